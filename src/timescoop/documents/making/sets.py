"""Sets: cards that people write, put into the card file of an edition. One card alone is a set of its own."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from timescoop.documents.card_sources import card_source
from timescoop.documents.faults import BadDocument, Fault
from timescoop.documents.making.compiling import compile_with
from timescoop.documents.making.field_names import canonical_row, fields_in, with_lines_of
from timescoop.documents.making.sides import BOARDS, LOCATIONS, with_side
from timescoop.documents.reading import Document, read_text
from timescoop.kernel import BadNotation, Edition, Faults, Game, wrong_warrant

LINE_OF: Final = re.compile(r"\d+ +")
BY_AUTHOR: Final = "A card of the set {title}; its author judged so."  # stored with matches: `set_name` reads it there
NAMED: Final = re.compile(r'"A card of the set ((?:[^"\\]|\\.)+); its author judged so\."')  # quoted by Python, in JSON
AUTHOR: Final = "own"  # the reason under which what a set does not explain is judged
HEAD: Final = ("set", "game", "edition", "mine", "without", "cards", "boards", "decks", "about")
INSTEAD: Final = "instead_of"
MINE: Final = "mine"  # of a set: who looked at their own box, and when; of a card: true if all of it was looked at
OF_SETS: Final = (INSTEAD, MINE)  # fields of a card that say something about the set, and stand in no card file
UNSAID: Final = ("warrants", "clause", "read_as", "by_hand", "picture", *OF_SETS)  # fields that need no warrant
Place = tuple[str | int, ...]


class CardSet(NamedTuple):
    """A set: its name, for which edition it is, its cards and decks as they are written.

    `places` says where each card stands in the document: under `cards`, or the document is itself one card. `mine` is
    the owner of a box from which it was written, with a date, `without` the cards of the edition that are not in it,
    `boards` what it says of sides of boards, `words` the parts to which it adds words, such as Traits.
    """

    title: str
    game: Game
    edition: Edition
    rows: tuple[dict[Any, Any], ...]
    decks: tuple[Any, ...]
    document: Document
    places: tuple[Place, ...]
    mine: str = ""
    without: tuple[str, ...] = ()
    boards: tuple[dict[Any, Any], ...] = ()
    words: tuple[tuple[str, Any], ...] = ()

    @property
    def names(self) -> list[str]:
        """What its cards are called."""
        called = self.game.workshop.called if self.game.workshop else str
        return [called(row) for row in self.rows]


def is_set(value: Any) -> bool:
    """Whether a document is a set, or one card alone, and no whole card file."""
    return isinstance(value, dict) and ("set" in value or ("type" in value and "cards" not in value))


def read_set(document: Document, games: Mapping[str, Game]) -> CardSet:
    """A set as it is written; its cards are looked at when they are put into the card file.

    Raises:
        BadDocument: It is no set, or of no game or edition that there is.
    """
    value = document.value if isinstance(document.value, dict) else {}
    game, edition = edition_in(document, value, games)
    shop = game.required_workshop
    if not any(key in value for key in ("cards", "decks", BOARDS)):
        rows: list[Any] = [{key: each for key, each in value.items() if key not in ("set", "game", "edition")}]
        places: list[Place] = [()]
    else:
        wrong = [*wrong_parts(value, tuple(shop.declares)), *wrong_owner(value)]
        if wrong:
            raise BadDocument([document.fault(each) for each in wrong])
        rows = value.get("cards") or []
        places = [("cards", nth) for nth in range(len(rows))]
    cards, document = with_lines_of(document, rows, places, *fields_and_types(game, edition.key))
    title = str(value.get("set") or (game.workshop.called(cards[0]) if places == [()] and game.workshop else ""))
    decks, without = tuple(value.get("decks") or []), tuple(map(str, value.get("without") or []))
    mine = str(value.get(MINE) or "") if places != [()] else ""
    boards = tuple(value.get(BOARDS) or []) if places != [()] else ()
    words = tuple([(part, value[part]) for part in shop.declares if part in value]) if places != [()] else ()
    return CardSet(title, game, edition, tuple(cards), decks, document, tuple(places), mine, without, boards, words)


def wrong_parts(value: Mapping[Any, Any], declares: Sequence[str]) -> Iterator[BadNotation]:
    """What a set has that no set of its game can have."""
    for key in value:
        if key not in HEAD and key not in declares:
            yield BadNotation((key,), f"a set has {', '.join([*HEAD, *declares])}, not {key!r}")
    for key in ("cards", "decks", "without", BOARDS):
        if not isinstance(value.get(key) or [], list):
            yield BadNotation((key,), f"`{key}` is a list")
    for key, what in (("cards", "a card"), (BOARDS, "a side")):
        rows = value.get(key)
        no_rows = [
            (nth, row) for nth, row in enumerate(rows if isinstance(rows, list) else ()) if not isinstance(row, dict)
        ]
        for nth, row in no_rows:
            yield BadNotation((key, nth), f"{what} is expected, with a value for each of its fields, not {row!r}")


def wrong_owner(value: Mapping[Any, Any]) -> Iterator[BadNotation]:
    """The owner of a box has a name and a date."""
    mine = value.get(MINE)
    if mine and not is_owner(str(mine)):
        yield BadNotation((MINE,), f"a name and a date are expected, as in `Ada Lovelace, 2026-11-26`, not {mine!r}")


def fields_and_types(game: Game, edition: str) -> tuple[list[str], list[str]]:
    """The fields and the types of an edition's own cards, with the fields that any card may have."""
    rows = own_cards(game, edition)["cards"]
    return fields_in(rows, *UNSAID), list(dict.fromkeys([str(row["type"]) for row in rows]))


