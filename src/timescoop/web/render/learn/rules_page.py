"""Rules pages: a rulebook by chapters, one clause with what belongs to it, search results."""

from collections.abc import Iterable, Sequence

from htpy import Element, Node, a, b, button, code, div, form, h1, h2, label, li, mark, nav, p, section, span, ul
from htpy import input as field

from timescoop.documents import Clause, Scenario
from timescoop.web.assets import asset
from timescoop.web.render.card_faces import sentence
from timescoop.web.render.learn.rulebook import Chapter, Rulebook, marked, spans
from timescoop.web.render.page_frame import page, slug
from timescoop.wording import _, counted_, told_in_english

LEARN_STYLES = (asset("school.css"),)


def line(text: str, book: Rulebook, words: Sequence[str] = ()) -> Iterable[Node]:
    """A line with its bold words, with its clauses as links, and with the words that were looked for marked."""
    for sort, part in spans(text):
        shown = [mark[piece] if found else piece for found, piece in marked(part, words)]
        if sort == "bold":
            yield b[shown]
        elif sort == "clause" and part in book.known:
            yield a(href=f"/rules/{part}")[shown]
        elif sort == "code":
            yield code[shown]
        else:
            yield shown


def clause_item(clause: Clause, book: Rulebook, words: Sequence[str] = ()) -> Element:
    """One clause with its number and its source."""
    return div(".clause", id=clause.number)[
        span(".id")[a(href=f"/rules/{clause.number}")[clause.number]], said(clause, book, words)
    ]


def said(clause: Clause, book: Rulebook, words: Sequence[str] = ()) -> Node:
    """What a clause says, in which edition, and where it comes from."""
    return [
        p(".says", **told_in_english())[line(clause.text, book, words)],
        p(".source")[edition_word(clause, book), span(**told_in_english())[line(clause.source, book)]],
    ]


def edition_word(clause: Clause, book: Rulebook) -> Node:
    """The edition that a clause belongs to, where it is not true of all."""
    if clause.everywhere:
        return None
    return [
        span(".edition")[_("Only in the {edition}").format(edition=book.editions.get(clause.edition, clause.edition))],
        " ",
    ]


def prose(texts: Sequence[str], book: Rulebook) -> Node:
    """Paragraphs and items."""
    items = [text[2:] for text in texts if text.startswith("- ")]
    return div(".prose", **told_in_english())[
        (p[line(text, book)] for text in texts if not text.startswith("- ")),
        ul[(li[line(text, book)] for text in items)] if items else None,
    ]


def search_form(book: Rulebook, words: str = "") -> Node:
    """A box for words or a number."""
    return form(method="get", action=f"/rules/{book.key}", role="search")[
        div(".field")[
            label(for_="words")[_("Find a rule by its words or its number")],
            div(".search")[
                field(type="text", id="words", name="words", value=words, autocomplete="off"), button[_("Find")]
            ],
        ]
    ]


def chapter_section(chapter: Chapter, book: Rulebook) -> Node:
    """A chapter in full."""
    return section(
        ".chapter", id=chapter.key or "first", aria_labelledby=(chapter.title and f"{chapter.key}-name") or None
    )[
        h2(id=f"{chapter.key}-name", **told_in_english())[chapter.title] if chapter.title else None,
        prose(chapter.prose, book) if chapter.prose else None,
        (clause_item(clause, book) for clause in chapter.clauses),
    ]


def rulebook_page(book: Rulebook) -> Node:
    """A whole rulebook with its contents."""
    named = [chapter for chapter in book.chapters if chapter.title]
    return page(
        _("Rules of {game}").format(game=book.name),
        h1(**told_in_english())[book.title],
        search_form(book),
        nav(".row", aria_label=_("More"))[
            a(".act", href=f"/learn/{book.key}")[_("Learn it by playing")],
            a(".act", href="/guides/notation")[_("Positions and games as text")],
            (
                a(".act", href=f"/cards/{book.key}/{key}")[_("Cards: {edition}").format(edition=title)]
                for key, title in book.editions.items()
            ),
        ],
        nav(".contents", aria_label=_("Chapters"))[
            (a(href=f"#{chapter.key}", **told_in_english())[chapter.title] for chapter in named)
        ],
        div(".rules")[(chapter_section(chapter, book) for chapter in book.chapters)],
        styles=LEARN_STYLES,
    )


