"""A move travels as ARCHITECTURE.md says: an answer to a page passes its steps in their order."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import httpx
from starlette.applications import Starlette
from tests.web.test_matches import SCRIPT, host_at, number_in, seats_at

from timescoop.hosting import Host, Match
from timescoop.web import create_app

ROOT = Path(__file__).resolve().parents[2]
WALK = (ROOT / "ARCHITECTURE.md").read_text("utf-8").partition("**How a move travels**")[2].partition("\n\nCards")[0]
STEPS = re.findall(r"^\d+\. `(\S+\.py)` `(\w+)`", WALK, re.MULTILINE)
OF_A_STREAM = ("web/routes/event_stream.py", "frames")  # which these clients do not read
FORM = ("web/render/table/dock.py", "action_form")  # of the page before


@contextmanager
def calls() -> Iterator[list[tuple[str, str]]]:
    """The functions of ours that this thread calls, each with its file."""
    found: list[tuple[str, str]] = []

    def note(frame: FrameType, event: str, _arg: object) -> None:
        _, ours, path = frame.f_code.co_filename.partition("/timescoop/")
        if event == "call" and ours:
            found.append((path, frame.f_code.co_name))

    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(None)


async def playable(host: Host, app: Starlette) -> tuple[Match, httpx.AsyncClient, int]:
    """A match whose first move may be to play a card, the client that is asked, and that option."""
    for _ in range(20):
        match, clients = await seats_at(host, app)
        (seat,) = match.timeline.table.waiting()
        for option, words in match.snapshot(seat).options:
            if words.startswith("play "):
                return match, clients[seat], option
    raise AssertionError("nobody can play a card at first")


async def test_a_move_passes_every_step_in_order(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, client, option = await playable(host, create_app(host))
        number = number_in((await client.get(f"/matches/{match.id}")).text)
        with calls() as found:
            data = {"number": str(number), "option": str(option)}
            await client.post(f"/matches/{match.id}/answer", data=data, headers=SCRIPT)
            await client.get(f"/matches/{match.id}")

    passed = iter(found)
    steps = [step for step in STEPS if step not in (FORM, OF_A_STREAM)]
    assert len(steps) > len(STEPS) - 3
    assert [step for step in steps if step not in passed] == []
