"""First Blood: its rolls as procedures, named as the rulebook names them."""

from collections.abc import Mapping
from typing import Any

from rules.first_blood.at_random import at_random
from rules.first_blood.characteristic import characteristic_test
from rules.first_blood.comparison import comparison
from rules.first_blood.driven_back import driven_back
from rules.first_blood.halving import halving
from rules.first_blood.roll import dice_roll
from rules.first_blood.sequence import sequence
from rules.procedure import Procedure

PROCEDURES: Mapping[str, Procedure[Any, Any]] = {
    procedure.name: procedure
    for procedure in (characteristic_test, dice_roll, comparison, driven_back, halving, at_random, sequence)
}
