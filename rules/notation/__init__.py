"""Dice notation: text to a roll and back, with common BCDice forms.

``parse`` reads, ``str`` writes, ``throw`` rolls. ``chance`` gives the exact chance of doing at least as well, and
``possible`` lists the values of a small roll, ``step`` tells how far those of a large one lie apart.
"""

from rules.notation.odds import chance
from rules.notation.read import parse
from rules.notation.result import throw
from rules.notation.spread import possible, step
from rules.notation.tree import Roll

__all__ = ["Roll", "chance", "parse", "possible", "step", "throw"]
