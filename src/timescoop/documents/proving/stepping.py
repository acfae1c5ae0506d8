"""A scenario step by step: the table as it is given, after each answer, and where something is claimed of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from timescoop.documents.answers import why_refused
from timescoop.documents.making.sets import set_text, whole_cards
from timescoop.documents.proving.beginning import card_file_of
from timescoop.documents.proving.checking import Run
from timescoop.documents.proving.comparing import listed
from timescoop.documents.proving.looks import is_fact, look
from timescoop.documents.proving.refusing import refusals, said_in
from timescoop.documents.proving.scenario import Answer, Check, Scenario, Until
from timescoop.documents.proving.worlds import Refused, World, first_unlike
from timescoop.kernel import BadNotation, Game, Table


@dataclass(frozen=True)
class Said:
    """An answer that was given: by which seat, in which words."""

    seat: int
    words: str


@dataclass(frozen=True)
class Claim:
    """Something that a scenario says of a moment.

    Args:
        sort: "then" for a part of the position, a question or the facts; "refuse" for an answer that is not allowed;
            "same" for two worlds that a seat cannot tell apart.
        about: The part, the answer that is refused, or the name of the seat.
        wanted: What the part must be; for a refusal the seat that is refused.
        reason: Of a refusal, the sentence with which the game refuses.
        facts: The numbers of the facts that it names, where it says that they have happened.
        wrong: What is different from the claim; empty if it holds.
    """

    sort: str
    about: str
    wanted: Any
    reason: str = ""
    facts: tuple[int, ...] = ()
    wrong: str = ""


@dataclass(frozen=True)
class Moment:
    """A table at one step of a scenario.

    Args:
        table: The table; a copy, so that it may be looked at in any way.
        said: The answers that led here from the moment before, those included that left nothing to decide.
        since: How many facts were known before them.
        claims: What the scenario says here; empty where it only answers.
    """

    table: Table
    said: tuple[Said, ...]
    since: int
    claims: tuple[Claim, ...] = ()


@dataclass(frozen=True)
class Showing:
    """A scenario to be stepped through: its game, the names of its seats, its moments; the first is the given table.

    `eyes` is the seat that it concerns; `secret` says that the point of it is what this seat cannot see; `cards` is the
    text of its card file, where the edition's own does not do.
    """

    scenario: Scenario
    game: Game
    names: tuple[str, ...]
    moments: tuple[Moment, ...]
    eyes: int
    secret: bool
    cards: str | None = None


def show(scenario: Scenario, games: Mapping[str, Game], *, other: bool = False) -> Showing:
    """Play a scenario and keep its moments.

    Args:
        scenario: What is shown.
        games: The games there are, by key.
        other: Whether its other world is shown, where it has one.

    Raises:
        TimescoopError: It cannot be read or played.
    """
    run, own = Run(scenario, games), card_file_of(scenario.document)
    world = run.worlds[1 if other and len(run.worlds) > 1 else 0]
    return Showing(
        scenario,
        world.game,
        tuple(world.names),
        tuple(moments(run, world)),
        world.seat(concerned(scenario, world)),
        scenario.same_for != "",
        None if own is None else set_text(whole_cards(own, games)[2]),
    )


def concerned(scenario: Scenario, world: World) -> str:
    """The name of the seat from which a scenario is best seen: one that must not notice, else the first to act."""
    if scenario.same_for:
        return scenario.same_for
    for step in scenario.steps:
        if isinstance(step, Answer):
            return step.who
        for who in step.questions() if isinstance(step, Check) else step.wanted:
            return who
    return world.names[next(iter(world.table.waiting()), 0)]


def moments(run: Run, world: World) -> Iterator[Moment]:
    """The given table, then each answer; claims join those before them if nothing had to happen in between."""
    yield Moment(world.table.copy(), (), 0)
    mark = Mark(world)
    claimed: Moment | None = None
    for step in run.scenario.steps:
        made = mark.after(run, world, step)
        if claimed and isinstance(step, Check) and not made.said:
            claimed = replace(claimed, claims=claimed.claims + made.claims)
            continue
        if claimed:
            yield claimed
        claimed = made if isinstance(step, Check) else None
        if claimed is None:
            yield made
    last = claimed or mark.moment(world)
    alike = tuple(same_for(run))
    if last.claims or alike:
        yield replace(last, claims=last.claims + alike)


class Mark:
    """How far a world had come at the moment before."""

    def __init__(self, world: World) -> None:
        self.said = len(world.said)
        self.facts = len(world.table.kept or ())

    def after(self, run: Run, world: World, step: Answer | Check | Until) -> Moment:
        """The moment to which one line of the scenario leads.

        Raises:
            Refused: The line cannot be played.
        """
        if isinstance(step, Check):
            run.approach(step)
            return self.moment(world, tuple(claims_of(world, step)))
        wrong = run.answer(step) if isinstance(step, Answer) else run.go_on(step)
        if wrong:
            raise Refused(wrong)
        return self.moment(world)

    def moment(self, world: World, claims: tuple[Claim, ...] = ()) -> Moment:
        """The world as it is now; the next moment counts from here."""
        said = tuple(Said(seat, words) for seat, words in world.said[self.said :])
        made = Moment(world.table.copy(), said, self.facts, claims)
        self.said, self.facts = len(world.said), len(world.table.kept or ())
        return made


def claims_of(world: World, step: Check) -> Iterator[Claim]:
    """Each claim of a check, with what is wrong with it."""
    if step.kind == "refuse":
        for row in step.wanted:
            yield refusal(world, step, row)
        return
    for key, wanted in step.wanted.items():
        try:
            wrong = "\n".join(look(world, key, wanted))
        except (BadNotation, Refused) as error:
            wrong = str(error)
        facts = tuple(facts_named(world, wanted)) if key == "facts" and not wrong else ()
        yield Claim("then", str(key), wanted, facts=facts, wrong=wrong)


def facts_named(world: World, wanted: Any) -> Iterator[int]:
    """Where the facts stand that a claim expects, in its order; none where it says what has not happened."""
    found = world.facts()
    tests = set(wanted) & {"has", "lacks", "count"} if isinstance(wanted, dict) else set()
    if tests - {"has"}:
        return
    start = 0
    for expected in listed(wanted["has"] if tests else wanted):
        at = next((n for n in range(start, len(found)) if is_fact(world, expected, found[n])), -1)
        if at >= 0:
            yield at
            start = 0 if tests else at + 1


def refusal(world: World, step: Check, row: Mapping[str, Any]) -> Claim:
    """What is not allowed, with the game's own reason."""
    who, words = said_in(row)
    wrong = [told for _, told in refusals(world, step.path, [row])]
    reason = why_refused(world.game, world.table, world.seat(who), words, world.names)
    return Claim("refuse", words, who, reason, wrong="\n".join(wrong))


def same_for(run: Run) -> Iterator[Claim]:
    """The claim that a seat cannot tell two worlds apart, where there are two."""
    if len(run.worlds) > 1:
        yield Claim("same", run.scenario.same_for, None, wrong=first_unlike(*run.worlds))


def laid_open(table: Table) -> Table:
    """A copy in which everybody knows every card and was told everything: for showing what nobody plays on."""
    new = table.copy()
    everyone = new.everyone()
    new.known = [everyone] * len(new.known)
    if new.kept is not None:
        new.kept = [(what, who, args, kinds, (everyone,) * len(kinds)) for what, who, args, kinds, _ in new.kept]
    return new
