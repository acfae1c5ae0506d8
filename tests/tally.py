"""What a test counted, for the table of `make soak`; in everyday runs it goes nowhere."""

import os
from pathlib import Path


def tally(**counts: int) -> None:
    """Add counts to the tally of the soak, as in `tally(kills=100, moves=10_000)`."""
    named = os.environ.get("TIMESCOOP_TALLY")
    if named:
        with Path(named).open("a", encoding="utf-8") as file:
            file.writelines(f"  {name.replace('_', ' ')} {count:,}\n" for name, count in counts.items())
