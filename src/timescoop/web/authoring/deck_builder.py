"""The deck builder's state: what its address says, and what each command does to it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import urlencode

from starlette.datastructures import QueryParams, UploadFile
from starlette.requests import Request

from timescoop.documents import packed, plain, read_deck_file, text_in, unpacked, write_plain
from timescoop.kernel import Deck, Decks, Edition, Entry, Game, Stocked, TimescoopError

LONGEST: Final = 100
MOST_COPIES: Final = 99
SHOWN: Final = 60  # cards on one page
DIGITS: Final = 5
Act = Callable[["DeckDraft", int], tuple["DeckDraft", str] | None]
COSTS: Final = 7  # the last bar of a curve is "so much or more"


@dataclass(frozen=True)
class CardFilter:
    """A card search: words, a value per facet, a cost, and the part that found cards are added to."""

    words: str = ""
    facets: tuple[tuple[str, str], ...] = ()
    cost: str = ""
    into: str = ""
    start: int = 0

    def fields(self) -> dict[str, str]:
        """The same as fields of an address; what is empty is left out."""
        found = {"q": self.words, **dict(self.facets), "cost": self.cost, "into": self.into}
        found["from"] = str(self.start) if self.start else ""
        return {key: value for key, value in found.items() if value}


@dataclass(frozen=True)
class DeckDraft:
    """A deck in the builder: its game, the cards available, the deck, and the card search."""

    game: Game
    edition: Edition
    decks: Decks
    stock: Sequence[Stocked]
    deck: Deck
    wanted: CardFilter

    @property
    def base(self) -> str:
        """The address of the builder."""
        return f"/decks/{self.game.key}/{self.edition.key}"

    def text(self) -> str:
        """The deck as a plain list."""
        return write_plain(self.game, self.edition, self.deck)

    def query(self) -> dict[str, str]:
        """All that the address says."""
        return ({"deck": packed(self.text())} if self.deck.entries or self.deck.name else {}) | self.wanted.fields()

    def address(self, *rest: str, **more: str) -> str:
        """An address with this deck in it."""
        return f"{'/'.join((self.base, *rest))}?{urlencode(self.query() | more)}"

    def found(self) -> list[Stocked]:
        """The cards that are looked for, in the order of the game."""
        return [card for card in self.stock if self.fits(card)]

    def page(self) -> list[Stocked]:
        """Those of them that are shown at a time."""
        start = self.start()
        return self.found()[start : start + SHOWN]

    def start(self) -> int:
        """From which card on they are shown."""
        return self.wanted.start if self.wanted.start < len(self.found()) else 0

    def looking_for(self, wanted: CardFilter) -> "DeckDraft":
        """The same deck with another search."""
        return replace(self, wanted=wanted)

    def fits(self, card: Stocked) -> bool:
        """Whether a card is looked for: all words in its name or text, each facet, and the cost."""
        text = f"{card.name} {card.text}".casefold()
        if not all(word in text for word in self.wanted.words.casefold().split()):
            return False
        if any(value not in card.facets.get(key, ()) for key, value in self.wanted.facets):
            return False
        return not self.wanted.cost or bar_of(card.number) == int(self.wanted.cost)

    def copies(self, name: str) -> int:
        """How many copies of a card the deck has, wherever they are."""
        return sum(entry.copies for entry in self.deck.entries if entry.name == name)

    def hosts(self) -> list[str]:
        """The cards that others may lie under: those that do not go where cards go by themselves."""
        homes = {card.part for card in self.stock}
        plain = [entry.name for entry in self.deck.entries if entry.part not in homes and not entry.under]
        return list(dict.fromkeys(plain))

    def curve(self) -> list[int]:
        """How many cards of the deck there are of each cost."""
        numbers = {card.name: card.number for card in self.stock}
        bars = [0] * (COSTS + 1)
        for entry in self.deck.entries:
            if entry.name in numbers:
                bars[bar_of(numbers[entry.name])] += entry.copies
        return bars


def bar_of(number: int) -> int:
    """The bar of a curve that a cost belongs to."""
    return max(0, min(number, COSTS))


def deck_draft_of(game: Game, edition: Edition, decks: Decks, query: QueryParams) -> DeckDraft:
    """The deck draft of an address; a deck that cannot be read is empty."""
    stock = decks.stock(edition.key, None)
    text = unpacked(query.get("deck", ""))
    deck = Deck("", ())
    if text is not None:
        try:
            deck = read_deck_file(text, "", {game.key: game}).deck
        except TimescoopError:
            deck = Deck("", ())
    if "name" in query:
        deck = deck._replace(name=one_line(query["name"]))
    return DeckDraft(game, edition, decks, stock, deck, card_filter_in(decks, stock, query))


async def text_of(request: Request, key: str, most: int) -> tuple[str, list[str]]:
    """A text that somebody brings, as a file if there is one, else as it was typed; and notes on the file.

    Raises:
        BadDocument: The file is no text.
    """
    async with request.form(max_files=1, max_fields=8) as form:
        brought = form.get("file")
        if isinstance(brought, UploadFile) and brought.size:
            return text_in(await brought.read(4 * most), brought.filename or "")
        return plain(str(form.get(key, ""))), []


def one_line(text: str) -> str:
    """Words that fit on one line of a deck file."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())[:LONGEST]


