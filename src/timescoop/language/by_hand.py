"""Cards played by hand: what a game says of them, their options, and who may open which text (LAN-HAND-01 to -03).

A text that cannot be read is carried out by the players themselves, one verb after the other. The zones that a
game declares, and what its `HandPlay` adds, say which verbs there are and on what they act. When a text may be opened
is the game's own rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from timescoop.kernel import (
    HAND,
    NOBODY,
    NOTHING,
    NOWHERE,
    ONE,
    OPEN,
    PILE,
    PLACE,
    QUESTION,
    SEAT,
    Block,
    CardView,
    Context,
    OptionBook,
    Slots,
    Spec,
    View,
    Whereabouts,
    options_by_target,
    places_in,
)

Picks = tuple[int, ...]  # the options picked so far, the verb first
Ask = Callable[[Any, int, Picks], list[int]]  # what may be picked next, as options
Act = Callable[[Any, int, Picks], None]
FACE_UP: Final = 1
MOST_NAMED: Final = 10  # cards, points or counters that one verb can name


class HandVerb:
    """One thing that players can do by hand.

    Args:
        key: The key of its word on a button.
        words: The same in short words, to be typed.
        asks: For each further pick, `ask(table, me, picks)` with its options.
        act: `act(table, me, picks)`, called once everything is picked.
    """

    def __init__(self, key: str, words: str, asks: Sequence[Ask], act: Act) -> None:
        self.key = key
        self.words = words
        self.asks = tuple(asks)
        self.act = act


class HandPlay:
    """What a game says of cards that are played by hand.

    Args:
        spec: The declaration of its tables.
        zones: The short words for each zone of the spec, by its key.
        loose: `loose(table, copy)`: whether an open card, or one at a spot, may be taken from there.
        ends: `ends(table, me, kind, start, copy)`: where a card may go, as `zone * 2`, plus FACE_UP if face up; `kind`
            is NOBODY where the seat does not know the card, `start` the zone it lies in, and `copy` is NOBODY for a
            card of a hand or pile.
        put: `put(table, me, copy, zone, up)`: move a card there by the game's own rules.
        claim: `claim(table, kind, zone, up)`: what everybody then knows about a card that goes there face down.
        draw: `draw(table, seat, count)`: a seat draws cards.
        roll: `roll(table)`: a die is rolled.
        verbs: What players can also do: points, counters, and other things of the game.
        where: `where(table, zone, names)`: the words for a zone of a place.
        card: `card(this)`: the card of a context, in games where texts played by hand are sentences.
        win: `win(table, seat, kind)`: a seat wins by a card, in games whose texts may say so.
        unfollowed: The zones of places, by key, in which nobody can follow a single card.
    """

    def __init__(  # noqa: PLR0913 - a game has as much to say
        self,
        spec: Spec,
        *,
        zones: Mapping[str, str],
        loose: Callable[[Any, int], bool],
        ends: Callable[[Any, int, int, int, int], list[int]],
        put: Callable[[Any, int, int, int, int], None],
        claim: Callable[[Any, int, int, int], int],
        draw: Callable[[Any, int, int], None],
        roll: Callable[[Any], int],
        verbs: Sequence[HandVerb],
        where: Callable[[Any, int, Sequence[str]], str],
        card: Callable[[Context], int] = lambda _: NOBODY,
        win: Callable[[Any, int, int], None] | None = None,
        unfollowed: Sequence[str] = (),
    ) -> None:
        assert [zone.key for zone in spec.zones] == list(zones), "every zone has words, in the order of the spec"
        self.rows = spec.zones
        self.zone_words = list(zones.values())
        self.once = len([zone for zone in spec.zones if zone.each == ONE])
        self.of_seats = len([zone for zone in spec.zones if zone.each == SEAT])
        self.of_places = len(spec.zones) - self.once - self.of_seats
        self.hand_row = [zone.key for zone in spec.zones].index("hand")
        self.loose, self.ends, self.put, self.claim = loose, ends, put, claim
        self.draw, self.roll, self.where, self.card, self.win = draw, roll, where, card, win
        self.verbs = tuple(verbs)
        self.unfollowed = frozenset([nth for nth, zone in enumerate(spec.zones) if zone.key in unfollowed])

    def row(self, table: Any, zone: int) -> int:
        """The zone of the spec that a zone of a table belongs to."""
        if zone < self.once:
            return zone
        rest = zone - self.once
        if rest < self.of_seats * table.seats:
            return self.once + int(rest // table.seats)
        return self.once + self.of_seats + int((rest - self.of_seats * table.seats) % self.of_places)

    def seat(self, table: Any, zone: int) -> int:
        """The seat that owns a zone; for a place, the owner of the cards there; NOBODY for a shared zone."""
        rest = zone - self.once
        if 0 <= rest < self.of_seats * table.seats:
            return int(rest % table.seats)
        return int(table.owner[zone])

    def is_of_place(self, table: Any, zone: int) -> bool:
        """Whether a zone belongs to a place."""
        return bool(zone >= self.once + self.of_seats * table.seats)

    def place(self, table: Any, zone: int) -> int:
        """The number of the place that a zone belongs to, or NOWHERE."""
        first = self.once + self.of_seats * int(table.seats)
        return (zone - first) // self.of_places if zone >= first else NOWHERE

    def hand_of(self, table: Any, seat: int) -> int:
        """The hand of a seat."""
        return self.once + (self.hand_row - self.once) * int(table.seats) + seat

    def most_zones(self, seats: int, places: int) -> int:
        """The largest number of zones that a table can have."""
        return self.once + self.of_seats * seats + self.of_places * places


class HandBlocks:
    """The blocks of an option book for cards that are played by hand; a book without such cards has none.

    `deed` is what is done, `open` opens the text of a card on the table, by its sleeve. `card` names a card by its
    sleeve, `held` one of a hand or pile by its kind; `zone` and `down` a zone, for a card face up or face down.
    """

    def __init__(self, book: OptionBook, play: HandPlay, copies: int, kinds: int, zones: int, seats: int) -> None:
        self.play = play
        verbs = play.verbs
        self.deed: Block = book.add(
            "by hand: what to do", len(verbs), [verb.key for verb in verbs], words=[verb.words for verb in verbs]
        )
        self.open: Block = book.add("by hand: open the text of a copy", copies, ["by-hand"])
        self.card: Block = book.add("by hand: copy", copies, ["choose"])
        self.held: Block = book.add("by hand: card", kinds, ["choose"])
        self.zone: Block = book.add("by hand: zone", zones, ["choose"])
        self.down: Block = book.add("by hand: zone, face down", zones, ["choose"])
        self.seat: Block = book.add("by hand: seat", seats, ["choose"])
        numbers = [str(number) for number in range(MOST_NAMED + 1)]
        self.amount: Block = book.add("by hand: amount", MOST_NAMED + 1, ["amount"], words=numbers)
        self.parts: list[Block] = book.parts[-8:]

    def has(self, option: int) -> bool:
        """Whether an option belongs to one of these blocks."""
        return any([option in block for block in self.parts])


def hand_blocks(table: Any) -> HandBlocks:
    """The blocks of a table that has cards played by hand."""
    blocks: HandBlocks = table.deal.book.hand
    return blocks


# ---- what may be picked


def amounts(table: Any, most: int) -> list[int]:
    """Numbers from 1 up to a limit."""
    return hand_blocks(table).amount.options(range(1, min(most, MOST_NAMED) + 1))


def number_picked(table: Any, option: int) -> int:
    """The number that a pick names."""
    return hand_blocks(table).amount.target(option)


def seats_of(table: Any, seats: Sequence[int]) -> list[int]:
    """The options for some seats."""
    return hand_blocks(table).seat.options(sorted(seats))


def seat_picked(table: Any, option: int) -> int:
    """The seat that a pick names."""
    return hand_blocks(table).seat.target(option)


def cards_of(table: Any, copies: Sequence[int]) -> list[int]:
    """The options for some cards on the table."""
    return hand_blocks(table).card.options(sorted(copies))


def card_picked(table: Any, option: int) -> int:
    """The card on the table that a pick names."""
    return hand_blocks(table).card.target(option)


def zone_picked(table: Any, option: int) -> tuple[int, int]:
    """The zone that a pick names, and whether face up."""
    blocks = hand_blocks(table)
    block, zone = table.deal.book.decode(option)
    return zone, int(block is blocks.zone)


def zones_where(table: Any, sort: int) -> list[int]:
    """The zones of a sort in which there is a card."""
    return [zone for zone, cards in enumerate(table.zones) if cards and table.sort[zone] == sort]


def in_sight(table: Any) -> list[int]:
    """The cards that all can follow: those that lie open or at a spot of their own."""
    play, sort = hand_blocks(table).play, table.sort
    zones = [zone for zone, cards in enumerate(table.zones) if cards and sort[zone] in BY_SLEEVE]
    if play.unfollowed:
        zones = [zone for zone in zones if play.row(table, zone) not in play.unfollowed]
    return [copy for zone in zones for copy in table.zones[zone]]


BY_SLEEVE: Final = frozenset([OPEN, PLACE])
UNSEEN: Final = frozenset([PILE, HAND])


# ---- opening a text


def openings(table: Any, copies: Sequence[int]) -> list[int]:
    """LAN-HAND-02: those of some cards in sight whose text is played by hand, to be opened."""
    if table.hands_off or table.deal.book.hand is None:
        return []
    kind, by_hand = table.kind, table.pool.by_hand
    return hand_blocks(table).open.options(sorted([copy for copy in copies if by_hand[kind[copy]]]))


def opened_by(table: Any, option: int) -> int:
    """The card whose text an option opens, or NOBODY."""
    book = table.deal.book
    if book.hand is None:
        return -1
    block, copy = book.decode(option)
    return int(copy) if block is book.hand.open else -1


def hand_slots(table: Any, seat: int) -> Slots:
    """What the sentence of a question about a text played by hand needs; nothing if the seat is asked otherwise."""
    asked = table.question_of(seat)
    if asked == NOTHING or QUESTION[asked] not in ABOUT_A_TEXT:
        return {}
    args = next(args for _, args in table.asked if args[0] == seat)
    slots: Slots = {"card": args[ABOUT_A_TEXT[QUESTION[asked]]]}
    if table.picks:
        slots["deed"] = table.deal.book.verb(table.picks[0])
    return slots


# question -> which of its arguments is the kind of the card
ABOUT_A_TEXT: Final = {"language/by_hand": 1, "language/found_by_hand": 2, "language/claim_by_hand": 1}


# ---- words


def hand_words(table: Any, option: int, names: Sequence[str]) -> str:
    """An option of these blocks in short words; empty for an option of another block.

    `by hand: Torchwood`, `Jamie, discard pile`, `Tom's hand`, `deck, face down`.
    """
    book = table.deal.book
    blocks = book.hand
    if blocks is None:
        return ""
    block, target = book.decode(option)
    if block not in blocks.parts:
        return ""
    if block is blocks.seat:
        return str(names[target])
    if block is blocks.zone or block is blocks.down:
        return zone_words(table, target, names) + ("" if block is blocks.zone else ", face down")
    if block not in (blocks.card, blocks.open):
        return str(table.pool.name[target] if block is blocks.held else book.plain_words(option))
    return ("by hand: " if block is blocks.open else "") + card_words(table, target, names)


def zone_words(table: Any, zone: int, names: Sequence[str]) -> str:
    """A zone with whose it is: `discard pile`, `Tom's hand`."""
    play = hand_blocks(table).play
    if play.is_of_place(table, zone):
        return play.where(table, zone, names)
    words = play.zone_words[play.row(table, zone)]
    return words if zone < play.once else f"{names[play.seat(table, zone)]}'s {words}"


def card_words(table: Any, copy: int, names: Sequence[str]) -> str:
    """A card in sight by its name and by where it lies, numbered where there are several of one name."""
    kind, nth = open_kind(table, copy), number_of(table, copy)
    name = "face-down card" if kind == NOBODY else str(table.pool.name[kind])
    return f"{name}{f' {nth}' if nth else ''}, {zone_words(table, table.zone[copy], names)}"


def open_kind(table: Any, copy: int) -> int:
    """The kind of a card that everybody knows; NOBODY for a face-down one."""
    return int(table.kind[copy]) if table.known[copy] == table.everyone() else NOBODY


def number_of(table: Any, copy: int) -> int:
    """Which of the cards of its name in its zone a card is, counted from 1; 0 if it is the only one."""
    name, kind = table.pool.name, open_kind(table, copy)
    kinds = [(each, open_kind(table, each)) for each in table.zones[table.zone[copy]]]
    alike = [each for each, other in kinds if (kind == NOBODY) == (other == NOBODY) and name[other] == name[kind]]
    return alike.index(copy) + 1 if len(alike) > 1 else 0


def whereabouts(table: Any, option: int) -> Whereabouts | None:
    """The card or zone that an option of these blocks is, in numbers; None for any other option."""
    blocks = hand_blocks(table)
    block, target = table.deal.book.decode(option)
    if block is blocks.card or block is blocks.open:
        found = at_zone(table, table.zone[target], down=False)
        found["card"] = open_kind(table, target)
        if nth := number_of(table, target):
            found["nth"] = nth
        return found
    return at_zone(table, target, down=block is blocks.down) if block is blocks.zone or block is blocks.down else None


def at_zone(table: Any, zone: int, *, down: bool) -> Whereabouts:
    """A zone of a table in numbers."""
    play = hand_blocks(table).play
    owner, place = play.seat(table, zone), play.place(table, zone)
    return {"zone": play.row(table, zone), "owner": owner, "place": place, "down": down}


# ---- the view


def light_by_hand(frame: View, table: Any, seat: int) -> None:
    """LAN-HAND-03: on each card of a view the options that choosing it by hand would answer, by sleeve or by kind.

    Each option also says which card or zone it is, so that texts can name it in any language.
    """
    blocks = table.deal.book.hand
    if blocks is None or seat >= table.seats or not frame["options"]:
        return
    by_sleeve = options_by_target(table.deal.book, frame["options"], (blocks.open, blocks.card))
    held = options_by_target(table.deal.book, frame["options"], (blocks.held,))
    name_places(frame, table)
    for pile in frame["piles"]:
        light(pile.get("cards", []), by_sleeve)
    for zone in [zone for side in frame["seats"] for zone in side["zones"]]:
        light(zone["cards"], by_sleeve)
        for place in places_in(zone):
            light([place["card"], *[card for group in place["zones"] for card in group["cards"]]], by_sleeve)
    if QUESTION[table.question_of(seat)] in ABOUT_A_TEXT:
        hands = [zone["cards"] for zone in frame["seats"][seat]["zones"] if zone["layout"] == "fan"]
        for card in [card for cards in hands for card in cards]:
            card["tags"], card["options"] = [], held.get(card["kind"], [])


def name_places(frame: View, table: Any) -> None:
    """Say of each option of these blocks which card or zone it is."""
    for option in frame["options"]:
        if at := whereabouts(table, option):
            frame["lit"][str(option)]["at"] = at


def light(cards: Sequence[CardView], options: Mapping[int, list[int]]) -> None:
    """Add to cards the options by which they are chosen."""
    for card in cards:
        if card["id"] in options:
            card["options"] = [*card["options"], *options[card["id"]]]
