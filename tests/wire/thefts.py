"""Ways to answer for somebody else's seat, as data: each makes a request out of what a thief may know.

A thief sits at the same table and at another one, holds the link of a seat that is still open, knows every id, and the
number and the option that would be accepted. What it does not have is the key of the seat it wants.
"""

from __future__ import annotations

import base64
import hashlib
import json
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import quote, urlencode

from timescoop.testkit import Luck

FORM: Final = "application/x-www-form-urlencoded"
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


@dataclass
class Loot:
    """What a thief knows, and the key it is after, which it may only spoil."""

    match: str
    other: str
    wanted: str
    own: str
    elsewhere: str
    open: str
    seat: int
    option: int
    number: int
    row: str = ""  # under which the store files the ring that holds the wanted key


@dataclass
class Try:
    """A request; the form is the one that would be accepted from the right hands, unless it says otherwise."""

    path: str
    cookies: str = ""
    headers: list[tuple[str, str]] = field(default_factory=list)
    body: bytes = b""
    method: str = "POST"
    sort: str = FORM


Trick = Callable[[Loot, Luck], Try]
TRICKS: Final[dict[str, Trick]] = {}


def trick(make: Trick) -> Trick:
    """Enter a trick under its name."""
    TRICKS[make.__name__] = make
    return make


def fields(loot: Loot, **more: object) -> bytes:
    return urlencode({"option": loot.option, "number": loot.number, **more}).encode()


def answering(loot: Loot, key: str, **how: Any) -> Try:
    """The right form with a key in the cookie of the match."""
    at = Try(f"/matches/{loot.match}/answer", f"seat_{loot.match}={key}", body=fields(loot))
    for name, value in how.items():
        setattr(at, name, value)
    return at


def programs(loot: Loot, headers: list[tuple[str, str]], **more: object) -> Try:
    """The right answer by the programs' door."""
    said = {"option": loot.option, "number": loot.number, **more}
    return Try(
        f"/api/matches/{loot.match}/answer", headers=headers, body=json.dumps(said).encode(), sort="application/json"
    )


def made_up(luck: Luck, length: int = 32) -> str:
    return "".join(luck.of(LETTERS) for _ in range(length))


@trick
def guessed(loot: Loot, luck: Luck) -> Try:
    return answering(loot, made_up(luck))


@trick
def truncated(loot: Loot, luck: Luck) -> Try:
    return answering(loot, loot.wanted[: luck.below(len(loot.wanted))])


@trick
def one_letter_off(loot: Loot, luck: Luck) -> Try:
    at = luck.below(len(loot.wanted))
    letter = luck.of([each for each in LETTERS if each != loot.wanted[at]])
    return answering(loot, loot.wanted[:at] + letter + loot.wanted[at + 1 :])


@trick
def lengthened(loot: Loot, luck: Luck) -> Try:
    return answering(loot, luck.of([loot.wanted + "=", loot.wanted + "A", "A" + loot.wanted, loot.wanted * 2]))


@trick
def other_case(loot: Loot, luck: Luck) -> Try:
    return answering(loot, luck.of([loot.wanted.swapcase(), loot.wanted.lower() + "_", loot.wanted.upper() + "_"]))


@trick
def backwards(loot: Loot, _luck: Luck) -> Try:
    return answering(loot, loot.wanted[::-1])


@trick
def its_hash(loot: Loot, luck: Luck) -> Try:
    """As if what is stored opened the seat."""
    hashed = hashlib.sha256(loot.wanted.encode())
    return answering(loot, luck.of([hashed.hexdigest(), base64.urlsafe_b64encode(hashed.digest()).decode()]))


@trick
def lookalike(loot: Loot, luck: Luck) -> Try:
    """Letters of another alphabet that some programs take for the same."""
    wide = "".join(chr(ord(c) + 0xFEE0) if luck.chance(0.5) else c for c in loot.wanted)
    assert unicodedata.normalize("NFKC", wide) == loot.wanted
    return answering(loot, quote(wide) if wide != loot.wanted else wide[1:])


@trick
def quoted(loot: Loot, luck: Luck) -> Try:
    return answering(loot, luck.of([f'"{loot.wanted}x"', f"%20{loot.wanted}", f"{loot.wanted}%00", f"'{loot.wanted}'"]))


@trick
def own_seat(loot: Loot, _luck: Luck) -> Try:
    return answering(loot, loot.own)


@trick
def own_seat_and_a_field(loot: Loot, luck: Luck) -> Try:
    name = luck.of(["seat", "viewer", "as", "player", "who", "key", "match"])
    return answering(loot, loot.own, body=fields(loot, **{name: luck.of([loot.seat, "0", loot.match])}))


