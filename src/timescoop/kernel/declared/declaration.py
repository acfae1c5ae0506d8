"""What a declared game is made of, and the `Game` that follows from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from timescoop.kernel.books import NOTHING, QUESTION, QUESTION_CLAUSE, RESTING
from timescoop.kernel.cards import NOBODY
from timescoop.kernel.data import fill
from timescoop.kernel.declared.card_list import Card, CardList
from timescoop.kernel.declared.declared_table import COMMON_FIELDS, DeclaredTable
from timescoop.kernel.declared.field_planes import observation_of
from timescoop.kernel.declared.zone_views import option_info, options_by_zone, pile_views, seat_view
from timescoop.kernel.game import Choice, Edition
from timescoop.kernel.option_book import OptionBook
from timescoop.kernel.prompts import Prompt, Slots
from timescoop.kernel.ranges import SEATS
from timescoop.kernel.spec import Spec
from timescoop.kernel.table import Table
from timescoop.kernel.table_code import table_class
from timescoop.kernel.view_parts import view_frame
from timescoop.kernel.views import View


class Deal:
    """The edition, options and number of seats of a deal."""

    def __init__(self, edition: str, options: dict[str, str]) -> None:
        self.edition = edition
        self.options = options


class Declaration:
    """A game that is declared. Its methods are what `Game` asks for; `declared_game` hands them out.

    Args:
        key: The short name of the game; the keys of its questions begin with it.
        title: For people.
        room: The import name of its package, where its texts and its rulebook are.
        seats: How few and how many play.
        spec: The zones and fields of its tables, besides `COMMON_FIELDS`; none are zones of places.
        cards: The kinds of card.
        book: What can be answered; each block says what its options name.
        set_up: `set_up(table)`, the rule that begins a game: it shuffles, deals, and puts the first turn on the agenda.
            All cards lie in zone 0.
        evaluate: `evaluate(table, seat)`, how well a seat stands by what it may know, for bots.
        slots: By question, what its arguments after the seat are called in the sentence that asks it.
        choices: Options of the deal.
        problems: `problems(table)`, what is wrong with a table by the rules, besides its cards.
        why_not: `why_not(table, seat, words, names)`, a sentence with its clause for what is not allowed, or None.
        base: The class of its tables, where they have methods of their own, such as those for triggers.
    """

    def __init__(  # noqa: PLR0913 - as many as a game has parts that nothing else tells
        self,
        *,
        key: str,
        title: str,
        room: str,
        seats: tuple[int, int],
        spec: Spec,
        cards: Sequence[Card],
        book: OptionBook,
        set_up: Callable[[Any], None],
        evaluate: Callable[[Any, int], float],
        slots: Mapping[int, Sequence[str]] | None = None,
        choices: Sequence[Choice] = (),
        problems: Callable[[Any], list[str]] | None = None,
        why_not: Callable[[Any, int, str, Sequence[str]], str | None] | None = None,
        base: type[DeclaredTable] = DeclaredTable,
    ) -> None:
        self.key, self.title, self.room = key, title, room
        self.editions = (Edition("standard", title, *seats),)
        self.choices = tuple(choices)
        self.spec = spec
        self.pool = CardList(cards)
        self.book = book
        self.set_up = set_up
        self.evaluate = evaluate
        self.slots = slots or {}
        self.own_problems = problems
        self.own_why_not = why_not
        self.tables = table_class(Spec(spec.zones, [*COMMON_FIELDS, *spec.fields], spec.imports), base, room)
        self.observation = observation_of(spec)
        assert self.resting(), "a game has a question that is asked at rest"

    # ---- tables

    def bare(self, edition: str, options: dict[str, str]) -> Any:
        """A table with its deal and nothing on it."""
        table: Any = self.tables()
        table.pool, table.deal = self.pool, Deal(edition, options)
        return table

    def lay_out(self, table: Any, seats: int, kinds: list[int], seed: bytes) -> None:
        """Put all cards into zone 0, leave the other zones empty, and give each field its initial value."""
        table.lay_out(seats, kinds, seed)
        table.start()
        table.furnish()

    def deal(
        self,
        seats: int,
        seed: bytes,
        edition: str,
        options: dict[str, str],
        _cards: object,
        facts: bool,  # noqa: FBT001 - called by position, as every game's `deal`
    ) -> Table:
        """A table with the first question asked."""
        table = self.bare(edition, options)
        self.lay_out(table, seats, self.pool.copies(), seed)
        table.kept = [] if facts else None
        self.set_up(table)
        table.run()
        found: Table = table
        return found

    def load(self, data: dict[str, Any], _cards: object = None) -> Table:
        """Restore a stored table."""
        table = self.bare(data["deal"]["edition"], data["deal"]["options"])
        table.fits, table.pairs = [[]], [[]]
        fill(table, data)
        found: Table = table
        return found

    def dealt(self, table: Table) -> dict[str, list[str]]:
        """The cards before the shuffle, as `number name`, and where they were at the first question."""
        lines = {f"{self.spec.zones[0].key} before": [f"{card.copies} {card.name}" for card in self.pool.cards]}
        for number, (zone, owner) in enumerate(self.spec.numbered(table.seats)):
            if table.zones[number]:
                named = zone.key if owner == NOBODY else f"{zone.key} of seat {owner + 1}"
                lines[named] = [self.pool.name[table.kind[copy]] for copy in reversed(table.zones[number])]
        return lines

    def problems(self, table: Table) -> list[str]:
        """Problems of a table: cards that aren't the game's, and what the game's own check finds."""
        same = sorted(table.kind) == self.pool.copies() and sum(map(len, table.zones)) == len(table.kind)
        wrong = [] if same else ["the cards on the table are not those of the game"]
        return wrong + (self.own_problems(table) if self.own_problems else [])

    def why_not(self, table: Table, seat: int, words: str, names: Sequence[str]) -> str | None:
        """Why an answer is not allowed: it is another seat's turn, or the reason that the game gives."""
        if seat not in table.waiting():
            return "it is another player's move"
        return self.own_why_not(table, seat, words, names) if self.own_why_not else None

    # ---- what is shown

    def view(self, table: Any, seat: int) -> View:
        """Everything that a seat may know."""
        lit = options_by_zone(table, self.book, seat)
        asked = table.asked[0][0] if table.asked else NOTHING
        return view_frame(
            table,
            seat,
            game=self.key,
            phase="" if asked == NOTHING else phase_of(asked),
            piles=pile_views(table, self.spec, seat),
            seats=[seat_view(table, self.spec, seat, other, lit) for other in range(table.seats)],
            stage=None,
            prompt=self.prompt(table, seat),
            lit=lambda option: option_info(self.book, option),
            scores=table.scores,
        )

    def prompt(self, table: Table, seat: int) -> Prompt | None:
        """What a seat is asked."""
        for question, (asked, *args) in table.asked:
            if asked == seat:
                slots: Any = dict(zip(self.slots.get(question, ()), args, strict=False))
                named: Slots = slots
                return {"key": QUESTION[question], "clause": QUESTION_CLAUSE[question], "slots": named}
        return None

    def words(self, _table: Table, _seat: int, option: int, names: Sequence[str]) -> str:
        """An option in words: its verb, unless the question implies it, and the card or seat that it names."""
        block, target = self.book.decode(option)
        if block.words:
            return self.book.plain_words(option)
        name = names[target] if block.names == SEATS else self.pool.name[target]
        verb = block.verb(option)
        return name if verb == "choose" else f"{verb.replace('-', ' ')} {name}"

    # ---- questions at rest

    def resting(self) -> list[int]:
        """The questions that are asked at rest, in order."""
        return sorted([question for question in RESTING if QUESTION[question].startswith(f"{self.key}/")])


def phase_of(question: int) -> str:
    """The name of a question without that of its game."""
    return QUESTION[question].partition("/")[2]
