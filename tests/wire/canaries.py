"""Canaries: cards whose names nobody could guess, and the search for them in all that a client was ever sent.

Each copy of a card gets a name of its own, 128 random bits long, and with it a kind of its own. So each name, and
each number of a kind, that turns up where its card is not known is a leak, whichever way it came.
"""

from __future__ import annotations

import base64
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final
from urllib.parse import unquote_plus

from tests.wire.client import Answer
from tests.wire.pairs import held
from tests.wire.sitting import Sitting

from timescoop.catalogue import GAMES
from timescoop.documents import card_text
from timescoop.kernel import NOBODY

CANARY: Final = re.compile(r"X[0-9a-f]{32}", re.IGNORECASE)
KINDS: Final = re.compile(r'data-kind="(\d+)"|kind-(\d+)\b|#seal-(\d+)\b|h-[a-z]+-(\d+)-\d+\b')
NAMED: Final = ("The Doctor", "Tegan", "Rory", "Amy Pond", "River Song")  # those that texts of other cards name
CARDS: Final = "\ncards:\n"


def canary_cards(edition: str, seed: int) -> str:
    """An edition's card file in which every copy is a card of its own, under a name that nobody could guess."""
    luck = Random(seed)
    head, cards = card_text(GAMES["invasion"], edition).split(CARDS)
    first: dict[str, str] = {}
    out: list[str] = []
    for block in re.split(r"(?m)^(?=  - name: )", cards):
        if not block.startswith("  - name: "):
            out.append(block)
            continue
        name = named(block)
        copies = int(re.search(r"\n    copies: (\d+)\n", block)[1])  # type: ignore[index]  # every card has them
        plain = re.sub(r"\n    pictures: \d+", "", re.sub(r"\n      pictures: [^\n]+", "", block))
        for _ in range(copies):
            canary = f"X{luck.getrandbits(128):032x}"
            first.setdefault(name, canary)
            single = re.sub(r"\n    copies: \d+\n", "\n    copies: 1\n", plain)
            out.append(re.sub(r"^  - name: [^\n]+", f"  - name: {canary}", single))
    left_out = re.search(r"leave_out: \[(.*)\]", head)
    assert left_out
    renamed = ", ".join(first[each.strip().strip('"')] for each in left_out[1].split(","))
    text = head.replace(left_out[0], f"leave_out: [{renamed}]") + CARDS + "".join(out)
    for name in NAMED:
        if name in first:
            text = re.sub(rf"(?<!name: )\b{name}\b", first[name], text)
    return text


def named(block: str) -> str:
    """The name of a card's entry."""
    found = re.match(r"  - name: ([^\n]+)", block)
    assert found
    return found[1].strip().strip('"')


class Watch:
    """Goes through all that the clients of a sitting are sent, and knows what each may know by then."""

    def __init__(self, sitting: Sitting, album: str) -> None:
        """`album` is what every page holds of the cards that there are; it may depend on the card file alone.

        What is printed on a card may name another.
        """
        self.sitting = sitting
        faces = sitting.match.faces
        self.printed = [album, *(str(face["text"]) for face in faces if CANARY.search(str(face["text"])))]
        self.kind_of = {str(face["name"]).lower(): kind for kind, face in enumerate(faces)}
        self.entitled: list[set[int]] = [set() for _ in sitting.clients]
        self.read = [0] * len(sitting.clients)
        self.pieces: dict[int, int] = {}
        self.figures: Counter[str] = Counter()

    def learn(self) -> None:
        """What each viewer has seen or been told by now; nobody forgets."""
        table = self.sitting.table
        for viewer, known in enumerate(self.entitled):
            known |= {table.kind[copy] for copy in range(len(table.kind)) if table.known[copy] >> viewer & 1}
            known |= {kind for _, _, _, kinds in table.told(viewer) for kind in kinds if kind != NOBODY}

    def look(self) -> None:
        """Go through what has come since, and insist that nobody was sent what it may not know."""
        self.learn()
        for viewer, client in enumerate(self.sitting.clients):
            for answer in client.taken:
                for piece in self.new_pieces(answer):
                    self.scan(viewer, piece)

    def new_pieces(self, answer: Answer) -> Iterator[str]:
        """What was not looked at before, headers first."""
        done = self.pieces.get(id(answer), -1)
        if done < 0:
            yield repr([pair for pair in answer.headers if pair[0] != "set-cookie"])
            done = 0
        fresh = answer.pieces[done:]
        self.pieces[id(answer)] = len(answer.pieces)
        if fresh:
            yield b"".join(fresh).decode()

    def scan(self, viewer: int, text: str) -> None:
        """One text that a viewer was sent."""
        self.figures["texts"] += 1
        self.figures["bytes"] += len(text)
        self.no_luck(viewer, text)
        for printed in self.printed:
            text = text.replace(printed, "")
        for found in CANARY.findall(text) + CANARY.findall(unquote_plus(text)):
            self.allowed(viewer, self.kind_of[found.lower()], found)
        for groups in KINDS.findall(text):
            self.allowed(viewer, int("".join(groups)), groups)

    def allowed(self, viewer: int, kind: int, found: object) -> None:
        """Insist that a viewer may know a card."""
        self.figures["canaries"] += 1
        held("canary", kind in self.entitled[viewer], "viewer", viewer, "is sent", found)

    def no_luck(self, viewer: int, text: str) -> None:
        """Neither seed nor salt before the end, and nobody's key ever, but once to its holder in a cookie."""
        match = self.sitting.match
        for key in match.keys.values():
            held("canary", key not in text, "viewer", viewer, "is sent a key")
        if not match.course.table.over():
            for secret in (match.plan.seed, match.plan.salt):
                for form in (
                    secret.hex(),
                    base64.b64encode(secret).decode(),
                    base64.urlsafe_b64encode(secret).decode(),
                ):
                    held("canary", form.lower() not in text.lower(), "viewer", viewer, "is sent the luck of the deal")

    def door(self, viewer: int, shown: Any) -> None:
        """What programs are sent: kinds are numbers there."""
        self.learn()
        for kind in numbers_of_kinds(shown):
            self.allowed(viewer, kind, f"kind {kind}")


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
