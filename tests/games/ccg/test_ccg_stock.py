"""What phrases do with hands, decks, piles and what lies under cards; what an attempt must bring; what is lent."""

import pytest
from tests.games.ccg.stage import (
    EARTH,
    TELOS,
    asked,
    bury,
    could,
    enact,
    hold,
    is_so,
    kind,
    land,
    lay_under,
    pool,
    put,
    reply,
    skirmish,
    stage,
    told,
)

from timescoop.games.ccg import facts
from timescoop.games.ccg.going import leave_play, note_felled
from timescoop.games.ccg.invariants import look_at_play
from timescoop.games.ccg.lasting import NEXT_TURN, THIS_ATTEMPT, THIS_FIGHT, THIS_TURN, end_of
from timescoop.games.ccg.nativity import is_native
from timescoop.games.ccg.pool import OPPOSE, REACH
from timescoop.games.ccg.table import PLAY, Ccg

BRAINS, BRAWN, BRAVERY = range(3)


def names(copies: tuple[int, ...], table: Ccg) -> list[str]:
    return sorted(pool().name[table.kind[copy]] for copy in copies)


# ---- decks and piles


def test_ccg_amb_13_draw_as_far_as_the_deck_lasts() -> None:
    table, dalek, _, _ = skirmish()
    enact(table, dalek, "Draw 2 cards.")
    assert len(table.hand(0)) == 2
    bury(table, 0, *[pool().name[table.kind[copy]] for copy in table.deck(0)[1:]])
    enact(table, dalek, "Draw 2 cards.")
    assert len(table.hand(0)) == 3


def test_ccg_glossary_38_rearrange_the_top() -> None:
    table, dalek, _, _ = skirmish()
    before = [pool().name[table.kind[copy]] for copy in table.deck(0)[::-1][:3]]
    order = sorted(before, reverse=True)
    enact(table, dalek, "Rearrange the top 3 cards of your deck.", *order[:2])
    assert [pool().name[table.kind[copy]] for copy in table.deck(0)[::-1][:3]] == order


def test_ccg_amb_33_a_card_comes_back_from_the_pile() -> None:
    table, dalek, _, _ = skirmish()
    text = "Return an Ally from your discard pile to your hand."
    assert not could(table, dalek, text)
    bury(table, 0, "Liz Shaw", "Dalek", "Martha Jones")
    enact(table, dalek, text, "Martha Jones - Undercover Maid")
    assert names(table.hand(0), table) == ["Martha Jones - Undercover Maid"]


def test_ccg_plot_03_a_plot_comes_back_to_the_side_hand() -> None:
    table, dalek, _, _ = skirmish()
    bury(table, 0, "Stranded")
    enact(table, dalek, "Return a Plot from your discard pile to your side-hand.", "Stranded")
    assert names(table.side_hand(0), table) == ["Stranded"]


def test_ccg_vortex_01_look_for_a_card_and_take_it() -> None:
    table, dalek, _, _ = skirmish()
    enact(table, dalek, "Vortex an Ally.", "Highland Rebels")
    assert names(table.hand(0), table) == ["Highland Rebels"]
    assert table.knows(1, table.hand(0)[0])


def reborn(*, in_deck: bool) -> list[tuple[int, ...]]:
    """Cyber Leader is brought into play from a search while the hand holds one; what is told of the search."""
    table, dalek, _, _ = skirmish()
    put(table, 0, "Cybermen Reborn", TELOS)
    hold(table, 0, "Cyber Leader")
    if not in_deck:
        for copy in [each for each in table.deck(0) if table.kind[each] == kind("Cyber Leader")]:
            table.move(copy, table.pile_zone(0))
    table.kept = []
    enact(table, dalek, "Vortex a Cyberman Enemy into play.", "Cyber Leader")
    assert table.spent == 4
    assert is_so(table, dalek, "you have an Enemy named Cyber Leader")
    return [args for what, _, args, _ in table.told(1) if what == facts.SEARCHED]


