"""Set-up: choosing boards, dealing Doctors, building decks, drawing hands, rolling for the first turn."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any, Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.built.fields import OUT
from timescoop.games.nemesis.by_hand import add_hand_blocks
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.drawing import draw
from timescoop.games.nemesis.editions import Deal
from timescoop.games.nemesis.pool import CORNERS, NONE, Pool
from timescoop.games.nemesis.steps.turn import queue_turn
from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import CompiledCards, fill, question, register_rules

FIRST_POWER: Final = 2
TOKENS: Final = 2  # Doctors of each seat
DECK_SIZE: Final = 40


@lru_cache(maxsize=8)
def pool_of(edition: str) -> Pool:
    """The pool of an edition's own card file, read once."""
    return built_pool(import_module(f"timescoop.games.nemesis.built.e{edition}").CARDS)


def built_pool(cards: CompiledCards) -> Pool:
    """A pool from a compiled card file: header, rows, and the trees of the texts."""
    from timescoop.games.nemesis.phrases import register_texts  # noqa: PLC0415 - phrases use the rules of this room

    pool = Pool(cards["header"], cards["rows"])
    register_texts(pool, cards["trees"])
    pool.finish()
    return pool


def bare(seats: int, edition: str, options: dict[str, str], cards: Pool | None) -> Nemesis:
    """An empty table with its deal.

    Raises:
        BadDeal: There are more cards and boards than fit into a context.
    """
    table = Nemesis()
    table.pool = pool_of(edition) if cards is None else cards
    CONTEXT.must_hold(cards=table.pool.size + seats, places=seats * CORNERS, seats=seats)
    table.deal = Deal(table.pool, edition, options, seats)
    add_hand_blocks(table.deal.book, table.pool)
    return table


def unpack(table: Nemesis, seats: int, seed: bytes) -> None:
    """Put every card into the zone of cards that are in no deck, all known to everybody."""
    pool = table.pool
    kinds = [kind for kind in range(pool.count) for _ in range(pool.copies[kind])]
    table.lay_out(seats, kinds, seed)
    table.start()
    table.furnish()
    for copy in range(len(kinds) - 1, -1, -1):
        table.move(copy, OUT)


def deal(
    seats: int,
    seed: bytes,
    edition: str,
    options: dict[str, str],
    cards: Pool | None,
    facts_kept: bool,  # noqa: FBT001 - called by position, as every game's `deal`
) -> Nemesis:
    """NEM-SETUP-01: the boards are chosen, or dealt at random by the quick start; the rest follows."""
    table = bare(seats, edition, options, cards)
    unpack(table, seats, seed)
    if facts_kept:
        table.kept = []
    table.do(choose_sides, 0)
    table.run()
    return table


# ---- boards


def choose_sides(table: Nemesis, me: int) -> None:
    """NEM-AMB-02: the seats choose in their order from the Nemeses that are left."""
    if me == table.seats:
        table.do(lay_table)
    elif table.deal.quick:
        offered = sides_left(table, me)
        chosen = nemesis_first(table, offered)
        take_side(table, me, chosen[table.roll(len(chosen))])
    else:
        table.ask(CHOOSE_SIDE, me)


def nemesis_first(table: Nemesis, offered: list[int]) -> list[int]:
    """A Nemesis at random, as likely as any other, and its sides."""
    of, block = table.pool.side_nemesis, table.deal.book.side
    left = sorted({of[block.target(option)] for option in offered})
    nemesis = left[table.roll(len(left))]
    return [option for option in offered if of[block.target(option)] == nemesis]


def sides_left(table: Nemesis, _me: int) -> list[int]:
    """NEM-SETUP-02: both sides of each free board; in a first game only the sides meant for it."""
    of = table.pool.side_nemesis
    taken = [of[side] for side in table.sides if side != NONE]
    left = [
        side
        for side in range(len(table.pool.sides))
        if of[side] not in taken and (not table.deal.first_game or side in table.pool.first_hand)
    ]
    return table.deal.book.side.options(left)


