"""A whole table in lines of plain text for one reader, made of that reader's view alone.

The terminal, the text page and the answers to typed commands all show these lines.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from timescoop.documents import meant, numbered, option_of
from timescoop.kernel import (
    FACE_DOWN,
    FACT_CLAUSE,
    NOBODY,
    NOTHING,
    CardView,
    Face,
    OptionInfo,
    PileView,
    ScoreLine,
    SeatView,
    Slots,
    Stage,
    StageLine,
    Told,
    View,
    ZoneView,
    places_in,
    seat_on_turn,
)
from timescoop.wording.card_readings import card_reading
from timescoop.wording.choices import in_full, not_possible, option_reading, question_leaves, question_takes
from timescoop.wording.grammar import capital, listed, within
from timescoop.wording.localizing import localized
from timescoop.wording.log_sentences import told_later
from timescoop.wording.outlook_text import outcome_words, outlook_lines, with_outcome
from timescoop.wording.table_words import TableWords
from timescoop.wording.teller import Place, Teller
from timescoop.wording.templates import Part, Parts, plain
from timescoop.wording.text_lines import TextLine, filled, in_row, said, text
from timescoop.wording.texts import Texts
from timescoop.wording.translation import _

SEVERAL = 2  # types of cards in a hand
HELD = ("fan", "row")  # layouts of what a seat holds for itself: a hand, and a row that lies face-down


class TableText(TableWords):
    """One reader's table.

    Args:
        view: All that the reader may know.
        faces: A card face by kind.
        texts: The game's texts.
        names: The names of the seats.
        options: The reader's options in short words, by option number; none for a spectator.
    """

    def __init__(
        self,
        view: View,
        faces: Sequence[Face],
        texts: Texts,
        names: Sequence[str],
        options: Mapping[int, str] | None = None,
    ) -> None:
        super().__init__(texts, faces, names, hosts_in(view))
        self.view = view
        self.me = view["seat"]
        self.options = options or {}

    @cached_property
    def teller(self) -> Teller:
        """Tells prompts and facts to this reader."""
        return Teller(self.texts, self.names, self.me, self.faces, place_names(self.view, self.faces))

    # ---- the table

    def table(self) -> Iterator[TextLine]:
        """The whole table: whose turn it is, the piles, each seat, the reader's own last, and what is going on."""
        yield from self.head()
        yield from outlook_lines(self.view, self, self.teller)
        seats = sorted(self.view["seats"], key=lambda seat: seat["seat"] == self.me)
        for seat in seats:
            yield from self.seat(seat)
        yield from self.stage()

    def head(self) -> Iterator[TextLine]:
        """The game, whose turn it is, and the piles that belong to nobody."""
        view = self.view
        yield TextLine("title", text(f"{self.texts.label(view['game'])}, {self.texts.label(view['edition'])}."))
        yield TextLine("turn", text(f"{self.turn_words()} {self.texts.label(view['phase'])}.".lstrip()))
        shared = [pile for pile in view["piles"] if "seat" not in pile]
        counted = [pile for pile in shared if pile.get("layout") != "shown"]
        if counted:
            yield TextLine("piles", text(", ".join(map(self.pile, counted)) + "."))
        for pile in shared:
            yield from self.pile_cards(pile)

    def turn_words(self) -> str:
        """Which turn it is, and whose; empty before the first turn."""
        turn, number = seat_on_turn(self.view), self.view["turn_number"]
        if not 0 <= turn < len(self.names):
            return _("Turn {number}.").format(number=number) if number else ""
        told = _("Turn {number}, {whose} turn.") if number else _("{whose} turn") + "."
        return capital(told.format(number=number, whose=self.teller.own(turn).text))

    def pile_cards(self, pile: PileView, level: int = 0) -> Iterator[TextLine]:
        """The cards of a pile that anybody may look through, or that are just being played."""
        if cards := pile.get("cards"):
            sort = "zone" if pile.get("layout") == "shown" else "pile"
            yield TextLine(sort, self.cards(cards), text(self.pile_name(pile)), level)

    def seat(self, seat: SeatView) -> Iterator[TextLine]:
        """One seat: its figures, what lies before it in sight, its places."""
        who, name = seat["seat"], self.names[seat["seat"]]
        own = [pile for pile in self.view["piles"] if pile.get("seat") == who]
        counts = (f"{self.texts.label(pile.get('name', pile['key']))} {pile['count']}" for pile in own)
        figures = [*self.plays(seat), *map(self.tally, seat["tallies"]), *counts]
        head = filled(_("{name}, you"), name=[Part("seat", name, who)]) if who == self.me else [Part("seat", name, who)]
        current = who == seat_on_turn(self.view)
        yield TextLine("seat", text(", ".join(figures)), head, current=current)
        for pile in own:
            yield from self.pile_cards(pile, 1)
        for zone in seat["zones"]:
            if self.in_sight(zone, who):
                cards = self.cards(zone["cards"], held=zone["layout"] == "fan" or zone["key"] == "hand")
                yield TextLine("zone", cards, text(self.of(self.texts.label(zone["key"]), who)), 1)
            yield from map(self.place, places_in(zone))

    def in_sight(self, zone: ZoneView, who: int) -> bool:
        """True for cards that are told of; another's hand is once the reader knows a card in it, say one passed on."""
        if zone["layout"] == "fan":
            return who != self.me and any(card["kind"] >= 0 for card in zone["cards"])
        return bool(zone["cards"])

    # ---- what is going on

    def stage(self) -> Iterator[TextLine]:
        """A conflict that is going on: its sums, what is required, what each side is made of, what is declared."""
        shown = self.view["stage"]
        if not shown:
            return
        where, moment = self.teller.where(shown["place"]), shown.get("moment")
        what = text(self.texts.label(shown["key"]))
        head = filled(_("{what} at {place}"), what=what, place=[where]) if where else what
        sums = ", ".join(f"{self.side_name(shown, side)} {total}" for side, total in shown["sums"].items())
        yield TextLine("stage", text(sums), head)
        if moment:
            yield TextLine("said", text(self.texts.label(f"stage_{moment}") + "."), level=1)
        if stakes := shown.get("stakes"):
            yield TextLine("said", [*self.teller.notice(stakes), *text(".")], level=1)
        for need in shown.get("needs", ()):
            yield TextLine("said", [*self.need(need), *text(".")], level=1)
        sides = shown.get("whose") or shown["sums"]
        for side in sides:
            if parts := self.side_parts(shown, side):
                state = self.side_state(shown, side)
                name = self.side_name(shown, side, owned=True) + (f" ({state})" if state else "")
                yield TextLine("side", in_row(parts), text(name), level=1)
        declared = [
            f"{self.faces[each['kind']]['name']} ({self.names[each['seat']]})" for each in shown.get("stack", ())
        ]
        if declared:
            yield TextLine("side", text(", ".join(declared)), text(_("Resolves last to first")), 1)

    def side_name(self, stage: Stage, side: str, *, owned: bool = False) -> str:
        """A side by name: a seat's name or "You", else the side's own, with its owner if wanted."""
        seat = self.side_seat(stage, side)
        if seat >= 0 and "whose" in stage:
            return self.teller.seat(seat, start=True).text
        name = card_reading(side) or self.texts.label(side)  # a side may be a Quality, as cards name it
        return _("{what} by {who}").format(what=name, who=self.names[seat]) if owned and seat >= 0 else name

    def side_seat(self, stage: Stage, side: str) -> int:
        """Whose side it is; of two without owners of their own the attacker's comes first."""
        if "whose" in stage or "owner" not in stage:
            return stage.get("whose", {}).get(side, NOBODY)
        return stage["owner"] if list(stage["sums"]).index(side) else stage["attacker"]

    def side_state(self, stage: Stage, side: str) -> str:
        """How a side of a ledger stands: ahead, tied or out; empty while nothing is decided."""
        best = stage.get("best", ())
        if side in best:
            return _("tied") if len(best) > 1 else _("the winner")
        return "" if side in stage["sums"] else _("out of it")

    def side_parts(self, stage: Stage, side: str) -> list[Parts]:
        """What a side is made of, each with what it adds, and what it rolled."""
        out = [self.side_part(stage, line) for line in stage["lines"] if line["side"] == side]
        die = stage.get("dice", {}).get(side)
        return [*out, text(_("a die of {n}").format(n=die))] if die else out

    def side_part(self, stage: Stage, line: StageLine) -> Parts:
        """One of them; among cards that lie in sight it says why one adds nothing."""
        if line["label"] == FACE_DOWN:
            return text(_("a face-down card"))
        words, idle = f"{self.stage_line(line)} {line['value']}", line["kind"] >= 0 and self.idle(stage, line)
        return [Part("card", words, line["kind"]), *text(f" ({idle})" if idle else "")]

    def idle(self, stage: Stage, line: StageLine) -> str:
        """Why a card adds nothing; empty if it does, or where a ledger tells of it."""
        return "" if line["value"] or stage.get("layout") == "ledger" else within(self.texts.label(line["label"]))

    # ---- what the reader holds and may answer

    def hand(self) -> Iterator[TextLine]:
        """What the reader holds, zone by zone."""
        for seat in self.view["seats"]:
            for zone in seat["zones"] if seat["seat"] == self.me else ():
                if zone["layout"] in HELD and (zone["cards"] or zone["layout"] == "fan"):
                    cards = self.by_type(zone["cards"]) if zone["layout"] == "fan" else self.cards(zone["cards"])
                    yield TextLine("hand", cards or text(_("empty")), text(self.texts.label(zone["key"])))

    def by_type(self, cards: Sequence[CardView]) -> Parts:
        """Cards of a hand under their types, "Defenders: Leela 4; Enemies: Omega 4"; of one type alone without it."""
        types = dict.fromkeys(self.faces[card["kind"]]["type"] if card["kind"] >= 0 else "" for card in cards)
        if len(types) < SEVERAL:
            return self.cards(cards, held=True)
        groups = []
        for sort in types:
            some = [card for card in cards if (self.faces[card["kind"]]["type"] if card["kind"] >= 0 else "") == sort]
            head = text(f"{self.texts.label(sort, len(some))}: ") if sort else []
            groups.append([*head, *self.cards(some, held=True)])
        return in_row(groups, "; ")

    def choices(self) -> Iterator[TextLine]:
        """What is asked, then each choice with its number; else whom the table waits for, or how it ended."""
        if self.view["over"]:
            yield from self.result()
        elif self.view["prompt"]:
            yield from self.question()
        else:
            for ask in self.view["asked"]:
                yield TextLine("said", self.teller.wait(ask["key"], ask["seat"]))

    def question(self) -> Iterator[TextLine]:
        """What the reader is asked, then each choice with its number."""
        prompt = self.view["prompt"]
        if not prompt:
            return
        yield TextLine("prompt", self.teller.prompt(prompt["key"], prompt["slots"]), clause=prompt["clause"])
        if picked := self.picked():
            yield TextLine("said", [*picked, *text(".")])
        for option, words in zip(self.options, self.shown(), strict=True):
            yield TextLine("option", text(words), option=option)
        yield from map(said, not_possible(prompt["slots"], self.options.values()))

    def picked(self) -> Parts:
        """What the reader has chosen so far, where several are to be chosen; empty for nothing."""
        picks = self.view["picks"]
        return filled(_("Chosen so far: {cards}"), cards=self.teller.cards_of(picks, "")) if picks else []

    def shown(self) -> list[str]:
        """The reader's options as they are listed: with their numbers, and with what each would do."""
        return [
            with_outcome(words, self.outcome(option))
            for option, words in zip(self.options, numbered(self.in_full()), strict=True)
        ]

    def meant(self, line: str, *, begun: bool = True) -> list[int]:
        """The options that a typed line may mean; a line of the list may also be typed as it stands there.

        Args:
            line: A number of the list, or words.
            begun: Whether beginnings are enough.
        """
        found = meant(list(self.options.items()), line, begun=begun)
        return found or ([option] if (option := self.shown_as(line)) != NOTHING else [])

    def shown_as(self, line: str) -> int:
        """The option that is listed in just these words, with its number or without; `NOTHING` if there is none."""
        outcomes = list(map(self.outcome, self.options))
        told = [list(map(with_outcome, words, outcomes)) for words in (self.in_full(), self.options.values())]
        lists = [list(zip(self.options, words, strict=True)) for words in (self.shown(), *told)]
        return next((found for each in lists if (found := option_of(each, line)) != NOTHING), NOTHING)

    def in_full(self) -> list[str]:
        """The reader's options in words, each with what its button says, or what a card says it does."""
        lit, slots = self.view["lit"], self.slots
        return [
            self.labelled(in_full(words, how, slots), how)
            for words, how in ((words, lit.get(str(option))) for option, words in self.options.items())
        ]

    def labelled(self, words: str, how: OptionInfo | None) -> str:
        """Bare words such as "reserve" or "done" with what the button says of them: "done (no more rules)".

        Options are typed in English, so in other languages all words but names stand there again.
        """
        if how is None or words != how["verb"].replace("-", " "):
            reading = option_reading(words, how, self.teller)
            head, colon, rest = reading.partition(": ")
            if colon:  # a name stands there once
                reading = rest if words.startswith(f"{head}: ") else head if words.endswith(rest) else reading
            return f"{words} ({within(reading)})" if reading else words
        label = within(self.texts.verb(how.get("say") or how["verb"]))
        if label.casefold().replace("the ", "") == words.casefold():
            return words
        return f"{words} ({label.removeprefix(f'{words} ')})"

    def outcome(self, option: int) -> str:
        """What would come of one of the reader's options; empty where that is not told."""
        return outcome_words(self.teller, self.view["lit"].get(str(option)))

    @property
    def slots(self) -> Slots:
        """What the sentence of the reader's question needs; nothing where there is none."""
        prompt = self.view["prompt"]
        return prompt["slots"] if prompt else {}

    # ---- reasons

    def explained(self) -> str:
        """One sentence more about what the reader is asked, or nothing."""
        prompt = self.view["prompt"]
        return plain(self.teller.explain(prompt["key"], prompt["slots"])) if prompt else ""

    def why_offered(self, option: int) -> TextLine:
        """Why one of the reader's options is allowed, in one sentence with its clause."""
        how, prompt = self.view["lit"].get(str(option)), self.view["prompt"]
        assert prompt is not None, "only a question has options"
        reason = self.teller.why(prompt["key"], how, prompt["slots"])
        reason = reason or question_takes(self.explained(), prompt["clause"])
        words = in_full(self.options[option], how, prompt["slots"])
        return said(_("You can choose “{words}” because {reason}.").format(words=words, reason=reason))

    def why_not(self, words: str, reason: str | None) -> TextLine:
        """Why some words are none of the reader's options, in one sentence with its clause; the game may know why."""
        prompt = self.view["prompt"]
        asked = plain(self.teller.prompt(prompt["key"], prompt["slots"])) if prompt else ""
        reason = localized(reason or "") or question_leaves(asked, prompt["clause"] if prompt else "")
        return said(_("You can't choose “{words}” now. {reason}.").format(words=words, reason=capital(reason)))

    def several(self, options: Sequence[int]) -> TextLine:
        """Words that fit several options."""
        choices = ", ".join(self.options[option] for option in options)
        return said(_("That could be {choices}.").format(choices=choices))

    # ---- what happened, and the end

    def log(self, facts: Sequence[Told]) -> Iterator[TextLine]:
        """Things that happened one after the other, each told once, with their clauses."""
        for number, (what, *_rest) in enumerate(facts):
            if not told_later(facts, number):
                yield TextLine("fact", self.teller.fact_at(facts, number), clause=FACT_CLAUSE[what])

    def result(self) -> Iterator[TextLine]:
        """Who has won a game that is over, by which card, or with how many points and what for."""
        view, by = self.view, self.view.get("by", NOBODY)
        yield said(_("The game is over."))
        if view["reason"] and by < 0:
            yield said(capital(self.texts.label(view["reason"])) + ".")
        names = listed([self.names[seat] for seat in view["winners"]])
        yield said(_("Won by {names}.").format(names=names) if names else _("Nobody won."))
        if by >= 0:
            yield TextLine("said", text(f"{self.faces[by]['name']}: {self.faces[by]['text']}"))
        lines = view["score_lines"] or [[] for _ in self.names]  # a game may tell the sums alone
        for seat, score in enumerate(view["scores"] if "by" not in view else ()):
            won = _("{score}, winner") if seat in view["winners"] else "{score}"
            yield TextLine("score", text(won.format(score=score)), [Part("seat", self.names[seat], seat)])
            yield from map(self.score_line, lines[seat])

    def score_line(self, line: ScoreLine) -> TextLine:
        """One line of a final score."""
        label, value = self.texts.label(line["label"]), str(line["value"])
        if line["kind"] < 0:
            return TextLine("score", text(value), text(label), level=1)
        return TextLine("score", text(f"{value} ({label})"), self.named(line["kind"]), level=1)

    def named(self, kind: int) -> Parts:
        """A kind of card by its bare name."""
        return [Part("card", self.faces[kind]["name"], kind)]


def place_names(view: View, faces: Sequence[Face]) -> dict[int, Place]:
    """The name, kind and owner of each place's card, by the place's number; places that lie face-down have none."""
    found: dict[int, Place] = {}
    for seat in view["seats"]:
        for zone in seat["zones"]:
            for place in places_in(zone):
                kind = place["card"]["kind"]
                if kind >= 0:
                    found[place["number"]] = (faces[kind]["name"], kind, place["spot"][0])
    return found


def hosts_in(view: View) -> dict[int, int]:
    """The kind of each card that marks a place, by its id: other cards may lie on it."""
    zones = (zone for seat in view["seats"] for zone in seat["zones"])
    return {place["card"]["id"]: place["card"]["kind"] for zone in zones for place in places_in(zone)}
