"""The commands, and a table in the terminal.

Commands are functions of `commands.py`; `run` carries one out and returns its exit code.

>>> from timescoop.cli.app import run
>>> run(["rules", "INV-TURN-07"])  # doctest: +ELLIPSIS
INV-TURN-07 ...
0
"""

from timescoop.cli.app import main

__all__ = ["main"]
