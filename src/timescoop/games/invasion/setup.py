"""Setup: deal a new game, or load a saved table."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any, Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.built.fields import ASIDE, DECK, STARTS
from timescoop.games.invasion.by_hand import add_hand_blocks
from timescoop.games.invasion.context import CONTEXT
from timescoop.games.invasion.editions import Deal
from timescoop.games.invasion.pool import START, Pool
from timescoop.games.invasion.table import HAND_SIZE, Invasion
from timescoop.games.invasion.turn import take_turn
from timescoop.kernel import CompiledCards, fill

FEWER: Final = 2  # cards dealt to the player who goes last


@lru_cache(maxsize=8)
def pool_of(edition: str) -> Pool:
    """The pool of an edition's own card file, read once."""
    return built_pool(import_module(f"timescoop.games.invasion.built.e{edition}").CARDS)


def built_pool(cards: CompiledCards) -> Pool:
    """A pool from a compiled card file: header, rows, and the trees of the texts."""
    from timescoop.games.invasion.phrases import register_texts  # noqa: PLC0415 - phrases use the rules of this room

    pool = Pool(cards["header"], cards["rows"])
    register_texts(pool, cards["trees"])
    pool.finish()
    return pool


def bare(seats: int, edition: str, options: dict[str, str], cards: Pool | None) -> Invasion:
    """A table with its deal and nothing on it.

    Raises:
        BadDeal: There are more cards than a text could name.
    """
    table = Invasion()
    table.pool = pool_of(edition) if cards is None else cards
    CONTEXT.must_hold(cards=sum(table.pool.copies), places=table.pool.locations + seats)
    table.deal = Deal(table.pool, edition, options, seats)
    add_hand_blocks(table.deal.book, table.pool)
    return table


def deal(
    seats: int,
    seed: bytes,
    edition: str,
    options: dict[str, str],
    cards: Pool | None,
    facts_kept: bool,  # noqa: FBT001 - called by position, as every game's `deal`
) -> Invasion:
    """INV-SETUP-01: everything laid out, and the first player asked."""
    table = bare(seats, edition, options, cards)
    pool = table.pool
    kinds = pool.in_deck(seats)
    starts = [kind for kind in range(pool.count) if pool.type[kind] == START]
    table.lay_out(seats, kinds + starts, seed)
    table.fits, table.pairs = pool.fits, pool.pairs
    table.start()
    if facts_kept:
        table.kept = []
    table.furnish()
    first = deal_starts(table, len(kinds))
    table.shuffle(DECK)
    deal_hands(table, first)
    table.say(facts.STARTED, first, (), (table.place_card[table.lines[first][0]],))
    table.do(take_turn, first)
    table.run()
    return table


def deal_starts(table: Invasion, first_copy: int) -> int:
    """INV-SETUP-04: one shuffled starting Location for each player; the highest start value begins (INV-SETUP-06)."""
    copies = table.zones[DECK][first_copy:]
    for copy in copies:
        table.move(copy, STARTS, up=False)
    table.shuffle(STARTS)
    for nth, copy in enumerate(copies):
        if nth < table.seats:
            table.add_place(nth, copy)
        else:
            table.move(copy, ASIDE)
    values = [table.pool.start_value[table.kind[copy]] for copy in table.place_card]
    return values.index(max(values))


def deal_hands(table: Invasion, first: int) -> None:
    """INV-SETUP-07: five cards each, two for the player on the first player's right."""
    last = (first - 1) % table.seats
    for turn in range(table.seats):
        seat = (first + turn) % table.seats
        count = FEWER if seat == last else HAND_SIZE
        dealt = []
        for _ in range(count):
            copy = table.zones[DECK][-1]
            table.move(copy, table.hand_zone(seat))
            dealt.append(copy)
        table.say(facts.DEALT, seat, (count,), tuple(dealt))


def dealt(table: Invasion) -> dict[str, list[str]]:
    """How a table was just dealt, in lines for people: the cards of both piles, and where they are now.

    The starting Locations lie in the order of seats, those left over last. The hands stand in the order in which they
    were dealt (INV-SETUP-07) from the top of the deck. `deck` is the rest of it from its top.
    """
    pool = table.pool
    kinds = pool.in_deck(table.seats)
    starts = [kind for kind in range(pool.count) if pool.type[kind] == START]
    cards = [pool.name[kind] for kind in table.kind[len(kinds) - 1 :: -1]]
    shown = table.kind[len(kinds) : len(kinds) + len(starts)]
    values = [pool.start_value[kind] for kind in shown[: table.seats]]
    first = values.index(max(values))
    lines = {
        "locations before": numbered(pool, starts),
        "deck before": numbered(pool, kinds),
        "locations": [pool.name[kind] for kind in shown],
    }
    for turn in range(table.seats):
        count = FEWER if turn == table.seats - 1 else HAND_SIZE
        lines[f"hand of seat {(first + turn) % table.seats + 1}"] = cards[:count]
        del cards[:count]
    return lines | {"deck": cards}


def numbered(pool: Pool, kinds: list[int]) -> list[str]:
    """A pile that lies sorted by kind, as `4 Daleks`."""
    return [f"{kinds.count(kind)} {pool.name[kind]}" for kind in sorted(set(kinds))]


def load(data: dict[str, Any], cards: Pool | None = None) -> Invasion:
    """The table that was written; `data["deal"]` says edition, options and seats."""
    table = bare(**data["deal"], cards=cards)
    table.fits, table.pairs = table.pool.fits, table.pool.pairs
    fill(table, data)
    return table
