"""Card files in which every copy of a card is a card of its own, under a name that nobody could guess."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final

import yaml

from timescoop.catalogue import GAMES
from timescoop.documents import card_text

CARDS: Final = "\ncards:\n"
NAMED: Final = ("The Doctor", "Tegan", "Rory", "Amy Pond", "River Song")  # those that texts of other cards name
UNDER_A_TITLE: Final = ("TARDIS Character", "Ally", "Enemy", "TARDIS")  # their rules go by the title alone
A_PHRASE: Final = "Dice Pool"  # its own text says it, and means no card
Row = dict[str, Any]


def canary(luck: Random) -> str:
    """A name of 128 random bits."""
    return f"X{luck.getrandbits(128):032x}"


def invasion(edition: str, luck: Random) -> str:
    """Its file is changed as text, so that all that tells of pictures goes with what it belongs to."""
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
            mine = canary(luck)
            first.setdefault(name, mine)
            single = re.sub(r"\n    copies: \d+\n", "\n    copies: 1\n", plain)
            out.append(re.sub(r"^  - name: [^\n]+", f"  - name: {mine}", single))
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


def written(document: Mapping[str, Any]) -> str:
    """A card file as text, without aliases."""
    plain = json.loads(json.dumps(document))
    return yaml.safe_dump(plain, sort_keys=False, allow_unicode=True, width=10_000)


def spoken_of(text: str, first: Mapping[str, str]) -> str:
    """A text that names cards, by the names that the first copies of these have now."""
    for name in sorted(first, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", first[name], text)
    return text


def nemesis(edition: str, luck: Random) -> str:
    """Decks, boards and Locations keep their names: all see them from the first."""
    document = yaml.safe_load(card_text(GAMES["nemesis"], edition))
    rows: list[Row] = []
    first: dict[str, str] = {}
    for row in document["cards"]:
        for _ in range(row["copies"]):
            rows.append({**row, "name": canary(luck), "copies": 1})
            first.setdefault(row["name"], rows[-1]["name"])
    named_by_texts = {name: mine for name, mine in first.items() if name not in document["traits"]}
    for row in rows:
        row["text"] = spoken_of(row["text"], named_by_texts)
    pairs = document["first_hands"]
    document["first_hands"] = {side: first.get(card, card) for side, card in pairs.items()}
    return written({**document, "cards": rows})


def ccg(edition: str, luck: Random) -> str:
    """Of people and ships the subtitle is changed, of all else the title; each deck brings cards of its own."""
    document = yaml.safe_load(card_text(GAMES["ccg"], edition))
    printed = {full_name(row): row for row in document["cards"]}
    rows: list[Row] = []
    first: dict[str, str] = {}

    def another(name: str) -> str:
        """One more copy, a card of its own."""
        row = {**printed[name], "warrants": {**printed[name]["warrants"]}}
        mine = canary(luck)
        if row["type"] in UNDER_A_TITLE:
            row["subtitle"] = mine
            row["warrants"].setdefault("subtitle", "judged R1")
        else:
            row["title"] = mine
            first.setdefault(name, mine)
        rows.append(row)
        return full_name(row)

    decks = [brought(deck, another) for deck in document["decks"]]
    used = {full_name(row) for deck in document["decks"] for row in cards_of(deck, printed)}
    for name in printed:
        if name not in used:
            another(name)
    for row in rows:
        row["text"] = spoken_of(row["text"], {name: mine for name, mine in first.items() if name != A_PHRASE})
        if row.get("same_as") in first:
            row["same_as"] = first[row["same_as"]]
    return written({**document, "cards": rows, "decks": decks})


def full_name(row: Row) -> str:
    """A title with its subtitle."""
    return f"{row['title']} - {row['subtitle']}" if row.get("subtitle") else str(row["title"])


def counted(line: str) -> tuple[int, str]:
    """How many of a card a line of a deck has."""
    number, _, name = line.partition(" ")
    return (int(number), name) if number.isdigit() else (1, line)


def cards_of(deck: Row, printed: Mapping[str, Row]) -> Sequence[Row]:
    """Every card that a deck has in it."""
    parts = [lines for part, lines in deck.items() if isinstance(lines, list) and part != "with"]
    parts += list(deck.get("with", {}).values())
    return [printed[counted(line)[1]] for lines in parts for line in lines]


def brought(deck: Row, another: Callable[[str], str]) -> Row:
    """A deck with a card of its own for each copy; what lies under another lies under that one's first copy."""
    hosts: dict[str, str] = {}
    out: Row = {"name": deck["name"]}
    for part, lines in deck.items():
        if isinstance(lines, list):
            out[part] = []
            for number, name in map(counted, lines):
                out[part] += [another(name) for _ in range(number)]
                hosts.setdefault(name, out[part][-number])
    out["with"] = {
        hosts[host]: [another(name) for number, name in map(counted, lines) for _ in range(number)]
        for host, lines in deck.get("with", {}).items()
    }
    return out


BOXES: Final[dict[str, Callable[[str, Random], str]]] = {"invasion": invasion, "nemesis": nemesis, "ccg": ccg}


@cache
def canary_cards(game: str, edition: str, seed: int) -> str:
    """An edition's card file in which every copy is a card of its own, under a name that nobody could guess."""
    return BOXES[game](edition, Random(seed))
