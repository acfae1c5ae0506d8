"""Playing a scenario and finding what does not hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from timescoop.documents.answers import is_called, why_refused
from timescoop.documents.comparing import compare, listed
from timescoop.documents.faults import BadDocument
from timescoop.documents.positions import lay, read_position
from timescoop.documents.reading import Document, Place, read_file
from timescoop.documents.scenario import Answer, Check, Failure, Scenario, read_scenario
from timescoop.documents.worlds import Refused, World, first_unlike
from timescoop.documents.writing import brief
from timescoop.kernel import BadNotation, Game

FEW: Final = 4  # facts that are shown in full


def check_file(path: str | Path, games: Mapping[str, Game]) -> list[Failure]:
    """Check every scenario of a file; an empty list is good news.

    Raises:
        BadDocument: The file cannot be read as YAML.
    """
    return [failure for document in read_file(path) for failure in check_scenario(document, games)]


def check_scenario(document: Document, games: Mapping[str, Game]) -> list[Failure]:
    """Check one scenario; what cannot be read or played is a failure, too."""
    try:
        scenario = read_scenario(document)
        run = Run(scenario, games)
    except BadDocument as error:
        return [
            Failure(f.source, f.line, title_of(document), f"{'.'.join(map(str, f.path))}: {f.wrong}")
            for f in error.faults
        ]
    except Refused as error:
        return [Failure(document.source, document.line_of(()), title_of(document), str(error))]
    return list(run.failures())


def title_of(document: Document) -> str:
    """What a document calls itself, also if it is no proper scenario."""
    value = document.value if isinstance(document.value, dict) else {}
    return f"{value.get('rule', '?')}: {value.get('title', 'a scenario without a title')}"


class Run:
    """A scenario on its way, in one world or in two that a seat should not tell apart."""

    def __init__(self, scenario: Scenario, games: Mapping[str, Game]) -> None:
        """Lay out the worlds.

        Raises:
            BadDocument: A position cannot be read.
            Refused: `same_for` names nobody.
        """
        self.scenario = scenario
        document = scenario.document
        self.worlds = [World(read_position(document, games, under=("given",)), scenario.same_for)]
        if scenario.other is not None:
            self.worlds.append(World(lay(scenario.other, document, games, under=("given_other",)), scenario.same_for))

    def failures(self) -> Iterator[Failure]:
        """Play to the end, or to the first line that cannot be played."""
        for step in self.scenario.steps:
            if isinstance(step, Answer):
                wrong = self.answer(step)
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
        if len(self.worlds) > 1:
            difference = first_unlike(*self.worlds)
            if difference:
                who = self.scenario.same_for
                yield self.failure(("same_for",), f"{who} can tell the two worlds apart: {difference}")

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
        try:
            if step.kind == "refuse":
                yield from check_refused(self.worlds[0], step)
                return
            for key, wanted in step.wanted.items():
                look = LOOKS.get(key, check_position)
                for wrong in look(self.worlds[0], key, wanted):
                    yield (*step.path, key), wrong
        except (BadNotation, Refused) as error:
            yield step.path, str(error)


def check_position(world: World, key: str, wanted: Any) -> Iterator[str]:
    """A path into the position as it is written now."""
    for difference in compare({key: wanted}, world.written()):
        yield str(difference)


def check_asked(world: World, key: str, wanted: Any) -> Iterator[str]:
    """`asked: {seat: key}`, `{seat: [options]}` or `{has: ...}` of them; `{seat: null}` for no question at all."""
    if not isinstance(wanted, dict) or not wanted:
        raise BadNotation((key,), "a mapping from seats to questions or options is expected")
    found = world.questions()
    for who, expected in wanted.items():
        asked = found[world.names[world.seat(str(who))]]
        options = asked["options"]
        if expected is None:
            if asked["key"]:
                yield f"asked.{who}\n  expected: no question\n  found:    {asked['key']} {brief(options)}"
        elif isinstance(expected, str):
            if not is_called(asked["key"], expected):
                yield f"asked.{who}\n  expected: {expected}\n  found:    {asked['key'] or 'no question'}"
        else:
            for difference in compare(expected, options, ("asked", str(who))):
                yield str(difference)


def check_facts(world: World, key: str, wanted: Any) -> Iterator[str]:
    """`facts: [...]` in this order, others between them; or `{has|lacks|count: ...}` of their keys."""
    found = world.facts()
    keys = [each["fact"] for each in found]
    if isinstance(wanted, dict):
        short = [each.rpartition("/")[2] for each in keys]
        named = {name for part in wanted.values() for name in (part if isinstance(part, dict) else listed(part))}
        for difference in compare(wanted, keys if any("/" in str(name) for name in named) else short, (key,)):
            yield str(difference)
        return
    start = 0
    for expected in wanted if isinstance(wanted, list) else [wanted]:
        at = next((nth for nth in range(start, len(found)) if is_fact(world, expected, found[nth])), -1)
        if at < 0:
            left = found[start:] if len(found) - start < FEW else keys[start:]
            yield f"facts\n  expected: {brief(expected)}\n  found:    {brief(left)}"
            return
        start = at + 1


def is_fact(world: World, expected: Any, found: dict[str, Any]) -> bool:
    """Whether a fact is the one expected: a key, `seat: key`, or a mapping of `fact`, `seat`, `args` and `cards`."""
    if isinstance(expected, dict) and "fact" not in expected:
        if len(expected) != 1:
            raise BadNotation(("facts",), f"{brief(expected)}: a fact is a key, `seat: key`, or a mapping with `fact`")
        who, key = next(iter(expected.items()))
        expected = {"fact": key, "seat": world.names[world.seat(str(who))]}
    if not isinstance(expected, dict):
        expected = {"fact": expected}
    key = expected["fact"]
    if not is_called(found["fact"], key):
        return False
    rest = {part: wanted for part, wanted in expected.items() if part != "fact"}
    return not rest or not list(compare(rest, found))


def check_refused(world: World, step: Check) -> Iterator[tuple[Place, str]]:
    """None of these answers is on offer; `why` must stand in the reason that the game gives."""
    for nth, row in enumerate(step.wanted):
        who, words = next((key, part) for key, part in row.items() if key != "why")
        path = (*step.path, nth)
        seat = world.seat(str(who))
        if seat not in world.table.waiting():
            yield path, f"{who} is not asked anything now, so this proves nothing"
        elif world.meant(seat, str(words)) >= 0:
            yield path, f"{who}: {words}\n  expected: not on offer\n  found:    on offer"
        elif "why" in row:
            reason = why_refused(world.game, world.table, seat, str(words), world.names)
            if str(row["why"]).casefold() not in reason.casefold():
                yield path, f"{who}: {words}\n  expected: {row['why']}\n  found:    {reason}"


LOOKS: Final[dict[str, Callable[[World, str, Any], Iterator[str]]]] = {"asked": check_asked, "facts": check_facts}
