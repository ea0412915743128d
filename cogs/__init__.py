"""Slash commands: read the options, ask the rules, show a card. No rule lives here."""
