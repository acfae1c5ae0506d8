"""How well a seat of Nemesis stands, and how bots think in it: by what a seat may know alone, and within measure."""

from typing import Any

import pytest
from tests.bots.positions import positions

from timescoop.bots import LOOKAHEAD, Budget, mover
from timescoop.bots.declarations import ANSWERS, Evaluator, declarations, play_interruptions
from timescoop.bots.turns import bystander
from timescoop.games.nemesis import GAME
from timescoop.games.nemesis.conflicts.chances import chances
from timescoop.kernel import QUESTION, Table

Player = dict[str, Any]
BO: Player = {"side": "Ashad", "hand": 0}


def stand(ada: Player, bo: Player | None = None, step: str = "action") -> Table:
    """A table from a position, Ada to act."""
    players = {"Ada": {"hand": [], **ada}, "Bo": {**BO, **(bo or {})}}
    table, _ = GAME.read({"game": "nemesis", "turn": "Ada", "step": step, "players": players}, None)
    return table


def worth(ada: Player, bo: Player | None = None) -> float:
    return GAME.evaluate(stand(ada, bo), 0)


@pytest.mark.parametrize("seats", [2, 4])
def test_worth_hangs_on_nothing_that_the_seat_may_not_know(seats: int) -> None:
    for table, _ in positions(GAME, "standard", seats, luck=8, most=25):
        for seat in range(seats):
            worlds = [GAME.imagine(table, seat, luck) for luck in range(3)]
            assert {GAME.evaluate(world, seat) for world in worlds} == {GAME.evaluate(table, seat)}


# ---- Conflicts


def test_nem_conflict_25_the_chances_of_equals_are_those_of_two_dice() -> None:
    for wins, falls in chances([4, 4], -1):
        assert wins == pytest.approx(15 / 36)
        assert falls == pytest.approx(15 / 36)


def test_nem_conflict_25_a_lead_of_six_cannot_be_lost() -> None:
    (wins, falls), (loses, beaten) = chances([7, 1], -1)
    assert (wins, beaten) == pytest.approx((1.0, 1.0))
    assert (loses, falls) == pytest.approx((0.0, 0.0))


def test_nem_hero_05_heroes_have_to_be_exceeded() -> None:
    assert chances([3], 6)[0] == pytest.approx((0.5, 0.5))
    assert chances([3], 9)[0] == (0.0, 1.0)


def test_nem_hero_09_players_who_tie_above_the_heroes_stay() -> None:
    (wins, falls), _ = chances([6, 6], 11)
    assert wins == pytest.approx(5 / 36)
    assert falls == pytest.approx(1 - 6 / 36)


def test_a_conflict_is_worth_more_the_likelier_it_is_won() -> None:
    bo = {"hand": 0, "power": 0}
    values = []
    for mine in (["Local Labor"], ["Local Labor", "Dalek Patrol"], ["Supreme Dalek", "Dalek Patrol", "Dalek Patrol"]):
        table = stand(
            {"side": "Davros", "power": 2, "locations": {"The Vault": [*mine, "Cyber Patrol"]}}, bo, "conflict"
        )
        calm = GAME.evaluate(table, 0)
        while QUESTION[table.asked[0][0]] != "nemesis/initiate":
            table.play(mover(table), table.options(mover(table))[0])
        table.play(0, table.options(0)[-1])
        assert table.polling
        values.append(GAME.evaluate(table, 0) - calm)
    assert values == sorted(values)
    assert values[0] < 0 < values[-1]


def test_a_poll_is_weighed_by_the_own_seal_alone() -> None:
    ada = {"side": "Davros", "power": 3, "locations": {"The Vault": ["Dalek Patrol", "Cyber Patrol"]}}
    table = stand(ada, {"power": 3}, "conflict")
    while not table.polling:
        table.play(mover(table), table.options(mover(table))[-1])
    mine, theirs = table.options(0), table.options(1)
    table.play(0, mine[1])
    compare_with_best = GAME.evaluate(table, 0)
    assert GAME.evaluate(table, 1) == GAME.evaluate(stand_sealed(table, mine[3]), 1)
    assert len({GAME.evaluate(stand_sealed(table, option), 0) for option in mine}) == len(mine)
    assert compare_with_best == GAME.evaluate(stand_sealed(table, mine[1]), 0)
    assert len(theirs) > 1


