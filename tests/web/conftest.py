"""A table written by hand, as a view has it, in the middle of a game and at its end; and a server for browsers."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

import pytest
import uvicorn
from playwright.sync_api import Browser, ConsoleMessage, Error, Page
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from timescoop.hosting import Host, Store
from timescoop.kernel import CardView, Face, PlaceCounter, PlaceView, Prompt, ScoreLine, SeatView, View
from timescoop.web import create_app
from timescoop.web.render.scene import Line, Scene, Sitter
from timescoop.web.serving import listening
from timescoop.wording import Teller, place_names, texts_of

ROOM = "timescoop.games.invasion"
NAMES = ("Elisabeth", "Tom", "Nicholas")
CARDS = {  # name: (type, family, big figure, corner, text)
    "ITAR": ("location", "", 2, "+4", ""),
    "Egypt": ("location", "", 3, "+3", ""),
    "Karn": ("location", "", 3, "+3", ""),
    "Castrovalva": ("location", "", 4, "+2", ""),
    "Vortis": ("location", "", 1, "+5", ""),
    "Totter's Lane": ("starting location", "", 2, "", ""),
    "Deva Loka": ("location", "", 3, "+3", ""),
    "Telos": ("location", "", 4, "+2", ""),
    "The Doctor": ("defender", "", 5, "", ""),
    "Jamie": ("defender", "", 3, "", ""),
    "Romana": ("defender", "", 3, "", "When this card is revealed in a conflict, take 1 Time Point."),
    "Adric": (
        "defender",
        "",
        2,
        "",
        "When your defence loses, if this card was here before the attack, return this card to your hand.",
    ),
    "Daleks": ("enemy", "dalek", 5, "", ""),
    "Ogrons": ("enemy", "ogron", 2, "", "This card may join Enemies of any type."),
    "Primords": ("enemy", "primord", 5, "", ""),
    "The Key to Time": ("support", "", None, "", "Beat an attack on one of your Locations."),
    "K-9": (
        "support",
        "",
        None,
        "",
        "Discard a Defender from your hand or Reserve to beat an attack on one of your Locations.",
    ),
}
KINDS = list(CARDS)
DONE, BUY = 0, 5
JAMIE = 40


def kind(name: str) -> int:
    return KINDS.index(name) if name else -1


class Sleeves:
    """Hands out the numbers of sleeves."""

    def __init__(self) -> None:
        self.last = 0

    def card(
        self, name: str = "", *, up: bool = True, options: tuple[int, ...] = (), tags: tuple[str, ...] = ()
    ) -> CardView:
        self.last += 1
        shown = up and bool(name)
        return {"id": self.last, "kind": kind(name), "up": shown, "options": list(options), "tags": list(tags)}


def place(
    sleeves: Sleeves,
    seat: int,
    nth: int,
    name: str,
    *,
    attack: Sequence[CardView] = (),
    by: int = -1,
    defence: Sequence[CardView] = (),
    safe: bool = False,
) -> PlaceView:
    counters: list[PlaceCounter] = [{"key": "tardis", "seat": seat}] if safe else []
    counters += [{"key": "dalek", "seat": by}] if by >= 0 else []
    return {
        "spot": [seat, nth],
        "number": seat * 10 + nth,
        "card": sleeves.card(name),
        "zones": [
            {"key": "attack", "layout": "row", "by": by, "cards": list(attack)},
            {"key": "defence", "layout": "row", "by": seat, "cards": list(defence)},
        ],
        "counters": counters,
        "options": [],
    }


def seat_of(
    seat: int, tallies: tuple[int, int, int, int], zones: tuple[list[CardView], list[CardView], list[PlaceView]]
) -> SeatView:
    points, tardis, dalek, hand = tallies
    return {
        "seat": seat,
        "tallies": [
            {"key": "time_points", "value": points, "of": None},
            {"key": "tardis", "value": tardis, "of": 5},
            {"key": "dalek", "value": dalek, "of": 5},
            {"key": "hand", "value": hand, "of": None},
        ],
        "zones": [
            {"key": "hand", "layout": "fan", "cards": zones[0]},
            {"key": "reserve", "layout": "row", "cards": zones[1]},
            {"key": "line", "layout": "line", "cards": [], "places": zones[2]},
        ],
    }


def sample_lines(s: Sleeves, *, mine: bool) -> list[list[PlaceView]]:
    """Three lines; what lies face-down is known where it is the reader's own."""
    return [
        [
            place(s, 0, 0, "ITAR", attack=[s.card(), s.card()], by=1),
            place(s, 0, 1, "Egypt", safe=True),
            place(s, 0, 2, "Karn", defence=[s.card("Adric" if mine else "", up=False)]),
        ],
        [
            place(s, 1, 0, "Castrovalva", defence=[s.card()], safe=True),
            place(s, 1, 1, "Vortis", attack=[s.card("Daleks" if mine else "", up=False)], by=0),
            place(s, 1, 2, "Totter's Lane"),
        ],
        [
            place(s, 2, 0, "Deva Loka", attack=[s.card("Primords"), s.card("Romana", tags=("changed-sides",))], by=1),
            place(s, 2, 1, "Telos", defence=[s.card(), s.card()]),
        ],
    ]


