"""A page of what a simulation has shown: every figure with its number, nothing fetched, the same each time."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from timescoop.arena import STEPS, Dataset, Played, Report, load_dataset, mean_by_deal, replay_game, share_of, simulate
from timescoop.arena.dataset import dealt_of, games_of
from timescoop.arena.storage import SETTING
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
def gathered(folder: Path) -> Dataset:
    return load_dataset(folder)


def test_games_are_lived_through_as_they_were(gathered: Dataset) -> None:
    assert len(gathered.games) == GAMES
    for lived in gathered.games:
        assert len(lived.leaders) == STEPS
        assert sum(lived.played.shares) == pytest.approx(1)
        assert {*lived.drew, *lived.used} <= set(gathered.types)
        assert lived.drew
        assert lived.used


def test_a_game_that_was_played_elsewhere_gets_the_row_that_a_simulation_gives_it(
    folder: Path, gathered: Dataset
) -> None:
    for played, lived in zip(games_of(folder), gathered.games, strict=True):
        answers = [(seat, option) for seat, _, _, option in played.choices]
        found = replay_game(gathered.game, dealt_of(gathered.setting, played.block), answers, len(answers))
        nobody, untimed = ("",) * SEATS, ((),) * SEATS
        assert found.played == played._replace(block=0, bots=nobody, seconds=untimed, choices=())
        assert found == lived._replace(played=found.played)
        assert found.questions == {question for _, question, _, _ in played.choices}


def test_every_seat_of_every_game_is_counted_once(gathered: Dataset) -> None:
    for kind in (figures.by_bot, figures.by_seat):
        lines = figures.by(gathered, kind)
        assert sum(each.seats for each in lines) == GAMES * SEATS
        assert sum(each.seats * each.share.mean for each in lines) == pytest.approx(GAMES)
    assert sum(each.share.mean for each in figures.endings(gathered)) == pytest.approx(1)
    assert figures.by(gathered, figures.by_side) == []


def test_an_opening_hand_is_drawn_too(gathered: Dataset) -> None:
    for lived in gathered.games:
        table = dealt_of(gathered.setting, lived.played.block)
        names = [str(face.get("name", "")) for face in gathered.game.faces(table)]
        for fact, seat, _, kinds, _ in table.kept or ():
            if fact in gathered.game.workshop.drew:  # type: ignore[union-attr] # it has one
                for kind in kinds:
                    assert lived.drew[names[kind]] >> seat & 1
        assert any(fact in gathered.game.workshop.drew for fact, *_ in table.kept or ())  # type: ignore[union-attr]


def test_what_nobody_has_won_is_an_equal_share_for_each(gathered: Dataset) -> None:
    drawn = [lived._replace(played=lived.played._replace(shares=(0.0,) * SEATS)) for lived in gathered.games]
    none = replace(gathered, games=drawn)
    for line in [*figures.by(none, figures.by_bot), *figures.by(none, figures.by_seat)]:
        assert line.share.mean == pytest.approx(1 / SEATS)
    for card in figures.cards(none):
        assert card.drew is None or card.drew.share.mean == pytest.approx(1 / SEATS)
    assert {round(each.share.mean, 9) for each in figures.leads(none)} == {round(1 / SEATS, 9)}


def test_half_of_two_games_have_at_most_the_shorter(gathered: Dataset) -> None:
    two = [
        lived._replace(played=lived.played._replace(turns=turns))
        for lived, turns in zip(gathered.games, (29, 32), strict=False)
    ]
    assert "Turns: half of the games have at most 29; 29 to 32." in report_page([replace(gathered, games=two)], "1")


def test_a_card_counts_for_the_seat_that_had_it(gathered: Dataset) -> None:
    for card in figures.cards(gathered):
        for line, held in ((card.drew, "drew"), (card.used, "used")):
            seats = sum(getattr(lived, held).get(card.name, 0).bit_count() for lived in gathered.games)
            assert (line.seats if line else 0) == seats
    never = figures.never(gathered)
    assert not set(never["drawn"]) & {card.name for card in figures.cards(gathered)}


def test_what_nobody_draws_is_no_card_that_was_never_drawn(gathered: Dataset) -> None:
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


def test_bots_are_compared_deal_by_deal_as_in_the_summary(gathered: Dataset) -> None:
    """A seat that is dealt the better cards wins twice, with either bot there: games that say little of bots."""
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


def test_games_of_one_deal_do_not_count_as_if_each_stood_alone(gathered: Dataset) -> None:
    """Six games of each of ten deals, all of one deal alike: they say as much as ten games."""
    rows = [Played(block, ("a", "b"), (block % 2, 1 - block % 2), (1, 0), 9, 9, str(block % 2), ((), ()))
            for block in range(10) for _ in range(6)]  # fmt: skip
    games = [gathered.games[0]._replace(played=row, by=row.ending, leaders=(1,) * STEPS) for row in rows]
    told = replace(gathered, games=games)
    ten = share_of([0.0, 1.0] * 5, 10)
    for share in (
        *(lead.share for lead in figures.leads(told)),
        *(line.share for line in (*figures.endings(told), *figures.winning_cards(told))),
    ):
        assert share.mean == 0.5
        assert share.high - share.low == pytest.approx(ten.high - ten.low, rel=0.1)
    assert [line.seats for line in figures.endings(told)] == [30, 30]


def line_of(name: str, wins: int, seats: int) -> figures.ShareRow:
    return figures.ShareRow(name, seats, share_of([1.0] * wins + [0.0] * (seats - wins), seats))


def test_the_cards_that_tell_most_are_those_that_are_surest() -> None:
    drew = [line_of("rare", 1, 1), line_of("best", 80, 100), line_of("even", 50, 100), line_of("worst", 20, 100)]
    cards = [figures.CardRow(each.name, each, None) for each in [*drew, line_of("unlucky", 0, 1)]]
    assert [each.name for each in figures.telling(cards, 1)] == ["best", "worst"]
    assert figures.telling(cards[:2], 1) == [], "so few are all shown anyway"


def test_the_page_stands_alone_and_is_the_same_each_time(gathered: Dataset) -> None:
    page = report_page([gathered], "1.2.3")
    assert page == report_page([gathered], "1.2.3")
    assert not re.search(r"<script|<link|<img|url\((?!#)|src=", page)
    assert set(re.findall(r'"(https?://[^"]+)"', page)) <= {
        "http://www.w3.org/1999/xlink",
        "http://www.w3.org/2000/svg",
    }
    assert f"{GAMES} games between bots" in page
    assert page.count("<svg") >= 4
    for head in ("Win rate by player", "How games end", "Length", "The lead", "Cards", "Never happened"):
        assert f">{head}</h2>" in page
    assert "light-dark(" in page, "in both themes, by the colours of the site"
    assert len(re.findall(r' id="', page)) == len(set(re.findall(r' id="([^"]+)', page))), "each id once"


def test_games_of_other_rules_are_refused(folder: Path, tmp_path: Path) -> None:
    for path in folder.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    stated = json.loads((tmp_path / SETTING).read_text("utf-8"))
    (tmp_path / SETTING).write_text(json.dumps({**stated, "seed": 6}), "utf-8")
    with pytest.raises(BadDeal, match="the rules have changed"):
        load_dataset(tmp_path)


def test_a_folder_without_games_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadDeal, match="holds no simulation"):
        load_dataset(tmp_path)
    simulate("invasion", ["random", "random"], games=1, workers=1, keep=tmp_path)
    for path in tmp_path.glob("games-*"):
        path.unlink()
    with pytest.raises(BadDeal, match="holds no game yet"):
        load_dataset(tmp_path)


def test_games_without_their_decisions_are_told_of_as_far_as_they_go(folder: Path, tmp_path: Path) -> None:
    simulate("invasion", ["random"] * SEATS, games=GAMES, seed=5, workers=1, keep=tmp_path)
    bare, whole = load_dataset(tmp_path), load_dataset(folder)
    assert [each.played for each in bare.games] == [each.played for each in whole.games]
    for figure in (figures.by_bot, figures.by_seat, figures.by_side):
        assert figures.by(bare, figure) == figures.by(whole, figure)
    page = report_page([bare], "1.2.3")
    for head in ("Win rate by player", "Win rate by seat", "How games end", "Length"):
        assert f">{head}</h2>" in page
    for head in ("The lead", "Cards", "Never happened"):
        assert f">{head}</h2>" not in page
    assert "another folder with --decisions" in page, "how to get what is missing"
    assert "--decisions" not in report_page([whole], "1.2.3")


def test_a_lead_that_several_have_is_nobodys(gathered: Dataset) -> None:
    """Seats that are level: the lowest of them is not ahead, and n says in how many games one was."""
    level = [lived._replace(leaders=(0b111,) + (0b100,) * (STEPS - 1)) for lived in gathered.games[:2]]
    alone = [lived._replace(leaders=(0b010,) * STEPS) for lived in gathered.games[2:]]
    found = figures.leads(replace(gathered, games=[*level, *alone]))
    assert [(each.step, each.games) for each in found] == [(0, GAMES - 2), *((nth, GAMES) for nth in range(1, STEPS))]
    assert found[0].share.mean == pytest.approx(sum(each.played.shares[1] for each in alone) / len(alone))
    assert [each.step for each in figures.leads(replace(gathered, games=level))] == list(range(1, STEPS))


def test_what_is_drawn_of_leads_stands_in_a_table_too(gathered: Dataset) -> None:
    page = report_page([gathered], "1.2.3").split(">The lead</h2>")[1].split("</section>")[0]
    table = re.findall(r'<th scope="row">([^<]+)</th><td class="n">(\d+)</td><td class="n">([\d.]+)</td>', page)
    shown = {f"{each.games}, {each.share.mean:.3f}" for each in figures.chosen(figures.leads(gathered))}
    assert [row[0] for row in table][-2:] == ["After 75 % of the decisions", "After 95 % of the decisions"]
    assert {f"{n}, {share}" for _, n, share in table} == shown


def test_nemesis_is_level_at_the_deal(tmp_path: Path) -> None:
    simulate("nemesis", ["random", "random"], games=2, workers=1, keep=tmp_path, decisions=True)
    gathered = load_dataset(tmp_path)
    assert {lived.leaders[0] for lived in gathered.games} == {0b11}
    assert figures.leads(gathered)[0].step > 0
    one_scheme(gathered)


def one_scheme(gathered: Dataset) -> None:
    """The card that won is the ending under another name: the same table is not there twice."""
    by = "Doctor-Donna"
    won = [lived._replace(by=by, played=lived.played._replace(ending=by)) for lived in gathered.games]
    page = report_page([replace(gathered, games=won)], "1")
    assert by in page
    assert "Doctor Donna" not in page, "a card goes by its name"
    assert "The card that won the game" not in page


def test_cards_of_ones_own_are_told_of(gathered: Dataset) -> None:
    assert "own (" not in report_page([gathered], "1")
    settings = [gathered.setting._replace(cards=cards) for cards in ("{}", "[]")]
    told = [report_page([replace(gathered, setting=setting)], "1") for setting in settings]
    found = [re.findall(r"cards of one&#39;s own \(([0-9a-f]{8})\)", page) for page in told]
    assert all(len(hashes) == 1 for hashes in found)
    assert found[0] != found[1], "different files are told apart"


def test_a_mean_counts_deals_and_not_games() -> None:
    """Four games of each of ten deals, alike within a deal: their mean is as sure as that of ten games."""
    alike = mean_by_deal([[float(deal)] * 4 for deal in range(10)])
    single = mean_by_deal([[float(deal)] for deal in range(10)])
    assert (alike.games, alike.mean, single.mean) == (40, 4.5, 4.5)
    assert alike.high == pytest.approx(single.high)
    assert single.high == pytest.approx(4.5 + 1.96 * (55 / 6 / 10) ** 0.5, abs=1e-3)
    assert mean_by_deal([[1.0], [3.0]]) == (2, 2.0, None, None), "two deals do not say how sure they are"


def test_the_leader_is_the_seat_that_stands_best_by_the_games_own_worth(folder: Path, gathered: Dataset) -> None:
    played, lived = next(zip(games_of(folder), gathered.games, strict=True))
    table = dealt_of(gathered.setting, played.block)
    moments = {len(played.choices) * step // STEPS for step in range(STEPS)}
    ahead = []
    for nth, (seat, _, _, option) in enumerate(played.choices):
        if nth in moments:
            worth = [gathered.game.evaluate(table, each) for each in range(SEATS)]
            ahead.append(sum(1 << each for each in range(SEATS) if worth[each] == max(worth)))
        table.play(seat, option)
    assert list(lived.leaders) == ahead
    assert len(set(ahead)) > 1


def test_sides_and_the_card_that_won_are_told_by_their_names(tmp_path: Path) -> None:
    simulate("nemesis", ["random"] * 2, games=4, seed=2, workers=1, keep=tmp_path, decisions=True)
    found = load_dataset(tmp_path)
    boards = {name for name, kind in found.types.items() if kind == found.types[found.games[0].sides[0]]}
    for lived in found.games:
        assert len(set(lived.sides)) == 2
        assert set(lived.sides) <= boards
        assert (lived.by in found.types) == any(lived.played.shares), "a card wins, or nobody has won"
    assert any(lived.by for lived in found.games)
    assert {line.name for line in figures.by(found, figures.by_side)} == {
        side for lived in found.games for side in lived.sides
    }


def test_a_card_tells_how_those_fared_who_drew_it(gathered: Dataset) -> None:
    """In each game the first seat wins, and it alone draws one card, which the second alone plays."""
    row = Played(0, ("random",) * SEATS, (1.0, 0.0, 0.0), (3, 2, 1), 9, 9, "", ((),) * SEATS)
    lived = gathered.games[0]._replace(played=row, drew={"Leela": 0b001}, used={"Leela": 0b010})
    (card,) = figures.cards(replace(gathered, games=[lived] * 3))
    assert card.drew
    assert card.used
    assert (card.drew.share.mean, card.used.share.mean) == (1, 0)


def test_what_was_drawn_and_never_played_is_told(gathered: Dataset) -> None:
    (one, other, *_) = sorted(set(gathered.games[0].drew) & set(gathered.types))
    lived = gathered.games[0]._replace(drew={one: 1, other: 1}, used={other: 1})
    assert figures.never(replace(gathered, games=[lived]))["played"] == [one]


def test_how_long_a_game_was_is_the_number_of_its_last_turn(gathered: Dataset) -> None:
    for lived in gathered.games:
        assert lived.played.turns > SEATS
        assert lived.played.turns < lived.played.decisions
