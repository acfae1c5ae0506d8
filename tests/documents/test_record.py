"""A record is a text that a person can read, that replays, and that says where it does not."""

from dataclasses import replace

import pytest
from tests.hosting.pebbles import GAMES, PEBBLES, deal

from timescoop.documents import (
    BadDocument,
    Message,
    Record,
    RecordSeat,
    fingerprint,
    read_record,
    record_answers,
    replay,
    verify,
    write_record,
)
from timescoop.documents.record_reading import MOST
from timescoop.kernel import Table, cheap, register_rules, to_data

SEED = bytes(range(32))
SEATS = (RecordSeat("Ann"), RecordSeat("Ann: B", "bot", "greedy"), RecordSeat("Cem", "open"))
OPTIONS = {"copies": "9"}


def dealt() -> Table:
    return deal(3, SEED, "plain", OPTIONS, None, facts=False)


def random_game() -> Record:
    """A whole game of three."""
    table = dealt()
    luck = 7
    given: list[tuple[int, int]] = []
    while not table.over():
        seat = table.waiting()[0]
        luck = cheap(luck)
        offered = table.options(seat)
        given.append((seat, offered[(luck >> 8) % len(offered)]))
        table.play(*given[-1])
    record = record_answers(PEBBLES, dealt(), [seat.name for seat in SEATS], given)
    return replace(record, edition="plain", options=OPTIONS, seats=SEATS, seed=SEED, engine="0.1.0")


RECORD = random_game()
TEXT = write_record(RECORD)
LINES = TEXT.splitlines()


def changed(old: str, new: str) -> str:
    """The text with one thing written otherwise."""
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def why(text: str, **known: object) -> str:
    """What is said of a text that is no record, or that does not replay."""
    with pytest.raises(BadDocument) as refused:
        replay(read_record(text, "game.txt"), GAMES, **known)
    return str(refused.value)


def test_what_is_written_is_read_again() -> None:
    assert read_record(TEXT) == RECORD
    assert write_record(read_record(TEXT)) == TEXT


def test_messages_stand_where_they_were_written_and_are_verified() -> None:
    said = (
        Message("Cem", "hello: all", 0),
        Message("Eva (spectator)", "# after 20 answers: 0123456789ab", 20),
        Message("Ann", "Ann: done", 20),
    )
    text = write_record(replace(RECORD, said=said))
    assert read_record(text).said == said
    lines = text.splitlines()
    assert lines[lines.index("") + 1] == "# chat by Cem: hello: all"
    at = lines.index(f"# after 20 answers: {RECORD.marks[20]}")
    assert lines[at + 2] == "# chat by Ann: Ann: done"
    assert fingerprint(verify(read_record(text), GAMES)) == fingerprint(replay(RECORD, GAMES))
    with pytest.raises(BadDocument, match="not as it was written"):
        verify(read_record(text.replace("hello: all", "bye: all")), GAMES)
    with pytest.raises(BadDocument, match="control character"):
        read_record(text.replace("hello", "hel\x1blo"))


def test_a_record_reads_like_this() -> None:
    assert LINES[:7] == [
        "game: pebbles",
        "edition: plain",
        "option: copies = 9",
        "seat: Ann (person)",
        "seat: Ann: B (bot greedy)",
        "seat: Cem (open)",
        f"seed: {SEED.hex()}",
    ]
    blank = LINES.index("")
    assert LINES[blank + 1].startswith("Ann: ")
    assert LINES[blank + 21] == f"# after 20 answers: {RECORD.marks[20]}"