def test_ccg_vortex_06_into_play_paid_for_and_perhaps_from_the_hand() -> None:
    assert reborn(in_deck=True) == [(1,)]
    assert reborn(in_deck=False) == [(2,)], "all see that it came from the hand"


@pytest.mark.parametrize(
    ("text", "least", "most"),
    [("an Attack card related to Dalek", "Extermination Order", 1), ("a card referring to The Doctor", "Recorder", 99)],
)
def test_ccg_glossary_39_40_related_and_referring(text: str, least: str, most: int) -> None:
    table, dalek, _, _ = skirmish()
    enact(table, dalek, f"Vortex {text}.")
    assert least in asked(table)
    assert "Sabotage" not in asked(table)
    assert len(asked(table)) <= most


def test_ccg_glossary_25_a_name_that_several_titles_begin_with() -> None:
    assert pool().families == ["Cyber", "K9"]
    sarah = kind("Sarah Jane Smith - Plucky Young Girl")
    (nth,) = pool().labelled[18][sarah]
    table, dalek, _, _ = skirmish()
    enact(table, dalek, "Vortex a card named K9.")
    assert sorted(asked(table)) == [
        "K9 Mark I - Mobile Computer", "K9 Mark II - Spare Unit", "K9 Mark III - Attic Guardian",
    ]  # fmt: skip
    assert pool().sentences[sarah][nth][0] == 18


def test_ccg_glossary_34_placed_from_the_deck() -> None:
    """CCG-COST-07: placing costs nothing."""
    table, dalek, _, _ = skirmish()
    enact(table, dalek, "Place an Enemy named Cyberman from your deck here.", "Cyberman")
    assert is_so(table, dalek, "you have an Enemy named Cyberman here")
    assert table.spent == 0
    assert told(table, facts.PLAYED) == []


def test_ccg_glossary_34_several_placed_from_the_deck() -> None:
    table, dalek, _, _ = skirmish()
    enact(
        table, dalek, "Place up to 2 Allies native here from your deck here.", "Liz Shaw - Sceptical Scientist", "done"
    )
    assert is_so(table, dalek, "you have an Ally named Liz Shaw here")
    assert not is_so(table, dalek, "you have 2 or more Allies")


def test_ccg_setup_06_placed_aboard() -> None:
    table, dalek, _, _ = skirmish()
    ship = put(table, 0, "TARDIS - Secondary Control Room", TELOS)
    enact(table, dalek, "Place an Artifact of Cost 2 or less from your deck aboard your TARDIS.", "Sonic Screwdriver")
    found = next(copy for copy in table.holder if table.kind[copy] == kind("Sonic Screwdriver"))
    assert table.zone[found] == table.zone[ship]


def test_ccg_setup_06_laid_under_a_card_and_played_from_there() -> None:
    table, dalek, _, _ = skirmish()
    put(table, 0, "Silent Takeover", EARTH)
    scope = put(table, 0, "Mini-Scope", EARTH)
    enact(table, scope, "Place up to 3 Enemies from your deck under this card.", "Autons", "Cyberman", "done")
    assert names(tuple(table.under(scope)), table) == ["Autons", "Cyberman"]
    table.part = PLAY
    enact(table, scope, "You may play an Enemy from under this card.", "yes")
    assert asked(table) == ["Cyberman", "Autons"]
    table.spent = 4  # a Cyberman costs 3
    table.offered_to = -1
    assert asked(table) == ["Autons"]
    table.spent = 0
    reply(table, "Autons")
    assert is_so(table, dalek, "you have Autons here")
    assert table.spent == 2


