"""The changes between two scenes of a stream, so that nothing is sent twice.

A scene is cut into chunks. A message is a row of items, each behind a control character: behind NEW stands a chunk,
behind RUN the first and the last number of a run of chunks of the scene before. What is left out stood on the reader's
page just before, word for word, so the length of a message tells how much has changed. It is rounded up, so that it
does not tell which card was drawn. Quotes need no escapes, as they would in JSON.

A page that has just been loaded shows a scene already. It says which by a fingerprint, and isn't sent that scene again.
"""

from collections.abc import Iterator, Sequence
from hashlib import blake2b, sha256
from typing import Final

from timescoop.web.render.markup import Drawn, chunks_of

STEP: Final = 1024  # bytes to which a message is rounded up
READS: Final = "runs"  # what a page asks for that reads such messages; `changes` was an older form, for older scripts
NEW: Final = "\x1e"
RUN: Final = "\x1f"
NO_CHUNK: Final = -2  # in place of a chunk's number: no other follows it
NO_MARKS: Final = str.maketrans("", "", NEW + RUN)
Html = str | Sequence[str]  # a page, or part of one, whole or in pieces


def fingerprint_salt(match: str, key: str) -> str:
    """What a page's script mixes into a fingerprint, so that somebody who reads addresses can't guess a hand from it.

    Args:
        match: The match's id.
        key: The key of the reader's seat; empty for spectators, whose scenes hold no secret.
    """
    return blake2b(f"{match} {key}".encode(), person=b"scene", digest_size=12).hexdigest()


def fingerprint_of(scene: str, salt: str) -> str:
    """What tells one scene from any other: 64 hexadecimal digits, which scripts can work out too."""
    return sha256(f"{salt}{scene}".encode()).hexdigest()


class WholeScenes:
    """The scenes of one stream as they are."""

    def scene(self, html: Html) -> str:
        """The message for the next scene."""
        return html if isinstance(html, str) else "".join(html)

    step = scene


class SceneChanges:
    """The scenes of one stream, each without what stood in the one before."""

    __slots__ = ("chunks", "parts", "salt", "shown")

    def __init__(self, shown: str = "", salt: str = "") -> None:
        """Nothing has been sent yet; `shown` is the fingerprint, with `salt`, of the scene that the page came with."""
        self.shown, self.salt = shown, salt
        self.chunks: dict[str, int] = {}  # the chunks of the scene before, by their number
        self.parts: dict[Drawn, tuple[int, int]] = {}  # its parts that many pages have: the first and the last chunk

    def scene(self, html: Html) -> str:
        """The message for the next scene, from which later messages leave out what is the same.

        Empty for the first scene if that is the one that the page came with.
        """
        if self.shown and self.came_with(html):
            return ""
        chunks: list[str] = []
        parts: dict[Drawn, tuple[int, int]] = {}
        told: list[str | int] = []
        for stretch in stretches(html):
            first = len(chunks)
            chunks += self.tell(stretch, told)
            if type(stretch) is Drawn:
                parts[stretch] = first, len(chunks) - 1
        self.chunks = dict(zip(chunks, range(len(chunks)), strict=True))
        self.parts = parts
        return message(told)

    def came_with(self, html: Html) -> bool:
        """Whether the page came with this scene; its chunks are known then. It is asked only once."""
        text = html if isinstance(html, str) else "".join(html)
        same, self.shown = fingerprint_of(text, self.salt) == self.shown, ""
        if same:
            chunks = chunks_of(text)
            self.chunks = dict(zip(chunks, range(len(chunks)), strict=True))
        return same

    def step(self, html: Html) -> str:
        """The message for a step between two scenes."""
        told: list[str | int] = []
        for stretch in stretches(html):
            self.tell(stretch, told)
        return message(told)

    def tell(self, stretch: str, told: list[str | int]) -> Sequence[str]:
        """Add a stretch to a message, as runs of chunks of the scene before and as new text; all its chunks."""
        if type(stretch) is Drawn:
            chunks, run = stretch.chunks, self.parts.get(stretch)
            if run:
                if told and told[-1] == run[0] - 1:
                    told[-1] = run[1]
                else:
                    told += run
                return chunks
        else:
            chunks = chunks_of(stretch)
        last = told[-1] if told and type(told[-1]) is int else NO_CHUNK
        for chunk, at in zip(chunks, map(self.chunks.get, chunks), strict=True):
            if at is None:
                told.append(chunk)
                last = NO_CHUNK
            elif at == last + 1:
                told[-1] = last = at
            else:
                told += (at, at)
                last = at
        return chunks


def message(told: list[str | int]) -> str:
    """A message from chunks and pairs of numbers, rounded up with spaces in front."""
    rest = iter(told)
    items = [f"{NEW}{each}" if type(each) is str else f"{RUN}{each}-{next(rest)}" for each in rest]
    text = "".join(items)
    if text.count(NEW) + text.count(RUN) > len(items):  # somebody has written one, as into the chat
        return message([each.translate(NO_MARKS) if isinstance(each, str) else each for each in told])
    size = len(text) if text.isascii() else len(text.encode())
    return " " * (-size % STEP) + text


def stretches(html: Html) -> Iterator[str]:
    """HTML in the parts that many pages have, and what stands between them."""
    if isinstance(html, str):
        yield html
        return
    start = 0
    for nth, piece in enumerate(html):
        if type(piece) is Drawn:
            if start < nth:
                yield "".join(html[start:nth])
            if piece:
                yield piece
            start = nth + 1
    if start < len(html):
        yield "".join(html[start:])
