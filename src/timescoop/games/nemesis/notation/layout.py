"""Building the table of a position. Sleeves are numbered by zone, so that their numbers reveal nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from timescoop.games.nemesis.built.fields import OUT
from timescoop.games.nemesis.going import activate
from timescoop.games.nemesis.notation.keys import ENTRY, PLAYER, TABLE
from timescoop.games.nemesis.notation.stock import Stock
from timescoop.games.nemesis.pool import CORNERS
from timescoop.games.nemesis.setup import own
from timescoop.games.nemesis.steps.turn import play_on
from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import NOBODY, Said, mix_unnamed, show_known


def lay(stock: Stock, said: Said) -> Nemesis:
    """Place everything as the position says, fill in what it leaves out, and begin the step.

    Raises:
        BadNotation: There are not enough cards.
    """
    table: Nemesis = stock.table
    stacks = [stacks_of(stock, seat, side) for seat, side in enumerate(said.players)]
    kinds: list[int] = []
    unnamed: list[list[int]] = []
    for seat, mine in enumerate(stacks):
        rest = stock.rest(seat)
        copies = enumerate([kind for stack in mine for kind in stack], len(kinds))
        unnamed.append([copy for copy, kind in copies if kind == NOBODY])
        kinds += [rest.pop() if kind == NOBODY else kind for stack in mine for kind in stack]
        assert not rest, "each card that is left has a place, and each place a card"
    for side in said.players:
        kinds += [each.name for group in groups_of(side) for entry in group for each in (entry, *entry.upgrades)]
    out = [kind for kind, owner in enumerate(stock.owners) if owner == NOBODY for _ in range(table.pool.copies[kind])]
    table.lay_out(len(stacks), kinds + out, said.seed)
    table.start()
    table.furnish()
    table.sides, table.doctors = list(stock.boards), tuple(stock.doctors)
    for seat, side in enumerate(said.players):
        PLAYER.put(table, seat, side)
        own(table, seat, table.pool.in_deck(stock.boards[seat], stock.doctors[seat]))
        for corner, until in side.closed.items():
            table.closed[seat * CORNERS + corner] = until
        table.done += tuple([(seat, what) for what in side.this_turn])
    for blanks in unnamed:
        mix_unnamed(table, blanks)
    place_all(table, said, stacks, len(out))
    begin(table, said)
    return table


def stacks_of(stock: Stock, seat: int, side: Said) -> list[Sequence[int]]:
    """The deck from the bottom, hand, discards and Captured Doctors of one player; NOBODY for an unnamed card."""
    others = (*side.hand, *side.discard, *side.captured)
    path = ("players", stock.names[seat], "deck")
    in_deck, in_discards = side.deck.share_out(len(stock.rest(seat)), others, path)
    deck = [NOBODY] * in_deck + list(side.deck.top[::-1])
    return [deck, side.hand, [NOBODY] * in_discards + list(side.discard), side.captured]


def groups_of(side: Said) -> list[Sequence[Said]]:
    """The cards in play on one board, in the order in which sleeves are numbered."""
    return [side.constants, side.schemes, *[side.locations.get(corner, ()) for corner in range(CORNERS)]]


def place_all(table: Nemesis, said: Said, stacks: Sequence[Sequence[Sequence[int]]], out: int) -> None:
    """Move every sleeve to where its card lies; the last `out` into the box."""
    copies = iter(range(len(table.kind)))
    for seat, mine in enumerate(stacks):
        zones = (table.deck_zone(seat), table.hand_zone(seat), table.pile_zone(seat), table.scheme_zone(seat))
        for which, (zone, stack) in enumerate(zip(zones, mine, strict=True)):
            for _ in stack:
                table.move(next(copies), zone, up=which > 1)
    for seat, side in enumerate(said.players):
        foreign = [table.kind[copy] for copy in table.hand(seat) if table.owner_of(copy) != seat]
        show_known(table, seat, [*side.known, *foreign])  # NEM-AMB-47: all know cards of another's deck
    for seat, side in enumerate(said.players):
        place_in_play(table, seat, side, copies)
    for _ in range(out):
        table.move(next(copies), OUT)


def place_in_play(table: Nemesis, seat: int, side: Said, copies: Iterator[int]) -> None:
    """Put the cards in play on one board, Upgrades after their bearers."""
    zones = [table.beneath_zone(seat), table.scheme_zone(seat)]
    zones += [table.place_zone(seat * CORNERS + corner) for corner in range(CORNERS)]
    for zone, group in zip(zones, groups_of(side), strict=True):
        for entry in group:
            bearer = NOBODY
            for each in (entry, *entry.upgrades):
                copy = next(copies)
                table.move(copy, zone)
                table.holder[copy] = table.owner_of(copy) if each.by is None else each.by
                if bearer == NOBODY:
                    bearer = copy
                else:
                    table.host[copy] = bearer
                ENTRY.put(table, copy, each)
                activate(table, copy)


def begin(table: Nemesis, said: Said) -> None:
    """Set whose turn it is, and queue the rules of the step."""
    TABLE.put(table, None, said)
    if said.over:
        table.todo.clear()
        table.unchecked = 0
        table.won, table.reason = said.winners or 0, said.reason or "limit"
        return
    play_on(table, said.turn, said.step)
    table.run()
