"""Records that were played with a card file of their own: handed in with it, gone through, and hurting nobody."""

import asyncio
import hashlib
import re
from dataclasses import replace
from itertools import islice
from pathlib import Path

import httpx
import pytest
from tests.web.test_analysis import to_the_end
from tests.web.test_editors import SET
from tests.web.test_matches import SCRIPT, browser, host_at

from timescoop.catalogue import GAMES
from timescoop.documents import (
    BadDocument,
    card_text,
    compile_set,
    read_record,
    read_set,
    read_text,
    set_text,
    write_record,
)
from timescoop.hosting import LONGEST_RECORD, SeatPlan
from timescoop.hosting.replay import judge
from timescoop.web import create_app

TWO = [SeatPlan("person", "Elisabeth"), SeatPlan("person", "Tom")]
NEW = "Time Loan"  # the card of the set


async def played(folder: Path) -> tuple[str, str]:
    """A match with a set of cards, played to its end at another house: its record and card file, as they are had."""
    cards = set_text(compile_set(read_set(read_text(SET)[0], GAMES))[0])
    async with host_at(folder) as host, browser(create_app(host)) as client:
        match = await host.new_match("invasion", edition="classic", seats=TWO, cards=cards)
        assert (await client.get(f"/matches/{match.id}/cards")).status_code == 403, "decks may stand in it"
        assert "with the set “Guards”" in (await client.get(f"/matches/{match.id}")).text
        await to_the_end(match)
        root = f"/matches/{match.id}"
        replay = (await client.get(f"{root}/replay")).text
        assert f'href="{root}/cards"' in replay
        assert "with the set “Guards”" in replay
        got = [await client.get(f"{root}/{what}") for what in ("record", "cards")]
        assert got[1].text == cards
    return got[0].text, got[1].text


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    return asyncio.run(played(tmp_path_factory.mktemp("elsewhere")))


async def handed(client: httpx.AsyncClient, record: str | bytes, cards: str | bytes = b"") -> httpx.Response:
    sent = {"record": ("record.yaml", record, "text/plain"), "cards": ("cards.yaml", cards, "text/plain")}
    return await client.post("/records", files=sent)


def notice(page: httpx.Response) -> list[str]:
    """What is said to be wrong, line by line."""
    assert page.status_code == 422, page.text[:300]
    part = page.text.split('<div class="notice" role="alert">')[1].split("</div>")[0]
    return [line.replace("&#39;", "'") for line in re.findall(r"<p>(.*?)</p>", part)]


async def reads_new_card(client: httpx.AsyncClient, root: str) -> bool:
    """Whether one of the cards of a record can be read in full, and is the new one."""
    for kind in range(200):
        page = await client.get(f"{root}/card/{kind}")
        if page.status_code != 200:
            return False
        if NEW in page.text:
            return True
    return False


async def test_a_record_is_handed_in_with_its_card_file_and_gone_through(
    tmp_path: Path, files: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        host.judge.worlds = 1
        declared = judge.declarations_of
        monkeypatch.setattr(judge, "declarations_of", lambda replay: islice(declared(replay), 2))
        page = await handed(client, *files)
        root = page.url.path.split("/replay")[0]
        assert re.fullmatch(r"/records/[0-9a-f]{40}", root)
        assert await reads_new_card(client, root)
        assert f'href="{root}/cards"' in page.text
        assert (await client.get(f"{root}/cards")).text == files[1]
        assert (await client.get(f"{root}/record")).text == files[0]
        assert (await handed(client, *files)).url == page.url, "it is kept once"
        forked = await client.post(f"{root}/replay/all/1/fork", data={"seat": "0", "bot": "random"})
        match = await host.match(forked.url.path.split("/")[2])
        assert NEW in [face["name"] for face in match.faces]
        await client.post(f"{root}/analysis", headers=SCRIPT)
        await host.work.idle()
        judgement = await host.judge.of(await host.archive.replay(root.rpartition("/")[2]))
        assert judgement is not None
        assert judgement.over
        assert not judgement.failed


async def test_other_matches_are_as_they_were(tmp_path: Path, files: tuple[str, str]) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        before = await host.new_match("invasion", edition="classic", seats=TWO, seed=bytes(32))
        await handed(client, *files)
        after = await host.new_match("invasion", edition="classic", seats=TWO, seed=bytes(32))
        assert after.faces == before.faces
        assert NEW not in [face["name"] for face in after.faces]
        assert after.timeline.table.kind == before.timeline.table.kind
        assert after.snapshot(0).view == before.snapshot(0).view


async def test_a_set_stands_for_the_whole_file_it_is_put_into(tmp_path: Path, files: tuple[str, str]) -> None:
    named = replace(read_record(files[0]), cards=hashlib.sha256(SET.encode()).hexdigest())
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        page = await handed(client, write_record(named), SET)
        assert page.status_code == 200, notice(page)
        assert await reads_new_card(client, page.url.path.split("/replay")[0])


async def test_what_is_wrong_with_both_files_is_told_at_once_with_its_line(
    tmp_path: Path, files: tuple[str, str]
) -> None:
    record, cards = files
    own = card_text(GAMES["invasion"], "classic")
    strength = own.replace("strength: 5", "strength: much")
    wrong = [n for n, (a, b) in enumerate(zip(own.splitlines(), strength.splitlines(), strict=True), 1) if a != b]
    assert len(wrong) > 2
    lines = record.splitlines()
    answers = [n for n, line in enumerate(lines) if line.startswith("Tom: ")][:2]
    for n in answers:
        lines[n] = lines[n].replace("Tom", "Tim")
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        told = notice(await handed(client, "\n".join(lines), strength))
        assert [line.split(":")[0] for line in told if line.startswith("Line")] == [f"Line {n + 1}" for n in answers]
        assert all("an answer looks like" in line for line in told[: len(answers)])
        of_cards = {line.split(":")[0] for line in told if line.startswith("Card file")}
        assert of_cards == {f"Card file, line {n}" for n in wrong}
        for sent, says in (
            ((record,), "Line 12: it was played with a card file of its own, which is needed too"),
            ((record, own), "and that which came with it has"),
            ((record, cards + "\n---\n" + cards), "Card file, line 1: a card file is one document, and here are 2"),
            ((record, "game: invasion"), "Card file"),
            ((record, b"\xff\xfa"), "Card file, line 1: it is not text in UTF-8"),
            ((record, card_text(GAMES["nemesis"], "standard")), "it is of nemesis standard, and the record is of"),
            ((record, "x" * (LONGEST_RECORD + 1)), f"Card file: a card file has at most {LONGEST_RECORD} bytes"),
            (("x" * (LONGEST_RECORD + 1), cards), f"record has at most {LONGEST_RECORD} bytes"),
        ):
            told = notice(await handed(client, *sent))
            assert any(says.split("12: ")[-1] in line for line in told), (says, told)
        assert (await handed(client, "x" * LONGEST_RECORD, "x" * (LONGEST_RECORD + 9000))).status_code == 413
        assert not host.archive.opened


async def test_a_card_file_that_breaks_the_reader_is_refused_in_words(tmp_path: Path, files: tuple[str, str]) -> None:
    async with host_at(tmp_path) as host:
        for text in ("[" * 20_000, "a: &a [*a]", "game: invasion\nedition: none\ncards: 7", "\0", "- " * 9_000):
            with pytest.raises(BadDocument):
                await host.archive.hand_in(files[0], text)
