"""A record from its text, with the line of everything that was read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from timescoop.documents.faults import BadDocument, Fault
from timescoop.documents.promise import NONCE_BYTES
from timescoop.documents.record import CHAT, MARK, SEAT, UNFINISHED, Entry, Message, Record, RecordSeat
from timescoop.documents.record_writing import NONE_GIVEN, check_fits, straightened
from timescoop.documents.text import Line, plain, spaced, straight, unfolded, unquoted, wrong_with
from timescoop.documents.undos import LINE, Undo, standing_at
from timescoop.kernel import SEED_BYTES

NEEDED = ("game", "edition")
TEXTS = ("game", "edition", "hash", "salt", "engine", "pool", "cards", "result", "check", "fork", "start")
HASHES = ("hash", "salt", "cards", "check")
GIVEN = " (given)"
MOST = 20  # faults that are told at once
SEVERAL = ("seat", "option", "nonce", "deal")  # headers that may stand more than once
CALLED = {"option": "an option", "deal": "a part of the deal"}
GAME = re.compile(r"\s*game:")
HEADER = re.compile(rf";|(?:{'|'.join((*SEVERAL, 'seed', *TEXTS))}):")
SIGNATURE = "--"  # the line above a signature in a mail


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
    said: list[Message] = field(default_factory=list)
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
        """Read one header."""
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
            self.seed, self.unsealed = self.read_seed(number, spaced(value)), spaced(value).endswith(GIVEN)
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
        match = SEAT.fullmatch(spaced(value))
        if not match:
            raise self.bad(number, f"a seat looks like 'Elisabeth (person)' or 'Tom (bot greedy)', not {value!r}")
        name = value[: match.end("name")]
        if wrong := wrong_with(name):
            raise self.bad(number, f"the name of a seat has {wrong} in it: {name!r}")
        if name in [seat.name for seat in self.seats]:
            raise self.bad(number, f"two seats are called {name!r}")
        return RecordSeat(name, match["kind"].split(" ")[0], match["bot"] or "")

    def pair(self, number: int, header: str, value: str) -> None:
        """An option of the deal, or a part of what was dealt."""
        known = self.options if header == "option" else self.deal
        key, equals, chosen = (part.strip() for part in value.partition("="))
        if not equals or key in known:
            raise self.bad(number, f"{CALLED[header]} looks like 'key = value', each key once, not {value!r}")
        known[key] = chosen

    def read_seed(self, number: int, value: str) -> bytes:
        """The seed in a record's header."""
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
        """An answer, an undo, a message or a fingerprint. The longest name that fits is meant."""
        if LINE.fullmatch(spaced(line)):
            self.undo(number, line)
            return
        fits = [seat for seat, who in enumerate(self.seats) if line.startswith(f"{who.name}: ")] or [
            seat for seat, who in enumerate(self.seats) if straight(line).startswith(straight(f"{who.name}: "))
        ]
        if fits:
            seat = max(fits, key=lambda seat: len(self.seats[seat].name))
            words = line[len(self.seats[seat].name) + 2 :].strip()
            self.answers.append(Entry(seat, words, number, standing_at(self.undos, len(self.answers))))
            return
        if CHAT.fullmatch(spaced(line)):
            self.message(number, line)
            return
        mark = MARK.fullmatch(spaced(line))
        if not mark:
            names = ", ".join(seat.name for seat in self.seats)
            raise self.bad(number, f"an answer looks like 'seat: option', and the seats are {names}")
        if int(mark[1]) != len(self.answers):
            raise self.bad(number, f"{len(self.answers)} answers stand before this line, not {mark[1]}")
        self.marks[len(self.answers)] = mark[2]
        self.lines[f"mark {mark[1]}"] = number

    def message(self, number: int, line: str) -> None:
        """A message of the chat."""
        found = CHAT.fullmatch(spaced(line))
        assert found is not None, "only called with such a line"
        if wrong := wrong_with(line):
            raise self.bad(number, f"a message has {wrong} in it")
        by, words = line[found.start("by") : found.end("by")], line[found.start("words") :]
        self.said.append(Message(by, words, len(self.answers)))

    def named(self, line: str) -> bool:
        """Whether a line begins with the name of a seat, though it looks like a remark."""
        return not self.headers and any(line.startswith(f"{who.name}: ") for who in self.seats)

    def undo(self, number: int, line: str) -> None:
        """An undo by consent."""
        found = LINE.fullmatch(spaced(line))
        assert found is not None, "only called with such a line"
        name, names = line[found.start("name") : found.end("name")], [seat.name for seat in self.seats]
        alike = [name] if name in names else [each for each in names if straight(each) == straight(name)]
        if not alike:
            raise self.bad(number, f"nobody is called {name!r} here; the seats are {', '.join(names)}")
        if int(found["number"]) != len(self.undos) + 1:
            raise self.bad(number, f"this is undo {len(self.undos) + 1}, not {found['number']}")
        seat, count = names.index(alike[0]), int(found["count"])
        self.lines[f"undo {found['number']}"] = number
        self.undos.append(
            Undo(len(self.undos) + 1, seat, count, len(self.answers), stands=found["gone"] is None),
        )

    def missing(self) -> list[Fault]:
        """What is wrong with a record as a whole."""
        missing = [key for key in NEEDED if key not in self.texts] + ([] if self.seats else ["seat"])
        wrong = f"a record needs the headers {', '.join(missing)}"
        return [Fault(self.source, 1, (), wrong)] if missing else []

    def record(self) -> Record:
        """The record that was read without faults."""
        texts = {"result": UNFINISHED, **self.texts}
        return Record(
            seats=tuple(self.seats), answers=tuple(self.answers), options=self.options, seed=self.seed,
            unsealed=self.unsealed, nonces=tuple(self.nonces), deal=self.deal, marks=self.marks,
            undos=tuple(self.undos), said=tuple(self.said), lines=self.lines, source=self.source, **texts,
        )  # fmt: skip


