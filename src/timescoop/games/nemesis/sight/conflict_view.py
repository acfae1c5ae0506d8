"""The current Conflict in a view: its sides, their sums line by line, dice and declared effects."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.conflicts.declaring import resolve_trigger
from timescoop.games.nemesis.conflicts.strength import base, fighters, hero_total, parts_of, strength_per_power
from timescoop.games.nemesis.instants import carry_out_instant
from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import NOBODY, NOWHERE, Declared, Sentence, Stage, StageLine, notice
from timescoop.language import write

HEROES: Final = "heroes"


def stage(table: Nemesis) -> Stage | None:
    """NEM-CONFLICT-22: the current Conflict: each side's sum, line by line, as far as it is public."""
    if table.fight == NOWHERE:
        return None
    seats = in_turn(table)
    sums = {side_of(seat): base(table, seat) + table.rolls[seat] for seat in fighters(table)}
    lines = [line for seat in seats for line in seat_lines(table, seat)]
    whose = {side_of(seat): seat for seat in seats}
    if table.heroes(table.fight):
        sums[HEROES] = hero_total(table)
        whose[HEROES] = NOBODY
        lines += hero_lines(table)
    return {
        "key": "fight",
        "layout": "ledger",
        "place": table.fight,
        "attacker": table.starter,
        "moment": moment(table),
        "sums": sums,
        "whose": whose,
        "lines": lines,
        "dice": {side_of(seat): table.rolls[seat] for seat in seats if table.rolls[seat]},
        "best": best(table, sums),
        "stack": stack(table),
    }


def side_of(seat: int) -> str:
    """The key of a seat's side."""
    return f"seat_{seat}"


def in_turn(table: Nemesis) -> list[int]:
    """The seats in the Conflict, beginning with its initiator; a seat that lost its last Minion keeps its die."""
    seats = [(table.starter + turn) % table.seats for turn in range(table.seats)]
    now = fighters(table)
    return [seat for seat in seats if seat in now or table.rolls[seat]]


def moment(table: Nemesis) -> str:
    """NEM-CONFLICT-02: the current part of the Conflict."""
    if any(table.rolls):
        return "result"
    return "commit" if table.polling else "declare"


def seat_lines(table: Nemesis, seat: int) -> list[StageLine]:
    """The parts of a seat's Strength; none for a seat without a Minion there."""
    if not table.minions(seat, table.fight):
        return []
    side = side_of(seat)
    out: list[StageLine] = []
    for label, value, kind in parts_of(table, seat):
        line: StageLine = {"side": side, "label": label, "value": value, "kind": kind}
        if label == "committed":
            line["count"] = table.committed[seat]
            line["label"] = "doubled" if table.doubled >> seat & 1 else label
        out.append(line)
    return out


def hero_lines(table: Nemesis) -> list[StageLine]:
    """NEM-HERO-01: the Strength of each Hero, and what their rules have added."""
    lines: list[StageLine] = []
    for copy in table.heroes(table.fight):
        lines.append({"side": HEROES, "label": "hero", "value": table.strength(copy), "kind": table.kind[copy]})
    if table.hero_gain:
        lines.append({"side": HEROES, "label": "gained", "value": table.hero_gain, "kind": NOBODY})
    return lines


def best(table: Nemesis, sums: dict[str, int]) -> list[str]:
    """NEM-HERO-10: the leading sides after the dice: the Heroes if nobody has more, else the highest seats."""
    if not any(table.rolls) or not sums:
        return []
    most = max(sums.values())
    if sums.get(HEROES, NOBODY) == most:
        return [HEROES]
    return [side for side, total in sums.items() if total == most]


def commitment_outcome(table: Nemesis, seat: int, amount: int) -> Sentence:
    """NEM-CONFLICT-22: a seat's total before dice if it commits this Power, and the highest other total so far."""
    others = [base(table, other) for other in fighters(table) if other != seat]
    if table.heroes(table.fight):
        others.append(hero_total(table))
    mine = base(table, seat) + strength_per_power(table, seat) * (amount - table.committed[seat])
    return notice("strength_against", seat, mine, max(others, default=0))


def conflict_outcome(table: Nemesis, seat: int, place: int) -> Sentence:
    """NEM-CONFLICT-03, -22: a seat's total in a Conflict there before Power and dice, and the highest against it."""
    rivals = [other for other in range(table.seats) if other != seat and table.minions(other, place)]
    others = [strength_at(table, other, place) for other in rivals]
    others.append(sum(table.strength(copy) for copy in table.heroes(place)))
    return notice("strength_against", seat, strength_at(table, seat, place), max(others))


def strength_at(table: Nemesis, seat: int, place: int) -> int:
    """NEM-CONFLICT-22: the Strength of a seat's Minions at a Location and of its board."""
    return table.strength_of_nemesis(seat) + sum(table.strength(copy) for copy in table.minions(seat, place))


def stack(table: Nemesis) -> list[Declared]:
    """NEM-CONFLICT-18: the declared effects that aren't carried out yet, the next one first."""
    out: list[Declared] = []
    for rule, args in reversed(table.agenda):
        if rule is resolve_trigger or rule is carry_out_instant:
            seat, copy, nth = args
            node = table.pool.sentences[table.kind[copy]][nth][1]
            words = write(node) if node >= 0 else ""
            out.append({"id": copy, "seat": seat, "kind": table.kind[copy], "words": words})
    return out
