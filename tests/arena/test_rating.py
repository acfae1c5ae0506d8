"""Ratings: the stronger bot stands above, deals are shared and seats change, and a test stops when it is sure."""

import sys
from pathlib import Path
from typing import Any

import pytest
from tests.kernel.tiny import GAME as KITES

from timescoop.arena import Halted, Played, RatingSetup, Report, max_share, neighbours, rate, round_robin, stronger
from timescoop.arena.rating import blocks_of, lineups, rated, skills
from timescoop.arena.simulation import seatings
from timescoop.bots import Bot
from timescoop.catalogue import BOTS, GAMES
from timescoop.cli.app import run
from timescoop.cli.ending import STOPPED
from timescoop.kernel import BadDeal

module = sys.modules["timescoop.arena.rating"]
CHANCE = BOTS["random"]
DICE = Bot(key="dice", name="Dice", level=0, about="Like random.", think=CHANCE.think, budget=CHANCE.budget)
TWO = RatingSetup("kites", 2)


@pytest.fixture(autouse=True)
def _kites(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "kites", KITES)
    monkeypatch.setitem(BOTS, "dice", DICE)


def match(bots: tuple[str, ...], *shares: float, block: int = 0) -> Played:
    return Played(block, bots, shares, (0,) * len(bots), 0, 0, "", ())


def test_who_meets_whom() -> None:
    assert round_robin(["a", "b", "c"]) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert neighbours(["a", "b", "c"]) == [("a", "b"), ("b", "c")]
    assert lineups(2, "a", "b") == [("a", "b")]
    assert lineups(3, "a", "b") == [("a", "b", "a"), ("b", "a", "b")]
    assert lineups(4, "a", "b") == [("a", "b", "a", "b")]


def test_winners_rise_and_losers_fall() -> None:
    model = skills()
    fresh = model.rating().mu
    first, second = rated(model, ["b", "a"], [match(("a", "b"), 1, 0, block=nth) for nth in range(9)])
    assert (first.bot, second.bot) == ("a", "b")
    assert first.middle > fresh > second.middle
    assert first.least == pytest.approx(first.middle - 3 * first.spread)
    assert (first.share.mean, second.share.mean, first.games) == (1, 0, 9)


def test_a_shared_win_and_one_bot_in_more_seats_count_by_the_seat() -> None:
    equal = rated(skills(), ["a", "b"], [match(("a", "b"), 0.5, 0.5)])
    assert equal[0].middle == pytest.approx(equal[1].middle)
    many = rated(skills(), ["a", "b"], [match(("a", "b", "a"), 0.5, 0.0, 0.5)])
    assert many[0].bot == "a"
    assert many[0].middle > many[1].middle
    few = rated(skills(), ["a", "b"], [match(("a", "b", "a"), 0.2, 0.4, 0.4)])
    assert few[0].bot == "b"
    nobody = rated(skills(), ["a", "b"], [match(("a", "b"), 0, 0)])
    assert nobody[0].middle == pytest.approx(skills().rating().mu)
    won = [match(("a", "b"), 1, 0, block=nth) for nth in range(5)]
    drawn = rated(skills(), ["a", "b"], [*won, *[match(("a", "b"), 0, 0, block=nth) for nth in range(5, 30)]])
    assert [each.bot for each in drawn] == ["a", "b"]
    alone = rated(skills(), ["a", "b"], won)
    assert drawn[0].middle - drawn[1].middle < (alone[0].middle - alone[1].middle) / 2, "draws bring them together"
    assert [each.share.mean for each in nobody] == [0.5, 0.5], "as good as a draw, so that equals are called equal"


def test_bots_are_rated_in_the_order_of_their_strength() -> None:
    seen: list[tuple[int, int]] = []
    found, meetings = rate(TWO, ["random", "greedy", "dice"], 8, progress=lambda *done: seen.append(done))
    assert found[0].bot == "greedy"
    assert [(each.first, each.second) for each in meetings] == round_robin(["random", "greedy", "dice"])
    assert [each.games for each in meetings] == [8, 8, 8]
    assert all(row.games == 16 for row in found)
    assert seen == [(1, 3), (2, 3), (3, 3)]
    assert rate(TWO, ["random", "greedy", "dice"], 8)[0] == found, "the same games give the same ratings"


def test_every_seat_and_deal_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Any] = []
    ours = module.simulate

    def listening(*words: Any, **more: Any) -> Any:
        report = ours(*words, **more)
        played.extend((each.block, each.bots) for each in report.played)
        return report

    monkeypatch.setattr(module, "simulate", listening)
    rate(RatingSetup("kites", 3), ["random", "dice"], 12, rungs=True)
    assert {block for block, _ in played} == {0, 1}
    assert len(played) == len(set(played)) == 12
    for seat in range(3):
        assert sum(bots[seat] == "dice" for _, bots in played) == 6


def test_a_test_stops_as_soon_as_it_is_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BATCH", 6)
    better = stronger(TWO, "greedy", "random", 600, 0.2)
    assert better.said == "reached"
    assert better.games < 200
    worse = stronger(TWO, "random", "greedy", 600, 0.2)
    assert worse.said == "missed"
    assert worse.share.mean == pytest.approx(1 - better.share.mean, abs=0.2)
    assert stronger(TWO, "dice", "random", 12, 0.01).said == "undecided"


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "greedy"]])
def test_one_bot_alone_is_not_rated(bots: list[str]) -> None:
    with pytest.raises(BadDeal, match="at least two bots"):
        rate(TWO, bots, 1)


def test_without_the_library_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(BadDeal, match=r"timescoop\[arena\]"):
        rate(TWO, ["greedy", "random"], 1)


