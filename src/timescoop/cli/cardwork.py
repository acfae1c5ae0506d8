"""`timescoop cards worksheet`, `import` and `compare`: a box as a spreadsheet."""

from __future__ import annotations

import sys
import textwrap
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path

from timescoop.catalogue import GAMES
from timescoop.cli.choosing import edition_of
from timescoop.cli.ending import FAILED, FINE, BadUsage
from timescoop.documents import (
    CARD_FORMS,
    WORKBOOKS,
    BadDocument,
    CardReading,
    ColumnMap,
    Difference,
    Document,
    Fault,
    Imported,
    Source,
    brief,
    card_document,
    card_text,
    cards_as,
    differences,
    edition_said,
    for_spreadsheets,
    import_cards,
    is_link,
    laid_whole,
    lost_from,
    mapping_names,
    mapping_of,
    read_mapping,
    read_one,
    read_source,
    send_document,
    worksheet,
    write_delimited,
)
from timescoop.kernel import Edition, Game
from timescoop.wording import _, counted_, localized

WIDTH = 100
DELIMITERS = {"csv": ",", "tsv": "\t"}


def state_named(state: str) -> str:
    """What became of a card, in words that follow a number of cards."""
    return {
        "read": _("understood as printed"),
        "read as": _("understood; check the meaning"),
        "no text": _("without a text"),
        "by hand": _("played by hand"),
        "asked": _("with an open question"),
        "refused": _("with a text that can't be read"),
        "wrong": _("with a field to fix"),
        "unread": _("not read yet"),
    }[state]


def write_worksheet(text: str, out: Path | None) -> int:
    """Print the worksheet of an edition as CSV, or write it into a file of the form that its name says."""
    form = out.suffix[1:].lower() if out else "csv"
    if form not in (*DELIMITERS, *WORKBOOKS):
        raise BadUsage(f"a worksheet is a file with the ending {', '.join((*DELIMITERS, *WORKBOOKS))}, not {form!r}")
    if out and out.exists():
        raise BadUsage(f"{out} already exists. Choose another file")
    game, edition = with_workshop(*edition_of(text))
    sheet = worksheet(game, edition)
    rows = [cells for _line, cells in sheet.rows]
    if out and form in WORKBOOKS:
        out.write_bytes(WORKBOOKS[form](sheet))
        return FINE
    plain = for_spreadsheets(write_delimited(sheet.head, rows, DELIMITERS[form]))
    if out is None:
        send_document(plain)
    else:
        out.write_bytes(plain.encode())
    return FINE


def with_workshop(game: Game, edition: Edition) -> tuple[Game, Edition]:
    """The same, if people can write cards for the game."""
    if game.workshop is None:
        raise BadUsage(f"{game.title} has no workshop, so you can't import cards")
    return game, edition


def export_cards(text: str, form: str, out: Path | None) -> int:
    """Print a whole card file in a form, or write it; what the form cannot say is told on the error stream."""
    ending = next((each.ending for each in CARD_FORMS if each.key == form), "")
    if not ending:
        raise BadUsage(f"cards are written as {', '.join(each.key for each in CARD_FORMS)}, not {form!r}")
    if out and out.exists():
        raise BadUsage(f"{out} already exists. Choose another file")
    if form in WORKBOOKS and not out:
        raise BadUsage(f"this format needs a file: --out box.{form}")
    said, lost = exported(text, form)
    if out:
        out.write_bytes(said if isinstance(said, bytes) else said.encode())
    else:
        send_document(str(said))
    for line in [_("Left out:"), *wrapped(lost)] if lost else ():
        print(line, file=sys.stderr)
    return FINE


def exported(text: str, form: str) -> tuple[str | bytes, list[str]]:
    """A card file in a form, and what that cannot say; that of an edition as it was written, with its remarks."""
    if form == "yaml" and not (is_link(text) or Path(text).exists()):
        game, edition = edition_of(text)
        return card_text(game, edition.key), []
    game, key, full, stands_for = laid_whole(document_of(text), GAMES)
    return cards_as(form, game, game.edition(key), full, stands_for), lost_from(form, full)


# ---- import


def import_file(path: Path, edition: str | None, mapping: str | None, title: str, owner: str, *, by_hand: bool) -> int:
    """Print the set that a file's cards make, and tell on the error stream what became of each."""
    source = read_source(data_of(path), str(path))
    game, printing = with_workshop(*edition_for(source, edition))
    columns = mapping_for(game, mapping)
    whose = f"{owner}, {date.today().isoformat()}" if owner else ""  # noqa: DTZ011 - the day on the owner's own wall
    found = import_cards(source, game, printing, columns, title=title or "", owner=whose, by_hand=by_hand)
    send_document(found.text)
    for line in report(found):
        print(line, file=sys.stderr)
    return FINE if found.well else FAILED


