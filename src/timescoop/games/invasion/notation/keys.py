"""The keys of a position, for table, player, Location and attack, and what is impossible at rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple
from warnings import warn

from timescoop.games.invasion.built.fields import ASIDE, DECK, DISCARDS, PLAYED
from timescoop.games.invasion.pool import DEFENDER, ENEMY, LOCATION, START, SUPPORT
from timescoop.games.invasion.table import ACTIONS, END_GAME, FOUGHT, PICKED_UP, REVEALED, Invasion
from timescoop.games.invasion.turn import ACTION, LAST_ACTION
from timescoop.kernel import (
    ANYTHING,
    FLAG,
    KIND,
    NOBODY,
    SCORES,
    SEAT_NAME,
    SEAT_NAMES,
    BadNotation,
    Form,
    Key,
    Pile,
    Place,
    Said,
    Sheet,
    Value,
    as_it_is,
    card_list,
    check_hand,
    deck_list,
    end_keys,
    hand_by_kind,
    head_keys,
    list_of,
    number,
    once_over,
    one_card,
    part,
    part_list,
    part_of,
    players_key,
    word_of,
)

ANY_CARD: Final = (LOCATION, DEFENDER, ENEMY, SUPPORT)
PHASES: Final = ("actions", "end-game")
DEFAULT: Final = -2  # the end card lies where the edition puts it
LAST_TURN: Final = 200
MOST_LENT: Final = 99
ENTRY: Final = 2  # a number, and a player
EVERYBODY: Final = "everybody"
AND: Final = " and "
THIS_TURN: Final = "revealed this turn"


# ---- a Location and an attack on it


def one_or_all(values: list[Any]) -> Any:
    """One word if it holds for all."""
    return values[0] if all([value == values[0] for value in values]) else values


def for_each(value: object, length: int, path: Place, words: dict[object, bool]) -> list[bool]:
    """One word for all cards, or a list with one for each."""
    values = value if isinstance(value, list) else [value] * length
    if len(values) != length or not all([isinstance(word, str | bool) and word in words for word in values]):
        said = " or ".join([str(word).lower() for word in words])
        raise BadNotation(path, f"{said} is expected, or a list of {length} of these")
    return [words[word] for word in values]


def are_up(table: Invasion, place: int) -> list[bool]:
    """Which cards of an attack lie face up."""
    return [bool(table.up[copy]) for copy in table.attack(place)]


def have_fought(table: Invasion, place: int) -> list[bool] | None:
    """Which cards of an attack have been in a conflict; None where these are the ones that lie face up."""
    is_enemy = [table.pool.type[table.kind[copy]] == ENEMY for copy in table.attack(place)]
    ups = are_up(table, place)
    fought = [
        table.mark[copy] == FOUGHT if enemy else up
        for copy, enemy, up in zip(table.attack(place), is_enemy, ups, strict=True)
    ]
    return None if fought == ups else fought


def check_attack(sheet: Sheet, said: Said, path: Place) -> None:
    """INV-STATE-06, INV-ENE-03: the cards of an attack, each face up or face down, and whose attack it is."""
    if not said.enemies or NOBODY in said.enemies:
        raise BadNotation((*path, "enemies"), "name the cards of the attack, one at least")
    many = len(said.enemies)
    said.face = for_each(said.face, many, (*path, "face"), {"up": True, "down": False})
    fought = said.face if said.fought is None else said.fought
    said.fought = for_each(fought, many, (*path, "fought"), {True: True, False: False})
    if said.by == sheet.seat:
        raise BadNotation((*path, "by"), "players can't attack their own Locations (INV-ENE-06)")
    together = sheet.pool.pairs[2]
    if not all([together[kind][other] for nth, kind in enumerate(said.enemies) for other in said.enemies[:nth]]):
        raise BadNotation(
            (*path, "enemies"), "these Enemies can't attack together: all must be of one type (INV-ENE-02)"
        )
    if any([sheet.pool.type[kind] == DEFENDER and not up for kind, up in zip(said.enemies, said.face, strict=True)]):
        raise BadNotation((*path, "enemies"), "a Defender who has changed sides is always face-up (INV-AMB-53)")


FACE: Final = Value(as_it_is, lambda _, ups: one_or_all(["up" if up else "down" for up in ups]))
ATTACK: Final = Form(
    Key("by", SEAT_NAME, get=Invasion.attacker, missing="whose attack is it?"),
    Key("enemies", card_list(ENEMY, DEFENDER), (), get=Invasion.attack),
    Key("face", FACE, "down", get=are_up),
    Key("fought", Value(as_it_is, lambda _, fought: one_or_all(fought)), get=have_fought, rare=True),
    check=check_attack,
)


def check_site(_sheet: Sheet, said: Said, path: Place) -> None:
    """INV-STATE-03, -04, INV-DEF-03: Defenders wait face down, none twice, and not beside an attack."""
    if len({*said.defenders} - {NOBODY}) < len(said.defenders) - said.defenders.count(NOBODY):
        raise BadNotation((*path, "defenders"), "a Location can't have two Defenders with the same name (INV-DEF-02)")
    if not set(said.strengthened) <= set(said.defenders):
        raise BadNotation((*path, "strengthened"), "only Defenders of this Location can have strength for a while")
    if not set(said.face_up) <= set(said.defenders):
        raise BadNotation((*path, "face_up"), "only Defenders of this Location can lie face up there")
    if NOBODY in said.defenders:
        raise BadNotation((*path, "defenders"), "name the Defenders; they cannot be dealt by chance")
    if said.attack and said.tardis:
        raise BadNotation((*path, "attack"), "a Location with a TARDIS counter is not under attack (INV-STATE-04)")
    if said.attack and said.defenders:
        wrong = "Defenders and an attack do not lie at one Location at rest (INV-STATE-03)"
        raise BadNotation((*path, "attack"), wrong)


def read_lent(sheet: Sheet, value: object, path: Place) -> dict[int, tuple[int, int]]:
    """INV-AMB-170: Defender -> its strength for a while, and until whose next turn."""
    if not sheet.pool.lending:
        raise BadNotation(path, "no card of this edition or its sets can do that")
    if not isinstance(value, dict):
        raise BadNotation(path, "a mapping from Defenders to a number and a player is expected")
    found: dict[int, tuple[int, int]] = {}
    for name, entry in value.items():
        here = (*path, name)
        if not isinstance(entry, list) or len(entry) != ENTRY:
            raise BadNotation(here, "a number and a player are expected, such as [2, Ada]")
        until = SEAT_NAME.read(sheet, entry[1], here)
        found[KIND.read(sheet, name, here)] = (number(entry[0], here, 1, MOST_LENT), until)
    return found


def write_lent(sheet: Sheet, held: dict[int, tuple[int, int]]) -> dict[str, list[object]]:
    """The same, as it is written."""
    return {sheet.pool.name[kind]: [amount, SEAT_NAME.write(sheet, until)] for kind, (amount, until) in held.items()}


def lent_there(table: Invasion, place: int) -> dict[int, tuple[int, int]]:
    """INV-AMB-170: what is given to the Defenders of a place for a while."""
    lent = [copy for copy in table.defence(place) if copy in table.lent]
    return {table.kind[copy]: (table.lent[copy], table.lent_until[copy]) for copy in lent}


def defenders_up(table: Invasion, place: int) -> list[int]:
    """INV-AMB-171: the Defenders of a place that lie face up, by their kinds."""
    return sorted([table.kind[copy] for copy in table.defence(place) if table.up[copy]])


SITE: Final = Form(
    Key("name", one_card(LOCATION, START), get=lambda table, place: table.place_card[place], missing="which Location?"),
    Key("tardis", FLAG, default=False, get=lambda table, place: bool(table.protected[place])),
    Key("defenders", card_list(DEFENDER), (), get=Invasion.defence),
    Key("strengthened", Value(read_lent, write_lent), {}, get=lent_there, rare=True),
    Key("face_up", list_of(KIND), (), get=defenders_up, rare=True),
    Key("safe_until", SEAT_NAME, get=lambda table, place: table.safe.get(place), rare=True),
    Key("attack", part_of(ATTACK), get=lambda table, place: place if table.attack(place) else None),
    check=check_site,
    short=True,
)


# ---- a player


def picked_up(table: Invasion, seat: int) -> list[int]:
    """INV-AMB-105: the kinds of hand cards that came from the Reserve in this turn."""
    return [table.kind[copy] for copy in hand_by_kind(table, seat) if table.mark[copy] == PICKED_UP]


KINDS: Final = list_of(KIND)


def cards_named(sheet: Sheet, value: object, path: Place) -> object:
    """A list of cards, or one card by its name."""
    return KINDS.read(sheet, value if isinstance(value, list) or value is None else [value], path)


def check_player(sheet: Sheet, said: Said, path: Place) -> None:
    """INV-SUP-04, INV-RESERVE-02, INV-SETUP-05: what may lie in a hand, in a Reserve and in a line."""
    pool = sheet.pool
    check_hand(sheet, said.hand, said.picked_up, (*path, "picked_up"))
    for nth, kind in enumerate(said.permanents):
        if kind == NOBODY or not (pool.stays[kind] or pool.by_hand[kind]):
            wrong = "only a card that stays in the Reserve lies there face up (INV-SUP-04)"
            raise BadNotation((*path, "permanents", nth), wrong)
    limit = 2 + sum([pool.widens[kind] for kind in said.permanents])
    used = len(said.reserve) + sum([bool(pool.uses_place[kind]) for kind in said.permanents])
    if used > limit:
        raise BadNotation((*path, "reserve"), f"this Reserve holds {limit} cards, not {used} (INV-RESERVE-02)")
    for nth, site in enumerate(said.locations or ()):
        if nth and pool.type[site.name] == START:
            wrong = "a starting Location is the first of its line (INV-SETUP-05)"
            raise BadNotation((*path, "locations", nth), wrong)


PLAYER: Final = Form(
    Key("hand", card_list(*ANY_CARD), (), get=hand_by_kind),
    Key("reserve", card_list(*ANY_CARD), (), get=Invasion.face_down),
    Key("permanents", card_list(SUPPORT), (), get=lambda table, seat: [c for c in table.reserve(seat) if table.up[c]]),
    Key(
        "time_points", Value(lambda sheet, value, path: number(value, path, 0, sheet.pool.supply)), 0, field="points"
    ),
    Key("tardis_counters", ANYTHING, get=lambda table, seat: table.pool.tardis_counters - table.tardis_out(seat)),
    Key("dalek_counters", ANYTHING, get=lambda table, seat: table.pool.dalek_counters - table.dalek_out(seat)),
    Key("locations", part_list(SITE), get=lambda table, seat: table.lines[seat]),
    Key("picked_up", Value(cards_named, KINDS.write), (), get=picked_up, rare=True),
    check=check_player,
)  # fmt: skip


# ---- the end card


class EndCard(NamedTuple):
    """INV-SETUP-08: how many cards of the deck lie beneath it, or above it; and whether it has just been revealed."""

    beneath: int = DEFAULT
    above: int = DEFAULT
    owed: bool = False


END_CARD: Final = Form(
    Key("beneath", Value(lambda sheet, value, path: number(value, path, 0, sheet.pool.beneath))),
    Key("above", Value(lambda sheet, value, path: number(value, path, 0, sum(sheet.pool.copies)))),
    Key("under", Value(lambda sheet, value, path: number(value, path, 0, sheet.pool.beneath))),  # older: `beneath`
)


def read_end_card(sheet: Sheet, value: object, path: Place) -> EndCard | None:
    """`revealed`, `revealed this turn`, or where it lies in the deck."""
    if value in ("revealed", THIS_TURN):
        return EndCard(REVEALED, owed=value == THIS_TURN)
    if value is None:
        return None
    said = END_CARD.read(sheet, value, path)
    told = {key: number for key, number in vars(said).items() if number is not None}
    if len(told) != 1:
        raise BadNotation(path, "either the cards `beneath` the end card are told, or those `above` it")
    if said.under is not None:
        wrong = (
            f"end_card: write `beneath: {said.under}` for `under: {said.under}`; so many cards lie beneath the end card"
        )
        warn(wrong, FutureWarning, stacklevel=2)
        return EndCard(said.under)
    return EndCard(above=said.above) if said.beneath is None else EndCard(said.beneath)


def write_end_card(_sheet: Sheet, held: EndCard) -> object:
    """The same, as it is written."""
    return {"beneath": held.beneath} if held.beneath != REVEALED else THIS_TURN if held.owed else "revealed"


# ---- who knows cards of others


Known = tuple[int, int, str, int]  # bits of those who know it, whose it is, where it lies, its kind
HIDDEN: Final = Form(
    Key("hand", list_of(KIND), (), get=hand_by_kind),
    Key(
        "reserve", list_of(KIND), (), get=lambda table, seat: sorted(table.face_down(seat), key=table.kind.__getitem__)
    ),
)


def known_cards(table: Invasion, _one: None) -> list[Known]:
    """The cards in hands and Reserves that others than their owner know."""
    out = []
    for owner in range(table.seats):
        for key in HIDDEN.keys:
            for copy in key.held(table, owner):
                known = table.known[copy]
                bits = known if known == table.everyone() else known & ~(1 << owner) & ((1 << table.seats) - 1)
                if bits:
                    out.append((bits, owner, key.name, table.kind[copy]))
    return out


def write_known(sheet: Sheet, held: Sequence[Known]) -> dict[str, Any]:
    """`{Tom: {Elisabeth: {hand: [Jamie]}}}`: Tom knows of Jamie in Elisabeth's hand; several are joined by "and"."""
    out: dict[str, Any] = {}
    for bits, owner, zone, kind in held:
        who = EVERYBODY if bits == sheet.table.everyone() else AND.join(SEAT_NAMES.write(sheet, bits))
        there = out.setdefault(who, {}).setdefault(sheet.names[owner], {})
        there.setdefault(zone, []).append(sheet.pool.name[kind])
    return out


