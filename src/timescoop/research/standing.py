"""The state of a game for search: a table, what each seat has been told, and what it has answered."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from timescoop.bots import mover
from timescoop.catalogue import GAMES
from timescoop.documents import fingerprint
from timescoop.kernel import FACT, Game, Table, Told, to_data

Heard = tuple[str, int, int]  # text so far, facts told by then, answers looked at by then


class Standing:
    """A table that keeps its facts; a copy shares it until one of them is played on.

    Args:
        game: What is played.
        table: One that keeps facts from the deal on.
    """

    __slots__ = ("answers", "decisions", "game", "heard", "shared", "table")

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.table = table
        self.shared = False
        self.decisions = 0
        self.answers: list[tuple[int, int, int]] = []  # facts kept by then, seat, option
        self.heard: list[Heard] = [("", 0, 0)] * (table.seats + 1)

    def copy(self) -> Standing:
        """An independent copy."""
        new = Standing.__new__(Standing)
        new.game, new.table, new.answers, new.heard = self.game, self.table, self.answers, self.heard
        new.decisions = self.decisions
        self.shared = new.shared = True
        return new

    def __deepcopy__(self, _memory: dict[int, Any]) -> Standing:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Standing], tuple[object, ...]]:
        data = json.dumps(to_data(self.table), separators=(",", ":"))
        return restored, (self.game.key, data, self.answers, self.heard, self.decisions)

    def part(self) -> None:
        """What is shared with copies is so no longer."""
        if self.shared:
            self.table, self.answers, self.heard = self.table.copy(), self.answers[:], self.heard[:]
            self.shared = False

    def mover(self) -> int:
        """The seat that answers next, or -1."""
        return mover(self.table)

    def play(self, seat: int, option: int) -> None:
        """Let a seat answer."""
        self.part()
        self.decisions += 1
        self.answers.append((len(self.table.kept or ()), seat, option))
        self.table.play(seat, option)

    def past(self, seat: int) -> str:
        """All that a seat has been told and has answered since the deal, in order; it only grows."""
        table = self.table
        text, facts, looked = self.heard[seat]
        if facts == len(table.kept or ()) and looked == len(self.answers):
            return text
        told = table.told(seat, facts)
        start = facts
        for by, who, option in self.answers[looked:]:
            text += "".join([line_of(each) for each in told[facts - start : by - start]])
            facts = by
            if who == seat:
                text += f"> {option}\n"
        text += "".join([line_of(each) for each in told[facts - start :]])
        self.heard[seat] = (text, start + len(told), len(self.answers))
        return text

    def imagined(self, seat: int, luck: int) -> Standing:
        """What the seat takes it for: a table imagined for it, with its own past; the others have none.

        Args:
            seat: The seat that looks.
            luck: Any number; the same number imagines the same.
        """
        table = self.game.imagine(self.table, seat, luck)
        table.kept = []
        new = Standing(self.game, table)
        new.decisions = self.decisions
        new.answers = [(0, who, option) for _, who, option in self.answers if who == seat]
        new.heard[seat] = (self.past(seat), 0, len(new.answers))
        return new

    def whole(self) -> str:
        """Everything, secrets included, in short: two standings are alike if these are."""
        return f"{self.decisions} answers, {len(self.table.kept or ())} facts, table {fingerprint(self.table)}"


def restored(key: str, data: str, answers: list[tuple[int, int, int]], heard: list[Heard], decisions: int) -> Standing:
    """A standing as it was written."""
    game = GAMES[key]
    new = Standing(game, game.load(json.loads(data)))
    new.answers, new.heard, new.decisions = answers, heard, decisions
    return new


def line_of(told: Told) -> str:
    """A fact as a seat was told it, as a line: key, seat, numbers, kinds."""
    what, who, args, kinds = told
    return f"{FACT[what]} {who} {' '.join(map(str, args))} / {' '.join(map(str, kinds))}\n"