def sample_view(me: int = 0) -> View:
    """Elisabeth (seat 0) declares Defenders for ITAR, and has picked The Doctor."""
    s = Sleeves()
    mine = me == 0
    hand = [
        s.card("The Doctor", tags=("picked",)),
        s.card("Jamie", options=(JAMIE,)),
        s.card("Daleks"),
        s.card("Ogrons"),
        s.card("The Key to Time"),
    ]
    lines = sample_lines(s, mine=mine)
    seats = [
        seat_of(
            0,
            (7, 1, 1, 5),
            (hand if mine else [s.card() for _ in hand], [s.card("K-9" if mine else "", up=False)], lines[0]),
        ),
        seat_of(1, (4, 1, 2, 5), ([s.card() for _ in range(5)], [s.card()], lines[1])),
        seat_of(2, (1, 0, 0, 2), ([s.card("Ogrons" if mine else ""), s.card()], [s.card(), s.card()], lines[2])),
    ]
    prompt: Prompt = {"key": "invasion/defend", "clause": "INV-DEF-08", "slots": {"place": 0, "owner": 0}}
    discards = ["Daleks", "Ogrons", "Ogrons", "Jamie", "K-9"]
    return {
        "game": "invasion",
        "edition": "classic",
        "seat": me,
        "turn": 0,
        "turn_number": 7,
        "phase": "actions",
        "piles": [
            {"key": "deck", "count": 63},
            {"key": "discard", "count": 5, "cards": [s.card(name) for name in discards]},
            {"key": "supply", "count": 18},
            {"key": "end_card", "count": 20, "state": "under"},
        ],
        "seats": seats,
        "stage": None,
        "asked": [{"seat": 0, "key": "invasion/defend", "clause": "INV-DEF-08", "chosen": False}],
        "prompt": prompt if mine else None,
        "options": [DONE, JAMIE] if mine else [],
        "lit": {str(DONE): {"verb": "done"}, str(JAMIE): {"verb": "choose"}} if mine else {},
        "picks": [kind("The Doctor")] if mine else [],
        "over": False,
        "reason": "",
        "winners": [],
        "scores": [],
        "score_lines": [],
    }


def ended_view(me: int = 0) -> View:
    """The same table after its end: Elisabeth has won."""
    view = sample_view(me)
    rows = [
        [("own location", "Egypt", 3), ("own location", "Karn", 3), ("conquered location", "Vortis", 1)],
        [("own location", "Castrovalva", 4), ("own location", "Totter's Lane", 2)],
        [("own location", "Telos", 4)],
    ]
    lines: list[list[ScoreLine]] = [
        [{"label": why, "place": 0, "kind": kind(name), "value": n} for why, name, n in row] for row in rows
    ]
    for card in view["seats"][0]["zones"][0]["cards"]:
        card |= {"options": [], "tags": []}
    view |= {"over": True, "phase": "over", "winners": [0], "scores": [7, 6, 4], "score_lines": lines}
    view |= {"prompt": None, "options": [], "lit": {}, "picks": [], "asked": []}
    return view


def faces() -> list[Face]:
    return [
        {
            "name": name,
            "type": sort,
            "family": family or name,
            "value": value,
            "corner": corner,
            "subtitle": "",
            "text": text,
            "values": {"strength": value or 0} if sort in {"defender", "enemy"} else {},
            "warrants": {"strength": "judged R7"} if sort in {"defender", "enemy"} else {"text": "stated SCL:354"},
            "how": {"strength": ["judged R7"]} if sort in {"defender", "enemy"} else {"text": ["stated SCL:354"]},
            "clause": "INV-TURN-03",
        }
        for name, (sort, family, value, corner, text) in CARDS.items()
    ]


