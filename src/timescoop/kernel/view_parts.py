"""The parts of a view that all games share: its frame, cards as a reader sees them, and hands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from timescoop.kernel.books import NOTHING, QUESTION, QUESTION_CLAUSE
from timescoop.kernel.cards import NOBODY
from timescoop.kernel.prompts import OptionInfo, Prompt, Sentence
from timescoop.kernel.table import Table
from timescoop.kernel.views import CardView, PileView, SeatView, Stage, View


def view_frame(  # noqa: PLR0913 - a view has as many parts as it has
    table: Table,
    seat: int,
    *,
    game: str,
    phase: str,
    piles: list[PileView],
    seats: list[SeatView],
    stage: Stage | None,
    prompt: Prompt | None,
    lit: Callable[[int], OptionInfo],
    scores: Sequence[int],
    picks: Sequence[int] | None = None,
    told: Callable[[int], tuple[str, str]] | None = None,
) -> View:
    """The part of a view that all games share; a game adds its own parts.

    Args:
        table: The table.
        seat: The reader; the number of seats for a spectator.
        game: The key of the game.
        phase: The part of the turn or of the game, while it is not over.
        piles: The piles.
        seats: The seats, in order.
        stage: A conflict that is going on.
        prompt: What the reader is asked.
        lit: `lit(option)`, how an option is shown.
        scores: The scores, once the game is over.
        picks: The kinds that the reader has chosen so far, where picks are something else.
        told: The key and clause by which a question is told, where the game words it by the table.
    """
    own: Any = table  # the fields that every game gives its tables
    options, over = table.options(seat), table.over()
    told = told or named
    asked = [(args[0], *told(question)) for question, args in table.asked]
    chosen = [bool(table.polling) and table.sealed[other] != NOTHING for other, _, _ in asked]
    return {
        "game": game,
        "edition": own.deal.edition,
        "seat": seat,
        "turn": own.turn,
        "turn_number": own.turn_number,
        "phase": "over" if over else phase,
        "piles": piles,
        "seats": seats,
        "stage": stage,
        "asked": [
            {"seat": other, "key": key, "clause": clause, "chosen": done}
            for (other, key, clause), done in zip(asked, chosen, strict=True)
        ],
        "prompt": prompt,
        "options": options,
        "lit": {str(option): lit(option) for option in options},
        "picks": list(table.picks if picks is None else picks) if options else [],
        "over": over,
        "reason": own.reason,
        "winners": [other for other in range(table.seats) if over and table.won >> other & 1],
        "scores": list(scores) if over else [],
        "score_lines": [[] for _ in range(table.seats)] if over else [],
    }


def named(question: int) -> tuple[str, str]:
    """The key and the clause of a question."""
    return QUESTION[question], QUESTION_CLAUSE[question]


def card_view(
    table: Table, seat: int, copy: int, options: list[int] | None = None, tags: list[str] | None = None
) -> CardView:
    """One copy as a seat sees it; the number of its sleeve is public."""
    kind = table.kind[copy] if table.known[copy] >> seat & 1 else NOBODY
    return {"id": copy, "kind": kind, "up": table.up[copy] == 1, "options": options or [], "tags": tags or []}


def cards_view(table: Table, seat: int, copies: Iterable[int]) -> list[CardView]:
    """Copies side by side, with which the reader can do nothing."""
    return [card_view(table, seat, copy) for copy in copies]


def hand_view(
    table: Table, seat: int, zone: int, options: Mapping[int, list[int]], picked: Iterable[int]
) -> list[CardView]:
    """A hand as a reader sees it: first the cards the reader knows, by kind, then the unknown ones.

    Args:
        table: The table.
        seat: The reader.
        zone: The hand; nobody but its owner can do anything with it.
        options: By kind, the options that choosing such a card would answer.
        picked: The kinds in it that its owner has picked so far.
    """
    copies, kind, known = table.zones[zone], table.kind, table.known
    kinds = sorted([kind[copy] for copy in copies if known[copy] >> seat & 1])
    kinds += [NOBODY] * (len(copies) - len(kinds))
    cards: list[CardView] = [
        {"id": copy, "kind": each, "up": False, "options": [], "tags": []}
        for copy, each in zip(sorted(copies), kinds, strict=True)
    ]
    if table.owner[zone] == seat:
        left = list(picked) if table.question_of(seat) != NOTHING else []
        for card in cards:
            if card["kind"] in left:
                left.remove(card["kind"])
                card["tags"] = ["picked"]
            else:
                card["options"] = options.get(card["kind"], [])
    return cards


def notice(
    key: str, seat: int = NOBODY, *args: int, kinds: Sequence[int] = (), words: str = "", label: str = ""
) -> Sentence:
    """A sentence of the game's texts; see `Sentence` for its slots."""
    made: Sentence = {"key": key, "seat": seat, "args": list(args), "kinds": list(kinds)}
    if words:
        made["words"] = words
    if label:
        made["label"] = label
    return made


def leaders(points: Sequence[int]) -> list[bool]:
    """For each seat, whether it leads: nobody has more points, and somebody has fewer."""
    most = max(points)
    return [each == most and min(points) < most for each in points]
