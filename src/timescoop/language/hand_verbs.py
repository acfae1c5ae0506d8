"""Playing by hand: the verbs that every game has, and the question that asks for them (LAN-HAND-03 to -12)."""

from __future__ import annotations

from typing import Any, Final

from timescoop.kernel import ANY, NOBODY, OPEN, PILE, PLACE, Context, as_offer, fact, in_steps, question
from timescoop.language.by_hand import (
    BY_SLEEVE,
    FACE_UP,
    HandVerb,
    Picks,
    amounts,
    card_picked,
    cards_of,
    hand_blocks,
    in_sight,
    number_picked,
    seat_picked,
    seats_of,
    zone_picked,
    zones_where,
)
from timescoop.language.joints import DONE, NO, YES
from timescoop.language.lexicons import Lexicon, node_of
from timescoop.language.phrases import Phrases

MOST_DEEDS: Final = 12  # of one text that is carried out by hand
MOST_LENT: Final = 3  # of another player who is let do something in between

OPENED: Final = fact("language/opened_by_hand", "LAN-HAND-02")  # seat; the card
ENDED: Final = fact("language/ended_by_hand", "LAN-HAND-03")  # seat
MOVED: Final = fact(
    "language/moved_by_hand", "LAN-HAND-05"
)  # seat; from: row, seat; to: row, seat; zones; 1: face down; places; the card
LOOKED: Final = fact("language/looked_by_hand", "LAN-HAND-06")  # seat; row, seat, zone, which, place; the cards
SHOWED: Final = fact("language/showed_by_hand", "LAN-HAND-07")  # seat; row, seat, zone; the cards
SHUFFLED: Final = fact("language/shuffled_by_hand", "LAN-HAND-08")  # seat; row, seat, zone
SEARCHING: Final = fact("language/searches_by_hand", "LAN-HAND-09")  # seat; row, seat, zone; its cards
SEARCHED: Final = fact("language/searched_by_hand", "LAN-HAND-09")  # seat; row, seat, zone; the card
ROLLED: Final = fact("language/rolled_by_hand", "LAN-HAND-10")  # seat; what the die shows
CLAIMED: Final = fact("language/claimed_by_hand", "LAN-HAND-14")  # seat; the kind of the card
DENIED: Final = fact("language/denied_by_hand", "LAN-HAND-14")  # the seat that does not agree
CHOSE: Final = fact("language/chose_by_hand", "LAN-HAND-04")  # seat; its sleeve; the card
LET: Final = fact("language/let_by_hand", "LAN-HAND-11")  # seat; the other seat


# ---- one text


def open_by_hand(table: Any, me: int, copy: int) -> None:
    """LAN-HAND-02: a seat begins to carry out the text of a card that all see."""
    if table.hands_off or table.deal.book.hand is None:
        return
    table.say(OPENED, me, (), (copy,))
    table.ask(BY_HAND, me, table.kind[copy], me, MOST_DEEDS)


def what_to_do(table: Any, me: int, _kind: int, opener: int, _left: int) -> list[int]:
    """LAN-HAND-03: a verb that has something to act on, then what it acts on; or the end of the text."""
    if table.hands_off:
        return [DONE]
    blocks, picks = hand_blocks(table), table.picks
    verbs = blocks.play.verbs
    if picks:
        return verbs[blocks.deed.target(picks[0])].asks[len(picks) - 1](table, me, picks) or [DONE]
    out = [DONE]
    for nth, verb in enumerate(verbs):
        asks_others = verb.act is let_other or verb.act is claim_win
        if (not asks_others or me == opener) and (not verb.asks or verb.asks[0](table, me, ())):
            out.append(blocks.deed.option(nth))
    return out


def do_by_hand(table: Any, me: int, kind: int, opener: int, left: int, option: int) -> None:
    """LAN-HAND-04: each thing is done in full, and told to everybody as far as they may know it, before the next."""
    picks = table.picks
    if option == DONE:
        if picks:  # nothing was there to be picked, so the verb has no effect
            table.ask(BY_HAND, me, kind, opener, left)
        else:
            table.say(ENDED, me)
        return
    blocks = hand_blocks(table)
    picks = (*picks, option)
    verb = blocks.play.verbs[blocks.deed.target(picks[0])]
    if len(picks) <= len(verb.asks):
        table.ask_again(BY_HAND, me, kind, opener, left, picks=picks)
        return
    if verb.act is look_through:
        begin_search(table, me, picks, (kind, opener, left - 1))
        return
    if verb.act is claim_win:
        table.say(CLAIMED, me, (kind,))
        table.do(ask_to_agree, me, kind, opener, left - 1, 1)
        return
    if verb.act is let_other:
        other = seat_picked(table, picks[1])
        table.say(LET, me, (other,))
        table.ask(BY_HAND, other, kind, opener, MOST_LENT)
    else:
        verb.act(table, me, picks)
    table.do(go_on_by_hand, me, kind, opener, left - 1)


