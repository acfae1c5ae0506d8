"""What each seat of Kites may know, and the words of its options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.kernel.tiny.hill import DECK, DISCARDS, HANDS, SKY, Hill
from tests.kernel.tiny.kinds import BURY, CARDS, DONE, KIND, LIFT, NAME, PASS, SORT, SPOT, STOW
from tests.kernel.tiny.turn import BASKET, points

from timescoop.kernel import NOBODY

PLAIN = {PASS: "pass", DONE: "done", STOW: "stow kites", BURY: "bury it"}


def shown(kinds: Sequence[int]) -> list[str]:
    """Kinds by name, a card that is not known as a question mark."""
    return [NAME[kind] if kind != NOBODY else "?" for kind in kinds]


def view(table: Hill, seat: int) -> Any:
    """KITE-VIEW-01: all that a seat may know, in a shape of its own: nothing here draws it."""
    seats = range(table.seats)
    return {
        "deck": shown(table.seen(DECK, seat)),
        "discards": shown(table.seen(DISCARDS, seat)),
        "sky": [
            {
                "name": NAME[table.kind[copy]],
                "flown by": table.holder[copy],
                "lift": table.lift_of(copy),
                "tied to": table.host.get(copy, NOBODY),
            }
            for copy in table.zones[SKY]
        ],
        "hands": [shown(table.seen(HANDS + each, seat)) for each in seats],
        "baskets": [shown(table.seen(HANDS + table.seats + each, seat)) for each in seats],
        "points": points(table),
        "turn": table.turns,
        "waiting": table.waiting(),
    }


def observe(table: Hill, seat: int) -> list[int]:
    """KITE-VIEW-02: for each zone how many of each kind are seen, how many are not; then points and turns."""
    out = []
    for zone in range(len(table.zones)):
        counts = [0] * (len(CARDS) + 1)
        for kind in table.seen(zone, seat):
            counts[kind] += 1
        out += counts
    return [*out, *points(table), table.turns]


def worth(table: Hill, seat: int) -> float:
    """KITE-END-02: points ahead of the best of the others."""
    found = points(table)
    return float(found[seat] - max(found[:seat] + found[seat + 1 :]))


def faces(_table: Hill) -> Any:
    """Each kind of card by name and lift."""
    return [{"name": name, "type": SORT[kind], "lift": LIFT[kind]} for kind, name in enumerate(NAME)]


def words(table: Hill, _seat: int, option: int, names: Sequence[str]) -> str:
    """An option in short words."""
    if option < KIND:
        return PLAIN[option]
    if option < SPOT:
        return NAME[option - KIND]
    copy = table.zones[SKY][option - SPOT]
    return f"{NAME[table.kind[copy]]} of {names[table.holder[copy]]}, number {option - SPOT + 1}"


def why_not(table: Hill, seat: int, said: str, names: Sequence[str]) -> str | None:
    """Why something cannot be answered."""
    if seat not in table.waiting():
        return "KITE-TURN-01: it is another player's move"
    if said in {words(table, seat, option, names) for option in table.options(seat)}:
        return None
    return f"KITE-TURN-02: {said!r} is not among what you can do now"


def scores(table: Hill) -> list[int]:
    """KITE-END-02: points once the game is over."""
    return points(table) if table.over() else []


def problems(table: Hill) -> list[str]:
    """What is wrong with a table."""
    found = []
    if set(table.holder) != set(table.zones[SKY]):
        found.append("holders are not those of the cards in the sky")
    for tail, host in table.host.items():
        if table.zone[tail] != SKY or not table.flies(host):
            found.append(f"tail {tail} hangs on nothing")
    listening = sorted({copy for copies in (*table.ears.values(), *table.eyes.values()) for copy in copies})
    if any(table.zone[copy] != SKY for copy in listening):
        found.append("a card listens that is not in the sky")
    found += [f"basket {seat} is too full" for seat in range(table.seats) if len(table.basket(seat)) > BASKET]
    return found
