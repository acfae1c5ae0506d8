"""Which facts make one sentence of a log: a card shown and then played, or the same thing several times in a row."""

from collections.abc import Sequence
from typing import NamedTuple

from timescoop.kernel import IN_A_ROW, SHOWN_FIRST, Told


class Run(NamedTuple):
    """A fact with those before it that its sentence tells.

    Attributes:
        fact: The fact, with the cards of all.
        times: How often it happened, where that is said.
        in_order: True if the order of the cards is that in which they were told.
    """

    fact: Told
    times: int = 1
    in_order: bool = False


def told_later(facts: Sequence[Told], number: int) -> bool:
    """True for a fact that the sentence of the next one tells, so that a log leaves it out."""
    if number + 1 >= len(facts):
        return False
    fact, after = facts[number], facts[number + 1]
    if fact[0] in IN_A_ROW and fact[:2] == after[:2]:
        return fact == after if IN_A_ROW[fact[0]] else fact[2][:1] == after[2][:1]  # the others may be sleeves
    return after[0] in SHOWN_FIRST.get(fact[0], ()) and fact[1] == after[1] and set(fact[3]) <= set(after[3])


def told_at(facts: Sequence[Told], number: int) -> Run:
    """The fact of that number, with those before it that its sentence tells."""
    what, who, args, kinds = facts[number]
    first = number
    while what in IN_A_ROW and first and facts[first - 1][0] == what and told_later(facts, first - 1):
        first -= 1
    if first == number or IN_A_ROW[what]:
        return Run(facts[number], number + 1 - first)
    kinds = tuple(kind for fact in facts[first : number + 1] for kind in fact[3])
    return Run((what, who, args, kinds), in_order=True)
