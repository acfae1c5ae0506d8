"""How near each seat is to a win: the conditions of all Schemes in play and of each side's own, as sums."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.phrases import conditions
from timescoop.games.nemesis.phrases.conditions import count_in, have, yours
from timescoop.games.nemesis.pool import ALWAYS, CORNERS, NONE, YOU_EMPTY_A_DECK, YOU_PLAY, YOUR_TURN_STARTS, Pool
from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import NOBODY, Outlook, Sentence, Standing, Way, WaySum, notice
from timescoop.language import NO_TEXT, Attribute, Context, all_true, function_of, holds, is_open, parts, write

WHEN: Final = {ALWAYS: "", YOUR_TURN_STARTS: "turn_starts", YOU_PLAY: "card_played", YOU_EMPTY_A_DECK: "deck_emptied"}
WORTH_A_WARNING: Final = 2  # what a way takes in all, at least, so that "one more" says something

Sum = tuple[str, int, int]  # the key of a label, or empty: the words of the condition; how much there is; how much of
Measure = Callable[..., Sum]
MEASURE: Final[Attribute[Measure | None]] = Attribute("measure", None)  # how a condition is told as a sum


def measured_by(condition: Callable[..., bool]) -> Callable[[Measure], Measure]:
    """Register how the condition of a phrase is counted, as a sum."""

    def enter(part: Measure) -> Measure:
        MEASURE.give(condition, part)
        return part

    return enter


# ---- the outlook


def outlook(table: Nemesis, viewer: int) -> Outlook:
    """NEM-WIN-01, -02, -05: each seat's ways to win with what they take, and who lacks one thing.

    Args:
        table: The table.
        viewer: The seat that looks, to which the cards in other hands are unknown; `table.seats` is a spectator.
    """
    standings: list[Standing] = [
        {"seat": seat, "leads": False, "ways": told_once(ways(table, seat, viewer))} for seat in range(table.seats)
    ]
    on = not table.over()
    return {
        "standings": standings,
        "ends": [notice("schemes_end")] if on else [],
        "warnings": list(warnings(table, standings)) if on else [],
        "chances": [],
    }


def told_once(found: Iterator[Way]) -> list[Way]:
    """The ways to win without duplicates, such as from two equal Schemes."""
    told: list[Way] = []
    for way in found:
        if way not in told:
            told.append(way)
    return told


def ways(table: Nemesis, seat: int, viewer: int) -> Iterator[Way]:
    """NEM-WIN-01, -02: your side's Scheme, in play or not yet, other Schemes that you control, and those of Heroes."""
    side, pool = table.sides[seat], table.pool
    own = own_scheme(pool, side) if side != NONE else NONE
    mine = [copy for copy in table.schemes if not table.is_hero(copy) and table.controller(copy) == seat]
    if own != NONE and own not in [table.kind[copy] for copy in mine]:
        yield from ways_of(table, seat, own, NO_TEXT, viewer, live=False)
    for copy in [*mine, *[each for each in table.schemes if table.is_hero(each)]]:
        yield from ways_of(table, seat, table.kind[copy], CONTEXT.of(copy), viewer, live=True)


def ways_of(table: Nemesis, seat: int, kind: int, this: Context, viewer: int, *, live: bool) -> Iterator[Way]:
    """NEM-WIN-05: the Win rules of one card, each a way of its own."""
    for when, _type, _where, node in table.pool.wins[kind]:
        sums: list[WaySum] = [{"key": "last_card", "words": "", "have": 0, "of": 1}]
        if node >= 0:
            sums = [sum_of(table, part, seat, this, viewer) for part in joined(node)]
        yield {"kind": kind, "live": live, "when": WHEN[when], "sums": sums}


@lru_cache(maxsize=4096)
def joined(node: int) -> list[int]:
    """The conditions joined by "and"; don't change the list."""
    if function_of(node) is not all_true:
        return [node]
    first, rest = parts(node)
    return [*joined(first), *joined(rest)]


def sum_of(table: Nemesis, node: int, seat: int, this: Context, viewer: int) -> WaySum:
    """One condition as a sum; -1 for an amount that the viewer can't know."""
    measure = MEASURE.of(node)
    if measure is None:
        key, there, least = "", int(holds(table, node, seat, this)), 1
    else:
        key, there, least = measure(table, seat, this, *parts(node))
    known = seat == viewer or is_open(node)
    words = "" if key else words_of(node)
    return {"key": key, "words": words, "have": there if known else NOBODY, "of": max(least, 1)}


def warnings(table: Nemesis, standings: list[Standing]) -> Iterator[Sentence]:
    """NEM-WIN-05: in turn order, the seats that win at a Scheme's moment, and those that lack one thing."""
    for step in range(table.seats):
        seat = (table.turn + step) % table.seats
        for way in standings[seat]["ways"]:
            sums = way["sums"]
            lacking = [each for each in sums if each["have"] < each["of"]]
            if not way["live"] or any(each["have"] == NOBODY for each in sums):
                continue
            if not lacking:
                yield notice(f"wins_{way['when']}", seat, kinds=[way["kind"]])
            elif sum(each["of"] - each["have"] for each in lacking) == 1 and in_all(sums) >= WORTH_A_WARNING:
                one = lacking[0]
                words, label = one["words"], one["key"]
                key = "lacks_this" if words and one["of"] == 1 else "lacks_one"
                yield notice(key, seat, one["have"], one["of"], kinds=[way["kind"]], words=words, label=label)