def canonical_card(game: Game, edition: str, row: Mapping[Any, Any]) -> dict[Any, Any]:
    """A card of a set with the names of its fields as the card file of its edition has them."""
    return canonical_row(row, *fields_and_types(game, edition))


def edition_in(document: Document, value: Mapping[Any, Any], games: Mapping[str, Game]) -> tuple[Game, Edition]:
    """The game and edition that a document names; an edition may be left out for the game's first.

    Raises:
        BadDocument: There is no such game, or no such edition, or the game has no workshop.
    """
    key = value.get("game")
    if not isinstance(key, str) or key not in games:
        raise document.bad(("game",), f"`game` is expected, one of {', '.join(sorted(games))}, not {key!r}")
    game = games[key]
    if game.workshop is None:
        raise document.bad(("game",), f"{game.title} has no workshop")
    wanted = value.get("edition")
    for edition in game.editions:
        if wanted is None or edition.key == str(wanted):
            return game, edition
    known = ", ".join(edition.key for edition in game.editions)
    raise document.bad(("edition",), f"there is no edition {wanted!r}; there is {known}")


# ---- put into the card file


def whole(made: CardSet) -> tuple[dict[str, Any], dict[int, int]]:
    """An edition's card file with a set added, and the number in the set of each card that it adds.

    Raises:
        BadDocument: A card takes the place of one that is not there.
    """
    document = own_cards(made.game, made.edition.key)
    shop = made.game.required_workshop
    declare(made, document)
    take_out(made, document)
    correct_boards(made, document)
    names = [shop.called(row) for row in document["cards"]]
    for row, place in zip(made.rows, made.places, strict=True):
        name, instead = shop.called(row), row.get(INSTEAD)
        old = document["cards"][names.index(name)] if name in names else None
        if instead is not None and instead not in names:
            raise made.document.bad((*place, INSTEAD), f"there is no card {instead!r} whose place it could take")
        put(document["cards"], names, name, dress(document, row, old, made.mine), instead)
        if instead is not None and instead not in names and "decks" in document:
            document["decks"] = renamed(document["decks"], str(instead), name)
    document.setdefault("reasons", {})[AUTHOR] = BY_AUTHOR.format(title=repr(made.title))
    if made.decks:
        document["decks"] = list(made.decks)
    own = made.names
    shop.make_room(document, own)
    places = {name: nth for nth, name in enumerate(own)}
    found = [shop.called(row) for row in document["cards"]]
    return document, {nth: places[name] for nth, name in enumerate(found) if name in places}


def declare(made: CardSet, document: dict[str, Any]) -> None:
    """Put the words that a set brings into a card file.

    Raises:
        BadDocument: They are not written as such words are.
    """
    shop = made.game.required_workshop
    try:
        for part, said in made.words:
            shop.declares[part](document, said)
    except BadNotation as error:
        raise BadDocument([made.document.fault(error)]) from error


