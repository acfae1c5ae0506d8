"""The language of Invasion: its book of phrases, and the words of a pool that phrases can name."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion.pool import DEFENDER, ENEMY, LOCATION, START, SUPPORT, Pool
from timescoop.language import BY_OTHERS, EFFECTS, JOINTS, LISTED_UNDER, Attribute, Lexicon, Phrases, lexicon

PLACES: Final = (START, LOCATION)
TARDIS: Final = 0
DALEK: Final = 1

# The types of cards that can carry a sentence out. What is done at once is an action, and only a Support is one.
FOR_TYPES: Final[Attribute[tuple[int, ...]]] = Attribute("for_types", (SUPPORT,))
PLACED: Final = Attribute("placed", default=False)  # speaks of the place where its card is
AT_REST: Final = Attribute("at_rest", default=False)  # may not happen in the middle of a conflict or an attack
MUST_STAY: Final = Attribute("must_stay", default=False)  # is asked of a Support only while it stays in a Reserve
AMID: Final = Attribute("amid", default=False)  # an occasion in the middle of a conflict or an attack
DECIDES: Final = Attribute("decides", default=False)  # of those, one after which the conflict is over
ONLY: Final[Attribute[tuple[int, ...]]] = Attribute("only", ())  # speaks of what other types of cards have not
CHOSEN: Final = Attribute("chosen", default=False)  # names several, of whom one is to be chosen
IN_FIGHT: Final = Attribute("in_fight", default=False)  # is about the conflict going on
BEFOREHAND: Final = Attribute("beforehand", default=False)  # is asked of a card before it lies anywhere
IN_DEFENCE: Final = Attribute("in_defence", default=False)  # names cards of the defence, not of the attack
LENDS: Final = Attribute("lends", default=False)  # gives strength that outlasts a conflict
SAVES: Final = Attribute("saves", default=False)  # keeps a Location from being attacked for a while
# What a phrase brings its player on average, as a use of the first number in it, for bots.
BRINGS_CARDS: Final = Attribute("brings_cards", 0.0)
BRINGS_POINTS: Final = Attribute("brings_points", 0.0)

BOOK: Final = Phrases(
    "invasion",
    JOINTS,
    {
        "DEFENDER": "the name of a Defender",
        "FAMILY": "a type of Enemy",
        "COUNTER": "a kind of counter",
        "KIND": "a type of card",
    },
    (
        FOR_TYPES,
        PLACED,
        AT_REST,
        MUST_STAY,
        AMID,
        DECIDES,
        ONLY,
        CHOSEN,
        BEFOREHAND,
        IN_FIGHT,
        IN_DEFENCE,
        BRINGS_CARDS,
        BRINGS_POINTS,
        BY_OTHERS,
        LENDS,
        SAVES,
        LISTED_UNDER,
    ),
)
BOOK.list_under(EFFECTS, "does", "fight", "change")
phrase: Final = BOOK.phrase


def words_of(pool: Pool) -> Lexicon:
    """The names of its Defenders, the words for its types of Enemies, and the two kinds of counter."""
    return lexicon(
        BOOK,
        "invasion",
        {
            "DEFENDER": {pool.name[kind]: kind for kind in range(pool.count) if pool.type[kind] == DEFENDER},
            "FAMILY": {pool.header["families"][key]: number for number, key in enumerate(pool.families)},
            "COUNTER": {"TARDIS": TARDIS, "Dalek": DALEK},
            "KIND": {"Location": LOCATION, "Defender": DEFENDER, "Enemy": ENEMY, "Support": SUPPORT},
        },
        {"KIND": {"Enemy": "Enemies"}},
    )
