"""What is always in effect, what can be tested, and what is lent for a time, phrase by phrase."""

import pytest
from tests.games.ccg.stage import (
    EARTH,
    SKARO,
    TELOS,
    bury,
    calm,
    could,
    enact,
    here,
    introduce,
    is_so,
    kind,
    land,
    place,
    pool,
    put,
    skirmish,
    stage,
)

from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.going import destroy, leave_play
from timescoop.games.ccg.holding import kidnap
from timescoop.games.ccg.motion.attempts import solve_puzzle
from timescoop.games.ccg.motion.travel import may_move
from timescoop.games.ccg.nativity import eras_of, is_native
from timescoop.games.ccg.phrases.picking import ALL, the_one_named
from timescoop.games.ccg.play.costs import cost_of
from timescoop.games.ccg.play.playing import fits_host
from timescoop.games.ccg.play.where import destinations
from timescoop.games.ccg.pool import REACH
from timescoop.games.ccg.ships import capacity_of

BRAINS, BRAWN, BRAVERY = range(3)

# ---- what is always in effect


def test_ccg_space_04_any_spacetime_card_of_a_location() -> None:
    table = stage()
    land(table, "Gallifrey (Rassilon Era)", "Parallel Earth (1970)")
    doctor = put(table, 0, "The Doctor - Disarming Clown", "Gallifrey (Rassilon Era)")
    assert is_so(table, doctor, "you have a Spacetime card on Gallifrey")
    assert not is_so(table, doctor, "you have a Spacetime card on Earth")  # CCG-GLOSSARY-31


def test_ccg_glossary_06_all_effects_add_up() -> None:
    """Two Conditions and Leela's leader: nobody is counted twice, and nobody elsewhere is counted."""
    table = stage()
    land(table, EARTH, TELOS)
    jamie = put(table, 0, "Jamie McCrimmon", EARTH)
    put(table, 0, "Nerves of Steel", on=jamie)
    put(table, 0, "Nerves of Steel", on=jamie)
    doctor = put(table, 0, "The Doctor - Interfering Timelord", EARTH)
    assert table.stat(jamie, BRAVERY) == 8 + 3 + 3 + 1
    assert table.stat(doctor, BRAVERY) == 9  # his other Heroes, not he


def test_ccg_glossary_20_here_means_here() -> None:
    table = stage()
    land(table, EARTH, TELOS)
    controller = put(table, 0, "Cyber Controller", TELOS)
    near, far = put(table, 0, "Cyberman", TELOS), put(table, 0, "Cyberman", EARTH)
    assert [table.stat(copy, BRAWN) for copy in (near, far, controller)] == [9, 8, 9]


def test_ccg_glossary_12_double_counts_what_was_added() -> None:
    table = stage()
    land(table, EARTH)
    liz = put(table, 0, "Liz Shaw", EARTH)
    science = pool().stats.index("Science")
    assert table.stat(liz, science) == 1
    put(table, 0, "The Doctor - Disarming Clown", EARTH)
    assert table.stat(liz, science) == 2


def test_ccg_glossary_06_only_as_long_as_it_is_so() -> None:
    table = stage()
    land(table, SKARO)
    thal = put(table, 0, "Thal Patrol", SKARO)
    assert table.stat(thal, BRAVERY) == 7
    put(table, 1, "Dalek", SKARO)
    assert table.stat(thal, BRAVERY) == 9


def test_ccg_artifact_02_the_user_has_the_good_of_it() -> None:
    table = stage()
    land(table, EARTH)
    doctor = put(table, 0, "The Doctor - Interfering Timelord", EARTH)
    jamie = put(table, 0, "Jamie McCrimmon", EARTH)
    put(table, 0, "Sonic Screwdriver", EARTH)
    engineering = pool().stats.index("Engineering")
    assert (table.stat(doctor, engineering), table.stat(jamie, engineering)) == (3, 0)
    romana = put(table, 0, "Romana", EARTH)
    assert sorted([table.stat(doctor, engineering), table.stat(romana, engineering)]) in ([1, 3], [2, 2])


def test_ccg_amb_62_types_are_computed() -> None:
    table = stage()
    land(table, EARTH)
    benton = put(table, 0, "Sergeant Benton", EARTH)
    put(table, 0, "New Companion", on=benton)
    assert table.type_of(benton) == 2
    leela = put(table, 0, "Liz Shaw", EARTH)
    put(table, 1, "Whodunit", on=leela)
    assert table.enemies(place(EARTH), 0) == [leela]


def test_ccg_glossary_13_a_species_besides() -> None:
    table = stage()
    land(table, EARTH)
    liz = put(table, 1, "Liz Shaw", EARTH)
    kidnap(table, 0, liz)
    table.run()
    calm(table)
    introduce(table, put(table, 0, "Cyber-Conversion", on=liz))
    assert table.controller(liz) == 0
    assert table.captor == {}
    assert table.stat(liz, BRAWN) == 3 + 3
    assert is_so(table, liz, "you have a Cyberman Enemy here")
    assert is_so(table, liz, "you have a Human Enemy here")