def stand_sealed(table: Table, option: int) -> Table:
    new = table.copy()
    new.sealed[0] = option
    return new


# ---- schemes


def test_nem_win_01_a_scheme_is_worth_more_the_nearer_it_lies() -> None:
    cards = {"side": "Scheming Master", "plot": 3, "token": "Atlantis"}
    deck = worth({**cards, "hand": ["Missy"], "deck": ["Master of Everything"]})
    hand = worth({**cards, "hand": ["Master of Everything"], "deck": ["Missy"]})
    table = worth({**cards, "hand": ["Missy"], "schemes": ["Master of Everything"]})
    assert deck < hand < table


def test_nem_win_01_several_copies_of_a_scheme_win_but_once() -> None:
    one = worth({"side": "Davros", "locations": {"Medusa Cascade": ["Stolen World"]}})
    two = worth({"side": "Davros", "locations": {"Medusa Cascade": ["Stolen World", "Stolen World"]}})
    assert one < two < 60


def test_nem_capture_05_captured_doctors_want_the_instant_that_wins_by_them() -> None:
    doctors = {
        "side": "Davros",
        "doctors": ["First Doctor", "Third Doctor"],
        "captured": ["First Doctor", "Third Doctor"],
    }
    assert worth({**doctors, "hand": ["Exterminate"]}) > worth({**doctors, "hand": ["Assassinate"]}) + 10


ANGELS: Player = {"side": "Weeping Angels", "token": "Battery Park", "schemes": ["Temporal Anomalies"]}
PARADOXES = ["Duck Now", "Duck Now", "Easter Egg", "Easter Egg"]


def test_nem_card_spoilers_power_that_the_hand_would_bring_counts_for_who_holds_it() -> None:
    with_them = {**ANGELS, "discard": PARADOXES, "power": 2}
    gains = worth({**with_them, "hand": ["Spoilers"]}) - worth({**with_them, "hand": ["Lost Time"]})
    without = worth({**ANGELS, "hand": ["Spoilers"]}) - worth({**ANGELS, "hand": ["Lost Time"]})
    assert gains > without + 3
    table = stand({**with_them, "hand": ["Spoilers"]}, {"hand": ["Cybergun"]})
    assert GAME.evaluate(table, 1) == GAME.evaluate(
        stand({**with_them, "hand": ["Lost Time"]}, {"hand": ["Cybergun"]}), 1
    )


def test_nem_end_05_power_that_will_not_be_kept_counts_less_for_a_scheme() -> None:
    def step_up(least: int) -> float:
        return worth({**ANGELS, "hand": [], "power": least + 1}) - worth({**ANGELS, "hand": [], "power": least})

    assert 0 < step_up(6) < step_up(3) / 2


def test_nem_card_spoilers_what_would_win_at_once_is_worth_nearly_a_scheme_fulfilled() -> None:
    enough = {**ANGELS, "discard": [*PARADOXES, "Letter from the Past"], "hand": ["Spoilers", "Spoilers"]}
    assert worth({**enough, "power": 9}) > worth({**enough, "power": 8}) + 5


# ---- within measure


def wide() -> Table:
    """Ada may play two of five Heroes, each on any of eight Locations, and then Instants."""
    doctors = ["First Doctor", "Tenth Doctor"]
    hand = ["First Doctor", "Susan Foreman", "Ian & Barbara", "Tenth Doctor", "Wilfred Mott", "Martha Jones"]
    return stand({"side": "Davros", "token": "The Crucible", "doctors": doctors, "hand": hand})


