"""Dealing that can be checked: promised before the first card, opened after the last, and no record tells otherwise."""

import asyncio
import importlib.util
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from tests.hosting.changing import older
from tests.hosting.pebbles import GAMES as PEBBLES_GAMES
from tests.hosting.playing import SEED, TWO, play_out
from tests.hosting.tampering import OF_THE_DEAL, OF_THE_TEXT, OF_WHAT_REPLAYS, finished, tampered, written_anew
from tests.tally import tally

from timescoop.catalogue import GAMES
from timescoop.documents import BadDocument, luck_of, promise_of, read_record, verify, write_record
from timescoop.hosting import Host, Store, hash_in, store_address

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "verify_deal.py"
KINDS = (*OF_THE_DEAL, *OF_WHAT_REPLAYS, *OF_THE_TEXT)
TAMPERED = int(os.environ.get("TIMESCOOP_TAMPERED", "240"))
NONCE = "0f" * 32


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("verify_deal", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def records() -> list[str]:
    return [finished(n, edition, seats) for n, edition in enumerate(("classic", "2012")) for seats in (2, 3, 4)]


def independent(text: str) -> str:
    """What the verifier that shares no code has against a record."""
    try:
        return str(script().wrong_with(text))
    except (LookupError, ValueError) as error:
        return repr(error)


def test_true_records_are_found_true_by_both(records: list[str]) -> None:
    for text in records:
        assert verify(read_record(text), GAMES).over()
        assert independent(text) == ""
        assert written_anew(text) == text


def test_tampered_records_are_refused(records: list[str]) -> None:
    for number in range(TAMPERED):
        change = KINDS[number % len(KINDS)]
        text = tampered(records[number % len(records)], change, random.Random(number))
        with pytest.raises(BadDocument):
            verify(read_record(text, f"{number} {change}"), GAMES)
        assert independent(text), f"{number} {change}"
    tally(tampered_records=TAMPERED)


def test_what_concerns_the_deal_is_refused_even_with_the_check_worked_out_again(records: list[str]) -> None:
    for number in range(len(OF_THE_DEAL) * 25):
        change = OF_THE_DEAL[number % len(OF_THE_DEAL)]
        text = written_anew(tampered(records[number % len(records)], change, random.Random(number)))
        with pytest.raises(BadDocument) as refused:
            verify(read_record(text, f"{number} {change}"), GAMES)
        assert "not as it was written" not in str(refused.value)
        found = independent(text)
        assert found, f"{number} {change}"
        assert "not as it was written" not in found


def test_what_replays_otherwise_is_refused_even_with_the_check_worked_out_again(records: list[str]) -> None:
    for number in range(len(OF_WHAT_REPLAYS) * 10):
        change = OF_WHAT_REPLAYS[number % len(OF_WHAT_REPLAYS)]
        text = written_anew(tampered(records[number % len(records)], change, random.Random(number)))
        with pytest.raises(BadDocument):
            verify(read_record(text, f"{number} {change}"), GAMES)


def test_the_independent_verifier_is_short_and_needs_nothing_of_ours(records: list[str], tmp_path: Path) -> None:
    assert len(SCRIPT.read_text("utf-8").splitlines()) <= 80
    path = tmp_path / "record.txt"
    path.write_text(records[0], "utf-8")
    bare = [sys.executable, "-I", "-S", str(SCRIPT), str(path)]  # without site-packages: our package is not there
    promised = read_record(records[0]).hash
    said = [subprocess.run([*bare, *more], capture_output=True, text=True, check=False) for more in ([promised], ["0"])]
    assert [(each.returncode, each.stdout[:4]) for each in said] == [(0, "yes:"), (1, "no: ")]
    path.write_text("nothing", "utf-8")
    assert subprocess.run(bare, capture_output=True, text=True, check=False).stdout.startswith("no: it is no finished")


# ---- in a match that is hosted


async def test_the_promise_comes_before_the_nonces_and_is_opened_after_the_last_card(host: Host) -> None:
    promised = host.promises.make()
    match = await host.new_match("pebbles", seats=TWO, promise=promised, nonces={1: NONCE})
    receipt = match.snapshot(0).receipt
    assert (receipt.hash, receipt.given, receipt.nonces) == (hash_in(promised), (1,), ())
    assert NONCE not in repr(match.snapshot(0))
    await play_out(match)

    receipt = match.snapshot(2).receipt
    seed, salt = bytes.fromhex(receipt.seed), bytes.fromhex(receipt.salt)
    assert promise_of(salt, seed) == hash_in(promised)
    assert receipt.nonces == ("", NONCE)
    record = read_record(write_record(match.record()))
    assert record.luck == luck_of(seed, salt, [b"", bytes.fromhex(NONCE)], unsealed=False) != seed
    verify(record, PEBBLES_GAMES)


async def test_a_nonce_changes_the_deal_and_is_bound_to_its_seat() -> None:
    nonce = bytes.fromhex(NONCE)
    told = ([b"", b""], [nonce, b""], [b"", nonce], [nonce, nonce], [b"", b"", b""])
    lucks = {luck_of(SEED, SEED, nonces, unsealed=False) for nonces in told}
    assert len(lucks) == len(told)


async def test_a_promise_is_kept_once_and_without_one_no_nonce_counts(host: Host) -> None:
    promised = host.promises.make()
    first = await host.new_match("pebbles", seats=TWO, promise=promised, nonces={0: NONCE})
    second = await host.new_match("pebbles", seats=TWO, promise=promised, nonces={0: NONCE})
    assert (first.plan.nonces, second.plan.nonces) == ((NONCE, ""), ("", ""))
    assert second.snapshot(0).receipt.hash != hash_in(promised)


@pytest.mark.parametrize("nonsense", ["", "none", "0f", "x" * 64, NONCE + "00"])
async def test_what_is_no_nonce_counts_as_none(host: Host, nonsense: str) -> None:
    match = await host.new_match("pebbles", seats=TWO, promise=host.promises.make(), nonces={0: nonsense, 7: NONCE})
    assert match.plan.nonces == ("", "")


async def test_a_seed_given_by_hand_stays_unsealed_and_is_the_luck_itself(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO, seed=SEED, promise=host.promises.make(), nonces={0: NONCE})
    assert match.plan.luck == SEED
    await play_out(match)
    record = read_record(write_record(match.record()))
    assert record.unsealed
    verify(record, PEBBLES_GAMES)


async def test_the_nonces_outlive_the_host(host: Host, address: str) -> None:
    match = await host.new_match("pebbles", seats=TWO, promise=host.promises.make(), nonces={0: NONCE})
    store = await Store.open(address)
    other = await Host.start(store, catalogue="tests.hosting.pebbles", workers=0, luck=Random(2012))
    again = await other.match(match.id)
    assert (again.plan, again.snapshot(0)) == (match.plan, match.snapshot(0))
    await other.close()
    await store.close()


async def test_a_store_from_before_nonces_is_brought_up_to_date_and_its_matches_go_on(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    store = await Store.open(store_address(str(path)))
    host = await Host.start(store, catalogue="tests.hosting.pebbles", workers=0, luck=Random(2012))
    match = await host.new_match("pebbles", seats=TWO, seed=SEED)
    await host.close()
    await store.close()
    older(path, "0001")
    with closing(sqlite3.connect(path)) as old:
        old.execute("UPDATE match SET unsealed = 0")  # its luck is the seed all the same
        old.commit()

    store = await Store.open(store_address(str(path)))
    host = await Host.start(store, catalogue="tests.hosting.pebbles", workers=0, luck=Random(2012))
    again = await host.match(match.id)
    assert again.plan.nonces == ()
    assert again.snapshot(0).view == match.snapshot(0).view
    await play_out(again)
    verify(read_record(write_record(again.record())), PEBBLES_GAMES)
    await host.close()
    await store.close()


async def test_a_promise_of_one_server_is_kept_by_another_and_by_one_alone(
    host: Host, open_host: Callable[..., Awaitable[Host]]
) -> None:
    elsewhere = await open_host(luck=Random(7))
    for _ in range(40):
        promised = host.promises.make()
        matches = await asyncio.gather(
            *(each.new_match("pebbles", seats=TWO, promise=promised, nonces={0: NONCE}) for each in (host, elsewhere))
        )
        assert sorted(match.plan.nonces[0] for match in matches) == ["", NONCE]
        kept = [match.snapshot(0).receipt.hash == hash_in(promised) for match in matches]
        assert kept == [bool(match.plan.nonces[0]) for match in matches]


async def test_a_promise_that_was_changed_or_made_up_is_none(host: Host) -> None:
    promised = host.promises.make()
    first, last = promised[0], promised[-1]
    changed = [promised[:-1] + ("0" if last != "0" else "1"), ("0" if first != "0" else "1") + promised[1:]]
    for promise in (*changed, hash_in(promised), promised + "AAAA", promised + "é", "." * 9, ""):
        assert await host.promises.keep(promise) is None
    assert await host.promises.keep(promised) is not None
