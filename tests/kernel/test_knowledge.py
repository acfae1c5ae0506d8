"""Who knows what is in a sleeve, and when it is forgotten."""

from __future__ import annotations

import pytest
from tests.kernel.plain import DECK, DISCARDS, FIELD, HANDS, LOW, hand_over, plain, with_hands

from timescoop.kernel import NOBODY, PLACE


def test_what_lies_open_is_known_to_all_and_to_the_watchers() -> None:
    table = plain(2, [4, 5])
    table.move(0, DISCARDS)
    assert [table.seen(DISCARDS, seat) for seat in range(3)] == [[4], [4], [4]]


def test_a_hand_is_known_to_its_owner_alone_and_shown_without_order() -> None:
    table = with_hands([5, 0, 3], [1])
    assert table.seen(HANDS, 0) == [0, 3, 5]
    assert table.seen(HANDS, 1) == [-1, -1, -1]
    assert table.seen(HANDS, 2) == [-1, -1, -1]


def test_the_passer_remembers_what_was_passed_and_nobody_else_learns_it() -> None:
    table = with_hands([2, 3], [1], [4])
    hand_over(table, 0, 2, 1)
    assert table.seen(HANDS + 1, 0) == [-1, 2]
    assert table.seen(HANDS + 1, 1) == [1, 2]
    assert table.seen(HANDS + 1, 2) == [-1, -1]


def test_a_card_taken_from_the_open_stays_known_in_a_hand() -> None:
    table = plain(2, [4, 5])
    table.move(0, DISCARDS)
    table.move(0, HANDS)
    assert table.seen(HANDS, 1) == [4]


def test_a_card_shown_costs_who_did_not_know_that_copy_one_twin() -> None:
    table = with_hands([2], [2, 5], [4])
    hand_over(table, 0, 2, 1)
    table.move(table.pick(HANDS + 1, 2, 1), DISCARDS)
    assert table.seen(HANDS + 1, 0) == [-1, -1], "the 2 on the discards may be the one that was passed"
    assert table.seen(HANDS + 1, 1) == [2, 5]


def test_a_card_shown_of_another_kind_costs_nothing() -> None:
    table = with_hands([2], [3, 5], [4])
    hand_over(table, 0, 2, 1)
    table.move(table.pick(HANDS + 1, 3, 1), DISCARDS)
    assert table.seen(HANDS + 1, 0) == [-1, 2]


def test_who_knows_both_twins_goes_on_knowing_the_other() -> None:
    table = with_hands([2, 2], [5], [4])
    hand_over(table, 0, 2, 1)
    hand_over(table, 0, 2, 1)
    table.move(table.pick(HANDS + 1, 2, 1), DISCARDS)
    assert table.seen(HANDS + 1, 0) == [-1, 2]


def test_a_card_hidden_costs_every_card_that_it_could_be() -> None:
    table = with_hands([2, 4], [5, 1], [0])
    hand_over(table, 0, 2, 1)
    hand_over(table, 0, 4, 1)
    table.move(table.pick(HANDS + 1, 1, 1, seen=False), FIELD, up=False)
    assert table.seen(HANDS + 1, 0) == [-1, -1, -1]
    assert table.seen(FIELD, 0) == [-1]


def test_a_claim_spares_the_cards_that_do_not_fit_it() -> None:
    table = with_hands([2, 4], [5, 1], [0])
    hand_over(table, 0, 2, 1)
    hand_over(table, 0, 4, 1)
    copy = table.pick(HANDS + 1, 1, 1, claim=LOW, seen=False)
    table.move(copy, FIELD, up=False)
    assert table.seen(HANDS + 1, 0) == [-1, -1, 4], "a 4 is not low and is still there"
    assert table.claim[copy] == LOW


def test_a_card_that_must_be_the_one_is_known_still() -> None:
    table = with_hands([2, 2], [], [0])
    hand_over(table, 0, 2, 1)
    hand_over(table, 0, 2, 1)
    table.move(table.pick(HANDS + 1, 2, 1, seen=False), FIELD, up=False)
    assert table.seen(FIELD, 0) == [2], "both cards of that hand were known, and alike"
    assert table.seen(HANDS + 1, 0) == [2]
    assert table.seen(FIELD, 2) == [-1]


def test_known_but_unlike_cards_are_both_forgotten() -> None:
    table = with_hands([2, 4], [], [0])
    hand_over(table, 0, 2, 1)
    hand_over(table, 0, 4, 1)
    table.move(table.pick(HANDS + 1, 2, 1, seen=False), FIELD, up=False)
    assert table.seen(FIELD, 0) == [-1]
    assert table.seen(HANDS + 1, 0) == [-1]


def test_a_card_alike_that_was_not_known_may_be_the_one_that_left() -> None:
    table = with_hands([2], [2], [0])
    hand_over(table, 0, 2, 1)
    table.move(table.pick(HANDS + 1, 2, 1, seen=False), FIELD, up=False)
    assert table.seen(HANDS + 1, 0) == [-1]
    assert table.seen(FIELD, 0) == [-1]


def test_a_seat_that_picks_knows_what_it_picked() -> None:
    table = with_hands([2, 4, 5], [0])
    table.move(table.pick(HANDS, 4, 0, seen=False), FIELD, up=False)
    assert table.seen(HANDS, 0) == [2, 5]
    assert table.seen(FIELD, 0) == [4]


