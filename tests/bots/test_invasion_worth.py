"""How well a seat of Invasion stands: by what it may know alone, and in the direction that the rules reward."""

import pytest
from tests.bots.positions import positions

from timescoop.games.invasion import GAME
from timescoop.kernel import Table

DEALS = [("classic", 2), ("classic", 3), ("2012", 4)]


def stand(phase: str = "actions", **players: dict[str, object]) -> Table:
    """A table from a position, Ann to act."""
    document = {"game": "invasion", "edition": "classic", "turn": "Ann", "phase": phase, "players": players}
    table, _ = GAME.read(document, None)
    return table


@pytest.mark.parametrize(("edition", "seats"), DEALS)
def test_worth_and_observation_hang_on_nothing_that_the_seat_may_not_know(edition: str, seats: int) -> None:
    for table, _ in positions(GAME, edition, seats, luck=8, most=25):
        for seat in range(seats):
            worlds = [GAME.imagine(table, seat, luck) for luck in range(4)]
            assert {GAME.evaluate(world, seat) for world in worlds} == {GAME.evaluate(table, seat)}
            assert all(GAME.observe(world, seat) == GAME.observe(table, seat) for world in worlds)


@pytest.mark.parametrize(("edition", "seats"), DEALS)
def test_an_observation_is_of_fixed_length_and_tells_seats_apart(edition: str, seats: int) -> None:
    lengths = set()
    for table, seat in positions(GAME, edition, seats, luck=9, most=25):
        observed = GAME.observe(table, seat)
        lengths.add(len(observed))
        assert observed != GAME.observe(table, (seat + 1) % seats)
    assert len(lengths) == 1


@pytest.mark.parametrize(("phase", "much"), [("actions", 0.0), ("end-game", 2.0)])
def test_a_place_under_attack_is_worth_less_to_its_owner_and_more_to_the_attacker(phase: str, much: float) -> None:
    calm = stand(phase, Ann={"hand": 5, "locations": ["Skaro"]}, Tom={"hand": 5}, Nick={"hand": 5})
    taken = stand(
        phase,
        Ann={"hand": 5, "locations": [{"name": "Skaro", "attack": {"by": "Tom", "enemies": ["Yetis"], "face": "up"}}]},
        Tom={"hand": 5},
        Nick={"hand": 5},
    )
    assert GAME.evaluate(taken, 0) < GAME.evaluate(calm, 0) - much
    assert GAME.evaluate(taken, 1) > GAME.evaluate(calm, 1) + much


def test_a_stronger_attack_is_worth_more_to_a_seat_that_knows_it() -> None:
    worth = []
    for enemies in (["Haemovores"], ["Yetis"], ["Daleks"], ["Daleks", "Davros"]):
        place = {"name": "Skaro", "attack": {"by": "Ann", "enemies": enemies, "face": "down"}}
        table = stand(Ann={"hand": 0}, Tom={"hand": 5, "locations": [place]}, Nick={"hand": 5})
        worth.append(GAME.evaluate(table, 0))
    assert worth == sorted(worth)
    assert len(set(worth)) == len(worth)


def test_a_tardis_counter_makes_a_place_safer() -> None:
    worth = [
        GAME.evaluate(stand(Ann={"locations": [{"name": "Skaro", "tardis": safe}]}, Tom={}, Nick={}), 0)
        for safe in (False, True)
    ]
    assert worth[0] < worth[1]


def test_the_win_counts_beside_the_points() -> None:
    table = GAME.deal(seats=3, seed=bytes(32), edition="classic")
    step = 0
    while not table.over():
        seat = table.waiting()[0]
        offered = table.options(seat)
        table.play(seat, offered[step * 7 % len(offered)])
        step += 1
    scores = GAME.scores(table)
    worth = [GAME.evaluate(table, seat) for seat in range(3)]
    winner = scores.index(max(scores))
    assert worth[winner] == max(worth) > 0
    assert all(value < 0 for seat, value in enumerate(worth) if scores[seat] < max(scores))


def test_picking_up_gains_nothing_by_itself() -> None:
    kept = stand(
        Ann={"hand": ["Cybermen", "Yetis", "Jamie", "Vortis"], "reserve": ["Ogrons"]}, Tom={"hand": 5}, Nick={"hand": 5}
    )
    taken = kept.copy()
    pick_up = next(o for o in taken.options(0) if GAME.words(taken, 0, o, ["Ann", "Tom", "Nick"]) == "pick up Ogrons")
    taken.play(0, pick_up)
    assert GAME.evaluate(taken, 0) < GAME.evaluate(kept, 0)