def in_all(sums: list[WaySum]) -> int:
    """The total amount that a way to win needs."""
    return sum(each["of"] for each in sums)


@lru_cache(maxsize=64)
def own_scheme(pool: Pool, side: int) -> int:
    """NEM-WIN-01: the kind of the Scheme in a side's own deck, or NONE."""
    for kind in range(pool.count):
        if pool.wins[kind] and not pool.traits[kind] & pool.instant and pool.deck_of(kind) == pool.sides[side]:
            return kind
    return NONE


def win_words(pool: Pool, scheme: int) -> str:
    """The Win condition of a Scheme, in words."""
    text: str = pool.rows[scheme]["text"]
    return text.partition("Win: ")[2].partition(".")[0]


def side_wins(pool: Pool, side: int) -> Sentence | None:
    """NEM-WIN-01: the Scheme by which a side wins, and its condition; None for a side without one."""
    scheme = own_scheme(pool, side)
    return None if scheme == NONE else notice("side_wins", kinds=[scheme], words=win_words(pool, scheme))


# ---- words

SHORTER: Final = (
    (r"^you have (an? .+) with \d+ or more (.+)$", r"\2 on \1"),
    (r"^you have \d+ or more (.+) at the same Location as \d+ or more (.+)$", r"\1 and \2 at one Location"),
    (r"^(?:you have|you hold|there are|this card has) (?:\d+ or more )?(.+)$", r"\1"),
    (r"^the (.+) have \d+ or more Strength$", r"Strength of the \1"),
    (r"^you control this card$", r"control of the card"),
)


@lru_cache(maxsize=4096)
def words_of(node: int) -> str:
    """What a condition counts, in words, cached by its node."""
    return counted_words(write(node))


def counted_words(words: str) -> str:
    """What a condition counts, without how much and whose: "Planets at Medusa Cascade"."""
    for pattern, short in SHORTER:
        words = re.sub(pattern, short, words)
    return words.replace("your ", "")


# ---- conditions as sums


@measured_by(conditions.hold_power)
def power(table: Nemesis, me: int, _this: Context, least: int) -> Sum:
    """NEM-AMB-40: the Power on the board."""
    return "power", table.power[me], least


@measured_by(conditions.hold_plot)
def plot(table: Nemesis, me: int, _this: Context, least: int) -> Sum:
    """NEM-EFFECT-PLOT-02: Plot on the board."""
    return "plot", table.plot[me], least


@measured_by(conditions.hold_doctors)
def doctors(table: Nemesis, me: int, _this: Context, least: int) -> Sum:
    """NEM-WIN-07: Captured Doctors."""
    return "captured", len(table.captured(me)), least


@measured_by(conditions.has_plot)
def plot_here(table: Nemesis, _me: int, this: Context, least: int) -> Sum:
    """NEM-EFFECT-PLACE-02: Plot on the card itself."""
    return "plot_here", table.plots.get(CONTEXT.card(this), 0), least


@measured_by(conditions.have_some)
def some(table: Nemesis, me: int, this: Context, least: int, wanted: int, where: int) -> Sum:
    """NEM-TRAIT-11: cards of a type at a place."""
    return "", have(table, me, this, wanted, where), least


@measured_by(conditions.have_plotted)
def plotted(table: Nemesis, me: int, _this: Context, wanted: int, least: int) -> Sum:
    """NEM-WIN-D01: the Plot on the card that has most of it."""
    return (
        "",
        max([table.plots.get(copy, 0) for copy in yours(table, me, list(table.holder), wanted)], default=0),
        least,
    )


@measured_by(conditions.have_upgraded)
def upgraded(table: Nemesis, me: int, _this: Context, wanted: int, least: int) -> Sum:
    """NEM-EXAMPLE-25: the Upgrades of the Character that has most of them."""
    return (
        "",
        max([len(table.upgrades(copy)) for copy in yours(table, me, list(table.holder), wanted)], default=0),
        least,
    )


@measured_by(conditions.have_together)
def together(table: Nemesis, me: int, _this: Context, least: int, wanted: int, more: int, other: int) -> Sum:
    """NEM-WIN-D09: the amounts at the Location that comes nearest."""
    best = 0
    for place in table.places():
        there = list(table.at(place))
        best = max(
            best, min(len(yours(table, me, there, wanted)), least) + min(len(yours(table, me, there, other)), more)
        )
    return "", best, least + more


@measured_by(conditions.heroes_have)
def hero_strength(table: Nemesis, me: int, _this: Context, least: int) -> Sum:
    """NEM-WIN-D03: the Strength of the Heroes on the Control Board."""
    places = range(me * CORNERS, (me + 1) * CORNERS)
    return "hero_strength", sum([table.strength(copy) for place in places for copy in table.heroes(place)]), least


@measured_by(conditions.have_some_in)
def some_in(table: Nemesis, me: int, _this: Context, least: int, wanted: int, stack: int) -> Sum:
    """NEM-AMB-41: cards of a type in the hand or the discard pile."""
    return "", count_in(table, me, wanted, stack), least


@measured_by(conditions.have_alike)
def alike(table: Nemesis, me: int, _this: Context, least: int, wanted: int) -> Sum:
    """NEM-WIN-D02: the hand's cards of its most frequent type."""
    traits = [table.pool.traits[table.kind[copy]] for copy in table.hand(me)]
    types = [each & table.pool.a_type for each in traits if each & wanted == wanted]
    return "", max([types.count(each) for each in set(types)], default=0), least
