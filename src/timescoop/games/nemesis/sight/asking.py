"""The prompts of questions: the values for their sentences, and the words of choices that a text gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.nemesis.built.fields import ASIDE
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.targets import (
    BOOST,
    KEEP,
    LEAST_BOOST,
    MOVE,
    MOVE_TO,
    RETURN,
    TAKEN,
    THWARTED,
    VANQUISH,
)
from timescoop.kernel import NOBODY, NOTHING, NOWHERE, QUESTION, QUESTION_CLAUSE, Prompt, Slots
from timescoop.language import FIRST, SECOND, Context, hand_slots, hindrance, possible, write

DEEDS: Final = {
    MOVE: "deed_move", VANQUISH: "deed_vanquish", RETURN: "deed_return", THWARTED: "deed_thwart", TAKEN: "deed_control",
}  # fmt: skip


def prompt(table: Nemesis, seat: int) -> Prompt | None:
    """The prompt of the asked seat; others are told only which seat is asked which question."""
    asked = table.question_of(seat)
    if asked == NOTHING:
        return None
    key = QUESTION[asked]
    slots: Slots = {}
    if table.fight != NOWHERE:
        slots["place"] = table.fight
    elif table.step and table.token_place(table.turn) != NOWHERE:
        slots["place"] = table.token_place(table.turn)
    if table.zones[ASIDE]:
        slots["card"] = table.kind[table.zones[ASIDE][-1]]
    if key in SLOTS:
        slots |= SLOTS[key](table, seat, args_of(table, seat))
    slots |= hand_slots(table, seat)
    return {"key": key, "clause": QUESTION_CLAUSE[asked], "slots": slots}


def args_of(table: Nemesis, seat: int) -> tuple[int, ...]:
    """The arguments of a seat's question, without the seat."""
    return next((args[1:] for _, args in table.asked if args[0] == seat), ())


def kind_known(table: Nemesis, seat: int, copy: int) -> int:
    """The kind of a card or board; -1 if the seat doesn't know it."""
    return table.kind_of(copy) if copy >= table.pool.size or table.knows(seat, copy) else NOBODY


def by_card(table: Nemesis, seat: int, this: Context) -> Slots:
    """The kind of the card whose text is running; for a printed Action, of its Location."""
    copy, place = CONTEXT.card(this), CONTEXT.here(this)
    if copy >= table.pool.size and place != NOWHERE:
        return {"card": table.kind_of_place(place)}
    kind = kind_known(table, seat, copy)
    return {"card": kind} if kind != NOBODY else {}


def of_text(table: Nemesis, seat: int, args: tuple[int, ...]) -> Slots:
    """LAN-JOINT-05: which card asks, and the effect that it allows."""
    return by_card(table, seat, Context(args[0])) | {"text": write(args[1])}


def of_choice(table: Nemesis, seat: int, args: tuple[int, ...]) -> Slots:
    """LAN-JOINT-06: which card asks, and the two things to choose between."""
    this, deeds = Context(args[0]), args[1:]
    told: Slots = {"first": write(deeds[0]), "second": write(deeds[1])}
    shut = [deed for deed in deeds if not possible(table, deed, seat, this)]
    if len(shut) == 1:
        told["hindrance"] = write(hindrance(table, shut[0], seat, this))
    return by_card(table, seat, this) | told


def of_target(table: Nemesis, seat: int, args: tuple[int, ...]) -> Slots:
    """NEM-AMB-50: what will happen to the chosen card, and which card causes it."""
    return by_card(table, seat, Context(args[0])) | {"deed": deed_of(args[1])}


def deed_of(verb: int) -> str:
    """The key of what happens to the chosen card."""
    if verb in DEEDS:
        return DEEDS[verb]
    if verb <= MOVE_TO:
        return "deed_move"
    if verb >= KEEP:
        return "deed_keep"
    return "deed_plot" if verb < BOOST - LEAST_BOOST else "deed_strength"


def of_card(table: Nemesis, seat: int, args: tuple[int, ...]) -> Slots:
    """The card that the question is about."""
    return {"card": kind_known(table, seat, args[0])}


