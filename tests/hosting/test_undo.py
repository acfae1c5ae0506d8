"""Undo by consent: who agrees, what is dealt anew, what is told, what is kept, and what the record says."""

from collections.abc import Awaitable, Callable

import pytest
from tests.hosting.pebbles import END, Pebbles
from tests.hosting.playing import TWO, play_out, say, two_begin

from timescoop.documents import BadDocument, read_record, verify, write_record
from timescoop.hosting import CannotUndo, Host, Match, NotYours, SeatPlan, Stale
from timescoop.hosting.company.undo_point import undo_point
from timescoop.kernel import NOTHING

Open = Callable[..., Awaitable[Host]]
THREE = [*TWO, SeatPlan("person", "Cleo")]


async def ended_turn(host: Host) -> Match:
    """Ann has ended her turn, so Bob has drawn a card: there is no simple way back."""
    match = await two_begin(host)
    await say(match, 0, "end turn")
    return match


async def agreed_to(match: Match, seat: int) -> None:
    request = match.snapshot(seat).company.request
    assert request is not None
    await match.consent.agree(seat, request.keep)


def insides(match: Match) -> list[int]:
    return list(match.timeline.table.kind)


async def test_past_a_fixed_point_one_may_ask_and_nothing_moves_before_the_others_agree(host: Host) -> None:
    match = await ended_turn(host)
    assert not match.snapshot(0).may_take_back
    assert match.snapshot(0).company.may_ask
    given = match.timeline.given

    await match.consent.ask_undo(0)

    assert match.timeline.given == given
    request = match.snapshot(1).company.request
    assert request is not None
    assert (request.seat, request.count, request.others, request.waits) == (0, 1, 0, (1,))


async def test_once_all_agree_the_asker_is_asked_again_and_the_record_has_a_line(host: Host) -> None:
    match = await ended_turn(host)
    await match.consent.ask_undo(0)
    await agreed_to(match, 1)

    assert match.snapshot(0).asked
    assert [given.option for given in match.timeline.given] == [3, 0]
    assert [note.key for note in match.snapshot(2).company.notes] == ["undone"]
    assert "# undo 1 by Ann: 1 answer" in write_record(match.record(unfinished=True)).splitlines()


async def test_what_nobody_knew_is_dealt_anew_and_what_somebody_knew_is_not(host: Host) -> None:
    """Else one could look at the next card, and take that back."""
    match = await two_begin(host)
    table = match.timeline.table
    known = {copy: table.kind[copy] for copy, who in enumerate(table.known) if who}
    await say(match, 0, "end turn")
    drawn = match.timeline.table.kind[match.timeline.table.zones[4][-1]]
    before, tops = insides(match), {drawn}
    for _ in range(8):
        await match.consent.ask_undo(0)
        await agreed_to(match, 1)
        assert {copy: match.timeline.table.kind[copy] for copy in known} == known
        assert sorted(insides(match)) == sorted(before)
        await say(match, 0, "end turn")
        tops.add(match.timeline.table.kind[match.timeline.table.zones[4][-1]])
    assert len(tops) > 1, "eight times the same card came again"


async def test_luck_to_come_is_new_too(host: Host) -> None:
    """A die rolled again must not fall as it did: it would have been looked at before it was rolled."""
    match = await ended_turn(host)
    seed = match.timeline.table.seed
    await match.consent.ask_undo(0)
    await agreed_to(match, 1)
    assert match.timeline.table.seed != seed
    once = match.timeline.table.seed
    await say(match, 0, "end turn")
    await match.consent.ask_undo(0)
    await agreed_to(match, 1)
    assert match.timeline.table.seed not in {seed, once}


