"""Cards between deck, hand, side-hand and discard pile: drawn, discarded, looked at, revealed, put in order."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import facts
from timescoop.games.ccg.events import tell
from timescoop.games.ccg.going import discard
from timescoop.games.ccg.pool import BANG, DISCARDED, ENEMY, GOAL, HEROES, PLOT
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import ANY, NOBODY, NOWHERE, at_rest, in_order, of_several, question, register_rules
from timescoop.language import DONE


def draw(table: Ccg, me: int, count: int) -> None:
    """CCG-AMB-13: cards from the top of your own deck, as far as they last; nothing is ever reshuffled."""
    drawn = [table.deck(me)[-1 - nth] for nth in range(min(count, len(table.deck(me))))]
    for copy in drawn:
        table.move(copy, table.hand_zone(me))
        if me == table.deal.ruled:
            table.show(copy)
    if drawn:
        table.say(facts.DREW, me, (len(drawn),), tuple(drawn))
    if drawn and me == table.deal.ruled:
        discard_kinds(table, me, tuple(sorted([table.kind[copy] for copy in drawn if is_useless(table, copy)])))


def is_useless(table: Ccg, copy: int) -> bool:
    """CCG-SOLO-12: whether the opponent's deck has no use for a card: a Bang!, and what belongs to your own side."""
    others = 1 << ENEMY | 1 << GOAL if table.deal.evil else HEROES
    return (others | 1 << BANG | 1 << PLOT) >> table.pool.type[table.kind[copy]] & 1 == 1


# ---- discarding


def discard_kinds(table: Ccg, me: int, kinds: tuple[int, ...]) -> None:
    """CCG-TURN-04: cards of the hand go face up to the pile."""
    gone = []
    for kind in kinds:
        copy = table.pick(table.hand_zone(me), kind, me)
        discard(table, copy)
        gone.append(copy)
    if gone:
        table.say(facts.DISCARDED, me, (len(gone),), tuple(gone))
        for copy in gone:
            tell(table, DISCARDED, me, copy, NOWHERE)


def discard_some(table: Ccg, seat: int, count: int) -> None:
    """CCG-GLOSSARY-23: a seat discards cards of its own choice, as many as it has."""
    hand = table.hand(seat)
    if len(hand) <= count:
        discard_kinds(table, seat, tuple(sorted([table.kind[copy] for copy in hand])))
    elif count:
        table.ask(DISCARD, seat, count)


def left_in_hand(table: Ccg, me: int) -> list[int]:
    """The kinds of the hand that were not picked yet, ascending, each once."""
    return table.unpicked(table.hand(me))


def cards_to_discard(table: Ccg, me: int, _count: int) -> list[int]:
    """CCG-GLOSSARY-23: any card of the hand."""
    return table.deal.book.kind.options(left_in_hand(table, me))


def discard_one(table: Ccg, me: int, count: int, option: int) -> None:
    """CCG-GLOSSARY-23: as many as were asked for, all at once."""
    picks = (*table.picks, table.deal.book.kind.target(option))
    if len(picks) < count:
        table.ask_again(DISCARD, me, count, picks=picks)
    else:
        discard_kinds(table, me, picks)


DISCARD: Final = of_several(question("ccg/discard", "CCG-GLOSSARY-23", cards_to_discard, discard_one))


def discard_random(table: Ccg, seat: int, count: int) -> None:
    """CCG-GLOSSARY-37: cards of a hand are taken face down, each as likely as another."""
    for _ in range(min(count, len(table.hand(seat)))):
        hand = table.hand(seat)
        kinds = sorted([table.kind[copy] for copy in hand])
        discard_kinds(table, seat, (kinds[at_random(table, kinds)],))


def at_random(table: Ccg, kinds: list[int]) -> int:
    """CCG-GLOSSARY-37: which of some cards is taken, each as likely as another, unless a position has laid it out."""
    if table.draws and table.draws[0] in kinds:
        kind, table.draws = table.draws[0], table.draws[1:]
        return kinds.index(kind)
    return table.roll(len(kinds))


def discard_top(table: Ccg, me: int, count: int) -> None:
    """CCG-AMB-84: cards from the top of your own deck, as far as they last."""
    discard_from_deck(table, me, list(table.deck(me)[::-1][:count]))


def discard_from_deck(table: Ccg, me: int, copies: list[int]) -> None:
    """CCG-AMB-84: some cards of a deck go face up to the pile."""
    for copy in copies:
        discard(table, copy)
    if copies:
        table.say(facts.DISCARDED, me, (len(copies),), tuple(copies))


# ---- looking


def unseen_kinds(table: Ccg, seat: int) -> set[int]:
    """CCG-AMB-73: the kinds that a seat may hold, by its open list: of the cards that nobody has seen leave."""
    kind, deck = table.kind, table.deck(seat)
    return {kind[copy] for copy in deck + table.hand(seat) + table.zones[table.under_zone(seat)]}


def look_at_hand(table: Ccg, me: int, seat: int) -> None:
    """A seat looks at another's hand."""
    hand = table.hand(seat)
    for copy in hand:
        table.peek(copy, me)
    if hand:
        table.say(facts.LOOKED, me, (seat,), hand)


def look_at_side_hand(table: Ccg, me: int, seat: int) -> None:
    """A seat looks at another's side-hand."""
    cards = table.side_hand(seat)
    for copy in cards:
        table.peek(copy, me)
    if cards:
        table.say(facts.LOOKED, me, (seat,), tuple(cards))


