"""The habits of Invasion: an answer that is on offer, that hangs on nothing hidden, and that is worth having."""

from typing import Any, Final

import pytest
from tests.bots.positions import positions

from timescoop.arena.seeds import deal_seed
from timescoop.bots import RUNGS, mover
from timescoop.bots.playouts import playout_turn, playout_turns
from timescoop.games.invasion import GAME
from timescoop.games.invasion.playout_policy.guess import Guess
from timescoop.games.invasion.playout_policy.standing import DALEK, Standing
from timescoop.kernel import QUESTION, to_data

DEALS = [("classic", 2), ("classic", 4), ("2012", 3)]
assert GAME.playout_policy is not None
likely_answer: Final = GAME.playout_policy
NAMES = ["Ann", "Tom", "Nick"]
(RANDOM,) = [bot for bot in RUNGS if bot.key == "random"]


def stand(phase: str = "end-game", **players: dict[str, Any]) -> Any:
    """A table from a position, Ann to act."""
    document = {"game": "invasion", "edition": "classic", "turn": "Ann", "phase": phase, "players": players}
    table, _ = GAME.read(document, None)
    return table


def told(table: Any) -> list[str]:
    """The turn of Ann by likely_answer, in words."""
    said = []
    while mover(table) == 0:
        option = likely_answer(table, 0)
        said.append(GAME.words(table, 0, option, NAMES))
        table.play(0, option)
    return said


def attacked(name: str, by: str, *enemies: str, face: str = "up") -> dict[str, Any]:
    return {"name": name, "attack": {"by": by, "enemies": list(enemies), "face": face}}


@pytest.mark.parametrize(("edition", "seats"), DEALS)
def test_a_habit_is_on_offer_and_leaves_the_table_as_it_was(edition: str, seats: int) -> None:
    for table, seat in positions(GAME, edition, seats, luck=31, most=150):
        before = to_data(table)
        assert likely_answer(table, seat) in table.options(seat)
        assert to_data(table) == before


@pytest.mark.parametrize(("edition", "seats"), DEALS)
def test_a_habit_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(edition: str, seats: int) -> None:
    asked = set()
    for table, seat in positions(GAME, edition, seats, luck=32, most=150):
        question = QUESTION[table.asked[0][0]]
        if question.split("/")[1] not in HABITUAL:
            continue
        asked.add(question)
        assert len({likely_answer(GAME.imagine(table, seat, luck), seat) for luck in range(3)}) == 1
    assert len(asked) >= 5


HABITUAL = {
    "action", "end_game_action", "attack", "defend", "reserve", "discard", "pass", "may_retrieve", "may_pay",
}  # fmt: skip


@pytest.mark.parametrize(("edition", "seats"), DEALS)
def test_a_game_played_by_habit_comes_to_its_end(edition: str, seats: int) -> None:
    table = GAME.deal(seats=seats, seed=bytes(32), edition=edition)
    turns = 0
    while not table.over():
        assert playout_turns(likely_answer, table, 1, -1)
        turns += 1
    assert 4 * seats < turns < 200


def test_habit_wins_against_chance() -> None:
    won = games = 0.0
    for block in range(4):
        for seat in range(2):
            table = GAME.deal(seats=2, seed=deal_seed(9, block), edition="classic")
            step = 0
            while not table.over():
                me, step = mover(table), step + 1
                table.play(me, likely_answer(table, me) if me == seat else RANDOM.choose(GAME, table, me, step))
            won += (table.won >> seat & 1) / table.won.bit_count()
            games += 1
    assert won >= games - 1


def test_a_turn_by_habit_is_one_turn_with_all_that_others_are_asked_in_it() -> None:
    asked_meanwhile = 0
    for seed in range(2):
        table = GAME.deal(seats=4, seed=bytes([seed]) * 32, edition="classic")
        while not table.over():
            me = mover(table)
            copy = table.copy()
            playout_turn(likely_answer, table, me)
            assert table.over() or (mover(table) == (me + 1) % 4 and not table.agenda)
            while mover(copy) == me:
                copy.play(me, likely_answer(copy, me))
            asked_meanwhile += bool(copy.agenda)
    assert asked_meanwhile


def test_turns_by_habit_stop_before_the_turn_of_the_seat_that_thinks() -> None:
    table = GAME.deal(seats=4, seed=bytes(32), edition="classic")
    me = mover(table)
    playout_turn(likely_answer, table, me)
    assert playout_turns(likely_answer, table, 9, me)
    assert mover(table) == me
    assert playout_turns(likely_answer, table, 9, me) == 0


def test_the_leader_is_attacked_and_not_the_last() -> None:
    table = stand(
        Ann={"hand": ["Yetis"], "locations": ["Deva Loka"]},
        Tom={"hand": 2, "locations": ["Gallifrey", "Skaro", "Mondas"]},
        Nick={"hand": 2, "locations": ["Castrovalva"]},
    )
    assert told(table)[0].startswith("attack")
    assert len(table.attack(1) + table.attack(2) + table.attack(3)) == 1