def test_the_command_rates_and_compares(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)  # another process would not know Kites
    monkeypatch.setattr(module, "BATCH", 6)
    assert run(["rate", "kites", "--bots", "random,greedy", "--games", "6", "--keep", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert said.index("greedy") < said.index("random")
    assert "random against greedy" in said
    assert (tmp_path / "random-greedy" / "setting.json").exists()
    assert run(["rate", "kites", "--bots", "greedy,random", "--games", "400", "--by", "0.2"]) == 0
    assert "greedy is stronger than random" in capsys.readouterr().out
    assert run(["rate", "kites", "--bots", "greedy,random,dice", "--by", "0.2"]) == 2


def test_the_order_in_which_bots_are_named_changes_no_rating() -> None:
    orders = (["random", "greedy", "dice"], ["dice", "random", "greedy"], ["greedy", "random", "dice"])
    found = [rate(TWO, order, 6)[0] for order in orders]
    assert found[0][0].bot == "greedy"
    assert all(each == found[0] for each in found)


def test_winning_first_or_last_is_the_same_and_so_are_bots_that_beat_each_other_in_a_circle() -> None:
    halves = [match(("a", "b"), nth < 60, nth >= 60, block=nth) for nth in range(120)]
    first, second = rated(skills(), ["a", "b"], halves)
    assert first.middle - second.middle < 2, "as many wins, whenever they were"
    circle = [match(pair, 1, 0, block=nth) for pair in (("a", "b"), ("b", "c"), ("c", "a")) for nth in range(60)]
    middles = [each.middle for each in rated(skills(), ["a", "b", "c"], circle)]
    assert max(middles) - min(middles) < 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_bot_that_always_wins_has_the_most_that_a_seat_can_have(seats: int) -> None:
    played = []
    for lineup in lineups(seats, "a", "b"):
        for bots in seatings(lineup):
            shares = [0.0] * seats
            shares[bots.index("a")] = 1.0
            played.append(match(bots, *shares))
    found = [Report(Any, played)]  # type: ignore[arg-type]  # its setting is not looked at
    assert blocks_of(found, "a") == [pytest.approx(max_share(seats))]


def test_more_than_a_seat_can_have_is_not_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadDeal, match=r"half of the 4 seats, greedy wins at most 0.50.*at most 0.25 above"):
        stronger(RatingSetup("kites", 4), "greedy", "random", 6, 0.3)
    assert run(["rate", "kites", "--bots", "greedy,random", "--seats", "3", "--by", "0.34"]) == 2
    assert "greedy wins at most 0.67: test for" in capsys.readouterr().err
    assert run(["rate", "kites", "--bots", "greedy,random", "--by", "0"]) == 2
    assert "more than 0, not 0.0" in capsys.readouterr().err


@pytest.mark.parametrize(("seats", "times"), [(2, 0), (4, 1)])
def test_the_most_is_told_where_it_is_less_than_all_and_ratings_are_explained(
    seats: int, times: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    assert run(["rate", "kites", "--bots", "greedy,random", "--seats", str(seats), "--games", "4"]) == 0
    told = capsys.readouterr().out
    assert told.count("0.50 is the most") == times
    assert "± is one standard deviation. At least is the rating minus three of them." in told


def test_control_c_tells_the_meetings_that_were_over(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = module.meet

    def some(setup: RatingSetup, first: str, second: str, games: int) -> Any:
        if second == "dice" and first == "greedy":
            raise KeyboardInterrupt
        return ours(setup, first, second, games)

    monkeypatch.setattr(module, "meet", some)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    with pytest.raises(Halted) as halted:
        rate(TWO, ["random", "greedy", "dice"], 4, rungs=True)
    assert [each.bot for each in halted.value.rated] == ["greedy", "random"]
    assert run(["rate", "kites", "--bots", "random,greedy,dice", "--games", "4", "--ladder"]) == STOPPED
    told = capsys.readouterr()
    assert "random against greedy" in told.out
    assert told.err == "Stopped before all games were played.\n"


def listened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[dict[str, Any], Report]]:
    """What simulations are asked for, and their reports."""
    heard: list[tuple[dict[str, Any], Report]] = []
    ours = module.simulate

    def listening(*words: Any, **more: Any) -> Report:
        report: Report = ours(*words, **more)
        heard.append((more, report))
        return report

    monkeypatch.setattr(module, "simulate", listening)
    return heard


def test_a_meeting_is_made_up_to_whole_deals() -> None:
    assert [each.games for each in rate(TWO, ["random", "dice"], 3)[1]] == [4]
    assert [each.games for each in rate(RatingSetup("kites", 3), ["random", "dice"], 7)[1]] == [12]


def test_meetings_are_played_by_the_edition_the_seed_and_the_options_of_the_sitting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard = listened(monkeypatch)
    rate(RatingSetup("kites", 2, "beach", 8, {"baskets": "no"}), ["random", "dice"], 2)
    (setting,) = [report.setting for _, report in heard]
    assert (setting.edition, setting.seed, setting.options) == ("beach", 8, {"baskets": "no"})


def test_a_test_asks_for_fresh_deals_each_time_and_against_an_equal_share(monkeypatch: pytest.MonkeyPatch) -> None:
    heard, asked = listened(monkeypatch), list[tuple[float, float]]()

    def undecided(_blocks: Any, equal: float, goal: float) -> str:
        asked.append((equal, goal))
        return "undecided"

    monkeypatch.setattr(module, "verdict", undecided)
    monkeypatch.setattr(module, "BATCH", 2)
    stronger(RatingSetup("kites", 3), "dice", "random", 30, 0.1)
    played = [(each.block, each.bots) for _, report in heard for each in report.played]
    assert len(played) == len(set(played)) == 36
    assert {block for block, _ in played} == set(range(6))
    assert asked == [pytest.approx((1 / 3, 1 / 3 + 0.1))] * 3