def card_filter_in(decks: Decks, stock: Sequence[Stocked], query: QueryParams) -> CardFilter:
    """What is looked for; values that no card has are nothing."""
    known = values_of(decks, stock)
    facets = tuple((key, query[key]) for key in decks.facets if query.get(key) in known[key])
    cost = query.get("cost", "")
    return CardFilter(
        one_line(query.get("q", "")),
        facets,
        cost if cost.isdecimal() and len(cost) == 1 and int(cost) <= COSTS else "",
        one_line(query.get("into", "")),
        start_in(query.get("from", "")),
    )


def start_in(text: str) -> int:
    """From which card on they are shown."""
    return int(text) // SHOWN * SHOWN if text.isdecimal() and len(text) <= DIGITS else 0


def values_of(decks: Decks, stock: Sequence[Stocked]) -> dict[str, list[str]]:
    """The values of each facet that cards have, in the order in which cards have them."""
    return {
        key: list(dict.fromkeys(value for card in stock for value in card.facets.get(key, ()))) for key in decks.facets
    }


# ---- what one button does


def changed(draft: DeckDraft, query: QueryParams) -> tuple[DeckDraft, str] | None:
    """The draft after the address's command, and the command's place on the page; None without a command."""
    for key, act in COMMANDS.items():
        value = query.get(key, "")
        if value.isdecimal() and len(value) <= DIGITS:
            return act(draft, int(value)) or (draft, "")
    return None


def put(draft: DeckDraft, kind: int) -> tuple[DeckDraft, str] | None:
    """One more copy of a card, into the part that was chosen or where it goes by itself."""
    if kind >= len(draft.stock):
        return None
    card = draft.stock[kind]
    part, under = place_of(draft, card)
    entries = list(draft.deck.entries)
    at = next((nth for nth, e in enumerate(entries) if (e.name, e.part, e.under) == (card.name, part, under)), -1)
    if at < 0:
        entries.append(Entry(part, card.name, 1, under))
    else:
        entries[at] = entries[at]._replace(copies=min(entries[at].copies + 1, MOST_COPIES))
    return with_entries(draft, entries), f"card-{kind}"


def take(draft: DeckDraft, kind: int) -> tuple[DeckDraft, str] | None:
    """One copy less of a card, of the line that was added last."""
    if kind >= len(draft.stock):
        return None
    name = draft.stock[kind].name
    lines = [nth for nth, entry in enumerate(draft.deck.entries) if entry.name == name]
    done = by(draft, lines[-1], -1) if lines else None
    return (done[0], f"card-{kind}") if done else None


