"""Collect every sentence of the pages for translators, or bring a language's catalogue up to date and compile it.

    python scripts/catalogue.py          writes build/timescoop.pot
    python scripts/catalogue.py de       also updates, or begins, the German catalogue among the tongues

A game's own sentences stand in its room, in `text/en.toml`; a translation is a file of the same keys beside it.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from timescoop.catalogue import BOTS, GAMES

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "timescoop"
TONGUES = SOURCE / "wording" / "tongues"
KEYWORDS = {"_": None, "counted_": (1, 2)}


def collected() -> Catalog:
    """Every sentence, with where it stands, and the words that games and bots have for themselves."""
    found = Catalog(project="Timescoop", charset="utf-8")
    for room in ("web", "wording"):
        rows = extract_from_dir(SOURCE / room, [("**.py", "python")], keywords=KEYWORDS, comment_tags=["Translators:"])
        for path, line, sentence, comments, _context in rows:
            found.add(sentence, locations=[(f"{room}/{path}", line)], auto_comments=comments)
    for words in doors():
        found.add(words, locations=[("catalogue.py", 1)])
    return found


def doors() -> Iterator[str]:
    """What the doors of games and bots say to people."""
    for game in GAMES.values():
        yield from (edition.title for edition in game.editions)
        yield from (note for edition in game.editions for note in edition.note.values())
        yield from (words for choice in game.choices for words in (choice.label, *choice.values.values()))
    yield from (bot.name for bot in BOTS.values())


def update(code: str, found: Catalog) -> None:
    """A language's catalogue with what is new in it, and compiled."""
    place = TONGUES / code
    place.mkdir(parents=True, exist_ok=True)
    written = place / "timescoop.po"
    if written.exists():
        with written.open("rb") as before:
            catalogue = read_po(before, locale=code)
    else:
        catalogue = Catalog(locale=code, project="Timescoop", charset="utf-8")
    catalogue.update(found)
    with written.open("wb") as out:
        write_po(out, catalogue, width=100, omit_header=False)
    with (place / "timescoop.mo").open("wb") as out:
        write_mo(out, catalogue)
    missing = sum(1 for message in catalogue if message.id and not message.string)
    print(f"{written.relative_to(ROOT)}: {len(catalogue)} sentences, {missing} without a translation")


def main() -> None:
    """Collect, and update the language that is named, if one is."""
    found = collected()
    template = ROOT / "build" / "timescoop.pot"
    template.parent.mkdir(exist_ok=True)
    with template.open("wb") as out:
        write_po(out, found, width=100)
    print(f"{template.relative_to(ROOT)}: {len(found)} sentences")
    for code in sys.argv[1:]:
        update(code, found)


if __name__ == "__main__":
    main()
