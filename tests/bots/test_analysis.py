"""A finished game gone through again: what a choice was worth, from what its seat could know."""

from dataclasses import replace
from itertools import count, pairwise
from math import sqrt
from statistics import fmean, stdev

import pytest
from tests.bots.positions import positions
from tests.bots.test_tactics import attacks, position
from tests.hosting.pebbles import GAMES

from timescoop.bots import (
    Budget,
    Declared,
    Judged,
    Segmenter,
    account,
    agreed,
    analysed,
    analysis_budget,
    judged,
    usual_worlds,
    win_share,
)
from timescoop.bots.analysis import compare_with_best, same
from timescoop.bots.bot import luck_of
from timescoop.bots.declarations import Evaluator, declarations
from timescoop.bots.greedy import ranked_declarations, sample_worlds
from timescoop.bots.value_network import network_for
from timescoop.bots.win_chance import NetworkWinChanceSearch, WinChanceSearch, win_chance_search
from timescoop.catalogue import GAMES as REAL
from timescoop.documents import Record, record_answers
from timescoop.games.invasion import GAME
from timescoop.kernel import Table, mix

BRIEF = analysis_budget(6)
CERTAIN = dict(attacks())  # where no card that is drawn can turn a win into a loss


def lines_by_end(table: Table) -> dict[bool, tuple[int, ...]]:
    """A line of one action with which Ann wins, and one with which she does not."""
    return {end.won == 1: line for _, line, end in declarations(Evaluator(GAME.evaluate, 9), table, 0) if end.over()}


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
        ranked = ranked_declarations(
            Evaluator(GAME.evaluate, BRIEF.partial_lines), sample_worlds(GAME, blind, seat, 2, range(1))[0], seat
        )
        alone = Budget(worlds=12, breadth=1, partial_lines=BRIEF.partial_lines, evaluations=10**6)
        chance, could, doubt, best = compare_with_best(GAME, blind, seat, ranked[0][1], 2, alone)
        assert doubt == 0
        assert best == ranked[0][1]
        assert 0.05 < chance == could < 1


def judged_by_noise(monkeypatch: pytest.MonkeyPatch) -> list[Judged]:
    """What is said of choices where every line is worth the same, and each world says something else of it."""
    luck = count()
    for search in (WinChanceSearch, NetworkWinChanceSearch):
        monkeypatch.setattr(search, "value", lambda _search, _table: (luck_of(11, next(luck)) >> 8) % 2001 / 1000 - 1)
    asked = [each for each in positions(GAME, "classic", 3, 5, 60) if len(each[0].options(each[1])) > 1]
    said = [Declared(nth, nth + 1, seat, (table.options(seat)[0],)) for nth, (table, seat) in enumerate(asked)]
    found = [judged(GAME, table, each, 7, BRIEF) for (table, _), each in zip(asked, said, strict=True)]
    return [each for each in found if each]


def test_among_lines_that_are_worth_the_same_none_costs_anything_on_average(monkeypatch: pytest.MonkeyPatch) -> None:
    """The luckiest of many looks better than it is in the worlds that chose it, so it is measured in others."""
    costs = [each.lost for each in judged_by_noise(monkeypatch) if each.best != each.said.line]
    assert len(costs) > 20
    assert abs(fmean(costs)) < 2.5 * stdev(costs) / sqrt(len(costs))


def test_a_judgement_knows_how_far_it_may_be_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [each for each in judged_by_noise(monkeypatch) if each.best != each.said.line]
    assert sqrt(fmean(each.doubt**2 for each in found)) == pytest.approx(stdev(each.lost for each in found), rel=0.4)


def test_what_costs_less_than_the_search_is_in_doubt_about_is_no_mistake() -> None:
    said = Declared(0, 1, 0, (1,))
    assert Judged(said, (2,), 0.4, 0.45, 0.02).costly
    assert not Judged(said, (2,), 0.4, 0.45, 0.06).costly
    assert not Judged(said, (2,), 0.4, 0.42, 0.01).costly
    assert not Judged(said, (2,), 0.4, 0.3, 0.01).costly


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
    assert all(0 <= chance <= 1 for each in told for chance in (each.chance, each.could))
    assert all(each.lost == each.doubt == 0 for each in told if each.best == each.said.line)
    assert any(each.said.until - each.said.done > 1 for each in told), "picks are one declaration with what they end in"
    for seat in range(3):
        each = account(told, seat, win_share(table, seat))
        assert each.start - each.chosen + each.luck == pytest.approx(each.end)
    assert sum(win_share(table, seat) for seat in range(3)) == pytest.approx(1)