async def test_the_request_tells_out_of_what_its_reader_was_told_and_nothing_else(host: Host) -> None:
    """Two tables that Cleo cannot tell apart: no matter what Ann has seen since, Cleo reads the same of it."""
    match = await host.new_match("pebbles", seats=THREE, seed=bytes(range(32)))
    for seat, words in ((0, "opal"), (1, "flint"), (2, "flint"), (0, "end turn"), (1, "end turn")):
        await say(match, seat, words)
    await match.consent.ask_undo(0)
    shown = {viewer: match.snapshot(viewer).company.request for viewer in range(4)}
    told = shown[2]
    assert told is not None
    assert (told.count, told.others, told.waits) == (2, 1, (1, 2))
    for viewer, request in shown.items():
        kinds = [
            kind for *_, named in match.timeline.table.told(viewer, match.timeline.given[2].until) for kind in named
        ]
        assert request is not None
        assert (request.unseen, request.seen) == (kinds.count(NOTHING), len(kinds) - kinds.count(NOTHING))

    table = match.timeline.table
    assert isinstance(table, Pebbles)
    one, other = table.zones[table.hand(0)][0], table.zones[table.hand(1)][0]
    table.swap_insides(one, other)  # neither is known to Cleo
    assert match.snapshot(2).company.request == told


async def test_a_request_is_refused_withdrawn_or_lapses(host: Host) -> None:
    match = await ended_turn(host)
    await match.consent.ask_undo(0)
    with pytest.raises(CannotUndo):
        await match.consent.ask_undo(0)
    with pytest.raises(NotYours):
        await agreed_to(match, 0)
    await match.consent.refuse(0, 2)
    assert match.snapshot(1).company.request is None

    await match.consent.ask_undo(0)
    await match.consent.refuse(1, 2)
    assert match.snapshot(0).company.request is None
    assert not match.snapshot(0).company.may_ask, "who was refused does not ask again at once"

    await say(match, 1, "end turn")
    assert match.snapshot(0).company.may_ask
    await match.consent.ask_undo(0)
    await say(match, 0, "end turn")
    assert match.snapshot(0).company.request is None
    with pytest.raises(Stale):
        await match.consent.agree(1, 2)


async def test_bots_and_seats_lent_to_them_agree(host: Host) -> None:
    match = await host.new_match("pebbles", seats=[TWO[0], SeatPlan("bot", bot="slow")], seed=bytes(range(32)))
    await host.bots.close()
    await say(match, 0, "opal")
    await match.answer(1, 0, match.snapshot(1).number)
    await say(match, 0, "end turn")
    await match.consent.ask_undo(0)
    assert match.snapshot(0).company.request is None
    assert match.snapshot(0).asked

    match = await ended_turn(host)
    await match.consent.ask_undo(0)
    await match.seating.stand_in_for(1, 1)
    assert match.snapshot(0).company.request is None
    assert match.snapshot(0).asked


async def test_bots_wait_while_people_are_asked_whether_they_agree(host: Host) -> None:
    host.bots.closing = True
    match = await host.new_match("pebbles", seats=[*TWO, SeatPlan("bot", bot="last")], seed=bytes(range(32)))
    await say(match, 0, "opal")
    await say(match, 1, "flint")
    await match.answer(2, 0, match.snapshot(2).number)
    await say(match, 0, "end turn")
    await say(match, 1, "end turn")
    assert match.waiting() == [2]
    await match.consent.ask_undo(0)
    host.bots.closing = False

    match.log.moved()
    assert match.id not in host.bots.playing

    await match.consent.refuse(1, 3)
    assert match.id in host.bots.playing


async def test_one_goes_back_to_the_last_answer_or_to_the_start_of_the_turn(host: Host) -> None:
    match = await two_begin(host)
    await say(match, 0, "end turn")
    await say(match, 1, "end turn")
    held = match.snapshot(0).options[0][1]
    await say(match, 0, "throw", held, "done", "end turn")
    so_far = (match.game, match.timeline, match.plan.luck, 0, match.auto_pass.passing)
    assert undo_point(*so_far, turn=False) == len(match.timeline.given) - 1
    assert undo_point(*so_far, turn=True) == 4
    await match.consent.ask_undo(0, turn=True)
    await agreed_to(match, 1)
    assert len(match.timeline.given) == 4
    assert held in [words for _, words in match.snapshot(0).options]


