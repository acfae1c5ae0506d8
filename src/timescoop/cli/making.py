"""The commands for making decks and cards, with their `--help`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

deck: Final = App(
    name="deck",
    help="Check, import and export decks.",
    help_epilogue="Example: timescoop deck check mine.yaml",
    help_format="plaintext",
)
workshop: Final = App(
    name="workshop",
    help="Write cards, see how they are read, and playtest them.",
    help_epilogue="Example: timescoop workshop card.yaml",
    help_format="plaintext",
)


@deck.command(name="check", help_epilogue="Example: timescoop deck check mine.yaml")
def check_deck(file: Path, *, cards: Path | None = None) -> int:
    """Check a deck and list every problem with its rule.

    Args:
        file: YAML, a plain list with lines such as `3 Cyberman`, or a link from the deck builder.
        cards: Your own set or card file, if the deck uses it.
    """
    from timescoop.cli.deckwork import check_deck as check

    return check(file, cards)


@deck.command(name="list", help_epilogue="Example: timescoop deck list")
def list_decks(edition: str | None = None) -> int:
    """List the ready-made decks.

    Args:
        edition: The game and edition, such as ccg-first; by default all.
    """
    from timescoop.cli.deckwork import list_decks as show

    return show(edition)


@deck.command(name="show", help_epilogue="Example: timescoop deck show Tombs of Telos > mine.yaml")
def show_deck(*name: str) -> int:
    """Print a ready-made deck, for you to change.

    Args:
        name: The name of the deck.
    """
    from timescoop.cli.deckwork import show_ready

    return show_ready(" ".join(name))


@deck.command(name="write", help_epilogue="Example: timescoop deck write mine.txt --as link")
def write_deck(file: Path, *, form: Annotated[str, Parameter(name="--as")] = "yaml") -> int:
    """Print a deck in another format.

    Args:
        file: A deck file or link.
        form: yaml, list, or link (the end of an address for the deck builder).
    """
    from timescoop.cli.deckwork import write_deck_as

    return write_deck_as(file, form)


@deck.command(name="import", help_epilogue="Example: timescoop deck import tombs.dek > tombs.yaml")
def import_deck(file: Path) -> int:
    """Import a deck from another program.

    Args:
        file: LackeyCCG (.dek), OCTGN (.o8d), Cockatrice (.cod), or a plain list.
    """
    from timescoop.cli.deckwork import import_deck as take

    return take(file)


@deck.command(name="export", help_epilogue="Example: timescoop deck export mine.yaml --to cockatrice > mine.cod")
def export_deck(file: Path, *, to: str = "text") -> int:
    """Export a deck for another program.

    Args:
        file: A deck file or link.
        to: yaml, text, lackey, octgn or cockatrice. The first two keep everything.
    """
    from timescoop.cli.deckwork import write_deck_as

    return write_deck_as(file, "list" if to == "text" else to)


@deck.command(name="table", help_epilogue="Example: timescoop deck table mine.yaml yours.yaml > tonight.yaml")
def table_of_decks(*files: Path) -> int:
    """Make a set with these decks, for timescoop play --cards.

    Args:
        files: The deck files or links, in the order of the seats.
    """
    from timescoop.cli.deckwork import write_table

    return write_table(files)


@workshop.default
def show(file: Path) -> int:
    """Draw a card, read its text back, and point at mistakes.

    Example: timescoop workshop card.yaml

    Args:
        file: A card or a set, as a file or a link from the workshop.
    """
    from timescoop.cli.workshop import show_draft

    return show_draft(file)


@workshop.command(help_epilogue="Example: timescoop workshop phrases invasion-classic time point")
def phrases(edition: str = "invasion-classic", *words: str) -> int:
    """List what card texts can say, with an example for each.

    Args:
        edition: The game and the edition.
        words: Only phrases with these words.
    """
    from timescoop.cli.workshop import show_phrases

    return show_phrases(edition, words)


@workshop.command(help_epilogue="Example: timescoop workshop playtest card.yaml --games 2000")
def playtest(
    file: Path, *, games: int | None = None, bot: str = "quick", seats: int | None = None, seed: int = 0
) -> int:
    """Play the same deals with and without the cards until each has a verdict.

    It first says how long that takes. You can stop it with Ctrl-C at any time; the intervals stay valid.

    Args:
        file: A card or a set, as a file or a link from the workshop.
        games: The most deals to play, each of them twice; by default as many as a verdict needs.
        bot: quick, or one of `timescoop bots`.
        seats: Number of players; 3 if the edition allows it.
        seed: The same seed gives the same deals.
    """
    from timescoop.cli.workshop import playtest as play

    return play(file, games, bot, seats, seed)