def take_side(table: Nemesis, me: int, option: int) -> None:
    """NEM-SETUP-03: the side fixes Locations, Actions, Strength and rule; the token starts in the centre (-04)."""
    side = table.deal.book.side.target(option)
    table.sides[me] = side
    table.changed()
    table.say(facts.CHOSE_SIDE, me, (table.pool.side_kind + side,))
    table.do(choose_sides, me + 1)


CHOOSE_SIDE: Final = question("nemesis/side", "NEM-SETUP-02", sides_left, take_side)


# ---- the rest of it


def lay_table(table: Nemesis) -> None:
    """NEM-SETUP-05, -07: Power, Doctors, decks, hands, and who begins."""
    deal_doctors(table)
    for seat in range(table.seats):
        table.power[seat] = FIRST_POWER
        build_deck(table, seat)
    for seat in range(table.seats):
        draw(table, seat, table.hand_limit(seat) - len(table.hand(seat)))
    queue_turn(table, roll_for_first(table))


def deal_doctors(table: Nemesis) -> None:
    """NEM-SETUP-07: two tokens for each seat, none twice, open to all (NEM-AMB-03)."""
    left = list(range(len(table.pool.doctors)))
    dealt = []
    for seat in range(table.seats):
        mine = tuple(sorted([left.pop(table.roll(len(left))) for _ in range(TOKENS)]))
        dealt.append(mine)
        table.say(facts.GOT_DOCTORS, seat, mine)
    table.doctors = tuple(dealt)


def build_deck(table: Nemesis, seat: int) -> None:
    """NEM-SETUP-10: the deck is built and shuffled; what no deck needs stays in the box (NEM-SETUP-12)."""
    kinds = table.pool.in_deck(table.sides[seat], table.doctors[seat])
    assert len(kinds) == DECK_SIZE, "a deck has forty cards (NEM-SETUP-11)"
    own(table, seat, kinds)
    box = {kind: [copy for copy in table.zones[OUT] if table.kind[copy] == kind] for kind in set(kinds)}
    for kind in kinds:
        table.move(box[kind].pop(0), table.deck_zone(seat), up=False)
    if table.deal.first_game:
        set_first_card(table, seat)
    table.shuffle(table.deck_zone(seat))


def own(table: Nemesis, seat: int, kinds: list[int]) -> None:
    """NEM-TERM-03: make a seat the owner of these kinds."""
    mine = set(kinds)
    table.owners = tuple([seat if kind in mine else owner for kind, owner in enumerate(table.owners)])


def set_first_card(table: Nemesis, seat: int) -> None:
    """NEM-SETUP-17: the Scheme card of the pair goes to the hand before any card is drawn, for all to see."""
    kind = table.pool.first_hand[table.sides[seat]]
    copy = next(copy for copy in table.deck(seat) if table.kind[copy] == kind)
    table.move(copy, table.hand_zone(seat))
    table.say(facts.SET_CARD, seat, (), (copy,))


def roll_for_first(table: Nemesis) -> int:
    """NEM-SETUP-14: the highest die with Nemesis Strength begins; those tied roll again (NEM-SETUP-15)."""
    left = list(range(table.seats))
    while len(left) > 1:
        totals = {}
        for seat in left:
            die = table.roll_die()
            totals[seat] = die + table.strength_of_nemesis(seat)  # NEM-AMB-04
            table.say(facts.ROLLED_FIRST, seat, (die, totals[seat]))
        most = max(totals.values())
        left = [seat for seat in left if totals[seat] == most]
    table.say(facts.STARTED, left[0])
    return left[0]


def load(data: dict[str, Any], cards: Pool | None = None) -> Nemesis:
    """Restore a stored table; `data["deal"]` has edition, options and seats."""
    table = bare(**data["deal"], cards=cards)
    table.fits, table.pairs = [[]], [[]]  # nothing lies face down under a claim here
    fill(table, data)
    return table


register_rules(globals())
