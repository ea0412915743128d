"""Reading an army list, whatever it was written with: ``read(bytes or text, filename)`` gives a ``Roster``."""

from rules.rosters.read import MOST_BYTES, read
from rules.rosters.roster import Cost, Model, Remark, Roster

__all__ = ["MOST_BYTES", "Cost", "Model", "Remark", "Roster", "read"]
