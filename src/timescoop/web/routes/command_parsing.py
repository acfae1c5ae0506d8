"""Parses typed commands: a choice, a question about the table, or `why`."""

from collections.abc import Callable, Iterable
from typing import Final

from timescoop.kernel import NOTHING
from timescoop.web.access.visits import Visit
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.dock import action_words
from timescoop.web.render.table.text_view import choice_lines, hand_lines, help_words, log_lines, table_lines
from timescoop.wording import TextLine, _, said


def help_lines(scene: Scene) -> Iterable[TextLine]:
    """The choices, and what else can be typed."""
    return [*choice_lines(scene), said(help_words())]


COMMANDS: Final[dict[str, Callable[[Scene], Iterable[TextLine]]]] = {
    "h": hand_lines, "hand": hand_lines, "t": table_lines, "table": table_lines, "l": log_lines, "log": log_lines,
    "?": help_lines, "help": help_lines,
}  # fmt: skip
UNDO: Final = ("undo", "take back")  # what is typed to take the last answer back
WHY_NOT: Final = "why not"
WHY: Final = "why"
LONGEST: Final = 300  # letters; no move has more


def parse_command(at: Visit, scene: Scene, line: str) -> tuple[int, list[TextLine]]:
    """The option that a typed line chooses, or `NOTHING` and the lines that answer it."""
    line = " ".join(line[:LONGEST].split())
    word = line.casefold()
    if word.startswith((WHY_NOT, f"{WHY} ")):
        asked = line[len(WHY_NOT if word.startswith(WHY_NOT) else WHY) :].strip(" ?")
        return NOTHING, [reason(at, scene, asked)]
    if word.strip(" ?") == WHY:
        return NOTHING, reasons(scene)
    options = scene.text.meant(line, begun=word not in COMMANDS) or options_by_button(scene, word)
    if len(options) == 1:
        return options[0], []
    if not line or word in COMMANDS:
        return NOTHING, list(COMMANDS.get(word, help_lines)(scene)) or [said(_("Nothing."))]
    if options:
        return NOTHING, [scene.text.several(options)]
    return NOTHING, [reason(at, scene, line)]


def options_by_button(scene: Scene, word: str) -> list[int]:
    """The options whose buttons say just these words, where that is not how the option is called."""
    return [option for option in scene.free if action_words(scene, option).casefold() == word]


def reason(at: Visit, scene: Scene, words: str) -> TextLine:
    """Why some words are no choice of the reader now, in one sentence with its clause."""
    words = words[:LONGEST]
    if scene.watching:
        return said(_("You're watching: only the players can choose."))
    if scene.view["over"]:
        return said(_("The game is over, so there is nothing to choose."))
    if words.casefold() in UNDO and not scene.back:
        return said(_("There is nothing to undo now."))
    options = scene.text.meant(words)
    if len(options) == 1:
        return scene.text.why_offered(options[0])
    if options:
        return scene.text.several(options)
    return scene.text.why_not(words, at.match.why_not(at.viewer, words))


def reasons(scene: Scene) -> list[TextLine]:
    """Why each of the reader's options is allowed."""
    return list(map(scene.text.why_offered, scene.words)) or [said(_("You have nothing to choose now."))]