def test_ccg_glossary_45_what_counts_as_a_tardis() -> None:
    table = stage()
    land(table, EARTH)
    ship = put(table, 0, "The Master's TARDIS", EARTH)
    iris = put(table, 1, "Iris Wildthyme", EARTH)
    assert is_so(table, ship, "you have a TARDIS here")
    assert not is_so(table, ship, "you have a TARDIS card here")
    assert (capacity_of(table, iris, 0), capacity_of(table, iris, 1)) == (6, 6)


def test_ccg_tardis_02_capacity_rises() -> None:
    table = stage()
    ship = put(table, 0, "TARDIS - Police Box")
    put(table, 0, "Full House")
    assert (capacity_of(table, ship, 0), capacity_of(table, ship, 1)) == (12, 17)


def test_ccg_glossary_02_acting_as_a_native_of_everywhere() -> None:
    table = stage()
    land(table, EARTH)
    doctor = put(table, 0, "The Doctor - Disarming Clown", EARTH)
    assert not is_native(table, doctor, place(EARTH))
    put(table, 0, "Psychic Paper", EARTH)
    assert is_native(table, doctor, place(EARTH))
    assert not is_native(table, -1 - kind("The Doctor - Disarming Clown"), place(EARTH))


def test_ccg_glossary_46_in_another_era_besides() -> None:
    table = stage()
    land(table, "Omega's World (+1 Second)", "Zeta Minor (37166)")
    gallifrey = pool().eras.index("Gallifrey")
    there, elsewhere = (eras_of(table, place(name)) for name in ("Omega's World (+1 Second)", "Zeta Minor (37166)"))
    assert there >> gallifrey & 1 == 1
    assert elsewhere >> gallifrey & 1 == 0


def test_ccg_cost_05_costs_rise_and_fall_and_never_below_nothing() -> None:
    table = stage()
    land(table, TELOS)
    assert cost_of(table, 0, kind("Cybermat")) == 1
    put(table, 0, "Tobias Vaughn", TELOS)
    assert (cost_of(table, 0, kind("Cyberman")), cost_of(table, 1, kind("Cyberman"))) == (2, 3)
    assert cost_of(table, 0, kind("Cybermat")) == 0
    put(table, 0, "Stranded")
    assert cost_of(table, 1, kind("Jamie McCrimmon")) == 3 + 1


def test_ccg_cost_05_only_natives_of_this_place_cost_more() -> None:
    table = stage()
    land(table, EARTH)
    put(table, 0, "Cyber Leader", EARTH)
    assert cost_of(table, 1, kind("Liz Shaw")) == 3 + 1
    assert cost_of(table, 1, kind("Thal Patrol")) == 2


def test_ccg_glossary_03_the_named_word_in_any_form() -> None:
    """Babel Masters: a word that stands on the card in the singular or the plural, in its title or its text."""
    table = stage()
    babel = put(table, 0, "Babel Masters")
    before = cost_of(table, 1, kind("UNIT Soldiers"))
    introduce(table, babel, "soldier")
    assert cost_of(table, 1, kind("UNIT Soldiers")) == before + 1
    assert cost_of(table, 1, kind("Sergeant Benton")) == 2 + 1  # Dependable Soldier
    assert cost_of(table, 0, kind("UNIT Soldiers")) == before
    assert cost_of(table, 1, kind("Liz Shaw")) == 3


def test_ccg_enemy_02_without_a_goal_but_not_without_nativity() -> None:
    table = stage()
    land(table, EARTH, SKARO)
    at = {name: table.deal.book.place.option(place(name)) for name in (EARTH, SKARO)}
    assert destinations(table, 0, kind("Dalek")) == [at[SKARO]]
    assert destinations(table, 0, kind("Cyberman")) == []
    assert destinations(table, 1, kind("Dalek")) == []  # seat 0 alone has the right


def test_ccg_nativity_02_a_text_that_lifts_nativity_says_so() -> None:
    table = stage()
    land(table, EARTH)
    put(table, 0, "Silent Takeover", EARTH)
    assert destinations(table, 0, kind("Scarecrows")) == []
    put(table, 0, "Son of Mine", EARTH)
    assert destinations(table, 0, kind("Scarecrows")) == [table.deal.book.place.option(place(EARTH))]


def test_ccg_glossary_27_whom_a_minion_serves() -> None:
    table = stage()
    land(table, EARTH)
    put(table, 0, "Great Intelligence", EARTH)
    assert destinations(table, 0, kind("Yeti")) == [table.deal.book.place.option(place(EARTH))]
    assert destinations(table, 0, kind("Autons")) == []


