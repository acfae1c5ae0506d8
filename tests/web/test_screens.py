"""Forty screens read as their golden files say, and no page shows a mark of Markdown, of the grammar or of code."""

import re
from pathlib import Path
from typing import Final

import pytest
from tests.golden_texts import changes
from tests.web.page_text import PageText
from tests.web.screens import golden, screens, visitors

from timescoop.catalogue import GAMES

SYMBOL: Final = re.compile(r"[*`{}<>|\\]|##|\w_\w")
ADDRESS: Final = re.compile(r"https?://\S+")
MANY: Final = 40


def symbols(page: PageText) -> list[str]:
    """The pieces of a page, outside of code, that have a symbol which readers should not see."""
    said = [ADDRESS.sub("", words) for words in page.words]
    return [words for words in said if SYMBOL.search(words)]


async def test_forty_screens_read_as_their_golden_files(tmp_path: Path) -> None:
    shown = await screens(tmp_path)
    assert len(shown) >= MANY
    assert changes("screens", {name: golden(page) for name, page in shown.items()}) == []
    assert {name: found for name, page in shown.items() if (found := symbols(page))} == {}


@pytest.mark.parametrize("tongue", ["en", "de"])
async def test_no_page_of_rules_lessons_or_phrases_shows_a_symbol(tmp_path: Path, tongue: str) -> None:
    found: dict[str, list[str]] = {}
    async with visitors(tmp_path) as come, come() as reader:
        for game in GAMES.values():
            edition = game.editions[0].key
            pages = [f"/rules/{game.key}", f"/learn/{game.key}", f"/workshop/{game.key}/{edition}/phrases"]
            book = await reader.get(pages[0], headers={"accept-language": tongue})
            assert f'lang="{tongue}"' in book.text
            pages += sorted(set(re.findall(rf'href="(/rules/{game.key}/chapters/[\w-]+)', book.text)))
            for address in pages:
                found[address] = symbols(
                    PageText((await reader.get(address, headers={"accept-language": tongue})).text)
                )
    assert len(found) >= MANY
    assert {address: raw for address, raw in found.items() if raw} == {}


def test_a_symbol_is_seen_outside_of_code_and_addresses() -> None:
    for raw in ("The *Card Game*", "Use `set`", "take &lt;number&gt;", "Option tardis_start", "a | b", "### Attaching"):
        assert symbols(PageText(f"<p>{raw}</p>")), raw
    assert not symbols(PageText("<p>Use <code>`a_b`</code>, see http://127.0.0.1/a_b. 2 × 3</p>"))


def test_a_page_reads_from_top_to_bottom() -> None:
    page = '<h1>Lobby</h1><svg>x</svg><ul><li>Ada <b>you</b><li>Bob</ul><p>Go<a href="/">home</a>.<button>Play</button>'
    assert PageText(page).lines() == ["# Lobby", "- Ada you", "- Bob", "Go home. [Play]"]
