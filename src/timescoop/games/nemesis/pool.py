"""The card pool of a deal: the printed values of each kind and what its text does, as lists by kind.

Kinds are numbered: the cards of the file, then the board sides, then their Locations. A side has sentences like a card:
first its own rule, then the two Actions of each Location.
"""

from __future__ import annotations

from typing import Any, Final

from timescoop.kernel import CardRow, is_by_hand

CORNERS: Final = 4
ACTIONS: Final = 2  # printed at a Location
SENTENCES: Final = 4  # of a card at most, so that a sentence on the table has a number of its own
NONE: Final = -1

# Labels of sentences.
PLAY: Final = 0
INFILTRATE: Final = 1
ACTION: Final = 2
CONFLICT: Final = 3
BLINK: Final = 4
CONFLICT_BLINK: Final = 5
START_STEP: Final = 6
MINION_STEP: Final = 7
END_STEP: Final = 8
ONGOING: Final = 9
WIN: Final = 10
ATTACH: Final = 11
LABELS: Final = 12

# Occasions that a Win rule may name.
ALWAYS: Final = 0
YOUR_TURN_STARTS: Final = 1
YOU_PLAY: Final = 2
YOU_EMPTY_A_DECK: Final = 3

CARD: Final = 1 << 30  # the bit that every card has: the type "card"

Trigger = tuple[int, int, int, int, int, int]  # fact, whose, type, where, sentence, statement
WHOSE_ANY: Final = 0
WHOSE_YOURS: Final = 1
WHOSE_OTHERS: Final = 2  # somebody else's, but not the Heroes'
WHOSE_CARD_YOURS: Final = 3  # done by anybody, to a card of yours
WHOSE_CARD_OTHERS: Final = 4  # done by anybody, to a card that an opponent controls
WHERE_ANY: Final = 0
WHERE_HERE: Final = 1
WHERE_OWN: Final = 3  # on the Control Board of the card's player
WHERE_TO_HERE: Final = 4  # of a move: its end, not its beginning
WHERE_ITS: Final = 5  # where the card is that the fact is about
WHERE_OTHERS: Final = 2  # on a Control Board that is not that of the seat it is about
THE_BEARER: Final = -2  # in place of a type: the very Character that the rule stands on

# What a text may keep from happening to a Character.
VANQUISHING: Final = 0
THWARTING: Final = 1
MOVING: Final = 2  # by opponents
CAPTURING: Final = 3
STAYING: Final = 4  # moved by anybody

# What a text may look back on: something that a seat has done in this turn, below the kinds of cards it has played.
HAS_WON: Final = -1
HAS_LOST: Final = -2
HAS_INITIATED: Final = -3

# What a text may bar from the Location of its card.
COMING: Final = 0  # moves to it
GOING: Final = 1  # moves from it
PLAYING: Final = 2
ACTING: Final = 3  # taking its Actions
Bar = tuple[int, int, int]  # what it bars; 1 if only for opponents; a type of card


