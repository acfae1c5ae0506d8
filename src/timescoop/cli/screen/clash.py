"""What is going on in the middle of a table, in words: a conflict, a fight or an attempt, and what its sums are of."""

from __future__ import annotations

from timescoop.cli.screen.sight import Sight
from timescoop.kernel import Stage, StageLine
from timescoop.wording import plain


def clash(sight: Sight) -> list[str]:
    """The sums, what waits to be carried out, and what each side is made of, a line for each; none if nothing is on."""
    stage = sight.view["stage"]
    return [sums_line(sight, stage), *ledger(sight, stage)] if stage else []


def sums_line(sight: Sight, stage: Stage) -> str:
    """What is going on where, with the sum of each side."""
    sums = ", ".join(f"{side_name(sight, stage, side)} {total}" for side, total in stage["sums"].items())
    told = f"{sight.texts.label(stage['key'])} at {plain([sight.teller.place(stage['place'])])}: {sums}"
    waiting = [f"{sight.faces[each['kind']]['name']} ({sight.names[each['seat']]})" for each in stage.get("stack", ())]
    return f"{told}. Declared, the last is carried out first: {', '.join(waiting)}" if waiting else told


def side_name(sight: Sight, stage: Stage, side: str) -> str:
    """A side: a seat by name, else what it is called."""
    seat = stage.get("whose", {}).get(side, -1)
    return sight.texts.label(side) if seat < 0 else sight.name(seat)


def ledger(sight: Sight, stage: Stage) -> list[str]:
    """What is required, and what each side is made of where the game tells it so."""
    out = sight.required(stage.get("needs", ()))
    for side in stage["sums"] if stage.get("layout") == "ledger" else ():
        lines = [f"{counts(sight, line)} {line['value']}" for line in stage["lines"] if line["side"] == side]
        lines += [f"{sight.texts.label('die')} {stage['dice'][side]}"] if side in stage["dice"] else []
        out.append(f"{side_name(sight, stage, side)}: {', '.join(lines)}")
    return out


def counts(sight: Sight, line: StageLine) -> str:
    """What a line of a ledger counts."""
    if line["kind"] >= 0:
        return sight.faces[line["kind"]]["name"]
    many_of = line.get("count")
    label = line["label"]
    return sight.texts.label(label, 1) if many_of is None else sight.texts.counted(label, many_of)