def read_known(sheet: Sheet, value: Any, path: Place) -> list[Known]:
    """The same, as it is read."""
    out = []
    knowers = list(value) if isinstance(value, dict) else [*sheet.names, EVERYBODY]
    for who, owners in part(value, path, knowers).items():
        names = [who] if who in sheet.names else str(who).split(AND)
        bits = (2 << len(sheet.names)) - 1 if who == EVERYBODY else 0
        for name in names if who != EVERYBODY else ():
            bits |= 1 << sheet.seat_of(name, (*path, who))
        for owner, zones in part(owners, (*path, who), sheet.names).items():
            said = HIDDEN.read(sheet, zones, (*path, who, owner))
            for zone, kinds in vars(said).items():
                out += [(bits, sheet.names.index(owner), zone, kind) for kind in kinds]
    return out


# ---- the table


def at_rest(table: Invasion) -> bool:
    """INV-TURN-05: whether the last action is finished and the next one is not begun."""
    return not table.agenda and not table.zones[PLAYED] and table.asked[0][0] in (ACTION, LAST_ACTION)


def read_scores(sheet: Sheet, value: object, path: Place) -> tuple[int, ...]:
    """The score of each player."""
    found = part(value, path, sheet.names)
    return tuple([number(found[name], (*path, name)) for name in sheet.names if name in found])