def of_discard(table: Nemesis, seat: int, args: tuple[int, ...]) -> Slots:
    """NEM-EFFECT-DISC-01, NEM-AMB-100: how many are still to be discarded."""
    return {"left": min(args[1], len(table.hand(seat))) - len(table.picks)}


def of_retrieve(_table: Nemesis, _seat: int, args: tuple[int, ...]) -> Slots:
    """NEM-EFFECT-RETR-01: how many may still be taken back."""
    return {"left": abs(args[1])}


def of_discard_at_end(table: Nemesis, seat: int, _args: tuple[int, ...]) -> Slots:
    """NEM-END-08: how many cards must be discarded at least, and the Hand Limit."""
    limit = table.hand_limit(seat)
    return {"over": max(0, len(table.hand(seat)) - limit), "left": limit}


def of_play(table: Nemesis, seat: int, args: tuple[int, ...]) -> Slots:
    """NEM-AMB-27: how many may still be played; nothing if any number may."""
    return by_card(table, seat, Context(args[0])) | ({"left": args[2]} if args[2] != NOBODY else {})


def of_displacing(_table: Nemesis, _seat: int, args: tuple[int, ...]) -> Slots:
    """NEM-CONFLICT-32: how much Power displacing brings, one for each Character."""
    return {"gain": len(args)}


def of_aim(table: Nemesis, seat: int, args: tuple[int, ...]) -> Slots:
    """NEM-AMB-53, NEM-AMB-56: the card whose text asks for a Location or an opponent."""
    return by_card(table, seat, Context(args[0]))


def of_their_hand(_table: Nemesis, _seat: int, args: tuple[int, ...]) -> Slots:
    """NEM-AMB-57: the owner of the hand, and how many cards it still loses."""
    return {"who": args[0], "left": args[2]}


def of_gift(table: Nemesis, seat: int, args: tuple[int, ...]) -> Slots:
    """NEM-AMB-104: the seat that gets the cards, and how many are left to give."""
    return {"who": args[2], "left": min(args[1], len(table.hand(seat))) - len(table.picks)}


def of_sold(_table: Nemesis, _seat: int, args: tuple[int, ...]) -> Slots:
    """NEM-AMB-75: how much Power each card gives, if any."""
    return {"gain": args[1]} if args[1] else {}


def of_exchange(table: Nemesis, _seat: int, args: tuple[int, ...]) -> Slots:
    """NEM-AMB-66, NEM-AMB-67: how many more cards may be chosen."""
    return {"left": max(0, args[0] - len(table.picks))}


SLOTS: Final[dict[str, Callable[[Nemesis, int, tuple[int, ...]], Slots]]] = {
    "language/may": of_text,
    "language/choose": of_choice,
    "nemesis/who": of_text,
    "nemesis/target": of_target,
    "nemesis/destination": of_card,
    "nemesis/march": of_card,
    "nemesis/send": of_card,
    "nemesis/save": of_card,
    "nemesis/discard": of_discard,
    "nemesis/retrieve": of_retrieve,
    "nemesis/tidy": of_discard_at_end,
    "nemesis/play": of_play,
    "nemesis/displace": of_displacing,
    "nemesis/at_whom": of_aim,
    "nemesis/choose_location": of_aim,
    "nemesis/from_hand": of_their_hand,
    "nemesis/retrieve_up_to": of_retrieve,
    "nemesis/your_exchange": of_exchange,
    "nemesis/your_top": of_exchange,
    "nemesis/yours_aimed": of_aim,
    "nemesis/yours_sold": of_sold,
    "nemesis/yours_summoned": of_aim,
    "nemesis/yours_told": of_aim,
    "nemesis/yours_traded": of_aim,
    "nemesis/yours_tucked": of_discard,
    "nemesis/yours_weighed": of_aim,
    "nemesis/yours_whereabouts": of_aim,
    "nemesis/yours_zgiven": of_gift,
    "nemesis/yours_zoned": of_aim,
    "nemesis/yours_zsaved": of_card,
    "nemesis/yours_ztaken": of_their_hand,
}


def texts_of(table: Nemesis, seat: int, question: str) -> dict[int, str]:
    """LAN-JOINT-06: the effects of two choices, in the words of the card."""
    if question != "language/choose":
        return {}
    _, first, second = args_of(table, seat)
    return {FIRST: write(first), SECOND: write(second)}
