"""A page of what a simulation has shown: every figure with its number, nothing fetched, the same each time."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from timescoop.arena import Played, Report, live_through, share_of, simulate
from timescoop.arena.gathering import STEPS, Gathered, dealt_of, games_of, gather
from timescoop.arena.kept import SETTING
from timescoop.kernel import BadDeal
from timescoop.web.reports import figures, report_page

GAMES, SEATS = 6, 3


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small simulation with its decisions."""
    there = tmp_path_factory.mktemp("simulation")
    simulate("invasion", ["random"] * SEATS, games=GAMES, seed=5, workers=1, keep=there, decisions=True)
    return there


@pytest.fixture(scope="module")
def gathered(folder: Path) -> Gathered:
    return gather(folder)


def test_games_are_lived_through_as_they_were(gathered: Gathered) -> None:
    assert len(gathered.games) == GAMES
    for lived in gathered.games:
        assert len(lived.leaders) == STEPS
        assert sum(lived.played.shares) == pytest.approx(1)
        assert {*lived.drew, *lived.used} <= set(gathered.types)
        assert lived.drew
        assert lived.used


def test_a_game_that_was_played_elsewhere_gets_the_row_that_a_simulation_gives_it(
    folder: Path, gathered: Gathered
) -> None:
    for played, lived in zip(games_of(folder), gathered.games, strict=True):
        answers = [(seat, option) for seat, _, _, option in played.choices]
        found = live_through(gathered.game, dealt_of(gathered.setting, played.block), answers, len(answers))
        nobody, untimed = ("",) * SEATS, ((),) * SEATS
        assert found.played == played._replace(block=0, bots=nobody, seconds=untimed, choices=())
        assert found == lived._replace(played=found.played)
        assert found.questions == {question for _, question, _, _ in played.choices}


def test_every_seat_of_every_game_is_counted_once(gathered: Gathered) -> None:
    for kind in (figures.by_bot, figures.by_seat):
        lines = figures.by(gathered, kind)
        assert sum(each.seats for each in lines) == GAMES * SEATS
        assert sum(each.seats * each.share.mean for each in lines) == pytest.approx(GAMES)
    assert sum(each.share.mean for each in figures.endings(gathered)) == pytest.approx(1)
    assert figures.by(gathered, figures.by_side) == []


def test_an_opening_hand_is_drawn_too(gathered: Gathered) -> None:
    for lived in gathered.games:
        table = dealt_of(gathered.setting, lived.played.block)
        names = [str(face.get("name", "")) for face in gathered.game.faces(table)]
        for fact, seat, _, kinds, _ in table.kept or ():
            if fact in gathered.game.workshop.drew:  # type: ignore[union-attr] # it has one
                for kind in kinds:
                    assert lived.drew[names[kind]] >> seat & 1
        assert any(fact in gathered.game.workshop.drew for fact, *_ in table.kept or ())  # type: ignore[union-attr]


def test_what_nobody_has_won_is_an_equal_share_for_each(gathered: Gathered) -> None:
    drawn = [lived._replace(played=lived.played._replace(shares=(0.0,) * SEATS)) for lived in gathered.games]
    none = replace(gathered, games=drawn)
    for line in [*figures.by(none, figures.by_bot), *figures.by(none, figures.by_seat)]:
        assert line.share.mean == pytest.approx(1 / SEATS)
    for card in figures.cards(none):
        assert card.drew is None or card.drew.share.mean == pytest.approx(1 / SEATS)
    assert {round(each.mean, 9) for each in figures.leads(none)} == {round(1 / SEATS, 9)}


def test_half_of_two_games_have_at_most_the_shorter(gathered: Gathered) -> None:
    two = [
        lived._replace(played=lived.played._replace(turns=turns))
        for lived, turns in zip(gathered.games, (29, 32), strict=False)
    ]
    assert "Turns: half of the games have at most 29; 29 to 32." in report_page(replace(gathered, games=two), "1")


def test_a_card_counts_for_whoever_had_it(gathered: Gathered) -> None:
    for card in figures.cards(gathered):
        for line, held in ((card.drew, "drew"), (card.used, "used")):
            seats = sum(getattr(lived, held).get(card.name, 0).bit_count() for lived in gathered.games)
            assert (line.seats if line else 0) == seats
    never = figures.never(gathered)
    assert not set(never["drawn"]) & {card.name for card in figures.cards(gathered)}


