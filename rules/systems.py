"""The one registry of game systems: each name is a folder of ``rules``, a folder of ``data`` and a cog."""

from __future__ import annotations

SYSTEMS = ("trench_crusade", "first_blood", "mesbg", "last_argument")
