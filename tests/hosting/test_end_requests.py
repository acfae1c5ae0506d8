"""End a match by agreement: who agrees, what stops, what is told and kept, and that nothing is told before."""

from collections.abc import Awaitable, Callable
from dataclasses import fields
from random import Random

import pytest
from tests.hosting.playing import SEED, TWO, play_out, say, spoilt, two_begin
from tests.hosting.test_company import Hours, bots_rest, left, timed

from timescoop.catalogue import GAMES
from timescoop.documents import read_record, verify, write_record
from timescoop.hosting import (
    CannotUndo,
    Host,
    HostingError,
    Match,
    NotYours,
    SeatPlan,
    Snapshot,
    Stale,
    StillSecret,
    finished_matches,
    fork,
    same_deal,
)
from timescoop.hosting.company.table_state import Request, TableState, read_table_state

Open = Callable[..., Awaitable[Host]]
THREE = [*TWO, SeatPlan("person", "Cleo")]


def asked(match: Match, viewer: int = 0) -> int:
    """The number that names the open request."""
    request = match.snapshot(viewer).company.request
    assert request is not None
    assert request.ends
    return request.keep


async def all_agree(match: Match, asker: int = 0) -> None:
    """One asks, and every other person agrees."""
    await match.consent.ask_end(asker)
    for seat in match.state.people():
        if seat != asker:
            await match.consent.agree(seat, asked(match), ends=True)


async def ended(host: Host) -> Match:
    """Ann and Bob have ended their match after three answers."""
    match = await two_begin(host)
    await say(match, 0, "end turn")
    await all_agree(match)
    return match


def beside(look: Snapshot) -> dict[str, object]:
    """A look without its number, and without the company at the table."""
    return {each.name: getattr(look, each.name) for each in fields(look) if each.name not in {"number", "company"}}


# ---- asking


async def test_nothing_ends_and_nothing_is_told_before_all_have_agreed(host: Host) -> None:
    match = await host.new_match("pebbles", seats=THREE, seed=SEED)
    for seat, words in ((0, "opal"), (1, "flint"), (2, "flint")):
        await say(match, seat, words)
    before = [beside(match.snapshot(viewer)) for viewer in range(4)]
    await match.consent.ask_end(1)
    await match.consent.agree(2, asked(match), ends=True)

    assert [beside(match.snapshot(viewer)) for viewer in range(4)] == before
    request = match.snapshot(3).company.request
    assert request is not None
    assert (request.seat, request.agreed, request.waits) == (1, (2,), (0,))
    assert (request.count, request.others, request.seen, request.unseen) == (0, 0, 0, 0)
    assert not match.snapshot(0).receipt.seed
    with pytest.raises(StillSecret):
        match.record()
    with pytest.raises(StillSecret):
        await host.replays.of_match(match, 0, 1)
    with pytest.raises(StillSecret):
        await same_deal(host, await host.replays.of_match(match, 0), TWO)
    with pytest.raises(HostingError):
        await host.rematch(match, 0)

    await match.consent.agree(0, asked(match), ends=True)
    assert match.over()
    assert match.snapshot(3).agreed


async def test_once_all_agree_it_is_over_nobody_has_won_and_no_answer_is_taken(host: Host) -> None:
    match = await two_begin(host)
    look = match.snapshot(0)
    before = list(match.state.shown)
    await all_agree(match, 1)
    for viewer in range(3):
        shown = match.snapshot(viewer)
        assert (shown.over, shown.agreed, shown.asked, shown.options) == (True, True, False, ())
        assert shown.view == match.game.view(match.timeline.table, viewer)
        assert shown.number > before[viewer], "everybody is shown the end"
        assert not shown.may_take_back
        company = shown.company
        assert (company.may_ask, company.may_end, company.request) == (False, False, None)
    assert match.waiting() == []
    assert match.timeline.table.won == 0, "nobody has won"
    assert (await host.matches({match.id: match.keys[0]}))[0].finished is not None
    for number in (look.number, match.snapshot(0).number):
        with pytest.raises(Stale):
            await match.answer(0, look.options[0][0], number)
    with pytest.raises(CannotUndo):
        await match.take_back(0)
    with pytest.raises(CannotUndo):
        await match.consent.ask_undo(0)
    with pytest.raises(Stale):
        await match.consent.ask_end(0)
    assert [note.key for note in match.snapshot(2).company.notes] == ["ended"]


