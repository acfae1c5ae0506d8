"""How first designers word cards of Nemesis: all of yours, what others do, thwarting, decks from below."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_WIDE: Final = {
    "under rest": (
        "[.] [and] [(put | place | return)] [the] (rest | others | other | other cards | remaining cards | "
        "other card | "
        "remaining card) [back] (on | at | to | under) [the] (bottom [of (your deck | it)] | your deck) "
        "[in any order | in a random order | in the same order]"
    ),
    "all yours": "(all | all [of] | each of | each) your | your",
    "all theirs": (
        "all opponents' | each opponent's | all opposing | opposing | opponents' | your opponents' | "
        "all [of] your opponents'"
    ),
    "by all": "[by (opponents | an opponent | other players | any player | anyone)]",
    "that one": "that (player | opponent) | they | he or she",
    "rival": "(an | one | any) opponent in (this | the | that) Conflict",
    "rivals": (
        "(each | every) [other] (opponent | player) in (this | the | that) Conflict | "
        "all [other] (opponents | players) in (this | the | that) Conflict"
    ),
    "a seat": "(an | one | any | 1) opponent | another player | an opponent of your choice | target opponent",
}

WIDE: Final = (
    # ---- decks
    Family(
        "Some of the cards on top kept, the others put under the deck",
        "deed",
        [
            (
                "look at the top {n:INT} cards of your deck [.] [and | then] (<keeps>) {m:INT} [of (them | these | "
                "those)] [(in | into | to) your hand] (<under rest>)"
            ),
            (
                "(draw | <keeps>) {m:INT} of the top {n:INT} cards of your deck [(in | into | to) your hand] "
                "(<under rest>)"
            ),
        ],
        "put {m} of the top {n} cards of your deck into your hand and the others on the bottom",
    ),
    Family(
        "The top card revealed, and kept if it is of a type",
        "deed",
        [
            (
                "(reveal | turn over | flip) the top card of your deck [.] [and] if it (is | was) (a | an) "
                "{TYPE} [card] "
                "(<keeps>) it [(in | into | to) your hand]"
            ),
            (
                "(reveal | turn over | flip) the top card of your deck [.] [and] if it (is | was) (a | an) "
                "{TYPE} [card] "
                "draw it"
            ),
            (
                "(reveal | turn over | flip) the top card of your deck and (<keeps>) it [(in | into | to) your "
                "hand] if it is (a | an) {TYPE}"
            ),
        ],
        "reveal the top card of your deck and put it into your hand if it is a(n) {TYPE}",
    ),
    Family(
        "Cards sold",
        "deed",
        [
            (
                "discard (any number of | as many) cards [as you like] [from your hand] [as you like] (. | "
                "and | . then | "
                "then) <gain> {INT} <power> for (each | every) (card | one) [[so] discarded | that you discard | you "
                "discard | discarded this way]"
            ),
            "<gain> {INT} <power> for (each | every) card [that] you discard [from your hand]",
        ],
        "discard any number of cards and gain {INT} Power for each of them",
    ),
    Family(
        "Some cards discarded, as many as you like",
        "deed",
        ["discard up to {INT} (card | cards) [from your hand]"],
        "discard up to {INT} card(s)",
    ),
    Family(
        "A card of the pile brought into play",
        "deed",
        [
            (
                "(put | play | return | bring) (a | an | one | 1) {TYPE} (from | in) your discard pile "
                "[[back] (in | into | to) play] "
                "[at (a | any | one) Location [of your choice] [on your [Control] Board]]"
            ),
            "(put | return | bring) (a | an | one | 1) {TYPE} [back] (in | into) play from your discard pile",
        ],
        "play a(n) {TYPE} from your discard pile",
    ),
    # ---- whose cards, and how many
    Family("All of yours", "pick", ["(all | all of | each of | every one of) your {TYPE}"], "all your {TYPE(s)}"),
    Family(
        "All of yours at a place",
        "pick",
        ["(all | all of | each of | every one of) your {TYPE} {where}"],
        "all your {TYPE(s)} {where}",
    ),
    Family(
        "All of theirs",
        "pick",
        ["(all | each | every) (opponents' | opponent's | opposing) {TYPE}"],
        "all opponents' {TYPE(s)}",
    ),
    Family(
        "All of theirs at a place",
        "pick",
        ["(all | each | every) (opponents' | opponent's | opposing) {TYPE} {where}"],
        "all opponents' {TYPE(s)} {where}",
    ),
    Family(
        "Some of yours",
        "pick",
        ["{n:SEVERAL} of your {TYPE}", "{n:SEVERAL} {TYPE} (of yours | you control)"],
        "{n} of your {TYPE(s)}",
    ),
    Family(
        "Up to some of yours",
        "pick",
        ["up to {INT} of your {TYPE}", "up to {INT} {TYPE} (of yours | you control)"],
        "up to {INT} of your {TYPE(s)}",
    ),
    # ---- Strength for a while
    Family(
        "Strength that all of yours have for this turn",
        "deed",
        [
            "(<all yours>) {TYPE} (<has strength>) + {INT} [Strength] [each] (<turn long>)",
            "(<turn long>) (<all yours>) {TYPE} (<has strength>) + {INT} [Strength] [each]",
            "give (<all yours>) {TYPE} + {INT} [Strength] [each] (<turn long>)",
        ],
        "give all your {TYPE(s)} +{INT} Strength until the turn ends",
        alone=True,
    ),
    Family(
        "Strength that all of yours at a place have for this turn",
        "deed",
        [
            "(<all yours>) {TYPE} {where} (<has strength>) + {INT} [Strength] [each] (<turn long>)",
            "(<turn long>) (<all yours>) {TYPE} {where} (<has strength>) + {INT} [Strength] [each]",
            "give (<all yours>) {TYPE} {where} + {INT} [Strength] [each] (<turn long>)",
        ],
        "give all your {TYPE(s)} {where} +{INT} Strength until the turn ends",
        alone=True,
    ),
    Family(
        "Strength that all of theirs lose for this turn",
        "deed",
        [
            "(<all theirs>) {TYPE} (<has strength>) - {INT} [Strength] [each] (<turn long>)",
            "(<all theirs>) {TYPE} (lose | loses) {INT} Strength [each] (<turn long>)",
        ],
        "give all opponents' {TYPE(s)} -{INT} Strength until the turn ends",
    ),
    Family(
        "Strength that all of theirs at a place lose for this turn",
        "deed",
        [
            "(<all theirs>) {TYPE} {where} (<has strength>) - {INT} [Strength] [each] (<turn long>)",
            "(<all theirs>) {TYPE} {where} (lose | loses) {INT} Strength [each] (<turn long>)",
        ],
        "give all opponents' {TYPE(s)} {where} -{INT} Strength until the turn ends",
    ),
    Family(
        "Strength of yours in a Conflict, for which no time is named",
        "ability",
        ["Conflict (<all yours>) {TYPE} [(<here>)] (<has strength>) + {INT} [Strength] [each]"],
        "Conflict: give all your {TYPE(s)} at this Location +{INT} Strength until the turn ends",
        asks="Each of them there, until the turn ends?",
    ),
    # ---- thwarted, taken, sheltered
    Family(
        "Thwarting, chosen first",
        "deed",
        ["choose {pick} [.] thwart (it | them | that (card | Character))"],
        "thwart {pick}",
    ),
    Family("Control taken", "deed", ["(gain | get | seize | assume) control of {pick}"], "take control of {pick}"),
    Family(
        "None of yours thwarted",
        "ability",
        ["[Ongoing] {crew} (<never>) be thwarted [in Conflicts]"],
        "Ongoing: nobody can thwart {crew}",
        types=("character", "constant"),
    ),
    Family(
        "None of yours vanquished",
        "ability",
        ["[Ongoing] {crew} (<never>) be vanquished (<by all>)"],
        "Ongoing: nobody can vanquish {crew}",
        types=("character", "constant"),
    ),
    Family(
        "None of yours moved by others",
        "ability",
        [
            "[Ongoing] {crew} (<never>) be moved by (opponents | an opponent | other players)",
            "[Ongoing] (opponents | other players) (<never>) move {crew}",
        ],
        "Ongoing: opponents cannot move {crew}",
        types=("character", "constant"),
    ),
    # ---- always
    Family("All of a type", "those", ["(all | each | every) {TYPE}"], "all {TYPE(s)}"),
    Family(
        "Those of opponents everywhere",
        "those",
        ["(opposing | opponents' | your opponents' | all opponents' | each opponent's) {TYPE}"],
        "opponents' {TYPE(s)}",
    ),
    Family(
        "Yours on your board",
        "those",
        [
            (
                "(your | each of your | all your | all of your) {TYPE} (at Locations on your [Control] Board | at "
                "your Locations)"
            )
        ],
        "your {TYPE(s)} on your Control Board",
    ),
    Family(
        "Yours abroad",
        "those",
        [
            (
                "(your | each of your | all your | all of your) {TYPE} (at Locations on | on | at) (opponents' | an "
                "opponent's | other players') [Control] (Board | Boards | Locations)"
            )
        ],
        "your {TYPE(s)} on opponents' Control Boards",
    ),
    Family(
        "Those of opponents on your board",
        "those",
        [
            (
                "(opposing | opponents' | your opponents' | all opponents') {TYPE} (at Locations on your "
                "[Control] Board | "
                "on your [Control] Board | at your Locations)"
            )
        ],
        "opponents' {TYPE(s)} on your Control Board",
    ),
    Family(
        "Strength for each of something",
        "ability",
        [
            "[Ongoing] {those} (<gets>) + {INT} [Strength] for (each | every) {thing}",
            "[Ongoing] for (each | every) {thing} {those} (<gets>) + {INT} [Strength]",
            "[Ongoing] {those} (<gets>) {INT} (more | extra | additional) Strength for (each | every) {thing}",
        ],
        "Ongoing: +{INT} Strength for {those} for each {thing}",
        types=("character", "constant"),
    ),
    Family(
        "Strength of the Character itself for each of something",
        "ability",
        ["[Ongoing] [<gets>] + {INT} Strength for (each | every) {thing}"],
        "Ongoing: +{INT} Strength for this Character for each {thing}",
        types=("character", "constant"),
    ),
    Family(
        "Strength taken under a condition",
        "ability",
        [
            "[Ongoing] {those} (<gets>) - {INT} [Strength] (if | while | as long as | when) {conditions}",
            "[Ongoing] (if | while | as long as) {conditions} {those} (<gets>) - {INT} [Strength]",
        ],
        "Ongoing: -{INT} Strength for {those} if {conditions}",
        types=("character", "constant"),
    ),
    Family(
        "Strength under a condition, said without the Character",
        "ability",
        ["[<gets>] + {INT} Strength (if | while | as long as) {conditions}"],
        "Ongoing: +{INT} Strength for this Character if {conditions}",
        types=("character",),
    ),
    Family(
        "Upgrades counted",
        "thing",
        ["Upgrade [attached to (it | this Character) | it bears | it has]"],
        "attached Upgrade",
    ),
    Family(
        "Captured Doctors counted",
        "thing",
        ["Captured Doctor [you (have | hold | control)]", "Doctor you have (Captured | captured)"],
        "Captured Doctor you hold",
    ),
    Family("Plot counted", "thing", ["<plot> (you have | you hold | on your [Control] Board)"], "Plot you hold"),
    Family(
        "Yours counted",
        "thing",
        ["of your {TYPE} {where}", "{TYPE} you (have | control) {where}", "{TYPE} of yours {where}"],
        "{TYPE} you have {where}",
    ),
    Family(
        "Yours in play counted",
        "thing",
        ["of your {TYPE}", "{TYPE} you (have | control)", "{TYPE} of yours"],
        "{TYPE} you have in play",
    ),
    Family(
        "Others counted",
        "thing",
        ["other {TYPE} {where}", "other {TYPE} (that is | which is) {where}"],
        "other {TYPE} {where}",
    ),
    Family(
        "Others of yours counted",
        "thing",
        ["(of your other | other of your) {TYPE} {where}", "other {TYPE} you (have | control) {where}"],
        "other {TYPE} you have {where}",
    ),
    Family(
        "Others of yours in play counted",
        "thing",
        ["(of your other | other of your) {TYPE}", "other {TYPE} you (have | control)"],
        "other {TYPE} you have in play",
    ),
    # ---- other players
    Family(
        "An opponent chosen, who then does something",
        "deed",
        [
            "choose (<a seat>) [.] (<that one>) [must] {does}",
            "(<a seat>) [must] {does}",
        ],
        "make an opponent {does}",
    ),
    Family(
        "All opponents, who each do something",
        "deed",
        ["(<each opp>) [must] {does}"],
        "make each opponent {does}",
    ),
    Family("All players, who each do something", "deed", ["(<each one>) [must] {does}"], "make each player {does}"),
    Family(
        "Those in the Conflict, who each do something",
        "deed",
        ["(<rivals>) [must] {does}"],
        "make each opponent in this Conflict {does}",
    ),
    Family("Cards drawn by others", "does", ["(draws | draw) {INT} (card | cards)"], "draw {INT} card(s)"),
    Family("Power gained by others", "does", ["(gains | gain | gets | get) {INT} <power>"], "gain {INT} Power"),
    Family("Power lost by others", "does", ["(loses | lose) {INT} <power>"], "lose {INT} Power"),
    Family(
        "Half the Power lost by others",
        "does",
        ["(loses | lose) half [of] (their | his or her) <power> [rounded up]"],
        "lose half your Power",
    ),
    Family("Half the Power lost", "deed", ["lose half [of] your <power> [rounded up]"], "lose half your Power"),
    Family(
        "Half a hand discarded by others",
        "does",
        ["(discards | discard) half [of] (their | his or her) (hand | cards [in hand]) [rounded up]"],
        "discard half your hand",
    ),
    Family(
        "Half a hand discarded",
        "deed",
        ["discard half [of] your (hand | cards [in hand]) [rounded up]"],
        "discard half your hand",
    ),
    Family(
        "Cards discarded by others",
        "does",
        ["(discards | discard) {INT} {TYPE} [of (their | his or her) choice] [from <their own hand>]"],
        "discard {INT} {TYPE(s)}",
    ),
    Family(
        "Hands discarded by others",
        "does",
        [
            "(discards | discard) (their | his or her) [(whole | entire)] (hand | hands)",
            "(discards | discard) all [of] (their | his or her) cards",
        ],
        "discard all cards in hand",
    ),
    Family(
        "Hands exchanged by others for as many cards",
        "does",
        ["(discards | discard) (their | his or her) (hand | hands) and (draws | draw) (that many | as many) cards"],
        "exchange your hand",
    ),
    Family(
        "A hand discarded, and so many cards drawn",
        "deed",
        ["discard your [(whole | entire)] hand (. | and | then | and then | . then) draw {INT} cards"],
        "discard all cards in hand and draw {INT} card(s)",
    ),
    Family(
        "Hands of all discarded, and so many cards drawn",
        "deeds",
        [
            (
                "(<each one>) [must] (discards | discard) (their | his or her) [(whole | entire)] (hand | "
                "hands) (and | then | "
                "and then | . then) (draws | draw) {INT} cards"
            )
        ],
        "make each player discard all cards in hand and make each player draw {INT} card(s)",
    ),
    Family(
        "What each opponent loses and you gain",
        "deed",
        [
            (
                "(<each opp>) [must] (loses | lose) {n:INT} <power> (. | and | . then) you <gain> (that (much | many) "
                "[<power>] | (it | them) | {n:INT} <power> for each [of them])"
            )
        ],
        "take {n} Power from each opponent",
    ),
    Family(
        "What an opponent loses and you gain",
        "deed",
        [
            (
                "(<a seat>) [must] (loses | lose) {n:INT} <power> (. | and | . then) you <gain> (that (much | many) "
                "[<power>] | (it | them) | {m:INT} <power>)"
            )
        ],
        "take {n} Power from an opponent",
        same=(("n", "m"),),
    ),
    Family(
        "Strength that an opponent in the Conflict loses",
        "deed",
        [
            "choose (<rival>) [.] (<that one>) (loses | lose) {INT} Strength",
            "(<rival>) (loses | lose) {INT} Strength",
        ],
        "take {INT} Strength from an opponent in this Conflict",
    ),
    Family(
        "Strength that all opponents in the Conflict lose",
        "deed",
        ["(<rivals>) (loses | lose) {INT} Strength"],
        "take {INT} Strength from each opponent in this Conflict",
    ),
    Family(
        "A hand looked at, of which you choose what is discarded",
        "deed",
        [
            (
                "choose (<a seat>) [.] look at (their | his or her) hand [. | and] (<that one>) [must] "
                "(discards | discard) "
                "{n:INT} {TYPE} of your choice"
            ),
            (
                "choose (<a seat>) [.] look at (their | his or her) hand [. | and] [choose {n:INT} {TYPE} "
                "and] discard [{n:INT} "
                "{TYPE}] [from it | of your choice | it]"
            ),
            (
                "look at <a hand> [. | and] choose {n:INT} {TYPE} [there | from it | of it] [. | and] (<that "
                "one>) [must] "
                "(discards | discard) (it | them)"
            ),
            "look at <a hand> [. | and] (<that one>) [must] (discards | discard) {n:INT} {TYPE} of your choice",
        ],
        "choose and discard {n} {TYPE(s)} from the hand of an opponent",
    ),
    Family(
        "A hand of one who is chosen looked at",
        "deed",
        [
            "choose (<a seat>) [.] look at (their | his or her) hand",
            "choose (<a seat>) [.] (<that one>) (reveals | shows [you]) (their | his or her) hand",
        ],
        "look at the hand of an opponent",
    ),
    # ---- the die
    Family(
        "Strength by the die",
        "statement",
        ["roll (a | one | 1) (die | dice) [.] [and] <gain> (that much | that | as much | the result as) Strength"],
        "roll a die: otherwise, gain Strength equal to the roll",
    ),
    Family(
        "Power by the die",
        "statement",
        ["roll (a | one | 1) (die | dice) [.] [and] <gain> (that (much | many) | as much | the result as) <power>"],
        "roll a die: otherwise, gain Power equal to the roll",
    ),
    # ---- conditions
    Family(
        "The least Power",
        "condition",
        [
            (
                "you (have | hold) (less | fewer) <power> than (each | every | any | all) (opponent | other "
                "player | opponents)"
            ),
            "you (have | hold) the least <power>",
        ],
        "you hold less Power than each opponent",
    ),
    Family(
        "The most cards",
        "condition",
        [
            "you (have | hold) more cards [in hand] than (each | every | any) (opponent | other player)",
            "you (have | hold) the most cards [in hand]",
        ],
        "you hold more cards than each opponent",
    ),
    Family(
        "The fewest cards",
        "condition",
        [
            "you (have | hold) (fewer | less) cards [in hand] than (each | every | any) (opponent | other player)",
            "you (have | hold) the fewest cards [in hand]",
        ],
        "you hold fewer cards than each opponent",
    ),
    Family(
        "An opponent without cards",
        "condition",
        ["(<any opp>) (has | holds) no cards [in hand]"],
        "an opponent holds no cards",
    ),
    Family(
        "An Upgrade borne",
        "condition",
        ["(this Character | it) (has | bears) (an | any) Upgrade"],
        "this Character has an Upgrade",
    ),
    # ---- occasions
    Family(
        "A card of theirs that is thwarted",
        "event",
        ["(an opponent's | an opposing | another player's | one of an opponent's) {TYPE} is thwarted"],
        "an opponent's {TYPE} is thwarted",
    ),
    Family(
        "A Conflict that you start",
        "event",
        ["you (start | begin | initiate) (a | any) Conflict"],
        "you initiate a Conflict",
    ),
    Family(
        "A Conflict that another starts",
        "event",
        ["(<any opp>) (starts | begins | initiates) (a | any) Conflict"],
        "an opponent initiates a Conflict",
    ),
    Family(
        "A Conflict that another wins", "event", ["(<any opp>) wins (a | any) Conflict"], "an opponent wins a Conflict"
    ),
    Family(
        "A Doctor that another captures",
        "event",
        ["(<any opp>) captures (a | an | any) {TYPE}"],
        "an opponent captures a(n) {TYPE}",
    ),
    Family(
        "Taken back instead of being thwarted",
        "ability",
        [
            (
                "[Ongoing] (when | whenever | if) this Character (would be | is) thwarted return (it | this "
                "Character) to (its "
                "owner's | your) hand instead"
            ),
            (
                "[Ongoing] (when | whenever | if) this Character would be thwarted instead return (it | this "
                "Character) to (its owner's | your) hand"
            ),
        ],
        "Ongoing: when this Character would be thwarted, return this Character to its owner's hand instead",
        types=("character", "constant"),
    ),
    Family(
        "Taken back when it is thwarted",
        "ability",
        [
            (
                "[Ongoing] (when | whenever | if) this Character is thwarted [you may] return (it | this Character) "
                "to (its owner's | your) hand"
            )
        ],
        "Ongoing: when this Character would be thwarted, return this Character to its owner's hand instead",
        types=("character", "constant"),
        asks="Instead of being thwarted? Once it is, it lies in the discard pile.",
    ),
    # ---- by number, and those with the most
    Family(
        "Power by number",
        "statement",
        ["<gain> <power> equal to the number {thing}", "<gain> <power> equal to the number of {thing}"],
        "for each {thing}, gain 1 Power",
    ),
    Family(
        "Cards drawn by number",
        "statement",
        ["draw cards equal to the number {thing}", "draw cards equal to the number of {thing}"],
        "for each {thing}, draw 1 card",
    ),
    Family(
        "Power that an opponent gives",
        "deed",
        ["(<a seat>) [must] (gives | give) you {INT} <power>"],
        "take {INT} Power from an opponent",
    ),
    Family(
        "Power that all opponents give",
        "deed",
        ["(<each opp>) [must] (gives | give) you {INT} <power>"],
        "take {INT} Power from each opponent",
    ),
    Family(
        "The pile searched",
        "deed",
        ["search your discard pile for {INT} {TYPE} [. | and] (<keeps>) (it | them) (in | into | to) your hand"],
        "retrieve {INT} {TYPE(s)}",
    ),
    Family(
        "A card searched for and put into play",
        "deed",
        ["search [your deck] for (a | an | one | 1) {TYPE} [.] and (put it into play | play it)"],
        "search for and play a(n) {TYPE}",
    ),
    # ---- of yours, sent back or given up
    Family(
        "Some of yours taken back",
        "deed",
        ["(return | take | put) up to {INT} of your {TYPE} [back] (to | into) your hand"],
        "return up to {INT} of your {TYPE(s)} to its owner's hand",
    ),
    Family(
        "One of yours at a place taken back",
        "deed",
        ["(return | take | put) <one> of your {TYPE} {where} [back] (to | into) your hand"],
        "return one of your {TYPE(s)} {where} to its owner's hand",
    ),
    Family(
        "One of yours given up",
        "deed",
        ["sacrifice (one of your | a | an) {TYPE}"],
        "vanquish one of your {TYPE(s)}",
        asks="Is it vanquished?",
    ),
    Family(
        "A card of a type destroyed, for which this game has another word",
        "deed",
        ["(destroy | kill | remove) {pick}"],
        "vanquish {pick}",
        asks="Is it vanquished, so that it goes to its owner's discard pile?",
    ),
    Family(
        "All thwarted at a Location that is chosen",
        "statement",
        [
            "thwart (all | every) {TYPE} (<at one>)",
            "choose (a | one | any) Location [.] thwart (all | every) {TYPE} (there | at that Location | at it)",
        ],
        "at a Location of your choice, thwart all {TYPE(s)} at that Location",
    ),
    Family(
        "One who is thwarted at a Location where you are",
        "deed",
        ["choose {pick} [.] thwart it"],
        "thwart {pick}",
    ),
    Family(
        "Strength in a Conflict, for which no time is named",
        "ability",
        ["Conflict {pick} (<has strength>) + {INT} [Strength]"],
        "Conflict: give {pick} +{INT} Strength until the turn ends",
        asks="Until the turn ends?",
    ),
    Family(
        "Strength lost in a Conflict, for which no time is named",
        "ability",
        ["Conflict {pick} (<has strength>) - {INT} [Strength]"],
        "Conflict: give {pick} -{INT} Strength until the turn ends",
        asks="Until the turn ends?",
    ),
    # ---- others of a type, drawn and gained
    Family(
        "None of yours",
        "condition",
        ["you (have | control) no {TYPE}", "you (don't | do not) (have | control) (a | an | any) {TYPE}"],
        "you do not have a(n) {TYPE} in play",
    ),
    Family(
        "A card that enters play",
        "event",
        ["(a | an | any) {TYPE} (enters | comes into) play"],
        "a player plays a(n) {TYPE}",
    ),
    Family(
        "A Doctor that the Character captures",
        "event",
        ["(this Character | it) captures (a | an | any) {TYPE}"],
        "you capture a(n) {TYPE}",
        types=("character",),
        asks="Is it enough that you capture one, with any Character of yours?",
    ),
    Family(
        "Bearers of opponents",
        "bearer",
        ["(an opponent's | an opposing | another player's) {TYPE}"],
        "an opponent's {TYPE}",
    ),
)

__all__ = ["PARTS_OF_WIDE", "WIDE"]
