"""Choices between two things that a card says: the words of each, and why one is missing."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from timescoop.kernel import OptionInfo, Slots
from timescoop.language import FIRST, RESERVED, SECOND
from timescoop.wording.card_readings import card_reading, in_own_words
from timescoop.wording.grammar import capital
from timescoop.wording.teller import Teller
from timescoop.wording.translation import ENGLISH, _, counted_, in_, tongue

BY_HAND: Final = "hand-"  # how the verbs of texts begin that are played by hand
OPENS: Final = "by-hand"  # the verb that opens such a text
NTH: Final = re.compile(r"(\d+)(?:st|nd|rd|th) (.+)")
BEFORE_PASSED: Final = "pass"  # stands before the text of what is passed


def left_by_simulations(count: int) -> str:
    """What is said where bots play so many cards whose text is played by hand; empty without any."""
    if not count:
        return ""
    return counted_(
        "{n} card of this set is played by hand: simulations pass on it.",
        "{n} cards of this set are played by hand: simulations pass on them.",
        count,
    )


def seat_and_player(name: str, player: str) -> str:
    """A seat's name and who plays there: a person, a bot by its key, nobody yet, or the rules of the game."""
    kinds = {"person": _("person"), "open": _("free seat"), "rules": _("rules")}
    return f"{name} ({kinds.get(player, player)})"


def sort_named(sort: str) -> str:
    """What a part of a card text is, by its sort in the grammar."""
    names = {
        "sentence": _("Sentence"),
        "ability": _("Standing rule"),
        "rule": _("Rule"),
        "statement": _("Instruction"),
        "deed": _("Effect"),
        "condition": _("Condition"),
        "event": _("Event"),
        "thing": _("What is counted"),
    }
    return names.get(sort) or sort.replace("_", " ")


def modes(slots: Slots) -> dict[str, str]:
    """What each of two things would do that a card lets one choose between, by the short words of the option."""
    return {RESERVED[FIRST]: slots.get("first", ""), RESERVED[SECOND]: slots.get("second", "")}


def in_full(words: str, how: OptionInfo | None, slots: Slots) -> str:
    """An option's short words, with what the card says beside them where they do not say it themselves.

    Args:
        words: The short words, as they stand in records.
        how: How the option is shown; None where the game does not say it.
        slots: What the question tells.
    """
    text = said_by_card(words, how, slots)
    if how and how.get("text", "") in words and text not in words:  # the words quote the text, in English
        return f"{words} ({text})"
    return f"{words}: {text}" if text and text not in words else words


def option_reading(words: str, how: OptionInfo | None, teller: Teller) -> str:
    """An option in the reader's language, whose words are English; empty in English, and where they are only a name.

    Args:
        words: Its short words: "draw 2 cards", "pass: draw 2 cards", "K9: draw 2 cards", "attack Telos".
        how: How the option is shown; None where the game does not say it.
        teller: It names zones, places and seats.
    """
    texts = teller.texts
    if how is None or tongue() == ENGLISH or "text" in how:
        return ""
    if how["verb"].startswith(BY_HAND):
        return texts.label(how["verb"])
    if "at" in how:
        opens = f"{texts.verb(how['verb'])}: " if "card" in how["at"] and how["verb"] == OPENS else ""
        return capital(opens + teller.whereabouts(how["at"]))
    if reading := card_reading(words):
        return capital(reading)
    label, (head, _colon, rest) = texts.verb(how.get("say") or how["verb"]), words.partition(": ")
    if reading := card_reading(rest):
        return f"{label if head == BEFORE_PASSED else head}: {reading}"
    said = f"{how['verb'].replace('-', ' ')} "
    return f"{label}: {words[len(said) :].removeprefix('of ')}" if words.lower().startswith(said) else ""


def option_said(words: str, how: OptionInfo | None, slots: Slots, teller: Teller) -> str:
    """All of an option in the reader's language, which isn't English, as a button says it to those who listen.

    Args:
        words: Its short words: "play Delete: gain this card's Strength", "Cyberman".
        how: How the option is shown; None where the game does not say it.
        slots: What the question tells.
        teller: It names zones, places and seats.
    """
    if how is None:
        return capital(one_of_equals(words))
    told = said_by_card(words, how, slots)
    head = words.removesuffix(how.get("text", "")).rstrip(": ")
    if told and head and head != words:
        named = option_reading(head, {"verb": how["verb"]}, teller) or capital(head)
        return f"{named} ({_('“{text}”').format(text=told)})"
    return option_reading(words, how, teller) or capital(told or one_of_equals(words))


def one_of_equals(words: str) -> str:
    """Which of several equal cards is meant, and where: "2nd Dalek at Skaro (1963)"; other words stay as they are."""
    nth = NTH.match(words)
    if nth is None:
        return words
    card, at, place = nth[2].rpartition(" at ")
    which = in_("before one of equal cards", "{number}.").format(number=nth[1])
    where = _("at {place}").format(place=place)
    return f"{which} {card} {where}" if at else f"{which} {place}"


def said_by_card(words: str, how: OptionInfo | None, slots: Slots) -> str:
    """What a card says that an option does; empty where it is not the card that says it."""
    text = (how.get("text") if how else "") or modes(slots).get(words, "")
    return in_own_words(text)[0]


def question_takes(explained: str, clause: str) -> str:
    """Why an option is allowed of which no more is known than that the question asks for it, with its clause.

    Args:
        explained: The sentence that says more of the question, or nothing.
        clause: The rule behind the question.
    """
    return because(_("this choice allows it"), explained, clause)


def question_leaves(question: str, clause: str) -> str:
    """Why something is not allowed of which no more is known than that the question does not ask for it.

    Args:
        question: What is asked instead, or nothing.
        clause: The rule behind the question.
    """
    asked = _("You are asked: {question}").format(question=question) if question else ""
    return because(_("it isn't one of your choices"), asked, clause)


def because(told: str, explained: str, clause: str) -> str:
    """A reason, the sentence that says more, and the rule behind both."""
    parts = [told, *([explained.removesuffix(".")] if explained else [])]
    return f"{'. '.join(parts)} ({clause})" if clause else ". ".join(parts)


def not_possible(slots: Slots, offered: Iterable[str]) -> Iterator[str]:
    """Each of a card's two choices that is impossible now, with the part that is in the way.

    Args:
        slots: What the question tells.
        offered: The short words of the options.
    """
    both = modes(slots)
    given = both.keys() & set(offered)
    for mode, text in both.items():
        if given and mode not in given and text:
            part = slots.get("hindrance", "")
            told, way = in_own_words(text)[0], in_own_words(part or text)[0]
            why = _("“{part}” can't be done now").format(part=way)
            yield _("Not possible now: {text}").format(text=told) + (f" ({why})." if part not in {"", text} else ".")
