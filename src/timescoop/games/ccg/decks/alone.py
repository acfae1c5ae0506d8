"""The rules for solitaire decks, yours and the opponent's; each problem names its clause."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from timescoop.games.ccg.boarding import crew_of, room_in, ship_of
from timescoop.games.ccg.decks.parts import BROUGHT, DRAW, GOAL, PLOTS, SETUP, SPACETIMES
from timescoop.games.ccg.decks.rules import (
    ALL,
    Check,
    Stack,
    a_type,
    counted,
    too_many_in_play,
    twice_in_line,
    wrong_brought,
    wrong_copies,
    wrong_crew,
    wrong_goal,
)
from timescoop.games.ccg.pool import ENEMY, HEROES, NONE, PLOT, SPACETIME, TARDIS, TARDIS_CHARACTER
from timescoop.games.ccg.pool import GOAL as A_GOAL
from timescoop.kernel import DeckFault

LEAST_LINE: Final = 5
MOST_MORE: Final = 3
MOST_DRAW: Final = 30
LEAST_OPPOSING: Final = 30


def is_opponents(stack: Stack) -> bool:
    """CCG-SOLO-24: whether this is an opponent's deck: it has a draw deck and nothing besides."""
    return not any([stack.within(part) for part in (SPACETIMES, SETUP, BROUGHT, GOAL)])


def counts(stack: Stack, types: int) -> bool:
    """Whether the cards that you play with have some of these types; the crew of Set-Up may be the opponent's."""
    kinds = stack.kinds(DRAW) + stack.kinds(BROUGHT)
    return any([stack.pool.is_type(kind, types) for kind in kinds])


def wrong_side(stack: Stack) -> Iterator[DeckFault]:
    """CCG-SOLO-02: Good without Enemies, or Evil without TARDIS Characters and Allies."""
    if is_opponents(stack) or not counts(stack, 1 << ENEMY):
        return
    for nth in stack.within(DRAW):
        if stack.pool.is_type(stack.kind[nth], HEROES):
            name, sort = stack.entries[nth].name, a_type(stack.pool.type[stack.kind[nth]])
            yield DeckFault(nth, "CCG-SOLO-02", f"this deck has Enemies, so it is Evil; {name!r} is {sort}")


def wrong_line(stack: Stack) -> Iterator[DeckFault]:
    """CCG-SOLO-03, CCG-SETUP-03: five Spacetime cards or more, no two of them alike."""
    if is_opponents(stack):
        return
    yield from stack.not_of(SPACETIMES, SPACETIME, "CCG-SOLO-03")
    count = len(stack.kinds(SPACETIMES))
    if count < LEAST_LINE:
        needed = counted(LEAST_LINE - count, "more Spacetime card")
        yield DeckFault(ALL, "CCG-SOLO-03", f"you need {needed} in the line ({count} of {LEAST_LINE})")
    yield from twice_in_line(stack)


def wrong_setup(stack: Stack) -> Iterator[DeckFault]:
    """CCG-SOLO-04: one TARDIS, its crew, and three further Set-Up cards at most."""
    if is_opponents(stack):
        return
    pool, kinds = stack.pool, stack.kinds(SETUP)
    for nth in stack.within(SETUP):
        name, kind = stack.entries[nth].name, stack.kind[nth]
        if pool.type[kind] == SPACETIME:
            yield DeckFault(nth, "CCG-SOLO-03", f"{name!r} is a Spacetime card: it belongs to the line")
        elif not pool.setup[kind]:
            yield DeckFault(nth, "CCG-SETUP-05", f"{name!r} does not say that it plays in Set-Up")
    ships = sum([pool.type[kind] == TARDIS for kind in kinds])
    if ships != 1:
        yield DeckFault(ALL, "CCG-SOLO-04", f"you need one TARDIS in Set-Up; you have {ships}")
    more = sum([pool.type[kind] not in (TARDIS, TARDIS_CHARACTER) for kind in kinds])
    if more > MOST_MORE:
        said = f"you have {more} Set-Up cards besides the TARDIS and its crew; keep {MOST_MORE} at most"
        yield DeckFault(ALL, "CCG-SOLO-04", said)
    yield from too_many_in_play(stack)
    if counts(stack, 1 << ENEMY):
        yield from weak_crew(stack)


def weak_crew(stack: Stack) -> Iterator[DeckFault]:
    """CCG-SOLO-26: an Evil player brings an opponent's crew as strong as the TARDIS takes, which can fly it."""
    pool, kinds = stack.pool, stack.kinds(SETUP)
    ship, crew = ship_of(pool, kinds), crew_of(pool, kinds)
    if ship == NONE:
        return
    pilots = [kind for kind in crew if pool.species[kind] & pool.timelord and not pool.fobwatch[kind]]
    if not pilots:
        said = "this deck is Evil: the crew that it brings for its opponent has a Timelord, as the Doctor is"
        yield DeckFault(ALL, "CCG-SOLO-26", said)
    cost, room = sum([pool.cost[kind] for kind in crew]), room_in(pool, ship)
    if cost < room:
        said = f"this deck is Evil: the crew that it brings for its opponent costs {room}, not {cost}"
        yield DeckFault(ALL, "CCG-SOLO-26", said)


def wrong_goals(stack: Stack) -> Iterator[DeckFault]:
    """CCG-SOLO-04, CCG-SOLO-25: one Goal in Set-Up; if you are Good it is the only one."""
    if is_opponents(stack):
        return
    yield from wrong_goal(stack)
    if not counts(stack, 1 << ENEMY):
        for nth in stack.within(DRAW):
            if stack.pool.type[stack.kind[nth]] == A_GOAL:
                said = f"this deck has no Enemies who could Reach {stack.entries[nth].name!r}"
                yield DeckFault(nth, "CCG-SOLO-25", said)


def wrong_plots(stack: Stack) -> Iterator[DeckFault]:
    """CCG-SOLO-07: no Plots."""
    for nth, entry in enumerate(stack.entries):
        kind = stack.kind[nth]
        if entry.part == PLOTS or (kind != NONE and stack.pool.type[kind] == PLOT):
            yield DeckFault(nth, "CCG-SOLO-07", f"solitaire is played without Plots such as {entry.name!r}")


def wrong_draw(stack: Stack) -> Iterator[DeckFault]:
    """CCG-SOLO-05: your draw deck has thirty cards at most, the opponent's thirty at least."""
    count = sum([entry.copies for entry in stack.entries if entry.part == DRAW])
    if is_opponents(stack):
        if count < LEAST_OPPOSING:
            needed = counted(LEAST_OPPOSING - count, "more card")
            said = f"you need {needed} in the opponent's deck ({count} of {LEAST_OPPOSING})"
            yield DeckFault(ALL, "CCG-SOLO-05", said)
    elif not 0 < count <= MOST_DRAW:
        yield DeckFault(
            ALL, "CCG-SOLO-05", f"you have {counted(count, 'card')} in the draw deck; keep 1 to {MOST_DRAW}"
        )


CHECKS_ALONE: Final[tuple[Check, ...]] = (
    wrong_side, wrong_line, wrong_setup, wrong_crew, wrong_brought, wrong_goals, wrong_plots, wrong_draw, wrong_copies,
)  # fmt: skip
