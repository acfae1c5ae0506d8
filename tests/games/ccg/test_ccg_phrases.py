"""What each phrase of the card language does to a table: to cards in play."""

from tests.games.ccg.stage import (
    EARTH,
    SKARO,
    TELOS,
    asked,
    could,
    enact,
    here,
    hold,
    introduce,
    kind,
    land,
    place,
    put,
    reply,
    skirmish,
    told,
)

from timescoop.games.ccg import facts
from timescoop.games.ccg.events import announce
from timescoop.games.ccg.freezing import PLAIN, UNTIL_TURN, freeze, thaw, thaw_all, watch_conditions
from timescoop.games.ccg.going import leave_play
from timescoop.games.ccg.pool import TARDIS_MOVES

# ---- destroyed, kidnapped, freed, taken


def test_ccg_glossary_07_destroy_asks_which_and_only_among_those_that_fit() -> None:
    table, dalek, benton, _ = skirmish()
    put(table, 1, "Liz Shaw", TELOS)
    enact(table, dalek, "Destroy an opposing Ally of Cost 2 or less here.", "Sergeant Benton - Dependable Soldier")
    assert not table.in_play(benton)
    assert benton in table.pile(1)
    assert not could(table, dalek, "Destroy an opposing Ally of Cost 2 or less here.")


def test_ccg_glossary_07_destroy_all_asks_nobody() -> None:
    table, dalek, benton, jamie = skirmish()
    enact(table, dalek, "Destroy all opposing Heroes here.")
    assert {benton, jamie} <= set(table.pile(1))


def test_ccg_kidnap_01_kidnap_and_free() -> None:
    table, dalek, benton, _ = skirmish()
    enact(table, dalek, "Kidnap an opposing Ally here.", "Sergeant Benton - Dependable Soldier")
    assert table.captor == {benton: 0}
    assert not could(table, dalek, "Destroy an opposing Ally here.")  # CCG-AMB-27: nobody else reaches a prisoner
    envoy = put(table, 1, "Gallifreyan Envoy", TELOS)
    enact(table, envoy, "Free one of your kidnapped Characters.", "Sergeant Benton - Dependable Soldier", seat=1)
    assert table.captor == {}


def test_ccg_glossary_23_choose_first_and_do_several_things_to_it() -> None:
    table, dalek, benton, _ = skirmish()
    enact(table, dalek, "Kidnap an opposing Ally here.", "Sergeant Benton - Dependable Soldier")
    jones = put(table, 1, "Martha Jones", EARTH)
    text = "Choose one of your kidnapped Characters here, then free it and give it +2 Bravery until your turn ends."
    enact(table, jones, text, "Sergeant Benton - Dependable Soldier", seat=1)
    assert table.captor == {}
    assert table.stat(benton, 2) == 7 + 2


def test_ccg_artifact_05_take_control_and_be_that_from_now_on() -> None:
    """CCG-AMB-62: Break Conditioning makes an Ally of a Minion."""
    table, _, _, _ = skirmish()
    ogron = put(table, 0, "Ogron Guards", EARTH)
    broken = put(table, 1, "Break Conditioning", on=ogron)
    introduce(table, broken, seat=1)
    assert table.controller(ogron) == 1
    assert ogron in table.heroes(place(EARTH), 1)
    assert ogron in table.all_in_play(1, 1 << 3)
    assert table.owners[ogron] == 0


# ---- frozen


def test_ccg_freeze_04_a_plain_freeze_ends_when_any_turn_begins() -> None:
    table, dalek, benton, _ = skirmish()
    enact(table, dalek, "Freeze an opposing Ally here.", "Sergeant Benton - Dependable Soldier")
    assert table.frozen[benton][0][0] == PLAIN
    thaw_all(table, 1)
    assert not table.is_frozen(benton)


def test_ccg_freeze_05_until_your_next_turn_starts() -> None:
    table, dalek, benton, _ = skirmish(3)
    enact(table, dalek, "Freeze all opposing Allies here until your next turn starts.")
    thaw_all(table, 1)
    thaw_all(table, 2)
    assert table.is_frozen(benton)
    thaw_all(table, 0)
    assert not table.is_frozen(benton)


