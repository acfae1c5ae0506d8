"""Where every command starts and ends: one clear line for what goes wrong, and an exit code that says how."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from timescoop.cli.ending import FAILED, FINE, MISUSED, STOPPED, BadUsage, complain
from timescoop.kernel import BadDeal, TimescoopError


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and leave with its exit code."""
    raise SystemExit(run(sys.argv[1:] if arguments is None else list(arguments)))


def run(arguments: list[str]) -> int:
    """Run a command; its exit code: 0 all is well, 1 something does not hold, 2 bad usage."""
    from cyclopts import CycloptsError

    from timescoop.cli.commands import app

    try:
        result = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except CycloptsError as error:
        return complain(f"{usage_fault(error)} (timescoop --help shows how)", MISUSED)
    except (BadUsage, BadDeal) as error:
        return complain(str(error), MISUSED)
    except TimescoopError as error:
        return complain(str(error), FAILED)
    except KeyboardInterrupt:
        return complain("", STOPPED)
    except OSError as error:
        return place_fault(error)
    return result if isinstance(result, int) else FINE


def place_fault(error: OSError) -> int:
    """A reader of our output who has had enough is no fault; a place that cannot be read or written is told."""
    if isinstance(error, BrokenPipeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    if error.filename is None:
        raise error
    return complain(f"{error.filename}: {error.strerror}", FAILED)


def usage_fault(error: Exception) -> str:
    """What is wrong with the words of a command, on one line."""
    lines = [line.strip() for line in str(error).splitlines()]
    return " ".join(line for line in lines if line).partition(" Available commands:")[0].rstrip(".")
