"""The table in words, over HTTP and without scripts: a whole game by numbers or words, and the reasons why not."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path

import httpx
import pytest
from tests.breadth import some
from tests.web.test_matches import SCRIPT, browser, host_at, number_in

from timescoop.web import create_app

MOST_LINES = 1500
OVER = "The game is over."


def lines_of(page: str) -> list[str]:
    """What can be read on a page, without its head, a line for each item, heading or paragraph."""
    main = page.split('<main id="main"')[1].split(">", 1)[1].split("</main>", maxsplit=1)[0]
    broken = re.sub(r"</(?:li|p|h1|h2)>", "\n", main)
    return [line.strip() for line in unescape(re.sub(r"<[^>]+>", "", broken)).splitlines() if line.strip()]


def choices_of(lines: list[str]) -> dict[str, str]:
    """The choices that the text numbers, without what each would do, which stands behind a colon."""
    return {match[1]: match[2] for line in lines if (match := re.fullmatch(r"(\d+)\. (.+?)(?:: .+)?", line))}


def wanted(choices: dict[str, str]) -> str:
    """The number of a choice that goes somewhere: attack, play, end, then the first one."""
    for start in ("attack", "play", "end turn", "done", "no"):
        found = [number for number, words in choices.items() if words.startswith(start)]
        if found:
            return found[0]
    return next(iter(choices))


def by_number(choices: dict[str, str]) -> str:
    return wanted(choices)


def by_words(choices: dict[str, str]) -> str:
    """The shortest beginning that only one choice has, in capitals."""
    words = choices[wanted(choices)]
    others = [other for other in choices.values() if other != words]
    ends = range(1, len(words) + 1)
    begun = [words[:end] for end in ends if not any(other.startswith(words[:end]) for other in others)]
    safe = [each for each in begun if len(each) > 5 and not each.endswith(" ")]
    return (safe[0] if safe else words).upper()


def bare(words: str) -> str:
    """A choice without what stands in brackets behind it, such as what its button says."""
    return words.partition(" (")[0]


class Reader:
    """Somebody who reads the text page and types."""

    def __init__(self, client: httpx.AsyncClient, table: str) -> None:
        self.client = client
        self.table = table

    async def read(self) -> list[str]:
        self.page = (await self.client.get(f"{self.table}/text")).text
        return lines_of(self.page)

    async def be_asked(self) -> list[str]:
        """Read until there is something to choose, or the game is over."""
        for _ in range(1000):
            if choices_of(lines := await self.read()) or OVER in lines:
                return lines
            await asyncio.sleep(0.01)
        pytest.fail("nothing was asked")

    async def type(self, words: str) -> httpx.Response:
        form = {"words": words, "number": str(number_in(self.page)), "from": "text"}
        return await self.client.post(f"{self.table}/say", data=form)

    async def hear(self, words: str) -> list[str]:
        """What is answered to a question."""
        said = lines_of((await self.type(words)).text)
        return said[said.index(f"> {words}") + 1 : said.index("Your choice")]


@asynccontextmanager
async def reader_at(folder: Path, game: str = "invasion", edition: str = "classic") -> AsyncIterator[Reader]:
    async with host_at(folder) as host, browser(create_app(host)) as client:
        form = {"game": game, "edition": edition, "seats": "2", "bot": "random", "name": "Elisabeth"}
        page = await client.post("/play", data=form)
        reader = Reader(client, str(page.url.path))
        await reader.be_asked()
        yield reader


@pytest.mark.parametrize("say", some([by_number, by_words], 1))
async def test_a_whole_game_is_played_by_reading_and_typing(
    tmp_path: Path, say: Callable[[dict[str, str]], str]
) -> None:
    async with reader_at(tmp_path) as reader:
        for _ in range(MOST_LINES):
            if OVER in (lines := await reader.be_asked()):
                break
            choices = choices_of(lines)
            page = await reader.type(say(choices))
            assert page.url.path == f"{reader.table}/text", (choices, lines_of(page.text)[:4])
        else:
            pytest.fail("it goes on and on")
        assert any(line.startswith(("Won by", "Nobody won")) for line in lines)


@pytest.mark.parametrize("say", some([by_number, by_words], 0))
async def test_turns_of_nemesis_are_played_by_reading_and_typing(
    tmp_path: Path, say: Callable[[dict[str, str]], str]
) -> None:
    async with reader_at(tmp_path, "nemesis", "standard") as reader:
        for _ in range(60):
            await reader.be_asked()
            choices = choices_of(lines_of(reader.page))
            page = await reader.type(say(choices))
            assert page.url.path == f"{reader.table}/text", (choices, lines_of(page.text)[:4])
        assert "began turn 3" in (await reader.client.get(f"{reader.table}/log")).text


async def test_what_a_button_says_may_be_typed_where_the_choice_has_another_name(tmp_path: Path) -> None:
    async with reader_at(tmp_path, "ccg", "first") as reader:
        choices: dict[str, str] = {}
        for _ in range(40):
            lines = await reader.be_asked()
            choices = choices_of(lines)
            if "pass" in choices.values() and any("Play a card" in line for line in lines):
                break
            await reader.type(next(iter(choices)))
        assert "Put cards into motion" not in choices.values()
        await reader.type("put CARDS into motion")
        await reader.be_asked()
        assert any("You began to put cards into motion." in line for line in await reader.hear("log"))


async def to_an_attack(reader: Reader) -> str:
    """Play until something can be attacked; that choice."""
    for _ in range(60):
        choices = choices_of(await reader.be_asked()).values()
        if attacks := [words for words in choices if words.startswith("attack ")]:
            return attacks[0]
        await reader.type(wanted(choices_of(lines_of(reader.page))))
    pytest.fail("nothing could be attacked")


async def test_a_whole_move_is_typed_in_one_line_and_refused_as_a_whole(tmp_path: Path) -> None:
    async with reader_at(tmp_path) as reader:
        attack = await to_an_attack(reader)
        before, number = lines_of(reader.page), number_in(reader.page)
        (refused,) = await reader.hear(f"{attack} with nobody")
        assert refused.startswith(f"Nothing was done: “nobody” isn't a choice after “{attack}”. You can choose: ")
        enemy = re.split(r", | and |\.$", refused.partition("You can choose: ")[2])[0]
        (refused,) = await reader.hear(f"{attack} with {enemy}, done, {attack}")
        assert refused == "Nothing was done: the move ends with “done”. Type what follows as a move of its own."
        assert (await reader.be_asked(), number_in(reader.page)) == (before, number)
        page = await reader.type(f"{attack.upper()} with {enemy}")
        assert page.url.path == f"{reader.table}/text", lines_of(page.text)[:4]
        assert number_in((await reader.client.get(f"{reader.table}/text")).text) == number + 1
        assert enemy in (await reader.client.get(f"{reader.table}/log")).text


async def test_short_words_tell_hand_table_log_and_choices(tmp_path: Path) -> None:
    async with reader_at(tmp_path) as reader:
        said = {word: await reader.hear(word) for word in ("h", "hand", "t", "table", "l", "log", "?", "help")}
        assert said["h"] == said["hand"]
        assert said["t"] == said["table"]
        assert said["l"] == said["log"]
        assert said["?"] == said["help"]
        assert said["h"][0].startswith("Hand: ")
        assert any(line.startswith("Elisabeth, you: ") for line in said["t"])
        assert any("began turn 1" in line and line.endswith("(INV-TURN-01)") for line in said["l"])
        assert choices_of(said["?"]) == choices_of(await reader.read())


async def test_the_last_answer_is_taken_back_by_typing(tmp_path: Path) -> None:
    async with reader_at(tmp_path) as reader:
        first = choices_of(await reader.read())
        verb = next(words for words in first.values() if words.startswith(("attack", "reserve", "discard")))
        for undo in ("undo", "Take  back"):
            await reader.type(verb)
            assert choices_of(await reader.read()) != first
            await reader.type(undo)
            assert choices_of(await reader.read()) == first
        (said,) = await reader.hear("undo")
        assert said == "There is nothing to undo now."


async def test_what_is_no_choice_is_told_why_with_its_clause(tmp_path: Path) -> None:
    async with reader_at(tmp_path) as reader:
        for words in ("why not end turn", "end turn"):
            (said,) = await reader.hear(words)
            assert re.fullmatch(
                r"You can't choose “end turn” now\. A turn ends with three cards in hand, .* \(INV-AMB-05\)\.", said
            )
        first = choices_of(await reader.read())["1"]
        for words in (f"why not {first}", f"why {first}"):
            (told,) = await reader.hear(words)
            assert re.fullmatch(rf"You can choose “{re.escape(bare(first))}” because .* \(INV-.*\)\.", told)


async def test_why_not_names_all_the_choices_that_the_words_fit(tmp_path: Path) -> None:
    async with reader_at(tmp_path) as reader:
        await to_an_attack(reader)
        attacks = [words for words in choices_of(lines_of(reader.page)).values() if words.startswith("attack ")]
        while len(attacks) < 2:
            await reader.type(wanted(choices_of(lines_of(reader.page))))
            await to_an_attack(reader)
            attacks = [words for words in choices_of(lines_of(reader.page)).values() if words.startswith("attack ")]
        (said,) = await reader.hear("why not attack")
        assert said == f"That could be {', '.join(map(bare, attacks))}."


async def test_every_choice_tells_why_it_is_on_offer(tmp_path: Path) -> None:
    async with reader_at(tmp_path) as reader:
        for _ in range(40):
            choices = choices_of(await reader.read())
            if not choices:
                await asyncio.sleep(0.01)
                continue
            told = await reader.hear("why")
            assert len(told) == len(choices)
            for words, sentence in zip(choices.values(), told, strict=True):
                assert re.fullmatch(
                    rf"You can choose “{re.escape(bare(words))}” because .* \([A-Z]+-.*\d\)\.", sentence
                ), sentence
            page = lines_of((await reader.client.get(f"{reader.table}/why")).text)
            assert page[1 : len(told) + 1] == told
            await reader.type(by_number(choices))


async def test_every_unlit_card_and_place_leads_to_why_not(tmp_path: Path) -> None:
    async with reader_at(tmp_path) as reader:
        page = (await reader.client.get(reader.table)).text
        links = re.findall(r'class="why-not" href="([^"]+)"', page)
        scene = page.split('id="scene"')[1].split('class="reader"')[0]
        hand = scene.split('class="own"')[1].split("</ul>")[0].split("<li ")[1:]
        places = scene.split('class="site"')[1:]
        assert len(hand) >= 2
        assert len(places) >= 2
        for card in [piece.split("</li>")[0] for piece in [*hand, *places]]:
            assert ('name="option"' in card) != ('class="why-not"' in card)
        for link in links:
            told = lines_of((await reader.client.get(unescape(link))).text)
            assert re.search(r"\([A-Z-]+\d+(, [A-Z-]+\d+)?\)\.$", told[1]), told


async def test_a_script_is_answered_with_the_lines_alone(tmp_path: Path) -> None:
    async with reader_at(tmp_path) as reader:
        form = {"words": "<b>", "number": "1", "from": "table"}
        said = await reader.client.post(f"{reader.table}/say", data=form, headers=SCRIPT)
        assert said.text.startswith('<div class="answer">')
        assert "<b>" not in said.text


async def test_a_number_from_an_older_list_is_refused(tmp_path: Path) -> None:
    async with reader_at(tmp_path) as reader:
        old = reader.page
        await reader.type(by_number(choices_of(lines_of(old))))
        await reader.be_asked()
        reader.page = old
        assert (await reader.type("1")).status_code == 409


async def test_who_watches_may_read_and_not_choose(tmp_path: Path) -> None:
    async with reader_at(tmp_path) as reader:
        reader.client.cookies.clear()
        lines = await reader.read()
        assert not choices_of(lines)
        assert any(line.startswith("Elisabeth: ") for line in lines)
        assert await reader.hear("end turn") == ["You're watching: only the players can choose."]
