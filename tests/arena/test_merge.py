"""Several folders in one report: of one edition together, each game once; of several side by side; no others."""

import re
from pathlib import Path

import pytest

from timescoop.arena import load_dataset, load_datasets, printing_of, simulate
from timescoop.cli.ending import BadUsage
from timescoop.cli.reporting import make_report
from timescoop.kernel import BadDeal
from timescoop.web.reports import figures, report_page

TWO = ("random", "random")


def kept(
    folder: Path, *, bots: tuple[str, ...] = TWO, games: int = 2, seed: int = 1, first: int = 0, **more: str
) -> Path:
    simulate(
        more.get("game", "invasion"), bots, games=games, seed=seed, first=first, edition=more.get("edition"), workers=1,
        keep=folder, decisions=True,
    )  # fmt: skip
    return folder


def test_folders_of_one_edition_are_counted_together_and_each_game_once(tmp_path: Path) -> None:
    one = kept(tmp_path / "one", games=3)
    again = kept(tmp_path / "again", games=3, first=1)  # deals 1 to 3: two of them are in the other folder
    other = kept(tmp_path / "other", games=3, seed=2)
    (printing,) = load_datasets([one, again, other])
    assert len(printing.games) == 3 + 1 + 3
    assert len({replayed.played.block for replayed in printing.games}) == 7, "deals of other seeds are other deals"
    scores = [replayed.played.scores for replayed in printing.games]
    assert scores[:3] == [replayed.played.scores for replayed in load_dataset(one).games]
    assert scores[3] == load_dataset(again).games[2].played.scores
    page = report_page([printing], "1")
    assert "7 games between bots" in page
    assert "seed 1; seats: random, random; seed 1; seats: random, random; seed 2" in page


def test_other_bots_at_the_same_deal_are_other_games_of_that_deal(tmp_path: Path) -> None:
    one = kept(tmp_path / "one", games=2)
    other = kept(tmp_path / "other", games=2, bots=("random", "greedy"))
    (printing,) = load_datasets([one, other])
    assert len(printing.games) == 2 + 2
    assert len({replayed.played.block for replayed in printing.games}) == 2
    assert {line.name: line.seats for line in figures.by(printing, figures.by_bot)} == {"greedy": 2, "random": 6}


def test_editions_stand_side_by_side(tmp_path: Path) -> None:
    folders = [kept(tmp_path / key, games=games, edition=key) for key, games in (("classic", 2), ("2012", 3))]
    out = tmp_path / "page.html"
    make_report(folders, out)
    page = out.read_text("utf-8")
    classic, second = load_datasets(folders)
    assert [printing_of(each.setting)[0] for each in (classic, second)] == ["classic", "2012"]
    rows = dict(re.findall(r'<th scope="row">([^<]+)</th><td class="n">(\d+)</td>', page))
    for printing, games in ((classic, 2), (second, 3)):
        title = printing.game.edition(printing.setting.edition).title
        assert f"<h2>{title}</h2>" in page
        assert [rows[f"{title}: seat {seat}"] for seat in (1, 2)] == [str(games)] * 2
        assert rows[f"{title}: random"] == str(2 * games)
        assert rows[title] == str(games), "its length"
        endings = [int(n) for name, n in rows.items() if name.startswith(f"{title}: ") and "seat" not in name]
        assert sum(endings) == 3 * games, "endings, and the seats of the bot"
    for head in ("Win rate by edition and seat", "Endings by edition", "Length by edition"):
        assert f">{head}</h2>" in page
    assert page.count(">Never happened</h3>") == 2
    assert len(re.findall(r' id="', page)) == len(set(re.findall(r' id="([^"]+)', page))), "each id once"


def test_folders_that_cannot_be_compared_are_refused_in_words(tmp_path: Path) -> None:
    one = kept(tmp_path / "one")
    three = kept(tmp_path / "three", bots=(*TWO, "random"))
    other = kept(tmp_path / "other", game="ccg", games=1)
    with pytest.raises(BadDeal, match=r"three has games with 3 seats, and .*one 2: a report needs one number of seats"):
        load_datasets([one, three])
    with pytest.raises(BadDeal, match=r"other has games of ccg, and .*one of invasion: a report needs one game"):
        load_datasets([one, other])
    with pytest.raises(BadUsage, match="--keep"):
        make_report([], tmp_path / "page.html")


def test_games_with_decisions_and_without_are_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = kept(tmp_path / "one")
    simulate("invasion", TWO, games=3, seed=4, workers=1, keep=tmp_path / "bare")
    make_report([one, tmp_path / "bare"], tmp_path / "page.html")
    said = capsys.readouterr().out
    assert "5 games" in said
    assert "saved without decisions" in said
    page = (tmp_path / "page.html").read_text("utf-8")
    assert "without decisions: seat 1" in page
    assert page.count(">Cards</h3>") == 1
