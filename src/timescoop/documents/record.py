"""Records: a whole game as readable text, like PGN for chess.

Headers stand first, `key: value` each; after an empty line every answer in words, `seat: option`. After every twentieth
answer a fingerprint of the table tells where an old record stops matching. A line that begins with `;` is a remark.
Messages of the chat are there only if the table chose to keep them.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from timescoop.documents.answers import on_offer, option_of
from timescoop.documents.faults import BadDocument, Fault
from timescoop.documents.promise import luck_of
from timescoop.documents.undos import Undo, deal_undone, standing_at
from timescoop.kernel import Game, Table, to_data

EVERY: Final = 20
UNFINISHED: Final = "unfinished"
MARK: Final = re.compile(r"# after (\d+) answers: ([0-9a-f]{12})")
SEAT: Final = re.compile(r"(?P<name>.+?) \((?P<kind>person|open|bot(?: (?P<bot>\S+))?)\)")
NUMBERED: Final = re.compile(r"#(\d+)")
CHAT: Final = re.compile(r"# chat by (?P<by>[^:]+): (?P<words>.+)")
# What may name a rule or a card's listeners is left out: a rule that is only renamed changes no game.
BAR: Final = " | "
PASSING: Final = ("agenda", "ears", "eyes", "kept", "pending", "seed")


@dataclass(frozen=True)
class RecordSeat:
    """Who sat in a seat. `kind` is person, open or bot; `bot` is the bot's key."""

    name: str
    kind: str = "person"
    bot: str = ""


@dataclass(frozen=True)
class Entry:
    """An answer: the seat, the words, and the line of the text that it stood on (0 if it was never a text).

    `undos` are the numbers of those that stand right before it.
    """

    seat: int
    words: str
    line: int = field(default=0, compare=False)
    undos: tuple[int, ...] = ()


@dataclass(frozen=True)
class Message:
    """A message of the chat: who wrote it, the text, and how many answers stand before it."""

    by: str
    words: str
    after: int


@dataclass(frozen=True)
class Record:
    """A game from the deal to where it was left.

    Attributes:
        game: Key of the game.
        edition: Key of the edition.
        seats: Who sat where, in turn order; the names differ.
        answers: All answers that stand, in order.
        options: The options of the deal.
        seed: 32 bytes, or None while it is a secret.
        hash: SHA-256 over salt and seed, in hexadecimal; empty if nothing was sealed.
        nonces: What each seat gave to the luck, in hexadecimal, empty for none; no nonces at all while they are a
            secret, or if nobody was asked.
        deal: The piles before they were shuffled and who was dealt what, if the game tells it; its names separated
            by bars. It is for people who check the deal without this engine.
        check: SHA-256 over the rest of the text, of a record that was read.
        salt: In hexadecimal; empty while it is a secret.
        unsealed: The seed was given by hand.
        engine: The version that made the record.
        pool: A hash over the names of the cards, or empty.
        cards: SHA-256 over the text of the card file that was used in place of the edition's own, or empty.
        result: Scores and winners in words, or `unfinished` if no rule ended the game.
        marks: Number of answers to the fingerprint of the table after them.
        undos: The undos to which all agreed, in their order.
        start: The table with which a forked match began, as `write_start` gives it; empty for one that was dealt.
        fork: Which moment of which match that was, in words.
        said: Messages of the chat, oldest first, if the table chose to keep them.
        lines: Where each header and fingerprint stood in the text.
        source: What errors call it.
    """

    game: str
    edition: str
    seats: tuple[RecordSeat, ...]
    answers: tuple[Entry, ...]
    options: dict[str, str] = field(default_factory=dict)
    seed: bytes | None = None
    hash: str = ""
    salt: str = ""
    nonces: tuple[str, ...] = ()
    unsealed: bool = False
    engine: str = ""
    pool: str = ""
    cards: str = ""
    deal: dict[str, str] = field(default_factory=dict)
    result: str = UNFINISHED
    marks: dict[int, str] = field(default_factory=dict)
    undos: tuple[Undo, ...] = ()
    start: str = ""
    fork: str = ""
    said: tuple[Message, ...] = ()
    check: str = field(default="", compare=False)
    lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)
    source: str = field(default="", compare=False)

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [seat.name for seat in self.seats]

    @property
    def luck(self) -> bytes:
        """What the match was dealt with.

        Raises:
            BadDocument: It is a secret still.
        """
        if self.seed is None:
            raise self.fault(self.lines.get("hash", 0), "the seed is a secret until the game is over")
        nonces = [bytes.fromhex(nonce) for nonce in self.nonces]
        return luck_of(self.seed, bytes.fromhex(self.salt), nonces, unsealed=self.unsealed)

    def fault(self, line: int, wrong: str) -> BadDocument:
        """The error that says what is wrong on a line."""
        return BadDocument([Fault(self.source, line, (), wrong)])


