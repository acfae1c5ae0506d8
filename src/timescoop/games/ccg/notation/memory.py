"""What a position keeps of earlier events: why cards are frozen, what was destroyed, temporary bonuses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.field_types import Freeze
from timescoop.games.ccg.freezing import PLAIN, UNLESS, UNTIL, UNTIL_TURN, WHILE
from timescoop.games.ccg.pool import Pool
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import (
    KIND,
    NOBODY,
    NOWHERE,
    SEAT_NAME,
    BadNotation,
    Form,
    Key,
    Place,
    Said,
    Sheet,
    Value,
    amount,
    one_of,
    part_list,
    word_of,
)
from timescoop.language import write

MANNERS: Final = ("plain", "until_turn", "until", "unless", "while")
CONDITIONS: Final = {"until_turn_of": UNTIL_TURN, "until": UNTIL, "unless": UNLESS, "while": WHILE}
SPANS: Final = ("this_turn", "next_turn", "this_attempt", "this_fight", "the_game", "while_borne")
DOUBLE: Final = "double "
BESIDE: Final = "beside "  # what a card may have beside its statistics, by its number

Get = Callable[[Any, Any], Any]


def item(nth: int) -> Get:
    """A part of a tuple that a table holds."""
    return lambda _, held: held[nth]


# ---- places


def read_place(sheet: Sheet, name: Any, path: Place) -> int:
    """The place of that name."""
    kind = sheet.find(name, path)
    if kind not in sheet.pool.place_number:
        raise BadNotation(path, f"{name!r} isn't a Spacetime card (CCG-SPACE-01)")
    number: int = sheet.pool.place_number[kind]
    return number


PLACE: Final = Value(read_place, lambda sheet, place: sheet.pool.name[sheet.pool.place_kinds[place]])


# ---- CCG-FREEZE-05: `true`, or a list of reasons: `{until_turn_of: Ada}`, `{unless: you have a Hero here, by: card}`


def in_manner(manner: int) -> Get:
    """The seat or the condition that a freeze waits for, if it is of that manner."""
    return lambda _, freeze: freeze[1] if freeze[0] == manner else None


def read_condition(sheet: Sheet, said: Any, path: Place) -> int:
    """The number of a condition by its words."""
    known = [write(node) for node in sheet.pool.trees]
    if said not in known:
        raise BadNotation(path, f"no card has the condition {said!r}")
    return known.index(said)


def complete_freeze(_sheet: Sheet, said: Said, _path: Place) -> None:
    """The manner of a freeze, and the seat or the condition that it waits for; older positions say both themselves."""
    if said.manner is not None:
        return
    said.manner, said.number = PLAIN, 0
    for key, manner in CONDITIONS.items():
        if getattr(said, key) is not None:
            said.manner, said.number = manner, getattr(said, key)
            return


CONDITION: Final = Value(read_condition, lambda sheet, number: write(sheet.pool.trees[number]))
FROZEN: Final = Form(
    Key("until_turn_of", SEAT_NAME, get=in_manner(UNTIL_TURN), rare=True),
    Key("until", CONDITION, get=in_manner(UNTIL), rare=True),
    Key("unless", CONDITION, get=in_manner(UNLESS), rare=True),
    Key("while", CONDITION, get=in_manner(WHILE), rare=True),
    Key("of", SEAT_NAME, 0, get=item(2)),
    Key("by", KIND, NOBODY, get=lambda table, each: table.kind[CONTEXT.card(each[3])] if each[3] else None, rare=True),
    Key("manner", word_of(MANNERS, "manner")),
    Key("number", amount(), 0),
    check=complete_freeze,
)
REASONS: Final = part_list(FROZEN)


def read_freezes(sheet: Sheet, value: Any, path: Place) -> list[tuple[int, int, int, int]]:
    """Each reason: manner, its number, player, kind of the card by which, or NOBODY."""
    if value is True:
        return [(PLAIN, 0, 0, NOBODY)]
    return [(said.manner, said.number, said.of, said.by) for said in REASONS.read(sheet, value or None, path)]


def write_freezes(sheet: Sheet, freezes: Sequence[Freeze]) -> object:
    """Simply frozen, or every reason."""
    return True if all([each[0] == PLAIN for each in freezes]) else REASONS.write(sheet, freezes)


FREEZES: Final = Value(read_freezes, write_freezes, FROZEN)


# ---- CCG-GLOSSARY-08: every card that was destroyed


DESTROYED: Final = Form(
    Key("turn", amount(), 1, get=item(0)),
    Key("by", SEAT_NAME, get=item(1), missing="who has destroyed it?"),
    Key("card", KIND, get=item(2), missing="which card?"),
    Key("at", PLACE, NOWHERE, get=item(3), rare=True),
    Key("of", SEAT_NAME, get=item(4), missing="whose was it?"),
)
FELLED: Final = part_list(DESTROYED)


def read_felled(sheet: Sheet, value: Any, path: Place) -> tuple[tuple[Any, ...], ...]:
    """The cards that were destroyed, in the order of these keys."""
    return tuple([tuple(vars(said).values()) for said in FELLED.read(sheet, value, path)])


# ---- CCG-GLOSSARY-15, -41: what was lent to a card, or for the rest of the game to all cards of a name


def read_slot(sheet: Sheet, value: Any, path: Place) -> int:
    """A statistic, its double, or something beside these."""
    said, pool = str(value), sheet.pool
    if said.startswith(BESIDE) and said.removeprefix(BESIDE).isdigit():
        return 2 * int(pool.slots) + int(said.removeprefix(BESIDE))
    slots = int(pool.slots) if said.startswith(DOUBLE) else 0
    return one_of(said.removeprefix(DOUBLE), pool.stats, path, "statistic") + slots


def slot_name(pool: Pool, slot: int) -> str:
    """What is lent, in words."""
    if slot < pool.slots:
        return pool.stats[slot]
    return DOUBLE + pool.stats[slot - pool.slots] if slot < 2 * pool.slots else f"{BESIDE}{slot - 2 * pool.slots}"


SLOT: Final = Value(read_slot, lambda sheet, slot: slot_name(sheet.pool, slot))
LENT: Final = Form(
    Key("what", SLOT, get=item(4), missing="which statistic?"),
    Key("amount", amount(), 1, get=item(5)),
    Key("span", word_of(SPANS, "span"), 0, get=item(0)),
    Key("number", amount(), 0, get=item(1), rare=True),
    Key("by", SEAT_NAME, get=item(2), missing="who has lent it?"),
)
FOR_GOOD: Final = Form(*LENT.keys, Key("card", KIND, get=lambda _, held: -1 - held[3], missing="to which cards?"))


def lend(table: Ccg, said: Said, that: int) -> None:
    """A card in play, or each of a kind if `that` is below 0, has what was lent to it."""
    table.lasting += ((said.span, said.number, said.by, that, said.what, said.amount),)
