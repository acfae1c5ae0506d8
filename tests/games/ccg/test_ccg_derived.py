"""What is always in effect is derived anew when what it looks at has changed, and only then."""

from random import Random

from tests.games.ccg.stage import EARTH, TELOS, kind, land, node, place, pool, put, stage

from timescoop.games.ccg import GAME
from timescoop.games.ccg.freezing import PLAIN, chill
from timescoop.games.ccg.going import leave_play, move_to
from timescoop.games.ccg.memories import Granted, QueryCache
from timescoop.games.ccg.phrases.finding import company
from timescoop.games.ccg.phrases.trees import is_fleeting, is_steady
from timescoop.games.ccg.play.where import any_moment, likely_places, moments
from timescoop.games.ccg.pool import ALLY, ARTIFACT, CHARACTERS, CONDITION, ENEMY, GOAL, NEEDS, Pool
from timescoop.games.ccg.table import Ccg
from timescoop.language import NO_TEXT, parts, register_abilities

BRAWN = 1


def with_texts(**texts: str) -> Ccg:
    """A table of a pool in which these cards alone say something, and that."""
    table = stage()
    table.pool = Pool(pool().header, pool().rows)
    for name, text in texts.items():
        register_abilities(table.pool, kind(name.replace("_", " ")), [node(text)])
    return table


def test_ccg_glossary_06_a_condition_is_fleeting_unless_its_phrase_says_that_it_is_steady() -> None:
    turn, hero = node("Play only if it is your turn."), node("Play only if you have a Hero here.")
    both = node("Play only if you have a Hero here and it is your turn.")
    conditions = [parts(each)[0] for each in (turn, hero, both)]
    assert [is_steady(each) for each in conditions] == [False, True, False]
    assert [is_fleeting(each) for each in conditions] == [True, False, True]


def test_ccg_bang_02_what_was_found_out_about_the_table_is_so_still() -> None:
    for seed in range(2):
        table, dice = GAME.deal(seats=3, seed=bytes([seed] * 32), facts=False), Random(seed)
        assert isinstance(table, Ccg)
        count = 0
        while not table.over():
            seat = table.waiting()[0]
            table.play(seat, dice.choice(table.options(seat)))
            count += 1
            if count % 9 == 0:
                anew = table.copy()
                anew.granted, anew.glance, anew.steady = Granted(), QueryCache(), QueryCache()
                anew.counted, anew.stale = None, 1
                assert found_out(table) == found_out(anew)


def found_out(table: Ccg) -> list[object]:
    """Whether each card that can be played at any moment could be, the places, and some classes of cards in play."""
    kinds = (*table.pool.bangs, *table.pool.plots)
    timely = [any_moment(table, seat, kind) for seat in range(table.seats) for kind in kinds]
    titles = [table.census().of_title(title, table.pool.titles, table.kind) for title in range(table.pool.count)]
    return [timely, table.places(), titles, *[table.of_types(1 << sort) for sort in (GOAL, ALLY, ENEMY, CONDITION)]]


def test_ccg_glossary_06_the_starter_pool_looks_at_nothing_fleeting() -> None:
    assert not pool().depends_on_state


def test_ccg_glossary_06_a_text_that_looks_at_who_is_frozen_is_derived_anew_by_a_freeze() -> None:
    table = with_texts(Jamie_McCrimmon="This Character has +2 Brawn while you have an unfrozen Hero here.")
    land(table, EARTH)
    jamie = put(table, 0, "Jamie McCrimmon", EARTH)
    before = table.stat(jamie, BRAWN)
    chill(table, jamie, (PLAIN, 0, 0, NO_TEXT))
    assert (table.pool.depends_on_state, table.stat(jamie, BRAWN)) == (True, before - 2)


def test_ccg_glossary_06_a_freeze_alone_leaves_the_rest_as_it_was_derived() -> None:
    table = stage()
    land(table, EARTH)
    jamie = put(table, 0, "Jamie McCrimmon", EARTH)
    table.bonus_of(0)
    chill(table, jamie, (PLAIN, 0, 0, NO_TEXT))
    assert not table.stale
    leave_play(table, jamie)
    assert table.stale


def test_ccg_type_02_a_card_that_acts_as_another_type_is_found_as_that_and_not_as_what_is_printed() -> None:
    table = stage()
    land(table, EARTH)
    benton = put(table, 0, "Sergeant Benton", EARTH)
    assert (benton in table.of_types(1 << ALLY), benton in table.of_types(1 << ENEMY)) == (True, False)
    put(table, 1, "Whodunit", on=benton)
    assert (benton in table.of_types(1 << ALLY), benton in table.of_types(1 << ENEMY)) == (False, True)


def test_ccg_type_02_who_was_looked_for_before_a_type_changed_is_looked_for_again() -> None:
    table = with_texts(
        Psychic_Paper="The User acts as a Native of everywhere.", Whodunit="That Character acts as an Artifact."
    )
    land(table, EARTH)
    put(table, 0, "Psychic Paper", EARTH)  # looks for a Character before the type is changed
    benton = put(table, 0, "Sergeant Benton", EARTH)
    assert table.of_types(CHARACTERS) == [benton]
    put(table, 1, "Whodunit", on=benton)
    assert (table.of_types(CHARACTERS), table.type_of(benton)) == ([], ARTIFACT)


def test_ccg_amb_50_here_is_looked_for_only_where_its_player_has_what_is_needed() -> None:
    table = stage()
    land(table, EARTH, TELOS)
    rescue = kind("Daring Rescue")
    (needed,) = pool().nodes(rescue, NEEDS)
    assert company(needed) == pool().company[rescue]
    assert likely_places(table, 0, rescue) == []
    jamie = put(table, 0, "Jamie McCrimmon", EARTH)
    put(table, 1, "Sergeant Benton", TELOS)
    assert likely_places(table, 0, rescue) == moments(table, 0, rescue) == [place(EARTH)]
    move_to(table, 0, (jamie,), place(TELOS))
    table.run()
    assert moments(table, 0, rescue) == [place(TELOS)]


def test_ccg_amb_50_of_two_cards_that_are_needed_here_one_says_where_to_look() -> None:
    table = stage()
    land(table, EARTH, TELOS)
    alliance = kind("Unlikely Alliance")
    put(table, 0, "Silent Takeover", TELOS)
    put(table, 0, "Autons", TELOS)
    assert likely_places(table, 0, alliance) == [place(TELOS)]
    assert moments(table, 0, alliance) == []
    put(table, 0, "Jamie McCrimmon", TELOS)
    assert moments(table, 0, alliance) == [place(TELOS)]
