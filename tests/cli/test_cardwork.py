"""`timescoop cards worksheet`, `import` and `compare`, as they are typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from timescoop.cli.app import run


@pytest.fixture
def box(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    path = tmp_path / "box.csv"
    assert run(["cards", "worksheet", "invasion-2012"]) == 0
    path.write_text(capsys.readouterr().out, "utf-8")
    return path


def test_a_box_goes_out_and_comes_in_and_its_owner_is_noted(box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = next(line for line in box.read_text("utf-8").splitlines() if line.startswith("Leadworth,"))
    box.write_text(
        box.read_text("utf-8").replace(line, line.replace("Leadworth,Leadworth", "Leadworth,Upper Leadworth")), "utf-8"
    )
    assert run(["cards", "import", str(box), "--compared-by", "Ada Lovelace", "--title", "Ada's box"]) == 0
    out, err = capsys.readouterr()
    assert re.match(
        r"set: Ada's box\ngame: invasion\nedition: '2012'\nmine: Ada Lovelace, 20\d\d-\d\d-\d\d\nwithout:", out
    )
    assert "1 card in the set" in err
    table = box.with_name("box.xlsx")
    assert run(["cards", "worksheet", "invasion-2012", "--out", str(table)]) == 0
    assert run(["cards", "import", str(table)]) == 0
    assert "0 cards in the set" in capsys.readouterr().err
    mine = box.with_name("mine.yaml")
    mine.write_text(out, "utf-8")
    assert run(["cards", "check", str(mine)]) == 0
    assert run(["cards", "show", "Upper Leadworth", "--edition", str(mine)]) == 0
    assert "mine: read off the printed card by Ada Lovelace, 20" in capsys.readouterr().out


def test_a_text_that_cannot_be_read_is_told_and_the_set_is_written_all_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "new.json"
    path.write_text('[{"name": "Time Loan", "type": "support", "copies": 1, "text": "Filch 5 Time Points."}]', "utf-8")
    assert run(["cards", "import", str(path), "--edition", "invasion-classic"]) == 1
    out, err = capsys.readouterr()
    assert "text: Filch 5 Time Points." in out
    assert "1 with a text that can't be read" in err
    assert "Time Loan: text: column 1: 'Filch' is not understood" in err


def test_two_boxes_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head = "set: {}\ngame: invasion\nedition: classic\nmine: {}, 2026-11-26\ncards:\n"
    one, other = tmp_path / "ada.yaml", tmp_path / "bo.yaml"
    place = "type: location, copies: 1, victory_points: 1, time_points: 1, instead_of: Telos"
    one.write_text(head.format("A", "Ada") + "- {name: Jamie, strength: 5}\n- {name: Mine, " + place + "}\n", "utf-8")
    other.write_text(head.format("B", "Bo") + "- {name: Jamie, strength: 4}\n- {name: Yours, " + place + "}\n", "utf-8")
    assert run(["cards", "compare", str(one), str(other)]) == 1
    out = " ".join(capsys.readouterr().out.replace(str(tmp_path), "").split())  # lines break by the length of paths
    assert "Jamie strength /ada.yaml: 5 (mine Ada, 2026-11-26) /bo.yaml: 4 (mine Bo, 2026-11-26) " in out
    assert "Mine only in /ada.yaml; /bo.yaml has Yours in its place " in out
    assert out.endswith("3 cards differ")
    assert run(["cards", "compare", str(one), str(one)]) == 0
    assert run(["cards", "compare", str(one), "invasion-classic"]) == 1
    assert run(["cards", "compare", str(one), "ccg-first"]) == 1
    assert "it has cards of ccg-first" in capsys.readouterr().err


def test_bad_words_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = tmp_path / "cards.csv"
    table.write_text("Name,Type\nJamie,defender\n", "utf-8")
    assert run(["cards", "import", str(table)]) == 2
    assert "Add --edition" in capsys.readouterr().err
    assert run(["cards", "import", str(tmp_path / "none.csv")]) == 1
    assert run(["cards", "import", str(table), "--edition", "ccg-first", "--mapping", "octgn"]) == 1
    assert "has no mapping 'octgn'; it has lackey" in capsys.readouterr().err
    assert run(["cards", "worksheet", "invasion-classic", "--out", str(tmp_path / "box.pdf")]) == 2
    assert run(["cards", "worksheet", "invasion-classic", "--out", str(table)]) == 2, "no file is written over"
    assert table.read_text("utf-8") == "Name,Type\nJamie,defender\n"


def test_decks_of_other_programs_go_in_and_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["deck", "show", "Tombs", "of", "Telos"]) == 0
    mine = tmp_path / "mine.yaml"
    mine.write_text(capsys.readouterr().out, "utf-8")
    assert run(["deck", "export", str(mine), "--to", "cockatrice"]) == 0
    out, err = capsys.readouterr()
    assert "Cockatrice has no parts of a deck" in err
    cod = tmp_path / "mine.cod"
    cod.write_text(out, "utf-8")
    assert run(["deck", "import", str(cod)]) == 0
    assert capsys.readouterr().out == mine.read_text("utf-8")
    cod.write_bytes("deck: Café\n2 Cyberman\n1 Cybermannn\n".encode("cp1252"))
    assert run(["deck", "import", str(cod)]) == 1
    out, err = capsys.readouterr()
    assert "deck: Café" in out
    assert "Windows-1252" in err
    assert "there is no card 'Cybermannn'; did you mean 'Cyberman' or" in err
    assert run(["deck", "export", str(mine), "--to", "pdf"]) == 2


def test_cards_go_out_in_every_form_and_come_in_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text(
        "set: Mine\ngame: invasion\nedition: classic\nmine: Ada, 2026-11-26\nwithout: [Telos]\ncards:\n"
        "- {name: Jamie, strength: 5, mine: true}\n- {name: Nowhere, type: location, copies: 1, victory_points: 1, "
        "time_points: 1, instead_of: Skaro}\n",
        "utf-8",
    )
    for form in ("xlsx", "ods", "csv", "tsv", "json", "yaml", "lackey"):
        out = tmp_path / f"box.{'txt' if form == 'lackey' else form}"
        assert run(["cards", "export", str(mine), "--to", form, "--out", str(out)]) == 0
        lost = capsys.readouterr().err
        assert ("Left out:" in lost) is (form not in ("json", "yaml"))
        assert (
            run(["cards", "import", str(out), "--edition", "invasion-classic", "--mapping", str(write_none(tmp_path))])
            == 0
        )
        said = capsys.readouterr().out
        assert "{name: Jamie, strength: 5" in said
        assert "name: Nowhere" in said
        assert ("without: [Telos" in said) is (form != "lackey"), "LackeyCCG has no card to be missing"
        assert ("mine: true" in said) is (form != "lackey")
        assert ("mine: Ada, 2026-11-26" in said) is (form in ("json", "yaml")), "a worksheet says it card by card"
    assert run(["cards", "export", str(mine), "--to", "xlsx"]) == 2
    assert run(["cards", "export", str(mine), "--to", "pdf"]) == 2
    assert run(["cards", "export", str(mine), "--out", str(mine)]) == 2


def write_none(folder: Path) -> Path:
    """A mapping for the columns of LackeyCCG that say nothing."""
    path = folder / "mapping.yaml"
    path.write_text("mapping: x\ncolumns: {Set: ~, ImageFile: ~, Name: name}\n", "utf-8")
    return path
