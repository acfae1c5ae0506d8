"""A browser's key ring: its seat keys, encrypted at rest with a secret that only its cookie holds."""

import base64
import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from timescoop.hosting import new_key

RING: Final = re.compile(r"[A-Za-z0-9_-]{32}")
KEY: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")
NONCE_BYTES: Final = 16
TAG_BYTES: Final = 16


@dataclass
class MatchKeys:
    """The keys that one browser holds for one match.

    Args:
        own: The key of the seat that it shows, or empty.
        shared: The keys of all who share the browser; empty for one person.
        guests: Seat to key, for the seats that it may give away.
    """

    own: str = ""
    shared: list[str] = field(default_factory=list)
    guests: dict[int, str] = field(default_factory=dict)

    def keys(self) -> list[str]:
        """Every key."""
        return [key for key in (self.own, *self.shared, *self.guests.values()) if key]

    def only(self, known: set[str]) -> "MatchKeys":
        """The same without keys that are not known."""
        guests = {seat: key for seat, key in self.guests.items() if key in known}
        return MatchKeys(self.own if self.own in known else "", [key for key in self.shared if key in known], guests)


@dataclass
class KeyRing:
    """What one request knows of its browser's ring.

    Args:
        secret: The value of the cookie; nothing but the cookie holds it.
        bunches: Match to keys, as far as they were loaded.
        changed: The matches whose keys have to be stored before the response goes out.
    """

    secret: str
    bunches: dict[str, MatchKeys] = field(default_factory=dict)
    changed: set[str] = field(default_factory=set)

    def change(self, match: str) -> MatchKeys:
        """The keys of a match, about to be changed."""
        self.changed.add(match)
        return self.bunches.setdefault(match, MatchKeys())

    def sealed(self) -> dict[str, str]:
        """The changed matches, as they are stored."""
        return {match: seal(self.secret, match, self.bunches[match]) for match in self.changed}


def new_ring() -> str:
    """The secret of a new ring: 192 random bits."""
    return new_key()


def digest_of(secret: str) -> str:
    """The number under which the store files a ring. It cannot be turned back, and decrypts nothing."""
    return hashlib.sha256(b"ring\0" + secret.encode()).hexdigest()


def seal(secret: str, match: str, bunch: MatchKeys) -> str:
    """Encrypt the keys of a match: a nonce, the text under a key stream of SHAKE-256, and a tag."""
    text = json.dumps([bunch.own, bunch.shared, sorted(bunch.guests.items())]).encode()
    nonce = secrets.token_bytes(NONCE_BYTES)
    hidden = bytes(a ^ b for a, b in zip(text, stream(secret, nonce, len(text)), strict=True))
    return base64.b64encode(nonce + hidden + tag(secret, match, nonce + hidden)).decode()


def unseal(secret: str, match: str, sealed: str) -> MatchKeys:
    """Decrypt the keys of a match. A row that is damaged, or sealed for another ring or match, has no keys."""
    data = base64.b64decode(sealed)
    nonce, hidden, given = data[:NONCE_BYTES], data[NONCE_BYTES:-TAG_BYTES], data[-TAG_BYTES:]
    if not hmac.compare_digest(given, tag(secret, match, nonce + hidden)):
        return MatchKeys()
    text = bytes(a ^ b for a, b in zip(hidden, stream(secret, nonce, len(hidden)), strict=True))
    own, shared, guests = json.loads(text)
    return MatchKeys(own, shared, dict(guests))


def stream(secret: str, nonce: bytes, length: int) -> bytes:
    """The key stream for one row."""
    return hashlib.shake_256(b"stream\0" + secret.encode() + nonce).digest(length)


def tag(secret: str, match: str, data: bytes) -> bytes:
    """Proof that a row was sealed for this ring and this match."""
    return hmac.digest(b"tag\0" + secret.encode(), match.encode() + b"\0" + data, "sha256")[:TAG_BYTES]


def unsealed(secret: str, rows: Mapping[str, str]) -> dict[str, MatchKeys]:
    """Rows of the store as keys."""
    return {match: unseal(secret, match, sealed) for match, sealed in rows.items()}