def test_what_nobody_draws_is_no_card_that_was_never_drawn(gathered: Gathered) -> None:
    held = {card.name for card in figures.cards(gathered)}
    unlucky = next(name for name in sorted(held) if gathered.types[name] == "enemy")
    without = [
        lived._replace(
            drew={name: seats for name, seats in lived.drew.items() if name != unlucky},
            used={name: seats for name, seats in lived.used.items() if name != unlucky},
        )
        for lived in gathered.games
    ]
    never = figures.never(replace(gathered, games=without))
    assert unlucky in never["drawn"]
    assert "starting location" in gathered.types.values()
    assert "starting location" not in {gathered.types[name] for name in never["drawn"]}


def test_bots_are_compared_deal_by_deal_as_in_the_summary(gathered: Gathered) -> None:
    """A seat that is dealt the better cards wins twice, whoever sits there: games that say little of bots."""
    (one, other), setting = (("a", "b"), ("b", "a")), gathered.setting._replace(bots=("a", "b"))
    rows = [
        Played(block, bots, (1.0, 0.0) if block % 3 or bots == one else (0.0, 1.0), (1, 0), 9, 9, "", ((0.1,), (0.1,)))
        for block in range(10)
        for bots in (one, other)
    ]
    games = [gathered.games[0]._replace(played=row) for row in rows]
    told = {
        each.name: each.share for each in figures.by(replace(gathered, setting=setting, games=games), figures.by_bot)
    }
    for row in Report(setting, rows).by_bot():
        assert told[row.key] == pytest.approx(row.share)
        assert row.share.high - row.share.low < 0.35, "as the pairs have it, not forty seats by themselves"


def test_games_of_one_deal_do_not_count_as_if_each_stood_alone(gathered: Gathered) -> None:
    """Six games of each of ten deals, all of one deal alike: they say as much as ten games."""
    rows = [Played(block, ("a", "b"), (block % 2, 1 - block % 2), (1, 0), 9, 9, str(block % 2), ((), ()))
            for block in range(10) for _ in range(6)]  # fmt: skip
    games = [gathered.games[0]._replace(played=row, by=row.ending, leaders=(0,) * STEPS) for row in rows]
    told = replace(gathered, games=games)
    ten = share_of([0.5], 10)
    for share in (
        *figures.leads(told),
        *(line.share for line in (*figures.endings(told), *figures.winning_cards(told))),
    ):
        assert share.mean == 0.5
        assert share.high - share.low == pytest.approx(ten.high - ten.low, rel=0.1)
    assert [line.seats for line in figures.endings(told)] == [30, 30]


def line_of(name: str, wins: int, seats: int) -> figures.Line:
    return figures.Line(name, seats, share_of([wins / seats], seats))


def test_the_cards_that_tell_most_are_those_that_are_surest() -> None:
    drew = [line_of("rare", 1, 1), line_of("best", 80, 100), line_of("even", 50, 100), line_of("worst", 20, 100)]
    cards = [figures.Card(each.name, each, None) for each in [*drew, line_of("unlucky", 0, 1)]]
    assert [each.name for each in figures.telling(cards, 1)] == ["best", "worst"]
    assert figures.telling(cards[:2], 1) == [], "so few are all shown anyway"


def test_the_page_stands_alone_and_is_the_same_each_time(gathered: Gathered) -> None:
    page = report_page(gathered, "1.2.3")
    assert page == report_page(gathered, "1.2.3")
    assert not re.search(r"<script|<link|<img|url\((?!#)|src=", page)
    assert set(re.findall(r'"(https?://[^"]+)"', page)) <= {
        "http://www.w3.org/1999/xlink",
        "http://www.w3.org/2000/svg",
    }
    assert f"{GAMES} games between bots" in page
    assert page.count("<svg") >= 4
    for head in ("Win share by bot", "How games end", "Length", "Whoever is ahead", "Cards", "What never happened"):
        assert f"<h2>{head}</h2>" in page


def test_games_of_other_rules_are_refused(folder: Path, tmp_path: Path) -> None:
    for path in folder.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    stated = json.loads((tmp_path / SETTING).read_text("utf-8"))
    (tmp_path / SETTING).write_text(json.dumps({**stated, "seed": 6}), "utf-8")
    with pytest.raises(BadDeal, match="the rules have changed"):
        gather(tmp_path)


def test_a_folder_without_games_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadDeal, match="holds no simulation"):
        gather(tmp_path)
    simulate("invasion", ["random", "random"], games=1, workers=1, keep=tmp_path)
    with pytest.raises(BadDeal, match="--decisions"):
        gather(tmp_path)
