"""What one seat sees of a table, in words: made from its view alone, for the painted table and for the plain one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from timescoop.documents import on_offer
from timescoop.kernel import FACT, FACT_CLAUSE, NOTHING, QUESTION_CLAUSE, Game, Table, Told
from timescoop.wording import Teller, plain, texts_of

Data = dict[str, Any]


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
        places = {
            place["number"]: (self.card_name(place["card"]), place["card"]["kind"], side["seat"])
            for side in self.view["seats"]
            for place in self.line(side["seat"])
        }
        self.teller = Teller(self.texts, names, seat, [face["name"] for face in self.faces], places)

    # ---- cards

    def card_name(self, card: Data) -> str:
        """The name of a card, or that it lies face down."""
        return str(self.faces[card["kind"]]["name"]) if card["kind"] >= 0 else "?"

    def figure(self, kind: int) -> str:
        """The big figure of a card, if it has one."""
        value = self.faces[kind]["value"]
        return "" if value is None else str(value)

    def named(self, card: Data) -> str:
        """A card with its figure, as in `Jamie 3`; a card that is face down for the others says so."""
        if card["kind"] < 0:
            return "face-down card"
        face = self.faces[card["kind"]]
        words = f"{face['name']} {self.figure(card['kind'])}".rstrip()
        marks = [self.texts.label(tag).lower() for tag in card["tags"]]
        return f"{words} ({', '.join(marks)})" if marks else words

    def cards(self, cards: Sequence[Data], *, tell_down: bool = True) -> str:
        """Several cards, equal ones counted: `2 face-down cards, Yetis 3`."""
        said = [
            self.named(card) + (" face-down" if tell_down and card["kind"] >= 0 and not card["up"] else "")
            for card in cards
        ]
        return ", ".join(many(words, count) for words, count in Counter(said).items())

    # ---- the head

    def head(self) -> list[str]:
        """What is true of the whole table: whose turn it is, the piles."""
        view = self.view
        turn = "the game is over" if view["over"] else f"turn {view['turn_number']}, {self.whose(view['turn'])}"
        phase = "" if view["phase"] in ("actions", "over") else f", {self.texts.label(view['phase'])}"
        title = f"{self.texts.label(self.game.key)}, {self.texts.label(view['edition'])}"
        return [title, turn + phase, *(self.pile(pile) for pile in view["piles"])]

    def whose(self, seat: int) -> str:
        """Whose turn it is."""
        return "your turn" if seat == self.seat else f"{self.names[seat]}'s turn"

    def pile(self, pile: Data) -> str:
        """A pile with its count and state."""
        words = f"{self.texts.label(pile['key'])} {pile['count']}"
        return (
            words
            if "state" not in pile
            else f"{self.texts.label(pile['key'])} {self.texts.label(pile['state'])}"
            + (f", {pile['count']} beneath" if pile["count"] else "")
        )

    def tallies(self, side: Data) -> list[str]:
        """What a seat has: figures with their names."""
        return [self.tally(tally["key"], tally["value"], tally["of"]) for tally in side["tallies"]]

    def tally(self, key: str, value: int, of: int | None, mark: str = " of ") -> str:
        """A figure with its name: `3 Time Points`, `TARDIS counters 1 of 5`, `Hand 5`."""
        one, other = self.texts.label(key, 1), self.texts.label(key, 2)
        if of is not None:
            return f"{other} {value}{mark}{of}"
        return f"{other} {value}" if one == other else self.texts.counted(key, value)

    def zone(self, seat: int, key: str) -> Data | None:
        """A zone of a seat by its key."""
        return next((zone for zone in self.view["seats"][seat]["zones"] if zone["key"] == key), None)

    def line(self, seat: int) -> list[Data]:
        """The places of a seat."""
        zone = self.zone(seat, "line")
        return list(zone["places"]) if zone else []

    def place_parts(self, place: Data) -> list[str]:
        """What lies at a place: counters, attack, defence."""
        out = [self.counter(counter, place) for counter in counters_of(place)]
        for zone in place["zones"]:
            if zone["cards"]:
                by = f" by {self.name(zone['by'])}" if zone["key"] == "attack" else ""
                out.append(f"{self.texts.label(zone['key'])}{by}: {self.cards(zone['cards'])}")
        return out

    def counter(self, counter: Data, place: Data) -> str:
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

    def stage(self) -> str:
        """A conflict that is going on."""
        stage = self.view["stage"]
        if not stage:
            return ""
        sums = ", ".join(f"{self.texts.label(side)} {total}" for side, total in stage["sums"].items())
        return f"{self.texts.label(stage['key'])} at {plain([self.teller.place(stage['place'])])}: {sums}"

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


def counters_of(place: Data) -> list[Data]:
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
