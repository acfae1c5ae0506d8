"""A world of a scenario: its table, and what one seat is sent at each moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from timescoop.documents.answers import forced, is_called, on_offer, option_of, question_key
from timescoop.documents.positions import Position
from timescoop.documents.proving.sayable import Words
from timescoop.documents.proving.vocabulary import Vocabulary
from timescoop.documents.writing import brief
from timescoop.kernel import FACT, NOTHING, QUESTION, TimescoopError


class Refused(TimescoopError):
    """A line of the scenario cannot be played."""


class World:
    """A table that keeps its facts, and answers for those whom the scenario does not mention."""

    def __init__(self, position: Position, watched: str = "") -> None:
        """`watched` names the seat whose moments are kept."""
        self.game = position.game
        self.table = position.table
        self.names = position.names
        if self.table.kept is None:
            self.table.kept = []
        self.rest = len(self.table.agenda)  # a position is at rest: this much is always still to be done
        self.eyes = self.seat(watched) if watched else NOTHING
        self.moments: list[dict[str, Any]] = []
        self.watching: list[Callable[[World], None]] = []  # what else looks at every moment
        self.said: list[tuple[int, str]] = []  # who answered what, those included for whom it was answered
        self.vocabulary = Vocabulary(self.game, self.table, self.names)
        self.given = self.written()
        self.look()

    def words(self) -> Words:
        """What a claim about the position may say: of this moment, or as it was given."""
        return self.vocabulary.words(self.given, self.written())

    def seat(self, name: str) -> int:
        """A seat by its name.

        Raises:
            Refused: Nobody is called that.
        """
        found = [seat for seat, known in enumerate(self.names) if known.casefold() == name.casefold()]
        if not found:
            raise Refused(f"nobody is called {name!r}; the seats are {', '.join(self.names)}")
        return found[0]

    def answer(self, who: str, words: str) -> None:
        """A seat says some words; what comes before is answered for others if nothing is to be decided there.

        Raises:
            Refused: The words are not allowed, and something must be decided before.
        """
        seat = self.seat(who)
        asked = ""  # what the seat was asked when the words did not fit
        while (option := self.meant(seat, words)) == NOTHING:
            if not asked and seat in self.table.waiting():
                asked = self.asks()
            if not self.go_on(seat):
                raise Refused(f"{who}: {words}\n{asked or self.asks()}")
        self.play(seat, option)

    def meant(self, seat: int, words: str) -> int:
        """The option that a seat's words mean now."""
        if seat not in self.table.waiting():
            return NOTHING
        return option_of(on_offer(self.game, self.table, seat, self.names), words)

    def go_on(self, speaker: int = NOTHING) -> bool:
        """Answer one question that leaves nothing to decide, if anybody holds one.

        Args:
            speaker: A seat that is about to say something: only windows are declined for it. Else its words could be
                taken as an answer to a much later question.
        """
        for seat in self.table.waiting():
            option = forced(self.game, self.table, seat, self.names, declining=seat != speaker)
            if option != NOTHING:
                self.play(seat, option)
                return True
        return False

    def come_to_rest(self) -> None:
        """After the last answer: let what is left of an effect happen, as far as nobody decides anything."""
        while not self.at_rest() and self.go_on():
            pass

    def come_to(self, wanted: Mapping[int, str]) -> bool:
        """Go on, as far as nobody decides anything, until each of these seats holds its question; empty means any.

        Without seats, until the game is over. Returns whether that moment was reached.
        """
        while not self.there(wanted):
            if self.table.over() or not self.go_on():
                return False
        return True

    def there(self, wanted: Mapping[int, str]) -> bool:
        """Whether each of these seats holds its question; without seats, whether the game is over."""
        if not wanted:
            return self.table.over()
        return not self.table.over() and all(self.holds(seat, key) for seat, key in wanted.items())

    def holds(self, seat: int, key: str) -> bool:
        """Whether a seat is asked a question, of that name if there is one."""
        asked = question_key(self.table, seat)
        return is_called(asked, key) if key else asked != ""

    def at_rest(self) -> bool:
        """Whether nothing is going on: the game is over, or the table could be written as a position."""
        table = self.table
        if table.over():
            return True
        return len(table.agenda) <= self.rest and "midway" not in self.game.write(table, self.names)

    def play(self, seat: int, option: int) -> None:
        """Answer, and keep the moment."""
        self.said.append((seat, self.game.words(self.table, seat, option, self.names)))
        self.table.play(seat, option)
        self.look()

    def look(self) -> None:
        """Keep everything that the watched seat is sent at this moment."""
        for watch in self.watching:
            watch(self)
        if self.eyes == NOTHING:
            return
        table, seat = self.table, self.eyes
        self.moments.append(
            {
                "view": self.game.view(table, seat),
                "observe": self.game.observe(table, seat),
                "options": on_offer(self.game, table, seat, self.names),
                "asked": [(other, question_key(table, other)) for other in table.waiting()],
                "told": [[FACT[what], *rest] for what, *rest in table.told(seat)],
            }
        )

    def asks(self) -> str:
        """Who is asked what now, with all the options."""
        if self.table.over():
            return "the game is over"
        return "\n".join(
            f"{self.names[seat]} is asked {QUESTION[self.table.question_of(seat)]}: "
            + brief([said for _, said in on_offer(self.game, self.table, seat, self.names)])
            for seat in self.table.waiting()
        )

    def written(self) -> dict[str, Any]:
        """The position, with the end of the game, as `then` sees it."""
        table = self.table
        out = {str(key): value for key, value in self.game.write(table, self.names).items()}
        winners = [name for seat, name in enumerate(self.names) if table.over() and table.won >> seat & 1]
        out["over"] = table.over()
        out["winners"] = winners
        out["scores"] = dict(zip(self.names, self.game.scores(table), strict=False)) or None
        return out

    def questions(self) -> dict[str, Any]:
        """For each seat the key of its question and the words of its options."""
        out: dict[str, Any] = {}
        for seat, name in enumerate(self.names):
            key = question_key(self.table, seat)
            offered = on_offer(self.game, self.table, seat, self.names) if key else []
            out[name] = {"key": key, "options": [said for _, said in offered]}
        return out

    def facts(self) -> list[dict[str, Any]]:
        """What has happened so far, with the names of seats and cards."""
        faces = self.game.faces(self.table)
        return [
            {
                "fact": FACT[what],
                "seat": self.names[seat] if 0 <= seat < len(self.names) else None,
                "args": list(args),
                "cards": [faces[kind]["name"] for kind in kinds],
            }
            for what, seat, args, kinds, _ in self.table.kept or []
        ]


def first_unlike(one: World, other: World) -> str:
    """Where two worlds first differ for the seat that is watched in both; empty if they never do."""
    for nth, (here, there) in enumerate(zip(one.moments, other.moments, strict=False)):
        for place, left, right in unlike(here, there, ()):
            where = ".".join(map(str, place))
            when = f"after {nth} answers" if nth else "before the first answer"
            return f"{when} {where}\n  in one world:  {brief(left)}\n  in the other: {brief(right)}"
    if len(one.moments) != len(other.moments):
        return f"{len(one.moments) - 1} answers in one world, {len(other.moments) - 1} in the other"
    return ""


def unlike(one: Any, other: Any, place: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], Any, Any]]:
    """All places where two values differ, the deepest there are."""
    if isinstance(one, Mapping) and isinstance(other, Mapping) and list(one) == list(other):
        for key in one:
            yield from unlike(one[key], other[key], (*place, key))
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for nth, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from unlike(left, right, (*place, nth))
    elif one != other or type(one) is not type(other):
        yield place, one, other
