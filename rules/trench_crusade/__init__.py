"""Trench Crusade: its rolls as procedures, named as the rulebook names them."""

from collections.abc import Mapping
from typing import Any

from rules.procedure import Procedure
from rules.trench_crusade.injury import injury_roll
from rules.trench_crusade.success import success_roll

PROCEDURES: Mapping[str, Procedure[Any, Any]] = {procedure.name: procedure for procedure in (success_roll, injury_roll)}