@pytest.mark.parametrize("partial_lines", [0, 2])
def test_a_declaration_with_many_ways_grows_within_measure_and_each_first_option_ends(partial_lines: int) -> None:
    table = wide()
    while len(table.options(0)) == 1:
        table.play(mover(table), table.options(mover(table))[0])
    evaluator = Evaluator(GAME.evaluate, partial_lines)
    lines = [line for _, line, _ in declarations(evaluator, table, 0)]
    assert evaluator.evaluations < 2 * ANSWERS
    assert {line[0] for line in lines} == set(table.options(0))
    narrow = Evaluator(GAME.evaluate, partial_lines, 30)
    fewer = [line for _, line, _ in declarations(narrow, table, 0)]
    assert narrow.evaluations < evaluator.evaluations
    assert {line[0] for line in fewer} == set(table.options(0))


def test_of_halves_that_cannot_end_those_are_kept_that_look_best_as_the_table_stands() -> None:
    table = wide()
    while len(table.options(0)) == 1:
        table.play(mover(table), table.options(mover(table))[0])
    book = {GAME.words(table, 0, option, ["Ada", "Bo"]): option for option in table.options(0)}
    table.play(0, book["play up to 2 Hero cards"])
    last = len(table.zones) - 1

    def liking(after: Table, _seat: int) -> float:
        return float(any(after.zone[copy] == last for copy in after.holder))

    best = max(declarations(Evaluator(liking, 0, 1), table, 0), key=lambda each: each[0])
    assert best[0] == 1.0
    worst = max(
        declarations(Evaluator(lambda after, seat: -liking(after, seat), 0, 1), table, 0), key=lambda each: len(each[1])
    )
    assert worst[0] == 0.0


def phase_of(table: Table) -> str:
    phase: str = GAME.view(table, 0)["phase"]
    return phase


# ---- windows and polls in the middle of a turn


def test_a_turn_goes_on_behind_windows_and_polls() -> None:
    ada = {
        "side": "Davros",
        "token": "Dalek Fleet",
        "power": 3,
        "locations": {"The Vault": ["Dalek Patrol", "Cyber Patrol"]},
    }
    table = stand(ada, {"power": 3, "hand": ["Cyberman"]}, "conflict")
    while not table.polling:
        table.play(mover(table), table.options(mover(table))[-1])
    table.play(0, table.options(0)[0])
    assert bystander(table, 0) == 1
    assert bystander(table, 1) == -1
    play_interruptions(Evaluator(GAME.evaluate, 0), table, 0)
    assert not table.polling
    assert (mover(table), phase_of(table)) == (0, "action")


def test_lookahead_chooses_alike_in_worlds_it_cannot_tell_apart() -> None:
    budget = Budget(worlds=1, breadth=3, partial_lines=1, evaluations=60)
    for table, seat in positions(GAME, "standard", 3, luck=2, most=4):
        chosen = {LOOKAHEAD.choose(GAME, GAME.imagine(table, seat, luck), seat, 1, budget) for luck in range(2)}
        assert len(chosen) == 1


# ---- cards that wait


@pytest.mark.parametrize(
    ("minions", "hand", "waits"),
    [
        (["Cyberman"], ["Delete", "Rapid Repair"], True),
        (["Cyberman"], ["Cybergun", "Cybergun"], True),
        (["Cyberman"], ["Delete", "Cybergun"], False),
        (["Cyberman"], ["Cyberman", "Cyberman"], False),
        ([], ["Cyberman", "Delete"], True),
        ([], ["Cyberman", "Cybergun"], True),
    ],
)
def test_nem_end_07_cards_that_wait_are_discarded_for_others(minions: list[str], hand: list[str], waits: bool) -> None:  # noqa: FBT001 - a parameter of the table above
    """A second copy, a second Instant, and what needs a Minion while none is in play."""
    there = {"side": "Ashad", "locations": {"Cybership": minions}}
    bo = {"side": "Davros"}
    before, after = (GAME.evaluate(stand({**there, "hand": cards}, bo, "end"), 0) for cards in (hand, hand[:1]))
    assert (after > before) == waits


def test_nem_win_01_the_deck_is_drawn_for_the_scheme_that_lies_in_it() -> None:
    hand, drawn = {"side": "Davros", "hand": ["Exterminate"]}, ["Local Labor", "Supreme Dalek", "Assassinate"]
    assert worth({**hand, "discard": drawn}) > worth({**hand, "discard": drawn[:1]}) > worth(hand)
