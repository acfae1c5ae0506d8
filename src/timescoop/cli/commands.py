"""Every command with its words for `--help`. What a command needs is imported when it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

from timescoop.cli.administering import admin
from timescoop.cli.ending import FINE, installed
from timescoop.cli.making import deck, workshop
from timescoop.cli.screen.help_pages import TranslatedFormatter
from timescoop.cli.study import Pairs, Switch, analyse, rate, report, simulate, train

HELP: Final = "Play, host and study card games of the Doctor Who universe. An unofficial fan work."
EXAMPLES: Final = """Examples:

  timescoop serve                                 play in the browser
  timescoop learn invasion                        learn the game in ten minutes
  timescoop play invasion --seats you,greedy      play in the terminal
  timescoop play invasion --plain                 for pipes and braille displays
  timescoop simulate invasion --games 200 --bots greedy,greedy,random
  timescoop rules INV-CONFLICT-17                 show a rule
  timescoop rules dalek counter                   search the rules
  timescoop guide notation                        how to write positions
  timescoop guide new-game                        your own game in an evening
  timescoop cards export invasion-2012 > my.yaml  all cards, for you to correct
  timescoop play invasion --cards my.yaml         play with your cards

Help for one command: timescoop play --help"""

app: Final = App(
    name="timescoop",
    help=HELP,
    help_epilogue=EXAMPLES,
    help_format="plaintext",
    help_formatter=TranslatedFormatter(),
    version=installed,
    version_flags=["--version"],
    suppress_keyboard_interrupt=False,  # the caller ends with the exit code of the signal
)
check: Final = App(
    name="check",
    help="Check scenarios and positions.",
    help_epilogue="How to write them: timescoop guide notation",
    help_format="plaintext",
)
cards: Final = App(
    name="cards",
    help="Show the cards of an edition, correct them, import and export them.",
    help_epilogue="Example: timescoop cards show The Mara",
    help_format="plaintext",
)
for part in (check, cards, deck, workshop, admin):
    app.command(part)
app.command(simulate, help_epilogue="Example: timescoop simulate invasion --games 1000 --bots greedy,greedy,random")
app.command(rate, help_epilogue="Example: timescoop rate invasion --bots greedy,novice,random --games 200")
app.command(train, help_epilogue="Example: timescoop train invasion --seats 2-4 --hours 1 --keep invasion-run")
app.command(analyse, help_epilogue="Example: timescoop analyse mine.txt --seat Tom")
app.command(report, help_epilogue="Example: timescoop report games --out games.html")


@app.command(
    help_epilogue="Example: timescoop play invasion --edition classic --seats you,lookahead,greedy --save mine.txt"
)
def play(  # noqa: PLR0913 - each is a word of the command
    game: str = "invasion",
    *,
    edition: str | None = None,
    seats: str | None = None,
    seed: str | None = None,
    options: Pairs = None,
    cards: Path | None = None,
    plain: Switch = False,
    save: Path | None = None,
    overwrite: Switch = False,
) -> int:
    """Play a game in the terminal.

    Type the number of an option, or its words. Type help for the other commands.

    Args:
        game: invasion, nemesis, ccg, or the key of a plug-in's game.
        edition: The key of the edition, such as classic or 2012.
        seats: Who plays, in turn order: you or a bot (see `timescoop bots`), also with names: Ann=you,Bob=greedy.
            By default you,lookahead,greedy; in a solitaire only you.
        seed: A number or 64 hexadecimal digits, to repeat a deal.
        options: Optional rules, as key=value.
        cards: Your own card file, instead of the cards of the edition.
        plain: Plain text: no colours, no boxes, one item per line.
        save: Save the record here when the game ends or is interrupted.
        overwrite: Replace an existing file.
    """
    from timescoop.cli.playing import play_game

    return play_game(game, edition, seats, seed, options or [], cards, plain=plain, save=save, overwrite=overwrite)


@app.command(help_epilogue="Example: timescoop learn invasion --lesson defending")
def learn(game: str = "invasion", *, lesson: str | None = None, plain: Switch = False) -> int:
    """Learn a game in ten minutes, in short lessons.

    Args:
        game: invasion, nemesis, ccg, or the key of a plug-in's game.
        lesson: Number or name of the lesson to start with.
        plain: Plain text: no colours, no boxes, one item per line.
    """
    from timescoop.cli.learning import learn_game

    return learn_game(game, lesson, plain=plain)


@app.command(help_epilogue="Example: timescoop serve --port 8000 --lan")
def serve(
    *,
    port: int | None = None,
    lan: Switch = False,
    store: str | None = None,
    name: Pairs = None,
    reports: Switch = False,
    bot_workers: int | None = None,
    config: Path | None = None,
    check: Switch = False,
) -> int:
    """Run a server, to play in the browser.

    You can also set every option in a file, or as an environment variable such as TIMESCOOP_PORT.

    Args:
        port: The port; by default 8000, or the next free one.
        lan: Let others on your network join; shows a link and a QR code.
        store: Where matches are saved: a file, or the address of a PostgreSQL database.
        name: A domain of this server, for use behind a proxy. You can repeat it.
        reports: Let every visitor see statistics of all finished matches at /reports?of=all, without names.
        bot_workers: Number of processes for bots. A good number is one less than the processors of the machine.
        config: A TOML file with settings.
        check: Check all settings and print them, without secrets; serve nothing.
    """
    from timescoop.cli.serving import serve_tables

    flags = {"port": port, "store": store, "bot_workers": bot_workers, "names": name or None}
    flags |= {"lan": lan or None, "reports": reports or None}
    return serve_tables(flags, config, check=check)


@app.command(help_epilogue="Example: timescoop work --store /var/lib/timescoop/tables.db --bot-workers 3")
def work(*, store: str | None = None, bot_workers: int | None = None, config: Path | None = None) -> int:
    """Run a worker: bots, playtests, game analyses and statistics, in processes apart from the servers.

    You can start several workers, on any machine that reaches
    the store of the servers. Servers notice within two seconds, and do the work themselves again if no worker is left.

    Args:
        store: Where the matches are saved, as for `timescoop serve`.
        bot_workers: Number of processes for bots, which is how many bots can think at a time.
        config: A TOML file with settings; it can be the servers' file.
    """
    from timescoop.cli.serving import work_for_servers

    return work_for_servers({"store": store, "bot_workers": bot_workers}, config)


@app.command(help_epilogue="Example: timescoop mcp --server http://127.0.0.1:8000")
def mcp(*, server: str = "") -> int:
    """Let a language model play, over MCP (the Model Context Protocol).

    An assistant starts this command and talks to it over standard input and output. Setup: timescoop guide agents

    Args:
        server: The address of a running timescoop serve, to play there, also with friends who join by link.
    """
    from timescoop.cli.agents import serve_agents

    serve_agents(server)
    return FINE


@app.command(help_epilogue="Example: timescoop backup tables-2026-11-22.db")
def backup(file: Path, *, store: str | None = None) -> int:
    """Back up all matches to a file, even while people play, and check the copy.

    Args:
        file: The new file. To restore a backup, serve it with --store.
        store: The store to copy; by default the one in your own folder.
    """
    from timescoop.cli.serving import back_up_store

    return back_up_store(file, store)


@app.command(help_epilogue="Example: timescoop replay mine.txt --at 40")
def replay(record: Path, *, at: int | None = None, seat: str | None = None, cards: Path | None = None) -> int:
    """Replay a recorded game, or show the table at one moment of it.

    Args:
        record: The record file.
        at: Show the table after this many answers, instead of the whole game.
        seat: Show what this player saw, instead of a spectator.
        cards: The card file, if the game used custom cards.
    """
    from timescoop.cli.records import replay_record

    return replay_record(record, at, seat, cards)


@app.command(help_epilogue="Example: timescoop verify mine.txt")
def verify(record: Path, *, cards: Path | None = None) -> int:
    """Check a record: the sealed deal, every answer and the result.

    Args:
        record: The record file.
        cards: The card file, if the game used custom cards.
    """
    from timescoop.cli.records import verify_record

    return verify_record(record, cards)


@app.command(help_epilogue="Example: timescoop rules INV-CONFLICT-17")
def rules(*words: str, game: str = "invasion") -> int:
    """Show a rule, search the rules, or list the chapters.

    Args:
        words: A rule's number or the end of it (conflict-17), a chapter, or words to search for.
        game: invasion, nemesis, ccg, or the key of a plug-in's game.
    """
    from timescoop.cli.ruling import show_rules

    return show_rules(game, " ".join(words))


@app.command(help_epilogue="")
def bots() -> int:
    """List the bots, weakest first."""
    from timescoop.cli.listing import show_bots

    return show_bots()


@app.command(help_epilogue="")
def version() -> int:
    """Show the version."""
    print(installed())
    return 0


@app.command(help_epilogue="Example: timescoop guide notation")
def guide(name: str = "") -> int:
    """Show a guide, or list the guides.

    Args:
        name: The name of the guide.
    """
    from timescoop.cli.guiding import show_guide

    return show_guide(name)


@check.command(help_epilogue="Example: timescoop check scenario tests/scenarios/invasion/conflict.yaml")
def scenario(*files: Path) -> int:
    """Play scenarios and report claims that fail.

    Args:
        files: Scenario files, or folders of them.
    """
    from timescoop.cli.checking import check_scenarios

    return check_scenarios(list(files))


@check.command(help_epilogue="Example: timescoop check position mine.yaml")
def position(file: Path, *, cards: Path | None = None) -> int:
    """Read a position, report problems, and show the table.

    Args:
        file: The position file.
        cards: Your own card file, instead of the cards of the edition.
    """
    from timescoop.cli.checking import check_position

    return check_position(file, cards)


@cards.command(name="list", help_epilogue="Example: timescoop cards list invasion-2012")
def list_cards(edition: str = "invasion-classic") -> int:
    """List the cards of an edition.

    Args:
        edition: The game and edition, such as invasion-classic, or your own card file.
    """
    from timescoop.cli.listing import show_cards

    return show_cards(edition)


@cards.command(help_epilogue="Example: timescoop cards show The Mara")
def show(*name: str, edition: str = "invasion-classic") -> int:
    """Show a card: its numbers, its text, and the source of each.

    Args:
        name: The name of the card, or part of it.
        edition: The game and edition, such as invasion-classic, or your own card file.
    """
    from timescoop.cli.listing import show_card

    return show_card(" ".join(name), edition)


@cards.command(help_epilogue="Example: timescoop cards export invasion-2012 > mine.yaml")
def export(edition: str = "invasion-classic", *, to: str = "yaml", out: Path | None = None) -> int:
    """Export the cards of an edition or a set, also for other programs.

    Args:
        edition: The game and edition, such as invasion-classic, or your own set or card file.
        to: yaml or json, which keep everything; xlsx, ods, csv or tsv, which are worksheets; or lackey.
        out: Write to this file. XLSX and ODS need it.
    """
    from timescoop.cli.cardwork import export_cards

    return export_cards(edition, to, out)


@cards.command(help_epilogue="Example: timescoop cards worksheet invasion-2012 > box.csv")
def worksheet(edition: str = "invasion-classic", *, out: Path | None = None) -> int:
    """Export a worksheet of all cards, for you to correct in a spreadsheet and import.

    Args:
        edition: The game and edition, such as invasion-classic.
        out: Write to this file: box.csv, box.tsv, box.xlsx or box.ods.
    """
    from timescoop.cli.cardwork import write_worksheet

    return write_worksheet(edition, out)


@cards.command(
    name="import", help_epilogue='Example: timescoop cards import box.csv --compared-by "Ada Lovelace" > mine.yaml'
)
def import_cards(
    file: Path,
    *,
    edition: str | None = None,
    mapping: str | None = None,
    title: str = "",
    compared_by: Annotated[str, Parameter(name=("--compared-by", "--mine"))] = "",
    by_hand: Switch = False,
) -> int:
    """Import cards from a spreadsheet or another program as a set.

    Args:
        file: A worksheet or another card list: CSV, TSV, XLSX, ODS, JSON, YAML or LackeyCCG.
        edition: The game and edition, such as ccg-first. A worksheet says so itself.
        mapping: What the columns mean: lackey, or a YAML file of your own.
        title: The title of the set.
        compared_by: Your name, if you compared the cards with your own box. It is noted with today's date.
        by_hand: Keep texts that can't be read; players carry them out by hand.
    """
    from timescoop.cli.cardwork import import_file

    return import_file(file, edition, mapping, title, compared_by, by_hand=by_hand)


@cards.command(help_epilogue="Example: timescoop cards compare mine.yaml yours.yaml")
def compare(one: str, other: str) -> int:
    """Compare two card files, card by card.

    Args:
        one: A set or card file, a link to a set, or an edition, as invasion-classic.
        other: Another one of the same edition.
    """
    from timescoop.cli.cardwork import compare_files

    return compare_files(one, other)


@cards.command(name="check", help_epilogue="Example: timescoop cards check mine.yaml")
def check_cards(file: Path) -> int:
    """Check a card file and list every problem.

    Args:
        file: The card file.
    """
    from timescoop.cli.listing import check_card_file

    return check_card_file(file)
