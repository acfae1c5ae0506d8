"""Every game of the catalogue for learning libraries; it needs `pip install timescoop[research]`.

`timescoop.research.pettingzoo` and `timescoop.research.gymnasium` hold environments, `timescoop.research.openspiel`
registers games on import, `timescoop.research.recorded` writes games down, and `python -m timescoop.research GAME`
tells what the numbers of a game's observations and actions mean.

>>> from timescoop.research import Study
>>> study = Study("invasion", seats=2)
>>> study.actions  # every option of the game, offered now or not
616
"""

from timescoop.research.opening import open_run
from timescoop.research.runs import Round, Settings
from timescoop.research.study import LONGEST, Study, returns_of

__all__ = ["LONGEST", "Round", "Settings", "Study", "open_run", "returns_of"]
