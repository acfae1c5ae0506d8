"""The view: everything that one seat may know, built from scratch, as plain data."""

from __future__ import annotations

from timescoop.games.ccg.built.fields import ASIDE
from timescoop.games.ccg.field_types import Event
from timescoop.games.ccg.motion.attempts import TEAM, able
from timescoop.games.ccg.motion.fights import in_latest_fight
from timescoop.games.ccg.motion.sums import group, sum_of
from timescoop.games.ccg.pool import EVENTS, QUALITIES
from timescoop.games.ccg.sight.asking import slots_of
from timescoop.games.ccg.sight.highlights import OptionsByTarget, about
from timescoop.games.ccg.sight.needs import need
from timescoop.games.ccg.sight.outlook import outlook
from timescoop.games.ccg.sight.picked import picked, picked_of_hand
from timescoop.games.ccg.sight.places import beneath, line_view, table_card
from timescoop.games.ccg.sight.waits import unfinished_of
from timescoop.games.ccg.table import BUDGET, PARTS, PLAY, POINTS, SETUP, Ccg
from timescoop.kernel import (
    NOBODY,
    NOTHING,
    NOWHERE,
    QUESTION,
    QUESTION_CLAUSE,
    CardView,
    EventView,
    Note,
    PileView,
    Prompt,
    ScoreLine,
    SeatView,
    Slots,
    Stage,
    StageLine,
    Tally,
    View,
    ZoneView,
    card_view,
    cards_view,
    hand_view,
    view_frame,
)
from timescoop.language import BY_HAND, hand_slots, light_by_hand


def view(table: Ccg, seat: int) -> View:
    """CCG-AMB-63: what is in play, discard piles, points and counts are open; hands, decks, side-hands are not.

    Args:
        table: The real table, or an imagined one.
        seat: The seat that looks; `table.seats` is a spectator.
    """
    by_target = OptionsByTarget(table, seat, table.options(seat))
    frame = view_frame(
        table,
        seat,
        game="ccg",
        phase=PARTS[table.part],
        piles=piles(table, seat),
        seats=[seat_view(table, seat, other, by_target) for other in range(table.seats)],
        stage=stage(table, seat),
        prompt=prompt(table, seat),
        lit=lambda option: about(table, seat, option, by_target.question),
        scores=table.points,
        picks=[] if table.question_of(seat) == BY_HAND else picked(table, seat),
    )
    light_by_hand(frame, table, seat)
    frame["phases"] = list(PARTS[PLAY:])
    frame["events"] = [event_view(table, event) for event in table.events]
    frame["by"] = NOBODY
    frame["score_lines"] = [score_lines(table, other) for other in range(table.seats)] if table.over() else []
    frame["outlook"] = outlook(table, seat)
    return frame


def scores(table: Ccg) -> list[int]:
    """CCG-WIN-04: the points of each seat; an empty list while the game goes on."""
    return table.points[:] if table.over() else []


def score_lines(table: Ccg, seat: int) -> list[ScoreLine]:
    """CCG-SCORE-04: a seat's points, Goal by Goal, and those from elsewhere."""
    lines: list[ScoreLine] = [
        {"label": "goal", "place": NOWHERE, "kind": table.kind[copy], "value": table.pool.cost[table.kind[copy]]}
        for copy, whose in table.scored.items()
        if whose == seat
    ]
    rest = table.points[seat] - sum([line["value"] for line in lines])
    more: list[ScoreLine] = [{"label": "others", "place": NOWHERE, "kind": NOBODY, "value": rest}]
    return lines + more if rest else lines


# ---- piles


def piles(table: Ccg, seat: int) -> list[PileView]:
    """CCG-SETUP-12: discard piles are open, latest card last; cards that are being played lie aside."""
    found: list[PileView] = []
    for other in range(table.seats):
        cards = cards_view(table, seat, table.pile(other))
        found.append({"key": f"discard_{other}", "name": "discard", "count": len(cards), "cards": cards, "seat": other})
    aside: list[CardView] = [
        {**card_view(table, seat, copy), "under": beneath(table, seat, copy)} for copy in table.zones[ASIDE]
    ]
    return [*found, {"key": "aside", "layout": "shown", "count": len(aside), "cards": aside}] if aside else found


# ---- seats


