"""The view: everything that one seat may know, built from scratch, as plain data."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion.asking import args_of, asked_about, prompt
from timescoop.games.invasion.built.fields import DECK, DISCARDS
from timescoop.games.invasion.ending import score_lines
from timescoop.games.invasion.fighting import strength_there
from timescoop.games.invasion.outcomes import SPENT_ON_COUNTER, outcome, stakes
from timescoop.games.invasion.outlook import outlook
from timescoop.games.invasion.phrases.book import IN_DEFENCE
from timescoop.games.invasion.pool import DEFENDER
from timescoop.games.invasion.speech import reason_of, told_as
from timescoop.games.invasion.table import BY_ATTACK, END_GAME, NO_PLACE, REVEALED, Invasion
from timescoop.kernel import (
    FACE_DOWN,
    NOBODY,
    NOTHING,
    QUESTION,
    CardView,
    OptionInfo,
    PileView,
    PlaceCounter,
    PlaceView,
    ScoreLine,
    SeatView,
    Stage,
    StageLine,
    Tally,
    View,
    ZoneView,
    card_view,
    cards_view,
    hand_view,
    options_by_target,
    view_frame,
)
from timescoop.language import BY_HAND, light_by_hand


def view(table: Invasion, seat: int) -> View:
    """INV-AMB-08: counts, Time Points, counters and face-up cards are open; hands and face-down cards are not.

    Args:
        table: The real table, or an imagined one.
        seat: The seat that looks; `table.seats` is a spectator.
    """
    by_target = OptionsByTarget(table, seat, table.options(seat))
    frame = view_frame(
        table,
        seat,
        game="invasion",
        phase="end-game" if table.phase == END_GAME else "actions",
        piles=piles(table, seat),
        seats=[seat_view(table, seat, other, by_target) for other in range(table.seats)],
        stage=stage(table),
        prompt=prompt(table, seat),
        lit=lambda option: about(table, seat, option),
        scores=table.scores,
        told=lambda question: told_as(table, question),
        picks=[] if table.question_of(seat) == BY_HAND else None,
    )
    light_by_hand(frame, table, seat)
    frame["score_lines"] = [score_view(table, other) for other in range(table.seats)] if table.over() else []
    frame["outlook"] = outlook(table, seat)
    return frame


def about(table: Invasion, seat: int, option: int) -> OptionInfo:
    """An option's verb, the reason it is allowed, and the effect it would have."""
    told: OptionInfo = {"verb": table.deal.book.verb(option), "why": reason_of(table, option)}
    brings = outcome(table, seat, option)
    if brings is not None:
        told["outcome"] = brings
        if brings["key"] == SPENT_ON_COUNTER:
            told["caution"] = True
    return told


class OptionsByTarget:
    """The options of a seat by target: cards by kind, places by number, cards of an attack by number."""

    def __init__(self, table: Invasion, seat: int, options: list[int]) -> None:
        book = table.deal.book
        self.hand = options_by_target(book, options, (book.kind, book.play))
        self.kept = options_by_target(book, options, (book.pick_up,))
        self.slot = options_by_target(book, options, (book.card,))
        self.place: dict[int, list[int]] = {}
        for option in options:
            block, target = book.decode(option)
            if block is book.defend:
                self.place.setdefault(table.lines[seat][target], []).append(option)
            elif block in (book.attack, book.place):
                self.place.setdefault(table.lines[target][block.part(option)], []).append(option)


def piles(table: Invasion, seat: int) -> list[PileView]:
    """INV-AMB-106: the discard pile may be looked through by everybody, latest card last; of the rest, the counts."""
    discards = cards_view(table, seat, table.zones[DISCARDS])
    under = table.end_card != REVEALED
    return [
        {"key": "deck", "count": len(table.zones[DECK])},
        {"key": "discard", "count": len(discards), "cards": discards},
        {"key": "supply", "count": table.supply()},
        {"key": "end_card", "count": table.end_card if under else 0, "state": "under" if under else "revealed"},
    ]


def seat_view(table: Invasion, seat: int, other: int, by_target: OptionsByTarget) -> SeatView:
    """One player's counters, hand, Reserve and line of Locations."""
    mine = seat == other
    pool = table.pool
    tallies: list[Tally] = [
        {"key": "time_points", "value": table.points[other], "of": None},
        {"key": "tardis", "value": table.tardis_out(other), "of": pool.tardis_counters},
        {"key": "dalek", "value": table.dalek_out(other), "of": pool.dalek_counters},
        {"key": "hand", "value": len(table.hand(other)), "of": None},
    ]
    zones: list[ZoneView] = [
        {
            "key": "hand",
            "layout": "fan",
            "cards": hand_view(table, seat, table.hand_zone(other), by_target.hand, table.picks),
        },
        {
            "key": "reserve",
            "layout": "row",
            "places": table.reserve_limit(other),
            "cards": [
                card_view(
                    table, seat, copy, by_target.kept.get(table.kind[copy], []) if mine and not table.up[copy] else []
                )
                for copy in table.reserve(other)
            ],
        },
        {"key": "line", "layout": "line", "cards": [], "places": line_view(table, seat, other, by_target)},
    ]
    return {"seat": other, "tallies": tallies, "zones": zones}