def test_ccg_glossary_30_opponents_cannot_play_here() -> None:
    table = stage()
    land(table, EARTH)
    put(table, 0, "Jamie McCrimmon", EARTH)
    put(table, 1, "Jamie McCrimmon", EARTH)
    assert destinations(table, 1, kind("Mini-Scope")) == [table.deal.book.place.option(place(EARTH))]
    put(table, 0, "Deadlock Seal", on=table.lines[0][0])
    assert destinations(table, 1, kind("Mini-Scope")) == []
    assert destinations(table, 0, kind("Mini-Scope")) == [table.deal.book.place.option(place(EARTH))]


def test_ccg_glossary_37_what_cannot_be_destroyed_or_kidnapped() -> None:
    table = stage()
    land(table, EARTH)
    doctor = put(table, 0, "The Doctor - Disarming Clown", EARTH)
    kit = put(table, 0, "Medical Kit", EARTH)
    put(table, 0, "K9 Mark III", EARTH)
    put(table, 0, "Martha Jones", EARTH)
    put(table, 0, "Fixed Point", on=table.lines[0][0])
    for copy in (kit, table.lines[0][0]):
        table.do(destroy, 1, copy)
    table.do(kidnap, 1, doctor)
    table.run()
    calm(table)
    assert table.in_play(kit)
    assert table.lines[0]
    assert table.captor == {}


def test_ccg_turn_02_who_cannot_move_or_fight() -> None:
    table = stage()
    land(table, EARTH, TELOS)
    omega = put(table, 0, "Omega", EARTH)
    put(table, 0, "Silent Takeover", TELOS)
    assert not may_move(table, omega)
    assert not could(table, omega, "Move this Character to another Spacetime card.", 0)
    donna = put(table, 1, "Donna Noble", EARTH)
    text = "Let your Heroes fight with Brains here. If you win, score 1 point. If you lose, lose 1 point."
    assert not could(table, donna, text, 1)
    put(table, 1, "Jamie McCrimmon", EARTH)
    assert could(table, donna, text, 1)


def test_ccg_keyword_02_cards_with_a_keyword_do_not_affect_it() -> None:
    table = stage()
    land(table, EARTH)
    beast = put(table, 1, "Anti-Matter Beast", EARTH)
    compressor = put(table, 0, "Tissue Compressor", EARTH)
    cybermat = put(table, 0, "Cybermat", EARTH)
    enact(table, compressor, "Freeze an opposing Enemy here.", "Anti-Matter Beast")
    assert not table.is_frozen(beast)
    enact(table, cybermat, "Freeze an opposing Enemy here.", "Anti-Matter Beast")
    assert table.is_frozen(beast)


def test_ccg_glossary_05_what_counts_as_something_does_so_out_of_play_too() -> None:
    """CCG-GLOSSARY-02: acting as something does not."""
    table = stage()
    land(table, EARTH)
    jamie = put(table, 0, "Jamie McCrimmon", EARTH)
    bury(table, 0, "Iris Wildthyme")
    assert not is_so(table, jamie, "your discard pile has a TARDIS")
    bury(table, 0, "Dalek Timeship")
    assert is_so(table, jamie, "your discard pile has a TARDIS")
    assert not is_so(table, jamie, "your discard pile has a TARDIS card")


def test_ccg_amb_19_what_is_lent_is_doubled_with_the_rest() -> None:
    table = stage()
    land(table, EARTH)
    liz = put(table, 0, "Liz Shaw", EARTH)
    put(table, 0, "The Doctor - Disarming Clown", EARTH)
    enact(table, liz, "Give this Character +1 Science during this attempt.")
    assert table.stat(liz, pool().stats.index("Science")) == (1 + 1) * 2


def test_ccg_amb_15_no_cost_below_nothing() -> None:
    table = stage()
    land(table, TELOS)
    for _ in range(2):
        put(table, 0, "Tobias Vaughn", TELOS)
    assert cost_of(table, 0, kind("Cybermat")) == 0
    assert cost_of(table, 0, kind("Cyberman")) == 1


def test_ccg_amb_43_what_is_on_a_character_goes_with_it() -> None:
    table, _, _, jamie = skirmish()
    nerves = put(table, 1, "Nerves of Steel", on=jamie)
    enact(
        table,
        jamie,
        "Move a TARDIS Character to another Spacetime card.",
        "Jamie McCrimmon - Loyal Highlander",
        TELOS,
        seat=1,
    )
    assert {here(table, jamie), here(table, nerves)} == {TELOS}
    assert table.stat(jamie, BRAVERY) == 8 + 3


