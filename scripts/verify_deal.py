"""Check the deal of a finished record of Timescoop. It shares no code with the engine: standard Python alone.

Usage: python verify_deal.py RECORD [HASH], with the hash you saw before the first card. How it works: docs/fairness.md
"""

import sys
from collections.abc import Iterator
from hashlib import blake2b, sha256
from pathlib import Path


def luck_of(seed: bytes, salt: bytes, nonces: list[bytes]) -> bytes:
    """The 32 bytes that the match was dealt with."""
    told = b"".join(bytes([len(nonce)]) + nonce for nonce in nonces)
    return blake2b(salt + told, key=seed, digest_size=32, person=b"timescoop deal").digest()


def words(luck: bytes) -> Iterator[int]:
    """Numbers of 32 bits without end: 64-byte blocks, BLAKE2b keyed with the luck over the number of the block."""
    number = 0
    while True:
        block = blake2b(number.to_bytes(8, "little"), key=luck).digest()
        yield from (int.from_bytes(block[at : at + 4], "little") for at in range(0, 64, 4))
        number += 1


def shuffled(pile: list[str], numbers: Iterator[int]) -> list[str]:
    """Fisher and Yates, from the last card down; a number too high to be fair is passed over."""
    cards = list(pile)
    for last in range(len(cards) - 1, 0, -1):
        fair = 2**32 - 2**32 % (last + 1)
        other = next(number for number in numbers if number < fair) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def cards_in(line: str) -> list[str]:
    """A pile as it lay before: `2 Daleks | 1 Romana` is three cards."""
    parts = [part.split(" ", 1) for part in line.split(" | ")]
    return [name for count, name in parts for _ in range(int(count))]


def wrong_with(text: str, promised: str = "") -> str:
    """What is wrong with the deal of a record, or nothing."""
    lines = [line for line in text.splitlines() if not line.startswith(";")]
    pairs = [line.split(": ", 1) for line in lines[: lines.index("")]]
    one = dict(pairs)
    deal = dict(value.split(" = ", 1) for key, value in pairs if key == "deal")
    nonces = [bytes.fromhex(value.replace("none", "")) for key, value in pairs if key == "nonce"]
    names = [value.split(" = ")[0] if key == "deal" else key for key, value in pairs]
    seats = names.count("seat")
    if one["seed"].endswith(" (given)"):
        return "the seed was given by hand: nothing was sealed"
    seed, salt = bytes.fromhex(one["seed"]), bytes.fromhex(one["salt"])
    if sha256(salt + seed).hexdigest() != one["hash"] or promised not in ("", one["hash"]):
        return "salt and seed are not those that were promised"
    kept = "\n".join(line for line in lines if not line.startswith("check: ")) + "\n"
    if sha256(kept.encode()).hexdigest() != one["check"]:
        return "the record is not as it was written"
    twice = any(names.count(name) > 1 for name in {*names} - {"seat", "option", "nonce"})
    if twice or len(nonces) not in (0, seats):
        return "a header stands twice, or not every seat has one line for its nonce"
    numbers = words(luck_of(seed, salt, nonces) if nonces else seed)
    if " | ".join(shuffled(cards_in(deal.pop("locations before")), numbers)) != deal.pop("locations"):
        return "the starting Locations were shuffled otherwise"
    deck = shuffled(cards_in(deal.pop("deck before")), numbers)[::-1]
    dealt = " | ".join([deal.pop(key) for key in list(deal) if key.startswith("hand of seat ")] + [deal.pop("deck")])
    return "" if " | ".join(deck) == dealt and not deal else "the deck was shuffled or dealt otherwise"


if __name__ == "__main__":
    try:
        wrong = wrong_with(Path(sys.argv[1]).read_text("utf-8"), "".join(sys.argv[2:3]))
    except (LookupError, ValueError, OSError) as error:
        wrong = f"it is no finished record: {error!r}"
    print(f"no: {wrong}" if wrong else "yes: the deal is the one that was promised")
    sys.exit(bool(wrong))
