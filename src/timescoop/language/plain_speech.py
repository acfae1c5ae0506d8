"""Everyday wordings in the words of cards: "have a peek at" is "look at", and "if you like" is "you may".

They are tried where a text can't be read as it is. Each means the same in every game.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from timescoop.language.printed_words import BARE_VERBS, STOPS, Word

# One wording and what it says on each line. "a/b" is one of several words, "_" is no word.
SAYINGS: Final = """
have/take a quick/good/sneaky/_ look/peek/glance/peep at/through = look at
has/takes a quick/good/sneaky/_ look/peek/glance/peep at/through = looks at
peek/peep/glance at = look at
feel free to = you may
you're allowed/free/welcome to = you may
you are allowed/free/welcome to = you may
you get to = you may
you get/have the chance/option/opportunity to = you may
you can choose to = you may
has/have/needs/need to = must
has/have got to = must
they've got to = they must
you've got to = you must
is/are forced/required/obliged to = must
throw/chuck/toss away = discard
throws/chucks/tosses away = discards
throw/chuck/toss/fling this card away = discard this card
throw/chuck/toss/fling it/him/her away = discard it
throw/chuck/toss/fling them away = discard them
grab/nick/pinch/swipe/nab = take
grabs/nicks/pinches/swipes/nabs = takes
sneak/smuggle/whisk = move
draw yourself/himself/herself/themselves = draw
draws himself/herself/themselves = draws
pick = choose
picks = choose
of your choosing = of your choice
you/they like/want/wish/please/fancy = _
you/they find/see there/_ = _
simply/happily/gladly = _
are/is happy/willing/ready/able to = can
these chaps/guys/fellows/lads/people/folk = these
straight/right away = _
of course = _
obviously/naturally = _
for your/their/his/her trouble/troubles/effort/efforts/pains = _
no matter who owns/controls it/them = _
please = _
as well = _
too = _
also = _
still = _
just = _
own = _
there's = there is
you've got/_ = you have
they've got/_ = they have
you're = you are
they're = they are
it's/he's/she's = it is
haven't/hasn't got/_ any = have no
don't/doesn't have any/a/an = have no
do/does not have any/a/an = have no
everybody/everyone else = each opponent
all the others = each opponent
every opponent = each opponent
somebody/someone/anybody/anyone else = an opponent
nobody else can = opponents cannot
no one else can = opponents cannot
every/each/any time = when
whenever = when
as soon as = when
the moment = when
out of = from
all of your = all your
all of the = all the
this one = this card
this guy/chap/fellow/fella/bloke/lad = this card
both players = each player
any/_ one of your opponents = an opponent
an extra/additional = 1
a further = 1
"""
NOTHING: Final = "_"
PRESENT: Final = ("here", "there", "present", "around")  # behind a name that ends with "'s": "the Doctor's here"
NEGATIONS: Final = ("not", "don't", "doesn't", "never", "won't", "didn't", "no")
AS_MANY: Final = ("as", "if", "many", "than", "how")  # "as many as you like", "if you like"


class Saying(NamedTuple):
    """A row of words, and the row that stands for it."""

    said: tuple[str, ...]
    means: tuple[str, ...]


def sayings_of(text: str) -> Iterator[Saying]:
    """Every way to say each line of a list of sayings."""
    for line in text.strip().splitlines():
        said, _, means = line.partition(" = ")
        for way in product(*[each.split("/") for each in said.split()]):
            yield Saying(*[tuple([word for word in row if word != NOTHING]) for row in (way, means.split())])


def by_first_word() -> dict[str, list[Saying]]:
    """The sayings by their first words, the longest first."""
    found: dict[str, list[Saying]] = {}
    for each in sayings_of(SAYINGS):
        found.setdefault(each.said[0], []).append(each)
    return {word: sorted(each, key=lambda saying: -len(saying.said)) for word, each in found.items()}


FIRST_WORDS: Final = by_first_word()


def in_plain_words(words: list[Word]) -> list[Word]:
    """The words of a text, with everyday wordings put into the words of cards."""
    told: list[Word] = []
    for sentence in sentences_in(plainly(words)):
        told += with_leave(sentence)
    return with_cost(told)


def plainly(words: list[Word]) -> list[Word]:
    """The words with each saying replaced by what it says."""
    told: list[Word] = []
    at = 0
    while at < len(words):
        saying = saying_at(words, at, told[-1].said if told else "")
        if saying is None:
            told += with_verb(words[at], words[at + 1].said if at + 1 < len(words) else "")
            at += 1
        else:
            end = at + len(saying.said)
            told += [in_place_of(word, words[at], words[end - 1]) for word in saying.means]
            at = end
    return told


def with_verb(word: Word, after: str) -> list[Word]:
    """A word; with its verb apart in "the Doctor's here"."""
    if after in PRESENT and word.said.endswith("'s"):
        return [word._replace(said=word.said[:-2]), in_place_of("is", word, word)]
    return [word]


def saying_at(words: list[Word], at: int, before: str) -> Saying | None:
    """The longest saying that begins at a word, unless what stands before turns its meaning."""
    for saying in FIRST_WORDS.get(words[at].said, ()):
        turned = before in NEGATIONS if saying.means == ("must",) else before in AS_MANY and not saying.means
        if not turned and tuple([word.said for word in words[at : at + len(saying.said)]]) == saying.said:
            return saying
    return None


def in_place_of(said: str, first: Word, last: Word) -> Word:
    """A word in the place of others."""
    return Word(said, int(said) if said.isdigit() else -1, first.start, last.end)


def sentences_in(words: list[Word]) -> list[list[Word]]:
    """The sentences of a text, each with the mark that ends it."""
    found: list[list[Word]] = [[]]
    for word in words:
        found[-1].append(word)
        if word.said in STOPS:
            found.append([])
    return [each for each in found if each]


def with_leave(sentence: list[Word]) -> list[Word]:
    """A sentence that ends with "if you like", as what you may do; "you must" before a verb says nothing."""
    said = [word.said for word in sentence if word.said not in STOPS]
    if said[-3:-1] == ["if", "you"] and said[-1] in ("like", "want", "wish") and said[0] in BARE_VERBS:
        leave = [in_place_of(word, sentence[0], sentence[0]) for word in ("you", "may")]
        return [*leave, *sentence[: len(said) - 3], *sentence[len(said) :]]
    if said[:2] == ["you", "must"] and said[2:3] and said[2] in BARE_VERBS:
        return sentence[2:]
    return sentence


COST: Final = ("as", "1", "cost")  # "an additional cost" by then
TO_PLAY: Final = ("to", "play", "this")  # and a noun


def with_cost(words: list[Word]) -> list[Word]:
    """LAN-JOINT-04: "As an additional cost to play this card, do this. Do that" as "do this to do that".

    A label may stand before it, and what the cost is for may be left out.
    """
    sentences = sentences_in(words)
    if len(sentences) != 2:  # noqa: PLR2004 - and the rest
        return words
    first, bought = sentences
    said = tuple([word.said for word in first])
    begins = next((nth for nth in (0, 1) if said[nth : nth + len(COST)] == COST), -1)
    if begins < 0:
        return words
    price = first[begins + len(COST) : -1]
    if said[begins + len(COST) :][: len(TO_PLAY)] == TO_PLAY:
        price = price[len(TO_PLAY) + 1 :]
    return [*first[:begins], *price, in_place_of("to", first[-1], first[-1]), *bought] if price else words
