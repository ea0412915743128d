"""Cards: everything a player sees, built in one place."""
