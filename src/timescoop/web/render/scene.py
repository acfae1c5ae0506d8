"""The scene, everything that one reader's page is rendered from: a view, card faces, names and sentences."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from timescoop.hosting import ALONE, Company, Speaker
from timescoop.kernel import Face, OptionInfo, Slots, View, ZoneView, places_in, seat_on_turn
from timescoop.web.preference_cookie import DEFAULTS, Preferences
from timescoop.web.render.page_frame import slug
from timescoop.wording import ENGLISH, Parts, TableText, TableWords, Teller, Texts, option_said, outcome_words, tongue

IN_HAND = frozenset({"fan", "row"})  # layouts of what a seat holds for itself: a hand, and a row that lies face-down
LAID = frozenset({"line", "board"})  # layouts of places
NUMBERED = re.compile(r"^((?:[a-z-]+:? )*)\d+(?:st|nd|rd|th) ")  # "2nd Dalek at Skaro (1963)", "freeze 2nd Dalek"


def card_key(face: Face, faces: Sequence[Face]) -> str:
    """A card's name, as it stands in an address; with what stands below it, where another card has that name."""
    name = face["name"]
    twins = sum(other["name"] == name for other in faces)
    return slug(name) if twins == 1 else slug(f"{name} {face['subtitle']}")


def is_lit(zone: ZoneView) -> bool:
    """True if a zone has something to choose."""
    for card in zone["cards"]:
        if card["options"]:
            return True
    for place in places_in(zone):
        if place["options"] or place["card"]["options"] or any(map(is_lit, place["zones"])):
            return True
    return False


class Line(NamedTuple):
    """One sentence of the log, with the clause behind it and its place in what this reader was told."""

    number: int
    parts: Parts
    clause: str


class Sitter(NamedTuple):
    """Who sits at a seat: `kind` is "person", "bot", "open" (a friend is still to come) or "rules".

    `picture` is the address of the picture in their profile and `rating` their rating in this game, in words; both are
    empty for those without.
    """

    name: str
    kind: str
    bot: str = ""
    colour: str = ""
    picture: str = ""
    rating: str = ""


