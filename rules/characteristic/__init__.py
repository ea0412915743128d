"""Chances of sums too large to count, through their characteristic functions.

The mean of ``exp(z * X)`` of a sum is the product of those of its terms, and each kind of dice has a closed form. From
its values on some dozen points of the unit circle follows the chance of every sum; a handful of real points tells,
after Chernoff, outside which window there is next to nothing, so that a window is all that has to be told apart.

Every error is bounded beforehand: what lies outside the window, the waves left out behind the last one, and rounding
add up to less than ``ERROR``. No part of it is an estimate or a sample.
"""

from rules.characteristic.kept import Kept
from rules.characteristic.spread import ERROR, Part, Spread
from rules.characteristic.term import FEWEST, Term, TooDear
from rules.characteristic.terms import Bursting, Listed, Plain

__all__ = ["ERROR", "FEWEST", "Bursting", "Kept", "Listed", "Part", "Plain", "Spread", "Term", "TooDear"]
