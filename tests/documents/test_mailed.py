"""A record that came by mail is the record that was sent: folded, quoted, with curly quotes and odd spaces."""

import random
import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from timescoop.catalogue import GAMES
from timescoop.documents import BadDocument, Record, read_record, replay, verify, write_record
from timescoop.documents.answers import option_of
from timescoop.documents.text import straight, unfolded, unquoted

PLAYED = sorted((Path(__file__).with_name("played")).glob("*.txt"))
NAMES = [
    "Ann",
    "D’Arcy",
    "O'Neil",
    "“Ace”",
    'Bob "the Third"',
    "Zoë",
    "Doctor – Who",
    "Doctor-Who",
    "Jo\u00a0Ann",
    "’Tis",
]
CURLED = {"'": "’\u2018", '"': "“”", "-": "–", " ": "\u00a0"}


@cache
def played(path: Path) -> Record:
    return read_record(path.read_text("utf-8"))


def renamed(path: Path, names: list[str]) -> Record:
    """A record of a game that was played, with other names of the seats."""
    text = write_record(replace(played(path), check=""))
    for old, name in zip(played(path).names, names, strict=False):
        text = re.sub(rf"\b{old}\b", name, text)
    bare = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("check:"))
    return read_record(write_record(read_record(bare)))


RECORDS = {path.stem: path for path in PLAYED}


def folded(line: str, width: int, end: str, first: int = 1) -> list[str]:
    """A line in lines of a mail; what goes on after a plain space alone is folded there."""
    out = []
    while len(line) > width and (at := line.rfind(" ", first, width + 1)) > 0:
        out.append(line[:at] + end)
        line = line[at + 1 :]
    return [*out, line]


def mailed(
    text: str, *, curls: float, seed: int, width: int, flowed: bool, quotes: str, late: bool, letter: bool
) -> str:
    """A text as a mail program sends it."""
    luck = random.Random(seed)
    text = "".join(luck.choice(CURLED[each]) if each in CURLED and luck.random() < curls else each for each in text)
    lines = [part for line in text.splitlines() for part in folded(line, width, " " if flowed else "")]
    if late:  # folded after it was quoted: what goes on has no mark
        lines = [
            part for line in text.splitlines() for part in folded(f"{quotes}{line}".rstrip(), width, "", len(quotes))
        ]
    else:
        lines = [f"{quotes}{line}".rstrip(" ") if not line else f"{quotes}{line}" for line in lines]
    if letter:
        lines = ["Dear Tom,", "here is our game, as promised.", "", *lines, "-- ", "Ann"]
    return "\r\n".join(lines)


@settings(max_examples=60, deadline=None)
@given(
    which=st.sampled_from(sorted(RECORDS)),
    names=st.lists(st.sampled_from(NAMES), min_size=4, max_size=4, unique_by=straight),
    curls=st.sampled_from([0, 0.1, 1]),
    seed=st.integers(0, 1000),
    width=st.integers(66, 80),
    flowed=st.booleans(),
    quotes=st.sampled_from(["", "> ", ">> ", "> > "]),
    late=st.booleans(),
    letter=st.booleans(),
)
def test_a_record_that_was_mailed_is_the_record_that_was_sent(  # noqa: PLR0913 - as much as mail programs do
    *, which: str, names: list[str], curls: float, seed: int, width: int, flowed: bool, quotes: str, late: bool,
    letter: bool,
) -> None:  # fmt: skip
    sent = renamed(RECORDS[which], names[: len(read_record(RECORDS[which].read_text("utf-8")).seats)])
    text = write_record(sent)
    got = read_record(
        mailed(text, curls=curls, seed=seed, width=width, flowed=flowed, quotes=quotes, late=late, letter=letter)
    )
    assert got == sent
    assert write_record(got) == text


@pytest.mark.parametrize("which", sorted(RECORDS))
def test_a_record_that_was_mailed_can_be_verified(which: str) -> None:
    sent = renamed(
        RECORDS[which],
        ["D’Arcy", "O'Neil", "Jo-Jo", "Ann"][: len(read_record(RECORDS[which].read_text("utf-8")).seats)],
    )
    text = mailed(write_record(sent), curls=1, seed=1, width=72, flowed=False, quotes="> ", late=False, letter=True)
    assert text != write_record(sent)
    verify(read_record(text), GAMES)


def test_a_name_keeps_its_apostrophe_if_that_is_how_it_was_written() -> None:
    for names in (["D’Arcy", "D'Arcy"], ["D'Arcy", "D’Arcy"]):
        sent = renamed(RECORDS["nemesis-master"], names)
        assert read_record(write_record(sent)).names == names


def test_a_record_that_was_changed_is_not_mended_into_another() -> None:
    text = write_record(renamed(RECORDS["nemesis-master"], ["D’Arcy", "O'Neil"]))
    with pytest.raises(BadDocument, match=r"a line has been changed|can't answer|is not asked"):
        verify(
            read_record(
                mailed(text, curls=0, seed=0, width=72, flowed=False, quotes="> ", late=False, letter=False).replace(
                    "> D’Arcy: pass", "> D’Arcy: Pass", 1
                )
            ),
            GAMES,
        )


def test_a_record_without_a_check_is_played_with_curly_answers() -> None:
    lines = write_record(renamed(RECORDS["nemesis-emperor"], ["Ann", "Bob"])).splitlines()
    text = "\n".join(line for line in lines if not line.startswith("check:"))
    head, _, answers = text.partition("\n\n")
    assert "'" in answers
    replay(read_record(f"{head}\n\n{answers.replace(chr(39), '’')}"), GAMES)


def test_what_is_wrong_in_a_record_that_was_mailed_has_its_line_in_the_mail() -> None:
    text = mailed(
        write_record(renamed(RECORDS["nemesis-master"], ["Ann", "Bob"])),
        curls=0, seed=0, width=72, flowed=False, quotes="> ", late=False, letter=True,
    ).replace("\r\n", "\n")  # fmt: skip
    wrong = text.replace("> Bob: pass", "> Rob: pass", 1)
    line = wrong[: wrong.index("> Rob: pass")].count("\n") + 1
    with pytest.raises(BadDocument, match=rf"mine\.txt:{line}: an answer looks like 'seat: option'"):
        read_record(wrong, "mine.txt")


def test_an_answer_is_read_with_the_quotes_of_a_phone() -> None:
    offered = [(1, "play Dalek's End"), (2, 'say "Exterminate"'), (3, "pass"), (4, "go - now")]
    assert option_of(offered, "play Dalek’s end") == 1
    assert option_of(offered, "Say “Exterminate”") == 2
    assert option_of(offered, "go – now") == 4
    assert option_of([(1, "it’s"), (2, "it's")], "it’s") == 1
    assert option_of([(1, "it’s"), (2, "it's")], "it's") == 2


def test_only_lines_that_may_have_been_folded_are_put_together() -> None:
    long = "deal: Tom = " + "Cyberman | " * 5
    lines = list(enumerate([long, "Dalek", "game: x", "short", "more"], 1))
    assert unfolded(lines, lambda line: ":" in line) == [
        (1, f"{long.rstrip()} Dalek"), (3, "game: x"), (4, "short"), (5, "more"),
    ]  # fmt: skip
    assert unquoted([(1, ">> > a"), (2, "> b > c"), (3, ">"), (4, "d")]) == [(1, "a"), (2, "b > c"), (3, ""), (4, "d")]
