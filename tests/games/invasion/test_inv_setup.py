"""Laying out: what no scenario can say because it is there before the first answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from timescoop.games.invasion import GAME
from timescoop.games.invasion.built.fields import ASIDE, DECK, DISCARDS
from timescoop.games.invasion.pool import DEFENDER, ENEMY, LOCATION, START, SUPPORT
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import BadDeal
from timescoop.wording import texts_of

EDITIONS = ("classic", "2012")


def deals(seats: tuple[int, ...] = (2, 3, 4)) -> Iterator[Invasion]:
    """Tables of both editions, some seeds each."""
    for edition in EDITIONS:
        for count in seats:
            for seed in range(5):
                table = GAME.deal(seats=count, seed=bytes([seed]) * 32, edition=edition, facts=True)
                assert isinstance(table, Invasion)
                yield table


@pytest.mark.parametrize("seats", [1, 5])
def test_inv_setup_01_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadDeal, match="2 to 4 seats"):
        GAME.deal(seats=seats, seed=bytes(32))


def test_inv_setup_02_five_counters_of_each_kind_all_spare() -> None:
    for table in deals():
        assert (table.pool.tardis_counters, table.pool.dalek_counters) == (5, 5)
        assert [table.tardis_out(seat) + table.dalek_out(seat) for seat in range(table.seats)] == [0] * table.seats


def test_inv_setup_03_the_game_cards_are_127_besides_four_starting_locations_and_the_end_card() -> None:
    for table in deals((3, 4)):
        types = Counter(table.pool.type[kind] for kind in table.kind)
        assert types.pop(START) == 4
        assert sum(types.values()) == 127


def test_inv_setup_04_one_starting_location_each_the_rest_aside() -> None:
    for table in deals():
        dealt = [table.kind[copy] for copy in table.place_card]
        assert len(set(dealt)) == table.seats
        assert {table.pool.type[kind] for kind in dealt} == {START}
        assert len(table.zones[ASIDE]) == 4 - table.seats


def test_inv_amb_104_two_players_set_two_starting_locations_aside_and_the_second_gets_two_cards() -> None:
    for table in deals((2,)):
        assert len(table.zones[ASIDE]) == 2
        assert len(table.hand(1 - table.turn)) == 2


def test_inv_setup_05_the_starting_location_lies_face_up_first_in_its_line() -> None:
    for table in deals():
        for seat in range(table.seats):
            (place,) = table.lines[seat]
            assert table.up[table.place_card[place]] == 1


def test_inv_amb_01_nobody_has_time_points_at_the_start() -> None:
    for table in deals():
        assert table.points == [0] * table.seats


def test_inv_setup_06_the_highest_start_value_begins() -> None:
    for table in deals():
        values = [table.pool.start_value[table.kind[copy]] for copy in table.place_card]
        assert values[table.turn] == max(values)


def test_inv_amb_02_the_start_value_decides_who_begins_and_scores_nothing() -> None:
    for table in deals():
        starts = [kind for kind in range(table.pool.count) if table.pool.type[kind] == START]
        assert len({table.pool.start_value[kind] for kind in starts}) == 4
        assert {table.pool.victory_points[kind] for kind in starts} == {2}


def test_inv_setup_07_five_cards_each_and_two_for_the_player_on_the_first_players_right() -> None:
    for table in deals((3, 4)):
        right = (table.turn - 1) % table.seats
        sizes = [len(table.hand(seat)) for seat in range(table.seats)]
        assert sizes == [2 if seat == right else 5 for seat in range(table.seats)]


@pytest.mark.parametrize(("seats", "above"), [(3, 95), (4, 90)])
def test_inv_setup_08_twenty_cards_lie_beneath_the_end_card(seats: int, above: int) -> None:
    for table in deals((seats,)):
        assert table.end_card == 20
        assert len(table.zones[DECK]) - table.end_card == above


def test_inv_setup_09_the_discard_pile_begins_empty() -> None:
    for table in deals():
        assert not table.zones[DISCARDS]


def test_inv_setup_10_thirty_time_points_lie_in_the_supply() -> None:
    for table in deals():
        assert table.supply() == 30


def test_inv_setup_11_every_game_card_is_of_one_of_four_kinds() -> None:
    for table in deals():
        kinds = table.pool.in_deck(table.seats)
        assert {table.pool.type[kind] for kind in kinds} == {LOCATION, DEFENDER, ENEMY, SUPPORT}


def test_inv_setup_12_the_colours_are_red_yellow_blue_and_white() -> None:
    texts = texts_of(GAME.room)
    assert [texts.label(f"colour_{seat}") for seat in range(4)] == ["red", "yellow", "blue", "white"]


@pytest.mark.parametrize(
    ("edition", "out"),
    [("classic", {"Kamelion", "Cyber Controller", "Davros"}), ("2012", {"Davros", "Chameleon Arch", "Cyberking"})],
)
def test_inv_2p_01_two_players_leave_three_cards_out(edition: str, out: set[str]) -> None:
    """Also INV-2P-05 and INV-AMB-103: the 2012 edition leaves out the cards of the same roles, and says so."""
    table = GAME.deal(seats=2, seed=bytes(32), edition=edition)
    assert isinstance(table, Invasion)
    left = {table.pool.name[kind] for kind in table.pool.in_deck(2)}
    assert left.isdisjoint(out)
    assert len(table.pool.in_deck(2)) == 124
    assert "three players" in GAME.edition(edition).note[2]
