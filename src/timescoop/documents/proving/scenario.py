"""Scenarios: claims about the rules that anybody can read, and that a computer can check.

    rule: INV-CONFLICT-09
    title: a tie goes to the defender
    given: {game: invasion, ...}
    when:
      - Elisabeth: defend ITAR
      - Elisabeth: [Jamie, done]
    then:
      players.Elisabeth.locations.ITAR.tardis: true
      discard: {has: [Yetis, Jamie]}

Among the answers of `when` may stand a `then` or `refuse` of its own, which is looked at in that moment.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from timescoop.documents.faults import BadDocument, Fault
from timescoop.documents.reading import Document, Place
from timescoop.kernel import BadNotation

KEYS: Final = (
    "rule",
    "title",
    "note",
    "cards",
    "deck",
    "given",
    "given_other",
    "same_for",
    "when",
    "then",
    "refuse",
    "never",
)
PROOFS: Final = ("then", "refuse")
BESIDES: Final = ("why", "asked")  # what a row of `refuse` may say beside the answer


@dataclass(frozen=True)
class Answer:
    """A seat answers in words; `other` is what it answers in the other world, if that differs."""

    path: Place
    who: str
    words: str
    other: str


@dataclass(frozen=True)
class Until:
    """What leaves nothing to decide is answered until the game is over, or until seats hold these questions."""

    path: Place
    wanted: Mapping[str, str]  # by seats; empty for the end of the game


@dataclass(frozen=True)
class Check:
    """What must hold at this moment: `then` a mapping of expectations, `refuse` a list of answers not allowed."""

    path: Place
    kind: str
    wanted: Any

    def questions(self) -> dict[str, str]:
        """The seats whose questions are looked at, each with the key that is expected, or an empty text for any."""
        if self.kind == "refuse":
            return {str(who): str(row.get("asked", "")) for row in self.wanted for who in row if who not in BESIDES}
        asked = self.wanted.get("asked")
        found = asked if isinstance(asked, dict) else {}
        return {str(who): key if isinstance(key, str) else "" for who, key in found.items() if key is not None}


@dataclass(frozen=True)
class Scenario:
    """A scenario as it was written, in the order in which it is played."""

    rules: tuple[str, ...]
    title: str
    document: Document = field(repr=False)
    steps: tuple[Answer | Check | Until, ...]
    other: Any  # the position of the other world, or None
    same_for: str
    never: tuple[Mapping[Any, Any], ...] = ()  # answers that must not be allowed at any moment

    @property
    def line(self) -> int:
        """Where it begins."""
        return self.document.line_of(("rule",))

    @property
    def key(self) -> str:
        """The title as a part of an address."""
        return "-".join(re.findall(r"[a-z0-9]+", self.title.lower()))

    def __str__(self) -> str:
        """The first rule that it proves, how many more, and what it says of them."""
        more = f" and {len(self.rules) - 1} more" if len(self.rules) > 1 else ""
        return f"{self.rules[0]}{more}: {self.title}"


def read_scenario(document: Document) -> Scenario:
    """The scenario that a document holds.

    Raises:
        BadDocument: A key is missing or unknown, or the scenario proves nothing.
    """
    value = document.value
    if not isinstance(value, dict):
        raise document.bad((), "a scenario is expected here, with `rule`, `title`, `given`, `when` and `then`")
    faults = [document.fault(fault) for fault in wrong_keys(value)]
    if faults:
        raise BadDocument(faults)
    rules = value["rule"] if isinstance(value["rule"], list) else [value["rule"]]
    try:
        steps = (*read_steps(value.get("when") or []), *read_checks(value, ()))
        never = tuple(rows_of(value["never"], ("never",), ())) if "never" in value else ()
    except BadNotation as error:
        raise BadDocument([document.fault(error)]) from error
    if not any(isinstance(step, Check) for step in steps) and "same_for" not in value and not never:
        raise document.bad((), "it proves nothing: `then`, `refuse`, `never` or `same_for` is missing")
    other = other_world(value["given"], value["given_other"]) if "given_other" in value else None
    title = str(value["title"])
    return Scenario(tuple(map(str, rules)), title, document, steps, other, str(value.get("same_for", "")), never)


def wrong_keys(value: Mapping[Any, Any]) -> Iterator[BadNotation]:
    """What is amiss with the keys of a scenario."""
    for key in value:
        if key not in KEYS:
            yield BadNotation((key,), f"a scenario has no {key!r}, only {', '.join(KEYS)}")
    for key in ("rule", "title", "given"):
        if not value.get(key):
            yield BadNotation((key,), f"`{key}` is missing")
    if ("given_other" in value) != ("same_for" in value):
        yield BadNotation(("given_other",), "`given_other` and `same_for` go together")


def read_steps(when: Any) -> Iterator[Answer | Check | Until]:
    """The answers, and the checks that stand among them."""
    if not isinstance(when, list):
        raise BadNotation(("when",), "a list of answers is expected, each as `- seat: words`")
    for nth, line in enumerate(when):
        path: Place = ("when", nth)
        if not isinstance(line, dict) or not line:
            raise BadNotation(path, "an answer is expected, as `seat: words`")
        if set(line) <= set(PROOFS):
            yield from read_checks(line, path)
        elif set(line) == {"until"}:
            yield read_until(line["until"], (*path, "until"))
        else:
            yield from read_answers(line, path)


def read_until(value: Any, path: Place) -> Until:
    """`until: over`, or `until: {seat: question}`.

    Raises:
        BadNotation: It is neither.
    """
    if value == "over":
        return Until(path, {})
    if not isinstance(value, dict) or not value or not all(isinstance(key, str) and key for key in value.values()):
        raise BadNotation(path, "`over` is expected, or a seat with its question, as `until: {Tom: action}`")
    return Until(path, {str(who): key for who, key in value.items()})


def read_answers(line: Mapping[Any, Any], path: Place) -> Iterator[Answer]:
    """One line of answers: the words of one seat, one after the other."""
    seats = [key for key in line if key != "other"]
    if len(seats) != 1:
        raise BadNotation(path, "one seat answers in each line")
    who = seats[0]
    said = as_list(line[who])
    other = as_list(line["other"]) if "other" in line else said
    if len(said) != len(other):
        raise BadNotation((*path, "other"), "as many answers are expected here as in the first world")
    for words, instead in zip(said, other, strict=True):
        if not isinstance(words, str | int) or isinstance(words, bool):
            raise BadNotation((*path, who), f"the words of an option are expected, not {words!r}")
        yield Answer((*path, who), str(who), str(words), str(instead))


def read_checks(value: Mapping[Any, Any], path: Place) -> Iterator[Check]:
    """`then` and `refuse` of a scenario or of a line."""
    if "then" in value:
        if not isinstance(value["then"], dict) or not value["then"]:
            raise BadNotation((*path, "then"), "a mapping of what must hold is expected")
        yield Check((*path, "then"), "then", value["then"])
    if "refuse" in value:
        yield Check((*path, "refuse"), "refuse", rows_of(value["refuse"], (*path, "refuse"), BESIDES))


def rows_of(value: Any, path: Place, besides: Sequence[str]) -> list[Mapping[Any, Any]]:
    """Answers that are refused, each of one seat.

    Raises:
        BadNotation: It is no list of such answers.
    """
    rows = value if isinstance(value, list) else []
    if not rows or not all(isinstance(row, dict) and len(set(row) - set(besides)) == 1 for row in rows):
        raise BadNotation(path, "a list of answers is expected, each as `- seat: words`")
    for nth, row in enumerate(rows):
        for who, words in row.items():
            if not isinstance(words, str | int) or isinstance(words, bool) or not str(words).strip():
                raise BadNotation((*path, nth, who), f"words are expected, not {words!r}")
    return rows


def as_list(value: Any) -> list[Any]:
    """A list, also of a single value."""
    return value if isinstance(value, list) else [value]


def other_world(given: Any, change: Any) -> Any:
    """The other world's position: a whole one, or changes laid over the given one."""
    whole = isinstance(change, dict) and "game" in change
    return change if whole else laid_over(given, change)


def laid_over(given: Any, change: Any) -> Any:
    """Mappings are laid over each other; anything else stands instead of what was there."""
    if not isinstance(given, dict) or not isinstance(change, dict):
        return change
    return given | {key: laid_over(given.get(key), part) for key, part in change.items()}


@dataclass(frozen=True)
class Failure:
    """A scenario that does not hold: where it stands, which it is, and what is different."""

    source: str
    line: int
    title: str
    wrong: str

    def __str__(self) -> str:
        """The head on one line, the difference below it, moved in."""
        head = str(Fault(self.source, self.line, (), self.title))
        return "\n".join([head, *("  " + line for line in self.wrong.splitlines())])
