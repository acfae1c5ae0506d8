"""Requests that no page of ours would send, for every route and for what OpenAPI says of the programs' door."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final
from urllib.parse import quote

from hypothesis import strategies as st
from tests.wire.roles import Cell

METHODS: Final = ("GET", "POST", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS")
FIELDS: Final = (
    "option", "number", "words", "from", "seat", "name", "game", "edition", "seats", "bot", "promise", "nonce",
    "seat-0", "seat-1", "option-", "theme", "size", "match", "record", "phrase", "minutes", "clock", "window",
)  # fmt: skip
SORTS: Final = (
    "application/x-www-form-urlencoded", "application/json", "multipart/form-data; boundary=x", "multipart/form-data",
    "text/plain", "", "application/json; charset=utf-16", "a/b; " + "c" * 300, "\xff/\xfe",
)  # fmt: skip
NAMES: Final = (
    "authorization", "cookie", "last-event-id", "hx-request", "accept", "accept-language", "content-length", "range",
    "if-none-match", "if-modified-since", "origin", "sec-fetch-site", "x-forwarded-for", "transfer-encoding", "expect",
    "accept-encoding", "content-encoding", "referer",
)  # fmt: skip

numbers = st.one_of(
    st.integers(-5, 50), st.integers(), st.sampled_from([0, -1, 2**31, 2**63, 2**64, 10**30, -(10**30), 99999])
)
odd = st.sampled_from(
    [
        "", "null", "true", "[]", "{}", "..", "../../etc/passwd", "%00", "\x00", "\r\nX: y", "' OR 1=1--", "${7*7}",
        "{{7*7}}", "<script>", "\u202e", "\ud7ff", "\U0001f600", "NaN", "1e999", "٣", "²", "0x10", "1_000", "--1",
        "9" * 5000,
    ]
)  # fmt: skip
texts = st.one_of(odd, st.text(max_size=40), st.integers().map(str))
values: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, st.floats(), texts),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(texts, inner, max_size=3)),
    max_leaves=6,
)


def paths(cells: Sequence[Cell], known: Mapping[str, Sequence[str]]) -> st.SearchStrategy[tuple[str, str]]:
    """A method and an address: a route with parameters that may be right, or something else."""

    @st.composite
    def made(draw: st.DrawFn) -> tuple[str, str]:
        method, path = draw(st.sampled_from(cells))
        for name, right in known.items():
            if f"{{{name}}}" in path:
                value = draw(st.one_of(st.sampled_from([*right]), st.sampled_from([*right]), texts))
                path = path.replace(f"{{{name}}}", value)
        query = draw(
            st.one_of(st.just(""), st.lists(st.tuples(st.sampled_from(FIELDS), texts), max_size=3).map(query_of))
        )
        return draw(st.one_of(st.just(method), st.just(method), st.sampled_from(METHODS))), f"{path}{query}"

    return made()


def query_of(pairs: Sequence[tuple[str, str]]) -> str:
    return "?" + "&".join(f"{name}={quote(value, errors='replace')}" for name, value in pairs)


forms = st.lists(st.tuples(st.one_of(st.sampled_from(FIELDS), texts), texts), max_size=6).map(
    lambda pairs: query_of([(quote(name, errors="replace"), value) for name, value in pairs])[1:].encode()
)
answers = st.fixed_dictionaries({"option": values, "number": values}).map(lambda said: json.dumps(said).encode())
parts = st.lists(st.tuples(st.sampled_from(FIELDS), texts), max_size=3).map(
    lambda pairs: (
        b"".join(
            f'--x\r\nContent-Disposition: form-data; name="{name}"; filename="{name}"\r\n\r\n{value}\r\n'.encode(
                "utf-8", "replace"
            )
            for name, value in pairs
        )
        + b"--x--\r\n"
    )
)
bodies = st.one_of(
    st.just(b""),
    forms,
    forms,
    answers,
    values.map(lambda said: json.dumps(said).encode()),
    parts,
    st.binary(max_size=60),
)


def headers(keys: Sequence[str], matches: Sequence[str]) -> st.SearchStrategy[list[tuple[str, str]]]:
    """A few headers, keys that open a seat among them."""
    latin = st.one_of(texts, st.sampled_from([*keys])).map(plain)
    right = st.tuples(st.sampled_from([*matches]), st.sampled_from([*keys]))
    cookies = right.map(lambda pair: ("cookie", f"seat_{pair[0]}={pair[1]}; shared_{pair[0]}={pair[1]}~{pair[1]}"))
    guests = st.tuples(st.sampled_from([*matches]), texts).map(
        lambda pair: (
            "cookie",
            f"guests_{pair[0]}={plain(pair[1])}.{'A' * 32}; look={plain(pair[1])}; name={plain(pair[1])}",
        )
    )
    bearer = st.sampled_from([*keys]).map(lambda key: ("authorization", f"Bearer {key}"))
    wild = st.tuples(st.sampled_from(NAMES), latin)
    return st.lists(st.one_of(cookies, cookies, guests, bearer, wild), max_size=4)


def plain(text: str) -> str:
    """A text as a server lets it through in a header: one line of Latin letters."""
    return "".join(c for c in text if " " <= c <= "\xff" and c != "\x7f")[:6000]
