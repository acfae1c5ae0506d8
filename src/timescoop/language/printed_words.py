"""The words of a printed card text with their positions, without case, marks and spelled-out numbers."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

SMALL: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
LARGER: Final = ("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen")
NUMBERS: Final = {word: number for number, word in enumerate((*SMALL, *LARGER, "twenty"))}
MOST_FIGURES: Final = 6
WORD: Final = re.compile(r"\d+|[^\W\d_]+(?:['.][^\W\d_]+)*!?|[.;:+]|&|(?<!\w)-(?=\d)")
UNREADABLE: Final = "\x00"  # no form has this word
EITHER: Final = "either"
PLAIN: Final = str.maketrans(
    {"\u2019": "'", "\u2018": "'", "\u2013": "-", "\u2014": " ", "\u2212": "-"}
)  # quotes and dashes
STOPS: Final = (".", ";")
BOUNDS: Final = {"more": 1, "fewer": -1, "less": -1}  # what "than" a number means, as a bound that is itself meant
NOT_BOUNDS: Final = ("no", "not", "never", "nothing", "any")  # "no more than 3"
PAYING: Final = frozenset(("discard", "pay", "spend", "lose", "destroy", "freeze", "return", "remove", "sacrifice"))
OTHERS: Final = frozenset(("opponent", "opponents", "player", "players", "they"))  # who must do something, besides you
WHICH: Final = frozenset(("each", "every", "any", "all", "an", "a", "one", "that", "the", "both", "another"))
CHOOSING: Final = frozenset(("any", "an", "a", "one", "another"))  # said again it may be another one
BARE_VERBS: Final = PAYING | frozenset(
    (
        "attach",
        "capture",
        "choose",
        "draw",
        "exchange",
        "gain",
        "give",
        "keep",
        "look",
        "move",
        "place",
        "play",
        "put",
        "retrieve",
        "reveal",
        "roll",
        "search",
        "score",
        "show",
        "shuffle",
        "skip",
        "swap",
        "take",
        "thwart",
        "unfreeze",
        "vanquish",
    )
)
BEFORE_OTHERS: Final = frozenset(("for", "from", "of", "with", "to", "by", "against", "than"))  # no subject follows
THIRD_PERSON: Final = {verb + ("es" if verb.endswith("h") else "s"): verb for verb in BARE_VERBS}
ACTING: Final = BARE_VERBS | frozenset(THIRD_PERSON) | frozenset(("you", "must"))  # ends a subject


LONGEST_KEPT: Final = 200  # letters of a text whose words are kept; people may send longer ones


class Word(NamedTuple):
    """A word, a number or a mark that counts.

    Attributes:
        said: In small letters; a number as figures.
        number: Its number, or -1 for what is none.
        start: Where it begins in the text.
        end: Where it ends.
    """

    said: str
    number: int
    start: int
    end: int


def words_in(text: str) -> list[Word]:
    """The words of a text. Commas, colons, quotation marks, brackets and dashes say nothing and are left out.

    A dash right before a figure is a minus, and stays. A colon behind a price says "to": "Discard a card: draw a card".
    """
    return with_bounds(list(each_word(text.translate(PLAIN))))


def with_bounds(words: list[Word]) -> list[Word]:
    """The words with "more than 3" said as "4 or more", and "fewer than 3" as "2 or fewer".

    "No more than 3" is another thing, and so is "2 more than 3".
    """
    told: list[Word] = []
    left = words
    while left:
        bound, number = left[0], left[2].number if len(left) > 2 else -1  # noqa: PLR2004 - "more than 3"
        before = told[-1] if told else None
        plain = before is None or (before.said not in NOT_BOUNDS and before.number < 0)
        if bound.said in BOUNDS and left[1:2] and left[1].said == "than" and number > 0 and plain:
            count = number + BOUNDS[bound.said]
            said = "fewer" if bound.said != "more" else "more"
            told += [
                left[2]._replace(said=str(count), number=count, start=bound.start, end=left[2].end),
                Word("or", -1, left[2].end, left[2].end),
                Word(said, -1, left[2].end, left[2].end),
            ]
            left = left[3:]
        else:
            told.append(bound)
            left = left[1:]
    return told


def each_word(text: str) -> Iterator[Word]:
    """One word after the other."""
    first, count = "", 0  # of the words since the last mark
    for match in WORD.finditer(text):
        said = match.group().casefold()
        if said == ":" or said in STOPS:
            paid = said == ":" and count > 1 and first in PAYING
            first, count = "", 0
            if said == ":":
                if paid:
                    yield Word("to", -1, *match.span())
                continue
        else:
            first, count = first or said, count + 1
        if said.isdigit():
            yield Word(said, int(said) if len(said) <= MOST_FIGURES else -1, *match.span())
        elif said in NUMBERS:
            yield Word(said, NUMBERS[said], *match.span())
        else:
            yield Word("and" if said == "&" else said, -1, *match.span())


class Subjects(NamedTuple):
    """The words of a text with its subjects said again.

    Attributes:
        words: The words; up to where the text cannot be read, if the subject must not be said again there.
        go_on: Whether a verb goes on with the subject of another one, so that it is not the reader's own deed.
    """

    words: list[Word]
    go_on: bool


class Subject(NamedTuple):
    """Who else does something, and how far the sentence about them has come.

    Attributes:
        words: The words to say again before a further verb; empty for the reader.
        verbs: The verbs that go on with them.
        behind_must: Where in the words so far "either" would stand, behind the only "must"; 0 if nowhere.
        split: Whether they choose between two things, so that no third one can follow.
    """

    words: list[Word]
    verbs: Container[str]
    behind_must: int
    split: bool


NO_SUBJECT: Final = Subject([], (), 0, split=False)


def with_subjects(words: list[Word]) -> Subjects:
    """The words with a subject said again before each further verb that it is meant for.

    "Each opponent must discard a card and lose 1 Power" has one subject, and so has "Each opponent discards a card and
    loses 1 Power". Without it the second half would be the reader's own deed. "Must ... or" is said as "must either ...
    or"; other choices by "or" would be the reader's. "Another player" said again would be one more player.
    """
    told: list[Word] = []
    who = NO_SUBJECT
    go_on = False
    for nth, word in enumerate(words):
        before = words[nth - 1].said if nth else ""
        if word.said in STOPS or (word.said == "you" and before != "than"):
            who = NO_SUBJECT
        elif word.said == EITHER:
            who = who._replace(split=True)
        elif (new := begun(told, word)).words:
            who = new
        elif who.words and word.said in who.verbs and before in ("and", "then", "or"):
            go_on = True
            gone_on = either_in(told, who) if before == "or" else said_again(told, who, word)
            if gone_on is None:
                return Subjects([*told[:-1], unreadable(words[nth - 1])], go_on)
            told, who = gone_on
        told.append(word)
    return Subjects(told, go_on)


def with_bans_apart(words: list[Word]) -> list[Word]:
    """The words with "can't be frozen or kidnapped" said as two sentences, each with its subject and what follows."""
    told: list[Word] = []
    sentence: list[Word] = []
    for word in words:
        sentence.append(word)
        if word.said in STOPS:
            told += bans_apart(sentence)
            sentence = []
    return told + bans_apart(sentence)


def bans_apart(sentence: list[Word]) -> list[Word]:
    """A sentence that bans two things, as two sentences; any other as it is."""
    said = [word.said for word in sentence]
    for nth in range(2, len(said) - 2):
        one, link, other = said[nth : nth + 3]
        if (
            link in ("or", "and", "nor")
            and done_to(one)
            and done_to(other)
            and said[nth - 1] == "be"
            and banned(said[:nth])
        ):
            before, after = sentence[:nth], sentence[nth + 3 :]
            stop = sentence[-1] if said[-1] in STOPS else Word(".", -1, sentence[nth].end, sentence[nth].end)
            tail = [each for each in after if each.said not in STOPS]
            again = [each._replace(start=sentence[nth + 1].start, end=sentence[nth + 1].end) for each in before]
            return [*before, sentence[nth], *tail, stop, *again, sentence[nth + 2], *after]
    return sentence


def done_to(word: str) -> bool:
    """Whether a word says what is done to somebody: "frozen", "kidnapped"."""
    return word.endswith(("ed", "en"))


def banned(before: list[str]) -> bool:
    """Whether words end with "cannot be", however it is said."""
    return before[-2] in ("cannot", "can't") or before[-3:-1] in (["can", "not"], ["may", "not"])


def begun(told: list[Word], word: Word) -> Subject:
    """The subject whose "must" or first verb comes next; of a bare verb only one that stands right before it."""
    must, third = word.said == "must", word.said in THIRD_PERSON
    if not (must or third or (word.said in BARE_VERBS and told and told[-1].said in OTHERS)):
        return NO_SUBJECT
    who = subject_of(told)
    if not who:
        return NO_SUBJECT
    verbs = THIRD_PERSON if third else BARE_VERBS
    return Subject([*who, word], verbs, len(told) + 1, split=False) if must else Subject(who, verbs, 0, split=False)


def either_in(told: list[Word], who: Subject) -> tuple[list[Word], Subject] | None:
    """The words so far where "or" and a verb follow: with "either" behind "must". None if they can't be read."""
    if who.split or who.verbs is THIRD_PERSON:
        return told, who
    if not who.behind_must:
        return None
    end = told[who.behind_must - 1].end
    either = Word(EITHER, -1, end, end)
    return [*told[: who.behind_must], either, *told[who.behind_must :]], who._replace(split=True)


