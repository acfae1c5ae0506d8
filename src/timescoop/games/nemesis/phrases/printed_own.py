"""How cards that players write, and those who retell them, word what only cards of one's own say in Nemesis."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_OWN: Final = {
    "each opp": (
        "(each | every | all) (opponent | opponents | other player | other players) | all [of] your opponents | "
        "opponents | each of your opponents | your opponents"
    ),
    "each one": "each player | every player | all players | both players | everyone",
    "opp's": (
        "an opponent's | one opponent's | any opponent's | another player's | one of your opponents' | "
        "an opposing | 1 opponent's | one opposing | an enemy"
    ),
    "a hand": ("(an opponent's | one opponent's | any opponent's | another player's | target opponent's) hand"),
    "at one": "at (one | a | any | any one | 1) Location [of your choice | you choose]",
    "begins": "starts | begins",
    "right here": "(here | at this Location)",
    "gets": "has | have | gets | get | gains | gain | is given | are given",
}

OWN: Final = (
    # ---- moves to where the card is
    Family(
        "Your moves to where the card is",
        "event",
        ["you move (a | an | one of your) {TYPE} (to this Location | here)"],
        "you move a(n) {TYPE} to this Location",
    ),
    Family(
        "Moves of others to where the card is",
        "event",
        ["(<any opp>) moves (a | an | one of their) {TYPE} (to this Location | here)"],
        "an opponent moves a(n) {TYPE} to this Location",
    ),
    Family(
        "Cards of others that come to where the card is",
        "event",
        ["(<opp's>) {TYPE} (moves | is moved | arrives) (to | at) this Location"],
        "an opponent moves a(n) {TYPE} to this Location",
        asks="Whenever an opponent moves one there?",
    ),
    Family(
        "Anybody's moves to where the card is",
        "event",
        [
            "(a | any) player moves (a | an | any) {TYPE} (to this Location | here)",
            "(a | an | any) {TYPE} (moves | is moved | arrives) (to | at) this Location",
        ],
        "a player moves a(n) {TYPE} to this Location",
    ),
    Family(
        "What a player does who did something",
        "deed",
        ["(that (player | opponent) | they) [must] {does}"],
        "make that player {does}",
    ),
    # ---- cards in play that leave
    Family(
        "Cards in play that a text discards",
        "deed",
        ["discard (a | an | one | 1) {TYPE} {where}"],
        "vanquish 1 {TYPE} {where}",
        asks="Is it vanquished, so that what keeps a card from that keeps it here?",
    ),
    Family(
        "A card searched for and played where the card is",
        "deed",
        [
            "(search | look through) your deck for (a | an) {TYPE} [.] [and] play (it | that card) <right here>",
            "(search | look through) your deck for (a | an) {TYPE} [.] [and] put (it | that card) into play here",
        ],
        "search for and play a(n) {TYPE}",
        asks="At any Location where it can be played, not only at this one?",
    ),
    Family(
        "A Character that others cannot move",
        "ability",
        [
            "[Ongoing] this Character (can't | cannot | can not | may not) be moved by (<each opp> | <any opp>)",
            "[Ongoing] (<each opp>) (can't | cannot | can not | may not) move this Character",
            "[Ongoing] no opponent (can | may) move this Character",
        ],
        "Ongoing: opponents cannot move this Character",
    ),
    # ---- conditions
    Family(
        "What is at a Location, under anybody's control",
        "condition",
        ["there is [at least] (a | an | one | 1) {TYPE} {where}", "(a | an) {TYPE} is {where}"],
        "there is a(n) {TYPE} {where}",
    ),
    Family("What is nowhere", "condition", ["there (are | is) no {TYPE} {where}"], "there are no {TYPE(s)} {where}"),
    Family(
        "What you lack",
        "condition",
        [
            "you (have | control) no {TYPE} {where}",
            "you (don't have | do not have | don't control) (a | an | any) {TYPE} {where}",
        ],
        "you do not have a(n) {TYPE} {where}",
    ),
    Family(
        "Two types that must both be there",
        "conditions",
        [
            "there (is | are) (a | an) {one:TYPE} and (a | an) {other:TYPE} {where}",
            "both (a | an) {one:TYPE} and (a | an) {other:TYPE} [Character] are {where}",
        ],
        "there is a(n) {one} {where} and there is a(n) {other} {where}",
    ),
    Family(
        "More of them than anybody else",
        "condition",
        [
            (
                "you (have | control) more {TYPE} [in play] than (each | any | every) (opponent | other "
                "player) [has | have] [in play]"
            )
        ],
        "you have more {TYPE(s)} in play than each opponent",
    ),
    Family(
        "An empty hand",
        "condition",
        ["you (have | hold) no cards in hand", "your hand is empty"],
        "you have no cards in your hand",
    ),
    Family(
        "So much Power and no other",
        "condition",
        ["you (have | hold) exactly {INT} <power>"],
        "you hold exactly {INT} Power",
    ),
    Family(
        "Few cards in hand",
        "condition",
        ["you have {INT} or (fewer | less) cards in [your] hand"],
        "you have {INT} or fewer cards in your hand",
    ),
    # ---- things
    Family("Opponents counted", "thing", ["(opponent | of your opponents | other player)"], "opponent"),
    Family(
        "Boards on which you stand",
        "thing",
        [
            (
                "Control Board (with | that has | where you have) (one of your | at least one of your | a) "
                "{TYPE} [of yours] [on it]"
            )
        ],
        "Control Board with one of your {TYPE(s)}",
    ),
    Family(
        "Cards counted, of all players",
        "thing",
        ["{TYPE} (that is | which is) {where}", "of the {TYPE} {where}"],
        "{TYPE} {where}",
    ),
    # ---- events
    Family(
        "A Character that moves",
        "event",
        ["(this card | this Character | it) (moves | is moved)"],
        "this Character moves",
    ),
    Family(
        "A Character that is vanquished", "event", ["(this card | it) is vanquished"], "this Character is vanquished"
    ),
    Family(
        "A Character of yours that moves",
        "event",
        ["(one of your | any of your | a | another of your) {TYPE} [of yours | you control] (moves | is moved)"],
        "one of your {TYPE(s)} moves",
    ),
    Family(
        "The move of the Minion Step",
        "event",
        ["(one of your | any of your) {TYPE} moves in (the | your) Minion Step"],
        "one of your {TYPE(s)} moves in the Minion Step",
    ),
    Family(
        "A card of yours that is thwarted",
        "event",
        ["(one of your | any of your) {TYPE} is thwarted", "you lose (a | an) {TYPE} in a Conflict"],
        "one of your {TYPE(s)} is thwarted",
    ),
    Family(
        "A card of yours that is vanquished",
        "event",
        ["(one of your | any of your) {TYPE} is vanquished"],
        "one of your {TYPE(s)} is vanquished",
    ),
    Family(
        "A Conflict won by the Character",
        "event",
        ["(this card | this Character | it) wins (a | any) Conflict", "you win (a | any) Conflict with this Character"],
        "you win a Conflict at this Location",
        types=("character", "constant"),
        asks=(
            "Must this Character itself have won, or is it enough that you win a Conflict at its Location? Only the "
            "second can be said."
        ),
    ),
    Family(
        "A Conflict lost by the Character, or by you where it is",
        "event",
        [
            "(this card | this Character | it) loses (a | any | the) Conflict",
            "you lose (a | any | the) Conflict (<here>)",
        ],
        "you lose a Conflict at this Location",
        types=("character", "constant"),
    ),
    Family("A Conflict won anywhere", "event", ["you win (a | any) Conflict"], "you win a Conflict"),
    Family(
        "A Conflict won by another player",
        "event",
        ["(an opponent | another player | a different player) wins a Conflict (<here>)"],
        "an opponent wins a Conflict at this Location",
    ),
    Family(
        "A card played here", "event", ["you play (a | an) {TYPE} (<here>)"], "you play a(n) {TYPE} at this Location"
    ),
    Family(
        "A card played by another player",
        "event",
        ["(an opponent | another player) plays (a | an) {TYPE}"],
        "an opponent plays a(n) {TYPE}",
    ),
    Family(
        "A turn of another player",
        "event",
        ["(an opponent's | another player's | each opponent's) turn (<begins>)"],
        "an opponent's turn starts",
    ),
    Family(
        "What is done as turns of others start",
        "rule",
        ["at the (start | beginning) of (each | every | an) (opponent's | other player's) turn {statement}"],
        "when an opponent's turn starts, {statement}",
    ),
    # ---- other players
    Family(
        "What each opponent loses",
        "deed",
        ["<each opp> [must] (loses | lose | discards | discard) {INT} <power>"],
        "make each opponent lose {INT} Power",
    ),
    Family(
        "What each player loses",
        "deed",
        ["<each one> [must] (loses | lose | discards | discard) {INT} <power>"],
        "make each player lose {INT} Power",
    ),
    Family(
        "Cards that each opponent discards",
        "deed",
        [
            (
                "<each opp> [must] (discards | discard) {INT} {TYPE} [of (their | his or her) choice] [from "
                "(their | his or her) hand] [of (their | his or her) choice]"
            )
        ],
        "make each opponent discard {INT} {TYPE(s)}",
    ),
    Family(
        "Cards that each player discards",
        "deed",
        [
            (
                "<each one> [must] (discards | discard) {INT} {TYPE} [of (their | his or her) choice] [from "
                "(their | his or her) hand]"
            )
        ],
        "make each player discard {INT} {TYPE(s)}",
    ),
    Family(
        "Cards that each player draws",
        "deed",
        ["<each one> (draws | draw) {INT} (card | cards)"],
        "make each player draw {INT} card(s)",
    ),
    Family(
        "Power that each player gains",
        "deed",
        ["<each one> (gains | gain | gets | get) {INT} <power>"],
        "make each player gain {INT} Power",
    ),
    Family(
        "What each player vanquishes of their own",
        "deed",
        ["<each one> [must] (vanquishes | vanquish) (one of | a) (their [own] | his or her [own]) {TYPE}"],
        "make each player vanquish one of their {TYPE(s)}",
    ),
    Family(
        "What each opponent vanquishes of their own",
        "deed",
        ["<each opp> [must] (vanquishes | vanquish) (one of | a) (their [own] | his or her [own]) {TYPE}"],
        "make each opponent vanquish one of their {TYPE(s)}",
    ),
    Family(
        "Power taken",
        "deed",
        ["(steal | <gain>) {INT} <power> from (<opp> | another player)"],
        "take {INT} Power from an opponent",
    ),
    Family(
        "Power taken from all",
        "deed",
        ["(steal | <gain>) {INT} <power> from (<each opp>)"],
        "take {INT} Power from each opponent",
    ),
    Family(
        "Strength taken in a Conflict",
        "deed",
        [
            (
                "(opposing Strength | the Strength of <each opp> | each opponent's Strength | your opponents' "
                "Strength) is reduced by {INT}"
            ),
            "reduce (opposing Strength | the Strength of <each opp> | each opponent's Strength) by {INT}",
            "<each opp> (loses | lose) {INT} Strength",
        ],
        "take {INT} Strength from each opponent",
    ),
    Family(
        "A hand looked at",
        "deed",
        [
            "look at <a hand> [of cards]",
            "(<opp>) (shows | reveals) [you] their hand [to you]",
        ],
        "look at the hand of an opponent",
    ),
    Family(
        "A card chosen from a hand",
        "deed",
        [
            (
                "look at <a hand> [. | and] choose {INT} {TYPE} [there | from it | of it] [. | and] "
                "(they discard (it | them) | discard (it | them) | that player discards (it | them))"
            ),
            "look at <a hand> [. | and] discard {INT} {TYPE} [from it | of your choice [from it]]",
            "choose and discard {INT} {TYPE} from <a hand>",
        ],
        "choose and discard {INT} {TYPE(s)} from the hand of an opponent",
    ),
    # ---- decks and piles
    Family(
        "Cards on top of your deck, left in their order",
        "deed",
        [
            (
                "look at the top {INT} (card | cards) of your [own] [Nemesis] deck [[. | and] (put | return) "
                "(it | them) back [in the same order]]"
            ),
            "look at the top card of your [own] [Nemesis] deck",
        ],
        "look at the top {INT} card(s) of your deck",
        fill=(("INT", 1),),
    ),
    Family(
        "Some cards taken back, as many as you like",
        "deed",
        [
            "retrieve up to {INT} {TYPE}",
            "(return | take) up to {INT} {TYPE} from your discard pile (to | into) your hand",
        ],
        "retrieve up to {INT} {TYPE(s)}",
    ),
    Family(
        "Some cards searched for: each search may find nothing",
        "deed",
        ["search [your deck] for up to {INT} {TYPE}"],
        "search for {INT} {TYPE(s)}",
    ),
    Family(
        "A card searched for and played",
        "deed",
        ["search [your deck] for (one | 1 | a | an) {TYPE} and play (it | that card)"],
        "search for and play a(n) {TYPE}",
    ),
    # ---- picks and places
    Family(
        "Cards of opponents",
        "pick",
        [
            "<opp's> {TYPE}",
            "(a | one | 1) {TYPE} of (an opponent | another player)",
            "(a | one | 1) {TYPE} (an opponent | another player) controls",
        ],
        "an opponent's {TYPE}",
    ),
    Family(
        "Cards of anybody, by number",
        "pick",
        ["{INT} {TYPE} of your choice [at any Location]", "target {TYPE}"],
        "{INT} {TYPE(s)}",
        fill=(("INT", 1),),
    ),
    Family(
        "Another one of yours",
        "pick",
        ["(one of your other | another of your) {TYPE}", "another {TYPE} [of yours | you control]"],
        "one of your other {TYPE(s)}",
    ),
    Family(
        "Another one of yours than the Character that says so",
        "pick",
        ["a different {TYPE}"],
        "one of your other {TYPE(s)}",
        types=("character",),
    ),
    Family(
        "Weak ones",
        "pick",
        ["{n:INT} {TYPE} (with | of) [a] [Strength [of]] {m:INT} or (less | fewer) [Strength]"],
        "{n} {TYPE(s)} with {m} or less Strength",
    ),
    Family(
        "Moves to where the text says",
        "deed",
        ["move {pick} to {goal}", "move {pick} here"],
        "send {pick} to {goal}",
        fill=(("goal", "this Location"),),
    ),
    Family("A Location by name", "goal", ["[the | your] {SITE}"], "your {SITE}"),
    Family("Where the card is", "goal", ["(this card's Location | its Location)"], "this Location"),
    Family(
        "Everything of a type at a Location that is chosen",
        "statement",
        [
            "vanquish (all | every) {TYPE} (<at one>)",
            "choose (a | one | any) Location [.] vanquish (all | every) {TYPE} (there | at that Location | at it)",
        ],
        "at a Location of your choice, vanquish all {TYPE(s)} at that Location",
    ),
    Family(
        "Some of a type at a Location that is chosen",
        "statement",
        [
            "vanquish up to {INT} {TYPE} (<at one>)",
            "choose (a | one | any) Location [.] vanquish up to {INT} {TYPE} (there | at that Location | at it)",
        ],
        "at a Location of your choice, vanquish up to {INT} {TYPE(s)} at that Location",
    ),
    # ---- Strength, types, what cannot be
    Family(
        "Others of yours here",
        "those",
        [
            "(your other | each of your other | all your other | all of your other) {TYPE} (<here>)",
            "(each | every) other {TYPE} you control (<here>)",
        ],
        "your other {TYPE(s)} at this Location",
    ),
    Family(
        "Yours here",
        "those",
        [
            "(your | each of your | all your | all of your) {TYPE} (<here>)",
            "(each | every) {TYPE} you control (<here>)",
        ],
        "your {TYPE(s)} at this Location",
    ),
    Family(
        "Others of yours everywhere",
        "those",
        [
            "(your other | each of your other | all your other | all of your other) {TYPE}",
            "(each | every) other {TYPE} you control",
        ],
        "your other {TYPE(s)}",
    ),
    Family("Yours everywhere", "those", ["(your | each of your | all your | all of your) {TYPE}"], "your {TYPE(s)}"),
    Family("All here", "those", ["(each | every | all) {TYPE} (<here>)"], "all {TYPE(s)} at this Location"),
    Family(
        "Those of opponents here",
        "those",
        ["(opposing | opponents' | your opponents') {TYPE} (<here>)"],
        "opponents' {TYPE(s)} at this Location",
    ),
    Family("The card itself, or who bears it", "those", ["(this Character | this card | it)"], "this Character"),
    Family(
        "Strength added",
        "ability",
        [
            "[Ongoing] {those} (<gets>) + {INT} [Strength] [each]",
            "[Ongoing] {those} (<gets>) {INT} (more | extra | additional) Strength [each]",
            "[Ongoing] {those} (<gets>) Strength + {INT}",
        ],
        "Ongoing: +{INT} Strength for {those}",
        types=("character", "constant"),
    ),
    Family(
        "Strength taken away",
        "ability",
        [
            "[Ongoing] {those} (<gets>) - {INT} [Strength] [each]",
            "[Ongoing] {those} (<gets>) {INT} less Strength [each]",
        ],
        "Ongoing: -{INT} Strength for {those}",
        types=("character", "constant"),
    ),
    Family(
        "Strength added under a condition",
        "ability",
        [
            "[Ongoing] {those} (<gets>) + {INT} [Strength] (if | while | as long as | when) {conditions}",
            "[Ongoing] (if | while | as long as) {conditions} {those} (<gets>) + {INT} [Strength]",
        ],
        "Ongoing: +{INT} Strength for {those} if {conditions}",
        types=("character", "constant"),
    ),
    Family(
        "Strength of the Character itself, which is not named",
        "ability",
        ["Ongoing [<gets>] + {INT} Strength (if | while | as long as) {conditions}"],
        "Ongoing: +{INT} Strength for this Character if {conditions}",
        types=("character",),
    ),
    Family(
        "What a Character is besides",
        "ability",
        [
            (
                "[Ongoing] (this Character | this card | it) (is also | also counts as | counts as | is) (a | "
                "an) {TYPE} [too | as well]"
            )
        ],
        "Ongoing: this Character is also a(n) {TYPE}",
        types=("character", "constant"),
    ),
    Family(
        "Two types that a Character is besides",
        "text",
        [
            (
                "[Ongoing] (this Character | this card | it) (is also | also counts as | counts as) (a | an) "
                "{one:TYPE} and (a | an) {other:TYPE}"
            )
        ],
        "Ongoing: this Character is also a(n) {one}. Ongoing: this Character is also a(n) {other}",
        types=("character", "constant"),
    ),
    Family(
        "What cannot be vanquished",
        "ability",
        ["[Ongoing] (this Character | this card | it) (cannot | can't | may not | can not) be vanquished"],
        "Ongoing: this Character cannot be vanquished",
        types=("character", "constant"),
    ),
    Family(
        "What cannot be thwarted",
        "ability",
        ["[Ongoing] (this Character | this card | it) (cannot | can't | may not | can not) be thwarted"],
        "Ongoing: this Character cannot be thwarted",
        types=("character", "constant"),
    ),
)

__all__ = ["OWN", "PARTS_OF_OWN"]