async def test_there_is_one_request_at_a_time_and_it_is_for_the_others_to_agree(host: Host) -> None:
    match = await two_begin(host)
    await say(match, 0, "end turn")
    await match.consent.ask_end(0)
    for seat in (0, 1):
        with pytest.raises(Stale):
            await match.consent.ask_end(seat)
    with pytest.raises(CannotUndo):
        await match.consent.ask_undo(0)
    with pytest.raises(NotYours):
        await match.consent.agree(0, asked(match), ends=True)
    with pytest.raises(Stale):
        await match.consent.agree(1, asked(match) + 1, ends=True)


async def test_a_request_is_withdrawn_or_refused_and_who_was_refused_waits(host: Host) -> None:
    match = await two_begin(host)
    await say(match, 0, "end turn")
    await match.consent.ask_end(0)
    keep = asked(match)
    await match.consent.refuse(0, keep, ends=True)
    assert match.snapshot(1).company.request is None
    with pytest.raises(Stale):
        await match.consent.agree(1, keep, ends=True)

    await match.consent.ask_end(0)
    await match.consent.refuse(1, keep, ends=True)
    assert not match.snapshot(0).company.may_end, "who was refused does not ask again at once"
    assert not match.snapshot(0).company.may_ask, "for anything"
    assert match.snapshot(1).company.may_end
    with pytest.raises(Stale):
        await match.consent.ask_end(0)
    await say(match, 1, "end turn")
    assert match.snapshot(0).company.may_end
    assert [note.key for note in match.snapshot(2).company.notes] == ["end-withdrawn", "end-refused"]


async def test_a_request_lapses_when_somebody_answers(host: Host) -> None:
    match = await two_begin(host)
    await match.consent.ask_end(1)
    late = asked(match)
    await say(match, 0, "end turn")
    assert match.snapshot(0).company.request is None
    with pytest.raises(Stale):
        await match.consent.agree(0, late, ends=True)
    assert not match.over()


async def test_who_agrees_to_an_undo_ends_nothing_and_who_agrees_to_the_end_undoes_nothing(host: Host) -> None:
    """The two kinds are told apart although both are named by a number."""
    match = await two_begin(host)
    await say(match, 0, "end turn")
    await match.consent.ask_end(0)
    for reply in (match.consent.agree, match.consent.refuse):
        with pytest.raises(Stale):
            await reply(1, asked(match))
    await match.consent.refuse(0, asked(match), ends=True)
    await match.consent.ask_undo(0)
    request = match.snapshot(1).company.request
    assert request is not None
    assert not request.ends
    for reply in (match.consent.agree, match.consent.refuse):
        with pytest.raises(Stale):
            await reply(1, request.keep, ends=True)


async def test_watchers_and_bots_neither_ask_nor_agree(host: Host) -> None:
    host.bots.closing = True
    match = await host.new_match("pebbles", seats=[*TWO, SeatPlan("bot", bot="last")], seed=SEED)
    for outsider in (2, 3, -1, 9):
        assert not match.consent.may_ask(outsider)
        with pytest.raises(NotYours):
            await match.consent.ask_end(outsider)
    await match.consent.ask_end(0)
    for outsider in (2, 3, -1, 9):
        for reply in (match.consent.agree, match.consent.refuse):
            with pytest.raises(NotYours):
                await reply(outsider, asked(match), ends=True)
    assert not match.over()


async def test_alone_with_bots_one_ends_it_at_once_and_bots_stop(host: Host) -> None:
    match = await host.new_match("pebbles", seats=[TWO[0], SeatPlan("bot", bot="last")], seed=SEED)
    await bots_rest(host, match)
    await match.consent.ask_end(0)
    assert match.over()
    match.log.moved()
    assert match.id not in host.bots.playing


