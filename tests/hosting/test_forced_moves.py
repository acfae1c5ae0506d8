"""Forced moves are answered after a moment that is the same with any hand; docs/adr/0052."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Final

import pytest
from tests.hosting.playing import TWO
from tests.hosting.test_auto_pass import GUST_KEY, launched
from tests.kernel.tiny.hill import HANDS
from tests.kernel.tiny.kinds import GUST, PASS, SORT

from timescoop.catalogue import GAMES
from timescoop.documents import read_position, read_text
from timescoop.hosting import Host, Match, NotYours, SeatPlan
from timescoop.hosting.company import forced_moves
from timescoop.hosting.company.auto_pass import passing_by
from timescoop.hosting.preview import Previewer, apply_all, apply_while_legal
from timescoop.hosting.seats import Seat
from timescoop.hosting.timeline import new_timeline, replay_rows
from timescoop.kernel import OPENLY_ASKED, Table, answer

Open = Callable[..., Awaitable[Host]]
THREE: Final = [*TWO, SeatPlan("person", "Cleo")]
ARMED: Final = 1
MOVES: Final = 400
MOMENT: Final = 0.05  # seconds


class Clock:
    """A clock for moments that goes on by what is slept, so that nobody waits and every length is exact."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        self.slept: list[float] = []
        patch.setattr(forced_moves, "now", lambda: self.now)
        patch.setattr(forced_moves, "rest", self.rest)

    async def rest(self, seconds: float) -> None:
        self.slept.append(round(seconds, 6))
        self.now += seconds
        await asyncio.sleep(0)


async def laid(open_host: Open, seed: int = 1, **settings: Any) -> Match:
    host = await open_host(catalogue="tests.hosting.flying", **settings)
    return await host.new_match("kites", seats=THREE, seed=bytes([seed]) * 32, options={"baskets": "no"})


def gust_free(match: Match, seat: int) -> bool:
    table = match.timeline.table
    return all(SORT[table.kind[copy]] != GUST for copy in table.zones[HANDS + seat])


async def in_window(open_host: Open, *, holds: bool, seed: int) -> Match | None:
    """A match whose seat ARMED is asked in a window, with a gust or with none; None where the deal does not fit."""
    match = await laid(open_host, seed, luck=Random(7))
    await match.auto_pass.set_windows(ARMED, {GUST_KEY: True})
    table = match.timeline.table
    if not gust_free(match, ARMED):
        return None
    if holds:
        gusts = [copy for copy in table.zones[0] if SORT[table.kind[copy]] == GUST]
        plain = table.zones[HANDS + ARMED][0]
        known = table.known[plain], table.known[gusts[0]]
        table.swap_insides(plain, gusts[0])
        table.known[plain], table.known[gusts[0]] = known
    await launched(match)
    if match.waiting() != [ARMED] or match.timeline.given[-1].seat == ARMED:
        return None
    assert len(match.snapshot(ARMED).options) == 1 + holds
    match.forced_moves.moment = MOMENT
    return match


async def fitting(open_host: Open, *, holds: bool) -> Match:
    for seed in range(1, 60):
        if match := await in_window(open_host, holds=holds, seed=seed):
            match.forced_moves.luck = Random(3)
            return match
    raise AssertionError("no deal fits")


async def declined_at(match: Match, clock: Clock, after: float | None) -> float:
    """When everybody hears that ARMED declines: by itself, or so long after it was asked by its person's own answer."""
    clock.now = 1000.0
    moves, heard = match.forced_moves, []
    moves.rows = -1
    assert moves.left() > 0
    match.log.moved = lambda: heard.append(round(clock.now, 6))
    if after is None:
        await moves.answer_all()
    else:
        clock.now += after
        await match.answer(ARMED, PASS, match.snapshot(ARMED).number)
    assert match.timeline.given[-1].option == PASS
    return heard[0]


@pytest.mark.parametrize("after", [0.0, MOMENT / 2, MOMENT])
async def test_l_6_nobody_can_tell_from_the_time_whether_who_declines_had_a_choice(
    open_host: Open, monkeypatch: pytest.MonkeyPatch, after: float
) -> None:
    clock = Clock(monkeypatch)
    forced, chosen = await fitting(open_host, holds=False), await fitting(open_host, holds=True)
    times = [await declined_at(forced, clock, None), await declined_at(chosen, clock, after)]
    assert times[0] == times[1]
    assert 1000.0 + MOMENT <= times[0] <= 1000.0 + forced_moves.AT_MOST * MOMENT
    also = await declined_at(await fitting(open_host, holds=False), clock, after)
    assert also == times[0], "a seat without a choice that declines is heard at the same moment"


async def test_who_has_a_choice_is_never_answered_for(open_host: Open) -> None:
    match = await fitting(open_host, holds=True)
    await match.forced_moves.answer_all()
    assert match.waiting() == [ARMED]


