"""Instants: their sentences, the reaction windows for playing them, and what happens then."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.built.fields import ASIDE
from timescoop.games.nemesis.by_hand import after_opening, texts_in_between
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.drawing import from_hand
from timescoop.games.nemesis.going import discard
from timescoop.games.nemesis.options import PASS
from timescoop.games.nemesis.pool import PLAY, WIN, YOU_PLAY
from timescoop.games.nemesis.table import RESPONDERS, Nemesis
from timescoop.games.nemesis.winning import check_wins_on, resolve_triggered, win
from timescoop.kernel import NOBODY, NOWHERE, as_window, open_window, question, register_rules
from timescoop.language import DONE, NO_TEXT, holds, perform

# ---- one Instant


def playable_sentences(table: Nemesis, me: int, kind: int) -> list[int]:
    """NEM-AMB-05: the sentences of an Instant that can be played at any time; a Win sentence only if it would win."""
    if table.hands_off and table.pool.by_hand[kind]:
        return []
    if table.pool.banning and table.is_banned(me, kind):
        return []
    return [
        nth
        for nth, (label, _) in enumerate(table.pool.sentences[kind])
        if label == PLAY or (label == WIN and wins_at_once(table, me, kind))
    ]


def wins_at_once(table: Nemesis, me: int, kind: int) -> bool:
    """NEM-WIN-07: whether an Instant played now for its Win option would win."""
    for _, _, _, conditions in table.pool.wins[kind]:
        if conditions >= 0 and not holds(table, conditions, me, NO_TEXT):
            return False
    return True


def play_by_option(table: Nemesis, me: int, copy: int) -> None:
    """NEM-INSTANT-05: an Instant that an Action lets you play; the option is chosen now if there are several."""
    choices = playable_sentences(table, me, table.kind[copy])
    if len(choices) > 1:
        table.say(facts.SHOWED, me, (), (copy,))
        table.ask(OPTION, me, copy)
    else:
        resolve_played(table, me, copy, choices[0])


def resolve_played(table: Nemesis, me: int, copy: int, nth: int) -> None:
    """NEM-INSTANT-03: an Instant does what its sentence says, then goes to its owner's pile."""
    tell_instant(table, me, copy, nth)
    carry_out_instant(table, me, copy, nth)
    table.do(check_wins_on, YOU_PLAY, me, copy)


def tell_instant(table: Nemesis, me: int, copy: int, nth: int) -> None:
    """NEM-CONFLICT-16: record which Instant is played, and for which of its sentences."""
    table.say(facts.PLAYED, me, (NOWHERE, NOBODY, nth, table.kind[copy]), (copy,))


def carry_out_instant(table: Nemesis, me: int, copy: int, nth: int) -> None:
    """NEM-INSTANT-03: the sentence is carried out and the card put away."""
    label, node = table.pool.sentences[table.kind[copy]][nth]
    if label == WIN:
        table.do(win, me, copy)
    else:
        table.do(perform, node, me, CONTEXT.of(copy))
    table.do(put_away, copy)
    table.do(resolve_triggered)


def put_away(table: Nemesis, copy: int) -> None:
    """NEM-INSTANT-03: a card whose text has been carried out goes to its owner's pile."""
    if table.zone[copy] == ASIDE:
        discard(table, copy)


def options_of_instant(table: Nemesis, me: int, copy: int) -> list[int]:
    """NEM-INSTANT-05: exactly one of its sentences."""
    kind = table.kind[copy]
    return table.deal.book.instant.parts_of(kind, playable_sentences(table, me, kind)) or [DONE]


def choose_option(table: Nemesis, me: int, copy: int, option: int) -> None:
    """NEM-INSTANT-05: that sentence is carried out."""
    if option == DONE:
        put_away(table, copy)
    else:
        resolve_played(table, me, copy, table.deal.book.instant.part(option))


OPTION: Final = question("nemesis/option", "NEM-INSTANT-05", options_of_instant, choose_option)


# ---- windows


def offer_instants(table: Nemesis) -> None:
    """NEM-AMB-05: open a window for Instants, the active player first; skipped if nothing changed since the last."""
    if not table.calm:
        table.do(open_window, INSTANT, table.turn, table.seats)
        table.do(close_window)


def close_window(table: Nemesis) -> None:
    """NEM-AMB-05: all have passed in a row, so no window opens again until something changes."""
    table.calm = 1


def may_interrupt(table: Nemesis, seat: int) -> bool:
    """NEM-AMB-05: whether a seat could hold an Instant playable now, judged by deck lists and open cards alone.

    Texts that it can open by hand are public, too (NEM-HAND-06).
    """
    if texts_in_between(table, seat):
        return True
    hand = table.hand(seat)
    if not hand:
        return False
    pool, kinds, known, everyone = table.pool, table.kind, table.known, table.everyone()
    owners, gone = table.owners, [kinds[copy] for copy in table.pile(seat)]
    for kind in pool.free_instants:
        if owners[kind] == seat and gone.count(kind) < pool.copies[kind] and is_free(table, seat, kind):
            return True
    for copy in hand:
        if known[copy] == everyone and is_free(table, seat, kinds[copy]):
            return True
    return False


def is_free(table: Nemesis, seat: int, kind: int) -> bool:
    """NEM-AMB-24: whether this seat could play an Instant of this kind now if it held one."""
    if not waits_for_nothing(table, kind):
        return False
    for label, _ in table.pool.sentences[kind]:
        if label == PLAY or (label == WIN and wins_at_once(table, seat, kind)):
            return True
    return False


def waits_for_nothing(table: Nemesis, kind: int) -> bool:
    """NEM-AMB-24: whether a kind is an Instant that can be played at any time under the optional rules of the deal."""
    pool = table.pool
    if pool.traits[kind] & pool.hero and not table.deal.hero_instants:
        return False
    return pool.free[kind]


def instants(table: Nemesis, me: int, _left: int) -> list[int]:
    """NEM-INSTANT-02: pass, or a sentence of an Instant in the hand that can be played at any time."""
    inside, free, out = table.kind, table.pool.free, [PASS]
    for kind in sorted({inside[copy] for copy in table.hand(me) if free[inside[copy]]}):
        if waits_for_nothing(table, kind):
            out += table.deal.book.instant.parts_of(kind, playable_sentences(table, me, kind))
    return out + texts_in_between(table, me)


def interrupt(table: Nemesis, me: int, left: int, option: int) -> None:
    """NEM-AMB-05: carry out the Instant in full, then ask the next seat, until all have passed in a row."""
    following = (me + 1) % table.seats
    if option == PASS:
        table.do(open_window, INSTANT, following, left - 1)
        return
    if after_opening(table, me, option):
        table.do(resolve_triggered)
        table.do(open_window, INSTANT, following, table.seats)
        return
    block = table.deal.book.instant
    copy = from_hand(table, me, block.target(option))
    table.move(copy, ASIDE)
    resolve_played(table, me, copy, block.part(option))
    table.do(open_window, INSTANT, following, table.seats)


INSTANT: Final = as_window(question("nemesis/instant", "NEM-AMB-05", instants, interrupt), PASS, usual=False)
RESPONDERS[INSTANT] = may_interrupt

register_rules(globals(), offer_instants="breathe")
