"""Solitaire, clause by clause, apart from what scenarios show: decks, Set-Up, and who decides for the other side."""

from __future__ import annotations

import json

import pytest

from timescoop.cli.screen.sight import sight
from timescoop.documents import read_text, with_decks
from timescoop.games.ccg import GAME, compile_cards
from timescoop.games.ccg.options import ALL, PASS
from timescoop.games.ccg.pool import BANG, CHARACTERS, ENEMY, GOAL, HEROES, TARDIS
from timescoop.games.ccg.ruled_seat.deciding import anything, nothing_by_hand, response
from timescoop.games.ccg.setup.laying import lists_for, pool_of
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import BadDeal, Deck, Entry, write_deck
from timescoop.language import DONE, NO, YES

SOLITAIRE, DECK = "solitaire", 1
SIDES = ("good", "evil")
DECKS = GAME.decks
assert DECKS is not None
GOOD, AGAINST_GOOD, EVIL, AGAINST_EVIL = DECKS.ready(SOLITAIRE, None)


def dealt(side: str, seed: int = 0, **options: str) -> Ccg:
    table = GAME.deal(
        seats=2, seed=bytes([seed]) * 32, edition=SOLITAIRE, options={"side": side, **options}, facts=True
    )
    assert isinstance(table, Ccg)
    return table


def begun(side: str, seed: int = 0) -> Ccg:
    """A table at the beginning of the first turn; what Set-Up asks is answered by its first option."""
    table = dealt(side, seed)
    while not table.part:
        table.play(0, table.options(0)[0])
    return table


def kinds_in_play(table: Ccg, seat: int, types: int) -> list[str]:
    return [table.pool.name[table.kind[copy]] for copy in table.all_in_play(seat, types)]


def without(deck: Deck, *names: str, part: str = "") -> Deck:
    kept = [each for each in deck.entries if each.name not in names and (not part or each.part != part)]
    return Deck(deck.name, tuple(kept))


def with_more(deck: Deck, part: str, *names: str) -> Deck:
    return Deck(deck.name, (*deck.entries, *[Entry(part, name) for name in names]))


def clauses(deck: Deck) -> set[str]:
    assert DECKS is not None
    return {fault.clause for fault in DECKS.faults(SOLITAIRE, None, deck)}


def dealt_with(*decks: Deck, side: str) -> list[str]:
    """The names of the decks that meet at a table with these decks in its card file."""
    assert DECKS is not None
    brought = [write_deck(deck, DECKS.parts) for deck in decks]
    lines = [{"name": each["deck"], **{key: rest for key, rest in each.items() if key != "deck"}} for each in brought]
    (document,) = read_text(with_decks(GAME, SOLITAIRE, lines))
    pool = compile_cards(document.value)
    return [each.name for each in lists_for(pool, 2, SOLITAIRE, {"side": side})]


# ---- decks


@pytest.mark.parametrize("deck", DECKS.ready(SOLITAIRE, None), ids=lambda deck: deck.name)
def test_ccg_solo_24_ready_decks_are_sound(deck: Deck) -> None:
    assert not clauses(deck)


def test_ccg_solo_02_good_has_no_enemies_and_evil_no_heroes() -> None:
    assert clauses(with_more(without(GOOD, "Not Today"), "draw", "Yeti")) == {"CCG-SOLO-02"}
    assert "CCG-SOLO-02" in clauses(with_more(without(EVIL, "Stolen Moment"), "draw", "Liz Shaw - Sceptical Scientist"))


def test_ccg_solo_02_the_side_that_is_chosen_decides_which_decks_meet() -> None:
    assert dealt_with(side="good") == [GOOD.name, AGAINST_GOOD.name]
    assert dealt_with(side="evil") == [EVIL.name, AGAINST_EVIL.name]
    assert dealt_with(EVIL, AGAINST_GOOD, side="evil") == [EVIL.name, AGAINST_EVIL.name]
    with pytest.raises(BadDeal, match="CCG-SOLO-02"):
        dealt_with(EVIL, side="good")