@trick
def own_seat_and_a_query(loot: Loot, luck: Luck) -> Try:
    query = luck.of([f"?seat={loot.seat}", f"?viewer={loot.seat}", "?watch=0", f"?as={loot.seat}&seat={loot.seat}"])
    return answering(loot, loot.own, path=f"/matches/{loot.match}/answer{query}")


@trick
def key_of_another_match(loot: Loot, luck: Luck) -> Try:
    return answering(loot, loot.elsewhere, path=f"/matches/{loot.match}/{luck.of(['answer', 'take-back', 'sit'])}")


@trick
def cookie_of_another_match(loot: Loot, _luck: Luck) -> Try:
    return answering(loot, "", cookies=f"seat_{loot.other}={loot.elsewhere}")


@trick
def key_of_an_open_seat(loot: Loot, _luck: Luck) -> Try:
    return answering(loot, loot.open)


@trick
def several_cookies(loot: Loot, luck: Luck) -> Try:
    name = f"seat_{loot.match}"
    rows = [f"{name}={loot.own}", f"{name}={made_up(luck)}", f"{name}={loot.elsewhere}", f"{name}="]
    turn = luck.below(len(rows))
    return answering(loot, "", cookies="; ".join(rows[turn:] + rows[:turn]))


@trick
def shared_browser(loot: Loot, luck: Luck) -> Try:
    """As if the seat were one of those whose people share this browser."""
    keys = luck.of([f"{loot.own}~{made_up(luck)}", f"{made_up(luck)}~{loot.own}", f"{loot.own}~{loot.wanted[:-1]}"])
    return answering(loot, "", cookies=f"shared_{loot.match}={keys}; seat_{loot.match}={made_up(luck)}")


@trick
def lifted_curtain(loot: Loot, luck: Luck) -> Try:
    cookies = f"shared_{loot.match}={loot.own}~{loot.open}; seat_{loot.match}={loot.own}"
    body = urlencode({"seat": loot.seat, "number": loot.number, "option": loot.option}).encode()
    return Try(f"/matches/{loot.match}/{luck.of(['lift', 'curtain'])}", cookies, body=body)


@trick
def ring_from_the_store(loot: Loot, luck: Luck) -> Try:
    """As if what the store has of a ring were its secret."""
    return answering(loot, "", cookies=f"ring={luck.of([loot.row, loot.row[:32], loot.row[32:]])}")


@trick
def ring_made_up(loot: Loot, luck: Luck) -> Try:
    return answering(
        loot, "", cookies=f"{luck.of(['', '__Host-'])}ring={luck.of([made_up(luck), loot.wanted, loot.own])}"
    )


@trick
def guests_book(loot: Loot, luck: Luck) -> Try:
    """As if the thief had laid the table."""
    seat = luck.of([loot.seat, 0, 99, "٣", "-1", "9" * 40])
    return answering(loot, "", cookies=f"guests_{loot.match}={quote(str(seat))}.{made_up(luck)}")


@trick
def tls_cookie(loot: Loot, _luck: Luck) -> Try:
    return answering(loot, "", cookies=f"__Host-seat_{loot.match}={loot.own}; __Secure-seat_{loot.match}={loot.own}")


@trick
def bearer_guessed(loot: Loot, luck: Luck) -> Try:
    return programs(loot, [("authorization", f"Bearer {made_up(luck)}")])


@trick
def bearer_own(loot: Loot, luck: Luck) -> Try:
    return programs(loot, [("authorization", f"Bearer {loot.own}")], **{luck.of(["seat", "viewer", "key"]): loot.seat})


@trick
def bearer_odd(loot: Loot, luck: Luck) -> Try:
    odd = luck.of(["Basic", "bearer", "Bearer Bearer", "Digest", "Bearer\t"])
    return programs(loot, [("authorization", f"{odd} {luck.of([loot.own, made_up(luck), loot.wanted[:-1]])}")])


@trick
def two_bearers(loot: Loot, luck: Luck) -> Try:
    rows = [("authorization", f"Bearer {loot.own}"), ("authorization", f"Bearer {made_up(luck)}")]
    return programs(loot, rows if luck.chance(0.5) else rows[::-1])


@trick
def bearer_and_cookie(loot: Loot, luck: Luck) -> Try:
    at = programs(loot, [("authorization", f"Bearer {made_up(luck)}")])
    at.cookies = f"seat_{loot.match}={loot.own}"
    return at


@trick
def twice_in_json(loot: Loot, luck: Luck) -> Try:
    said = (
        f'{{"option": {loot.option}, "seat": 1, "number": {loot.number}, "seat": {loot.seat}, "option": {loot.option}}}'
    )
    at = programs(loot, [("authorization", f"Bearer {luck.of([loot.own, loot.open])}")])
    at.body = said.encode()
    return at


