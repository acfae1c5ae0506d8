"""Collect every sentence for translators, or bring a language's catalogues up to date and compile them.

    python scripts/catalogue.py          writes build/*.pot
    python scripts/catalogue.py de       also updates, or begins, the German catalogues among the tongues

A language has seven catalogues: `timescoop` for pages and the terminal, `cards` for phrases of card texts, `lessons`,
`rules`, `examples` for the titles of their examples, `warrants` for how we know what is on a card, and `errors` for
errors and reasons (`engine_sentences.py`). A
game's own sentences stand in its room, in `text/en.toml`; a translation is a file of these keys beside it.
docs/guides/translating.md walks through all of it.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from io import BytesIO
from pathlib import Path
from runpy import run_path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from timescoop.bots import QUICK
from timescoop.catalogue import BOTS, GAMES
from timescoop.cli.commands import app
from timescoop.cli.screen.help_pages import help_sentences
from timescoop.documents import card_document, examples, lessons
from timescoop.games.nemesis.sight import outlook
from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import Game
from timescoop.language import NO_TEXT, SYNONYMS
from timescoop.language.card_texts import EVEN_UNPAID, ONLY_IF_PAID, YOURS_TO_CHOOSE
from timescoop.language.flavour import ONLY_FLAVOUR
from timescoop.language.lexicons import LEXICONS
from timescoop.language.phrases import PATTERN, SORT
from timescoop.language.printed_joints import FAMILIES
from timescoop.pictures import emblems
from timescoop.web.render.editors.card_form_part import PICTURE_LABEL
from timescoop.web.render.learn.rulebook import rulebook_of
from timescoop.wording.phrase_search import ROWS

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "timescoop"
TONGUES = SOURCE / "wording" / "tongues"
KEYWORDS = {"_": None, "counted_": (1, 2), "in_": ((1, "c"), 2)}
OF_NAMES = {
    "CARD",
    "NAME",
    "SITE",
    "RANGE",
    "DEFENDER",
    "FAMILY",
    "LOCATION",
    "COUNTER",
    "MASTER",
    "TOPIC",
    "ERA",
    "TRAIT",
}
FAMILY: Final = 3  # so many words that begin alike are made of two nouns, as "Dalek Enemy" and "Dalek Ally"


def begun() -> Catalog:
    """A catalogue without sentences."""
    return Catalog(project="Timescoop", charset="utf-8")


def sentences_of_pages() -> Catalog:
    """Every sentence of pages, tables and commands, and the words that games and bots have for themselves."""
    found = begun()
    for room in ("web", "wording", "cli"):
        rows = extract_from_dir(SOURCE / room, [("**.py", "python")], keywords=KEYWORDS, comment_tags=["Translators:"])
        for path, line, sentence, comments, context in rows:
            found.add(sentence, locations=[(f"{room}/{path}", line)], auto_comments=comments, context=context)
    for words in help_sentences(app):
        found.add(words, locations=[("cli/commands.py", 1)])
    for words in doors():
        found.add(words, locations=[("catalogue.py", 1)])
    for group, pictures in emblems().items():
        found.add(group, locations=[("pictures/choices.py", 1)])
        for picture in pictures:
            found.add(picture.label, context=PICTURE_LABEL, locations=[("pictures/choices.py", 1)])
    return found


def doors() -> Iterator[str]:
    """What the doors of games and bots say to people."""
    for game in GAMES.values():
        yield from (edition.title for edition in game.editions)
        yield from (note for edition in game.editions for note in edition.note.values())
        yield from (words for choice in game.choices for words in (choice.label, *choice.values.values()))
        if game.decks is not None:
            yield from (
                words
                for part in game.decks.parts
                for words in (part.title, part.about, *dict(part.of_editions).values())
            )
            yield from (*game.decks.facets.values(), game.decks.number)
    yield from (words for bot in (QUICK, *BOTS.values()) for words in (bot.name, bot.about))


def lines_of_cards() -> Catalog:
    """The lines of all phrases, and the nouns of card texts; names stay as they are."""
    found = begun()
    for game in GAMES.values():
        load_cards(game)
    for sort, line in dict.fromkeys(zip(SORT, PATTERN, strict=True)):
        found.add(line, context=f"card text: {sort}")
    for lexicon in LEXICONS:
        for name, words in lexicon.words.items():
            begun_alike = Counter(word.partition(" ")[0] for word in words)
            traits = lexicon.words.get("TRAIT", {})
            for word in words:
                first, _space, rest = word.partition(" ")
                joined = rest in words and begun_alike[first] >= FAMILY and name == "CLASS"
                if name not in OF_NAMES and not joined and word not in traits:
                    found.add(word, context=f"card word: {name}")
    for counted in counted_by_schemes():
        found.add(counted, context="card word: COUNTED")
    add_synonyms(found)
    return found


def add_synonyms(found: Catalog) -> None:
    """The rows of words that mean the same, by which phrases are found."""
    for row in SYNONYMS:
        found.add(row, context=ROWS)


def counted_by_schemes() -> Iterator[str]:
    """What the Schemes of Nemesis count, where the outlook cuts their conditions short."""
    table = GAMES["nemesis"].deal(seats=4, seed=bytes(32))
    assert isinstance(table, Nemesis)
    for rules in table.pool.wins:
        for node in (rule[3] for rule in rules if rule[3] >= 0):
            for part in outlook.joined(node):
                if words := outlook.sum_of(table, part, 0, NO_TEXT, 0)["words"]:
                    yield words


def load_cards(game: Game) -> None:
    """Every card pool of a game, so that its words are known."""
    for edition in game.editions:
        seats = edition.fewest_players + len(edition.ruled)
        game.deal(seats=seats, seed=bytes(32), edition=edition.key)


def sentences_of_lessons() -> Catalog:
    """What coaches say."""
    found = begun()
    for game in GAMES.values():
        for lesson in lessons(game.room):
            where = [(f"{game.key}: {lesson.key}", 1)]
            for sentence in (lesson.title, lesson.say, lesson.end):
                found.add(sentence, locations=where)
            for step in lesson.steps:
                for sentence in (step.say, *step.otherwise.values()):
                    found.add(sentence, locations=where)
    return found


def reasons_of_warrants() -> Catalog:
    """Why a figure or text of our cards is what it is, where no source says so."""
    found = begun()
    for game in GAMES.values():
        for edition in game.editions:
            reasons: dict[str, str] = card_document(game, edition.key).value.get("reasons", {})
            for number, reason in reasons.items():
                found.add(reason, locations=[(f"{game.key}-{edition.key}: {number}", 1)])
    return found


def sentences_of_errors() -> Catalog:
    """What rooms without a reader say: errors, and why something is not on offer."""
    found = begun()
    for module, sentence in run_path(str(Path(__file__).with_name("engine_sentences.py")))["engine_sentences"]():
        found.add(sentence, locations=[(module, 1)])
    for question in questions_to_authors():
        found.add(question, locations=[("language/printed_forms.py", 1)])
    return found


def questions_to_authors() -> Iterator[str]:
    """What the wide reader asks about a text whose words leave something open."""
    yield YOURS_TO_CHOOSE
    yield ONLY_FLAVOUR
    yield ONLY_IF_PAID
    yield EVEN_UNPAID
    wordings = [import_module(f"{game.room}.phrases.printed").wording() for game in GAMES.values()]
    for family in (*FAMILIES, *(family for wording in wordings for family in wording.families)):
        if family.asks:
            yield family.asks


def clauses_of_rules() -> Catalog:
    """Titles, prose and clauses of the rulebooks; sources stay English."""
    found = begun()
    for game in GAMES.values():
        book = rulebook_of(game)
        found.add(book.title)
        for chapter in book.chapters:
            if chapter.title:
                found.add(chapter.title)
            for text in chapter.prose:
                found.add(text.removeprefix("- "), locations=[(game.key, 1)])
            for clause in chapter.clauses:
                found.add(clause.text, locations=[(clause.number, 1)])
    return found


def titles_of_examples() -> Catalog:
    """What the examples of rules claim."""
    found = begun()
    for game in GAMES.values():
        for number, shown in examples(game.key).items():
            for scenario in shown:
                found.add(scenario.title, locations=[(number, 1)])
    return found


CATALOGUES = {
    "timescoop": sentences_of_pages,
    "cards": lines_of_cards,
    "lessons": sentences_of_lessons,
    "rules": clauses_of_rules,
    "examples": titles_of_examples,
    "warrants": reasons_of_warrants,
    "errors": sentences_of_errors,
}


def update(code: str, name: str, found: Catalog) -> None:
    """A language's catalogue with what is new in it, and compiled."""
    place = TONGUES / code
    place.mkdir(parents=True, exist_ok=True)
    written = place / f"{name}.po"
    if written.exists():
        with written.open("rb") as before:
            catalogue = read_po(before, locale=code)
    else:
        catalogue = Catalog(locale=code, project="Timescoop", charset="utf-8")
    catalogue.update(found, no_fuzzy_matching=True)  # a guess looks like a translation
    catalogue.obsolete.clear()
    made = BytesIO()
    write_po(made, catalogue, width=100, omit_header=False, include_lineno=False)
    if not written.exists() or dateless(written.read_bytes()) != dateless(made.getvalue()):
        written.write_bytes(made.getvalue())
    else:  # nothing but the date is new, which would only bring conflicts
        with written.open("rb") as before:
            catalogue = read_po(before, locale=code)
    with (place / f"{name}.mo").open("wb") as out:
        write_mo(out, catalogue)
    print(f"{written.relative_to(ROOT)}: {len(catalogue)} sentences, {len(missing(catalogue))} without a translation")


def dateless(text: bytes) -> bytes:
    """A written catalogue without the line that says when it was collected."""
    return b"".join(line for line in text.splitlines(keepends=True) if b"POT-Creation-Date" not in line)


def missing(catalogue: Catalog) -> list[str]:
    """The sentences without a translation, or with one that is a guess."""
    found = []
    for message in catalogue:
        forms = message.string if isinstance(message.string, tuple | list) else (message.string,)
        if message.id and (message.fuzzy or not all(forms)):
            found.append(str(message.id))
    return found


def main() -> None:
    """Collect, and update the languages that are named, if any are."""
    for name, collected in CATALOGUES.items():
        found = collected()
        template = ROOT / "build" / f"{name}.pot"
        template.parent.mkdir(exist_ok=True)
        with template.open("wb") as out:
            write_po(out, found, width=100)
        print(f"{template.relative_to(ROOT)}: {len(found)} sentences")
        for code in sys.argv[1:]:
            update(code, name, found)


if __name__ == "__main__":
    main()
