"""Laying out the table of a position: what is named where it is named, the rest of the ready decks beside it."""

from __future__ import annotations

from collections import Counter

from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.notation.memory import lend_again
from timescoop.games.ccg.notation.plan import Lying, Plan, Side
from timescoop.games.ccg.play.playing import fits_host
from timescoop.games.ccg.pool import GOAL, PLOT, Pool
from timescoop.games.ccg.setup.laying import bare, lists_for
from timescoop.games.ccg.steps.turn import rest_of_turn
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY, PLAYING, BadNotation
from timescoop.language import NO_TEXT


def lay(pool: Pool, edition: str, options: dict[str, str], plan: Plan) -> Ccg:
    """Put everything where the plan has it, fill in what is left out, and begin the part.

    Raises:
        BadNotation: There are not enough cards.
    """
    stacks = [stacks_of(pool, plan, seat) for seat in range(len(plan.sides))]
    kinds: list[int] = []
    owners: list[int] = []
    for seat, side in enumerate(plan.sides):
        mine = [kind for stack in stacks[seat] for kind in stack] + [lying.kind for lying in in_play(side)]
        mine += [kind for lying in in_play(side) for kind in lying.under]
        kinds += mine
        owners += [seat] * len(mine)
    table = bare(len(plan.sides), edition, options, pool, len(kinds))
    fits, pairs = table.fits, table.pairs
    table.lay_out(len(plan.sides), kinds, plan.seed)
    table.fits, table.pairs = fits, pairs
    table.start()
    table.furnish(tuple(owners))
    name_blanks(table, plan)
    place_cards(table, plan, stacks)
    begin(table, plan)
    return table


def left_over(pool: Pool, plan: Plan, seat: int) -> list[int]:
    """What the ready deck of a seat has left to draw, once all that the position names is taken from it."""
    side = plan.sides[seat]
    named = [*side.hand, *side.deck, *side.discards, *side.side_hand]
    named += [kind for lying in in_play(side) for kind in (lying.kind, *lying.under)]
    left = Counter(lists_for(pool, len(plan.sides))[seat].draw)
    left.subtract(named)
    return [kind for kind, count in sorted(left.items()) for _ in range(max(count, 0)) if pool.type[kind] != PLOT]


def stacks_of(pool: Pool, plan: Plan, seat: int) -> list[list[int]]:
    """Deck from the bottom, hand, side-hand and discards of one player; NOBODY where a card is not named."""
    side = plan.sides[seat]
    wanted = sum([kind == NOBODY for kind in (*side.hand, *side.deck, *side.discards)])
    free = len(left_over(pool, plan, seat)) - wanted
    size = side.deck_size if side.deck_size != NOBODY else free
    if free < 0 or size > free:
        raise BadNotation(("players",), f"player {seat + 1} has only {max(free, 0)} cards left for the deck")
    return [[NOBODY] * size + side.deck[::-1], side.hand, side.side_hand, side.discards]


def in_play(side: Side) -> list[Lying]:
    """Every card in play that a player has brought, what is on others after them."""
    out: list[Lying] = []
    for group in (side.line, side.table, side.vortex, *side.at.values()):
        for lying in group:
            out += [lying, *lying.on]
    return out


def name_blanks(table: Ccg, plan: Plan) -> None:
    """Cards that are not named come by luck from what the ready deck has left."""
    for seat in range(table.seats):
        left = left_over(table.pool, plan, seat)
        for copy, owner in enumerate(table.owners):
            if owner == seat and table.kind[copy] == NOBODY:
                table.kind[copy] = left.pop(table.roll(len(left)))


def place_cards(table: Ccg, plan: Plan, stacks: list[list[list[int]]]) -> None:
    """Move every sleeve to where its card lies."""
    copy = 0
    frozen: list[tuple[int, Lying]] = []
    for seat, side in enumerate(plan.sides):
        zones = (table.deck_zone(seat), table.hand_zone(seat), table.side_zone(seat), table.pile_zone(seat))
        for zone, stack in zip(zones, stacks[seat], strict=True):
            for _ in stack:
                table.move(copy, zone, up=zone == zones[-1])
                copy += 1
        copy = place_side(table, seat, side, copy, frozen)
        remember(table, seat, side)
        set_numbers(table, seat, side)
    for each, kind in table_hosts(table, plan):
        table.host[each] = next(copy for copy in table.zones[table.zone[each]] if table.kind[copy] == kind)
    for each, lying in frozen:
        here = table.place_of(each)
        table.frozen[each] = tuple([
            (manner, number, who, NO_TEXT if by == NOBODY else CONTEXT.of(sleeve_of(table, by), here=here))
            for manner, number, who, by in lying.freezes
        ])  # fmt: skip


