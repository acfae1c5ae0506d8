"""The rules for decks, part by part; each problem names its clause."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from timescoop.games.ccg.boarding import can_start, crew_of, room_in, ship_of, stranded
from timescoop.games.ccg.decks.parts import BROUGHT, DRAW, GOAL, PLOTS, SETUP, SPACETIMES
from timescoop.games.ccg.pool import GOAL as A_GOAL
from timescoop.games.ccg.pool import NONE, ON_SETUP, PLOT, SPACETIME, TARDIS, TYPES, Pool
from timescoop.kernel import Deck, DeckFault

ALL: Final = -1  # a fault of the deck as a whole
LINE: Final = 3
MOST_SETUP: Final = 6
MOST_COPIES: Final = 4
LEAST_DRAW: Final = 50
MOST_PLOTS: Final = 5


class Stack:
    """A deck beside the pool that it is built from: each entry with its kind, `NONE` where there is no such card."""

    def __init__(self, pool: Pool, deck: Deck) -> None:
        self.pool = pool
        self.entries = deck.entries
        numbers = {name: kind for kind, name in enumerate(pool.name)}
        self.kind = [numbers.get(entry.name, NONE) for entry in deck.entries]
        self.host = [numbers.get(entry.under, NONE) for entry in deck.entries]

    def within(self, part: str) -> list[int]:
        """The entries of a part whose cards are known."""
        return [nth for nth, entry in enumerate(self.entries) if entry.part == part and self.kind[nth] != NONE]

    def kinds(self, part: str) -> list[int]:
        """The kinds of a part, one number a copy."""
        return [self.kind[nth] for nth in self.within(part) for _ in range(self.entries[nth].copies)]

    def not_of(self, part: str, wanted: int, clause: str) -> Iterator[DeckFault]:
        """The entries of a part that are not of the type that belongs there."""
        for nth in self.within(part):
            sort = self.pool.type[self.kind[nth]]
            if sort != wanted:
                said = f"only {TYPES[wanted]} cards belong here, and {self.entries[nth].name!r} is {a_type(sort)}"
                yield DeckFault(nth, clause, said)


def a_type(sort: int) -> str:
    """The word for a type, with its article."""
    word = TYPES[sort]
    return f"{'an' if word[0] in 'AE' else 'a'} {word}"


def counted(number: int, one: str) -> str:
    """A number of things."""
    return f"{number} {one}" if number == 1 else f"{number} {one}s"


def wrong_line(stack: Stack) -> Iterator[DeckFault]:
    """CCG-SETUP-01, CCG-SETUP-03: three Spacetime cards in a line, no two of them alike."""
    yield from stack.not_of(SPACETIMES, SPACETIME, "CCG-SETUP-01")
    count = len(stack.kinds(SPACETIMES))
    if count < LINE:
        needed = counted(LINE - count, "more Spacetime card")
        yield DeckFault(ALL, "CCG-SETUP-01", f"you need {needed} in the line ({count} of {LINE})")
    elif count > LINE:
        yield DeckFault(ALL, "CCG-SETUP-01", f"you have {count} Spacetime cards in the line; keep {LINE}")
    yield from twice_in_line(stack)


def twice_in_line(stack: Stack) -> Iterator[DeckFault]:
    """CCG-SETUP-03: no two Spacetime cards of a line are alike."""
    seen: set[int] = set()
    for nth in stack.within(SPACETIMES):
        if stack.kind[nth] in seen or stack.entries[nth].copies > 1:
            yield DeckFault(nth, "CCG-SETUP-03", f"{stack.entries[nth].name!r} can start in the line once only")
        seen.add(stack.kind[nth])


def wrong_setup(stack: Stack) -> Iterator[DeckFault]:
    """CCG-SETUP-04, CCG-SETUP-05, CCG-TARDIS-01: six Set-Up cards at most, each one that may be played then."""
    pool = stack.pool
    kinds = stack.kinds(SETUP)
    if len(kinds) > MOST_SETUP:
        yield DeckFault(ALL, "CCG-SETUP-04", f"you have {len(kinds)} Set-Up cards; keep {MOST_SETUP} at most")
    for nth in stack.within(SETUP):
        name, kind = stack.entries[nth].name, stack.kind[nth]
        if pool.type[kind] == SPACETIME:
            yield DeckFault(nth, "CCG-SETUP-01", f"{name!r} is a Spacetime card: it belongs to the line of {LINE}")
        elif not pool.setup[kind]:
            yield DeckFault(nth, "CCG-SETUP-05", f"{name!r} does not say that it plays in Set-Up")
    ships = sum([pool.type[kind] == TARDIS for kind in kinds])
    if ships > 1:
        yield DeckFault(ALL, "CCG-TARDIS-01", f"you start with one TARDIS; you have {ships}")
    yield from too_many_in_play(stack)


def too_many_in_play(stack: Stack) -> Iterator[DeckFault]:
    """CCG-UNIQ-01, CCG-UNIQ-03: cards that start in play keep to their diamonds, versions of a title together."""
    pool = stack.pool
    kinds = stack.kinds(SETUP)
    for title in sorted({pool.titles[kind] for kind in kinds}):
        alike = [kind for kind in kinds if pool.titles[kind] == title]
        limits = [pool.diamonds[kind] for kind in alike if pool.diamonds[kind]]
        if limits and len(alike) > min(limits):
            said = f"{pool.title[title]!r} may be in play {counted(min(limits), 'time')}, not {len(alike)}"
            yield DeckFault(ALL, "CCG-UNIQ-01", said)


def wrong_crew(stack: Stack) -> Iterator[DeckFault]:
    """CCG-SETUP-07, CCG-CHAR-07, CCG-GLOSSARY-36: the crew starts aboard a TARDIS, or what stands in for one."""
    pool = stack.pool
    kinds = stack.kinds(SETUP)
    if lost := stranded(pool, kinds):
        said = f"{pool.name[lost[0]]!r} starts on a TARDIS, and there is none"
        yield DeckFault(ALL, "CCG-CHAR-07", said)
    elif not can_start(pool, kinds):
        ship = ship_of(pool, kinds)
        cost = sum([pool.cost[kind] for kind in crew_of(pool, kinds)])
        said = f"the crew costs {cost}, and {pool.name[ship]!r} takes {room_in(pool, ship)} in Set-Up"
        yield DeckFault(ALL, "CCG-SETUP-07", said)


def wrong_brought(stack: Stack) -> Iterator[DeckFault]:
    """CCG-SETUP-06: cards that are brought by, or lie under, one of the Spacetime or Set-Up cards that do so."""
    starting = {*stack.kinds(SPACETIMES), *stack.kinds(SETUP)}
    said_yet: set[str] = set()
    for nth in stack.within(BROUGHT):
        host, name = stack.host[nth], stack.entries[nth].under
        if name in said_yet:
            continue
        said_yet.add(name)
        if host not in starting:
            yield DeckFault(nth, "CCG-SETUP-06", f"{name!r} brings cards, but does not start in play")
        elif not brings(stack.pool, host):
            yield DeckFault(nth, "CCG-SETUP-06", f"{name!r} does not bring cards in Set-Up, nor hold any")


def brings(pool: Pool, kind: int) -> bool:
    """Whether a card says what happens in Set-Up."""
    return bool(pool.labelled[ON_SETUP][kind])


def wrong_goal(stack: Stack) -> Iterator[DeckFault]:
    """CCG-SETUP-09, CCG-GOAL-02: one first Goal, of a type that one of the own Spacetime cards accepts (CCG-AMB-09)."""
    pool = stack.pool
    yield from stack.not_of(GOAL, A_GOAL, "CCG-SETUP-09")
    goals = [kind for kind in stack.kinds(GOAL) if pool.type[kind] == A_GOAL]
    count = len(stack.kinds(GOAL))
    if count != 1:
        said = f"you have {count} first Goals; keep one" if count else "choose a first Goal"
        yield DeckFault(ALL, "CCG-SETUP-09", said)
    accepted = 0
    for kind in stack.kinds(SPACETIMES):
        accepted |= pool.goal_types[kind]
    for kind in goals:
        if not accepted & pool.goal_types[kind]:
            nth = next(nth for nth in stack.within(GOAL) if stack.kind[nth] == kind)
            said = f"none of the Spacetime cards that start in the line accepts the type of {pool.name[kind]!r}"
            yield DeckFault(nth, "CCG-GOAL-02", said)


def wrong_plots(stack: Stack) -> Iterator[DeckFault]:
    """CCG-PLOT-01, CCG-PLOT-09, CCG-DECK-03: five different Plots at most, in the side-hand alone."""
    yield from stack.not_of(PLOTS, PLOT, "CCG-PLOT-01")
    count = len(stack.kinds(PLOTS))
    if count > MOST_PLOTS:
        yield DeckFault(ALL, "CCG-PLOT-01", f"you have {count} Plots in the side-hand; keep {MOST_PLOTS} at most")
    seen: set[int] = set()
    for nth in stack.within(PLOTS):
        if stack.kind[nth] in seen or stack.entries[nth].copies > 1:
            yield DeckFault(nth, "CCG-PLOT-09", f"a side-hand holds {stack.entries[nth].name!r} once at most")
        seen.add(stack.kind[nth])
    for nth, entry in enumerate(stack.entries):
        kind = stack.kind[nth]
        if kind != NONE and entry.part != PLOTS and stack.pool.type[kind] == PLOT:
            yield DeckFault(nth, "CCG-DECK-03", f"{entry.name!r} is a Plot: it belongs to the side-hand")


def wrong_draw(stack: Stack) -> Iterator[DeckFault]:
    """CCG-DECK-04, CCG-DECK-05: the draw deck has fifty cards at least, without all that starts elsewhere."""
    count = sum([entry.copies for entry in stack.entries if entry.part == DRAW])
    if count < LEAST_DRAW:
        said = f"you need {counted(LEAST_DRAW - count, 'more card')} in the draw deck ({count} of {LEAST_DRAW})"
        yield DeckFault(ALL, "CCG-DECK-04", said)


def wrong_copies(stack: Stack) -> Iterator[DeckFault]:
    """CCG-DECK-02, CCG-DECK-07: four copies of one card at most in all, and not both titles of one card."""
    pool = stack.pool
    copies: dict[int, int] = {}
    named: dict[int, set[int]] = {}
    for nth, kind in enumerate(stack.kind):
        if kind != NONE:
            same = pool.same[kind]
            copies[same] = copies.get(same, 0) + stack.entries[nth].copies
            named.setdefault(same, set()).add(kind)
    for same, count in copies.items():
        names = " and ".join([repr(pool.name[kind]) for kind in sorted(named[same])])
        if count > MOST_COPIES:
            said = f"you have {count} copies of {names}; keep {MOST_COPIES} at most"
            yield DeckFault(ALL, "CCG-DECK-02", said)
        if len(named[same]) > 1:
            yield DeckFault(ALL, "CCG-DECK-07", f"{names} are the same card: one of the titles may be used")


Check = Callable[[Stack], Iterator[DeckFault]]
CHECKS: Final[tuple[Check, ...]] = (
    wrong_line, wrong_setup, wrong_crew, wrong_brought, wrong_goal, wrong_plots, wrong_draw, wrong_copies,
)  # fmt: skip