def said_again(told: list[Word], who: Subject, word: Word) -> tuple[list[Word], Subject] | None:
    """The words so far, and the subject again where "and" or "then" and a verb follow. None if they can't be read."""
    if who.split or (who.words[0].said in CHOOSING and who.verbs is BARE_VERBS):
        return None
    if who.words[0].said in CHOOSING:
        return told, who
    again = [each._replace(start=word.start, end=word.start) for each in who.words]
    return [*told, *again], who._replace(behind_must=0)


def unreadable(word: Word) -> Word:
    """A word that no form has, in the place of another one."""
    return Word(UNREADABLE, -1, word.start, word.end)


def is_settled(words: list[Word]) -> bool:
    """Whether words must be read with their subjects or not at all: a choice is theirs, or a verb has no owner."""
    return words[-1].said == UNREADABLE or any([word.said == EITHER and word.start == word.end for word in words])


def subject_of(told: list[Word]) -> list[Word]:
    """Who does something, up to the end of the words: the words from the last `WHICH` on, if they are none for you.

    "Each opponent in this Conflict" is a subject; in "for each opponent" and "an opponent has lost and ..." is none.
    """
    begins = next((nth + 1 for nth in range(len(told) - 1, -1, -1) if told[nth].said in STOPS), 0)
    named = next((nth for nth in range(len(told) - 1, begins - 1, -1) if told[nth].said in OTHERS), -1)
    after = zip(told[named:], told[named + 1 :], strict=False)
    if named < 0 or any([word.said in ACTING and (one.said, word.said) != ("than", "you") for one, word in after]):
        return []
    if told[named].said == "they":
        return told[named:]
    first = next((nth for nth in range(named, begins - 1, -1) if told[nth].said in WHICH), named)
    return [] if first > begins and told[first - 1].said in BEFORE_OTHERS else told[first:]


def bare(text: str) -> tuple[str, ...]:
    """The words of a name, to be found in a text."""
    return kept_words(text) if len(text) <= LONGEST_KEPT else tuple([word.said for word in words_in(text)])


@lru_cache(maxsize=4_096)
def kept_words(text: str) -> tuple[str, ...]:
    """The words of a short text, kept because each pool asks about the same names and lines."""
    return tuple([word.said for word in words_in(text)])
