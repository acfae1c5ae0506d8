"""What phrases of the card language do to points, to opponents, and to play itself: answers, words, dice."""

from tests.games.ccg.stage import (
    EARTH,
    TELOS,
    calm,
    could,
    enact,
    hold,
    introduce,
    is_so,
    kind,
    lay_under,
    node,
    pool,
    put,
    skirmish,
    stage,
    told,
)

from timescoop.games.ccg import facts
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.dicing import be_rolled
from timescoop.games.ccg.freezing import freeze
from timescoop.games.ccg.going import destroy
from timescoop.games.ccg.holding import kidnap
from timescoop.games.ccg.options import PASS
from timescoop.games.ccg.play.playing import play_at_once
from timescoop.games.ccg.pool import CHARACTERS
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY, NOWHERE
from timescoop.language import perform

# ---- points and opponents


def test_ccg_score_07_points_that_are_no_goal() -> None:
    table, dalek, _, _ = skirmish()
    enact(table, dalek, "Score 2 points.")
    assert table.points == [2, 0]
    assert (table.reached, table.opposed) == (0, 0)


def test_ccg_score_08_points_are_lost_below_nothing() -> None:
    table, dalek, _, _ = skirmish(3)
    enact(table, dalek, "Lose 1 point.")
    enact(table, dalek, "Each opponent loses 2 points.")
    assert table.points == [-1, -2, -2]


def test_ccg_score_08_as_many_points_are_not_more() -> None:
    table, dalek, _, _ = skirmish(3)
    table.points = [2, 2, 1]
    assert not is_so(table, dalek, "an opponent has more points than you")
    table.points[2] = 3
    assert is_so(table, dalek, "an opponent has more points than you")


def test_ccg_glossary_30_you_choose_the_opponent_and_the_opponent_the_card() -> None:
    table, dalek, _, _ = skirmish(3)
    hold(table, 2, "Sabotage", "Paradox")
    enact(table, dalek, "Make an opponent discard 1 card.", "seat 2", "Paradox")
    assert [table.kind[copy] for copy in table.pile(2)] == [kind("Paradox")]


def test_ccg_glossary_37_cards_taken_at_random() -> None:
    table, dalek, _, _ = skirmish()
    hold(table, 1, "Sabotage", "Paradox", "Impostor")
    enact(table, dalek, "Make an opponent discard 2 cards at random.")
    assert (len(table.hand(1)), len(table.pile(1))) == (1, 2)


def test_ccg_amb_63_a_hand_is_looked_at_by_one() -> None:
    table, dalek, _, _ = skirmish(3)
    hold(table, 1, "Sabotage")
    hold(table, 2, "Paradox")
    enact(table, dalek, "Look at an opponent's hand.", "seat 1")
    assert [table.knows(seat, table.hand(1)[0]) for seat in range(3)] == [True, True, False]


def test_ccg_glossary_37_a_random_card_is_revealed_to_all() -> None:
    table, dalek, _, _ = skirmish(3)
    hold(table, 1, "Sabotage")
    enact(table, dalek, "Reveal a random card from an opponent's hand.", "seat 1")
    assert all(table.knows(seat, table.hand(1)[0]) for seat in range(3))


def test_ccg_glossary_37_ccg_amb_63_a_random_card_may_be_the_one_of_its_kind_that_was_known() -> None:
    chosen = set()
    for luck in range(12):
        table, dalek, _, _ = skirmish(3)
        hold(table, 1, "Sabotage", "Sabotage")
        table.known[table.hand(1)[0]] |= 1
        table.use_cheap_luck(luck)
        before = table.known[:]
        enact(table, dalek, "Reveal a random card from an opponent's hand.", "seat 1")
        assert [sum(table.knows(seat, copy) for copy in table.hand(1)) for seat in range(4)] == [1, 2, 1, 1]
        chosen |= {nth for nth, copy in enumerate(table.hand(1)) if table.known[copy] == table.everyone()}
        assert table.known != before
    assert chosen == {0, 1}


