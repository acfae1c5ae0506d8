"""Records that somebody hands in are checked apart, kept as they are, and harm nobody."""

import asyncio
import json

import pytest
from tests.hosting.playing import TWO, play_out, two_begin

from timescoop.documents import BadDocument, write_record
from timescoop.hosting import LONGEST_RECORD, Host, Match, NoSuchMatch, Paused
from timescoop.hosting.replay.checker import WAITING, Checker
from timescoop.hosting.replay.forks import fork


async def finished(host: Host) -> str:
    """The record of a match that is over."""
    match = await host.new_match("pebbles", seats=TWO)
    await play_out(match)
    return write_record(match.record())


async def forked_to_the_end(host: Host) -> Match:
    """A match that was played on from another, to its end."""
    await host.bots.close()
    match = await two_begin(host)
    replay = await host.replays.of_match(match, 0)
    forked = await fork(host, replay, 2, seat=0, bot="last")
    while not forked.timeline.table.over():
        seat = forked.timeline.table.waiting()[0]
        await forked.answer(seat, forked.snapshot(seat).options[-1][0], forked.snapshot(seat).number)
    return forked


async def test_a_record_is_gone_through_as_its_match_was(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO)
    await play_out(match)
    handed_in = await host.archive.hand_in(write_record(match.record()))
    for eyes in range(4):
        mine, theirs = await host.replays.of_match(match, 2, eyes), await host.archive.replay(handed_in, eyes)
        assert mine.moments.done == theirs.moments.done
        for number in range(1, len(mine.moments) + 1, 3):
            one, other = mine.snapshot(number), theirs.snapshot(number)
            assert (one.view, one.log, one.options) == (other.view, other.log, other.options)


async def test_the_same_text_is_kept_once_and_as_it_was(host: Host) -> None:
    text = await finished(host)
    first, second = [await host.archive.hand_in(text) for _ in range(2)]
    assert first == second
    assert await host.archive.texts(first) == (text, None)
    with pytest.raises(NoSuchMatch):
        await host.archive.texts("0" * 40)
    with pytest.raises(NoSuchMatch):
        await host.archive.replay("0" * 40)


async def test_what_is_too_long_is_not_even_read(host: Host) -> None:
    with pytest.raises(BadDocument, match=f"at most {LONGEST_RECORD} bytes"):
        await host.archive.hand_in("x" * (LONGEST_RECORD + 1))


async def test_a_record_that_was_tampered_with_is_not_kept(host: Host) -> None:
    text = await finished(host)
    lines = text.splitlines()
    for number in range(0, len(lines), 5):
        if not lines[number]:
            continue
        spoilt = "\n".join([*lines[:number], lines[number][:-1] + "~", *lines[number + 1 :]]) + "\n"
        with pytest.raises(BadDocument):
            await host.archive.hand_in(spoilt)


async def test_a_start_out_of_a_strangers_mind_is_refused(host: Host) -> None:
    """With anything in the line of the table, the answer is a fault of the record, and the host goes on."""
    text = write_record((await forked_to_the_end(host)).record())
    line = next(line for line in text.splitlines() if line.startswith("start: "))
    data = json.loads(line.removeprefix("start: "))
    wild: list[object] = [None, -1, 10**30, "x", [], {}, [[]], {"tuple": 1}, [None] * 3, 1.5, [10**9]]
    refused = 0
    for number, key in enumerate(sorted(data) * 2):
        spoilt = {**data, key: wild[number % len(wild)]}
        if spoilt == data:
            continue
        with pytest.raises(BadDocument):
            await host.archive.hand_in(text.replace(line, f"start: {json.dumps(spoilt)}"))
        refused += 1
    assert refused > 40
    for nested in ("[" * 50_000, "{" * 999, '{"kind":' * 5_000, "1", "null", '"x"'):
        with pytest.raises(BadDocument):
            await host.archive.hand_in(text.replace(line, f"start: {nested}"))
    await host.archive.hand_in(text)


async def test_a_record_is_checked_in_a_process_of_its_own(host: Host) -> None:
    checker = Checker(host.catalogue, apart=True)
    text = await finished(host)
    await checker.check(text)
    with pytest.raises(BadDocument) as refused:
        await checker.check(text.replace("Ann: ", "Ann: no ", 1))
    assert refused.value.faults[0].line > 0


async def test_a_record_that_takes_for_ever_is_given_up(host: Host) -> None:
    checker = Checker(host.catalogue, apart=True, time_limit=0.0)
    with pytest.raises(BadDocument, match="take too long"):
        await checker.check(await finished(host))


async def test_not_everybody_is_checked_at_once(host: Host) -> None:
    checker = Checker(host.catalogue, apart=False)
    text = await finished(host)
    async with checker.turn:
        waiting = [asyncio.ensure_future(checker.check(text)) for _ in range(WAITING)]
        await asyncio.sleep(0)
        one_more = asyncio.ensure_future(checker.check(text))
        for _ in range(5):
            await asyncio.sleep(0)
        refused = one_more.exception() if one_more.done() else None
        one_more.cancel()
        assert isinstance(refused, Paused)
    await asyncio.gather(*waiting)
    await checker.check(text)
