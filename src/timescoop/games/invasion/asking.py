"""The prompts of questions: the values for their sentences, such as card, price and gain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.invasion.built.fields import PLAYED
from timescoop.games.invasion.buying import price_of
from timescoop.games.invasion.conflict import booster
from timescoop.games.invasion.context import CONTEXT
from timescoop.games.invasion.fighting import attack_total, defence_total
from timescoop.games.invasion.options import END_TURN
from timescoop.games.invasion.speech import told_as
from timescoop.games.invasion.table import FLOOR, NO_PLACE, Invasion
from timescoop.games.invasion.turn import to_pass
from timescoop.kernel import NOBODY, NOTHING, QUESTION, Prompt, Slots
from timescoop.language import Context, hand_slots, write


def prompt(table: Invasion, seat: int) -> Prompt | None:
    """What a seat is asked; nobody else is told more than who is asked what."""
    asked = table.question_of(seat)
    if asked == NOTHING:
        return None
    key = QUESTION[asked]
    slots: Slots = {"to": (seat - 1) % table.seats} if key == "invasion/pass" else {}
    place = asked_about(table, seat)
    if place != NO_PLACE:
        slots = {"place": place, "owner": table.place_seat[place]}
    if table.zones[PLAYED]:
        slots["card"] = table.kind[table.zones[PLAYED][-1]]
    if table.fight != NO_PLACE:
        slots |= {"attack": attack_total(table, table.fight), "defence": defence_total(table, table.fight)}
    if key in SLOTS:
        slots |= SLOTS[key](table, seat, args_of(table, seat))
    slots |= hand_slots(table, seat)
    told, clause = told_as(table, asked)
    return {"key": told, "clause": clause, "slots": slots}


def args_of(table: Invasion, seat: int) -> tuple[int, ...]:
    """The arguments of a seat's question, after the seat."""
    return next((args[1:] for _, args in table.asked if args[0] == seat), ())


def asked_about(table: Invasion, seat: int) -> int:
    """The place that a seat's question is about, or NO_PLACE."""
    for question, args in table.asked:
        if args[0] == seat and QUESTION[question] in ABOUT_A_PLACE:
            return args[ABOUT_A_PLACE[QUESTION[question]]]
    return NO_PLACE


# question -> the index of the argument that is the place it is about, the seat counted as 0; -1 is the last argument
ABOUT_A_PLACE: Final[dict[str, int]] = {
    "invasion/defend": 1,
    "invasion/attack": 1,
    "invasion/may_pay": 1,
    "invasion/may_retrieve": 1,
    "invasion/changes_sides": 1,
    "invasion/loss": 1,
    "invasion/choose_enemy": -1,
    "invasion/choose_destination": -1,
    "invasion/may_place_counter": -1,
    "invasion/choose_defender": -1,
    "invasion/choose_site": 1,
    "invasion/with_which_place": 1,
    "invasion/yours_where": 2,
    "invasion/yours_which": -1,
}


# ---- what the answer costs, and what it brings


def of_action(table: Invasion, seat: int, _args: tuple[int, ...]) -> Slots:
    """INV-AMB-05: whether the turn can end now, and if nothing else can be done, which cards are passed to whom.

    The number in `left` chooses the words: there are cards too many, or the hand is passed (INV-TURN-06), or two
    cards of three (INV-2P-02), or no card, because the hand is empty.
    """
    held = len(table.hand(seat))
    if held > FLOOR:
        return {"over": held - FLOOR, "left": CANNOT_END}
    if table.options(seat) != [END_TURN]:
        return {}
    if not held:
        return {"left": END_EMPTY}
    return {"left": END_ALL if held <= to_pass(table) else END_TWO, "to": (seat - 1) % table.seats}


def of_buying(table: Invasion, seat: int, _args: tuple[int, ...]) -> Slots:
    """INV-TP-01: the price of a card, and what you have to pay it with."""
    return {"price": price_of(table, seat), "held": table.points[seat]}


def of_boost(table: Invasion, seat: int, _args: tuple[int, ...]) -> Slots:
    """INV-CONFLICT-08: the price and the strength stand on the Defender."""
    card = booster(table, seat)
    if card == NOBODY:
        return {}
    kind = table.kind[card]
    return {"price": table.pool.boost_price[kind], "gain": table.pool.boost[kind]}


def of_counters(table: Invasion, _seat: int, args: tuple[int, ...]) -> Slots:
    """INV-AMB-76: how many more TARDIS counters the card returns."""
    return {"left": max(0, args[0] - len(table.picks))}


def of_refresh(_table: Invasion, _seat: int, args: tuple[int, ...]) -> Slots:
    """INV-AMB-78: how many cards are drawn besides those that replace the discarded ones."""
    return {"gain": args[0]}


