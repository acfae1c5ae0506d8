"""Descriptions of cards in a text. Each looks at one card: in play, or (by its kind) out of play.

A description says nothing about whose a card is; that stands before it: a, an opposing, your.
"""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.context import CONTEXT, here_of
from timescoop.games.ccg.motion.fights import losing
from timescoop.games.ccg.motion.sums import group
from timescoop.games.ccg.nativity import is_native
from timescoop.games.ccg.phrases.book import A_TARDIS, KEYWORD, PART, SPECIES, phrase
from timescoop.games.ccg.pool import ANY_TYPE, ENEMY, TARDIS, WHOSE_ANY, WHOSE_OPPOSING, WHOSE_YOURS, Pool
from timescoop.games.ccg.printing import mentions
from timescoop.games.ccg.ships import is_tardis
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOWHERE
from timescoop.language import Context, suits

NO_WORD: Final = -1


def is_class(table: Ccg, that: int, wanted: int) -> bool:
    """CCG-TYPE-02, CCG-KEYWORD-02: whether a card is of a class: type, species or keyword."""
    kind = table.kind_of(that)
    if wanted & A_TARDIS:
        return is_tardis(table, that) if that >= 0 else table.pool.type[kind] == TARDIS or table.pool.as_tardis[kind]
    if not table.is_type(that, wanted & ANY_TYPE):
        return False
    keyword = wanted >> KEYWORD
    if keyword and not table.pool.keywords[kind] >> keyword - 1 & 1:
        return False
    species = wanted >> SPECIES & PART
    return not species or table.species_of(that) >> species - 1 & 1 == 1


def is_printed(pool: Pool, kind: int, wanted: int) -> bool:
    """CCG-TYPE-02, CCG-KEYWORD-02: whether a kind is of a class by what is printed on it."""
    keyword, species = wanted >> KEYWORD, wanted >> SPECIES & PART
    if not wanted >> pool.type[kind] & 1 or (keyword and not pool.keywords[kind] >> keyword - 1 & 1):
        return False
    return not species or pool.species[kind] >> species - 1 & 1 == 1


# ---- classes, one and many: the two say the same


@phrase("kind_of_card", "{CLASS}", steady=True)
def a_class(table: Ccg, _me: int, _this: Context, that: int, wanted: int) -> bool:
    """CCG-TYPE-01: a card of a class."""
    return is_class(table, that, wanted)


@phrase("kind_of_card", "{kind_of_card} {detail}", steady=True)
def a_class_that(table: Ccg, me: int, this: Context, that: int, one: int, post: int) -> bool:
    """CCG-GLOSSARY-13: of a class, and more."""
    return suits(table, one, me, this, that) and suits(table, post, me, this, that)


@phrase("such_card", "{state} {such_card}", steady=True)
def a_such(table: Ccg, me: int, this: Context, that: int, adjective: int, single: int) -> bool:
    """CCG-FREEZE-01: in a certain state."""
    return suits(table, adjective, me, this, that) and suits(table, single, me, this, that)


phrase("kinds_of_cards", "{CLASS(s)}", steady=True)(a_class)
phrase("kinds_of_cards", "{kinds_of_cards} {detail}", steady=True)(a_class_that)
phrase("such_cards", "{state} {such_cards}", steady=True)(a_such)


@phrase("kind_of_card", "{kind_of_card} who is a Nemesis of one of the Enemies in this attempt")
def a_nemesis(table: Ccg, me: int, this: Context, that: int, one: int) -> bool:
    """CCG-GLOSSARY-28, CCG-AMB-35: one whom an Enemy of those who make the attempt names as its Nemesis."""
    if not suits(table, one, me, this, that):
        return False
    pool, title = table.pool, table.pool.title[table.kind_of(that)]
    return any([title in pool.nemesis[table.kind[each]] for each in group(table) if table.is_type(each, 1 << ENEMY)])


# ---- states


@phrase("state", "other", steady=True)
def other(_table: Ccg, _me: int, this: Context, that: int) -> bool:
    """Any card but the one that says so."""
    return that < 0 or that != CONTEXT.card(this)


@phrase("state", "unfrozen", of_play=True)
def unfrozen(table: Ccg, _me: int, _this: Context, that: int) -> bool:
    """CCG-FREEZE-01: one that may do something."""
    return that >= 0 and not table.is_frozen(that)


@phrase("state", "kidnapped", steady=True, of_play=True)
def kidnapped(table: Ccg, _me: int, _this: Context, that: int) -> bool:
    """CCG-KIDNAP-01: somebody's prisoner."""
    return that in table.captor


@phrase("state", "losing", of_play=True)
def is_losing(table: Ccg, _me: int, _this: Context, that: int) -> bool:
    """CCG-FIGHT-05: one of the group that has lost the fight."""
    return that in losing(table)


@phrase("state", "scored", of_play=True)
def scored(table: Ccg, _me: int, _this: Context, that: int) -> bool:
    """CCG-SCORE-04: somebody has its points."""
    return that in table.scored


@phrase("state", "native", steady=True, of_play=True)
def native(table: Ccg, _me: int, _this: Context, that: int) -> bool:
    """CCG-NATIVITY-01: a Native of where it is."""
    place = table.place_of(that) if that >= 0 else NOWHERE
    return place != NOWHERE and is_native(table, that, place)


# ---- what follows the class


