"""The workshop: what people need who write cards for the CCG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from timescoop.games.ccg import facts
from timescoop.games.ccg.cardfile.compiling import as_built, compiled_pool
from timescoop.games.ccg.cardfile.values import called
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.decks import PARTS
from timescoop.games.ccg.decks.alone import MOST_DRAW
from timescoop.games.ccg.decks.parts import DRAW, PLOTS, SPACETIMES
from timescoop.games.ccg.pool import PLOT, TYPES, Pool, full_name
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import BadNotation, CardRow, Document, Workshop, each_row, read_deck, rows_into
from timescoop.language import Lexicon

COPIES: Final = 2  # of a card on trial in the deck that it goes into; fewer where it has fewer diamonds
ALONE: Final = "solitaire"  # the edition for one player
MOST_TRIED: Final = 24  # new cards that go into ready decks


def read(document: Document) -> tuple[Pool, Lexicon, dict[str, list[int]]]:
    """A card file compiled, with its words and the trees of its texts.

    Raises:
        Faults: Everything that is wrong with it.
    """
    from timescoop.games.ccg.phrases import words_of  # noqa: PLC0415 - phrases use the rules of this room

    _, pool, said = compiled_pool(document, as_built(document))
    return pool, words_of(pool), said


def make_room(document: Document, names: Sequence[str]) -> None:
    """CCG-DECK-01: a new card goes into one of the ready decks, the next one into the next, unless a deck has it.

    Of many new cards, as a whole set brings them, only the first go in: a ready deck is for trying a few. One that is
    another card under a second title does not (CCG-DECK-07). In solitaire the last cards of your deck make room.
    """
    decks = document["decks"]
    held = {entry.name for data in decks if isinstance(data, dict) for entry in read_deck(data, PARTS)[0].entries}
    rows = {full_name(row): row for row in document["cards"] if row.get("title")}
    new = [name for name in names if name not in held and name in rows and "same_as" not in rows[name]]
    for nth, name in enumerate(new[:MOST_TRIED]):
        if decks:
            put_in(decks[nth % len(decks)], name, rows[name])
    for deck in decks if document.get("edition") == ALONE else ():
        if isinstance(deck, dict) and deck.get(SPACETIMES):
            deck[DRAW] = shortened(lines(deck.get(DRAW)), new)


def put_in(deck: dict[str, object], name: str, row: Mapping[str, object]) -> None:
    """CCG-DECK-04, CCG-PLOT-01: a Plot takes the last place in the side-hand, anything else joins the draw deck."""
    if row.get("type") == TYPES[PLOT]:
        deck[PLOTS] = [*lines(deck.get(PLOTS))[:4], f"1 {name}"]
        return
    diamonds = row.get("uniqueness")
    most = diamonds if isinstance(diamonds, int) and diamonds else COPIES
    deck[DRAW] = [*lines(deck.get(DRAW)), f"{min(most, COPIES)} {name}"]


def shortened(listed: Sequence[str], new: Sequence[str]) -> list[str]:
    """CCG-SOLO-05: a draw deck without its last lines, except for new cards, so that it is not too large."""
    kept = list(listed)
    old = [nth for nth, line in enumerate(kept) if not line.endswith(tuple([f" {name}" for name in new]))]
    while old and sum(map(copies_in, kept)) > MOST_DRAW:
        del kept[old.pop()]
    return kept


def copies_in(line: str) -> int:
    """How many copies a line of a deck has."""
    number = line.split(" ", 1)[0]
    return int(number) if number.isdecimal() else 1


def lines(part: Any) -> list[str]:
    """The lines of a part of a deck, in either notation."""
    if isinstance(part, dict):
        return [f"{number} {name}" for name, number in part.items()]
    return [str(line) for line in part] if isinstance(part, list) else [str(part)] if part else []


def brings(table: Ccg, kind: int) -> int:
    """CCG-AMB-33: the seats in whose decks a card is, as bits."""
    seats = 0
    for copy, each in enumerate(table.kind):
        if each == kind:
            seats |= 1 << table.owners[copy]
    return seats


def fields(sort: str) -> list[str]:
    """The fields that a card of a type may have in a card file."""
    from timescoop.games.ccg.cardfile.structure import CARD  # noqa: PLC0415 - playing reads no card file

    return CARD.fields_of(sort)


def eras_into(document: Document, said: object) -> None:
    """CCG-NATIVITY-07: a new era takes its years from those that it lies among, so that no gap is left."""
    for nth, row in enumerate(each_row("eras", said)):
        new = {"said": row["name"], "from": None, "to": None} | row
        for key in ("from", "to"):
            if new[key] is not None and type(new[key]) is not int:
                raise BadNotation(("eras", nth, key), f"a year is expected, not {new[key]!r} (CCG-NATIVITY-07)")
        document["eras"] = among_eras(document["eras"], new)


def among_eras(eras: Sequence[CardRow], new: CardRow) -> list[Any]:
    """The eras with a new one among them; one that lies wholly within its years is gone."""
    first, last = new["from"], new["to"]
    before, after = [], []
    for era in [era for era in eras if era["name"] != new["name"]]:
        if first is not None and (era["from"] is None or era["from"] < first):
            before.append({**era, "to": min_year(era["to"], first - 1)})
        elif last is not None and (era["to"] is None or era["to"] > last):
            after.append({**era, "from": max_year(era["from"], last + 1)})
    return [*before, dict(new), *after]


def min_year(one: int | None, other: int) -> int:
    """The earlier of two last years; None means no end."""
    return other if one is None else min(one, other)


def max_year(one: int | None, other: int) -> int:
    """The later of two first years; None means no beginning."""
    return other if one is None else max(one, other)


def accepts(pool: Pool, node: int) -> bool:
    """Whether some type of card could carry out a sentence."""
    from timescoop.games.ccg.phrases.proving import wrong_sentence  # noqa: PLC0415 - playing proves no texts

    kinds = {(pool.type[kind], pool.setup[kind] > 0): kind for kind in range(pool.count)}
    return any(not wrong_sentence(pool, kind, node) for kind in kinds.values())


WORKSHOP: Final = Workshop(
    read=read,
    make_room=make_room,
    trial={},
    drew=(facts.DREW, facts.SEARCHED),
    played=(facts.LAID_LINE, facts.SET_UP, facts.GOAL_SET, facts.PLAYED, facts.PLACED, facts.SWAPPED),
    brings=brings,
    fields=fields,
    card_in=CONTEXT.card,
    accepts=accepts,
    declares={
        "traits": rows_into("traits"),
        "goal_types": rows_into("goal_types"),
        "keywords": rows_into("keywords"),
        "outside_time": rows_into("outside_time", "said"),
        "eras": eras_into,
    },
    called=called,
)
