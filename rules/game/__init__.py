"""A game as its events: what happened, the state that follows, trusted dice, and what is owed."""
