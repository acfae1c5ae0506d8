"""Laying out the table of a position: sleeves numbered by where they lie, so that a number tells nothing else."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.built.fields import OUT
from timescoop.games.nemesis.going import notice
from timescoop.games.nemesis.notation.plan import Lying, Side, Stock
from timescoop.games.nemesis.pool import CORNERS
from timescoop.games.nemesis.setup import own
from timescoop.games.nemesis.steps.turn import play_on
from timescoop.games.nemesis.table import START, Nemesis
from timescoop.kernel import NOBODY, PLAYING, BadNotation


class Plan:
    """A position as it was read, kinds and seats as numbers."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.sides: list[Side] = []
        self.turn = 0
        self.turn_number = 1
        self.step = START
        self.dice: tuple[int, ...] = ()
        self.won = PLAYING
        self.reason = ""


def lay(table: Nemesis, plan: Plan, stock: Stock) -> None:
    """Put everything where the plan has it, fill in what is left out, and begin the step.

    Raises:
        BadNotation: There are not enough cards.
    """
    stacks = [stack for seat, side in enumerate(plan.sides) for stack in stacks_of(side, seat, stock)]
    in_play = [lying for side in plan.sides for lying in cards_in_play(side)]
    kinds = [kind for stack in stacks for kind in stack] + [lying.kind for lying in in_play]
    out = [kind for kind, owner in enumerate(stock.owners) if owner == NOBODY for _ in range(table.pool.copies[kind])]
    fill_in(plan, stock, stacks, kinds)
    table.lay_out(len(plan.sides), kinds + out, plan.seed)
    table.start()
    table.furnish()
    for seat, side in enumerate(plan.sides):
        set_board(table, seat, side)
    mix_unnamed(table, stacks)
    copy = place_stacks(table, plan, stacks)
    for seat, side in enumerate(plan.sides):
        copy = place_in_play(table, seat, side, copy)
    for each in range(copy, len(kinds) + len(out)):
        table.move(each, OUT)
    begin(table, plan)


def stacks_of(side: Side, seat: int, stock: Stock) -> list[list[int]]:
    """Deck from the bottom, hand, discards and Captured Doctors of one player, NOBODY where a card is not named."""
    free = len(stock.rest(seat)) - sum(1 for kind in (*side.hand, *side.discards, *side.deck) if kind == NOBODY)
    in_deck = free if side.deck_size == NOBODY else side.deck_size
    if free < 0 or in_deck > free:
        raise BadNotation(("players",), f"player {seat + 1} has only {max(free, 0)} cards left for the deck")
    deck = [NOBODY] * in_deck + side.deck[::-1]
    discards = [NOBODY] * (free - in_deck) + side.discards
    return [deck, side.hand, discards, side.captured]


STACKS: Final = 4


def cards_in_play(side: Side) -> list[Lying]:
    """Every card in play on one board, Upgrades after their bearers, in the order in which sleeves are numbered."""
    out: list[Lying] = []
    for group in (side.constants, side.schemes, *side.corners):
        for lying in group:
            out += [lying, *lying.upgrades]
    return out


def fill_in(plan: Plan, stock: Stock, stacks: list[list[int]], kinds: list[int]) -> None:
    """Name the cards that are not named, each player's from what is left of the forty."""
    copy = 0
    rest = [stock.rest(seat) for seat in range(len(plan.sides))]
    for nth, stack in enumerate(stacks):
        for _ in stack:
            if kinds[copy] == NOBODY:
                kinds[copy] = rest[nth // STACKS].pop()
            copy += 1
    assert not any(rest), "each card that is left has a place, and each place a card"


def mix_unnamed(table: Nemesis, stacks: list[list[int]]) -> None:
    """The cards that are not named come by luck: their insides change about among one player's."""
    copy = 0
    blanks: dict[int, list[int]] = {}
    for nth, stack in enumerate(stacks):
        for kind in stack:
            if kind == NOBODY:
                blanks.setdefault(nth // STACKS, []).append(copy)
            copy += 1
    for mine in blanks.values():
        for nth in range(len(mine) - 1, 0, -1):
            table.swap_insides(mine[nth], mine[table.roll(nth + 1)])


def set_board(table: Nemesis, seat: int, side: Side) -> None:
    """NEM-SETUP-03: the side of a board, the Doctors, tokens and the deck's list."""
    table.sides[seat] = side.board
    table.doctors = (*table.doctors[:seat], side.doctors, *table.doctors[seat + 1 :])
    table.power[seat], table.plot[seat], table.token[seat] = side.power, side.plot, side.token
    own(table, seat, table.pool.in_deck(side.board, side.doctors))


def place_stacks(table: Nemesis, plan: Plan, stacks: list[list[int]]) -> int:
    """Move the sleeves of decks, hands, discards and Captured Doctors; the sleeve after them."""
    copy = 0
    for nth, stack in enumerate(stacks):
        seat, which = divmod(nth, STACKS)
        zones = (table.deck_zone(seat), table.hand_zone(seat), table.pile_zone(seat), table.scheme_zone(seat))
        for _ in stack:
            table.move(copy, zones[which], up=which > 1)
            copy += 1
    for seat, side in enumerate(plan.sides):
        remember(table, seat, side)
    return copy


def remember(table: Nemesis, seat: int, side: Side) -> None:
    """NEM-AMB-47: everybody knows the cards of a hand that are said to be known, and those of another's deck."""
    known = list(side.known)
    for copy in table.hand(seat):
        kind = table.kind[copy]
        if kind in known:
            known.remove(kind)
        elif table.owners[kind] == seat:
            continue
        table.known[copy] = table.everyone()


def place_in_play(table: Nemesis, seat: int, side: Side, copy: int) -> int:
    """Put the cards in play on one board, from a sleeve on; the sleeve after them."""
    zones = [table.beneath_zone(seat), table.scheme_zone(seat)]
    zones += [table.place_zone(seat * CORNERS + corner) for corner in range(CORNERS)]
    for zone, group in zip(zones, (side.constants, side.schemes, *side.corners), strict=True):
        for lying in group:
            bearer = copy
            for each in (lying, *lying.upgrades):
                table.move(copy, zone)
                table.holder[copy] = each.by
                if each is not lying:
                    table.host[copy] = bearer
                if each.plot:
                    table.plots[copy] = each.plot
                notice(table, copy)
                copy += 1
    return copy


def begin(table: Nemesis, plan: Plan) -> None:
    """Whose turn it is, and the first question of the step."""
    table.turn, table.turn_number, table.step, table.loaded = plan.turn, plan.turn_number, plan.step, plan.dice
    if plan.won != PLAYING:
        table.todo.clear()
        table.unchecked = 0
        table.won, table.reason = plan.won, plan.reason
        return
    play_on(table, plan.turn, plan.step)
    table.run()
