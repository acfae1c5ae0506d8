"""The tools that a language model gets: tables to create, join and play at, rules and cards to look up."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from timescoop.catalogue import BOTS, GAMES
from timescoop.cli.agents.local_table import LocalTable
from timescoop.cli.agents.served_table import join, new_served_table
from timescoop.cli.agents.text_table import TextTable
from timescoop.cli.choosing import YOU, edition_of, game_of, options_of, seated, seed_of, sitters_of
from timescoop.cli.ending import BadUsage, installed
from timescoop.cli.screen.sight import sight
from timescoop.cli.sitting import Deal
from timescoop.documents import read_position, read_text, related, rulebook, search
from timescoop.kernel import SEED_BYTES, Game, Table, TimescoopError

if TYPE_CHECKING:
    from mcp.server import MCPServer

FRIEND: Final = "friend"  # a seat that somebody joins by link
MODEL: Final = "Model"  # what a model is called if it doesn't say
WAIT_S: Final = 60.0
MANY_RULES: Final = 12
MANY_CARDS: Final = 5
HOW_TO_PLAY: Final = """Timescoop plays card games of hidden information.

Create a table with new_game, or join_game with an invitation link. Then read the question and its numbered options, and
send one option with answer, until the game is over. A move is often several answers in a row.
You see only what your seat may know. Use why for reasons, rule for the rules (numbers such as INV-CONFLICT-09 stand
behind each line), and card for the printed text of a card."""


class Tables:
    """The tables of one session, by number; calls for one table come one after the other.

    Args:
        server: The server where tables with friends are created; empty without one.
    """

    def __init__(self, server: str) -> None:
        self.server = server
        self.tables: list[tuple[TextTable, threading.Lock]] = []

    def add(self, table: TextTable) -> int:
        """Keep a table; its number."""
        self.tables.append((table, threading.Lock()))
        return len(self.tables)

    @contextmanager
    def at(self, number: int) -> Iterator[TextTable]:
        """A table by its number; 0 is the newest.

        Raises:
            BadUsage: There is none.
        """
        if not self.tables:
            raise BadUsage("there is no table yet. Create one with new_game, or join one with join_game")
        if not 0 <= number <= len(self.tables):
            raise BadUsage(f"there is no table {number}. The tables are 1 to {len(self.tables)}")
        table, lock = self.tables[number - 1]
        with lock:
            yield table

    # ---- tools; their docstrings are what the model reads

    def list_games(self) -> str:
        """List the games with their editions and numbers of seats, and the bots from weakest to strongest."""
        lines = []
        for game in GAMES.values():
            editions = (f"{each.key} ({each.fewest_players} to {each.most_players} players)" for each in game.editions)
            lines.append(f"{game.key}: {game.title}. Editions: {', '.join(editions)}.")
        lines.append("Bots, weakest first:")
        lines += [f"{bot.key}: {bot.about}" for bot in sorted(BOTS.values(), key=lambda bot: bot.level)]
        return "\n".join(lines)

    def new_game(
        self, game: str, seats: str = "you,greedy", edition: str = "", seed: str = "", options: str = "",
        position: str = "", name: str = MODEL,
    ) -> str:  # fmt: skip
        """Create a table and see the first question.

        Args:
            game: Key of a game, see list_games.
            seats: Who sits where in turn order, with commas: "you" once, keys of bots, and "friend" for each seat that
                somebody else joins by link (only with a server).
            edition: Key of an edition; empty for the default.
            seed: A number, to repeat a deal; not with friends.
            options: Optional rules as key=value with commas; not with friends.
            position: A position as YAML text to start from, for puzzles; not with friends.
            name: What other players see.
        """
        who = [each.strip() for each in seats.split(",")]
        played = game_of(game)
        printing = played.edition(edition or None)
        if FRIEND in who or (self.server and not (seed or options or position)):
            return self.new_served_game(game, printing.key, who, name)
        start, names = (None, [name if each == YOU else "" for each in who])
        if position:
            start, names = table_at(position, played)
            if len(names) != len(who):
                raise BadUsage(f"the position has {len(names)} seats, not {len(who)}")
        deal = Deal(
            game=played,
            edition=printing.key,
            options=played.settle_options(printing, options_of([options] if options else [])),
            seed=seed_of(seed or None),
            given=bool(seed),
            cards=None,
            pool="",
            start=start,
        )
        seats = ",".join(f"{own}={each}" if own else each for own, each in zip(names, who, strict=True))
        sitters = sitters_of(seats, played)
        table = LocalTable(deal, sitters if start is not None else seated(printing, sitters))
        return f"Table {self.add(table)}.\n{table.look(0)}"

    def new_served_game(self, game: str, edition: str, who: Sequence[str], name: str) -> str:
        """Create a table on the server; the links for friends come first."""
        if not self.server:
            raise BadUsage(
                "a friend joins by link, which needs a server: run `timescoop serve`, "
                "then `timescoop mcp --server http://127.0.0.1:8000`"
            )
        table = new_served_table(self.server, game, edition, who, name)
        links = [f"Invitation: {link}" for link in table.links]
        return "\n".join([f"Table {self.add(table)}.", *links, table.look(0 if links else WAIT_S)])

    def join_game(self, link: str, name: str = MODEL) -> str:
        """Take a seat by its invitation link, or watch a match by its link.

        Args:
            link: As a player sent it: http://.../seats/... or http://.../matches/...
            name: What the other players see.
        """
        table = join(link, name)
        return f"Table {self.add(table)}.\n{table.look(0)}"

    def look(self, table: int = 0, wait: float = WAIT_S) -> str:
        """See the whole table, your cards, the question and your options.

        Args:
            table: Number of the table; 0 for the newest.
            wait: Seconds to wait at most, up to 600, while others play.
        """
        with self.at(table) as here:
            return here.look(wait)

    def answer(self, option: str, table: int = 0, wait: float = WAIT_S) -> str:
        """Answer the question; then read what happened and the next question.

        Args:
            option: The number of an option in the list, or its words.
            table: Number of the table; 0 for the newest.
            wait: Seconds to wait at most, up to 600, while others play.
        """
        with self.at(table) as here:
            return here.answer(option, wait)

    def why(self, words: str = "", table: int = 0) -> str:
        """Read the rule behind the question, or why something can or can't be chosen now.

        Args:
            words: The words of an option, or of a move that is not offered; empty for the question itself.
            table: Number of the table; 0 for the newest.
        """
        with self.at(table) as here:
            return here.why(words)

    def log(self, table: int = 0) -> str:
        """Read the latest events, each with the number of its rule."""
        with self.at(table) as here:
            return here.log()

    def undo(self, table: int = 0) -> str:
        """Take your last answer back, if nobody has learnt anything since."""
        with self.at(table) as here:
            return here.undo()

    def rule(self, game: str, words: str = "") -> str:
        """Look up rules.

        Args:
            game: Key of a game.
            words: The number of a clause, a chapter, or words to search for; empty lists the chapters.
        """
        clauses = rulebook(game_of(game).room)
        if not words.strip():
            return "\n".join(dict.fromkeys(clause.chapter for clause in clauses))
        whole = [clause for clause in clauses if clause.chapter.casefold() == words.strip().casefold()]
        found = whole or search(clauses, words)
        lines = [f"{clause.number}: {clause.text}" for clause in (found if whole else found[:MANY_RULES])]
        if len(found) == 1:
            lines += [f"See also {each.number}: {each.text}" for each in related(clauses, found[0])]
        elif len(found) > len(lines):
            lines.append(f"{len(found) - len(lines)} more; add a word.")
        return "\n".join(lines) or f"No rule matches {words!r}."

    def card(self, game: str, name: str) -> str:
        """Read the printed text of cards.

        Args:
            game: Key of a game, with an edition if you like: invasion-2012.
            name: The name of a card, or its beginning.
        """
        played, edition = edition_of(game)
        table = played.deal(seats=edition.most, seed=bytes(SEED_BYTES), edition=edition.key)
        told = sight(played, table, table.seats, [f"Seat {seat + 1}" for seat in range(table.seats)])
        wanted = name.strip().casefold()
        faces = [face for face in told.faces if face["name"].casefold().startswith(wanted)]
        exact = [face for face in faces if face["name"].casefold() == wanted]
        lines = [line.text for face in (exact or faces)[:MANY_CARDS] for line in told.face_lines(face)]
        return "\n".join(lines) if wanted and lines else f"There is no card {name!r}."


def table_at(text: str, game: Game) -> tuple[Table, list[str]]:
    """The table of a position and the names of its seats.

    Raises:
        BadUsage: The text is no position of the game.
        BadDocument: It can't be read; the message names the line.
    """
    documents = read_text(text)
    if len(documents) != 1 or not isinstance(documents[0].value, dict):
        raise BadUsage("a position is one YAML document with game, edition and players. See: timescoop guide notation")
    found = read_position(documents[0], GAMES)
    if found.game.key != game.key:
        raise BadUsage(f"the position is of {found.game.key}, not of {game.key}")
    return found.table, found.names


def agent_server(server: str = "") -> MCPServer:
    """An MCP server with the tools of one session.

    Args:
        server: The address of a Timescoop server for tables with friends; empty without one.

    Raises:
        BadUsage: The package `mcp` is not installed.
    """
    try:
        from mcp.server import MCPServer
    except ImportError as error:
        raise BadUsage("this needs another package: pip install 'timescoop[mcp]'") from error
    tables = Tables(server)
    out: MCPServer = MCPServer("timescoop", instructions=HOW_TO_PLAY, version=installed(), log_level="ERROR")
    for tool in (
        tables.list_games, tables.new_game, tables.join_game, tables.look, tables.answer, tables.why, tables.log,
        tables.undo, tables.rule, tables.card,
    ):  # fmt: skip
        out.add_tool(saying_what_is_wrong(tool), structured_output=False)
    return out


def saying_what_is_wrong(tool: Callable[..., str]) -> Callable[..., str]:
    """The same tool; what goes wrong for a reason is told to the model in words."""
    from functools import wraps

    from mcp.server.mcpserver.exceptions import ToolError

    @wraps(tool)
    def carried_out(*args: object, **named: object) -> str:
        try:
            return tool(*args, **named)
        except TimescoopError as error:
            raise ToolError(str(error)) from error

    return carried_out


def serve_agents(server: str) -> None:
    """Serve one session over standard input and output, until the client leaves."""
    agent_server(server).run("stdio")
