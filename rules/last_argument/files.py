"""The data files that only this game has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.checking.kind import Kind
from rules.checking.rolls import forms, of_every_edition
from rules.last_argument.editions import Constants

FILES: Mapping[str, Kind[Any]] = {"constants.toml": Kind(forms(Constants), of_every_edition, needed=True)}