def fingerprint(table: Table) -> str:
    """Twelve hexadecimal digits that tell a table from another, without the names of its rules."""
    data = {key: value for key, value in to_data(table).items() if key not in PASSING}
    return hashlib.blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=6).hexdigest()


def pool_hash(game: Game, table: Table) -> str:
    """A hash over the names of the cards of a pool, in the order of the option book."""
    names = [face.get("name", "") for face in game.faces(table)]
    return hashlib.blake2b(json.dumps(names).encode(), digest_size=6).hexdigest()


def deal_of(game: Game, table: Table) -> dict[str, str]:
    """What a deal did, by the game, of a table that was just dealt."""
    lists = game.dealt(table) if game.dealt else {}
    return {key: BAR.join(name.replace("|", "/") for name in names) for key, names in lists.items()}


def result_of(game: Game, table: Table, names: Sequence[str]) -> str:
    """How a game ended, in a line: the scores, and who won."""
    if not table.over():
        return UNFINISHED
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, game.scores(table), strict=False))
    winners = " and ".join(name for seat, name in enumerate(names) if table.won >> seat & 1)
    ended = f"won by {winners}" if winners else "won by nobody"
    return f"{scores}; {ended}" if scores else ended


def record_answers(
    game: Game,
    table: Table,
    names: Sequence[str],
    given: Iterable[tuple[int, int]],
    undos: tuple[Undo, ...] = (),
    *,
    agreed: bool = False,
) -> Record:
    """Play answers on a dealt table, in place, and write them down.

    Args:
        game: The game.
        table: As it was dealt.
        names: Of the seats.
        given: Seat and option of each answer.
        undos: The undos by consent among them.
        agreed: True if the match was ended by agreement after them: the deal is told, the result is `unfinished`.

    Returns:
        A record with the answers, the fingerprints, the pool and the result; the deal's own headers are the caller's.
        An answer that no longer fits the table stands with the number of its option, as `#17`, and so do all after it.
    """
    pool = pool_hash(game, table)
    deal = deal_of(game, table)
    luck = table.seed
    answers: list[Entry] = []
    marks: dict[int, str] = {}
    astray = False
    for count, (seat, option) in enumerate(given, 1):
        before = standing_at(undos, count - 1)
        deal_undone(table, before, luck)
        astray = astray or option not in table.options(seat)
        words = f"#{option}" if astray else in_words(game, table, seat, option, names)
        answers.append(Entry(seat, words, undos=before))
        if not astray:
            table.play(seat, option)
            if count % EVERY == 0:
                marks[count] = fingerprint(table)
    seats = tuple(RecordSeat(name) for name in names)
    result = result_of(game, table, names)
    told = deal if agreed or table.over() else {}
    return Record(game.key, "", seats, tuple(answers), pool=pool, deal=told, marks=marks, result=result, undos=undos)


def in_words(game: Game, table: Table, seat: int, option: int, names: Sequence[str]) -> str:
    """The words of an option, or its number where the words would mean another."""
    offered = on_offer(game, table, seat, names)
    words = dict(offered)[option]
    return words if option_of(offered, words) == option and not NUMBERED.fullmatch(words) else f"#{option}"