def found_page(book: Rulebook, words: str, found: Sequence[Clause]) -> Node:
    """What a search found, chapter by chapter, with the words marked."""
    looked_for = words.split()
    chapters = dict.fromkeys(clause.chapter for clause in found)
    return page(
        _("Rules of {game}").format(game=book.name),
        h1[_("Found in the rules")],
        search_form(book, words),
        p(".lead", role="status")[
            counted_("{n} rule with “{{words}}”.", "{n} rules with “{{words}}”.", len(found)).format(words=words)
        ],
        (
            section(".chapter")[
                h2(**told_in_english())[(mark[piece] if hit else piece for hit, piece in marked(chapter, looked_for))],
                (clause_item(clause, book, looked_for) for clause in found if clause.chapter == chapter),
            ]
            for chapter in chapters
        ),
        p[a(href=f"/rules/{book.key}")[_("All the rules")]],
        styles=LEARN_STYLES,
    )


def clause_page(
    books: Sequence[Rulebook], here: Clause, beside: Sequence[Clause], shown: Sequence[Scenario], cards: Node = None
) -> Node:
    """One clause, its examples, the cards it is about, the rulings and rules that belong to it, and its chapter.

    Args:
        books: The rulebooks in which it stands, one or more: what cards share stands in those of all games.
        here: The clause.
        beside: Those that it names, and those that name it.
        shown: The scenarios that show it.
        cards: What is said of the cards concerned.
    """
    book = books[0]
    chapter = book.chapter_of(here.number)
    rulings = [clause for clause in beside if "-AMB-" in clause.number]
    others = [clause for clause in beside if clause not in rulings]
    return page(
        here.number,
        h1[here.number],
        div(".clause.here.alone")[span(".id")[here.number], said(here, book)],
        nav(".row", aria_label=_("Rulebook"))[
            a(".act", href=f"/rules/{book.key}#{chapter.key}")[_("Chapter: {chapter}").format(chapter=chapter.title)]
            if chapter
            else None,
            (a(".act", href=f"/rules/{each.key}")[each.title] for each in books),
        ],
        examples_list(here.number, shown),
        cards,
        clauses_section(_("Rulings"), rulings, book),
        clauses_section(_("What belongs to it"), others, book),
        neighbours(book, here),
        classes=f"game-{slug(book.key)}",
        styles=(*LEARN_STYLES, f"/games/{book.key}/look.css"),
    )


def neighbours(book: Rulebook, here: Clause) -> Node:
    """The way to the clauses before and after one."""
    at = book.clauses.index(here)
    before, after = book.clauses[max(0, at - 1) : at], book.clauses[at + 1 : at + 2]
    return nav(".row.neighbours", aria_label=_("Before and after"))[
        (a(".act", rel="prev", href=f"/rules/{clause.number}")[f"← {clause.number}"] for clause in before),
        (a(".act", rel="next", href=f"/rules/{clause.number}")[f"{clause.number} →"] for clause in after),
    ]


def clauses_section(title: str, clauses: Sequence[Clause], book: Rulebook) -> Node:
    """Clauses under a heading of their own."""
    if not clauses:
        return None
    name = f"{slug(title)}-name"
    return section(".chapter", aria_labelledby=name)[
        h2(id=name)[title], (clause_item(clause, book) for clause in clauses)
    ]


def examples_list(number: str, shown: Sequence[Scenario]) -> Node:
    """The examples of a clause, each of which can be stepped through."""
    if not shown:
        return None
    return section(".chapter", aria_labelledby="shown-name")[
        h2(id="shown-name")[_("Examples, step by step")],
        ul(".examples")[
            (
                li[a(href=f"/rules/{number}/examples/{scenario.key}", **told_in_english())[sentence(scenario.title)]]
                for scenario in shown
            )
        ],
    ]


def games_page(games: Iterable[tuple[str, str]]) -> Node:
    """Which rulebooks there are."""
    return page(
        _("Rules"),
        h1[_("Rules")],
        ul(".matches")[(li[a(href=f"/rules/{key}")[b[title]]] for key, title in games)],
        p[a(href="/guides/notation")[_("Positions and games as text")]],
        p[a(href="/guides/new-game")[_("A game of your own")]],
    )
