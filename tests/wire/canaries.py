"""The search for canaries, cards whose names nobody could guess, in all that a client was ever sent.

Each copy of a card has a name of its own, 128 random bits long, and with it a kind of its own. So each name, and each
number of a kind, that turns up where its card was never seen is a leak, whichever way it came. Who knows which cards
there are does not yet know where they lie, so what is told of the box or of a deck before the first card counts for
nothing here.
"""

from __future__ import annotations

import base64
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final
from urllib.parse import unquote_plus

from tests.wire.client import Answer
from tests.wire.pairs import Leak, held
from tests.wire.sitting import Sitting

from timescoop.games.nemesis.built import fields as nemesis
from timescoop.games.nemesis.sight.outlook import own_scheme
from timescoop.games.nemesis.table import Nemesis
from timescoop.hosting import Match
from timescoop.kernel import NOBODY, Table

CANARY: Final = re.compile(r"X[0-9a-f]{32}", re.IGNORECASE)
KINDS: Final = re.compile(r'data-kind="(\d+)"|kind-(\d+)\b|#seal-(\d+)\b|h-[a-z]+-(\d+)-\d+\b')
BOX: Final = {"nemesis": nemesis.OUT}  # all cards lie open there before the decks are built, so it tells nothing


def forms(secret: bytes) -> tuple[str, ...]:
    """A secret as it could be written."""
    return secret.hex(), base64.b64encode(secret).decode(), base64.urlsafe_b64encode(secret).decode()


def own_goals(table: Table) -> set[int]:
    """The Schemes that everybody knows to be in a deck, by its side alone, and reads how to win by."""
    if not isinstance(table, Nemesis):
        return set()
    sides = [side for side in table.sides if side != NOBODY]
    return {own_scheme(table.pool, side) for side in sides} - {NOBODY}


def eyes_of(match: Match, viewer: int) -> int:
    """As whom a client looks: a seat that the rules play has no key, so a client there only watches."""
    return viewer if viewer in match.keys else len(match.seats)


class Ledger:
    """What each viewer of a match has seen or been told of; nobody forgets."""

    def __init__(self, match: Match, viewers: int) -> None:
        self.match = match
        names = [(kind, CANARY.search(str(face["name"]))) for kind, face in enumerate(match.faces)]
        self.kind_of = {found[0].lower(): kind for kind, found in names if found}
        self.hidden = set(self.kind_of.values())  # all but boards and what is printed on them
        printed = [CANARY.findall("\n".join((str(face["text"]), *face.get("lines", ())))) for face in match.faces]
        self.named = {  # what is printed on a card may name another
            kind: {self.kind_of[each.lower()] for each in found} for kind, found in enumerate(printed) if found
        }
        self.entitled: list[set[int]] = [set() for _ in range(viewers)]
        self.told = 0  # how many facts

    def learn(self) -> None:
        """What they have come to know by now."""
        table = self.match.timeline.table
        box = BOX.get(self.match.game.key, NOBODY)
        lying = [copy for copy in range(len(table.kind)) if table.zone[copy] != box]
        since = 0 if table.over() else self.told
        goals = own_goals(table)
        for viewer, known in enumerate(self.entitled):
            eyes = eyes_of(self.match, viewer)
            known.update(goals)
            known |= {table.kind[copy] for copy in lying if table.known[copy] >> eyes & 1}
            known |= {kind for _, _, _, kinds in table.told(eyes, since) for kind in kinds if kind != NOBODY}
        self.told = len(table.kept or ())

    def knows(self, viewer: int, kind: int) -> bool:
        """Whether a viewer has seen a card, or anybody may."""
        return kind in self.entitled[viewer] or kind not in self.hidden

    def names_in(self, viewer: int, text: str) -> dict[str, int]:
        """Every canary in a text, with its kind, but those that a card names which the viewer has seen."""
        read = {other for kind, others in self.named.items() if self.knows(viewer, kind) for other in others}
        found = {each: self.kind_of[each.lower()] for each in CANARY.findall(text) + CANARY.findall(unquote_plus(text))}
        return {each: kind for each, kind in found.items() if kind not in read}


