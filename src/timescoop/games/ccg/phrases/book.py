"""The language of the CCG: its book of phrases, and the words of a pool that phrases can name."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.pool import (
    ALLY,
    ANY_TYPE,
    ARTIFACT,
    BANG,
    CHARACTERS,
    CONDITION,
    ENEMY,
    GOAL,
    HEROES,
    PLOT,
    QUALITIES,
    REST,
    SPACETIME,
    TARDIS,
    TARDIS_CHARACTER,
    Pool,
)
from timescoop.language import (
    BY_OTHERS,
    CONDITIONS,
    EFFECTS,
    JOINTS,
    LISTED_UNDER,
    OCCASIONS,
    STANDING,
    Attribute,
    Lexicon,
    Phrases,
    lexicon,
)

# A class of cards is one number: types as bits, then a species and a keyword, each with one added.
A_TARDIS: Final = ANY_TYPE + 1  # a card that is one or counts as one
SPECIES: Final = 11
KEYWORD: Final = 20
PART: Final = (1 << KEYWORD - SPECIES) - 1
NO_GROUP: Final = -1
TRAIT_ICONS: Final = -1  # in place of a statistic: how many different Traits

NOUNS: Final = {
    "card": ANY_TYPE,
    "Character": CHARACTERS,
    "Hero": HEROES,
    "TARDIS Character": 1 << TARDIS_CHARACTER,
    "Ally": 1 << ALLY,
    "Enemy": 1 << ENEMY,
    "Spacetime card": 1 << SPACETIME,
    "Goal": 1 << GOAL,
    "TARDIS": A_TARDIS,
    "TARDIS card": 1 << TARDIS,
    "Artifact": 1 << ARTIFACT,
    "Condition": 1 << CONDITION,
    "Bang! card": 1 << BANG,
    "Plot": 1 << PLOT,
}
PEOPLE: Final = ("Character", "Hero", "TARDIS Character", "Ally", "Enemy")
KEYED: Final = ("card", "Spacetime card", "Artifact", "Condition", "Bang! card")
PLURALS: Final = {"Hero": "Heroes", "Ally": "Allies", "Enemy": "Enemies", "TARDIS": "TARDISes"}

# What is known of a phrase beside its line and its function; each phrase declares it for itself.

# Whether it looks only at which cards are in play, where, whose, who is kidnapped, and at what follows from that: no
# change of points, turns, freezes, piles or named words makes it true or false. What is not may look at anything.
STEADY: Final = Attribute("steady", default=False)
LAYER: Final = Attribute("layer", REST)  # of a standing effect: when it is derived
WHOSE: Final = Attribute("whose", NO_GROUP)  # of a group of cards: WHOSE_ANY, WHOSE_YOURS or WHOSE_OPPOSING
OF_ATTEMPT: Final = Attribute("of_attempt", default=False)  # whether it is said of an attempt and of nothing else
ABOUT_COST: Final = Attribute("about_cost", default=False)  # whether it changes the Cost of a group of cards
OF_PLAY: Final = Attribute("of_play", default=False)  # of a state or detail: whether only cards in play can have it
ELSEWHERE: Final = Attribute("elsewhere", default=False)  # whether the cards that it describes are not in play
OWN_TURN: Final = Attribute("own_turn", default=False)  # of a condition: whether it is true only in its player's turn
HAVING: Final = Attribute("having", default=False)  # of a condition: whether you must have a card such as its last part
NOW_OR_NEVER: Final = Attribute("now_or_never", default=False)  # of a deed: whether it can't wait (CCG-GLOSSARY-23)
IN_PLAY: Final = ANY_TYPE & ~(1 << BANG)  # CCG-BANG-01: a Bang! card is played and gone
FOR_TYPES: Final = Attribute("for_types", ANY_TYPE)  # the types of cards, as bits, for which the game looks at it
BARS_PLAY: Final = Attribute("bars_play", default=False)  # whether it keeps cards from being played anywhere
STORED: Final = Attribute("stored", default=False)  # whether tables may store its second part by number

BOOK: Final = Phrases(
    "ccg",
    JOINTS,
    {
        "CLASS": "a class of cards",
        "NAME": "the title of a card",
        "STAT": "a Quality or a Trait",
        "QUALITY": "a Quality",
        "TRAIT": "a Trait",
        "LOCATION": "a location",
        "ERA": "an era",
        "MASTER": "whom a Minion serves",
        "TOPIC": "a species or a location",
    },
    (
        STEADY,
        LAYER,
        WHOSE,
        OF_ATTEMPT,
        ABOUT_COST,
        OF_PLAY,
        ELSEWHERE,
        OWN_TURN,
        HAVING,
        NOW_OR_NEVER,
        FOR_TYPES,
        BARS_PLAY,
        STORED,
        BY_OTHERS,
        LISTED_UNDER,
    ),
)
BOOK.widen("kinds_of_cards", "such_cards")
BOOK.widen("kind_of_card", "such_card")
BOOK.widen("a_card", "somebodys_card")
BOOK.widen("this_card", "chosen_cards")
BOOK.widen("this_card", "subject")
BOOK.widen("subject", "any_cards")
BOOK.widen("group_of_cards", "any_cards")
BOOK.widen("effect", "standing_effect")
BOOK.widen("every", "requirement")
BOOK.widen("fight", "doing")
BOOK.list_under(OCCASIONS, "moment")
BOOK.list_under(CONDITIONS, "requirement")
BOOK.list_under(EFFECTS, "fight", "loan")
BOOK.list_under(STANDING, "effect", "standing_effect")
phrase: Final = BOOK.phrase


def classes(pool: Pool) -> tuple[dict[str, int], dict[str, str]]:
    """Every class of cards with its number, and the plurals."""
    numbers: dict[str, int] = {}
    plurals: dict[str, str] = {}
    prefixes: list[tuple[str, int, tuple[str, ...]]] = [("", 0, tuple(NOUNS))]
    prefixes += [(f"{name} ", nth + 1 << SPECIES, PEOPLE) for nth, name in enumerate(pool.species_names)]
    prefixes += [(f"{name} ", nth + 1 << KEYWORD, KEYED) for nth, name in enumerate(pool.keyword_names)]
    for prefix, number, nouns in prefixes:
        for noun in nouns:
            numbers[prefix + noun] = number + NOUNS[noun]
            plurals[prefix + noun] = prefix + PLURALS.get(noun, noun + "s")
    return numbers, plurals


def words_of(pool: Pool) -> Lexicon:
    """Classes of cards, titles, statistics, locations and eras."""
    numbers, plurals = classes(pool)
    stats = {name: stat for stat, name in enumerate(pool.stats)}
    names = {pool.title[kind]: kind for kind in range(pool.count) if pool.titles[kind] == kind}
    names |= {family: pool.count + nth for nth, family in enumerate(pool.families)}
    said = {each["name"]: each["said"] for each in (*pool.header["eras"], *pool.header["outside_time"])}
    return lexicon(
        BOOK,
        "ccg",
        {
            "CLASS": numbers,
            "NAME": names,
            "STAT": {**stats, "Traits": TRAIT_ICONS},
            "QUALITY": {name: stat for name, stat in stats.items() if stat < QUALITIES},
            "TRAIT": {name: stat for name, stat in stats.items() if stat >= QUALITIES},
            "LOCATION": {name: nth for nth, name in enumerate(pool.locations)},
            "ERA": {said[name]: nth for nth, name in enumerate(pool.eras)},
            "MASTER": {name: nth for nth, name in enumerate(pool.masters)},
            "TOPIC": {name: nth for nth, name in enumerate(pool.topics)},
        },
        {"CLASS": plurals},
    )
