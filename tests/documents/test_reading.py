"""YAML read strictly: the line of everything, the words of YAML 1.2, and no surprises."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from timescoop.documents import BadDocument, read_file, read_one, read_text, write_text
from timescoop.kernel import BadNotation


def only(text: str) -> Any:
    (document,) = read_text(text)
    return document.value


@pytest.mark.parametrize("word", ["no", "yes", "on", "off", "Yes", "12:30", "2012-05-01", "1_000", "0o7", "<<", "="])
def test_words_that_other_readers_guess_at_stay_texts(word: str) -> None:
    assert only(f"key: {word}") == {"key": word}


def test_numbers_truths_and_nothing_are_read() -> None:
    text = "{a: 2012, b: -3, c: 1.5, d: true, e: FALSE, f: null, g: ~, h: , i: '2012'}"
    assert only(text) == {
        "a": 2012, "b": -3, "c": 1.5, "d": True, "e": False, "f": None, "g": None, "h": None, "i": "2012",
    }  # fmt: skip
    assert [type(value) for value in only("[1, 1.0, true]")] == [int, float, bool]


def test_every_part_knows_its_line() -> None:
    (document,) = read_text("a: 1\nb:\n  - x\n  - {y: 2,\n     z: 3}\n\nc: >-\n  long\n  text\n")
    assert document.line_of(("a",)) == 1
    assert document.line_of(("b",)) == 2
    assert document.line_of(("b", 0)) == 3
    assert document.line_of(("b", 1, "z")) == 5
    assert document.line_of(("c",)) == 7
    assert document.line_of(("b", 1, "missing", "deeper")) == 4


def test_lines_go_on_counting_from_document_to_document() -> None:
    first, second = read_text("a: 1\n---\nb: 2\n---\n# nothing\n")
    assert first.line_of(("a",)) == 1
    assert second.line_of(("b",)) == 3


@pytest.mark.parametrize(
    ("text", "line", "wrong"),
    [
        ("a: 1\nb: 2\na: 3\n", 3, "twice"),
        ("a: {b: 1, b: 2}", 1, "twice"),
        ("a: &x 1\nb: *x\n", 2, "alias"),
        ("a: !!python/object:os.system x", 1, "tag"),
        ("a: !mine x", 1, "tag"),
        ("a: 1\nb: [1, 2\n", 3, "expected"),
        ("? [1, 2]\n: x\n", 1, "key"),
        ("true: x", 1, "key"),
        ("a: 1\nb: \x07\n", 2, "character"),
        ("a: !!int abc", 1, "not a number"),
        ("[" * 5000, 1, "nested"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, line: int, wrong: str) -> None:
    with pytest.raises(BadDocument, match=wrong) as caught:
        read_text(text, "mine.yaml")
    (fault,) = caught.value.faults
    assert fault.line == line
    assert str(caught.value).startswith(f"mine.yaml:{line}: ")


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    with pytest.raises(BadDocument, match="cannot be read"):
        read_file(tmp_path / "missing.yaml")
    (tmp_path / "latin.yaml").write_bytes(b"a: \xe9\n")
    with pytest.raises(BadDocument, match="UTF-8"):
        read_file(tmp_path / "latin.yaml")
    (tmp_path / "two.yaml").write_text("a: 1\n---\nb: 2\n", "utf-8")
    with pytest.raises(BadDocument, match="one document is expected here, not 2"):
        read_one(tmp_path / "two.yaml")


def test_a_fault_finds_its_line_through_the_part_that_was_read() -> None:
    (document,) = read_text("given:\n  players:\n    Tom: {hand: 5}\n", "x.yaml")
    fault = document.fault(BadNotation(("players", "Tom", "hand"), "too many"), ("given",))
    assert str(fault) == "x.yaml:3: given.players.Tom.hand: too many"


PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**9), 10**9)
    | st.text(st.characters(codec="utf-8", exclude_categories=["Cs", "Cc"])),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text("abc no1~", min_size=1, max_size=4), inner, max_size=4)
    ),
    max_leaves=20,
)


@settings(max_examples=60)
@given(st.dictionaries(st.text("abc no1~", min_size=1, max_size=5), PLAIN, min_size=1, max_size=5))
def test_what_is_written_is_read_again(value: dict[str, Any]) -> None:
    assert only(write_text(value)) == value


def test_what_is_written_reads_well() -> None:
    names = ["Ice Warriors", "The Brigadier", "Ian"] * 40
    text = write_text({"deck": names, "players": {"Tom": {"hand": ["Jamie"], "attack": None}}})
    assert all(len(line) <= 130 for line in text.splitlines())
    assert sum(line.count("Ice Warriors") for line in text.splitlines()) == 40
    assert (
        "players:\n  Tom: {hand: [Jamie], attack: null}" in text
        or "players: {Tom: {hand: [Jamie], attack: null}}" in text
    )


def test_the_same_thing_at_two_places_is_written_twice() -> None:
    shared = ["Jamie"]
    assert "&" not in write_text({"a": shared, "b": shared})
