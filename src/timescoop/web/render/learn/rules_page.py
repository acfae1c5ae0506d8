"""Rules pages: a rulebook by chapters, one clause with what belongs to it, search results."""

from collections.abc import Iterable, Sequence

from htpy import (
    Element,
    Node,
    a,
    b,
    button,
    code,
    details,
    div,
    em,
    form,
    h1,
    h2,
    label,
    li,
    mark,
    nav,
    option,
    p,
    section,
    select,
    small,
    span,
    summary,
    ul,
)
from htpy import input as field

from timescoop.documents import Clause, Scenario, search_words
from timescoop.kernel import Edition, Game
from timescoop.web.assets import asset
from timescoop.web.render.card_faces import sentence
from timescoop.web.render.game_facts import edition_name, scene_of_cards
from timescoop.web.render.learn.rulebook import ChapterPage, Rulebook, marked, spans, wholly_of_one
from timescoop.web.render.page_frame import page, slug
from timescoop.wording import _, counted_, texts_of, told_in_english, tongue

LEARN_STYLES = (asset("school.css"),)
DIFFERENCES = "differences"  # the address of what differs between the editions


def line(text: str, book: Rulebook, words: Sequence[str] = ()) -> Iterable[Node]:
    """A line with its bold words, with its clauses as links, and with the words that were looked for marked."""
    for sort, part in spans(text):
        shown = [mark[piece] if found else piece for found, piece in marked(part, words)]
        if sort in {"bold", "italic"}:
            yield (b if sort == "bold" else em)[shown]
        elif sort == "clause" and part in book.known:
            yield a(href=f"/rules/{part}")[shown]
        elif sort == "code":
            yield code[shown]
        else:
            yield shown


def clause_item(clause: Clause, book: Rulebook, words: Sequence[str] = ()) -> Element:
    """One clause with its number, which leads to its examples and its source."""
    return div(".clause", id=clause.number)[
        span(".id")[a(href=f"/rules/{clause.number}")[clause.number]],
        p(".says", **told_in_english(clause.text))[edition_word(clause, book), line(_(clause.text), book, words)],
    ]


def clause_alone(clause: Clause, book: Rulebook) -> Element:
    """One clause by itself, as its page and the table show it; how we know it is folded."""
    return div(".clause.here.alone")[
        span(".id")[clause.number],
        p(".says", **told_in_english(clause.text))[edition_word(clause, book), line(_(clause.text), book)],
        details(".source.more")[
            summary[_("How we know")],
            p(**told_in_english())[line(clause.source, book)],
            p(".hint")[a(href=f"{address_in(book, '')}#about")[_("What the references mean")]],
        ]
        if clause.source
        else None,
    ]


def own_tongue(text: str) -> dict[str, str]:
    """What marks words in the reader's language that stand inside an English text."""
    return {"lang": tongue()} if told_in_english(text) else {}


def edition_word(clause: Clause, book: Rulebook) -> Node:
    """The edition that a clause belongs to, where it is not true of all."""
    if clause.everywhere or len(book.editions) == 1:
        return None
    title = book.editions.get(clause.edition, clause.edition)
    return [span(".edition", **own_tongue(clause.text))[_("Only in the {edition}").format(edition=title)], " "]


def prose(texts: Sequence[str], book: Rulebook) -> Node:
    """Paragraphs and items."""
    items = [text[2:] for text in texts if text.startswith("- ")]
    return div(".prose")[
        (p(**told_in_english(text))[line(_(text), book)] for text in texts if not text.startswith("- ")),
        ul[(li(**told_in_english(text))[line(_(text), book)] for text in items)] if items else None,
    ]


def search_form(book: Rulebook, words: str = "") -> Node:
    """A box for words or a number."""
    return form(method="get", action=f"/rules/{book.key}", role="search")[
        div(".field")[
            label(for_="words")[_("Search all rules")],
            div(".search")[
                field(
                    type="text", id="words", name="words", value=words, autocomplete="off",
                    placeholder=_("Words or a number"),
                ),
                button[_("Search")],
            ],
        ]
    ]  # fmt: skip


def address_in(book: Rulebook, key: str = "", edition: str = "") -> str:
    """The address of the contents, or of a chapter's page, with the edition that is being read."""
    return f"/rules/{book.key}{f'/chapters/{key}' if key else ''}{f'?edition={edition}' if edition else ''}"


def edition_tabs(book: Rulebook, key: str, edition: str) -> Node:
    """The editions to read about, where there are several; `key` is the page that stays open."""
    if len(book.editions) == 1:
        return None
    rows = [("", _("All editions")), *book.editions.items()]
    return nav(".row.edition-tabs", aria_label=_("Editions"))[
        (
            a(
                class_=["act", {"on": each == edition}],
                href=address_in(book, key, each),
                aria_current="true" if each == edition else None,
            )[title]
            for each, title in rows
        ),
    ]


