"""Printed forms of what players do of whom something is so, for games whose phrases say it in the same words.

The forms use parts that each game has for itself: `every player`, `each opp`, `link`.
"""

from __future__ import annotations

from typing import Final

from timescoop.language.printed_forms import Family

OF_WHOM: Final = (
    ("Players of whom something is so", "every player", "each player"),
    ("Opponents of whom something is so", "each opp", "each opponent"),
)


def of_whom(does: str) -> list[Family]:
    """One thing that they do, two things, or either of two; `does` is the sort of phrase that says what they do."""
    first, second = f"{{first:{does}}}", f"{{second:{does}}}"
    found: list[Family] = []
    for name, part, whom in OF_WHOM:
        begin, make = f"(<{part}>) {{feature}} [must]", f"make {whom} who {{feature}}"
        again = f"(<{part}>) {{again:feature}} [must]"
        found += [
            Family(name, "deed", [f"{begin} {{{does}}}"], f"{make} {{{does}}}"),
            Family(
                f"{name} do two things",
                "deed",
                [f"{begin} {first} (<link>) {again} {second}", f"{begin} {first} (<link>) {second}"],
                f"{make} both {{first}} and {{second}}",
                same=(("feature", "again"),),
                alone=True,
            ),
            Family(
                f"{name} do one of two things",
                "deed",
                [f"{begin} [choose (to)] either {first} or {second}"],
                f"{make} either {{first}} or {{second}}",
            ),
        ]
    return found
