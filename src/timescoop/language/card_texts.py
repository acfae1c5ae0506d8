"""The texts of one card file: read strictly, or else as cards print them, if they have one reading."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from timescoop.language.compiled import Data, dump, load
from timescoop.language.flavour import ONLY_FLAVOUR, parted
from timescoop.language.joints import says_your_choice, says_yours
from timescoop.language.lexicons import Lexicon, UnknownPhrase, text_of
from timescoop.language.phrase_reference import within
from timescoop.language.printed_forms import Wording
from timescoop.language.printed_reader import PrintedReader, Reading, TooHard
from timescoop.language.printed_table import FormTable, narrower
from timescoop.language.printed_vocabulary import NO_MORE, Both, MoreWords, Names
from timescoop.language.printed_words import bare
from timescoop.language.reader import Fault, Reader, UnreadableText
from timescoop.language.suggestions import Usable, anywhere

MOST_KEPT: Final = 8
MOST_TEXTS: Final = 20_000
MOST_PAIRS: Final = 256
MARKS: Final = (",", ";", ":")
JOINT: Final = re.compile(r"\b(?:when|whenever|if|unless)\b", re.IGNORECASE)
COMMON: Final = frozenset(
    [
        "a",
        "an",
        "the",
        "of",
        "and",
        "in",
        "on",
        "at",
        "to",
        "for",
        "from",
        "with",
        "one",
        "any",
        "all",
        "no",
        "your",
        "this",
        "it",
    ]
)


Found = dict[str, tuple[Reading, list[int]]]  # strict text -> its reading and its nodes
Frozen = tuple[tuple[str, tuple[tuple[str, Both], ...]], ...]  # `MoreWords`, to be looked up by
TABLES: Final[dict[tuple[str, Callable[[], Wording], tuple[int, ...], frozenset[str]], FormTable]] = {}


@lru_cache(maxsize=MOST_KEPT)
def strict_reader(lexicon: Lexicon) -> Reader:
    """The strict reader of a pool's words, made once for all card files with the same words."""
    return Reader(lexicon)


@lru_cache(maxsize=MOST_KEPT)
def printed_reader(lexicon: Lexicon, wording: Callable[[], Wording], more: Frozen) -> PrintedReader:
    """The reader of printed text in a pool's words, made once for all card files with the same words."""
    return PrintedReader(
        lexicon, forms_of_game(lexicon, wording, dict(more)), {name: dict(words) for name, words in more}
    )


def forms_of_game(lexicon: Lexicon, wording: Callable[[], Wording], more: Iterable[str] = ()) -> FormTable:
    """The printed forms of a game, made once for all of its pools that can say the same phrases.

    Args:
        lexicon: The words of a pool.
        wording: Returns the printed wordings of its game.
        more: The names of its other vocabularies.
    """
    heads, names = tuple(strict_reader(lexicon).grammar.sayable()), frozenset([*lexicon.words, *more])
    key = (lexicon.book.key, wording, heads, names)
    if key not in TABLES:
        TABLES[key] = FormTable(heads, wording(), narrower(lexicon), names)
    return TABLES[key]


class StrictTexts:
    """A cache of strict texts, with the words of the pool that they were read with.

    A card with a new name adds words to a card file, but rarely changes what its other texts say. A text means
    the same with other words if it has none of the words that are only in one of the two.
    """

    def __init__(self) -> None:
        self.read: dict[tuple[str, str], tuple[Lexicon, Data]] = {}

    def keep(self, lexicon: Lexicon, text: str, nodes: list[int]) -> None:
        """Store the nodes of a text."""
        if len(self.read) >= MOST_TEXTS:
            self.read.clear()
        self.read[lexicon.book.key, text] = (lexicon, dump(nodes))

    def nodes(self, lexicon: Lexicon, text: str) -> list[int] | None:
        """The nodes of a text in the words of a pool; None if it must be read."""
        before, said = self.read.get((lexicon.book.key, text), (lexicon, None))
        if said is None or any([word in text for word in new_words(before, lexicon)]):
            return None
        try:
            nodes = load(lexicon, said)
        except UnknownPhrase:
            return None
        return nodes if text_of(nodes) == text else None


STRICT_TEXTS: Final = StrictTexts()


@lru_cache(maxsize=MOST_PAIRS)
def new_words(before: Lexicon, after: Lexicon) -> tuple[str, ...]:
    """The words of a lexicon, singular and plural, that another one doesn't have."""
    return tuple(sorted(all_words(after) - all_words(before)))


