"""Runs every command: one clear line for each error, and an exit code for each kind of error."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

from timescoop.cli.ending import FAILED, FINE, MISUSED, NAME, BadUsage, code_of, complain
from timescoop.documents import BadDocument, OutputError, in_safety
from timescoop.kernel import BadDeal, TimescoopError

if TYPE_CHECKING:
    from cyclopts import App

LANGUAGE: Final = "TIMESCOOP_LANGUAGE"  # the variable that names the language of the terminal


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and leave with its exit code."""
    raise SystemExit(run(sys.argv[1:] if arguments is None else list(arguments)))


def run(arguments: list[str]) -> int:
    """Run a command with output that takes any text; its exit code.

    Returns:
        0 all is well, 1 something does not hold or cannot be written, 2 bad usage, 128 and the number of a signal:
        130 Control-C, 141 the reader of the output has gone.
    """
    with in_language(os.environ.get(LANGUAGE, "")):
        return in_safety(NAME, partial(carry_out, arguments))


def in_language(code: str) -> AbstractContextManager[None]:
    """Speak the language that somebody asks for, as in `TIMESCOOP_LANGUAGE=de timescoop play`."""
    if not code:
        return nullcontext()  # most commands need no catalogue
    from timescoop.wording import preferred, spoken_in, tongue_of, tongues

    return spoken_in(tongue_of(preferred(code.partition(".")[0].replace("_", "-"), tongues())))


def carry_out(arguments: list[str]) -> int:
    """Carry out a command, and say in words what goes wrong."""
    from cyclopts import CycloptsError

    from timescoop.cli.commands import app

    try:
        result = app(
            arguments,
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
            console=cast("Any", HelpConsole()),
        )
    except CycloptsError as error:
        from timescoop.cli.usage_words import usage_told

        return complain(usage_told(usage_fault(error), " ".join(command_in(app, arguments))), MISUSED)
    except (BadUsage, BadDeal) as error:
        return complain(str(error), MISUSED)
    except TimescoopError as error:
        return complain(f"{error}{hint(error)}", FAILED)
    except KeyboardInterrupt as stop:
        return code_of(stop)
    except OutputError:
        raise
    except OSError as error:
        return complain(
            ": ".join(str(part) for part in (error.filename, error.strerror) if part) or repr(error), FAILED
        )
    return result if isinstance(result, int) else FINE


def hint(error: TimescoopError) -> str:
    """Where to read how a document is written, if one was read and something in it is wrong."""
    read = isinstance(error, BadDocument) and any(fault.line for fault in error.faults)
    if not read:
        return ""
    from timescoop.wording import _

    more = _("See timescoop guide notation")
    return f"\n{more}"


class HelpConsole:
    """A console for help, made when help is printed: most commands need none, and importing rich takes time."""

    def __getattr__(self, name: str) -> Any:
        """Every attribute comes from a console that is made on demand."""
        from timescoop.cli.screen.console import safe_console

        return getattr(safe_console(), name)

    def print(self, *texts: Any, **how: Any) -> None:
        """Print texts of a help page in the reader's language."""
        from timescoop.cli.screen.console import safe_console
        from timescoop.cli.screen.help_pages import translated_text

        safe_console().print(*map(translated_text, texts), **how)


def command_in(app: App, arguments: Sequence[str]) -> list[str]:
    """The words of a command line that name a command, from `timescoop` on."""
    named = [NAME]
    for word in arguments:
        if word.startswith("-") or word not in app:
            break
        app = app[word]
        named.append(word)
    return named


def usage_fault(error: Exception) -> str:
    """What is wrong with the words of a command, on one line."""
    lines = [line.strip() for line in str(error).splitlines()]
    return " ".join(line for line in lines if line).partition(" Available commands:")[0].rstrip(".")
