"""A table on a Timescoop server, joined by link: the same pages that a browser without scripts gets, read as text."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Mapping, Sequence
from http.client import HTTPException
from typing import Final
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

from timescoop.cli.agents.text_page_reader import TextPageReader
from timescoop.kernel import TimescoopError

LINK: Final = re.compile(r"/(?:seats/([\w-]+)/[\w-]+|matches/([\w-]+))$")
AROUND: Final = " \t\n<>()[]\"'.,;:!?"  # what stands around a link in a sentence
TIMEOUT_S: Final = 30.0
PAUSE_S: Final = 1.0  # between two looks while others play
MOST_WAIT_S: Final = 600.0
LONGEST_PAGE: Final = 4_000_000  # bytes


class Unreachable(TimescoopError):
    """A server that can't be reached, refuses, or is no Timescoop server."""


class PageReader:
    """Fetches pages of one server and keeps its cookies, as one browser would.

    Args:
        base: Scheme, host and port, as in `http://127.0.0.1:8000`.
    """

    def __init__(self, base: str) -> None:
        self.base = base
        self.opener: OpenerDirector = build_opener(HTTPCookieProcessor())

    def fetch(self, path: str, form: Mapping[str, str] | None = None, *, fragment: bool = False) -> tuple[str, str]:
        """A page as text and the path it was found at, after redirects.

        Args:
            path: From the root of the server.
            form: Fields to send; None only reads.
            fragment: Ask for the part of a page that answers, without the rest.

        Raises:
            Unreachable: No connection, or the server refuses; the message is the server's own.
        """
        request = Request(  # noqa: S310 - `server_of` and `join` let only http and https through
            self.base + path,
            data=None if form is None else urlencode(form).encode(),
            headers={"hx-request": "true"} if fragment else {},
        )
        try:
            with self.opener.open(request, timeout=TIMEOUT_S) as response:
                return response.read(LONGEST_PAGE).decode("utf-8"), urlsplit(response.url).path
        except HTTPError as error:
            with error:
                said = TextPageReader(error.read(LONGEST_PAGE).decode("utf-8", "replace"))
            lines = [line for section in said.sections.values() for line in section] + said.rest()
            raise Unreachable(f"{self.base} says: {' '.join(lines[:4]) or error.reason}") from error
        except (OSError, HTTPException, UnicodeDecodeError) as error:
            raise Unreachable(f"can't reach {self.base}: {error}. Is the server running?") from error


class ServedTable:
    """One seat of a match on a server, or the place of a spectator.

    Args:
        reader: Holds the cookie that opens the seat.
        match: The id of the match.
        links: Invitation links for the open seats.
    """

    def __init__(self, reader: PageReader, match: str, links: Sequence[str] = ()) -> None:
        self.reader = reader
        self.match = match
        self.links = tuple(links)
        self.heard: list[str] = []

    def look(self, wait: float) -> str:
        """The whole table, once the seat is asked something or the time is up."""
        page = self.page(wait)
        news = page.lines("t-log")
        self.heard = news
        parts = ["", *page.lines("t-table"), *page.lines("t-hand")[1:], *page.lines("t-choice")]
        return "\n".join(parts).strip()

    def answer(self, words: str, wait: float) -> str:
        """Send the words as if they were typed at the table, then wait for the next question."""
        before = self.page(0)
        reply = self.say(words, before)
        if not self.moved(before):
            return reply
        page = self.page(wait)
        news, self.heard = page.lines("t-log"), self.heard or before.lines("t-log")
        told = since(self.heard, news)
        self.heard = news
        return "\n".join([*told, *page.lines("t-hand")[1:], *page.lines("t-choice")])

    def why(self, words: str) -> str:
        """The server's reasons for or against a choice."""
        return self.say(f"why not {words}" if words.strip() else "why", self.page(0))

    def log(self) -> str:
        """The latest events."""
        return "\n".join(self.page(0).lines("t-log")) or "Nothing has happened yet."

    def undo(self) -> str:
        """Take the last answer back."""
        return self.say("undo", self.page(0))

    # ---- the server

    def say(self, words: str, page: TextPageReader) -> str:
        """The server's reply to typed words, which chooses an option if they name one."""
        number = page.fields.get("number", "0")
        form = {"words": words, "number": number}
        reply, _ = self.reader.fetch(f"/matches/{self.match}/say", form, fragment=True)
        return "\n".join(line for line in TextPageReader(reply).lines("") if not line.startswith(">"))

    def moved(self, before: TextPageReader) -> bool:
        """True if the table is no longer at the question of a page."""
        return self.page(0).fields.get("number") != before.fields.get("number")

    def page(self, wait: float) -> TextPageReader:
        """The text page, once the seat is asked something, the match is over or the time is up."""
        until = time.monotonic() + min(max(wait, 0.0), MOST_WAIT_S)
        while not self.asked() and time.monotonic() < until:
            time.sleep(PAUSE_S)
        text, path = self.reader.fetch(f"/matches/{self.match}/text")
        page = TextPageReader(text)
        if not page.lines("t-choice"):
            raise Unreachable(f"{self.reader.base}{path} isn't a table of Timescoop")
        return page

    def asked(self) -> bool:
        """True if the seat has something to choose, or the match is over."""
        offered = json.loads(self.reader.fetch(f"/api/matches/{self.match}/options")[0])
        if offered.get("options"):
            return True
        return bool(json.loads(self.reader.fetch(f"/api/matches/{self.match}/view")[0]).get("over"))


