"""The questions and options of a view, as plain data; see `views` for what the numbers mean."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Asked(TypedDict):
    """A seat that is asked something, as everybody may know it.

    Attributes:
        seat: Who is asked.
        key: The key of the question, such as `invasion/defend`.
        clause: The rule behind it.
        chosen: True if the seat has chosen in secret and may still change its choice.
    """

    seat: int
    key: str
    clause: str
    chosen: bool


class Slots(TypedDict, total=False):
    """The values that the sentence of a question needs. Each is present only if the question uses it.

    Attributes:
        place: The place that it is about.
        owner: The seat whose place that is.
        card: The kind of the card that it is about; -1 where the reader does not know it.
        source: The kind of the card whose text asks.
        text: What that text would do.
        first: The first of two things that a text lets a seat choose between.
        second: The second of them.
        hindrance: What stands in the way of the one that cannot be chosen.
        deed: What will be done to the card that is chosen, as the key of a label.
        to: The seat that gets something.
        attack: The sum of the attack, in a conflict.
        defence: The sum of the defence, in a conflict.
        left: How many choices remain, or how many points are left to spend.
        over: How many cards are above the limit, or how many must be chosen at least.
        price: The cost, or the cost of each if several can be chosen.
        gain: What the reader gets for it.
        held: How much the reader has to pay with.
        event: What is about to happen, as the key of a label; empty for none.
        who: Who does that.
    """

    place: int
    owner: int
    card: int
    source: int
    text: str
    first: str
    second: str
    hindrance: str
    deed: str
    to: int
    attack: int
    defence: int
    left: int
    over: int
    price: int
    gain: int
    held: int
    event: str
    who: int


class Prompt(TypedDict):
    """What the reader is asked.

    Attributes:
        key: The key of the question.
        clause: The rule behind it.
        slots: The values for its sentence; no more than the reader knows.
    """

    key: str
    clause: str
    slots: Slots


class Sentence(TypedDict):
    """A sentence of the game's texts, with the values of its slots.

    Attributes:
        key: Which sentence, in the section `notices` of the texts.
        seat: The seat that it is about, for the slot `who`; -1 for none.
        args: Its numbers, for the slots `0`, `1` and so on.
        kinds: The kinds of its cards, for the slot `cards`.
        words: Words of a card, for the slot `words`; absent for none.
        label: The key of a label, for the slot `label`; absent for none.
    """

    key: str
    seat: int
    args: list[int]
    kinds: list[int]
    words: NotRequired[str]
    label: NotRequired[str]


class Whereabouts(TypedDict):
    """The zone of a card that can be chosen in play by hand, or the zone that a card can go to.

    Attributes:
        zone: Which zone of the game's declaration it is, counted from 0.
        owner: The seat whose zone it is; -1 for none.
        place: The number of the place that the zone belongs to; -1 for none.
        down: True if the card goes there face down.
        card: The kind of the card there, -1 for a face-down one; absent where the option is the zone itself.
        nth: The number of the card among several of one name there, counted from 1; absent if it is the only one.
    """

    zone: int
    owner: int
    place: int
    down: bool
    card: NotRequired[int]
    nth: NotRequired[int]


class OptionInfo(TypedDict):
    """How an option is shown.

    Attributes:
        verb: The key of its verb, for buttons.
        why: The key of the sentence that says why it is allowed; absent if question and verb decide it, empty for none.
        say: The key of a word that replaces the verb for this question.
        text: Its effect, in the words of a card.
        kind: The kind of its card, if no visible zone shows that card.
        beside: The option whose button is shown beside this one's.
        outcome: What it would do, as far as the reader can know; absent if that is not simple to say.
        caution: True if its outcome is easy to overlook; pages then show it before the answer is sent.
        place: The number of the place that it leads to, if there is only one, so that the player isn't asked.
        at: The card or zone that it names, if a text is played by hand.
        lines: True if the reader chooses a place for its printed lines; pages then show them with the question.
        spare: True if another option does the same; pages then show no button.
    """

    verb: str
    why: NotRequired[str]
    say: NotRequired[str]
    text: NotRequired[str]
    kind: NotRequired[int]
    beside: NotRequired[int]
    outcome: NotRequired[Sentence]
    caution: NotRequired[bool]
    place: NotRequired[int]
    at: NotRequired[Whereabouts]
    lines: NotRequired[bool]
    spare: NotRequired[bool]


class Option(TypedDict):
    """An option, as programs get it.

    Attributes:
        number: The number of the option; it is sent back as the answer.
        words: The same in short words.
    """

    number: int
    words: str