@lru_cache(maxsize=MOST_KEPT)
def all_words(lexicon: Lexicon) -> frozenset[str]:
    """All words of a lexicon, singular and plural."""
    return frozenset(
        [
            said
            for name, words in lexicon.words.items()
            for word, value in words.items()
            if word and isinstance(word, str)
            for said in (word, lexicon.word(name, value, plural=True))
        ]
    )


class CardTexts:
    """Reads the texts of a card file.

    Args:
        lexicon: The words of its pool.
        wording: Returns the printed wordings of its game.
        more: Returns what may be said for words of the pool: see `PrintedReader`.
    """

    def __init__(
        self, lexicon: Lexicon, wording: Callable[[], Wording], more: Callable[[], MoreWords] = lambda: NO_MORE
    ) -> None:
        self.lexicon = lexicon
        self.wording = wording
        self.more = more
        self.made: PrintedReader | None = None

    def strict(self, text: str) -> list[int]:
        """The sentences of a strict text, each a node.

        Raises:
            UnreadableText: It isn't strict text.
        """
        nodes = STRICT_TEXTS.nodes(self.lexicon, text)
        if nodes is None:
            nodes = strict_reader(self.lexicon).read(text)
            STRICT_TEXTS.keep(self.lexicon, text, nodes)
        return nodes

    @property
    def printed(self) -> PrintedReader:
        """The reader of printed text, made when it is first needed."""
        if self.made is None:
            more = tuple([(name, tuple(words.items())) for name, words in self.more().items()])
            self.made = printed_reader(self.lexicon, self.wording, more)
        return self.made

    def is_word(self, words: tuple[str, ...]) -> bool:
        """Whether some words are a word of the pool, so that they can't be a card's short name."""
        return words in self.printed.said

    def read(
        self, text: str, names: Names, sort: str, fits: Callable[[list[int]], bool], usable: Usable = anywhere
    ) -> list[int]:
        """The sentences of a text, each a node.

        Args:
            text: Strict text, or text as a card prints it.
            names: How the card can name itself.
            sort: Its type.
            fits: Whether a card of that type can carry out sentences.
            usable: Whether it can use a phrase; others are not suggested.

        Raises:
            UnreadableText: It has no reading, or the author must choose one.
        """
        try:
            strict = self.strict(text)
        except UnreadableText as unreadable:
            found = self.readings(text, names, sort, fits)
            if not found:
                self.ask_for_flavour(text, ("",), (), names, sort, fits)
                return self.unfitting(text, unreadable, names, sort, usable)
            if len(found) > 1 or found[0][0].asks:
                raise UnreadableText(text, [question(text, [reading for reading, _ in found])]) from unreadable
            return found[0][1]
        if fits(strict):
            return strict
        found = self.readings(text, names, sort, fits)
        return found[0][1] if len(found) == 1 and not found[0][0].asks else strict

    def ask_for_beginning(
        self,
        text: str,
        beginnings: Sequence[str],
        asked: str,
        names: Names,
        sort: str,
        fits: Callable[[list[int]], bool],
    ) -> None:
        """Ask which of some sentences is missing before a text, if it can be read with any of them.

        Args:
            text: A text that can't be read as it is, or that its type of card can't carry out.
            beginnings: The strict sentences of which one may be missing.
            asked: The question to the author.
            names: How the card can name itself.
            sort: Its type.
            fits: Whether a card of that type can carry out sentences.

        Raises:
            UnreadableText: It can be read with one of them; the fault has the readings.
        """
        found: list[Reading] = []
        for beginning in beginnings:
            for reading, _ in self.readings(f"{beginning} {text}", names, sort, fits):
                found.append(reading._replace(asks=(asked, *reading.asks)))
        if found:
            raise UnreadableText(text, [question(text, found)])
        self.ask_for_flavour(text, beginnings, (asked,), names, sort, fits)

    def ask_for_flavour(
        self,
        text: str,
        beginnings: Sequence[str],
        asked: tuple[str, ...],
        names: Names,
        sort: str,
        fits: Callable[[list[int]], bool],
    ) -> None:
        """LAN-JOINT-20: ask whether sentences without a word of the game are flavour, if the rest can be read.

        Args:
            text: A text that can't be read.
            beginnings: The strict sentences of which one may be missing before the rest; an empty one for none.
            asked: The question which one is missing.
            names: How the card can name itself.
            sort: Its type.
            fits: Whether a card of that type can carry out sentences.

        Raises:
            UnreadableText: The rest can be read; the fault has the readings.
        """
        rest, flavour = parted(text, self.printed.game_words, names.ways)
        if not flavour:
            return
        found: list[Reading] = []
        for beginning in beginnings:
            for reading, _ in self.readings(f"{beginning} {rest}".strip(), names, sort, fits):
                found.append(reading._replace(asks=(*asked, *reading.asks)))
        if found:
            fault = question(text, found)
            raise UnreadableText(text, [fault._replace(asks=(*fault.asks, ONLY_FLAVOUR.format(flavour=flavour)))])

    def unfitting(self, text: str, unreadable: UnreadableText, names: Names, sort: str, usable: Usable) -> list[int]:
        """The sentences of a text that has one reading, but none that its type of card can carry out.

        Raises:
            UnreadableText: It has no reading at all.
        """
        found = self.readings(text, names, sort, lambda _nodes: True)
        if len(found) == 1 and not found[0][0].asks:
            return found[0][1]  # the check of card types reports what is wrong with them
        raise UnreadableText(text, self.explained(unreadable.faults, names, sort, usable)) from unreadable

    def explained(self, faults: Sequence[Fault], names: Names, sort: str, usable: Usable) -> list[Fault]:
        """The faults of sentences that the wide reader can't read either, each where that reader stops."""
        unread = [each for each in faults if not self.readings(each.sentence, names, sort, lambda _nodes: True)]
        return [self.explain(each, names, sort, usable) for each in unread or faults]

    def explain(self, fault: Fault, names: Names, sort: str, usable: Usable) -> Fault:
        """A fault where the reader that gets further stops, with the nearest ways to say that part of the sentence."""
        if fault.written:
            return fault
        said, strict = fault.sentence, fault.column - 1 - fault.start
        wide = self.printed.stopped_at(said, names, sort)
        part = part_at(said, max(strict, wide))
        ways = self.printed.nearest(part, sort, usable) or self.printed.nearest(said, sort, usable)
        nearest = tuple([way for way in ways if way.casefold() not in said.casefold()])  # what it says is no help
        found = said[max(strict, wide) :].split(" ", 1)[0].rstrip(".,;:")
        if wide <= strict:
            return fault._replace(found=found, nearest=nearest, meant=fault.meant or self.printed.misspelt(found))
        meant = self.printed.misspelt(found)
        return fault._replace(column=fault.start + wide + 1, found=found, expected=(), nearest=nearest, meant=meant)

    def readings(
        self, text: str, names: Names, sort: str, fits: Callable[[list[int]], bool]
    ) -> list[tuple[Reading, list[int]]]:
        """Every reading of a printed text that its type of card can carry out, with its nodes.

        Raises:
            UnreadableText: It is too long or has too many readings.
        """
        found = self.fitting(text, self.printed_readings(text, names, sort), fits)
        if any([ONLY_IF_PAID in reading.asks for reading, _ in found.values()]):
            found = self.with_price(text, found, names, sort, fits)
        return [each for said, each in found.items() if not said_apart(said, found)]

    def printed_readings(self, text: str, names: Names, sort: str) -> list[Reading]:
        """Every strict text that a printed text may mean.

        Raises:
            UnreadableText: It is too long or has too many readings.
        """
        try:
            return self.printed.readings(text, names, sort)
        except TooHard as hard:
            raise UnreadableText(text, [Fault(1, text, "", (), (), (), "", (str(hard),))]) from hard

    def with_price(self, text: str, found: Found, names: Names, sort: str, fits: Callable[[list[int]], bool]) -> Found:
        """Readings of a text that leaves open what a price is paid for, with that in which the rest depends on it.

        If no card text can say that, the question says so.
        """
        paid = self.fitting(text, self.printed_readings(with_price_apart(text), names, sort), fits)
        if paid:
            asked = {
                said: (each._replace(asks=(ONLY_IF_PAID, *each.asks)), nodes) for said, (each, nodes) in paid.items()
            }
            return asked | {said: each for said, each in found.items() if said not in asked}
        if any([PAID_FOR.search(said) for said in found]):
            return found
        return {said: (as_unpaid(each), nodes) for said, (each, nodes) in found.items()}

    def fitting(self, text: str, readings: Sequence[Reading], fits: Callable[[list[int]], bool]) -> Found:
        """Those readings of a text that are strict text and that a type of card can carry out, with their nodes."""
        found: Found = {}
        repeats = bool(readings) and self.printed.repeats_subject(text)
        for reading in readings:
            try:
                nodes = self.strict(reading.text)
            except UnreadableText:
                continue
            if repeats and has_yours(nodes):
                continue  # the text says what others do, and no "you"
            if fits(nodes):
                asked = with_question(reading, nodes) if leaves_choice(text, nodes) else reading
                if leaves_price(text, reading.text):
                    asked = asked._replace(asks=(*asked.asks, ONLY_IF_PAID))
                said = text_of(nodes)
                if said not in found or (found[said][0].asks and not asked.asks):
                    found[said] = (asked, nodes)
        return found


