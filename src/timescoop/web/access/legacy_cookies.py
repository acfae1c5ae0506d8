"""Cookies of older versions, which held the keys of each match in cookies of their own."""

import re
from collections.abc import Mapping
from typing import Final

from timescoop.web.access.key_ring import KEY, MatchKeys

SORTS: Final = ("seat_", "shared_", "guests_")
GUEST: Final = re.compile(r"([0-9]{1,2})\.([A-Za-z0-9_-]{16,64})")


def match_keys_in(cookies: Mapping[str, str], prefix: str) -> dict[str, MatchKeys]:
    """Match to keys, as those cookies have them.

    Args:
        cookies: All cookies of a request.
        prefix: What their names begin with, `__Host-` by TLS.
    """
    found: dict[str, MatchKeys] = {}
    for name, value in cookies.items():
        sort, _, match = name.removeprefix(prefix).partition("_")
        if not match or not name.startswith(prefix):
            continue
        bunch = found.get(match, MatchKeys())
        if sort == "seat" and KEY.fullmatch(value):
            bunch.own = value
        elif sort == "shared":
            bunch.shared = [key for key in value.split("~") if KEY.fullmatch(key)]
        elif sort == "guests":
            entries = [GUEST.fullmatch(entry) for entry in value.split("~")]
            bunch.guests = {int(entry[1]): entry[2] for entry in entries if entry}
        if bunch.keys():
            found[match] = bunch
    return found


def names_in(cookies: Mapping[str, str]) -> list[str]:
    """The names of those cookies."""
    return [name for name in cookies if name.removeprefix("__Host-").startswith(SORTS)]