@pytest.mark.parametrize("kind", [2, 4, 5])
def test_the_last_sleeve_leaves_whichever_card_it_is(kind: int) -> None:
    table = with_hands([2, 4, 5], [0])
    assert table.pick(HANDS, kind, 0) == 2
    assert table.kind[2] == kind
    assert sorted(table.kind[copy] for copy in table.zones[HANDS]) == [2, 4, 5]


def test_the_mark_goes_with_its_card() -> None:
    table = with_hands([2, 2, 5], [0])
    table.mark[0] = 1
    copy = table.pick(HANDS, 2, 0)
    assert (table.kind[copy], table.mark[copy]) == (2, 1), "the highest mark goes first"
    copy = table.pick(HANDS, 2, 0, mark=0)
    assert (table.kind[copy], table.mark[copy]) == (2, 0)


def test_a_card_that_a_hand_lacks_cannot_be_picked() -> None:
    table = with_hands([2], [0])
    with pytest.raises(AssertionError, match="does not hold"):
        table.pick(HANDS, 0, 0)


def test_showing_a_card_tells_all_and_ends_its_claim() -> None:
    table = with_hands([2], [0])
    copy = table.pick(HANDS, 2, 0, claim=LOW, seen=False)
    table.move(copy, FIELD, up=False)
    table.show(copy)
    assert table.seen(FIELD, 1) == [2]
    assert table.claim[copy] == 0


def test_a_card_turned_face_down_is_still_known() -> None:
    table = with_hands([2], [0])
    copy = table.pick(HANDS, 2, 0)
    table.move(copy, FIELD)
    table.hide(copy)
    assert table.up[copy] == 0
    assert table.seen(FIELD, 1) == [2]


def test_peeking_tells_one_seat() -> None:
    table = plain(2, [4, 5])
    table.peek(1, 0)
    assert table.seen(DECK, 0) == [-1, 5]
    assert table.seen(DECK, 1) == [-1, -1]


def test_shuffling_makes_everybody_forget_and_keeps_marks_with_their_cards() -> None:
    table = plain(2, list(range(6)) * 4)
    for copy in range(24):
        table.mark[copy] = table.kind[copy]
        table.peek(copy, 0)
    table.shuffle(DECK)
    assert table.kind != list(range(6)) * 4
    assert table.mark == table.kind
    assert table.seen(DECK, 0) == [-1] * 24


def test_looking_through_a_pile_tells_what_is_there_and_nothing_of_its_order() -> None:
    seen = []
    for kinds in ([5, 0, 3, 1], [1, 3, 0, 5]):
        table = plain(2, kinds)
        table.peek(0, 1)
        table.look_through(DECK, 0)
        seen.append(table.seen(DECK, 0))
        assert table.seen(DECK, 1) == [-1] * 4
    assert seen == [[0, 1, 3, 5]] * 2


def test_a_zone_that_changes_hands_has_another_owner() -> None:
    table = plain(2, [4, 5])
    zone = table.add_zone(PLACE, 0)
    other = table.add_zone(PLACE, 0)
    table.hand_over_zone(zone, 1)
    assert (table.owner[zone], table.owner[other], table.owner[FIELD]) == (1, 0, NOBODY)
    assert len(table.owner) == len(table.zones)


def test_a_card_drawn_shown_or_looked_at_cannot_be_taken_back() -> None:
    table = plain(2, [4, 5, 3])
    before = table.fixed
    table.move(0, FIELD, up=False)
    table.hide(0)
    assert table.fixed == before, "nobody can have learned anything"
    for deed in (lambda: table.move(1, HANDS), lambda: table.show(0), lambda: table.peek(2, 1), lambda: table.roll(6)):
        before = table.fixed
        deed()
        assert table.fixed > before


def test_what_lies_open_or_is_turned_up_lies_face_up() -> None:
    table = with_hands([2, 3, 4], [0])
    table.move(table.pick(HANDS, 2, 0), DISCARDS)
    shown, hidden = table.pick(HANDS, 3, 0), 0
    table.move(shown, FIELD)
    hidden = table.pick(HANDS, 4, 0, seen=False)
    table.move(hidden, FIELD, up=False)
    assert [table.up[copy] for copy in (*table.zones[DISCARDS], shown, hidden)] == [1, 1, 0]
    table.show(hidden)
    assert table.up[hidden] == 1
    table.move(hidden, HANDS)
    assert table.up[hidden] == 0


def test_a_claim_ends_where_nobody_can_follow_the_card() -> None:
    for to in (HANDS, DECK, DISCARDS):
        table = with_hands([2, 3], [0], more=(5,))
        copy = table.pick(HANDS, 2, 0, claim=LOW, seen=False)
        table.move(copy, FIELD, up=False)
        table.move(copy, to)
        assert table.claim[copy] == 0


@pytest.mark.parametrize("mix", ["shuffle", "look_through"])
def test_claims_end_when_a_pile_is_mixed(mix: str) -> None:
    table = plain(2, [0, 1, 2])
    table.claim[1] = LOW
    if mix == "shuffle":
        table.shuffle(DECK)
    else:
        table.look_through(DECK, 0)
    assert table.claim == [0, 0, 0]
