"""Writing a position: every card of a table, secrets included, in the order in which it is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from timescoop.games.ccg.drawing import REFRESH
from timescoop.games.ccg.notation.freezes import write_freezes
from timescoop.games.ccg.notation.memory import write_destroyed, write_lent, write_used
from timescoop.games.ccg.pool import GOAL
from timescoop.games.ccg.steps.turn import MOVE, PLAY_CARD, end_motion, motion_part, pass_turn, refill, refill_part
from timescoop.games.ccg.table import MOTION, PARTS, PLAY, REFILL, SETUP, Ccg
from timescoop.kernel import QUESTION

Data = dict[str, Any]

# What is asked at the beginning of a part, with the rules that then wait, the next one last.
FRESH: Final = {
    PLAY: (PLAY_CARD, (pass_turn, refill_part, end_motion, motion_part)),
    MOTION: (MOVE, (pass_turn, refill_part, end_motion)),
    REFILL: (REFRESH, (pass_turn, refill)),
}


def write(table: Ccg, names: Sequence[str]) -> Data:
    """The position of a table, every card in it, secrets included.

    A table in the middle of something is written as it stands, with `midway` saying what is asked; that cannot be
    read again.
    """
    out: Data = {"game": "ccg", "edition": table.deal.edition}
    if table.deal.options:
        out["options"] = dict(table.deal.options)
    out["turn"], out["turn_number"] = names[table.turn], table.turn_number
    out["starter"], out["part"], out["spent"] = names[table.starter], PARTS[table.part], table.spent
    if table.still:
        out["still"] = table.still
    brought = {
        place_name(table, place): [name for seat, name in enumerate(names) if bits >> seat & 1]
        for place, bits in table.brought.items()
    }
    if brought:
        out["brought"] = brought
    for_good = [each for each in table.lasting if each[3] < 0]
    for key, value in (
        ("dice", list(table.dice)),
        ("draws", [table.pool.name[kind] for kind in table.draws]),
        ("destroyed", write_destroyed(table, names)),
        ("for_the_game", write_lent(table, for_good, names)),
    ):
        if value:
            out[key] = value
    out["players"] = {name: write_side(table, seat, names) for seat, name in enumerate(names)}
    if table.over():
        out["over"] = True
        out["winners"] = [name for seat, name in enumerate(names) if table.won >> seat & 1]
        out["reason"] = table.reason
        out["scores"] = dict(zip(names, table.points, strict=True))
    elif not at_rest(table):
        out["midway"] = QUESTION[table.asked[0][0]]
    return out


def at_rest(table: Ccg) -> bool:
    """CCG-TURN-01: whether a part of a turn waits for an answer, and nothing done before must be remembered."""
    if table.part == SETUP or len(table.asked) != 1:
        return False
    question, later = FRESH[table.part]
    if table.asked[0][0] != question or tuple([rule for rule, _ in table.agenda]) != later:
        return False
    return not (table.owed or table.picks)


def write_side(table: Ccg, seat: int, names: Sequence[str]) -> Data:
    """One player's part."""
    pool = table.pool
    hand = sorted(table.hand(seat), key=lambda copy: table.kind[copy])
    in_goals = [table.kind[copy] for copy in table.holder if table.owners[copy] == seat and is_goal(table, copy)]
    past = [kind for whose, kind in table.played_goals if whose == seat]
    for kind in in_goals:
        if pool.same[kind] in past:
            past.remove(pool.same[kind])
    used_up = [
        {"name": pool.name[kind]} | ({"sentence": nth} if nth >= 0 else {})
        for whose, kind, nth in table.used_up
        if whose == seat
    ]
    out: Data = {
        "points": table.points[seat],
        "reached": table.reached >> seat & 1 == 1,
        "opposed": table.opposed >> seat & 1 == 1,
        "landed": table.travelled >> seat & 1 == 1,
        "hand": [pool.name[table.kind[copy]] for copy in hand],
        "deck": [pool.name[table.kind[copy]] for copy in reversed(table.deck(seat))] or 0,
        "side_hand": sorted([pool.name[table.kind[copy]] for copy in table.side_hand(seat)]),
        "discard": [pool.name[table.kind[copy]] for copy in table.pile(seat)],
        "table": write_group(table, seat, table.zones[table.table_zone(seat)], names),
        "vortex": write_group(table, seat, table.zones[table.vortex_zone(seat)], names),
        "line": [
            write_entry(table, copy, names) for copy in spacetimes(table) if table.owners[copy] == seat
        ],
        "at": write_places(table, seat, names),
    }  # fmt: skip
    known = [pool.name[table.kind[copy]] for copy in hand if table.known[copy] == table.everyone()]
    for key, value in (
        ("known", known),
        ("played_goals", [pool.name[kind] for kind in past]),
        ("used_up", used_up),
    ):
        if value:
            out[key] = value
    return out


def is_goal(table: Ccg, copy: int) -> bool:
    """Whether a card is a Goal."""
    return table.pool.type[table.kind[copy]] == GOAL


def spacetimes(table: Ccg) -> list[int]:
    """All Spacetime cards in play, line by line."""
    return [copy for line in table.lines for copy in line]


def write_places(table: Ccg, seat: int, names: Sequence[str]) -> Data:
    """What a seat has brought that lies at each place, but for the Spacetime cards."""
    out: Data = {}
    for place in table.places():
        lying = write_group(table, seat, table.at(place), names)
        if lying:
            out[place_name(table, place)] = lying
    return out


def place_name(table: Ccg, place: int) -> str:
    """The name of a place."""
    return table.pool.name[table.pool.place_kinds[place]]


def write_group(table: Ccg, seat: int, copies: Sequence[int], names: Sequence[str]) -> list[Any]:
    """The cards in play of one zone that a seat has brought, each with what is on it."""
    return [
        write_entry(table, copy, names)
        for copy in copies
        if table.owners[copy] == seat
        and copy in table.holder
        and table.kind[copy] not in table.pool.place_number
        and not (copy in table.host and table.owners[table.host[copy]] == seat)
    ]


def write_entry(table: Ccg, copy: int, names: Sequence[str]) -> Any:
    """A card in play: its name, if nothing else is to be said of it."""
    name = table.pool.name
    seat = table.owners[copy]
    out: Data = {"name": name[table.kind[copy]]}
    for key, whose in (
        ("by", table.holder[copy] if table.holder[copy] != seat else -1), ("kidnapped", table.captor.get(copy, -1)),
        ("scored", table.scored.get(copy, -1)),
    ):  # fmt: skip
        if whose >= 0:
            out[key] = names[whose]
    if copy in table.frozen:
        out["frozen"] = write_freezes(table, copy, names)
    if copy in table.counters:
        out["counters"] = table.counters[copy]
    if copy in table.named:
        out["named"] = table.pool.words[table.named[copy]]
    if copy in table.spots:
        out["spot"] = place_name(table, table.spots[copy])
    if copy in table.host and table.owners[table.host[copy]] != seat:
        out["host"] = name[table.kind[table.host[copy]]]
    on = [write_entry(table, each, names) for each in table.on(copy) if table.owners[each] == seat]
    under = [name[table.kind[each]] for each in table.under(copy)]
    lent = write_lent(table, [each for each in table.lasting if each[3] == copy], names)
    parts = (("used", write_used(table, copy)), ("lent", lent), ("bears", on), ("under", under))
    out |= {key: value for key, value in parts if value}
    return out if len(out) > 1 else out["name"]
