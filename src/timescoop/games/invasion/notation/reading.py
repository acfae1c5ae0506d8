"""Reading a position: the table as a whole; what is left out is filled in."""

from __future__ import annotations

from typing import Any, Final
from warnings import warn

from timescoop.games.invasion.editions import CHOICES, EDITIONS
from timescoop.games.invasion.notation.layout import Plan, lay
from timescoop.games.invasion.notation.players import Reading, Side
from timescoop.games.invasion.notation.stock import ANY_CARD
from timescoop.games.invasion.notation.writing import AND, EVERYBODY, THIS_TURN
from timescoop.games.invasion.setup import bare
from timescoop.games.invasion.table import ACTIONS, END_GAME, REVEALED, Invasion
from timescoop.kernel import BadNotation, count, edition_of, is_count, opening, part, seed_of

Data = dict[str, Any]

KEYS: Final = (
    "game", "edition", "options", "seed", "turn", "turn_number", "phase", "end_card", "supply", "deck", "discard",
    "aside", "players", "known", "over", "winners", "scores", "midway",
)  # fmt: skip
END_CARD: Final = ("beneath", "above", "under")  # `under` is what older positions say for `beneath`
PHASES: Final = {"actions": ACTIONS, "end-game": END_GAME}


def read(document: Any, cards: Any = None) -> tuple[Invasion, list[str]]:
    """The table and the names of its seats.

    Args:
        document: The position.
        cards: A compiled card file in place of the edition's own.

    Raises:
        BadNotation: What it says cannot be read, or cannot be.
    """
    found, players = opening(document, KEYS)
    names = [str(name) for name in players]
    table = bare(len(names), *edition_of(found, EDITIONS, CHOICES, "INV-SETUP-01"), cards)
    reading = Reading(table.pool, names)
    plan = Plan(seed_of(found.get("seed", 0)))
    plan.sides = [reading.side(value, ("players", name), seat) for seat, (name, value) in enumerate(players.items())]
    read_piles(plan, reading, found)
    read_turn(plan, reading, found)
    plan.known = read_known(reading, found.get("known"), plan.sides)
    plan.over = read_end(reading, found)
    lay(table, plan, reading.stock)
    check(table, players, found)
    return table, names


def read_piles(plan: Plan, reading: Reading, found: Data) -> None:
    """The deck from the top, and the discard pile, latest card last."""
    if is_count(found.get("deck")):
        plan.deck_size = found["deck"]
    else:
        plan.deck = reading.cards(found.get("deck"), ("deck",), ANY_CARD)
    plan.discards = reading.cards(found.get("discard"), ("discard",), ANY_CARD)


def read_turn(plan: Plan, reading: Reading, found: Data) -> None:
    """Whose turn it is, which one, and how far the game has come."""
    plan.turn = reading.seat(found["turn"], ("turn",)) if "turn" in found else 0
    plan.turn_number = count(found.get("turn_number", 1), ("turn_number",), 200)
    phase = found.get("phase", "actions")
    if not isinstance(phase, str) or phase not in PHASES:
        raise BadNotation(("phase",), f"{' or '.join(PHASES)} is expected, not {phase!r}")
    plan.phase = PHASES[phase]
    end_card = found.get("end_card", "revealed" if plan.phase == END_GAME else None)
    if end_card in ("revealed", THIS_TURN):
        plan.under, plan.owed = REVEALED, end_card == THIS_TURN
    elif end_card is not None:
        read_end_card(plan, reading, part(end_card, ("end_card",), END_CARD))
    if plan.phase == END_GAME and plan.under != REVEALED:
        raise BadNotation(("end_card",), "in the End Game the end card has come to light (INV-END-05)")


def read_end_card(plan: Plan, reading: Reading, found: dict[Any, Any]) -> None:
    """INV-SETUP-08: how many cards of the deck lie beneath the end card, or above it."""
    if len(found) != 1:
        raise BadNotation(("end_card",), "either the cards `beneath` the end card are told, or those `above` it")
    ((key, value),) = found.items()
    if key == "under":
        told = f"end_card: write `beneath: {value}` for `under: {value}`; so many cards lie beneath the end card"
        warn(told, FutureWarning, stacklevel=2)
    if key == "above":
        plan.above = count(value, ("end_card", "above"), sum(reading.pool.copies))
    else:
        plan.under = count(value, ("end_card", key), reading.pool.beneath)


def read_known(reading: Reading, value: Any, sides: list[Side]) -> list[tuple[int, int, str, int]]:
    """Who knows cards that are not theirs: (bits of the knowers, whose, where, kind).

    Written as `known: {Tom: {Elisabeth: {hand: [Jamie]}}}`: Tom knows of Jamie in Elisabeth's hand. Several who know
    the same copy are joined by "and".
    """
    out = []
    knowers = list(value) if isinstance(value, dict) else [*reading.names, EVERYBODY]
    for who, owners in part(value, ("known",), knowers).items():
        bits = read_knowers(reading, str(who), len(sides))
        for owner, zones in part(owners, ("known", who), reading.names).items():
            path = ("known", who, owner)
            for zone, names in part(zones, path, ("hand", "reserve")).items():
                for nth, name in enumerate(names or []):
                    kind = reading.stock.find(name, (*path, zone, nth))
                    out.append((bits, reading.names.index(owner), zone, kind))
    return out


def read_knowers(reading: Reading, who: str, seats: int) -> int:
    """The bits of those who know something: a name, several joined by "and", or everybody."""
    if who == EVERYBODY:
        return (2 << seats) - 1
    names = [who] if who in reading.names else who.split(AND)
    return sum(1 << reading.seat(name, ("known", who)) for name in names)


def read_end(reading: Reading, found: Data) -> tuple[int, tuple[int, ...]] | None:
    """The winners, as bits, and the scores of a game that is over."""
    if not found.get("over"):
        return None
    winners = found.get("winners") or []
    bits = sum({1 << reading.seat(name, ("winners", nth)) for nth, name in enumerate(winners)})
    scores = part(found.get("scores"), ("scores",), reading.names)
    if not bits or len(scores) != len(reading.names):
        raise BadNotation(("over",), "a game that is over has `winners` and the `scores` of all players")
    return bits, tuple(count(scores[name], ("scores", name), 999) for name in reading.names)


def check(table: Invasion, players: Data, found: Data) -> None:
    """INV-STATE-02 and -05: sums that the position states must be those of the table."""
    for seat, (name, value) in enumerate(players.items()):
        stated = value or {}
        for key, total, out in (
            ("tardis_counters", table.pool.tardis_counters, table.tardis_out(seat)),
            ("dalek_counters", table.pool.dalek_counters, table.dalek_out(seat)),
        ):
            if out > total:
                raise BadNotation(("players", name), f"{out} {key} are in play, and there are {total} (INV-SETUP-02)")
            if stated.get(key, total - out) != total - out:
                wrong = f"{total - out} are spare, because {out} of {total} are in play (INV-STATE-05)"
                raise BadNotation(("players", name, key), wrong)
    if table.supply() < 0:
        wrong = f"all players together have {sum(table.points)} Time Points, and there are {table.pool.supply}"
        raise BadNotation(("players",), f"{wrong} (INV-STATE-02)")
    if found.get("supply", table.supply()) != table.supply():
        raise BadNotation(("supply",), f"{table.supply()} Time Points are left over (INV-STATE-02)")
