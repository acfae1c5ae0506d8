"""A match that some of its people want to end: until the last has agreed, nobody is sent anything new."""

from __future__ import annotations

from tests.wire.boxes import canary_cards
from tests.wire.canaries import Watch
from tests.wire.games import GAMES
from tests.wire.pairs import OPENED, held
from tests.wire.sitting import House, Sitting, sit_down, walked
from tests.wire.test_canaries import look_around

from timescoop.testkit import Luck

EDITIONS = {"invasion": "classic", "nemesis": "standard", "ccg": "first"}
SEATS = 3


async def reply(sitting: Sitting, seat: int, what: str) -> int:
    """A seat says something to the open request, or asks; then all streams are still."""
    request = sitting.match.state.table_state.request
    given = await sitting.clients[seat].post(f"{sitting.base}/{what}", {"keep": request.keep if request else 0})
    await sitting.still()
    return given.status


async def almost_agreed(at: House, name: str, answers: int = 70) -> Sitting:
    """All but the last have agreed to the end; everybody looks at everything, and the last refuses.

    Raises:
        Leak: Somebody was sent what they may not know, or the match was over too early.
    """
    cards, luck = {"cards": canary_cards(name, EDITIONS[name], 7)}, Luck(5)
    sitting = await sit_down(at, GAMES[name], EDITIONS[name], SEATS, **cards)
    watch = Watch(sitting)
    sitting.put(walked(sitting.table.copy(), luck, answers))
    await sitting.listen(range(SEATS + 1))
    before = [sitting.match.snapshot(viewer).view for viewer in range(SEATS + 1)]
    for seat, what in ((0, "ask-end"), (1, "agree-end")):
        assert await reply(sitting, seat, what) in {204, 303}
        held("end", not sitting.match.over(), "it was over before all had agreed")
        for viewer in range(SEATS + 1):
            await look_around(sitting, watch, viewer)
            for page in OPENED:
                path = sitting.base + page
                status = (await sitting.clients[viewer].get(path)).status
                held("end", status == 403 or page == f"/replay/{viewer}/1", "opened early", path)
    held("end", before == [sitting.match.snapshot(viewer).view for viewer in range(SEATS + 1)], "a view has changed")
    assert await reply(sitting, 2, "refuse-end") in {204, 303}
    seat = luck.of(sitting.table.waiting())
    await sitting.answer(seat, luck.of(sitting.table.options(seat)))
    watch.look()
    return sitting
