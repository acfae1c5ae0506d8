"""The order of set-up: decks, Spacetime lines, Set-Up cards, Initiative, first Goals, hands."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from timescoop.games.ccg.by_hand import add_hand_blocks
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.decks import DeckList, chosen_lists, list_of, ready_decks, ready_lists
from timescoop.games.ccg.going import claim_under
from timescoop.games.ccg.pool import SPACETIME, TYPES, Pool
from timescoop.games.ccg.setup.editions import FIRST, SOLITAIRE, Deal
from timescoop.games.ccg.setup.lines import lay_lines
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import ANY, BadDeal, CompiledCards, fill

POOLS: Final[dict[str, Pool]] = {}


def pool_of(edition: str) -> Pool:
    """The pool of an edition's own card file, read once."""
    if edition not in POOLS:
        built = import_module(f"timescoop.games.ccg.built.e{edition}")
        POOLS[edition] = built_pool(built.CARDS)
    return POOLS[edition]


def built_pool(cards: CompiledCards) -> Pool:
    """A pool from a compiled card file: header, rows, and the trees of the texts."""
    from timescoop.games.ccg.phrases import register_texts  # noqa: PLC0415 - phrases use the rules of this room

    pool = Pool(cards["header"], cards["rows"])
    register_texts(pool, cards["trees"])
    return pool


def lists_for(pool: Pool, seats: int, edition: str = FIRST, options: Mapping[str, str] | None = None) -> list[DeckList]:
    """The decks of a table: one after the other, beginning again when there are more seats than decks.

    In solitaire they are your deck and the opponent's, the first that fit the side you have chosen (CCG-SOLO-02).

    Raises:
        BadDeal: The card file has no deck, or none for that side.
    """
    ready = ready_lists(pool)
    if edition == SOLITAIRE:
        return solitaire_lists(pool, ready, evil=(options or {}).get("side") == "evil")
    if not ready:
        raise BadDeal("this card file has no deck to play with (CCG-DECK-01)")
    return [ready[seat % len(ready)] for seat in range(seats)]


def solitaire_lists(pool: Pool, ready: list[DeckList], *, evil: bool) -> list[DeckList]:
    """CCG-SOLO-02: your deck and the opponent's; where a card file lacks one, a ready deck of the edition."""
    names = set(pool.name)
    own = ready_decks(pool_of(SOLITAIRE))
    usual = [list_of(pool, deck) for deck in own if all([each.name in names for each in deck.entries])]
    lists = chosen_lists(pool, ready, usual, evil=evil)
    if not lists:
        side, lacks = ("Evil", "TARDIS Characters or Allies") if evil else ("Good", "Enemies")
        raise BadDeal(f"no deck here is {side}: you need one without {lacks} (CCG-SOLO-02)")
    return lists


def bare(seats: int, edition: str, options: dict[str, str], cards: Pool | None, copies: int) -> Ccg:
    """A table with its deal and nothing on it.

    Raises:
        BadDeal: There are more cards than a text could name.
    """
    table = Ccg()
    table.pool = pool_of(edition) if cards is None else cards
    CONTEXT.must_hold(cards=copies, places=len(table.pool.place_kinds), seats=seats)
    table.deal = Deal(table.pool, edition, options, seats, copies)
    add_hand_blocks(table.deal.book, table.pool, copies)
    table.fits = claims_of(table.pool)
    table.pairs = [[]]
    return table


def claims_of(pool: Pool) -> list[list[bool]]:
    """CCG-AMB-63: what may be claimed of a card that lies face down: nothing, its type, that it plays in Set-Up."""
    kinds = range(pool.count)
    types = [[pool.type[kind] == sort for kind in kinds] for sort in range(len(TYPES))]
    return [[True] * pool.count, *types, [pool.setup[kind] and pool.type[kind] != SPACETIME for kind in kinds]]


def deal(seats: int, seed: bytes, edition: str, options: dict[str, str], cards: Pool | None, facts_kept: bool) -> Ccg:  # noqa: FBT001 - called by position, as every game's `deal`
    """CCG-SETUP-01: decks are unpacked, and Set-Up begins."""
    lists = lists_for(pool_of(edition) if cards is None else cards, seats, edition, options)
    table = bare(seats, edition, options, cards, sum([len(each.everything()) for each in lists]))
    unpack(table, seats, seed, lists)
    if facts_kept:
        table.kept = []
    table.do(lay_lines, 0)
    table.run()
    return table


def unpack(table: Ccg, seats: int, seed: bytes, lists: list[DeckList]) -> None:
    """CCG-SETUP-10: what each seat brings lies in its deck; by plan, what begins elsewhere lies face down beside it."""
    kinds = [kind for each in lists for kind in each.everything()]
    owners = tuple([seat for seat, each in enumerate(lists) for _ in each.everything()])
    fits, pairs = table.fits, table.pairs
    table.lay_out(seats, kinds, seed)
    table.fits, table.pairs = fits, pairs
    table.start()
    table.furnish(owners)
    first = 0
    for seat, each in enumerate(lists):
        spread(table, seat, each, first)
        first += len(each.everything())


def spread(table: Ccg, seat: int, brought: DeckList, first: int) -> None:
    """CCG-DECK-05: the parts of a deck list, each where it begins."""
    count = len(brought.everything())
    line, crew = len(brought.spacetimes), len(brought.setup)
    goal = line + crew + len(brought.brought)
    plots = range(goal + len(brought.goal), goal + len(brought.goal) + len(brought.plots))
    for nth in range(count - 1, -1, -1):
        copy = first + nth
        if nth in plots:
            table.move(copy, table.side_zone(seat) if table.deal.plots else table.gone_zone(seat), up=False)
        elif nth < plots.start and table.deal.planned:
            lay_ready(table, seat, copy)
        else:
            table.move(copy, table.deck_zone(seat), up=False)
    if table.deal.planned:
        for nth, (host, _) in enumerate(brought.brought):
            mine = [first + at for at in range(line + crew) if table.kind[first + at] == host]
            copy = first + line + crew + nth
            table.beneath[copy] = mine[0]
            if table.pool.holds[host]:
                table.claim[copy] = claim_under(table, host)
            else:
                table.show(copy)  # it will lie open, and the plan of a deck is no secret
                table.claim[copy] = ANY


def lay_ready(table: Ccg, seat: int, copy: int) -> None:
    """CCG-SETUP-04: a card that begins in play lies face down before its player."""
    table.move(copy, table.under_zone(seat), up=False)
    table.known[copy] = 1 << seat
    table.claim[copy] = 1 + table.pool.type[table.kind[copy]]


def load(data: dict[str, Any], cards: Pool | None = None) -> Ccg:
    """The table that was written; `data["deal"]` says edition, options and seats."""
    settled = data["deal"]
    table = bare(settled["seats"], settled["edition"], settled["options"], cards, len(data["kind"]))
    fill(table, data)
    return table
