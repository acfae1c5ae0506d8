"""Plays a scenario and reports claims that fail, and claims that could never fail."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from timescoop.documents.faults import BadDocument
from timescoop.documents.proving.beginning import begin, deck_failures, is_of_a_deck
from timescoop.documents.proving.looks import look
from timescoop.documents.proving.refusing import Never, refusals
from timescoop.documents.proving.scenario import Answer, Check, Failure, Scenario, Until, read_scenario
from timescoop.documents.proving.worlds import Refused, World, first_unlike
from timescoop.documents.reading import Document, Place, read_file
from timescoop.documents.rulebooks import clauses_of
from timescoop.kernel import BadNotation, Game, TimescoopError, to_data

LAID_OUT: Final = {"dice": "these dice are never rolled", "draws": "these cards are never taken at random"}


def check_file(path: str | Path, games: Mapping[str, Game]) -> list[Failure]:
    """Check every scenario of a file; an empty list is good news.

    Raises:
        BadDocument: The file cannot be read as YAML.
    """
    return [failure for document in read_file(path) for failure in check_scenario(document, games)]


def check_scenario(document: Document, games: Mapping[str, Game]) -> list[Failure]:
    """Check one scenario; what cannot be read or played, or could not have failed, is a failure, too."""
    try:
        scenario = read_scenario(document)
        if is_of_a_deck(scenario):
            return list(deck_failures(scenario, games))
        return list(Run(scenario, games).failures())
    except BadDocument as error:
        return [
            Failure(f.source, f.line, title_of(document), f"{'.'.join(map(str, f.path))}: {f.wrong}")
            for f in error.faults
        ]
    except BadNotation as error:
        return [Failure(document.source, document.line_of(error.path), title_of(document), str(error))]
    except TimescoopError as error:
        return [Failure(document.source, document.line_of(()), title_of(document), str(error))]


def title_of(document: Document) -> str:
    """What a document calls itself, also if it is no proper scenario."""
    value = document.value if isinstance(document.value, dict) else {}
    return f"{value.get('rule', '?')}: {value.get('title', 'a scenario without a title')}"


class Run:
    """A scenario on its way, in one world or in two that a seat should not tell apart."""

    def __init__(self, scenario: Scenario, games: Mapping[str, Game]) -> None:
        """Lay out the worlds.

        Raises:
            BadDocument: A position cannot be read or cannot be, or a clause or an answer does not exist.
            Refused: `same_for` names nobody.
        """
        self.scenario = scenario
        document = scenario.document
        self.worlds = [World(begin(document.value["given"], document, games, ("given",)), scenario.same_for)]
        if scenario.other is not None:
            self.worlds.append(World(begin(scenario.other, document, games, ("given_other",)), scenario.same_for))
        self.alike = len(self.worlds) > 1 and are_alike(*self.worlds)
        self.check_given()
        try:
            self.never = Never(self.worlds[0], scenario.never)
        except BadNotation as error:
            raise BadDocument([document.fault(error)]) from error

    def check_given(self) -> None:
        """Whether the rules that are cited exist, and whether the positions could come about.

        Raises:
            BadDocument: One does not.
        """
        document, (world, *_) = self.scenario.document, self.worlds
        clauses = clauses_of(world.game.room)
        faults = [
            document.fault(BadNotation(("rule",), f"the rulebook has no clause {rule}"))
            for rule in self.scenario.rules
            if clauses and rule not in clauses
        ]
        for key, each in zip(("given", "given_other"), self.worlds, strict=False):
            faults += [document.fault(BadNotation((key,), wrong)) for wrong in each.game.problems(each.table)]
        if faults:
            raise BadDocument(faults)

    def failures(self) -> Iterator[Failure]:
        """Play to the end, or to the first line that cannot be played."""
        for step in self.scenario.steps:
            if not isinstance(step, Check):
                wrong = self.answer(step) if isinstance(step, Answer) else self.go_on(step)
                if wrong:
                    yield self.failure(step.path, wrong)
                    return
                continue
            try:
                self.approach(step)
            except Refused as error:
                yield self.failure(step.path, str(error))
                continue
            for path, wrong in self.check(step):
                yield self.failure(path, wrong)
        for path, wrong in (*self.never.wrong(), *self.unlike(), *self.left_over()):
            yield self.failure(path, wrong)

    def unlike(self) -> Iterator[tuple[Place, str]]:
        """Whether the seat could tell the worlds apart, and whether there was anything to tell."""
        if len(self.worlds) > 1:
            difference = first_unlike(*self.worlds)
            if difference:
                yield ("same_for",), f"{self.scenario.same_for} can tell the two worlds apart: {difference}"
            elif self.alike and are_alike(*self.worlds):
                yield ("given_other",), "both worlds are the same throughout, so this proves nothing"

    def left_over(self) -> Iterator[tuple[Place, str]]:
        """Luck that was laid out and never came up."""
        world = self.worlds[0]
        for key, wrong in LAID_OUT.items():
            left = world.written().get(key) if world.given.get(key) and not world.table.over() else None
            if left:
                yield ("given", key), f"{wrong}: {left}"

    def failure(self, path: Place, wrong: str) -> Failure:
        """A failure at a place of the document."""
        document = self.scenario.document
        return Failure(document.source, document.line_of(path), str(self.scenario), wrong)

    def answer(self, step: Answer) -> str:
        """Play one line in every world; what is wrong with it, or nothing."""
        for nth, world in enumerate(self.worlds):
            try:
                world.answer(step.who, step.other if nth else step.words)
            except Refused as error:
                return ("in the other world: " if nth else "") + f"this cannot be answered now: {error}"
            self.alike = self.alike and step.words == step.other
        return ""

    def go_on(self, step: Until) -> str:
        """Answer what leaves nothing to decide up to some moment; what stands in the way, or nothing."""
        for world in self.worlds:
            wanted = {world.seat(who): key for who, key in step.wanted.items()}
            for key in step.wanted.values():
                world.vocabulary.check_question(key, step.path)
            if not world.come_to(wanted):
                until = ", ".join(f"{who} is asked {key}" for who, key in step.wanted.items()) or "the game is over"
                return f"this does not go on until {until}: somebody must decide first\n{world.asks()}"
        return ""

    def approach(self, step: Check) -> None:
        """Go on as far as nobody decides anything: to the questions looked at, else to the end of the effect."""
        wanted = step.questions()
        for world in self.worlds:
            if wanted:
                world.come_to({world.seat(who): key for who, key in wanted.items()})
            elif len(step.path) == 1 and step.kind == "then":
                world.come_to_rest()

    def check(self, step: Check) -> Iterator[tuple[Place, str]]:
        """Everything that does not hold at this moment, in the first world."""
        world = self.worlds[0]
        if step.kind == "refuse":
            yield from refusals(world, step.path, step.wanted)
            return
        found: list[tuple[Place, str]] = []
        for key, wanted in step.wanted.items():
            try:
                found += [((*step.path, key), wrong) for wrong in look(world, key, wanted)]
            except (BadNotation, Refused) as error:
                found.append(((*step.path, key), str(error)))
        for nth, (path, wrong) in enumerate(found, 1):
            yield path, f"{wrong}\nHere {world.asks()}" if nth == len(found) else wrong


def are_alike(one: World, other: World) -> bool:
    """Whether two worlds are the same to the last card and the last piece of luck."""
    return to_data(one.table) == to_data(other.table)
