"""Claims about a moment of a scenario: position, questions, facts, what a seat sees, and current figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from timescoop.documents.answers import is_called
from timescoop.documents.proving.comparing import TESTS, Difference, compare, listed, some, unmatched
from timescoop.documents.proving.sayable import Words
from timescoop.documents.proving.sight import seen_by
from timescoop.documents.proving.worlds import World
from timescoop.documents.reading import Place
from timescoop.documents.writing import brief
from timescoop.kernel import BadNotation

Fact = dict[str, Any]
FEW: Final = 4  # facts that are shown in full
UNKNOWN: Final = "unknown"


def look_at_position(world: World, key: str, wanted: Any) -> Iterator[str]:
    """A path into the position as it is written now."""
    for difference in compare({key: wanted}, world.written(), (), world.words()):
        yield str(difference)


# ---- questions


def look_at_questions(world: World, key: str, wanted: Any) -> Iterator[str]:
    """`asked: {seat: key}`, `{seat: [options]}` or `{has: ...}` of them; `{seat: null}` for no question at all.

    Raises:
        BadNotation: A question is never asked, or an answer is never called so.
    """
    if not isinstance(wanted, dict) or not wanted:
        raise BadNotation((key,), "a mapping from seats to questions or options is expected")
    found = world.questions()
    for who, expected in wanted.items():
        seat = world.seat(str(who))
        asked, options = found[world.names[seat]]["key"], found[world.names[seat]]["options"]
        if expected is None or isinstance(expected, str):
            if expected:
                world.vocabulary.check_question(expected, (key, who))
            if asked if expected is None else not is_called(asked, expected):
                there = f"{asked} {brief(options)}" if asked else "no question"
                yield f"asked.{who}\n  expected: {expected or 'no question'}\n  found:    {there}"
            continue
        check_options(world, seat, expected, options)
        yield from map(str, compare(expected, options, ("asked", str(who))))


def check_options(world: World, seat: int, expected: Any, options: Sequence[str]) -> None:
    """Refuse what no option is ever called.

    Raises:
        BadNotation: It says which option comes nearest.
    """
    for words in named_in(expected):
        if words not in options:
            world.vocabulary.called(seat, words)


def named_in(wanted: Any) -> Iterator[str]:
    """Everything that a list of names, or tests of one, calls by its name."""
    if isinstance(wanted, dict):
        for test, names in wanted.items():
            yield from map(str, names if isinstance(names, dict) else [] if test == "count" else listed(names))
    else:
        yield from map(str, listed(wanted))


# ---- facts


def look_at_facts(world: World, key: str, wanted: Any) -> Iterator[str]:
    """`facts: [...]` in this order, others between them; or `{has|lacks|count|first|last: ...}`.

    Raises:
        BadNotation: A fact is never told in this game.
    """
    found = world.facts()
    if not isinstance(wanted, dict) or "fact" in wanted or not set(wanted) <= set(TESTS):
        yield from in_order(world, listed(wanted), found, (key,))
        return
    for test, expected in wanted.items():
        yield from map(str, FACT_TESTS[test](world, expected, found, (key, test)))


def in_order(world: World, wanted: Sequence[Any], found: Sequence[Fact], path: Place) -> Iterator[str]:
    """These facts, one after the other, with any others between them."""
    if not wanted:
        raise BadNotation(path, "this names nothing; use `count: 0`")
    start = 0
    for expected in wanted:
        world.vocabulary.check_fact(expected, path)
        at = next((nth for nth in range(start, len(found)) if is_fact(world, expected, found[nth])), -1)
        if at < 0:
            left = found[start:]
            yield f"facts\n  expected: {brief(expected)}\n  found:    {shown(world, [expected], left)}"
            return
        start = at + 1


def shown(world: World, wanted: Sequence[Any], found: Sequence[Fact]) -> str:
    """Facts as they are told of a failure: those of a wanted key in full, else a few in full, else the keys."""
    keys = [str(whole(world, each)["fact"]) for each in wanted]
    same = [fact for fact in found if any(is_called(fact["fact"], key) for key in keys)]
    if same or len(found) < FEW:
        return brief(same or list(found))
    return f"none of that key among {brief([fact['fact'] for fact in found])}"


def whole(world: World, expected: Any) -> Fact:
    """A fact as it is looked for: a key, `seat: key`, or a mapping of `fact`, `seat`, `args` and `cards`."""
    if not isinstance(expected, dict):
        return {"fact": expected}
    if "fact" in expected:
        return expected
    who, key = next(iter(expected.items()))
    return {"fact": key, "seat": world.names[world.seat(str(who))]}


def is_fact(world: World, expected: Any, found: Fact) -> bool:
    """Whether a fact is the one expected."""
    wanted = whole(world, expected)
    if not is_called(found["fact"], wanted["fact"]):
        return False
    rest = {part: value for part, value in wanted.items() if part != "fact"}
    return not rest or not list(compare(rest, found))


def has_facts(world: World, wanted: Any, found: Sequence[Fact], path: Place) -> Iterator[Difference]:
    """All of these have happened, in any order, as often as they are named."""
    short = unmatched(
        some(wanted, path, world.vocabulary.check_fact), found, lambda one, fact: is_fact(world, one, fact)
    )
    if short:
        yield Difference(path, brief(short), shown(world, short, found))


def lacks_facts(world: World, wanted: Any, found: Sequence[Fact], path: Place) -> Iterator[Difference]:
    """None of these has happened."""
    rows = some(wanted, path, world.vocabulary.check_fact)
    there = [fact for fact in found if any(is_fact(world, one, fact) for one in rows)]
    if there:
        yield Difference(path, f"none of {brief(rows)}", brief(there))


def count_facts(world: World, wanted: Any, found: Sequence[Fact], path: Place) -> Iterator[Difference]:
    """So many in all, or so many of each key."""
    if not isinstance(wanted, dict):
        if wanted != len(found):
            yield Difference(path, brief(wanted), str(len(found)))
        return
    for key, number in wanted.items():
        world.vocabulary.check_fact(key, (*path, key))
        there = sum(is_called(fact["fact"], key) for fact in found)
        if there != number:
            yield Difference((*path, key), brief(number), f"{there}: {shown(world, [key], found)}")


def first_facts(world: World, wanted: Any, found: Sequence[Fact], path: Place) -> Iterator[Difference]:
    """These have happened before all others, in this order."""
    rows = some(wanted, path, world.vocabulary.check_fact)
    yield from exactly(world, rows, found[: len(rows)], path)


def last_facts(world: World, wanted: Any, found: Sequence[Fact], path: Place) -> Iterator[Difference]:
    """These have happened after all others, in this order."""
    rows = some(wanted, path, world.vocabulary.check_fact)
    yield from exactly(world, rows, found[-len(rows) :], path)


def exactly(world: World, rows: Sequence[Any], found: Sequence[Fact], path: Place) -> Iterator[Difference]:
    """These facts and no others."""
    if len(rows) != len(found) or not all(is_fact(world, *pair) for pair in zip(rows, found, strict=True)):
        yield Difference(path, brief(list(rows)), brief(list(found)))


FactTest = Callable[[World, Any, Sequence[Fact], Place], Iterator[Difference]]
FACT_TESTS: Final[dict[str, FactTest]] = {
    "has": has_facts, "lacks": lacks_facts, "count": count_facts, "first": first_facts, "last": last_facts,
}  # fmt: skip


# ---- what a seat sees, and what cards are worth now


def look_through_eyes(world: World, key: str, wanted: Any) -> Iterator[str]:
    """`sees: {seat: {has|lacks|count: ...}}` of all cards, or of single groups, as `Tom.hand` or `discard`.

    A card that the seat does not know is `unknown`; the seat `watcher` sees what everybody may see.
    """
    rows = list(wanted.values()) if isinstance(wanted, dict) else []
    if not rows or not all(isinstance(each, dict) and each for each in rows):
        raise BadNotation((key,), "a mapping is expected, as `sees: {Tom: {Elisabeth.hand: {lacks: Jamie}}}`")
    for who, expected in wanted.items():
        watching = str(who) == "watcher" and "watcher" not in world.names
        seat = world.table.seats if watching else world.seat(str(who))
        groups = seen_by(world.game, world.table, seat, world.names, UNKNOWN)
        words = Words(world.vocabulary.cards | {UNKNOWN}, frozenset(groups))
        tests = set(expected) <= set(TESTS)
        found: Any = sorted(name for names in groups.values() for name in names) if tests else groups
        for difference in compare(expected, found, (key, str(who)), words):
            yield str(difference)


def look_at_figures(world: World, key: str, wanted: Any) -> Iterator[str]:
    """`figures: {card: {...}}`: Strength, Qualities, Traits or totals as they count now.

    Raises:
        BadNotation: The game tells no such figures.
    """
    if world.game.figures is None:
        raise BadNotation((key,), f"{world.game.key} tells no figures")
    rows = world.game.figures(world.table, world.names)
    words = Words(world.vocabulary.printed(), frozenset(part for row in rows for part in row))
    for difference in compare({key: wanted}, {key: rows}, (), words):
        yield str(difference)


Look = Callable[[World, str, Any], Iterator[str]]
LOOKS: Final[Mapping[str, Look]] = {
    "asked": look_at_questions,
    "facts": look_at_facts,
    "sees": look_through_eyes,
    "figures": look_at_figures,
}


def look(world: World, key: str, wanted: Any) -> Iterator[str]:
    """Everything in which one claim of a `then` does not hold."""
    yield from LOOKS.get(key, look_at_position)(world, key, wanted)
