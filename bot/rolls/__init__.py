"""Rolls in a channel: what their commands share, how they run, what a game keeps of them."""
