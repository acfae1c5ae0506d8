"""Every command with its words for `--help`. What a command needs is imported when it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cyclopts import App

from timescoop.cli.ending import installed
from timescoop.cli.making import deck, workshop
from timescoop.cli.study import Pairs, Switch, analyse, rate, report, simulate

HELP: Final = "Play, host and study card games of the Doctor Who universe. An unofficial fan work."
EXAMPLES: Final = """Examples:

  timescoop serve                                       a table in the browser
  timescoop learn invasion                              a first game, in ten minutes
  timescoop play invasion --seats you,lookahead,greedy  a table in the terminal
  timescoop play invasion --plain                       for pipes and braille
  timescoop simulate invasion --games 200 --bots greedy,greedy,random
  timescoop rules INV-CONFLICT-17                       a rule by its number
  timescoop rules dalek counter                         rules by words
  timescoop guide notation                              how positions, games and claims are written
  timescoop guide new-game                              a game of your own, in an evening
  timescoop cards export invasion-2012 > mine.yaml      correct it, and then
  timescoop play invasion --cards mine.yaml             play with it

Every command explains itself: timescoop play --help"""

app: Final = App(
    name="timescoop",
    help=HELP,
    help_epilogue=EXAMPLES,
    help_format="plaintext",
    version=installed,
    version_flags=["--version"],
    suppress_keyboard_interrupt=False,  # the caller ends with the exit code of the signal
)
check: Final = App(
    name="check",
    help="Check scenarios and positions that people have written.",
    help_epilogue="How they are written: timescoop guide notation",
    help_format="plaintext",
)
cards: Final = App(
    name="cards", help="See the cards of an edition, or correct them in a file.", help_format="plaintext"
)
for part in (check, cards, deck, workshop):
    app.command(part)
app.command(simulate, help_epilogue="Example: timescoop simulate invasion --games 1000 --bots greedy,greedy,random")
app.command(rate, help_epilogue="Example: timescoop rate invasion --bots greedy,novice,random --games 200")
app.command(analyse, help_epilogue="Example: timescoop analyse mine.txt --seat Tom")
app.command(report, help_epilogue="Example: timescoop report games --out games.html")


@app.command(
    help_epilogue="Example: timescoop play invasion --edition classic --seats you,lookahead,greedy --save mine.txt"
)
def play(  # noqa: PLR0913 - each is a word of the command
    game: str = "invasion",
    *,
    edition: str | None = None,
    seats: str = "you,lookahead,greedy",
    seed: str | None = None,
    options: Pairs = None,
    cards: Path | None = None,
    plain: Switch = False,
    save: Path | None = None,
    overwrite: Switch = False,
) -> int:
    """Play a game in the terminal.

    Type the number of an option or its words. At any time: help, why, hint, undo, hand, table, log, save, quit.

    Args:
        game: Which game.
        edition: classic or 2012.
        seats: Who plays, in turn order: you, a bot (see `timescoop bots`), or Name=you, Name=greedy.
        seed: A number, or 64 hexadecimal digits; without it every deal is new.
        options: Options of the deal, as key=value.
        cards: A card file of your own in place of the edition's.
        plain: No colour and no boxes, one thing a line, one answer a line.
        save: Where to write the record when the game ends, however it ends.
        overwrite: Replace the file of --save if there is one.
    """
    from timescoop.cli.playing import play_game

    return play_game(game, edition, seats, seed, options or [], cards, plain=plain, save=save, overwrite=overwrite)


@app.command(help_epilogue="Example: timescoop learn invasion --lesson defending")
def learn(game: str = "invasion", *, lesson: str | None = None, plain: Switch = False) -> int:
    """Learn a game in ten minutes, by short lessons at the table.

    Args:
        game: Which game.
        lesson: Where to begin, by number or name; without it, at the first.
        plain: No colour and no boxes, one thing a line, one answer a line.
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
    bot_workers: int = 1,
) -> int:
    """Serve tables for the browser.

    Args:
        port: The port to listen on; without it, 8000 or the next that is free.
        lan: Listen on all addresses, and show a link for friends in the house.
        store: Where matches are kept: a file, or the address of a database.
        name: A name that the server goes by beside this machine's own, as behind a proxy; may be given several times.
        reports: Let every visitor see statistics of all finished matches at /reports?of=all, without names.
        bot_workers: How many processes the bots think in; one less than the processors of the server is a good number.
    """
    from timescoop.cli.serving import serve_tables

    return serve_tables(port, store, name or [], lan=lan, reports=reports, workers=bot_workers)


@app.command(help_epilogue="Example: timescoop backup tables-2026-11-22.db")
def backup(file: Path, *, store: str | None = None) -> int:
    """Copy the store to a file, while tables are served from it, and check every match of the copy.

    Args:
        file: The copy; it is never written over another file. To restore it, serve it with --store.
        store: Where matches are kept; without it, the user's own folder.
    """
    from timescoop.cli.serving import back_up_store

    return back_up_store(file, store)


@app.command(help_epilogue="Example: timescoop replay mine.txt --at 40")
def replay(record: Path, *, at: int | None = None, seat: str | None = None, cards: Path | None = None) -> int:
    """Show a recorded game, or the table at one moment of it.

    Args:
        record: The file with the record.
        at: Show the table after so many answers; without it, the whole story.
        seat: Show what this player saw; without it, what a watcher saw.
        cards: The card file that the game was played with, if it had one of its own.
    """
    from timescoop.cli.records import replay_record

    return replay_record(record, at, seat, cards)


