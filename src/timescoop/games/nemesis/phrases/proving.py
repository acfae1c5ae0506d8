"""Checks of readable texts: reports sentences that can never work on their type of card."""

from __future__ import annotations

from collections.abc import Callable

from timescoop.games.nemesis.attributes import (
    AT_PLACE,
    FOR_TYPES,
    IN_PLAY,
    OF_CHARACTER,
    OF_CHOSEN,
)
from timescoop.games.nemesis.phrases import (
    arrivals,
    conditions,
    events,
    fights,
    following,
    labels,
    looking_back,
    own_deeds,
    own_rules,
    places,
    plays,
    referring,
    swapping,
    wandering,
)
from timescoop.games.nemesis.phrases.book import IN_HAND
from timescoop.games.nemesis.pool import CARD, Pool
from timescoop.language import function_of, instead, may, parts, sentence, sort_of, sort_of_phrase, takes, within


def wrong_with(pool: Pool, kind: int, nodes: list[int]) -> list[str]:
    """Every sentence of a card's text that its type can never carry out, with the types that can."""
    sort = str(pool.rows[kind]["type"])
    wrong: list[str] = []
    for nth, node in enumerate(nodes):
        if sort not in asked_of(node):
            able = " or ".join([a(each) for each in asked_of(node)])
            wrong.append(f"{sentence(node)!r} is never asked of {a(sort)}; it is for {able}")
        elif speaks_of_nobody(nodes[: nth + 1]):
            wrong.append(f"{sentence(node)!r} says `that player`, but no player comes before; say `you` (NEM-WIN-D01)")
        else:
            wrong += wrong_in(pool, kind, node, nodes)
    return wrong


def wrong_in(pool: Pool, kind: int, node: int, nodes: list[int]) -> list[str]:
    """What is wrong with one sentence that the game does ask its card for."""
    wrong: list[str] = []
    if speaks_of_no_card(node):
        wrong.append(f"{sentence(node)!r} says `that card`, none is chosen; say `choose a Minion: ...` (NEM-AMB-91)")
    elif not has_character(pool, kind) and any([OF_CHARACTER.of(each) for each in within(node)]):
        wrong.append(f"{sentence(node)!r} does nothing: this card is no Character, and no Upgrade of one")
    elif hears_at(node) and not lies_at_a_location(pool, kind, nodes):
        wrong.append(
            f"{sentence(node)!r} never happens: this card lies beneath a board, at no Location; "
            "say `Play: attach to a Location` first (NEM-EFFECT-CONST-02)"
        )
    elif acts_on_what_is_gone(node):
        wrong.append(
            f"{sentence(node)!r} does nothing: the card is in its owner's discard pile by then; "
            "say `when this Character would be thwarted, ... instead` (NEM-AMB-78)"
        )
    elif sets_itself_off(node):
        wrong.append(f"{sentence(node)!r} could go on without end; say `you may` before the move (NEM-AMB-59)")
    elif shows_a_hand(node):
        wrong.append(f"{sentence(node)!r} would show everybody which cards you hold; say `in your discard pile`")
    return wrong


def shows_a_hand(node: int) -> bool:
    """NEM-AMB-60, -112, -118: whether all could tell from a rule that is always in effect which cards a hand has."""
    return any([is_always(each) and any([looks_into_hand(part) for part in within(each)]) for each in within(node)])


def is_always(node: int) -> bool:
    """Whether an ability tests or counts something all the time; a Win rule does, too, but ends the game."""
    tests = sort_of(node) == "ability" and (takes(node, "conditions") or takes(node, "thing"))
    return tests and function_of(node) not in (labels.wins, labels.wins_on_if)


def looks_into_hand(node: int) -> bool:
    """Whether a condition or a number depends on which cards a player holds, not only on how many."""
    function = function_of(node)
    if function in (conditions.have_one_in, conditions.have_some_in, conditions.your_cards_in):
        *_, wanted, stack = parts(node)
        return stack == IN_HAND and wanted != CARD
    return function is conditions.have_alike


def speaks_of_no_card(node: int) -> bool:
    """NEM-AMB-91: whether a sentence says `that card` where none was chosen."""
    said = {function_of(each) for each in within(node)}
    if said & events_of_a_card():
        return False
    naming = {referring.chooses_first, instead}
    named = {part for each in within(node) if function_of(each) in naming for part in within(each)}
    return any([OF_CHOSEN.of(each) and each not in named for each in within(node)])