async def test_bots_wait_while_people_are_asked_and_never_move_again_once_all_agree(host: Host) -> None:
    host.bots.closing = True
    match = await host.new_match("pebbles", seats=[SeatPlan("bot", bot="last"), *TWO], seed=SEED)
    assert 0 in match.waiting()
    await match.consent.ask_end(1)
    host.bots.closing = False
    match.log.moved()
    assert match.id not in host.bots.playing
    await match.consent.agree(2, asked(match), ends=True)
    match.log.moved()
    assert match.id not in host.bots.playing
    assert len(match.timeline.given) == 0


async def test_a_seat_that_is_lent_agrees_and_a_request_falls_with_its_asker(host: Host) -> None:
    match = await host.new_match("pebbles", seats=THREE, seed=SEED)
    host.bots.closing = True
    await match.consent.ask_end(0)
    await match.seating.stand_in_for(0, 0)
    assert match.snapshot(1).company.request is None
    await match.consent.ask_end(1)
    await match.seating.stand_in_for(2, 2)
    assert match.over()


async def test_the_clock_stops_and_nobody_is_played_for_afterwards(host: Host) -> None:
    match, hours = await timed(host)
    await match.clock.pause(0)
    await match.clock.pause(1)
    await match.consent.ask_end(0)
    hours.go(50)
    assert left(match, 0) == 65, "no time runs while a request is open"
    await match.consent.agree(1, asked(match), ends=True)
    hours.go(5000)
    company = match.snapshot(0).company
    clock = company.clock
    assert clock is not None
    assert (clock.left, company.running, clock.paused) == ((65, 65), (), False)
    assert match.log.timer.alarm is None
    await match.log.run(match.clock.run_out)
    assert match.snapshot(0).company.lent == ()


GAMES_AND_ANSWERS = [(key, count) for key in sorted(GAMES) for count in (0, 7, 60, 150)]


@pytest.mark.parametrize(("game", "answers"), GAMES_AND_ANSWERS)
async def test_every_game_ends_wherever_it_stands(open_host: Open, game: str, answers: int) -> None:
    """In the middle of a poll, a conflict or a choice of several: the view closes, and the record tells the deal."""
    host = await open_host(catalogue="timescoop.catalogue")
    match = await host.new_match(game, seats=THREE)
    luck = Random(answers)
    for _ in range(answers):
        seat = luck.choice(match.waiting())
        look = match.snapshot(seat)
        await match.answer(seat, luck.choice(look.options)[0], look.number)
    given = match.timeline.given
    await all_agree(match)
    for viewer in range(4):
        view = match.snapshot(viewer).view
        assert (view["over"], view["winners"], view["options"], view["asked"], view["prompt"]) == (
            True,
            [],
            [],
            [],
            None,
        )
    assert match.timeline.given == given
    record = read_record(write_record(match.record()))
    assert record.deal or not match.game.dealt
    table = verify(record, GAMES)
    assert not table.over()
    assert table.kind == match.timeline.table.kind

    again = await (await open_host(catalogue="timescoop.catalogue")).match(match.id)
    assert [again.snapshot(viewer) for viewer in range(4)] == [match.snapshot(viewer) for viewer in range(4)]


# ---- afterwards


async def test_it_outlives_the_server_before_and_after_the_end(host: Host, open_host: Open) -> None:
    match = await two_begin(host)
    await say(match, 0, "end turn")
    await match.consent.ask_end(1)
    again = await (await open_host()).match(match.id)
    assert [again.snapshot(viewer) for viewer in range(3)] == [match.snapshot(viewer) for viewer in range(3)]
    await again.consent.agree(0, asked(again), ends=True)

    third_host = await open_host()
    third = await third_host.match(match.id)
    Hours(third)
    assert [third.snapshot(viewer) for viewer in range(3)] == [again.snapshot(viewer) for viewer in range(3)]
    assert (await third_host.matches({match.id: match.keys[0]}))[0].finished is not None
    assert third.waiting() == []
    assert write_record(third.record()) == write_record(again.record())
    assert await spoilt(third_host) == {}


