"""Cards of the card game whose text is played by hand: when it may be opened, and what players can do for it."""

from functools import cache
from typing import Any

import pytest
from tests.games import by_hand
from tests.games.by_hand import CLOSELY, written

from timescoop.bots import GREEDY
from timescoop.documents import card_document
from timescoop.games.ccg import GAME
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import Table
from timescoop.language import WINNING_VERB
from timescoop.testkit import check_game
from timescoop.testkit.by_hand import half_by_hand, with_cards

NAMES = ["Ada", "Bob"]
EARTH, TELOS = "Earth (1968)", "Telos (2486)"
ENEMY, BANG, CONDITION = "Cybermat", "Misjump", "Break Conditioning"
BY_HAND = (ENEMY, BANG, CONDITION)


def offered(table: Table, seat: int | None = None) -> list[str]:
    return by_hand.offered(GAME, table, NAMES, seat)


def say(table: Table, *answers: str) -> None:
    by_hand.say(GAME, table, NAMES, *answers)


def told(table: Table, seat: int) -> list[str]:
    return by_hand.told(GAME, table, NAMES, seat)


@cache
def pool() -> Any:
    return GAME.compile_cards(written(GAME, "first", *BY_HAND, by_hand=True))


def laid(ada: Any = None, bob: Any = None, part: str = "motion", **more: Any) -> Ccg:
    """Ada's turn, in its second part, with a Cybermat of hers on Earth."""
    players = {
        "Ada": {"line": [EARTH, TELOS], "hand": [], "at": {EARTH: [ENEMY]}, **(ada or {})},
        "Bob": {"line": ["Skaro (1963)"], "hand": ["Dalek"], "deck": ["Yeti", "Dalek"], **(bob or {})},
    }
    table, _ = GAME.read({"game": "ccg", "turn": "Ada", "part": part, "players": players, **more}, pool())
    assert isinstance(table, Ccg)
    table.kept = []
    return table


TEXT = f"{ENEMY}: carry this text out by hand"


def opened(**ada: Any) -> Ccg:
    table = laid(ada)
    say(table, TEXT)
    return table


# ---- when


def test_ccg_hand_01_a_text_in_play_is_opened_once_a_turn_in_the_second_part() -> None:
    table = opened()
    say(table, "done")
    assert table.waiting() == [0]
    assert TEXT not in offered(table)
    assert f"Bob began to carry out {ENEMY} by hand." not in told(table, 1)
    assert f"Ada began to carry out {ENEMY} by hand." in told(table, 1)


def test_ccg_hand_06_a_text_in_play_is_opened_in_anothers_turn_in_answer_to_an_event() -> None:
    table = laid({"at": {}, "hand": [BANG]}, {"at": {EARTH: [ENEMY]}})
    say(table, BANG)
    assert table.waiting() == [1], "Bob is asked before the card of Ada does anything"
    assert offered(table, 1) == ["pass", TEXT]
    say(table, TEXT, "gain points" if "gain points" in offered(table, 1) else "score points", "Bob", "1", "done")
    assert table.points == [0, 1]
    assert f"Bob began to carry out {ENEMY} by hand." in told(table, 0)
    assert table.waiting() == [0], "once a turn"


def test_ccg_hand_06_bots_and_seats_without_such_a_card_are_not_asked() -> None:
    table = laid({"at": {}, "hand": [BANG]})
    say(table, BANG)
    assert table.waiting() == [0]
    table = laid({"at": {}, "hand": [BANG]}, {"at": {EARTH: [ENEMY]}})
    say(table, BANG)
    blind = GAME.imagine(table, 1, 1)
    GREEDY.choose(GAME, blind, 1, 1)
    assert offered(blind, 1) == ["pass"]


def test_ccg_hand_02_a_bang_is_played_at_any_time_and_opened() -> None:
    table = laid({"hand": [BANG]})
    say(table, BANG)
    while "draw cards" not in offered(table):
        say(table, "pass")
    say(table, "draw cards", "Bob", "1", "done")
    assert [table.pool.name[table.kind[copy]] for copy in table.pile(0)] == [BANG]


