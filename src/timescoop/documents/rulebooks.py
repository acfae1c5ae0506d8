"""A game's rulebook: every clause in our words, with its source, related clauses and scenarios."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Final

from timescoop.documents.proving.scenario import Scenario, read_scenario
from timescoop.documents.reading import read_text

ID: Final = r"[A-Z]{3}-[A-Za-z0-9-]*[A-Za-z0-9]"
ROW: Final = re.compile(rf"^\|\s*`?\**({ID})\**`?\s*\|(.*)\|\s*$")
CITED: Final = re.compile(rf"\b{ID}")
COLUMNS: Final = 3
BOOK: Final = "rulebook.md"
SHORT_WORD: Final = 2  # letters
MOST_NEAR: Final = 10  # clauses that fit a question
EVERYWHERE: Final = ("both", "all")
CARD_TEXT: Final = "timescoop.language"  # whose clauses hold on the cards of every game


@dataclass(frozen=True)
class Clause:
    """One rule: its number, the edition it belongs to, the rule in our words, its source or reason, its chapter."""

    number: str
    edition: str
    text: str
    source: str
    chapter: str

    def holds_in(self, edition: str) -> bool:
        """Whether it is true of an edition, by its key."""
        return self.edition == edition or self.everywhere

    @property
    def everywhere(self) -> bool:
        """Whether it is true of all editions there are."""
        return self.edition in EVERYWHERE

    def cites(self) -> list[str]:
        """The clauses that it names."""
        return [found for found in CITED.findall(f"{self.text} {self.source}") if found != self.number]


@lru_cache(maxsize=8)
def rulebook(room: str) -> tuple[Clause, ...]:
    """The clauses of a game in the order of its rulebook, then those of the words that its cards share with others.

    A game that has no rulebook has no clauses.

    Args:
        room: The import name of the game's package, as `Game.room` has it.
    """
    return tuple(clause for text in books(room) for clause in written_in(text))


def books(room: str) -> tuple[str, ...]:
    """The text of a game's rulebook, then that of the words that its cards share with others; none without the first.

    Args:
        room: The import name of the game's package.
    """
    own, shared = (resources.files(package).joinpath(BOOK) for package in (room, CARD_TEXT))
    return (own.read_text("utf-8"), shared.read_text("utf-8")) if own.is_file() else ()


def written_in(text: str) -> Iterator[Clause]:
    """The clauses of a rulebook in its order."""
    chapter = ""
    for line in text.splitlines():
        if line.startswith("## "):
            chapter = line.removeprefix("## ").strip()
        elif match := ROW.match(line):
            cells = [cell.strip() for cell in match[2].split("|")]
            cells += [""] * (COLUMNS - len(cells))
            yield Clause(match[1], cells[0], cells[1], cells[2], chapter)


def clauses_of(room: str) -> dict[str, Clause]:
    """The clauses of a game by their numbers."""
    return {clause.number: clause for clause in rulebook(room)}


def search(clauses: Sequence[Clause], words: str) -> list[Clause]:
    """The clauses with that number, else those whose number ends or begins so, else those with all the words."""
    wanted = words.strip().casefold()
    numbers = [(clause.number.casefold(), clause) for clause in clauses]
    for found in (
        [clause for number, clause in numbers if number == wanted],
        [clause for number, clause in numbers if wanted[-1:].isdigit() and number.endswith(f"-{wanted}")],
        [clause for number, clause in numbers if number.startswith(f"{wanted}-")],
    ):
        if found:
            return found
    parts = wanted.split()
    return [clause for clause in clauses if all(part in f"{clause.text} {clause.chapter}".casefold() for part in parts)]


def search_words(words: str) -> list[str]:
    """The different words of a question that may say what it is about: those of more than two letters."""
    return list(dict.fromkeys(part for part in re.findall(r"[\w'-]+", words.casefold()) if len(part) > SHORT_WORD))


def search_most(clauses: Sequence[Clause], words: str) -> list[Clause]:
    """The ten clauses that fit a question best: they hold half of its words or more, and rare words count for more."""
    parts = search_words(words)
    held = [{part for part in parts if part in f"{clause.text} {clause.chapter}".casefold()} for clause in clauses]
    weight = {part: 1 / max(1, sum(part in each for each in held)) for part in parts}
    fitting = [nth for nth, each in enumerate(held) if parts and 2 * len(each) >= len(parts)]
    best = sorted(fitting, key=lambda nth: -sum(weight[part] for part in held[nth]))[:MOST_NEAR]
    return [clauses[nth] for nth in best]


def related(clauses: Sequence[Clause], clause: Clause) -> list[Clause]:
    """The clauses that one names, and those that name it."""
    named = set(clause.cites())
    return [other for other in clauses if other.number in named or clause.number in other.cites()]


@lru_cache(maxsize=8)
def examples(game: str) -> Mapping[str, tuple[Scenario, ...]]:
    """The packed scenarios of a game, by the clauses that they prove; none if nothing was packed."""
    folder = resources.files("timescoop.documents").joinpath("scenarios", game)
    out: dict[str, tuple[Scenario, ...]] = {}
    if folder.is_dir():
        for path in sorted(folder.iterdir(), key=lambda each: each.name):
            for document in read_text(path.read_text("utf-8"), path.name):
                scenario = read_scenario(document)
                for rule in scenario.rules:
                    out[rule] = (*out.get(rule, ()), scenario)
    return out
