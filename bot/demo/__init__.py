"""The real bot in an in-memory Discord, with a page to use it in."""
