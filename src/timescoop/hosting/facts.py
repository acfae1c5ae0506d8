"""Tables and facts as they are stored: JSON, with keys in place of numbers."""

from __future__ import annotations

import json
from collections.abc import Iterable

from timescoop.hosting.timeline import Timeline
from timescoop.kernel import FACT, Fact, Table, to_data


def write_facts(table: Table, start: int, end: int) -> str:
    """Some of the facts that a table keeps, by their keys."""
    facts = (table.kept or [])[start:end]
    return json.dumps([[FACT[what], *rest] for what, *rest in facts], separators=(",", ":"))


def read_facts(texts: Iterable[str]) -> list[list[Fact]]:
    """Groups of facts from their written form; a fact that this version does not know is skipped."""
    groups: list[list[Fact]] = []
    for text in texts:
        known = [fact for fact in json.loads(text) if fact[0] in FACT]
        groups.append([(FACT.index(key), seat, *(tuple(part) for part in rest)) for key, seat, *rest in known])
    return groups


def write_table(table: Table) -> str:
    """A table without the facts it keeps, which are stored with the answers."""
    kept, table.kept = table.kept, None
    try:
        return json.dumps(to_data(table), separators=(",", ":"))
    finally:
        table.kept = kept


def opening_of(timeline: Timeline) -> str:
    """The facts of the deal."""
    return write_facts(timeline.table, 0, timeline.opening)
