"""The commands for those who make decks and cards, with their words for `--help`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

deck: Final = App(
    name="deck", help="Decks that people bring: check them, list them, write them.", help_format="plaintext"
)
workshop: Final = App(
    name="workshop",
    help="Write a card, see what becomes of it, and try it in thousands of games.",
    help_format="plaintext",
)


@deck.command(name="check", help_epilogue="Example: timescoop deck check mine.yaml")
def check_deck(file: Path, *, cards: Path | None = None) -> int:
    """Check a deck file, and tell every fault at once with its rule.

    Args:
        file: The deck: YAML, a plain list with lines such as `3 Cyberman`, or a link to it from the deck builder.
        cards: A set or card file of your own that it may be built from.
    """
    from timescoop.cli.deckwork import check_deck as check

    return check(file, cards)


@deck.command(name="list", help_epilogue="Example: timescoop deck list")
def list_decks(edition: str | None = None) -> int:
    """List the ready decks.

    Args:
        edition: The game and the edition; without it, all that have decks.
    """
    from timescoop.cli.deckwork import list_decks as show

    return show(edition)


@deck.command(name="show", help_epilogue="Example: timescoop deck show Tombs of Telos > mine.yaml")
def show_deck(*name: str) -> int:
    """Print a ready deck as a file, to be changed.

    Args:
        name: What it is called.
    """
    from timescoop.cli.deckwork import show_ready

    return show_ready(" ".join(name))


@deck.command(name="write", help_epilogue="Example: timescoop deck write mine.txt --as link")
def write_deck(file: Path, *, form: Annotated[str, Parameter(name="--as")] = "yaml") -> int:
    """Print a deck in another form.

    Args:
        file: The deck, or a link to it.
        form: yaml, list, or link: the end of an address that opens it in the deck builder.
    """
    from timescoop.cli.deckwork import write_deck_as

    return write_deck_as(file, form)


@deck.command(name="import", help_epilogue="Example: timescoop deck import tombs.dek > tombs.yaml")
def import_deck(file: Path) -> int:
    """Print a deck of another program as a deck file, and list what was left out and what is wrong with it.

    Args:
        file: LackeyCCG (.dek), OCTGN (.o8d), Cockatrice (.cod), or a plain list, as programs and people write them.
    """
    from timescoop.cli.deckwork import import_deck as take

    return take(file)


@deck.command(name="export", help_epilogue="Example: timescoop deck export mine.yaml --to cockatrice > mine.cod")
def export_deck(file: Path, *, to: str = "text") -> int:
    """Print a deck for another program, and list what its form cannot say.

    Args:
        file: The deck, or a link to it.
        to: yaml, text, lackey, octgn or cockatrice; the first two say all.
    """
    from timescoop.cli.deckwork import write_deck_as

    return write_deck_as(file, "list" if to == "text" else to)


@deck.command(name="table", help_epilogue="Example: timescoop deck table mine.yaml yours.yaml > tonight.yaml")
def table_of_decks(*files: Path) -> int:
    """Print a set in which these decks stand, to be played with: timescoop play GAME --cards tonight.yaml.

    Args:
        files: The decks or links to them, in the order of the seats.
    """
    from timescoop.cli.deckwork import write_table

    return write_table(files)


@workshop.default
def show(file: Path) -> int:
    """Draw a card, read its text back, and say what cannot be understood.

    Example: timescoop workshop card.yaml

    Args:
        file: One card or a set of cards, or a link to them from the workshop.
    """
    from timescoop.cli.workshop import show_draft

    return show_draft(file)


@workshop.command(help_epilogue="Example: timescoop workshop phrases invasion-classic time point")
def phrases(edition: str = "invasion-classic", *words: str) -> int:
    """List what a card can say, each with a card that says it.

    Args:
        edition: The game and the edition.
        words: Only phrases that have these words.
    """
    from timescoop.cli.workshop import show_phrases

    return show_phrases(edition, words)


@workshop.command(help_epilogue="Example: timescoop workshop playtest card.yaml --games 2000")
def playtest(
    file: Path, *, games: int | None = None, bot: str = "quick", seats: int | None = None, seed: int = 0
) -> int:
    """Play the same deals with the cards and without them, until each card has a verdict, and report.

    How long that takes is said first. Control-C ends it with what has been played; the intervals hold all the same.

    Args:
        file: One card or a set of cards, or a link to them from the workshop.
        games: How many deals at most; each is played twice. Without it, as many as a verdict needs.
        bot: Who plays: quick, or one of `timescoop bots`.
        seats: How many play; 3 if the edition allows it.
        seed: The same seed gives the same deals.
    """
    from timescoop.cli.workshop import playtest as play

    return play(file, games, bot, seats, seed)
