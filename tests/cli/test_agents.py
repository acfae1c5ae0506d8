"""A language model at the table: a client plays whole short games, asks why, looks up rules, and joins by link."""

import asyncio
import re
import threading
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn
import yaml
from mcp import Client

from timescoop.catalogue import GAMES
from timescoop.cli.agents import agent_server, join
from timescoop.cli.agents.served_table import Unreachable, since
from timescoop.cli.agents.text_page_reader import TextPageReader
from timescoop.hosting import Host, Store
from timescoop.web import create_app
from timescoop.web.serving import listening

OVER = "The game is over."
ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "guides" / "agents.md").read_text("utf-8")
TOOLS = {"list_games", "new_game", "join_game", "look", "answer", "why", "log", "undo", "rule", "card"}


def short(key: str) -> dict[str, str]:
    """A game that begins at the end of one, with the position's names and seats."""
    document = yaml.safe_load(resources.files(GAMES[key].room).joinpath("tiny.yaml").read_text("utf-8"))
    position = document["position"]
    seats = "random,you" if "turn: Bo" in position else "you,random"  # the seat whose turn it is
    return {"game": key, "seats": seats, "seed": "1", "position": position}


class Caller:
    """Calls tools, and expects that they succeed unless told otherwise."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def __call__(self, tool: str, *, fails: bool = False, **asked: Any) -> str:
        result = await self.client.call_tool(tool, asked)
        text = "".join(getattr(part, "text", "") for part in result.content)
        assert bool(result.is_error) is fails, text
        return text


def offered(text: str) -> list[str]:
    """The options at the end of a text: their numbers, or amounts."""
    return re.findall(r"^\s*(\d+)(?:\. .*)?$", text, re.MULTILINE)


@pytest.mark.parametrize("key", sorted(key for key, game in GAMES.items() if game.room.startswith("timescoop.")))
async def test_a_client_plays_a_whole_short_game(key: str) -> None:
    rng = Random(4)
    async with Client(agent_server()) as client:
        call = Caller(client)
        asked: dict[str, Any] = dict(short(key))
        text = await call("new_game", **asked)
        answers = 0
        while OVER not in text:
            text = await call("answer", option=rng.choice(offered(text)))
            answers += 1
            assert answers < 60
        assert answers > 0
        assert re.search(r"Won by|Nobody won", text)
        assert await call("answer", option="1") == OVER
        assert re.search(r"\([A-Z0-9]+-[A-Z0-9]+-\d+", await call("log"))


async def test_a_model_finds_reasons_rules_and_cards() -> None:
    async with Client(agent_server()) as client:
        assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
        call = Caller(client)
        games = await call("list_games")
        assert all(key in games for key in GAMES)
        await call("new_game", game="invasion", seats="random,you", seed="7")
        table = await call("look")
        assert "Hand:" in table
        assert "1. " in table
        assert "INV-TURN-03: " in await call("why")
        assert "You can't choose “buy the moon” now" in await call("why", words="buy the moon")
        before = offered(table)
        picking = await call("answer", option="discard")
        assert offered(picking) != before
        assert offered(await call("undo")) == before
        assert "You can't choose “fly”" in await call("answer", option="fly")
        assert (await call("rule", game="invasion", words="INV-CONFLICT-09")).startswith("INV-CONFLICT-09: ")
        assert "No rule matches" in await call("rule", game="invasion", words="spatula")
        assert (await call("card", game="invasion-classic", name="k-9")).startswith("K-9")


async def test_what_goes_wrong_is_said_in_words() -> None:
    async with Client(agent_server()) as client:
        call = Caller(client)
        assert "there is no table yet" in await call("look", fails=True)
        assert "there is no game 'chess'" in await call("new_game", game="chess", fails=True)
        assert "exactly one seat is yours" in await call("new_game", game="invasion", seats="random,random", fails=True)
        assert "timescoop serve" in await call("new_game", game="invasion", seats="you,friend", fails=True)
        assert "the position has 2 seats" in await call(
            "new_game", fails=True, **{**short("invasion"), "seats": "you,random,random"}
        )
        assert "is of invasion, not of ccg" in await call(
            "new_game", fails=True, **{**short("invasion"), "game": "ccg"}
        )
        assert "isn't a link to a server" in await call("join_game", link="file:///etc/passwd", fails=True)
        assert "isn't an invitation" in await call("join_game", link="http://127.0.0.1:1/secrets", fails=True)
        assert "can't reach" in await call("join_game", link="http://127.0.0.1:1/matches/abc", fails=True)


def test_only_what_is_new_in_a_log_is_told() -> None:
    assert since(["a", "b"], ["b", "c"]) == ["c"]
    assert since([], ["a"]) == ["a"]
    assert since(["a", "b"], ["a", "b"]) == []
    assert since(["a"], ["x", "y"]) == ["x", "y"]


def test_a_page_is_read_as_lines() -> None:
    page = TextPageReader(
        '<p>Outside</p><section aria-labelledby="t-hand"><h2>Your cards</h2><ul><li>A <a href="/r">B</a></li></ul>'
        '</section><form action="/sit"><input type="hidden" name="number" value="3"></form>loose'
    )
    assert page.lines("t-hand") == ["Your cards", "A B"]
    assert (page.fields, page.actions, page.rest()) == ({"number": "3"}, ["/sit"], ["loose"])


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The address of a server in a thread of its own."""
    ready = threading.Event()
    found: list[tuple[str, uvicorn.Server]] = []

    async def serve() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/m.db")
        host = await Host.start(store, workers=0, pace=0.0, luck=Random(5))
        served = uvicorn.Server(uvicorn.Config(create_app(host), log_level="error", lifespan="off"))
        socket = listening("127.0.0.1", 0)
        found.append((f"http://127.0.0.1:{socket.getsockname()[1]}", served))
        ready.set()
        await served.serve([socket])
        await host.close()
        await store.close()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(120)
    yield found[0][0]
    found[0][1].should_exit = True
    thread.join(120)


