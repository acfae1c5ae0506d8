"""What a position remembers of the game before: cards destroyed, texts used in this round, what was lent to cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from timescoop.games.ccg.field_types import Felled, Lasting
from timescoop.games.ccg.notation.plan import Names
from timescoop.games.ccg.pool import Pool
from timescoop.games.ccg.sources import NOWHERE
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import BadNotation, Place, listed, number, one_of, part

Data = dict[str, Any]
Lent = tuple[int, int, int, int, int]  # span, its number, by which seat, slot, amount

SPANS: Final = ("this_turn", "next_turn", "this_attempt", "this_fight", "the_game")
DESTROYED: Final = ("turn", "by", "card", "at", "of")
LENT: Final = ("what", "amount", "span", "number", "by", "card")
DOUBLE: Final = "double "
BESIDE: Final = "beside "  # what a card may have beside its statistics, by its number


def slot_name(pool: Pool, slot: int) -> str:
    """What is lent, in words: a statistic, its double, or something beside these."""
    if slot < pool.slots:
        return pool.stats[slot]
    return DOUBLE + pool.stats[slot - pool.slots] if slot < 2 * pool.slots else f"{BESIDE}{slot - 2 * pool.slots}"


def slot_named(pool: Pool, said: str, path: Place) -> int:
    """The slot of such words.

    Raises:
        BadNotation: There is no such statistic.
    """
    if said.startswith(BESIDE) and said.removeprefix(BESIDE).isdigit():
        return 2 * pool.slots + int(said.removeprefix(BESIDE))
    double = said.startswith(DOUBLE)
    return one_of(said.removeprefix(DOUBLE), pool.stats, path, "statistic") + double * pool.slots


# ---- writing


def write_destroyed(table: Ccg, names: Sequence[str]) -> list[Data]:
    """CCG-GLOSSARY-08: every card that was destroyed: when, by whom, which, where, whose."""
    name, places = table.pool.name, table.pool.place_kinds
    return [
        {"turn": turn, "by": names[by], "card": name[kind]}
        | ({"at": name[places[place]]} if place != NOWHERE else {})
        | {"of": names[whose]}
        for turn, by, kind, place, whose in table.felled
    ]


def write_lent(table: Ccg, lent: Sequence[Lasting], names: Sequence[str]) -> list[Data]:
    """CCG-GLOSSARY-15, -41: what was lent to a card, or for the rest of the game to all cards of a name."""
    out: list[Data] = []
    for span, until, seat, that, slot, amount in lent:
        said: Data = {"what": slot_name(table.pool, slot), "amount": amount, "span": SPANS[span]}
        said |= {"number": until} if until else {}
        said |= {"by": names[seat]} | ({"card": table.pool.name[-1 - that]} if that < 0 else {})
        out.append(said)
    return out


def write_used(table: Ccg, copy: int) -> list[int]:
    """CCG-GLOSSARY-29: the sentences of a card that have been used in this round."""
    return sorted([nth for each, nth in table.used if each == copy])


# ---- reading


def read_destroyed(value: Any, names: Sequence[str], cards: Names) -> tuple[Felled, ...]:
    """CCG-GLOSSARY-08: the cards that were destroyed."""
    out: list[Felled] = []
    for nth, each in enumerate(listed(value, ("destroyed",))):
        path: Place = ("destroyed", nth)
        found = part(each, path, DESTROYED)
        by, whose = (one_of(found.get(key), names, (*path, key), "player") for key in ("by", "of"))
        place = cards.place(found["at"], (*path, "at")) if "at" in found else NOWHERE
        kind = cards.find(found.get("card"), (*path, "card"))
        out.append((number(found.get("turn", 1), (*path, "turn")), by, kind, place, whose))
    return tuple(out)


def read_lent(value: Any, path: Place, names: Sequence[str], pool: Pool) -> list[Lent]:
    """CCG-GLOSSARY-15: what was lent to one card."""
    out: list[Lent] = []
    for nth, each in enumerate(listed(value, path)):
        found = part(each, (*path, nth), LENT)
        span = one_of(found.get("span", SPANS[0]), SPANS, (*path, nth, "span"), "span")
        until = number(found.get("number", 0), (*path, nth, "number"))
        seat = one_of(found.get("by"), names, (*path, nth, "by"), "player")
        slot = slot_named(pool, str(found.get("what")), (*path, nth, "what"))
        out.append((span, until, seat, slot, number(found.get("amount", 1), (*path, nth, "amount"))))
    return out


def read_for_good(value: Any, names: Sequence[str], cards: Names) -> tuple[Lasting, ...]:
    """CCG-GLOSSARY-41: what was lent for the rest of the game, to all cards of a name that a player owns."""
    path: Place = ("for_the_game",)
    lent = read_lent(value, path, names, cards.pool)
    kinds = [cards.find(each.get("card"), (*path, nth, "card")) for nth, each in enumerate(listed(value, path))]
    return tuple([
        (span, until, seat, -1 - kind, slot, amount)
        for (span, until, seat, slot, amount), kind in zip(lent, kinds, strict=True)
    ])  # fmt: skip


def read_used(value: Any, path: Place, most: int) -> list[int]:
    """CCG-GLOSSARY-29: sentences by their numbers.

    Raises:
        BadNotation: The card has no such sentence.
    """
    found = [number(each, (*path, nth)) for nth, each in enumerate(listed(value, path))]
    if any([nth >= most for nth in found]):
        raise BadNotation(path, f"the card has {most} sentences, numbered from 0")
    return found


def lend_again(table: Ccg, copy: int, lent: Sequence[Lent]) -> None:
    """CCG-GLOSSARY-15: a card in play has what was lent to it."""
    for span, until, seat, slot, amount in lent:
        table.lasting += ((span, until, seat, copy, slot, amount),)
