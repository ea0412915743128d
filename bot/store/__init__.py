"""Keeping things: settings, what buttons mean, which commands Discord knows."""

from bot.store.sqlite import CannotOpen, ServerSettings, Store, UnknownSchema, fresh_key

__all__ = ["CannotOpen", "ServerSettings", "Store", "UnknownSchema", "fresh_key"]
