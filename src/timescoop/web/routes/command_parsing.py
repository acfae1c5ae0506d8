"""What a typed command means: a choice, a question about the table, or why something is no choice."""

from collections.abc import Callable, Iterable
from typing import Final

from timescoop.documents import meant
from timescoop.kernel import NOTHING
from timescoop.web.access.visits import Visit
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.dock import action_words
from timescoop.web.render.table.text_view import choice_lines, hand_lines, help_words, log_lines, table_lines
from timescoop.wording import _, in_full, plain, question_leaves, question_takes


def help_lines(scene: Scene) -> Iterable[str]:
    """The choices, and what else can be typed."""
    return [*choice_lines(scene), help_words()]


COMMANDS: Final[dict[str, Callable[[Scene], Iterable[str]]]] = {
    "h": hand_lines, "hand": hand_lines, "t": table_lines, "table": table_lines, "l": log_lines, "log": log_lines,
    "?": help_lines, "help": help_lines,
}  # fmt: skip
UNDO: Final = ("undo", "take back")  # what is typed to take the last answer back
WHY_NOT: Final = "why not"
WHY: Final = "why"
LONGEST: Final = 120  # letters; no choice has more


def parse_command(at: Visit, scene: Scene, line: str) -> tuple[int, list[str]]:
    """The option that a typed line chooses, or `NOTHING` and the lines that answer it."""
    line = " ".join(line[:LONGEST].split())
    word = line.casefold()
    offered = list(scene.words.items())
    if word.startswith((WHY_NOT, f"{WHY} ")):
        asked = line[len(WHY_NOT if word.startswith(WHY_NOT) else WHY) :].strip(" ?")
        return NOTHING, [reason(at, scene, asked)]
    if word.strip(" ?") == WHY:
        return NOTHING, list(reasons(scene))
    options = meant(offered, line, begun=word not in COMMANDS) or options_by_button(scene, word)
    if len(options) == 1:
        return options[0], []
    if not line or word in COMMANDS:
        return NOTHING, list(COMMANDS.get(word, help_lines)(scene)) or [_("Nothing.")]
    if options:
        return NOTHING, [
            _("That could be {choices}.").format(choices=", ".join(scene.words[option] for option in options))
        ]
    return NOTHING, [reason(at, scene, line)]


def options_by_button(scene: Scene, word: str) -> list[int]:
    """The options whose buttons say just these words, where that is not how the option is called."""
    return [option for option in scene.free if action_words(scene, option).casefold() == word]


def reason(at: Visit, scene: Scene, words: str) -> str:
    """Why some words are no choice of the reader now, in one sentence with its clause."""
    words = words[:LONGEST]
    if scene.watching:
        return _("You watch this match; those who sit at it choose.")
    if scene.view["over"]:
        return _("The game is over, so nothing is left to choose.")
    options = meant(list(scene.words.items()), words)
    if len(options) == 1:
        return why_offered(scene, options[0])
    said = at.match.why_not(at.viewer, words)
    return not_offered(scene, words, said)


def not_offered(scene: Scene, words: str, reason: str) -> str:
    """Why some words are no choice of the reader, in one sentence with its clause; the game may know why."""
    prompt = scene.view["prompt"]
    reason = reason or question_leaves(explained(scene), prompt["clause"] if prompt else "")
    return _("{words} is not on offer: {reason}.").format(words=repr(words), reason=reason)


def explained(scene: Scene) -> str:
    """One sentence more about what the reader is asked, or nothing."""
    prompt = scene.view["prompt"]
    return plain(scene.teller.explain(prompt["key"], prompt["slots"])) if prompt else ""


def why_offered(scene: Scene, option: int) -> str:
    """Why one of the reader's options is on offer, in one sentence with its clause."""
    how, prompt = scene.how(option), scene.view["prompt"]
    assert prompt is not None, "only a question has options"
    told = scene.texts.why(prompt["key"], how) or question_takes(explained(scene), prompt["clause"])
    words = in_full(scene.words[option], how, prompt["slots"])
    return _("{words} is on offer: {reason}.").format(words=repr(words), reason=told)


def reasons(scene: Scene) -> Iterable[str]:
    """Why each of the reader's options is on offer."""
    return [why_offered(scene, option) for option in scene.words] or [_("Nothing is asked of you now.")]
