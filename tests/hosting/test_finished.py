"""Finished matches to be counted: which there are, and that each goes again as it went."""

from tests.hosting.conftest import CATALOGUE
from tests.hosting.playing import TWO, play_out, say, two_begin

from timescoop.hosting import Host, Match, SeatPlan, fetch_match, finished_matches, fork, replay_stored
from timescoop.kernel import Table, to_data

MOST = 50


async def again(host: Host, match: Match) -> tuple[Table, int]:
    """The end of a match that is told again, and how many answers it had."""
    told = replay_stored(CATALOGUE, await fetch_match(host.store, match.id))
    for seat, option in told.answers:
        told.table.play(seat, option)
    return told.table, told.count


def end_of(table: Table) -> dict[str, object]:
    return {**to_data(table), "kept": None}


async def test_a_match_goes_again_as_it_went(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO)
    await play_out(match)
    table, count = await again(host, match)
    assert end_of(table) == end_of(match.timeline.table)
    assert count == len(match.timeline.given)


async def test_what_was_taken_back_and_dealt_anew_is_so_again(host: Host) -> None:
    match = await two_begin(host)
    await say(match, 0, "end turn")
    await match.consent.ask_undo(0)
    request = match.snapshot(1).company.request
    assert request is not None
    await match.consent.agree(1, request.keep)
    await play_out(match)
    assert match.timeline.undos
    table, count = await again(host, match)
    assert end_of(table) == end_of(match.timeline.table)
    assert count == len(match.timeline.given)


async def test_only_what_is_over_and_was_dealt_is_counted_the_newest_first(host: Host) -> None:
    await host.bots.close()
    running = await two_begin(host)
    first, second = [await host.new_match("pebbles", seats=[*TWO, SeatPlan("person", "Cleo")][:n]) for n in (2, 3)]
    for match in (first, second):
        await play_out(match)
    forked = await fork(host, await host.replays.of_match(first, 0), 1, seat=0, bot="last")
    while not forked.timeline.table.over():
        seat = forked.timeline.table.waiting()[0]
        await forked.answer(seat, forked.snapshot(seat).options[-1][0], forked.snapshot(seat).number)
    found = await finished_matches(host.store, None, MOST)
    assert [each.id for each in found] == [second.id, first.id]
    assert found[0].names == ("Ann", "Bob", "Cleo")
    assert found[0].bots == ("", "", "")
    asked = [first.id, running.id, forked.id, *(f"none-{n}" for n in range(900))]
    assert [each.id for each in await finished_matches(host.store, asked, MOST)] == [first.id]
    assert [each.id for each in await finished_matches(host.store, None, 1)] == [second.id]
    assert await finished_matches(host.store, [], MOST) == []
