"""The types of a view: everything that a seat is shown, as plain data with the same shape in every game.

A view is made of dicts, lists, texts, ints and booleans only, so it is JSON as it stands. What the numbers mean:

- a *seat* is counted from 0; as an owner or a side, -1 means nobody;
- a *kind* is a card by name: an index into the game's faces; -1 where the reader does not know the card;
- an *id* is a card's sleeve: it stays the same while everybody could follow the card;
- a *place* is the number of a Location, counted by the game; -1 means none;
- an *option* is a number of the option book: what a seat may answer.

A key that is a word, such as the name of a phase or of a zone, stands for a label in the game's texts. JSON Schemas are
made from these classes, and those of `prompts` and `faces`, by `timescoop.documents`. The three modules are never
compiled, because their annotations are read.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NotRequired, TypedDict

from timescoop.kernel.prompts import Asked, OptionInfo, Prompt, Sentence

Kinds = list[int]  # `SeatView` has a key named `list`
FACE_DOWN: Final = "face-down"  # the tag that repeats `up`, and the label of a stage's line that counts such a card
ATTACHED: Final = "attached"  # the tag that repeats `on`


# ---- cards and places


class CardCounter(TypedDict):
    """Tokens of one sort on a card.

    Attributes:
        key: The sort of token.
        count: How many, at least 1.
    """

    key: str
    count: int


class CardView(TypedDict):
    """One copy of a card as the reader sees it.

    Keys after `tags` are there for cards in play only, and by game.

    Attributes:
        id: The sleeve, from 0.
        kind: The kind; -1 where the reader does not know the card.
        up: True if the card lies face up for everybody.
        options: The options that choosing this card would answer; empty where there is none.
        tags: Its current states, such as `picked`, `frozen` or a trait lent to it.
        counters: Tokens on it, each sort once.
        on: The id of the card that it is attached to; -1 for none.
        by: The seat that controls it; -1 for none.
        now: The current value of its large number; None if that is the printed one, or none.
        captor: The seat that holds it captive; -1 for none.
        points_of: The seat that has scored it; -1 for none.
        qualities: Brains, Brawn and Bravery of a Character as they count now; else empty.
        named: The word that a player named for it; empty for none.
        under: The face-down cards under it.
    """

    id: int
    kind: int
    up: bool
    options: list[int]
    tags: list[str]
    counters: NotRequired[list[CardCounter]]
    on: NotRequired[int]
    by: NotRequired[int]
    now: NotRequired[int | None]
    captor: NotRequired[int]
    points_of: NotRequired[int]
    qualities: NotRequired[list[int]]
    named: NotRequired[str]
    under: NotRequired[list[CardView]]


class PlaceCounter(TypedDict):
    """A counter of a seat that lies at a place.

    Attributes:
        key: The sort of counter.
        seat: Whose it is.
    """

    key: str
    seat: int


class PlaceSum(TypedDict):
    """The total of one side of one seat at a place.

    Attributes:
        seat: Whose cards.
        side: `heroes` or `enemies`.
        qualities: The sums of Brains, Brawn and Bravery.
    """

    seat: int
    side: str
    qualities: list[int]


class NeedSum(TypedDict):
    """One condition of a requirement.

    Attributes:
        words: What is counted.
        have: The current amount.
        of: The amount needed, at least 1.
        later: The amount once all cards at the place can take part.
    """

    words: str
    have: int
    of: int
    later: int


class Need(TypedDict):
    """What one seat needs in order to score one card.

    Attributes:
        card: The id of the card.
        kind: Its kind.
        seat: Whose attempt it would be.
        key: What the attempt does: `to_reach`, `to_oppose` or `to_score`.
        ways: The ways to meet the requirement; each is met when all its sums are.
    """

    card: int
    kind: int
    seat: int
    key: str
    ways: list[list[NeedSum]]


class PlaceView(TypedDict):
    """A Location with what lies there.

    Attributes:
        spot: The seat whose Location it is, and its position there, from 0.
        number: The number that facts and slots give the place.
        card: The card that marks it.
        zones: The cards there, in groups.
        counters: Counters of the seats that lie there.
        options: The options that choosing the place would answer.
        tags: Its current states, such as `contested`; absent if the game has none.
        used: The indices of its printed lines that are used up; absent if the game has none.
        sums: The totals of the sides there; absent if the game doesn't show them.
        needs: The requirements of the cards there; absent if the game has no such cards.
    """

    spot: list[int]
    number: int
    card: CardView
    zones: list[ZoneView]
    counters: list[PlaceCounter]
    options: list[int]
    tags: NotRequired[list[str]]
    used: NotRequired[list[int]]
    sums: NotRequired[list[PlaceSum]]
    needs: NotRequired[list[Need]]


class ZoneView(TypedDict):
    """Cards that lie together, or a row of places. Read `places` by `places_in` and `room_in`.

    Attributes:
        key: Which zone it is.
        layout: How it lies: a hand (`fan`), cards side by side (`row`), cards beside a board (`strip`), or places in a
            line (`line`) or on a board (`board`).
        cards: The cards, in the order in which they lie.
        places: The places of a `line` or a `board`; elsewhere the most cards that the zone may hold. Absent where
            neither applies.
        by: The seat whose cards these are, at a place; -1 for nobody. Absent elsewhere.
    """

    key: str
    layout: Literal["fan", "row", "strip", "line", "board"]
    cards: list[CardView]
    places: NotRequired[int | list[PlaceView]]
    by: NotRequired[int]


def places_in(zone: ZoneView) -> Sequence[PlaceView]:
    """The places of a line or a board; none for other zones."""
    places = zone.get("places", 0)
    return () if isinstance(places, int) else places


def room_in(zone: ZoneView) -> int | None:
    """The most cards that a zone may hold, or None if that is not limited."""
    places = zone.get("places")
    return places if isinstance(places, int) else None


class PileView(TypedDict):
    """A pile of cards or counters.

    Attributes:
        key: Which pile it is; no two piles share a key.
        count: How many lie there.
        name: The label's key where several piles share it; absent where `key` is that.
        cards: The cards, the latest last, if anybody may look through them.
        seat: Whose pile it is; absent if it belongs to the table.
        state: A state shown instead of the count; absent for most piles.
        layout: `shown` for cards that are just being played; absent for a pile that only counts.
    """

    key: str
    count: int
    name: NotRequired[str]
    cards: NotRequired[list[CardView]]
    seat: NotRequired[int]
    state: NotRequired[str]
    layout: NotRequired[Literal["shown"]]


# ---- seats


class Tally(TypedDict):
    """A figure of a seat.

    Attributes:
        key: What is counted.
        value: How much, from 0.
        of: The most that it can be, or what wins; None where there is no such number.
    """

    key: str
    value: int
    of: int | None


class Note(TypedDict):
    """Another public detail about a seat, in words.

    Attributes:
        key: The topic of the words, such as the Doctors of a seat.
        words: At least one.
    """

    key: str
    words: list[str]


class SeatView(TypedDict):
    """One seat: its figures and zones.

    Attributes:
        seat: Its number.
        tallies: Its figures, in the order of display.
        zones: Its hand, its other zones, and its places.
        side: The kind of the board that it plays; -1 before it has one. Absent where a game has no sides.
        colour: The key of its colour; empty for none. Absent if colours go by seat.
        doctors: The Doctors whose tokens it has, by name.
        notes: Other public details.
        hand_limit: How many cards it may keep.
        list: All cards that it brought, by kind in order, if the reader may know them; else empty.
    """

    seat: int
    tallies: list[Tally]
    zones: list[ZoneView]
    side: NotRequired[int]
    colour: NotRequired[str]
    doctors: NotRequired[list[str]]
    notes: NotRequired[list[Note]]
    hand_limit: NotRequired[int]
    list: NotRequired[Kinds]


# ---- conflicts


class StageLine(TypedDict):
    """Something that counts on one side of a conflict.

    Attributes:
        side: The key of the side.
        label: The reason, as the key of a label.
        value: How much it adds.
        kind: The kind of the card that adds it; -1 if it is no card, or the reader does not know it.
        count: The number in the label, of cards or points; absent if it has none.
    """

    side: str
    label: str
    value: int
    kind: int
    count: NotRequired[int]


class Declared(TypedDict):
    """A declared effect that isn't carried out yet.

    Attributes:
        id: The card's sleeve.
        seat: Who declared it.
        kind: The card's kind.
        words: Its effect, in words.
    """

    id: int
    seat: int
    kind: int
    words: str


class Stage(TypedDict):
    """The current conflict, fight or attempt, as far as it is public.

    Attributes:
        key: What it is.
        place: Where.
        attacker: The seat that began it.
        sums: The total of each side by its key; for a seat, `seat_` and its number.
        lines: What the sums are made of.
        layout: `ledger` if each side is shown as a list of lines; absent if its cards are shown.
        owner: The seat that defends.
        moment: The current part of it, as the key of a label.
        whose: The seat of each side, -1 for nobody; only in a ledger.
        dice: The roll of each side; a side without a die is absent. Only in a ledger.
        best: The sides that are ahead once the dice are known; several are tied.
        stack: The declared effects, the next one to resolve first.
        stat: Which figure it is fought with: 0 Brains, 1 Brawn, 2 Bravery.
        card: The kind of the card that is attempted.
        failed: True if the attempt failed.
        needs: What the attempt requires.
        stakes: Who wins the place if nothing changes; absent if that can't be known.
    """

    key: str
    place: int
    attacker: int
    sums: dict[str, int]
    lines: list[StageLine]
    layout: NotRequired[Literal["ledger"]]
    owner: NotRequired[int]
    moment: NotRequired[str]
    whose: NotRequired[dict[str, int]]
    dice: NotRequired[dict[str, int]]
    best: NotRequired[list[str]]
    stack: NotRequired[list[Declared]]
    stat: NotRequired[int]
    card: NotRequired[int]
    failed: NotRequired[bool]
    needs: NotRequired[list[Need]]
    stakes: NotRequired[Sentence]


class EventView(TypedDict):
    """An event that is about to happen and can still be responded to.

    Attributes:
        event: Its key.
        seat: The seat that does it.
        kind: The kind of the affected card; -1 for none.
        place: The place; -1 for none.
    """

    event: str
    seat: int
    kind: int
    place: int


# ---- who leads, and how near the end is


class WaySum(TypedDict):
    """One condition of a way to win.

    Attributes:
        key: What is counted, as the key of a label; empty where `words` say it.
        words: What is counted, in the words of the card that asks for it; empty where `key` says it.
        have: How much of it there is now; -1 where the reader cannot know.
        of: The amount needed, at least 1.
    """

    key: str
    words: str
    have: int
    of: int


class Way(TypedDict):
    """One way in which a seat can win; it does once all its sums are met.

    Attributes:
        kind: The kind of the card by which it would win; -1 for none.
        live: True while the seat can win by it; False while that card is not in play.
        when: The moment at which the conditions count, as the key of a label; empty for any moment.
        sums: Its conditions, at least one.
    """

    kind: int
    live: bool
    when: str
    sums: list[WaySum]


class Standing(TypedDict):
    """The standing of a seat.

    Attributes:
        seat: Its number.
        points: What it would score if the game ended now, as far as the reader knows; absent where points do not win.
        leads: True if nobody has more points and somebody has fewer; False where points do not win.
        ways: Its ways to win; empty where points alone decide.
    """

    seat: int
    points: NotRequired[int]
    leads: bool
    ways: list[Way]


class Outlook(TypedDict):
    """The standings and how near the end is, as far as the reader knows.

    Attributes:
        standings: Each seat once, in order.
        ends: The ways in which the game ends, and how far away each is.
        warnings: What can end the game in this turn or a seat's next one, the nearest first.
        chances: What the reader can achieve this turn.
    """

    standings: list[Standing]
    ends: list[Sentence]
    warnings: list[Sentence]
    chances: list[Sentence]


# ---- the whole table


class ScoreLine(TypedDict):
    """One line of a final score.

    Attributes:
        label: The reason, as the key of a label.
        place: The place; -1 for none.
        kind: The kind of the card that it is for; -1 for none.
        value: How many points.
    """

    label: str
    place: int
    kind: int
    value: int


class View(TypedDict):
    """Everything that one reader may know of a table.

    Attributes:
        game: The key of the game.
        edition: The key of the edition.
        seat: The reader's seat; the number of seats for a spectator.
        turn: The seat whose turn it is.
        turn_number: Turns so far, this one counted.
        phase: The part of the turn, or of the game; `over` once it has ended.
        phases: The parts of a turn in their order; absent where a turn has none.
        piles: Piles of the table and of the seats.
        seats: The seats, in order.
        stage: A conflict that is going on, or None.
        events: Events about to happen, the next one last; absent if the game has none.
        asked: The seats that are asked something.
        prompt: The reader's question, or None.
        options: The reader's options.
        lit: How each of those options is shown, by its number as text.
        picks: The kinds that the reader has chosen so far, where several are to be chosen; -1 for a card it does not
            know.
        sealed: The option that the reader has chosen in secret; -1 for none. Absent where a game has no secret choices.
        over: True once the game has ended.
        reason: How it ended, as a key or the name of a card; empty while it goes on.
        by: The kind of the card that won the game; -1 for none. Absent where points win.
        winners: The seats that have won; empty while the game goes on, and if nobody did.
        scores: The final score of each seat; empty while the game goes on.
        score_lines: What the score of each seat is made of; empty while the game goes on.
        outlook: The standings and how near the end is; absent if the game doesn't provide it.
    """

    game: str
    edition: str
    seat: int
    turn: int
    turn_number: int
    phase: str
    phases: NotRequired[list[str]]
    piles: list[PileView]
    seats: list[SeatView]
    stage: Stage | None
    events: NotRequired[list[EventView]]
    asked: list[Asked]
    prompt: Prompt | None
    options: list[int]
    lit: dict[str, OptionInfo]
    picks: list[int]
    sealed: NotRequired[int]
    over: bool
    reason: str
    by: NotRequired[int]
    winners: list[int]
    scores: list[int]
    score_lines: list[list[ScoreLine]]
    outlook: NotRequired[Outlook]


def seat_on_turn(view: View) -> int:
    """The seat whose turn it is; -1 while a game is between its parts of a turn, and after the end."""
    parts = view.get("phases")
    between = parts is not None and view["phase"] not in parts
    return -1 if between or view["over"] else view["turn"]
