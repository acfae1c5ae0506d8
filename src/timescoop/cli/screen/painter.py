"""The table as it is painted in a terminal of 80 columns or more: one row a place, colours by type of card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from timescoop.cli.screen.clash import clash
from timescoop.cli.screen.sight import Sight, counters_of
from timescoop.documents import amounts
from timescoop.kernel import CardView, PlaceView

WIDTH: Final = 80
NAME_WIDTH: Final = 28
STYLES: Final = {
    "location": "green",
    "starting location": "green",
    "defender": "cyan",
    "enemy": "red",
    "support": "magenta",
}
ZONES: Final = {"attack": "red", "defence": "cyan"}
BACK: Final = "▒▒"
GAP: Final = 2


class Painter:
    """Paints what a sight says."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def table(self, sight: Sight) -> None:
        """The whole table, the reader's own side last, next to the hand."""
        title, turn, *piles = sight.head()
        self.console.print(Rule(Text(f"{title} · {turn}", "bold"), style="dim"))
        self.console.print(Text(" · ".join(piles), "dim"), justify="center")
        seats = [side["seat"] for side in sight.view["seats"]]
        own = [sight.seat] if sight.seat in seats else []
        for seat in [seat for seat in seats if seat not in own] + own:
            self.console.print(self.side(sight, seat))
        for nth, line in enumerate(clash(sight)):
            self.console.print(Text(f"  {line}", "yellow") if nth else Text(line, "bold yellow"))

    def side(self, sight: Sight, seat: int) -> RenderableType:
        """One seat: what it has, its places, its Reserve."""
        side = sight.view["seats"][seat]
        turn = sight.view["turn"] == seat and not sight.view["over"]
        who = Text(sight.names[seat] + (" (you)" if seat == sight.seat else ""), "bold yellow" if turn else "bold")
        tallies = [tally for tally in side["tallies"] if not (seat == sight.seat and tally["key"] == "hand")]
        told = " · ".join(sight.tally(tally["key"], tally["value"], tally["of"], "/") for tally in tallies)
        head = Text.assemble("▶ " if turn else "  ", who, "  ", (told, "dim"))
        rows = Table.grid(padding=(0, 1))
        rows.add_column(width=2)
        rows.add_column(width=NAME_WIDTH)
        rows.add_column(ratio=1)
        for strip in sight.strips(seat):
            rows.add_row("", Text(sight.texts.label(strip["key"]), "dim"), self.cards(sight, strip["cards"]))
        for place in sight.line(seat):
            rows.add_row("", self.card(sight, place["card"]), self.place(sight, place))
        reserve = sight.zone(seat, "reserve")
        if reserve and reserve["cards"]:
            rows.add_row("", Text(sight.texts.label("reserve"), "dim"), self.cards(sight, reserve["cards"]))
        return Group(head, rows)

    def place(self, sight: Sight, place: PlaceView) -> Text:
        """What lies at a place."""
        parts = [Text(line, "dim") for line in sight.lines(place)]
        parts += [Text(sight.texts.label(tag), "red") for tag in place.get("tags", ())]
        parts += [Text(f"◆ {sight.counter(each, place)}", "bold blue") for each in counters_of(place)]
        for zone in place["zones"]:
            if zone["cards"]:
                foreign = zone.get("by", -1) not in (-1, place["spot"][0])
                whose = f"by {sight.name(zone['by'])} " if foreign or zone["key"] == "attack" else ""
                label = Text(f"{sight.texts.label(zone['key'])} {whose}", ZONES.get(zone["key"], ""))
                parts.append(label + self.cards(sight, zone["cards"]))
        return Text("   ").join(parts)

    def cards(self, sight: Sight, cards: Sequence[CardView]) -> Text:
        """Several cards, each with what lies on it."""
        there = {card["id"] for card in cards}
        shown = []
        for card in cards:
            if card.get("on", -1) not in there:
                upon = [self.card(sight, other) for other in cards if other.get("on", -1) == card["id"]]
                shown.append(Text(" + ").join([self.card(sight, card), *upon]))
        return Text(", ").join(shown)

    def card(self, sight: Sight, card: CardView) -> Text:
        """A card by name and figure; one that is face down for the others in brackets."""
        if card["kind"] < 0:
            return Text(BACK, "dim")
        style = STYLES.get(sight.faces[card["kind"]]["type"], "")
        words = sight.named(card)
        return Text(words if card["up"] else f"[{words}]", style if card["up"] else f"{style} italic")

    def hand(self, sight: Sight) -> None:
        """The reader's hand."""
        hand = sight.zone(sight.seat, "hand")
        if hand is None:
            return
        texts = [Text(sight.held(card), STYLES.get(sight.faces[card["kind"]]["type"], "")) for card in hand["cards"]]
        words = Text(", ").join(texts) if texts else Text("empty", "dim")
        self.console.print(Text.assemble((f"{sight.texts.label('hand')}  ", "bold"), words))

    def question(self, sight: Sight, clause: str) -> None:
        """What is asked, and the options, numbered, in columns."""
        self.console.print(Text.assemble((sight.prompt(), "bold"), (f"  {clause}", "dim")))
        said = sight.in_full()
        words = said if amounts(said) else [f"{number:>2} {each}" for number, each in enumerate(said, 1)]
        for row in in_columns(words, min(self.console.width, WIDTH)):
            self.console.print(Text(row))
        for line in sight.shut():
            self.console.print(Text(line, "dim"))


def in_columns(words: Sequence[str], width: int) -> list[str]:
    """Words in as many columns as fit, filled downwards."""
    widest = max((len(each) for each in words), default=0) + GAP
    columns = max(1, (width + GAP) // widest)
    height = -(-len(words) // columns)
    return ["".join(each.ljust(widest) for each in words[row::height]).rstrip() for row in range(height)]