def test_of_the_answers_of_a_seat_in_a_poll_only_the_last_is_a_choice() -> None:
    """What is sealed may be changed until the last answer is in: until then it is a try."""
    game = GAMES["pebbles"]
    dealt = game.deal(seats=3, seed=SEED)
    answers = [(0, 1), (1, 2), (0, 3), (1, 0), (1, 1), (2, 2)]
    record = replace(
        record_answers(game, dealt, ["Ann", "Bo", "Cleo"], answers), edition="plain", seed=SEED, unsealed=True
    )
    told = [each.said for _, each in analysed(record, GAMES, budget=BRIEF) if each]
    assert [(said.done, said.until, said.seat, said.line) for said in told] == [
        (2, 3, 0, (3,)),
        (4, 5, 1, (1,)),
        (5, 6, 2, (2,)),
    ]


def test_between_two_choices_of_a_seat_that_learns_nothing_lies_no_luck() -> None:
    """The later look sees further, so the earlier one is told anew; what the choices cost stays."""
    spells = ((0, 1, 0.5, 0.6), (0, 1, 0.4, 0.75), (0, 2, 0.1, 0.2), (1, 3, 0.5, 0.5), (0, 4, 0.3, 0.3))
    found = [
        Judged(Declared(nth, nth + 1, seat, (nth,), epoch), (nth,), chance, could)
        for nth, (seat, epoch, chance, could) in enumerate(spells)
    ]
    told = agreed(found)
    assert [(each.chance, each.could) for each in told[2:]] == [(0.1, 0.2), (0.5, 0.5), (0.3, 0.3)]
    assert told[0].chance == told[1].could == 0.75
    assert [each.lost for each in told] == pytest.approx([each.lost for each in found])
    assert account(found, 0, 0.0).luck == pytest.approx((0.2 - 0.4) + (0.3 - 0.1) + (0.0 - 0.3))


def test_a_seat_learns_by_what_it_draws_and_by_what_others_answer() -> None:
    record, table = a_record()
    said = [each.said for _, each in analysed(record, GAMES, budget=BRIEF) if each]
    spells: dict[int, list[Declared]] = {}
    for each in said:
        spells.setdefault(each.epoch, []).append(each)
    assert all(len({each.seat for each in epoch}) == 1 for epoch in spells.values())
    assert all(one.until == other.done for epoch in spells.values() for one, other in pairwise(epoch))
    assert any(len(epoch) > 1 for epoch in spells.values()), "a turn of two declarations of which neither draws"
    assert len(spells) > table.seats


def test_a_seat_that_chose_nothing_has_no_account_to_settle() -> None:
    assert account([], 0, 0.5).luck == 0


def test_what_was_dealt_anew_begins_a_declaration() -> None:
    table, seat = next(positions(GAME, "classic", 3, 5, 1))
    cuts = Segmenter()
    assert cuts.begins(table, seat)
    table.play(seat, table.options(seat)[0])
    if table.waiting() == [seat]:
        assert cuts.begins(table, seat, redealt=True)


def test_a_network_says_what_leaves_are_worth_where_a_game_has_one() -> None:
    network = network_for(GAME, 2)
    assert network is not None
    table, seat = next(positions(GAME, "classic", 2, 5, 1))
    assert win_chance_search(GAME, 2, seat, network).value(table) == 2 * network.chance(table, seat) - 1
    assert win_chance_search(GAME, 2, seat, None).value(table) != 2 * network.chance(table, seat) - 1
    three = GAME.deal(seats=3, seed=bytes(32))
    three.won = 0b011
    search = win_chance_search(GAME, 3, 0, network)
    assert search.value(three) == 0, "a shared win counts by its share"


def test_fewer_worlds_are_compared_by_a_network() -> None:
    assert [usual_worlds(REAL["nemesis"], seats) for seats in (2, 3)] == [8, 60]
    assert usual_worlds(REAL["ccg"], 2) == 60
    assert usual_worlds(GAME, 4) == 24


def test_the_choices_of_a_game_with_a_network_are_judged_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    real = NetworkWinChanceSearch.value

    def value(search: NetworkWinChanceSearch, table: Table) -> float:
        asked.append(table)
        return real(search, table)

    monkeypatch.setattr(NetworkWinChanceSearch, "value", value)
    table, seat = next(positions(GAME, "classic", 2, 5, 1))
    assert judged(GAME, table, Declared(0, 1, seat, (table.options(seat)[0],)), 1, BRIEF)
    assert len(asked) > 6
