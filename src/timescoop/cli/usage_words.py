"""Translates the errors of the command-line parser, which are in English."""

from __future__ import annotations

import re
from collections.abc import Iterator

from timescoop.wording import _


def usage_told(fault: str, command: str) -> str:
    """A fault that cyclopts found, as sentences; one that has no translation stays English.

    Args:
        fault: What is wrong, as cyclopts words it.
        command: The command whose help lists what it takes, such as `timescoop serve`.
    """
    more = _("See {command} --help").format(command=command)
    for pattern, words in kinds():
        if found := re.match(pattern, fault):
            said = words.format(**found.groupdict())
            rest = re.match(r"\.? ?Did you mean (.+)\?$", fault[found.end() :])
            meant = [_("Did you mean {name}?").format(name=rest[1])] if rest else []
            return " ".join([said, *meant, more])
    return f"{fault}. {more}"


def kinds() -> Iterator[tuple[str, str]]:
    """The faults as cyclopts words them, and our words for each."""
    yield r"Unknown option: (?P<name>[^ ]+?)(?=\. |$)", _("Unknown option: {name}.")
    yield r'Unknown command (?P<name>"[^"]+")', _("Unknown command {name}.")
    yield (
        r'Command (?P<command>"[^"]+") parameter (?P<name>[^ ]+) requires an argument',
        _("The command {command} needs a value for {name}."),
    )
    yield (
        r"Invalid value for (?P<name>[^ ]+): unable to convert (?P<value>\".*\") into int",
        _("{name} takes a whole number, not {value}."),
    )
    yield r"Unused Tokens: \[(?P<words>.+)\]", _("These words are too many: {words}.")
