"""Bots of the card game go by what their seat knows: decks and hands of others that are dealt anew change nothing."""

from typing import Any

import pytest
from tests.bots.positions import positions

from timescoop.bots import GREEDY, LOOKAHEAD, SEARCH, Bot, Budget
from timescoop.bots.search import Search
from timescoop.bots.tree import normalized
from timescoop.games.ccg import GAME
from timescoop.kernel import Game, Table

SHORT = Budget(worlds=3, breadth=4, partial_lines=1, evaluations=60)
WORLDS = 3
MOST = 6


def by_the_first_card(_game: Game, blind: Table, seat: int, _dice: int, _budget: Budget) -> int:
    """The cheat: its choice hangs on a card that its seat does not know."""
    offered = blind.options(seat)
    hidden = [blind.kind[copy] for zone in blind.zones for copy in zone if not blind.knows(seat, copy)]
    return offered[hidden[0] % len(offered)]


CHEAT = Bot(key="cheat", name="Cheat", level=0, about="Peeks.", think=by_the_first_card, budget=SHORT)


def choices(bot: Bot, table: Table, seat: int) -> set[int]:
    """What a bot chooses in worlds that its seat cannot tell from one another."""
    return {bot.choose(GAME, GAME.imagine(table, seat, luck), seat, 1, SHORT) for luck in range(WORLDS)}


@pytest.mark.parametrize("bot", [GREEDY, LOOKAHEAD, SEARCH], ids=lambda bot: bot.key)
def test_b_1_a_bot_chooses_alike_in_worlds_it_cannot_tell_apart(bot: Bot) -> None:
    for table, seat in positions(GAME, "first", 2, luck=1, most=MOST):
        assert len(choices(bot, table, seat)) == 1


def test_b_1_a_bot_that_peeks_is_seen() -> None:
    assert any(len(choices(CHEAT, table, seat)) > 1 for table, seat in positions(GAME, "first", 2, luck=1, most=MOST))


def test_a_game_that_nobody_has_won_is_worth_what_it_looks_like_to_the_search() -> None:
    table = GAME.deal(seats=2, seed=bytes([1]) * 32)
    table.won = 0
    for seat in range(2):
        search = Search(GAME, 2, seat)
        assert search.value(table) == normalized(GAME.evaluate(table, seat), GAME.swing)


def ends(deck: int) -> Table:
    """Ada fills up her hand: a Cyberman fits nowhere, an Ally does; so many cards are left in each deck."""
    hand = ["Cyberman", "Sergeant Benton - Dependable Soldier"]
    ada: dict[str, Any] = {"line": ["Earth (1968)"], "deck": deck, "hand": hand}
    players = {"Ada": ada, "Bo": {"line": ["Telos (2486)"], "deck": deck, "hand": []}}
    table, _ = GAME.read({"game": "ccg", "turn": "Ada", "part": "refill", "players": players}, None)
    return table


@pytest.mark.parametrize(("deck", "gone"), [(0, "Cyberman"), (9, "done")])
def test_ccg_win_04_what_only_keeps_a_game_going_is_put_away_once_nothing_more_is_drawn(deck: int, gone: str) -> None:
    table = ends(deck)
    option = GREEDY.choose(GAME, GAME.imagine(table, 0, 1), 0, 1, SHORT)
    assert GAME.words(table, 0, option, ("Ada", "Bo")) == gone
