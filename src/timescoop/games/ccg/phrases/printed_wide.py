"""How first designers word cards of this game: what others do, decks from below, Qualities by number, requirements."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_WIDE: Final = {
    "under rest": (
        "[.] [and] [(put | place | return)] [the] (rest | others | other | other cards | remaining cards | "
        "other card | "
        "remaining card) [back] (on | at | to | under) [the] (bottom [of (your [draw] deck | it)] | your deck) "
        "[in any order | in a random order | in the same order]"
    ),
    "flip top": "(reveal | turn over | flip | show) the top card of your [draw] deck",
    "that player": "that (player | opponent) | they | he or she",
    "if so": "if | while | as long as | when",
    "plural gets": "get | gain | have | receive | are given",
    "to deck": "[draw] deck | draw pile",
}


def for_all(whose: str, group: str, sign: str) -> tuple[Family, ...]:
    """A Quality that all of a group get for a turn; the plural verb says that all are meant."""
    return (
        Family(
            f"A Quality that all {group} get for this turn, by sign {sign}",
            "deed",
            [
                (
                    f"[all | all of | each of] {whose} {{such_cards}} (<plural gets>) {sign} {{INT}} [to] {{STAT}} "
                    f"(<turn long>)"
                ),
                (
                    f"(<turn long>) [all | all of | each of] {whose} {{such_cards}} (<plural gets>) {sign} {{INT}} "
                    f"[to] {{STAT}}"
                ),
            ],
            f"give all {group} {{such_cards}} {sign}{{INT}} {{STAT}} until this turn ends",
            alone=True,
        ),
        Family(
            f"A Quality that all {group} get until your next turn, by sign {sign}",
            "deed",
            [
                (
                    f"[all | all of | each of] {whose} {{such_cards}} (<plural gets>) {sign} {{INT}} [to] {{STAT}} "
                    f"(<round long>)"
                ),
                (
                    f"(<round long>) [all | all of | each of] {whose} {{such_cards}} (<plural gets>) {sign} "
                    f"{{INT}} [to] {{STAT}}"
                ),
            ],
            f"give all {group} {{such_cards}} {sign}{{INT}} {{STAT}} until your next turn starts",
            alone=True,
        ),
    )


WIDE: Final = (
    *for_all("your", "your", "+"),
    *for_all("your", "your", "-"),
    *for_all("(opposing | opponents' | your opponents')", "opposing", "+"),
    *for_all("(opposing | opponents' | your opponents')", "opposing", "-"),
    # ---- decks
    Family(
        "Some of the cards on top kept, the others put under the deck",
        "deed",
        [
            (
                "look at the top {n:INT} cards of your [draw] deck [.] [and | then] (<puts>) {m:INT} [of "
                "(them | these | those)] "
                "[(in | into | to) your hand] (<under rest>)"
            ),
            (
                "(draw | <puts>) {m:INT} of the top {n:INT} cards of your [draw] deck [(in | into | to) your "
                "hand] (<under rest>)"
            ),
        ],
        "put {m} of the top {n} cards of your deck into your hand and the others on the bottom",
    ),
    Family(
        "The top card revealed, and kept if it fits",
        "deed",
        [
            "(<flip top>) [.] [and] if it (is | was) (a | an) {such_card} (<puts>) it [(in | into | to) your hand]",
            "(<flip top>) [.] [and] if it (is | was) (a | an) {such_card} draw it",
            "(<flip top>) and (<puts>) it [(in | into | to) your hand] if it is (a | an) {such_card}",
        ],
        "reveal the top card of your deck and put it into your hand if it is a(n) {such_card}",
    ),
    Family(
        "A hand shuffled back",
        "deed",
        ["shuffle (your | all [of] your | all cards (in | from | of) your) hand [back] into your (<to deck>)"],
        "shuffle your hand into your deck",
    ),
    Family(
        "A card brought back into play",
        "deed",
        [
            (
                "(play | put | return) (a | an | one | 1 | target) {such_card} from your discard pile [[back] (in "
                "| into | to) play [here]]"
            )
        ],
        "play a(n) {such_card} from your discard pile",
    ),
    Family(
        "A card of the pile searched for",
        "deed",
        [
            (
                "search your discard pile for (a | an | one | 1) {such_card} [. | and | . and] (<puts>) (it | "
                "that card) "
                "(in | into | to) your hand"
            ),
        ],
        "return a(n) {such_card} from your discard pile to your hand",
        alone=True,
    ),
    Family(
        "A card of the pile taken",
        "deed",
        [
            (
                "(take | get) (a | an | one | 1) {such_card} from your discard pile [. | and | . and] (<puts>) "
                "(it | that card) (in | into | to) your hand"
            )
        ],
        "return a(n) {such_card} from your discard pile to your hand",
    ),
    Family(
        "A card searched for",
        "statement",
        ["search your [draw] deck for (a | an | one | 1) {such_card}"],
        "Vortex a(n) {such_card}",
        asks="Does it go to your hand?",
    ),
    Family(
        "A card searched for and played",
        "deed",
        [
            (
                "search your [draw] deck for (a | an | one | 1) {such_card} [.] and (play (it | that card) | put "
                "(it | that card) into play)"
            )
        ],
        "play a(n) {such_card} from your deck",
        asks="Is it paid for, as a card from the hand is?",
    ),
    Family(
        "A hand discarded, and so many drawn",
        "deeds",
        ["discard your [(whole | entire)] hand (and | then | and then | . then | .) draw {INT} cards"],
        "discard all cards in hand and draw {INT} card(s)",
    ),
    # ---- other players
    Family(
        "What an opponent does",
        "deed",
        ["(<any opp>) [must] {does}", "choose (<any opp>) [.] (<that player>) [must] {does}"],
        "make an opponent {does}",
    ),
    Family("What each opponent does", "deed", ["(<each opp>) [must] {does}"], "make each opponent {does}"),
    Family("What each player does", "deed", ["(<each one>) [must] {does}"], "make each player {does}"),
    Family(
        "What those with the most points do",
        "deed",
        ["(the | each) player with the most points [must] {does}"],
        "make each player with the most points {does}",
        asks="Where several are tied, each of them?",
    ),
    Family(
        "What those with the fewest points do",
        "deed",
        ["(the | each) player with the (fewest | least) points [must] {does}"],
        "make each player with the fewest points {does}",
        asks="Where several are tied, each of them?",
    ),
    Family("Cards drawn by others", "does", ["(draws | draw) {INT} (card | cards)"], "draw {INT} card(s)"),
    Family(
        "Cards discarded by others",
        "does",
        ["(discards | discard) {INT} (card | cards) [of <their own> choice] [from <their hand>]"],
        "discard {INT} card(s)",
    ),
    Family(
        "Cards that chance takes from others",
        "does",
        [
            "(discards | discard) {INT} (card | cards) at random [from <their hand>]",
            "(discards | discard) {INT} random (card | cards) [from <their hand>]",
        ],
        "discard {INT} card(s) at random",
    ),
    Family(
        "Hands discarded by others",
        "does",
        ["(discards | discard) (their | his or her) [(whole | entire)] (hand | hands)"],
        "discard all cards in hand",
    ),
    Family(
        "Half a hand discarded by others",
        "does",
        ["(discards | discard) half [of] (their | his or her) (hand | hands | cards) [rounded up]"],
        "discard half your hand",
    ),
    Family(
        "Half a hand discarded",
        "deed",
        ["discard half [of] your (hand | cards) [rounded up]"],
        "discard half your hand",
    ),
    Family(
        "Points scored by others",
        "does",
        ["(scores | score | gains | gain) {INT} (point | points)"],
        "score {INT} point(s)",
    ),
    Family(
        "A hand shuffled back by others",
        "does",
        ["(shuffles | shuffle) (their | his or her) (hand | hands) into (their | his or her) (deck | decks)"],
        "shuffle your hand into your deck",
    ),
    Family(
        "Hands of all opponents looked at",
        "deed",
        [
            "look at (each opponent's | all opponents' | your opponents') (hand | hands)",
            "look at the (hand | hands) of (<each opp>)",
        ],
        "look at each opponent's hand",
    ),
    Family(
        "A hand looked at, of which you choose what is discarded",
        "deed",
        [
            (
                "[choose (<any opp>) .] look at (<opp's> hand | (their | his or her) hand) [. | and] [choose "
                "{INT} (card | cards) "
                "[from it]] [. | and] ((<that player>) [must] (discards | discard) (it | them) | discard (it | them))"
            ),
            (
                "look at <opp's> hand [. | and] (discard | choose and discard) {INT} (card | cards) [from it | of "
                "your choice]"
            ),
        ],
        "discard {INT} card(s) of your choice from an opponent's hand",
    ),
    # ---- counted
    Family(
        "Yours in play counted",
        "thing",
        [
            "of your {such_cards} in play",
            "{such_cards} you (have | control) [in play]",
            "{such_cards} of yours [in play]",
        ],
        "of your {such_cards}",
    ),
    Family("Any in play counted", "thing", ["{such_card} in play"], "{such_card}"),
    Family(
        "A Quality of the card itself for each of something",
        "effect",
        ["[this Character (<gets>)] + {INT} {STAT} for (each | every) {thing}"],
        "this Character has +{INT} {STAT} for each {thing}",
        types=("TARDIS Character", "Ally", "Enemy"),
    ),
    Family(
        "A Quality of a group for each of something",
        "effect",
        ["{group_of_cards} (<gets>) + {INT} {STAT} for (each | every) {thing}"],
        "{group_of_cards} have +{INT} {STAT} for each {thing}",
    ),
    Family(
        "A Quality of the card itself, if somebody is there",
        "standing_effect",
        [
            "[this Character (<gets>)] + {INT} {STAT} (<if so>) {NAME} is (<here now>)",
            "(<if so>) {NAME} is (<here now>) this Character (<gets>) + {INT} {STAT}",
        ],
        "this Character has +{INT} {STAT} while there is a Character named {NAME} here",
        types=("TARDIS Character", "Ally", "Enemy"),
    ),
    Family(
        "Yours in play",
        "condition",
        ["you (have | control) (a | an | at least one) {such_card} in play"],
        "you have a(n) {such_card}",
    ),
    Family(
        "None of yours",
        "condition",
        [
            "you (have | control) no {such_cards} [in play]",
            "you (do not | don't) (have | control) (a | an | any) {such_cards} [in play]",
        ],
        "you have no {such_cards}",
    ),
    Family(
        "So many of yours in play",
        "condition",
        ["you (have | control) ({INT} or more | at least {INT} | {INT} +) {such_cards} in play"],
        "you have {INT} or more {such_cards}",
    ),
    Family(
        "Somebody's in play",
        "condition",
        ["there (is | are) (a | an | any) {such_card} in play"],
        "there is a(n) {such_card}",
    ),
    Family(
        "More of them than each opponent",
        "condition",
        [
            "you (have | control) more {such_cards} [in play] than (each | every | any) (opponent | other player)",
            "you (have | control) the most {such_cards} [in play]",
        ],
        "you have more {such_cards} than each opponent",
    ),
    Family(
        "A smaller hand",
        "condition",
        [
            "(<any opp>) has (fewer | less) cards in [(their | his or her)] hand than you [do | have]",
            "you have more cards in [your] hand than (<any opp>)",
        ],
        "an opponent holds fewer cards in hand than you",
    ),
    # ---- occasions
    Family(
        "One of theirs destroyed here",
        "event",
        ["(an opponent's | an opposing | another player's) {such_card} is destroyed (<here now>)"],
        "an opposing {such_card} here is destroyed",
    ),
    Family(
        "One of theirs destroyed",
        "event",
        ["(an opponent's | another player's) {such_card} is destroyed"],
        "an opposing {such_card} is destroyed",
    ),
    Family(
        "One of yours destroyed here",
        "event",
        ["one of your {such_cards} is destroyed (<here now>)"],
        "one of your {such_cards} here is destroyed",
    ),
    Family(
        "Anybody's destroyed here",
        "event",
        ["(a | an | any) {such_card} is destroyed (<here now>)"],
        "a(n) {such_card} here is destroyed",
    ),
    Family("Anybody's destroyed", "event", ["any {such_card} is destroyed"], "a(n) {such_card} is destroyed"),
    Family(
        "Any player's turn",
        "rule",
        [
            (
                "at the (start | beginning) of (each player's turn | every player's turn | each turn | every "
                "turn) {statement}"
            )
        ],
        "when a player's turn starts, {statement}",
    ),
    # ---- what cannot be
    Family(
        "What cannot be frozen",
        "effect",
        ["{any_cards} (may not | can't | can not) be frozen"],
        "{any_cards} cannot be frozen",
    ),
    Family(
        "The User that cannot be frozen",
        "effect",
        ["[the] User (cannot | can't | may not | can not) be frozen"],
        "the User cannot be frozen",
        types=("Artifact",),
    ),
    Family(
        "The User chosen",
        "chosen_cards",
        ["[the] User", "the Character using (it | this Artifact)"],
        "the User",
        types=("Artifact",),
    ),
    Family(
        "A price by the User",
        "rule",
        ["freeze [the] User (to | and | . ) {deeds}"],
        "Action: freeze the User to {deeds}",
        types=("Artifact",),
    ),
    # ---- requirements
    Family(
        "So much of a Quality required",
        "condition",
        [
            "({INT} | at least {INT} | {INT} or more | {INT} +) {STAT}",
            (
                "(Enemies | Characters | Heroes | Allies | your Enemies | your Characters | your Heroes) with [(a "
                "total of | at least | a total)] {INT} [or more] [total] {STAT} [(<here now>)]"
            ),
        ],
        "at least {INT} {STAT}",
        types=("Goal",),
    ),
    Family(
        "So many required",
        "condition",
        ["{INT} [or more] {such_cards} [(<here now>)]"],
        "at least {INT} {such_cards}",
        types=("Goal",),
    ),
    Family(
        "One required",
        "condition",
        ["(a | an | one) {such_card} [(<here now>)]"],
        "at least one {such_card}",
        types=("Goal",),
    ),
    Family(
        "A Character required by name",
        "condition",
        ["{NAME} [(<here now>)]"],
        "at least one Character named {NAME}",
        types=("Goal",),
    ),
    # ---- joints of this game
    Family(
        "The dice, in two sentences",
        "doing",
        [
            "roll [the] dice . on [a] {INT} (or more | +) {course}",
            "roll [the] dice . (if | when) (it is | you roll | the result is) {INT} or more {course}",
        ],
        "roll the dice: on {INT} or more, {course}",
    ),
    Family("Another one", "chosen_cards", ["another {such_card}"], "an other {such_card}"),
    Family(
        "Those of opponents",
        "group_of_cards",
        ["opponents' {such_cards}", "an opponent's {such_cards}"],
        "opposing {such_cards}",
    ),
    Family(
        "Played here without a Goal",
        "effect",
        ["{such_cards} (can | may) be played here without a Goal"],
        "your {such_cards} can be played here without a Goal",
        types=("Spacetime",),
        asks="Only your own?",
    ),
    Family(
        "One of yours given up",
        "deed",
        ["sacrifice (one of your | a) {such_cards}"],
        "destroy one of your {such_cards}",
    ),
    Family(
        "An answer to one of yours being destroyed",
        "ability",
        ["prevent (one of your | your) {such_card} from being destroyed"],
        "Response to your {such_card} being destroyed: prevent it",
        types=("Bang!",),
    ),
    Family(
        "An answer to one of yours being kidnapped",
        "ability",
        ["prevent (one of your | your) {such_card} from being kidnapped"],
        "Response to your {such_card} being kidnapped: prevent it",
        types=("Bang!",),
    ),
    Family(
        "An answer to a fight",
        "ability",
        ["cancel a fight (<here now>)", "cancel a fight"],
        "Response to a fight here: cancel it",
        types=("Bang!",),
    ),
    Family(
        "An answer to a card being played",
        "ability",
        [
            "(cancel | counter) (a | an | any | target) {such_card} being played",
            "(cancel | counter) (a | an | any) {such_card} as it is played",
        ],
        "Response to a(n) {such_card} being played: cancel it",
        types=("Bang!",),
    ),
    Family(
        "Frozen until the end of your next turn, which this game cannot say",
        "deed",
        ["freeze {chosen_cards} until the end of your next turn"],
        "freeze {chosen_cards} until your next turn starts",
        asks="Is it enough until your next turn starts?",
    ),
)

__all__ = ["PARTS_OF_WIDE", "WIDE"]
