"""Pages of `--help` in the reader's language. Names of commands and options stay as they are typed.

Imports wait until a page is printed: most commands need none of them, and rich takes time.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from cyclopts import App
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

EXAMPLE: Final = "Example: "
OF_CYCLOPTS: Final = (
    "Commands",
    "Parameters",
    "Arguments",
    "Display this message and exit.",
    "Display application version.",
)


class TranslatedFormatter:
    """The usual formatter of cyclopts, with every sentence looked up in the catalogue of the reader's language."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Render a panel of commands or options."""
        from cyclopts.help.formatters import DefaultFormatter

        if in_another_language():
            panel.title = translated(str(panel.title))
            panel.entries = [translated_entry(entry) for entry in panel.entries]
        else:
            panel.entries = [unwrapped_entry(entry) for entry in panel.entries]
        DefaultFormatter()(console, options, panel)

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """Render the line that says how the command is typed."""
        from cyclopts.help.formatters import DefaultFormatter

        from timescoop.wording import _

        line = str(usage).strip().removeprefix("Usage:").strip()
        if line and in_another_language():
            told = " ".join([placeholders().get(word, word) for word in line.split(" ")])
            console.print(_("Usage: {line}").format(line=told), style="bold", markup=False)
            console.print()
        else:
            DefaultFormatter().render_usage(console, options, usage)

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """Render what the command does."""
        from cyclopts.help.formatters import DefaultFormatter

        DefaultFormatter().render_description(console, options, translated_text(description))


def placeholders() -> dict[str, str]:
    """The placeholders of a usage line, and their translations."""
    from timescoop.wording import _

    return {"COMMAND": _("COMMAND"), "[OPTIONS]": _("[OPTIONS]"), "[ARGS]": _("[ARGS]"), "[ARGS...]": _("[ARGS...]")}


def in_another_language() -> bool:
    """Whether the reader's language is not English."""
    from timescoop.wording import ENGLISH, tongue

    return tongue() != ENGLISH


def translated_text(text: Any) -> Any:
    """A text of a help page in the reader's language, without the breaks of its docstring; anything else as it is."""
    from cyclopts.help.inline_text import InlineText
    from rich.text import Text

    if not isinstance(text, InlineText) or not isinstance(text.primary_renderable, Text):
        return text
    plain = text.primary_renderable.plain
    said = translated(plain) if in_another_language() else unwrapped(plain)
    return InlineText(Text(said), force_empty_end=text.force_empty_end)


def translated(text: str) -> str:
    """A text in the reader's language: a whole block with columns, an example, or paragraphs that wrap anywhere."""
    from timescoop.wording import _

    block = text.strip()
    if block.startswith(EXAMPLE):
        return _("Example: {command}").format(command=block.removeprefix(EXAMPLE))
    found = _(block)
    return found if found != block else "\n\n".join(_(part) for part in paragraphs(block))


def unwrapped(text: str) -> str:
    """A text whose paragraphs are one line each; paragraphs with columns or indents stay as they are."""
    parts = [part.strip("\n") for part in text.split("\n\n") if part.strip()]
    return "\n\n".join([part if "  " in part else " ".join(part.split()) for part in parts])


def paragraphs(text: str) -> list[str]:
    """The paragraphs of a text, each on one line."""
    return [" ".join(part.split()) for part in text.split("\n\n") if part.strip()]


def unwrapped_entry(entry: HelpEntry) -> HelpEntry:
    """A command or option whose description has no breaks of its docstring."""
    from attrs import evolve

    return evolve(entry, description=translated_text(entry.description), default=default_of(entry))


def default_of(entry: HelpEntry) -> str | None:
    """What stands without the option; None for a switch, which is off then, and for an empty text."""
    return None if entry.default in {str(False), '""'} else entry.default


def translated_entry(entry: HelpEntry) -> HelpEntry:
    """A command or option, its description and what follows it in brackets in the reader's language."""
    from attrs import evolve
    from rich.text import Text

    from timescoop.wording import _

    description = translated_text(entry.description)
    if default := default_of(entry):
        description.append(Text(_("[default: {value}]").format(value=default), "cyclopts.default"))
    if entry.choices:
        told = _("[choices: {values}]").format(values=", ".join(entry.choices))
        description.append(Text(told, "cyclopts.choices"))
    if entry.required:
        description.append(Text(_("[required]"), "cyclopts.required"))
    return evolve(entry, description=description, default=None, choices=(), required=False)


def help_sentences(app: App) -> Iterator[str]:
    """Every sentence on the help pages of an app and its commands, for translators."""
    yield from OF_CYCLOPTS
    yield from paragraphs((app.help or "").partition("Args:")[0])
    epilogue = app.help_epilogue or ""
    if epilogue and not epilogue.startswith(EXAMPLE):
        yield epilogue
    if app.default_command is not None:
        for argument in app.assemble_argument_collection(parse_docstring=True):
            yield from paragraphs(argument.parameter.help or "")
    for name in app:
        if not name.startswith("-"):
            yield from help_sentences(app[name])
