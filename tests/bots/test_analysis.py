"""A finished game gone through again: what a choice was worth, from what its seat could know."""

from dataclasses import replace

import pytest
from tests.bots.positions import positions
from tests.bots.test_tactics import attacks, position
from tests.hosting.pebbles import GAMES

from timescoop.bots import Budget, Cuts, Declared, account, analysed, judged, share_of, thought
from timescoop.bots.analysis import same, weighed
from timescoop.bots.declarations import Mind, declarations
from timescoop.bots.greedy import imagined, thought_of
from timescoop.documents import Record, record_answers
from timescoop.games.invasion import GAME
from timescoop.kernel import Table, mix

BRIEF = thought(6)
CERTAIN = dict(attacks())  # where no card that is drawn can turn a win into a loss


def lines_by_end(table: Table) -> dict[bool, tuple[int, ...]]:
    """A line of one action with which Ann wins, and one with which she does not."""
    return {end.won == 1: line for _, line, end in declarations(Mind(GAME.worth, 9), table, 0) if end.over()}


@pytest.mark.parametrize("name", CERTAIN)
def test_a_missed_win_costs_all_of_it_and_a_win_costs_nothing(name: str) -> None:
    table = position(CERTAIN[name])
    lines = lines_by_end(table)
    for won, line in lines.items():
        found = judged(GAME, table, Declared(0, len(line), 0, line), 7, BRIEF)
        assert found
        assert found.could == pytest.approx(1)
        assert found.chance == pytest.approx(float(won))
        assert (found.best == line) is won


@pytest.mark.parametrize(
    ("line", "other", "alike"),
    [
        ((0, 5), (0, 5), True),
        ((0, 5, 3), (0, 3, 5), True),
        ((0, 5), (0, 5, 2, 5, 5), True),
        ((0, 5, 2), (0, 5), True),
        ((0, 5, 3), (0, 3, 5, 9), True),
        ((0, 5), (0, 2), False),
        ((0, 5), (5, 0), False),
        ((0, 5, 3), (0, 5, 4, 1), False),
    ],
)
def test_who_goes_on_as_luck_lets_them_has_not_chosen_otherwise(
    line: tuple[int, ...], other: tuple[int, ...], *, alike: bool
) -> None:
    assert same(line, other) is alike
    assert same(other, line) is alike


def test_a_seat_that_knows_the_same_is_judged_the_same() -> None:
    """Nothing that its seat could not know is held against a choice."""
    for table, seat in positions(GAME, "classic", 3, 5, 6):
        line = (table.options(seat)[0],)
        said = Declared(4, 5, seat, line)
        twin = GAME.imagine(table, seat, 99)
        assert judged(GAME, table, said, 7, BRIEF) == judged(GAME, twin, said, 7, BRIEF)


def test_more_dice_judge_otherwise_and_the_same_dice_the_same() -> None:
    table, seat = next(positions(GAME, "classic", 3, 5, 1))
    said = Declared(0, 1, seat, (table.options(seat)[0],))
    assert judged(GAME, table, said, 1, BRIEF) == judged(GAME, table, said, 1, BRIEF)
    assert judged(GAME, table, said, 1, BRIEF) != judged(GAME, table, said, 2, BRIEF)


def test_a_line_beside_which_there_is_no_other_is_judged_too() -> None:
    """It had stood at nothing, in the middle of a game that was open."""
    for table, seat in positions(GAME, "classic", 3, 5, 6):
        blind = GAME.imagine(table, seat, 1)
        ranked = thought_of(Mind(GAME.worth, BRIEF.halves), imagined(GAME, blind, seat, 2, range(1))[0], seat)
        alone = Budget(worlds=12, breadth=1, halves=BRIEF.halves, looks=10**6)
        chance, could, best = weighed(GAME, blind, seat, ranked[0][1], 2, alone)
        assert best == ranked[0][1]
        assert 0.05 < chance == could < 1


SEED = bytes(range(32))


def a_record() -> tuple[Record, Table]:
    """A game of pebbles at random, and its end."""
    game = GAMES["pebbles"]
    dealt = game.deal(seats=3, seed=SEED)
    table, answers, luck = dealt.copy(), [], 7
    while not table.over():
        seat = table.waiting()[0]
        luck = mix(luck)
        answers.append((seat, table.options(seat)[(luck >> 9) % len(table.options(seat))]))
        table.play(*answers[-1])
    return replace(
        record_answers(game, dealt, ["Ann", "Bo", "Cleo"], answers), edition="plain", seed=SEED, unsealed=True
    ), table


def test_every_answer_is_in_one_declaration_and_accounts_add_up() -> None:
    record, table = a_record()
    found = list(analysed(record, GAMES, budget=BRIEF))
    told = [each for _, each in found if each]
    assert found[-1][0] == len(record.answers)
    assert [each.said.until for each in told] == [done for done, each in found if each]
    assert all(0 <= each.chance <= each.could <= 1 for each in told)
    assert any(each.said.until - each.said.done > 1 for each in told), "picks are one declaration with what they end in"
    for seat in range(3):
        each = account(told, seat, share_of(table, seat))
        assert each.start - each.chosen + each.luck == pytest.approx(each.end)
        assert each.chosen >= 0
    assert sum(share_of(table, seat) for seat in range(3)) == pytest.approx(1)


def test_a_seat_that_chose_nothing_has_no_account_to_settle() -> None:
    assert account([], 0, 0.5).luck == 0


def test_what_was_dealt_anew_begins_a_declaration() -> None:
    table, seat = next(positions(GAME, "classic", 3, 5, 1))
    cuts = Cuts()
    assert cuts.begins(table, seat)
    table.play(seat, table.options(seat)[0])
    if table.waiting() == [seat]:
        assert cuts.begins(table, seat, anew=True)
