"""`verify`: a record with a promise is whole, and each thing it tells is checked."""

from dataclasses import replace

import pytest
from tests.documents.test_record import OPTIONS, RECORD, SEATS, SEED
from tests.hosting.pebbles import GAMES, PEBBLES, deal

from timescoop.documents import BadDocument, Record, luck_of, promise_of, read_record, record_answers, verify
from timescoop.documents import write_record as written
from timescoop.documents.record import UNFINISHED
from timescoop.kernel import cheap

SALT = bytes(range(32, 64))
NONCES = ("", "5a" * 32, "")


def promised() -> Record:
    """A whole game of three whose second seat gave a nonce."""
    luck = luck_of(SEED, SALT, [bytes.fromhex(nonce) for nonce in NONCES], unsealed=False)
    table = deal(3, luck, "plain", OPTIONS, None, facts=False)
    dice, given = 7, []
    while not table.over():
        dice = cheap(dice)
        offered = table.options(seat := table.waiting()[0])
        given.append((seat, offered[(dice >> 8) % len(offered)]))
        table.play(*given[-1])
    dealt = deal(3, luck, "plain", OPTIONS, None, facts=False)
    record = record_answers(PEBBLES, dealt, [seat.name for seat in SEATS], given)
    return replace(
        record, edition="plain", options=OPTIONS, seats=SEATS, seed=SEED, engine="0.1.0", nonces=NONCES,
        salt=SALT.hex(), hash=promise_of(SALT, SEED),
    )  # fmt: skip


WHOLE = promised()


def why(text: str) -> str:
    """What is said of a record that is not true."""
    with pytest.raises(BadDocument) as refused:
        verify(read_record(text, "game.txt"), GAMES)
    return str(refused.value)


def test_a_whole_record_is_true_and_reads_as_it_was_written() -> None:
    text = written(WHOLE)
    assert verify(read_record(text), GAMES).over()
    assert read_record(text) == WHOLE
    assert f"\nnonce: none\nnonce: {NONCES[1]}\nnonce: none\n" in text


def test_remarks_and_empty_lines_are_no_change() -> None:
    text = written(WHOLE).replace("\n\n", "\n; what follows was played in the rain\n\n\n", 1)
    assert verify(read_record(text), GAMES).over()


@pytest.mark.parametrize(
    ("gone", "said"),
    [
        ({"salt": "", "nonces": ()}, "game.txt:"),
        ({"engine": ""}, "a finished match tells engine too"),
        ({"pool": ""}, "a finished match tells pool too"),
        ({"seed": None}, "the seed is a secret until the game is over"),
        ({"nonces": NONCES[:2]}, "each seat has one line for its nonce, or none has"),
        ({"nonces": ()}, "game.txt:"),
        ({"nonces": NONCES[::-1][1:] + NONCES[2:]}, "game.txt:"),
        ({"marks": {}}, "fingerprints stand after every 20 answers"),
        ({"unsealed": True}, "game.txt:"),
        ({"hash": "00" * 32}, "salt and seed have the hash"),
    ],
)
def test_what_is_missing_or_changed_in_a_promised_record_is_named(gone: dict[str, object], said: str) -> None:
    assert said in why(written(replace(WHOLE, **gone)))  # type: ignore[arg-type]  # one field each, as it is


def test_a_record_with_a_promise_has_a_check() -> None:
    lines = [line for line in written(WHOLE).splitlines() if not line.startswith("check: ")]
    assert "a finished match tells check too" in why("\n".join(lines))


def test_a_change_that_replays_is_found_by_the_check() -> None:
    text = written(WHOLE)
    assert "is not as it was written" in why(text.replace("(bot greedy)", "(bot random)"))


def test_a_match_from_before_nonces_has_the_seed_for_its_luck() -> None:
    old = replace(RECORD, salt=SALT.hex(), hash=promise_of(SALT, SEED))
    assert old.luck == SEED
    assert verify(read_record(written(old)), GAMES).over()


def test_a_nonce_has_its_length() -> None:
    text = written(WHOLE).replace(f"nonce: {NONCES[1]}", "nonce: 5a5a")
    assert "a nonce has 64 hexadecimal digits, not 4" in why(text)


def test_the_luck_is_what_the_page_on_fairness_says() -> None:
    luck = luck_of(SEED, SALT, [b"", bytes(32)], unsealed=False)
    assert luck.hex() == "4849f18b19b157e0bef071d58eb88e720a1a73e256e0c637e60fb31485329380"
    assert luck_of(SEED, SALT, [bytes(32)], unsealed=True) == SEED


def test_a_match_that_was_ended_by_agreement_is_true_without_a_result() -> None:
    few = WHOLE.answers[: len(WHOLE.answers) // 2]
    marks = {count: mark for count, mark in WHOLE.marks.items() if count <= len(few)}
    early = replace(WHOLE, answers=few, marks=marks, result=UNFINISHED)
    assert not verify(read_record(written(early)), GAMES).over()
    assert "is not as it was written" in why(written(early).replace("(bot greedy)", "(bot random)"))


def test_a_game_that_was_played_to_its_end_tells_its_result() -> None:
    assert f"the result is {WHOLE.result!r}, not 'unfinished'" in why(written(replace(WHOLE, result=UNFINISHED)))
    assert "is not as it was written" in why(
        "\n".join(written(WHOLE).splitlines()[:-1]).replace(WHOLE.result, UNFINISHED)
    )