def test_ccg_amb_49_stacked_spacetime_cards_say_what_they_say_once() -> None:
    table = stage()
    land(table, "Earth (2070)")
    land(table, "Earth (2070)", seat=1)
    zoe = put(table, 0, "Zoe Heriot", "Earth (2070)")
    assert table.stat(zoe, BRAINS) == 9 + 1


def test_ccg_glossary_19_an_own_text_ends_any_freeze() -> None:
    table, _, benton, _ = skirmish()
    introduce(table, put(table, 0, "Stasis Field", on=benton))
    enact(table, benton, "Unfreeze this Character.", seat=1)
    assert not table.is_frozen(benton)


# ---- what can be tested


@pytest.mark.parametrize(
    ("text", "so"),
    [
        ("you have a Dalek Enemy here", True),
        ("you have a Cyberman Enemy here", False),
        ("you have 2 or more Enemies", True),
        ("you have 3 or more Enemies", False),
        ("you have no other Dalek Enemy", True),
        ("you have no other Enemy", False),
        ("you have an Enemy serving The Master", True),
        ("you have an Enemy with Minion", True),
        ("you have Autons here", True),
        ("you have Dalek here", True),
        ("an opponent has an Ally named Sergeant Benton", True),
        ("an opponent has 2 or more Heroes here", True),
        ("an opponent has 3 or more Heroes", False),
        ("no opponent has a Timelord Hero", True),
        ("no opponent has an unfrozen Ally", False),
        ("your discard pile has an Enemy of Cost 4 or more", True),
        ("your discard pile has an Ally", False),
        ("you have 1 or more points", False),
        ("an opponent has more points than you", True),
        ("it is your turn", True),
        ("here is Earth in the Present", True),
        ("here is Earth in the Near Future", False),
        ("here is not Earth in the Present", False),
        ("the date here is before 1969", True),
        ("the date here is before 1968", False),
        ("you have 2 or more native Enemies here", True),
        ("an opponent has 2 or more native Heroes here", False),
        ("you have a Spacetime card on Telos", True),
        ("you have a Spacetime card on Skaro", False),
        ("an opponent has a scored Goal", True),
        ("you have a scored Goal", False),
        ("an opponent has 2 or more Goals", True),
        ("an opponent has 2 or more scored Goals", False),
        ("you have a Base Spacetime card", True),
        ("you have a Spacetime card on Gallifrey", False),
        ("you have 2 or more Characters here", True),
        ("an opponent has 2 or more Characters", True),
        ("an opponent has 3 or more Characters", False),
    ],
)
def test_ccg_glossary_01_conditions(text: str, so: bool) -> None:  # noqa: FBT001 - a row of a table
    """CCG-TYPE-02: Characters are TARDIS Characters, Allies and Enemies."""
    table, dalek, _, _ = skirmish()
    put(table, 0, "Autons", EARTH)
    bury(table, 0, "Dalek")
    goal = put(table, 1, "Rob the Vaults", EARTH)
    table.scored[goal] = 1
    put(table, 1, "Field of Thralls", TELOS)
    table.points = [0, 2]
    assert is_so(table, dalek, text) == so


def test_ccg_condition_02_one_of_your_cards_is_not_an_opponents() -> None:
    table = stage()
    land(table, EARTH)
    mine, theirs = put(table, 0, "Jamie McCrimmon", EARTH), put(table, 1, "Jamie McCrimmon", EARTH)
    assert fits_host(table, put(table, 0, "Nerves of Steel", on=mine))
    assert not fits_host(table, put(table, 0, "Nerves of Steel", on=theirs))


def test_ccg_glossary_21_what_has_left_play_is_not_it_any_more() -> None:
    table = stage()
    land(table, EARTH)
    jamie, dalek = put(table, 0, "Jamie McCrimmon", EARTH), put(table, 1, "Dalek", EARTH)
    this = CONTEXT.of(jamie, it=dalek)
    assert the_one_named(table, 0, this) == [ALL, dalek]
    leave_play(table, dalek)
    assert the_one_named(table, 0, this) == [ALL]
    assert the_one_named(table, 0, CONTEXT.of(jamie)) == [ALL]


def test_ccg_glossary_33_an_attempt_that_has_failed_overcomes_nothing_more() -> None:
    for label, overcome in ((REACH, True), (-1 - REACH, False)):
        table = stage()
        land(table, EARTH)
        goal = put(table, 0, "Weather Control", EARTH)
        trap = put(table, 1, "Logic Trap", on=table.lines[0][0])
        clever = ("Davros - Architect of Skaro", "Great Intelligence - Disembodied Mind")
        table.team = tuple([put(table, 0, name, EARTH) for name in clever])
        assert sum([table.stat(copy, BRAINS) for copy in table.team]) >= 14
        table.attempt = (0, goal, label)
        solve_puzzle(table, 0, trap)
        table.run()
        calm(table)
        assert table.in_play(trap) is not overcome
