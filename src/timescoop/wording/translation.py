"""The language of a reader: English stands where it is used, and catalogues give the same in other languages.

A sentence of a page is written `_("Play now")`; one with a count is `counted_("{n} card", "{n} cards", n)`. What is
between braces is filled in after the translation. `make catalogue` collects all of them. Where one English sentence
has several translations, `in_("after s, x or z", "{name}'s")` says which is meant.
"""

from __future__ import annotations

import gettext
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

ENGLISH: Final = "en"
ENGLISH_NAME: Final = "English"
ERRORS: Final = "errors"  # the catalogue of what rooms without a reader say
# A file each; pages decide plurals.
DOMAINS: Final = ("timescoop", "cards", "lessons", "rules", "examples", "warrants", ERRORS)
Tongue = tuple[str, gettext.NullTranslations]  # its code, as in `lang`, and its sentences

NOW: Final[ContextVar[Tongue]] = ContextVar("NOW", default=(ENGLISH, gettext.NullTranslations()))


def _(sentence: str) -> str:
    """A sentence in the reader's language; in English where the catalogue lacks it."""
    return NOW.get()[1].gettext(sentence) if sentence else ""  # an empty one is the header of a catalogue


def in_(context: str, sentence: str) -> str:
    """A sentence whose translation depends on where it stands, which `context` says to translators."""
    return NOW.get()[1].pgettext(context, sentence)


def counted_(one: str, many: str, n: int) -> str:
    """A sentence about so many things, in the form that the reader's language has for that number; `{n}` is filled."""
    return NOW.get()[1].ngettext(one, many, n).format(n=n)


def figure(value: float, form: str = ",") -> str:
    """A number in the notation of the reader's language: 1,234 or 0.31 in English, 1.234 or 0,31 in German.

    Args:
        value: The number.
        form: How it is formatted, as for `format`.
    """
    point, thousands = in_("decimal point", "."), in_("between thousands", ",")
    return format(value, form).translate({ord("."): point, ord(","): thousands})


def form_of(n: int, forms: Sequence[str]) -> str:
    """The form of a word that fits a number, of as many as the reader's language has; English has two."""
    choose = getattr(NOW.get()[1], "plural", None)
    which = int(choose(n)) if choose else int(n != 1)
    return forms[min(which, len(forms) - 1)]


def tongue() -> str:
    """The code of the reader's language."""
    return NOW.get()[0]


def sentences_now() -> gettext.NullTranslations:
    """The catalogue of the reader's language."""
    return NOW.get()[1]


def told_in_english(text: str = "") -> dict[str, str]:
    """The attribute that marks English text on a page in another language: names of cards, examples, sources.

    Args:
        text: An English sentence that the reader's language may have; if it has, there is no such attribute.
    """
    return {} if tongue() == ENGLISH or (text and _(text) != text) else {"lang": ENGLISH}


@lru_cache(maxsize=1)
def tongues() -> tuple[str, ...]:
    """The languages that there are catalogues for, English first."""
    folder = files("timescoop.wording").joinpath("tongues")
    found = sorted(each.name for each in folder.iterdir() if each.is_dir()) if folder.is_dir() else []
    return (ENGLISH, *(name for name in found if name != ENGLISH and not name.startswith("_")))


@lru_cache(maxsize=32)
def tongue_of(code: str) -> Tongue:
    """A language with its sentences; one that is not there is English."""
    folder = files("timescoop.wording").joinpath("tongues", code)
    found = [folder.joinpath(f"{domain}.mo") for domain in DOMAINS] if code in tongues() else []
    if not found or not found[0].is_file():
        return (ENGLISH, gettext.NullTranslations())
    sentences = catalogue_in(found[0])
    for each in [place for place in found[1:] if place.is_file()]:
        sentences.add_fallback(catalogue_in(each))
    return (code, sentences)


@lru_cache(maxsize=8)
def errors_of(code: str) -> Mapping[str, str]:
    """The sentences of errors and reasons with their translation; empty in English."""
    place = files("timescoop.wording").joinpath("tongues", code, f"{ERRORS}.mo")
    if code not in tongues() or code == ENGLISH or not place.is_file():
        return {}
    sentences: dict[str, str] = vars(catalogue_in(place))["_catalog"]  # gettext tells no other way what it holds
    return {text: said for text, said in sentences.items() if text and isinstance(text, str)}


def catalogue_in(place: Traversable) -> gettext.GNUTranslations:
    """The sentences of a compiled catalogue."""
    with place.open("rb") as written:
        return gettext.GNUTranslations(written)


def own_name(code: str) -> str:
    """What a language calls itself; its code where its catalogue does not say."""
    with spoken_in(tongue_of(code)):
        # Translators: the name of the language into which you translate, in that language.
        name = _("English")
    return name if name != ENGLISH_NAME or code == ENGLISH else code


@contextmanager
def spoken_in(spoken: Tongue) -> Iterator[None]:
    """Everything that is said meanwhile is said in this language."""
    before = NOW.set(spoken)
    try:
        yield
    finally:
        NOW.reset(before)


def preferred(header: str, known: Sequence[str]) -> str:
    """The first of the known languages that a browser asks for by `Accept-Language`, else the first there is.

    >>> preferred("fr-CH, fr;q=0.9, de;q=0.95", ["en", "de"]), preferred("*", ["en", "de"])
    ('de', 'en')
    """
    asked: list[tuple[float, str]] = []
    for part in header[:200].split(","):
        code, _semicolon, weight = part.strip().partition(";q=")
        share = float(weight) if weight.replace(".", "", 1).isdecimal() else 1.0
        asked.append((-share, code.strip().lower()))
    for share, code in sorted(asked):
        for each in known:
            if share < 0 and code.split("-")[0] == each.lower().split("-")[0]:
                return each
    return known[0]
