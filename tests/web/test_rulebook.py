"""A rulebook's Markdown becomes chapters and clauses, and words become links only where there is a clause."""

import re
from dataclasses import replace

from timescoop.catalogue import GAMES
from timescoop.documents import Clause, search_most
from timescoop.web.render.learn.rulebook import marked, put_together, rulebook_of, spans
from timescoop.web.render.learn.rules_page import chapter_page, clause_page, found_page, rulebook_page

TEXT = """# The rules of Toy

A toy for one,
and for two.

- **P1** First things first.

## The turn

| id | edition | rule | source |
|---|---|---|---|
| TOY-TURN-01 | both | Turns go round. See `TOY-TURN-02` and TOY-NONE-01. | T:1 |
| **TOY-TURN-02** | both | A turn <b>ends</b>. | T:2 |

## The end

Nothing follows.
"""


FIRST = Clause("TOY-TURN-01", "both", "Turns go round. See `TOY-TURN-02` and TOY-NONE-01.", "T:1", "The turn")
SECOND = Clause("TOY-TURN-02", "old", "A turn <b>ends</b>.", "T:2", "The turn")
BOOK = replace(
    put_together(TEXT, [FIRST, SECOND]), key="toy", name="Toy", editions={"old": "Old Box", "new": "New Box"}
)


def test_a_rulebook_is_put_together_from_prose_and_clauses() -> None:
    assert BOOK.title == "The rules of Toy"
    assert [(chapter.title, chapter.key, chapter.clauses) for chapter in BOOK.chapters] == [
        ("", "", []),
        ("The turn", "the-turn", [FIRST, SECOND]),
        ("The end", "the-end", []),
    ]
    assert BOOK.chapters[0].prose == ["A toy for one, and for two.", "- **P1** First things first."]


def test_words_of_a_line_are_marked() -> None:
    assert list(spans("**P1** of `x` in TOY-TURN-01a.")) == [
        ("bold", "P1"),
        ("text", " of "),
        ("code", "x"),
        ("text", " in "),
        ("clause", "TOY-TURN-01a"),
        ("text", "."),
    ]
    assert list(spans("the *Card Game*, 2 * 3 * 4")) == [
        ("text", "the "),
        ("italic", "Card Game"),
        ("text", ", 2 * 3 * 4"),
    ]


def test_a_page_links_the_clauses_there_are_and_escapes_the_rest() -> None:
    page = str(clause_page([BOOK], FIRST, [SECOND], []))
    assert 'href="/rules/TOY-TURN-02"' in page
    assert 'href="/rules/TOY-NONE-01"' not in page
    assert "A turn &lt;b&gt;ends&lt;/b&gt;." in page
    assert page.count("Only in the Old Box") == 1
    assert 'href="/rules/toy/chapters/the-end"' in str(rulebook_page(BOOK))


def test_how_we_know_a_rule_is_folded() -> None:
    page = str(clause_page([BOOK], FIRST, [], []))
    found = re.search(r"<details[^>]*><summary>How we know</summary><p[^>]*>T:1</p>(.*?)</details>", page)
    assert found
    assert 'href="/rules/toy#about"' in found[1], "what its letters and numbers mean is told there"
    (turn, _end) = BOOK.pages()
    assert "T:1" not in str(chapter_page(BOOK, turn)), "a chapter shows rules only"


def test_a_chapter_shows_one_edition_or_all_and_says_what_differs() -> None:
    turn, end = BOOK.pages()
    both = str(chapter_page(BOOK, turn))
    assert both.count('class="clause"') == 2
    assert both.count("Only in the Old Box") == 1
    assert 'rel="next" href="/rules/toy/chapters/the-end"' in both
    (turn, _) = BOOK.pages("new")
    assert [clause.number for clause in turn.clauses] == ["TOY-TURN-01"]
    assert 'rel="next" href="/rules/toy/chapters/the-end?edition=new"' in str(chapter_page(BOOK, turn, "new"))
    assert BOOK.differences() == [(turn.chapter, [SECOND])]
    assert replace(BOOK, editions={"old": "Old Box"}).differences() == []
    assert end.clauses == []


def test_a_chapter_with_another_name_or_fewer_pages_is_found_at_its_old_address() -> None:
    text = TEXT.replace("Nothing follows.", "<!-- once: after-all -->\n\nNothing follows.")
    book = put_together(text, [FIRST, SECOND])
    found = {key: book.moved_to(key) for key in ("after-all", "the-turn-2", "the-turn", "the-turn-x", "nowhere-2")}
    assert {key: page and page.key for key, page in found.items()} == {
        "after-all": "the-end",
        "the-turn-2": "the-turn",
        "the-turn": None,
        "the-turn-x": None,
        "nowhere-2": None,
    }
    assert book.chapters[-1].prose == ["Nothing follows."], "nobody reads the old name"


def test_a_long_chapter_is_parted_evenly_and_each_clause_stands_on_one_page() -> None:
    many = [Clause(f"TOY-TURN-{nth:02}", "all", "long " * 60, "", "The turn") for nth in range(90)]
    book = put_together(TEXT, many)
    parts = [page for page in book.pages() if page.chapter.title == "The turn"]
    assert [(page.key, page.part, page.of) for page in parts] == [
        ("the-turn", 1, 3),
        ("the-turn-2", 2, 3),
        ("the-turn-3", 3, 3),
    ]
    assert [clause for page in parts for clause in page.clauses] == many
    assert [len(page.clauses) for page in parts] == [30, 30, 30]
    assert book.page_of("TOY-TURN-30") == parts[1]
    assert book.page_of("TOY-TURN-90") is None


def test_found_words_are_parted_from_the_rest() -> None:
    assert list(marked("A Turn turns.", ["turn"])) == [
        (False, "A "),
        (True, "Turn"),
        (False, " "),
        (True, "turn"),
        (False, "s."),
    ]
    assert list(marked("a.b", ["."])) == [(False, "a"), (True, "."), (False, "b")]
    assert list(marked("A turn.", [])) == [(False, "A turn.")]


def test_every_clause_of_every_game_is_on_a_page() -> None:
    for game in GAMES.values():
        book = rulebook_of(game)
        assert len(book.clauses) > 100
        assert all(clause.text for clause in book.clauses)
        on_pages = [clause.number for page in book.pages() for clause in page.clauses]
        assert on_pages == [clause.number for clause in book.clauses]
        for edition in book.editions:
            shown = {clause.number for page in book.pages(edition) for clause in page.clauses}
            assert shown == {clause.number for clause in book.clauses if clause.holds_in(edition)}


def test_a_search_without_a_rule_for_all_words_finds_those_with_most_of_them() -> None:
    clauses = [FIRST, SECOND]
    assert search_most(clauses, "when does a turn go round?") == [FIRST]
    assert search_most(clauses, "vortex manipulator") == []
    page = str(found_page(BOOK, "when does a turn go round?", [], [FIRST]))
    assert "No rule contains all these words. 1 rule has most of them." in page
    assert "<mark>round</mark>" in page
    assert "TOY-TURN-02</a></span>" not in page
    assert "No rule contains all these words.<" in str(found_page(BOOK, "vortex", [], []))
