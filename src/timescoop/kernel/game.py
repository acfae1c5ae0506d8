"""The interface of a game: everything that the packages above may ask of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from timescoop.kernel.errors import BadDeal
from timescoop.kernel.faces import Face, FigureRow
from timescoop.kernel.making import Decks, Workshop
from timescoop.kernel.option_book import OptionBook
from timescoop.kernel.planes import Observation
from timescoop.kernel.table import Table
from timescoop.kernel.views import View


class Edition:
    """A printing of a game: its key, title and numbers of seats, and what helps people choose it."""

    def __init__(  # noqa: PLR0913 - what people ask before they choose
        self,
        key: str,
        title: str,
        least: int,
        most: int,
        note: dict[int, str] | None = None,
        *,
        minutes: int = 0,
        weight: int = 0,
        pictures: Sequence[str] = (),
        ruled: Sequence[str] = (),
    ) -> None:
        """Describe a printing.

        Args:
            key: Short name, unique in its game.
            title: For people.
            least: The fewest seats, including those that the rules play.
            most: The most seats.
            note: What differs with certain numbers of seats, for people who create a table.
            minutes: Roughly how long a game of three people takes; 0 if unknown.
            weight: How complex the rules are: 1 light, 2 medium, 3 heavy; 0 if unknown.
            pictures: Names of the cards whose pictures represent it, the front one first.
            ruled: The names of the seats that the rules of the game play, as in a solitaire: the last ones of every
                table. Such a seat is never asked anything.
        """
        self.key = key
        self.title = title
        self.least = least
        self.most = most
        self.note = note or {}
        self.minutes, self.weight, self.pictures = minutes, weight, tuple(pictures)
        self.ruled = tuple(ruled)

    @property
    def fewest_players(self) -> int:
        """The fewest seats that people or bots sit in."""
        return self.least - len(self.ruled)

    @property
    def most_players(self) -> int:
        """The most seats that people or bots sit in."""
        return self.most - len(self.ruled)


class Choice:
    """An optional rule: its values with their descriptions; the first value is the default."""

    def __init__(
        self,
        key: str,
        label: str,
        values: dict[str, str],
        clause: str,
        editions: Sequence[str] = (),
        *,
        up_front: bool = False,
    ) -> None:
        """`editions`: keys of the editions that have it; none means all. `up_front`: asked before optional rules."""
        self.key = key
        self.label = label
        self.values = values
        self.clause = clause
        self.editions = tuple(editions)
        self.up_front = up_front

    @property
    def default(self) -> str:
        """The value if nobody chooses one."""
        return next(iter(self.values))


Factors = tuple[list[float], list[list[float]]]  # of the table, and by seat; each list of fixed length, about -1 to 1


class Game:
    """A game as the packages above see it. All functions are pure unless stated otherwise.

    Args:
        key: Short name, as in `timescoop play invasion`.
        title: For people.
        editions: The first is the default.
        choices: Options of the deal.
        deal: `deal(seats, seed, edition, options, cards)`, a table with the first question asked; `cards` is a
            compiled card file or None for the game's own.
        load: `load(data, cards)`, the table that `to_data` wrote (its `own` says edition and options).
        view: `view(table, seat)`, all that a seat may know, as plain data for people; seat `table.seats` watches.
        imagine: `imagine(table, seat, luck)`, some table that the seat cannot tell from the real one.
        evaluate: `evaluate(table, seat)`, how well a seat stands by its view, for bots; 1.0 is about a point of
            the score.
        faces: `faces(table)`, a card face by kind: name, type, text, values, warrants.
        words: `words(table, seat, option, names)`, an option in short words as that seat reads it.
        why_not: `why_not(table, seat, words, names)`, a sentence with its clause for what is not allowed, or None.
        read: `read(document, cards)`, a table and the names of its seats from a position.
        write: `write(table, names)`, the position of a table; secrets included.
        scores: `scores(table)`, the final score of each seat, or an empty list while the game goes on.
        compile_cards: `compile_cards(document)`, a card file checked and compiled, raising all faults at once.
        problems: `problems(table)`, what is wrong with a table by the game's own invariants; empty if all is well.
        dealt: `dealt(table)`, of a table just dealt: the piles before they were shuffled, and who was dealt what, each
            a list of words by its name. A game without it has no such lines in its records.
        room: The import name of the game's package, for its texts, rulebook and style sheet.
        book: `book(table)`, the option book by which all its options are numbered.
        observation: The knowledge of `view` as planes of numbers, from which `observe` and `layout` follow.
        observe: Where planes are not declared: `observe(table, seat)`, that knowledge as flat ints of fixed length.
        layout: Where planes are not declared: `layout(table)`, the names and shapes of what `observe` tells.
        decks: The decks that players bring, where they bring some.
        workshop: What those need who write cards for it.
        figures: `figures(table, names)`, what the cards in play count for now: for each a row with its `name` and, by
            the words of the rulebook, its Strength, Qualities, Traits or totals.
        notation: Every key that its positions may have, of parts and of marks on cards.
        playout_policy: `playout_policy(table, seat)`, the answer that a seat would give at a moment's
            thought, for bots who imagine what the others do. Without it they think such turns through by `evaluate`.
        playout_policy_from: With so many seats or more they do; with fewer, turns are short enough to be thought
            through.
        foreseen: Whether what others may do next is known well enough to be thought through, where there is no playout
            policy.
        factors: `factors(table, seat)`, what `evaluate` looks at, number by number, by the view of a seat.
        swing: Of two seats, one that is ahead by so many points of `evaluate` wins e times as often, between bots.
    """

    def __init__(  # noqa: PLR0913 - a door has as many hinges as it has
        self,
        *,
        key: str,
        title: str,
        editions: Sequence[Edition],
        choices: Sequence[Choice],
        deal: Callable[..., Table],
        load: Callable[..., Table],
        view: Callable[[Any, int], View],
        imagine: Callable[[Any, int, int], Table],
        evaluate: Callable[[Any, int], float],
        faces: Callable[[Any], list[Face]],
        words: Callable[[Any, int, int, Sequence[str]], str],
        why_not: Callable[[Any, int, str, Sequence[str]], str | None],
        read: Callable[..., tuple[Table, list[str]]],
        write: Callable[[Any, Sequence[str]], dict[str, Any]],
        scores: Callable[[Any], list[int]],
        compile_cards: Callable[[dict[str, Any]], Any],
        problems: Callable[[Any], list[str]],
        room: str,
        dealt: Callable[[Any], dict[str, list[str]]] | None = None,
        book: Callable[[Any], OptionBook] | None = None,
        observation: Observation | None = None,
        observe: Callable[[Any, int], list[int]] | None = None,
        layout: Callable[[Any], list[tuple[str, tuple[int, ...]]]] | None = None,
        decks: Decks | None = None,
        workshop: Workshop | None = None,
        figures: Callable[[Any, Sequence[str]], list[FigureRow]] | None = None,
        notation: Sequence[str] = (),
        playout_policy: Callable[[Any, int], int] | None = None,
        playout_policy_from: int = 3,
        foreseen: bool = True,
        factors: Callable[[Any, int], Factors] | None = None,
        swing: float = 10.0,
    ) -> None:
        self.key, self.title = key, title
        self.editions, self.choices = tuple(editions), tuple(choices)
        self.deal_table, self.load = deal, load
        self.view = view
        self.imagine = imagine
        self.evaluate = evaluate
        self.faces = faces
        self.words = words
        self.why_not = why_not
        self.read, self.write = read, write
        self.scores = scores
        self.compile_cards = compile_cards
        self.problems = problems
        self.room = room
        self.dealt, self.book, self.observation = dealt, book, observation
        if observation is not None:
            observe, layout = observation.observe, observation.layout
        assert observe is not None, "a game says what a seat knows"
        self.observe, self.layout = observe, layout
        self.decks, self.workshop = decks, workshop
        self.figures, self.notation = figures, tuple(notation)
        self.playout_policy, self.playout_policy_from = playout_policy, playout_policy_from
        self.foreseen, self.swing = foreseen, swing
        self.factors = factors

    @property
    def required_workshop(self) -> Workshop:
        """The workshop of a game that must have one."""
        assert self.workshop is not None, f"{self.key} has no workshop"
        return self.workshop

    def edition(self, key: str | None = None) -> Edition:
        """An edition by its key; the default one without. YAML takes a key of digits for a number, and so may we.

        Raises:
            BadDeal: There is no such edition.
        """
        if key is None:
            return self.editions[0]
        for edition in self.editions:
            if edition.key == str(key):
                return edition
        known = ", ".join(edition.key for edition in self.editions)
        raise BadDeal(f"{self.key} has no edition {key!r}; the editions are {known}")

    def settle_options(self, edition: Edition, options: dict[str, str] | None) -> dict[str, str]:
        """All options of a deal, with defaults filled in.

        Raises:
            BadDeal: An option or value that the edition does not have.
        """
        choices = {c.key: c for c in self.choices if not c.editions or edition.key in c.editions}
        settled = {key: choice.default for key, choice in choices.items()}
        for key, value in (options or {}).items():
            if key not in choices:
                raise BadDeal(f"{edition.key} has no option {key!r}; the options are {', '.join(sorted(choices))}")
            if value not in choices[key].values:
                known = ", ".join(choices[key].values)
                raise BadDeal(f"option {key!r} cannot be {value!r}; it can be {known} ({choices[key].clause})")
            settled[key] = value
        return settled

    def deal(
        self,
        *,
        seats: int,
        seed: bytes,
        edition: str | None = None,
        options: dict[str, str] | None = None,
        cards: object = None,
        facts: bool = False,
    ) -> Table:
        """Lay out a table with the first question asked.

        Args:
            seats: How many play.
            seed: 32 random bytes; empty means the fast, predictable generator, started at 0.
            edition: The key of an edition; None is the default.
            options: Options of the deal; what is left out gets its default.
            cards: A compiled card file in place of the edition's own.
            facts: Whether the table keeps its facts, from the deal on.

        Raises:
            BadDeal: No such edition or option, or a number of seats it is not for.
        """
        printing = self.edition(edition)
        if not printing.least <= seats <= printing.most:
            raise BadDeal(f"{self.key} {printing.key} is for {printing.least} to {printing.most} seats, not {seats}")
        settled = self.settle_options(printing, options)
        return self.deal_table(seats, seed, printing.key, settled, cards, facts)