TOLD: list[tuple[str, str, int, list[int], list[str]]] = [
    ("invasion/turn_started", "INV-TURN-01", 0, [7], []),
    ("invasion/attacked", "INV-ENE-01", 1, [0, 2], ["", ""]),
    ("invasion/passed_cards", "INV-TURN-06", 2, [1, 3], ["", "", ""]),
    ("invasion/won_attack", "INV-CONFLICT-09", 1, [20, 11, 5], []),
    ("invasion/changed_sides", "INV-CONFLICT-06", 2, [20], ["Romana"]),
    ("invasion/took_points", "INV-LOC-02", 0, [4], []),
]


def scene_of(view: View) -> Scene:
    texts = texts_of(ROOM)
    places = place_names(view, faces())
    teller = Teller(texts, NAMES, view["seat"], faces(), places)
    log = [
        Line(n, teller.fact(key, who, args, [kind(name) for name in cards]), clause)
        for n, (key, clause, who, args, cards) in enumerate(TOLD)
    ]
    return Scene(
        base="/matches/x7Yk2mPq",
        game="invasion",
        title="Invasion",
        edition="Classic Doctors Edition",
        number=41,
        view=view,
        faces=faces(),
        words={DONE: "done", JAMIE: "Jamie"},
        sitters=[
            Sitter("Elisabeth", "person", "", "red"),
            Sitter("Tom", "person", "", "yellow"),
            Sitter("Nicholas", "bot", "greedy", "blue"),
        ],
        texts=texts,
        log=log,
        seed="Seed of the deal: 5f2c…",
        back=bool(view["picks"]),
        places=places,
    )


@pytest.fixture
def scene() -> Scene:
    return scene_of(sample_view())


@pytest.fixture
def watched() -> Scene:
    return scene_of(sample_view(3))


@pytest.fixture
def ended() -> Scene:
    return scene_of(ended_view())


# A nonce of each browser would deal another game at each run. The browsers of the tests all have the same luck;
# another number is another deal.
SAME_NONCE = "crypto.getRandomValues = (bytes) => bytes.fill({luck})"


PORT: Final = 8700 + 20 * int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))  # kept files are by port
EMPTY: Final = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 180'/>"


