"""What the tests of rosters share: samples, and small files written as the list builders write them."""

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from rules.errors import RulesError
from rules.rosters import Roster, read

SAMPLES = Path(__file__).resolve().parent / "data" / "rosters"


def sample(name: str) -> bytes:
    """Gives a sample file."""
    return (SAMPLES / name).read_bytes()


def warned(roster: Roster) -> dict[str, dict[str, Any]]:
    """Gives the remarks on a roster by their codes."""
    return {remark.code: dict(remark.facts) for remark in roster.warnings}


def companion(models: Any, **more: Any) -> str:
    """Writes a Trench Companion export around models."""
    return json.dumps({"warband_user_id": "77", "warband_data": json.dumps({"name": "Host", "models": models, **more})})


def figure(slug: str = "md_yeoman", name: str = "Johann", cost: int = 30, **more: Any) -> dict[str, Any]:
    """Writes a model as the Companion does."""
    return {
        "purchase": {"cost_value": cost, "cost_type": 0, "count_cap": True},
        "model": {"model": slug, "name": name, "active": "active", "equipment": [], "tags": [], **more},
    }


def selection(name: str, kind: str = "upgrade", ducats: float = 0, **more: Any) -> dict[str, Any]:
    """Writes a selection as New Recruit does."""
    costs = [{"name": "Ducats", "typeId": "8d43-33fd-332d-17a6", "value": ducats}] if ducats else []
    return {"name": name, "type": kind, "number": 1, "costs": costs, **more}


def new_recruit(*selections: dict[str, Any], **more: Any) -> str:
    """Writes a New Recruit file around selections."""
    force = {"catalogueName": "Iron Sultanate", "selections": list(selections)}
    return json.dumps({"roster": {"gameSystemId": "sys-4f3d-c5c9-7df1-ad01", "forces": [force], **more}})


def zipped(*files: tuple[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """Packs files."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", method) as archive:
        for name, content in files:
            archive.writestr(name, content)
    return packed.getvalue()


def refusal(source: bytes | str) -> str:
    """Gives the code with which a roster is refused."""
    with pytest.raises(RulesError) as refused:
        read(source)
    return refused.value.code