def table_hosts(table: Ccg, plan: Plan) -> list[tuple[int, int]]:
    """Cards that are on another player's: the copy, and the kind of what it is on."""
    found: list[tuple[int, int]] = []
    for seat, side in enumerate(plan.sides):
        for lying in in_play(side):
            if lying.host != NOBODY:
                mine = [copy for copy in table.holder if table.owners[copy] == seat and copy not in table.host]
                taken = [copy for copy, _ in found]
                found.append(
                    (next(copy for copy in mine if table.kind[copy] == lying.kind and copy not in taken), lying.host)
                )
    return found


def sleeve_of(table: Ccg, kind: int) -> int:
    """The first copy of a kind in play; 0 if there is none."""
    return next((copy for copy in table.holder if table.kind[copy] == kind), 0)


def place_side(table: Ccg, seat: int, side: Side, copy: int, frozen: list[tuple[int, Lying]]) -> int:
    """Put the cards in play that one player has brought; the sleeve after them."""
    hidden: list[tuple[int, int]] = []
    groups = [(table.place_zone(table.pool.place_number[lying.kind]), [lying]) for lying in side.line]
    groups += [(table.table_zone(seat), side.table), (table.vortex_zone(seat), side.vortex)]
    groups += [(table.place_zone(place), lying) for place, lying in side.at.items()]
    for zone, group in groups:
        for lying in group:
            host = copy
            for each in (lying, *lying.on):
                table.move(copy, zone)
                put(table, copy, each)
                if each is not lying:
                    table.host[copy] = host
                if each.freezes:
                    frozen.append((copy, each))
                hidden += [(copy, kind) for kind in each.under]
                copy += 1
    for host, _ in hidden:
        table.move(copy, table.under_zone(seat), up=False)
        table.known[copy] = 1 << seat
        table.claim[copy] = 1 + table.pool.type[table.kind[copy]]
        table.beneath[copy] = host
        copy += 1
    return copy


def put(table: Ccg, copy: int, lying: Lying) -> None:
    """A card is in play with all its marks."""
    table.holder[copy] = lying.by
    if lying.kind in table.pool.place_number:
        table.lines[lying.by] += (copy,)
    for book, value in (
        (table.captor, lying.captor), (table.scored, lying.scored), (table.named, lying.named),
        (table.spots, lying.spot),
    ):  # fmt: skip
        if value != NOBODY:
            book[copy] = value
    if lying.counters:
        table.counters[copy] = lying.counters
    table.used += tuple([(copy, nth) for nth in lying.used])
    lend_again(table, copy, lying.lent)
    if table.pool.type[lying.kind] == GOAL:
        table.played_goals += ((table.owners[copy], table.pool.same[lying.kind]),)


def remember(table: Ccg, seat: int, side: Side) -> None:
    """Everybody knows the cards of a hand that are said to be known."""
    known = list(side.known)
    for copy in table.hand(seat):
        if table.kind[copy] in known:
            known.remove(table.kind[copy])
            table.known[copy] = table.everyone()


def set_numbers(table: Ccg, seat: int, side: Side) -> None:
    """Points, achievements, and what has been used up."""
    table.points[seat] = side.points
    table.reached |= int(side.reached) << seat
    table.opposed |= int(side.opposed) << seat
    table.travelled |= int(side.landed) << seat
    table.played_goals += tuple([(seat, table.pool.same[kind]) for kind in side.played_goals])
    table.used_up += tuple([(seat, kind, nth) for kind, nth in side.used_up])


def begin(table: Ccg, plan: Plan) -> None:
    """Whose turn it is, and the first question of the part."""
    table.turn, table.turn_number, table.starter = plan.turn, plan.turn_number, plan.starter
    table.part, table.spent, table.still, table.brought = plan.part, plan.spent, plan.still, plan.brought
    table.dice, table.draws = tuple(plan.dice), tuple(plan.draws)
    table.felled = plan.destroyed
    table.lasting += plan.for_good
    table.excused = tuple([copy for copy in table.host if not fits_host(table, copy)])
    table.counted = None
    table.changed()
    if plan.won != PLAYING:
        table.won, table.reason = plan.won, plan.reason
        return
    rest_of_turn(table, plan.turn, plan.part)
    table.run()
