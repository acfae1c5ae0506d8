"""What each phrase that only cards of one's own say does to a table."""

import pytest
from tests.games.ccg.stage import (
    TELOS,
    could,
    enact,
    kind,
    land,
    lay_under,
    node,
    pool,
    put,
    reply,
    skirmish,
    stage,
)

from timescoop.games.ccg import facts
from timescoop.games.ccg.going import destroy
from timescoop.games.ccg.phrases.proving import wrong_with
from timescoop.games.ccg.pool import PLAYED, SCORES, TURN_STARTS, WHOSE_OPPOSING, WHOSE_YOURS, Pool
from timescoop.language import register_abilities

BENTON = "Sergeant Benton - Dependable Soldier"


def test_ccg_amb_75_up_to_so_many_of_a_group() -> None:
    table, dalek, benton, jamie = skirmish()
    enact(table, dalek, "Destroy up to 2 opposing Heroes here.", BENTON, "done")
    assert (table.in_play(benton), table.in_play(jamie)) == (False, True)


def test_ccg_amb_75_so_many_of_a_group() -> None:
    table, dalek, benton, jamie = skirmish()
    enact(table, dalek, "Destroy 1 opposing Heroes here.", BENTON)
    assert (table.in_play(benton), table.in_play(jamie)) == (False, True)


def test_ccg_amb_74_each_player_chooses_among_their_own() -> None:
    table, dalek, benton, jamie = skirmish()
    put(table, 1, "Liz Shaw", TELOS)
    enact(table, dalek, "Make each opponent destroy one of their Heroes here.")
    assert table.waiting() == [1]
    reply(table, BENTON)
    assert (table.in_play(benton), table.in_play(jamie)) == (False, True)


def test_ccg_amb_74_points_taken_are_lost_elsewhere() -> None:
    table, dalek, _, _ = skirmish()
    enact(table, dalek, "Take 2 points from an opponent.")
    assert table.points == [2, -2]


def test_ccg_amb_74_every_player_draws() -> None:
    table, dalek, _, _ = skirmish()
    before = [len(table.hand(seat)) for seat in range(table.seats)]
    enact(table, dalek, "Make each player draw 1 card.")
    assert [len(table.hand(seat)) for seat in range(table.seats)] == [count + 1 for count in before]


def test_ccg_amb_76_a_hand_filled_up_and_a_pile_shuffled_back() -> None:
    table, dalek, _, _ = skirmish()
    enact(table, dalek, "Draw until you have 3 cards in your hand.")
    assert len(table.hand(0)) == 3
    assert not could(table, dalek, "Shuffle your discard pile into your deck.")
    enact(table, dalek, "Discard 3 cards.")
    deck = len(table.deck(0))
    enact(table, dalek, "Shuffle your discard pile into your deck.")
    assert (len(table.pile(0)), len(table.deck(0))) == (0, deck + 3)


@pytest.mark.parametrize(
    ("text", "what", "whose"),
    [
        ("When you score, draw 1 card.", SCORES, WHOSE_YOURS),
        ("When an opponent's turn starts, draw 1 card.", TURN_STARTS, WHOSE_OPPOSING),
        ("When an opponent plays a Bang! card, draw 1 card.", PLAYED, WHOSE_OPPOSING),
    ],
)
def test_ccg_glossary_35_further_occasions_are_listened_for(text: str, what: int, whose: int) -> None:
    bare = Pool(pool().header, pool().rows)
    dalek = kind("Dalek")
    register_abilities(bare, dalek, [node(text)])
    assert [ear[:2] for ear in bare.hears[dalek]] == [(what, whose)]
    assert stage().others(0) == [1]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [("When you score, score 1 point.", True), ("When you score, you may score 1 point.", False)],
)
def test_ccg_amb_77_no_rule_scores_without_end(text: str, wrong: bool) -> None:  # noqa: FBT001 - a parameter of the table above
    said = wrong_with(pool(), kind("Dalek"), [node(text)])
    assert any("without end" in each for each in said) is wrong


def test_ccg_setup_12_all_are_told_what_lay_under_a_card_that_leaves_play() -> None:
    table, _, _, _ = skirmish()
    scope = put(table, 0, "Mini-Scope", TELOS)
    lay_under(table, 0, scope, "Autons")
    lay_under(table, 1, scope, "Cyberman")
    assert [table.kind[copy] for copy in table.under(scope)] == [kind("Autons"), kind("Cyberman")]
    destroy(table, 1, scope)
    table.run()
    told = [(seat, kinds) for fact, seat, _, kinds, _ in table.kept or () if fact == facts.DISCARDED]
    assert told == [(0, (kind("Autons"),)), (1, (kind("Cyberman"),))]


def test_ccg_condition_02_what_lies_on_a_card_does_not_move_without_it() -> None:
    table, _, _, _ = skirmish()
    land(table, "Earth (1968)")
    tie = put(table, 0, "Rift Activity", on=next(copy for copy in table.lines[0] if table.kind[copy] == kind(TELOS)))
    enact(table, tie, "Move a Condition to another Spacetime card.")
    assert not could(table, tie, "Move a Condition to another Spacetime card.")
    assert table.place_of(tie) == pool().place_number[kind(TELOS)]


def test_ccg_setup_06_nothing_goes_under_a_card_that_has_left_play() -> None:
    table, _, _, _ = skirmish()
    scope = put(table, 0, "Mini-Scope", TELOS)
    destroy(table, 1, scope)
    enact(table, scope, "Place up to 2 Enemies from your deck under this card.")
    assert (table.waiting(), table.under(scope)) == ([], [])
