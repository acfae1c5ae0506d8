"""What one seat sees of a table, in words: made from its view alone, for the painted table and for the plain one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from timescoop.documents import on_offer
from timescoop.kernel import (
    FACT,
    FACT_CLAUSE,
    NOTHING,
    QUESTION_CLAUSE,
    CardView,
    Game,
    Need,
    PileView,
    PlaceCounter,
    PlaceView,
    SeatView,
    Slots,
    Table,
    Told,
    ZoneView,
    places_in,
)
from timescoop.wording import (
    Teller,
    in_full,
    not_possible,
    plain,
    question_leaves,
    question_takes,
    texts_of,
    ways_words,
)

ATTACHED = "attached"  # the mark of a card that lies on another one
FACE_DOWN = "face-down"  # a mark that goes without saying here: cards that lie so are told apart from others anyway


class Sight:
    """One seat's view with the words for all of it."""

    def __init__(self, game: Game, table: Table, seat: int, names: Sequence[str]) -> None:
        """`seat` is the number of seats for a watcher."""
        self.game = game
        self.seat = seat
        self.names = list(names)
        self.view = game.view(table, seat)
        self.faces = game.faces(table)
        self.texts = texts_of(game.room)
        self.options = on_offer(game, table, seat, names) if seat < len(names) else []
        laid = [(place, side["seat"]) for side in self.view["seats"] for place in self.line(side["seat"])]
        self.sites = {place["card"]["id"]: self.card_name(place["card"]) for place, _ in laid}
        places = {
            place["number"]: (self.card_name(place["card"]), place["card"]["kind"], whose) for place, whose in laid
        }
        self.teller = Teller(self.texts, names, seat, self.faces, places)

    # ---- cards

    def card_name(self, card: CardView) -> str:
        """The name of a card, or that it lies face down."""
        return self.faces[card["kind"]]["name"] if card["kind"] >= 0 else "?"

    def figure(self, kind: int) -> str:
        """The big figure of a card, if it has one."""
        value = self.faces[kind]["value"]
        return "" if value is None else str(value)

    def named(self, card: CardView, *, held: bool = False) -> str:
        """A card with its figure, as in `Jamie 3`; a card that is face down for the others says so."""
        if card["kind"] < 0:
            return "face-down card"
        face, now = self.faces[card["kind"]], card.get("now")
        words = f"{face['name']} {self.figure(card['kind']) if now is None else now}".rstrip()
        figures = self.texts.figures(face) if held else ""
        if figures:
            words = face["name"]
        marks = ([figures] if figures else []) + [self.mark(card, tag) for tag in card["tags"] if tag != FACE_DOWN]
        marks += [self.texts.counted(each["key"], each["count"]) for each in card.get("counters", ())]
        return f"{words} ({', '.join(marks)})" if marks else words

    def mark(self, card: CardView, tag: str) -> str:
        """A mark of a card; of one that lies on a place's own card, on which."""
        on = self.sites.get(card.get("on", -1), "") if tag == ATTACHED else ""
        return f"on {on}" if on else self.texts.label(tag, 1).lower()

    def held(self, card: CardView) -> str:
        """A card of the hand, with all its figures where it has several."""
        return self.named(card, held=True)

    def hand(self, cards: Sequence[CardView]) -> str:
        """The cards of a hand, equal ones counted."""
        return ", ".join(many(words, count) for words, count in Counter(map(self.held, cards)).items())

    def cards(self, cards: Sequence[CardView]) -> str:
        """Several cards, equal ones counted: `2 face-down cards, Yetis 3`."""
        there = {card["id"] for card in cards}
        said = [
            self.borne(card, cards) + (" face-down" if card["kind"] >= 0 and not card["up"] else "")
            for card in cards
            if card.get("on", -1) not in there
        ]
        return ", ".join(many(words, count) for words, count in Counter(said).items())

    def borne(self, card: CardView, cards: Sequence[CardView]) -> str:
        """A card, with those of the others that lie on it, and with what lies under it."""
        upon = [
            self.over({**other, "tags": [tag for tag in other["tags"] if tag != ATTACHED]})
            for other in cards
            if other.get("on", -1) == card["id"]
        ]
        return f"{self.over(card)} with {' and '.join(upon)}" if upon else self.over(card)

    def over(self, card: CardView) -> str:
        """A card with what lies under it, as far as the reader knows that."""
        beneath = card.get("under")
        return f"{self.named(card)} (under it: {self.cards(beneath)})" if beneath else self.named(card)

    # ---- the head

    def head(self) -> list[str]:
        """What is true of the whole table: whose turn it is, the piles."""
        view = self.view
        turn = "the game is over" if view["over"] else f"turn {view['turn_number']}, {self.whose(view['turn'])}"
        phase = "" if view["phase"] in ("actions", "over") else f", {self.texts.label(view['phase'])}"
        title = f"{self.texts.label(self.game.key)}, {self.texts.label(view['edition'])}"
        return [title, turn + phase, *(self.pile(pile) for pile in view["piles"] if "seat" not in pile)]

    def whose(self, seat: int) -> str:
        """Whose turn it is."""
        return "your turn" if seat == self.seat else f"{self.names[seat]}'s turn"

    def pile(self, pile: PileView) -> str:
        """A pile with its count and state."""
        if pile.get("layout") == "shown":
            return f"{self.texts.label(pile['key'])}: {self.cards(pile['cards'])}"
        words = f"{self.texts.label(pile['key'])} {pile['count']}"
        return (
            words
            if "state" not in pile
            else f"{self.texts.label(pile['key'])} {self.texts.label(pile['state'])}"
            + (f", {pile['count']} beneath" if pile["count"] else "")
        )

    def tallies(self, side: SeatView) -> list[str]:
        """What a seat plays and has: figures with their names, and its own piles."""
        told = [self.tally(tally["key"], tally["value"], tally["of"]) for tally in side["tallies"]]
        own = [pile for pile in self.view["piles"] if pile.get("seat") == side["seat"]]
        return [*self.plays(side), *told, *(f"{self.texts.label(pile['name'])} {pile['count']}" for pile in own)]

    def plays(self, side: SeatView) -> list[str]:
        """What a seat plays, where that is a card, and what else is known of it."""
        kind = side.get("side", -1)
        told = [f"{self.faces[kind]['name']} ({self.texts.label('strength')} {self.figure(kind)})"] if kind >= 0 else []
        notes = [(note["key"], note["words"]) for note in side.get("notes", ())]
        return told + [f"{self.texts.label(key, len(words))} {' and '.join(words)}" for key, words in notes]

    def tally(self, key: str, value: int, of: int | None, mark: str = " of ") -> str:
        """A figure with its name: `3 Time Points`, `TARDIS counters 1 of 5`, `Hand 5`."""
        one, other = self.texts.label(key, 1), self.texts.label(key, 2)
        if of is not None:
            return f"{other} {value}{mark}{of}"
        return f"{other} {value}" if one == other else self.texts.counted(key, value)

    def zone(self, seat: int, key: str) -> ZoneView | None:
        """A zone of a seat by its key."""
        return next((zone for zone in self.view["seats"][seat]["zones"] if zone["key"] == key), None)

    def line(self, seat: int) -> list[PlaceView]:
        """The places of a seat."""
        zones = self.view["seats"][seat]["zones"]
        return [place for zone in zones for place in places_in(zone)]

    def strips(self, seat: int) -> list[ZoneView]:
        """What lies open beside a seat's board."""
        return [zone for zone in self.view["seats"][seat]["zones"] if zone["layout"] == "strip" and zone["cards"]]

    def place_parts(self, place: PlaceView) -> list[str]:
        """What lies at a place: marks, counters, what stands or fights there."""
        out = [*self.lines(place), *(self.texts.label(tag) for tag in place.get("tags", ()))]
        out += [self.counter(counter, place) for counter in counters_of(place)]
        for zone in place["zones"]:
            if zone["cards"]:
                foreign = zone.get("by", -1) not in (-1, place["spot"][0])
                by = f" by {self.name(zone['by'])}" if foreign or zone["key"] == "attack" else ""
                out.append(f"{self.texts.label(zone['key'])}{by}: {self.cards(zone['cards'])}")
        return out + self.required(place.get("needs", ()))

    def required(self, needs: Sequence[Need]) -> list[str]:
        """What the cards at a place, or of an attempt, require: sums with what is there of them."""
        return [
            f"{self.faces[each['kind']]['name']}, {self.texts.label(each['key'])} ({self.name(each['seat'])}): "
            + ways_words(each["ways"])
            for each in needs
        ]

    def lines(self, place: PlaceView) -> list[str]:
        """What a place says, line by line."""
        kind = place["card"]["kind"]
        return list(self.faces[kind].get("lines", ())) if kind >= 0 else []

    def counter(self, counter: PlaceCounter, place: PlaceView) -> str:
        """A counter, and whose it is if it is not the place's owner's."""
        whose = "" if counter["seat"] == place["spot"][0] else f" of {self.name(counter['seat'])}"
        return self.texts.label(counter["key"], 1) + whose

    def name(self, seat: int) -> str:
        """A seat's name; "you" for the reader."""
        return "you" if seat == self.seat else self.names[seat]

    # ---- sentences

    def prompt(self) -> str:
        """What the seat is asked."""
        prompt = self.view["prompt"]
        return plain(self.teller.prompt(prompt["key"], prompt["slots"])) if prompt else ""

    def explained(self) -> str:
        """One sentence more about the question."""
        prompt = self.view["prompt"]
        return plain(self.teller.explain(prompt["key"], prompt["slots"])) if prompt else ""

    def sentence(self, fact: Told) -> str:
        """What happened."""
        what, who, args, kinds = fact
        return plain(self.teller.fact(FACT[what], who, args, kinds))

    def in_full(self) -> list[str]:
        """The reader's options in words, each with what a card says it does where two are told apart by that."""
        prompt = self.view["prompt"]
        slots: Slots = prompt["slots"] if prompt else {}
        return [in_full(words, self.view["lit"].get(str(option)), slots) for option, words in self.options]

    def shut(self) -> list[str]:
        """What a card says that cannot be done now, where the reader chooses between two things."""
        prompt = self.view["prompt"]
        return list(not_possible(prompt["slots"], [words for _, words in self.options])) if prompt else []

    def why_offered(self, option: int) -> str:
        """Why one of the reader's options is on offer, in one sentence with its clause."""
        prompt = self.view["prompt"]
        assert prompt is not None, "only a question has options"
        told = self.texts.why(prompt["key"], self.view["lit"].get(str(option)))
        told = told or question_takes(self.explained(), prompt["clause"])
        words = dict(zip([each for each, _ in self.options], self.in_full(), strict=True))
        return f"{words[option]!r} is on offer: {told}."

    def why_not(self, words: str, reason: str | None) -> str:
        """Why some words are none of the reader's options, in one sentence with its clause; the game may know why."""
        prompt = self.view["prompt"]
        told = reason or (question_leaves(self.explained(), prompt["clause"]) if prompt else "")
        return f"{words!r} is not on offer{f': {told}' if told else ''}."

    def scores(self) -> list[tuple[str, list[str]]]:
        """For each seat its name with its score, and the lines that add up to it."""
        out = []
        for seat, lines in enumerate(self.view["score_lines"]):
            crown = ", winner" if seat in self.view["winners"] else ""
            rows = [
                f"{line['value']:>3}  {self.faces[line['kind']]['name']} ({self.texts.label(line['label'])})"
                for line in lines
            ]
            out.append((f"{self.names[seat]}: {self.view['scores'][seat]}{crown}", rows))
        return out


def counters_of(place: PlaceView) -> list[PlaceCounter]:
    """The counters at a place; that of an attack goes without saying where the attack is told."""
    attackers = {zone["by"] for zone in place["zones"] if zone["key"] == "attack" and zone["cards"]}
    return [counter for counter in place["counters"] if counter["seat"] not in attackers]


def many(words: str, count: int) -> str:
    """So many of something; face-down cards have a plural."""
    if count == 1:
        return words
    return f"{count} {words}s" if words.endswith("card") else f"{count} {words}"


def clause_of_fact(fact: Told) -> str:
    """The rule behind a fact."""
    return FACT_CLAUSE[fact[0]]


def clause_of_question(table: Table, seat: int) -> str:
    """The rule behind a seat's question."""
    number = table.question_of(seat)
    return "" if number == NOTHING else QUESTION_CLAUSE[number]
