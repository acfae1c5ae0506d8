"""How the parameters of OpenSpiel's games are spelled: as text that it reads back as it was."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from timescoop.kernel import BadDeal, Game


def as_read_back(game: Game, params: Mapping[str, Any]) -> dict[str, Any]:
    """Parameters as OpenSpiel reads them back from a game's string: no text is a number, and none holds a `=`."""
    stated = dict(params)
    if "edition" in stated:
        key = edition_of(game, str(stated["edition"]))
        stated["edition"] = f"e{key}" if key and key[0].isdigit() else key or ""
    if "options" in stated:
        stated["options"] = ";".join(f"{key}:{value}" for key, value in options_of(str(stated["options"])).items())
    return stated


def edition_of(game: Game, said: str) -> str | None:
    """An edition by its key; OpenSpiel takes digits for a number, so `e2012` is 2012 too. None is the default."""
    keys = {spelled: edition.key for edition in game.editions for spelled in (f"e{edition.key}", edition.key)}
    return keys.get(said, said) or None


def options_of(said: str) -> dict[str, str]:
    """Options of the deal from `key:value;key:value`; `=` between them does in a dictionary of parameters.

    Raises:
        BadDeal: A part has no value.
    """
    found = {}
    for part in filter(None, said.split(";")):
        key, *value = re.split("[:=]", part, maxsplit=1)
        if not value:
            raise BadDeal(f"options are written key:value;key:value; {key!r} has no value")
        found[key] = value[0]
    return found
