"""A move of several answers is given as a whole or not at all, and looking ahead tells nobody anything hidden."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from tests.hosting.pebbles import DONE, END, THROW
from tests.hosting.playing import SEED, TWO, say, two_begin

from timescoop.catalogue import GAMES
from timescoop.hosting import CannotUndo, Clock, Host, Match, Stale, moves
from timescoop.hosting.company.undo_point import undo_point
from timescoop.hosting.preview import Preview, Previewer, apply_all, can_answer_ahead
from timescoop.hosting.timeline import Timeline, new_timeline, no_passing
from timescoop.kernel import Game, IllegalChoice, Table
from timescoop.testkit import NAMES, Luck, random_walk
from timescoop.testkit.twins import twin_of

Open = Callable[..., Awaitable[Host]]
FRESH = 250  # decisions of one game that are looked at


def stored(folder: Path, match: Match) -> list[tuple[int, int, int, int]]:
    """Number, seat, option and look of each answer, as another program finds them."""
    asked = "SELECT number, seat, option, look FROM answer WHERE match = ? ORDER BY number"
    connection = sqlite3.connect(folder / "store.db")
    try:
        return connection.execute(asked, (match.id,)).fetchall()
    finally:
        connection.close()


def throw_all(match: Match) -> tuple[int, ...]:
    """The move by which seat 0 throws away its first two pebbles."""
    held = [option for option, _ in match.snapshot(0).options if option < THROW - 1]
    first = match.moves.preview(0, match.snapshot(0).number, (THROW, held[0])).options[0][0]
    return (THROW, held[0], first, DONE)


async def test_a_move_is_recorded_and_shown_as_its_answers_would_be_one_by_one(host: Host, tmp_path: Path) -> None:
    match = await two_begin(host)
    other = await two_begin(host)
    move, before = throw_all(match), match.snapshot(0)

    await match.moves.give(0, move, before.number)
    for option in move:
        await other.answer(0, option, other.snapshot(0).number)

    given = [(answer.seat, answer.option, answer.until) for answer in match.timeline.given]
    assert given == [(answer.seat, answer.option, answer.until) for answer in other.timeline.given]
    for viewer in range(3):
        now, then = match.snapshot(viewer), other.snapshot(viewer)
        assert (now.view, now.log, now.options) == (then.view, then.log, then.options)
    assert match.snapshot(0).number == before.number + 1
    assert match.record(unfinished=True).answers == other.record(unfinished=True).answers
    assert [look for *_, look in stored(tmp_path, match)][2:6] == [before.number] * 4


async def test_a_move_with_a_wrong_answer_changes_nothing_and_says_which(host: Host, tmp_path: Path) -> None:
    match = await two_begin(host)
    held = match.snapshot(0).options[0][0]
    before, rows = [match.snapshot(viewer) for viewer in range(3)], stored(tmp_path, match)

    with pytest.raises(IllegalChoice, match=r"answer 3 of 3 is refused.*the options are \["):
        await match.moves.give(0, (THROW, held, 99), before[0].number)
    with pytest.raises(IllegalChoice, match="1 to 60 answers, not 0"):
        await match.moves.give(0, (), before[0].number)

    assert [match.snapshot(viewer) for viewer in range(3)] == before
    assert stored(tmp_path, match) == rows


async def test_a_move_ends_where_somebody_else_is_asked(host: Host) -> None:
    match = await two_begin(host)
    number = match.snapshot(0).number
    with pytest.raises(IllegalChoice, match="only 1 of these 2 answers can be sent together"):
        await match.moves.give(0, (END, END), number)
    assert match.moves.preview(0, number).ahead[END] == Preview((END,))
    assert match.snapshot(0).number == number


async def test_a_move_counts_as_far_as_the_real_table_goes_where_another_was_imagined(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A refusal after a look at the real table would tell what only a move may bring to light."""
    match = await two_begin(host)
    monkeypatch.setattr(moves, "apply_all", lambda *_: None)
    await match.moves.give(0, (END, THROW), match.snapshot(0).number)
    assert [(given.seat, given.option) for given in match.timeline.given if not given.unasked][-1] == (0, END)


async def test_a_move_is_taken_back_as_a_whole_also_after_a_restart(host: Host, open_host: Open) -> None:
    match = await two_begin(host)
    before, held = match.snapshot(0), match.snapshot(0).options[0][0]
    await match.moves.give(0, (THROW, held), before.number)
    assert match.snapshot(0).view["picks"] == [held]

    again = await (await open_host()).match(match.id)
    assert [each.joined for each in again.timeline.given] == [each.joined for each in match.timeline.given]
    await again.take_back(0, again.snapshot(0).number)

    after = again.snapshot(0)
    assert (after.view, after.log, after.options) == (before.view, before.log, before.options)
    assert not after.may_take_back


async def test_answers_that_are_sent_alone_are_still_taken_back_alone(host: Host) -> None:
    match = await two_begin(host)
    held = match.snapshot(0).options[0][0]
    await say(match, 0, "throw")
    await match.moves.give(0, (held,), match.snapshot(0).number)
    await match.take_back(0)
    assert match.snapshot(0).options[-1][1] == "done"
    assert match.snapshot(0).may_take_back


async def test_what_all_have_seen_bars_the_way_back_and_is_asked_about_before(host: Host) -> None:
    match = await two_begin(host)
    move = throw_all(match)
    assert match.moves.is_irreversible(0, move)
    assert not match.moves.is_irreversible(0, move[:2])
    await match.moves.give(0, move, match.snapshot(0).number)
    with pytest.raises(CannotUndo):
        await match.take_back(0)


