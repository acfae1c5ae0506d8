"""An undo by consent: nobody's view changes by it, and a record with some of them is told, read and verified."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from tests.kernel.tiny import GAME as KITES

from timescoop.catalogue import GAMES
from timescoop.documents import (
    Record,
    RecordSeat,
    Undo,
    deal_undone,
    luck_after,
    luck_of,
    promise_of,
    read_record,
    record_answers,
    verify,
    write_record,
)
from timescoop.kernel import Game, Table

ROOT = Path(__file__).resolve().parents[2]
SEED, SALT = bytes(range(32)), bytes(32)
INVASION = GAMES["invasion"]
DEALS = [(KITES, "hill", 3), (INVASION, "classic", 3), (INVASION, "2012", 2)]


def one_answer(table: Table, luck: Random) -> tuple[int, int]:
    """Every seat that is asked answers at random."""
    seat = table.waiting()[0]
    options = table.options(seat)
    option = options[luck.randrange(len(options))]
    table.play(seat, option)
    return seat, option


@pytest.mark.parametrize(("game", "edition", "seats"), DEALS)
def test_what_nobody_knew_is_dealt_anew_and_nobody_sees_a_difference(game: Game, edition: str, seats: int) -> None:
    luck = Random(5)
    moved = 0
    for seed in range(4):
        table = game.deal(seats=seats, seed=bytes([seed]) * 32, edition=edition)
        for count in range(120):
            if table.over():
                break
            one_answer(table, luck)
            if count % 9 or table.over():
                continue
            new = table.copy()
            deal_undone(new, [1], bytes([seed]) * 32)
            for viewer in range(seats + 1):
                assert game.view(new, viewer) == game.view(table, viewer)
            assert new.waiting() == table.waiting()
            assert [new.options(seat) for seat in new.waiting()] == [table.options(seat) for seat in table.waiting()]
            assert game.problems(new) == []
            assert sorted(new.kind) == sorted(table.kind)
            known = [copy for copy, who in enumerate(table.known) if who]
            assert [new.kind[copy] for copy in known] == [table.kind[copy] for copy in known]
            moved += new.kind != table.kind
    assert moved > 20


def test_the_luck_of_each_undo_is_its_own() -> None:
    lucks = {luck_after(SEED, number) for number in range(1, 200)} | {SEED, luck_after(SALT, 1)}
    assert len(lucks) == 201
    assert luck_after(SEED, 1) == luck_after(SEED, 1)


def played(game: Game, edition: str, seats: int) -> Record:
    """A finished match with an undo after every 40th answer, three answers long, and its promise."""
    nonces = tuple(bytes([seat]).hex() * 32 for seat in range(seats))
    luck = luck_of(SEED, SALT, [bytes.fromhex(nonce) for nonce in nonces], unsealed=False)
    names = ["Ann", "Bob", "Cleo"][:seats]
    table = game.deal(seats=seats, seed=luck, edition=edition)
    dice = Random(3)
    given: list[tuple[int, int]] = []
    undos: list[Undo] = []
    while not table.over():
        given.append(one_answer(table, dice))
        if len(given) % 40 == 0 and not table.over():
            undos.append(Undo(len(undos) + 1, given[-1][0], 3, len(given)))
            deal_undone(table, [len(undos)], luck)
    dealt = game.deal(seats=seats, seed=luck, edition=edition)
    record = record_answers(game, dealt, names, given, tuple(undos))
    return replace(
        record,
        edition=edition,
        options=game.settle_options(game.edition(edition), {}),
        seats=tuple(RecordSeat(name) for name in names),
        seed=SEED,
        salt=SALT.hex(),
        nonces=nonces,
        hash=promise_of(SALT, SEED),
        engine="test",
    )


@pytest.mark.parametrize("edition", ["classic", "2012"])
def test_a_record_with_undos_satisfies_both_verifiers(edition: str, tmp_path: Path) -> None:
    record = played(INVASION, edition, 2)
    assert len(record.undos) > 2
    text = write_record(record)
    again = read_record(text)
    assert again.undos == record.undos
    assert write_record(again) == text
    verify(again, GAMES)
    path = tmp_path / "record.txt"
    path.write_text(text, "utf-8")
    script = [sys.executable, str(ROOT / "scripts" / "verify_deal.py"), str(path), record.hash]
    told = subprocess.run(script, check=False, capture_output=True, text=True)
    assert told.stdout.startswith("yes"), told.stdout
