"""`timescoop guide`: shows guides in the terminal."""

from __future__ import annotations

import sys

from timescoop.cli.choosing import no_such
from timescoop.cli.ending import FINE
from timescoop.documents import guides
from timescoop.wording import _, tongue


def show_guide(name: str) -> int:
    """Show a guide, drawn in a terminal and as it is in a pipe; without a name, list the guides.

    A guide that has no translation is shown in English.

    Raises:
        BadUsage: There is none of that name.
    """
    known = {**guides(), **guides(tongue())}
    if not name:
        width = max(map(len, known))
        for key, text in known.items():
            print(f"{key:<{width}} {text.partition(chr(10))[0].removeprefix('# ')}")
        print("\n" + _("To read one: {command}").format(command="timescoop guide NAME"))
        return FINE
    if name not in known:
        raise no_such(_("there is no guide {name!r}. Choose from {known}"), name, list(known))
    if sys.stdout.isatty():
        from rich.markdown import Markdown

        from timescoop.cli.screen.console import safe_console

        safe_console().print(Markdown(known[name]))
    else:
        print(known[name], end="")
    return FINE
