"""The games that are played on the wire: the real ones, and Kites with a view for pages; and bots of two minds.

Kites is small, and has all that can be secret: a poll, windows in which every seat is asked, a search and a peek.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from tests.kernel.tiny import GAME as PLAIN
from tests.kernel.tiny.hill import DECK, DISCARDS, SKY, Hill
from tests.kernel.tiny.kinds import CARDS, KIND, LIFT, SORT, SPOT
from tests.kernel.tiny.turn import points

from timescoop.bots.bot import Bot, Budget
from timescoop.catalogue import GAMES as REAL
from timescoop.kernel import (
    NOBODY,
    NOTHING,
    QUESTION,
    QUESTION_CLAUSE,
    CardView,
    Face,
    Game,
    PileView,
    SeatView,
    Table,
    View,
)

SORTS: Final = ("kite", "tail", "trick", "gust")


def card(table: Hill, seat: int, copy: int, options: Sequence[int] = (), tags: Sequence[str] = ()) -> CardView:
    kind = table.kind[copy] if table.knows(seat, copy) else NOBODY
    return {"id": copy, "kind": kind, "up": table.up[copy] == 1, "options": list(options), "tags": list(tags)}


def hand(table: Hill, seat: int, other: int) -> list[CardView]:
    """A hand has no order: what is known by kind, then the rest; numbers ascend."""
    cards = [card(table, seat, copy) for copy in table.hand(other)]
    cards.sort(key=lambda each: (each["kind"] == NOBODY, each["kind"]))
    offered = table.options(seat) if seat == other else []
    for each, copy in zip(cards, sorted(table.hand(other)), strict=True):
        each["id"] = copy
        if KIND + each["kind"] in offered and each["kind"] != NOBODY:
            each["options"] = [KIND + each["kind"]]
    return cards


def seat_view(table: Hill, seat: int, other: int) -> SeatView:
    tallies = [("points", points(table)[other]), ("hand", len(table.hand(other)))]
    basket = [card(table, seat, copy) for copy in table.basket(other)]
    return {
        "seat": other,
        "tallies": [{"key": key, "value": value, "of": None} for key, value in tallies],
        "zones": [
            {"key": "hand", "layout": "fan", "cards": hand(table, seat, other)},
            {"key": "basket", "layout": "row", "cards": basket},
        ],
    }


def sky(table: Hill, seat: int, offered: Sequence[int]) -> list[CardView]:
    lit = [[SPOT + nth] if SPOT + nth in offered else [] for nth in range(len(table.zones[SKY]))]
    return [card(table, seat, copy, options) for copy, options in zip(table.zones[SKY], lit, strict=True)]


def view(table: Hill, seat: int) -> View:
    """KITE-VIEW-01, in the form that pages are drawn from."""
    options = [] if seat == table.seats else list(table.options(seat))
    asked = table.question_of(seat) if seat < table.seats else NOTHING
    over = table.over()
    discards = [card(table, seat, copy) for copy in table.zones[DISCARDS]]
    deck = [card(table, seat, copy) for copy in table.zones[DECK] if table.knows(seat, copy)]
    own: PileView = {"key": "deck", "count": len(table.zones[DECK])}
    if deck:
        own["cards"] = deck
    seats = [seat_view(table, seat, other) for other in range(table.seats)]
    if table.seats:
        seats[0]["zones"].append({"key": "sky", "layout": "row", "cards": sky(table, seat, options)})
    return {
        "game": "kites",
        "edition": table.edition,
        "seat": seat,
        "turn": NOBODY,
        "turn_number": table.turns,
        "phase": "over" if over else "flying",
        "piles": [
            own,
            {"key": "discard", "count": len(discards), "cards": discards},
        ],
        "seats": seats,
        "stage": None,
        "asked": [
            {
                "seat": args[0],
                "key": QUESTION[question],
                "clause": QUESTION_CLAUSE[question],
                "chosen": bool(table.polling and table.sealed[args[0]] != NOTHING),
            }
            for question, args in table.asked
        ],
        "prompt": None if asked == NOTHING else {"key": QUESTION[asked], "clause": "KITE-TURN-02", "slots": {}},
        "options": options,
        "lit": {str(option): {"verb": "choose"} for option in options},
        "picks": list(table.picks) if options and not table.polling else [],
        "over": over,
        "reason": "",
        "winners": [other for other in range(table.seats) if over and table.won >> other & 1],
        "scores": points(table) if over else [],
        "score_lines": [],
    }


def faces(_table: Hill) -> list[Face]:
    return [
        {
            "name": name,
            "type": SORTS[SORT[kind]],
            "family": name,
            "value": LIFT[kind],
            "corner": "",
            "subtitle": "",
            "text": "",
            "values": {},
            "warrants": {},
            "how": {},
            "clause": "KITE-VIEW-01",
        }
        for kind, (name, *_) in enumerate(CARDS)
    ]


KITES: Final = Game(
    key="kites",
    title="Kites",
    editions=PLAIN.editions,
    choices=PLAIN.choices,
    deal=PLAIN.deal_table,
    load=PLAIN.load,
    view=view,
    observe=PLAIN.observe,
    imagine=PLAIN.imagine,
    evaluate=PLAIN.evaluate,
    faces=faces,
    words=PLAIN.words,
    why_not=PLAIN.why_not,
    read=PLAIN.read,
    write=PLAIN.write,
    scores=PLAIN.scores,
    compile_cards=PLAIN.compile_cards,
    problems=PLAIN.problems,
    room="tests.kernel.tiny",
)


def first(_game: Game, blind: Table, seat: int, _dice: int, _budget: Budget) -> int:
    """What comes first."""
    return blind.options(seat)[0]


def brooding(_game: Game, blind: Table, seat: int, _dice: int, _budget: Budget) -> int:
    """The same; it thinks the longer the more it could do, a millisecond for each option."""
    options = blind.options(seat)
    time.sleep(0.001 * len(options))
    return options[0]


BUDGET: Final = Budget(worlds=0, breadth=0, partial_lines=0)
MINDS: Final = {"first": first, "brooding": brooding}
GAMES: Final = {"kites": KITES, "invasion": REAL["invasion"], "nemesis": REAL["nemesis"], "ccg": REAL["ccg"]}
BOTS: Final = {
    key: Bot(key=key, name=key.title(), level=level, about="It takes what comes first.", think=think, budget=BUDGET)
    for level, (key, think) in enumerate(MINDS.items())
}
