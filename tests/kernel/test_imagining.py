"""Tables that a seat cannot tell from the real one: what they keep, and what they never do."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.kernel.plain import DECK, EVEN, FIELD, HANDS, KINDS, LOW, UNLIKE, Plain, hand_over, plain, with_hands

from timescoop.kernel import COMMON, HAND, PILE, PLACE, deal_anew, fill, imagine, to_data


def face_down(table: Plain, seat: int, kind: int, zone: int, claim: int) -> int:
    copy = table.pick(HANDS + seat, kind, seat, claim=claim, seen=False)
    table.move(copy, zone, up=False)
    return copy


def test_what_a_seat_knows_stays_and_the_rest_is_conserved() -> None:
    table = with_hands([2, 3], [1, 4], more=(0, 0, 5, 5))
    hand_over(table, 0, 2, 1)
    for luck in range(50):
        new = imagine(table, 0, luck)
        assert new.seen(HANDS, 0) == [3]
        assert new.seen(HANDS + 1, 0) == [-1, -1, 2]
        assert Counter(new.kind) == Counter(table.kind)


def test_a_seat_that_knows_everything_imagines_the_truth() -> None:
    table = with_hands([2, 3], [1])
    hand_over(table, 1, 1, 0)
    new = imagine(table, 0, 5)
    assert new.seen(HANDS, 0) == [1, 2, 3]


def test_claims_are_kept() -> None:
    table = with_hands([2, 3], [1, 4, 5], more=(0, 2, 3, 4, 5, 5, 5))
    copy = face_down(table, 1, 1, FIELD, LOW)
    found = {imagine(table, 0, luck).kind[copy] for luck in range(200)}
    assert found == {0, 1, 2}, "any low card that seat 0 does not know, and no other"


def test_two_claims_leave_what_fits_both_of_them() -> None:
    table = with_hands([5], [1, 2, 4], more=(0, 3, 3))
    low, even = face_down(table, 1, 1, FIELD, LOW), face_down(table, 1, 2, FIELD, EVEN)
    for luck in range(200):
        new = imagine(table, 0, luck)
        assert new.kind[low] in {0, 1, 2}
        assert new.kind[even] in {0, 2, 4}


def test_bonds_are_kept() -> None:
    table = with_hands([5], [0, 1, 2, 0], more=(0, 0, 1, 1))
    zone = table.add_zone(PLACE, 1, UNLIKE)
    for kind in (0, 1, 2):
        face_down(table, 1, kind, zone, LOW)
    for luck in range(100):
        new = imagine(table, 0, luck)
        assert len({new.kind[copy] for copy in new.zones[zone]}) == 3


def test_it_goes_back_where_the_first_choice_leads_nowhere() -> None:
    """Three unlike cards lie there, two of them even; of 0 and 2 there is one each, and of 4 three."""
    table = with_hands([5, 5], [0, 2, 4, 4, 4], more=())
    zone = table.add_zone(PLACE, 1, UNLIKE)
    face_down(table, 1, 4, zone, 0)
    face_down(table, 1, 0, zone, EVEN)
    face_down(table, 1, 2, zone, EVEN)
    for luck in range(200):
        new = imagine(table, 0, luck)
        assert sorted(new.kind[copy] for copy in new.zones[zone]) == [0, 2, 4]


def test_cards_known_among_bound_ones_count_too() -> None:
    table = with_hands([1], [0, 2], more=(0, 0, 1, 1))
    zone = table.add_zone(PLACE, 1, UNLIKE)
    hand_over(table, 0, 1, 1)
    known = face_down(table, 1, 1, zone, LOW)
    table.peek(known, 0)
    other = face_down(table, 1, 0, zone, LOW)
    assert {imagine(table, 0, luck).kind[other] for luck in range(100)} == {0, 2}


def test_it_is_never_stuck_however_tight() -> None:
    for shift in range(KINDS):
        hand = [(kind + shift) % KINDS for kind in range(KINDS)]
        table = with_hands([], hand, more=(0,) * 5)
        zone = table.add_zone(PLACE, 1, UNLIKE)
        for kind in hand:
            face_down(table, 1, kind, zone, LOW if kind < 3 else 0)
        for luck in range(30):
            new = imagine(table, 0, luck)
            assert sorted(new.kind[copy] for copy in new.zones[zone]) == list(range(KINDS))


def test_every_world_that_may_be_comes_about_as_often() -> None:
    table = with_hands([5], [0, 1], more=(2, 3))
    found = Counter(tuple(sorted(imagine(table, 0, luck).seen(HANDS + 1, 1))) for luck in range(6000))
    assert len(found) == 6
    chi = sum((count - 1000) ** 2 / 1000 for count in found.values())
    assert chi < 15.09, "99 % of fair dice stay below, with 5 degrees of freedom"


def test_an_imagined_table_that_is_known() -> None:
    table = with_hands([2, 3], [1, 4], more=(0, 0, 5, 5))
    new = imagine(table, 0, 7)
    assert new.kind == [2, 3, 5, 4, 0, 0, 5, 1], "the same number imagines the same table, on every Python"


def test_the_others_are_taken_to_know_what_their_place_gives_them() -> None:
    table = with_hands([2, 3], [1, 4], more=(0, 5))
    copy = face_down(table, 1, 1, FIELD, LOW)
    table.holder[copy] = 1
    table.peek(table.zones[DECK][0], 1)
    new = imagine(table, 0, 3)
    assert new.known[copy] == 0b010
    assert new.known[new.zones[DECK][0]] == 0
    assert [new.known[each] for each in new.zones[HANDS + 1]] == [0b010]


def test_a_seat_does_not_learn_what_lies_face_down_in_its_own_zone() -> None:
    """Cards may come unseen into a zone, and a zone may change hands."""
    table = with_hands([2, 3], [1, 4], more=(0, 5))
    zone = table.add_zone(PLACE, 1)
    copy = face_down(table, 1, 1, zone, 0)
    table.hand_over_zone(zone, 0)
    found = {imagine(table, 0, luck).kind[copy] for luck in range(100)}
    assert imagine(table, 0, 1).seen(zone, 0) == [-1]
    assert found == {0, 1, 4, 5}


def test_an_imagined_hand_has_its_known_cards_first() -> None:
    one, other = with_hands([2], [4, 5]), with_hands([2], [4, 5])
    for table, kinds in ((one, (4, 5)), (other, (5, 4))):
        for kind in kinds:
            table.known[next(copy for copy in table.zones[HANDS + 1] if table.kind[copy] == kind)] |= 1
    assert imagine(one, 0, 1).kind == imagine(other, 0, 1).kind


def test_dealing_anew_keeps_luck_and_facts_and_who_knows_what() -> None:
    table = with_hands([2, 3], [1, 4], more=(0, 0, 5, 5))
    table.kept = []
    table.peek(table.zones[DECK][0], 1)
    twins = [deal_anew(table, 0, luck) for luck in range(20)]
    assert any(twin.kind != table.kind for twin in twins)
    for twin in twins:
        assert (twin.seed, twin.drawn, twin.known, twin.kept) == (table.seed, table.drawn, table.known, [])
        assert twin.seen(HANDS, 0) == [2, 3]


def test_an_imagined_table_has_no_past() -> None:
    table = with_hands([2, 3], [1, 4], more=(0, 5))
    table.kept = []
    new = imagine(table, 0, 1)
    assert (new.fixed, new.kept, new.seed) == (0, None, b"")


def test_dealing_anew_may_spare_what_others_know() -> None:
    table = with_hands([2, 3], [1, 4], more=(0, 0, 5, 5))
    for luck in range(20):
        assert deal_anew(table, 0, luck, keep=0b010).seen(HANDS + 1, 1) == [1, 4]


def test_a_claim_that_nothing_fits_is_a_fault_of_the_game() -> None:
    table = with_hands([5], [4], more=(3,))
    face_down(table, 1, 4, FIELD, LOW)
    with pytest.raises(AssertionError, match="no cards fit"):
        imagine(table, 0, 1)


def test_zones_of_hands_are_numbered_by_when_they_came() -> None:
    table = plain(2, [1])
    assert table.add_zone(HAND, 1) == len(table.sort) - 1


class Marked(Plain):
    """A table where marks in the hands of others are their own business."""

    __slots__ = ()

    def copy(self) -> Marked:
        new = Marked()
        self.copy_into(new)
        new.done = self.done[:]
        return new

    def forget_others(self, seat: int) -> None:
        for other in range(self.seats):
            if other != seat:
                for copy in self.zones[HANDS + other]:
                    self.mark[copy] = 0


def test_what_only_others_know_besides_cards_is_wiped() -> None:
    table = Marked()
    with_hands([2, 3], [1, 4], more=(0, 5)).copy_into(table)
    table.done = []
    for copy in (*table.zones[HANDS], *table.zones[HANDS + 1]):
        table.mark[copy] = 1
    for new in (imagine(table, 0, 1), deal_anew(table, 0, 1)):
        assert [new.mark[copy] for copy in new.zones[HANDS]] == [1, 1]
        assert [new.mark[copy] for copy in new.zones[HANDS + 1]] == [0, 0]


def test_a_card_that_nobody_holds_is_known_to_nobody_in_its_place() -> None:
    table = plain(2, [0, 1, 2])
    table.move(0, FIELD, up=False)
    assert imagine(table, 0, 1).known[0] == 0
    table.holder[0] = 0
    assert imagine(table, 1, 1).known[0] == 0b001


def test_many_places_tightly_bound_are_filled_soon() -> None:
    """Eight zones of unlike cards, low and even and any, and not a card to spare."""
    table = with_hands([], [kind for kind in range(KINDS) for _ in range(8)])
    zones = [table.add_zone(PLACE, 1, UNLIKE) for _ in range(8)]
    for zone in zones:
        for kind in range(KINDS):
            face_down(
                table, 1, kind, zone, (0, EVEN, LOW)[kind % 3] if table.fits[(0, EVEN, LOW)[kind % 3]][kind] else 0
            )
    for luck in range(20):
        new = imagine(table, 0, luck)
        assert all(sorted(new.kind[copy] for copy in new.zones[zone]) == list(range(KINDS)) for zone in zones)


def test_cards_of_one_stock_never_lie_unseen_in_another() -> None:
    table = plain(2, [0] * 4 + [1] * 4)
    decks = [table.add_zone(PILE, seat, stock=1 + seat) for seat in (0, 1)]
    hand = table.add_zone(HAND, 1, stock=2)
    for copy in range(8):
        table.move(copy, decks[copy // 4] if copy < 6 else hand, up=False)
    for luck in range(20):
        new = imagine(table, 0, luck)
        assert [new.kind[copy] for copy in new.zones[decks[0]]] == [0] * 4
        assert {new.kind[copy] for copy in (*new.zones[decks[1]], *new.zones[hand])} == {1}
    assert load(to_data(table)).stock == table.stock
    older = to_data(table)
    del older["stock"]
    assert load(older).stock == (COMMON,) * len(table.sort), "tables written before there were stocks have one"


def load(data: dict[str, Any]) -> Plain:
    table = plain(2, [0] * 8)
    fill(table, data)
    return table


def test_what_the_watchers_saw_is_known_to_all_wherever_it_lies() -> None:
    """Watchers are told nothing that the seats are not told, so each seat can say what they know."""
    table = with_hands([2, 3], [1, 4, 4], more=(0, 5))
    top = table.zones[DECK][0]
    hidden = face_down(table, 1, 1, FIELD, 0)
    table.holder[hidden] = 1
    held = table.zones[HANDS + 1][1]
    for copy in (top, hidden, held):
        table.known[copy] = table.everyone()
    for seat in range(3):
        new = imagine(table, seat, 5)
        assert [new.known[copy] for copy in (top, hidden)] == [0b111, 0b111]
        assert new.seen(HANDS + 1, 2) == [-1, 4]
        assert new.seen(HANDS + 1, 0) == [-1, 4]
