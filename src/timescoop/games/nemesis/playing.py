"""Playing a card: its Location, what it is attached to, and what its text does at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.built.fields import ASIDE
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.drawing import from_hand, wanted_kind
from timescoop.games.nemesis.going import enter
from timescoop.games.nemesis.instants import offer_instants, play_by_option, playable_sentences, put_away
from timescoop.games.nemesis.pool import ATTACH, CORNERS, INFILTRATE, PLAY, PLAYING, YOU_PLAY
from timescoop.games.nemesis.table import MOST_UPGRADES, Nemesis
from timescoop.games.nemesis.winning import check_wins_on, resolve_triggered
from timescoop.kernel import NOBODY, NOWHERE, as_offer, of_several, question, register_rules
from timescoop.language import DONE, NO_TEXT, Context, perform, selected

Likeness = Callable[[Nemesis, int], tuple[int, ...]]  # what makes two options one

# ---- what can be played


def playable(table: Nemesis, me: int, kind: int, bearer: int) -> bool:
    """NEM-EFFECT-ATTACH-07: whether a card of the hand can be played now, given an Action that allows its type.

    `bearer` is the only Character that it may be put on, or NOBODY, or a Location as `only_at` says it.
    """
    traits = table.pool.traits[kind]
    if table.pool.banning and table.is_banned(me, kind):
        return False
    if bearer < NOBODY:
        return traits & table.pool.character != 0 and may_play_at(table, me, kind, place_meant(bearer))
    if traits & table.pool.instant:
        return len(playable_sentences(table, me, kind)) > 0
    if traits & table.pool.constant and table.pool.numbered(kind, ATTACH):
        return len(places_to_attach(table, me, kind, bearer)) > 0
    if traits & table.pool.character:
        return bearer == NOBODY and (not table.pool.barring or len(places_to_play(table, me, kind)) > 0)
    by_hand = traits & table.pool.moment and table.pool.by_hand[kind] and table.hands_off
    return bearer == NOBODY and not by_hand


# ---- where it goes


def only_at(place: int) -> int:
    """NEM-AMB-121: encode the only Location where a Character can be played as a negative `bearer`."""
    return NOBODY - 1 - place


def place_meant(bearer: int) -> int:
    """NEM-AMB-121: decode the Location from such a `bearer`."""
    return NOBODY - 1 - bearer


def places_to_attach(table: Nemesis, me: int, kind: int, bearer: int) -> list[int]:
    """NEM-EFFECT-ATTACH-01: the options for what a Constant is attached to: Locations or Characters."""
    node = table.pool.sentences[kind][table.pool.numbered(kind, ATTACH)[0]][1]
    book = table.deal.book
    found = []
    for spot in selected(table, node, me, NO_TEXT):
        if table.pool.barring and not may_play_at(table, me, kind, spot if spot >= 0 else table.place_of(-1 - spot)):
            continue
        if spot >= 0:
            if bearer == NOBODY:
                found.append(book.place.option(spot))
        elif bearer in (NOBODY, -1 - spot) and can_bear(table, -1 - spot):
            found.append(book.card.option(-1 - spot))
    return sorted(without_duplicates(table, found))


def can_bear(table: Nemesis, copy: int) -> bool:
    """NEM-EFFECT-ATTACH-06: a Character bears three Upgrades at most."""
    return len(table.upgrades(copy)) < MOST_UPGRADES


def alike(table: Nemesis, copy: int) -> tuple[int, ...]:
    """The key by which two cards in play are interchangeable, so that they make one option."""
    above = sorted([table.kind[each] for each in table.upgrades(copy)])
    bearer = table.host.get(copy, NOBODY)
    return (
        table.zone[copy],
        table.kind[copy],
        table.holder.get(copy, NOBODY),
        table.plots.get(copy, 0),
        table.boosts.get(copy, 0),
        table.stuck.get(copy, NOBODY),
        table.guards.get(copy, 0),
        table.borrowed.get(copy, NOBODY),
        table.once.get(copy, 0),
        bearer,
        *above,
    )


def likeness(table: Nemesis, option: int) -> tuple[int, ...]:
    """The key by which options are interchangeable."""
    block, copy = table.deal.book.decode(option)
    return alike(table, copy) if block is table.deal.book.card else (option,)


def without_duplicates(table: Nemesis, options: list[int], likeness: Likeness = likeness) -> list[int]:
    """Drop options that are interchangeable with an earlier one."""
    found: dict[tuple[int, ...], int] = {}
    for option in options:
        found.setdefault(likeness(table, option), option)
    return list(found.values())


def places_to_play(table: Nemesis, me: int, kind: int) -> list[int]:
    """NEM-EFFECT-CHAR-02: where to play a Character: your board; all for Heroes and Infiltrate (NEM-MINION-05)."""
    anywhere = table.pool.traits[kind] & table.pool.hero or table.pool.infiltrates[kind]
    places = table.places() if anywhere else range(me * CORNERS, (me + 1) * CORNERS)
    if table.pool.barring:
        return table.deal.book.place.options([place for place in places if may_play_at(table, me, kind, place)])
    return table.deal.book.place.options(places)


def may_play_at(table: Nemesis, me: int, kind: int, place: int) -> bool:
    """NEM-AMB-95: whether no card at a Location keeps a seat from playing a card there."""
    return not table.is_barred(PLAYING, place, me, table.pool.traits[kind])


# ---- playing it


def play_card(table: Nemesis, me: int, kind: int, bearer: int) -> None:
    """NEM-TRIGGER-11: play a card from the hand: set it aside for everybody to see, then put it where it goes."""
    copy = from_hand(table, me, kind)
    table.move(copy, ASIDE)
    traits = table.pool.traits[kind]
    if traits & table.pool.instant:
        play_by_option(table, me, copy)
    elif traits & table.pool.moment:
        play_moment(table, me, copy, PLAY)
    elif bearer < NOBODY:
        arrive(table, me, copy, table.place_zone(place_meant(bearer)), NOBODY)
    elif traits & table.pool.character:
        ask_where(table, me, copy, bearer)
    elif table.pool.numbered(kind, ATTACH):
        options = places_to_attach(table, me, kind, bearer)
        if len(options) == 1:
            put(table, me, copy, bearer, options[0])
        else:
            ask_where(table, me, copy, bearer)
    else:
        zone = table.scheme_zone(me) if traits & table.pool.scheme else table.beneath_zone(me)
        arrive(table, me, copy, zone, NOBODY)


def ask_where(table: Nemesis, me: int, copy: int, bearer: int) -> None:
    """NEM-EFFECT-CHAR-02: all see the card before its player says where it goes."""
    table.say(facts.SHOWED, me, (), (copy,))
    table.ask(WHERE if table.is_character(copy) else FASTEN, me, copy, bearer)


def where_to(table: Nemesis, me: int, copy: int, _bearer: int) -> list[int]:
    """NEM-EFFECT-CHAR-02: the Locations that a Character can be put on."""
    return places_to_play(table, me, table.kind[copy])


def what_to_attach_to(table: Nemesis, me: int, copy: int, bearer: int) -> list[int]:
    """NEM-EFFECT-ATTACH-01: the Locations or Characters that a Constant can be attached to."""
    return places_to_attach(table, me, table.kind[copy], bearer)


def put(table: Nemesis, me: int, copy: int, _bearer: int, option: int) -> None:
    """NEM-EFFECT-ATTACH-01: it goes to that Location, or onto that Character."""
    block, target = table.deal.book.decode(option)
    if block is table.deal.book.card:
        arrive(table, me, copy, table.zone[target], target)
    else:
        arrive(table, me, copy, table.place_zone(target), NOBODY)


def arrive(table: Nemesis, me: int, copy: int, zone: int, bearer: int) -> None:
    """NEM-ACTION-13: a card is in play; its Play and Infiltrate rules are carried out in full at once."""
    kind = table.kind[copy]
    holder = table.owner_of(copy) if table.is_hero(copy) else me
    enter(table, copy, zone, holder, bearer)
    beneath = NOBODY if bearer == NOBODY else table.kind[bearer]
    table.say(facts.PLAYED, me, (table.place_of(copy), beneath), (copy,))
    for label in (INFILTRATE, PLAY):
        for nth in table.pool.numbered(kind, label):
            table.do(perform, table.pool.sentences[kind][nth][1], me, CONTEXT.of(copy, here=table.place_of(copy)))
    table.do(resolve_triggered)
    table.do(check_wins_on, YOU_PLAY, me, copy)


def play_moment(table: Nemesis, me: int, copy: int, label: int) -> None:
    """NEM-EFFECT-MOMENT-02: a Moment has its effect, then goes to its owner's pile."""
    kind = table.kind[copy]
    table.say(facts.PLAYED, me, (NOWHERE,), (copy,))
    for nth in table.pool.numbered(kind, label):
        table.do(perform, table.pool.sentences[kind][nth][1], me, CONTEXT.of(copy))
    table.do(put_away, copy)
    table.do(resolve_triggered)
    table.do(check_wins_on, YOU_PLAY, me, copy)