def test_ccg_amb_63_what_lies_under_a_card_is_no_business_of_who_takes_it_over() -> None:
    table, _, _, _ = skirmish()
    scope = put(table, 0, "Mini-Scope", EARTH)
    put(table, 0, "Silent Takeover", EARTH)
    lay_under(table, 0, scope, "Autons")
    assert could(table, scope, "Play an Enemy from under this card.")
    table.holder[scope] = 1
    assert not could(table, scope, "Play an Enemy from under this card.", 1)


def test_ccg_glossary_23_what_cannot_be_played_yet_waits() -> None:
    """Secret Plans: the Goal is revealed at once, and played in the first part of a turn, when it can be paid."""
    table, _, _, _ = skirmish()
    plans = put(table, 0, "Secret Plans")
    lay_under(table, 0, plans, "Silent Takeover")
    enact(table, plans, "Reveal a random card from under this card and play it when you can.")
    (goal,) = table.under(plans)
    assert table.knows(1, goal)
    assert table.owed == ((0, goal),)
    assert not table.in_play(goal)
    enact(table, plans, "Reveal a random card from under this card and play it when you can.")
    assert table.owed == ((0, goal),), "it waits once, however often it was revealed"
    table.spent = -9
    enact(table, plans, "You may play a Goal from under this card.", "yes", "Silent Takeover")
    assert table.under(plans) == []
    assert not table.owed, "its player has played it by another text"


# ---- what an attempt must bring


def team(table: Ccg, seat: int, goal: int, label: int, *copies: int) -> None:
    """Somebody is making an attempt."""
    table.attempt, table.team = (seat, goal, label), copies


def test_ccg_glossary_50_sums_over_those_who_make_the_attempt() -> None:
    """CCG-CHAR-05: Traits are counted by their icons, a Trait by its amounts."""
    table, dalek, _, _ = skirmish()
    auton = put(table, 0, "Autons", EARTH)
    put(table, 0, "Dalek", EARTH)
    goal = put(table, 0, "Silent Takeover", EARTH)
    team(table, 0, goal, REACH, dalek, auton)
    assert is_so(table, goal, "at least 16 Brawn")
    assert not is_so(table, goal, "at least 17 Brawn")
    assert is_so(table, goal, "at least 2 Marksman")
    assert is_so(table, goal, "at least 3 Traits")
    assert not is_so(table, goal, "at least 4 Traits")
    assert is_so(table, goal, "at least 2 Enemies")
    assert not is_so(table, goal, "at least 3 Enemies")
    assert is_so(table, goal, "at least one Dalek Enemy")
    assert not is_so(table, goal, "at least one Cyberman Enemy")


def test_ccg_goal_06_the_most_is_more_than_the_other_side() -> None:
    """CCG-AMB-10: a tie is not enough; Benton and Jamie have 14 Brawn together, two Daleks 18."""
    table, dalek, benton, jamie = skirmish()
    other = put(table, 0, "Dalek", EARTH)
    goal = put(table, 0, "Silent Takeover", EARTH)
    team(table, 0, goal, REACH, dalek, other)
    assert is_so(table, goal, "the most Brawn by 4")
    assert not is_so(table, goal, "the most Brawn by 5")
    team(table, 0, goal, REACH, dalek)
    assert not is_so(table, goal, "the most Brawn")
    team(table, 1, goal, OPPOSE, benton, jamie)
    assert not is_so(table, goal, "the most Brawn", seat=1)
    assert is_so(table, goal, "the most Bravery", seat=1)
    autons = [put(table, 0, "Autons", EARTH) for _ in range(2)]
    team(table, 0, goal, REACH, *autons)
    assert not is_so(table, goal, "the most Brawn")  # 14 against 14


def test_ccg_goal_06_the_most_of_a_trait_is_more_of_its_amounts_than_the_other_side_has() -> None:
    """CCG-AMB-10, CCG-AMB-11: Benton, a Dalek and the Autons have 1 Marksman each."""
    table, dalek, benton, jamie = skirmish()
    goal = put(table, 0, "Silent Takeover", EARTH)
    team(table, 0, goal, REACH, dalek)
    assert not is_so(table, goal, "the most Marksman")
    auton = put(table, 0, "Autons", EARTH)
    team(table, 0, goal, REACH, dalek, auton)
    assert is_so(table, goal, "the most Marksman")
    team(table, 1, goal, OPPOSE, benton, jamie)
    assert not is_so(table, goal, "the most Marksman", seat=1)


