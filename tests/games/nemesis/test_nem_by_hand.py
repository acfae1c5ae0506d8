"""Cards of Nemesis whose text is played by hand: when it may be opened, and what players can do for it."""

from functools import cache
from typing import Any

import pytest
from tests.games import by_hand
from tests.games.by_hand import CLOSELY, written

from timescoop.bots import GREEDY
from timescoop.documents import card_document
from timescoop.games.nemesis import GAME
from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import QUESTION, WINDOW, Table
from timescoop.language import WINNING_VERB
from timescoop.testkit import check_game
from timescoop.testkit.by_hand import half_by_hand, with_cards

NAMES = ["Ada", "Bo"]
CHARACTER, UPGRADE, INSTANT, MOMENT = "Robomen", "Cybergun", "Emergency Temporal Shift", "Dalek Invasion"
BY_HAND = (CHARACTER, UPGRADE, INSTANT, MOMENT)


def offered(table: Table, seat: int | None = None) -> list[str]:
    return by_hand.offered(GAME, table, NAMES, seat)


def say(table: Table, *answers: str) -> None:
    by_hand.say(GAME, table, NAMES, *answers)


def told(table: Table, seat: int) -> list[str]:
    return by_hand.told(GAME, table, NAMES, seat)


@cache
def pool() -> Any:
    return GAME.compile_cards(written(GAME, "standard", *BY_HAND, by_hand=True))


def laid(ada: Any = None, bo: Any = None, **more: Any) -> Nemesis:
    """Ada's turn, as she is asked where her token goes."""
    players = {"Ada": {"side": "Davros", **(ada or {})}, "Bo": {"side": "Ashad", **(bo or {})}}
    table, _ = GAME.read({"game": "nemesis", "turn": "Ada", "step": "control", "players": players, **more}, pool())
    assert isinstance(table, Nemesis)
    table.kept = []
    return table


def of_the_texts(table: Table) -> list[str]:
    return [words for words in offered(table) if words.startswith("by hand")]


def opened(**ada: Any) -> Nemesis:
    """A table at which Ada has opened the text of a Character of hers."""
    table = laid({"locations": {"The Vault": [CHARACTER]}, **ada})
    while table.asked[0][0] in WINDOW:
        say(table, "pass")
    say(table, f"by hand: {CHARACTER}, Ada's The Vault")
    return table


# ---- when


def test_nem_hand_01_texts_of_cards_in_play_are_opened_once_in_each_step_of_the_own_turn() -> None:
    table = laid({"locations": {"The Vault": [CHARACTER]}})
    text = f"by hand: {CHARACTER}, Ada's The Vault"
    assert of_the_texts(table) == [text]
    say(table, text, "done")
    assert table.waiting() == [0]
    assert of_the_texts(table) == [], "once in this step"
    say(table, "The Crucible")
    assert QUESTION[table.question_of(0)] == "nemesis/minion"
    assert of_the_texts(table) == [text], "and once in the next"


def test_nem_hand_06_texts_in_play_are_opened_in_anothers_turn_with_instants() -> None:
    table = laid({"locations": {"The Vault": [CHARACTER]}}, turn="Bo")
    text = f"by hand: {CHARACTER}, Ada's The Vault"
    assert QUESTION[table.question_of(0)] == "nemesis/instant"
    assert offered(table, 0) == ["pass", text]
    say(table, text, "gain Power", "Ada", "1", "done")
    assert table.power[0] == 1
    assert f"Ada began to carry out {CHARACTER} by hand." in told(table, 1)
    assert table.waiting() == [1], "once in this step"
    say(table, "Cybership")
    assert table.waiting() == [0]
    assert offered(table, 0) == ["pass", text], "and once in the next"
    say(table, "pass")
    assert table.waiting() == [1]


def test_nem_hand_06_who_controls_no_such_card_is_not_asked_and_a_bot_passes() -> None:
    assert laid(turn="Bo").waiting() == [1]
    table = laid({"locations": {"The Vault": [CHARACTER]}}, turn="Bo")
    blind = GAME.imagine(table, 0, 1)
    GREEDY.choose(GAME, blind, 0, 1)
    assert offered(blind, 0) == ["pass"]


def test_nem_hand_02_an_instant_is_played_in_any_window_and_opened() -> None:
    table = laid({"hand": [INSTANT]})
    assert QUESTION[table.question_of(0)] == "nemesis/instant"
    say(table, f"play {INSTANT}", "done")
    assert [table.pool.name[table.kind[copy]] for copy in table.pile(0)] == [INSTANT]