class Served:
    """A real server in a thread of its own, for browsers: bots think there and take no time.

    Beside its matches it shows pages that a test has made, under `/shown` and a name: Playwright can do that too, but
    then the browser fetches every file anew with each page. Pictures are left empty where `plain` is set.
    """

    at: ClassVar[dict[str, Served]] = {}  # by address

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pages: dict[str, str] = {}  # what `/shown/<name>` is
        self.ways: dict[str, dict[str, object]] = {}  # what that page hears of its ways to move
        self.plain = False
        self.ready = threading.Event()
        self.failed: list[BaseException] = []
        self.server: uvicorn.Server | None = None
        self.sock = listening("127.0.0.1", PORT)
        self.address = f"http://127.0.0.1:{self.sock.getsockname()[1]}"
        self.thread = threading.Thread(target=self.run, daemon=True)
        Served.at[self.address] = self

    def run(self) -> None:
        try:
            asyncio.run(self.serve())
        except BaseException as error:  # noqa: BLE001 - told to the test, which waits for it
            self.failed.append(error)
        finally:
            self.ready.set()

    async def serve(self) -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{self.folder / 'matches.db'}")
        host = await Host.start(store, pace=0, workers=0, luck=Random(2012))
        self.app = create_app(host)
        config = uvicorn.Config(self.beside(self.app), log_level="warning", lifespan="off", timeout_graceful_shutdown=1)
        self.server = uvicorn.Server(config)
        self.host, self.loop = host, asyncio.get_running_loop()
        self.ready.set()
        try:
            await self.server.serve(sockets=[self.sock])
        finally:
            await host.close()
            await store.close()

    def beside(self, app: Starlette) -> ASGIApp:
        """The pages of tests, and all else from the real application."""

        async def answered(scope: Scope, receive: Receive, send: Send) -> None:
            found = self.answer_to(Request(scope)) if scope["type"] == "http" else None
            await (found or app)(scope, receive, send)

        return answered

    def answer_to(self, request: Request) -> Response | None:
        """What a page of a test asks for; its match has no stream and no more ways than it says."""
        path, page = request.url.path, request.headers.get("referer", "").rpartition("/shown/")[2]
        if path.startswith("/shown/"):
            return HTMLResponse(self.pages[path.removeprefix("/shown/")])
        if path.startswith("/pictures/") and self.plain:
            return Response(EMPTY, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})
        if path.endswith("/x7Yk2mPq/stream"):
            return Response(": nothing yet\n\n", media_type="text/event-stream")
        return JSONResponse(self.ways[page]) if path.endswith("/x7Yk2mPq/ways") else None

    def start(self) -> str:
        self.thread.start()
        assert self.ready.wait(30), "the server did not come up"
        assert not self.failed, self.failed
        return self.address

    def do(self, deed: Callable[[Host], Coroutine[Any, Any, Any]]) -> Any:
        """Have the server's own host do something, and wait for it."""
        return asyncio.run_coroutine_threadsafe(deed(self.host), self.loop).result(30)

    def stop(self) -> None:
        del Served.at[self.address]
        if self.server:
            self.server.should_exit = True
        self.thread.join(20)
        self.sock.close()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A real server of an empty store."""
    one = Served(tmp_path)
    one.start()
    yield one
    one.stop()


@pytest.fixture
def address(served: Served) -> str:
    """Where a real server serves an empty store."""
    return served.address


LOOKS: Final = {"color_scheme": "light", "reduced_motion": "no-preference", "forced_colors": "none"}
LEAVE: Final = "() => { localStorage.clear(); sessionStorage.clear(); }"


class Visitors:
    """Browsers of people, used by one test after the other: a new one starts a process and fetches every file anew.

    What a test leaves is cleared: cookies, what scripts have stored, more tabs. Files stay, as in anybody's browser.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[str, list[Page]] = {}
        self.kinds: dict[Page, str] = {}

    def come(self, *, luck: int, alone: bool, **how: Any) -> Page:
        """A tab of a browser that nobody else uses until it is given back; it is used once if `alone`."""
        size = how.pop("viewport", {"width": 1280, "height": 900})
        looks = {key: how.pop(key, usual) for key, usual in LOOKS.items()}
        kind = f"{luck} {sorted(how.items())}"
        if alone or not self.free.get(kind):
            context = self.browser.new_context(viewport=size, **looks, **how)
            context.add_init_script(SAME_NONCE.format(luck=luck))
            page = context.new_page()
        else:
            page = self.free[kind].pop()
            page.set_viewport_size(size)
            page.emulate_media(media="null", **looks)
        if not alone:
            self.kinds[page] = kind
        return page

    def leave(self, page: Page) -> None:
        """Keep a tab for the next test, or close its browser."""
        kind = self.kinds.pop(page, "")
        if kind and cleared(page):
            self.free.setdefault(kind, []).append(page)
        else:
            page.context.close()


def cleared(page: Page) -> bool:
    """Clear a tab and its browser for another person; False if that cannot be done."""
    if page.url == "about:blank":
        return False
    try:
        page.evaluate(LEAVE)
        for other in page.context.pages:
            if other is not page:
                other.close()
        page.goto("about:blank")
        page.mouse.move(0, 0)
        page.context.clear_cookies()
    except Error:
        return False
    return True


@pytest.fixture(scope="session")
def visitors(browser: Browser) -> Visitors:
    """The browsers of all tests."""
    return Visitors(browser)


@pytest.fixture
def visitor(visitors: Visitors) -> Iterator[Callable[..., Page]]:
    """A person at a browser of their own. An error on the page's console fails the test.

    A test that changes the browser for good, by listening to it or by a script for every page, asks for one `alone`.
    """
    pages: list[Page] = []
    complaints: list[str] = []

    def wrong(error: Error) -> None:
        complaints.append(str(error))

    def said(message: ConsoleMessage) -> None:
        if message.type == "error":
            complaints.append(message.text)

    def come(luck: int = 7, *, alone: bool = False, **how: Any) -> Page:
        page = visitors.come(luck=luck, alone=alone, **how)
        pages.append(page)
        page.on("pageerror", wrong)
        page.on("console", said)
        return page

    yield come
    for page in pages:
        with suppress(Error):
            page.evaluate("0")  # what was said before this has been heard after it
        page.remove_listener("pageerror", wrong)
        page.remove_listener("console", said)
        visitors.leave(page)
    assert complaints == []
