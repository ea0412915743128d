"""The score of a game: scenarios as data, what is reported, what follows."""
