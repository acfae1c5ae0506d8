"""How a verdict on a choice reads on every page."""

from typing import NamedTuple

from htpy import Node, a, nav, span

from timescoop.bots import Judged
from timescoop.wording import _, counted_

MINUS = "\u2212"
TIGHT = "\u00a0"  # a space at which no line breaks


class Verdict(NamedTuple):
    """A choice in words: what was asked, what was chosen, what the search would have taken; empty if it is the same."""

    judged: Judged
    asked: str
    chosen: str
    better: str

    @property
    def costly(self) -> bool:
        """Whether there is a better choice, and its cost may be told."""
        return bool(self.better) and self.judged.costly


class MomentVerdict(NamedTuple):
    """What is said at a moment: of the choice there, if there is one; and answers before other costly choices."""

    verdict: Verdict | None
    earlier: int | None
    later: int | None


def percent(chance: float) -> str:
    """A chance as people say it; what the search puts a little beyond 0 or 1 is told as these."""
    return _("{number} %").format(number=round(100 * min(1.0, max(0.0, chance)))).replace(" ", TIGHT)


def points(share: float, *, signed: bool = False) -> str:
    """Percentage points of the chance to win, which add up beyond 100; with their sign if that is asked for."""
    number = round(100 * share)
    sign = MINUS if number < 0 else "+" if signed and number else ""
    return sign + counted_("{n} point", "{n} points", abs(number)).replace(" ", TIGHT)


def label(judged: Judged) -> str:
    """What a choice goes by, here and in the replay."""
    return _("Answer {number}").format(number=judged.said.done + 1)


def anchor(judged: Judged) -> str:
    """The part of the page of all choices where this one is told."""
    return f"answer-{judged.said.done + 1}"


def verdict_line(told: MomentVerdict, root: str, eyes: str) -> Node:
    """One line at a moment of a replay: its choice, with links to the costly ones before and after, and to all."""
    found = told.verdict
    address = f"{root}/analysis#{anchor(found.judged)}" if found else f"{root}/analysis"
    return nav("#verdict", aria_label=_("Game analysis"))[
        span(".said")[sentences(found)] if found else None,
        span(".ways")[
            costly_one(told.earlier, root, eyes, _("Costly choice before")),
            costly_one(told.later, root, eyes, _("Next costly choice")),
            a(href=address)[_("All choices")],
        ],
    ]


def costly_one(done: int | None, root: str, eyes: str, words: str) -> Node:
    """The way to a costly choice, if there is one."""
    return a(href=f"{root}/replay/{eyes}?answers={done}")[words] if done is not None else None


def sentences(found: Verdict) -> str:
    """A choice in sentences: how likely it left its seat to win, what it was, what it cost."""
    judged = found.judged
    said = _("{label}: chance {chance}. Chose: {chosen}.").format(
        label=label(judged), chance=percent(judged.chance), chosen=found.chosen
    )
    if not found.costly:
        best = _("Nothing better was found.")
        return f"{said} {best}"
    better = _("Better: {better}; cost {points}.").format(better=found.better, points=points(judged.lost))
    return f"{said} {better}"
