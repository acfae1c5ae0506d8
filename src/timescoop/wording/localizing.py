"""Errors and reasons of the rooms below in the reader's language.

These rooms know no reader: they fill values into an English sentence, which may then be stored or sent on. Here it is
recognized again by its template, as the catalogue `errors` has it, and filled into the translation:

    there is no card {name}         {name} gibt es nicht
    you have {power} Power          du hast {power} Macht

Values are looked up, too, so a sentence may stand in another. What no template fits stays English.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from timescoop.wording.card_readings import card_reading
from timescoop.wording.grammar import capital
from timescoop.wording.translation import ENGLISH, _, errors_of, form_of, told_in_english, tongue

GAP: Final = re.compile(r"\{([a-z_]+)(?::([^{}]+))?\}")
PLACE_END: Final = re.compile(r": (?=\S)")  # what stands before a sentence: a file, a line, a part of the document
CLAUSE: Final = re.compile(r" \([A-Z]{3}-[A-Z0-9-]+\)$")  # may be added to a sentence
BETWEEN: Final = re.compile(r"(\n+|; |\. |: |(?<=\?) )")
HINT: Final = re.compile(r"; (?=did you mean |perhaps |say it as |expected )")  # what follows the sentence itself
QUOTED: Final = re.compile(r"(\W*)“(.+)”(\W*)", re.DOTALL)
LIST: Final = re.compile(r"(?<=['\"”`]) (or|and) (?=['\"“`])|(?<=\w) (or|and) (?=[\w-]+$)")
DEEPEST: Final = 6  # sentences within sentences
LONGEST: Final = 2_000  # characters of a line that is looked up


class Template(NamedTuple):
    """An English sentence with gaps, the parts around them, one more than gaps, and how long all parts are."""

    text: str
    gaps: tuple[str, ...]
    parts: tuple[str, ...]
    letters: int

    def values(self, text: str) -> dict[str, str] | None:
        """What fills the gaps, each as short as can be; None if the sentence is another.

        Each part is looked for once, from left to right, so that no text of a stranger takes long.
        """
        first, last = self.parts[0], self.parts[-1]
        if len(text) < self.letters or not text.startswith(first) or not text.endswith(last):
            return None
        start, end, found = len(first), len(text) - len(last), dict[str, str]()
        for gap, part in zip(self.gaps, self.parts[1:-1], strict=False):
            at = text.find(part, start, end)
            if at < 0:
                return None
            found[gap] = text[start:at]
            start = at + len(part)
        found[self.gaps[-1]] = text[start:end]
        return found


def localized(text: str) -> str:
    """An error or a reason in the reader's language; lines one by one."""
    if tongue() == ENGLISH or not text:
        return text
    return "\n".join(in_the_tongue(line, 0) for line in text.split("\n"))


def line_in_own_words(line: str) -> tuple[str, dict[str, str]]:
    """A line of a place or a board as the reader is shown it, and the attribute for what stays English."""
    told = card_reading(line) or localized(line)
    return (line, told_in_english()) if told == line else (capital(told), {})


def localized_warrant(warrant: str) -> str:
    """How we know a figure, in the reader's language; titles of books and sources stay as they are.

    Args:
        warrant: As `warrant_in_words` puts it: how, a colon, and the book, the source or the reason.
    """
    how, _colon, which = warrant.partition(": ")
    if how == "judged":
        reason = _(which)
        return _("judged: {reason}").format(reason=localized(which) if reason == which else reason)
    if how == "found":
        return _("found: {source}").format(source=which)
    return localized(warrant)


def in_the_tongue(text: str, depth: int) -> str:
    """A sentence or a value in the reader's language: as a whole, by its template, or part by part."""
    bare = text.strip()
    if not bare or depth > DEEPEST or len(text) > LONGEST:
        return text
    if hint := HINT.search(text, 1):
        return in_the_tongue(text[: hint.start()], depth + 1) + in_the_tongue(text[hint.start() :], depth + 1)
    if depth and (reading := card_reading(text)):  # a value may be a card's text
        return reading
    found = whole(text, depth) or whole(bare, depth) or whole(bare.removesuffix("."), depth)
    if found:
        end = "." if bare.endswith(".") and not found.endswith(".") else ""
        return text.replace(bare, found.strip() + end) if text != bare else found + end
    return by_parts(text, depth)


def whole(text: str, depth: int) -> str:
    """A sentence that the catalogue has, as it is or with values; empty if it has none."""
    known = errors_of(tongue())
    if text in known:
        return str(known[text])
    for each in templates(tongue()):
        values = each.values(text)
        if values is not None:
            return filled(str(known[each.text]), values, depth)
    return ""


def filled(translation: str, values: dict[str, str], depth: int) -> str:
    """A translation with its values."""
    return GAP.sub(lambda gap: value_told(gap, values, depth), translation)


def value_told(gap: re.Match[str], values: dict[str, str], depth: int) -> str:
    """A value in its gap: a number with its noun, a text of a card, or something that has a translation itself."""
    value = values.get(gap[1], "")
    if gap[2]:
        number = int(value) if value.isdecimal() else 2
        return f"{value} {form_of(number, gap[2].split('|'))}"
    return in_the_tongue(value, depth + 1)


def by_parts(text: str, depth: int) -> str:
    """A text of several sentences or values, each in the reader's language."""
    if quoted := QUOTED.fullmatch(text):
        return f"{quoted[1]}{_('“{text}”').format(text=in_the_tongue(quoted[2], depth + 1))}{quoted[3]}"
    for place in islice(PLACE_END.finditer(text), DEEPEST):
        if said := whole(text[place.end() :], depth):
            return text[: place.end()] + said
    if (rule := CLAUSE.search(text)) and (said := whole(text[: rule.start()], depth)):
        return said + rule[0]
    parts = BETWEEN.split(text)
    if len(parts) > 1:
        return "".join(part if nth % 2 else in_the_tongue(part, depth + len(parts)) for nth, part in enumerate(parts))
    found = said_by_the_system(text) or _(text)
    return found if found != text else LIST.sub(lambda joint: f" {_(joint[0].strip())} ", text)


def said_by_the_system(text: str) -> str:
    """What the operating system says of a file or an address, in the reader's language; empty for anything else."""
    return {
        "Address already in use": _("Address already in use"),
        "Connection refused": _("Connection refused"),
        "File exists": _("File exists"),
        "File name too long": _("File name too long"),
        "Is a directory": _("Is a directory"),
        "No space left on device": _("No space left on device"),
        "No such file or directory": _("No such file or directory"),
        "Not a directory": _("Not a directory"),
        "Permission denied": _("Permission denied"),
        "Read-only file system": _("Read-only file system"),
    }.get(text, "")


@lru_cache(maxsize=8)
def templates(code: str) -> tuple[Template, ...]:
    """The sentences of a language's catalogue that have gaps, those first that leave least to their values."""
    found = [template(text) for text in errors_of(code) if GAP.search(text)]
    return tuple(sorted(found, key=lambda each: -each.letters))


def template(text: str) -> Template:
    """A sentence with its gaps.

    >>> template("there is no card {name}").values("there is no card 'Mara'")
    {'name': "'Mara'"}
    """
    found = list(GAP.finditer(text))
    starts = [0, *(gap.end() for gap in found)]
    ends = [*(gap.start() for gap in found), len(text)]
    parts = tuple(text[start:end] for start, end in zip(starts, ends, strict=True))
    return Template(text, tuple(gap[1] for gap in found), parts, sum(map(len, parts)))
