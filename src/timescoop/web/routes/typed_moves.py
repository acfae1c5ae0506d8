"""A whole move typed in one line: "attack Telos with Cybermen, Cyber Controller"."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from timescoop.documents import first_meant, pieces_of
from timescoop.hosting import Preview
from timescoop.kernel import NOTHING
from timescoop.web.access.visits import Visit
from timescoop.web.render.scene import Scene
from timescoop.wording import TextLine, _, listed, said

MOST_NAMED: Final = 12  # options that a refusal names
DONE: Final = "done"  # the verb of an option that ends a choice of several


@dataclass(frozen=True, slots=True)
class TypedMove:
    """The meaning of a typed line: the answers of a whole move with their words, or why it is none.

    A line that does not begin with a choice and a joint is no move at all: then everything is empty.
    """

    options: tuple[int, ...] = ()
    words: tuple[str, ...] = ()
    lines: tuple[TextLine, ...] = ()


def parse_move(at: Visit, scene: Scene, line: str) -> TypedMove:
    """The move that a line tells, answer by answer, each on the table that its seat imagines after those before.

    Args:
        at: Whose seat; nobody who watches moves.
        scene: What that seat sees.
        line: What was typed: the words of each answer or their beginning, between them a comma, "with", "and", "then",
            "to" or "at". A choice of several cards is ended for the player where nothing else follows.
    """
    pieces = pieces_of(line)
    if at.watching or not scene.words or len(pieces) == 1:
        return TypedMove()
    options: tuple[int, ...] = ()
    words: tuple[str, ...] = ()
    while pieces:
        preview = at.match.moves.preview(at.viewer, scene.number, options)
        option, used = (NOTHING, 0) if preview.ends else first_meant(preview.options, pieces)
        if option == NOTHING:
            return no_move(preview, words, pieces) if options else TypedMove()
        options, words = (*options, option), (*words, dict(preview.options)[option])
        pieces = pieces[used + 1 :]  # the joint behind an answer goes with it
    return finished(at.match.moves.preview(at.viewer, scene.number, options), options, words)


def finished(preview: Preview, options: tuple[int, ...], words: tuple[str, ...]) -> TypedMove:
    """A move whose answers are all told; what only ends it is added."""
    if preview.ends:
        return TypedMove(options, words)
    assert preview.view is not None, "what goes on has a view"
    ending = [(option, said_) for option, said_ in preview.options if verb_of(preview, option) == DONE]
    if len(ending) == 1:
        return TypedMove((*options, ending[0][0]), (*words, ending[0][1]))
    told = _("That is not a whole move yet. After “{words}” choose one of: {options}.")
    return TypedMove(lines=(said(told.format(words=", ".join(words), options=on_offer(preview))),))


def no_move(preview: Preview, words: Sequence[str], pieces: Sequence[str]) -> TypedMove:
    """Why what follows some answers is no answer; nothing was given."""
    if preview.ends:
        told = _("Nothing was done: the move ends with “{words}”. Type what follows as a move of its own.")
        return TypedMove(lines=(said(told.format(words=words[-1])),))
    told = _("Nothing was done: “{piece}” isn't a choice after “{words}”. You can choose: {options}.")
    told = told.format(piece=pieces[0], words=", ".join(words), options=on_offer(preview))
    return TypedMove(lines=(said(told),))


def on_offer(preview: Preview) -> str:
    """The words of what can be chosen, not too many of them."""
    named = [words for _option, words in preview.options]
    more = len(named) - MOST_NAMED
    return listed(named[:MOST_NAMED] + ([_("{n} more").format(n=more)] if more > 0 else []))


def verb_of(preview: Preview, option: int) -> str:
    """What an option of a preview does."""
    how = preview.view["lit"].get(str(option)) if preview.view else None
    return how["verb"] if how else ""