def read_record(text: str, source: str = "") -> Record:
    """A record from its text, as it was written or as it came by mail.

    A mail program folds lines, quotes them, and changes quotes, dashes and spaces; that is undone where the text does
    not hold as it stands, so that a name keeps its curly apostrophe if the check says so.

    Args:
        text: As `write_record` writes it, or as a person does.
        source: What errors call it, usually the name of its file.

    Raises:
        BadDocument: The lines that are no part of a record: of the headers, or where those are well of the answers.
    """
    first: Record | None = None
    furthest: Reading | None = None
    for lines in layouts(list(enumerate(plain(text).split("\n"), 1))):
        reading = read_lines(lines, source)
        if reading.faults:
            furthest = min(furthest or reading, reading, key=by_faults)
            continue
        record = reading.record()
        first = first or record
        for each in (record, *straightened(record)) if record.check else (record,):
            if check_fits(each):
                return each
    if first is None and furthest is not None:
        raise BadDocument(furthest.faults[:MOST])
    assert first is not None, "each layout has a record or faults"
    return first


def by_faults(reading: Reading) -> tuple[bool, int]:
    """How far from a record a text is: it has no answers that were read, then the number of its faults."""
    return not reading.answers, len(reading.faults)


def read_lines(lines: Sequence[Line], source: str) -> Reading:
    """Lines of a record with their numbers, read."""
    reading = Reading(source)
    for number, raw in lines:
        line = raw.strip()
        if not line and reading.headers and reading.lines:
            reading.headers = False
            if reading.faults:
                break  # without sound headers nothing is known of the answers
        elif line and (not line.startswith(";") or reading.named(line)):
            reading.take(number, line)
    if not reading.faults:
        reading.faults += reading.missing()
    return reading


# ---- as it came by mail


def layouts(lines: list[Line]) -> Iterator[list[Line]]:
    """A text as it stands, then without what a mail program has done to its lines; none of them twice."""
    yield lines
    bare = without_letter(unquoted(lines))
    if bare != lines:
        yield bare
    whole = unfolded_record(bare)
    if whole != bare:
        yield whole


def without_letter(lines: list[Line]) -> list[Line]:
    """A record without what stands before it in a mail, and the signature below it."""
    begin = next((nth for nth, (_, line) in enumerate(lines) if GAME.match(line)), 0)
    end = next((nth for nth in range(begin, len(lines)) if lines[nth][1].strip() == SIGNATURE), len(lines))
    return lines[begin:end]


def unfolded_record(lines: list[Line]) -> list[Line]:
    """A record with the lines put together that were folded."""
    blank = next((nth for nth, (_, line) in enumerate(lines) if nth and not line.strip()), len(lines))
    headers = unfolded(lines[:blank], lambda line: HEADER.match(line) is not None)
    seats = [
        SEAT.fullmatch(straight(line).partition(":")[2].strip()) for _, line in headers if line.startswith("seat:")
    ]
    begun = ("# ", ";", *(f"{seat['name']}: " for seat in seats if seat))
    return headers + unfolded(lines[blank:], lambda line: straight(line).startswith(begun))