def rulebook_page(book: Rulebook, edition: str = "") -> Node:
    """The contents of a rulebook, of one edition or of all."""
    introduction = [text for chapter in book.chapters if not chapter.title for text in chapter.prose]
    return page(
        _("Rules of {game}").format(game=book.name),
        h1(**told_in_english(book.title))[_(book.title)],
        search_form(book),
        edition_tabs(book, "", edition),
        contents(book, edition),
        details("#about.more")[summary[_("About these rules")], prose(introduction, book)] if introduction else None,
        nav(".row", aria_label=_("More"))[
            a(".act", href=f"/learn/{book.key}")[_("Learn by playing")],
            (
                a(".act", href=f"/cards/{book.key}/{key}")[_("Cards: {edition}").format(edition=title)]
                for key, title in book.editions.items()
            ),
            a(".act", href="/guides/notation")[_("Positions as text")],
        ],
        styles=LEARN_STYLES,
    )


def contents(book: Rulebook, edition: str) -> Node:
    """The chapters with how many rules each has, and what differs between the editions."""
    pages = [each for each in book.pages(edition) if each.part == 1]
    counts = {
        each.chapter.key: sum(1 for clause in each.chapter.clauses if not edition or clause.holds_in(edition))
        for each in pages
    }
    differing = sum(len(some) for _chapter, some in book.differences())
    return nav(".chapters", aria_label=_("Chapters"))[
        a(".differing", href=address_in(book, DIFFERENCES))[
            b[_("Differences between editions")], small[rules_counted(differing)]
        ]
        if differing and not edition
        else None,
        (
            a(href=address_in(book, each.key, edition))[
                b(**told_in_english(each.chapter.title))[_(each.chapter.title)],
                small[rules_counted(counts[each.chapter.key])] if counts[each.chapter.key] else None,
            ]
            for each in pages
        ),
    ]


def rules_counted(count: int) -> str:
    """How many rules there are, in words."""
    return counted_("{n} rule", "{n} rules", count)


def chapter_page(book: Rulebook, here: ChapterPage, edition: str = "") -> Node:
    """One chapter, or a part of a long one, with the ways to the pages before and after it."""
    pages = book.pages(edition)
    at = next(nth for nth, each in enumerate(pages) if each.key == here.key)
    part = _("Part {part} of {of}").format(part=here.part, of=here.of) if here.of > 1 else ""
    return page(
        f"{_(here.chapter.title)} · {_('Rules of {game}').format(game=book.name)}",
        way_back(book, edition),
        h1(**told_in_english(here.chapter.title))[
            _(here.chapter.title), part and small(**own_tongue(here.chapter.title))[" ", part]
        ],
        edition_tabs(book, here.chapter.key, edition) if any(not c.everywhere for c in here.chapter.clauses) else None,
        prose(here.chapter.prose, book) if here.chapter.prose and here.part == 1 else None,
        section(".chapter", aria_label=_(here.chapter.title))[(clause_item(clause, book) for clause in here.clauses)]
        if here.clauses
        else None,
        nav(".row.neighbours", aria_label=_("Previous and next"))[
            (turn("prev", "← {title}", each, book, edition) for each in pages[max(0, at - 1) : at]),
            (turn("next", "{title} →", each, book, edition) for each in pages[at + 1 : at + 2]),
        ],
        search_form(book),
        styles=LEARN_STYLES,
    )


def way_back(book: Rulebook, edition: str = "") -> Node:
    """The way to the contents."""
    return p(".back")[a(href=address_in(book, "", edition))["← ", _("Rules of {game}").format(game=book.name)]]


def turn(rel: str, arrow: str, there: ChapterPage, book: Rulebook, edition: str) -> Node:
    """The way to the page before or after."""
    name = _(there.chapter.title)
    title = name if there.of == 1 else f"{name} ({there.part})"
    words = span(**told_in_english(there.chapter.title))[arrow.format(title=title)]
    return a(".act", rel=rel, href=address_in(book, there.key, edition))[words]


def differences_page(book: Rulebook) -> Node:
    """The rules that hold in one edition only, chapter by chapter; rules of an edition's own cards are linked."""
    own = [chapter for chapter in book.chapters if chapter.clauses and wholly_of_one(chapter)]
    return page(
        _("Differences between editions"),
        way_back(book),
        h1[_("Differences between editions")],
        p(".lead")[_("Rules that hold in one edition only. All others are the same in every edition.")],
        (clauses_section(_(chapter.title), clauses, book) for chapter, clauses in book.differences()),
        nav(".row", aria_label=_("Chapters"))[
            (
                a(".act", href=address_in(book, chapter.key), **told_in_english(chapter.title))[_(chapter.title)]
                for chapter in own
            )
        ],
        styles=LEARN_STYLES,
    )


