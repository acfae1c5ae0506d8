"""Enter my box: a grid of all cards, kept as one goes, brought in and out as files, shared, published, played with."""

from __future__ import annotations

import html
import re
from pathlib import Path

import httpx
from tests.documents.test_importing import OPEN
from tests.web.test_matches import browser, host_at

from timescoop.catalogue import GAMES
from timescoop.documents import card_text, read_text, whole_cards
from timescoop.web import create_app

BEGIN = "/workshop/invasion/classic/box"
NAMES = [row["name"] for row in read_text(card_text(GAMES["invasion"], "classic"))[0].value["cards"]]
JAMIE, TELOS = NAMES.index("Jamie"), NAMES.index("Telos")


def base_of(page: httpx.Response) -> str:
    return str(page.url.path)


def fields_on(page: str) -> dict[str, str]:
    """What stands in the form of the card."""
    part = page[page.index('class="card-of-box"') :].partition("</form>")[0]
    found = {m[1]: html.unescape(m[2]) for m in re.finditer(r'<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"', part)}
    found |= {
        m[1]: html.unescape(m[2])
        for m in re.finditer(r'<textarea[^>]*name="([^"]+)"[^>]*>(.*?)</textarea>', part, re.DOTALL)
    }
    chosen = re.search(r'name="type".*?<option value="([^"]+)" selected', part, re.DOTALL)
    found |= {"type": chosen[1]} if chosen else {}
    return {key: value for key, value in found.items() if "picture" not in key and key != "by-hand"}


def progress_on(page: str) -> str:
    found = re.search(r"(\d+ of \d+) cards compared", page)
    assert found
    return found[1]