def test_ccg_solo_03_five_spacetime_cards_or_more() -> None:
    assert clauses(without(GOOD, "Vulcan (2020)")) == {"CCG-SOLO-03"}
    assert not clauses(with_more(GOOD, "spacetimes", "Traken (1981)", "Earth (79)"))
    assert clauses(with_more(GOOD, "spacetimes", "Earth (1968)")) == {"CCG-SETUP-03"}


def test_ccg_solo_04_one_tardis_and_three_further_cards() -> None:
    further = ("Rift Activity", "Dice Pool", "Secret Plans")
    assert clauses(without(GOOD, "TARDIS - Police Box")) >= {"CCG-SOLO-04"}
    assert not clauses(with_more(GOOD, "setup", *further[:2]))
    assert clauses(with_more(GOOD, "setup", *further)) == {"CCG-SOLO-04"}
    assert clauses(with_more(GOOD, "setup", "K9 Mark II - Spare Unit")) == {"CCG-SETUP-07"}
    assert clauses(with_more(GOOD, "setup", "Liz Shaw - Sceptical Scientist")) == {"CCG-SETUP-05", "CCG-SETUP-07"}
    assert clauses(with_more(GOOD, "setup", "Earth (79)")) == {"CCG-SOLO-03"}
    assert clauses(without(GOOD, part="goal")) == {"CCG-SETUP-09"}


def test_ccg_solo_05_thirty_cards_at_most_against_thirty_at_least() -> None:
    assert clauses(with_more(GOOD, "draw", "Second Wind")) == {"CCG-SOLO-05"}
    assert clauses(without(GOOD, part="draw")) == {"CCG-SOLO-05"}
    assert clauses(without(AGAINST_EVIL, "Not Today", "Run for It")) == {"CCG-SOLO-05"}
    assert not clauses(with_more(AGAINST_EVIL, "draw", "Sabotage", "Impostor"))


def test_ccg_solo_07_no_plots() -> None:
    assert clauses(with_more(GOOD, "plots", "Full House")) == {"CCG-SOLO-07"}
    assert clauses(with_more(AGAINST_GOOD, "draw", "Full House")) == {"CCG-SOLO-07"}
    table = dealt("good")
    assert not table.deal.plots
    assert "plots" not in table.deal.options


def test_ccg_solo_25_a_good_deck_has_no_goals_but_the_first() -> None:
    assert clauses(with_more(without(GOOD, "Not Today"), "draw", "Rob the Vaults")) == {"CCG-SOLO-25"}
    assert not clauses(with_more(without(EVIL, "Stolen Moment"), "draw", "Rob the Vaults"))


def test_ccg_solo_26_the_crew_for_an_evil_players_opponent_is_strong() -> None:
    assert clauses(without(EVIL, "Harry Sullivan - Naval Surgeon")) == {"CCG-SOLO-26"}
    no_pilot = without(EVIL, "The Doctor - Disarming Clown", "Donna Noble - Meta-Crisis Temp")
    others = ("The Doctor - Human Schoolmaster", "K9 Mark II - Spare Unit")
    no_pilot = with_more(no_pilot, "setup", *others, "Sarah Jane Smith - Bannerman Road Investigator")
    assert clauses(no_pilot) == {"CCG-SOLO-26"}
    assert not clauses(without(GOOD, "Zoe Heriot - Calculating Prodigy"))


# ---- Set-Up


def test_ccg_solo_08_good_has_the_crew_and_the_deck_the_goal() -> None:
    table = begun("good")
    assert "The Doctor - Disarming Clown" in kinds_in_play(table, 0, HEROES)
    assert kinds_in_play(table, 0, 1 << TARDIS)
    assert not kinds_in_play(table, DECK, HEROES | 1 << TARDIS)
    assert kinds_in_play(table, DECK, 1 << GOAL) == ["Conquer Universe"]
    assert not kinds_in_play(table, 0, 1 << GOAL)
    assert len(table.lines[0]) == 5
    assert not table.lines[DECK]


def test_ccg_solo_08_evil_has_the_goal_and_the_deck_the_crew() -> None:
    table = begun("evil")
    assert kinds_in_play(table, DECK, 1 << TARDIS)
    assert not kinds_in_play(table, 0, HEROES | 1 << TARDIS)
    assert "The Doctor - Disarming Clown" in kinds_in_play(table, DECK, HEROES)
    assert kinds_in_play(table, 0, 1 << GOAL) == ["Burn the Timeline"]
    assert "Cyberman" in kinds_in_play(table, 0, 1 << ENEMY), "Telos brings one"


