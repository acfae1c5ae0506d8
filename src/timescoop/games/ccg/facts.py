"""The facts of the CCG, each with its clause and what its numbers and cards mean.

After the numbers named here come the sleeves of those of its cards that are in play.
"""

from __future__ import annotations

from typing import Final

from timescoop.kernel import as_news, as_one_sentence, as_shown_first, as_turn_start, fact

LAID_LINE: Final = fact("ccg/laid_line", "CCG-SETUP-01")  # seat; the Spacetime cards
SET_UP: Final = fact("ccg/set_up", "CCG-SETUP-05")  # seat; place; the card
GOAL_SET: Final = fact("ccg/goal_set", "CCG-SETUP-09")  # seat; place; the first Goal
CHOSE_SETUP: Final = fact("ccg/chose_setup", "CCG-SETUP-04")  # seat; how many; the cards
TALLIED: Final = fact("ccg/tallied", "CCG-INIT-01")  # seat; sum of Qualities, sum of Cost
STARTED: Final = fact("ccg/started", "CCG-INIT-01")  # seat
TURN_STARTED: Final = fact("ccg/turn_started", "CCG-TURN-01")  # seat; number of the turn
PART_STARTED: Final = fact("ccg/part_started", "CCG-TURN-02")  # seat; part
THAWED: Final = fact("ccg/thawed", "CCG-FREEZE-04")  # -1; how many; the cards
PLAYED: Final = fact("ccg/played", "CCG-COST-04")  # seat; Cost, place, kind and sleeve it is put on; the card
SHOWED: Final = fact("ccg/showed", "CCG-COST-04")  # seat; the card whose place is still to be chosen
SWAPPED: Final = fact("ccg/swapped", "CCG-SWAP-01")  # seat; Cost, place; the new card, the old one
PLACED: Final = fact("ccg/placed", "CCG-GLOSSARY-34")  # seat; place; the card
TUCKED: Final = fact("ccg/tucked", "CCG-SETUP-06")  # seat; 1 + type, 0 if that is secret; what it lies under
CALLED_OFF: Final = fact("ccg/called_off", "CCG-GLOSSARY-44")  # seat that it is about; what; the card
CANCELLED: Final = fact("ccg/cancelled", "CCG-GLOSSARY-44")  # seat; what; the card
FIZZLED: Final = fact("ccg/fizzled", "CCG-GLOSSARY-23")  # seat; the card
USED: Final = fact("ccg/used", "CCG-TURN-02")  # seat; sentence; the card
AROSE: Final = fact("ccg/arose", "CCG-AMB-61")  # seat; sentence; the card
ATTEMPTED: Final = fact("ccg/attempted", "CCG-TURN-02")  # seat; label, place; the card
TEAMED: Final = fact("ccg/teamed", "CCG-AMB-35")  # seat; how many; who makes the attempt
FAILED: Final = fact("ccg/failed", "CCG-SCORE-09")  # seat; label; the card
REACHED: Final = fact("ccg/reached", "CCG-SCORE-01")  # seat; points; the Goal
OPPOSED: Final = fact("ccg/opposed", "CCG-SCORE-02")  # seat; points; the Goal
FULFILLED: Final = fact("ccg/fulfilled", "CCG-PURPOSE-01")  # seat; 0; the card
OVERCAME: Final = fact("ccg/overcame", "CCG-GLOSSARY-32")  # seat; the Puzzle
SCORED: Final = fact("ccg/scored", "CCG-WIN-01")  # seat; points, total
LOST_POINTS: Final = fact("ccg/lost_points", "CCG-SCORE-08")  # seat; points, total
FOUGHT: Final = fact("ccg/fought", "CCG-FIGHT-01")  # attacker; defender, place, statistic
COMPARED: Final = fact("ccg/compared", "CCG-FIGHT-05")  # attacker; own sum, the other's sum
WON_FIGHT: Final = fact("ccg/won_fight", "CCG-FIGHT-05")  # seat; place
TIED: Final = fact("ccg/tied", "CCG-AMB-26")  # -1; place
FROZE: Final = fact("ccg/froze", "CCG-FREEZE-09")  # seat; how many; the cards
TIRED: Final = fact("ccg/tired", "CCG-FREEZE-07")  # seat; how many; those who made the attempt
SPENT: Final = fact("ccg/spent", "CCG-FREEZE-08")  # seat; how many; those who fought
UNFROZE: Final = fact("ccg/unfroze", "CCG-FREEZE-04")  # seat; the card
KIDNAPPED: Final = fact("ccg/kidnapped", "CCG-KIDNAP-01")  # seat; place; the card
FREED: Final = fact("ccg/freed", "CCG-KIDNAP-01")  # seat; the card
TOOK_CONTROL: Final = fact("ccg/took_control", "CCG-ARTIFACT-05")  # seat; the card
DESTROYED: Final = fact("ccg/destroyed", "CCG-GLOSSARY-07")  # seat; place; the card
SAFE: Final = fact("ccg/safe", "CCG-GLOSSARY-37")  # seat; the card to which something cannot happen
DISCARDED: Final = fact("ccg/discarded", "CCG-TURN-04")  # seat; how many; the cards
RETURNED: Final = fact("ccg/returned", "CCG-AMB-33")  # seat; the card
TOOK_BACK: Final = fact("ccg/took_back", "CCG-AMB-33")  # seat; the card
FELL: Final = fact("ccg/fell", "CCG-GLOSSARY-21")  # seat; the card, what it lay on
REMINDED: Final = fact("ccg/reminded", "CCG-SCORE-06")  # seat; the Goal
MOVED: Final = fact("ccg/moved", "CCG-TURN-02")  # seat; from, to; the cards
TARDIS_MOVED: Final = fact("ccg/tardis_moved", "CCG-TARDIS-06")  # seat; from, to; the TARDIS
BOARDED: Final = fact("ccg/boarded", "CCG-TARDIS-08")  # seat; from, to; the TARDIS and who travels
REDIRECTED: Final = fact("ccg/redirected", "CCG-AMB-67")  # seat whose TARDIS moves; new place; the TARDIS
STAYED: Final = fact("ccg/stayed", "CCG-TARDIS-06")  # seat
DREW: Final = fact("ccg/drew", "CCG-TURN-04")  # seat; how many; the cards
LOOKED: Final = fact("ccg/looked", "CCG-GLOSSARY-01")  # seat; whose; the cards
REVEALED: Final = fact("ccg/revealed", "CCG-GLOSSARY-37")  # seat; whose; the card
KEPT: Final = fact("ccg/kept_from_deck", "CCG-AMB-85")  # seat; how many; the cards
REARRANGED: Final = fact("ccg/rearranged", "CCG-GLOSSARY-38")  # seat; how many
SEARCHED: Final = fact("ccg/searched", "CCG-VORTEX-03")  # seat; 0 nothing, 1 from the deck, 2 from the hand; the card
VERIFIED: Final = fact("ccg/verified", "CCG-GLOSSARY-24")  # who verifies; whose; the deck
ROLLED: Final = fact("ccg/rolled", "CCG-GLOSSARY-10")  # seat; result
ATTACHED_BY_HAND: Final = fact("ccg/attached_by_hand", "CCG-HAND-04")  # seat; its host: kind, sleeve; the card
COUNTED: Final = fact("ccg/counted", "CCG-GLOSSARY-08")  # seat; counters; the card
NAMED: Final = fact("ccg/named", "CCG-GLOSSARY-03")  # seat; word; the card
LENT: Final = fact("ccg/lent", "CCG-GLOSSARY-41")  # seat; span, Quality or Trait, amount; the card
LENT_PART: Final = fact("ccg/lent_part", "CCG-GLOSSARY-41")  # seat; span, what it may do; the card
VORTEX: Final = fact("ccg/vortex", "CCG-VORTEX-02")  # seat; the card whose icon is used
CHOSE: Final = fact("ccg/chose", "CCG-GLOSSARY-01")  # seat; the cards
OWED: Final = fact("ccg/owed", "CCG-GLOSSARY-23")  # seat; the card that waits
PUT_OFF: Final = fact("ccg/put_off", "CCG-GLOSSARY-23")  # seat; the kind by whose text it waits
RESUMED: Final = fact("ccg/resumed", "CCG-GLOSSARY-23")  # seat; the kind by whose text it is done now
WON: Final = fact("ccg/won", "CCG-WIN-01")  # seat; points
EXHAUSTED: Final = fact("ccg/exhausted", "CCG-WIN-04")  # -1
RAN_OUT: Final = fact("ccg/ran_out", "CCG-SOLO-21")  # seat whose draw deck has no card left; points
LIMIT: Final = fact("ccg/limit", "CCG-GLOSSARY-43")  # -1
PUT_UNDER: Final = fact("ccg/put_under", "CCG-AMB-90")  # seat; how many; the cards
TO_DECK: Final = fact("ccg/to_deck", "CCG-AMB-103")  # seat; 0 on top, 1 below, 2 shuffled; the card
SHOWED_TOP: Final = fact("ccg/showed_top", "CCG-AMB-91")  # seat;; the card
PICKED_AT_RANDOM: Final = fact("ccg/picked_at_random", "CCG-AMB-116")  # ;; the card

# CCG-AMB-60: what comes round although nobody does anything; every other fact is a change of state.
IDLE: Final = frozenset((TURN_STARTED, PART_STARTED, THAWED, AROSE, FIZZLED, SAFE, STAYED, REMINDED, EXHAUSTED, LIMIT))

as_turn_start(TURN_STARTED)
as_shown_first(SHOWED, PLAYED, PLACED, SWAPPED, GOAL_SET)
as_one_sentence(LOOKED, SET_UP, DISCARDED)
as_one_sentence(TUCKED, counted=True)
as_news(
    PLAYED, SWAPPED, FAILED, REACHED, OPPOSED, FULFILLED, OVERCAME, LOST_POINTS, WON_FIGHT, TIED, KIDNAPPED, FREED,
    TOOK_CONTROL, DESTROYED, CANCELLED,
)  # fmt: skip