@phrase("detail", "here", steady=True, of_play=True)
def is_here(table: Ccg, _me: int, this: Context, that: int) -> bool:
    """CCG-GLOSSARY-20: at the same Spacetime card."""
    place = here_of(table, this)
    return that >= 0 and place != NOWHERE and table.place_of(that) == place


@phrase("detail", "native here", steady=True)
def native_here(table: Ccg, _me: int, this: Context, that: int) -> bool:
    """CCG-NATIVITY-03: a Native of this place, wherever it is now."""
    place = here_of(table, this)
    return place != NOWHERE and is_native(table, that, place)


@phrase("detail", "named {NAME}", steady=True)
def named(table: Ccg, _me: int, _this: Context, that: int, name: int) -> bool:
    """CCG-UNIQ-03: by its title, with any subtitle."""
    return has_name(table.pool, table.kind_of(that), name)


def has_name(pool: Pool, kind: int, name: int) -> bool:
    """CCG-GLOSSARY-25: a title; or the word with which the titles of a family begin."""
    if name < pool.count:
        return pool.titles[kind] == name
    return pool.title[kind].startswith(pool.families[name - pool.count] + " ")


@phrase("detail", "with {TRAIT}", steady=True)
def with_trait(table: Ccg, _me: int, _this: Context, that: int, trait: int) -> bool:
    """CCG-CHAR-03: one that has a Trait."""
    return (table.stat(that, trait) if that >= 0 else table.pool.stat[trait][-1 - that]) > 0


@phrase("detail", "of Cost {INT} or less", steady=True)
def costs_at_most(table: Ccg, _me: int, _this: Context, that: int, most: int) -> bool:
    """CCG-CHAR-02: the Cost that is printed."""
    return table.pool.cost[table.kind_of(that)] <= most


@phrase("detail", "of Cost {INT} or more", steady=True)
def costs_at_least(table: Ccg, _me: int, _this: Context, that: int, least: int) -> bool:
    """CCG-CHAR-02: the Cost that is printed."""
    return table.pool.cost[table.kind_of(that)] >= least


@phrase("detail", "on {LOCATION}", steady=True)
def on_location(table: Ccg, _me: int, _this: Context, that: int, location: int) -> bool:
    """CCG-NATIVITY-04, CCG-GLOSSARY-31: a Spacetime card of that location and no other."""
    return table.pool.location[table.kind_of(that)] == table.pool.locations[location]


@phrase("detail", "serving {MASTER}", steady=True)
def serving(table: Ccg, _me: int, _this: Context, that: int, master: int) -> bool:
    """CCG-GLOSSARY-27: whom a Minion serves stands in its brackets."""
    return table.pool.masters[master] in table.pool.minion_of[table.kind_of(that)]


@phrase("detail", "referring to {NAME}", steady=True)
def referring(table: Ccg, _me: int, _this: Context, that: int, name: int) -> bool:
    """CCG-GLOSSARY-40: the title stands in its game text."""
    pool = table.pool
    title = pool.title[name] if name < pool.count else pool.families[name - pool.count]
    return mentions(pool.text[table.kind_of(that)], title)


@phrase("detail", "related to {TOPIC}", steady=True)
def related(table: Ccg, _me: int, _this: Context, that: int, topic: int) -> bool:
    """CCG-GLOSSARY-39: the word stands in its game text or its title."""
    pool, kind = table.pool, table.kind_of(that)
    return mentions(pool.text[kind], pool.topics[topic]) or mentions(pool.title[kind], pool.topics[topic])


@phrase("detail", "with the named word")
def with_word(table: Ccg, _me: int, this: Context, that: int) -> bool:
    """CCG-GLOSSARY-03: the word that this card has named, or a form of it, stands on the card."""
    word = table.named.get(CONTEXT.card(this), NO_WORD)
    return word != NO_WORD and table.pool.printed[word][table.kind_of(that)]


# ---- whose they are: WHOSE_ANY, WHOSE_YOURS or WHOSE_OPPOSING, then the description


@phrase("a_card", "a(n) {such_card}")
def anyones(_table: Ccg, _me: int, _this: Context, single: int) -> list[int]:
    """A card of any player."""
    return [WHOSE_ANY, single]


@phrase("a_card", "an opposing {such_card}")
def an_opponents(_table: Ccg, _me: int, _this: Context, single: int) -> list[int]:
    """CCG-GLOSSARY-30: a card of any of your opponents."""
    return [WHOSE_OPPOSING, single]


@phrase("somebodys_card", "your {such_card}")
def one_of_yours(_table: Ccg, _me: int, _this: Context, single: int) -> list[int]:
    """A card of yours."""
    return [WHOSE_YOURS, single]


@phrase("group_of_cards", "{such_cards}", whose=WHOSE_ANY)
def all_such(_table: Ccg, _me: int, _this: Context, several: int) -> list[int]:
    """All such cards, of all players."""
    return [WHOSE_ANY, several]


@phrase("group_of_cards", "your {such_cards}", whose=WHOSE_YOURS)
def all_yours(_table: Ccg, _me: int, _this: Context, several: int) -> list[int]:
    """All such cards of yours."""
    return [WHOSE_YOURS, several]


@phrase("group_of_cards", "opposing {such_cards}", whose=WHOSE_OPPOSING)
def all_opposing(_table: Ccg, _me: int, _this: Context, several: int) -> list[int]:
    """CCG-GLOSSARY-30: all such cards of your opponents."""
    return [WHOSE_OPPOSING, several]
