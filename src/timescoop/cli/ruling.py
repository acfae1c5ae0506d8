"""`timescoop rules`: clauses in our words, with their source and what belongs to them."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from timescoop.cli.choosing import game_of
from timescoop.cli.ending import FAILED, FINE, complain
from timescoop.documents import Clause, examples, related, rulebook, search
from timescoop.wording import _

WIDTH: Final = 80
MANY: Final = 12  # rules that are shown in full


def show_rules(key: str, words: str) -> int:
    """Show a clause, a chapter, or the clauses that hold some words; without words, the chapters."""
    game = game_of(key)
    clauses = rulebook(game.room)
    if not words:
        return show_chapters(clauses)
    found = [clause for clause in clauses if clause.chapter.casefold() == words.casefold()] or search(clauses, words)
    if not found:
        return complain(f"no rule of {game.title} matches {words!r}", FAILED)
    if len(found) == 1:
        show_clause(clauses, found[0], game.key)
    else:
        for clause in found:
            show_line(clause, full=len(found) <= MANY)
    return FINE


def show_chapters(clauses: Sequence[Clause]) -> int:
    """The chapters, each with its first and last number."""
    chapters: dict[str, list[Clause]] = {}
    for clause in clauses:
        chapters.setdefault(clause.chapter, []).append(clause)
    for chapter, inside in chapters.items():
        numbers = inside[0].number if len(inside) == 1 else f"{inside[0].number} to {inside[-1].number}"
        print(f"{chapter} ({len(inside)} rules)\n    {numbers}")
    return FINE


def show_line(clause: Clause, *, full: bool) -> None:
    """A clause among others."""
    if full:
        print(clause.number)
        print(filled(_(clause.text)))
    else:
        print(textwrap.shorten(f"{clause.number}  {_(clause.text)}", WIDTH, placeholder=" ..."))


def show_clause(clauses: Sequence[Clause], clause: Clause, game: str) -> None:
    """A clause with its source, the rulings that belong to it, and scenarios that show it."""
    printed = {"both": "; both editions", "all": ""}.get(clause.edition, f"; the {clause.edition} edition")
    print(f"{clause.number}  ({clause.chapter}{printed})")
    print(filled(_(clause.text)))
    if clause.source:
        print(filled(f"{'Why' if '-AMB-' in clause.number else 'Source'}: {clause.source}"))
    beside = related(clauses, clause)
    if beside:
        print("See also")
        for other in beside:
            print(filled(f"{other.number}: {other.text}"))
    shown = examples(game).get(clause.number, ())
    if shown:
        print("Examples")
        for scenario in shown:
            print(filled(f"{scenario.title} ({scenario.document.source}:{scenario.line})"))


def filled(text: str) -> str:
    """A paragraph, moved in."""
    return textwrap.fill(text, WIDTH, initial_indent="  ", subsequent_indent="  ")