async def test_watchers_those_who_gave_no_answer_and_the_end_have_no_undo(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO, seed=bytes(range(32)))
    for seat in (0, 1, 2):
        with pytest.raises(CannotUndo):
            await match.consent.ask_undo(seat)
    await play_out(match)
    assert not match.snapshot(0).company.may_ask, "the seed has been told"
    with pytest.raises(CannotUndo):
        await match.consent.ask_undo(0)


async def test_a_request_and_what_was_dealt_anew_outlive_the_server(host: Host, open_host: Open) -> None:
    match = await ended_turn(host)
    await match.consent.ask_undo(0)
    again = await (await open_host()).match(match.id)
    assert [again.snapshot(viewer) for viewer in range(3)] == [match.snapshot(viewer) for viewer in range(3)]
    await agreed_to(again, 1)
    await say(again, 0, "end turn")

    third = await (await open_host()).match(match.id)
    assert [third.snapshot(viewer) for viewer in range(3)] == [again.snapshot(viewer) for viewer in range(3)]
    assert third.timeline.table.kind == again.timeline.table.kind
    assert third.timeline.undos == again.timeline.undos


async def with_undos(host: Host) -> Match:
    """A finished match with three undos, the second of which undid the first."""
    match = await host.new_match("pebbles", seats=TWO)
    await say(match, 0, "opal")
    await say(match, 1, "flint")
    await say(match, 0, "end turn")
    await say(match, 1, "end turn")
    for turns in (1, 2):
        await match.consent.ask_undo(1 if turns == 1 else 0)
        await agreed_to(match, 0 if turns == 1 else 1)
    await say(match, match.waiting()[0], "end turn")
    await say(match, match.waiting()[0], "end turn")
    await match.consent.ask_undo(1)
    await agreed_to(match, 0)
    await play_out(match)
    return match


async def test_the_record_of_a_match_with_undos_is_verified_and_an_altered_one_refused(host: Host) -> None:
    match = await with_undos(host)
    games = {"pebbles": match.game}
    text = write_record(match.record())
    lines = [line for line in text.splitlines() if line.startswith("# undo")]
    assert [line.endswith("(gone)") for line in lines] == [True, False, False]

    table = verify(read_record(text), games)
    assert table.kind == match.timeline.table.kind

    def refused(changed: str) -> None:
        """Neither as it stands, nor with the check over its lines worked out again."""
        assert changed != text
        unsealed = "\n".join(line for line in changed.splitlines() if not line.startswith("check: "))
        with pytest.raises(BadDocument):
            verify(read_record(changed), games)
        with pytest.raises(BadDocument):
            verify(read_record(write_record(read_record(unsealed))), games)

    refused(text.replace(lines[2] + "\n", ""))
    refused(text.replace(lines[0], lines[0].replace(" (gone)", "").replace("undo 1", "undo 9")))
    refused(text.replace(lines[1], lines[1] + " (gone)"))
    refused(text + lines[2].replace("undo 3", "undo 4") + "\n")


async def test_free_takes_back_go_no_further_than_the_undo(host: Host) -> None:
    match = await ended_turn(host)
    await match.consent.ask_undo(0)
    await agreed_to(match, 1)
    assert not match.snapshot(0).may_take_back
    with pytest.raises(CannotUndo):
        await match.take_back(0)


async def test_an_undo_is_told_to_all_and_numbered_for_all(host: Host) -> None:
    match = await ended_turn(host)
    before = list(match.state.shown)
    await match.consent.ask_undo(0)
    await agreed_to(match, 1)
    assert all(after > number for after, number in zip(match.state.shown, before, strict=True))
    with pytest.raises(Stale):
        await match.answer(1, END, before[1])
