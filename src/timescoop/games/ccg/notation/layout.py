"""Building the table of a position: named cards where they are named, then the rest of the ready-made decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.decks import DeckList
from timescoop.games.ccg.notation.keys import ENTRY, PLAYER, TABLE
from timescoop.games.ccg.notation.memory import lend
from timescoop.games.ccg.notation.names import Names
from timescoop.games.ccg.play.playing import fits_host
from timescoop.games.ccg.pool import GOAL, PLOT, Pool
from timescoop.games.ccg.setup.laying import bare, lists_for
from timescoop.games.ccg.steps.turn import rest_of_turn
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY, Said, show_known
from timescoop.language import NO_TEXT, Context

Stacks = Sequence[Sequence[int]]  # deck from the bottom, hand, side-hand and discards; NOBODY for no name


def lay(sheet: Names, said: Said) -> Ccg:
    """Place everything as the position says, fill in what it leaves out, and begin the part of the turn.

    Raises:
        BadNotation: There are not enough cards.
    """
    seats = len(sheet.names)
    lists = lists_for(sheet.pool, seats, sheet.edition, sheet.options)
    left = [left_over(sheet.pool, side, lists[seat]) for seat, side in enumerate(said.players)]
    stacks = [stacks_of(sheet, side, seat, len(left[seat])) for seat, side in enumerate(said.players)]
    kinds: list[int] = []
    owners: list[int] = []
    for seat, side in enumerate(said.players):
        mine = [kind for stack in stacks[seat] for kind in stack] + [lying.name for lying in in_play(side)]
        mine += [kind for lying in in_play(side) for kind in lying.under]
        kinds += mine
        owners += [seat] * len(mine)
    table = bare(seats, sheet.edition, sheet.options, sheet.pool, len(kinds))
    fits, pairs = table.fits, table.pairs
    table.lay_out(seats, kinds, said.seed)
    table.fits, table.pairs = fits, pairs
    table.start()
    table.furnish(tuple(owners))
    for copy, kind in enumerate(kinds):
        if kind == NOBODY:  # unnamed cards come by luck from what the ready deck has left
            mine = left[owners[copy]]
            table.kind[copy] = mine.pop(table.roll(len(mine)))
    place_cards(table, said, stacks)
    begin(table, said)
    return table


def left_over(pool: Pool, side: Said, ready: DeckList) -> list[int]:
    """What the ready deck of a seat has left to draw, once all that the position names is taken from it."""
    named = [*side.hand, *side.deck.top, *side.discard, *side.side_hand]
    named += [kind for lying in in_play(side) for kind in (lying.name, *lying.under)]
    left = Counter(ready.draw)
    left.subtract(named)
    return [kind for kind, count in sorted(left.items()) for _ in range(max(count, 0)) if pool.type[kind] != PLOT]


def stacks_of(sheet: Names, side: Said, seat: int, left: int) -> Stacks:
    """The cards of one player that are not in play."""
    path = ("players", sheet.names[seat], "deck")
    size, _ = side.deck.share_out(left, (*side.hand, *side.discard), path)
    return [[NOBODY] * size + list(side.deck.top[::-1]), side.hand, side.side_hand, side.discard]


def in_play(side: Said) -> list[Said]:
    """Every card in play that a player has brought, what is on others after them."""
    groups = (side.line, side.table, side.vortex, *side.at.values())
    return [each for group in groups for lying in group for each in (lying, *lying.bears)]


def place_cards(table: Ccg, said: Said, stacks: Sequence[Stacks]) -> None:
    """Move every sleeve to where its card lies."""
    copies = iter(range(len(table.kind)))
    laid: list[tuple[int, Said]] = []
    for seat, side in enumerate(said.players):
        zones = (table.deck_zone(seat), table.hand_zone(seat), table.side_zone(seat), table.pile_zone(seat))
        for zone, stack in zip(zones, stacks[seat], strict=True):
            for _ in stack:
                table.move(next(copies), zone, up=zone == zones[-1])
        laid += place_side(table, seat, side, copies)
        show_known(table, seat, side.known)
        set_numbers(table, seat, side)
    hosts = [
        (copy, next(host for host in table.zones[table.zone[copy]] if table.kind[host] == lying.host))
        for copy, lying in laid
        if lying.host is not None
    ]
    table.host.update(hosts)
    for copy, lying in laid:
        if lying.frozen:
            table.frozen[copy] = tuple([
                (manner, number, who, text_on(table, by, table.place_of(copy)))
                for manner, number, who, by in lying.frozen
            ])  # fmt: skip


def first_of(table: Ccg, kind: int) -> int:
    """The first copy of a kind in play; 0 if there is none."""
    return next((copy for copy in table.holder if table.kind[copy] == kind), 0)


def place_side(table: Ccg, seat: int, side: Said, copies: Iterator[int]) -> list[tuple[int, Said]]:
    """Put the cards in play that one player has brought; each with its sleeve."""
    laid: list[tuple[int, Said]] = []
    groups: list[tuple[int, Sequence[Said]]] = [
        (table.place_zone(table.pool.place_number[lying.name]), [lying]) for lying in side.line
    ]
    groups += [(table.table_zone(seat), side.table), (table.vortex_zone(seat), side.vortex)]
    groups += [(table.place_zone(place), lying) for place, lying in side.at.items()]
    for zone, group in groups:
        for lying in group:
            host = NOBODY
            for each in (lying, *lying.bears):
                copy = next(copies)
                table.move(copy, zone)
                put(table, copy, each)
                laid.append((copy, each))
                if host == NOBODY:
                    host = copy
                else:
                    table.host[copy] = host
    for host, lying in laid:
        for _ in lying.under:
            copy = next(copies)
            table.move(copy, table.under_zone(seat), up=False)
            table.known[copy] = 1 << seat
            table.claim[copy] = 1 + table.pool.type[table.kind[copy]]
            table.beneath[copy] = host
    return laid


def put(table: Ccg, copy: int, lying: Said) -> None:
    """Put a card into play with all its marks."""
    by = table.owners[copy] if lying.by is None else lying.by
    table.holder[copy] = by
    if lying.name in table.pool.place_number:
        table.lines[by] += (copy,)
    ENTRY.put(table, copy, lying)
    table.used += tuple([(copy, nth) for nth in lying.used])
    for each in lying.lent:
        lend(table, each, copy)
    if table.pool.type[lying.name] == GOAL:
        table.played_goals += ((table.owners[copy], table.pool.same[lying.name]),)


def set_numbers(table: Ccg, seat: int, side: Said) -> None:
    """Points, achievements, and what has been used up."""
    PLAYER.put(table, seat, side)
    table.reached |= int(side.reached) << seat
    table.opposed |= int(side.opposed) << seat
    table.travelled |= int(side.landed) << seat
    table.played_goals += tuple([(seat, table.pool.same[kind]) for kind in side.played_goals])
    table.used_up += tuple([(seat, each.name, each.sentence) for each in side.used_up])


def begin(table: Ccg, said: Said) -> None:
    """Set whose turn it is, and queue the rules of the part."""
    TABLE.put(table, None, said)
    for each in said.for_the_game:
        lend(table, each, -1 - each.card)
    table.excused = tuple([copy for copy in table.host if not fits_host(table, copy)])
    table.counted = None
    table.changed()
    if table.deal.solitaire:
        for copy in table.hand(table.deal.ruled):
            table.show(copy)  # CCG-SOLO-10
    if said.over:
        table.won, table.reason = said.winners or 0, said.reason or "limit"
        return
    rest_of_turn(table, said.turn, said.part)
    table.run()


def text_on(table: Ccg, kind: int, place: int) -> Context:
    """The context of a text on the first card of a kind, at a place; of none for NOBODY."""
    return NO_TEXT if kind == NOBODY else CONTEXT.of(first_of(table, kind), here=place)