def since(old: Sequence[str], new: Sequence[str]) -> list[str]:
    """The lines of a log that come after those of an older look at it."""
    for shared in range(min(len(old), len(new)), 0, -1):
        if list(old[-shared:]) == list(new[:shared]):
            return list(new[shared:])
    return list(new)


def server_of(link: str) -> str:
    """Scheme, host and port of a link.

    Raises:
        Unreachable: It is no http or https address.
    """
    parts = urlsplit(link)
    if parts.scheme not in {"http", "https"} or not parts.netloc or "@" in parts.netloc:
        raise Unreachable(f"{link!r} isn't a link to a server. A link looks like http://127.0.0.1:8000/seats/...")
    return f"{parts.scheme}://{parts.netloc}"


def join(link: str, name: str) -> ServedTable:
    """Take the seat of an invitation link, or watch with the link of a match.

    Args:
        link: As the lobby shows it.
        name: What the other players see.

    Raises:
        Unreachable: It is no such link, the seat is taken, or the server can't be reached.
    """
    link = link.strip(AROUND)
    reader, path = PageReader(server_of(link)), urlsplit(link).path
    found = LINK.search(path)
    if found is None:
        raise Unreachable(f"{link!r} isn't an invitation. An invitation looks like http://127.0.0.1:8000/seats/...")
    page = TextPageReader(reader.fetch(path)[0])
    sit = next((action for action in page.actions if action.endswith("/sit")), "")
    if sit:
        reader.fetch(sit, {"name": name, "token": page.fields.get("token", "")})
    return ServedTable(reader, found.group(1) or found.group(2))


def new_served_table(server: str, game: str, edition: str, seats: Sequence[str], name: str) -> ServedTable:
    """Create a table on a server; the caller sits at `you`.

    Args:
        server: The server's address.
        game: Key of the game.
        edition: Key of the edition.
        seats: For each seat `you`, `friend` or the key of a bot.
        name: What the other players see.

    Raises:
        Unreachable: The server refuses or can't be reached.
    """
    reader = PageReader(server_of(server))
    kinds = {f"seat-{nth}": who if who in {"you", "friend"} else f"bot:{who}" for nth, who in enumerate(seats)}
    form = {"game": game, "edition": edition, "players": str(len(seats)), "name": name, **kinds}
    text, path = reader.fetch(f"/games/{game}/{edition}", form)
    found = LINK.search(path.removesuffix("/lobby"))
    if found is None:
        raise Unreachable(f"{server} created no table: {' '.join(TextPageReader(text).rest()[:2])}")
    links = TextPageReader(text).links
    return ServedTable(reader, found.group(2), list(dict.fromkeys(links)))
