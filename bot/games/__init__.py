"""Games in a channel: the one door to them, their letters and their clock, their reports."""
