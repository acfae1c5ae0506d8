"""Claims that an answer is not allowed, at one moment or at any."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from timescoop.documents.answers import is_called, question_key, why_refused
from timescoop.documents.proving.scenario import BESIDES
from timescoop.documents.proving.worlds import World
from timescoop.documents.reading import Place
from timescoop.kernel import NOTHING, BadNotation


def said_in(row: Mapping[Any, Any]) -> tuple[str, str]:
    """Who is refused which words."""
    return next((str(who), str(words)) for who, words in row.items() if who not in BESIDES)


def refusals(world: World, path: Place, rows: Any) -> Iterator[tuple[Place, str]]:
    """Tell which of these answers is allowed, or could never be.

    `asked` says at which question; `why` must stand in the reason that the game gives.
    """
    for nth, row in enumerate(rows):
        try:
            for wrong in wrong_refusal(world, row):
                yield (*path, nth), wrong
        except BadNotation as error:
            yield (*path, nth, *error.path), error.wrong


def wrong_refusal(world: World, row: Mapping[Any, Any]) -> Iterator[str]:
    """What is wrong with the claim that one answer is refused.

    Raises:
        BadNotation: The answer does not exist in this game, so that it could never be allowed.
    """
    who, words = said_in(row)
    seat = world.seat(who)
    if seat not in world.table.waiting():
        yield f"{who} is not asked anything now, so this proves nothing\n{world.asks()}"
        return
    asked = question_key(world.table, seat)
    if "asked" in row:
        world.vocabulary.check_question(row["asked"], ("asked",))
        if not is_called(asked, row["asked"]):
            yield f"{who}: {words}\n  expected: refused at {row['asked']}\n  found:    {world.asks()}"
            return
    if world.meant(seat, words) != NOTHING:
        yield f"{who}: {words}\n  expected: can't be chosen\n  found:    can be chosen"
        return
    meant = world.vocabulary.called(seat, words)
    if "why" in row:
        reason = why_refused(world.game, world.table, seat, words, world.names)
        if not str(row["why"]).strip() or str(row["why"]).casefold() not in reason.casefold():
            yield f"{who}: {words}\n  expected: {row['why']}\n  found:    {reason}"
    elif "asked" not in row and meant and not of_the_question(world, seat, meant):
        yield (
            f"{who}: {words}\n  {asked} never offers an answer of that kind here, so this claim would always hold\n"
            f"  say at which question (`asked: {asked.rpartition('/')[2]}`), or the reason (`why`)"
        )


def of_the_question(world: World, seat: int, meant: list[int]) -> bool:
    """Whether a seat is offered anything of the same kind as one of these options."""
    offered = {world.vocabulary.block(option) for option in world.table.options(seat)}
    return any(world.vocabulary.block(option) in offered for option in meant)


class Never:
    """Answers that must not be allowed at any moment, from the first to the last."""

    def __init__(self, world: World, rows: Any) -> None:
        """Take the rows of `never`.

        Raises:
            BadNotation: An answer does not exist in this game.
        """
        self.rows = [said_in(row) for row in rows]
        self.asked = [False] * len(self.rows)
        self.offered = [""] * len(self.rows)
        for nth, (who, words) in enumerate(self.rows):
            try:
                world.vocabulary.called(world.seat(who), words)
            except BadNotation as error:
                raise BadNotation(("never", nth), error.wrong) from error
        self.look(world)
        world.watching.append(self.look)

    def look(self, world: World) -> None:
        """Look at what is allowed in this moment."""
        for nth, (who, words) in enumerate(self.rows):
            seat = world.seat(who)
            if seat not in world.table.waiting():
                continue
            self.asked[nth] = True
            if world.meant(seat, words) != NOTHING and not self.offered[nth]:
                after = f"after {len(world.said)} answers" if world.said else "before the first answer"
                self.offered[nth] = f"{after}, at {question_key(world.table, seat)}"

    def wrong(self) -> Iterator[tuple[Place, str]]:
        """What does not hold when all is played."""
        for nth, (who, words) in enumerate(self.rows):
            if not self.asked[nth]:
                yield ("never", nth), f"{who} is never asked anything, so this proves nothing"
            elif self.offered[nth]:
                yield ("never", nth), f"{who}: {words}\n  expected: never offered\n  found:    {self.offered[nth]}"
