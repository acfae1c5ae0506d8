"""A rulebook's Markdown becomes chapters and clauses, and words become links only where there is a clause."""

from dataclasses import replace

from timescoop.catalogue import GAMES
from timescoop.documents import Clause
from timescoop.web.render.learn.rulebook import marked, put_together, rulebook_of, spans
from timescoop.web.render.learn.rules_page import clause_page, rulebook_page

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
SECOND = Clause("TOY-TURN-02", "2012", "A turn <b>ends</b>.", "T:2", "The turn")
BOOK = replace(put_together(TEXT, [FIRST, SECOND]), key="toy", name="Toy", editions={"2012": "Old Box"})


def test_a_rulebook_is_put_together_from_prose_and_clauses() -> None:
    assert BOOK.title == "The rules of Toy"
    assert [(chapter.title, chapter.key, chapter.clauses) for chapter in BOOK.chapters] == [
        ("", "", []),
        ("The turn", "the-turn", [FIRST, SECOND]),
        ("The end", "the-end", []),
    ]
    assert BOOK.chapters[0].prose == ["A toy for one, and for two.", "- **P1** First things first."]
    assert BOOK.chapter_of("TOY-TURN-02") is BOOK.chapters[1]
    assert BOOK.chapter_of("TOY-TURN-03") is None


def test_words_of_a_line_are_marked() -> None:
    assert list(spans("**P1** of `x` in TOY-TURN-01a.")) == [
        ("bold", "P1"),
        ("text", " of "),
        ("code", "x"),
        ("text", " in "),
        ("clause", "TOY-TURN-01a"),
        ("text", "."),
    ]


def test_a_page_links_the_clauses_there_are_and_escapes_the_rest() -> None:
    page = str(clause_page([BOOK], FIRST, [SECOND], []))
    assert 'href="/rules/TOY-TURN-02"' in page
    assert 'href="/rules/TOY-NONE-01"' not in page
    assert "A turn &lt;b&gt;ends&lt;/b&gt;." in page
    assert page.count("Only in the Old Box") == 1
    assert 'href="#the-end"' in str(rulebook_page(BOOK))


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
