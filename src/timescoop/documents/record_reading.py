"""A record from its text, with the line of everything that was read."""

from __future__ import annotations

from dataclasses import dataclass, field

from timescoop.documents.faults import BadDocument, Fault
from timescoop.documents.promise import NONCE_BYTES
from timescoop.documents.record import MARK, SEAT, UNFINISHED, Entry, Record, RecordSeat
from timescoop.documents.record_writing import NONE_GIVEN
from timescoop.documents.text import plain, wrong_with
from timescoop.documents.undos import LINE, Undo, standing_at
from timescoop.kernel import SEED_BYTES

NEEDED = ("game", "edition")
TEXTS = ("game", "edition", "hash", "salt", "engine", "pool", "cards", "result", "check", "fork", "start")
HASHES = ("hash", "salt", "cards", "check")
GIVEN = " (given)"
MOST = 20  # faults that are told at once
SEVERAL = ("seat", "option", "nonce", "deal")  # headers that may stand more than once
CALLED = {"option": "an option", "deal": "a part of the deal"}


@dataclass
class Reading:
    """A record that is being read."""

    source: str
    texts: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    deal: dict[str, str] = field(default_factory=dict)
    nonces: list[str] = field(default_factory=list)
    seats: list[RecordSeat] = field(default_factory=list)
    seed: bytes | None = None
    unsealed: bool = False
    answers: list[Entry] = field(default_factory=list)
    marks: dict[int, str] = field(default_factory=dict)
    undos: list[Undo] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)
    headers: bool = True  # those are being read; the answers come after the first empty line
    faults: list[Fault] = field(default_factory=list)

    def take(self, number: int, line: str) -> None:
        """One line; what is wrong with it is noted, and the next one is read."""
        try:
            (self.header if self.headers else self.answer)(number, line)
        except BadDocument as error:
            self.faults += error.faults
            if not self.headers and not line.startswith("#"):
                self.answers.append(Entry(0, "", number))  # so that what follows is counted right

    def bad(self, line: int, wrong: str) -> BadDocument:
        """The error that says what is wrong on a line."""
        return BadDocument([Fault(self.source, line, (), wrong)])

    # ---- headers

    def header(self, number: int, line: str) -> None:
        """One header."""
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or not value:
            raise self.bad(number, f"a header looks like 'game: invasion', not {line!r}")
        if key in self.lines and key not in SEVERAL:
            raise self.bad(number, f"the header {key!r} stands twice")
        self.lines[key] = number
        if key == "seat":
            self.seats.append(self.seat(number, value))
        elif key in {"option", "deal"}:
            self.pair(number, key, value)
        elif key == "nonce":
            self.nonces.append(self.nonce(number, value))
        elif key == "seed":
            self.seed, self.unsealed = self.read_seed(number, value), value.endswith(GIVEN)
        else:
            self.text(number, key, value)

    def text(self, number: int, key: str, value: str) -> None:
        """A header that is kept as it stands."""
        if key not in TEXTS:
            known = ", ".join((*SEVERAL, "seed", *TEXTS))
            raise self.bad(number, f"no header is called {key!r}; there are {known}")
        if key in HASHES:
            self.hexadecimal(number, key, value)
        self.texts[key] = value

    def nonce(self, number: int, value: str) -> str:
        """What a seat gave to the luck, or nothing."""
        return "" if value == NONE_GIVEN else self.read_bytes(number, "nonce", value, NONCE_BYTES).hex()

    def seat(self, number: int, value: str) -> RecordSeat:
        """Who sits in the next seat."""
        match = SEAT.fullmatch(value)
        if not match:
            raise self.bad(number, f"a seat looks like 'Elisabeth (person)' or 'Tom (bot greedy)', not {value!r}")
        if match["name"] in [seat.name for seat in self.seats]:
            raise self.bad(number, f"two seats are called {match['name']!r}")
        if wrong := wrong_with(value):
            raise self.bad(number, f"the name of a seat has {wrong} in it: {match['name']!r}")
        return RecordSeat(match["name"], match["kind"].split(" ")[0], match["bot"] or "")

    def pair(self, number: int, header: str, value: str) -> None:
        """An option of the deal, or a part of what was dealt."""
        known = self.options if header == "option" else self.deal
        key, equals, chosen = (part.strip() for part in value.partition("="))
        if not equals or key in known:
            raise self.bad(number, f"{CALLED[header]} looks like 'key = value', each key once, not {value!r}")
        known[key] = chosen

    def read_seed(self, number: int, value: str) -> bytes:
        """The seed."""
        return self.read_bytes(number, "seed", value.removesuffix(GIVEN), SEED_BYTES)

    def read_bytes(self, number: int, key: str, value: str, count: int) -> bytes:
        """So many bytes in hexadecimal."""
        found = self.hexadecimal(number, key, value)
        if len(found) != count:
            raise self.bad(number, f"a {key} has {2 * count} hexadecimal digits, not {2 * len(found)}")
        return found

    def hexadecimal(self, number: int, key: str, value: str) -> bytes:
        """A text in hexadecimal."""
        try:
            return bytes.fromhex(value)
        except ValueError as error:
            raise self.bad(number, f"{key} is written in hexadecimal digits, two a byte") from error

    # ---- answers

    def answer(self, number: int, line: str) -> None:
        """An answer, an undo or a fingerprint. The longest name that fits is meant."""
        if LINE.fullmatch(line):
            self.undo(number, line)
            return
        fits = [seat for seat, who in enumerate(self.seats) if line.startswith(f"{who.name}: ")]
        if fits:
            seat = max(fits, key=lambda seat: len(self.seats[seat].name))
            words = line[len(self.seats[seat].name) + 2 :].strip()
            self.answers.append(Entry(seat, words, number, standing_at(self.undos, len(self.answers))))
            return
        mark = MARK.fullmatch(line)
        if not mark:
            names = ", ".join(seat.name for seat in self.seats)
            raise self.bad(number, f"an answer looks like 'seat: option', and the seats are {names}")
        if int(mark[1]) != len(self.answers):
            raise self.bad(number, f"{len(self.answers)} answers stand before this line, not {mark[1]}")
        self.marks[len(self.answers)] = mark[2]
        self.lines[f"mark {mark[1]}"] = number

    def named(self, line: str) -> bool:
        """Whether a line begins with the name of a seat, though it looks like a remark."""
        return not self.headers and any(line.startswith(f"{who.name}: ") for who in self.seats)

    def undo(self, number: int, line: str) -> None:
        """An undo by consent."""
        found = LINE.fullmatch(line)
        assert found is not None, "only called with such a line"
        names = [seat.name for seat in self.seats]
        if found["name"] not in names:
            raise self.bad(number, f"nobody is called {found['name']!r} here; the seats are {', '.join(names)}")
        if int(found["number"]) != len(self.undos) + 1:
            raise self.bad(number, f"this is undo {len(self.undos) + 1}, not {found['number']}")
        seat, count = names.index(found["name"]), int(found["count"])
        self.lines[f"undo {found['number']}"] = number
        self.undos.append(
            Undo(len(self.undos) + 1, seat, count, len(self.answers), stands=found["gone"] is None),
        )

    def record(self) -> Record:
        """The record that was read."""
        missing = [key for key in NEEDED if key not in self.texts] + ([] if self.seats else ["seat"])
        if missing:
            raise self.bad(1, f"a record needs the headers {', '.join(missing)}")
        texts = {"result": UNFINISHED, **self.texts}
        return Record(
            seats=tuple(self.seats), answers=tuple(self.answers), options=self.options, seed=self.seed,
            unsealed=self.unsealed, nonces=tuple(self.nonces), deal=self.deal, marks=self.marks,
            undos=tuple(self.undos), lines=self.lines, source=self.source, **texts,
        )  # fmt: skip


def read_record(text: str, source: str = "") -> Record:
    """A record from its text.

    Args:
        text: As `write_record` writes it, or as a person does.
        source: What errors call it, usually the name of its file.

    Raises:
        BadDocument: The lines that are no part of a record: of the headers, or where those are well of the answers.
    """
    reading = Reading(source)
    for number, raw in enumerate(plain(text).split("\n"), 1):
        line = raw.strip()
        if not line and reading.headers and reading.lines:
            reading.headers = False
            if reading.faults:
                break  # without sound headers nothing is known of the answers
        elif line and (not line.startswith(";") or reading.named(line)):
            reading.take(number, line)
    if reading.faults:
        raise BadDocument(reading.faults[:MOST])
    return reading.record()
