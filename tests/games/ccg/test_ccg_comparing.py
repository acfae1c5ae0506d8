"""What cards of one's own say of Qualities compared, of cards counted, moved or looked at, and of decks from below."""

import pytest
from tests.games.ccg.stage import (
    could,
    enact,
    hold,
    is_so,
    kind,
    node,
    pool,
    reply,
    skirmish,
)

from timescoop.games.ccg.phrases.proving import wrong_with
from timescoop.games.ccg.pool import ARRIVES, TARDIS_MOVES, WHOSE_OPPOSING, WHOSE_YOURS, Pool
from timescoop.language import register_abilities

BENTON = "Sergeant Benton - Dependable Soldier"
BRAVERY = 2


def test_ccg_amb_88_so_much_of_a_quality() -> None:
    table, dalek, benton, jamie = skirmish()
    assert table.stat(benton, BRAVERY) != table.stat(jamie, BRAVERY)
    more = max(table.stat(benton, BRAVERY), table.stat(jamie, BRAVERY))
    assert could(table, dalek, f"Destroy an opposing Hero here with {more} or more Bravery.")
    assert not could(table, dalek, f"Destroy an opposing Hero here with {more + 1} or more Bravery.")
    assert could(table, dalek, f"Destroy an opposing Hero here with {more - 1} or less Bravery.")
    assert not could(table, dalek, "Destroy an opposing Hero here with 0 or less Bravery.")
    enact(table, dalek, f"Destroy all opposing Heroes here with {more} or more Bravery.")
    assert table.in_play(benton) != table.in_play(jamie)


def test_ccg_amb_88_less_and_more_than_the_card_itself() -> None:
    table, _, benton, jamie = skirmish()
    weak, strong = sorted((benton, jamie), key=lambda each: table.stat(each, BRAVERY))
    assert could(table, strong, "Freeze a Hero here with less Bravery than this card.", seat=1)
    assert not could(table, weak, "Freeze a Hero here with less Bravery than this card.", seat=1)
    assert could(table, weak, "Freeze a Hero here with more Bravery than this card.", seat=1)
    assert not could(table, strong, "Freeze a Hero here with more Bravery than this card.", seat=1)


def test_ccg_char_03_so_much_of_a_trait() -> None:
    table, dalek, benton, _ = skirmish()
    trait = next(each for each in range(3, pool().slots) if table.stat(benton, each) > 0)
    name, amount = pool().stats[trait], table.stat(benton, trait)
    assert could(table, dalek, f"Destroy an opposing Hero here with {amount} or more {name}.")
    assert not could(table, dalek, f"Destroy a Hero here with {amount + 9} or more {name}.")


def test_ccg_amb_88_what_has_no_qualities_compares_nothing() -> None:
    text = node("When you play this card, destroy an Ally here with less Bravery than this card.")
    assert any("has no Qualities" in each for each in wrong_with(pool(), kind("Recorder"), [text]))
    assert not any("has no Qualities" in each for each in wrong_with(pool(), kind("Dalek"), [text]))


def test_ccg_amb_80_cards_of_all_players_counted() -> None:
    table, dalek, _, _ = skirmish()
    assert is_so(table, dalek, "there are 2 or more Heroes here")
    assert not is_so(table, dalek, "there are 3 or more Heroes here")
    assert is_so(table, dalek, "there are 2 or fewer Heroes here")
    assert not is_so(table, dalek, "there are 1 or fewer Heroes here")


@pytest.mark.parametrize(
    ("text", "what", "whose"),
    [
        ("When one of your Characters moves, draw 1 card.", ARRIVES, WHOSE_YOURS),
        ("When an opposing Character moves, draw 1 card.", ARRIVES, WHOSE_OPPOSING),
        ("When your TARDIS moves, draw 1 card.", TARDIS_MOVES, WHOSE_YOURS),
    ],
)
def test_ccg_amb_89_moves_are_listened_for(text: str, what: int, whose: int) -> None:
    bare = Pool(pool().header, pool().rows)
    dalek = kind("Dalek")
    register_abilities(bare, dalek, [node(text)])
    assert [ear[:2] for ear in bare.hears[dalek]] == [(what, whose)]


def test_ccg_amb_90_the_top_of_the_own_deck() -> None:
    table, dalek, _, _ = skirmish()
    top, *rest = table.deck(0)[::-1]
    enact(table, dalek, "Look at the top 1 card of your deck.")
    assert (table.known[top], table.known[rest[0]]) == (1, 0)
    enact(table, dalek, "Put the top 1 card of your deck on the bottom.")
    assert table.deck(0)[::-1] == (*rest, top)


def test_ccg_amb_90_cards_of_the_hand_below_the_deck() -> None:
    table, dalek, _, _ = skirmish()
    hold(table, 0, "Recorder", "Cybermat")
    enact(table, dalek, "Put 2 cards from your hand on the bottom of your deck.")
    names = [table.pool.title[each] for each in sorted({table.kind[copy] for copy in table.hand(0)})]
    reply(table, *names)
    assert not table.hand(0)
    lowest = table.deck(0)[:2]
    assert {table.pool.title[table.kind[copy]] for copy in lowest} == {"Recorder", "Cybermat"}
    assert {table.known[copy] for copy in lowest} == {1}


def test_ccg_amb_90_a_side_hand_is_looked_at() -> None:
    table, dalek, _, _ = skirmish()
    assert not could(table, dalek, "Look at an opponent's side-hand.")
    plot = next(copy for copy in table.deck(1) if table.pool.type[table.kind[copy]] == 9)
    table.move(plot, table.side_zone(1), up=False)
    enact(table, dalek, "Look at an opponent's side-hand.", "seat 1")
    assert table.known[plot] & 1


@pytest.mark.parametrize(("name", "can"), [("Skaro (1963)", False), ("Recorder", False), ("Cybermat", True)])
def test_ccg_swap_01_characters_are_swapped_for_characters_alone(name: str, can: bool) -> None:  # noqa: FBT001 - a column of the table
    table, dalek, _, _ = skirmish()
    hold(table, 0, name)
    assert could(table, dalek, f"Swap this Character for {name} from your hand at no Cost.") is can
