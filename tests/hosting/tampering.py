"""Finished records of real games, and a thousand ways to change one thing in a record."""

import hashlib
import random
from collections.abc import Callable
from itertools import pairwise

from timescoop.catalogue import GAMES
from timescoop.documents import promise_of, write_record
from timescoop.hosting.match_record import record_of
from timescoop.hosting.match_rows import Plan
from timescoop.hosting.resume import deal
from timescoop.hosting.seats import Seat
from timescoop.hosting.timeline import new_timeline

Dice = random.Random
Lines = list[str]
NAMES = ("Elisabeth", "Tom", "Nicholas", "Sylvester")
DIGITS = "0123456789abcdef"


def finished(number: int, edition: str, seats: int) -> str:
    """The record of a match that was played at random, every second seat having given a nonce."""
    dice = Dice(number)
    game = GAMES["invasion"]
    options = game.settle_options(game.edition(edition), {})
    nonces = tuple(dice.randbytes(32).hex() if seat % 2 == 0 else "" for seat in range(seats))
    seed, salt = dice.randbytes(32), dice.randbytes(32)
    plan = Plan("x", "invasion", edition, options, None, seed, salt, unsealed=False, created=0.0, nonces=nonces)
    timeline = new_timeline(deal(game, plan, seats, None))
    while not timeline.table.over():
        seat = timeline.table.waiting()[0]
        timeline = timeline.after(seat, dice.choice(timeline.table.options(seat)))
    sitting = [Seat(name, "bot", "greedy", "", "") for name in NAMES[:seats]]
    record = record_of(game, plan, sitting, timeline, None)
    assert record.hash == promise_of(salt, seed)
    return write_record(record)


# ---- where things stand in a record


def headers(lines: Lines, key: str) -> list[int]:
    """The lines of a header."""
    return [nth for nth, line in enumerate(lines[: lines.index("")]) if line.startswith(f"{key}: ")]


def marks(lines: Lines) -> list[int]:
    """The lines of fingerprints."""
    return [nth for nth, line in enumerate(lines) if line.startswith("# after")]


def answers(lines: Lines) -> list[int]:
    """The lines of answers."""
    return [nth for nth in range(lines.index("") + 1, len(lines)) if not lines[nth].startswith("#")]


# ---- one change each, in place


def digit(dice: Dice, lines: Lines, at: int) -> None:
    """Another digit for one of the last hexadecimal digits of a line, which ends in at least twelve."""
    place = len(lines[at]) - 1 - dice.randrange(12)
    other = dice.choice([each for each in DIGITS if each != lines[at][place]])
    lines[at] = lines[at][:place] + other + lines[at][place + 1 :]


def digit_of(key: str) -> Callable[[Dice, Lines], None]:
    """A change to one digit of a header."""

    def change(dice: Dice, lines: Lines) -> None:
        digit(dice, lines, dice.choice([at for at in headers(lines, key) if not lines[at].endswith("none")]))

    return change


def nonce_denied(dice: Dice, lines: Lines) -> None:
    """A nonce that was given is not told, or one is told that was not given."""
    at = dice.choice(headers(lines, "nonce"))
    lines[at] = f"nonce: {dice.randbytes(32).hex()}" if lines[at].endswith("none") else "nonce: none"


def nonces_swapped(dice: Dice, lines: Lines) -> None:
    """Two seats that sit together change nonces."""
    swap(dice, lines, headers(lines, "nonce"))


def dealt_otherwise(dice: Dice, lines: Lines) -> None:
    """Two cards that differ change places somewhere in the deal."""
    at = dice.choice(headers(lines, "deal"))
    key, _, told = lines[at].partition(" = ")
    cards = told.split(" | ")
    one, other = sorted(dice.sample(range(len(cards)), 2))
    if cards[one] == cards[other]:
        cards[one] = "A Blue Box"
    cards[one], cards[other] = cards[other], cards[one]
    lines[at] = f"{key} = {' | '.join(cards)}"


def deal_moved(dice: Dice, lines: Lines) -> None:
    """A line of the deal is left out."""
    del lines[dice.choice(headers(lines, "deal"))]