async def test_a_box_is_entered_kept_shared_and_played_with(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        page = await client.post(BEGIN, data={"owner": "Ada; Lovelace, 1"})
        base = base_of(page)
        assert progress_on(page.text) == "0 of 88"
        page = await client.get(base, params={"card": JAMIE})
        fields = fields_on(page.text)
        assert fields["f-name"] == "Jamie"
        page = await client.post(f"{base}/card", data=fields | {"f-strength": "7", "act": "next"})
        assert page.url.params["card"] == str(JAMIE + 1), "the next card is shown"
        assert progress_on(page.text) == "1 of 88"
        await client.post(f"{base}/card", data={"card": str(TELOS), "act": "out"})
        text = "When this card is revealed in a conflict, get 1 Time Point."
        fields = fields_on((await client.get(base, params={"card": JAMIE + 1})).text)
        page = await client.post(f"{base}/card", data=fields | {"f-text": text, "act": "save"})
        assert "Read as" in page.text
        assert progress_on(page.text) == "3 of 88"

        again = await client.get(BEGIN)
        assert base in again.text, "this browser finds its box again"
        page = await client.post(f"{base}/share")
        assert page.url.path == "/workshop/invasion/classic"
        assert "mine: Ada Lovelace 1, 20" in html.unescape(page.text)
        made = (await client.get(f"{base}/file", params={"form": "yaml"})).text
        _, _, full, _ = whole_cards(read_text(made)[0], GAMES)
        cards = {row["name"]: row for row in full["cards"]}
        assert cards["Jamie"]["strength"] == 7
        assert cards["Jamie"]["warrants"]["copies"].startswith("mine Ada Lovelace 1, 20")
        assert "Telos" not in cards
        assert cards[NAMES[JAMIE + 1]]["read_as"] != text == cards[NAMES[JAMIE + 1]]["text"]

        await client.post(f"{base}/card", data={"card": str(TELOS), "act": "ours"})
        assert progress_on((await client.get(base)).text) == "2 of 88"


async def test_numbers_of_a_card_are_asked_for_in_the_plural(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        page = await client.post(BEGIN, data={"owner": "Ada"})
        form = (await client.get(f"{base_of(page)}?card={TELOS}")).text
    assert re.findall(r">(Victory Points?|Time Points?)</label>", form) == ["Victory Points", "Time Points"]


async def test_what_cannot_be_read_is_open_until_it_is_kept_by_hand(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        base = base_of(await client.post(BEGIN, data={"owner": "Ada"}))
        fields = fields_on((await client.get(base, params={"card": JAMIE})).text)
        page = await client.post(f"{base}/card", data=fields | {"f-text": "Play the pipes.", "act": "save"})
        assert "1 thing to fix" in page.text
        assert "isn't understood here" in html.unescape(page.text)
        assert "Publish" not in page.text
        assert (await client.post(f"{base}/publish")).status_code == 422
        only = await client.get(base, params={"card": JAMIE, "show": "open"})
        assert only.text.count('class="slot ') == 1
        page = await client.post(
            f"{base}/card", data=fields | {"f-text": "Play the pipes.", "by-hand": "yes", "act": "save"}
        )
        assert "All texts are understood" in page.text
        assert "Its text is played by hand" in page.text


async def test_a_question_is_answered_and_the_text_stays_as_it_is_printed(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        base = base_of(await client.post(BEGIN, data={"owner": "Ada"}))
        glitz = NAMES.index("Sabalom Glitz")
        fields = fields_on((await client.get(base, params={"card": glitz})).text) | {"f-text": OPEN, "act": "save"}
        page = await client.post(f"{base}/card", data=fields)
        assert "From where may the Defender come?" in page.text
        found = re.search(r'type="radio" name="read-as" value="([^"]+)"', page.text)
        assert found
        page = await client.post(f"{base}/card", data=fields | {"read-as": found[1]})
        assert "All texts are understood" in page.text
        assert OPEN in page.text
        page = await client.post(f"{base}/card", data=fields | {"f-text": "Take 2 Time Points.", "read-as": found[1]})
        assert found[1] not in page.text, "what the old text meant goes with it"


async def test_a_worksheet_goes_out_of_a_box_and_into_another(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        base = base_of(await client.post(BEGIN, data={"owner": "Ada"}))
        fields = fields_on((await client.get(base, params={"card": JAMIE})).text)
        await client.post(f"{base}/card", data=fields | {"f-strength": "5", "act": "save"})
        await client.post(f"{base}/card", data={"card": "1", "act": "out"})
        await client.post(f"{base}/card", data={"act": "add"})
        whole = (await client.get(f"{base}/file", params={"form": "yaml"})).text
        csv, xlsx, ods = [
            (await client.get(f"{base}/file", params={"form": form})).content for form in ("csv", "xlsx", "ods")
        ]
        assert csv.startswith(b"Slot of invasion-classic,Name,")
        page = await client.post(BEGIN, data={"owner": "Ada"}, files={"file": ("box.xlsx", xlsx)})
        assert (await client.get(f"{base_of(page)}/file", params={"form": "yaml"})).text == whole
        assert progress_on(page.text) == "2 of 89"
        page = await client.post(BEGIN, data={"owner": "Ada"}, files={"file": ("box.ods", ods)})
        assert (await client.get(f"{base_of(page)}/file", params={"form": "yaml"})).text == whole
        page = await client.post(f"{base}/import", data={}, files={"file": ("x.csv", b"Name,Price\nAce,3\n")})
        assert "column &#39;Price&#39;" in page.text
        page = await client.post(f"{base}/import", data={}, files={"file": ("x.pdf", b"%PDF-1.7")})
        assert (page.status_code, "this is a PDF" in page.text) == (422, True)
        blank = await client.get(f"{BEGIN}/worksheet", params={"form": "csv"})
        page = await client.post("/workshop/nemesis/standard/box", data={}, files={"file": ("b.csv", blank.content)})
        assert "this file is of invasion-classic" in page.text


async def test_a_set_on_the_shelf_is_found_chosen_and_never_changes_under_a_match(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        base = base_of(await client.post(BEGIN, data={"owner": "Ada"}))
        fields = fields_on((await client.get(base, params={"card": JAMIE})).text)
        await client.post(f"{base}/card", data=fields | {"f-strength": "9", "act": "save"})
        page = await client.post(f"{base}/publish")
        assert "Unpublish" in page.text
        shelf = await client.get("/sets", params={"q": "ada", "game": "invasion", "edition": "classic"})
        assert "Box of Ada" in shelf.text
        assert "Box of Ada" not in (await client.get("/sets", params={"q": "Bob"})).text
        assert "/sets?game=invasion" in html.unescape((await client.get("/games/invasion/classic")).text)
        found = re.search(r'href="/games/invasion/classic\?set=(stored-\w+)"', shelf.text)
        assert found
        assert found[1] in (await client.get(f"/games/invasion/classic?set={found[1]}")).text
        form = {"game": "invasion", "edition": "classic", "name": "Bo", "seat-0": "you", "seat-1": "bot:random"}
        laid = await client.post("/lay", data=form | {"set": found[1]})
        match = await host.match(str(laid.url).split("/matches/")[1].split("/")[0])
        await client.post(f"{base}/card", data=fields | {"f-strength": "2", "act": "save"})
        await client.post(f"{base}/take-off", data={"made": found[1].removeprefix("stored-")})
        assert "Box of Ada" not in (await client.get("/sets")).text
        strong = [face["value"] for face in match.faces if face["name"] == "Jamie"]
        assert strong == [9]


async def test_no_other_address_opens_a_box(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        base = base_of(await client.post(BEGIN, data={"owner": ""}))
        assert (await client.get(f"{base}x")).status_code == 404
        assert (await client.get(base.replace("classic", "2012"))).status_code == 404
        assert (await client.post(f"{base}x/card", data={"act": "add"})).status_code == 404
        assert (await client.get("/workshop/invasion/1066/box")).status_code == 404
        page = await client.post(f"{base}/owner", data={"owner": "Bo", "title": " The  box\nof Bo "})
        assert "The box of Bo" in page.text
