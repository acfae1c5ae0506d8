"""Bots that know a game's habits: what the others may do next is played through before anything is compared."""

from typing import Any, Final

import pytest
from tests.bots.positions import positions
from tests.kernel.tiny import GAME as KITES

from timescoop.bots import GREEDY, LOOKAHEAD, SEARCH, Budget, lookahead, mover
from timescoop.bots.declarations import NO_OPTIONS, Line, Mind, declarations, follow
from timescoop.bots.greedy import averaged, imagined, thought_of
from timescoop.bots.lookahead import HOPEFUL, PATIENCE, worth_of_plan
from timescoop.bots.plans import SCOUTS
from timescoop.bots.search import Search
from timescoop.bots.tree import Node
from timescoop.games.invasion import GAME
from timescoop.kernel import Table, to_data

assert GAME.habit is not None
habit: Final = GAME.habit
BRIEF = Budget(worlds=3, breadth=4, halves=1, looks=4000)
BRIEF_WIDE = Budget(worlds=1, breadth=8, halves=1, looks=4000)


def last_turns(seats: int) -> Table:
    """The End Game of some seats, each with a few cards and places."""
    names = ["Ann", "Tom", "Nick", "Susan"][:seats]
    hands = [["Yetis", "Leela", "Mondas", "Ogrons"], ["Daleks", "Jamie"], ["Yetis", "Ribos"], ["Sontarans", "Adric"]]
    places = [["Gallifrey"], ["Skaro", "Telos"], ["Vortis"], ["Castrovalva"]]
    players = {name: {"hand": hands[nth], "locations": places[nth]} for nth, name in enumerate(names)}
    document = {"game": "invasion", "edition": "classic", "turn": "Ann", "phase": "end-game", "players": players}
    table, _ = GAME.read(document, None)
    return table


def count_worlds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The luck of each world that is imagined from now on."""
    begun: list[int] = []
    imagine = GAME.imagine

    def counted(table: Table, seat: int, luck: int) -> Table:
        begun.append(luck)
        return imagine(table, seat, luck)

    monkeypatch.setattr(GAME, "imagine", counted)
    return begun


def test_turns_by_habit_change_what_a_plan_is_worth_and_leave_the_world_as_it_was() -> None:
    table = last_turns(4)
    changed = 0
    for luck in range(3):
        world = GAME.imagine(table, 0, luck)
        before = to_data(world)
        mind = Mind(GAME.worth, 0)
        for _, line, _ in declarations(mind, world, 0):
            alone = worth_of_plan(mind, world, 0, (line,), 0, NO_OPTIONS)
            changed += alone != worth_of_plan(mind, world, 0, (line,), 3, NO_OPTIONS, habit)
            assert to_data(world) == before
    assert changed > 10


def test_a_plan_that_cannot_be_followed_leaves_the_world_as_it_was_too() -> None:
    world = last_turns(3)
    world.play(0, next(option for option in world.options(0) if mover(after(world, option)) != 0))
    before = to_data(world)
    worth_of_plan(Mind(GAME.worth, 0), world, 0, ((0,),), 2, NO_OPTIONS, habit)
    assert to_data(world) == before


def after(table: Table, option: int) -> Table:
    new = table.copy()
    new.play(mover(table), option)
    return new


@pytest.mark.parametrize(("seats", "times"), [(2, 1), (3, PATIENCE), (4, PATIENCE)])
def test_where_a_turn_is_one_declaration_habit_pays_for_more_worlds(
    seats: int, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = count_worlds(monkeypatch)
    LOOKAHEAD.choose(GAME, last_turns(seats), 0, 1, BRIEF)
    assert len(begun) == SCOUTS + BRIEF.worlds * times


@pytest.mark.parametrize(("seats", "most"), [(2, BRIEF_WIDE.breadth), (3, HOPEFUL)])
def test_by_habit_only_the_most_hopeful_declarations_are_compared(
    seats: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = []
    plans_from = lookahead.plans_from

    def counted(*args: Any) -> list[tuple[Line, ...]]:
        compared.append(len(args[3]))
        return plans_from(*args)

    monkeypatch.setattr(lookahead, "plans_from", counted)
    LOOKAHEAD.choose(GAME, last_turns(seats), 0, 1, BRIEF_WIDE)
    assert compared == [most]


def in_the_middle_of_a_long_turn(seats: int) -> list[tuple[Table, int]]:
    """Positions after whose best declaration the turn goes on."""
    found = []
    for table, seat in positions(GAME, "classic", seats, luck=41, most=30):
        worlds = imagined(GAME, table, seat, 1, range(SCOUTS))
        ranked = thought_of(Mind(GAME.worth, BRIEF.halves), worlds[0], seat)
        lines = [line for _, line in averaged(Mind(GAME.worth, 0), worlds, seat, ranked[: BRIEF.breadth])]
        if (
            len({line[0] for line in lines}) > 1
            and mover(follow(Mind(GAME.worth, 0), worlds[0], seat, lines[0])) == seat
        ):
            found.append((table, seat))
    return found


def test_in_a_long_turn_of_several_seats_more_worlds_are_looked_at_instead_of_plans_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refused(*_: Any) -> list[tuple[Line, ...]]:
        raise AssertionError("a plan is made")

    found = in_the_middle_of_a_long_turn(4)
    assert len(found) > 5
    monkeypatch.setattr(lookahead, "plans_from", refused)
    begun = count_worlds(monkeypatch)
    for table, seat in found:
        worlds = imagined(GAME, table, seat, 1, range(BRIEF.worlds))
        ranked = thought_of(Mind(GAME.worth, BRIEF.halves), worlds[0], seat)
        best = averaged(Mind(GAME.worth, 0), worlds, seat, ranked[: BRIEF.breadth])[0][1]
        begun.clear()
        assert LOOKAHEAD.choose(GAME, table, seat, 1, BRIEF) == best[0]
        assert len(begun) == BRIEF.worlds


def test_a_game_without_habits_is_played_as_before() -> None:
    assert KITES.habit is None
    for table, seat in positions(KITES, "hill", 4, luck=42, most=6):
        assert LOOKAHEAD.choose(KITES, table, seat, 1, BRIEF) in table.options(seat)


@pytest.mark.parametrize("seats", [3, 4])
def test_below_the_tree_the_round_is_played_until_the_seat_that_thinks_is_next(seats: int) -> None:
    table = last_turns(seats)
    search = Search(GAME, seats, 0)
    world = GAME.imagine(table, 0, 1)
    ends = [end for _, _, end in declarations(search.mind, world, 0) if mover(end) > 0]
    assert len(ends) > 5
    for end in ends:
        assert mover(search.answered(end)) in (0, -1)
    looks = search.mind.looks
    rest = search.turn_over(Node(0.0), world.copy())
    assert mover(rest) != 0
    assert mover(search.answered(rest)) in (0, -1)
    assert search.mind.looks > looks


@pytest.mark.parametrize("bot", [GREEDY, LOOKAHEAD, SEARCH], ids=lambda bot: bot.key)
def test_the_same_dice_choose_the_same_with_habits(bot: Any) -> None:
    table = last_turns(3)
    assert len({bot.choose(GAME, GAME.imagine(table, 0, luck), 0, 5, BRIEF) for luck in range(3)}) == 1