@app.command(help_epilogue="Example: timescoop verify mine.txt")
def verify(record: Path, *, cards: Path | None = None) -> int:
    """Check a record: its sealed deal, every answer, the fingerprints and the result.

    Args:
        record: The file with the record.
        cards: The card file that the game was played with, if it had one of its own.
    """
    from timescoop.cli.records import verify_record

    return verify_record(record, cards)


@app.command(help_epilogue="Example: timescoop rules INV-CONFLICT-17")
def rules(*words: str, game: str = "invasion") -> int:
    """Look a rule up by its number or by words; without any, list the chapters.

    Args:
        words: The number of a rule, the end of one (conflict-17), the name of a chapter, or words to look for.
        game: Which game.
    """
    from timescoop.cli.ruling import show_rules

    return show_rules(game, " ".join(words))


@app.command(help_epilogue="")
def bots() -> int:
    """List the bots, the weakest first."""
    from timescoop.cli.listing import show_bots

    return show_bots()


@app.command(help_epilogue="")
def version() -> int:
    """Show the version."""
    print(installed())
    return 0


@app.command(help_epilogue="Example: timescoop guide notation")
def guide(name: str = "") -> int:
    """Show a guide: how positions, games, claims, cards and decks are written; without a name, list them.

    Args:
        name: Which guide.
    """
    from timescoop.cli.guiding import show_guide

    return show_guide(name)


@check.command(help_epilogue="Example: timescoop check scenario tests/scenarios/invasion/conflict.yaml")
def scenario(*files: Path) -> int:
    """Play scenarios and say what does not hold.

    Args:
        files: Files with scenarios, or folders of them.
    """
    from timescoop.cli.checking import check_scenarios

    return check_scenarios(list(files))


@check.command(help_epilogue="Example: timescoop check position mine.yaml")
def position(file: Path, *, cards: Path | None = None) -> int:
    """Read a position, say what is wrong with it, and show the table.

    Args:
        file: The file with the position.
        cards: A card file of your own in place of the edition's.
    """
    from timescoop.cli.checking import check_position

    return check_position(file, cards)


@cards.command(name="list", help_epilogue="Example: timescoop cards list invasion-2012")
def list_cards(edition: str = "invasion-classic") -> int:
    """List the cards of an edition.

    Args:
        edition: The game and the edition, as invasion-classic, or a card file of your own.
    """
    from timescoop.cli.listing import show_cards

    return show_cards(edition)


@cards.command(help_epilogue="Example: timescoop cards show The Mara")
def show(*name: str, edition: str = "invasion-classic") -> int:
    """Show one card: its figures, its text, and how each of them is known.

    Args:
        name: The name of the card, in any case, or the beginning of it.
        edition: The game and the edition, as invasion-classic, or a card file of your own.
    """
    from timescoop.cli.listing import show_card

    return show_card(" ".join(name), edition)


@cards.command(help_epilogue="Example: timescoop cards export invasion-2012 > mine.yaml")
def export(edition: str = "invasion-classic", *, to: str = "yaml", out: Path | None = None) -> int:
    """Print the whole card file of an edition or a set, or its cards for another program, and list what is left out.

    Args:
        edition: The game and the edition, as invasion-classic, or a set or card file of your own.
        to: yaml or json, which say all; xlsx, ods, csv or tsv, which are worksheets; or lackey.
        out: Write it into this file instead; an XLSX or ODS file can only be written so.
    """
    from timescoop.cli.cardwork import export_cards

    return export_cards(edition, to, out)


@cards.command(help_epilogue="Example: timescoop cards worksheet invasion-2012 > box.csv")
def worksheet(edition: str = "invasion-classic", *, out: Path | None = None) -> int:
    """Print every slot of a box with our cards filled in, to be corrected in a spreadsheet and imported again.

    Args:
        edition: The game and the edition, as invasion-classic.
        out: Write it into this file instead: box.csv, box.tsv, box.xlsx, or box.ods.
    """
    from timescoop.cli.cardwork import write_worksheet

    return write_worksheet(edition, out)


@cards.command(name="import", help_epilogue='Example: timescoop cards import box.csv --mine "Ada Lovelace" > mine.yaml')
def import_cards(
    file: Path,
    *,
    edition: str | None = None,
    mapping: str | None = None,
    title: str = "",
    mine: str = "",
    by_hand: Switch = False,
) -> int:
    """Make a set of the cards in a spreadsheet or another program's file, and list what is open or left out.

    Args:
        file: A worksheet, or another table of cards: CSV, TSV, XLSX, ODS, JSON, YAML, a LackeyCCG file.
        edition: The game and the edition, as ccg-first; a worksheet says so itself.
        mapping: What its columns mean: a mapping that comes with the game, as lackey, or a YAML file of your own.
        title: What the set is called.
        mine: Your name, if you read the cards off a box of your own; it is noted with the date of today.
        by_hand: Keep texts that cannot be read, to be carried out by hand at the table.
    """
    from timescoop.cli.cardwork import import_file

    return import_file(file, edition, mapping, title, mine, by_hand=by_hand)


@cards.command(help_epilogue="Example: timescoop cards compare mine.yaml yours.yaml")
def compare(one: str, other: str) -> int:
    """List what two card files say otherwise, card by card, with how each knows it.

    Args:
        one: A set or card file, a link to a set, or an edition, as invasion-classic.
        other: Another one of the same edition.
    """
    from timescoop.cli.cardwork import compare_files

    return compare_files(one, other)


@cards.command(name="check", help_epilogue="Example: timescoop cards check mine.yaml")
def check_cards(file: Path) -> int:
    """Check a card file, and tell everything that is wrong with it.

    Args:
        file: The card file.
    """
    from timescoop.cli.listing import check_card_file

    return check_card_file(file)
