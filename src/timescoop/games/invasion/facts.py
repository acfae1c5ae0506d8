"""What can happen in Invasion, in the past tense, each with its clause.

The comment after a fact says what it carries: whose fact it is; its numbers, separated by commas; its cards. So
"seat; place, count; the cards" is `table.say(DEFENDED, seat, (place, count), copies)`.
"""

from __future__ import annotations

from typing import Final

from timescoop.kernel import as_news, as_turn_start, fact

DEALT: Final = fact("invasion/dealt", "INV-SETUP-07")  # seat; the cards dealt to it
STARTED: Final = fact("invasion/started", "INV-SETUP-06")  # the first player; starting location
TURN_STARTED: Final = fact("invasion/turn_started", "INV-TURN-01")  # seat; turn number
DREW: Final = fact("invasion/drew", "INV-TURN-08")  # seat; count; the cards
DREW_BOUGHT: Final = fact("invasion/drew_bought", "INV-TP-01")  # seat; count; the cards
DREW_ANEW: Final = fact("invasion/drew_anew", "INV-AMB-78")  # seat; count; the cards
DREW_UP_TO: Final = fact("invasion/drew_up_to", "INV-END-04")  # seat; count; the cards
DREW_FIVE: Final = fact("invasion/drew_five", "INV-END-03")  # seat; count; the cards
REFILLED: Final = fact("invasion/refilled", "INV-2P-03")  # seat; count; the cards
LOST_BY_HAND: Final = fact("invasion/lost_by_hand", "INV-HAND-04")  # seat; count
DREW_BY_HAND: Final = fact("invasion/drew_by_hand", "INV-HAND-04")  # seat; count; the cards
RESHUFFLED: Final = fact("invasion/deck_reshuffled", "INV-END-11")  # seat that drew; count
PLAYED_LOCATION: Final = fact("invasion/played_location", "INV-LOC-01")  # seat; place; the card
TOOK_POINTS: Final = fact("invasion/took_points", "INV-LOC-02")  # seat; count
GAINED: Final = fact("invasion/gained", "INV-SUP-01")  # seat; count
TOOK_FOR_DISCARDS: Final = fact("invasion/took_for_discards", "INV-TP-03")  # seat; count
TOOK_POINTS_FROM: Final = fact("invasion/took_points_from", "INV-LOC-04")  # seat; rival, count
DEFENDED: Final = fact("invasion/defended", "INV-DEF-01")  # seat; place, count; the cards
ATTACKED: Final = fact("invasion/attacked", "INV-ENE-01")  # seat; place, count; the cards
ADDED: Final = fact("invasion/added_to_attack", "INV-ENE-04")  # seat; place, count; the cards
STRIPPED: Final = fact("invasion/stripped", "INV-ENE-09")  # seat; place, count; the cards
TOOK_OVER: Final = fact("invasion/took_over", "INV-AMB-81")  # seat; place, former owner; the card
PLAYED_SUPPORT: Final = fact("invasion/played_support", "INV-SUP-01")  # seat; the card
STAYED: Final = fact("invasion/stays_in_reserve", "INV-SUP-04")  # seat; the card
RESERVED_CARDS: Final = fact("invasion/reserved", "INV-RESERVE-01")  # seat; count; the cards
PICKED_UP: Final = fact("invasion/picked_up", "INV-RESERVE-04")  # seat; its spot in the Reserve; the card
BOUGHT: Final = fact("invasion/bought", "INV-TP-01")  # seat; count, price
DISCARDED_FOR_POINTS: Final = fact("invasion/discarded_for_points", "INV-TP-03")  # seat; count; the cards
CONFLICT: Final = fact("invasion/conflict", "INV-CONFLICT-01")  # attack owner; place
REVEALED: Final = fact("invasion/revealed", "INV-CONFLICT-03")  # seat whose cards; place; the cards
EARNED: Final = fact("invasion/earned", "INV-CONFLICT-04")  # seat; count; the card
STOLE: Final = fact("invasion/stole", "INV-CONFLICT-05")  # seat; rival, count; the card
CHANGED_SIDES: Final = fact("invasion/changed_sides", "INV-CONFLICT-06")  # Location's owner; place; the card
TRAPPED: Final = fact("invasion/trapped", "INV-CONFLICT-06")  # Location's owner; place; the cards discarded
BEATEN: Final = fact("invasion/beaten", "INV-CONFLICT-06")  # Location's owner; place; the cards of the attack
PAID_FOR_STRENGTH: Final = fact("invasion/paid_for_strength", "INV-CONFLICT-08")  # seat; price, strength
WON_DEFENCE: Final = fact("invasion/won_defence", "INV-CONFLICT-09")  # Location's owner; place, defence, attack
WON_ATTACK: Final = fact("invasion/won_attack", "INV-CONFLICT-09")  # attack owner; place, attack, defence
RETURNED: Final = fact("invasion/returned_to_hand", "INV-CONFLICT-12")  # seat; place; the cards
RETRIEVED: Final = fact("invasion/retrieved", "INV-CONFLICT-13")  # seat; place; the cards
ALL_FELL: Final = fact("invasion/all_discarded", "INV-CONFLICT-10")  # Location's owner; place; the cards
DISCARDED: Final = fact("invasion/discarded", "INV-CONFLICT-14")  # seat; place; the cards
LOST: Final = fact("invasion/discarded_as_loss", "INV-CONFLICT-17")  # attack owner; place; the cards
COUNTER_PLACED: Final = fact("invasion/counter_placed", "INV-CONFLICT-11")  # seat; place
COUNTER_RETURNED: Final = fact("invasion/counter_returned", "INV-ENE-09")  # seat whose counter; place
COUNTER_TAKEN_OFF: Final = fact("invasion/counter_taken_off", "INV-AMB-76")  # seat whose counter; place
TURNED_UP: Final = fact("invasion/turned_face_up", "INV-AMB-47")  # seat; place; the cards
MOVED_ATTACK: Final = fact("invasion/moved_attack", "INV-AMB-73")  # seat; from place, to place
REMOVED_ENEMY: Final = fact("invasion/removed_enemy", "INV-AMB-72")  # seat; place; the card
PAID_CARD: Final = fact("invasion/paid_card", "INV-AMB-74")  # seat; its spot in the Reserve, or -1; the card
REFRESHED: Final = fact("invasion/refreshed", "INV-AMB-78")  # seat; count discarded; the cards
PASSED: Final = fact("invasion/passed_cards", "INV-TURN-06")  # seat; rival, count; the cards
DISCARDED_AT_END: Final = fact("invasion/discarded_at_end", "INV-2P-02")  # seat; the card
DREW_BY_CARD: Final = fact("invasion/drew_by_card", "INV-AMB-110")  # seat; count; the cards
DRAWS: Final = (DREW, DREW_BOUGHT, DREW_ANEW, DREW_UP_TO, DREW_FIVE, REFILLED, DREW_BY_CARD)
PAID_COSTS: Final = fact("invasion/paid_costs", "INV-AMB-173")  # seat; count
SEIZED: Final = fact("invasion/seized", "INV-AMB-176")  # seat; place, whose it was; the cards
MADE_SAFE: Final = fact("invasion/made_safe", "INV-AMB-172")  # seat; place
LOST_POINTS: Final = fact("invasion/lost_points", "INV-AMB-111")  # seat; count
GAVE_UP: Final = fact("invasion/discarded_by_card", "INV-AMB-114")  # seat; count; the cards
SAW_HAND: Final = fact("invasion/looked_at_hand", "INV-AMB-116")  # seat; rival, count; the cards
SAW_DECK: Final = fact("invasion/looked_at_deck", "INV-AMB-117")  # seat; count; the cards
KEPT_FROM_DECK: Final = fact("invasion/kept_from_deck", "INV-AMB-117")  # seat; count; the cards
LEFT_FROM_DECK: Final = fact("invasion/left_from_deck", "INV-AMB-117")  # seat; count; the cards
SEARCHED: Final = fact("invasion/searched_deck", "INV-AMB-118")  # seat; count found; the cards
TOOK_FROM_PILE: Final = fact("invasion/took_from_pile", "INV-AMB-119")  # seat; the card
SAW_PLACE: Final = fact("invasion/looked_at_cards", "INV-AMB-120")  # seat; place; the cards
MOVED_DEFENDER: Final = fact("invasion/moved_defender", "INV-AMB-121")  # seat; from place, to place; the card
TOOK_ENEMY: Final = fact("invasion/enemy_to_hand", "INV-AMB-124")  # seat to whose hand; place; the card
ACTED: Final = fact("invasion/card_acted", "INV-AMB-126")  # seat; the card
LEFT_RESERVE: Final = fact("invasion/left_reserve", "INV-AMB-129")  # seat; the card
END_CARD: Final = fact("invasion/end_card", "INV-AMB-12")  # seat that drew
END_GAME: Final = fact("invasion/end_game", "INV-END-05")  # first seat of it
TURNED_FOR_SCORING: Final = fact("invasion/turned_for_scoring", "INV-AMB-98")  # owner; place; the cards
SCORED: Final = fact("invasion/scored", "INV-SCORE-01")  # seat; points
OVER_BY_COUNTERS: Final = fact("invasion/over_by_counters", "INV-END-01")  # seat whose turn would start
OVER_BY_REST: Final = fact("invasion/over_by_rest", "INV-END-10")  # seat whose turn it is
OVER_BY_LIMIT: Final = fact("invasion/over_by_limit", "INV-AMB-92")  # seat whose turn would start; turns played
GAME_OVER: Final = fact("invasion/game_over", "INV-SCORE-05")  # a winner, one fact for each
SAW_RESERVE: Final = fact("invasion/looked_at_reserve", "INV-AMB-144")  # seat; rival, count; the cards
GAVE_CARD: Final = fact("invasion/gave_card", "INV-AMB-147")  # seat; to whom; the card
LAID_ON_DECK: Final = fact("invasion/laid_on_deck", "INV-AMB-149")  # seat; 1 on top, 0 below; the card
REARRANGED: Final = fact("invasion/rearranged_deck", "INV-AMB-154")  # seat; how many
NAMED_CARD: Final = fact("invasion/named_card", "INV-AMB-157")  # seat; the kind
SHOWED_TOP: Final = fact("invasion/showed_top", "INV-AMB-149")  # seat;; the card
SHUFFLED_HAND: Final = fact("invasion/shuffled_hand", "INV-AMB-164")  # seat; count
STRENGTHENED: Final = fact("invasion/strengthened", "INV-AMB-170")  # seat; place, amount, until whose turn; the card
WEAKENED: Final = fact("invasion/weakened", "INV-AMB-177")  # the same

as_turn_start(TURN_STARTED)
as_news(
    PLAYED_LOCATION, DEFENDED, ATTACKED, ADDED, STRIPPED, TOOK_OVER, PLAYED_SUPPORT, TOOK_POINTS_FROM, STOLE,
    CHANGED_SIDES, BEATEN, WON_DEFENCE, WON_ATTACK, MOVED_ATTACK, REMOVED_ENEMY, END_CARD, END_GAME,
)  # fmt: skip
