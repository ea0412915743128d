"""Keeping things: settings, what buttons mean, which commands Discord knows."""

from bot.store.sqlite import ServerSettings, Store, UnknownSchema

__all__ = ["ServerSettings", "Store", "UnknownSchema"]
