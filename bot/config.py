"""What the host sets: environment variables, or a ``.env`` file beside the program."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict


class Misconfigured(Exception):
    """The configuration has faults; the message names each of them and never the token."""


def _upper(text: str) -> str:
    return text.strip().upper()


class Config(BaseSettings):
    """Settings of ``umpire run``.

    Attributes:
        discord_token: the bot's token; required.
        database: path of the SQLite file.
        sync_guild: id of one server whose commands are synced at once, for trying things out; empty for everywhere.
        log_level: how much is logged.
    """

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True)

    discord_token: Annotated[SecretStr, Field(min_length=20)]
    database: Path = Path("umpire.db")
    sync_guild: Annotated[int, Field(gt=0)] | None = None
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_upper)] = "INFO"


def load() -> Config:
    """Reads the configuration.

    Raises:
        Misconfigured: something required is missing or a value is wrong.
    """
    try:
        return Config()  # the values come from the environment
    except ValidationError as error:
        raise Misconfigured("\n".join(_in_words(fault["loc"], fault["type"]) for fault in error.errors())) from None


def _in_words(location: tuple[str | int, ...], kind: str) -> str:
    name = str(location[0]).upper()
    if kind == "missing":
        return f"{name} is missing: set it in the environment or in a file named .env (see .env.example)."
    expected = {
        "DISCORD_TOKEN": "the bot token from the Discord developer portal",
        "DATABASE": "a path of a file",
        "SYNC_GUILD": "the numeric id of one server",
        "LOG_LEVEL": "one of DEBUG, INFO, WARNING, ERROR",
    }
    return f"{name} is not {expected.get(name, 'valid')}."