def correct_boards(made: CardSet, document: dict[str, Any]) -> None:
    """Put what a set says of the sides of boards into a card file: of ours, or of new ones.

    Raises:
        BadDocument: There is no such side, and it is not a whole new one.
    """
    ours = document.get(BOARDS) or []
    names = [board["name"] for board in ours]
    own = f"mine {made.mine}" if made.mine else f"judged {AUTHOR}"
    for nth, row in enumerate(made.boards):
        name = row.get("name")
        if name in names:
            at = names.index(name)
            ours[at] = with_side(ours[at], row, own)
        else:
            missing = [key for key in needed_of_sides(ours) if row.get(key) is None]
            if missing or not ours:
                known = ", ".join(names) or "none"
                wrong = f"there is no side {name!r} to correct; there is {known}"
                if missing:
                    wrong += f". A new side needs {', '.join(missing)}, too"
                raise made.document.bad((BOARDS, nth, "name"), wrong)
            ours.append(with_side({"clause": ours[0].get("clause"), "warrants": {}, LOCATIONS: []}, row, own))


def needed_of_sides(ours: Sequence[Mapping[str, Any]]) -> list[str]:
    """What every side says of itself, by the sides that there are."""
    return [key for key in (ours[0] if ours else ()) if key not in ("clause", "warrants")]


def take_out(made: CardSet, document: dict[str, Any]) -> None:
    """Cards of the edition that are not in the box which a set was written from.

    Raises:
        BadDocument: There is no such card.
    """
    shop = made.game.required_workshop
    names = {shop.called(row) for row in document["cards"]}
    for nth, name in enumerate(made.without):
        if name not in names:
            raise made.document.bad(("without", nth), f"there is no card {name!r} that could be left out")
    document["cards"] = [row for row in document["cards"] if shop.called(row) not in made.without]
    if "decks" in document:
        document["decks"] = lines_without(document["decks"], made.without)


def lines_without(lines: Any, names: Sequence[str]) -> Any:
    """Decks without the lines and keys of some cards."""
    if isinstance(lines, dict):
        return {key: lines_without(value, names) for key, value in lines.items() if key not in names}
    if isinstance(lines, list):
        kept = [each for each in lines if not (isinstance(each, str) and LINE_OF.sub("", each, 1) in names)]
        return [lines_without(each, names) for each in kept]
    return lines


def put(cards: list[dict[str, Any]], names: list[str], name: str, row: dict[str, Any], instead: str | None) -> None:
    """One card into the list: over its namesake, or at the end; what it stands in for has as many copies less."""
    if name in names:
        cards[names.index(name)] = row
        return
    cards.append(row)
    names.append(name)
    if instead is not None:
        at = names.index(instead)
        left = copies_of(cards[at]) - copies_of(row)
        if left > 0:
            cards[at]["copies"] = left
        else:
            del cards[at], names[at]


def renamed(lines: Any, old: str, new: str) -> Any:
    """Decks in which one card has taken the place of another: lines such as `2 Name`, and keys."""
    if isinstance(lines, dict):
        return {new if key == old else key: renamed(value, old, new) for key, value in lines.items()}
    if isinstance(lines, list):
        return [renamed(each, old, new) for each in lines]
    if isinstance(lines, str) and (lines == old or LINE_OF.fullmatch(lines.removesuffix(old))):
        return f"{lines.removesuffix(old)}{new}"
    return lines


def copies_of(row: Mapping[str, Any]) -> int:
    """How many copies of a card there are, as far as the file says it well."""
    copies = row.get("copies", 1)
    return copies if isinstance(copies, int) and not isinstance(copies, bool) else 1


