"""Laws of one sitting on the wire: coming back, being late, bots, and the ways by which a view is sent."""

from __future__ import annotations

import json
from random import Random
from typing import Final

import pytest
from tests.wire.games import BOTS, GAMES
from tests.wire.pairs import held, otherwise, same_to
from tests.wire.sitting import CATALOGUE, SEED, House, Sitting, dealt, seated, sit_down, walked

from timescoop.bots import Catalogue, Job
from timescoop.hosting import SeatPlan, bot_pool
from timescoop.testkit import Luck
from timescoop.web import create_app

LONGEST_NAME: Final = 30
ODD_IDS: Final = ("0", "1", "-1", "999999999", "9" * 400, "x", "1; 2", "\u00e9", "")


async def seen_again(sitting: Sitting, viewer: int, luck: Luck) -> None:
    """L-8: a page that comes back sees what the stream showed last, even if it claims another; numbers have no gaps.

    And every way by which a view is sent gives the same one.
    """
    client, match = sitting.clients[viewer], sitting.match
    live = client.streams[0].events()
    numbers = list(dict.fromkeys(number for number, _ in live))  # what is no move is told under the same number
    held("rejoin", numbers == list(range(numbers[0], numbers[0] + len(numbers))), "viewer", viewer, "counts", numbers)
    page = (await client.get(sitting.base)).text
    held("rejoin", live[-1][1] in page, "viewer", viewer, "comes back to another page")
    again = await client.listen(f"{sitting.base}/stream", {"last-event-id": luck.of(ODD_IDS)})
    await sitting.still()
    same = again.events()[-1] == client.streams[0].events()[-1]
    held("rejoin", same, "viewer", viewer, "hears something else again")
    await again.close()
    await sitting.still()
    client.streams.remove(again)
    shown = (await client.get(f"/api{sitting.base}/view")).json
    expected = json.loads(json.dumps(match.game.view(sitting.table, viewer)))
    held("one view", shown["view"] == expected, "viewer", viewer, "gets another by the programs' door")
    held("one view", shown["number"] == numbers[-1], "viewer", viewer, "gets another number there")


async def not_too_late(sitting: Sitting, luck: Luck) -> None:
    """A4 rows 6 and 31: once something came to light, or somebody else was asked, no answer is changed."""
    match = sitting.match
    seat = luck.of(sitting.table.waiting())
    before, number = sitting.table, match.state.shown[seat]
    option = luck.of(before.options(seat))
    held("late", (await sitting.answer(seat, option)).status == 204, "an answer is refused")
    after = sitting.table
    for other in before.options(seat):
        again = await sitting.answer(seat, other, number)
        known = other == option and again.status == 204  # the same form sent twice is told that it was taken
        held("late", known or again.status == 409, "an answer is changed:", option, "to", other, again.status)
        held("late", sitting.table is after, "an answer counts although it is late")
    learned = after.fixed != before.fixed or after.waiting() != [seat] or after.over()
    if learned:
        back = await sitting.take_back(seat)
        held("late", back.status == 409, "an answer is taken back after", after.fixed - before.fixed, "fixed points")
    held("late", sitting.table is after, "the table has changed")


async def late_game(at: House, name: str, edition: str, seed: int, answers: int) -> int:
    """Some answers of a random game, each tried to be changed afterwards; returns how many."""
    luck = Luck(seed)
    sitting = await sit_down(at, GAMES[name], edition, 2)
    sitting.put(walked(dealt(GAMES[name], edition, 2, seed), luck, luck.below(60)))
    count = 0
    while count < answers and not sitting.table.over():
        await not_too_late(sitting, luck)
        count += 1
    return count


async def rejoining(at: House, name: str, edition: str, seed: int, answers: int) -> int:
    """Some answers of a random game, after each of which somebody comes back; returns how often."""
    luck = Luck(seed)
    sitting = await sit_down(at, GAMES[name], edition, 2)
    sitting.put(walked(dealt(GAMES[name], edition, 2, seed), luck, luck.below(300)))
    await sitting.listen(range(3))
    count = 0
    for _ in range(answers):
        if sitting.table.over():
            break
        for viewer in range(3):
            await seen_again(sitting, viewer, luck)
            count += 1
        seat = luck.of(sitting.table.waiting())
        await sitting.answer(seat, luck.of(sitting.table.options(seat)))
    await sitting.close()
    return count


async def bots_are_blind(name: str, edition: str, seed: int, patch: pytest.MonkeyPatch) -> int:
    """A4 row 25 and B-1: what a bot is given is the same in two worlds that its seat cannot tell apart.

    Returns:
        How many decisions were compared.
    """
    luck = Luck(seed)
    table = walked(dealt(GAMES[name], edition, 3, seed), luck, 10 + luck.below(60))
    seat = luck.of(table.waiting())
    twin = otherwise(table, (seat + 1) % 3, luck)
    if not same_to(seat, table, twin, (0, 0)):
        return 0
    jobs: list[Job] = []

    def noted(catalogue: Catalogue, job: Job) -> int:
        jobs.append(job)
        return BOTS["first"].choose(catalogue.games[job.game], table, seat, 0)

    with patch.context() as here:
        here.setattr(bot_pool, "choose", noted)
        for world in (table, twin):
            mind = bot_pool.BotPool(Catalogue(CATALOGUE), Random(seed), workers=0, time_limit=20.0)
            await mind.choose(world, name, None, seat, "first")
    one, other = (json.loads(job.blind) for job in jobs)
    held("bots", one == other, "the bot of seat", seat, "is given the truth")
    return 1


HOSTILE: Final = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "Eve\r\nINFO:timescoop:all is well",
    "\u202eevE\u2066",
    "{{7*7}}${7*7}%s%n",
)


async def names_are_words(at: House) -> None:
    """A4 row 30: a name is shown as the words that it is, on one line, and does not turn the text about."""
    for name in HOSTILE:
        match = await at.host.new_match(
            "kites", edition="hill", seats=[SeatPlan("open"), SeatPlan("person", "Bo")], seed=SEED
        )
        sitting = await seated(at, match, match.keys)
        await sitting.clients[0].post(f"{sitting.base}/sit", {"name": name})
        shown = match.state.names[0]
        held("names", shown.isprintable() and len(shown) <= LONGEST_NAME, "a name stands as", repr(shown))
        for page in ("", "/text", "/log", "/lobby"):
            text = (await sitting.clients[1].get(sitting.base + page)).text
            held(
                "names",
                "<script>alert" not in text and "<img src=x" not in text,
                "on",
                page or "the table",
                "a name is code",
            )


async def sizes_told_nothing(at: House) -> None:
    """A4 row 21: a stream is not compressed, even if its reader accepts that, and no proxy is to change it."""
    app = create_app(at.host, games=GAMES, bots=BOTS)
    sitting = await sit_down(House(at.hosts, app), GAMES["kites"], "hill", 2)
    await sitting.listen([0])
    sent = sitting.clients[0].streams[0].sent.answer
    held("sizes", not sent.header("content-encoding"), "a stream is compressed by", sent.header("content-encoding"))
    held("sizes", "no-transform" in sent.header("cache-control"), "a proxy may compress a stream")
    await sitting.close()