# ---- play itself


def test_ccg_amb_38_a_card_being_played_is_cancelled() -> None:
    table, _, _, _ = skirmish()
    doctor = put(table, 1, "The Doctor - Scarf-Wrapped Bohemian", TELOS)
    hold(table, 0, "Stolen Moment")
    table.do(play_at_once, 0, kind("Stolen Moment"))
    table.run()
    answer(table, 1, doctor)
    assert [table.kind[copy] for copy in table.pile(0)] == [kind("Stolen Moment")]
    assert len(told(table, facts.CANCELLED)) == 1
    assert table.used_up == ((1, kind("The Doctor - Scarf-Wrapped Bohemian"), 1),)


def test_ccg_glossary_44_what_is_suspended_waits_and_nobody_answers() -> None:
    table, dalek, benton, _ = skirmish()
    enact(table, dalek, "Suspend play.")
    assert table.suspended
    hold(table, 1, "Medical Kit")
    enact(table, dalek, "Destroy an opposing Ally here.", "Sergeant Benton - Dependable Soldier")
    assert benton in table.pile(1)
    assert told(table, facts.USED) == []


def test_ccg_glossary_03_a_word_is_named() -> None:
    table, _, _, _ = skirmish()
    babel = put(table, 0, "Babel Masters")
    introduce(table, babel, "dalek")
    assert pool().words[table.named[babel]] == "dalek"


def test_ccg_glossary_42_without_a_dice_pool_a_roll_does_nothing() -> None:
    table, dalek, _, _ = skirmish()
    assert not could(table, dalek, "Roll the dice: on 2 or more, draw 2 cards.")


def test_ccg_glossary_10_the_dice_pool_is_rolled() -> None:
    """CCG-AMB-52: the Cost of the card that is revealed is the roll."""
    for name, drawn in (("Dalek", 2), ("Cybermat", 0)):
        table, dalek, _, _ = skirmish()
        lay_under(table, 0, put(table, 0, "Dice Pool"), name)
        enact(table, dalek, "Roll the dice: on 2 or more, draw 2 cards.")
        assert len(table.hand(0)) == drawn


def test_ccg_glossary_42_a_die_in_place_of_the_pool_shows_1_to_6() -> None:
    table = stage(dice_pool="die")
    shown = set()
    for _ in range(100):
        be_rolled(table, 0, NOBODY, NOWHERE)
        shown.add(table.rolled)
    assert shown == set(range(1, 7))


def test_ccg_glossary_42_rolls_that_a_position_lays_out_come_one_by_one() -> None:
    table = stage(dice_pool="die")
    table.dice = (3, 5)
    shown = []
    for _ in range(2):
        be_rolled(table, 0, NOBODY, NOWHERE)
        shown.append(table.rolled)
    assert shown == [3, 5]
    assert not table.dice


# ---- responses: what is about to happen reaches the card that names it


def answer(table: Ccg, seat: int, copy: int) -> None:
    """Use the one response of a card in play; seats that are asked before its player pass."""
    nth = pool().answers[table.kind[copy]][0][4]
    while table.waiting() != [seat]:
        assert table.waiting(), "nobody could answer"
        table.play(table.waiting()[0], PASS)
    table.play(seat, table.deal.book.use.option(copy, nth))
    calm(table)


def test_ccg_glossary_07_a_destruction_is_prevented_at_a_price() -> None:
    """Jamie, about to be destroyed, is saved by Benton, who is destroyed instead."""
    table, _, benton, jamie = skirmish()
    table.do(destroy, 0, jamie)
    table.run()
    answer(table, 1, benton)
    assert table.in_play(jamie)
    assert benton in table.pile(1)