def test_ccg_score_01_each_way_is_enough() -> None:
    table, dalek, _, _ = skirmish()
    goal = put(table, 0, "Rob the Vaults", EARTH)
    (nth,) = pool().labelled[REACH][kind("Rob the Vaults")]
    from timescoop.games.ccg.motion.attempts import meets  # noqa: PLC0415 - only here

    team(table, 0, goal, REACH, dalek)
    assert not meets(table, 0, goal, REACH)  # neither a Thief nor 14 Brawn
    team(table, 0, goal, REACH, dalek, put(table, 0, "Cyber Controller", EARTH))
    assert meets(table, 0, goal, REACH)  # 18 Brawn against 14
    assert pool().sentences[kind("Rob the Vaults")][nth][0] == REACH


def test_ccg_glossary_28_a_nemesis_is_named_by_its_own_card() -> None:
    table, dalek, _, _ = skirmish()
    doctor = put(table, 1, "The Doctor - Disarming Clown", EARTH)
    goal = put(table, 0, "Settle an Old Score", EARTH)
    text = "an opponent has a Hero here who is a Nemesis of one of the Enemies in this attempt"
    davros = put(table, 0, "Davros", EARTH)
    team(table, 0, goal, REACH, dalek)
    assert not is_so(table, goal, text)  # Davros is there, and takes no part
    team(table, 0, goal, REACH, dalek, davros)
    assert is_so(table, goal, text)
    enact(table, goal, "Kidnap an opposing Hero here who is a Nemesis of one of the Enemies in this attempt.")
    assert asked(table) == ["The Doctor - Disarming Clown"]
    assert table.in_play(doctor)
    assert table.in_play(dalek)


def test_ccg_glossary_08_destroyed_on_several_turns_that_need_not_follow_each_other() -> None:
    table, dalek, benton, jamie = skirmish()
    goal = put(table, 0, "Exterminate!", EARTH)
    text = "you destroyed an opposing Character here on 2 turns"
    table.turn_number = 1
    note_felled(table, 0, benton, table.place_of(benton))
    note_felled(table, 0, jamie, table.place_of(jamie))
    assert not is_so(table, goal, text)
    table.turn_number = 5
    note_felled(table, 0, dalek, table.place_of(dalek))  # an own one does not count
    assert not is_so(table, goal, text)
    note_felled(table, 0, jamie, table.place_of(jamie))
    assert is_so(table, goal, text)
    assert not is_so(table, goal, text, at=TELOS)


def test_ccg_tardis_10_aboard_within_what_it_carries() -> None:
    """CCG-AMB-23: the four cheapest of five Heroes with Cost 6, 3, 3, 3 and 1 fit a Capacity of 14."""
    table = stage()
    land(table, EARTH)
    ship = put(table, 0, "TARDIS - Police Box", EARTH)
    text = "you have 4 or more Heroes aboard your TARDIS"
    assert not is_so(table, put(table, 1, "Dalek", EARTH), text, seat=1)  # who has no TARDIS has nobody aboard
    for name in ("The Doctor - Disarming Clown", "Jamie McCrimmon", "Zoe Heriot"):
        put(table, 0, name, EARTH)
    assert not is_so(table, ship, text)
    put(table, 0, "Romana", EARTH)
    assert not is_so(table, ship, text)  # 6 + 5 + 3 + 3
    put(table, 0, "Victoria Waterfield", EARTH)
    assert is_so(table, ship, text)


