"""Checks of readable texts: reports sentences that can never work on their type of card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.invasion.phrases import abilities, ground, hearing, single_cards
from timescoop.games.invasion.phrases.book import (
    AMID,
    AT_REST,
    BEFOREHAND,
    DECIDES,
    FOR_TYPES,
    IN_FIGHT,
    MUST_STAY,
    ONLY,
    PLACED,
)
from timescoop.games.invasion.pool import LOCATION, SUPPORT, TYPES, Pool
from timescoop.language import function_of, parts, sentence, sort_of, sort_of_phrase, within

PRINTED: Final = ("starting Location", *[each.capitalize() for each in TYPES[1:]])  # the types as cards name them
LABELLED: Final = ("ability", "rule")
UNPLACED: Final = (LOCATION, SUPPORT)  # the types that have no Location before they are played
ASKED: Final = ("ability", "event", "threat")  # the sorts of phrases whose types of cards decide for a sentence


def wrong_with(pool: Pool, kind: int, nodes: list[int]) -> list[str]:
    """Every fault of a text that can be read, as a sentence."""
    functions = {function_of(node) for node in nodes}
    may_stay = bool(functions & keeping())
    wrong: list[str] = []
    for node in nodes:
        fault = fault_of(pool, kind, node, stays=may_stay)
        if fault:
            wrong.append(f"{sentence(node)!r} {fault}")
        elif is_by_action(node) and abilities.retrieves in functions and pool.type[kind] == SUPPORT:
            wrong.append(f"{sentence(node)!r} is never asked: a card for a lost defence is not played as an action")
    return wrong


def keeping() -> set[object]:
    """The functions of what keeps a Support face-up in a Reserve."""
    return {abilities.stays, abilities.stays_in_a_place, abilities.stays_a_round, abilities.stays_a_turn}


def can_wait(node: int) -> bool:
    """INV-AMB-191: whether a sentence about a conflict can be carried out once it is over."""
    needs = [IN_FIGHT.of(each) or function_of(each) in to_itself() for each in within(node)]
    return DECIDES.of(occasion(node)) and not any(needs)


def to_itself() -> set[object]:
    """The functions of what is done to the card that says so."""
    return {ground.return_itself, ground.discard_itself, single_cards.strengthen_itself}


def fault_of(pool: Pool, kind: int, node: int, *, stays: bool) -> str:
    """What is wrong with one sentence; empty if nothing is."""
    fits, sort = asked_of(node), pool.type[kind]
    if sort not in fits:
        return f"is never asked of {a(sort)}; it is for {listed(fits)}" if fits else "is never asked of any card"
    if sort == SUPPORT and must_stay(node) and not stays:
        return "is asked only of a card that stays face-up in a Reserve, and this one does not"
    if not AMID.of(occasion(node)) and any([IN_FIGHT.of(each) for each in within(node)]):
        return "works in a conflict only, and this is not said of one"
    if function_of(occasion(node)) is hearing.fell and any([function_of(each) in to_itself() for each in within(node)]):
        return "does something with a card that has been discarded by then"
    if AMID.of(occasion(node)) and any([AT_REST.of(each) for each in within(node)]) and not can_wait(node):
        return "cannot be carried out in the middle of a conflict or an attack"
    return ""


def occasion(node: int) -> int:
    """The event of a sentence that has one; else the sentence itself."""
    return parts(node)[0] if sort_of(node) == "rule" else node


def asked_of(node: int) -> tuple[int, ...]:
    """The types of cards for which the game looks at a sentence, and all of whose words fit them."""
    fits = FOR_TYPES.of(occasion(node))
    for each in within(node):
        if ONLY.of(each):
            fits = tuple([sort for sort in fits if sort in ONLY.of(each)])
        if PLACED.of(each):
            unplaced = UNPLACED if BEFOREHAND.of(node) else (SUPPORT,)
            fits = tuple([sort for sort in fits if sort not in unplaced])
    return fits


def usable_by(sort: int) -> Callable[[int], bool]:
    """Whether cards of a type can use a phrase; the rest of their sentence does not count."""

    def usable(head: int) -> bool:
        only = ONLY.of_phrase(head)
        if (only and sort not in only) or (PLACED.of_phrase(head) and sort == SUPPORT):
            return False
        return sort_of_phrase(head) not in ASKED or sort in FOR_TYPES.of_phrase(head)

    return usable


def must_stay(node: int) -> bool:
    """Whether a sentence is asked of a Support only as long as it lies in a Reserve."""
    return MUST_STAY.of(occasion(node))


def is_by_action(node: int) -> bool:
    """Whether a sentence is carried out only when its card is played as an action."""
    return sort_of(node) not in LABELLED or function_of(node) in keeping()


def a(sort: int) -> str:
    """A type of card with its article."""
    return ("an " if TYPES[sort][0] in "aeiou" else "a ") + PRINTED[sort]


def listed(types: tuple[int, ...]) -> str:
    """Types of cards in a row: a Defender or an Enemy."""
    return " or ".join([a(each) for each in types])
