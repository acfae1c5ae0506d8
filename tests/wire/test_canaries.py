"""L-5 and L-7: over whole games nobody is sent a card that it may not know, and everybody is shown those it may."""

from __future__ import annotations

import logging
import os
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.tally import tally
from tests.wire.canaries import CANARY, Watch, canary_cards
from tests.wire.entitled import shown_to_all
from tests.wire.games import GAMES
from tests.wire.pairs import OPENED, PAGES, held
from tests.wire.sitting import House, Sitting, house, sit_down, walked

from timescoop.kernel import Table
from timescoop.testkit import Luck

INVASION = GAMES["invasion"]
WHOLE = int(os.environ.get("TIMESCOOP_CANARY_GAMES", "0"))  # whole games beyond what is left of one


EACH = 12  # answers between two looks all around
RIGHTS = {"own hand", "own face down", "face up", "discards"}


@dataclass(frozen=True)
class Deal:
    """A game to be played, or only as many answers as are left of it."""

    edition: str
    seats: int
    nth: int
    left: int = 0
    listeners: tuple[int, ...] = ()


def album_of(page: str) -> str:
    """What a page holds of all the cards that there are."""
    start = page.index('<svg class="sheet"')
    return page[start : page.index("</section>", page.index('<section class="reader"')) + len("</section>")]


async def watched(sitting: Sitting, other: Sitting) -> Watch:
    """A watch over a sitting; the album on its pages is that of another deal of the same card file, to the byte."""
    album = album_of((await other.clients[0].get(other.base)).text)
    for client in sitting.clients:
        assert album in (await client.get(sitting.base)).text
    return Watch(sitting, album)


def near_the_end(table: Table, nth: int, left: int) -> Table:
    """The same game so many random answers before its end."""
    ends, length = table.copy(), 0
    luck = Luck(nth)
    while not ends.over():
        ends = walked(ends, luck, 1)
        length += 1
    return walked(table.copy(), Luck(nth), length - left)


async def look_around(sitting: Sitting, watch: Watch, viewer: int) -> None:
    """Every page a viewer may ask for, what programs get, and errors."""
    client = sitting.clients[viewer]
    for page in [*PAGES, *(() if sitting.table.over() else OPENED)]:
        given = await client.get(sitting.base + page.format(viewer=viewer))
        held("canary", page != "/record" or given.status == 403, "the record opens early")
    for end in ("view", "options"):
        shown = (await client.get(f"/api{sitting.base}/{end}")).json
        watch.door(viewer, shown)
    for words in ("h", "t", "l", "?", "x"):
        await client.post(f"{sitting.base}/say", {"words": words, "number": 1, "from": "text"})
    for form in ({"option": 99999, "number": sitting.match.shown[viewer]}, {"option": 0, "number": 0}, {"number": "x"}):
        await client.post(f"{sitting.base}/answer", form)
    await client.get("/")
    watch.look()


async def searched(at: House, deal: Deal) -> tuple[Watch, Counter[str]]:
    """One game to its end, everything that was sent gone through; and what those who may see it were shown."""
    luck = Luck(deal.nth)
    cards = canary_cards(deal.edition, deal.nth)
    seed = luck.number().to_bytes(32, "little")
    sitting = await sit_down(at, INVASION, deal.edition, deal.seats, cards=cards, seed=seed)
    other = await sit_down(at, INVASION, deal.edition, deal.seats, cards=cards)
    watch = await watched(sitting, other)
    if deal.left:
        sitting.put(near_the_end(sitting.table, deal.nth, deal.left))
    await sitting.listen(deal.listeners or range(deal.seats + 1))
    shown: Counter[str] = Counter()
    answers = 0
    while not sitting.table.over():
        seat = luck.of(sitting.table.waiting())
        assert (await sitting.answer(seat, luck.of(sitting.table.options(seat)))).status == 204
        watch.look()
        answers += 1
        if answers % EACH == 0:
            viewer = luck.below(deal.seats + 1)
            await look_around(sitting, watch, viewer)
            shown += await shown_to_all(sitting, viewer)
    for viewer in range(deal.seats + 1):
        await look_around(sitting, watch, viewer)
    await sitting.close()
    return watch, shown


def quiet_log(log: str, watch: Watch) -> None:
    """No card's name, no seed and no key stands in the log."""
    plan = watch.sitting.match.plan
    assert not CANARY.search(log), "the log names cards"
    for secret in (plan.seed.hex(), plan.salt.hex(), *watch.sitting.match.keys.values()):
        assert secret not in log, "the log tells secrets"


def deals() -> list[Deal]:
    """What is left of one game every day, with two that listen; whole games with everybody listening in the soak."""
    whole = [Deal(("classic", "2012")[nth % 2], 2 + nth % 3, nth) for nth in range(WHOLE)]
    return [Deal("classic", 3, 4, left=30, listeners=(1, 3)), *whole]


@pytest.mark.parametrize(
    "deal", deals(), ids=lambda deal: f"{deal.edition}-{deal.seats}-{deal.nth}-{deal.left or 'whole'}"
)
async def test_l_5_no_card_is_sent_to_whoever_may_not_know_it(
    deal: Deal, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with house(tmp_path / "a") as at:
        watch, shown = await searched(at, deal)
    quiet_log(caplog.text, watch)
    assert watch.figures["canaries"] > 300
    assert set(shown) >= RIGHTS, shown
    tally(canary_games=1, canaries_where_allowed=watch.figures["canaries"], cards_shown=shown.total())
