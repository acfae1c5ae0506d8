"""Who leads and how near the end is in words, and what has changed since a seat's last turn."""

from random import Random

import pytest

from timescoop.catalogue import GAMES
from timescoop.hosting import SeatShown, snapshot_of
from timescoop.kernel import FACT, NEWS, TURN_STARTS, Table
from timescoop.web.render.scene_builder import build_scene
from timescoop.web.render.table.text_view import table_lines
from timescoop.wording import MOST_NEWS, Teller, Texts, plain, since_last_turn

START, NEW, OLD = min(TURN_STARTS), min(NEWS), next(nth for nth in range(len(FACT)) if nth not in NEWS | TURN_STARTS)


def told(text: str) -> list[tuple[int, int, tuple[int, ...], tuple[int, ...]]]:
    """Facts from a row such as `s0 n0 s1 n1`: a turn that starts, something new, and what is not worth telling."""
    kinds = {"s": START, "n": NEW, "o": OLD}
    return [(kinds[each[0]], int(each[1:]), (), ()) for each in text.split()]


@pytest.mark.parametrize(
    ("row", "on_turn", "found"),
    [
        ("s0 n0 s1 n1 s2 n2", False, [3, 5]),  # since my turn all others have had theirs
        ("s0 n0 s1 n1 s2 n2 s0", True, [3, 5]),  # and my next one starts
        ("s0 n0 s1 n1 s2 n2 s0 n0 n0", True, [3, 5]),  # what I do myself is no news
        ("s0 n0 s1 o1 s2 n2 s0", True, [5]),
        ("s1 n1 s2 n2 s0", True, [1, 3]),  # before my first turn everything is
        ("s1 n1", False, [1]),
        ("s0 n0", True, []),
        ("o0 n0", False, []),  # nobody has had a turn yet
        ("", False, []),
    ],
)
def test_what_has_changed_since_the_end_of_a_seats_last_turn(row: str, on_turn: bool, found: list[int]) -> None:  # noqa: FBT001 - a parameter of the table above
    assert since_last_turn(told(row), 0, on_turn=on_turn) == found


def played(key: str, seats: int, answers: int) -> Table:
    luck, table = Random(3), GAMES[key].deal(seats=seats, seed=bytes([9]) * 32, facts=True)
    for _ in range(answers):
        seat = table.waiting()[0]
        table.play(seat, luck.choice(table.options(seat)))
    return table


@pytest.mark.parametrize(("key", "seats", "answers"), [("invasion", 3, 200), ("nemesis", 3, 400), ("ccg", 2, 500)])
def test_the_text_page_tells_the_newest_of_it_each_game_has_news(key: str, seats: int, answers: int) -> None:
    game, table = GAMES[key], played(key, seats, answers)
    shown = [SeatShown(name, "person", "", "") for name in ("Ada", "Bo", "Cy")[:seats]]
    found = 0
    for viewer in range(seats + 1):
        scene = build_scene(snapshot_of(game, table, viewer, shown), game, game.editions[0].key, game.faces(table))
        assert len(scene.news) <= MOST_NEWS
        found += len(scene.news) if viewer < seats else 0
        assert viewer < seats or not scene.news, "a watcher has no turns"
        lines = [line.text for line in table_lines(scene)]
        if scene.news:
            first = lines.index("Since your last turn:") + 1
            told = [f"{plain(news.parts)} ({news.clause})" for news in scene.news]
            assert lines[first : first + len(told)] == told
        assert any(line.startswith("Game end: ") for line in lines)
    assert found


def test_a_verb_agrees_with_a_name_or_you() -> None:
    texts = Texts({"notices": {"toy/near": "{who} {who:agree:has/have} {0}[ of {1}]: {who:own} turn"}})
    made = [
        plain(Teller(texts, ["Ada", "Bo"], me).notice({"key": "toy/near", "seat": 1, "args": [4], "kinds": []}))
        for me in range(2)
    ]
    assert made == ["Bo has 4: Bo's turn", "You have 4: your turn"]