def check_table(sheet: Sheet, said: Said, _path: Place) -> None:
    """INV-END-05, and what a game that is over says of its end."""
    if said.end_card is None:
        said.end_card = EndCard(REVEALED if said.phase == END_GAME else DEFAULT)
    if said.phase == END_GAME and said.end_card.beneath != REVEALED:
        raise BadNotation(("end_card",), "in the End Game the end card is already revealed (INV-END-05)")
    if said.over and not (said.winners and said.scores and len(said.scores) == len(sheet.names)):
        raise BadNotation(("over",), "a game that is over has `winners` and the `scores` of all players")


TABLE: Final = Form(
    *head_keys("invasion", LAST_TURN),
    Key("phase", word_of(PHASES, "phase"), ACTIONS, field="phase"),
    Key(
        "end_card",
        Value(read_end_card, write_end_card, END_CARD),
        get=lambda table, _: EndCard(table.end_card, owed=bool(table.owed)),
    ),
    Key("supply", ANYTHING, get=lambda table, _: table.supply()),
    Key("deck", deck_list(*ANY_CARD), Pile(), get=lambda table, _: table.zones[DECK]),
    Key("discard", card_list(*ANY_CARD), (), get=lambda table, _: table.zones[DISCARDS]),
    Key(
        "aside",
        Value(as_it_is, lambda sheet, copies: sorted(map(sheet.name_of, copies))),
        get=lambda table, _: table.zones[ASIDE],
    ),
    players_key(PLAYER),
    Key("known", Value(read_known, write_known), (), get=known_cards, rare=True),
    *end_keys(
        Key("scores", Value(read_scores, SCORES.write), get=once_over(lambda table: table.scores), rare=True),
        at_rest=at_rest,
    ),
    check=check_table,
)