def test_ccg_glossary_20_a_response_that_says_here_answers_nothing_elsewhere() -> None:
    table, _, benton, _ = skirmish()
    zoe = put(table, 1, "Zoe Heriot", TELOS)
    table.do(destroy, 0, zoe)
    table.run()
    asked_of = [table.deal.book.use.option(benton, 0) in table.options(seat) for seat in table.waiting()]
    calm(table)
    assert True not in asked_of
    assert not table.in_play(zoe)
    assert table.in_play(benton)


def test_ccg_kidnap_01_a_kidnapping_is_prevented() -> None:
    table, _, _, jamie = skirmish()
    doctor = put(table, 1, "The Doctor - Disarming Clown", EARTH)
    table.do(kidnap, 0, doctor)
    table.run()
    answer(table, 1, jamie)
    assert table.captor == {}
    assert table.is_frozen(jamie)


def test_ccg_glossary_29_a_response_once_in_a_round() -> None:
    table, dalek, _, _ = skirmish()
    k9 = put(table, 1, "K9 Mark I", EARTH)
    for round_of in (1, 2):
        table.do(enact_fight, dalek)
        table.run()
        if round_of == 1:
            answer(table, 1, k9)
        calm(table)
        table.frozen.clear()
        table.changed()
    assert [each[2] for each in told(table, facts.COMPARED)] == [(9, 14 + 5 + 3), (9, 14 + 5)]
    assert table.used == ((k9, 0),)


def enact_fight(table: Ccg, copy: int) -> None:
    """CCG-FIGHT-01: a fight with Brawn."""
    text = "Let your Enemies fight with Brawn here. If you win, score 1 point. If you lose, lose 1 point."
    table.do(perform, node(text), 0, CONTEXT.of(copy, here=table.place_of(copy)))


# ---- what the others are told


def test_ccg_freeze_09_which_of_two_like_cards_was_frozen_is_told() -> None:
    table, dalek, _, _ = skirmish()
    alike = put(table, 0, "Cyberman", EARTH), put(table, 0, "Cyberman", EARTH)
    table.do(perform, node("Freeze one of your Enemies named Cyberman here."), 0, CONTEXT.of(dalek))
    table.run()
    heard = []
    for copy in alike:
        after = table.copy()
        after.play(0, table.deal.book.card.option(copy))
        assert after.is_frozen(copy)
        heard.append(after.told(1))
    assert heard[0] != heard[1]


def test_ccg_amb_40_what_was_chosen_is_told_before_anybody_answers() -> None:
    table, dalek, benton, _ = skirmish()
    table.do(perform, node("Destroy an opposing Ally here."), 0, CONTEXT.of(dalek))
    put(table, 1, "UNIT Soldiers", EARTH)
    table.run()
    table.play(0, table.deal.book.card.option(benton))
    assert [each[2:4] for each in told(table, facts.CHOSE)] == [((benton,), (kind("Sergeant Benton"),))]


def test_ccg_glossary_37_whose_card_is_revealed_is_told() -> None:
    table, dalek, _, _ = skirmish(3)
    hold(table, 1, "Sabotage")
    enact(table, dalek, "Reveal a random card from an opponent's hand.", "seat 1")
    assert [each[2] for each in told(table, facts.REVEALED)] == [(1,)]


def test_ccg_artifact_02_an_artifact_beside_frozen_characters_alone_answers_nothing() -> None:
    for frozen, saved in ((False, True), (True, False)):
        table, _, _, _ = skirmish()
        ally = put(table, 1, "UNIT Soldiers", EARTH)
        kit = put(table, 1, "Medical Kit", EARTH)
        for copy in [each for each in table.here(table.place_of(ally), 1, CHARACTERS) if frozen]:
            freeze(table, 1, copy)
        table.do(destroy, 0, ally)
        table.run()
        while table.waiting() and table.waiting()[0] != 1:
            table.play(table.waiting()[0], PASS)
        offered = table.options(1) if table.waiting() else []
        assert (table.deal.book.use.option(kit, 1) in offered) == saved