LEAVE: Final = re.compile(r"([^.]*), then you may ([^.]*)\.")  # a sentence that ends so
SAYS_WHO_CHOOSES: Final = re.compile(r"\b(you|to) (choose|may|must|can)\b|\bchoose\b", re.IGNORECASE)
PRICE: Final = re.compile(r"\b(?:may|can) (?:spend|pay|discard|lose|destroy|freeze) [^.;]*;", re.IGNORECASE)
PAID_FOR: Final = re.compile(r"\bmay [^.;]* to (?!your\b|its\b|the\b)", re.IGNORECASE)
ONLY_IF_PAID: Final = "Do you get the rest only if you pay?"
EVEN_UNPAID: Final = "So you get the rest even if you don't pay. No card text makes it depend on that price."
YOURS_TO_CHOOSE: Final = "Do you choose which of the two?"
CONDITIONAL: Final = re.compile(r"\b(if|when|unless|for each|choose|would)\b", re.IGNORECASE)


def said_apart(text: str, readings: Container[str]) -> bool:
    """LAN-JOINT-18: whether another reading says "then you may" as a sentence of its own, which means the same.

    After "if" or "when" it doesn't: then the author is asked which is meant.
    """

    def apart(match: re.Match[str]) -> str:
        first, then = match.groups()
        if CONDITIONAL.search(first):
            return match.group()
        label, colon, _ = first.strip().partition(": ")
        return f"{first}. {label}: you may {then}." if colon else f"{first}. You may {then}."

    other = LEAVE.sub(apart, text)
    return other != text and other in readings