async def test_an_undo_by_consent_goes_back_before_the_whole_move(host: Host) -> None:
    match = await two_begin(host)
    done = len(match.timeline.given)
    await match.moves.give(0, throw_all(match), match.snapshot(0).number)
    where = undo_point(match.game, match.timeline, match.plan.luck, 0, no_passing, turn=False)
    assert where == done


async def test_a_move_counts_once_and_of_two_tabs_the_first_counts(host: Host, open_host: Open, tmp_path: Path) -> None:
    match = await two_begin(host)
    number, move = match.snapshot(0).number, throw_all(match)
    await match.moves.give(0, move, number)
    rows = stored(tmp_path, match)
    await match.moves.give(0, move, number)
    await (await (await open_host()).match(match.id)).moves.give(0, move, number)
    assert stored(tmp_path, match) == rows
    for other in (move[:2], move[:1], (*move[:3], END)):
        with pytest.raises(Stale):
            await match.moves.give(0, other, number)
    with pytest.raises(Stale):
        match.moves.preview(0, number)


async def test_two_moves_at_once_are_given_one_after_the_other(host: Host) -> None:
    match = await two_begin(host)
    number, move = match.snapshot(0).number, throw_all(match)
    done = len(match.timeline.given)
    results = await asyncio.gather(
        match.moves.give(0, move, number),
        match.moves.give(0, (END,), number),
        match.moves.give(0, move, number),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), Stale, type(None)]
    assert len(match.timeline.given) == done + len(move)


async def test_each_answer_of_a_move_adds_its_time(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO, seed=SEED, clock=(600.0, 5.0))
    for seat in (0, 1):
        await match.clock.came(seat)
    await say(match, 0, "opal")
    await say(match, 1, "flint")
    clock = match.state.table_state.clock
    assert isinstance(clock, Clock)
    move = throw_all(match)
    await match.moves.give(0, move, match.snapshot(0).number)
    later = match.state.table_state.clock
    assert later is not None
    assert 0 <= clock.left[0] + 5.0 * len(move) - later.left[0] < 1


# ---- looking ahead


def previews(game: Game, table: Table, seat: int, luck: Luck) -> Iterator[Preview]:
    """What a seat sees ahead on one way to the end of a move."""
    previewer = Previewer(game, table, seat, NAMES[: table.seats], no_passing)
    preview = previewer.look()
    yield preview
    while not preview.ends:
        preview = previewer.look((*preview.answers, luck.of(preview.options)[0]))
        yield preview


def walked(game: Game) -> Iterator[tuple[Table, int, Luck]]:
    """Tables of a random game, with the seat that is asked, and luck."""
    luck = Luck(7)
    for table, seat, _ in random_walk(
        game, max(edition.least for edition in game.editions), 3, facts=True, longest=FRESH
    ):
        if not table.polling:
            yield table, seat, luck


@pytest.mark.parametrize("key", GAMES)
def test_every_way_is_legal_and_leads_where_its_answers_lead_one_by_one(key: str) -> None:
    game, lengths = GAMES[key], []
    for table, seat, luck in walked(game):
        *_, end = previews(game, table, seat, luck)
        start = new_timeline(table.copy())
        together = apply_all(start, seat, end.answers, no_passing)
        alone = start
        for option in end.answers:
            alone = alone.after(seat, option).settled()
        names = NAMES[: table.seats]
        assert game.write(together.table, names) == game.write(alone.table, names)
        lengths.append(len(end.answers))
    assert max(lengths) > 2
    assert lengths.count(1) > len(lengths) / 4


@pytest.mark.parametrize("key", GAMES)
def test_looking_ahead_shows_the_same_in_worlds_that_a_seat_cannot_tell_apart(key: str) -> None:
    game, deep = GAMES[key], 0
    for number, (table, seat, luck) in enumerate(walked(game)):
        if number % 4:
            continue
        twin = twin_of(table, seat, luck)
        here, there = Luck(number), Luck(number)
        ways = list(previews(game, table, seat, here))
        assert ways == list(previews(game, twin, seat, there))
        deep += len(ways) > 2
    assert deep


def refusal(start: Timeline, seat: int, options: tuple[int, ...]) -> str:
    """Why answers cannot be given together, or nothing."""
    try:
        apply_all(start, seat, options, no_passing)
    except IllegalChoice as error:
        return str(error)
    return ""


@pytest.mark.parametrize("key", GAMES)
def test_a_refused_move_tells_nothing_that_its_first_answer_would_bring_to_light(key: str) -> None:
    """Else one could send an answer with a wrong one behind it, learn what it brings, and give another."""
    game, refused, ended = GAMES[key], 0, 0
    for table, seat, luck in walked(game):
        twin = twin_of(table, seat, luck)
        option = luck.of(table.options(seat))
        here, there = new_timeline(table.copy()), new_timeline(twin)
        after = here.after(seat, option).settled()
        guesses = after.table.options(seat) or [0]
        for guess in (luck.of(guesses), 0, 99_999):
            words = refusal(here, seat, (option, guess))
            assert words == refusal(there, seat, (option, guess))
            refused += bool(words)
        ended += not can_answer_ahead(here, after, seat)
    assert refused > ended > 0


async def test_a_closed_store_leaves_no_part_of_a_move(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All rows of a move are one transaction, so a break between two of them leaves none."""
    match = await two_begin(host)
    move, rows = throw_all(match), stored(tmp_path, match)
    link = "timescoop.hosting.match_rows.link"
    count = 0

    def breaks(_head: str, _values: object) -> str:
        nonlocal count
        count += 1
        if count == 3:
            raise RuntimeError("no more")
        return "x"

    number = match.snapshot(0).number
    with monkeypatch.context() as patched:
        patched.setattr(link, breaks)
        with pytest.raises(RuntimeError):
            await match.moves.give(0, move, number)
    assert count == 3
    assert stored(tmp_path, match) == rows
    assert match.snapshot(0).asked
