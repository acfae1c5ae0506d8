"""How cards that players write word the common core in Nemesis: hands, comparisons, Strength for a while."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family, other_number

PARTS_OF_CORE: Final = {
    "turn long": (
        "until the end of (the | this) turn | until (the | this) turn ends | until end of turn | "
        "this turn | for the rest of (the | this) turn | for this turn"
    ),
    "my turn long": "until the end of your turn | until your turn ends | for the rest of your turn",
    "to my turn": (
        "until (your next turn | the (start | beginning) of your next turn | your next turn (starts | begins))"
    ),
    "has strength": "has | have | gets | get | gains | gain | receives | receive | is given | are given",
    "their own hand": "(their | his or her) hand",
    "keeps": "put | take | keep | add",
    "rest away": "[.] [and] discard the (rest | others | other | other cards | remaining cards | other card)",
    "any opp": "an opponent | any opponent | your opponent | one of your opponents | another player | any other player",
    "many power": "{n:INT} or more | {n:INT} + | at least {n:INT}",
    "many doctors": "{m:INT} [or more] | {m:INT} + | at least {m:INT}",
    "no move": "(can't | cannot | can not | may not) (move | be moved)",
}

CORE: Final = (
    other_number("Other Power where something is so", "(<gain>)", "<power>", "gain NUMBER Power"),
    other_number("Other Plot where something is so", "(<gain>)", "<plot>", "gain NUMBER Plot"),
    other_number("Other Strength where something is so", "(<gain>) [+]", "[Strength]", "gain NUMBER Strength"),
    other_number("Other cards drawn where something is so", "draw", "(card | cards)", "draw NUMBER card(s)"),
    # ---- places
    Family(
        "Anywhere on your own board",
        "where",
        [
            "(at | on) (a | any | one | any one) Location (on | of) your [own] [Control] Board",
            "(at | on) (one | any) of your [own] Locations",
            "(at | on) (a | any | one) Location of yours",
            "on your [own] Board",
        ],
        "on your Control Board",
    ),
    Family(
        "Moved to any Location",
        "deed",
        [
            "move {pick} to [(any | a | one)] [other] (Location | Locations) [of your choice] [on any [Control] Board]",
            "move {pick} to where you (like | wish | want)",
        ],
        "move {pick}",
    ),
    # ---- held
    Family(
        "A Doctor that is held",
        "condition",
        ["you (have | hold | control) (a | one | at least one | any) Captured Doctor"],
        "you hold 1 or more Captured Doctors",
    ),
    Family(
        "Power and Captured Doctors held",
        "conditions",
        ["you (have | hold) (<many power>) <power> and (<many doctors>) Captured (Doctor | Doctors)"],
        "you hold {n} or more Power and you hold {m} or more Captured Doctors",
    ),
    Family(
        "The top of the own deck put on the pile",
        "deed",
        ["(put | place) the top card of your deck (into | on | onto | in) your discard pile"],
        "discard the top 1 card of their deck",
    ),
    # ---- whose, and where
    Family(
        "One of yours at a place",
        "pick",
        [
            "<one> of your {TYPE} {where}",
            "<one> {TYPE} (of yours | you control | that you control) {where}",
            "your {TYPE} {where}",
        ],
        "one of your {TYPE(s)} {where}",
        alone=True,
    ),
    Family(
        "One of theirs at a place",
        "pick",
        [
            "(an | one | 1) opposing {TYPE} {where}",
            "one of (an opponent's | your opponents' | the opposing) {TYPE} {where}",
            "(a | an | one | 1) {TYPE} (of an opponent | an opponent controls | controlled by an opponent) {where}",
        ],
        "an opponent's {TYPE} {where}",
    ),
    Family(
        "One of theirs",
        "pick",
        [
            "(an | one | 1) opposing {TYPE}",
            "one of (an opponent's | your opponents' | the opposing) {TYPE}",
            "(a | an | one | 1) {TYPE} (of an opponent | an opponent controls | controlled by an opponent)",
        ],
        "an opponent's {TYPE}",
    ),
    Family(
        "Weak ones at a place",
        "pick",
        [
            "{n:INT} {TYPE} {where} (with | of) [a] Strength [of] {m:INT} or (less | lower)",
            (
                "{n:INT} {TYPE} (with | of) [a] (Strength [of] {m:INT} or (less | lower) | {m:INT} or less "
                "Strength) {where}"
            ),
            "{n:INT} {TYPE} {where} (with | of) at most {m:INT} Strength",
        ],
        "{n} {TYPE(s)} {where} with {m} or less Strength",
    ),
    Family(
        "Weak ones",
        "pick",
        [
            "{n:INT} {TYPE} (with | of) [a] Strength [of] {m:INT} or (less | lower)",
            "{n:INT} {TYPE} (with | of) at most {m:INT} Strength",
        ],
        "{n} {TYPE(s)} with {m} or less Strength",
    ),
    Family(
        "Put on one of yours",
        "bearer",
        ["<one> of your {TYPE}", "<one> {TYPE} (of yours | you control)"],
        "one of your {TYPE(s)}",
    ),
    Family(
        "In the Conflict going on",
        "where",
        ["in (this | the | that) Conflict"],
        "at this Location",
        types=("instant",),
    ),
    # ---- counted
    Family(
        "Locations with yours",
        "thing",
        [
            "Location (where | in which | at which) you have [(a | an | one)] {TYPE}",
            "Location with (a | an | one) {TYPE} of yours",
        ],
        "Location with one of your {TYPE(s)}",
    ),
    Family(
        "Locations of others with yours",
        "thing",
        [
            (
                "(opponent's | opposing | opponents') Location (where | in which | at which) you have [(a | an "
                "| one)] {TYPE}"
            ),
            (
                "Location on [an] (opponent's | opponents') Control (Board | Boards) (where | in which) you "
                "have (a | an) {TYPE}"
            ),
        ],
        "opponents' Location with one of your {TYPE(s)}",
    ),
    Family(
        "Locations that you contest",
        "thing",
        ["Location [that] you (Contest | are Contesting)"],
        "opponents' Location with one of your Nemesis Characters",
    ),
    # ---- on your own board
    Family(
        "What others play on your board",
        "event",
        [
            "(<any opp>) plays (a | an) {TYPE} (on | onto | to | at a Location on) your [Control] Board",
            "(a | an) {TYPE} is played on your [Control] Board by (<any opp>)",
        ],
        "an opponent plays a(n) {TYPE} on your Control Board",
    ),
    Family(
        "Kept from being moved",
        "ability",
        [
            (
                "[Ongoing] this Character (can't | cannot | can not | may not) be moved by (opponents | an "
                "opponent | other players)"
            ),
            "[Ongoing] (opponents | other players) (can't | cannot | can not | may not) move this Character",
            "[Ongoing] (no opponent | no other player) (can | may) move this Character",
        ],
        "Ongoing: opponents cannot move this Character",
        types=("character", "constant"),
    ),
    Family(
        "Those who have more Power",
        "deed",
        [
            "{aimed} (each | every) opponent (with | who has) more Power [tokens] than you [have | do]",
            (
                "{aimed} (all opponents | each player) (with | who have | who has) more Power [tokens] than you "
                "[have | do]"
            ),
        ],
        "{aimed} each opponent with more Power than you",
    ),
    # ---- searched
    Family(
        "A search in full, with the shuffle that follows any",
        "deed",
        [
            (
                "search your [Nemesis] deck for {INT} {TYPE} [card] [. | and] (put | take | add) it (into | in | to) "
                "your hand (. | and | then | and then | . then) shuffle [your deck]"
            ),
        ],
        "search for {INT} {TYPE(s)}",
    ),
    # ---- hands
    Family(
        "A Hand Limit raised",
        "ability",
        [
            "[Ongoing] your Hand Limit is (increased | raised) by {INT}",
            "[Ongoing] your Hand Limit is + {INT}",
            "[Ongoing] + {INT} [to [your]] Hand Limit",
            "[Ongoing] (increase | raise) your Hand Limit by {INT}",
            "[Ongoing] your Hand Limit (increases | rises) by {INT}",
            "[Ongoing] you may (keep | hold) {INT} (more | additional | extra) (card | cards) [in [your] hand]",
        ],
        "Ongoing: your Hand Limit is {INT} higher",
        types=("character", "constant", "board"),
    ),
    Family(
        "A Hand Limit lowered",
        "ability",
        [
            "[Ongoing] your Hand Limit is (decreased | reduced | lowered) by {INT}",
            "[Ongoing] your Hand Limit is - {INT}",
            "[Ongoing] (decrease | reduce | lower) your Hand Limit by {INT}",
        ],
        "Ongoing: your Hand Limit is {INT} lower",
        types=("character", "constant", "board"),
    ),
    Family(
        "The Hand Limits of the others lowered",
        "ability",
        [
            (
                "[Ongoing] (each | every) (opponent's | other player's) Hand Limit is (decreased | reduced | "
                "lowered) by "
                "{INT}"
            ),
            "[Ongoing] (each | every) (opponent's | other player's) Hand Limit is {INT} lower",
            (
                "[Ongoing] the Hand Limit of (each | every) (opponent | other player) is ({INT} lower | "
                "(decreased | reduced "
                "| lowered) by {INT})"
            ),
        ],
        "Ongoing: each opponent's Hand Limit is {INT} lower",
        types=("character", "constant", "board"),
    ),
    Family(
        "A hand filled up",
        "deed",
        [
            "draw [cards] until you (have | hold) {INT} [cards] [in [your] hand]",
            "draw [cards | back] up to {INT} cards in [your] hand",
            "(fill up | refill | fill) your hand to {INT} cards",
        ],
        "draw until you have {INT} cards in your hand",
    ),
    Family(
        "A hand filled up to its limit",
        "deed",
        [
            "draw [cards] [back] [up] to your Hand Limit",
            "draw [cards] until you (reach | are at) your Hand Limit",
            "(fill up | refill | fill) your hand [[up] to your Hand Limit]",
        ],
        "draw up to your Hand Limit",
    ),
    Family(
        "Cards that chance takes",
        "deed",
        [
            "discard {INT} (card | cards) [from your hand] (<at random>) [from your hand]",
            "discard {INT} random (card | cards) [from your hand]",
        ],
        "discard {INT} random card(s)",
    ),
    Family(
        "Cards that chance takes from an opponent",
        "deed",
        [
            (
                "(<opp>) [must] (discards | discard | loses) {INT} (card | cards) [from <their own hand>] (<at "
                "random>) "
                "[from <their own hand>]"
            ),
            "(<opp>) [must] (discards | discard) {INT} random (card | cards) [from <their own hand>]",
            "discard {INT} random (card | cards) from (<a hand>)",
            "discard {INT} (card | cards) (<at random>) from (<a hand>)",
            "(<opp>) [must] (randomly) (discards | discard) {INT} (card | cards) [from <their own hand>]",
        ],
        "make an opponent discard {INT} random card(s)",
    ),
    Family(
        "Cards that chance takes from all opponents",
        "deed",
        [
            (
                "(<each opp>) [must] (discards | discard | loses | lose) {INT} (card | cards) [from <their own hand>] "
                "(<at random>) [from <their own hand>]"
            ),
            "(<each opp>) [must] (discards | discard) {INT} random (card | cards) [from <their own hand>]",
        ],
        "make each opponent discard {INT} random card(s)",
    ),
    Family(
        "Cards that chance takes from all",
        "deed",
        [
            (
                "(<each one>) [must] (discards | discard | loses | lose) {INT} (card | cards) [from <their own hand>] "
                "(<at random>) [from <their own hand>]"
            ),
            "(<each one>) [must] (discards | discard) {INT} random (card | cards) [from <their own hand>]",
        ],
        "make each player discard {INT} random card(s)",
    ),
    Family(
        "Any cards exchanged",
        "deed",
        [
            (
                "discard (any number of | as many) cards [as you (like | wish)] [from your hand] [as you (like | "
                "wish)] "
                "(<two parts>) draw (<as many>)"
            ),
            "(exchange | swap | replace) any number of cards (from | of | in) your hand",
        ],
        "exchange any number of cards of your hand",
    ),
    Family(
        "A pile shuffled back",
        "deed",
        [
            (
                "(shuffle | reshuffle) [all [of] | all cards (from | of | in)] your [whole | entire] discard "
                "pile [back] into "
                "your deck"
            )
        ],
        "shuffle your discard pile into your deck",
    ),
    Family(
        "Some of the cards on top of the deck kept",
        "deed",
        [
            (
                "look at the top {n:INT} cards of your deck [.] [and | then] (<keeps>) {m:INT} [of (them | these | "
                "those)] "
                "[(in | into | to) your hand] (<rest away>)"
            ),
            "(draw | <keeps>) {m:INT} of the top {n:INT} cards of your deck [(in | into | to) your hand] (<rest away>)",
            (
                "reveal the top {n:INT} cards of your deck [.] [and | then] (<keeps>) {m:INT} [of (them | these | "
                "those)] "
                "(in | into | to) your hand (<rest away>)"
            ),
        ],
        "put {m} of the top {n} cards of your deck into your hand and discard the others",
    ),
    Family(
        "Cards of your own deck thrown away",
        "deed",
        ["discard the top {INT} (card | cards) of your [own] deck"],
        "discard the top {INT} card(s) of their deck",
    ),
    Family(
        "The top card of your own deck thrown away",
        "deed",
        ["discard the top card of your [own] deck"],
        "discard the top 1 card of their deck",
    ),
    Family(
        "Cards of an opponent's deck thrown away",
        "deed",
        [
            "(<opp>) [must] (discards | discard) the top {INT} (card | cards) of (their | his or her) deck",
            (
                "discard the top {INT} (card | cards) of (an opponent's | one opponent's | any opponent's | "
                "another player's) "
                "deck"
            ),
        ],
        "make an opponent discard the top {INT} card(s) of their deck",
    ),
    Family(
        "Cards of all opponents' decks thrown away",
        "deed",
        [
            (
                "(<each opp>) [must] (discards | discard) the top {INT} (card | cards) of (their | his or her) "
                "(deck | decks)"
            )
        ],
        "make each opponent discard the top {INT} card(s) of their deck",
    ),
    Family(
        "The top card of all opponents' decks thrown away",
        "deed",
        ["(<each opp>) [must] (discards | discard) the top card of (their | his or her) (deck | decks)"],
        "make each opponent discard the top 1 card of their deck",
    ),
    # ---- for a while
    Family(
        "Strength given for this turn",
        "deed",
        [
            "give {pick} + {INT} [Strength] (<turn long>)",
            "{pick} (<has strength>) + {INT} [Strength] (<turn long>)",
            "(<turn long>) {pick} (<has strength>) + {INT} [Strength]",
            "+ {INT} Strength (for | to) {pick} (<turn long>)",
            "{pick} (<has strength>) {INT} (more | extra | additional) Strength (<turn long>)",
        ],
        "give {pick} +{INT} Strength until the turn ends",
    ),
    Family(
        "Strength given until your turn ends, where it might be the turn of another",
        "deed",
        [
            "give {pick} + {INT} [Strength] (<my turn long>)",
            "{pick} (<has strength>) + {INT} [Strength] (<my turn long>)",
        ],
        "give {pick} +{INT} Strength until the turn ends",
        asks="Until the turn going on ends?",
    ),
    Family(
        "Strength taken for this turn",
        "deed",
        [
            "give {pick} - {INT} [Strength] (<turn long>)",
            "{pick} (<has strength>) - {INT} [Strength] (<turn long>)",
            "(<turn long>) {pick} (<has strength>) - {INT} [Strength]",
            "{pick} loses {INT} Strength (<turn long>)",
            "- {INT} Strength (for | to) {pick} (<turn long>)",
        ],
        "give {pick} -{INT} Strength until the turn ends",
    ),
    Family(
        "A card chosen before its Strength changes",
        "deed",
        ["choose {pick} . it (<has strength>) - {INT} [Strength] (<turn long>)"],
        "give {pick} -{INT} Strength until the turn ends",
    ),
    Family(
        "A card chosen before its Strength rises",
        "deed",
        ["choose {pick} . it (<has strength>) + {INT} [Strength] (<turn long>)"],
        "give {pick} +{INT} Strength until the turn ends",
    ),
    Family(
        "A card kept from moving",
        "deed",
        [
            "{pick} (<no move>) (<to my turn>)",
            "(<to my turn>) {pick} (<no move>)",
            "choose {pick} [.] [;] it (<no move>) (<to my turn>)",
        ],
        "keep {pick} from moving until your next turn starts",
    ),
    Family(
        "A card frozen, which is what this game has of it",
        "deed",
        ["freeze {pick} [(<to my turn>)]", "freeze {pick} [.] [;] it (<no move>) (<to my turn>)"],
        "keep {pick} from moving until your next turn starts",
        asks="Can it not move until your next turn starts, and nothing else?",
    ),
    Family(
        "One card of yours, by its type",
        "pick",
        ["your {TYPE}", "<one> of your {TYPE}", "<one> {TYPE} of yours", "target {TYPE} you control"],
        "one of your {TYPE(s)}",
    ),
    Family("Somebody's card", "pick", ["target {TYPE}", "a {TYPE}", "an {TYPE}"], "1 {TYPE}"),
    Family(
        "Somebody's card at a place",
        "pick",
        ["target {TYPE} {where}", "a {TYPE} {where}", "an {TYPE} {where}"],
        "1 {TYPE} {where}",
    ),
    # ---- on others' boards
    Family(
        "What befalls the owner of the board",
        "ability",
        [
            (
                "Infiltrate (that (opponent | player) | this [Control] Board's owner | the owner of (this | the | "
                "that) "
                "(Location | [Control] Board) | its owner) (loses | lose) {INT} <power>"
            )
        ],
        "Infiltrate: make the owner of this Control Board lose {INT} Power",
    ),
    Family(
        "Cards that the owner of the board discards",
        "ability",
        [
            (
                "Infiltrate (that (opponent | player) | this [Control] Board's owner | the owner of (this | the | "
                "that) "
                "(Location | [Control] Board)) [must] (discards | discard) {INT} (card | cards) [of (their | "
                "his or her) choice]"
            )
        ],
        "Infiltrate: make the owner of this Control Board discard {INT} card(s)",
    ),
    Family(
        "Cards that chance takes from the owner of the board",
        "ability",
        [
            (
                "Infiltrate (that (opponent | player) | this [Control] Board's owner | the owner of (this | the | "
                "that) "
                "(Location | [Control] Board)) [must] (discards | discard) {INT} (card | cards) (<at random>)"
            )
        ],
        "Infiltrate: make the owner of this Control Board discard {INT} random card(s)",
    ),
    # ---- conditions
    Family(
        "So many at most",
        "condition",
        ["you (have | control) (at most {INT} | no more than {INT} | {INT} or less | {INT} or fewer) {TYPE} {where}"],
        "you have at most {INT} {TYPE(s)} {where}",
    ),
    Family(
        "So many at most in play",
        "condition",
        ["you (have | control) (at most {INT} | no more than {INT} | {INT} or less | {INT} or fewer) {TYPE}"],
        "you have at most {INT} {TYPE(s)} in play",
    ),
    Family(
        "Exactly so many at a place",
        "condition",
        ["there (are | is) (exactly | precisely | just) {INT} {TYPE} {where}"],
        "there are exactly {INT} {TYPE(s)} {where}",
    ),
    Family(
        "An opponent's card at a place",
        "condition",
        [
            "(<any opp>) (has | controls) (a | an | any | at least one) {TYPE} {where}",
            "there is an opponent's {TYPE} {where}",
            "there is an opposing {TYPE} {where}",
        ],
        "an opponent has a(n) {TYPE} {where}",
    ),
    Family(
        "An opponent's card",
        "condition",
        ["(<any opp>) (has | controls) (a | an | any | at least one) {TYPE}"],
        "an opponent has a(n) {TYPE} in play",
    ),
    Family(
        "An opponent with more of them",
        "condition",
        [
            "(<any opp>) (has | controls) more {TYPE} [in play] than you [have | do] [in play]",
            "you (have | control) fewer {TYPE} [in play] than (<any opp>) [has] [in play]",
        ],
        "an opponent has more {TYPE(s)} in play than you",
    ),
    Family(
        "An opponent with a larger hand",
        "condition",
        [
            "(<any opp>) has more cards in [(their | his or her)] hand than you [have | do]",
            "you have (fewer | less) cards in [your] hand than (<any opp>) [has | does]",
        ],
        "an opponent holds more cards than you",
    ),
    Family(
        "An opponent with a smaller hand",
        "condition",
        [
            "(<any opp>) has (fewer | less) cards in [(their | his or her)] hand than you [have | do]",
            "you have more cards in [your] hand than (<any opp>) [has | does]",
        ],
        "an opponent holds fewer cards than you",
    ),
    Family(
        "An opponent with more Power",
        "condition",
        [
            "(<any opp>) (has | holds) more <power> than you [have | do]",
            "you (have | hold) less <power> than (<any opp>) [has | does]",
        ],
        "an opponent holds more Power than you",
    ),
    Family(
        "An opponent with so much Power",
        "condition",
        ["(<any opp>) (has | holds) ({INT} or more | at least {INT} | {INT} +) <power>"],
        "an opponent holds {INT} or more Power",
    ),
    Family(
        "Little Power",
        "condition",
        ["you (have | hold) (at most {INT} | no more than {INT} | {INT} or less | {INT} or fewer) <power>"],
        "you hold {INT} or fewer Power",
    ),
    Family(
        "No Power",
        "condition",
        ["you (have | hold) no <power>", "you (do not | don't) have any <power>"],
        "you hold no Power",
    ),
    Family(
        "The most Power",
        "condition",
        [
            "you (have | hold) the most <power>",
            "you (have | hold) more <power> than (each | every | any) (opponent | other player)",
        ],
        "you hold more Power than each opponent",
    ),
    Family(
        "Few cards",
        "condition",
        [
            (
                "you (have | hold) (at most {INT} | no more than {INT} | {INT} or less | {INT} or fewer) cards "
                "in [your] hand"
            )
        ],
        "you have {INT} or fewer cards in your hand",
    ),
    Family(
        "Many cards",
        "condition",
        ["you (have | hold) (at least {INT} | {INT} +) cards in [your] hand"],
        "you have {INT} or more cards in your hand",
    ),
    Family("Your own turn", "condition", ["(it is | it's) your turn"], "it is your turn"),
    Family(
        "Strength in your own turn",
        "ability",
        [
            "[Ongoing] {those} (<has strength>) + {INT} Strength (during | on | in) your turn",
            "[Ongoing] (during | on | in) your turn {those} (<has strength>) + {INT} Strength",
            "[Ongoing] + {INT} Strength for {those} (during | on | in) your turn",
        ],
        "Ongoing: +{INT} Strength for {those} if it is your turn",
    ),
    Family(
        "Cards in hand, counted",
        "thing",
        ["card you (have | hold) in [your] hand", "card in hand"],
        "card you have in your hand",
    ),
    # ---- occasions
    Family(
        "Where the card is",
        "condition",
        ["(this Character | it) (is | stands) {where}"],
        "this card is {where}",
        types=("character", "constant"),
    ),
    Family(
        "Cards discarded down to so many",
        "deed",
        [
            "discard down to {INT} (card | cards) [in [your] hand]",
            "discard [cards] until you have {INT} [cards] [in [your] hand]",
        ],
        "discard down to {INT} card(s) in hand",
    ),
    Family(
        "All of a type sent back",
        "deed",
        ["(return | put | send) all {TYPE} {where} [back] (to | into) (their owners' | their owner's) (hand | hands)"],
        "return all {TYPE(s)} {where} to its owner's hand",
    ),
    Family(
        "One sent back",
        "deed",
        [
            (
                "(return | put | send) {pick} [back] (to | into) (its owner's | their owner's | their owners' "
                "| the owner's) (hand | hands)"
            )
        ],
        "return {pick} to its owner's hand",
    ),
    Family(
        "One of yours taken back",
        "deed",
        ["(return | put | take) one of your {TYPE} [back] (to | into) your hand"],
        "return one of your {TYPE(s)} to its owner's hand",
    ),
    Family(
        "Power taken, from whom is not said",
        "deed",
        ["steal {INT} <power>"],
        "take {INT} Power from an opponent",
        asks="From an opponent of your choice?",
    ),
    Family(
        "Power stolen from an opponent",
        "deed",
        ["steal {INT} <power> from (<opp>)"],
        "take {INT} Power from an opponent",
    ),
    Family(
        "Power stolen from all opponents",
        "deed",
        ["steal {INT} <power> from (<each opp>)"],
        "take {INT} Power from each opponent",
    ),
    Family(
        "A card played here",
        "event",
        [
            "a {TYPE} is played (<here>)",
            "an {TYPE} is played (<here>)",
            "any player plays a {TYPE} (<here>)",
            "a player plays (a | an) {TYPE} (<here>)",
        ],
        "a player plays a(n) {TYPE} at this Location",
    ),
    Family(
        "A card that an opponent plays here",
        "event",
        ["(<any opp>) plays (a | an) {TYPE} (<here>)"],
        "an opponent plays a(n) {TYPE} at this Location",
    ),
    Family(
        "A Conflict that starts here",
        "event",
        [
            "a Conflict (begins | starts | is initiated | is started) (<here>)",
            "(a player | any player | anyone | somebody) (initiates | starts) a Conflict (<here>)",
        ],
        "a Conflict starts at this Location",
    ),
)

__all__ = ["CORE", "PARTS_OF_CORE"]
