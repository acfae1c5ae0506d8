"""The facts of Nemesis, each with its clause; comments list the numbers and cards of each, in order."""

from __future__ import annotations

from typing import Final

from timescoop.kernel import as_news, as_one_sentence, as_shown_first, as_turn_start, fact

CHOSE_SIDE: Final = fact("nemesis/chose_side", "NEM-SETUP-02")  # seat; the side's kind
GOT_DOCTORS: Final = fact("nemesis/got_doctors", "NEM-SETUP-07")  # seat; two Doctors by their decks
SET_CARD: Final = fact("nemesis/set_card", "NEM-SETUP-17")  # seat; the card
ROLLED_FIRST: Final = fact("nemesis/rolled_first", "NEM-SETUP-14")  # seat; die, total
STARTED: Final = fact("nemesis/started", "NEM-SETUP-14")  # the first player
TURN_STARTED: Final = fact("nemesis/turn_started", "NEM-TURN-01")  # seat; turn number
STEP: Final = fact("nemesis/step", "NEM-TURN-02")  # seat; which step, told when something first happens in it
DREW: Final = fact("nemesis/drew", "NEM-EFFECT-DRAW-01")  # seat; count; the cards
RESHUFFLED: Final = fact("nemesis/reshuffled", "NEM-EFFECT-DRAW-03")  # seat; count
MOVED_TOKEN: Final = fact("nemesis/moved_token", "NEM-CONTROL-01")  # seat; place
SHOWED: Final = fact("nemesis/showed", "NEM-TRIGGER-11")  # seat; the card, before it is said where it goes
PLAYED: Final = fact(
    "nemesis/played", "NEM-TRIGGER-11"
)  # seat; place or -1, bearer or -1, of an Instant sentence, kind; the card
MOVED: Final = fact("nemesis/moved", "NEM-EFFECT-MOVE1-01")  # seat that moved it; from, to; the card
MOVED_IN_STEP: Final = fact("nemesis/moved_in_minion_step", "NEM-MINION-10")  # seat; from, to; the card
POWER: Final = fact("nemesis/gained_power", "NEM-EFFECT-POWER-01")  # seat; count
PLOT: Final = fact("nemesis/gained_plot", "NEM-EFFECT-PLOT-01")  # seat; count
LOST_PLOT: Final = fact("nemesis/lost_plot", "NEM-HAND-04")  # seat; count
ATTACHED_BY_HAND: Final = fact("nemesis/attached_by_hand", "NEM-HAND-04")  # seat; the Character, its kind; the card
LOST_POWER: Final = fact("nemesis/lost_power", "NEM-EFFECT-DISC-04")  # seat; count
SPENT_POWER: Final = fact("nemesis/spent_power", "NEM-EFFECT-DISC-04")  # seat; count
CAPPED: Final = fact("nemesis/power_over_five", "NEM-END-05")  # seat; count discarded
PLACED_PLOT: Final = fact("nemesis/placed_plot", "NEM-EFFECT-PLACE-01")  # seat; count; the card
REMOVED_PLOT: Final = fact("nemesis/removed_plot", "NEM-EFFECT-PLACE-02")  # seat; count; the card
ROLLED: Final = fact("nemesis/rolled", "NEM-EFFECT-ROLL-01")  # seat; die
RETRIEVED: Final = fact("nemesis/retrieved", "NEM-EFFECT-RETR-01")  # seat; the cards
SEARCHED: Final = fact("nemesis/searched", "NEM-EFFECT-SEARCH-01")  # seat; 0 nothing, 1 taken, 2 to be played; the card
DISCARDED: Final = fact("nemesis/discarded", "NEM-EFFECT-DISC-01")  # seat whose hand; the cards
DISCARDED_TOP: Final = fact("nemesis/discarded_top", "NEM-EFFECT-DISC-01")  # seat whose deck; the cards
DISCARDED_CARD: Final = fact("nemesis/discarded_card", "NEM-EFFECT-CONST-04")  # seat; the card in play
VANQUISHED: Final = fact("nemesis/vanquished", "NEM-EFFECT-VANQ-01")  # seat; the card and its Upgrades
RETURNED: Final = fact("nemesis/returned", "NEM-TERM-03")  # seat; the card
TOOK_CONTROL: Final = fact("nemesis/took_control", "NEM-TERM-04")  # seat; the card
USED: Final = fact("nemesis/used", "NEM-TRIGGER-02")  # seat; its sleeve, which sentence, its kind; the card
USED_RULE: Final = fact("nemesis/used_rule", "NEM-START-07")  # seat; the kind of its side, which sentence
TOOK_ACTION: Final = fact("nemesis/took_action", "NEM-ACTION-01")  # seat; place, which, kind of the Location
PASSED_ACTION: Final = fact("nemesis/passed_action", "NEM-ACTION-06")  # seat; place, which, kind of the Location
PASSED_ADDED: Final = fact("nemesis/passed_added", "NEM-ACTION-12")  # seat; its sleeve, which sentence; the card
CONFLICT: Final = fact("nemesis/conflict", "NEM-CONFLICT-03")  # seat that initiates; place
COMMITTED: Final = fact("nemesis/committed", "NEM-CONFLICT-10")  # seat; count
DECLARED: Final = fact("nemesis/declared", "NEM-CONFLICT-16")  # seat; sentence, kind; the card
FIZZLED: Final = fact("nemesis/fizzled", "NEM-AMB-08")  # seat; the card
STRENGTHENED: Final = fact("nemesis/gained_strength", "NEM-CONFLICT-19")  # seat, or -1 for the Heroes; count
DOUBLED: Final = fact("nemesis/doubled", "NEM-CONFLICT-12")  # seat whose committed Power counts twice
MAY_DISPLACE: Final = fact("nemesis/may_displace", "NEM-CONFLICT-32")  # seat that may, if it wins this Conflict
TOTALLED: Final = fact("nemesis/totalled", "NEM-CONFLICT-24")  # seat; base, die, total
HEROES_TOTALLED: Final = fact("nemesis/heroes_totalled", "NEM-HERO-01")  # -1; total
WON_CONFLICT: Final = fact("nemesis/won_conflict", "NEM-CONFLICT-25")  # seat; place
LAPSED: Final = fact("nemesis/lapsed", "NEM-AMB-12")  # -1; place
TIED: Final = fact("nemesis/tied", "NEM-CONFLICT-28")  # -1; place
HEROES_WON: Final = fact("nemesis/heroes_won", "NEM-HERO-05")  # -1; place
SAVED: Final = fact("nemesis/saved", "NEM-CONFLICT-26")  # seat; kinds of what saves and of the Character; both cards
THWARTED: Final = fact("nemesis/thwarted", "NEM-CONFLICT-26")  # winner or -1; place; the card
CAPTURED: Final = fact("nemesis/captured", "NEM-CAPTURE-01")  # winner; place; the card
DISPLACED: Final = fact("nemesis/displaced", "NEM-CONFLICT-32")  # winner; from; the card
SPENT_COMMITTED: Final = fact("nemesis/committed_power_spent", "NEM-CONFLICT-30")  # seat; count
WON: Final = fact("nemesis/won", "NEM-WIN-05")  # seat; the card by which
WON_BY_HAND: Final = fact("nemesis/won_by_hand", "NEM-HAND-05")  # seat; the kind of the card by which
WEAKENED: Final = fact("nemesis/lost_strength", "NEM-AMB-56")  # seat; count
SAW_HAND: Final = fact("nemesis/looked_at_hand", "NEM-AMB-57")  # seat; rival, count; the cards
SAW_TOP: Final = fact("nemesis/looked_at_deck", "NEM-AMB-57")  # seat; count; the cards
KEPT_FROM_DECK: Final = fact("nemesis/kept_from_deck", "NEM-AMB-67")  # seat; count; the cards
BOOSTED: Final = fact("nemesis/strength_for_turn", "NEM-AMB-63")  # seat; amount, below 0 if taken; the card
STUCK: Final = fact("nemesis/kept_from_moving", "NEM-AMB-64")  # seat; seat at whose next turn it ends; the card
LIMIT: Final = fact("nemesis/limit", "NEM-AMB-46")  # -1
PUT_ON_TOP: Final = fact("nemesis/put_on_top", "NEM-AMB-79")  # seat; count; the cards
PUT_UNDER: Final = fact("nemesis/put_under", "NEM-AMB-67")  # seat; count; the cards
GUARDED: Final = fact("nemesis/guarded", "NEM-AMB-85")  # seat; 0 not vanquished, 1 not thwarted, 2 neither; the card
TO_DECK: Final = fact("nemesis/to_deck", "NEM-AMB-87")  # seat; 0 on top, 1 below, 2 shuffled; the card
REARRANGED: Final = fact("nemesis/rearranged", "NEM-AMB-84")  # seat; how many
TURNED_UP: Final = fact("nemesis/turned_up", "NEM-AMB-67")  # seat;; the card
SAW_DECK: Final = fact("nemesis/looked_at_other_deck", "NEM-AMB-57")  # seat; rival, count; the cards
REROLL: Final = fact("nemesis/reroll", "NEM-AMB-92")  # seat; 0 may, 1 must
HANDED: Final = fact("nemesis/handed_over", "NEM-AMB-104")  # seat; to whom, count; the cards
LOST_CONFLICT: Final = fact("nemesis/lost_conflict", "NEM-AMB-105")  # seat; place
GAVE_BACK: Final = fact("nemesis/gave_back", "NEM-AMB-107")  # seat that controls it again; the card
CLOSED: Final = fact("nemesis/closed", "NEM-AMB-94")  # seat; place, seat at whose next turn it ends

as_turn_start(TURN_STARTED)
as_shown_first(SHOWED, PLAYED)
as_one_sentence(DISCARDED)
as_news(
    PLAYED, WON_CONFLICT, TIED, HEROES_WON, THWARTED, CAPTURED, DISPLACED, VANQUISHED, PLOT, PLACED_PLOT,
    REMOVED_PLOT, TOOK_CONTROL, SAVED,
)  # fmt: skip
