"""The cogs that are loaded, by name; ``bot`` knows them as strings only."""

from rules.systems import SYSTEMS

COGS = (
    "cogs.rule",
    "cogs.roll",
    *(f"cogs.{system}" for system in SYSTEMS if system == "trench_crusade"),
    "cogs.settings",
    "cogs.help",
)