def dress(document: dict[str, Any], row: dict[Any, Any], old: dict[str, Any] | None, mine: str = "") -> dict[str, Any]:
    """A card with what its author need not write: the rest of its namesake, warrants, the clause of its type.

    Args:
        document: The card file.
        row: The card as it is written; a field that is null is taken away from its namesake.
        old: Its namesake in the card file.
        mine: The owner of the box that it was read off, with a date; what they looked at has their warrant.
    """
    if old is None and row.get("text") is None and all("text" in each for each in of_type(document, row.get("type"))):
        row = {**row, "text": ""}  # a card may say nothing, also where the file needs the field
    gone = [str(key) for key, value in row.items() if value is None]
    said = {str(key): value for key, value in row.items() if key not in (*OF_SETS, "warrants") and key not in gone}
    kept = {key: value for key, value in (old or {}).items() if key not in gone}
    clad = {key: value for key, value in kept.items() if key != "warrants"} | said
    alike = of_type(document, clad.get("type"))
    if "clause" in alike[0]:
        clad.setdefault("clause", alike[0]["clause"])
    given = row.get("warrants") if isinstance(row.get("warrants"), dict) else {}
    looked_at = row.get(MINE) is True and bool(mine)
    changed = [
        key for key in clad if key not in UNSAID
        and (looked_at or (key in said and (old is None or old.get(key) != said[key])))
    ]  # fmt: skip
    warrants = kept.get("warrants", {}).items()
    clad["warrants"] = dict.fromkeys(changed, f"mine {mine}" if mine else f"judged {AUTHOR}")
    clad["warrants"] |= {key: each for key, each in warrants if key not in changed and key not in gone}
    if mine and ("text" in gone or (looked_at and "text" not in clad and "text" in clad["warrants"])):  # it has none
        clad["warrants"]["text"] = f"mine {mine}"
    clad["warrants"] |= dict(given or {})
    return clad


def of_type(document: Mapping[str, Any], sort: object) -> list[dict[str, Any]]:
    """The cards of a type; all cards if there are none."""
    cards: list[dict[str, Any]] = document["cards"]
    return [each for each in cards if each.get("type") == sort] or cards


def is_owner(words: str) -> bool:
    """True for the owner of a box with a date, as in `Ada Lovelace, 2026-11-26`."""
    return next(iter(wrong_warrant(f"mine {words}", (), {})), None) is None


def own_cards(game: Game, edition: str) -> dict[str, Any]:
    """The card file of an edition, as plain data of one's own to change."""
    found: dict[str, Any] = json.loads(own_text(game.room, edition))
    return found


@lru_cache(maxsize=16)
def own_text(room: str, edition: str) -> str:
    """The same as JSON, read once."""
    text = card_source(room, edition)
    assert text is not None, "a set is put into the card file of an edition"
    return json.dumps(read_text(text)[0].value)


# ---- faults


def in_set(made: CardSet, document: Mapping[str, Any], errors: Faults, mine: Mapping[int, int]) -> BadDocument:
    """What a game finds wrong with a card file into which a set was put, at the lines of the set."""
    found = []
    for fault in errors.faults:
        path, wrong = fault.path, fault.wrong
        place: Place = ()
        if path[:1] == ("cards",) and len(path) > 1 and path[1] in mine:
            place = (*made.places[mine[int(path[1])]], *path[2:])
        elif path[:1] == ("decks",) and made.decks:
            place = path
        elif path and path[0] in dict(made.words):
            place = path[:1]
        elif path[:1] == (BOARDS,) and len(path) > 1 and (at := side_of(made, document, path)) >= 0:
            place = (BOARDS, at, *path[2:])
        elif len(path) > 1:
            wrong = f"{of_theirs(made, document, path)}: {wrong}"
        found.append(made.document.fault(BadNotation(place, wrong)))
    return BadDocument(sorted(found, key=line_of))


def text_faults(made: CardSet, errors: Faults, mine: Mapping[int, int]) -> list[BadNotation]:
    """What is wrong with texts that were not read because something else is wrong: each read on a card that is well."""
    if any(fault.path[-1:] == ("text",) for fault in errors.faults):
        return []
    well = own_cards(made.game, made.edition.key)
    declare(made, well)
    correct_boards(made, well)
    shop = made.game.required_workshop
    at: dict[str, int] = {}
    for nth, number in mine.items():
        row = made.rows[number]
        like = next((each for each in well["cards"] if each.get("type") == row.get("type") and each.get("text")), None)
        if like is not None and isinstance(row.get("text"), str):
            name = f"{made.names[number] or 'A card'} {number}"
            key = next(key for key in like if key in ("name", "title"))
            said = {key: row[key] for key in ("text", "read_as") if isinstance(row.get(key), str)}
            put(well["cards"], [shop.called(each) for each in well["cards"]], name, like | {key: name} | said, None)
            at[name] = nth
    shop.make_room(well, list(at))
    names = {nth: shop.called(row).partition(" - ")[0] for nth, row in enumerate(well["cards"])}
    try:
        shop.read(well)
    except Faults as found:
        return [
            BadNotation(("cards", at[names[int(fault.path[1])]], "text"), fault.wrong)
            for fault in found.faults
            if fault.path[:1] == ("cards",) and fault.path[-1] == "text" and names[int(fault.path[1])] in at
        ]
    return []


