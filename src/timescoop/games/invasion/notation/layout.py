"""Laying out the table of a position: sleeves numbered by where they lie, so that a number tells nothing else."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion.built.fields import ASIDE, DISCARDS
from timescoop.games.invasion.notation.players import Lying, Side, Site
from timescoop.games.invasion.notation.stock import Stock
from timescoop.games.invasion.pool import IS_DEFENDER, IS_ENEMY
from timescoop.games.invasion.table import ACTIONS, REVEALED, Invasion
from timescoop.games.invasion.turn import act, one_action
from timescoop.kernel import ANY, NOBODY, BadNotation

DEFAULT: Final = -2  # the end card lies where the edition puts it


class Plan:
    """A position as it was read, kinds and seats as numbers."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.sides: list[Side] = []
        self.deck: list[int] = []  # from the top
        self.deck_size = NOBODY  # how many cards the deck has, if that was said
        self.discards: list[int] = []
        self.turn = 0
        self.turn_number = 1
        self.phase = ACTIONS
        self.under = DEFAULT  # cards beneath the end card
        self.above = DEFAULT  # or above it
        self.owed = False
        self.known: list[tuple[int, int, str, int]] = []
        self.over: tuple[int, tuple[int, ...]] | None = None


def lay(table: Invasion, plan: Plan, stock: Stock) -> None:
    """Put everything where the plan has it, fill in what is left out, and ask the first question.

    Raises:
        BadNotation: There are not enough cards.
    """
    fill_lines(plan, stock)
    deck, discards, named = sort_out(plan, stock)
    blank = [copy for copy, kind in enumerate(deck + discards + named) if kind == NOBODY]
    rest = stock.rest(starting=False)
    assert len(blank) == len(rest), "each card that is left has a place, and each place a card"
    kinds = deck + discards + named
    for copy, kind in zip(blank, rest, strict=True):
        kinds[copy] = kind
    starts = stock.rest(starting=True)
    table.lay_out(len(plan.sides), kinds + starts, plan.seed)
    table.fits, table.pairs = table.pool.fits, table.pool.pairs
    table.start()
    for nth in range(len(blank) - 1, 0, -1):
        table.swap_insides(blank[nth], blank[table.roll(nth + 1)])
    table.furnish()
    for copy in range(len(deck), len(deck) + len(discards)):
        table.move(copy, DISCARDS)
    place_all(table, plan, len(deck) + len(discards))
    for copy in range(len(kinds), len(kinds) + len(starts)):
        table.move(copy, ASIDE)
    begin(table, plan, len(deck))


def fill_lines(plan: Plan, stock: Stock) -> None:
    """INV-SETUP-05: a player whose line is left out has the first starting Location that is left."""
    for nth, side in enumerate(plan.sides):
        if side.unsaid:
            starts = stock.rest(starting=True)
            if not starts:
                raise BadNotation(("players",), f"no starting Location is left for player {nth + 1}")
            stock.left[starts[0]] -= 1
            side.sites.insert(0, Site(starts[0]))


def sort_out(plan: Plan, stock: Stock) -> tuple[list[int], list[int], list[int]]:
    """The kinds of the deck from the bottom, of the discards, and of all other places in their order."""
    named = [card.kind for card in cards_in_order(plan)]
    free = len(stock.rest(starting=False)) - sum(1 for kind in named + plan.deck + plan.discards if kind == NOBODY)
    if plan.deck_size != NOBODY:
        free_in_deck, in_discards = plan.deck_size, free - plan.deck_size
    else:
        free_in_deck, in_discards = free, 0
    if free_in_deck < 0 or in_discards < 0:
        raise BadNotation(("deck",), f"there are only {max(0, free)} cards left for it")
    deck = [NOBODY] * free_in_deck + plan.deck[::-1]
    return deck, [NOBODY] * in_discards + plan.discards, named


def cards_in_order(plan: Plan) -> list[Lying]:
    """Every card that lies with a player, in the order in which sleeves are numbered."""
    out: list[Lying] = []
    for side in plan.sides:
        out += side.hand + side.reserve
    for side in plan.sides:
        for site in side.sites:
            out += [Lying(site.kind, up=True), *site.enemies, *site.defenders]
    return out


def place_all(table: Invasion, plan: Plan, copy: int) -> None:
    """Move the sleeves from number `copy` on to where they belong, in the order of `cards_in_order`."""
    for seat, side in enumerate(plan.sides):
        table.points[seat] = side.points
        for card in side.hand:
            table.move(copy, table.hand_zone(seat))
            table.mark[copy] = card.mark
            copy += 1
        for card in side.reserve:
            put_down(table, copy, table.reserve_zone(seat), seat, card, ANY)
            copy += 1
    for seat, side in enumerate(plan.sides):
        for site in side.sites:
            copy = place_site(table, site, seat, copy)


def place_site(table: Invasion, site: Site, seat: int, copy: int) -> int:
    """A Location and what lies there, from a sleeve on; the sleeve after them."""
    place = table.add_place(seat, copy)
    copy += 1
    table.protected[place] = int(site.protected)
    if site.enemies:
        table.hand_over_zone(table.attack_zone(place), site.by)
    for card in site.enemies:
        put_down(table, copy, table.attack_zone(place), site.by, card, IS_ENEMY)
        copy += 1
    for card in site.defenders:
        put_down(table, copy, table.attack_zone(place) + 1, seat, card, IS_DEFENDER)
        copy += 1
    return copy


def put_down(table: Invasion, copy: int, zone: int, seat: int, card: Lying, claim: int) -> None:
    """A card on the table; one that lies face down is known to its seat alone, and all know what is claimed of it."""
    table.mark[copy] = card.mark
    table.move(copy, zone, up=card.up)
    if not card.up:
        table.known[copy] |= 1 << seat
        table.claim[copy] = claim


def begin(table: Invasion, plan: Plan, deck: int) -> None:
    """Whose turn it is, who knows what, and the first question."""
    table.turn, table.turn_number, table.phase = plan.turn, plan.turn_number, plan.phase
    under = plan.under if plan.above == DEFAULT else deck - plan.above
    if under == DEFAULT:
        under = table.pool.beneath if deck > table.pool.beneath else REVEALED
    if under != REVEALED and deck <= under:
        raise BadNotation(("end_card",), f"the deck has {deck} cards, so {under} beneath the end card cannot be")
    table.end_card, table.owed = under, int(plan.owed)
    for bits, owner, zone, kind in plan.known:
        remember(table, bits, owner, zone, kind)
    if plan.over:
        turn_up(table)
        table.won, table.scores = plan.over
        return
    table.do(act if table.phase == ACTIONS else one_action, table.turn)
    table.run()


def turn_up(table: Invasion) -> None:
    """INV-AMB-98: once the game is over, all cards at the Locations lie face up."""
    for place in range(len(table.place_seat)):
        for copy in (*table.attack(place), *table.defence(place)):
            table.show(copy)


def remember(table: Invasion, bits: int, owner: int, zone: str, kind: int) -> None:
    """Some seats know of one card of that kind in a hand or Reserve.

    Raises:
        BadNotation: There is none that they do not know yet.
    """
    copies = [
        copy for copy in (table.hand(owner) if zone == "hand" else table.face_down(owner)) if table.kind[copy] == kind
    ]
    for fresh in (True, False):  # rather a copy that nobody else knows yet
        for copy in copies:
            if table.known[copy] == 1 << owner if fresh else table.known[copy] & bits != bits:
                table.known[copy] |= bits
                return
    raise BadNotation(("known",), f"no other {table.pool.name[kind]} lies in that {zone}")
