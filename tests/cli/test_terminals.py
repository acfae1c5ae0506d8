"""Forty terminal outputs read as their golden files say."""

from pathlib import Path
from typing import Final

from tests.cli.terminals import terminals
from tests.golden_texts import changes

MANY: Final = 40


def test_forty_terminal_outputs_read_as_their_golden_files(tmp_path: Path) -> None:
    shown = terminals(tmp_path)
    assert len(shown) >= MANY
    assert changes("terminal", shown) == []


def test_a_changed_a_new_and_a_lost_output_are_noticed() -> None:
    shown = {"bots": "$ timescoop bots\n\nrandom\n", "new": ""}
    found = changes("terminal", shown)
    assert any(each.startswith("bots:") for each in found)
    assert "new is new" in found
    assert "help is gone" in found