class Watch(Ledger):
    """Goes through all that the clients of a sitting are sent, and knows what each may know by then."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting.match, len(sitting.clients))
        self.sitting = sitting
        plan = sitting.match.plan
        self.luck = [form.lower() for secret in (plan.seed, plan.salt) for form in forms(secret)]
        self.read = [0] * len(sitting.clients)  # how many of its answers, all whole but the streams
        self.pieces: dict[int, int] = {}
        self.figures: Counter[str] = Counter()

    def look(self) -> None:
        """Go through what has come since, and insist that nobody was sent what it may not know."""
        self.learn()
        for viewer, client in enumerate(self.sitting.clients):
            streams = [stream.sent.answer for stream in client.streams]
            for answer in [*client.taken[self.read[viewer] :], *streams]:
                for piece in self.new_pieces(answer):
                    self.scan(viewer, piece)
            self.read[viewer] = len(client.taken)

    def new_pieces(self, answer: Answer) -> Iterator[str]:
        """What was not looked at before, headers first; it is kept no longer."""
        done = self.pieces.get(id(answer), -1)
        if done < 0:
            yield repr([pair for pair in answer.headers if pair[0] != "set-cookie"])
            done = 0
        fresh = answer.pieces[done:]
        self.pieces[id(answer)] = len(answer.pieces)
        answer.pieces[done:] = [b""] * len(fresh)
        if fresh:
            yield b"".join(fresh).decode()

    def scan(self, viewer: int, text: str) -> None:
        """One text that a viewer was sent."""
        self.figures["texts"] += 1
        self.figures["bytes"] += len(text)
        self.no_luck(viewer, text)
        for found, kind in self.names_in(viewer, text).items():
            self.allowed(viewer, kind, found, text)
        for groups in set(KINDS.findall(text)):
            self.allowed(viewer, int("".join(groups)), "".join(groups), text)

    def allowed(self, viewer: int, kind: int, found: str, text: str = "") -> None:
        """Insist that a viewer may know a card."""
        self.figures["canaries"] += 1
        if not self.knows(viewer, kind):
            at = text.find(found)
            raise Leak("canary", "viewer", viewer, "is sent", found, "in", text[max(at - 200, 0) : at + 100])

    def no_luck(self, viewer: int, text: str) -> None:
        """Neither seed nor salt before the end, and nobody's key ever, but once to its holder in a cookie."""
        match = self.sitting.match
        for key in match.keys.values():
            held("canary", key not in text, "viewer", viewer, "is sent a key")
        if not match.timeline.table.over():
            small = text.lower()
            held("canary", not any(form in small for form in self.luck), "viewer", viewer, "is sent the deal's luck")

    def door(self, viewer: int, shown: Any) -> None:
        """What programs are sent: kinds are numbers there."""
        self.learn()
        for kind in numbers_of_kinds(shown):
            self.allowed(viewer, kind, f"kind {kind}")
        if self.match.plan.options.get("deck_lists") == "secret":
            others = [seat for seat in shown.get("view", {}).get("seats", ()) if seat["seat"] != viewer]
            held("canary", not any(seat["list"] for seat in others), "viewer", viewer, "is sent another's deck list")


def numbers_of_kinds(value: Any) -> Iterable[int]:
    """Every number of a kind in a view or a fact."""
    if isinstance(value, dict):
        for key, each in value.items():
            if key == "kind" and isinstance(each, int) and each >= 0:
                yield each
            elif key in {"kinds", "picks"}:
                yield from (kind for kind in each if kind >= 0)
            else:
                yield from numbers_of_kinds(each)
    elif isinstance(value, list):
        for each in value:
            yield from numbers_of_kinds(each)
