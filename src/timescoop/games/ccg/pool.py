"""The card pool of a deal: the printed values of each kind and what its text does, as lists by kind.

Kinds are numbered in the order of the card file. The tables below the facts are filled by the sentences of the texts,
when these are registered.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from timescoop.games.ccg.printing import named_words
from timescoop.kernel import CardRow, is_by_hand

NONE: Final = -1
SENTENCES: Final = 8  # of a card at most
ICONS: Final = 4  # Vortex icons of a card at most
QUALITIES: Final = 3  # statistics 0, 1, 2: Brains, Brawn, Bravery; the Traits follow

# Card types, CCG-TYPE-01.
SPACETIME: Final = 0
GOAL: Final = 1
TARDIS_CHARACTER: Final = 2
ALLY: Final = 3
ENEMY: Final = 4
TARDIS: Final = 5
ARTIFACT: Final = 6
CONDITION: Final = 7
BANG: Final = 8
PLOT: Final = 9
TYPES: Final = (
    "Spacetime", "Goal", "TARDIS Character", "Ally", "Enemy", "TARDIS", "Artifact", "Condition", "Bang!", "Plot",
)  # fmt: skip
CHARACTERS: Final = 1 << TARDIS_CHARACTER | 1 << ALLY | 1 << ENEMY  # CCG-TYPE-02
HEROES: Final = 1 << TARDIS_CHARACTER | 1 << ALLY
ANY_TYPE: Final = (1 << len(TYPES)) - 1

# What a sentence is for.
ALWAYS: Final = 0  # static while the card is in play
ON_SETUP: Final = 1
ON_PLAY: Final = 2
ON_LEAVING: Final = 3
ACTION: Final = 4  # in the second part of its player's own turn
WHEN: Final = 5  # a trigger
RESPOND: Final = 6  # in answer to an event
REACH: Final = 7  # a requirement: its node is a sort `conditions`
OPPOSE: Final = 8
SCORE: Final = 9  # of a Purpose
OVERCOME: Final = 10  # of a Puzzle
NEEDS: Final = 11
REACH_REWARD: Final = 12
OPPOSE_REWARD: Final = 13
SCORE_REWARD: Final = 14
OVERCOME_REWARD: Final = 15
PLAYS_ON: Final = 16  # its node picks out the cards that a Condition may lie on
USER: Final = 17  # its node describes who may use an Artifact
VORTEX: Final = 18  # its node describes the cards that the icon stands before
ON_DESTROYED: Final = 19
ON_BEARER_DESTROYED: Final = 20
LABELS: Final = 21

# How often a sentence may be used.
NO_LIMIT: Final = 0
ONCE_A_TURN: Final = 1  # CCG-GLOSSARY-29: once in a round
ONCE_A_GAME: Final = 2

# Layers of what is always in effect, in the order in which they are derived.
TREAT: Final = 0  # what a card counts as: type, species, Nativity, era, TARDIS
ADD: Final = 1  # additions to Qualities, Traits, Capacity
DOUBLE: Final = 2
REST: Final = 3  # Costs, permissions, prohibitions, protection
LAYERS: Final = 4

# Events that cards answer ("respond to") or follow ("when").
TURN_STARTS: Final = 0
TURN_ENDS: Final = 1
PLAYED: Final = 2
DESTROYED: Final = 3
KIDNAPPED: Final = 4
FROZEN: Final = 5
SWAPPED: Final = 6
DISCARDED: Final = 7
ATTEMPT: Final = 8
FIGHT: Final = 9
TARDIS_MOVES: Final = 10
SCORES: Final = 11
ROLL: Final = 12
ARRIVES: Final = 13
REACHES: Final = 14
OPPOSES: Final = 15
FIGHT_WON: Final = 16  # by a seat
FIGHT_LOST: Final = 17
WON_BY: Final = 18  # by a card
LOST_BY: Final = 19
REACHED_BY: Final = 21  # by a card of the team; heard only
OPPOSED_BY: Final = 22
COUNTERS: Final = 20  # heard only by the card that has them, and answered by none; such a row says how many
EVENTS: Final = (
    "turn_starts", "turn_ends", "played", "destroyed", "kidnapped", "frozen", "swapped", "discarded", "attempt",
    "fight", "tardis_moves", "scores", "roll", "arrives", "reaches", "opposes", "fight_won", "fight_lost", "won_by",
    "lost_by",
)  # fmt: skip

WHOSE_ANY: Final = 0
WHOSE_YOURS: Final = 1  # the event's player, or the controller of the card it is about, is the listener's
WHOSE_OPPOSING: Final = 2
WHOSE_ITSELF: Final = 3  # the card it is about is the listener
WHOSE_BY_YOU: Final = 4  # the listener's player does it, no matter whose card it is about
WHOSE_BY_OTHERS: Final = 5
WHOSE_BEARER: Final = 6  # the card it is about is the one on which the listener lies
WHERE_ANY: Final = 0
WHERE_HERE: Final = 1

# event, whose, node that describes the card it is about or NONE, where, number of the sentence
Ear = tuple[int, int, int, int, int]
Sentence = tuple[int, int, int]  # label, node, limit


HERE: Final = re.compile(r"\b(here|(?<!where )there|(at|on) (an? |any )?adjacent)\b", re.IGNORECASE)


class Pool:
    """Everything about each kind, as lists indexed by kind; shared by all tables of the deal and never changed.

    Species, keywords, Goal types and eras are bits; a trait is a statistic: QUALITIES + its number.
    """

    def __init__(self, header: CardRow, rows: tuple[CardRow, ...]) -> None:
        """`header` holds eras, traits, keywords, Goal types, ready decks; `rows` the cards, fields as in the file."""
        self.header = header
        self.rows = rows
        self.count = len(rows)
        self.title: list[str] = [row["title"] for row in rows]
        self.subtitle: list[str] = [row.get("subtitle") or "" for row in rows]
        self.name: list[str] = [full_name(row) for row in rows]
        self.type: list[int] = [TYPES.index(row["type"]) for row in rows]
        self.cost: list[int] = [row.get("cost") or 0 for row in rows]
        self.by_hand: list[bool] = [is_by_hand(row) for row in rows]
        self.unread: list[bool] = [bool(row.get("by_hand")) for row in rows]  # played by hand, or left blank
        self.diamonds: list[int] = [row.get("uniqueness") or 0 for row in rows]  # 0: no limit
        self.setup: list[bool] = [bool(row.get("setup")) for row in rows]
        self.fobwatch: list[bool] = [bool(row.get("fobwatch")) for row in rows]
        self.capacity: list[tuple[int, int]] = [two_numbers(row.get("capacity")) for row in rows]
        self.bangs: list[int] = [kind for kind in range(self.count) if self.type[kind] == BANG]
        self.plots: list[int] = [kind for kind in range(self.count) if self.type[kind] == PLOT]
        self.name_stats()
        self.name_bits()
        self.name_places()
        self.name_words()
        self.clear_texts()

    def name_stats(self) -> None:
        """Qualities and Traits: one list of numbers for each statistic."""
        self.traits: list[str] = names_in(self.header["traits"])
        self.stats: list[str] = ["Brains", "Brawn", "Bravery", *self.traits]
        self.stat: list[list[int]] = [
            [row.get(each.lower()) or 0 for row in self.rows] for each in self.stats[:QUALITIES]
        ]
        self.stat += [[(row.get("traits") or {}).get(each, 0) for row in self.rows] for each in self.traits]
        self.icons: list[int] = [len(row.get("traits") or {}) for row in self.rows]  # CCG-CHAR-05
        self.slots = len(self.stats)

    def name_bits(self) -> None:
        """Species, keywords and Goal types by their bits; titles that are the same card by one number."""
        rows = self.rows
        self.species_names: list[str] = sorted({each for row in rows for each in row.get("species") or ()})
        self.keyword_names: list[str] = names_in(self.header["keywords"])
        self.goal_type_names: list[str] = names_in(self.header["goal_types"])
        self.species: list[int] = [bits(row.get("species"), self.species_names) for row in rows]
        self.keywords: list[int] = [bits(row.get("keywords"), self.keyword_names) for row in rows]
        self.goal_types: list[int] = [bits(row.get("goal_types"), self.goal_type_names) for row in rows]
        self.timelord = bits(["Timelord"], self.species_names)
        self.base = bits(["Base"], self.keyword_names)
        self.purpose = bits(["Purpose"], self.keyword_names)
        self.puzzle = bits(["Puzzle"], self.keyword_names)
        self.minion_of: list[tuple[str, ...]] = [tuple(row.get("minion_of") or ()) for row in rows]
        self.nemesis: list[tuple[str, ...]] = [tuple(row.get("nemesis") or ()) for row in rows]
        one_card = [min(self.title[kind], row.get("same_as") or self.title[kind]) for kind, row in enumerate(rows)]
        self.same: list[int] = [  # CCG-GLOSSARY-04: the first kind that is the same card
            next(other for other in range(self.count) if (one_card[other], self.subtitle[other]) == each)
            for each in [(one_card[kind], self.subtitle[kind]) for kind in range(self.count)]
        ]
        self.titles: list[int] = [self.title.index(each) for each in self.title]  # the first kind of that title

    def name_places(self) -> None:
        """Places, locations and eras; what is outside time has a number beyond the eras of the table."""
        rows = self.rows
        self.place_kinds: list[int] = [kind for kind in range(self.count) if self.type[kind] == SPACETIME]
        self.place_number: dict[int, int] = {kind: place for place, kind in enumerate(self.place_kinds)}
        self.timed_eras: list[str] = names_in(self.header["eras"])  # CCG-NATIVITY-07, in their order
        others = {row["era"] for row in rows if row.get("era")} | set(names_in(self.header.get("outside_time") or ()))
        self.eras: list[str] = self.timed_eras + sorted(others - set(self.timed_eras))
        self.locations: list[str] = sorted({row["location"] for row in rows if row.get("location")})
        self.era: list[int] = [self.eras.index(row["era"]) if row.get("era") else NONE for row in rows]
        self.location: list[str] = [row.get("location") or "" for row in rows]
        self.year: list[int | None] = [year_of(row.get("date")) for row in rows]
        self.nativities: list[tuple[tuple[str, int, int], ...]] = [  # location or "", first era, last era or NONE
            tuple([nativity_of(each, self.eras) for each in row.get("nativity") or ()]) for row in rows
        ]

        self.classes: dict[int, list[bool]] = {}  # a memory: class of cards -> which kinds are of it
        self.homes: dict[tuple[int, int], bool] = {}  # a memory: kind and place -> a Native, by what is printed

    def name_words(self) -> None:
        """What texts name besides: families of titles, whom Minions serve, topics, and the words on the cards."""
        self.text: list[str] = [row.get("text") or "" for row in self.rows]
        people = {self.title[kind] for kind in range(self.count) if CHARACTERS >> self.type[kind] & 1}
        first = [each.partition(" ")[0] for each in people if " " in each]
        self.families: list[str] = sorted({each for each in first if first.count(each) > 1} - {"The"} - people)
        self.masters: list[str] = sorted({each for of in self.minion_of for each in of})
        self.topics: list[str] = sorted({*self.species_names, *self.locations})
        self.words: list[str]  # CCG-GLOSSARY-03: what a card can name
        self.printed: list[list[bool]]  # word -> kind -> whether it stands there, in any form
        self.words, self.printed = named_words([f"{self.name[kind]} {self.text[kind]}" for kind in range(self.count)])

    def clear_texts(self) -> None:
        """Reset the lists that texts fill."""
        kinds = self.count
        self.sentences: list[tuple[Sentence, ...]] = [()] * kinds
        self.labelled: list[list[tuple[int, ...]]] = [[()] * kinds for _ in range(LABELS)]  # label -> numbers of them
        self.said: list[list[tuple[int, ...]]] = [[()] * kinds for _ in range(LABELS)]  # label -> their nodes
        self.always: list[list[tuple[int, ...]]] = [[()] * kinds for _ in range(LAYERS)]  # layer -> statements
        self.layers: list[tuple[int, ...]] = [()] * kinds  # in which layers it has statements
        self.answers: list[tuple[Ear, ...]] = [()] * kinds  # respond to
        self.hears: list[tuple[Ear, ...]] = [()] * kinds  # when
        self.depends_on_state = False  # whether what is always in effect looks at more than what is in play and where
        self.bars_play = False  # CCG-AMB-126: whether a text keeps cards from being played anywhere
        self.on_table: list[bool] = [False] * kinds  # CCG-CONDITION-03
        self.holds: list[int] = [0] * kinds  # types of cards that may lie under it, as bits
        self.local: list[bool] = [bool(HERE.search(row.get("text") or "")) for row in self.rows]  # it speaks of "here"
        self.free: list[bool] = [self.type[kind] == BANG for kind in range(kinds)]  # it may be played at any moment
        self.company: list[int] = [ANY_TYPE] * kinds  # types of which its player needs a card where "here" is, as bits
        self.own_turn: list[bool] = [False] * kinds  # it can be played in its player's own turn only
        self.steady: list[bool] = [True] * kinds  # what it needs looks at nothing but the cards in play
        self.as_tardis: list[bool] = [False] * kinds  # CCG-GLOSSARY-05: counts as one even out of play
        self.room_in: list[int] = [0] * kinds  # CCG-GLOSSARY-36: the first Capacity number of what acts as a TARDIS
        self.commands: list[bool] = [False] * kinds  # CCG-AMB-124: its player controls the Character that it lies on
        self.commanding = False  # CCG-AMB-124: whether any card does so
        self.dice_pool: list[bool] = [False] * kinds  # CCG-GLOSSARY-10: what lies under it are the dice
        self.trees: list[int] = []  # every node that a table may have to hold, in the order of the texts
        self.tree_number: dict[int, int] = {}

    def enter(self, kind: int, label: int, node: int, limit: int = NO_LIMIT) -> int:
        """Note a sentence under its label; it gets the next number on its card."""
        nth = len(self.sentences[kind])
        self.sentences[kind] += ((label, node, limit),)
        self.labelled[label][kind] += (nth,)
        self.said[label][kind] += (node,)
        if label in (NEEDS, RESPOND):
            self.free[kind] = False
        return nth

    def remember(self, node: int) -> None:
        """Give a node a number that is the same in every process, so that a table can store it."""
        if node not in self.tree_number:
            self.tree_number[node] = len(self.trees)
            self.trees.append(node)

    def nodes(self, kind: int, label: int) -> tuple[int, ...]:
        """The nodes of a kind's sentences under a label."""
        return self.said[label][kind]

    def of_types(self, types: int) -> list[bool]:
        """Which kinds are of some types, given as bits, by what is printed on them: a class of cards like others."""
        found = self.classes.get(types)
        if found is None:
            found = self.classes[types] = [types >> sort & 1 == 1 for sort in self.type]
        return found

    def is_type(self, kind: int, wanted: int) -> bool:
        """Whether what is printed on a kind is one of these types, given as bits."""
        return wanted >> self.type[kind] & 1 == 1


