"""A player who looks at a card learns it, and nobody else does: every way to look, as scenarios use it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import pytest

from timescoop.documents import check_scenario, read_file
from timescoop.games.ccg import GAME, facts
from timescoop.games.ccg.table import Ccg

SCENARIOS: Final = Path(__file__).parents[2] / "scenarios" / "ccg"
ROOM: Final = Path(facts.__file__ or "").parent
WAYS: Final = {
    f"{path.relative_to(ROOM)}:{number}"
    for path in ROOM.rglob("*.py")
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
    if "say(facts.LOOKED" in line
}


def test_ccg_amb_90_only_who_looks_at_a_card_learns_it(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[int] = []  # since the last fact
    told = Ccg.say
    wrong: list[str] = []
    tried: set[str] = set()

    def show(table: Ccg, copy: int) -> None:
        shown.append(copy)
        turn_up(table, copy)

    def say(table: Ccg, fact: int, seat: int, args: tuple[int, ...] = (), copies: tuple[int, ...] = ()) -> Any:
        if fact == facts.LOOKED:
            frame = sys._getframe(1)
            way = f"{Path(frame.f_code.co_filename).relative_to(ROOM)}:{frame.f_lineno}"
            tried.add(way)
            wrong.extend(f"{way} {copy}" for copy in copies if copy in shown or not table.knows(seat, copy))
        shown.clear()
        return told(table, fact, seat, args, copies)

    turn_up = Ccg.show
    monkeypatch.setattr(Ccg, "show", show)
    monkeypatch.setattr(Ccg, "say", say)
    for path in sorted(SCENARIOS.glob("*.yaml")):
        for document in read_file(path):
            if "look" in str(document.value).lower() or "CCG-GLOSSARY-38" in document.value["rule"]:
                assert not check_scenario(document, {"ccg": GAME})
    assert not wrong
    assert tried == WAYS