@dataclass(frozen=True)
class Scene:
    """One table as one reader may see it.

    Args:
        game: The game's key, and `title` its name; `edition` is the edition's title.
        number: How many answers this reader has been shown; it travels with the form.
        view: All that the reader may know.
        faces: A card face by kind.
        words: This reader's options in short words, by option number.
        sitters: Who sits where.
        log: Sentences in the order of what happened.
        news: The newest of those sentences that tell what has changed since the reader's own last turn.
        seed: What is said of the deal's luck: its hash while the match runs.
        lobby: Whether the reader holds the keys of seats that nobody has taken yet.
        back: Whether the reader may take back an answer.
        agreed: True if the match was ended by agreement; the view is over then, and nobody has won.
        rematch: The address of the match that follows, if one has been laid.
        places: Each place's name, kind and owner, by its number.
        base: The address below which the scene's links and forms lie, as in `/matches/x7Yk2mPq`; empty where nothing
            can be answered or looked up: the scene is then a picture.
        asks: The address below which one asks why something can't be chosen; empty where nobody can ask. The steps of
            an animation have the same one, so that what lies still is drawn once for them and for the page.
        cards: The address below which the table's kinds of card can be read in full, by number, as in
            `/matches/x7Yk2mPq/card`; empty where they are those of the edition, each with a page by its name.
        fresh: The lines of the log from this number on are new at the moment that is shown; None where it does not
            matter, because the reader was there.
        company: Who is here, and what goes on beside the game.
        preferences: The reader's preferences.
        shared: Whether several people share that browser.
        joins: Whether anybody may take a seat here, and the reader has none.
        chats: Whether this server has messages in free text.
        speaker: Who the reader is in the chat, or None where there is none for them.
        paused: Whether the store can keep nothing just now.
        fork: Which moment of which other match this one was played on from, in words; empty if it was dealt.
        cache: Parts drawn before, where a stream draws the same table again and again.
    """

    game: str
    title: str
    edition: str
    number: int
    view: View
    faces: Sequence[Face]
    words: Mapping[int, str]
    sitters: Sequence[Sitter]
    texts: Texts
    log: Sequence[Line] = ()
    news: Sequence[Line] = ()
    seed: str = ""
    lobby: bool = False
    back: bool = False
    agreed: bool = False
    rematch: str = ""
    places: Mapping[int, tuple[str, int, int]] = field(default_factory=dict)
    base: str = ""
    asks: str = ""
    cards: str = ""
    fresh: int | None = None
    company: Company = ALONE
    preferences: Preferences = DEFAULTS
    shared: bool = False
    joins: bool = False
    chats: bool = True
    speaker: Speaker | None = None
    paused: bool = False
    fork: str = ""
    cache: Any = field(default=None, compare=False, repr=False)

    @cached_property
    def me(self) -> int:
        """The reader's seat; the number of seats means a spectator."""
        return self.view["seat"]

    @cached_property
    def watching(self) -> bool:
        """Whether the reader has no seat."""
        return self.me >= len(self.sitters)

    @cached_property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [sitter.name for sitter in self.sitters]

    @property
    def people(self) -> list[int]:
        """The seats where people sit."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "person"]

    @property
    def teller(self) -> Teller:
        """The storyteller for this reader."""
        return Teller(self.texts, self.names, self.me, self.faces, self.places)

    @property
    def table_words(self) -> TableWords:
        """Names what lies on the table, in the same words for every reader."""
        return TableWords(self.texts, self.faces, self.names)

    @property
    def text(self) -> TableText:
        """The table in lines of plain text for this reader."""
        return TableText(self.view, self.faces, self.texts, self.names, self.words)

    @property
    def on_turn(self) -> int:
        """The seat whose turn it is; -1 before the first turn and after the end."""
        return seat_on_turn(self.view)

    @cached_property
    def about(self) -> set[int]:
        """The places that the reader's question, or a conflict that is going on, is about."""
        stage = self.view["stage"]
        found = (self.slots.get("place"), stage["place"] if stage else None)
        return {place for place in found if place is not None}

    def about_in(self, zones: Sequence[ZoneView]) -> frozenset[int]:
        """The places of some zones that the reader's question, or a conflict that is going on, is about."""
        about = self.about
        return (
            frozenset(place["number"] for zone in zones for place in places_in(zone) if place["number"] in about)
            if about
            else frozenset()
        )

    @cached_property
    def free(self) -> list[int]:
        """Options that are lit on no card and no place: the prompt's own buttons."""
        if not self.view["options"]:
            return []
        on_table: set[int] = set()
        for seat in self.view["seats"]:
            for zone in seat["zones"]:
                on_table |= {option for card in zone["cards"] for option in card["options"]}
                for place in places_in(zone):
                    on_table |= {*place["options"], *place["card"]["options"]}
                    on_table |= {o for z in place["zones"] for card in z["cards"] for o in card["options"]}
        return [option for option in self.view["options"] if option not in on_table and not self.is_spare(option)]

    @cached_property
    def labels(self) -> Mapping[int, str]:
        """The words on buttons. “2nd” and the like are left out if only one of the equal cards can be chosen."""
        bare = {option: NUMBERED.sub(r"\1", words) for option, words in self.words.items() if NUMBERED.match(words)}
        if not bare:
            return self.words
        alike = Counter({**self.words, **bare}.values())
        return {**self.words, **{option: words for option, words in bare.items() if alike[words] == 1}}

    @cached_property
    def seats_lit(self) -> set[int]:
        """The seats on whose boards something can be chosen."""
        on = bool(self.view["options"])
        return {seat["seat"] for seat in self.view["seats"] if any(map(is_lit, seat["zones"]))} if on else set()

    @cached_property
    def verbs_differ(self) -> bool:
        """Whether what is lit does different things, so that each must say what it does."""
        on_prompt, lit = set(self.free), self.view["lit"]
        on_table = [str(option) for option in self.view["options"] if option not in on_prompt]
        return len({lit[option]["verb"] for option in on_table if option in lit}) > 1

    @property
    def slots(self) -> Slots:
        """What the sentence of the reader's question needs; nothing where there is none."""
        prompt = self.view["prompt"]
        return prompt["slots"] if prompt else {}

    def how(self, option: int) -> OptionInfo | None:
        """How an option is shown, if the game says so."""
        return self.view["lit"].get(str(option))

    def said(self, option: int) -> str:
        """An option as a button says it to those who listen, in the reader's language."""
        words = self.labels[option]
        if tongue() == ENGLISH:  # a kept part would otherwise be drawn again with every sentence that changes
            return f"{words[:1].upper()}{words[1:]}"
        return option_said(words, self.how(option), self.slots, self.teller)

    def is_spare(self, option: int) -> bool:
        """True for an option that the page leaves out, because the reader loses nothing without it."""
        how = self.how(option)
        return bool(how and how.get("spare"))

    def outcome(self, option: int) -> str:
        """What would come of an option, in words; empty where that is not told."""
        how = self.how(option)
        return outcome_words(self.teller, how) if how and "outcome" in how else ""

    def own(self, seat: int) -> str:
        """The class that gives an element a seat's colour."""
        return f"own-{self.sitters[seat].colour}" if 0 <= seat < len(self.sitters) else ""

    def type_of(self, face: Face) -> str:
        """The word for a card's type."""
        return self.texts.label(face["type"], 1)

    def address(self, *rest: str) -> str:
        """An address below the scene's own."""
        assert self.base, "a picture has no addresses"
        return "/".join((self.base, *rest))

    def card_address(self, kind: int) -> str:
        """The page of a kind of card, where it can be read in full."""
        if self.cards:
            return f"{self.cards}/{kind}"
        return f"/cards/{self.game}/{self.view['edition']}/{card_key(self.faces[kind], self.faces)}"

    @cached_property
    def key(self) -> str:
        """The last part of the address: for a match, its id."""
        return self.base.rpartition("/")[2]
