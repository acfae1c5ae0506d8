"""Sentences of a card that may be only flavour: none of their words belongs to the game (LAN-JOINT-20).

Nothing is left out by itself: the author is asked, and only if the rest of the text can be read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from timescoop.language.printed_forms import Form
from timescoop.language.printed_words import NUMBERS, bare
from timescoop.language.suggestions import VERBS, stem, words_of

MOST_SENTENCES: Final = 4
MOST_LETTERS: Final = 200  # of all sentences that are left out
ENDS: Final = ".!?…"
ASIDE: Final = ":"  # behind what may be flavour: "You feel lucky: draw 2 cards." Labels and prices begin otherwise
ASIDES: Final = ("you", "he", "she", "it", "they", "we", "i", "this", "that", "here", "there", "who", "what")
REASON: Final = re.compile(r",? because ([^.!?;:]*)([.!?])")  # "because they are afraid of him"
CLOSING: Final = "\"'”’"
MARKS: Final = ",-–—…!?.'’\u2018\"“” "  # others, such as colons, brackets and figures, say something
BETWEEN: Final = " … "  # sentences that don't stand side by side

IDLE: Final = (
    "a an the of and or but so as in on at to for from with by about like than into over up down off out through "
    "is are am was were be been being isn't aren't wasn't has have had haven't hasn't do does did don't doesn't "
    "he she it they we i you him them us me his her hers its their our my your yours himself herself itself "
    "themselves who whom what where why how that this these those there here then now again ever never always "
    "too very just quite yes no not let let's once before after still always even well oh ah hey sorry please "
    "will would should could can can't shall might know think say said says good bad old big great "
    "hold holds go goes going way around"
)
SAYS_NOTHING: Final = frozenset(IDLE.split())
RULING: Final = (
    "must may cannot if when whenever while unless until instead except provided each every everyone everybody "
    "all any anyone anybody another other others both either neither none nobody only first last next same equal "
    "more less fewer most least extra additional half double twice triple total maximum minimum many few "
    "random effect bonus cost costs owner player opponent rival enemy ally team turn round phase step game match "
    "card deck hand pile board table token counter point score strength power attack defence defense conflict "
    "damage heal hurt wound die dies dying dead kill survive escape leave stay remain become count treat ready "
    "tapped flip roll dice die coin choose chose chosen choice target active reserve discarded drawn lost won "
    "paid taken given thrown kept held shown hidden face upside worth free immune safe able"
)
RULES: Final = frozenset(RULING.split())
VERBS_OF_EFFECTS: Final = frozenset([word for row in VERBS for word in row.split()])


class Parted(NamedTuple):
    """A text without what may be flavour, and these sentences; both empty if there are none."""

    rest: str
    flavour: str


NONE: Final = Parted("", "")
ONLY_FLAVOUR: Final = "Is “{flavour}” only flavour, and left out of what the card does?"


def sentences_of(text: str) -> list[str]:
    """The sentences of a text and what stands before a colon, each with the mark that ends it, in one pass."""
    found: list[str] = []
    start, at = 0, 0
    while at < len(text):
        at += 1
        aside = text[at - 1] == ASIDE and text[start:at].split(maxsplit=1)[0].casefold() in ASIDES
        if aside or text[at - 1] in ENDS:
            while at < len(text) and (text[at] in ENDS or text[at] in CLOSING):
                at += 1
            if at == len(text) or text[at].isspace():
                found.append(text[start:at].strip())
                start = at
    found.append(text[start:].strip())
    return [each for each in found if each]


def words_of_game(forms: Iterable[Form], names: Iterable[tuple[str, ...]]) -> tuple[frozenset[str], frozenset[str]]:
    """The stems of words that say something in a game: those of its phrases and printed forms, and those of names."""
    said = {*RULES, *VERBS_OF_EFFECTS, *NUMBERS}
    for form in forms:
        said.update(words_of(form.pattern))
    named = {word for name in names for word in name}
    return stems(said), stems(named)


def stems(words: Iterable[str]) -> frozenset[str]:
    """The stems of words, without those that say nothing of their own."""
    return frozenset([stem(word) for word in words if word not in SAYS_NOTHING])


def parted(text: str, words: tuple[frozenset[str], frozenset[str]], own: Iterable[tuple[str, ...]]) -> Parted:
    """A text without the sentences that may be flavour; nothing if there are none, too many, or nothing else.

    Args:
        text: A text that can't be read.
        words: What says something in the game, by `words_of_game`.
        own: How the card can name itself.
    """
    said, named = words
    known = said | (named - stems([word for way in own for word in way]))
    sentences = sentences_of(REASON.sub(r"\2 Because \1\2", text))
    flavour = [may_be_flavour(each, known) for each in sentences]
    left_out = [each for each, idle in zip(sentences, flavour, strict=True) if idle]
    if not left_out or len(left_out) > MOST_SENTENCES or len(left_out) == len(sentences):
        return NONE
    if sum([len(each) for each in left_out]) > MOST_LETTERS:
        return NONE
    rest = " ".join([each for each, idle in zip(sentences, flavour, strict=True) if not idle])
    quoted = ""
    for nth, each in enumerate(sentences):
        if flavour[nth]:
            quoted += (" " if nth and flavour[nth - 1] else BETWEEN if quoted else "") + each
    return Parted(rest, quoted)


def may_be_flavour(sentence: str, known: frozenset[str]) -> bool:
    """Whether a whole sentence has none of the words of the game, no number and no mark that says something."""
    if sentence[-1] not in ENDS and sentence[-1] not in CLOSING and sentence[-1] != ASIDE:
        return False
    if not all([letter.isalpha() or letter in MARKS for letter in sentence.removesuffix(ASIDE)]):
        return False
    words = [part for word in bare(sentence) if word != "." for part in (word.strip("!"), word.partition("'")[0])]
    return bool(words) and not any([stem(word) in known for word in words if word not in SAYS_NOTHING])


__all__ = ["NONE", "ONLY_FLAVOUR", "Parted", "may_be_flavour", "parted", "sentences_of", "words_of_game"]