def test_nem_hand_02_an_upgrade_played_by_hand_can_be_put_on_any_character() -> None:
    table = laid()
    kind = table.pool.name.index(UPGRADE)
    assert len(table.pool.numbered(kind, 11)) == 1
    assert GAME.faces(table)[kind].get("by_hand") is True


# ---- what


def test_nem_hand_03_a_character_is_put_at_a_location_and_a_card_in_play_goes_home() -> None:
    table = opened(hand=["Dalek Patrol"])
    say(table, "move a card of your hand", "Dalek Patrol", "Bo's Cybership")
    assert len(table.hand(0)) == 0
    assert "Ada moved Dalek Patrol from Ada's hand to the cards at Cybership." in told(table, 1)
    say(table, "move a card on the table", "Dalek Patrol, Bo's Cybership", "Ada's hand")
    assert len(table.hand(0)) == 1
    say(table, "move a card of your hand", "Dalek Patrol")
    assert not [words for words in offered(table) if words.startswith(("Bo's deck", "Bo's hand"))]


def test_nem_hand_04_power_plot_and_control_change_by_the_rules() -> None:
    table = opened(power=1)
    say(
        table,
        "gain Power",
        "Bo",
        "3",
        "lose Power",
        "Ada",
        "1",
        "gain Plot",
        "Ada",
        "2",
        "lose Plot",
        "Ada",
        "1",
    )
    assert (list(table.power), list(table.plot)) == ([0, 3], [1, 0])
    here = f"{CHARACTER}, Ada's The Vault"
    say(table, "put Plot on a card", here, "2", "take Plot off a card", here, "1")
    assert list(table.plots.values()) == [1]
    say(table, "change who controls a card", here, "Bo")
    assert list(table.holder.values()) == [1]
    assert "You took control of Robomen." in told(table, 1)


def test_nem_hand_04_an_upgrade_is_attached_to_a_character() -> None:
    table = laid(
        {"locations": {"The Vault": [CHARACTER]}},
        {"locations": {"Cybership": [{"name": "Cyberman", "upgrades": [UPGRADE]}]}},
    )
    say(table, "pass")  # Bo, whose Upgrade can be opened in Ada's turn
    say(table, f"by hand: {CHARACTER}, Ada's The Vault", "attach an Upgrade", f"{UPGRADE}, Bo's Cybership")
    assert offered(table) == [f"{CHARACTER}, Ada's The Vault"]
    say(table, f"{CHARACTER}, Ada's The Vault")
    (upgrade,) = table.host
    assert table.pool.name[table.kind[table.host[upgrade]]] == CHARACTER


def test_lan_hand_14_a_text_wins_once_everybody_agrees() -> None:
    table = opened()
    say(table, "win the game by this text")
    assert table.waiting() == [1]
    blind = GAME.imagine(table, 1, 1)
    assert offered(table) == ["yes", "no"]
    assert GREEDY.choose(GAME, blind, 1, 1) == table.options(1)[0], "a bot takes people at their word"
    say(table, "no")
    assert table.waiting() == [0]
    assert "Bo did not agree." in told(table, 0)
    say(table, "win the game by this text", "yes")
    assert table.over()


def test_nem_hand_05_the_card_by_whose_text_it_was_won_is_told() -> None:
    table = opened()
    say(table, "win the game by this text", "yes")
    assert GAME.view(table, 0)["winners"] == [0]
    assert table.reason == CHARACTER
    assert f"Ada won the game with {CHARACTER}." in told(table, 1)


def test_lan_hand_13_a_bot_opens_no_text_of_nemesis() -> None:
    table = laid({"locations": {"The Vault": [CHARACTER]}})
    blind = GAME.imagine(table, 0, 1)
    assert of_the_texts(table)
    GREEDY.choose(GAME, blind, 0, 1)
    assert not [words for words in offered(blind, 0) if words.startswith("by hand")]


@pytest.mark.parametrize("first", [0, 1])
def test_every_law_holds_with_half_of_the_texts_by_hand(first: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody claims the win here: a game of chance moves would soon be over."""
    monkeypatch.setattr(WINNING_VERB, "asks", (lambda *_: [],))
    found = card_document(GAME, "standard").value
    assert len(half_by_hand(found, first)) > 50
    figures = check_game(with_cards(GAME, GAME.compile_cards(found)), 2 + first, 15, 220, shares=CLOSELY)
    assert figures["picks"] > 5
