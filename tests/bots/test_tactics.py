"""Positions with one action left: a seat that can win with it does. Every line is tried, so what wins is known."""

from collections.abc import Iterator
from typing import Any

import pytest

from timescoop.bots import GREEDY, LOOKAHEAD, MASTER, SEARCH, TRAINED, Bot, Budget, mover
from timescoop.bots.declarations import Evaluator, declarations
from timescoop.games.invasion import GAME
from timescoop.kernel import Table

Players = dict[str, dict[str, Any]]
BRIEF = Budget(worlds=4, breadth=8, partial_lines=2, evaluations=600)
ENEMIES = ["Yetis", "Sontarans", "Omega"]
STRONG = ["Cybermen", "Daleks"]  # 4, and 5


def attacked(name: str, by: str, *enemies: str) -> dict[str, Any]:
    return {"name": name, "attack": {"by": by, "enemies": list(enemies), "face": "up"}}


def attacks() -> Iterator[tuple[str, Players]]:
    """Ann has one action; then Tom cannot act, and the game is over."""
    for enemy in ENEMIES:
        yield (
            f"take the leader's place with {enemy}",
            {
                "Ann": {"hand": [enemy, "Vortis"], "locations": ["Gallifrey"]},
                "Tom": {"hand": [], "locations": ["Telos"]},
            },
        )
        yield (
            f"take the right place of two with {enemy}",
            {
                "Ann": {"hand": [enemy, "Vortis"], "locations": ["Gallifrey"]},
                "Tom": {"hand": [], "locations": ["Ribos", "Skaro"]},
            },
        )
        yield (
            f"take from the leader, not from the last, with {enemy}",
            {
                "Ann": {"hand": [enemy, "Vortis"], "locations": ["Deva Loka"]},
                "Tom": {"hand": [], "locations": ["Mondas"]},
                "Nick": {"hand": [], "locations": ["Castrovalva"]},
            },
        )
        yield (
            f"play a place, for {enemy} only takes a counter home",
            {
                "Ann": {"hand": [enemy, "Skaro"], "locations": ["Gallifrey"]},
                "Tom": {"hand": [], "locations": [{"name": "Telos", "tardis": True}]},
            },
        )


def conflicts() -> Iterator[tuple[str, Players]]:
    """The same, where strengths are compared."""
    for enemy, one, other in ((STRONG[0], "Leela", "Jamie"), (STRONG[1], "The Doctor", "Leela")):
        yield (
            f"beat {enemy} with {one}, for {other} is too weak",
            {
                "Ann": {"hand": [one, other, "Vortis"], "locations": [attacked("Skaro", "Tom", enemy)]},
                "Tom": {"hand": [], "locations": ["Ribos"]},
            },
        )
    for enemy in STRONG:
        yield (
            f"beat {enemy} with two Defenders, for none alone is enough",
            {
                "Ann": {"hand": ["Jamie", "Susan", "Vortis"], "locations": [attacked("Skaro", "Tom", enemy)]},
                "Tom": {"hand": [], "locations": ["Ribos"]},
            },
        )
        yield (
            f"leave {enemy} alone that cannot be beaten, and play a place",
            {
                "Ann": {"hand": ["Adric", "Mondas"], "locations": [attacked("Vortis", "Tom", enemy)]},
                "Tom": {"hand": [], "locations": ["Ribos"]},
            },
        )
        yield (
            f"overcome two Defenders with {enemy} and its kind",
            {
                "Ann": {"hand": [enemy, enemy, "Vortis"], "locations": ["Gallifrey"]},
                "Tom": {"hand": [], "locations": [{"name": "Skaro", "defenders": ["Jamie", "Ian"]}]},
            },
        )


PUZZLES = dict([*attacks(), *conflicts()])


def position(players: Players) -> Table:
    document = {"game": "invasion", "edition": "classic", "turn": "Ann", "phase": "end-game", "players": players}
    table, _ = GAME.read(document, None)
    return table


@pytest.mark.parametrize("name", PUZZLES)
def test_a_puzzle_is_one_some_lines_win_and_some_do_not(name: str) -> None:
    table = position(PUZZLES[name])
    ends = [end for _, _, end in declarations(Evaluator(GAME.evaluate, 9), table, 0)]
    assert {end.won == 1 for end in ends if end.over()} == {True, False}


@pytest.mark.parametrize("bot", [GREEDY, LOOKAHEAD, TRAINED, SEARCH, MASTER], ids=lambda bot: bot.key)
@pytest.mark.parametrize("name", PUZZLES)
def test_a_win_at_once_is_never_missed(bot: Bot, name: str) -> None:
    table = position(PUZZLES[name])
    for step in range(9):
        if mover(table) != 0:
            break
        table.play(0, bot.choose(GAME, GAME.imagine(table, 0, step), 0, step, BRIEF))
    assert table.won == 1, f"{bot.name} did not {name}"