WHERE: Final = question("nemesis/where", "NEM-EFFECT-CHAR-02", where_to, put)
FASTEN: Final = question("nemesis/attach", "NEM-EFFECT-ATTACH-01", what_to_attach_to, put)


# ---- playing several


def play_some(table: Nemesis, me: int, this: Context, wanted: int, left: int, bearer: int) -> None:
    """NEM-AMB-27: play cards of the hand one by one, until the player stops or reaches the limit.

    `left` is how many may still be played, or NOBODY for any number; the hand is looked at again each time.
    """
    if left and table.hand(me):
        table.ask(PLAY_SOME, me, this, wanted, left, bearer)


def cards_to_play(table: Nemesis, me: int, this: Context, wanted: int, _left: int, bearer: int) -> list[int]:
    """NEM-EFFECT-NEM2-01: done, or a card of the type that can be played."""
    kinds = [kind for kind in table.hand_kinds(me) if fits(table, me, this, kind, wanted, bearer)]
    return [DONE, *table.deal.book.kind.options(kinds)]


def fits(table: Nemesis, me: int, this: Context, kind: int, wanted: int, bearer: int) -> bool:
    """Whether a kind matches the type that may be played, and can be played."""
    if not wanted_kind(table, kind, wanted) or not playable(table, me, kind, bearer):
        return False
    both = table.pool.instant | table.pool.hero
    by_card = CONTEXT.card(this) < table.pool.size
    return not by_card or table.deal.hero_instants or table.pool.traits[kind] & both != both  # NEM-AMB-24


def play_one(table: Nemesis, me: int, this: Context, wanted: int, left: int, bearer: int, option: int) -> None:
    """NEM-ACTION-13: one card is played and carried out in full before the next."""
    if option == DONE:
        return
    play_card(table, me, table.deal.book.kind.target(option), bearer)
    if CONTEXT.card(this) >= table.pool.size:
        table.do(offer_instants)
    left = left if left == NOBODY else left - 1
    if left:
        table.do(play_some, me, this, wanted, left, bearer)


PLAY_SOME: Final = of_several(question("nemesis/play", "NEM-EFFECT-NEM2-01", cards_to_play, play_one))
as_offer(PLAY_SOME, DONE)


def can_play(table: Nemesis, me: int, this: Context, wanted: int, bearer: int) -> bool:
    """Whether the hand has a card of a type that can be played now."""
    return any([fits(table, me, this, kind, wanted, bearer) for kind in table.hand_kinds(me)])


register_rules(globals())