def test_an_attack_that_can_be_beaten_is_beaten_with_no_more_than_it_takes() -> None:
    table = stand(
        Ann={"hand": ["Jamie", "The Doctor", "Leela"], "locations": [attacked("Skaro", "Tom", "Daleks")]},
        Tom={"hand": 2, "locations": ["Ribos"]},
        Nick={"hand": 2},
    )
    told(table)
    assert table.protected[0] == 1


def test_an_attack_that_cannot_be_beaten_is_left_alone() -> None:
    table = stand(
        Ann={"hand": ["Adric", "Mondas"], "locations": [attacked("Skaro", "Tom", "Daleks")]},
        Tom={"hand": 2, "locations": ["Ribos"]},
        Nick={"hand": 2},
    )
    assert "Mondas" in told(table)[0]


def test_what_is_kept_back_is_picked_up_in_the_end_game_and_not_before() -> None:
    players: dict[str, dict[str, Any]] = {
        "Ann": {"hand": ["Yetis"], "reserve": ["Daleks"]},
        "Tom": {"hand": 3},
        "Nick": {"hand": 3},
    }
    assert told(stand("end-game", **players))[0] == "pick up Daleks"
    players["Ann"]["hand"] = ["Yetis", "Jamie", "Vortis"]
    assert not [words for words in told(stand("actions", **players)) if words.startswith("pick up")]


def near_the_end() -> Any:
    """Ann has all her Dalek counters out but one, and leads by far."""
    attacks = {"Telos": "Yetis", "Ribos": "Ogrons", "Skaro": "Daleks", "Vortis": "Cybermen"}
    places = [attacked(name, "Ann", enemy) for name, enemy in attacks.items()]
    return stand(
        Ann={"hand": 2, "locations": ["Gallifrey"]},
        Tom={"hand": 2, "locations": [*places, "Mondas"]},
        Nick={"hand": 2, "locations": ["Castrovalva"]},
    )


def test_inv_end_01_the_last_counter_is_sought_by_who_leads_and_shunned_by_who_does_not() -> None:
    leads, trails = Standing(near_the_end(), 0), Standing(near_the_end(), 2)
    assert leads.near
    assert leads.gap > 0 > trails.gap
    assert leads.gain_by_end(((0, DALEK),), 0.0, 0.0) > 0 > trails.gain_by_end(((0, DALEK),), 0.0, 0.0)


def test_a_conflict_with_cards_that_are_known_is_sure_and_with_others_likelier_the_greater_the_margin() -> None:
    known = stand(Ann={"hand": ["Jamie"], "locations": [attacked("Skaro", "Tom", "Yetis")]}, Tom={}, Nick={})
    hidden = stand(Ann={"hand": 1, "locations": [attacked("Skaro", "Tom", "Yetis", face="down")]}, Tom={}, Nick={})
    sure, doubtful = Guess(known, 0), Guess(hidden, 0)
    assert [sure.chance(known.attack(0), margin) for margin in (-1, 0, 1)] == [0.0, 1.0, 1.0]
    chances = [doubtful.chance(hidden.attack(0), margin) for margin in (-3, -1, 0, 1, 3)]
    assert 0 < chances[0] < chances[1] < 0.5 < chances[2] < chances[3] < chances[4] < 1


def say(table: Any, seat: int, *words: str) -> None:
    """A seat says something, in words."""
    for word in words:
        table.play(seat, next(o for o in table.options(seat) if GAME.words(table, seat, o, NAMES) == word))


def test_inv_conflict_13_defenders_are_saved_by_any_card_that_can() -> None:
    place = {"name": "ITAR", "defenders": ["Jo Grant"]}
    table = stand(Ann={"hand": ["Daleks"]}, Tom={"hand": ["Bessie"], "locations": [place]}, Nick={"hand": 2})
    table.play(0, next(o for o in table.options(0) if "ITAR" in GAME.words(table, 0, o, NAMES)))
    say(table, 0, "Daleks", "done")
    assert QUESTION[table.asked[0][0]] == "invasion/may_retrieve"
    assert GAME.words(table, 1, likely_answer(table, 1), NAMES) == "play Bessie"


@pytest.mark.parametrize(("defender", "answer"), [("Leela", "yes"), ("Adric", "no")])
def test_inv_conflict_08_strength_is_paid_for_where_it_turns_the_conflict(defender: str, answer: str) -> None:
    ann = {"hand": [defender], "permanents": ["UNIT"], "time_points": 1}
    table = stand(Ann=ann | {"locations": [attacked("ITAR", "Tom", "Daleks")]}, Tom={"hand": 2}, Nick={"hand": 2})
    table.play(0, next(o for o in table.options(0) if "ITAR" in GAME.words(table, 0, o, NAMES)))
    say(table, 0, defender, "done")
    assert QUESTION[table.asked[0][0]] == "invasion/may_pay"
    assert GAME.words(table, 0, likely_answer(table, 0), NAMES) == answer