def seat_view(table: Ccg, seat: int, other: int, by_target: OptionsByTarget) -> SeatView:
    """One player's points, hand, side-hand, what is on the table and in the Vortex, and the line."""
    spent: list[Tally] = (
        [{"key": "cost", "value": table.spent, "of": BUDGET}] if other == table.turn and table.part else []
    )
    achieved: list[Tally] = [
        {"key": "reached", "value": table.reached >> other & 1, "of": 1},
        {"key": "opposed", "value": table.opposed >> other & 1, "of": 1},
    ]
    plots: list[Tally] = [{"key": "plots", "value": len(table.side_hand(other)), "of": None}]
    alone = table.deal.solitaire  # where points are all that counts, and there are no Plots
    tallies: list[Tally] = [
        {"key": "points", "value": table.points[other], "of": POINTS},
        *([] if alone else achieved),
        *spent,
        {"key": "hand", "value": len(table.hand(other)), "of": None},
        {"key": "deck", "value": len(table.deck(other)), "of": None},
        *([] if alone else plots),
    ]
    chosen = picked_of_hand(table, seat)
    hand = hand_view(table, seat, table.hand_zone(other), by_target.hand, chosen)
    side = hand_view(table, seat, table.side_zone(other), by_target.hand, chosen)
    zones: list[ZoneView] = [
        {"key": "hand", "layout": "strip" if other == table.deal.ruled else "fan", "cards": hand},  # CCG-SOLO-10
    ]
    for key, zone in (("vortex", table.vortex_zone(other)), ("table", table.table_zone(other))):
        cards = [table_card(table, seat, copy, by_target) for copy in table.zones[zone]]
        zones.append({"key": key, "layout": "strip", "cards": cards})
    zones.append({"key": "side_hand", "layout": "strip", "cards": side})
    waiting = [copy for copy in table.zones[table.under_zone(other)] if copy not in table.beneath]
    if waiting:
        cards = [card_view(table, seat, copy, tags=["face-down"]) for copy in waiting]
        zones.append({"key": "chosen", "layout": "strip", "cards": cards})
    zones.append({"key": "line", "layout": "board", "cards": [], "places": line_view(table, seat, other, by_target)})
    listed = deck_list(table, other) if table.deal.open_lists or seat == other else []
    notes: list[Note] = [{"key": "waits", "words": [table.pool.name[kind] for kind in unfinished_of(table, other)]}]
    notes = [note for note in notes if note["words"]]
    return {"seat": other, "colour": "", "notes": notes, "tallies": tallies, "zones": zones, "list": listed}


def deck_list(table: Ccg, seat: int) -> list[int]:
    """CCG-AMB-73: all that a player has brought, by kind: it says nothing about what lies where."""
    return sorted([table.kind[copy] for copy, owner in enumerate(table.owners) if owner == seat])


# ---- what is going on


def prompt(table: Ccg, seat: int) -> Prompt | None:
    """What a seat is asked, with the public facts that the sentence needs."""
    asked = table.question_of(seat)
    if asked == NOTHING:
        return None
    slots: Slots = {}
    if table.events:
        what, who, copy, place = table.events[-1]
        slots["event"] = said_of(EVENTS[what]) if what >= 0 else ""
        slots["who"] = who
        if copy != NOBODY:
            slots["card"] = table.kind[copy]
        if place != NOWHERE:
            slots["place"] = place
    elif table.attempt:
        slots["card"] = table.kind[table.attempt[1]]
    elif table.zones[ASIDE]:
        slots["card"] = table.kind[table.zones[ASIDE][-1]]
    if table.part != SETUP:
        slots["left"] = max(BUDGET - table.spent, 0)
    args = next(args for question, args in table.asked if args[0] == seat)
    slots |= slots_of(table, asked, args) | hand_slots(table, seat)
    return {"key": QUESTION[asked], "clause": QUESTION_CLAUSE[asked], "slots": slots}


def said_of(event: str) -> str:
    """CCG-AMB-40: the key by which a question names an event, where the plain key is a heading or a mark already."""
    return f"about_{event}" if event in ("attempt", "fight", "frozen", "kidnapped") else event


def event_view(table: Ccg, event: Event) -> EventView:
    """CCG-AMB-40: something that is about to happen, as all know it."""
    what, who, copy, place = event
    kind = table.kind[copy] if copy != NOBODY else NOBODY
    return {"event": EVENTS[what] if what >= 0 else "cancelled", "seat": who, "kind": kind, "place": place}


def stage(table: Ccg, me: int) -> Stage | None:
    """CCG-FIGHT-05, CCG-AMB-35: the fight or the attempt that is going on; who chooses a team sees what it brings."""
    if table.fights:
        stat, attacker, foe, place, _, _ = table.fights[-1]
        ours, theirs = in_latest_fight(table)
        rows = ((attacker, ours), (foe, theirs))
        lines = [line(table, seat, stat, copy) for seat, copies in rows for copy in copies]
        sums = {f"seat_{seat}": sum_of(table, copies, stat) for seat, copies in rows}
        return {
            "key": "fight", "layout": "ledger", "place": place, "attacker": attacker, "stat": stat,
            "whose": {f"seat_{seat}": seat for seat, _ in rows}, "sums": sums, "dice": {}, "lines": lines,
        }  # fmt: skip
    if not table.attempt:
        return None
    seat, copy, label = table.attempt
    choosing = table.question_of(me) == TEAM
    team = table.deal.book.card.targets(table.picks) if choosing else group(table)
    totals = [sum_of(table, team, quality) for quality in range(QUALITIES)]
    lines = [line(table, seat, quality, each) for each in team for quality in range(QUALITIES)]
    names = {table.pool.stats[quality]: totals[quality] for quality in range(QUALITIES)}
    place, failed = table.place_of(copy), label < 0
    label = -1 - label if failed else label
    those = able(table, seat, place, label) if choosing else team
    return {
        "key": "attempt", "place": place, "attacker": seat, "card": table.kind[copy], "failed": failed,
        "sums": names, "lines": lines, "needs": [need(table, seat, copy, label, team, those)],
    }  # fmt: skip


def line(table: Ccg, seat: int, stat: int, copy: int) -> StageLine:
    """What one Character adds."""
    label = table.pool.stats[stat]
    return {"side": f"seat_{seat}", "label": label, "value": table.stat(copy, stat), "kind": table.kind[copy]}
