"""Leaks planted in games and their views; each is named after its row of the leak catalogue in docs/secrets.md."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from tests.kernel.tiny import hill
from tests.kernel.tiny.kinds import GUST, SORT
from tests.wire.games import GAMES

from timescoop.games.ccg.play.answering import responses
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import HAND, NOBODY, PILE, Table
from timescoop.kernel.cards import Cards

Patch = pytest.MonkeyPatch
View = dict[str, Any]
Change = Callable[[View, Table, int], None]


def reviewed(patch: Patch, change: Change) -> None:
    """Every game's view with a change made to it."""
    for game in GAMES.values():

        def changed(table: Any, seat: int, real: Any = game.view) -> View:
            view: View = real(table, seat)
            change(view, table, seat)
            return view

        patch.setattr(game, "view", changed)


def cards_in(value: Any, table: Table) -> Iterator[View]:
    """Every card of a view; boards and their Locations have numbers beyond all sleeves."""
    if isinstance(value, dict):
        if "kind" in value and 0 <= value.get("id", NOBODY) < len(table.kind):
            yield value
        for each in value.values():
            yield from cards_in(each, table)
    elif isinstance(value, list):
        for each in value:
            yield from cards_in(each, table)


def zones_in(view: View) -> Iterator[tuple[int, View]]:
    """Every zone with whose it is, those of places too."""
    for seat in view["seats"]:
        for zone in seat["zones"]:
            yield int(seat["seat"]), zone
            places = zone.get("places", ())
            for place in () if isinstance(places, int) else places:
                for inner in place["zones"]:
                    yield int(seat["seat"]), inner


def name_of(table: Table, copy: int) -> str:
    """What lies in a sleeve, in a word that no page has otherwise."""
    return f"inside-{table.kind[copy]}"


# ---- who is asked (rows 1 and 3)


def row_1_a_window_for_holders(patch: Patch) -> None:
    def may(table: hill.Hill, question: int, seat: int) -> bool:
        return question >= 0 and any(SORT[table.kind[copy]] == GUST for copy in table.hand(seat))

    patch.setattr(hill.Hill, "may_respond", may)


def row_1_the_wait_says_why(patch: Patch) -> None:
    def change(view: View, table: Table, _seat: int) -> None:
        for ask in view["asked"]:
            ask["key"] += f"-{len(table.options(ask['seat']))}"

    reviewed(patch, change)


def row_3_passed_at_once(patch: Patch) -> None:
    real = Table.settled

    def settled(table: Table, seat: int) -> int:
        offered = table.options(seat)
        return offered[0] if len(offered) == 1 else real(table, seat)

    patch.setattr(Table, "settled", settled)


def row_2_a_window_for_those_who_could_use_it(patch: Patch) -> None:
    real = Ccg.may_respond

    def may(table: Ccg, question: int, seat: int) -> bool:
        return real(table, question, seat) and len(responses(table, seat, 0)) > 1

    patch.setattr(Ccg, "may_respond", may)


# ---- what is told of a question (rows 4 to 6, 26)


def row_4_options_counted(patch: Patch) -> None:
    def change(view: View, table: Table, _seat: int) -> None:
        for ask in view["asked"]:
            ask["options"] = len(table.options(ask["seat"]))

    reviewed(patch, change)


def row_5_seals_shown(patch: Patch) -> None:
    def change(view: View, table: Table, _seat: int) -> None:
        for ask in view["asked"]:
            ask["chosen"] = ask["chosen"] and table.sealed[ask["seat"]]

    reviewed(patch, change)


def row_26_half_a_choice_shown(patch: Patch) -> None:
    def change(view: View, table: Table, _seat: int) -> None:
        view["picks"] = list(table.picks)

    reviewed(patch, change)


# ---- what lies face down (rows 7 and 12)


def row_7_kinds_of_what_lies_face_down(patch: Patch) -> None:
    def change(view: View, table: Table, _seat: int) -> None:
        for card in cards_in(view, table):
            if table.sort[table.zone[card["id"]]] != HAND:
                card["kind"] = table.kind[card["id"]]

    reviewed(patch, change)


def row_7_hands_shown(patch: Patch) -> None:
    def change(view: View, table: Table, _seat: int) -> None:
        for card in cards_in(view, table):
            card["kind"] = table.kind[card["id"]]

    reviewed(patch, change)


def row_7_a_tag(patch: Patch) -> None:
    def change(view: View, table: Table, _seat: int) -> None:
        for card in cards_in(view, table):
            if card["kind"] == NOBODY:
                card["tags"] = [name_of(table, card["id"])]

    reviewed(patch, change)


def row_12_the_type_of_an_attack(patch: Patch) -> None:
    def change(view: View, table: Table, _seat: int) -> None:
        for _, zone in zones_in(view):
            if zone["key"] in {"attack", "basket"} and zone["cards"]:
                zone["key"] += str(table.kind[zone["cards"][0]["id"]] % 3)

    reviewed(patch, change)


def row_12_lit_by_the_truth(patch: Patch) -> None:
    def change(view: View, table: Table, seat: int) -> None:
        mine = set(table.options(seat)) if seat < table.seats else set()
        for card in cards_in(view, table):
            if card["kind"] == NOBODY and table.kind[card["id"]] % 2:
                card["options"] = sorted(mine)[:1]

    reviewed(patch, change)


# ---- following a card (rows 8 and 10)


def row_8_the_sleeve_of_the_card(patch: Patch) -> None:
    """A card that leaves a hand leaves in the sleeve in which it lay there."""

    def pick(table: Cards, zone: int, kind: int, _by: int, *, claim: int = 0, seen: bool = True, mark: int = -1) -> int:
        del seen
        held = [copy for copy in table.zones[zone] if table.kind[copy] == kind and mark in (-1, table.mark[copy])]
        table.claim[held[-1]] = claim
        return held[-1]

    patch.setattr(Cards, "pick", pick)