def test_ccg_hand_02_a_condition_is_played_on_any_character_or_spacetime_card() -> None:
    table = laid({"hand": [CONDITION]}, part="play")
    say(table, CONDITION)
    assert {ENEMY, EARTH, TELOS} <= set(offered(table))


# ---- what


def test_ccg_hand_03_cards_go_home_or_to_a_place_and_spacetime_cards_stay() -> None:
    table = opened()
    say(table, "move a card on the table")
    assert f"{EARTH}, {EARTH}" not in offered(table)
    say(table, f"{ENEMY}, {EARTH}")
    assert TELOS in offered(table)
    assert not [words for words in offered(table) if words.startswith("Bob's")]
    say(table, TELOS)
    assert f"Ada moved {ENEMY} from the cards at {EARTH} to the cards at {TELOS}." in told(table, 1)
    say(table, "move a card on the table", f"{ENEMY}, {TELOS}", "Ada's draw deck", "done")
    assert [table.pool.name[table.kind[copy]] for copy in table.deck(0)][-1] == ENEMY
    assert not [copy for copy in table.holder if table.pool.name[table.kind[copy]] == ENEMY]


def test_ccg_hand_04_points_counters_and_freezes() -> None:
    table = opened()
    say(table, "score points", "Bob", "3", "lose points", "Ada", "1")
    assert list(table.points) == [-1, 3]
    here = f"{ENEMY}, {EARTH}"
    say(table, "put counters on a card", here, "3", "take counters off a card", here, "1")
    assert list(table.counters.values()) == [2]
    say(table, "freeze a card", here)
    assert len(table.frozen) == 1
    say(table, "unfreeze a card", here, "change who controls a card", here, "Bob")
    assert not table.frozen
    assert [table.holder[copy] for copy in table.counters] == [1]


def test_ccg_hand_04_goals_are_marked_as_reached_and_opposed() -> None:
    goal = next(name for kind, name in enumerate(pool().name) if pool().type[kind] == 1)
    table = laid({"at": {EARTH: [ENEMY, goal]}})
    say(table, TEXT, "Reach a Goal", f"{goal}, {EARTH}", "Ada", "4")
    assert (table.points[0], table.reached) == (4, 1)
    assert "Oppose a Goal" not in offered(table), "a Goal is scored once"


def test_ccg_hand_04_a_condition_is_put_on_a_card() -> None:
    table = laid({"discard": [CONDITION]})
    say(table, TEXT, "put a Condition on a card", f"{CONDITION}, Ada's discard pile", f"{ENEMY}, {EARTH}")
    ((condition, host),) = table.host.items()
    assert [table.pool.name[table.kind[copy]] for copy in (condition, host)] == [CONDITION, ENEMY]
    say(table, "done")
    assert condition in table.holder


def test_ccg_hand_05_a_text_wins_once_everybody_agrees() -> None:
    table = opened()
    say(table, "win the game by this text", "yes")
    assert table.over()
    assert GAME.view(table, 1)["winners"] == [0]


def test_lan_hand_13_a_bot_opens_no_text_of_the_card_game() -> None:
    table = laid({"hand": [BANG]})
    blind = GAME.imagine(table, 0, 1)
    assert {TEXT, BANG} <= set(offered(blind, 0))
    GREEDY.choose(GAME, blind, 0, 1)
    assert not {TEXT, BANG} & set(offered(blind, 0))


@pytest.mark.parametrize("first", [0, 1])
def test_every_law_holds_with_half_of_the_texts_by_hand(first: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody claims the win here: a game of chance moves would soon be over."""
    monkeypatch.setattr(WINNING_VERB, "asks", (lambda *_: [],))
    found = card_document(GAME, "first").value
    assert len(half_by_hand(found, first)) > 50
    figures = check_game(with_cards(GAME, GAME.compile_cards(found)), 2 + first, 2, 150, shares=CLOSELY)
    assert figures["picks"] > 5
