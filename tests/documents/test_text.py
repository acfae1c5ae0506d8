"""Text as people send it: encodings, line ends, tabs, what cannot be shown, and patterns that stay linear."""

import codecs
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from timescoop.catalogue import GAMES
from timescoop.documents import (
    BadDocument,
    decoded,
    digest_of,
    file_text,
    host_of,
    packed,
    read_deck_file,
    read_position,
    read_record,
    read_scenario,
    read_text,
    unpacked,
)
from timescoop.documents.making import decks, plain
from timescoop.kernel import TimescoopError

ENCODINGS = [
    (codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"),
    (codecs.BOM_UTF32_LE, "utf-32-le"), (b"", "utf-8"),
]  # fmt: skip
DECK = "game: ccg\nDraw deck (50):\n{line}\n"


@pytest.mark.parametrize(("mark", "encoding"), ENCODINGS)
def test_text_is_read_in_every_encoding_that_says_what_it_is(mark: bytes, encoding: str) -> None:
    assert decoded(mark + "Jamie’s\r\nhat\rand\n".encode(encoding)) == "Jamie’s\nhat\nand\n"


def test_text_in_another_encoding_is_refused_with_its_line_and_how_to_save_it(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_bytes("3 Dalek\n1 Jamie’s hat\n".encode("cp1252"))
    with pytest.raises(BadDocument, match=r"deck\.txt:2: it is not text in UTF-8; save it again with"):
        file_text(path)


def test_a_digest_is_the_same_however_lines_end() -> None:
    assert digest_of("a\r\nb") == digest_of("a\nb") != digest_of("a\n\nb")


def test_json_with_tabs_is_read() -> None:
    assert read_text(json.dumps({"a": [1, {"b": "c"}]}, indent="\t"))[0].value == {"a": [1, {"b": "c"}]}


@pytest.mark.parametrize(
    ("text", "wrong"),
    [(r'name: "a\ud800b"', "half of a character"), (r'name: "a\0b"', "a control character (U+0000)"),
     (r'name: "\e]0;x\a"', "a control character (U+001B)"), (r'"a\eb": 1', "a control character (U+001B)")],
)  # fmt: skip
def test_what_no_line_can_show_is_refused_with_its_line(text: str, wrong: str) -> None:
    with pytest.raises(BadDocument, match="2: .*" + re.escape(wrong)):
        read_text("\n" + text)


@pytest.mark.parametrize(
    "line",
    [
        "3 Cyberman",
        "3x Cyberman",
        "3X Cyberman",
        "3 x Cyberman",
        "3\tCyberman",
        "Cyberman x3",
        "Cyberman\tx3",
        "3  Cyberman ",
    ],
)
def test_decks_are_read_as_other_programs_write_them(line: str) -> None:
    found = read_deck_file("// a remark\n" + DECK.format(line=line), "", GAMES)
    assert [(entry.name, entry.copies, entry.part) for entry in found.deck.entries] == [("Cyberman", 3, "draw")]


def test_a_deck_with_a_byte_order_mark_has_no_card_more() -> None:
    found = read_deck_file(decoded(codecs.BOM_UTF8 + DECK.format(line="3 Cyberman").encode()), "", GAMES)
    assert len(found.deck.entries) == 1


@pytest.mark.parametrize(
    "pattern", [decks.CARD_LINE, decks.YAML_LINE, plain.HEADER, plain.FIRST, plain.LAST, plain.COUNTED, plain.SPACES]
)
def test_patterns_over_strangers_text_do_not_begin_anew_at_each_line(pattern: re.Pattern[str]) -> None:
    """A `\\s*` behind a `^` takes line ends too, and so goes through the rest of the text once for each line."""
    assert not re.search(r"\^\(?\\s[*+]", pattern.pattern)


def test_a_deck_of_line_ends_is_refused_at_once() -> None:
    text = "@" + "\n" * 20_000 + "x"
    with pytest.raises(TimescoopError):
        read_deck_file(text, "", GAMES)


READERS: tuple[Callable[[str], object], ...] = (
    read_text,
    read_record,
    lambda text: read_deck_file(text, "", GAMES),
    lambda text: [read_position(each, GAMES) for each in read_text(text)],
    lambda text: [read_scenario(each) for each in read_text(text)],
)


def refusal(reader: Callable[[str], object], data: bytes) -> str:
    """What a reader says of bytes that it does not take."""
    try:
        reader(decoded(data))
    except TimescoopError as error:
        return str(error) or "nothing was said"
    return ""


@pytest.mark.parametrize("reader", READERS, ids=["yaml", "record", "deck", "position", "scenario"])
@given(data=st.binary(max_size=300) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace")))
def test_any_bytes_are_read_or_refused_in_words(reader: Callable[[str], object], data: bytes) -> None:
    assert refusal(reader, data) != "nothing was said"


MINE = "deck: Mine\n3 Cyberman\n"
LINK = f"https://example.org/decks/ccg/first?deck={packed(MINE)}"
PASTED = [
    "{}", " {} ", "{}.", "{},", "({})", "<{}>", "[{}]", "“{}”", "'{}'", "({}).", "<{}>,", "{}!",
    "{}?", "{};", "{}…", "<<{}>>", "{}#top", "{}).", "`{}`",
]  # fmt: skip


@pytest.mark.parametrize("around", PASTED)
def test_a_link_is_read_as_it_was_pasted(around: str) -> None:
    assert file_text(around.format(LINK)) == MINE
    assert file_text(around.format(LINK.partition("org")[2])) == MINE
    assert unpacked(around.format(packed(MINE)).partition("#")[0]) == MINE


@given(st.text(max_size=200), st.integers(20, 76), st.sampled_from(PASTED))
def test_any_text_comes_back_out_of_a_link_that_was_folded_and_pasted(text: str, width: int, around: str) -> None:
    link = around.format(f"http://127.0.0.1:8000/workshop/invasion/classic?set={packed(text)}&from=Ann")
    lines = [link[at : at + width] for at in range(0, len(link), width)]
    assert file_text("\n".join(lines)) == text


def test_a_link_with_a_piece_missing_is_refused_in_words() -> None:
    for link in (LINK[:-9], LINK.partition("=")[0] + "=", LINK.replace("deck=", "deck=A")):
        with pytest.raises(BadDocument, match=r"the link: it holds no whole deck or set; copy all of it once more"):
            file_text(link)


@pytest.mark.parametrize(
    ("name", "host"),
    [
        ("example.org", "example.org"), ("http://localhost/", "localhost"),
        ("<https://example.org/lobby>,", "example.org"), ("example.org.", "example.org"),
        ("example.org:8000", "example.org"), ("(10.0.0.7)", "10.0.0.7"), ("https://", ""), ("…", ""),
    ],
)  # fmt: skip
def test_a_host_is_known_by_its_name_or_a_link_to_it(name: str, host: str) -> None:
    assert host_of(name) == host