def row_8_a_number_for_the_inside(patch: Patch) -> None:
    def change(view: View, table: Table, _seat: int) -> None:
        for card in cards_in(view, table):
            card["id"] = 1000 + table.kind[card["id"]] * 10

    reviewed(patch, change)


def row_8_hidden_cards_in_their_order(patch: Patch) -> None:
    def change(view: View, table: Table, _seat: int) -> None:
        for _, zone in zones_in(view):
            if zone["layout"] == "row":
                zone["cards"].sort(key=lambda card: table.kind[card["id"]])

    reviewed(patch, change)


def row_10_the_order_of_drawing(patch: Patch) -> None:
    def change(view: View, table: Table, seat: int) -> None:
        for who, zone in zones_in(view):
            if zone["layout"] == "fan" and who == seat:
                zone["cards"] = [
                    {**card, "kind": table.kind[copy]}
                    for card, copy in zip(zone["cards"], sorted(card["id"] for card in zone["cards"]), strict=True)
                ]

    reviewed(patch, change)


def row_10_a_mark_on_the_slot(patch: Patch) -> None:
    def change(view: View, table: Table, _seat: int) -> None:
        for _, zone in zones_in(view):
            if zone["layout"] == "fan" and zone["cards"]:
                best = max(zone["cards"], key=lambda card: table.kind[card["id"]])
                best["tags"] = [*best["tags"], "best"]

    reviewed(patch, change)


# ---- numbers computed from what is hidden (rows 13, 14, 22 and 23)


def row_13_a_hidden_sum(patch: Patch) -> None:
    def change(view: View, table: Table, _seat: int) -> None:
        for _, zone in zones_in(view):
            if zone["layout"] == "fan":
                zone["places"] = sum(table.kind[card["id"]] for card in zone["cards"])

    reviewed(patch, change)


def row_13_a_running_score(patch: Patch) -> None:
    def change(view: View, table: Table, _seat: int) -> None:
        for who, seat in enumerate(view["seats"]):
            cards = [c for z, cs in enumerate(table.zones) if table.owner[z] == who for c in cs]
            seat["tallies"][0]["value"] += sum(table.kind[copy] % 5 for copy in cards)

    reviewed(patch, change)


def largest_pile(table: Table) -> Sequence[int]:
    """A deck that is not empty, if there is one."""
    return max((cards for zone, cards in enumerate(table.zones) if table.sort[zone] == PILE), key=len)


def row_13_what_is_left_in_the_deck(patch: Patch) -> None:
    def change(view: View, table: Table, _seat: int) -> None:
        deck = largest_pile(table)
        view["piles"][0]["state"] = name_of(table, deck[-1]) if deck else ""

    reviewed(patch, change)


def row_14_the_order_of_the_deck(patch: Patch) -> None:
    def change(view: View, table: Table, _seat: int) -> None:
        deck = largest_pile(table)
        view["deck"] = sorted(deck, key=lambda copy: table.kind[copy])

    reviewed(patch, change)


def row_17_what_is_left_to_find(patch: Patch) -> None:
    def change(view: View, table: Table, _seat: int) -> None:
        deck = sorted(largest_pile(table), key=lambda copy: table.kind[copy])
        view["piles"][0]["cards"] = [{"id": 0, "kind": table.kind[copy], "up": True} for copy in deck]

    reviewed(patch, change)


def row_22_the_seed(patch: Patch) -> None:
    def change(view: View, table: Table, _seat: int) -> None:
        view["edition_seed"] = table.seed.hex()

    reviewed(patch, change)


def row_23_a_checksum(patch: Patch) -> None:
    def change(view: View, table: Table, _seat: int) -> None:
        view["checksum"] = hash(tuple(table.kind))

    reviewed(patch, change)


# ---- hiding too much (rows 9, 11 and law L-7)


def hiding(patch: Patch, which: Callable[[Table, int, int], bool]) -> None:
    """Cards that a viewer may see are not shown: `which(table, copy, seat)`."""

    def change(view: View, table: Table, seat: int) -> None:
        for card in cards_in(view, table):
            if which(table, card["id"], seat):
                card["kind"] = NOBODY

    reviewed(patch, change)


def row_11_the_giver_forgets(patch: Patch) -> None:
    hiding(patch, lambda table, copy, seat: table.sort[table.zone[copy]] == HAND and _owner(table, copy) != seat)


def row_11_the_owner_cannot_peek(patch: Patch) -> None:
    def down(table: Table, copy: int, _seat: int) -> bool:
        return table.sort[table.zone[copy]] not in {HAND, PILE} and not table.up[copy]

    hiding(patch, down)


def row_9_what_all_may_see(patch: Patch) -> None:
    hiding(patch, lambda table, copy, _seat: bool(table.up[copy]))


def l_7_only_the_last_discard(patch: Patch) -> None:
    def change(view: View, _table: Table, _seat: int) -> None:
        view["piles"][1]["cards"] = view["piles"][1]["cards"][-1:]

    reviewed(patch, change)


def _owner(table: Table, copy: int) -> int:
    """Whose zone a card lies in."""
    return table.owner[table.zone[copy]]


# ---- watchers and bots (rows 18 and 25)


def row_18_watchers_see_all(patch: Patch) -> None:
    def change(view: View, table: Table, seat: int) -> None:
        if seat == table.seats:
            for card in cards_in(view, table):
                card["kind"] = table.kind[card["id"]]

    reviewed(patch, change)


def row_25_a_bot_at_the_real_table(patch: Patch) -> None:
    for game in GAMES.values():
        patch.setattr(game, "imagine", lambda table, _seat, _luck: table.copy())