def mark_changed(dice: Dice, lines: Lines) -> None:
    """A digit of a fingerprint."""
    digit(dice, lines, dice.choice(marks(lines)))


def mark_dropped(dice: Dice, lines: Lines) -> None:
    """A fingerprint is left out."""
    del lines[dice.choice(marks(lines))]


def result_changed(dice: Dice, lines: Lines) -> None:
    """A point more for somebody."""
    (at,) = headers(lines, "result")
    before, points = lines[at].split(",")[0], 0
    name, _, points_told = before.rpartition(" ")
    points = int(points_told) + dice.randint(1, 9)
    lines[at] = lines[at].replace(before, f"{name} {points}", 1)


def other_edition(_: Dice, lines: Lines) -> None:
    """The other printing."""
    (at,) = headers(lines, "edition")
    lines[at] = "edition: 2012" if lines[at].endswith("classic") else "edition: classic"


def other_header(dice: Dice, lines: Lines) -> None:
    """A seat's bot, an option or a version is another."""
    at = dice.choice([at for key in ("seat", "option", "engine") for at in headers(lines, key)])
    changes = ("(bot greedy)", "(person)"), ("= 1", "= unlimited"), ("_only", "s"), ("closest", "any"), ("0.1", "0.2")
    for old, new in changes:
        if old in lines[at]:
            lines[at] = lines[at].replace(old, new, 1)
            return
    lines[at] += "0"


def header_dropped(dice: Dice, lines: Lines) -> None:
    """A header is left out."""
    del lines[dice.randrange(lines.index(""))]


def header_doubled(dice: Dice, lines: Lines) -> None:
    """A header stands twice."""
    at = dice.randrange(lines.index(""))
    lines.insert(at, lines[at])


def answer_changed(dice: Dice, lines: Lines) -> None:
    """An answer is one that was given elsewhere."""
    at = dice.choice(answers(lines))
    name = lines[at].split(": ")[0]
    others = [lines[nth].split(": ", 1)[1] for nth in answers(lines)]
    lines[at] = f"{name}: {dice.choice([words for words in others if f'{name}: {words}' != lines[at]])}"


def answer_dropped(dice: Dice, lines: Lines) -> None:
    """An answer is left out."""
    del lines[dice.choice(answers(lines))]


def answer_doubled(dice: Dice, lines: Lines) -> None:
    """An answer stands twice."""
    at = dice.choice(answers(lines))
    lines.insert(at, lines[at])


def answers_swapped(dice: Dice, lines: Lines) -> None:
    """Two answers that differ change places."""
    swap(dice, lines, answers(lines))


def swap(dice: Dice, lines: Lines, places: list[int]) -> None:
    """Two neighbours out of some lines that differ change places."""
    pairs = [(a, b) for a, b in pairwise(places) if lines[a] != lines[b]]
    one, other = dice.choice(pairs)
    lines[one], lines[other] = lines[other], lines[one]


OF_THE_DEAL = (
    digit_of("seed"), digit_of("salt"), digit_of("hash"), digit_of("nonce"), nonce_denied, nonces_swapped,
    dealt_otherwise, deal_moved,
)  # fmt: skip
OF_WHAT_REPLAYS = (mark_changed, mark_dropped, result_changed, digit_of("pool"), other_edition)
OF_THE_TEXT = (
    digit_of("check"), other_header, header_dropped, header_doubled, answer_changed, answer_dropped, answer_doubled,
    answers_swapped,
)  # fmt: skip


def tampered(text: str, change: Callable[[Dice, Lines], None], dice: Dice) -> str:
    """A record with one change."""
    lines = text.splitlines()
    change(dice, lines)
    spoilt = "\n".join(lines) + "\n"
    assert spoilt != text
    return spoilt


def written_anew(text: str) -> str:
    """A record whose check has been worked out again, as a forger would."""
    rest = [line for line in text.splitlines() if not line.startswith("check: ")]
    check = hashlib.sha256(("\n".join(rest) + "\n").encode()).hexdigest()
    blank = rest.index("")
    return "\n".join([*rest[:blank], f"check: {check}", *rest[blank:]]) + "\n"
