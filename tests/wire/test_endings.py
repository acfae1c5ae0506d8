"""The end of a match by agreement on the wire: nothing opens before all have agreed, and everything does then."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.wire.endings import EDITIONS, SEATS, almost_agreed, reply
from tests.wire.pairs import OPENED
from tests.wire.sitting import house


@pytest.mark.parametrize("name", EDITIONS)
async def test_an_end_tells_nothing_before_all_agree_and_opens_everything_then(tmp_path: Path, name: str) -> None:
    async with house(tmp_path) as at:
        sitting = await almost_agreed(at, name)
        await reply(sitting, 1, "ask-end")
        await reply(sitting, 0, "agree-end")
        assert not sitting.match.over()
        stranger = await sitting.clients[SEATS].post(f"{sitting.base}/agree-end", {"keep": sitting.match.state.rows})
        assert stranger.status == 403
        await reply(sitting, 2, "agree-end")
        assert sitting.match.over()
        for client in sitting.clients:
            assert [(await client.get(sitting.base + page)).status for page in OPENED] == [200] * len(OPENED)
        await sitting.close()
