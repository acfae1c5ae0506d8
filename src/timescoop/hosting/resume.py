"""Loads a stored match: by replaying its answers, or from the table that was written beside them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from importlib.resources.abc import Traversable

from timescoop.documents import Undo, read_start
from timescoop.hosting.company.table_state import TableState
from timescoop.hosting.errors import SetAside
from timescoop.hosting.facts import read_facts, write_table
from timescoop.hosting.match_rows import AnswerRow, LatestRow, MatchRows, Plan
from timescoop.hosting.timeline import ENDED, REDEALT, GivenAnswer, Timeline, facts_of, replay_rows
from timescoop.kernel import Game, Table, TimescoopError


def deal(game: Game, plan: Plan, seats: int, cards: object) -> Table:
    """The table of a match as it was dealt, or as it began if it was forked, keeping facts."""
    if plan.start:
        return read_start(game, plan.start.table, plan.luck, cards)
    return game.deal(
        seats=seats, seed=plan.luck, edition=plan.edition, options=plan.options, cards=cards, facts=True
    )  # fmt: skip


def latest_of(game: Game, timeline: Timeline, number: int, shown: Sequence[int], table_state: TableState) -> LatestRow:
    """What is written beside the answers: the table after answer `number`, and how many snapshots each viewer had."""
    table, version = timeline.table, rules_version(game)
    waiting = json.dumps(table.waiting())
    return LatestRow(number, version, write_table(table), json.dumps(shown), waiting, table_state.text())


def resumed(game: Game, stored: MatchRows, cards: object) -> Timeline:
    """The timeline of a stored match.

    The answers are authoritative. If the rules have changed and the answers now lead elsewhere, play goes on
    from the table that was written beside them, so that no match changes unexpectedly.

    Raises:
        SetAside: Neither the answers nor the table can be used.
    """
    try:
        timeline = from_answers(game, stored, cards)
    except (TimescoopError, LookupError, TypeError, ValueError, AssertionError) as error:
        timeline, why = None, f"its answers do not replay: {error}"
    else:
        why = ""
    if stored.latest.rules == rules_version(game):
        if timeline is None:
            raise SetAside(why)
        return timeline
    if timeline is not None and write_table(timeline.table) == stored.latest.table:
        return timeline
    try:
        return from_latest_table(game, stored, cards)
    except (TimescoopError, LookupError, TypeError, ValueError, AssertionError) as error:
        if timeline is None:
            raise SetAside(f"{why}; and its table cannot be read: {error}") from error
        return timeline


def from_answers(game: Game, stored: MatchRows, cards: object) -> Timeline:
    """The timeline that the stored answers lead to."""
    table = deal(game, stored.plan, len(stored.seats), cards)
    lines = [(line.seat, line.option, line.undoes, line.look) for line in stored.lines]
    return replay_rows(table, lines, stored.plan.luck)


def from_latest_table(game: Game, stored: MatchRows, cards: object) -> Timeline:
    """The timeline that goes on from the stored table; nothing before it can be taken back."""
    if stored.latest.number != len(stored.lines):
        raise SetAside("its table is older than its answers")
    table = game.load(json.loads(stored.latest.table), cards)
    lines = standing_answers(stored.lines)
    opening, *groups = read_facts([stored.opening, *(line.facts for line in lines)])
    table.kept = list(opening)
    given: list[GivenAnswer] = []
    for line, facts in zip(lines, groups, strict=True):
        table.kept += facts
        given.append(GivenAnswer(line.seat, line.option, unasked=False, until=facts_of(table)))
    agreed = any(line.option == ENDED for line in stored.lines)
    return Timeline(table, len(opening), tuple(given), undos=undos_in(stored.lines), agreed=agreed)


def standing_answers(lines: tuple[AnswerRow, ...]) -> list[AnswerRow]:
    """The answers that stand, those taken back left out."""
    stand: list[AnswerRow] = []
    for line in lines:
        if line.undoes:
            del stand[-line.undoes :]
        elif line.option != ENDED:
            stand.append(line)
    return stand


def undos_in(lines: Sequence[AnswerRow]) -> tuple[Undo, ...]:
    """The undos by consent among the lines of a match."""
    undos: tuple[Undo, ...] = ()
    stand = 0
    for line in lines:
        stand += -line.undoes or 1
        if line.undoes and line.option == REDEALT:
            number = len(undos) + 1
            undos = (*(undo.gone_at(stand) for undo in undos), Undo(number, line.seat, line.undoes, stand))
    return undos


@cache
def rules_version(game: Game) -> str:
    """The version of a game's rules: of the package, and a hash over the sources that decide what an answer does."""
    try:
        release = version("timescoop")
    except PackageNotFoundError:
        release = "0"
    digest = hashlib.blake2b(digest_size=6)
    for room in ("timescoop.kernel", "timescoop.language", game.room):
        for text in sources(files(room)):
            digest.update(text)
    return f"{release}+{digest.hexdigest()}"


def sources(folder: Traversable) -> Iterator[bytes]:
    """The rules and cards under a folder, in the order of their names."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name not in {"__pycache__", "built", "text"}:
            yield from sources(entry)
        elif entry.name.endswith((".py", ".yaml")):
            yield entry.read_bytes()
