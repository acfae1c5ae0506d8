"""A game's rulebook for pages: chapters with prose and clauses, and lines split at their marks."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from math import ceil

from timescoop.documents import Clause, books, rulebook
from timescoop.kernel import Game
from timescoop.web.render.scene_builder import edition_title
from timescoop.wording import texts_of

NUMBER = re.compile(r"[A-Z]{3}(?:-[A-Za-z0-9]+)+")
ON_A_LINE, LINE, AROUND, TALLEST = (
    78,
    26,
    30,
    4400,
)  # letters; then CSS pixels: a line, a rule's padding, a page's rules
ONCE = re.compile(r"<!-- once: ([a-z0-9-]+) -->")
SPAN = re.compile(r"(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`|\b[A-Z]{3}-[A-Z0-9]+(?:-[A-Za-z0-9]+)*\b)")


@dataclass
class Chapter:
    """A heading with its prose and clauses; a paragraph that begins with "- " is an item of a list.

    `once` are keys of pages that have led to what stands here now: a comment `<!-- once: key -->` in the rulebook.
    """

    title: str
    prose: list[str] = field(default_factory=list)
    clauses: list[Clause] = field(default_factory=list)
    once: list[str] = field(default_factory=list)

    @property
    def key(self) -> str:
        """The title as an address."""
        return "-".join(re.findall(r"[a-z0-9]+", self.title.lower()))


@dataclass(frozen=True)
class ChapterPage:
    """A chapter or part of one; a page is at most about 6,000 CSS pixels high on a wide screen.

    Args:
        chapter: The chapter, and `clauses` those of its clauses that the page shows.
        part: Which part of it this is, counted from 1, `of` so many.
    """

    chapter: Chapter
    clauses: Sequence[Clause]
    part: int
    of: int

    @property
    def key(self) -> str:
        """The last part of its address."""
        return self.chapter.key if self.part == 1 else f"{self.chapter.key}-{self.part}"


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

    def pages(self, edition: str = "") -> list[ChapterPage]:
        """The pages of all titled chapters, in order; of one edition only what is true of it.

        A chapter without any rule of that edition has no page, unless it is prose alone.
        """
        return [page for chapter in self.chapters if chapter.title for page in pages_of(chapter, edition)]

    def moved_to(self, key: str) -> ChapterPage | None:
        """Where a page is now that is no more: a chapter with another name, or the last page of one that is shorter."""
        found = [page for page in self.pages() if key in page.chapter.once]
        chapter, _, part = key.rpartition("-")
        shorter = [page for page in self.pages() if page.chapter.key == chapter] if part.isdecimal() else []
        return found[0] if found else shorter[-1] if shorter else None

    def page_of(self, number: str) -> ChapterPage | None:
        """The page on which a clause stands."""
        return next((page for page in self.pages() if any(row.number == number for row in page.clauses)), None)

    def differences(self) -> list[tuple[Chapter, list[Clause]]]:
        """The clauses true of some editions only, by chapter, apart from chapters about one edition."""
        if len(self.editions) < 2:  # noqa: PLR2004 - nothing differs from itself
            return []
        rows = [(chapter, [clause for clause in chapter.clauses if not clause.everywhere]) for chapter in self.chapters]
        return [(chapter, some) for chapter, some in rows if some and not wholly_of_one(chapter)]


def wholly_of_one(chapter: Chapter) -> bool:
    """True if all rules of a chapter belong to the same edition and none holds everywhere."""
    return not any(clause.everywhere for clause in chapter.clauses) and len({c.edition for c in chapter.clauses}) == 1


def pages_of(chapter: Chapter, edition: str = "") -> list[ChapterPage]:
    """A chapter on one page, or on several of about equal height where it is long."""
    clauses = [clause for clause in chapter.clauses if not edition or clause.holds_in(edition)]
    if chapter.clauses and not clauses:
        return []
    heights = [AROUND + LINE * ceil(len(clause.text) / ON_A_LINE) for clause in clauses]
    count = max(1, ceil(sum(heights) / TALLEST))
    each, tall = sum(heights) / count, 0
    parts: list[list[Clause]] = [[] for _ in range(count)]
    for clause, height in zip(clauses, heights, strict=True):
        parts[min(int((tall + height / 2) / each), count - 1)].append(clause)
        tall += height
    return [ChapterPage(chapter, part, nth, count) for nth, part in enumerate(parts, 1)]


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
        elif moved := ONCE.fullmatch(block):
            chapters[-1].once.append(moved[1])
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
    """Stretches of a line: ("bold" | "italic" | "code" | "clause" | "text", words)."""
    for piece in SPAN.split(text):
        if piece.startswith("**"):
            yield "bold", piece.strip("*")
        elif piece.startswith("*"):
            yield "italic", piece.strip("*")
        elif piece.startswith("`"):
            inside = piece.strip("`")
            yield ("clause" if NUMBER.fullmatch(inside) else "code"), inside
        elif piece:
            yield ("clause" if SPAN.fullmatch(piece) else "text"), piece


def marked(text: str, words: Sequence[str]) -> Iterator[tuple[bool, str]]:
    """Stretches of a text: (whether it is one of some words, in any case, the stretch)."""
    if not words:
        yield False, text
        return
    longest = sorted(words, key=len, reverse=True)
    for nth, piece in enumerate(re.split(f"({'|'.join(map(re.escape, longest))})", text, flags=re.IGNORECASE)):
        if piece:
            yield nth % 2 == 1, piece