def line_view(table: Invasion, seat: int, other: int, by_target: OptionsByTarget) -> list[PlaceView]:
    """A line with what lies at each place, and the counters there."""
    out: list[PlaceView] = []
    for nth, place in enumerate(table.lines[other]):
        rival = table.attacker(place)
        counters: list[PlaceCounter] = [{"key": "tardis", "seat": other}] if table.protected[place] else []
        if rival != NOBODY and not (table.fight == place and table.came == BY_ATTACK):
            counters.append({"key": "dalek", "seat": rival})
        out.append(
            {
                "spot": [other, nth],
                "number": place,
                "card": card_view(table, seat, table.place_card[place], [], ["safe"] if place in table.safe else []),
                "zones": [
                    {
                        "key": "attack",
                        "layout": "row",
                        "by": rival,
                        "cards": [
                            attack_card(table, seat, place, i, by_target) for i in range(len(table.attack(place)))
                        ],
                    },
                    {
                        "key": "defence",
                        "layout": "row",
                        "by": other,
                        "cards": [defender_card(table, seat, place, copy, by_target) for copy in table.defence(place)],
                    },
                ],
                "counters": counters,
                "options": by_target.place.get(place, []),
            }
        )
    return out


def attack_card(table: Invasion, seat: int, place: int, nth: int, by_target: OptionsByTarget) -> CardView:
    """A card of an attack; a Defender among them has changed sides."""
    copy = table.attack(place)[nth]
    tags = ["changed-sides"] if table.up[copy] and table.pool.type[table.kind[copy]] == DEFENDER else []
    if copy in table.idle:
        tags.append("idle")
    options = (
        by_target.slot.get(nth, []) if asked_about(table, seat) == place and not picks_defender(table, seat) else []
    )
    if table.up[copy] and are_named(table, seat, place):
        options = options + by_target.hand.get(table.kind[copy], [])
    return card_view(table, seat, copy, options, tags)


def defender_card(table: Invasion, seat: int, place: int, copy: int, by_target: OptionsByTarget) -> CardView:
    """A Defender on a place; in a conflict the attack owner may have to name one."""
    asked = table.question_of(seat)
    turning = asked != NOTHING and QUESTION[asked] == "invasion/changes_sides" and table.fight == place
    if picks_defender(table, seat) and asked_about(table, seat) == place:
        named = table.up[copy] or table.place_seat[place] == seat
        options = (
            by_target.hand.get(table.kind[copy], [])
            if named
            else by_target.slot.get(table.defence(place).index(copy), [])
        )
    else:
        options = by_target.hand.get(table.kind[copy], []) if turning else []
    shown = card_view(table, seat, copy, options, ["strengthened"] if copy in table.lent else [])
    more = table.lent.get(copy, 0)
    if more and shown["kind"] >= 0:
        shown["now"] = table.pool.strength[shown["kind"]] + more
    elif more:
        shown["counters"] = [{"key": "strength", "count": more}]
    return shown


def picks_defender(table: Invasion, seat: int) -> bool:
    """INV-AMB-167: whether a seat chooses a Defender on a place by a text."""
    asked = table.question_of(seat)
    if asked == NOTHING or QUESTION[asked] != "invasion/yours_which":
        return False
    return IN_DEFENCE.of(args_of(table, seat)[WHICH])


WHICH: Final = 2  # among the arguments of that question: the node that says which cards are meant


def are_named(table: Invasion, seat: int, place: int) -> bool:
    """Whether a seat is naming face-up cards of an attack: its own losses, or what a Support discards."""
    asked = table.question_of(seat)
    if asked == NOTHING:
        return False
    if QUESTION[asked] == "invasion/loss":
        return table.fight == place and seat == table.attacker(place)
    if picks_defender(table, seat):
        return False
    return QUESTION[asked] in ("invasion/choose_enemy", "invasion/yours_which") and asked_about(table, seat) == place


def stage(table: Invasion) -> Stage | None:
    """A conflict that is going on: the place and what each card that lies face up adds to its side."""
    place = table.fight
    if place == NO_PLACE:
        return None
    sides = (("attack", table.attack(place)), ("defence", table.defence(place)))
    lines = [stage_line(table, side, copy) for side, copies in sides for copy in copies]
    if table.boost:
        lines.append({"side": "defence", "label": "boost", "value": table.boost, "kind": NOBODY})
    shown: Stage = {
        "key": "conflict",
        "place": place,
        "attacker": table.attacker(place),
        "owner": table.place_seat[place],
        "sums": {side: sum([line["value"] for line in lines if line["side"] == side]) for side, _ in sides},
        "lines": lines,
    }
    if all([line["label"] != FACE_DOWN for line in lines]):
        shown["stakes"] = stakes(table, place, shown["sums"]["attack"], shown["sums"]["defence"])
    return shown


def stage_line(table: Invasion, side: str, copy: int) -> StageLine:
    """INV-CONFLICT-03: one card of a conflict; what still lies face down counts for nothing that is shown."""
    if not table.up[copy]:
        return {"side": side, "label": "face-down", "value": 0, "kind": NOBODY}
    kind = table.kind[copy]
    idle = copy in table.idle
    return {
        "side": side,
        "label": "idle" if idle else "card",
        "value": 0 if idle else strength_there(table, copy, table.fight),
        "kind": kind,
    }


def score_view(table: Invasion, seat: int) -> list[ScoreLine]:
    """INV-SCORE-01: the final score line by line."""
    return [
        {"label": label, "place": place, "kind": table.kind[table.place_card[place]], "value": points}
        for place, label, points in score_lines(table, seat)
    ]