def place_of(draft: DeckDraft, card: Stocked) -> tuple[str, str]:
    """The part, and the card to lie under, that `into` names."""
    wanted, _, host = draft.wanted.into.partition(":")
    for part in draft.decks.parts:
        if part.key == wanted and bool(host) == part.under:
            return part.key, host
    first, needed = card.first
    there = {entry.name for entry in draft.deck.entries if entry.part == first}
    return (first if len(there) < needed and card.name not in there else card.part), ""


def more(draft: DeckDraft, nth: int) -> tuple[DeckDraft, str] | None:
    """One more copy of a line."""
    return by(draft, nth, 1)


def less(draft: DeckDraft, nth: int) -> tuple[DeckDraft, str] | None:
    """One copy less of a line; the last one takes the line away."""
    return by(draft, nth, -1)


def by(draft: DeckDraft, nth: int, number: int) -> tuple[DeckDraft, str] | None:
    """Some copies more or less of a line."""
    entries = list(draft.deck.entries)
    if nth >= len(entries):
        return None
    copies = min(entries[nth].copies + number, MOST_COPIES)
    if copies > 0:
        entries[nth] = entries[nth]._replace(copies=copies)
    else:
        del entries[nth]
    return with_entries(draft, entries), f"line-{min(nth, len(entries) - 1)}" if entries else "deck"


def ready(draft: DeckDraft, nth: int) -> tuple[DeckDraft, str] | None:
    """One of the ready decks, to begin with."""
    decks = draft.decks.ready(draft.edition.key, None)
    return (replace(draft, deck=decks[nth]), "") if nth < len(decks) else None


def clear(draft: DeckDraft, _nth: int) -> tuple[DeckDraft, str]:
    """An empty draft."""
    return replace(draft, deck=Deck("", ())), ""


def move(draft: DeckDraft, number: int) -> tuple[DeckDraft, str] | None:
    """All copies of a line into another part; see `move_number`."""
    nth, at = divmod(number, len(draft.decks.parts))
    wanted = draft.decks.parts[at]
    if nth >= len(draft.deck.entries) or wanted.under:
        return None
    moved = draft.deck.entries[nth]
    there = Entry(wanted.key, moved.name, moved.copies, "")
    rest = [entry for other, entry in enumerate(draft.deck.entries) if other != nth]
    same = sum(entry.copies for entry in rest if is_line(entry, there))
    rest = [entry for entry in rest if not is_line(entry, there)]
    after = with_entries(draft, [*rest, there._replace(copies=min(moved.copies + same, MOST_COPIES))])
    return after, f"line-{next(nth for nth, entry in enumerate(after.deck.entries) if is_line(entry, there))}"


def is_line(entry: Entry, other: Entry) -> bool:
    """Whether two lines are of the same card in the same place."""
    return (entry.name, entry.part, entry.under) == (other.name, other.part, other.under)


def move_number(draft: DeckDraft, nth: int, key: str) -> int:
    """The number that stands for moving a line into a part."""
    parts = [part.key for part in draft.decks.parts]
    return nth * len(parts) + parts.index(key)


def with_entries(draft: DeckDraft, entries: Sequence[Entry]) -> DeckDraft:
    """The same with other entries, those of a part together, as a file has them."""
    order = [part.key for part in draft.decks.parts]
    hosts = list(dict.fromkeys(entry.under for entry in entries))
    rows = sorted(entries, key=lambda entry: (order.index(entry.part), hosts.index(entry.under)))
    return replace(draft, deck=draft.deck._replace(entries=tuple(rows)))


COMMANDS: Final[dict[str, Act]] = {
    "put": put,
    "take": take,
    "more": more,
    "less": less,
    "move": move,
    "ready": ready,
    "clear": clear,
}
