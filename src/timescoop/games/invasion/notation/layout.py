"""Laying out the table of a position: sleeves numbered by where they lie, so that a number tells nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from timescoop.games.invasion.built.fields import ASIDE, DISCARDS
from timescoop.games.invasion.notation.keys import DEFAULT, PLAYER, SITE, TABLE
from timescoop.games.invasion.notation.stock import Stock
from timescoop.games.invasion.pool import ENEMY, IS_DEFENDER, IS_ENEMY
from timescoop.games.invasion.table import ACTIONS, FOUGHT, PICKED_UP, REVEALED, Invasion
from timescoop.games.invasion.turn import act, one_action
from timescoop.kernel import ANY, NOBODY, BadNotation, Said, mix_unnamed


def lay(stock: Stock, said: Said) -> Invasion:
    """Put everything where a position has it, fill in what is left out, and ask the first question.

    Raises:
        BadNotation: There are not enough cards, or a sum is not that of the table.
    """
    table: Invasion = stock.table
    fill_lines(stock, said)
    lying = lying_in_order(said)
    rest = stock.rest(starting=False)
    in_deck, in_discards = said.deck.share_out(len(rest), [*said.discard, *lying], ("deck",))
    deck = [NOBODY] * in_deck + list(said.deck.top[::-1])
    kinds = [*deck, *[NOBODY] * in_discards, *said.discard, *lying]
    unnamed = [copy for copy, kind in enumerate(kinds) if kind == NOBODY]
    for copy, kind in zip(unnamed, rest, strict=True):
        kinds[copy] = kind
    starts = stock.rest(starting=True)
    table.lay_out(len(said.players), kinds + starts, said.seed)
    table.fits, table.pairs = table.pool.fits, table.pool.pairs
    table.start()
    mix_unnamed(table, unnamed)
    table.furnish()
    copies = iter(range(len(deck), len(kinds) + len(starts)))
    for _ in range(in_discards + len(said.discard)):
        table.move(next(copies), DISCARDS)
    place_cards(table, said, copies)
    for copy in copies:
        table.move(copy, ASIDE)
    begin(table, said, len(deck))
    check_sums(table, said, stock.names)
    return table


def fill_lines(stock: Stock, said: Said) -> None:
    """INV-SETUP-05: a player whose line is left out has the first starting Location that is left."""
    for nth, side in enumerate(said.players):
        if side.locations is None:
            starts = stock.rest(starting=True)
            if not starts:
                raise BadNotation(("players",), f"no starting Location is left for player {nth + 1}")
            side.locations = [SITE.read(stock, stock.pool.name[starts[0]], ())]


def lying_in_order(said: Said) -> list[int]:
    """The kinds that lie with a player, in the order in which sleeves are numbered."""
    out: list[int] = []
    for side in said.players:
        out += [*side.hand, *side.reserve, *side.permanents]
    for side in said.players:
        for site in side.locations:
            out += [site.name, *(site.attack.enemies if site.attack else ()), *site.defenders]
    return out


def place_cards(table: Invasion, said: Said, copies: Iterator[int]) -> None:
    """Move the sleeves to where they belong, in the order of `lying_in_order`."""
    for seat, side in enumerate(said.players):
        PLAYER.put(table, seat, side)
        picked_up = list(side.picked_up)
        for kind in side.hand:
            copy = next(copies)
            table.move(copy, table.hand_zone(seat))
            if kind in picked_up:
                picked_up.remove(kind)
                table.mark[copy] = PICKED_UP
        for _ in side.reserve:
            put_down(table, next(copies), table.reserve_zone(seat), seat, ANY)
        for _ in side.permanents:
            table.move(next(copies), table.reserve_zone(seat))
    for seat, side in enumerate(said.players):
        for site in side.locations:
            place_site(table, site, seat, copies)


def place_site(table: Invasion, site: Said, seat: int, copies: Iterator[int]) -> None:
    """A Location and what lies there."""
    place = table.add_place(seat, next(copies))
    table.protected[place] = int(site.tardis)
    if site.safe_until is not None:
        table.safe[place] = site.safe_until
    zone = table.attack_zone(place)
    if site.attack:
        attack = site.attack
        table.hand_over_zone(zone, attack.by)
        for kind, up, fought in zip(attack.enemies, attack.face, attack.fought, strict=True):
            copy = next(copies)
            table.mark[copy] = FOUGHT if fought and table.pool.type[kind] == ENEMY else 0
            if up:
                table.move(copy, zone)
            else:
                put_down(table, copy, zone, attack.by, IS_ENEMY)
    for kind in site.defenders:
        copy = next(copies)
        if kind in site.face_up:
            table.move(copy, zone + 1)
        else:
            put_down(table, copy, zone + 1, seat, IS_DEFENDER)
        if kind in site.strengthened:
            table.lent[copy], table.lent_until[copy] = site.strengthened[kind]


def put_down(table: Invasion, copy: int, zone: int, seat: int, claim: int) -> None:
    """A card face down: its seat alone knows it, and all know what is claimed of it."""
    table.move(copy, zone, up=False)
    table.known[copy] |= 1 << seat
    table.claim[copy] = claim


def begin(table: Invasion, said: Said, deck: int) -> None:
    """Whose turn it is, who knows what, and the first question; `deck` is how many cards the deck has."""
    TABLE.put(table, None, said)
    beneath, above, owed = said.end_card
    if above != DEFAULT:
        beneath = deck - above
    if beneath == DEFAULT:
        beneath = table.pool.beneath if deck > table.pool.beneath else REVEALED
    if beneath != REVEALED and deck <= beneath:
        raise BadNotation(("end_card",), f"the deck has {deck} cards, so {beneath} beneath the end card cannot be")
    table.end_card, table.owed = beneath, int(owed)
    for bits, owner, zone, kind in said.known:
        remember(table, bits, owner, zone, kind)
    if said.over:
        turn_up(table)
        table.won, table.scores = said.winners, said.scores
        return
    table.do(act if table.phase == ACTIONS else one_action, table.turn)
    table.run()


def turn_up(table: Invasion) -> None:
    """INV-AMB-98: once the game is over, all cards at the Locations lie face up."""
    for place in range(len(table.place_seat)):
        for copy in (*table.attack(place), *table.defence(place)):
            table.show(copy)


def remember(table: Invasion, bits: int, owner: int, zone: str, kind: int) -> None:
    """Some seats know of one card of that kind in a hand or Reserve.

    Raises:
        BadNotation: There is none that they do not know yet.
    """
    copies = [
        copy for copy in (table.hand(owner) if zone == "hand" else table.face_down(owner)) if table.kind[copy] == kind
    ]
    for fresh in (True, False):  # rather a copy that nobody else knows yet
        for copy in copies:
            if table.known[copy] == 1 << owner if fresh else table.known[copy] & bits != bits:
                table.known[copy] |= bits
                return
    raise BadNotation(("known",), f"no other {table.pool.name[kind]} lies in that {zone}")


def check_sums(table: Invasion, said: Said, names: list[str]) -> None:
    """INV-STATE-02 and -05: sums that the position states must be those of the table."""
    for seat, side in enumerate(said.players):
        for key, total, out in (
            ("tardis_counters", table.pool.tardis_counters, table.tardis_out(seat)),
            ("dalek_counters", table.pool.dalek_counters, table.dalek_out(seat)),
        ):
            path = ("players", names[seat])
            if out > total:
                raise BadNotation(path, f"{out} {key} are in play, and there are {total} (INV-SETUP-02)")
            if getattr(side, key) not in (None, total - out):
                wrong = f"{total - out} are spare, because {out} of {total} are in play (INV-STATE-05)"
                raise BadNotation((*path, key), wrong)
    if table.supply() < 0:
        wrong = f"all players together have {sum(table.points)} Time Points, and there are {table.pool.supply}"
        raise BadNotation(("players",), f"{wrong} (INV-STATE-02)")
    if said.supply not in (None, table.supply()):
        raise BadNotation(("supply",), f"{table.supply()} Time Points are left over (INV-STATE-02)")
