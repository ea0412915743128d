"""Disputes and rulings: the one door to them, their cards, what is kept of them."""