def leaves_choice(text: str, nodes: Sequence[int]) -> bool:
    """LAN-JOINT-17: whether others do this or you do that, and the text does not say who chooses."""
    choices = any([says_your_choice(each) for node in nodes for each in within(node)])
    return choices and not SAYS_WHO_CHOOSES.search(text)


def leaves_price(text: str, reading: str) -> bool:
    """Whether a semicolon may stand between a price and what is paid for, and a reading says that both are done."""
    return bool(PRICE.search(text)) and not PAID_FOR.search(reading) and "choose one" not in reading


def as_unpaid(reading: Reading) -> Reading:
    """A reading in which a price is paid for nothing, with a question that says so."""
    return reading._replace(asks=tuple([EVEN_UNPAID if ask == ONLY_IF_PAID else ask for ask in reading.asks]))


def with_price_apart(text: str) -> str:
    """A text with "to" behind its price, in place of the semicolon: then what follows depends on the price."""
    return PRICE.sub(lambda price: f"{price[0].removesuffix(';')} to", text)


def with_question(reading: Reading, nodes: list[int]) -> Reading:
    """LAN-JOINT-17: a reading in strict text, which says that you choose, with the question whether you do."""
    return reading._replace(text=text_of(nodes), asks=(*reading.asks, YOURS_TO_CHOOSE))


def has_yours(nodes: Sequence[int]) -> bool:
    """LAN-JOINT-17: whether a part of sentences says what you do after what others do."""
    return any([says_yours(each) for node in nodes for each in within(node)])


def part_at(sentence: str, at: int) -> str:
    """The part of a sentence that contains a position: from a mark or "when" to the next mark; at its end, the last."""
    begin = max([sentence.rfind(mark, 0, at) for mark in MARKS]) + 1
    begin = max([begin, *[joint.start() for joint in JOINT.finditer(sentence, begin) if joint.start() <= at]])
    ends = [end for mark in MARKS if (end := sentence.find(mark, at)) >= 0]
    return sentence[begin : min(ends, default=len(sentence))]


def question(text: str, readings: Sequence[Reading]) -> Fault:
    """The question to the author of a text with several readings."""
    asked = tuple(dict.fromkeys([each for reading in readings for each in reading.asks]))
    return Fault(1, text, "", (), (), (), "", asked, tuple([reading.text for reading in readings]))


def names_of(name: str, noun: str, fields: Mapping[str, Any], taken: Callable[[tuple[str, ...]], bool]) -> Names:
    """How a card can name itself: by its whole name, or by unique first or last words.

    Args:
        name: Its name.
        noun: The noun of its type, in small letters.
        fields: Its other fields.
        taken: Whether some words are a word of the pool.
    """
    words = bare(name)
    ways = {words} if words else set()
    for nth in range(1, len(words)):
        for way in (words[:nth], words[nth:]):
            if not set(way) <= COMMON and not taken(way):
                ways.add(way)
    return Names(tuple(sorted(ways)), noun, tuple(fields.items()))