def of_giving_up(table: Invasion, _seat: int, args: tuple[int, ...]) -> Slots:
    """INV-AMB-114, INV-AMB-115: how many cards must still go, how many may, and how many come for each."""
    least, most, exchange = args
    named = len(table.picks)
    return {
        "over": max(0, least - named),
        "left": max(0, most - named),
        "gain": max(0, exchange),
        "price": max(0, -exchange),
    }


def of_gift(_table: Invasion, _seat: int, args: tuple[int, ...]) -> Slots:
    """INV-AMB-147: to whom cards go, and how many."""
    return {"who": args[0], "left": args[1]}


def of_laying(_table: Invasion, _seat: int, args: tuple[int, ...]) -> Slots:
    """INV-AMB-149: how many cards go to the deck."""
    return {"left": args[0]}


def of_order(table: Invasion, _seat: int, args: tuple[int, ...]) -> Slots:
    """INV-AMB-154: how many more cards go to the hand, before the others are put in order."""
    return {"left": max(0, args[0] - len(table.picks))}


def of_search(_table: Invasion, _seat: int, args: tuple[int, ...]) -> Slots:
    """INV-AMB-152: what is looked for, and how many more."""
    return {"text": write(args[1]), "left": args[4]}


def of_split(_table: Invasion, _seat: int, args: tuple[int, ...]) -> Slots:
    """INV-AMB-156: what the choice is between."""
    return {"first": write(args[2]), "second": write(args[3])}


def of_standing(_table: Invasion, _seat: int, args: tuple[int, ...]) -> Slots:
    """INV-AMB-167, INV-AMB-169: which card is chosen."""
    return {"text": write(args[2])}


def of_top(table: Invasion, _seat: int, args: tuple[int, ...]) -> Slots:
    """INV-AMB-117: how many more cards are kept."""
    return {"left": max(0, args[0] - len(table.picks))}


def of_their_hand(_table: Invasion, _seat: int, args: tuple[int, ...]) -> Slots:
    """INV-AMB-140, -147: whose hand it is, and how many cards it still gives up."""
    return {"who": args[0], "left": abs(args[1])}


def of_payment(table: Invasion, seat: int, args: tuple[int, ...]) -> Slots:
    """INV-AMB-141: what you have, how much of it you may pay, and what each Time Point does."""
    return {"held": table.points[seat], "left": args[1], "text": write(args[2])}


def of_payer(_table: Invasion, _seat: int, args: tuple[int, ...]) -> Slots:
    """INV-AMB-112: how many Time Points are taken at most."""
    return {"gain": args[2]}


def of_player(_table: Invasion, _seat: int, args: tuple[int, ...]) -> Slots:
    """INV-AMB-112: what the player will do."""
    return {"text": write(args[2])}


def of_text(table: Invasion, seat: int, args: tuple[int, ...]) -> Slots:
    """LAN-JOINT-05: what a text allows."""
    return by_card(table, seat, Context(args[0])) | {"text": write(args[1])}


def of_choice(table: Invasion, seat: int, args: tuple[int, ...]) -> Slots:
    """LAN-JOINT-06: whose text gives the choice, and what it is between."""
    return by_card(table, seat, Context(args[0])) | {"first": write(args[1]), "second": write(args[2])}


def by_card(table: Invasion, seat: int, this: Context) -> Slots:
    """The card by which a text runs, if the seat knows it."""
    copy = CONTEXT.card(this)
    return {"card": table.kind[copy]} if copy != NOBODY and table.knows(seat, copy) else {}


END_ALL: Final = 1
CANNOT_END: Final = 2
END_EMPTY: Final = 3
END_TWO: Final = 4
SLOTS: Final[dict[str, Callable[[Invasion, int, tuple[int, ...]], Slots]]] = {
    "invasion/action": of_action,
    "invasion/buy": of_buying,
    "invasion/may_pay": of_boost,
    "invasion/choose_counters": of_counters,
    "invasion/refresh": of_refresh,
    "invasion/give_up": of_giving_up,
    "invasion/keep_of_top": of_top,
    "invasion/your_choice": of_their_hand,
    "invasion/yours_given": of_gift,
    "invasion/yours_laid": of_laying,
    "invasion/yours_ordered": of_order,
    "invasion/yours_sought": of_search,
    "invasion/yours_split": of_split,
    "invasion/yours_which": of_standing,
    "invasion/yours_which_place": of_standing,
    "invasion/your_payment": of_payment,
    "invasion/choose_payer": of_payer,
    "invasion/choose_player": of_player,
    "language/may": of_text,
    "language/choose": of_choice,
}
