"""Middle-earth Strategy Battle Game: its rolls as procedures, named as the rulebook names them."""

from collections.abc import Mapping
from typing import Any

from rules.mesbg.courage import courage_test
from rules.mesbg.duel import duel
from rules.mesbg.falling import fall
from rules.mesbg.fight import fight
from rules.mesbg.heroic import heroic
from rules.mesbg.magic import casting
from rules.mesbg.moving import moving_test
from rules.mesbg.priority import priority_roll
from rules.mesbg.shooting import shooting
from rules.mesbg.wounds import strikes
from rules.procedure import Procedure

PROCEDURES: Mapping[str, Procedure[Any, Any]] = {
    procedure.name: procedure
    for procedure in (priority_roll, duel, strikes, fight, shooting, courage_test, moving_test, fall, heroic, casting)
}
