"""Who sees what: everything one seat may know, built up from nothing, as plain data."""

from __future__ import annotations

from timescoop.games.nemesis.pool import NONE
from timescoop.games.nemesis.sight.asking import prompt, texts_of
from timescoop.games.nemesis.sight.boards import board_view, laid, table_card
from timescoop.games.nemesis.sight.fray import stage
from timescoop.games.nemesis.sight.lit import Lit, about
from timescoop.games.nemesis.table import ASIDE, START, STEPS, Nemesis
from timescoop.kernel import (
    NOBODY,
    NOTHING,
    NOWHERE,
    QUESTION,
    QUESTION_CLAUSE,
    CardView,
    PileView,
    ScoreLine,
    SeatView,
    Tally,
    View,
    ZoneView,
)


def view(table: Nemesis, seat: int) -> View:
    """NEM-TERM-06: boards, what lies there, tokens, discard piles and counts are open; hands and decks are not.

    Args:
        table: The real table, or an imagined one.
        seat: Whose eyes; `table.seats` is a watcher.
    """
    options = table.options(seat)
    lit = Lit(table, seat, options)
    asked = table.question_of(seat)
    key = QUESTION[asked] if asked != NOTHING else ""
    over, said = table.over(), texts_of(table, seat, key)
    return {
        "game": "nemesis",
        "edition": table.deal.edition,
        "seat": seat,
        "turn": table.turn,
        "turn_number": table.turn_number,
        "phase": "over" if over else STEPS[table.step],
        "phases": list(STEPS[START:]),
        "piles": piles(table, seat, lit),
        "seats": [seat_view(table, seat, other, lit) for other in range(table.seats)],
        "stage": stage(table),
        "asked": [
            {
                "seat": args[0],
                "key": QUESTION[question],
                "clause": QUESTION_CLAUSE[question],
                "chosen": bool(table.polling) and table.sealed[args[0]] != NOTHING,
            }
            for question, args in table.asked
        ],
        "prompt": prompt(table, seat),
        "options": options,
        "lit": {str(option): about(table, option, key, said) for option in options},
        "picks": list(table.picks) if options else [],
        "sealed": table.sealed[seat] if table.polling and options else NOTHING,
        "over": over,
        "reason": table.reason,
        "by": won_by(table),
        "winners": [other for other in range(table.seats) if over and table.won >> other & 1],
        "scores": scores(table),
        "score_lines": [score_lines(table, other) for other in range(table.seats)] if over else [],
    }


def scores(table: Nemesis) -> list[int]:
    """NEM-AMB-38: one for the winner, nothing for all others; an empty list while the game goes on."""
    return [table.won >> seat & 1 for seat in range(table.seats)] if table.over() else []


def score_lines(table: Nemesis, seat: int) -> list[ScoreLine]:
    """By which card a seat has won."""
    if not table.won >> seat & 1:
        return []
    return [{"label": "won", "place": NOWHERE, "kind": won_by(table), "value": 1}]


def won_by(table: Nemesis) -> int:
    """NEM-WIN-05: the kind of the card by which the game was won, or NOBODY."""
    return table.pool.name.index(table.reason) if table.won > 0 else NOBODY


# ---- piles


def piles(table: Nemesis, seat: int, lit: Lit) -> list[PileView]:
    """NEM-EFFECT-DISC-02: discard piles are open at any time, latest card last; cards whose text runs lie aside."""
    found: list[PileView] = []
    for other in range(table.seats):
        cards = laid(table, seat, table.pile(other))
        if other == seat and lit.pile:
            for each in cards:
                each["options"] = lit.pile.get(each["kind"], [])
        found.append({"key": f"discard_{other}", "name": "discard", "count": len(cards), "cards": cards, "seat": other})
    aside = laid(table, seat, table.zones[ASIDE])
    return [*found, {"key": "aside", "layout": "shown", "count": len(aside), "cards": aside}] if aside else found


# ---- seats


def seat_view(table: Nemesis, seat: int, other: int, lit: Lit) -> SeatView:
    """One player's board, tokens, hand and areas."""
    tallies: list[Tally] = [
        {"key": "power", "value": table.power[other], "of": None},
        {"key": "plot", "value": table.plot[other], "of": None},
        {"key": "hand", "value": len(table.hand(other)), "of": None},
        {"key": "deck", "value": len(table.deck(other)), "of": None},
        {"key": "captured", "value": len(table.captured(other)), "of": None},
    ]
    zones: list[ZoneView] = [{"key": "hand", "layout": "fan", "cards": hand_view(table, seat, other, lit)}]
    for key, zone in (("schemes", table.scheme_zone(other)), ("beneath", table.beneath_zone(other))):
        cards = [table_card(table, seat, copy, lit) for copy in table.zones[zone]]
        zones.append({"key": key, "layout": "strip", "cards": cards})
    if table.sides[other] != NONE:
        zones.append({"key": "board", "layout": "board", "cards": [], "places": board_view(table, seat, other, lit)})
    side, doctors = table.sides[other], [table.pool.doctors[token] for token in table.doctors[other]]
    return {
        "seat": other,
        "side": NONE if side == NONE else table.pool.side_kind + side,
        "colour": "" if side == NONE else table.pool.boards[side]["nemesis"],
        "doctors": doctors,
        "notes": [{"key": "doctors", "words": [name.removesuffix(" Doctor") for name in doctors]}] if doctors else [],
        "hand_limit": table.hand_limit(other),
        "tallies": tallies,
        "zones": zones,
    }


def hand_view(table: Nemesis, seat: int, other: int, lit: Lit) -> list[CardView]:
    """A hand has no order: what the seat knows of it, by kind, then the cards it does not know."""
    hand, kind, known = table.hand(other), table.kind, table.known
    kinds = sorted([kind[copy] for copy in hand if known[copy] >> seat & 1])
    kinds += [NOBODY] * (len(hand) - len(kinds))
    cards: list[CardView] = [
        {"id": copy, "kind": each, "up": False, "options": [], "tags": []}
        for copy, each in zip(sorted(hand), kinds, strict=True)
    ]
    if seat == other:
        picked = list(table.picks) if table.question_of(seat) != NOTHING else []
        for shown in cards:
            if shown["kind"] in picked:
                picked.remove(shown["kind"])
                shown["tags"] = ["picked"]
            else:
                shown["options"] = lit.hand.get(shown["kind"], [])
    return cards
