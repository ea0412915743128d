"""The cogs that are loaded, by name; ``bot`` knows them as strings only."""

from importlib.util import find_spec

from rules.systems import SYSTEMS

COGS = (
    "cogs.rule",
    "cogs.roll",
    *(name for system in SYSTEMS if find_spec(name := f"cogs.{system}")),
    "cogs.game",
    "cogs.battle",
    "cogs.unit",
    "cogs.dispute",
    "cogs.pack",
    "cogs.settings",
    "cogs.privacy",
    "cogs.help",
)
