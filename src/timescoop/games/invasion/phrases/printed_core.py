"""How cards that players write word the common core: hands filled and lost, counting, players compared, attacks."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family, other_number

PARTS_OF_CORE: Final = {
    "at random": "at random | randomly | chosen at random",
    "their hand": "(their | his or her | the) hand",
    "reads": "reveals | reveal | shows | show",
    "this turn": (
        "this turn | until the end of (your | this | the) turn | until your turn ends | until end of turn | "
        "for the rest of (your | this | the) turn"
    ),
    "another": (
        "another player | an opponent | target opponent | any opponent | one of your opponents | any other player"
    ),
    "pile back": (
        "(shuffle | reshuffle) [all [of]] the [whole | entire] discard pile [back] into the [draw] (deck | "
        "draw pile) | "
        "(shuffle | reshuffle) (all cards of | all cards in) the discard pile [back] into the [draw] (deck | draw pile)"
    ),
    "none": "no | none of the",
    "dfs": "Defender | Defenders | Defender card | Defender cards",
    "ens": "Enemy | Enemies | Enemy card | Enemy cards",
    "attacks it": (
        "here | in this attack | in the attack | attacking (here | it | this Location | the Location) | (at | on) "
        "(this | the | the same) Location"
    ),
}

CORE: Final = (
    other_number("Other Time Points where something is so", "(<gain>)", "<tp>", "take NUMBER Time Point(s)"),
    other_number("Other cards drawn where something is so", "draw", "(card | cards)", "draw NUMBER card(s)"),
    # ---- counted
    Family(
        "Yours counted, by a verb",
        "thing",
        ["Location [that] you (have | control | own) [in play | in front of you]"],
        "of your Locations",
    ),
    Family(
        "Weaker for each",
        "ability",
        ["- {INT} [strength] (for (each | every) | per) card in your Reserve"],
        "this card has {INT} less strength for each of your cards in Reserve",
        types=("defender", "enemy"),
    ),
    Family(
        "Stronger for each",
        "ability",
        ["+ {INT} [strength] (for (each | every) | per) card in your Reserve"],
        "this card has {INT} more strength for each of your cards in Reserve",
        types=("defender", "enemy"),
    ),
    # ---- attacks
    Family(
        "An attack of your own",
        "attack",
        ["an attack of yours", "any of your attacks", "an attack that you control", "one of your own attacks"],
        "one of your attacks",
    ),
    Family(
        "Cards of your own attacks taken back",
        "deed",
        [
            (
                "(return | take | take back) (one | 1 | a) [of] [your] attacking (<ens>) [of yours] [back] (to | into) "
                "(your | its owner's) hand"
            ),
            (
                "(return | take) (one | 1) of your (<ens>) from (an attack | one of your attacks) [back] (to | "
                "into) your hand"
            ),
        ],
        "return a card from one of your attacks to its owner's hand",
    ),
    Family(
        "A Reserve looked at",
        "deed",
        [
            (
                "look at (the | all | all [of] the) cards in (another player's | an opponent's | one other player's) "
                "Reserve"
            ),
            "look at (another player's | an opponent's | one other player's) Reserve",
            "look at the Reserve of (<another>)",
        ],
        "another player of your choice shows you their Reserve",
    ),
    Family(
        "Reserves of all looked at",
        "does",
        ["(<reads>) [you] (their | his or her) Reserve [to you]", "must show you their Reserve"],
        "shows you their Reserve",
    ),
    Family(
        "Cards sold",
        "deeds",
        [
            (
                "discard (any number of | as many) cards [from your hand] [as you like] (. | and | . then | then) "
                "(<gain>) {INT} <tp> for (each | every) (card | one) [[so] discarded | that you discard | you discard]"
            ),
            "(<gain>) {INT} <tp> for (each | every) card [that] you discard from your hand",
        ],
        "discard any number of cards from your hand and take {INT} Time Point(s) for each of them",
    ),
    Family(
        "Victory Points at the end if something is so",
        "ability",
        [
            (
                "[this Location is] worth {INT} [extra | additional | more] (Victory Point | Victory Points | "
                "VP | point "
                "| points) [more] if {conditions} [(at the end of the game | when the game ends)]"
            ),
            (
                "(at the end of the game | when the game ends) (score | <gain>) {INT} [extra | additional | more] "
                "(Victory Point | Victory Points | VP) if {conditions}"
            ),
            (
                "(score | <gain>) {INT} [extra | additional | more] (Victory Point | Victory Points | VP) if "
                "{conditions} "
                "(at the end of the game | when the game ends)"
            ),
            (
                "(at the end of the game | when the game ends) if {conditions} [this Location is] (score | "
                "<gain> | worth) "
                "{INT} [extra | additional | more] (Victory Point | Victory Points | VP) [more]"
            ),
        ],
        "when the game ends, if {conditions}, score {INT} Victory Point(s)",
        types=("location", "start", "support"),
    ),
    Family(
        "A counter on the Location, by its pronoun",
        "condition",
        ["it has (a | your) TARDIS [counter] [on it]", "there is a TARDIS [counter] on (it | this Location)"],
        "this Location has a TARDIS counter",
        types=("location", "start"),
    ),
    Family(
        "No counter on the Location, by its pronoun",
        "condition",
        ["it has no TARDIS [counter] [on it]", "there is no TARDIS [counter] on (it | this Location)"],
        "this Location has no TARDIS counter",
        types=("location", "start"),
    ),
    Family(
        "An attack by its Location",
        "attack",
        [
            "[the] (<ens>) (attacking | on | against) {ground}",
            "(all | all [of] the) (<ens>) (attacking | on | against) {ground}",
            "{ground} (under attack | that is [being | under] attacked | that is under attack)",
        ],
        "an attack on {ground}",
    ),
    Family(
        "A Location under attack chosen before the cards there are looked at",
        "deed",
        [
            (
                "choose {ground} (under attack | that is [being] attacked | that is under attack) (. | and) look at "
                "(all [of] the | all | the) (cards | <ens>) (attacking it | there | in that attack | on it)"
            ),
        ],
        "look at the cards of an attack on {ground}",
    ),
    Family(
        "A Location under attack chosen before the cards there are turned up",
        "deed",
        [
            (
                "choose {ground} (under attack | that is [being] attacked | that is under attack) (. | and) (reveal | "
                "turn face up) (all [of] the | all | the) (cards | <ens>) (attacking it | there | in that attack)"
            ),
        ],
        "turn an attack on {ground} face-up",
    ),
    # ---- bought
    Family(
        "Cards bought at a price of their own",
        "step",
        [
            "buy {n:INT} [<extra>] [Game] (card | cards) (for | by paying) {m:INT} <tp>",
            "(buy | draw) {n:INT} [<extra>] [Game] (card | cards) at [a | the] (price | cost) of {m:INT} <tp>",
        ],
        "pay {m} Time Point(s) to draw {n} card(s)",
    ),
    # ---- fighting together
    Family(
        "Any Enemies joined",
        "ability",
        ["[this card] (<join>) any [other] (<ens>)", "[this card] (<join>) all [other] (<ens>)"],
        "this card may join Enemies of any type",
        types=("enemy",),
    ),
    Family(
        "Stronger beside a type",
        "ability",
        [
            "+ {INT} [strength] (if | when | while) [it is] (played [together] | combined | attacking) with {FAMILY}",
            (
                "[this card] (<gets>) + {INT} [strength] (if | when | while) [it is] (played [together] | combined | "
                "attacking) with {FAMILY}"
            ),
        ],
        "this card has {INT} more strength if there are 1 or more {FAMILY} cards here",
        types=("enemy",),
    ),
    # ---- hands
    Family(
        "Two things that all players do",
        "deeds",
        ["(<each player>) {one:does} (and | then | and then) {other:does}"],
        "each player {one} and each player {other}",
    ),
    Family(
        "Two things that all others do",
        "deeds",
        ["(<others>) {one:does} (and | then | and then) {other:does}"],
        "each other player {one} and each other player {other}",
    ),
    Family(
        "A hand filled up",
        "deed",
        [
            "draw [cards] until you (have | hold) {INT} cards [in [your] hand]",
            "draw [cards | back] up to {INT} cards in [your] hand",
            "draw [cards] until (your hand has | there are) {INT} cards [in your hand]",
            "(fill up | refill | fill) your hand to {INT} cards",
        ],
        "draw until you have {INT} cards in hand",
    ),
    Family(
        "Others who fill their hands",
        "does",
        [
            (
                "(draw | draws) [cards] (until they (have | hold) | until he or she has) {INT} cards "
                "[in (<their hand> | hand)]"
            ),
            "(draw | draws) [cards | back] up to {INT} cards in (<their hand> | hand)",
            "(fill up | fills up | refill | refills) <their hand> to {INT} cards",
        ],
        "draws until they have {INT} cards in hand",
    ),
    Family(
        "Cards of yours that chance takes",
        "deed",
        [
            "discard {INT} (card | cards) [from your hand] (<at random>) [from your hand]",
            "discard {INT} random (card | cards) [from your hand]",
            "(<at random>) discard {INT} (card | cards) [from your hand]",
        ],
        "discard {INT} card(s) at random from your hand",
    ),
    Family(
        "Cards of others that chance takes",
        "does",
        [
            (
                "[must] (discards | discard | loses | lose) {INT} (card | cards) [from <their hand>] (<at random>) "
                "[from <their hand>]"
            ),
            "[must] (discards | discard | loses | lose) {INT} random (card | cards) [from <their hand>]",
            "[must] (randomly) (discards | discard) {INT} (card | cards) [from <their hand>]",
        ],
        "discards {INT} card(s) at random from their hand",
    ),
    Family(
        "A whole hand given up",
        "deed",
        ["discard your [whole | entire] hand", "discard all [of] [the] cards (in | from) your hand"],
        "discard your hand",
        alone=True,
    ),
    Family(
        "The whole hand of another",
        "does",
        [
            "[must] (discards | discard) (their | his or her) [whole | entire] hand",
            "[must] (discards | discard) all [of] [the] cards (in | from) (their | his or her) hand",
        ],
        "discards their hand",
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
        "Cards that others discard down to so many",
        "does",
        ["[must] (discards | discard) down to {INT} (card | cards) [in (<their hand> | hand)]"],
        "discards down to {INT} card(s) in hand",
    ),
    Family(
        "Cards of another hand that you choose",
        "deed",
        [
            (
                "look at (another player's | an opponent's | any opponent's | one opponent's) hand [. | and] "
                "(discard {INT} "
                "(card | cards) [from it | of your choice | of your choice from it] | choose {INT} (card | "
                "cards) [from it] "
                "[. | and] ((that player | they) (discards | discard) (it | them | that card | those cards) | discard "
                "(it | them)))"
            ),
            (
                "(choose | choose and discard | discard) {INT} (card | cards) [of your choice] from (another "
                "player's | an "
                "opponent's | any opponent's | one opponent's) hand [. | and] [discard it | that player discards it "
                "| they "
                "discard it]"
            ),
        ],
        "another player of your choice discards {INT} card(s) of your choice from their hand",
    ),
    Family(
        "Cards of another hand that you choose, or of your own: the author is asked",
        "course",
        [
            (
                "look at (another player's | an opponent's | any opponent's | one opponent's) hand (and | then | and "
                "then) discard {INT} (card | cards)"
            ),
        ],
        "another player of your choice discards {INT} card(s) of your choice from their hand",
        alone=True,
    ),
    Family(
        "The same, said of the player",
        "does",
        [
            (
                "[must] (<reads>) [you] (their | his or her) hand [to you] [. | and] (you choose {INT} (card | "
                "cards) [from "
                "it] [. | and] [that] [(they | player | that player) (must discard | discard | discards)] [it | "
                "them] | "
                "(discards | discard) {INT} (card | cards) of your choice [from it])"
            ),
        ],
        "discards {INT} card(s) of your choice from their hand",
    ),
    Family(
        "Something for each Time Point that is paid",
        "statement",
        [
            (
                "pay up to {INT} <tp> [.] [and] (for (each | every) [of them | one | one paid | Time Point "
                "[you] [paid | pay "
                "| spend | spent] [this way]]) {course}"
            ),
            (
                "pay up to {INT} <tp> [.] [and | to] {course} for (each | every) [of them | one | <tp> [you] [paid | "
                "pay "
                "| spend | spent] [this way]]"
            ),
            (
                "you may pay up to {INT} <tp> [.] [and | to] {course} for (each | every) [of them | one | <tp> [you] "
                "[paid | pay | spend | spent] [this way]]"
            ),
            (
                "you may (pay | spend) up to {INT} <tp> . for (each | every) [of them | one | <tp> [you] "
                "[paid | pay | spend | spent] [this way]] {course}"
            ),
            (
                "(spend) up to {INT} <tp> [.] [and | to] {course} for (each | every) [of them | one | <tp> "
                "[you] [paid | pay "
                "| spend | spent] [this way]]"
            ),
        ],
        "for each of up to {INT} Time Point(s) that you pay, {course}",
    ),
    # ---- the deck and the pile
    Family("A pile shuffled back", "deed", ["<pile back>"], "shuffle the discard pile into the deck"),
    Family(
        "Cards thrown away from the deck",
        "deed",
        [
            "discard the top {INT} (card | cards) (of | from) <the deck>",
            "discard {INT} (card | cards) from [the] top of <the deck>",
        ],
        "discard the top {INT} card(s) of the deck",
    ),
    Family(
        "The top card thrown away",
        "deed",
        ["discard the top card (of | from) <the deck>"],
        "discard the top 1 card of the deck",
    ),
    Family(
        "A pile looked through",
        "deed",
        [
            (
                "(search | look through) the discard pile for (a | an | one | 1 | any) {what} [. | and] (<takes up>) "
                "it "
                "[<into hand>]"
            ),
        ],
        "take a(n) {what} from the discard pile into your hand",
    ),
    # ---- players compared
    Family(
        "Those who have the most; all who are tied",
        "who",
        [
            (
                "(each player | every player | all players | the players | players) "
                "(with | who has | who have | has | having) the most {holding}"
            ),
        ],
        "each player with the most {holding}",
    ),
    Family(
        "The one who has the most",
        "who",
        ["the player (with | who has) the most {holding}"],
        "each player with the most {holding}",
        asks="If several players are tied, all of them?",
    ),
    Family(
        "Those who have the fewest; all who are tied",
        "who",
        [
            (
                "(each player | every player | all players | the players | players) "
                "(with | who has | who have | has | having) the (fewest | least) {holding}"
            ),
        ],
        "each player with the fewest {holding}",
    ),
    Family(
        "The one who has the fewest",
        "who",
        ["the player (with | who has) the (fewest | least) {holding}"],
        "each player with the fewest {holding}",
        asks="If several players are tied, all of them?",
    ),
    Family(
        "Those who have more than you",
        "who",
        [
            "(each | every) (other player | opponent | player) (with | who has) more {holding} than you [have | do]",
            "all [other] (players | opponents) (with | who have) more {holding} than you [have | do]",
        ],
        "each other player with more {holding} than you",
    ),
    Family(
        "One of the others who has more",
        "condition",
        [
            "(<another>) has more {holding} than you [have | do]",
            "you have (fewer | less) {holding} than (<another>) [has | does]",
        ],
        "another player has more {holding} than you",
    ),
    Family(
        "One of the others who has fewer",
        "condition",
        [
            "(<another>) has (fewer | less) {holding} than you [have | do]",
            "you have more {holding} than (<another>) [has | does]",
        ],
        "another player has fewer {holding} than you",
    ),
    Family(
        "One of the others who has so many",
        "condition",
        ["(<another>) has ({INT} or more | at least {INT} | {INT} +) {holding}"],
        "another player has {INT} or more {holding}",
    ),
    Family(
        "More than all others",
        "condition",
        [
            "you have the most {holding}",
            (
                "you have more {holding} than (any other player | anybody else | anyone else | everyone else | all "
                "[the] "
                "other players | every other player | any of your opponents | each opponent | every opponent | "
                "all [your] opponents)"
            ),
        ],
        "you have more {holding} than each other player",
    ),
    Family(
        "Fewer than all others",
        "condition",
        [
            "you have the (fewest | least) {holding}",
            (
                "you have (fewer | less) {holding} than (any other player | anybody else | anyone else | "
                "everyone else | all "
                "[the] other players | every other player | each opponent | every opponent | all [your] opponents)"
            ),
        ],
        "you have fewer {holding} than each other player",
    ),
    # ---- counting
    Family(
        "Neither more nor fewer of what you have",
        "condition",
        ["you have (exactly | precisely | just) {INT} {holding}"],
        "you have exactly {INT} {holding}",
    ),
    Family(
        "At least so many",
        "condition",
        ["you have (at least {INT} | {INT} +) {holding}"],
        "you have {INT} or more {holding}",
    ),
    Family(
        "So many at most",
        "condition",
        ["you have (at most {INT} | no more than {INT} | {INT} or less) {holding}"],
        "you have {INT} or fewer {holding}",
    ),
    Family(
        "None of it",
        "condition",
        ["you (do not have | don't have | have not got) any {holding}"],
        "you have no {holding}",
    ),
    Family(
        "One Location under attack is enough",
        "condition",
        ["(one | any | at least one) of your Locations is (under attack | attacked)"],
        "you have 1 or more Locations under attack",
    ),
    Family("An empty hand", "condition", ["your hand is empty"], "you have no cards in hand"),
    Family(
        "Defenders of yours",
        "holding",
        [
            "Defenders [on your Locations | in play | on the table]",
            "Defender cards [on your Locations | in play | on the table]",
        ],
        "Defenders",
    ),
    Family(
        "Attacks of yours",
        "holding",
        ["attacks [on the table | against other players | on other players]"],
        "attacks in play",
    ),
    Family("Locations that are attacked", "holding", ["attacked Locations"], "Locations under attack"),
    Family("Cards of a hand, by the word alone", "holding", ["cards"], "cards in hand", asks="Cards in hand?"),
    Family(
        "Defenders of yours, counted",
        "thing",
        [
            "Defender [card] (you have | of yours | on your Locations) [in play | on the table]",
            "of your Defenders [in play | on the table]",
        ],
        "of your Defenders",
    ),
    Family(
        "Cards of your hand, counted",
        "thing",
        ["card in your hand", "of the cards in your hand"],
        "of your cards in hand",
    ),
    Family(
        "Who defends beside it, counted",
        "thing",
        [
            "other (Defender | Defender card) (<beside>)",
            "other (Defender | Defender card) (defending | fighting) (with | beside | alongside) (<he>)",
        ],
        "of the other Defenders here",
        types=("defender",),
    ),
    Family(
        "What attacks beside it, counted",
        "thing",
        [
            "other (Enemy | Enemy card) (<attacks it>)",
            "other (Enemy | Enemy card) (attacking | fighting) (with | beside | alongside) (<he>)",
        ],
        "of the other Enemies here",
        types=("enemy",),
    ),
    Family(
        "Enemies of a type there, counted",
        "thing",
        ["{FAMILY} [card] (<attacking here>)"],
        "of the {FAMILY} cards here",
    ),
    Family(
        "Nobody beside it in a defence",
        "condition",
        [
            "<he> (defends | is defending | fights | is) alone [here | there]",
            "it is the only Defender [here | there]",
            "there (are | is) no other (<dfs>) (<beside>)",
        ],
        "there are no other Defenders here",
        types=("defender",),
    ),
    Family(
        "Nobody beside it in an attack",
        "condition",
        [
            "<he> (attacks | is attacking | fights | is) alone [here]",
            "it is the only Enemy (<attacks it>)",
            "there (are | is) no other (<ens>) (<attacks it>)",
        ],
        "there are no other Enemies here",
        types=("enemy",),
    ),
    Family(
        "Somebody beside it in a defence",
        "condition",
        [
            "(another | any other) Defender (defends | is defending | is) (<beside>)",
            "there is (another | any other) Defender (<beside>)",
        ],
        "there are 1 or more other Defenders here",
        types=("defender",),
    ),
    Family(
        "Something beside it in an attack",
        "condition",
        [
            "(another | any other) Enemy (attacks | is attacking | is) (<attacks it>)",
            "there is (another | any other) Enemy (<attacks it>)",
        ],
        "there are 1 or more other Enemies here",
        types=("enemy",),
    ),
    Family(
        "No Defenders",
        "condition",
        [
            "there (are | is) no (<dfs>) (<beside>)",
            "there are not any Defenders (<beside>)",
            "nobody defends (here | this Location)",
            "this Location (is undefended | has no Defenders)",
            "<none> Defenders (are here | defend here)",
        ],
        "there are no Defenders here",
    ),
    Family(
        "So many Defenders",
        "condition",
        [
            "there are (at least {INT} | {INT} or more | {INT} +) (<dfs>) (<beside>)",
            "(at least {INT} | {INT} or more | {INT} +) Defenders (defend | are) here",
        ],
        "there are {INT} or more Defenders here",
    ),
    Family(
        "So many Enemies",
        "condition",
        [
            "there are (at least {INT} | {INT} or more | {INT} +) (<ens>) (<attacks it>)",
            "(at least {INT} | {INT} or more | {INT} +) Enemies (attack | are attacking) [here | this Location | it]",
            "(the attacker | the attack | an attack) has (at least {INT} | {INT} or more) (Enemies | Enemy) [here]",
            "there is {INT} or more Enemy (<attacks it>)",
        ],
        "there are {INT} or more Enemies here",
    ),
    Family(
        "Exactly so many Enemies",
        "condition",
        ["there are (exactly | precisely) {INT} (<ens>) (<attacks it>)"],
        "there are exactly {INT} Enemies here",
    ),
    Family(
        "Exactly so many Defenders",
        "condition",
        ["there are (exactly | precisely) {INT} (<dfs>) (<beside>)"],
        "there are exactly {INT} Defenders here",
    ),
    Family(
        "A Location without its counter",
        "condition",
        [
            "this Location (has no | does not have a | doesn't have a | is without a) TARDIS [counter] [on it]",
            "there is no TARDIS [counter] (on it | on this Location | here)",
        ],
        "this Location has no TARDIS counter",
        types=("location", "starting location", "defender"),
    ),
    Family(
        "A Location with its counter",
        "condition",
        [
            "(this Location | it) has a TARDIS [counter] [on it]",
            "there is a TARDIS [counter] (on it | on this Location | here)",
        ],
        "this Location has a TARDIS counter",
        types=("location", "starting location", "defender"),
    ),
    Family("Your own turn", "condition", ["(it is | it's) your turn"], "it is your turn"),
    Family(
        "Strength in your own turn",
        "ability",
        ["(during | on | in) your turn {fighter} {change}", "{fighter} {change} (during | on | in) your turn"],
        "{fighter} {change} if it is your turn",
    ),
    # ---- occasions
    Family(
        "Defenders placed here",
        "event",
        [
            (
                "you (place | play | put | lay) (a | one or more | any) (<dfs>) (here | on this Location | at "
                "this Location)"
            ),
            "you (place | play | put | lay) Defenders (here | on this Location | at this Location)",
            "(a Defender is | Defenders are) (placed | played | put) (here | on this Location)",
            "you defend (this Location | here)",
        ],
        "you place Defenders on this Location",
        types=("location", "starting location"),
    ),
    Family(
        "This Location attacked",
        "event",
        [
            "you are attacked (here | at this Location | on this Location)",
            "(somebody | someone | a player | an opponent | another player) attacks here",
        ],
        "this Location is attacked",
        types=("location", "starting location"),
    ),
    Family(
        "The hand of who is attacked",
        "deed",
        ["look at (the (defending player's | defender's | owner's) | this Location's owner's) hand"],
        "this Location's owner shows you their hand",
        types=("enemy",),
    ),
    Family(
        "The hand of the attacker",
        "deed",
        ["look at the (attacking player's | attacker's) hand"],
        "this attack's owner shows you their hand",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "Cards discarded as a price, which can only be from the hand",
        "step",
        ["discard {n:INT} (card | cards) . if you do {then:deeds}"],
        "discard {n} card(s) from your hand to {then}",
    ),
    Family(
        "Cards drawn and then discarded, by their number alone",
        "course",
        ["draw {n:INT} (card | cards) (then | and then | and | . then) discard {m:INT}"],
        "draw {n} card(s), then discard {m} card(s) from your hand",
    ),
    Family(
        "A bonus of the card that speaks, with its verb alone",
        "ability",
        [
            "(<gets>) + {INT} [strength] <as long as> {conditions}",
            "<as long as> {conditions} (<gets>) + {INT} [strength]",
        ],
        "this card has {INT} more strength if {conditions}",
        types=("defender", "enemy"),
    ),
    Family(
        "A bonus with its verb, for each of a thing",
        "ability",
        ["(<gets>) + {INT} [strength] (for (each | every) | per) {thing}"],
        "this card has {INT} more strength for each {thing}",
        types=("defender", "enemy"),
    ),
    Family(
        "Victory Points behind a label",
        "ability",
        [
            (
                "(Victory | scoring | at the end) {INT} [extra | additional | more] (point | points | Victory "
                "Point | Victory Points | VP) "
                "(for (each | every) | per) {thing}"
            )
        ],
        "when the game ends, score {INT} Victory Point(s) for each {thing}",
    ),
    Family(
        "Any Location of yours attacked",
        "event",
        [
            "(any | one | a) [of] your (Locations | Location) (is attacked | comes under attack)",
            "a Location of yours (is attacked | comes under attack)",
            "(<another>) attacks (you | one of your Locations)",
            "you are attacked",
        ],
        "one of your Locations is attacked",
        types=("support", "location", "starting location"),
    ),
    Family(
        "Your own attacks",
        "event",
        [
            (
                "you (attack | make an attack | start an attack | launch an attack) [another player | an opponent | a "
                "Location | another player's Location]"
            )
        ],
        "you attack",
        types=("support", "location", "starting location"),
    ),
    # ---- for this turn
    Family(
        "What holds for this turn: the card lies there for so long",
        "text",
        ["(<this turn>) {ability}", "{ability} (<this turn>)"],
        "this card stays face-up in your Reserve until your turn ends and uses no place there. {ability}",
        types=("support",),
    ),
    # ---- Defenders
    Family(
        "All Defenders of a Location taken back",
        "deed",
        [
            "(return | take | pick up) all [of] [the | your] (<dfs>) (from | on | at) (<mine>) [back] <into hand>",
            (
                "choose (<mine>) [. | and] (return | take | pick up) all [of] [the | its] (<dfs>) [there | from it] "
                "[back] "
                "<into hand>"
            ),
        ],
        "return all Defenders from one of your Locations to your hand",
    ),
)

__all__ = ["CORE", "PARTS_OF_CORE"]