def side_of(made: CardSet, document: Mapping[str, Any], path: Place) -> int:
    """The number in a set of the side that a fault of the card file is about, or -1."""
    name = document[BOARDS][path[1]].get("name") if isinstance(path[1], int) else None
    return next((nth for nth, row in enumerate(made.boards) if row.get("name") == name), -1)


def of_theirs(made: CardSet, document: Mapping[str, Any], path: Place) -> str:
    """A place in the rest of the card file, which no longer fits the set, in words."""
    shop = made.game.workshop
    if shop is not None and path[0] == "cards" and isinstance(path[1], int):
        return f"{shop.called(document['cards'][path[1]])} does not fit this set, {'.'.join(map(str, path[2:]))}"
    return ".".join(map(str, path))


def line_of(fault: Fault) -> int:
    """Where a fault is."""
    return fault.line


def compile_set(made: CardSet) -> tuple[dict[str, Any], Any, Any, dict[str, list[int]]]:
    """A set put in and compiled: the whole card file, its compiled cards, the words of its texts, and their trees.

    Raises:
        BadDocument: Everything that is wrong with the set, each with its line.
    """
    document, mine = whole(made)
    try:
        return (document, *made.game.required_workshop.read(document))
    except Faults as errors:
        more = text_faults(made, errors, mine)
        raise in_set(made, document, Faults([*errors.faults, *more]), mine) from errors
    except BadNotation as error:
        raise in_set(made, document, Faults([error]), mine) from error


def whole_cards(document: Document, games: Mapping[str, Game]) -> tuple[Game, str, dict[str, Any], Any]:
    """The game, the edition, the whole card file as plain data, and the compiled cards, of a set or a card file.

    Raises:
        BadDocument: Everything that is wrong with it, each with its line.
    """
    if is_set(document.value):
        made = read_set(document, games)
        full, cards, _, _ = compile_set(made)
        return made.game, made.edition.key, full, cards
    value = document.value if isinstance(document.value, dict) else {}
    key = value.get("game")
    if not isinstance(key, str) or key not in games:
        raise document.bad(("game",), f"`game` is expected, one of {', '.join(sorted(games))}, not {key!r}")
    cards = compile_with(games[key].compile_cards, document)
    return games[key], str(value["edition"]), value, cards


def set_name(cards: str | None) -> str:
    """The name of the set that a table's card file was made with, as `whole` noted it; empty if there is none.

    Args:
        cards: The text of a whole card file, as `set_text` writes it; None for the edition's own.
    """
    found = NAMED.search(cards or "")
    if found is None:
        return ""
    try:
        return str(ast.literal_eval(json.loads(f'"{found[1]}"')))
    except (ValueError, SyntaxError):  # somebody wrote a reason of these words
        return ""


def with_decks(game: Game, edition: str, decks: Sequence[Any]) -> str:
    """The card file of an edition with other decks, as a text for a table to be dealt from."""
    return set_text(own_cards(game, edition) | {"decks": list(decks)})


def decks_turned(game: Game, cards: str | None, seats: int, ruled: int = 0) -> str | None:
    """A card file whose decks go with the people, as everybody sits one seat on: the first deck becomes the last.

    Args:
        game: Whose card file it is.
        cards: Its text, or None for the edition's own, whose decks are nobody's.
        seats: How many play; decks are dealt to them in their order, and from the first again.
        ruled: How many seats behind them the rules play, whose decks stay theirs.
    """
    if cards is None or game.decks is None:
        return cards
    found = read_text(cards)
    value = found[0].value if len(found) == 1 else None
    if not isinstance(value, dict) or not isinstance(value.get("decks"), list) or not value["decks"]:
        return cards
    decks = [value["decks"][seat % len(value["decks"])] for seat in range(seats + ruled)]
    return set_text(value | {"decks": [*decks[1:seats], decks[0], *decks[seats:]]})


def set_text(full: Mapping[str, Any]) -> str:
    """A whole card file as a text for a table to be dealt from; JSON is read wherever YAML is."""
    return json.dumps(full, ensure_ascii=False)