def data_of(path: Path) -> bytes:
    """The bytes of a file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadDocument([Fault(str(path), 0, (), f"cannot be read: {error.strerror or error}")]) from error


def edition_for(source: Source, said: str | None) -> tuple[Game, Edition]:
    """The edition that is asked for, or that the file names."""
    if said:
        return edition_of(said)
    game, edition = edition_said(source)
    if game not in GAMES:
        raise BadUsage("the file doesn't name its edition. Add --edition, such as --edition ccg-first")
    return edition_of(f"{game}-{edition}" if edition else game)


def mapping_for(game: Game, said: str | None) -> ColumnMap | None:
    """A mapping of a file, or one that comes with the game; all of these together if none is named."""
    if said and Path(said).suffix in {".yaml", ".yml"}:
        return read_mapping(read_one(Path(said)))
    if said:
        return mapping_of(game, said)
    found = None
    for name in mapping_names(game):
        found = mapping_of(game, name) if found is None else found.over(mapping_of(game, name))
    return found


def report(found: Imported) -> Iterable[str]:
    """What became of the cards, in lines."""
    cards = counted_("{n} card", "{n} cards", len(found.cards))
    said = _("{game}, {edition}: {cards} in the set, {same} the same as ours")
    game = _(found.game.title)
    edition = _(found.edition.title).removeprefix(f"{game}, ")
    yield said.format(game=game, edition=edition, cards=cards, same=found.same)
    for state, count in Counter(card.state for card in found.cards).items():
        yield f"  {count} {state_named(state)}"
    if any(card.state == "asked" for card in found.cards):
        yield _("To answer a question, write what the text means in the column Read as. The printed text stays.")
    for card in found.cards:
        yield from about(card)
    if found.notes:
        yield _("Left out:")
        yield from wrapped(found.notes)
    if found.faults:
        yield _("To fix in the whole set:")
        yield from wrapped(found.faults)


def about(card: CardReading) -> Iterable[str]:
    """What is to be looked at in one card."""
    if card.read_as:
        yield from wrapped([_("{card}: read as: {text}").format(card=card.name, text=card.read_as)])
    yield from wrapped([f"{card.name}: {fault}" for fault in card.faults])


def wrapped(lines: Iterable[str]) -> Iterable[str]:
    """Lines that fit on a screen."""
    for line in lines:
        yield textwrap.fill(
            localized(line), WIDTH, initial_indent="  ", subsequent_indent="    ", break_long_words=False
        )


# ---- compare


def compare_files(one: str, other: str) -> int:
    """Tell what two card files say otherwise."""
    found = differences(document_of(one), document_of(other), GAMES)
    for line in told(found, (one, other)):
        print(line)
    return FAILED if found else FINE


def document_of(text: str) -> Document:
    """A card file or a set, a link to one, or the cards of an edition."""
    path = Path(text)
    if is_link(path) or path.exists():
        return read_one(path)
    if text.partition("-")[0] in GAMES:
        return card_document(*edition_key(text))
    raise BadUsage(f"there is no file {text}")


def edition_key(text: str) -> tuple[Game, str]:
    """An edition by its game and its key."""
    game, edition = with_workshop(*edition_of(text))
    return game, edition.key


def told(found: Sequence[Difference], names: tuple[str, str]) -> Iterable[str]:
    """Differences in lines, those of a card together."""
    if not found:
        yield _("They are the same in every card.")
    card = ""
    for each in found:
        if each.card != card:
            card = each.card
            yield card
        if each.field:
            yield f"  {each.field}"
            for nth in (0, 1):
                yield from wrapped([f"  {names[nth]}: {said(each, nth)}"])
        else:
            here, there = names[each.only], names[1 - each.only]
            instead = _("only in {file}; {other} has {card} in its place") if each.instead else _("only in {file}")
            yield "  " + instead.format(file=here, other=there, card=each.instead)
    cards = len({each.card for each in found})
    if found:
        yield counted_("{n} card differs", "{n} cards differ", cards)


def said(each: Difference, nth: int) -> str:
    """How one of two files has a field."""
    value = _("none") if each.values[nth] is None else brief(each.values[nth])
    return f"{value} ({each.known[nth]})" if each.known[nth] else value