def test_a_record_replays_to_the_table_it_was_made_from() -> None:
    table = replay(read_record(TEXT), GAMES)
    assert table.over()
    assert list(RECORD.marks) == [20 * n for n in range(1, len(RECORD.answers) // 20 + 1)]


def test_words_are_read_in_any_case_and_remarks_are_passed_over() -> None:
    blank = LINES.index("")
    told = [
        *LINES[:blank],
        "",
        "; the bids",
        *[line.upper() for line in LINES[blank + 1 : blank + 4]],
        "",
        *LINES[blank + 4 :],
    ]
    text = "\n".join(told).replace("ANN: B:", "Ann: B:").replace("ANN:", "Ann:").replace("CEM:", "Cem:")
    assert replay(read_record(text), GAMES).over()


def test_an_option_may_stand_by_its_number() -> None:
    first = RECORD.answers[0].words
    number = ["flint", "agate", "onyx", "opal"].index(first)
    assert replay(read_record(changed(f"Ann: {first}", f"Ann: #{number}")), GAMES).over()


def test_the_first_line_that_does_not_match_is_named() -> None:
    blank = LINES.index("")
    at = next(n for n in range(blank + 5, len(LINES)) if LINES[n].endswith("end turn"))
    name = LINES[at].removesuffix(": end turn")
    spoilt = "\n".join([*LINES[:at], f"{name}: done", *LINES[at + 1 :]])
    said = why(spoilt)
    assert said.startswith(f"game.txt:{at + 1}: {name} can't answer 'done' here; the options are ")
    assert "'end turn'" in said
    assert said.endswith("(made by version 0.1.0)")


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    blank = LINES.index("")
    bids = LINES[blank + 1 : blank + 4]
    text = "\n".join(
        [*LINES[: blank + 1], *bids, "Ann: end turn", "Ann: B: end turn", "Cem: end turn", "Cem: end turn"]
    )
    assert "is not asked here, " in why(text)


def test_a_line_after_the_end_is_refused() -> None:
    assert f"game.txt:{len(LINES) + 1}: the game is over here" in why(TEXT + "Ann: flint")


def test_a_fingerprint_that_is_another_is_named() -> None:
    mark = RECORD.marks[20]
    at = LINES.index(f"# after 20 answers: {mark}") + 1
    said = why(changed(mark, "0" * 12))
    assert said.startswith(f"game.txt:{at}: the table is not the one of the record after 20 answers")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("game: pebbles", "game: marbles", "game.txt:1: no game is called 'marbles'"),
        ("edition: plain", "edition: gilt", "game.txt:2: pebbles has no edition 'gilt'"),
        ("copies = 9", "copies = 8", "option 'copies' cannot be '8'"),
        ("copies = 9", "copies: 9", "game.txt:3: an option looks like"),
        ("Cem (open)", "Cem", "game.txt:6: a seat looks like"),
        ("seat: Cem (open)", "seat: Ann (open)", "game.txt:6: two seats are called 'Ann'"),
        ("seat: Cem (open)\n", "", "only"),
        (SEED.hex(), SEED.hex()[2:], "game.txt:7: a seed has 64 hexadecimal digits, not 62"),
        (SEED.hex(), "doctor", "game.txt:7: seed is written in hexadecimal digits"),
        (f"seed: {SEED.hex()}", f"hash: {'ab' * 32}", "game.txt:7: the seed is a secret until the game is over"),
        ("engine: 0.1.0", f"hash: {'ab' * 32}\nsalt: 00", "game.txt:7: salt and seed have the hash"),
        ("engine: 0.1.0", "engine: 1\nengine: 2", "game.txt:9: the header 'engine' stands twice"),
        ("engine: 0.1.0", "weather: fine", "game.txt:8: no header is called 'weather'"),
        ("engine: 0.1.0", "nothing", "game.txt:8: a header looks like 'game: invasion', not 'nothing'"),
        ("engine: 0.1.0", f"cards: {'00' * 32}", "game.txt:8: it was played with a card file of its own"),
        (f"pool: {RECORD.pool}", "pool: 000000000000", "game.txt:9: the cards are not those of the record"),
        ("won by", "stolen by", "game.txt:10: the result is"),
        ("# after 20", "# after 19", "20 answers stand before this line, not 19"),
        ("Ann: B: ", "Zoe: ", "an answer looks like 'seat: option', and the seats are Ann, Ann: B, Cem"),
        ("game: pebbles\n", "", "a record needs the headers game"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, said: str) -> None:
    if said == "only":
        assert "an answer looks like" in why(changed(old, new)) or "can't answer" in why(changed(old, new))
    else:
        assert said in why(changed(old, new))


def test_a_text_without_seats_or_anything_is_no_record() -> None:
    for text in ("", "\n\n", "; nothing but a remark"):
        with pytest.raises(BadDocument, match="a record needs the headers game, edition, seat"):
            read_record(text)


def test_answers_that_do_not_fit_any_more_are_written_by_their_numbers() -> None:
    record = record_answers(PEBBLES, dealt(), ["A", "B", "C"], [(0, 3), (1, 0), (2, 0), (0, 77), (0, 11)])
    assert [entry.words for entry in record.answers] == ["opal", "flint", "flint", "#77", "#11"]


def test_a_fingerprint_tells_tables_apart_and_not_what_rules_are_called() -> None:
    table = dealt()
    before = fingerprint(table)
    assert before == fingerprint(dealt())
    table.agenda.append((register_rules, ()))
    assert fingerprint(table) == before
    for slot in ("kind", "mark", "known", "up"):
        other = dealt()
        getattr(other, slot)[0] += 1
        assert fingerprint(other) != before, slot
    other = dealt()
    other.laid = 1  # type: ignore[attr-defined]  # a field of the game's own
    assert fingerprint(other) != before
    assert "seed" in to_data(table), "the seed is there, and left out"
    assert fingerprint(deal(3, SEED[::-1], "plain", OPTIONS, None, facts=False)) != before


def test_all_lines_that_are_none_are_told_at_once() -> None:
    head = "game: invasion\nedition: classic\nseat: Elisabeth (person)\nseat: Tom (person)\n"
    with pytest.raises(BadDocument) as refused:
        read_record(head + "colour: red\nseat: Tom (person)\nhash: xyz\n\nTom: pass\nnobody: pass\n")
    assert [fault.line for fault in refused.value.faults] == [5, 6, 7], "without sound headers no answer is looked at"
    answers = ["Tom: pass"] * 30
    for at in (3, 17):
        answers[at] = "Nobody: pass"
    marked = [*answers[:20], "# after 20 answers: 0123456789ab", *answers[20:25], "# after 7 answers: 0123456789ab"]
    with pytest.raises(BadDocument) as refused:
        read_record(f"{head}\n" + "\n".join(marked))
    assert [fault.line for fault in refused.value.faults] == [9, 23, 32], "what follows is counted as if they were well"
    with pytest.raises(BadDocument) as refused:
        read_record(f"{head}\n" + "Nobody: pass\n" * 90)
    assert len(refused.value.faults) == MOST
