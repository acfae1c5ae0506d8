"""`timescoop rules`: clauses with their sources, related clauses and examples."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from timescoop.cli.choosing import game_of
from timescoop.cli.ending import FAILED, FINE, complain
from timescoop.documents import Clause, examples, related, rulebook, search, search_most
from timescoop.kernel import Game
from timescoop.wording import _, counted_

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
        found = search_most(clauses, words)
        if found:
            print(_("No rule contains all these words. These have most of them:"))
    if not found:
        return complain(no_match(game, clauses, words), FAILED)
    if len(found) == 1:
        show_clause(clauses, found[0], game.key)
    else:
        for clause in found:
            show_line(clause, full=len(found) <= MANY)
    return FINE


def no_match(game: Game, clauses: Sequence[Clause], words: str) -> str:
    """That no rule matches; for a number that a part of the rulebook lacks, the numbers that it has."""
    stem = words.rpartition("-")[0].casefold()
    numbers = [clause.number for clause in clauses]
    there = [each for each in numbers if stem and f"-{each}".rpartition("-")[0].casefold().endswith(f"-{stem}")]
    if there:
        said = _("no rule of {game} matches {words!r}; there are {first} to {last}")
        return said.format(game=_(game.title), words=words, first=there[0], last=there[-1])
    return _("no rule of {game} matches {words!r}").format(game=_(game.title), words=words)


def show_chapters(clauses: Sequence[Clause]) -> int:
    """The chapters, each with its first and last number."""
    chapters: dict[str, list[Clause]] = {}
    for clause in clauses:
        chapters.setdefault(clause.chapter, []).append(clause)
    for chapter, inside in chapters.items():
        first, last = inside[0].number, inside[-1].number
        numbers = first if first == last else _("{first} to {last}").format(first=first, last=last)
        count = counted_("{n} rule", "{n} rules", len(inside))
        print(f"{_(chapter)} ({count})\n    {numbers}")
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
    printed = {"both": _("both editions"), "all": ""}.get(
        clause.edition, _("the {name} edition").format(name=clause.edition)
    )
    print(f"{clause.number}  ({'; '.join(filter(None, (_(clause.chapter), printed)))})")
    print(filled(_(clause.text)))
    if clause.source:
        said = _("Why: {words}") if "-AMB-" in clause.number else _("Source: {words}")
        print(filled(said.format(words=clause.source)))
    beside = related(clauses, clause)
    if beside:
        print(_("See also"))
        for other in beside:
            print(filled(f"{other.number}: {_(other.text)}"))
    shown = examples(game).get(clause.number, ())
    if shown:
        print(_("Examples"))
        for scenario in shown:
            print(filled(f"{_(scenario.title)} ({scenario.document.source}:{scenario.line})"))


def filled(text: str) -> str:
    """A paragraph, moved in."""
    return textwrap.fill(text, WIDTH, initial_indent="  ", subsequent_indent="  ")