def test_ccg_glossary_15_an_entire_turn_is_that_of_whose_turn_it_is() -> None:
    table, _, benton, _ = skirmish(3)
    table.turn = 1
    master = put(table, 2, "The Master - Suave Renegade", EARTH)
    enact(
        table,
        master,
        "Freeze an opposing Ally here for the entire turn.",
        "Sergeant Benton - Dependable Soldier",
        seat=2,
    )
    assert table.frozen[benton][0][:2] == (UNTIL_TURN, 1)


def test_ccg_glossary_16_frozen_unless() -> None:
    table, _, benton, _ = skirmish()
    leader = put(table, 0, "Supreme Dalek", EARTH)
    hypnotised = put(table, 0, "Hypnotised", on=benton)
    introduce(table, hypnotised)
    thaw_all(table, 1)
    assert table.is_frozen(benton)
    leave_play(table, leader)
    thaw_all(table, 1)
    assert not table.is_frozen(benton)


def test_ccg_glossary_18_frozen_while() -> None:
    table, _, benton, _ = skirmish()
    introduce(table, put(table, 0, "Plague Ward", on=benton))
    thaw_all(table, 1)
    assert table.is_frozen(benton)
    put(table, 1, "Liz Shaw", TELOS)
    thaw_all(table, 1)
    assert not table.is_frozen(benton)


def test_ccg_glossary_17_frozen_until() -> None:
    table, _, benton, _ = skirmish()
    introduce(table, put(table, 0, "Stasis Field", on=benton))
    thaw(table, 1, benton)
    assert table.is_frozen(benton)
    table.points[0] = 5
    watch_conditions(table)
    assert [record[:2] for record in table.frozen[benton]] == [(PLAIN, 0)]  # from now on it ends with the turn
    thaw(table, 1, benton)
    assert not table.is_frozen(benton)


def test_ccg_freeze_04_unfreeze() -> None:
    table, dalek, benton, _ = skirmish()
    freeze(table, 0, benton)
    enact(table, dalek, "Unfreeze one of your Characters.", "Sergeant Benton - Dependable Soldier", seat=1)
    assert not table.is_frozen(benton)


# ---- moved


def test_ccg_enemy_04_enemies_are_moved_only_where_their_player_has_a_goal() -> None:
    table, dalek, _, _ = skirmish()
    text = "Move up to 2 of your Dalek Enemies here to another Spacetime card."
    assert not could(table, dalek, text)
    put(table, 0, "Cybermen Reborn", TELOS)
    enact(table, dalek, text, "Dalek", TELOS)
    assert here(table, dalek) == TELOS


def test_ccg_enemy_05_a_text_may_send_them_without_a_goal() -> None:
    table, dalek, _, _ = skirmish()
    other = put(table, 0, "Dalek", EARTH)
    text = "Move up to 2 of your Dalek Enemies here to another Spacetime card, even without a Goal there."
    enact(table, dalek, text, "Dalek", "Dalek", TELOS)
    assert {here(table, dalek), here(table, other)} == {TELOS}


def test_ccg_glossary_23_none_need_be_chosen_of_up_to_so_many() -> None:
    table, dalek, _, jamie = skirmish()
    enact(table, jamie, "Move up to 2 of your Heroes here to another Spacetime card.", "done", seat=1)
    assert here(table, jamie) == EARTH == here(table, dalek)


def test_ccg_freeze_02_the_frozen_are_not_moved() -> None:
    table, dalek, _, jamie = skirmish()
    freeze(table, 0, jamie)
    assert not could(table, dalek, "Move a TARDIS Character to another Spacetime card.")


def test_ccg_enemy_05_where_you_have_something() -> None:
    table, dalek, _, _ = skirmish()
    land(table, SKARO)
    corridors = [put(table, 0, "Time Corridor", on=table.lines[0][nth]) for nth in (0, 2)]
    text = "Move one of your unfrozen Enemies here to a Spacetime card where you have a Condition named Time Corridor."
    enact(table, corridors[0], text, "Dalek", SKARO)
    assert here(table, dalek) == SKARO


def test_ccg_amb_67_a_tardis_takes_its_crew_and_an_answer_changes_only_its_course() -> None:
    table, _, _, jamie = skirmish()
    land(table, SKARO)
    ship = put(table, 1, "TARDIS - Police Box", EARTH)
    doctor = put(table, 1, "The Doctor - Disarming Clown", EARTH)
    table.aboard = (doctor, jamie)
    hold(table, 0, "Misjump")
    announce(table, TARDIS_MOVES, 1, ship, place(TELOS))
    table.run()
    reply(table, "Misjump", SKARO)
    assert {here(table, ship), here(table, doctor), here(table, jamie)} == {SKARO}


