"""How cards that players write, and those who retell them, word what only cards of one's own say."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_OWN: Final = {
    "mine": "one of your Locations | a Location of yours | any of your Locations | a Location that you own",
    "theirs": (
        "another player's Location | a Location (belonging to | owned by) (another player | an "
        "opponent) | one opponent's Location | any opponent's Location | a Location of "
        "another player | an opponent's Location | a Location "
        "of an opponent | "
        "one of another player's Locations | one of an opponent's Locations | a Location that belongs to another player"
    ),
    "others": (
        "(each | every) other player | all [the] other players | the other players | (each | every) opponent | "
        "all [of] your opponents | each of your opponents | all opponents | your opponents | each of the other players"
    ),
    "one other": (
        "another player [of your choice] | an opponent [of your choice] | target opponent | "
        "one opponent [of your choice] | "
        "one other player | any other player | any opponent | any one opponent | one of your opponents | "
        "one of the other players"
    ),
    "at the start": "at the (start | beginning) of",
    "at the end": "at the end of",
    "my turn": (
        "your turn | your turns | each of your turns | every turn of yours | each turn of yours | each your turn"
    ),
    "may not": "(may not | cannot | can not | can't | must not | can never)",
    "nobody may": "(nobody | no one | no player | no opponent | no other player) (may | can)",
    "gets": "has | have | gets | get | gains | gain | receives | receive | is given | are given | adds | add",
    "too": "too | as well | also",
    "into hand": "(into | to | in | back into | back to) your hand",
    "takes up": "take | put | add | return | get | pick | bring",
    "the deck": "the [draw] deck | the draw pile | your deck",
    "same number": (
        "(that many | that many cards | the same number | as many | as many cards | the same number of cards | "
        "one card for each [card] [you] discarded [this way | in this way] | a card for each [card] [you] discarded "
        "[this way | in this way] | as many new cards | that many new cards | an equal number [of cards])"
    ),
    "attacking here": (
        "here | in this attack | in the attack | in the same attack | attacking (this Location | the Location | it | "
        "his Location | her Location | its Location | their Location | this card | this card's Location | here) | "
        "in an attack (here | on this Location) | against this Location | (at | on) (this | the | the same) Location"
    ),
    "beside": (
        "here | (at | on) (this | the | the same | his | her | its | their) Location | "
        "in this defence | defending (here | this Location | the "
        "Location)"
    ),
    "as long as": "if | when | whenever | while | as long as | so long as | provided [that]",
    "last order": ("[in the same order | where they were] [without showing them | without changing their order]"),
    "no place last": "(uses | takes [up]) no (place | room | space) [there] | does not (count | take up a place)",
    "not lost": (
        "instead of (discarding (it | him | her | this card) | being discarded) | "
        "rather than (discarding (it | him | her | this card) | being discarded)"
    ),
    "two": ". | and | . and | and then | then | . then",
}

OWN: Final = (
    # ---- occasions
    Family(
        "A card revealed, turned face up, flipped",
        "event",
        [
            "<self> <revealed>",
            "you (reveal <self> | turn <self> face up | flip <self>)",
            "<self> (is | are) (flipped | turned) (face up | over) [in a conflict]",
        ],
        "this card is revealed in a conflict",
        types=("defender", "enemy"),
    ),
    Family(
        "What a card does when it is revealed, behind a label",
        "rule",
        [
            (
                "(reveal | revealed | when revealed | on reveal | upon reveal | upon being revealed | if revealed | "
                "once revealed) {statement}"
            )
        ],
        "when this card is revealed in a conflict, {statement}",
        types=("defender", "enemy"),
    ),
    Family(
        "A defence that holds, as its cards say it",
        "event",
        [
            (
                "(the | your | this) (defence | defense) [of this Location | here | at this Location] (wins | "
                "succeeds | holds | is successful)"
            ),
            "(you win | this Location wins) (the | a) conflict [here | at this Location]",
            "the (defenders | Defenders) [here] win",
            "<self> (defends | defend) successfully",
            "<self> (wins | win) (a | the | its) conflict [here | at this Location]",
            "(<self> | this Location) (is | are) [successfully] defended [successfully]",
        ],
        "the defence here wins",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "The same, as Enemies say it",
        "event",
        [
            "(this | the | your) attack (<is beaten off>)",
            "<self> (is | are) (beaten | defeated) [in a conflict]",
            "the (defence | defense) [here] (wins | holds | succeeds)",
            "they are (beaten | defeated)",
        ],
        "the defence here wins",
        types=("enemy",),
    ),
    Family(
        "A defence that is lost, as its cards say it",
        "event",
        [
            "<lost>",
            "(the | your | this) (defence | defense) (of | at) this Location (fails | loses)",
            "you lose the conflict [here]",
            "(the | an) attack [here | on this Location] (wins | succeeds | is successful)",
        ],
        "the attack here wins",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "The same, as Enemies say it",
        "event",
        [
            "(this | the | your) attack (wins | succeeds | is successful | is won) [a conflict | the conflict]",
            "you win (this | the) attack",
            "<self> (wins | win) [a conflict | the conflict]",
            "the (defence | defense) [here] (fails | loses)",
            "you win the conflict [here | at this Location]",
        ],
        "the attack here wins",
        types=("enemy",),
    ),
    Family(
        "A Location that is played",
        "event",
        ["you (play | place | lay) (<self> | this Location)", "(this Location | <self>) is played"],
        "you play this card",
        types=("location",),
    ),
    Family(
        "A Location that is attacked",
        "event",
        [
            "(this Location | <self>) (is attacked | comes under attack)",
            "(an attack is | Enemies are) (made | placed | played) (on | against) (this Location | <self>)",
            "(another player | somebody | an opponent | a player) attacks (this Location | <self>)",
        ],
        "this Location is attacked",
        types=("location", "starting location"),
    ),
    Family(
        "Turns that start or begin",
        "event",
        ["your turn begins", "you (start | begin) your turn"],
        "your turn starts",
    ),
    Family(
        "What is done as turns start",
        "rule",
        ["<at the start> <my turn> {statement}", "{statement} <at the start> <my turn>"],
        "when your turn starts, {statement}",
    ),
    Family(
        "What is done as turns end",
        "rule",
        ["<at the end> <my turn> {statement}", "{statement} <at the end> <my turn>"],
        "when your turn ends, {statement}",
    ),
    Family(
        'An occasion with "if"',
        "rule",
        ["if {event} {statement}", "{statement} if {event}"],
        "when {event}, {statement}",
    ),
    # ---- cards drawn, exchanged, discarded
    Family(
        "Cards taken from the deck without being looked for",
        "deed",
        [
            "draw {INT} [extra | additional | more | further] (card | cards) [from <the deck>]",
            (
                "(take | draw) [the top] {INT} (card | cards) (from | of) [the top of] <the deck> [and (put | "
                "take | add) (it | them) <into hand>]"
            ),
            "add [the top] {INT} (card | cards) (from | of) <the deck> to your hand",
            "(take | put) the top {INT} (card | cards) of <the deck> <into hand>",
        ],
        "draw {INT} card(s)",
    ),
    Family(
        "The top card of the deck, by its place alone",
        "deed",
        ["(take | draw | put) the top card of <the deck> [<into hand>]"],
        "draw 1 card",
    ),
    Family(
        "Some cards exchanged, one for one",
        "deed",
        [
            "discard up to {INT} cards from your hand (<two>) draw <same number>",
            (
                "(exchange | swap | replace) up to {INT} cards (from | of | in) your hand [for (the same "
                "number | as many) (of cards | from <the deck>)]"
            ),
        ],
        "exchange up to {INT} card(s) of your hand",
    ),
    Family(
        "Leave given to discard, which needs none where none need be discarded",
        "doing",
        ["you (may | can) discard up to {INT} cards from your hand . draw <same number>"],
        "exchange up to {INT} card(s) of your hand",
        alone=True,
    ),
    Family(
        "A whole hand exchanged",
        "deed",
        [
            "discard your [whole | entire] hand (<two>) draw <same number>",
            "discard all [of] (the | your) cards (in | from) your hand (<two>) draw <same number>",
            (
                "(exchange | swap | replace) your [whole | entire] hand [for (the same number | as many) (of "
                "cards | cards) [from <the deck>]]"
            ),
        ],
        "exchange your hand",
    ),
    Family(
        "Cards drawn and then discarded, where the second can only be from the hand",
        "course",
        [
            (
                "draw {n:INT} (card | cards) (then | and then | and | . then) discard {m:INT} (card | cards) "
                "[of your choice] [from your hand]"
            )
        ],
        "draw {n} card(s), then discard {m} card(s) from your hand",
    ),
    # ---- other players
    Family("All players", "who", ["(every | each) player", "all players", "everyone", "everybody"], "each player"),
    Family("All others", "who", ["<others>"], "each other player"),
    Family(
        "One of the others",
        "who",
        ["<one other>", "choose <one other> [.] (that player | they)"],
        "another player of your choice",
    ),
    Family(
        "Who is attacked",
        "who",
        ["<owner>", "the [attacked] player", "its owner"],
        "this Location's owner",
        types=("enemy",),
    ),
    Family(
        "Who attacks",
        "who",
        [
            "the attacker",
            "the attacking player",
            "the (owner of the | player who made the | player making the) attack",
            "the attack's owner",
        ],
        "this attack's owner",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "Points that others take",
        "does",
        ["[must] (takes | take | gains | gain | gets | get | receives | receive) {INT} <tp>"],
        "takes {INT} Time Point(s)",
    ),
    Family(
        "Points that others lose or pay",
        "does",
        ["[must] (loses | lose | pays | pay | returns | return) {INT} <tp> [to the supply]"],
        "loses {INT} Time Point(s)",
    ),
    Family(
        "Points that others give to you",
        "does",
        ["[must] (gives | give | pays | pay | hands | hand) you {INT} <tp>", "[must] (give | gives) {INT} <tp> to you"],
        "gives you {INT} Time Point(s)",
    ),
    Family(
        "Points taken from others",
        "deed",
        ["[you] (steal | <gain>) {INT} <tp> from {who}"],
        "take {INT} Time Point(s) from {who}",
    ),
    Family(
        "Cards that others draw",
        "does",
        ["(may draw | must draw | draws | draw) {INT} (card | cards) [from <the deck>]"],
        "draws {INT} card(s)",
    ),
    Family(
        "Cards that others discard: nobody else chooses them",
        "does",
        [
            (
                "[must] (discards | discard) {INT} (card | cards) [of (their | his or her) choice] [from "
                "(their | his or her | the) hand] "
                "[of (their | his or her) choice]"
            )
        ],
        "discards {INT} card(s) from their hand",
    ),
    Family(
        "Hands that are shown to you, or looked at",
        "does",
        ["[must] (shows | show | reveals | reveal) [you] (their | his or her) hand [to you]"],
        "shows you their hand",
    ),
    Family(
        "A hand looked at",
        "deed",
        [
            (
                "look at (another player's | an opponent's | one opponent's | one other player's | any "
                "opponent's | any other player's) hand [of your choice]"
            ),
            "look at the (hand | cards in the hand) of (<one other>)",
            "choose <one other> [. | and] look at (their | his or her | that player's) hand",
        ],
        "another player of your choice shows you their hand",
    ),
    Family(
        "All hands looked at",
        "deed",
        [
            "look at (each | every) (other player's | opponent's) hand",
            "look at the hands of all (other players | opponents)",
        ],
        "each other player shows you their hand",
    ),
    # ---- the deck and the discard pile
    Family("Cards by their type", "what", ["{KIND} card"], "{KIND}"),
    Family("Enemies by their type", "what", ["{FAMILY} [Enemy] [card]"], "{FAMILY} card"),
    Family(
        "Cards on top of the deck looked at and left there",
        "deed",
        [
            (
                "look at the top {INT} (card | cards) of <the deck> [[. | and] (put | return | place) (it | "
                "them) back [on top [of <the deck>]] <last order>]"
            ),
            (
                "look at {INT} (card | cards) (from | on) [the] top of <the deck> [[. | and] (put | return | "
                "place) (it | them) back <last order>]"
            ),
        ],
        "look at the top {INT} card(s) of the deck",
    ),
    Family(
        "One card on top of the deck looked at and left there",
        "deed",
        ["look at the top card of <the deck> [[. | and] (put | return | place) it back]"],
        "look at the top 1 card of the deck",
    ),
    Family(
        "Some of the cards on top of the deck kept, the others discarded",
        "deed",
        [
            (
                "look at the top {n:INT} cards of <the deck> [. | and | then | . then] (<takes up> | keep "
                "| draw | choose) {m:INT} [of (them | these | those)] "
                "[<into hand>] [. | and | . then] discard the (rest | others | other | other cards | remaining cards)"
            ),
            (
                "draw {m:INT} of the top {n:INT} cards of <the deck> [. | and] discard the (rest | others "
                "| other | other cards | remaining cards)"
            ),
        ],
        "put {m} of the top {n} cards of the deck into your hand and discard the others",
    ),
    Family(
        "A deck searched for a card that goes to the hand",
        "deed",
        [
            (
                "search <the deck> for (a | an | one | 1 | any | any one) {what} [of your choice] [[. | "
                "and] (show | reveal) it] "
                "[[. | and] (<takes up>) it <into hand>] "
                "[[. | and | then | . then] (shuffle | reshuffle) [<the deck> | it]]"
            ),
            (
                "(take | look for | find) (a | an | one | 1 | any) {what} (from | in) <the deck> [of your "
                "choice] [and (<takes up>) it] [<into hand>] "
                "[. | and | then | . then] (shuffle | reshuffle) [<the deck> | it]"
            ),
        ],
        "search the deck for a(n) {what}",
    ),
    Family(
        "A card brought back from the discard pile",
        "deed",
        [
            (
                "(<takes up>) (a | an | one | 1 | any | any one) {what} [of your choice] from the discard "
                "pile [of your choice] [and (put | take | add) it] [<into hand>]"
            ),
            "choose (a | an | one | any) {what} (in | from) the discard pile [. | and] (<takes up>) it <into hand>",
        ],
        "take a(n) {what} from the discard pile into your hand",
    ),
    # ---- places, counters, Defenders
    Family("Locations of others", "ground", ["<theirs>"], "another player's Location"),
    Family("Your own Locations", "ground", ["<mine>", "your Location"], "one of your Locations"),
    Family("Locations of anybody", "ground", ["(any | any one | a | one) Location [of your choice]"], "any Location"),
    Family(
        "One TARDIS counter taken off",
        "deed",
        [
            "(remove | return | take) (a | the | one | 1) TARDIS [counter] (from | off) {ground} [to its owner]",
            (
                "(remove | return | take) (the | a | one) TARDIS [counter] (from | off) {ground} and return it "
                "to its owner"
            ),
        ],
        "return a TARDIS counter from {ground} to its owner",
    ),
    Family(
        "A Location chosen for its TARDIS counter",
        "deed",
        [
            (
                "choose (a | any | one) Location with a TARDIS [counter] [on it] [. | and] (that counter is "
                "returned | it is returned | return (it | that counter)) [to its owner]"
            )
        ],
        "return a TARDIS counter from any Location to its owner",
    ),
    Family(
        "A TARDIS counter placed",
        "deed",
        ["(place | put | lay) (a | one | 1) [spare] TARDIS [counter] on {ground} [that is not under attack]"],
        "place a TARDIS counter on {ground}",
    ),
    Family(
        "Defenders looked at",
        "deed",
        [
            (
                "look at [(the | all | all the)] [face down] (Defenders | Defender cards) (on | at) "
                "{ground} [. leave them face down]"
            )
        ],
        "look at the Defenders on {ground}",
    ),
    Family(
        "All cards of a Location looked at, Defenders and Enemies",
        "deed",
        [
            (
                "look at [(the | all | all the | every)] [face down] (cards | card) (on | at) {ground} "
                "[. leave them face down]"
            ),
            "look at everything [that is] [face down] (on | at) {ground} [. leave it face down]",
        ],
        "look at the Defenders and Enemies on {ground}",
    ),
    Family(
        "Enemies of a Location looked at",
        "deed",
        [
            (
                "look at [(the | all | all the)] [face down] (Enemies | Enemy cards | attackers) (on | at | attacking) "
                "{ground} [. leave them face down]"
            )
        ],
        "look at the cards of an attack on {ground}",
    ),
    Family(
        "A Defender taken back",
        "deed",
        [
            "(return | take | pick up) (a | one | any | any one) Defender [card] (from | on) (<mine>) <into hand>",
            "(return | take | pick up) (one of your Defenders | a Defender of yours) <into hand>",
        ],
        "return a Defender from one of your Locations to your hand",
    ),
    Family(
        "A Defender sent to another Location",
        "deed",
        [
            (
                "move (a | one | any | any one) Defender [card] from (<mine>) to another [one] [of your "
                "Locations | Location of yours | of them]"
            )
        ],
        "move a Defender from one of your Locations to another",
    ),
    Family(
        "Defenders of two Locations that change places",
        "deed",
        [
            (
                "(swap | exchange | switch) [all] [of] [the] (Defenders | Defender cards) (on | at | between | of) "
                "(two | any two | 2) (of your Locations | Locations of yours)"
            ),
            (
                "[the] (Defenders | Defender cards) (on | at) (two | any two | 2) of your Locations (change | swap | "
                "exchange) places [with each other]"
            ),
        ],
        "swap the Defenders on two of your Locations",
    ),
    # ---- attacks
    Family(
        "All attacks on you",
        "attack",
        [
            (
                "(all | every | each) [of the] (attack | attacks) (on | against) (you | your Locations | any "
                "of your Locations)"
            )
        ],
        "each attack on your Locations",
    ),
    Family(
        "All open attacks on you",
        "attack",
        [
            (
                "(all | every | each) face up (attack | attacks) (on | against) (you | your Locations | any "
                "of your Locations)"
            )
        ],
        "each face-up attack on your Locations",
    ),
    Family(
        "All attacks on you with a type of card",
        "attack",
        [
            (
                "(all | every | each) face up (attack | attacks) [(on | against) (you | your Locations)] <of "
                "family> [(on | against) (you | your Locations)]"
            )
        ],
        "each face-up attack with a(n) {FAMILY} card on your Locations",
    ),
    Family(
        "An attack looked at, its cards left as they lie",
        "deed",
        [
            (
                "look at [all] [the] [face down] (cards | Enemy cards | Enemies) (of | in) {attack} [. (leave "
                "| keep) them face down | . they stay face down]"
            ),
            (
                "look at {attack} [without (turning it | revealing it | turning it face up)] (. (leave | "
                "keep) (it | them) face down | . (it stays | they stay) face down)"
            ),
        ],
        "look at the cards of {attack}",
    ),
    Family(
        "An Enemy taken into your own hand",
        "deed",
        [
            (
                "(<takes up>) (a | an | one | any one | 1) (Enemy card | Enemy | card) (out of | from | in) "
                "{attack} (and (put | take | add) it <into hand> | <into hand>)"
            ),
        ],
        "put a card from {attack} into your hand",
    ),
    Family(
        "An Enemy sent back to the hand of its player",
        "deed",
        [
            (
                "(return | send | put) (a | an | one | any one | 1) (Enemy card | Enemy | card) (out of | "
                "from | in) {attack} [back] (to | into) (its owner's hand | its owner | the hand of its owner "
                "| the attacker's hand)"
            ),
        ],
        "return a card from {attack} to its owner's hand",
    ),
    # ---- the card itself
    Family(
        "A card that comes back",
        "deed",
        [
            "<back> [<not lost>]",
            "[<he>] (returns | goes | comes) [back] to your hand [<not lost>]",
            "take <he> back [<not lost>]",
        ],
        "return this card to your hand",
        types=("defender", "enemy"),
    ),
    # ---- strength
    Family("The card itself", "fighter", ["<self>", "<he>"], "this card", types=("defender", "enemy")),
    Family(
        "Enemies at the place",
        "fighter",
        [
            "(each | every | all) (Enemy | Enemies | Enemy card | Enemy cards) (<attacking here>)",
            "(Enemies | Enemy cards) (<attacking here>)",
        ],
        "each Enemy here",
    ),
    Family(
        "Other Enemies at the place",
        "fighter",
        ["(each | every | all) other (Enemy | Enemies | Enemy card | Enemy cards) (<attacking here>)"],
        "each other Enemy here",
    ),
    Family(
        "Enemies of a type at the place",
        "fighter",
        ["[each | every | all] {FAMILY} [card | cards] (<attacking here>)"],
        "each {FAMILY} card here",
    ),
    Family(
        "Defenders at the place",
        "fighter",
        [
            "(each | every | all) (Defender | Defenders | Defender card | Defender cards) (<beside>)",
            "(Defenders | Defender cards) (<beside>)",
        ],
        "each Defender here",
    ),
    Family(
        "Other Defenders at the place",
        "fighter",
        [
            "(each | every | all) other (Defender | Defenders | Defender card | Defender cards) (<beside>)",
            "other Defenders (<beside>)",
        ],
        "each other Defender here",
    ),
    Family("A Defender by name", "fighter", ["{DEFENDER} (<beside>)"], "{DEFENDER} here"),
    Family(
        "All your Defenders",
        "fighter",
        [
            "(all | each) [of] your (Defenders | Defender cards)",
            "your (Defenders | Defender cards)",
            "every Defender of yours",
        ],
        "each of your Defenders",
    ),
    Family(
        "All your Enemies",
        "fighter",
        ["(all | each) [of] your (Enemies | Enemy cards)", "your (Enemies | Enemy cards)", "every Enemy of yours"],
        "each of your Enemies",
    ),
    Family(
        "Your Enemies of a type",
        "fighter",
        ["(all | each) [of] your {FAMILY} [cards]", "your {FAMILY} [cards]"],
        "each of your {FAMILY} cards",
    ),
    Family(
        "Strength added",
        "change",
        [
            "(<gets>) + {INT} [strength] [each]",
            "(<gets>) {INT} (extra | more | additional) strength [each]",
            "(is | are) {INT} stronger [each]",
            "(is | are) worth {INT} more [each]",
            "(<gets>) {INT} strength more [each]",
        ],
        "has {INT} more strength",
    ),
    Family(
        "Strength taken away",
        "change",
        [
            "(<gets>) - {INT} [strength] [each]",
            "(<gets>) {INT} less strength [each]",
            "(loses | lose) {INT} strength [each]",
            "(is | are) {INT} weaker [each]",
            "(is | are) worth {INT} less [each]",
        ],
        "has {INT} less strength",
    ),
    Family(
        "Strength under a condition, in both orders",
        "ability",
        ["{fighter} {change} <as long as> {conditions}", "<as long as> {conditions} {fighter} {change}"],
        "{fighter} {change} if {conditions}",
    ),
    Family(
        "A bonus by itself, which is the card's own",
        "ability",
        ["+ {INT} [strength] <as long as> {conditions}", "<as long as> {conditions} + {INT} [strength]"],
        "this card has {INT} more strength if {conditions}",
        types=("defender", "enemy"),
    ),
    Family(
        "A bonus by itself for each of a thing",
        "ability",
        ["+ {INT} [strength] (for (each | every) | per) {thing}"],
        "this card has {INT} more strength for each {thing}",
        types=("defender", "enemy"),
    ),
    Family(
        "Who defends beside the card",
        "condition",
        [
            "{DEFENDER} (defends | is defending) [here | there] [<too>]",
            "{DEFENDER} (is [also] (here | there | at this Location | on this Location | defending [here]) [<too>])",
            "{DEFENDER} is (among | one of) the (defenders | Defenders)",
            "<he> defends [together | along] (with | beside | alongside) {DEFENDER}",
            (
                "<he> (is | are) (with | beside | together with | at the same Location as | on the same "
                "Location as) {DEFENDER}"
            ),
        ],
        "{DEFENDER} defends here",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "Whom a Defender stands against",
        "condition",
        [
            "<he> (defends | is defending | fights) against (a | an | any) {FAMILY} [card | cards]",
            "defending against {FAMILY} [cards]",
            "(a | an | any) {FAMILY} [card] (is | attacks) (<attacking here>)",
            "(a | an | any) {FAMILY} [card] attacks [here | this Location]",
        ],
        "there are 1 or more {FAMILY} cards here",
    ),
    # ---- what is counted
    Family(
        "Counters by whose they are",
        "thing",
        ["{COUNTER} counter (you have in play | of yours [in play] | on your Locations | you have)"],
        "of your {COUNTER} counters in play",
    ),
    Family(
        "Locations by whose they are",
        "thing",
        ["Location (you own | you have | of yours | you control | in your line)", "of your Locations"],
        "of your Locations",
    ),
    Family(
        "Locations without a counter",
        "thing",
        [
            (
                "Location (you own | you have | of yours) (that has no | that does not have a | with no | "
                "without a) TARDIS [counter]"
            ),
            "of your Locations (that has no | with no | that does not have a) TARDIS [counter]",
        ],
        "of your Locations without a TARDIS counter",
    ),
    Family(
        "Locations that are attacked",
        "thing",
        [
            "(Location (you own | of yours) | of your Locations) (that is [under attack | attacked] | under attack)",
            "attacked Location (you own | of yours)",
            "attack (on | against) (you | your Locations)",
        ],
        "of your Locations under attack",
    ),
    Family(
        "Who defends there",
        "thing",
        [
            (
                "Defender [card] (here | at this Location | at the Location | there | on this Location | "
                "defending [it | here])"
            )
        ],
        "of the Defenders here",
    ),
    Family("Who attacks there", "thing", ["Enemy [card] (<attacking here>)"], "of the Enemies here"),
    Family("Others counted", "thing", ["opponent", "of your opponents", "of the other players"], "other player"),
    Family("Cards in your hand", "holding", ["cards in your hand"], "cards in hand"),
    Family("Cards in your Reserve", "holding", ["cards in your Reserve"], "cards in Reserve"),
    Family("Points by their letters", "holding", ["<tp>"], "Time Points"),
    Family(
        "Counters on the table",
        "holding",
        ["{COUNTER} counters [on (the table | your Locations)]"],
        "{COUNTER} counters in play",
    ),
    Family(
        "Points for each of a thing",
        "deed",
        ["[you] <gain> {INT} <tp> (for (each | every) | per) {thing}"],
        "take {INT} Time Point(s) for each {thing}",
    ),
    # ---- what may not be
    Family(
        "Enemies that go with no others",
        "ability",
        [
            (
                "[<self>] <may not> (join | be (combined | played [together]) with) [any] other (Enemies | "
                "Enemy | Enemy cards | types [of Enemy | of Enemies])"
            )
        ],
        "this card cannot join other Enemies",
        types=("enemy",),
    ),
    Family(
        "Enemies that go with all but one type",
        "ability",
        [
            (
                "[<self>] <join> (any | all) [other] (Enemies | Enemy | Enemy cards | types of Enemy) [of any "
                "type] (except | but | but not | except for | other than) [the] {FAMILY} [cards]"
            ),
        ],
        "this card may join Enemies of any type but {FAMILY} cards",
        types=("enemy",),
    ),
    Family(
        "Defenders who do not stand together",
        "ability",
        [
            (
                "[<self>] <may not> (defend | be placed | be played) [together | at the same Location | on "
                "the same Location] (with | beside | alongside | as) {DEFENDER}"
            )
        ],
        "this card cannot defend with {DEFENDER}",
        types=("defender",),
    ),
    Family(
        "A Location that is safe",
        "ability",
        ["(this Location | <self>) <may not> be attacked", "<nobody may> attack this Location"],
        "this Location cannot be attacked",
        types=("location", "starting location"),
    ),
    Family(
        "Locations that are safe",
        "ability",
        [
            "<nobody may> attack (you | [any of] your Locations)",
            "[any of] your Locations <may not> be attacked",
            "you <may not> be attacked",
        ],
        "your Locations cannot be attacked",
    ),
    Family(
        "What holds until your next turn: the card lies there for so long",
        "text",
        [
            "until [the (start | beginning) of] your next turn {ability}",
            "{ability} until [the (start | beginning) of] your next turn",
            "for (one | 1) round {ability}",
        ],
        "this card stays face-up in your Reserve until your next turn and uses no place there. {ability}",
        types=("support",),
    ),
    Family(
        "A card that lies there until your next turn; only without taking up a place can it",
        "ability",
        [
            (
                "[this card | it] (stays | remains | lies) [face up] in your Reserve until "
                "[the (start | beginning) of] your next turn [[and] [it] <no place last>]"
            )
        ],
        "this card stays face-up in your Reserve until your next turn and uses no place there",
        types=("support",),
    ),
    Family(
        "A card that lies in the Reserve and takes up no place, which is said last",
        "text",
        ["<put down> . {ability} . (it | this card) [itself] (<no place last>)"],
        "this card stays face-up in your Reserve and uses no place there. {ability}",
        types=("support",),
    ),
    Family(
        "A card that lies in the Reserve; whether it takes up a place is not said",
        "text",
        ["<put down> . {ability}"],
        "this card stays face-up in your Reserve and uses no place there. {ability}",
        types=("support",),
        asks="Does the card take up a place in your Reserve?",
    ),
    Family(
        "A card that lies in the Reserve and takes up a place",
        "text",
        ["<put down> . {ability}"],
        "this card stays face-up in your Reserve and uses a place there. {ability}",
        types=("support",),
        asks="Does the card take up a place in your Reserve?",
    ),
    Family(
        "Victory Points at the end",
        "ability",
        [
            (
                "(when the game ends | at the end of the game | at the end) [you] (score | get | gain) {INT} "
                "[extra | additional | more] (Victory Point | Victory Points | VP) for (each | every) {thing}"
            ),
            (
                "[you] (score | get | gain) {INT} [extra | additional | more] (Victory Point | Victory Points "
                "| VP) for (each | every) {thing} (when the game ends | at the end of the game | at the end)"
            ),
        ],
        "when the game ends, score {INT} Victory Point(s) for each {thing}",
    ),
    Family(
        "Victory Points at the end, so many",
        "ability",
        [
            (
                "(when the game ends | at the end of the game | at the end) [you] (score | get | gain) {INT} "
                "[extra | additional | more] (Victory Point | Victory Points | VP)"
            )
        ],
        "when the game ends, score {INT} Victory Point(s)",
    ),
)

__all__ = ["OWN", "PARTS_OF_OWN"]
