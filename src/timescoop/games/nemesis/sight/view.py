"""Who sees what: everything one seat may know, built up from nothing, as plain data."""

from __future__ import annotations

from typing import Any

from timescoop.games.nemesis.conflicts.strength import base, fighters, hero_total, parts_of
from timescoop.games.nemesis.pool import CORNERS, NONE
from timescoop.games.nemesis.sight.lit import Lit, verb_of
from timescoop.games.nemesis.sources import NOWHERE
from timescoop.games.nemesis.table import ASIDE, STEPS, Nemesis
from timescoop.kernel import NOBODY, NOTHING, QUESTION, QUESTION_CLAUSE

Data = dict[str, Any]


def view(table: Nemesis, seat: int) -> Data:
    """NEM-TERM-06: boards, what lies there, tokens, discard piles and counts are open; hands and decks are not.

    Args:
        table: The real table, or an imagined one.
        seat: Whose eyes; `table.seats` is a watcher.
    """
    options = table.options(seat)
    lit = Lit(table, seat, options)
    asked = table.question_of(seat)
    key = QUESTION[asked] if asked != NOTHING else ""
    over = table.over()
    return {
        "game": "nemesis",
        "edition": table.deal.edition,
        "seat": seat,
        "turn": table.turn,
        "turn_number": table.turn_number,
        "phase": "over" if over else STEPS[table.step],
        "piles": piles(table, seat),
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
        "lit": {str(option): {"verb": verb_of(table, option, key)} for option in options},
        "picks": list(table.picks) if options else [],
        "over": over,
        "reason": table.reason,
        "winners": [other for other in range(table.seats) if over and table.won >> other & 1],
        "scores": scores(table),
        "score_lines": [score_lines(table, other) for other in range(table.seats)] if over else [],
    }


def scores(table: Nemesis) -> list[int]:
    """NEM-AMB-38: one for the winner, nothing for all others; an empty list while the game goes on."""
    return [table.won >> seat & 1 for seat in range(table.seats)] if table.over() else []


def score_lines(table: Nemesis, seat: int) -> list[Data]:
    """By which card a seat has won."""
    if not table.won >> seat & 1:
        return []
    kind = table.pool.name.index(table.reason)
    return [{"label": "won", "place": NOWHERE, "kind": kind, "value": 1}]


# ---- cards


def card(table: Nemesis, seat: int, copy: int, options: list[int], tags: list[str]) -> Data:
    """One copy as a seat sees it; the number of its sleeve is public."""
    kind = table.kind[copy] if table.knows(seat, copy) else NOBODY
    return {"id": copy, "kind": kind, "up": table.up[copy] == 1, "options": options, "tags": tags}


def table_card(table: Nemesis, seat: int, copy: int, lit: Lit) -> Data:
    """A card in play with what is on it: Plot, what it is attached to, who controls it, its Strength now."""
    tags = ["upgrade"] if copy in table.host else []
    if copy not in table.holder:
        tags.append("captured")
    elif table.controller(copy) != table.owner_of(copy):
        tags.append("controlled")
    shown = card(table, seat, copy, lit.table.get(copy, []), tags)
    shown["plot"] = table.plots.get(copy, 0)
    shown["on"] = table.host.get(copy, NOBODY)
    shown["by"] = table.controller(copy) if copy in table.holder else NOBODY
    shown["strength"] = table.strength(copy) if table.is_character(copy) else None
    shown["lent"] = table.bonus_of(copy)
    return shown


def piles(table: Nemesis, seat: int) -> list[Data]:
    """NEM-EFFECT-DISC-02: discard piles are open at any time, latest card last; cards whose text runs lie aside."""
    lit = Lit(table, seat, table.options(seat))
    found: list[Data] = []
    for other in range(table.seats):
        copies = table.pile(other)
        options = lit.pile if other == seat else {}
        cards = [card(table, seat, copy, options.get(table.kind[copy], []), []) for copy in copies]
        found.append({"key": f"discard_{other}", "count": len(cards), "cards": cards, "seat": other})
    aside = [card(table, seat, copy, [], []) for copy in table.zones[ASIDE]]
    found.append({"key": "aside", "count": len(aside), "cards": aside})
    return found


# ---- seats


def seat_view(table: Nemesis, seat: int, other: int, lit: Lit) -> Data:
    """One player's board, tokens, hand and areas."""
    tallies = [
        {"key": "power", "value": table.power[other], "of": None},
        {"key": "plot", "value": table.plot[other], "of": None},
        {"key": "hand", "value": len(table.hand(other)), "of": None},
        {"key": "deck", "value": len(table.deck(other)), "of": None},
        {"key": "captured", "value": len(table.captured(other)), "of": None},
    ]
    zones: list[Data] = [{"key": "hand", "layout": "fan", "cards": hand_view(table, seat, other, lit)}]
    for key, zone in (("schemes", table.scheme_zone(other)), ("beneath", table.beneath_zone(other))):
        cards = [table_card(table, seat, copy, lit) for copy in table.zones[zone]]
        zones.append({"key": key, "layout": "row", "cards": cards})
    if table.sides[other] != NONE:
        zones.append({"key": "board", "layout": "line", "cards": [], "places": board_view(table, seat, other, lit)})
    return {
        "seat": other,
        "side": NONE if table.sides[other] == NONE else table.pool.side_kind + table.sides[other],
        "doctors": [table.pool.doctors[token] for token in table.doctors[other]],
        "hand_limit": table.hand_limit(other),
        "tallies": tallies,
        "zones": zones,
    }