def test_ccg_glossary_23_only_those_are_offered_to_whom_it_can_be_done() -> None:
    table, dalek, _, _ = skirmish()
    other = put(table, 0, "Supreme Dalek", EARTH)
    freeze(table, 1, other)
    enact(table, dalek, "Move up to 2 of your Dalek Enemies here to another Spacetime card, even without a Goal there.")
    assert asked(table) == ["done", "Dalek"]
    reply(table, "done")
    enact(table, dalek, "Unfreeze one of your Characters.")
    assert asked(table) == ["Supreme Dalek - Voice of Command"]
    reply(table, "Supreme Dalek - Voice of Command")
    assert not could(table, dalek, "Unfreeze one of your Characters.")


# ---- swapped, and fights


def test_ccg_swap_01_swap_for_a_version_of_the_hand() -> None:
    table, _, _, _ = skirmish()
    human = put(table, 1, "The Doctor - Human Schoolmaster", EARTH)
    text = "Swap this Character for The Doctor from your hand at no Cost."
    assert not could(table, human, text, 1)
    hold(table, 1, "The Doctor - Disarming Clown")
    enact(table, human, text, "The Doctor - Disarming Clown", seat=1)
    assert human in table.pile(1)
    assert told(table, facts.DESTROYED) == []
    assert any(table.kind[copy] == kind("The Doctor - Disarming Clown") for copy in table.heroes(place(EARTH), 1))


def test_ccg_fight_05_who_wins_and_what_follows() -> None:
    """CCG-FREEZE-08: everybody who took part is frozen; a Dalek has 9 Brawn, Benton and Jamie 7 each."""
    table, dalek, benton, jamie = skirmish()
    hold(table, 0, "Sabotage")
    text = (
        "Let your Enemies fight with Brawn here. If you win, destroy a losing Character. If you lose, discard 1 card."
    )
    enact(table, dalek, text)
    assert told(table, facts.COMPARED)[0][2] == (9, 14)
    assert not table.hand(0)
    assert all(table.is_frozen(copy) for copy in (dalek, benton, jamie))


def test_ccg_fight_05_the_winner_picks_among_the_losers() -> None:
    table, dalek, benton, jamie = skirmish()
    put(table, 0, "Dalek", EARTH)
    put(table, 1, "Thal Patrol", TELOS)
    text = (
        "Let your Enemies fight with Brawn here. If you win, destroy a losing Character. If you lose, discard 1 card."
    )
    enact(table, dalek, text)
    assert sorted(asked(table)) == ["Jamie McCrimmon - Loyal Highlander", "Sergeant Benton - Dependable Soldier"]
    reply(table, "Sergeant Benton - Dependable Soldier")
    assert benton in table.pile(1)
    assert table.is_frozen(jamie)


def test_ccg_fight_06_heroes_fight_as_a_group() -> None:
    table, dalek, benton, _ = skirmish()
    text = (
        "Let your Heroes fight with Bravery here. If you win, freeze all losing Enemies until your next turn starts."
        " If you lose, discard 1 card."
    )
    put(table, 1, "Autons", EARTH)  # the other group could fight too, and is not asked for
    put(table, 0, "Highland Rebels", EARTH)
    enact(table, benton, text, seat=1)
    assert told(table, facts.COMPARED)[0][2] == (7 + 8, 7)
    assert (UNTIL_TURN, 1) in [record[:2] for record in table.frozen[dalek]]


def test_ccg_fight_04_either_group_may_fight_and_the_price_comes_first() -> None:
    table, _, benton, _ = skirmish()
    put(table, 1, "Autons", EARTH)
    put(table, 0, "Thal Patrol", EARTH)
    ground = put(table, 1, "Ambush Ground", on=table.lines[0][0])
    text = (
        "Destroy this Condition to fight with Brawn here. If you win, destroy a losing Character."
        " If you lose, lose 1 point."
    )
    enact(table, ground, text, "first", seat=1)
    assert ground in table.pile(1)
    assert told(table, facts.COMPARED)[0][2] == (14, 9)
    assert table.in_play(benton)