@trick
def other_types_in_json(loot: Loot, luck: Luck) -> Try:
    odd: Any = luck.of([True, None, 1.5, str(loot.option), [loot.option], {"": loot.option}, 10**30, -1, -loot.option])
    at = programs(loot, [("authorization", f"Bearer {luck.of([loot.own, loot.elsewhere, 'null', '', '0'])}")])
    at.body = json.dumps({"option": odd, "number": luck.of([odd, loot.number])}).encode()
    return at


@trick
def form_twice(loot: Loot, luck: Luck) -> Try:
    body = b"&".join([fields(loot), fields(loot, seat=loot.seat)] if luck.chance(0.5) else [b"seat=0", fields(loot)])
    return answering(loot, loot.own, body=body)


@trick
def form_in_another_dress(loot: Loot, luck: Luck) -> Try:
    sort = luck.of(["text/plain", "application/json", "multipart/form-data; boundary=x", "", "application/xml"])
    return answering(loot, loot.own, sort=sort)


@trick
def other_method(loot: Loot, luck: Luck) -> Try:
    method = luck.of(["GET", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "POSTX"])
    query = f"?option={loot.option}&number={loot.number}&seat={loot.seat}"
    return answering(
        loot, luck.of([loot.own, made_up(luck)]), method=method, path=f"/matches/{loot.match}/answer{query}"
    )


@trick
def method_overridden(loot: Loot, luck: Luck) -> Try:
    name = luck.of(["x-http-method-override", "x-original-url", "x-rewrite-url", "x-forwarded-user", "x-seat"])
    return answering(loot, loot.own, headers=[(name, luck.of([f"/matches/{loot.match}/answer?seat=0", "0", "PUT"]))])


@trick
def path_travelled(loot: Loot, luck: Luck) -> Try:
    path = luck.of(
        [
            f"/matches/{loot.other}/../{loot.match}/answer",
            f"/matches//{loot.match}/answer",
            f"/matches/{loot.match}/answer/",
            f"/matches/{loot.match}/answer;seat={loot.seat}",
            f"/matches/{loot.match.swapcase()}/answer",
            f"/MATCHES/{loot.match}/answer",
            f"/api/../matches/{loot.match}/answer",
        ]
    )
    return Try(path, f"seat_{loot.other}={loot.elsewhere}", body=fields(loot))


@trick
def link_of_a_seat(loot: Loot, luck: Luck) -> Try:
    key = luck.of([made_up(luck), loot.wanted[:-1], loot.elsewhere, "0", "..", loot.wanted.swapcase()])
    return Try(f"/seats/{loot.match}/{key}", method="GET")


@trick
def link_of_another_match(loot: Loot, _luck: Luck) -> Try:
    return Try(f"/seats/{loot.match}/{loot.elsewhere}", method="GET")


@trick
def sat_on_a_taken_seat(loot: Loot, luck: Luck) -> Try:
    body = urlencode({"name": "Thief", "seat": loot.seat, "key": loot.elsewhere}).encode()
    return Try(f"/matches/{loot.match}/sit", f"seat_{loot.match}={made_up(luck)}", body=body)


@trick
def asked_for_a_bot(loot: Loot, luck: Luck) -> Try:
    """To let a bot play for somebody who is here."""
    deed = luck.of(["stand-in", "lend", "bot", "hand-back", "takeover"])
    body = urlencode({"seat": loot.seat, "bot": "first"}).encode()
    return Try(f"/matches/{loot.match}/{deed}", f"seat_{loot.match}={luck.of([made_up(luck), loot.own])}", body=body)


@trick
def replayed_elsewhere(loot: Loot, _luck: Luck) -> Try:
    """The right form with the thief's own key of another match, sent to that match and to this one."""
    return answering(
        loot, loot.elsewhere, cookies=f"seat_{loot.match}={loot.elsewhere}; seat_{loot.other}={loot.elsewhere}"
    )


@trick
def said_in_words(loot: Loot, luck: Luck) -> Try:
    body = urlencode(
        {"words": luck.of(["1", "pass", "done", "1\n1"]), "number": loot.number, "seat": loot.seat}
    ).encode()
    return Try(
        f"/matches/{loot.match}/say", f"seat_{loot.match}={luck.of([loot.own, loot.open, made_up(luck)])}", body=body
    )


@trick
def taken_back(loot: Loot, luck: Luck) -> Try:
    body = urlencode({"number": loot.number, "seat": loot.seat}).encode()
    return Try(f"/matches/{loot.match}/take-back", f"seat_{loot.match}={luck.of([loot.own, loot.open])}", body=body)
