"""Trench Crusade: its rolls as procedures, named as the rulebook names them."""

from collections.abc import Mapping
from typing import Any

from rules.procedure import Procedure
from rules.trench_crusade.charge import charge
from rules.trench_crusade.climb import climb
from rules.trench_crusade.dive import dive
from rules.trench_crusade.fall import fall
from rules.trench_crusade.fight import fight
from rules.trench_crusade.ground import ground
from rules.trench_crusade.injury import injury_roll
from rules.trench_crusade.jump import jump
from rules.trench_crusade.morale import morale
from rules.trench_crusade.risky import risky, shaken_action
from rules.trench_crusade.roll_off import initiative, roll_off
from rules.trench_crusade.shoot import shoot
from rules.trench_crusade.success import success_roll
from rules.trench_crusade.tasks import d3_roll, relic

PROCEDURES: Mapping[str, Procedure[Any, Any]] = {
    procedure.name: procedure
    for procedure in (
        success_roll,
        risky,
        shaken_action,
        injury_roll,
        shoot,
        fight,
        charge,
        dive,
        climb,
        jump,
        fall,
        ground,
        morale,
        initiative,
        roll_off,
        relic,
        d3_roll,
    )
}