async def test_no_time_runs_in_the_moment_with_any_hand(open_host: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    graces = []
    for holds in (False, True):
        match = await fitting(open_host, holds=holds)
        match.forced_moves.rows = -1
        graces.append(round(match.log.timer.grace(), 6))
        clock.now = 1000.0
    assert graces[0] == graces[1] > 0


async def test_who_confirms_forced_moves_is_asked(open_host: Open) -> None:
    match = await fitting(open_host, holds=False)
    before = [match.snapshot(viewer) for viewer in range(4)]
    await match.forced_moves.set_confirms(ARMED, confirm=True)
    changed = [match.snapshot(viewer) != look for viewer, look in enumerate(before)]
    assert changed == [False, True, False, False], "nobody else is told"
    await match.forced_moves.answer_all()
    assert match.waiting() == [ARMED]
    given = len(match.timeline.given)
    await match.forced_moves.set_confirms(ARMED, confirm=False)
    await match.forced_moves.answer_all()
    assert match.timeline.given[given].seat == ARMED
    with pytest.raises(NotYours):
        await match.forced_moves.set_confirms(3, confirm=True)


async def test_what_was_answered_meanwhile_counts_once_and_the_record_holds_it(open_host: Open) -> None:
    """The person's own click on the only option is no error, however late; the store leads to the same timeline."""
    match = await fitting(open_host, holds=False)
    number = match.snapshot(ARMED).number
    await match.forced_moves.answer_all()
    given = len(match.timeline.given)
    await match.answer(ARMED, PASS, number)
    assert len(match.timeline.given) == given
    assert any(each.seat == ARMED and each.unasked for each in match.timeline.given[-3:])


def test_an_undo_goes_back_to_the_last_move_that_was_chosen() -> None:
    """The only card there is to pick is picked at once; taking back leads past it, also after a restart."""
    game, luck, found = GAMES["invasion"], Random(4), 0
    seats = (Seat("Ada", "person", "", "", "a"), Seat("Bo", "person", "", "", "b"), Seat("Cleo", "person", "", "", "c"))
    passing = passing_by(seats, {}, forced_picks=True)
    timeline = new_timeline(game.deal(seats=3, seed=bytes(32), facts=True)).settled(passing)
    rows = [(given.seat, given.option, 0, 0) for given in timeline.given]
    while len(rows) < MOVES:
        before, (seat, *_) = timeline, timeline.table.waiting()
        option = luck.choice(before.table.options(seat))
        timeline = before.after(seat, option).settled(passing)
        new = timeline.given[len(before.given) :]
        rows += [(given.seat, given.option, 0, 0 if nth else 1) for nth, given in enumerate(new)]
        if len(new) > 1 and timeline.undo_count(seat):
            found += 1
            assert timeline.undo_count(seat) == len(new)
            assert timeline.without(len(new)).table.options(seat) == before.table.options(seat)
    again = replay_rows(game.deal(seats=3, seed=bytes(32), facts=True), rows, bytes(32))
    assert [given.unasked for given in again.given] == [given.unasked for given in timeline.given]
    assert found > 3, "some cards were picked by themselves"


ONE_DEFENDER: Final = """
game: invasion
edition: classic
turn: Ada
players:
  Ada: {hand: [Jamie, Karn, Egypt, Vortis], locations: [Gallifrey]}
  Bo: {hand: 2, locations: [Totter's Lane]}
"""


def test_the_only_card_to_pick_may_be_named_though_it_is_picked_anyway() -> None:
    """A page shows it among what is chosen, so that the card may be chosen first and its place after it."""
    laid = read_position(read_text(ONE_DEFENDER)[0], GAMES)
    seats = (Seat("Ada", "person", "", "", "a"), Seat("Bo", "person", "", "", "b"))
    timeline, passing = new_timeline(laid.table), passing_by(seats, {}, forced_picks=True)

    def named(table: Table, words: str) -> int:
        return next(each for each in table.options(0) if laid.game.words(table, 0, each, laid.names).startswith(words))

    defend = named(laid.table, "defend Gallifrey")
    behind = Previewer(laid.game, laid.table, 0, laid.names, passing_by(seats, {})).look().ahead[defend]
    ((jamie, words),) = behind.options
    assert (words, behind.several) == ("Jamie", True)
    done = named(timeline.after(0, defend).after(0, jamie).table, "done")
    for moves in ([defend, jamie, done], [defend, done]):
        for after in (apply_all, apply_while_legal):
            given = [each.option for each in after(timeline, 0, moves, passing).given]
            assert given[:3] == [defend, jamie, done]


@pytest.mark.parametrize(("key", "seats", "games"), [("nemesis", 3, 3), ("ccg", 2, 2)])
def test_everybody_can_tell_the_options_of_questions_that_are_asked_openly(key: str, seats: int, games: int) -> None:
    game, compared = GAMES[key], 0
    for nth in range(games):
        luck, table = Random(nth), game.deal(seats=seats, seed=bytes([nth + 1]) * 32)
        for _ in range(600):
            if table.over():
                break
            seat = table.waiting()[0]
            if table.question_of(seat) in OPENLY_ASKED and not table.picks and not table.polling:
                for other in {*range(seats + 1)} - {seat}:
                    assert game.imagine(table, other, nth).options(seat) == table.options(seat)
                    compared += 1
            table = answer(table, seat, luck.choice(table.options(seat)))
    assert compared > 5
