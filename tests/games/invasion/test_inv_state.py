"""What is true of every table between two actions: seen in random play, and seen to be missed when broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from timescoop.games.invasion import GAME, facts
from timescoop.games.invasion.built.fields import ASIDE, DECK, DISCARDS
from timescoop.games.invasion.ending import finish
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import mix

STATES = (
    "INV-STATE-01",
    "INV-STATE-02",
    "INV-STATE-03",
    "INV-STATE-04",
    "INV-STATE-05",
    "INV-STATE-06",
    "INV-STATE-07",
)


def played(answers: int, seats: int = 3, edition: str = "classic", seed: int = 7) -> Invasion:
    """A table after so many random answers."""
    table = GAME.deal(seats=seats, seed=b"", edition=edition)
    table.use_cheap_luck(seed)
    luck = seed
    for _ in range(answers):
        if table.over():
            break
        seat = table.waiting()[0]
        offered = table.options(seat)
        luck = mix(luck + 1)
        table.play(seat, offered[luck % len(offered)])
    assert isinstance(table, Invasion)
    return table


@pytest.mark.parametrize("edition", ["classic", "2012"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_inv_state_01_to_07_hold_in_random_play(edition: str, seats: int) -> None:
    for answers in range(0, 400, 13):
        table = played(answers, seats, edition, seed=answers)
        assert GAME.problems(table) == []


def attacked(table: Invasion) -> int:
    """A place under attack."""
    return next(place for place in range(len(table.place_seat)) if table.attack(place))


def lose_a_card(table: Invasion) -> None:
    """A card falls under the table."""
    table.zones[DECK] = table.zones[DECK][1:]


def forge_points(table: Invasion) -> None:
    """More Time Points than there are."""
    table.points[0] = 31


def defend_the_attacked(table: Invasion) -> None:
    """A Defender lies where an attack lies."""
    place = attacked(table)
    copy = next(c for c, kind in enumerate(table.kind) if table.pool.name[kind] == "Jamie")
    table.move(copy, table.attack_zone(place) + 1)


def protect_the_attacked(table: Invasion) -> None:
    """A TARDIS counter lies where an attack lies."""
    table.protected[attacked(table)] = 1


def attack_oneself(table: Invasion) -> None:
    """An attack belongs to the Location's owner."""
    place = attacked(table)
    table.hand_over_zone(table.attack_zone(place), table.place_seat[place])


def mix_types(table: Invasion) -> None:
    """Enemies lie together that may not."""
    place = attacked(table)
    for name in ("Daleks", "Cybermen", "Yetis"):
        copy = next(c for c, kind in enumerate(table.kind) if table.pool.name[kind] == name)
        table.move(copy, table.attack_zone(place))


def double_a_name(table: Invasion) -> None:
    """Two Defenders of one name."""
    place = next(p for p in range(len(table.place_seat)) if not table.attack(p))
    for copy in [c for c, kind in enumerate(table.kind) if table.pool.name[kind] == "The Doctor"][:2]:
        table.move(copy, table.attack_zone(place) + 1)


FAULTS = (
    lose_a_card, forge_points, defend_the_attacked, protect_the_attacked, attack_oneself, mix_types, double_a_name,
)  # fmt: skip


@pytest.mark.parametrize(
    ("fault", "clause"),
    list(zip(FAULTS, STATES, strict=True)),
)
def test_inv_state_a_table_that_is_wrong_is_found_out(fault: Callable[[Invasion], None], clause: str) -> None:
    table = played(40)
    assert table.fight < 0
    fault(table)
    assert any(clause in problem for problem in GAME.problems(table))


def test_inv_state_08_after_a_turn_two_cards_are_in_hand_and_five_on_the_right() -> None:
    table = played(0, seats=4)
    seen = 0
    luck = 3
    while not table.over() and table.phase == 0:
        seat, before = table.waiting()[0], table.turn_number
        offered = table.options(seat)
        luck = mix(luck + 1)
        table.play(seat, offered[luck % len(offered)])
        if table.turn_number > before and table.end_card >= 0:
            seen += 1
            assert len(table.hand(seat)) == 2
            assert len(table.hand((seat - 1) % 4)) >= 5
    assert seen > 10


def test_inv_end_11_no_new_deck_is_told_of_where_there_are_no_discards() -> None:
    table = GAME.deal(seats=3, seed=b"", facts=True)
    assert isinstance(table, Invasion)
    for copy in table.zones[DECK]:
        table.move(copy, ASIDE)
    table.kept = []
    table.draw(0, 2, facts.DREW)
    assert not table.kept


def test_inv_end_11_the_discards_become_the_new_deck() -> None:
    table = GAME.deal(seats=3, seed=b"", facts=True)
    assert isinstance(table, Invasion)
    for copy in table.zones[DECK]:
        table.move(copy, DISCARDS)
    table.kept, hand = [], len(table.hand(0))
    table.draw(0, 2, facts.DREW)
    assert [fact for fact, *_ in table.kept][:1] == [facts.RESHUFFLED]
    assert (len(table.hand(0)) - hand, table.zones[DISCARDS]) == (2, ())


def test_inv_score_06_the_log_names_everybody_who_shares_the_win() -> None:
    table = GAME.deal(seats=3, seed=b"", facts=True)  # three starting Locations, worth the same
    assert isinstance(table, Invasion)
    finish(table, "limit")
    assert table.scores == (2, 2, 2)
    assert [seat for fact, seat, *_ in table.kept or [] if fact == facts.GAME_OVER] == [0, 1, 2]