@pytest.mark.parametrize("side", SIDES)
def test_ccg_solo_09_the_deck_turns_up_five_cards_and_you_begin_with_eight(side: str) -> None:
    table = begun(side)
    assert (table.turn, table.starter, len(table.hand(0))) == (0, 0, 8)
    brought = lists_for(table.pool, 2, SOLITAIRE, {"side": side})[DECK]
    assert len(table.deck(DECK)) == len(brought.draw) - 5
    assert len(table.hand(DECK)) + len(table.pile(DECK)) == 5


@pytest.mark.parametrize("side", SIDES)
def test_ccg_solo_01_the_seat_of_the_deck_is_never_asked(side: str) -> None:
    table = dealt(side, 3)
    turns: set[int] = set()
    luck = 7
    while not table.over():
        assert table.waiting() == [0]
        assert all(table.known[copy] == table.everyone() for copy in table.hand(DECK)), "CCG-SOLO-10"
        offered = table.options(0)
        luck = luck * 1103515245 + 12345 & 0x7FFFFFFF
        table.play(0, offered[(luck >> 8) % len(offered)])
        turns.add(table.turn_number % 2)
        assert not [
            copy for copy in table.pile(0) if table.pool.type[table.kind[copy]] == BANG and table.owners[copy] == DECK
        ]
    assert turns == {0, 1}


# ---- who decides


def test_ccg_solo_18_it_takes_part_and_takes_all_it_can_have() -> None:
    table = begun("good")
    assert anything(table, DECK, [DONE, ALL, 50, 51], 0) == ALL
    assert {anything(table, DECK, [DONE, 50, 51], 0) for _ in range(40)} == {50, 51}, "luck decides"
    assert anything(table, DECK, [YES, NO], 0) == YES
    assert anything(table, DECK, [DONE], 0) == DONE


def test_ccg_solo_17_it_never_answers_with_a_bang() -> None:
    table = begun("good")
    kind = table.deal.book.kind.option(table.pool.bangs[0])
    assert response(table, DECK, [PASS, kind], 0) == PASS
    text = table.deal.book.use.option(0, 0)
    assert response(table, DECK, [PASS, kind, text], 0) == text


def test_ccg_solo_23_a_text_by_hand_of_the_deck_does_nothing() -> None:
    assert nothing_by_hand(begun("good"), DECK, [DONE, 900], 0) == DONE


def test_ccg_solo_06_in_solitaire_points_alone_win_and_are_all_that_is_counted() -> None:
    table = begun("good")
    view = GAME.view(table, 0)
    assert [each["key"] for each in view["seats"][0]["tallies"]] == ["points", "cost", "hand", "deck"]
    assert [sums["key"] for way in view["outlook"]["standings"][0]["ways"] for sums in way["sums"]] == ["points"]
    usual = GAME.view(GAME.deal(seats=2, seed=bytes(32)), 0)
    assert "reached" in [each["key"] for each in usual["seats"][0]["tallies"]]


def test_ccg_solo_13_what_the_deck_plays_costs_it_nothing() -> None:
    table = begun("good")
    while table.turn_number < 8 and not table.over():
        table.play(0, table.options(0)[0])
        assert table.turn == 0 or not table.spent
    assert any(table.owners[copy] == DECK and table.is_type(copy, CHARACTERS) for copy in table.holder)


def test_the_cards_of_solitaire_are_those_of_the_first_edition() -> None:
    assert pool_of(SOLITAIRE).name == pool_of("first").name
    assert json.dumps(pool_of(SOLITAIRE).rows) == json.dumps(pool_of("first").rows)


def test_ccg_solo_10_the_cards_that_the_deck_holds_are_named_as_open() -> None:
    told = [line.text for line in sight(GAME, begun("good"), 0, ["Ann", "The deck"]).table()]
    hand = next(line for line in told if line.startswith("Hand (The deck)"))
    assert hand.count(",") == 4, "five cards"
    assert "face-down" not in hand