def reveal_from_hand(table: Ccg, me: int, seat: int) -> None:
    """CCG-GLOSSARY-37: a card of a hand, at random, is shown to all and goes back."""
    hand = table.hand(seat)
    if hand:
        cards = sorted(hand, key=lambda each: table.kind[each])
        copy = cards[at_random(table, [table.kind[each] for each in cards])]
        table.blur(hand, copy, seat, ANY, seen=True)  # it may be the one of that kind that was known already
        table.known[copy] = table.everyone()
        table.fixed += 1
        table.say(facts.REVEALED, me, (table.owners[copy],), (copy,))


def reveal_random(table: Ccg, me: int, copies: list[int]) -> int:
    """CCG-GLOSSARY-37: one of some cards that lie face down, at random, is shown to all and lies among them again.

    Returns:
        The sleeve in which it lies then, or NOBODY if there was none.
    """
    if not copies:
        return NOBODY
    copy = copies[at_random(table, [table.kind[each] for each in copies])]
    alike = [each for each in copies if table.owners[each] == table.owners[copy]]
    table.blur(tuple(alike), copy, table.owners[copy], ANY, seen=True)  # all may have known one of that kind already
    table.known[copy] = table.everyone()
    table.fixed += 1
    copy = mix(table, alike)[copy]
    table.say(facts.REVEALED, me, (table.owners[copy],), (copy,))
    return copy


def mix(table: Ccg, copies: list[int]) -> dict[int, int]:
    """CCG-GLOSSARY-37: cards that lie face down together are shuffled, so that a place among them tells nothing.

    All still know which cards were shown among them: these come first, in the order of their kinds.

    Args:
        table: The table.
        copies: Cards of one owner.

    Returns:
        Sleeve -> the sleeve in which its card lies now.
    """
    kind, known, everyone = table.kind, table.known, table.everyone()
    shown = sorted([copy for copy in copies if known[copy] == everyone], key=lambda copy: (kind[copy], copy))
    order = shown + [copy for copy in copies if known[copy] != everyone]
    for nth in range(len(copies) - 1, len(shown), -1):
        other = len(shown) + table.roll(nth + 1 - len(shown))
        order[nth], order[other] = order[other], order[nth]
    insides = [(kind[copy], table.mark[copy], known[copy], table.claim[copy]) for copy in order]
    for copy, inside in zip(copies, insides, strict=True):
        kind[copy], table.mark[copy], known[copy], table.claim[copy] = inside
    moved = dict(zip(order, copies, strict=True))
    table.owed = tuple([(seat, moved.get(each, each)) for seat, each in table.owed])
    return moved


# ---- taking back


def take_back(table: Ccg, me: int, copy: int) -> None:
    """CCG-AMB-33: a card of a discard pile goes to its owner's hand, for all to see."""
    table.move(copy, table.hand_zone(table.owners[copy]))
    table.say(facts.TOOK_BACK, me, (), (copy,))


def to_side_hand(table: Ccg, me: int, copy: int) -> None:
    """CCG-PLOT-03: a Plot of a discard pile goes back to its owner's side-hand, unless one like it is there."""
    seat = table.owners[copy]
    if all([table.kind[each] != table.kind[copy] for each in table.side_hand(seat)]):
        table.move(copy, table.side_zone(seat))
        table.say(facts.TOOK_BACK, me, (), (copy,))


# ---- putting in order


def rearrange(table: Ccg, me: int, seat: int, count: int) -> None:
    """CCG-GLOSSARY-38: a seat looks at the top cards of a deck and puts them back in any order."""
    top = table.deck(seat)[::-1][:count]
    for copy in top:
        table.peek(copy, me)
        table.say(facts.LOOKED, me, (seat,), (copy,))  # one after the other: a fact names cards in no order
    if len(top) > 1:
        table.ask(ARRANGE, me, seat, len(top))


def next_on_top(table: Ccg, _me: int, seat: int, count: int) -> list[int]:
    """CCG-GLOSSARY-38: which of the cards looked at comes next, the one to be drawn first being named first."""
    return table.deal.book.kind.options(table.unpicked(table.deck(seat)[::-1][:count]))


def put_on_top(table: Ccg, me: int, seat: int, count: int, option: int) -> None:
    """CCG-GLOSSARY-38: when only one is left its place is clear."""
    picks = (*table.picks, table.deal.book.kind.target(option))
    if len(picks) < count - 1:
        table.ask_again(ARRANGE, me, seat, count, picks=picks)
        return
    top = table.deck(seat)[::-1][:count]
    left = sorted([table.kind[copy] for copy in top])
    for kind in picks:
        left.remove(kind)
    table.rearrange(top, (*picks, *left), me)
    table.say(facts.REARRANGED, me, (seat, count))


ARRANGE: Final = in_order(of_several(question("ccg/arrange", "CCG-GLOSSARY-38", next_on_top, put_on_top)))

# ---- the end of a turn


def may_discard(table: Ccg, me: int) -> list[int]:
    """CCG-TURN-04: done, or one card of the hand."""
    return [DONE, *table.deal.book.kind.options(left_in_hand(table, me))]


def refresh(table: Ccg, me: int, option: int) -> None:
    """CCG-TURN-04: one card at most is discarded."""
    if option != DONE:
        discard_kinds(table, me, (table.deal.book.kind.target(option),))


REFRESH: Final = at_rest(question("ccg/refresh", "CCG-TURN-04", may_discard, refresh))

register_rules(globals())
