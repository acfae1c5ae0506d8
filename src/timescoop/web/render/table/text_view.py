"""A scene as plain lines, for screen readers and anyone who prefers text: table, log, choices, help."""

from collections.abc import Iterator

from timescoop.web.render.scene import Scene
from timescoop.web.render.table.social_text import ended_words
from timescoop.wording import TextLine, _, said

LATEST = 20


def help_words() -> str:
    """What can be typed."""
    choose = _("Type the number of a choice, or the start of its words.")
    whole = _("You can type a longer move in one line, with commas between its parts.")
    ask = _("Commands: h (your hand), t (the table), l (the log), ? (the choices), why, why not WORDS, undo.")
    return f"{choose} {whole} {ask}"


def paused_words() -> str:
    """What is said while the store is away."""
    kept = _("Paused: the server can't save right now. Every confirmed move is safe.")
    later = _("Play goes on by itself.")
    return f"{kept} {later}"


def table_lines(scene: Scene) -> Iterator[TextLine]:
    """The whole table."""
    if scene.paused:
        yield said(paused_words())
    yield from scene.text.table()
    if scene.news:
        yield said(_("Since your last turn:"))
    for line in scene.news:
        yield TextLine("fact", line.parts, level=1, clause=line.clause)


def hand_lines(scene: Scene) -> Iterator[TextLine]:
    """What the reader holds."""
    return scene.text.hand()


def log_lines(scene: Scene) -> Iterator[TextLine]:
    """The newest of what happened, each sentence with its clause, the latest last."""
    for line in scene.log[-LATEST:]:
        yield TextLine("fact", line.parts, clause=line.clause)
    if scene.agreed:
        yield said(ended_words(scene))


def choice_lines(scene: Scene) -> Iterator[TextLine]:
    """What is asked, then each choice with its number; else whom the table waits for, or how it ended."""
    if scene.agreed:
        yield said(f"{ended_words(scene)} {_('Nobody won.')}")
    else:
        yield from scene.text.choices()
