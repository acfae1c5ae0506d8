"""Writing a position: every card of a table, secrets included, in the order in which it is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from timescoop.games.invasion.built.fields import ASIDE, DECK, DISCARDS, PLAYED
from timescoop.games.invasion.pool import DEFENDER
from timescoop.games.invasion.table import END_GAME, FOUGHT, PICKED_UP, REVEALED, Invasion
from timescoop.games.invasion.turn import ACTION, LAST_ACTION
from timescoop.kernel import QUESTION

Data = dict[str, Any]

EVERYBODY: Final = "everybody"
AND: Final = " and "
THIS_TURN: Final = "revealed this turn"


def write(table: Invasion, names: Sequence[str]) -> Data:
    """The position of a table, every card in it, secrets included.

    A table in the middle of something is written as it stands, with `midway` saying what is asked; that cannot be
    read again.
    """
    pool = table.pool
    out: Data = {"game": "invasion", "edition": table.deal.edition}
    if table.deal.options:
        out["options"] = dict(table.deal.options)
    out["turn"] = names[table.turn]
    out["turn_number"] = table.turn_number
    out["phase"] = "end-game" if table.phase == END_GAME else "actions"
    out["end_card"] = (
        {"beneath": table.end_card} if table.end_card != REVEALED else THIS_TURN if table.owed else "revealed"
    )
    out["supply"] = table.supply()
    out["deck"] = [pool.name[table.kind[copy]] for copy in reversed(table.zones[DECK])]
    out["discard"] = [pool.name[table.kind[copy]] for copy in table.zones[DISCARDS]]
    out["aside"] = sorted(pool.name[table.kind[copy]] for copy in table.zones[ASIDE])
    out["players"] = {name: write_side(table, seat, names) for seat, name in enumerate(names)}
    known = write_known(table, names)
    if known:
        out["known"] = known
    if table.over():
        out["over"] = True
        out["winners"] = [name for seat, name in enumerate(names) if table.won >> seat & 1]
        out["scores"] = dict(zip(names, table.scores, strict=True))
    elif not at_rest(table):
        out["midway"] = QUESTION[table.asked[0][0]]
    return out


def at_rest(table: Invasion) -> bool:
    """INV-TURN-05: whether the last action is finished and the next one is not begun."""
    return not table.agenda and not table.zones[PLAYED] and table.asked[0][0] in (ACTION, LAST_ACTION)


def write_side(table: Invasion, seat: int, names: Sequence[str]) -> Data:
    """One player's part."""
    pool = table.pool
    hand = sorted(table.hand(seat), key=lambda copy: table.kind[copy])
    out: Data = {
        "hand": [pool.name[table.kind[copy]] for copy in hand],
        "reserve": [pool.name[table.kind[copy]] for copy in table.face_down(seat)],
        "permanents": [pool.name[table.kind[copy]] for copy in table.reserve(seat) if table.up[copy]],
        "time_points": table.points[seat],
        "tardis_counters": pool.tardis_counters - table.tardis_out(seat),
        "dalek_counters": pool.dalek_counters - table.dalek_out(seat),
        "locations": [write_site(table, place, names) for place in table.lines[seat]],
    }
    picked_up = [pool.name[table.kind[copy]] for copy in hand if table.mark[copy] == PICKED_UP]
    if picked_up:
        out["picked_up"] = picked_up
    return out


def write_site(table: Invasion, place: int, names: Sequence[str]) -> Data:
    """One Location."""
    pool = table.pool
    return {
        "name": pool.name[table.kind[table.place_card[place]]],
        "tardis": bool(table.protected[place]),
        "defenders": [pool.name[table.kind[copy]] for copy in table.defence(place)],
        "attack": write_attack(table, place, names) if table.attack(place) else None,
    }


def write_attack(table: Invasion, place: int, names: Sequence[str]) -> Data:
    """One attack. A card that lies face up has been in a conflict, unless `fought` says otherwise."""
    copies = table.attack(place)
    ups = [bool(table.up[copy]) for copy in copies]
    fought = [
        table.mark[copy] == FOUGHT if table.pool.type[table.kind[copy]] != DEFENDER else up
        for copy, up in zip(copies, ups, strict=True)
    ]
    out: Data = {
        "by": names[table.attacker(place)],
        "enemies": [table.pool.name[table.kind[copy]] for copy in copies],
        "face": one_or_all(["up" if up else "down" for up in ups]),
    }
    if fought != ups:
        out["fought"] = one_or_all(fought)
    return out


def one_or_all(values: list[Any]) -> Any:
    """One word if it holds for all."""
    return values[0] if all(value == values[0] for value in values) else values


def write_known(table: Invasion, names: Sequence[str]) -> Data:
    """Who knows cards in the hands and Reserves of others."""
    out: Data = {}
    for owner, name in enumerate(names):
        for zone, copies in (("hand", table.hand(owner)), ("reserve", table.face_down(owner))):
            for copy in sorted(copies, key=lambda each: table.kind[each]):
                who = knowers(table, copy, owner, names)
                if who:
                    there = out.setdefault(who, {}).setdefault(name, {})
                    there.setdefault(zone, []).append(table.pool.name[table.kind[copy]])
    return out


def knowers(table: Invasion, copy: int, owner: int, names: Sequence[str]) -> str:
    """The others who know a card of somebody's, in one breath."""
    if table.known[copy] == table.everyone():
        return EVERYBODY
    return AND.join([name for seat, name in enumerate(names) if seat != owner and table.knows(seat, copy)])
