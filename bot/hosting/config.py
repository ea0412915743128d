"""What the host sets: environment variables, or a ``.env`` file beside the program."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, TypeVar

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict


class Misconfigured(Exception):
    """The configuration has faults; the message names each of them and never the token."""


_Settings = TypeVar("_Settings", bound=BaseSettings)


def _upper(text: str) -> str:
    return text.strip().upper()


def _file(path: Path) -> Path:
    if not path.name or path.is_dir():  # its lock, its copies and its socket stand beside it, under its name
        raise ValueError(path)
    return path


class Place(BaseSettings):
    """Where the bot keeps everything.

    Attributes:
        database: path of the SQLite file.
    """

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8-sig",  # Notepad marks the beginning of a file
        extra="ignore",
        env_ignore_empty=True,
    )

    database: Annotated[Path, AfterValidator(_file), Field(validate_default=True)] = Path("umpire.db")


class Config(Place):
    """Settings of ``umpire run``.

    Attributes:
        discord_token: the bot's token; required.
        sync_guild: id of one server whose commands are synced at once, for trying things out; empty for everywhere.
        log_level: how much is logged.
    """

    discord_token: Annotated[SecretStr, Field(min_length=20)]
    sync_guild: Annotated[int, Field(gt=0)] | None = None
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_upper)] = "INFO"


def load() -> Config:
    """Reads the configuration.

    Raises:
        Misconfigured: something required is missing or a value is wrong.
    """
    return _read(Config)


def database() -> Path:
    """Gives the path of the database as ``umpire run`` finds it, without asking for a token.

    Raises:
        Misconfigured: it cannot be read.
    """
    return _read(Place).database


def _read(kind: type[_Settings]) -> _Settings:
    try:
        return kind()  # the values come from the environment
    except ValidationError as error:
        raise Misconfigured("\n".join(_in_words(fault["loc"], fault["type"]) for fault in error.errors())) from None
    except UnicodeDecodeError:
        raise Misconfigured("The file .env is not plain text: save it again as UTF-8.") from None
    except OSError as error:
        raise Misconfigured(f"The file .env cannot be read: {error.strerror}.") from None


def _in_words(location: tuple[str | int, ...], kind: str) -> str:
    name = str(location[0]).upper()
    if kind == "missing":
        return f"{name} is missing: set it in the environment or in a file named .env (see .env.example)."
    expected = {
        "DISCORD_TOKEN": "the bot token from the Discord developer portal",
        "DATABASE": "the path of a file, or of one that can be made",
        "SYNC_GUILD": "the numeric id of one server",
        "LOG_LEVEL": "one of DEBUG, INFO, WARNING, ERROR",
    }
    return f"{name} is not {expected.get(name, 'valid')}."
