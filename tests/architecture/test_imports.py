"""Importing the engine brings in no parser, no arrays and no event loop: playing needs none of them."""

import subprocess
import sys

import pytest

HEAVY = {"asyncio", "dataclasses", "json", "lark", "logging", "numpy", "random", "sqlalchemy", "starlette", "yaml"}


def modules_after(statement: str) -> set[str]:
    """What a fresh interpreter has loaded once it has run one statement."""
    told = subprocess.run(
        [sys.executable, "-c", f"import sys\n{statement}\nprint(*sys.modules)"],
        check=True,
        capture_output=True,
        text=True,
    )
    return set(told.stdout.split())


@pytest.mark.parametrize("room", ["timescoop.kernel", "timescoop.language", "timescoop.games.invasion"])
def test_the_engine_imports_nothing_heavy(room: str) -> None:
    brought = modules_after(f"import {room}") - modules_after("pass")
    assert room in brought
    assert not brought & HEAVY
