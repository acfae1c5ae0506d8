"""Positions of declared games, written and read: the zones and fields by their keys.

    game: stowaways
    turn: Ada
    deck: [Judoon]                                  # from the top; the rest follow, shuffled by seed
    players:
      Ada: {hand: [Ood, K-9], played: [Zygon]}
      Bo: {hand: [{card: Dalek, known: [Ada, Bo]}]}  # who knows it, where that is not what is usual there
      Cy: {hand: 1}                                 # a card that the seed chooses

Claims, marks and attached cards can't be written here; a game with those writes its own positions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from timescoop.kernel.books import QUESTION
from timescoop.kernel.cards import HAND, NOBODY, OPEN, PILE, PLACE
from timescoop.kernel.declared.declaration import Declaration, phase_of
from timescoop.kernel.declared.declared_table import DeclaredTable
from timescoop.kernel.errors import BadNotation
from timescoop.kernel.notation import mix_unnamed
from timescoop.kernel.positions import edition_of, is_count, kind_of, listed, number, one_of, opening, part, seed_of
from timescoop.kernel.spec import Each, Field, Zone
from timescoop.kernel.table import Table
from timescoop.kernel.warrants import Place

Data = dict[str, Any]

HEAD: Final = ("game", "edition", "options", "seed", "turn", "turn_number", "phase")
TAIL: Final = ("players", "over", "reason", "winners", "scores", "midway")
ON_CARD: Final = ("card", "known", "face")
UNKNOWN: Final = "?"
EVERYBODY: Final = "everybody"
WATCHERS: Final = "watchers"
USUAL: Final = -1  # known to those who usually know a card that lies there


class Lying(NamedTuple):
    """A card of a position: its kind or `NOBODY`, whether it is face up, and the bits of who knows it, or `USUAL`."""

    kind: int
    up: bool = True
    known: int = USUAL


class DeclaredPositions:
    """Reads and writes the positions of one declared game."""

    def __init__(self, game: Declaration) -> None:
        self.game = game
        zones, fields = game.spec.zones, game.spec.fields
        of_seats = [field.name for field in fields if isinstance(field.start, Each)]
        of_table = [field.name for field in fields if not isinstance(field.start, Each)]
        self.table_keys = (*HEAD, *[zone.key for zone in zones if not zone.each], *of_table, *TAIL)
        self.seat_keys = (*[zone.key for zone in zones if zone.each], *of_seats)
        self.keys = (*self.table_keys, *self.seat_keys, *ON_CARD)
        assert len(set(self.keys)) == len(self.keys), "two keys of a position are the same"

    # ---- writing

    def write(self, table: Any, names: Sequence[str]) -> Data:
        """The position of a table, every card in it, secrets included.

        A table in the middle of something is written as it stands, with `midway` saying what is asked; that cannot be
        read again.
        """
        deal, resting = table.deal, self.game.resting()
        out: Data = {"game": self.game.key, "edition": deal.edition}
        out |= {"options": dict(deal.options)} if deal.options else {}
        out |= {"turn": names[table.turn], "turn_number": table.turn_number}
        if not table.over():
            asked = table.asked[0][0]
            at_rest = table.asked == [(asked, (table.turn,))] and asked in resting and not table.agenda
            out |= {"phase": phase_of(asked)} if at_rest else {"midway": QUESTION[asked]}
        seats: list[Data] = [{} for _ in names]
        for at, (zone, owner) in enumerate(self.game.spec.numbered(table.seats)):
            (out if owner == NOBODY else seats[owner])[zone.key] = self.write_zone(table, at, zone, names)
        self.write_fields(table, out, seats)
        out["players"] = dict(zip(names, seats, strict=True))
        if table.over():
            out |= {"over": True, "reason": table.reason, "scores": dict(zip(names, table.scores, strict=True))}
            out["winners"] = [name for seat, name in enumerate(names) if table.won >> seat & 1]
        return out

    def write_fields(self, table: Table, out: Data, seats: list[Data]) -> None:
        """The fields of the table, and those of each seat."""
        for field in self.game.spec.fields:
            value = getattr(table, field.name)
            if isinstance(field.start, Each):
                for seat, each in zip(seats, value, strict=True):
                    seat[field.name] = each
            else:
                out[field.name] = value

    def write_zone(self, table: Table, at: int, zone: Zone, names: Sequence[str]) -> list[object]:
        """The cards of a zone: a pile from the top, a hand sorted by kind, others in their order."""
        copies = list(table.zones[at])
        if zone.sort == PILE:
            copies.reverse()
        elif zone.sort == HAND:
            copies.sort(key=lambda copy: (table.kind[copy], table.known[copy]))
        return [self.write_card(table, copy, at, names) for copy in copies]

    def write_card(self, table: Table, copy: int, at: int, names: Sequence[str]) -> object:
        """A card by its name, with everything about it that isn't the default."""
        name, known = self.game.pool.name[table.kind[copy]], table.known[copy]
        marks: Data = {}
        if known != usual_knowers(table, at, up=bool(table.up[copy])):
            who = [*names, WATCHERS]
            everybody = known == table.everyone()
            marks["known"] = EVERYBODY if everybody else [each for seat, each in enumerate(who) if known >> seat & 1]
        if table.sort[at] == PLACE and not table.up[copy]:
            marks["face"] = "down"
        return {"card": name, **marks} if marks else name

    # ---- reading

    def read(self, document: object, _cards: object = None) -> tuple[DeclaredTable, list[str]]:
        """A table and the names of its seats from a position; what is left out is filled in by the seed.

        Raises:
            BadNotation: It cannot be read, or there is no such table.
        """
        found, players = opening(document, self.table_keys)
        edition, options = edition_of(found, self.game.editions, self.game.choices)
        names = [str(name) for name in players]
        seats = [part(each, ("players", name), self.seat_keys) for name, each in players.items()]
        zones = self.game.spec.numbered(len(names))
        left = Counter(self.game.pool.copies())
        lying: list[list[Lying]] = []
        for zone, owner in zones:
            path: Place = (zone.key,) if owner == NOBODY else ("players", names[owner], zone.key)
            said = (found if owner == NOBODY else seats[owner]).get(zone.key)
            cards = self.read_cards(said, path, names, left)
            lying.append(cards[::-1] if zone.sort == PILE else cards)
        table = self.game.bare(edition, options)
        self.place_all(table, lying, left, found)
        for field in self.game.spec.fields:
            if not isinstance(field.start, Each):
                setattr(table, field.name, read_field(field, found, ()))
            else:
                each = [read_field(field, seat, ("players", name)) for name, seat in zip(names, seats, strict=True)]
                setattr(table, field.name, tuple(each) if field.start.fixed else each)
        self.begin(table, found, names)
        return table, names

    def read_cards(self, value: object, path: Place, names: list[str], left: Counter[int]) -> list[Lying]:
        """The cards of a zone in the order given; a number means that many unnamed cards."""
        if is_count(value):
            return [Lying(NOBODY)] * number(value, path)
        return [self.read_card(each, (*path, nth), names, left) for nth, each in enumerate(listed(value, path))]

    def read_card(self, value: object, path: Place, names: list[str], left: Counter[int]) -> Lying:
        """One card: a name, or a mapping with its name, whether it is face up, and who knows it."""
        said = part(value, path, ON_CARD) if isinstance(value, dict) else {"card": value}
        name = said.get("card", UNKNOWN)
        kind = NOBODY if name == UNKNOWN else kind_of(name, self.game.pool.name, path)
        if kind != NOBODY and not left[kind]:
            raise BadNotation(path, f"there are only {self.game.pool.cards[kind].copies} of {name}")
        left[kind] -= kind != NOBODY
        up = one_of(said.get("face", "up"), ("down", "up"), (*path, "face"), "way to lie") == 1
        return Lying(kind, up, self.read_known(said.get("known"), (*path, "known"), names))

    def read_known(self, value: object, path: Place, names: list[str]) -> int:
        """The bits of the seats that know a card."""
        if value is None:
            return USUAL
        who = [*names, WATCHERS]
        if value == EVERYBODY:
            return (1 << len(who)) - 1
        return sum({1 << one_of(each, who, path, "player") for each in listed(value, path)})

    def place_all(self, table: DeclaredTable, lying: list[list[Lying]], left: Counter[int], found: Data) -> None:
        """Place the cards; unnamed ones are dealt by the seed, and the rest stay in zone 0."""
        rest = sorted(left.elements())
        unnamed = sum([card.kind == NOBODY for cards in lying for card in cards])
        first = self.game.spec.zones[0].key
        if unnamed > len(rest):
            raise BadNotation((), f"{unnamed} cards have no name here, and only {len(rest)} are left")
        if is_count(found.get(first)) and unnamed < len(rest):
            raise BadNotation((first,), f"{len(rest) - unnamed} cards have no place here")
        lying[0][:0] = [Lying(NOBODY)] * (len(rest) - unnamed)
        cards = [(at, card) for at, row in enumerate(lying) for card in row]
        kinds = [rest.pop(0) if card.kind == NOBODY else card.kind for _, card in cards]
        self.game.lay_out(table, len(found["players"]), kinds, seed_of(found.get("seed", 0)))
        blank = [copy for copy, (_, card) in enumerate(cards) if card.kind == NOBODY]
        mix_unnamed(table, blank)
        for copy, (at, card) in enumerate(cards):
            if at:
                table.move(copy, at, up=card.up)
            usual = usual_knowers(table, at, up=bool(table.up[copy]))
            table.known[copy] = usual if card.known == USUAL else card.known

    def begin(self, table: Any, found: Data, names: list[str]) -> None:
        """Set whose turn it is and the open question, or how the game ended."""
        table.turn = one_of(found.get("turn", names[0]), names, ("turn",), "player")
        table.turn_number = number(found.get("turn_number", 1), ("turn_number",))
        if found.get("over"):
            scores = part(found.get("scores"), ("scores",), names)
            won = [one_of(each, names, ("winners",), "player") for each in listed(found.get("winners"), ("winners",))]
            table.finish(str(found.get("reason", "")), [scores.get(name, 0) for name in names], won)
            return
        resting = self.game.resting()
        phases = [phase_of(question) for question in resting]
        table.ask(resting[one_of(found.get("phase", phases[0]), phases, ("phase",), "phase")], table.turn)
        if not table.options(table.turn):
            raise BadNotation(("turn",), f"{names[table.turn]} would have nothing to answer with")


def usual_knowers(table: Table, at: int, *, up: bool) -> int:
    """The bits of those who know a card in a zone by default: everybody who sees the zone, or its owner."""
    sort, owner = table.sort[at], table.owner[at]
    if sort == OPEN or (sort == PLACE and up):
        return table.everyone()
    return 1 << owner if owner != NOBODY and sort != PILE else 0


def read_field(field: Field, found: Data, path: Place) -> object:
    """The value of a field: what the position says, or the field's initial value.

    Raises:
        BadNotation: It is of another type.
    """
    start = field.start.value if isinstance(field.start, Each) else field.start
    value = found.get(field.name, start)
    if type(value) is not type(start):
        raise BadNotation((*path, field.name), f"{type(start).__name__} is expected, as in {start!r}, not {value!r}")
    return value
