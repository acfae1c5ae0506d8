"""The components of the evaluation as numbers, the input of trained bots."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.evaluation import cards_to_have, on_boards, prospects
from timescoop.games.nemesis.progress import schemes
from timescoop.games.nemesis.table import SETUP, Nemesis
from timescoop.kernel import NOWHERE, Factors

USUAL: Final = 8.0  # numbers are divided by what is usual, so that they are about -1 to 1
SCHEME: Final = 20.0
POWER: Final = 5.0
CAPTIVES: Final = 2.0


def factors(table: Nemesis, seat: int) -> Factors:
    """NEM-WIN-01, NEM-TERM-06: boards, cards, Power, Captured Doctors and Schemes of each seat, as one seat sees."""
    setting_up = table.step == SETUP
    boards = [0.0] * table.seats if setting_up else on_boards(table)
    common = [
        prospects(table, seat) / USUAL, float(table.fight != NOWHERE), float(setting_up),
        float(table.turn == seat),
    ]  # fmt: skip
    return common, [
        [0.0] * 6 if setting_up else [
            boards[each] / USUAL, cards_to_have(table, each, seat) / USUAL, schemes(table, each, seat) / SCHEME,
            table.power[each] / POWER, table.plot[each] / POWER, len(table.captured(each)) / CAPTIVES,
        ]
        for each in range(table.seats)
    ]  # fmt: skip