def events_of_a_card() -> set[object]:
    """NEM-AMB-120: the events that are about one card, which stays in play."""
    moved = {following.you_move, following.other_moves, following.theirs_moves, following.yours_arrives}
    moved |= {following.theirs_arrives, arrivals.you_bring, arrivals.other_brings, arrivals.player_brings}
    moved |= {own_rules.yours_moves, own_rules.yours_marches, events.you_displace}
    played = {events.you_play, events.player_plays, events.player_plays_abroad, own_rules.other_plays}
    played |= {own_rules.you_play_here, own_rules.player_plays_here, own_rules.other_plays_here}
    return moved | played | {own_rules.other_plays_on_yours}


def asked_of(node: int) -> tuple[str, ...]:
    """NEM-INSTANT-03: the types of cards that the game asks for a sentence; only what is in play hears of anything."""
    return IN_PLAY if sort_of(node) == "rule" else FOR_TYPES.of(node)


def usable_by(sort: str) -> Callable[[int], bool]:
    """Whether cards of a type can use a phrase; the rest of their sentence does not count."""

    def usable(head: int) -> bool:
        return sort in (IN_PLAY if sort_of_phrase(head) == "event" else FOR_TYPES.of_phrase(head))

    return usable


def speaks_of_nobody(nodes: list[int]) -> bool:
    """NEM-WIN-D01: whether the last sentence says `that player` although the text tells of no event, so of no player.

    A sentence by itself that begins with `then` goes on from another one.
    """
    last = nodes[-1]
    speaks = {fights.that_may, plays.changes_control, arrivals.makes_who_did} & {
        function_of(each) for each in within(last)
    }
    begins = len(nodes) > 1 or sort_of(last) == "ability"
    return bool(speaks) and begins and all([sort_of(each) != "event" for node in nodes for each in within(node)])


def has_character(pool: Pool, kind: int) -> bool:
    """NEM-EFFECT-ATTACH-02: whether a card is a Character, or is attached to one."""
    return bool(pool.traits[kind] & (pool.character | pool.upgrade))


def hears_at(node: int) -> bool:
    """NEM-AMB-08: whether a rule hears of something where its card is."""
    heard_here = {
        events.you_win_here,
        looking_back.you_lose_here,
        looking_back.is_vanquished_here,
        looking_back.is_thwarted_here,
        own_rules.other_wins_here,
        own_rules.you_play_here,
        own_rules.player_plays_here,
        own_rules.other_plays_here,
        own_rules.conflict_starts,
        arrivals.you_bring,
        arrivals.other_brings,
        arrivals.player_brings,
    }
    said = {function_of(each) for each in within(node)}
    return bool(said & heard_here) or any([AT_PLACE.of(each) for each in within(node)])


def lies_at_a_location(pool: Pool, kind: int, nodes: list[int]) -> bool:
    """NEM-EFFECT-CONST-02: whether a card may come to lie at a Location, on it or on a Character there."""
    row = pool.rows[kind]
    if row["type"] != "constant" or "Upgrade" in row["traits"]:
        return True
    return labels.attaches in {function_of(node) for node in nodes}


def acts_on_what_is_gone(node: int) -> bool:
    """NEM-AMB-78: whether a rule hears that its Character has left play, and then does something to that card."""
    functions = {function_of(each) for each in within(node)}
    return bool(functions & {events.is_thwarted, own_rules.is_vanquished}) and bool(
        functions & {places.this_card, places.this_character}
    )


def sets_itself_off(node: int) -> bool:
    """NEM-AMB-59: whether a rule that hears of moves moves something itself, and nobody can decline it."""
    functions = {function_of(each) for each in within(node)}
    hears = {own_rules.moves, own_rules.yours_moves, own_rules.yours_marches, events.marches}
    hears |= {arrivals.you_bring, arrivals.other_brings, arrivals.player_brings}
    hears |= {following.you_move, following.theirs_moves, following.yours_arrives, following.theirs_arrives}
    moves = {plays.moves, own_deeds.moves_to, swapping.swaps, wandering.wanders}
    saves = {
        looking_back.would_be_vanquished,
        looking_back.other_would_be_thwarted,
        looking_back.other_would_be_vanquished,
    }
    if functions & saves and functions & {plays.vanquishes, own_deeds.thwarts}:
        return True  # NEM-AMB-109: two such cards could save each other for ever
    return bool(functions & hears) and bool(functions & moves) and may not in functions


def a(sort: str) -> str:
    """A type of card with its article."""
    return ("an " if sort[0] in "aeiou" else "a ") + sort.capitalize()
