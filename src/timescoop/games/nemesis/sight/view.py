"""The view: everything that one seat may know, built from scratch, as plain data."""

from __future__ import annotations

from timescoop.games.nemesis.built.fields import ASIDE
from timescoop.games.nemesis.pool import NONE
from timescoop.games.nemesis.sight.asking import prompt, texts_of
from timescoop.games.nemesis.sight.boards import board_view, table_card
from timescoop.games.nemesis.sight.conflict_view import stage
from timescoop.games.nemesis.sight.highlights import OptionsByTarget, about
from timescoop.games.nemesis.sight.outlook import outlook
from timescoop.games.nemesis.table import START, STEPS, Nemesis
from timescoop.kernel import (
    NOBODY,
    NOTHING,
    NOWHERE,
    QUESTION,
    PileView,
    ScoreLine,
    SeatView,
    Tally,
    View,
    ZoneView,
    cards_view,
    hand_view,
    view_frame,
)
from timescoop.language import BY_HAND, light_by_hand


def view(table: Nemesis, seat: int) -> View:
    """NEM-TERM-06: boards and their cards, tokens, discard piles and counts are public; hands and decks are not.

    Args:
        table: The real table, or an imagined one.
        seat: The seat that looks; `table.seats` is a spectator.
    """
    options = table.options(seat)
    by_target = OptionsByTarget(table, seat, options)
    asked = table.question_of(seat)
    key = QUESTION[asked] if asked != NOTHING else ""
    said = texts_of(table, seat, key)
    frame = view_frame(
        table,
        seat,
        game="nemesis",
        phase=STEPS[table.step],
        piles=piles(table, seat, by_target),
        seats=[seat_view(table, seat, other, by_target) for other in range(table.seats)],
        stage=stage(table),
        prompt=prompt(table, seat),
        lit=lambda option: about(table, seat, option, key, said),
        scores=scores(table),
        picks=[] if asked == BY_HAND else None,
    )
    light_by_hand(frame, table, seat)
    frame["phases"] = list(STEPS[START:])
    frame["sealed"] = table.sealed[seat] if table.polling and options else NOTHING
    frame["by"] = won_by(table)
    frame["score_lines"] = [score_lines(table, other) for other in range(table.seats)] if table.over() else []
    frame["outlook"] = outlook(table, seat)
    return frame


def scores(table: Nemesis) -> list[int]:
    """NEM-AMB-38: 1 for the winner, 0 for all others; an empty list while the game goes on."""
    return [table.won >> seat & 1 for seat in range(table.seats)] if table.over() else []


def score_lines(table: Nemesis, seat: int) -> list[ScoreLine]:
    """The card by which a seat has won."""
    if not table.won >> seat & 1:
        return []
    return [{"label": "won", "place": NOWHERE, "kind": won_by(table), "value": 1}]


def won_by(table: Nemesis) -> int:
    """NEM-WIN-05: the kind of the card by which the game was won, or NOBODY."""
    return table.pool.name.index(table.reason) if table.won > 0 else NOBODY


# ---- piles


def piles(table: Nemesis, seat: int, by_target: OptionsByTarget) -> list[PileView]:
    """NEM-EFFECT-DISC-02: discard piles are public, latest card last; cards whose text is running are shown aside."""
    found: list[PileView] = []
    for other in range(table.seats):
        cards = cards_view(table, seat, table.pile(other))
        if other == seat and by_target.pile:
            for each in cards:
                each["options"] = by_target.pile.get(each["kind"], [])
        found.append({"key": f"discard_{other}", "name": "discard", "count": len(cards), "cards": cards, "seat": other})
    aside = cards_view(table, seat, table.zones[ASIDE])
    return [*found, {"key": "aside", "layout": "shown", "count": len(aside), "cards": aside}] if aside else found


# ---- seats


def seat_view(table: Nemesis, seat: int, other: int, by_target: OptionsByTarget) -> SeatView:
    """One player's board, tokens, hand and areas."""
    tallies: list[Tally] = [
        {"key": "power", "value": table.power[other], "of": None},
        {"key": "plot", "value": table.plot[other], "of": None},
        {"key": "hand", "value": len(table.hand(other)), "of": None},
        {"key": "deck", "value": len(table.deck(other)), "of": None},
        {"key": "captured", "value": len(table.captured(other)), "of": None},
    ]
    hand = hand_view(table, seat, table.hand_zone(other), by_target.hand, table.picks)
    zones: list[ZoneView] = [{"key": "hand", "layout": "fan", "cards": hand}]
    for key, zone in (("schemes", table.scheme_zone(other)), ("beneath", table.beneath_zone(other))):
        cards = [table_card(table, seat, copy, by_target) for copy in table.zones[zone]]
        zones.append({"key": key, "layout": "strip", "cards": cards})
    if table.sides[other] != NONE:
        zones.append(
            {"key": "board", "layout": "board", "cards": [], "places": board_view(table, seat, other, by_target)}
        )
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
