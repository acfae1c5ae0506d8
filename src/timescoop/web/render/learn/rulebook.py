"""A game's rulebook for pages: chapters with prose and clauses, and lines split at their marks."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache

from timescoop.documents import Clause, books, rulebook
from timescoop.kernel import Game
from timescoop.web.render.scene_builder import edition_title
from timescoop.wording import texts_of

NUMBER = re.compile(r"[A-Z]{3}(?:-[A-Za-z0-9]+)+")
SPAN = re.compile(r"(\*\*[^*]+\*\*|`[^`]+`|\b[A-Z]{3}-[A-Z0-9]+(?:-[A-Za-z0-9]+)*\b)")


@dataclass
class Chapter:
    """A heading with its prose and clauses; a paragraph that begins with "- " is an item of a list."""

    title: str
    prose: list[str] = field(default_factory=list)
    clauses: list[Clause] = field(default_factory=list)

    @property
    def key(self) -> str:
        """The title as an address."""
        return "-".join(re.findall(r"[a-z0-9]+", self.title.lower()))


@dataclass(frozen=True)
class Rulebook:
    """All chapters of one game's rulebook.

    Args:
        title: The rulebook's own.
        chapters: In order.
        key: The game's key, `name` its title, and `editions` the titles of its editions by their keys.
    """

    title: str
    chapters: tuple[Chapter, ...]
    key: str = ""
    name: str = ""
    editions: Mapping[str, str] = field(default_factory=dict)

    @property
    def clauses(self) -> list[Clause]:
        """Every clause, in order."""
        return [clause for chapter in self.chapters for clause in chapter.clauses]

    @cached_property
    def known(self) -> frozenset[str]:
        """Every clause's number."""
        return frozenset(clause.number for clause in self.clauses)

    def chapter_of(self, number: str) -> Chapter | None:
        """The chapter in which a clause stands."""
        return next((ch for ch in self.chapters if any(row.number == number for row in ch.clauses)), None)


def rulebook_of(game: Game) -> Rulebook:
    """The rulebook in a game's package, its editions named in the reader's language; empty where there is none."""
    texts = texts_of(game.room)
    titles = {edition.key: edition_title(game, edition.key, texts) for edition in game.editions}
    return replace(rulebook_in(game.room), key=game.key, name=game.title, editions=titles)


@lru_cache(maxsize=16)
def rulebook_in(room: str) -> Rulebook:
    """The chapters and clauses in a game's package."""
    return put_together("\n".join(books(room)), rulebook(room))


def put_together(text: str, clauses: Sequence[Clause]) -> Rulebook:
    """Chapters in the order of the text, each with its prose and with the clauses that name it.

    The first title is that of the whole; what another book says before its first chapter is a chapter.
    """
    title = ""
    chapters = [Chapter("")]
    for block in blocks(text):
        if block.startswith("# ") and not title:
            title = block[2:]
        elif block.startswith("# "):
            chapters.append(Chapter(block[2:]))
        elif block.startswith("## "):
            chapters.append(Chapter(block[3:]))
        elif not block.startswith("|"):
            chapters[-1].prose.append(block)
    for chapter in chapters:
        chapter.clauses += [clause for clause in clauses if clause.chapter == chapter.title]
    return Rulebook(title or "Rules", tuple(chapter for chapter in chapters if chapter.prose or chapter.clauses))


def blocks(text: str) -> Iterator[str]:
    """Headings, rows and items one by one; the lines of a paragraph or an item together."""
    waiting: list[str] = []
    for line in [*text.splitlines(), ""]:
        alone = line.startswith(("#", "|"))
        if waiting and (alone or not line.strip() or line.startswith("- ")):
            yield " ".join(waiting)
            waiting = []
        if alone:
            yield line
        elif line.strip():
            waiting.append(line.strip())


def spans(text: str) -> Iterator[tuple[str, str]]:
    """Stretches of a line: ("bold" | "code" | "clause" | "text", words)."""
    for piece in SPAN.split(text):
        if piece.startswith("**"):
            yield "bold", piece.strip("*")
        elif piece.startswith("`"):
            inside = piece.strip("`")
            yield ("clause" if NUMBER.fullmatch(inside) else "code"), inside
        elif SPAN.fullmatch(piece):
            yield "clause", piece
        elif piece:
            yield "text", piece


def marked(text: str, words: Sequence[str]) -> Iterator[tuple[bool, str]]:
    """Stretches of a text: (whether it is one of some words, in any case, the stretch)."""
    if not words:
        yield False, text
        return
    longest = sorted(words, key=len, reverse=True)
    for nth, piece in enumerate(re.split(f"({'|'.join(map(re.escape, longest))})", text, flags=re.IGNORECASE)):
        if piece:
            yield nth % 2 == 1, piece
