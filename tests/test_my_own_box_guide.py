"""The guide "My own box" is walked through: its commands run, and its page has all that it names."""

from __future__ import annotations

import csv
import html
import re
import shlex
from io import StringIO
from pathlib import Path

import pytest
from tests.web.test_boxes import base_of, fields_on
from tests.web.test_matches import browser, host_at

from timescoop.cli.app import run
from timescoop.web import create_app

GUIDE = (Path(__file__).resolve().parents[1] / "docs/guides/my-own-box.md").read_text("utf-8")
BLOCKS = re.findall(r"^```sh\n(.*?)^```", GUIDE, re.DOTALL | re.MULTILINE)
COMMANDS = [line for block in BLOCKS for line in block.splitlines()]
ROWS = [[cell.strip() for cell in row.strip("|").split("|")] for row in GUIDE.splitlines() if row.startswith("|")]
IN_BROWSER = GUIDE.partition("## In the browser")[2].partition("## In the terminal")[0]


def correct(box: Path) -> None:
    """Type into the worksheet what the guide's table says."""
    head, _line, *rows = ROWS
    text = list(csv.DictReader(StringIO(box.read_text("utf-8"))))
    for slot, *cells in rows:
        row = next(row for row in text if row["Slot of invasion-classic"] == slot)
        row.update(zip(head[1:], cells, strict=True))
    out = StringIO()
    writer = csv.DictWriter(out, text[0])
    writer.writeheader()
    writer.writerows(text)
    box.write_text(out.getvalue(), "utf-8")


def test_the_commands_of_the_guide_do_what_it_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (mapping,) = re.findall(r"^```yaml mapping\n(.*?)^```", GUIDE, re.DOTALL | re.MULTILINE)
    Path("mapping.yaml").write_text(mapping, "utf-8")
    Path("mine.csv").write_text("Card,What it is,Price\nOod / Kind Servant,monster,3\n", "utf-8")
    told: dict[str, str] = {}
    for command in COMMANDS:
        words, _, into = command.partition(" > ")
        name, *arguments = shlex.split(words)
        assert name == "timescoop"
        if "play" in arguments:
            continue  # it asks; that it would have these cards is shown by `cards show`
        code = run(arguments)
        out, err = capsys.readouterr()
        told[" ".join(arguments[:2])] = out + err
        assert code == (1 if arguments[1] == "compare" or "mine.csv" in arguments else 0), (command, out, err)
        if into:
            Path(into).write_text(out, "utf-8")
        if into == "box.csv":
            correct(Path(into))
    assert "text: Gain 2 Time Points." in Path("ada.yaml").read_text("utf-8")
    assert "read_as: Take 2 Time Points." in Path("ada.yaml").read_text("utf-8")
    assert "mine: read off the printed card by Ada Lovelace, 20" in told["cards show"]
    assert "Jamie" in Path("ada.yaml").read_text("utf-8")
    assert "only in ada.yaml" in told["cards compare"]
    assert "subtitle: Kind Servant" in told["cards import"]
    assert Path("again.yaml").read_text("utf-8") == Path("tombs.yaml").read_text("utf-8")


async def test_the_pages_have_every_button_that_the_guide_names(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        pages = [
            await client.get("/"),
            await client.get("/workshop"),
            await client.get("/workshop/invasion/classic/box"),
        ]
        pages.append(await client.post("/workshop/invasion/classic/box", data={"owner": "Ada"}))
        base = base_of(pages[-1])
        card = await client.get(base, params={"card": "36"})
        text = "When this card is revealed in a conflict, get 1 Time Point."
        pages.append(await client.post(f"{base}/card", data=fields_on(card.text) | {"f-text": text, "act": "save"}))
        pages.append(await client.post(f"{base}/share"))
        pages.append(await client.get("/games/invasion/classic"))
        pages.append(await client.get("/guides/my-own-box"))
        assert pages[-1].status_code == 200
    seen = html.unescape(" ".join(page.text for page in pages[:-1]))
    named = re.findall(r"\*\*(.+?)\*\*", IN_BROWSER.replace("\n   ", " "))
    assert len(named) > 10
    assert [label for label in named if label not in seen] == []