async def test_a_mended_rule_leaves_the_end_as_it_was(
    host: Host, open_host: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the answers lead elsewhere now, the stored table is taken; it is over all the same."""
    match = await ended(host)
    monkeypatch.setattr("timescoop.hosting.resume.rules_version", lambda _game: "mended")
    monkeypatch.setattr("timescoop.hosting.resume.write_table", lambda _table: "another")
    again = await (await open_host()).match(match.id)
    assert again.timeline.dealt is None
    assert [each.option for each in again.timeline.given] == [each.option for each in match.timeline.given]
    assert [again.snapshot(viewer) for viewer in range(3)] == [match.snapshot(viewer) for viewer in range(3)]


async def test_an_answer_elsewhere_and_the_end_exclude_each_other(host: Host, open_host: Open) -> None:
    """Of two servers one still believes that the match runs: its answer comes too late."""
    match = await two_begin(host)
    elsewhere = await open_host()
    await elsewhere.listener.close()
    theirs = await elsewhere.match(match.id)
    await all_agree(match)
    with pytest.raises(Stale):
        await say(theirs, 0, "end turn")
    assert theirs.snapshot(0).agreed, "it has read what it missed"


async def test_the_luck_is_told_and_the_record_is_true_and_unfinished(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO)
    await say(match, 0, "opal")
    await say(match, 1, "flint")
    await say(match, 0, "end turn")
    await match.consent.ask_undo(0)
    request = match.snapshot(1).company.request
    assert request is not None
    await match.consent.agree(1, request.keep)
    await all_agree(match)
    assert match.snapshot(2).receipt.seed == match.plan.seed.hex()
    text = write_record(match.record())
    assert "\nresult: unfinished\n" in text
    assert f"seed: {match.plan.seed.hex()}" in text
    assert not verify(read_record(text), {"pebbles": match.game}).over()


async def test_the_record_can_be_handed_in_and_watched(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO)
    await say(match, 0, "opal")
    await all_agree(match)
    found = await host.archive.hand_in(write_record(match.record()))
    replay = await host.archive.replay(found)
    assert replay.ended
    assert not replay.decided


async def test_it_is_replayed_through_all_eyes_played_on_and_played_again(host: Host) -> None:
    match = await ended(host)
    replays = [await host.replays.of_match(match, 2, eyes) for eyes in range(4)]
    assert [(replay.ended, replay.decided) for replay in replays] == [(True, False)] * 4
    assert replays[1].snapshot(len(replays[1].moments)).log == match.snapshot(1).log
    replay = replays[3]
    on = await fork(host, replay, len(replay.moments), seat=0, bot="last")
    assert not on.over()
    assert not (await same_deal(host, replay, TWO)).over()
    after = await host.rematch(match, 1)
    assert not after.over()
    assert match.snapshot(0).rematch == after.id


async def test_a_choice_of_a_match_without_a_winner_is_not_judged(host: Host) -> None:
    replay = await host.replays.of_match(await ended(host), 0)
    with pytest.raises(HostingError, match="ended by agreement"):
        await host.judge.begin(replay)
    played = await two_begin(host)
    await play_out(played)
    assert (await host.replays.of_match(played, 0)).decided


async def test_lists_say_so_and_reports_leave_it_out(host: Host) -> None:
    match, played, running = await ended(host), await two_begin(host), await two_begin(host)
    await play_out(played)
    held = {each.id: each.keys[0] for each in (match, played, running)}
    lines = {line.id: line for line in await host.matches(held)}
    assert [lines[each.id].agreed for each in (match, played, running)] == [True, False, False]
    assert [lines[each.id].finished is not None for each in (match, played, running)] == [True, True, False]
    assert not lines[match.id].waits
    assert [each.id for each in await finished_matches(host.store, None, 9)] == [played.id]


def test_a_request_of_an_older_store_is_for_an_undo() -> None:
    text = TableState(request=Request(1, 4, (0,))).text().replace(',"ends":false', "")
    assert "ends" not in text
    assert read_table_state(text).request == Request(1, 4, (0,))
    ends = TableState(request=Request(1, 4, (0,), ends=True))
    assert read_table_state(ends.text()) == ends