def hand_view(table: Nemesis, seat: int, other: int, lit: Lit) -> list[Data]:
    """A hand has no order: what the seat knows of it, by kind, then the cards it does not know."""
    cards = [card(table, seat, copy, [], []) for copy in table.hand(other)]
    ids = sorted([each["id"] for each in cards])
    cards.sort(key=lambda each: (each["kind"] == NOBODY, each["kind"]))
    picked = list(table.picks) if seat == other and table.question_of(seat) != NOTHING else []
    for each, copy in zip(cards, ids, strict=True):
        each["id"] = copy
        if each["kind"] in picked:
            picked.remove(each["kind"])
            each["tags"] = ["picked"]
        elif seat == other:
            each["options"] = lit.hand.get(each["kind"], [])
    return cards


def board_view(table: Nemesis, seat: int, other: int, lit: Lit) -> list[Data]:
    """The four Locations of a board with what lies there, by who controls it; Heroes and Constants by themselves."""
    out = []
    for corner in range(CORNERS):
        place = other * CORNERS + corner
        counters = [{"key": "token", "seat": other}] if table.token[other] == corner else []
        number = table.pool.size + table.seats + place  # beyond all sleeves and boards
        site = {"id": number, "kind": table.kind_of_place(place), "up": True, "options": [], "tags": []}
        out.append(
            {
                "spot": [other, corner],
                "number": place,
                "card": site,
                "zones": groups(table, seat, place, lit),
                "counters": counters,
                "options": lit.place.get(place, []),
                "contested": is_contested(table, place),
            }
        )
    return out


def is_contested(table: Nemesis, place: int) -> bool:
    """NEM-CONTEST-01, -02: whether any Hero or opposing Nemesis Character stands there."""
    mine = place // CORNERS
    return any(
        [table.is_character(copy) and (table.is_hero(copy) or table.holder[copy] != mine) for copy in table.at(place)]
    )


def groups(table: Nemesis, seat: int, place: int, lit: Lit) -> list[Data]:
    """What lies at a Location: each Character followed by its Upgrades, side by side with what is attached there."""
    rows: dict[tuple[str, int], list[Data]] = {}
    for copy in table.at(place):
        if copy in table.host:
            continue
        if not table.is_character(copy):
            group = ("attached", NOBODY)
        elif table.is_hero(copy):
            group = ("heroes", NOBODY)
        else:
            group = ("minions", table.holder[copy])
        row = rows.setdefault(group, [])
        row += [table_card(table, seat, each, lit) for each in (copy, *table.upgrades(copy))]
    order = sorted(rows, key=lambda group: (group[0] == "attached", group[0] == "heroes", group[1]))
    return [{"key": key, "layout": "row", "by": by, "cards": rows[key, by]} for key, by in order]


# ---- what is going on


def prompt(table: Nemesis, seat: int) -> Data | None:
    """What a seat is asked, with the public facts that the sentence needs."""
    asked = table.question_of(seat)
    if asked == NOTHING:
        return None
    slots: Data = {}
    if table.fight != NOWHERE:
        slots["place"] = table.fight
    elif table.step and table.token_place(table.turn) != NOWHERE:
        slots["place"] = table.token_place(table.turn)
    if table.zones[ASIDE]:
        slots["card"] = table.kind[table.zones[ASIDE][-1]]
    return {"key": QUESTION[asked], "clause": QUESTION_CLAUSE[asked], "slots": slots}


def stage(table: Nemesis) -> Data | None:
    """NEM-CONFLICT-22: a Conflict that is going on: each side's sum, line by line, as far as it is open."""
    if table.fight == NOWHERE:
        return None
    lines: list[Data] = []
    sums: dict[str, int] = {}
    for other in fighters(table):
        side = f"seat_{other}"
        sums[side] = base(table, other) + table.rolls[other]
        lines += [
            {"side": side, "label": label, "value": value, "kind": kind}
            for label, value, kind in parts_of(table, other)
        ]
        if table.rolls[other]:
            lines.append({"side": side, "label": "die", "value": table.rolls[other], "kind": NOBODY})
    if table.heroes(table.fight):
        sums["heroes"] = hero_total(table)
        for copy in table.heroes(table.fight):
            value = table.strength(copy)
            lines.append({"side": "heroes", "label": "hero", "value": value, "kind": table.kind[copy]})
        if table.hero_gain:
            lines.append({"side": "heroes", "label": "gained", "value": table.hero_gain, "kind": NOBODY})
    stack = [table.kind[copy] for copy in table.zones[ASIDE]]
    return {
        "key": "conflict",
        "place": table.fight,
        "attacker": table.starter,
        "sums": sums,
        "lines": lines,
        "stack": stack,
        "committed": [table.committed[other] for other in range(table.seats)],
    }