def two_numbers(given: list[int] | None) -> tuple[int, int]:
    """CCG-TARDIS-02: both numbers of a Capacity."""
    return (given[0], given[1]) if given else (0, 0)


def full_name(row: Mapping[str, object]) -> str:
    """CCG-AMB-02: title and subtitle."""
    return f"{row['title']} - {row['subtitle']}" if row.get("subtitle") else str(row["title"])


def names_in(listed: Any) -> list[str]:
    """The names of a list of the header, whose members are names or mappings with one."""
    return [each["name"] if isinstance(each, dict) else str(each) for each in listed]


def bits(named: list[str] | None, names: list[str]) -> int:
    """Some names as bits."""
    return sum([1 << names.index(each) for each in named or () if each in names])


def year_of(date: str | None) -> int | None:
    """CCG-NATIVITY-12, CCG-AMB-46: the year of a date, negative if B.C.; None if it cannot be sorted."""
    if not date:
        return None
    number = date.replace(",", "").replace(" ", "")
    before = number.endswith("B.C.")
    number = number.removesuffix("B.C.").removesuffix("A.D.")
    if not number.isdigit():
        return None
    return -int(number) if before else int(number)


def nativity_of(text: str, eras: list[str]) -> tuple[str, int, int]:
    """CCG-NATIVITY-03, -08: location, first era, last era, from "Earth Present to Near Future"."""
    head, _, last = text.partition(" to ")
    for era in sorted(eras, key=len, reverse=True):
        if head == era or head.endswith(f" {era}"):
            location = head.removesuffix(era).strip()
            first = eras.index(era)
            return location, first, eras.index(last) if last else first
    return text, NONE, NONE
