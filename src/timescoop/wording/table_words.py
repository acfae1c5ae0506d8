"""What lies on a table in words that are the same for every reader: cards, piles, zones, places and figures.

All readers of a table share them, so a page may render them once. They name seats, and never say "you".
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from timescoop.kernel import (
    ATTACHED,
    FACE_DOWN,
    CardView,
    Face,
    Need,
    PileView,
    PlaceCounter,
    PlaceView,
    SeatView,
    StageLine,
    Tally,
    ZoneView,
)
from timescoop.wording.card_readings import in_own_words, traits_reading
from timescoop.wording.grammar import listed, with_counts, within
from timescoop.wording.localizing import line_in_own_words
from timescoop.wording.needs import ways_words
from timescoop.wording.templates import Part, Parts
from timescoop.wording.text_lines import TextLine, filled, in_row, joined, said, text
from timescoop.wording.texts import Texts
from timescoop.wording.translation import _, counted_


class TableWords:
    """Names what lies on a table.

    Args:
        texts: The game's texts.
        faces: A card face by kind.
        names: The names of the seats.
        hosts: The kind of each card in sight, by its id, where cards that lie on others are to name them.
    """

    def __init__(
        self, texts: Texts, faces: Sequence[Face], names: Sequence[str], hosts: Mapping[int, int] | None = None
    ) -> None:
        self.texts = texts
        self.faces = faces
        self.names = names
        self.hosts = hosts or {}

    # ---- cards

    def face(self, face: Face, now: int | None = None) -> str:
        """A card's name, type and figures; `now` is its big figure where that is not the printed one."""
        figure, figures = face["value"] if now is None else now, self.texts.figures(face)
        told = [figures] if figures else ["" if figure is None else str(figure), face["corner"]]
        return ", ".join(filter(None, (face["name"], self.texts.label(face["type"], 1), *told)))

    def face_lines(self, face: Face) -> list[TextLine]:
        """What is printed on a card, a line for each part."""
        figures = ", ".join(f"{self.texts.label(key, 2)} {value}" for key, value in face["values"].items())
        line = traits_reading((face.get("line") or face["subtitle"]).strip())
        told = ". ".join(filter(None, (self.texts.label(face["type"], 1), figures, line)))
        remarks = [*face.get("remarks", ()), *(["by_hand"] if face.get("by_hand") else [])]
        rest = (in_own_words(face["text"])[0], *(self.texts.label(key) for key in remarks))
        return [TextLine("said", text(told), text(face["name"])), *(said(each) for each in rest if each)]

    def figure(self, face: Face) -> str:
        """The big figure of a card with its name; empty where it has none."""
        named = (f"{self.texts.label(key)} {value}" for key, value in face["values"].items() if value == face["value"])
        return next(named, "")

    def marks(self, card: CardView, *, held: bool = False, borne: bool = False) -> list[str]:
        """What is so of a card besides its name: marks, tokens, and whether it lies face-down.

        Args:
            card: A card that the reader knows.
            held: Whether it is held in a hand, where nothing lies face up.
            borne: Whether the card that it lies on is named beside it.
        """
        marks = [self.mark(card, tag) for tag in card["tags"] if tag != FACE_DOWN and not (borne and tag == ATTACHED)]
        marks += [self.texts.counted(each["key"], each["count"]) for each in card.get("counters", ())]
        marks += [_("played by hand")] if card["kind"] >= 0 and self.faces[card["kind"]].get("by_hand") else []
        return marks if card["up"] or held or card["kind"] < 0 else [*marks, _("face-down")]

    def mark(self, card: CardView, tag: str) -> str:
        """A mark within a sentence; of a card that lies on another one, on which."""
        host = self.hosts.get(card.get("on", -1), -1) if tag == ATTACHED else -1
        if host >= 0:
            return _("on {card}").format(card=self.faces[host]["name"])
        return within(self.texts.label(tag, 1))

    def aloud(self, card: CardView, *, held: bool = False) -> str:
        """A card for a screen reader: its face and its marks, as one sentence."""
        kind = card["kind"]
        told = self.face(self.faces[kind], card.get("now")) if kind >= 0 else _("A face-down card")
        return ", ".join([told, *self.marks(card, held=held)]) + "."

    def card(self, card: CardView, *, held: bool = False, borne: bool = False) -> Parts:
        """A card with its figure and its marks; in a hand with all its figures."""
        kind = card["kind"]
        if kind < 0:
            return text(_("a face-down card"))
        face, now = self.faces[kind], card.get("now")
        figure, figures = face["value"] if now is None else now, self.texts.figures(face) if held else ""
        name = face["name"] if figures or figure is None else f"{face['name']} {figure}"
        marks = ", ".join(filter(None, (figures, *self.marks(card, held=held, borne=borne))))
        return [Part("card", name, kind), *text(f" ({marks})" if marks else "")]

    def over(self, card: CardView, *, held: bool = False, borne: bool = False) -> Parts:
        """A card with what lies under it, as far as the reader knows that."""
        words, under = self.card(card, held=held, borne=borne), card.get("under")
        if not under:
            return words
        return filled(_("{card} (under it: {others})"), card=words, others=self.cards(under))

    def cards(self, cards: Sequence[CardView], *, held: bool = False) -> Parts:
        """Several cards, each with those that lie on it; equal ones are counted."""
        there = {card["id"] for card in cards}
        counted = Counter(
            tuple(self.bearing(card, cards, held=held)) for card in cards if card.get("on", -1) not in there
        )
        return in_row(many(list(words), copies) for words, copies in counted.items())

    def bearing(self, card: CardView, cards: Sequence[CardView], *, held: bool = False) -> Parts:
        """A card with those of the others that lie on it."""
        words = self.over(card, held=held)
        upon = [self.over(other, borne=True) for other in cards if other.get("on", -1) == card["id"] != -1]
        return filled(_("{card} with {others}"), card=words, others=joined(upon)) if upon else words

    # ---- piles, zones and figures of seats

    def of(self, what: str, seat: int) -> str:
        """Something with its owner's name."""
        return _("{what} ({who})").format(what=what, who=self.names[seat])

    def pile_name(self, pile: PileView) -> str:
        """A pile's name, with the name of the seat that owns it."""
        name = self.texts.label(pile.get("name", pile["key"]))
        return self.of(name, pile["seat"]) if "seat" in pile else name

    def pile(self, pile: PileView) -> str:
        """A pile with its count or its state."""
        name, state, count = self.texts.label(pile.get("name", pile["key"])), pile.get("state"), pile["count"]
        if not state:
            return f"{name} {count}"
        told = f"{name} {self.texts.label(state)}"
        below = counted_("{n} card", "{n} cards", count)
        return _("{pile}, {cards} below it").format(pile=told, cards=below) if count else told

    def zone(self, zone: ZoneView) -> str:
        """A zone's name, with whose it is where it says so."""
        name, by = self.texts.label(zone["key"]), zone.get("by", -1)
        return _("{what} ({who})").format(what=name, who=self.names[by]) if by >= 0 else name

    def tally(self, entry: Tally) -> str:
        """A figure with its name: `3 Time Points`, `TARDIS counters 1 of 5`, `Hand 5`."""
        one, many = self.texts.label(entry["key"], 1), self.texts.label(entry["key"], 2)
        if entry["of"] is not None:
            return _("{what} {count} of {most}").format(what=many, count=entry["value"], most=entry["of"])
        return f"{many} {entry['value']}" if one == many else self.texts.counted(entry["key"], entry["value"])

    def plays(self, seat: SeatView) -> Iterator[str]:
        """What a seat plays, where that is a card, and what else is known of it."""
        kind = seat.get("side", -1)
        if kind >= 0:
            face, figure = self.faces[kind], self.figure(self.faces[kind])
            yield f"{face['name']} ({figure})" if figure else face["name"]
        for note in seat.get("notes", ()):
            yield f"{self.texts.label(note['key'], len(note['words']))}: {listed(with_counts(note['words']))}"

    # ---- places

    def counter(self, counter: PlaceCounter) -> str:
        """A counter at a place, and whose it is."""
        return self.of(self.texts.label(counter["key"], 1), counter["seat"])

    def place_lines(self, place: PlaceView) -> Iterator[str]:
        """What the card of a place says, line by line; those that are used up say so."""
        kind, used = place["card"]["kind"], place.get("used", ())
        for nth, words in enumerate(self.faces[kind].get("lines", ()) if kind >= 0 else ()):
            said = line_in_own_words(words)[0]
            yield _("{line} (done)").format(line=said) if nth in used else said

    def place(self, place: PlaceView) -> TextLine:
        """A place with what it says, its marks, the counters on it, the cards that lie there and what they require."""
        words = [*self.place_lines(place), *(self.texts.label(tag) for tag in place.get("tags", ()))]
        parts = [text(each) for each in [*words, *map(self.counter, place["counters"])]]
        parts += [
            [*text(f"{self.zone(zone)}: "), *self.cards(zone["cards"])] for zone in place["zones"] if zone["cards"]
        ]
        parts += [self.need(each) for each in place.get("needs", ())]
        return TextLine("place", in_row(parts, "; "), self.over(place["card"]), level=1)

    def need(self, need: Need) -> Parts:
        """What one card requires, with all ways to meet it."""
        card, rest = Part("card", self.faces[need["kind"]]["name"], need["kind"]), self.texts.label(need["key"])
        return [card, *text(f", {rest} ({self.names[need['seat']]}): {ways_words(need['ways'])}")]

    def stage_line(self, line: StageLine) -> str:
        """What a line of a ledger counts."""
        if line["kind"] >= 0:
            return self.faces[line["kind"]]["name"]
        count = line.get("count")
        return self.texts.label(line["label"], 1) if count is None else self.texts.counted(line["label"], count)


def many(words: Parts, count: int) -> Parts:
    """So many of a card that is known, or that is not."""
    if count == 1:
        return words
    if words == text(_("a face-down card")):
        return text(counted_("{n} face-down card", "{n} face-down cards", count))
    return filled(_("{n} × {card}"), n=str(count), card=words)
