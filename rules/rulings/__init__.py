"""Disputes and rulings: how an argument at the table ends, and what is kept of it."""