def go_on_by_hand(table: Any, me: int, kind: int, opener: int, left: int) -> None:
    """LAN-HAND-03: the next thing, until the player ends the text; a text has an end."""
    if left > 0:
        table.ask(BY_HAND, me, kind, opener, left)
    else:
        table.say(ENDED, me)


BY_HAND: Final = in_steps(as_offer(question("language/by_hand", "LAN-HAND-03", what_to_do, do_by_hand), DONE))


# ---- moving


def shift(table: Any, me: int, copy: int, end: tuple[int, int]) -> None:
    """LAN-HAND-05: a card goes to a zone by the rules of the game, and all are told from where and where to."""
    play = hand_blocks(table).play
    start, (zone, up) = table.zone[copy], end
    told = (play.row(table, start), play.seat(table, start), play.row(table, zone), play.seat(table, zone), start, zone)
    play.put(table, me, copy, zone, up)
    face_down = int(table.sort[zone] == PLACE and not table.up[copy])
    table.say(MOVED, me, (*told, face_down, play.place(table, start), play.place(table, zone)), (copy,))


def ends_of(table: Any, me: int, kind: int, start: int, copy: int = NOBODY) -> list[int]:
    """LAN-HAND-05: where a card may go, as options; nobody is told by them what is hidden."""
    blocks = hand_blocks(table)
    ends = set(blocks.play.ends(table, me, kind, start, copy)) - {start * 2, start * 2 + FACE_UP}
    down = sorted([end // 2 for end in ends if end % 2 != FACE_UP and table.sort[end // 2] == PLACE])
    up = sorted({end // 2 for end in ends if end % 2 == FACE_UP or table.sort[end // 2] != PLACE})
    return blocks.zone.options(up) + blocks.down.options(down)


def kind_known(table: Any, me: int, copy: int) -> int:
    """The kind of a card as a seat knows it."""
    return int(table.kind[copy]) if table.knows(me, copy) else NOBODY


def loose_cards(table: Any, _me: int, _picks: Picks) -> list[int]:
    """LAN-HAND-05: the cards that can be taken from where they lie."""
    loose = hand_blocks(table).play.loose
    return cards_of(table, [copy for copy in in_sight(table) if loose(table, copy)])


def ends_of_card(table: Any, me: int, picks: Picks) -> list[int]:
    """LAN-HAND-05: where a card on the table may go."""
    copy = card_picked(table, picks[1])
    return ends_of(table, me, kind_known(table, me, copy), table.zone[copy], copy)


def move_card(table: Any, me: int, picks: Picks) -> None:
    """LAN-HAND-05: a card on the table goes elsewhere."""
    shift(table, me, card_picked(table, picks[1]), zone_picked(table, picks[2]))


def own_cards(table: Any, me: int, _picks: Picks) -> list[int]:
    """LAN-HAND-05: the cards of the own hand."""
    blocks = hand_blocks(table)
    cards = table.zones[blocks.play.hand_of(table, me)]
    return blocks.held.options(sorted({table.kind[copy] for copy in cards}))


def ends_of_own(table: Any, me: int, picks: Picks) -> list[int]:
    """LAN-HAND-05: where a card of the own hand may go."""
    blocks = hand_blocks(table)
    return ends_of(table, me, blocks.held.target(picks[1]), blocks.play.hand_of(table, me))


def move_own(table: Any, me: int, picks: Picks) -> None:
    """LAN-HAND-05: a card of the own hand goes elsewhere, seen by the others only where it lies open."""
    blocks = hand_blocks(table)
    take_out(table, me, blocks.play.hand_of(table, me), blocks.held.target(picks[1]), zone_picked(table, picks[2]))


def take_out(table: Any, me: int, hand: int, kind: int, end: tuple[int, int]) -> None:
    """LAN-HAND-05: a card leaves a hand, always as its last sleeve."""
    zone, up = end
    seen = table.sort[zone] == OPEN or (table.sort[zone] == PLACE and up == FACE_UP)
    claim = ANY if seen else hand_blocks(table).play.claim(table, kind, zone, up)
    shift(table, me, table.pick(hand, kind, table.owner[hand], claim=claim, seen=seen), end)


def piles(table: Any, _me: int, _picks: Picks) -> list[int]:
    """LAN-HAND-05: the piles that have a card."""
    return hand_blocks(table).zone.options(zones_where(table, PILE))


def ends_of_top(table: Any, me: int, picks: Picks) -> list[int]:
    """LAN-HAND-05: where the top card of a pile may go."""
    zone, _ = zone_picked(table, picks[1])
    return ends_of(table, me, kind_known(table, me, table.zones[zone][-1]), zone)


def move_top(table: Any, me: int, picks: Picks) -> None:
    """LAN-HAND-05: the top card of a pile goes elsewhere."""
    zone, _ = zone_picked(table, picks[1])
    shift(table, me, table.zones[zone][-1], zone_picked(table, picks[2]))


def other_hands(table: Any, me: int, _picks: Picks) -> list[int]:
    """LAN-HAND-05: the hands of others that hold a card."""
    hand_of = hand_blocks(table).play.hand_of
    hands = [hand_of(table, seat) for seat in range(table.seats) if seat != me]
    return hand_blocks(table).zone.options([zone for zone in hands if table.zones[zone]])


def ends_of_other(table: Any, me: int, picks: Picks) -> list[int]:
    """LAN-HAND-05: where a card of another's hand may go that nobody has chosen."""
    return ends_of(table, me, NOBODY, zone_picked(table, picks[1])[0])


def move_at_random(table: Any, me: int, picks: Picks) -> None:
    """LAN-HAND-05: a card of another's hand goes elsewhere, each as likely as another."""
    hand, _ = zone_picked(table, picks[1])
    kinds = sorted([table.kind[copy] for copy in table.zones[hand]])
    take_out(table, me, hand, kinds[table.roll(len(kinds))], zone_picked(table, picks[2]))


# ---- looking and showing


def top_numbers(table: Any, _me: int, picks: Picks) -> list[int]:
    """LAN-HAND-06: how many cards from the top of a pile."""
    return amounts(table, len(table.zones[zone_picked(table, picks[1])[0]]))


def look_at_top(table: Any, me: int, picks: Picks) -> None:
    """LAN-HAND-06: the top cards of a pile, one after the other, so that their order is known."""
    zone, _ = zone_picked(table, picks[1])
    for copy in table.zones[zone][::-1][: number_picked(table, picks[2])]:
        look(table, me, zone, (copy,))


def look_at_hand(table: Any, me: int, picks: Picks) -> None:
    """LAN-HAND-06: the hand of another player."""
    zone, _ = zone_picked(table, picks[1])
    look(table, me, zone, table.zones[zone])


def look(table: Any, me: int, zone: int, copies: tuple[int, ...]) -> None:
    """LAN-HAND-06: only the player who looks learns anything; the others are told that they look."""
    for copy in copies:
        table.peek(copy, me)
    table.say(
        LOOKED, me, (*called(table, zone), followed(table, copies), hand_blocks(table).play.place(table, zone)), copies
    )


def called(table: Any, zone: int) -> tuple[int, int, int]:
    """How a fact names a zone: which it is of those that the game declares, whose it is, and its number."""
    play = hand_blocks(table).play
    return play.row(table, zone), play.seat(table, zone), zone


def followed(table: Any, copies: tuple[int, ...]) -> int:
    """Which card it is of those that all can follow: of two that are alike, everybody sees which one is meant."""
    copy = copies[0]
    return copy if len(copies) == 1 and table.sort[table.zone[copy]] in BY_SLEEVE else NOBODY


def hidden_cards(table: Any, me: int, _picks: Picks) -> list[int]:
    """LAN-HAND-06: the cards face down on the table that the player does not know."""
    return cards_of(table, [copy for copy in in_sight(table) if not table.up[copy] and not table.knows(me, copy)])


def look_at_card(table: Any, me: int, picks: Picks) -> None:
    """LAN-HAND-06: one card that lies face down."""
    copy = card_picked(table, picks[1])
    look(table, me, table.zone[copy], (copy,))


def show_own(table: Any, me: int, picks: Picks) -> None:
    """LAN-HAND-07: a card of the own hand is shown to all and stays there."""
    blocks = hand_blocks(table)
    zone, kind = blocks.play.hand_of(table, me), blocks.held.target(picks[1])
    cards = table.zones[zone]
    unknown = [copy for copy in cards if table.kind[copy] == kind and table.known[copy] != table.everyone()]
    if unknown:
        table.blur(cards, unknown[0], me, ANY, seen=True)  # it may be the one of that kind that was known already
        show(table, me, unknown[0])
    else:
        table.say(SHOWED, me, called(table, zone), (next(copy for copy in cards if table.kind[copy] == kind),))


def show_top(table: Any, me: int, picks: Picks) -> None:
    """LAN-HAND-07: the top card of a pile is shown to all and stays there."""
    show(table, me, table.zones[zone_picked(table, picks[1])[0]][-1])


def known_hidden(table: Any, me: int, _picks: Picks) -> list[int]:
    """LAN-HAND-07: the cards face down on the table that the player knows."""
    return cards_of(table, [copy for copy in in_sight(table) if not table.up[copy] and table.knows(me, copy)])


def show_card(table: Any, me: int, picks: Picks) -> None:
    """LAN-HAND-07: a card that lies face down is shown to all, and lies face down again."""
    show(table, me, card_picked(table, picks[1]))


def show(table: Any, me: int, copy: int) -> None:
    """LAN-HAND-07: everybody knows a card."""
    zone = table.zone[copy]
    table.known[copy] = table.everyone()
    table.fixed += 1
    table.say(
        SHOWED,
        me,
        (*called(table, zone), followed(table, (copy,)), hand_blocks(table).play.place(table, zone)),
        (copy,),
    )


# ---- piles


def shuffle_pile(table: Any, me: int, picks: Picks) -> None:
    """LAN-HAND-08: a pile is shuffled."""
    zone, _ = zone_picked(table, picks[1])
    table.shuffle(zone)
    table.say(SHUFFLED, me, called(table, zone))


def look_through(table: Any, me: int, picks: Picks) -> None:
    """LAN-HAND-09: a pile is looked through; what is found is asked next, see `begin_search`."""


def begin_search(table: Any, me: int, picks: Picks, then: tuple[int, int, int]) -> None:
    """LAN-HAND-09: the pile is shuffled, looked through, and shuffled again; it is asked even if nothing fits."""
    zone, _ = zone_picked(table, picks[1])
    table.shuffle(zone)
    table.look_through(zone, me)
    table.say(SEARCHING, me, called(table, zone), table.zones[zone])
    table.ask(FOUND, me, zone, *then)


def cards_to_find(table: Any, _me: int, zone: int, _kind: int, _opener: int, _left: int) -> list[int]:
    """LAN-HAND-09: nothing, or a card of the pile."""
    return [NO, *hand_blocks(table).held.options(sorted({table.kind[copy] for copy in table.zones[zone]}))]


def find_by_hand(table: Any, me: int, zone: int, kind: int, opener: int, left: int, option: int) -> None:
    """LAN-HAND-09: the card goes unseen to the hand of the pile's owner, or of the player who looks."""
    blocks = hand_blocks(table)
    owner = blocks.play.seat(table, zone)
    if option == NO:
        table.say(SEARCHED, me, called(table, zone))
    else:
        found = table.pick(zone, blocks.held.target(option), me, seen=False)
        blocks.play.put(table, me, found, blocks.play.hand_of(table, me if owner == NOBODY else owner), FACE_UP)
        table.say(SEARCHED, me, called(table, zone), (found,))
    table.shuffle(zone)
    table.do(go_on_by_hand, me, kind, opener, left)


FOUND: Final = as_offer(question("language/found_by_hand", "LAN-HAND-09", cards_to_find, find_by_hand), NO)


# ---- as a sentence of a card

PHRASES: Final = Phrases("by hand")  # in no game's book, so that no text says it


def hands_on(table: Any, _me: int, _this: Context) -> bool:
    """LAN-HAND-13: whether texts are carried out by hand at this table."""
    return not table.hands_off and table.deal.book.hand is not None


@PHRASES.phrase("deed", "carry this text out by hand", hands_on)
def carry_out(table: Any, me: int, this: Context) -> None:
    """LAN-HAND-02: the text of a card is opened when the sentence that stands for it is carried out."""
    if hands_on(table, me, this):
        open_by_hand(table, me, hand_blocks(table).play.card(this))


def text_by_hand(words: Lexicon) -> int:
    """The node that stands for a text played by hand, in the words of a pool."""
    return node_of(words, carry_out)


# ---- the rest


def all_seats(table: Any, _me: int, _picks: Picks) -> list[int]:
    """LAN-HAND-12: any player."""
    return seats_of(table, range(table.seats))


def up_to_most(table: Any, _me: int, _picks: Picks) -> list[int]:
    """LAN-HAND-12: any number that can be named."""
    return amounts(table, 10)


def draw_cards(table: Any, _me: int, picks: Picks) -> None:
    """LAN-HAND-12: a player draws cards as the game's rules have it."""
    hand_blocks(table).play.draw(table, seat_picked(table, picks[1]), number_picked(table, picks[2]))


def roll_die(table: Any, me: int, _picks: Picks) -> None:
    """LAN-HAND-10: a die is rolled, for all to see."""
    table.say(ROLLED, me, (hand_blocks(table).play.roll(table),))


def other_seats(table: Any, me: int, _picks: Picks) -> list[int]:
    """LAN-HAND-11: the other players."""
    return seats_of(table, [seat for seat in range(table.seats) if seat != me])


def let_other(table: Any, me: int, picks: Picks) -> None:
    """LAN-HAND-11: another player does something for the text, such as choosing a card to discard."""


def point_at(table: Any, me: int, copy: int) -> None:
    """LAN-HAND-04: all see which of several like cards is meant, where what is done to it does not tell."""
    table.say(CHOSE, me, (copy,), (copy,))


# ---- winning by a text


def claim_win(table: Any, me: int, picks: Picks) -> None:
    """LAN-HAND-14: a player says that the text wins the game; see `ask_to_agree`."""


def ask_to_agree(table: Any, me: int, kind: int, opener: int, left: int, step: int) -> None:
    """LAN-HAND-14: one player after another says whether that is so; once all have agreed the game is won."""
    if step < table.seats:
        table.ask(CLAIM, (me + step) % table.seats, kind, me, opener, left, step)
    else:
        win = hand_blocks(table).play.win
        assert win is not None, "a game in which texts can win says how"
        win(table, me, kind)


def agree_or_not(table: Any, _me: int, _kind: int, _who: int, _opener: int, _left: int, _step: int) -> list[int]:
    """LAN-HAND-14: yes or no; a bot takes people at their word."""
    return [YES] if table.hands_off else [YES, NO]


def agreed(table: Any, me: int, kind: int, who: int, opener: int, left: int, step: int, option: int) -> None:
    """LAN-HAND-14: one who does not agree is enough, and the text goes on."""
    if option == YES:
        table.do(ask_to_agree, who, kind, opener, left, step + 1)
    else:
        table.say(DENIED, me)
        table.do(go_on_by_hand, who, kind, opener, left)


CLAIM: Final = question("language/claim_by_hand", "LAN-HAND-14", agree_or_not, agreed)
WINNING_VERB: Final = HandVerb("hand-win", "win the game by this text", (), claim_win)

COMMON_VERBS: Final = (
    HandVerb("hand-draw", "draw cards", (all_seats, up_to_most), draw_cards),
    HandVerb("hand-move", "move a card on the table", (loose_cards, ends_of_card), move_card),
    HandVerb("hand-move-own", "move a card of your hand", (own_cards, ends_of_own), move_own),
    HandVerb("hand-move-top", "move the top card of a pile", (piles, ends_of_top), move_top),
    HandVerb("hand-take", "move a random card of another hand", (other_hands, ends_of_other), move_at_random),
    HandVerb("hand-look", "look at the top of a pile", (piles, top_numbers), look_at_top),
    HandVerb("hand-look-hand", "look at another hand", (other_hands,), look_at_hand),
    HandVerb("hand-look-card", "look at a face-down card", (hidden_cards,), look_at_card),
    HandVerb("hand-show", "show a card of your hand", (own_cards,), show_own),
    HandVerb("hand-show-top", "show the top card of a pile", (piles,), show_top),
    HandVerb("hand-show-card", "show a face-down card", (known_hidden,), show_card),
    HandVerb("hand-shuffle", "shuffle a pile", (piles,), shuffle_pile),
    HandVerb("hand-search", "search a pile", (piles,), look_through),
    HandVerb("hand-roll", "roll a die", (), roll_die),
    HandVerb("hand-let", "let another player act", (other_seats,), let_other),
)