class Pool:
    """Everything about each kind, as lists indexed by kind; shared by all tables of the deal and never changed.

    The lists in the second part are filled when the texts are registered.
    """

    def __init__(self, header: CardRow, rows: tuple[CardRow, ...]) -> None:
        """`header` holds Nemeses, traits, plurals, decks, first hands and boards; `rows` the cards."""
        self.header = header
        self.rows = rows
        self.boards: list[dict[str, Any]] = list(header["boards"])
        self.count = len(rows)
        self.side_kind = self.count  # + side
        self.place_kind = self.count + len(self.boards)  # + side * CORNERS + corner
        self.name: list[str] = [row["name"] for row in rows]
        self.name += [board["name"] for board in self.boards]
        self.name += [place["name"] for board in self.boards for place in board["locations"]]
        self.kinds = len(self.name)
        self.traits_by_name: dict[str, int] = {name: 1 << nth for nth, name in enumerate(header["traits"])}
        self.traits: list[int] = [CARD + sum([self.bit(name) for name in row["traits"]]) for row in rows]
        for kind, row in enumerate(rows):
            self.traits[kind] |= self.bit(row["type"].capitalize())
        self.traits += [0] * (self.kinds - self.count)
        self.strength: list[int] = [row.get("strength", 0) for row in rows]
        self.strength += [board["strength"] for board in self.boards] + [0] * (self.kinds - self.place_kind)
        self.copies: list[int] = [row["copies"] for row in rows]
        self.size = sum(self.copies)
        self.by_hand: list[bool] = [is_by_hand(row) for row in rows]
        self.name_decks(header)

    def name_decks(self, header: CardRow) -> None:
        """The Nemeses, the sides of their boards, the Doctors, and the pairs for a first game."""
        rows = self.rows
        self.nemeses: list[str] = list(header["nemeses"])
        self.side_nemesis: list[int] = [self.nemeses.index(board["nemesis"]) for board in self.boards]
        self.sides: list[str] = [board["name"] for board in self.boards]
        self.doctors: list[str] = sorted_doctors(rows, [*self.nemeses, *self.sides])
        self.first_hand: dict[int, int] = {
            self.sides.index(side): self.name.index(card)
            for side, card in header["first_hands"].items()
            if side in self.sides
        }
        self.finish_naming()

    def finish_naming(self) -> None:
        """Compute what follows from the rows alone."""
        self.name_traits()
        self.clear_texts()
        self.clear_more_texts()

    def bit(self, trait: str) -> int:
        """The bit of a trait or type; 0 if no card has it."""
        return self.traits_by_name.get(trait, 0)

    def name_traits(self) -> None:
        """Set the attributes for traits that the rules name."""
        self.nemesis_card, self.hero = self.bit("Nemesis"), self.bit("Hero")
        self.character, self.constant = self.bit("Character"), self.bit("Constant")
        self.instant, self.moment = self.bit("Instant"), self.bit("Moment")
        self.minion, self.doctor = self.bit("Minion"), self.bit("Doctor")
        self.scheme, self.upgrade = self.bit("Scheme"), self.bit("Upgrade")
        self.a_type = self.character | self.constant | self.instant | self.moment

    def clear_texts(self) -> None:
        """Reset the lists that texts fill."""
        kinds = self.kinds
        self.sentences: list[tuple[tuple[int, int], ...]] = [()] * kinds  # (label, statement)
        self.labelled: list[list[tuple[int, ...]]] = [[()] * kinds for _ in range(LABELS)]  # label -> numbers of them
        self.hears: list[tuple[Trigger, ...]] = [()] * kinds
        self.points: set[int] = set()  # statements behind an event that speak of the card that it is about
        self.saves: list[tuple[int, ...]] = [()] * kinds  # deeds in place of the bearer being thwarted
        self.lends: list[tuple[int, ...]] = [()] * kinds  # traits that Characters at its Location have besides
        self.lends_bearer: list[tuple[int, ...]] = [()] * kinds  # traits that it has besides, or the one that bears it
        self.strengthens: list[tuple[tuple[int, int, int], ...]] = [()] * kinds  # amount, whose (node), conditions
        self.strengthens_each: list[tuple[tuple[int, int, int], ...]] = [()] * kinds  # amount, whose, what is counted
        self.strengthening = False  # whether any card does either
        self.loans = False  # whether any card gives Strength for a turn, or keeps another from moving
        self.guarding = False  # whether any card keeps another safe for a turn
        self.unvanquished: list[bool] = [False] * kinds  # it cannot be vanquished, nor can the one that bears it
        self.unthwarted: list[bool] = [False] * kinds
        self.unmoved: list[bool] = [False] * kinds  # by opponents
        self.uncaptured: list[bool] = [False] * kinds
        self.lasting: list[bool] = [False] * kinds  # the card itself cannot be vanquished; its bearer can
        self.bars: list[tuple[Bar, ...]] = [()] * kinds  # what it bars from its Location
        self.barring = False  # whether any card bars something, or closes a Location for a while
        self.shelters: list[tuple[tuple[int, int], ...]] = [()] * kinds  # what is kept from happening, and to whom
        self.shelters_if: list[tuple[tuple[int, int, int], ...]] = [()] * kinds  # the same, and on which conditions
        self.sheltering = False  # whether any card shelters others
        self.limit_more: list[int] = [0] * kinds  # what it adds to the Hand Limit
        self.limit_of_others: list[int] = [0] * kinds  # the same for all opponents
        self.limits_changed = False  # whether any card does either
        self.limit: list[int] = [0] * kinds  # the Hand Limit that it sets
        self.displaces: list[bool] = [False] * kinds  # its controller may displace in any Conflict
        self.wins: list[tuple[tuple[int, int, int, int], ...]] = [()] * kinds  # occasion, type, where, conditions
        self.infiltrates: list[bool] = [False] * kinds
        self.free_instants: list[int] = []  # Instants with a sentence that waits for no moment
        self.free: list[bool] = [False] * kinds  # the same, by kind
        self.conflict_instants: list[int] = []
        self.start_instants: list[int] = []
        self.end_instants: list[int] = []

    def clear_more_texts(self) -> None:
        """Start without texts that look back, save or ban."""
        kinds = self.kinds
        self.saves_vanquished: list[tuple[int, ...]] = [()] * kinds  # the same in place of being vanquished
        self.saves_others: list[tuple[tuple[int, int, int], ...]] = [()] * kinds  # from what, a type of yours, deeds
        self.saving_others = False  # whether any card does that for another one
        self.saving = False  # whether any card does something in place of a card being vanquished
        self.borrowing = False  # whether any card gives control of another for a while
        self.remembering = False  # whether any card looks back on this turn
        self.bans: list[tuple[tuple[int, int], ...]] = [()] * kinds  # what opponents cannot play, if what is so
        self.banning = False  # whether any card says so

    def finish(self) -> None:
        """Sort the Instants by when they can be played, after all texts are registered."""
        for kind in range(self.count):
            if self.traits[kind] & self.instant:
                labels = {label for label, _ in self.sentences[kind]}
                for label, kinds in (
                    (PLAY, self.free_instants), (WIN, self.free_instants), (CONFLICT, self.conflict_instants),
                    (START_STEP, self.start_instants), (END_STEP, self.end_instants),
                ):  # fmt: skip
                    if label in labels and kind not in kinds:
                        kinds.append(kind)
        for kind in self.free_instants:
            self.free[kind] = True

    def deck_of(self, kind: int) -> str:
        """The deck that a card belongs to: a Nemesis, a side or a Doctor."""
        deck: str = self.rows[kind]["deck"]
        return deck

    def in_deck(self, side: int, doctors: tuple[int, ...]) -> list[int]:
        """NEM-SETUP-10: the kinds of a starting deck, once for each copy."""
        decks = [self.nemeses[self.side_nemesis[side]], self.sides[side], *[self.doctors[token] for token in doctors]]
        return [kind for kind in range(self.count) if self.deck_of(kind) in decks for _ in range(self.copies[kind])]

    def numbered(self, kind: int, label: int) -> tuple[int, ...]:
        """The indices of a kind's sentences with this label."""
        return self.labelled[label][kind]


def sorted_doctors(rows: tuple[CardRow, ...], others: list[str]) -> list[str]:
    """The Doctors' decks, in the order of the file."""
    out: list[str] = []
    for row in rows:
        if row["deck"] not in others and row["deck"] not in out:
            out.append(row["deck"])
    return out