def found_page(book: Rulebook, words: str, found: Sequence[Clause], near: Sequence[Clause] = ()) -> Node:
    """What a search found, chapter by chapter, with the words marked; without any, the rules with most of the words."""
    looked_for = words.split() if found else search_words(words)
    shown = found or near
    chapters = dict.fromkeys(clause.chapter for clause in shown)
    return page(
        _("Rules of {game}").format(game=book.name),
        way_back(book),
        h1[_("Search results")],
        search_form(book, words),
        p(".lead", role="status")[found_words(words, len(found), len(near))],
        (
            section(".chapter")[
                h2(**told_in_english(chapter))[
                    (mark[piece] if hit else piece for hit, piece in marked(_(chapter), looked_for))
                ],
                (clause_item(clause, book, looked_for) for clause in shown if clause.chapter == chapter),
            ]
            for chapter in chapters
        ),
        styles=LEARN_STYLES,
    )


def found_words(words: str, found: int, near: int) -> str:
    """How many rules a search found."""
    if found:
        return counted_("{n} rule with “{{words}}”.", "{n} rules with “{{words}}”.", found).format(words=words)
    none = _("No rule contains all these words.")
    most = counted_("{n} rule has most of them.", "{n} rules have most of them.", near)
    return f"{none} {most}" if near else none


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
    there = book.page_of(here.number)
    rulings = [clause for clause in beside if "-AMB-" in clause.number]
    others = [clause for clause in beside if clause not in rulings]
    return page(
        here.number,
        h1[here.number],
        clause_alone(here, book),
        nav(".row", aria_label=_("Rulebook"))[
            a(".act.on", href=f"{address_in(book, there.key)}#{here.number}")[
                _("Chapter: {chapter}").format(chapter=_(there.chapter.title))
            ]
            if there
            else None,
            (a(".act", href=f"/rules/{each.key}")[_(each.title)] for each in books),
        ],
        examples_list(here.number, shown),
        cards,
        clauses_section(_("Rulings"), rulings, book),
        clauses_section(_("Related rules"), others, book),
        neighbours(book, here),
        classes=f"game-{slug(book.key)}",
        styles=(*LEARN_STYLES, f"/games/{book.key}/look.css"),
    )


def neighbours(book: Rulebook, here: Clause) -> Node:
    """The way to the clauses before and after one."""
    at = book.clauses.index(here)
    before, after = book.clauses[max(0, at - 1) : at], book.clauses[at + 1 : at + 2]
    return nav(".row.neighbours", aria_label=_("Previous and next"))[
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
                li[
                    a(href=f"/rules/{number}/examples/{scenario.key}", **told_in_english(scenario.title))[
                        sentence(_(scenario.title))
                    ]
                ]
                for scenario in shown
            )
        ],
    ]


def games_page(games: Sequence[Game]) -> Node:
    """Which rulebooks there are, and a search in one of them."""
    return page(
        _("Rules"),
        h1[_("Rules")],
        form(method="get", action="/rules", role="search")[
            div(".field")[
                label(for_="words")[_("Search the rules")],
                div(".search-row")[
                    select(name="game", aria_label=_("Game"))[(option(value=game.key)[game.title] for game in games)],
                    field(
                        type="text", id="words", name="words", autocomplete="off", placeholder=_("Words or a number")
                    ),
                    button[_("Search")],
                ],
            ]
        ],
        ul(".games")[(rulebook_item(game) for game in games)],
        p(".row")[
            a(".act", href="/guides/notation")[_("Positions as text")],
            a(".act", href="/guides/new-game")[_("Build your own game")],
        ],
    )


def rulebook_item(game: Game) -> Node:
    """A game by its pictures, its rules and its cards."""
    return li(".game-card")[
        div(".pics")[scene_of_cards(game, game.editions[0]), h2[game.title]],
        div(".in")[
            div(".row")[
                a(".act.on", href=f"/rules/{game.key}", aria_label=_("Rules of {game}").format(game=game.title))[
                    _("Rules")
                ],
                (
                    a(".act", href=f"/cards/{game.key}/{edition.key}")[cards_of(game, edition)]
                    for edition in game.editions
                ),
            ]
        ],
    ]


def cards_of(game: Game, edition: Edition) -> str:
    """The words of the way to an edition's cards."""
    name = edition_name(game, edition, texts_of(game.room))
    return _("Cards: {edition}").format(edition=name) if name else _("Cards")
