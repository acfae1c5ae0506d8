"""English grammar for sentences: lists, articles, numbers with nouns, capitals at the start."""

from collections import Counter
from collections.abc import Iterable, Sequence

from timescoop.wording.translation import ENGLISH, _, in_, tongue

VOWELS = "aeiou"
SOUNDS_LIKE_YOU = ("uni", "use", "one", "eur")
HISSING = ("s", "x", "z", "ß")


def with_article(noun: str) -> str:
    """A noun with "a" or "an", by the sound it begins with; a noun with an article of its own keeps it.

    >>> with_article("Ogron card"), with_article("Dalek card"), with_article("UNIT card")
    ('an Ogron card', 'a Dalek card', 'a UNIT card')
    """
    start = noun.lower()
    if tongue() != ENGLISH:
        return noun  # articles of other languages depend on the noun's gender
    if start.startswith(("the ", "a ", "an ")):
        return noun
    open_sound = start[:1] in VOWELS and not start.startswith(SOUNDS_LIKE_YOU)
    return f"{'an' if open_sound else 'a'} {noun}"


def listed(items: Sequence[str], last: str = "") -> str:
    """Items in one phrase.

    >>> listed(["Jamie"]), listed(["Jamie", "Leela"]), listed(["Ian", "Jamie", "Leela"])
    ('Jamie', 'Jamie and Leela', 'Ian, Jamie and Leela')
    """
    if len(items) < 2:  # noqa: PLR2004 - one item is no list
        return "".join(items)
    joint = last or _("and")
    return f"{', '.join(items[:-1])} {joint} {items[-1]}"


def with_counts(names: Iterable[str]) -> list[str]:
    """Names in their order, each once; what stands there several times is counted.

    >>> with_counts(["Harvest of Minds", "Exterminate!", "Harvest of Minds"])
    ['2 × Harvest of Minds', 'Exterminate!']
    """
    return [
        _("{n} × {card}").format(n=count, card=name) if count > 1 else name for name, count in Counter(names).items()
    ]


def counted(number: int, one: str, many: str) -> str:
    """A number with its noun.

    >>> counted(1, "Time Point", "Time Points"), counted(0, "card", "cards")
    ('1 Time Point', '0 cards')
    """
    return f"{number} {one if number == 1 else many}"


def capital(text: str) -> str:
    """The same text with its first letter large."""
    return text[:1].upper() + text[1:]


def within(text: str) -> str:
    """A label as it stands within a sentence; names in it keep their capitals, as do nouns in languages like German.

    >>> within("Captured Doctor")
    'captured Doctor'
    """
    # Translators: "keep" if nouns begin with a capital letter in your language, as in German.
    keeps = in_("first letter of a label within a sentence", "lower") == "keep"
    return text if keeps else text[:1].lower() + text[1:]


def whose(name: str) -> str:
    """A name as an owner.

    >>> whose("Tom"), whose("James")
    ("Tom's", "James's")
    """
    if name.endswith(HISSING):
        return in_("after s, x or z", "{name}'s").format(name=name)
    return _("{name}'s").format(name=name)


def spoken(key: str) -> str:
    """A key as a reader may meet it when a game has no word for it.

    >>> spoken("invasion/end-turn"), spoken("time_points")
    ('End turn', 'Time points')
    """
    return capital(key.rsplit("/", 1)[-1].replace("-", " ").replace("_", " "))
