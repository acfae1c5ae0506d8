"""The declaration of a game's positions, and the keys that all games share.

A game lists the keys of a table, of a player and of a card in play as a `Form` each. Reading, writing, the keys that
are known and most errors follow from these lists. `lay` of the game puts what was read on a table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from timescoop.kernel.books import QUESTION
from timescoop.kernel.cards import Cards
from timescoop.kernel.forms import Form, Key, Said, Sheet, Value
from timescoop.kernel.game import Choice, Edition
from timescoop.kernel.position_values import ANYTHING, SEAT_NAME, SEAT_NAMES, SEED, amount
from timescoop.kernel.positions import MOST, edition_of, opening, seed_of
from timescoop.kernel.table import Table
from timescoop.kernel.warrants import Place

# ---- keys that all games have


def head_keys(game: str, latest: int = MOST) -> tuple[Key, ...]:
    """The keys for the game, the deal and the turn; `latest` is the highest turn number."""
    return (
        Key("game", ANYTHING, get=lambda *_: game),
        Key("edition", ANYTHING, get=lambda table, _: table.deal.edition),
        Key("options", ANYTHING, {}, get=lambda table, _: dict(table.deal.options), rare=True),
        Key("seed", SEED, seed_of(0)),
        Key("turn", SEAT_NAME, 0, field="turn"),
        Key("turn_number", amount(0, latest), 1, field="turn_number"),
    )


def players_key(form: Form) -> Key:
    """Each player by name, in turn order; read as a list by seat."""

    def read(sheet: Sheet, value: dict[Any, Any], path: Place) -> list[Said]:
        out: list[Said] = []
        for name, one in value.items():
            sheet.seat = len(out)
            out.append(form.read(sheet, one, (*path, name)))
        return out

    def write(sheet: Sheet, _held: Any) -> dict[str, Any]:
        return {name: form.write(sheet, seat) for seat, name in enumerate(sheet.names)}

    return Key("players", Value(read, write, form), get=lambda *_: None, early=True)


def end_keys(*keys: Key, at_rest: Callable[[Any], bool]) -> tuple[Key, ...]:
    """That a game is over, how it ended, and what is asked in the middle of something.

    Args:
        keys: What else is said of the end.
        at_rest: Whether a table can be read again from its position.
    """
    return (
        Key("over", ANYTHING, default=False, get=lambda table, _: table.over(), rare=True),
        Key("winners", SEAT_NAMES, get=once_over(lambda table: table.won), rare=True),
        *keys,
        Key("midway", ANYTHING, get=lambda table, _: midway(table, at_rest), rare=True),
    )


def once_over(get: Callable[[Any], Any]) -> Callable[[Any, Any], Any]:
    """A value that a table has only once its game is over."""
    return lambda table, _: get(table) if table.over() else None


def midway(table: Table, at_rest: Callable[[Any], bool]) -> str | None:
    """The open question if the table is in the middle of something, else None."""
    return None if table.over() or at_rest(table) else QUESTION[table.asked[0][0]]


REASON: Final = Key(
    "reason", Value(lambda _sheet, value, _path: str(value)), get=once_over(lambda table: table.reason), rare=True
)


# ---- whole positions


class Notation:
    """The notation of a game: `read` and `write` are those of its `Game`, `names` all keys there are.

    Args:
        table: The keys of a position.
        editions: All there are, the usual one first.
        choices: All options of the deal.
        clause: The rule that says how many may play.
        prepare: `prepare(names, edition, options, cards, players)`, the sheet for reading.
        lay: `lay(sheet, said)`, the table that a position describes.
    """

    def __init__(
        self,
        table: Form,
        *,
        editions: Sequence[Edition],
        choices: Sequence[Choice],
        clause: str,
        prepare: Callable[..., Sheet],
        lay: Callable[[Any, Said], Table],
    ) -> None:
        self.table = table
        self.editions = editions
        self.choices = choices
        self.clause = clause
        self.prepare = prepare
        self.lay = lay
        self.names = tuple([name for form in table.with_inner() for name in form.names])

    def read(self, document: object, cards: object = None) -> tuple[Table, list[str]]:
        """The table and the names of its seats.

        Args:
            document: The position.
            cards: A compiled card file in place of the edition's own.

        Raises:
            BadNotation: What it says cannot be read, or cannot be.
        """
        found, players = opening(document, self.table.names)
        names = [str(name) for name in players]
        edition, options = edition_of(found, self.editions, self.choices, self.clause)
        sheet = self.prepare(names, edition, options, cards, players)
        return self.lay(sheet, self.table.read(sheet, found, ())), names

    def write(self, table: Any, names: Sequence[str]) -> dict[str, Any]:
        """The position of a table, every card in it, secrets included.

        A table in the middle of something is written as it stands, with `midway` saying what is asked; that cannot be
        read again.
        """
        out: dict[str, Any] = self.table.write(Sheet(names, table.pool, table), None)
        return out


def mix_unnamed(table: Cards, copies: Sequence[int]) -> None:
    """Shuffle the contents of the sleeves whose cards a position doesn't name."""
    for nth in range(len(copies) - 1, 0, -1):
        table.swap_insides(copies[nth], copies[table.roll(nth + 1)])
