"""The Last Argument of Kings: its rolls as procedures, named as the rulebook names them."""

from collections.abc import Mapping
from typing import Any

from rules.last_argument.attack import landing, ordeal
from rules.last_argument.broken import fate_of
from rules.last_argument.characteristic import characteristic_test
from rules.last_argument.charge import charge_roll
from rules.last_argument.clash import clash
from rules.last_argument.decay import decay
from rules.last_argument.duel import duel
from rules.last_argument.hits_given import defence
from rules.last_argument.impact import impact
from rules.last_argument.morale import morale
from rules.last_argument.pool import pool
from rules.last_argument.reinforcement import reinforcement
from rules.last_argument.renewal import renewal
from rules.last_argument.spellcasting import spellcasting
from rules.last_argument.strike import pressing, strike
from rules.last_argument.supremacy import supremacy
from rules.last_argument.terrain import crossing
from rules.last_argument.volley import volley
from rules.procedure import Procedure

PROCEDURES: Mapping[str, Procedure[Any, Any]] = {
    procedure.name: procedure
    for procedure in (
        characteristic_test,
        clash,
        volley,
        impact,
        duel,
        defence,
        decay,
        renewal,
        morale,
        charge_roll,
        fate_of,
        reinforcement,
        supremacy,
        crossing,
        spellcasting,
        pool,
        pressing,
        strike,
        landing,
        ordeal,
    )
}
