"""Card files and decks of other programs are uploaded where sets and decks are pasted, and what is lost is listed."""

from __future__ import annotations

import html
import re
from io import BytesIO
from pathlib import Path

from openpyxl import load_workbook
from tests.documents.test_deck_imports import COCKATRICE, LACKEY
from tests.web.test_matches import browser, host_at

from timescoop.catalogue import GAMES
from timescoop.documents import worksheet, write_delimited, write_xlsx
from timescoop.web import create_app

SHOP = "/workshop/invasion/classic"
Files = dict[str, tuple[str, bytes]]


def text_on(page: str) -> str:
    found = re.search(r'<textarea id="text"[^>]*>(.*?)</textarea>', page, re.DOTALL)
    assert found
    return html.unescape(found[1]).strip()


def box(*, xlsx: bool) -> bytes:
    """A worksheet in which somebody corrected Jamie, and wrote down a price."""
    sheet = worksheet(GAMES["invasion"], GAMES["invasion"].edition("classic"))
    if not xlsx:
        text = write_delimited(sheet.head, [cells for _, cells in sheet.rows])
        return text.replace("Jamie,Jamie,,defender,2,,,,3", "Jamie,Jamie,,defender,2,,,,9").encode()
    book = load_workbook(BytesIO(write_xlsx(sheet)))
    page = book.active
    assert page is not None
    line = next(row[0].row for row in page.iter_rows() if row[0].value == "Jamie")
    page.cell(line, sheet.head.index("Strength") + 1).value = 9
    page.cell(1, len(sheet.head) + 1).value = "Price"
    page.cell(line, len(sheet.head) + 1).value = "£2"
    out = BytesIO()
    book.save(out)
    return out.getvalue()


async def test_a_worksheet_is_opened_in_the_workshop_and_can_be_played_with(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        page = await client.post(SHOP, data={}, files={"file": ("Ada's box.xlsx", box(xlsx=True))})
        assert page.status_code == 200, page.text[:400]
        assert "1 card in the set." in page.text
        assert "87 cards are the same as ours" in page.text
        assert "column &#39;Price&#39;: no field of ours" in page.text
        text = text_on(page.text)
        assert text.startswith("set: Ada's box\ngame: invasion\n")
        assert "{name: Jamie, strength: 9}" in text
        again = await client.post(SHOP, data={}, files={"file": ("box.csv", box(xlsx=False))})
        assert text_on(again.text).partition("game:")[2] == text.partition("game:")[2], "the same box, as CSV"
        link = re.search(r'<input[^>]*id="link"[^>]*value="([^"]+)"', page.text)
        assert link
        form = {"game": "invasion", "edition": "classic", "name": "Ada", "seat-0": "you", "seat-1": "bot:random"}
        laid = await client.post("/lay", data=form | {"set": html.unescape(link[1])})
        match = await host.match(str(laid.url).split("/matches/")[1].split("/")[0])
        assert [face["value"] for face in match.faces if face["name"] == "Jamie"] == [9]


async def test_a_set_is_opened_as_it_stands_and_what_is_no_card_file_is_refused(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        mine = "# mine\ngame: invasion\nedition: classic\nname: Ace\ntype: defender\ncopies: 1\nstrength: 3"
        mine = f"set: Mine\n{mine.partition(chr(10))[2]}"
        page = await client.post(SHOP, data={}, files={"file": ("mine.yaml", mine.encode())})
        assert text_on(page.text) == mine
        page = await client.post(SHOP, data={}, files={"file": ("old.xls", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")})
        assert page.status_code == 422
        assert "save it as .xlsx or .csv" in page.text
        page = await client.post(SHOP, data={}, files={"file": ("broken.xlsx", b"PK\x03\x04broken")})
        assert "a spreadsheet that can be read" in page.text


async def test_decks_of_other_programs_are_opened_in_the_deck_builder(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        bring = "/decks/ccg/first/bring"
        page = await client.post(bring, data={"deck": ""}, files={"file": ("tombs.cod", COCKATRICE.encode())})
        assert page.status_code == 200
        assert "Tombs" in page.text
        assert "a number of copies; the card is left out" in html.unescape(page.text)
        page = await client.post(bring, data={"deck": LACKEY})
        assert "Sideboard" in page.text
        assert "Full House" in page.text
        page = await client.post(bring, data={"deck": "2 Cyberman"})
        assert "Left out" not in page.text
        deck = page.url.params["deck"]
        for form, begins in (("lackey", "<?xml"), ("octgn", "<?xml"), ("list", "game: ccg"), ("yaml", "game: ccg")):
            answer = await client.get("/decks/ccg/first/file", params={"deck": deck, "form": form})
            assert answer.text.startswith(begins)
            again = await client.post(bring, data={"deck": ""}, files={"file": ("again", answer.content)})
            assert "Cyberman" in again.text