async def test_a_model_invites_a_friend_and_both_play(server: str) -> None:
    async with Client(agent_server(server)) as client:
        call = Caller(client)
        text = await call("new_game", game="nemesis", seats="you,friend", name="Ada")
        (link,) = re.findall(r"Invitation: (\S+)", text)
        assert "1. " in text
        friend = await asyncio.to_thread(join, f"<{link}>.", "Bo")
        assert "Ada" in await asyncio.to_thread(friend.look, 0)
        first = await call("look", wait=0)
        option = offered(first)[0]
        after = await call("answer", option=option, wait=0)
        assert after != first
        assert "You can" in await asyncio.to_thread(friend.why, "") or "nothing to choose" in friend.why("")
        again = await call("join_game", link=link)
        assert "1. " not in again  # the link was used: a second visitor only watches
        assert "NEM-" in await call("log", table=1)


def test_an_open_link_of_no_match_says_so(server: str) -> None:
    with pytest.raises(Unreachable, match="opens no seat"):
        join(f"{server}/seats/{'a' * 24}/{'b' * 32}", "Bo")


def test_the_guide_names_every_tool() -> None:
    assert set(re.findall(r"^\| `(\w+)` \|", GUIDE, re.MULTILINE)) == TOOLS


def test_the_program_in_the_guide_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```", GUIDE, re.DOTALL | re.MULTILINE)
    short_game = f"""rivals="random", position={short("invasion")["position"]!r}"""
    program = program.replace('rivals="random"', short_game)
    exec(compile(program, "agents.md", "exec"), {})  # noqa: S102 - it is our own text
    assert re.fullmatch(r"\d+ answers, reward [+-]\d, scores \[\d+, \d+\]\n", capsys.readouterr().out)
