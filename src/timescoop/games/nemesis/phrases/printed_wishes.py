"""How designers word swaps, rerolls, closed Locations, what cannot be done there, gifts, and cards chosen first."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.phrases.printed_common import TILL_TURN_ENDS
from timescoop.language import Family

PARTS_OF_WISHES: Final = {
    "it was": "(it | that card | that Character) (was | is) (a | an)",
    "home": "to (its owner's | your | their) hand",
    "a place": "(a | one | any | any one) Location [of your choice | you choose]",
    "none of them": "no (Character | Characters | card | cards)",
    "moves so": "(can | may) (move | be moved) (<to or from>)",
    "onto one": (
        "[(to | on | onto) (a | an | any | one of your | one of your own) (Minion | Minions | Character | Characters)]"
    ),
    "right now": "[straight away | at once | immediately | right away | for free | without an Action]",
    "anybody": "(nobody | no one | no player | no players) (can | may)",
    "till your next": "until (the start of your next turn | your next turn [starts | begins])",
    "this turn": "until the end of (your | the | this) turn | until (your | the | this) turn ends | this turn",
    "swapped": "swap | exchange | switch | trade",
    "trade with": "and | with | for",
    "their places": "[(places | Locations | positions)]",
    "to or from": "(to or from | from or to | into or out of | to and from)",
    "their own die": "[your | the | this] [Strength] (die | dice | roll)",
    "its die": "[their | his or her | the] [Strength] (die | dice | roll)",
    "hands over": "(give | gives) you",
    "bears": "(with | bearing | that has | that have | who has)",
}

PRINTED: Final = "By the Strength that is printed on it?"
TIED: Final = "Each of them, if several are tied?"
WITH_IT: Final = "May it be another card of that type from your hand?"
DONE_TO_IT: Final = (  # what is done to a card: words before it and after it, and strict words with a gap
    ("return", "(<home>)", "return {} to its owner's hand"),
    ("(vanquish | destroy)", "", "vanquish {}"),
    ("thwart", "", "thwart {}"),
    ("move", "[to (any | another) Location]", "move {}"),
    ("take control of", "", "take control of {}"),
)


SINGLES: Final = (
    Family(
        "One card of yours",
        "single",
        [
            "(<one>) of your {TYPE} [at any Location]",
            "your {TYPE} [at any Location]",
            "(<one>) {TYPE} (of yours | you control) [at any Location]",
        ],
        "one of your {TYPE(s)}",
    ),
    Family(
        "Another card of yours",
        "single",
        [
            "another of your {TYPE} [at any Location]",
            "(<one>) of your other {TYPE} [at any Location]",
            "another {TYPE} (of yours | you control) [at any Location]",
        ],
        "one of your other {TYPE(s)}",
    ),
    Family(
        "One card of an opponent",
        "single",
        [
            "(<one>) (opposing | enemy) {TYPE} [at any Location]",
            "[an] opponent's {TYPE} [at any Location]",
            "(<one>) {TYPE} an opponent controls [at any Location]",
            "one of an opponent's {TYPE} [at any Location]",
        ],
        "an opponent's {TYPE}",
    ),
    Family("One card of any player", "single", ["(<one> | target) {TYPE} [at any Location]"], "a(n) {TYPE}"),
    Family(
        "One card of yours somewhere",
        "single",
        ["(<one>) of your {TYPE} {where}", "your {TYPE} {where}", "(<one>) {TYPE} you control {where}"],
        "one of your {TYPE(s)} {where}",
    ),
    Family(
        "One card of an opponent somewhere",
        "single",
        [
            "(<one>) (opposing | enemy) {TYPE} {where}",
            "(<one>) {TYPE} an opponent controls {where}",
            "one of an opponent's {TYPE} {where}",
        ],
        "an opponent's {TYPE} {where}",
    ),
    Family("One card of any player somewhere", "single", ["(<one> | target) {TYPE} {where}"], "a(n) {TYPE} {where}"),
    *[
        Family(
            "One of theirs that is weak",
            sort,
            [
                "(<one>) (opposing | enemy) {TYPE} (with | of) {INT} or less Strength",
                "[an] opponent's {TYPE} (with | of) {INT} or less Strength",
                "[an] (opponent's | opposing) {TYPE} (with | of) [a] Strength [of] {INT} or (less | lower)",
            ],
            "an opponent's {TYPE} showing {INT} or less Strength",
            asks=PRINTED,
        )
        for sort in ("pick", "single")
    ],
)
IF_IT_WAS: Final = [
    Family(
        f"More where the card was of a type: {strict.format('it')}",
        "statement",
        [
            f"{verb} {{single}} {after} . if (<it was>) {{TYPE}} [then] {{deeds}}",
            f"{verb} {{single}} {after} . {{deeds}} if (<it was>) {{TYPE}}",
        ],
        f"choose {{single}}: if that card is a(n) {{TYPE}}, {strict.format('that card')} and {{deeds}}. "
        f"Otherwise, {strict.format('that card')}",
        alone=True,
    )
    for verb, after, strict in DONE_TO_IT
]
BARS: Final = (
    Family(
        "Nobody moves them to where the card is",
        "ability",
        [
            "[Ongoing] no {TYPE} (can | may) (move | be moved) (to | into) (this Location | here)",
            "[Ongoing] {TYPE} (<never>) (move | be moved) (to | into) (this Location | here)",
            "[Ongoing] (<anybody>) move {TYPE} (to | into) (this Location | here)",
        ],
        "Ongoing: nobody can move {TYPE(s)} to this Location",
    ),
    Family(
        "Nobody moves them away",
        "ability",
        [
            "[Ongoing] no {TYPE} (can | may) (move | be moved) (from | out of | away from) this Location",
            "[Ongoing] {TYPE} (<never>) (move | be moved) (from | away from | out of) this Location",
            "[Ongoing] {TYPE} (at this Location | here) (<never>) (move | be moved)",
            "[Ongoing] (<anybody>) move {TYPE} (from | away from | out of) this Location",
        ],
        "Ongoing: nobody can move {TYPE(s)} from this Location",
    ),
    Family(
        "Opponents move none to where the card is",
        "ability",
        [
            ("[Ongoing] (<each opp>) (<never>) move (their | a | an | any) {TYPE} (to | into) (this Location | here)"),
            "[Ongoing] (<each opp>) (<never>) move {TYPE} (into | to) (here | this Location)",
            "[Ongoing] no opponent (can | may) move (a | an | their) {TYPE} (to | into) (this Location | here)",
            ("[Ongoing] (opponents' | opposing | enemy) {TYPE} (<never>) (move | be moved) (to | into) this Location"),
        ],
        "Ongoing: opponents cannot move {TYPE(s)} to this Location",
    ),
    Family(
        "Opponents move none away",
        "ability",
        [
            ("[Ongoing] (<each opp>) (<never>) move [their] {TYPE} (from | away from | out of) (this Location | here)"),
        ],
        "Ongoing: opponents cannot move {TYPE(s)} from this Location",
    ),
    Family(
        "Nobody plays them where the card is",
        "ability",
        [
            "[Ongoing] no {TYPE} (can | may) be played (at this Location | here)",
            "[Ongoing] {TYPE} (<never>) be played (at this Location | here)",
            "[Ongoing] (<anybody>) play {TYPE} (at this Location | here)",
        ],
        "Ongoing: nobody can play {TYPE(s)} at this Location",
    ),
    Family(
        "Opponents play none where the card is",
        "ability",
        [
            "[Ongoing] (<each opp>) (<never>) play [(a | an | any)] {TYPE} (at this Location | here)",
            "[Ongoing] no opponent (can | may) play (a | an | any) {TYPE} (at this Location | here)",
        ],
        "Ongoing: opponents cannot play {TYPE(s)} at this Location",
    ),
    Family(
        "Opponents take no Actions there",
        "ability",
        [
            (
                "[Ongoing] (<each opp>) (<never>) (take | use) [any | an | the] (Action | Actions) "
                "(at this Location | here | of this Location)"
            ),
            "[Ongoing] no opponent (can | may) (take | use) (an Action | Actions) (at this Location | here)",
            ("[Ongoing] [the] Actions (at | of) this Location (<never>) be (taken | used) by (<any opp> | <each opp>)"),
        ],
        "Ongoing: opponents cannot take Actions at this Location",
    ),
    Family(
        "The card stays",
        "ability",
        [
            "[Ongoing] this card (<never>) be vanquished [by (<any opp> | <each opp>)]",
            "[Ongoing] (<each opp>) (<never>) vanquish this card",
        ],
        "Ongoing: this card cannot be vanquished",
    ),
    Family(
        "The Character is not Captured",
        "ability",
        [
            "[Ongoing] this Character (<never>) be captured [by (any player | anybody | anyone | <any opp>)]",
            "[Ongoing] (<anybody>) capture this Character",
        ],
        "Ongoing: this Character cannot be captured",
    ),
    Family(
        "Some Characters are not Captured",
        "ability",
        [
            "[Ongoing] {TYPE} (at this Location | here) (<never>) be captured",
            "[Ongoing] no {TYPE} (at this Location | here) (can | may) be captured",
            "[Ongoing] (<anybody>) capture {TYPE} (at this Location | here)",
        ],
        "Ongoing: nobody can capture all {TYPE(s)} at this Location",
    ),
)


WISHES: Final = (
    *SINGLES,
    *IF_IT_WAS,
    *BARS,
    Family(
        "What cannot leave where the card is",
        "ability",
        [
            "[Ongoing] {TYPE} (<never>) leave (this Location | here)",
            "[Ongoing] {TYPE} (at this Location | here) (<never>) leave",
            "[Ongoing] no {TYPE} (can | may) leave (this Location | here)",
        ],
        "Ongoing: nobody can move {TYPE(s)} from this Location",
        asks="Are moves meant, and not what thwarts, vanquishes or captures them?",
    ),
    Family(
        "A card that cannot be discarded from play",
        "ability",
        [
            "[Ongoing] this card (<never>) be (discarded | destroyed) [from play] [by (<any opp> | <each opp>)]",
            "[Ongoing] (<each opp>) (<never>) (discard | destroy) this card",
        ],
        "Ongoing: this card cannot be vanquished",
        asks="In play, where nobody can vanquish it?",
    ),
    Family(
        "A Doctor who is with the card and cannot be Captured",
        "ability",
        [
            (
                "[Ongoing] (while | if | when | as long as) this Character is (at a Location with a | with a) {TYPE} "
                "that {TYPE} (<never>) be captured"
            )
        ],
        "Ongoing: nobody can capture all {TYPE(s)} at this Location",
        alone=True,
    ),
    # ---- strength that is always added, and labels for what a Character hears
    Family(
        "Strength that cards always have more, without a sign",
        "ability",
        ["Ongoing {those} (gain | gains | get | gets | have | has) {INT} [more | extra | additional] Strength"],
        "Ongoing: +{INT} Strength for {those}",
    ),
    Family(
        "The fall of the card as a label",
        "ability",
        ["[When] Thwarted {statement}"],
        "Ongoing: when this Character is thwarted, {statement}",
        types=("character",),
    ),
    Family(
        "The end of the card as a label",
        "ability",
        ["[When] Vanquished {statement}"],
        "Ongoing: when this Character is vanquished, {statement}",
        types=("character",),
    ),
    Family(
        "Where the card or its bearer is",
        "condition",
        ["(it | he | she | this Character | the attached Character) is {where}"],
        "this card is {where}",
        alone=True,
    ),
    Family("The own board", "where", ["(on | at) your own [Control] Board"], "on your Control Board", alone=True),
    # ---- strength lost for a while
    Family(
        "Strength that a card loses in a Conflict",
        "deed",
        [
            "{pick} (loses | lose) {INT} Strength (<fight long>)",
            "choose {pick} [.] it loses {INT} Strength (<fight long>)",
        ],
        "give {pick} -{INT} Strength until the turn ends",
        asks=TILL_TURN_ENDS,
    ),
    Family(
        "Strength that a card loses for the turn",
        "deed",
        [
            "{pick} (loses | lose) {INT} Strength (<this turn>)",
            "choose {pick} [.] it loses {INT} Strength (<this turn>)",
        ],
        "give {pick} -{INT} Strength until the turn ends",
    ),
    # ---- chosen, then moved
    Family(
        "A card chosen and then moved",
        "deed",
        ["choose {pick} [.] [and] move (it | that Character | that card) [to any [other] Location]"],
        "move {pick}",
    ),
    Family(
        "A card chosen somewhere and then moved, by its type",
        "deed",
        ["choose (<one>) {TYPE} {where} [.] [and] move that {again:TYPE} [to any [other] Location]"],
        "move 1 {TYPE} {where}",
        same=(("TYPE", "again"),),
    ),
    Family(
        "A card chosen and then moved, by its type",
        "deed",
        ["choose (<one>) {TYPE} [.] [and] move that {again:TYPE} [to any [other] Location]"],
        "move 1 {TYPE}",
        same=(("TYPE", "again"),),
    ),
    Family(
        "One of yours moved away",
        "deed",
        ["move (<one>) of your {TYPE} from this Location [to (any | another) [other] Location]"],
        "move one of your {TYPE(s)} at this Location",
    ),
    # ---- swaps
    Family(
        "Two cards that change places",
        "deed",
        [
            "(<swapped>) (<their places>) [of] {first:single} (<trade with>) {second:single}",
            "(<swapped>) [the] (Locations | places | positions) of {first:single} and {second:single}",
            (
                "{first:single} (swaps | exchanges | trades | changes) (places | Locations | "
                "positions) with {second:single}"
            ),
        ],
        "swap {first} and {second}",
    ),
    Family(
        "Two cards of a type that change places",
        "deed",
        [
            "(<swapped>) [the (Locations | places | positions) of] {n:INT} {TYPE}",
            "(<swapped>) (any two | two) {TYPE}",
        ],
        "swap a(n) {TYPE} and a(n) {TYPE}",
        same=(("n", "two"),),
        fill=(("two", 2),),
    ),
    Family(
        "Two of your cards that change places",
        "deed",
        ["(<swapped>) [the (Locations | places | positions) of] (two | any two) of your {TYPE}"],
        "swap one of your {TYPE(s)} and one of your {TYPE(s)}",
    ),
    # ---- dice
    Family(
        "Your own die rolled again",
        "deed",
        [
            "[you may] (reroll | re-roll) (<their own die>)",
            "[you may] roll (<their own die>) again",
            "[you may] (reroll | re-roll) (<their own die>) (once | one time)",
        ],
        "gain a reroll of your die",
    ),
    Family(
        "Another's die rolled again",
        "deed",
        [
            (
                "(an opponent | one opponent | an opposing player) [in this Conflict] [must] (reroll "
                "| re-roll | rerolls) (<its die>)"
            ),
            "(reroll | re-roll) an opponent's [Strength] (die | roll)",
            "(make | force) an opponent [in this Conflict] [to] (reroll | re-roll) (<its die>)",
            "choose an opponent [in this Conflict] [.] they [must] (reroll | re-roll) (<its die>)",
        ],
        "force a reroll of the die of an opponent in this Conflict",
    ),
    Family(
        "The dice of all others rolled again",
        "deed",
        [
            "(<each opp>) [in this Conflict] [must] (reroll | re-roll | rerolls) (<its die>)",
            "(reroll | re-roll) all (opponents' | opposing) dice",
        ],
        "force a reroll of the die of each opponent in this Conflict",
    ),
    # ---- Locations that are closed
    Family(
        "A Location that is closed for the turn",
        "statement",
        [
            "(<this turn>) (<none of them>) (<moves so>) (<a place>)",
            "(<none of them>) (<moves so>) (<a place>) (<this turn>)",
            "(Characters | cards) (<never>) (move | be moved) (<to or from>) (<a place>) (<this turn>)",
            "choose a Location [.] (<none of them>) (<moves so>)  (it | that Location) (<this turn>)",
        ],
        "at a Location of your choice, close that Location until the turn ends",
    ),
    Family(
        "A Location that is closed for a round",
        "statement",
        [
            "(<till your next>) (<none of them>) (<moves so>) (<a place>)",
            "(<none of them>) (<moves so>) (<a place>) (<till your next>)",
            "(Characters | cards) (<never>) (move | be moved) (<to or from>) (<a place>) (<till your next>)",
            "choose a Location [.] (<none of them>) (<moves so>)  (it | that Location) (<till your next>)",
        ],
        "at a Location of your choice, close that Location until your next turn starts",
    ),
    Family(
        "The card's own Location, closed for a round",
        "deed",
        ["(<none of them>) (<moves so>) this Location (<till your next>)"],
        "close this Location until your next turn starts",
    ),
    Family(
        "The card's own Location, closed for the turn",
        "deed",
        ["(<none of them>) (<moves so>) this Location (<this turn>)"],
        "close this Location until the turn ends",
    ),
    Family(
        "A card that cannot move for the turn",
        "deed",
        [
            "{pick} (<never>) (move | be moved) (<this turn>)",
            "(<this turn>) {pick} (<never>) (move | be moved)",
            "choose {pick} [.] it (<never>) (move | be moved) (<this turn>)",
        ],
        "keep {pick} from moving until the turn ends",
    ),
    # ---- moves and plays on top of the usual ones
    Family(
        "A move on top of the usual one",
        "deed",
        [
            "move {pick} in addition to your (normal | usual | regular | Minion Step) move",
            "(make | take) (an | one) (additional | extra | further) move with {pick}",
            "move {pick} (one more | an extra | an additional) time",
            "move {pick} (again | as well)",
        ],
        "move {pick}",
    ),
    Family(
        "A move more",
        "deed",
        [
            "move (an additional | an extra | one additional | one more | 1 more | 1 additional) {TYPE}",
            "(make | take) (an | one) (additional | extra) {TYPE} move",
        ],
        "move one of your {TYPE(s)}",
        asks="One of your own?",
    ),
    Family(
        "A card played or moved on top of the usual one",
        "step",
        ["play or move (a | an | one | 1 | another | an additional | an extra | one more | 1 more) {TYPE}"],
        "play 1 {TYPE} or move one of your {TYPE(s)}",
    ),
    # ---- from the pile into play
    Family(
        "Retrieved and then played",
        "course",
        [
            (
                "retrieve (a | an | 1 | one) {TYPE} . you (may | can) [immediately] (attach | play) it "
                "(<onto one>) (<right now>)"
            ),
            (
                "retrieve (a | an | 1 | one) {TYPE} (and | then | and then) [you] (may | can) (attach | play) it "
                "(<onto one>) (<right now>)"
            ),
        ],
        "retrieve 1 {TYPE}, then play up to 1 {TYPE}",
        asks=WITH_IT,
    ),
    # ---- gifts
    Family("Power that others give", "does", ["(<hands over>) {INT} [of their] <power>"], "give you {INT} Power"),
    Family(
        "A hand that others show",
        "does",
        ["(show | shows | reveal | reveals) (you (their | his or her) hand | (their | his or her) hand to you)"],
        "show you their hand",
    ),
    Family(
        "A hand that others reveal",
        "does",
        ["(reveal | reveals) (their | his or her) hand"],
        "show you their hand",
        asks="Only to you?",
    ),
    Family(
        "A card of another hand that you discard",
        "does",
        [
            (
                "(let | lets) you (look at their hand and discard | choose and discard | discard) "
                "{INT} {TYPE} [from (it | their hand)]"
            ),
            (
                "(reveal | reveals | show | shows [you]) (their | his or her) hand [.] [and] you "
                "[may] [choose and] discard {INT} {TYPE} [from it | from their hand | of them]"
            ),
        ],
        "let you choose and discard {INT} {TYPE(s)} from their hand",
    ),
    Family(
        "Something unless another thing is done instead",
        "deed",
        [
            "(<a seat>) [must] {second:does} unless (they | that player | that opponent | he or she) {first:does}",
            "unless (<a seat>) {first:does} (they | that player | that opponent) [must] {second:does}",
            (
                "choose (<a seat>) [.] unless (they | that player | that opponent) {first:does} [they "
                "| that player] [must] {second:does}"
            ),
            "choose (<a seat>) [.] they [must] {second:does} unless they {first:does}",
        ],
        "make an opponent either {first} or {second}",
    ),
    Family(
        "Something for each of them unless another thing is done instead",
        "deed",
        [
            "(<each opp>) [must] {second:does} unless they {first:does}",
        ],
        "make each opponent either {first} or {second}",
        alone=True,
    ),
    Family(
        "Power given to you",
        "deed",
        ["(<each opp>) [must] (<hands over>) {INT} <power>"],
        "make each opponent give you {INT} Power",
    ),
    Family(
        "All their Power",
        "does",
        ["(lose | loses | discard | discards) all [of] [(their | his or her | the)] <power>"],
        "lose all Power",
    ),
    Family(
        "What those do who have the most Power",
        "deed",
        ["(the player | the players | the opponent) (<having>) the most <power> [must] {does}"],
        "make each player who holds the most Power {does}",
        asks=TIED,
    ),
    Family(
        "What those do who have the least Power",
        "deed",
        ["(the player | the players | the opponent) (<having>) the (least | fewest) <power> [must] {does}"],
        "make each player who holds the least Power {does}",
        asks=TIED,
    ),
    Family(
        "What those do who have the most cards",
        "deed",
        ["(the player | the players | the opponent) (<having>) the most cards (<hand there>) [must] {does}"],
        "make each player who holds the most cards {does}",
        asks=TIED,
    ),
    Family(
        "What those do who have the fewest cards",
        "deed",
        ["(the player | the players) (<having>) the (fewest | least) cards (<hand there>) [must] {does}"],
        "make each player who holds the fewest cards {does}",
        asks=TIED,
    ),
    Family(
        "Power taken from those who have the most",
        "deed",
        ["take {INT} <power> from the (player | opponent) (<having>) the most <power>"],
        "make each opponent who holds the most Power give you {INT} Power",
        asks=TIED,
    ),
    # ---- the most and the fewest
    *[
        Family(f"With {words} {what}", "feature", [f"(<having>) (the {words}) {pattern}"], means)
        for words, what, pattern, means in (
            ("most", "Power", "<power>", "holds the most Power"),
            ("least | fewest | lowest", "Power", "<power>", "holds the least Power"),
            ("most", "cards", "cards (<hand there>)", "holds the most cards"),
            ("fewest | least", "cards", "cards (<hand there>)", "holds the fewest cards"),
        )
    ],
    Family(
        "With less Power than you",
        "feature",
        ["(<having>) (less | fewer) <power> than you [have | do]"],
        "holds less Power than you",
    ),
    Family(
        "With fewer cards than you",
        "feature",
        ["(<having>) fewer cards (<hand there>) than you [have | do]"],
        "holds fewer cards than you",
    ),
    Family(
        "With fewer cards than a number",
        "feature",
        ["(<having>) (fewer | less) than {INT} cards (<hand there>)"],
        "holds fewer than {INT} cards",
    ),
    Family(
        "With less Power than a number",
        "feature",
        ["(<having>) (fewer | less) than {INT} <power>"],
        "holds less than {INT} Power",
    ),
    Family("More drawn, with no noun", "deed", ["[you] draw {INT} (more | extra)"], "draw {INT} card(s)"),
    Family(
        "From the pile into play somewhere",
        "deed",
        ["(return | put | play) (a | an | one | 1) {TYPE} from your discard pile (to | at | into) this Location"],
        "play a(n) {TYPE} from your discard pile",
        asks="At any Location where it can be played, not only at this one?",
    ),
    # ---- hands and decks
    Family(
        "Cards put back on the deck",
        "deed",
        [
            "(<keeps> | return | place) {INT} {TYPE} from your hand (<on deck>)",
            "(<keeps> | return | place) {INT} {TYPE} (<on deck>) from your hand",
        ],
        "put {INT} {TYPE(s)} from your hand on top of your deck",
    ),
    Family(
        "Cards put back under the deck",
        "deed",
        [
            "(<keeps> | return | place) {INT} {TYPE} from your hand (on | at | to) the bottom of your deck",
            "(<keeps> | return | place) {INT} {TYPE} (on | at | to) the bottom of your deck from your hand",
        ],
        "put {INT} {TYPE(s)} from your hand on the bottom of your deck",
    ),
    Family(
        "A hand shuffled back",
        "deed",
        ["shuffle your [whole | entire] hand (into | back into) your deck"],
        "shuffle your hand into your deck",
    ),
    Family(
        "The top of another deck",
        "deed",
        [
            "look at the top {INT} (card | cards) of (<a seat>)'s deck",
            "look at the top {INT} (card | cards) of (an opponent's | another player's | one opponent's) deck",
        ],
        "look at the top {INT} card(s) of the deck of an opponent",
    ),
    Family(
        "The top card of another deck",
        "deed",
        ["look at the top card of (an opponent's | another player's | one opponent's) deck"],
        "look at the top 1 card of the deck of an opponent",
    ),
    Family(
        "A random card revealed from another hand",
        "deed",
        [
            "reveal (a | one) random card from (<a hand>)",
            "(<a seat>) reveals (a random card | a card at random | one card at random) [from <their own hand>]",
        ],
        "reveal a random card from the hand of an opponent",
    ),
    # ---- Power
    Family(
        "All your Power",
        "deed",
        ["[you] (lose | discard) all [of] (your | the) <power> [you have]"],
        "lose all Power",
    ),
    Family(
        "Twice your Power",
        "deed",
        ["(double | gain as much <power> as you have)", "double your <power>"],
        "double your Power",
        alone=True,
    ),
    Family(
        "Power spent as often as you like",
        "statement",
        [
            (
                "[you may] (spend | pay) up to {INT} <power> [.] [and] (for each | for each of them | "
                "for each [<power>] (spent | paid) [this way]) {course}"
            ),
            "(spend | pay) up to {INT} <power> [.] {course} for each [<power>] (spent | paid) [this way]",
        ],
        "for each of up to {INT} Power that you spend, {course}",
    ),
    # ---- places of a board
    Family(
        "A Location of some board",
        "statement",
        [
            "move {pick} to (a | any | any one | one | the same | a single) Location {where}",
            "choose a Location {where} [.] [and] move {pick} (there | to it | to that Location)",
            "move {pick} from any (Location | Locations) to (the same | one | a single | a) Location {where}",
        ],
        "at a Location of your choice {where}, send {pick} to that Location",
    ),
    # ---- qualities
    Family(
        "With an Upgrade",
        "quality",
        ["(<bears>) (an | one or more | at least one) (Upgrade | Upgrades)", "that is Upgraded"],
        "bearing an Upgrade",
    ),
    Family(
        "Without Upgrades",
        "quality",
        ["without (Upgrades | an Upgrade | any Upgrades)", "(with | that has | that have) no Upgrades"],
        "bearing no Upgrade",
    ),
    Family(
        "With much printed Strength",
        "quality",
        ["(<bears>) {INT} or more printed Strength", "(<bears>) [a] printed Strength of {INT} or more"],
        "showing {INT} or more Strength",
    ),
    Family(
        "With little printed Strength",
        "quality",
        ["(<bears>) {INT} or less printed Strength", "(<bears>) [a] printed Strength of {INT} or less"],
        "showing {INT} or less Strength",
    ),
    Family(
        "With much Strength",
        "quality",
        [
            "(<bears>) {INT} or more Strength",
            "(<bears>) [a] Strength [of] {INT} or (more | higher | greater)",
            "(<bears>) at least {INT} Strength",
        ],
        "showing {INT} or more Strength",
        asks=PRINTED,
    ),
    Family(
        "With Plot on it",
        "quality",
        ["(with | that has | that have) [any | at least 1] Plot [on (it | them)]"],
        "bearing Plot",
    ),
    Family(
        "But not of a type",
        "quality",
        ["(that | who) (is | are) (not | no) [a | an] {TYPE}", "(except | but not) [a | an] {TYPE}"],
        "other than {TYPE(s)}",
    ),
    # ---- the strongest
    Family(
        "The strongest there",
        "pick",
        [
            "the (strongest | highest Strength) {TYPE} {where}",
            "the {TYPE} {where} with the (most | highest) Strength",
            "the {TYPE} with the (most | highest) Strength {where}",
        ],
        "the strongest {TYPE} {where}",
    ),
    Family(
        "The weakest there",
        "pick",
        [
            "the (weakest | lowest Strength) {TYPE} {where}",
            "the {TYPE} {where} with the (least | lowest) Strength",
            "the {TYPE} with the (least | lowest) Strength {where}",
        ],
        "the weakest {TYPE} {where}",
    ),
)

__all__ = ["PARTS_OF_WISHES", "WISHES"]