def test_ccg_amb_33_what_lay_under_a_card_goes_to_the_pile_with_it() -> None:
    table = stage()
    pool_card = put(table, 0, "Dice Pool")
    lay_under(table, 0, pool_card, "Dalek", "Cybermat")
    leave_play(table, pool_card)
    assert names(table.pile(0), table) == ["Cybermat", "Dalek", "Dice Pool"]
    assert not table.beneath
    assert not look_at_play(table)


# ---- what is lent


def test_ccg_amb_38_lent_for_an_attempt_or_a_fight() -> None:
    table, _, _, jamie = skirmish()
    enact(table, jamie, "Give this Character +2 Brains during this attempt.", seat=1)
    enact(table, jamie, "Give this Character +3 Brawn during this fight.", seat=1)
    assert (table.stat(jamie, BRAINS), table.stat(jamie, BRAWN)) == (6, 10)
    end_of(table, THIS_ATTEMPT)
    assert (table.stat(jamie, BRAINS), table.stat(jamie, BRAWN)) == (4, 10)
    end_of(table, THIS_FIGHT, len(table.fights))
    assert table.stat(jamie, BRAWN) == 7


def test_ccg_glossary_15_lent_until_your_turn_ends() -> None:
    table, _, _, jamie = skirmish(3)
    enact(table, jamie, "Give this Character +2 Brains until your turn ends.", seat=1)
    end_of(table, THIS_TURN, 1)
    assert table.stat(jamie, BRAINS) == 6  # it is seat 0's turn that ends
    end_of(table, THIS_TURN, 2)
    assert table.stat(jamie, BRAINS) == 4


def test_ccg_glossary_15_lent_until_your_next_turn_starts() -> None:
    table, _, _, jamie = skirmish(3)
    enact(table, jamie, "Give this Character +2 Brains until your next turn starts.", seat=1)
    for seat in (0, 2):
        end_of(table, NEXT_TURN, seat)
        assert table.stat(jamie, BRAINS) == 6
    end_of(table, NEXT_TURN, 1)
    assert table.stat(jamie, BRAINS) == 4


def test_ccg_glossary_41_for_the_rest_of_the_game_another_copy_too() -> None:
    """CCG-AMB-55: all copies of that name that belong to the same player."""
    table = stage()
    land(table, EARTH)
    doctor = put(table, 0, "The Doctor - Disarming Clown", EARTH)
    point = put(table, 0, "Fixed Point", on=table.lines[0][0])
    enact(table, point, "Give all your Heroes with History here +1 Brains for the rest of the game.")
    assert table.stat(doctor, BRAINS) == 13
    again = put(table, 0, "The Doctor - Disarming Clown", EARTH)
    theirs = put(table, 1, "The Doctor - Disarming Clown", EARTH)
    assert (table.stat(again, BRAINS), table.stat(theirs, BRAINS)) == (13, 12)


def test_ccg_enemy_06_an_enemy_works_with_heroes_for_a_time() -> None:
    table, dalek, _, _ = skirmish()
    put(table, 0, "Liz Shaw", EARTH)
    place = table.place_of(dalek)
    assert dalek not in table.heroes(place, 0)
    text = "Let one of your Enemies here work with your Heroes until your turn ends."
    enact(table, dalek, text, "Dalek")
    assert dalek in table.heroes(place, 0)
    end_of(table, THIS_TURN, 1)
    assert dalek not in table.heroes(place, 0)


def test_ccg_glossary_02_acting_as_a_native_for_an_attempt() -> None:
    table, dalek, _, _ = skirmish()
    doctor = put(table, 0, "The Doctor - Disarming Clown", EARTH)
    place = table.place_of(dalek)
    enact(
        table, dalek, "Let one of your Heroes here act as a Native during this attempt.", "The Doctor - Disarming Clown"
    )
    assert is_native(table, doctor, place)
    end_of(table, THIS_ATTEMPT)
    assert not is_native(table, doctor, place)
