"""Faults of written cards in sentences for their authors: what is wrong, why, and what to do."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from timescoop.documents import question_in
from timescoop.kernel import Edition, Game
from timescoop.web.authoring.set_checker import CheckedFault
from timescoop.wording import _, localized, texts_of

MOST_NEXT: Final = 6  # words that may come next, of those that are named
LAST: Final = 3  # words that say where in a text something is
QUOTED: Final = re.compile(r"""(?<!\w)(['"])(.+?)\1(?!\w)""")  # an apostrophe is no quotation mark
NOT_UNDERSTOOD: Final = re.compile(
    r"(?:column \d+: )?['\"](.+?)['\"] is not understood in ['\"](.+?)['\"](?:; expected (.+?))?"
    r"(?:; did you mean (.+?)\?)?(?:; say it as (.+))?"
)
TOO_SOON: Final = re.compile(
    r"(?:column \d+: )?the sentence ends too soon in ['\"](.+?)['\"](?:; expected (.+?))?"
    r"(?:; did you mean (.+?)\?)?(?:; say it as (.+))?"
)
MISPRINT: Final = re.compile(r"(?:column \d+: )?['\"](.+?)['\"] should be written ['\"](.+)['\"]")
WAY: Final = re.compile(r"'([^']*)'|\"([^\"]*)\"")
MISSING: Final = re.compile(r"`(\w+)` is missing, which (.+) has")
NO_FIELD: Final = re.compile(r"there is no field of (.+?) '(.+?)'(?:; did you mean '(.+)'\?)?")
NO_TYPE: Final = re.compile(r"there is no type of card '?(.*?)'?(?:; did you mean '(.+)'\?|, only (.+)|;.*)?")
NUMBER: Final = re.compile(r"a number from (-?\d+) to (-?\d+) is expected, not (.+)")
NEVER: Final = re.compile(r"'(.+)' is never asked of (.+?); it is for (.+)")
PARSING: Final = re.compile(r"(?:while parsing|while scanning|expected <|could not find|mapping values|found ).*")


def label_of(game: Game, field: str) -> str:
    """The word for a field of a card."""
    return texts_of(game.room).label(field, 1) if field else ""


def fault_sentence(game: Game, edition: Edition, fault: CheckedFault) -> str:
    """A fault as its author reads it; what has no sentence of its own is told in the checker's words."""
    del edition
    if asked := question_in(fault.wrong):
        return f"{localized(asked)} " + _("Choose what your card means.")
    for shape, say in SENTENCES:
        match = shape.fullmatch(fault.wrong)
        if match:
            return say(game, fault, match)
    words = QUOTED.sub(_("“{text}”").format(text=r"\2"), localized(fault.wrong))
    label = label_of(game, fault.field)
    said = f"{words[:1].upper()}{words[1:]}".rstrip(".") + "."
    return f"{label}: {said}" if label and not fault.wrong.startswith("there") else said


def not_understood(_game: Game, _fault: CheckedFault, match: re.Match[str]) -> str:
    """A text that cannot be read, with the nearest names and the nearest ways to say it."""
    said = _("“{word}” isn't understood here.").format(word=match[1])
    if match[4]:
        said += " " + _("Did you mean {names}?").format(names=listed(match[4]))
    if match[5]:
        return f"{said} " + _("You could write: {ways}.").format(ways=listed(match[5]))
    words = next_words(match[3])
    if not words:
        return said if match[4] else f"{said} " + _("Choose a wording from “What cards can say”.")
    before = match[2].partition(match[1])[0].strip(" ,;:")
    if words == ["."] and before:
        return f"{said} " + _("Nothing can follow “{words}” in a card text.").format(words=last_words(before))
    return f"{said} " + could_go_on(words)


def next_words(expected: str | None) -> list[str]:
    """The words that a fault says may come next."""
    named = re.split(r" or |, (?!')", expected) if expected else []
    return [each.strip("'") for each in named if "other things" not in each]


def could_go_on(words: Sequence[str]) -> str:
    """Which words may come next, in a sentence."""
    marks = {",": _("a comma"), ":": _("a colon"), ";": _("a semicolon"), ".": _("a full stop")}
    return _("It could go on with: {words}.").format(
        words=", ".join([marks.get(each, each) for each in words[:MOST_NEXT]])
    )


def unfinished(_game: Game, _fault: CheckedFault, match: re.Match[str]) -> str:
    """A text that would have to go on, with the nearest ways to say it."""
    if match[4]:
        said = _("“{text}” isn't understood.").format(text=match[1].rstrip("."))
        return f"{said} " + _("You could write: {ways}.").format(ways=listed(match[4]))
    said = _("“{text}” isn't finished.").format(text=match[1].rstrip("."))
    words = next_words(match[2])
    return f"{said} " + (could_go_on(words) if words else _("Choose a wording from “What cards can say”."))


def misprint(_game: Game, _fault: CheckedFault, match: re.Match[str]) -> str:
    """A text that is understood, and that card texts word otherwise."""
    return _("Write “{right}” instead of “{wrong}”.").format(right=match[2], wrong=match[1])


def unread_words(fault: CheckedFault) -> str:
    """The words of a text that can't be read, or that its type of card never carries out; empty for other faults."""
    match = NOT_UNDERSTOOD.fullmatch(fault.wrong)
    if match:
        return match[2][max(match[2].find(match[1]), 0) :].rstrip(".")
    for shape in (TOO_SOON, NEVER):
        if match := shape.fullmatch(fault.wrong):
            return match[1].rstrip(".")
    return ""


def is_missing(fault: CheckedFault) -> bool:
    """True for a field that a card needs and lacks."""
    return MISSING.fullmatch(fault.wrong) is not None


def last_words(text: str) -> str:
    """The last words of a text, for a place in it."""
    words = text.split()
    return ("…" if len(words) > LAST else "") + " ".join(words[-LAST:])


def listed(ways: str) -> str:
    """Names or phrases of a fault, each in quotation marks."""
    return ", ".join([f"“{one or other}”" for one, other in WAY.findall(ways)])


def missing(game: Game, _fault: CheckedFault, match: re.Match[str]) -> str:
    """A field that the type must have."""
    article, _space, sort = match[2].partition(" ")
    sentence = _("{field} is missing: every {type} needs it.")
    del article
    return sentence.format(field=label_of(game, match[1]), type=texts_of(game.room).label(sort, 1))


def no_field(_game: Game, _fault: CheckedFault, match: re.Match[str]) -> str:
    """A field that the type does not have."""
    said = _("There is no field “{field}”.").format(field=match[2])
    return f"{said} " + _("Did you mean “{field}”?").format(field=match[3]) if match[3] else said


def no_type(_game: Game, _fault: CheckedFault, match: re.Match[str]) -> str:
    """A type of card that there is not."""
    said = _("There is no type of card “{type}”.").format(type=match[1])
    if match[3]:
        return f"{said} " + _("Choose one of these: {types}.").format(types=match[3])
    return f"{said} " + _("Did you mean “{type}”?").format(type=match[2]) if match[2] else said


def wrong_number(game: Game, fault: CheckedFault, match: re.Match[str]) -> str:
    """A number out of its range, or none."""
    sentence = _("{field} must be a number from {low} to {high}, not “{value}”.")
    return sentence.format(field=label_of(game, fault.field), low=match[1], high=match[2], value=match[3].strip("'"))


def never_used(_game: Game, _fault: CheckedFault, match: re.Match[str]) -> str:
    """A text that cards of this type can never carry out."""
    sentence = _("“{text}” would never happen on {type}. It works on {other}.")
    return sentence.format(text=match[1].rstrip("."), type=match[2], other=match[3])


def unreadable(_game: Game, _fault: CheckedFault, _match: re.Match[str]) -> str:
    """A text that is no card file at all."""
    return _("This line can't be read. Check for a missing colon, quotation mark or bracket.")


SENTENCES: Final[tuple[tuple[re.Pattern[str], Callable[[Game, CheckedFault, re.Match[str]], str]], ...]] = (
    (NOT_UNDERSTOOD, not_understood),
    (TOO_SOON, unfinished),
    (MISPRINT, misprint),
    (MISSING, missing),
    (NO_FIELD, no_field),
    (NO_TYPE, no_type),
    (NUMBER, wrong_number),
    (NEVER, never_used),
    (PARSING, unreadable),
)
