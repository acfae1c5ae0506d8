"""How designers word conflicts: when a card acts in them, what they cost and lend, and where cards may be played."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_CONFLICTS: Final = {
    "as it fights": (
        "this conflict | until the end of (the | this) (conflict | turn) | until (the | this) conflict (ends | is "
        "over) | (for | in | during) (this | the) conflict | until end of turn | this turn | for this turn"
    ),
    "him": "her | him | it | them | this card | <self>",
    "some attacker": "(another player | an opponent | a player | somebody | someone | the attacker)",
    "the attacker": "they | that player | he or she | the attacker | that opponent",
    "is over": "(ends | is over | is decided | is resolved | has ended)",
    "a fight": "(this | the | a | each | every | any) (conflict | attack | battle | fight) [here | at this Location]",
    "either way": "[even if you win | even if you lose | whether you win or lose | win or lose]",
    "have": "have | control | own | hold",
    "has": "has | controls | owns | holds",
    "may only": "(can | may) only | only",
    "to there": "[to | on | onto | at | against | in]",
    "go there": "(be played | be placed | be put | attack | defend | go | be sent)",
    "only way": "(can | may) only (<go there>) (<to there>) | (can | may) (<go there>) only (<to there>)",
    "no way": "(<may not>) (<go there>) (<to there>)",
    "a place": "a Location | Locations | any Location",
    "that has": "with | that (has | have | contains) | that already (has | have) | which (has | have) | containing",
    "that lacks": "without | with no | that (has | have) no | which (has | have) no",
    "some df": "(a | any | any other | another | one or more | other) (<df>) | (<dfs>)",
    "elsewhere": "(another of your Locations | another Location [of yours | that you own | you control] | one of your "
    "other Locations | a different Location [of yours])",
    "that are": "that is [now | currently] | that are",
    "is weaker": "(<gets>) - {INT:INT} [strength] | loses {INT:INT} strength | (<gets>) {INT:INT} less strength",
    "is stronger": "(<gets>) + {INT:INT} [strength] | (<gets>) {INT:INT} more strength",
    "less": "less <tp> | fewer <tp> | <tp> less | less",
    "is there": "is (on | at) it | is (present | there | here) [too | as well] | (defends | defend) [here | there] "
    "[too | as well] | is (at | on) (this | the same | his | her | its) Location | is with (him | her | it)",
    "everybody else": "(each | every | any) other player | all [the] other players | everyone else | everybody else | "
    "(each | every) opponent | your opponents | all opponents | any opponent",
    "reserve cards": "[all | all the | the] [face down] cards",
    "of mine there": "(one of | any of) your Locations | a Location of yours | a Location you (own | control)",
    "of others there": "another player's Location | an opponent's Location | one of another player's Locations | a "
    "Location of (another player | an opponent)",
    "of anybody there": "a Location [of your choice] | any Location | one Location",
    "fewer vp": "fewer (<vp>) | less (<vp>) | (<vp>) less",
    "at last": "at the end of the game | when the game ends",
    "its player": "its owner | that player | they",
    "it there": "it | this Location | this card",
    "is beaten off": (
        "loses | is beaten [off | back] | is defeated | is repelled | is repulsed | fails | is lost | is (driven | "
        "fought | thrown) (off | back)"
    ),
    "goes home": "(returns | return | goes | go | comes | come | is returned | are returned) [back] to your hand",
}
BEFORE_IT_FIGHTS: Final = "As it is revealed in a conflict?"
EACH_DEFENCE: Final = "Also when it is placed against an attack that is already there?"
FROM_YOUR_SCORE: Final = "Does its owner lose them, even if somebody else scores the Location?"
EACH_CHOOSES: Final = "Does each player choose which?"
STRAIGHT_THERE: Final = "Does it go straight there, so that it can't stay in your hand?"
ON_YOUR_TURN: Final = "At the start of your turn?"
ONLY_FACE_UP: Final = "Only those that lie face up?"
IN_A_PLACE: Final = "Does the card stay face-up in your Reserve, and take up a place there?"

OCCASIONS: Final = (
    Family("A Defender that loses", "event", ["this card (loses | lose)"], "the attack here wins", types=("defender",)),
    Family("An Enemy that loses", "event", ["this card (loses | lose)"], "the defence here wins", types=("enemy",)),
    Family(
        "A card given up as your turn starts",
        "rule",
        ["discard this card (<at the start>) (<my turn>) to {then:deeds}"],
        "when your turn starts, you may discard this card to {then}",
        types=("defender", "enemy"),
        asks="May you keep it instead?",
    ),
    Family(
        "A conflict lost at a Location",
        "event",
        ["you lose (a | the) conflict (here | at this Location)", "(a | the) conflict here is lost"],
        "the attack here wins",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "What a card in play does as turns start",
        "rule",
        ["(<at the start>) (<my turn>) if this card (is | are) [still] in play {statement}"],
        "when your turn starts, {statement}",
        types=("defender", "enemy", "location", "starting location"),
    ),
    Family(
        "What a card in play does as turns end",
        "rule",
        ["(<at the end>) (<my turn>) if this card (is | are) [still] in play {statement}"],
        "when your turn ends, {statement}",
        types=("defender", "enemy", "location", "starting location"),
    ),
    Family(
        "The card discarded from where it lies",
        "deed",
        ["discard this card from (an | the | its | this) (attack | Location)"],
        "discard this card",
        types=("defender", "enemy"),
    ),
    Family(
        "An attack that fails, said where it is defended",
        "event",
        [
            "(the | an | this) attack [here] (<is beaten off>)",
            "(the | this) attack (on | against) (this Location | here | it) (<is beaten off>)",
        ],
        "the defence here wins",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "A Defender that fights",
        "event",
        [
            "this card (defends | defend | is attacked | fights | fight) [here | at this Location | a Location]",
            "(a | the) conflict [here] (starts | begins)",
        ],
        "this card is revealed in a conflict",
        types=("defender",),
    ),
    Family(
        "A Defender whose Location is attacked",
        "event",
        [
            "(this Location | this card's Location) is attacked",
            "(<some attacker>) attacks (this Location | here | it)",
            "(an Enemy | Enemies | any Enemy) (attacks | attack) (this Location | here | it)",
        ],
        "this card is revealed in a conflict",
        types=("defender",),
        asks=EACH_DEFENCE,
    ),
    Family(
        "A Location that Enemies attack",
        "event",
        ["(an Enemy | Enemies | any Enemy) (attacks | attack) (this Location | here | it)"],
        "this Location is attacked",
        types=("location", "starting location"),
    ),
    Family(
        "What an attacker does, at a Defender's Location",
        "rule",
        ["(when | whenever | if) (<some attacker>) attacks (this Location | here | it) (<the attacker>) {does}"],
        "when this card is revealed in a conflict, this attack's owner {does}",
        types=("defender",),
        asks=EACH_DEFENCE,
    ),
    Family(
        "What an attacker does, at a Location",
        "rule",
        ["(when | whenever | if) (<some attacker>) attacks (this Location | here | it) (<the attacker>) {does}"],
        "when this Location is attacked, this attack's owner {does}",
        types=("location", "starting location"),
    ),
    Family(
        "Conflicts that end",
        "event",
        ["(<a fight>) (<is over>)", "this card has (fought | attacked | defended)"],
        "a conflict here is decided",
        types=("defender", "enemy", "location", "starting location"),
    ),
    Family(
        "What follows a conflict",
        "rule",
        [
            "(after | at the end of) (<a fight>) {statement} (<either way>)",
            "{statement} (after | at the end of) (<a fight>) (<either way>)",
        ],
        "when a conflict here is decided, {statement}",
        types=("defender", "enemy", "location", "starting location"),
    ),
    Family(
        "A card that goes, said of it",
        "deed",
        ["this card (is | are | must be) discarded"],
        "discard this card",
        types=("defender", "enemy"),
    ),
    Family(
        "A card that comes home, said of it",
        "deed",
        ["this card (<goes home>)"],
        "return this card to your hand",
        types=("defender", "enemy"),
    ),
    Family(
        "What a card on the table may give up",
        "rule",
        [
            "you (may | can) {first:deeds} to {then:deeds}",
            "you (may | can) {first:deeds} . if you do {then:deeds}",
        ],
        "when your turn starts, you may {first} to {then}",
        types=("defender", "enemy", "location", "starting location"),
        asks=ON_YOUR_TURN,
    ),
    Family(
        "What a card on the table does when you discard it",
        "rule",
        ["discard this card to {then:deeds}"],
        "when your turn starts, you may discard this card to {then}",
        types=("defender", "enemy"),
        asks=ON_YOUR_TURN,
    ),
    Family(
        "A Defender sent somewhere",
        "event",
        ["this card is (<placed>) (on | at | to | onto) (a | any | one of your) (Location | Locations)"],
        "you play this card",
        types=("defender",),
    ),
    Family(
        "A conflict won with a Defender",
        "event",
        [
            "winning [(a | the | this) (conflict | fight)] [with this card] [here]",
            "you win (a | the) conflict with this card [here | at this Location]",
        ],
        "the defence here wins",
        types=("defender",),
    ),
    Family(
        "A conflict lost with a Defender",
        "event",
        [
            "losing [(a | the | this) (conflict | fight)] [with this card] [here]",
            "you lose (a | the) conflict with this card [here | at this Location]",
        ],
        "the attack here wins",
        types=("defender",),
    ),
    Family(
        "A conflict won with an Enemy",
        "event",
        [
            "winning [(a | the | this) (conflict | fight | attack)] [with this card]",
            "you win (a | the) conflict with this card [here | at this Location]",
        ],
        "the attack here wins",
        types=("enemy",),
    ),
    Family(
        "A conflict lost with an Enemy",
        "event",
        [
            "losing [(a | the | this) (conflict | fight | attack)] [with this card]",
            "you lose (a | the) conflict with this card [here | at this Location]",
        ],
        "the defence here wins",
        types=("enemy",),
    ),
    Family("A conflict won", "event", ["winning a conflict"], "you win a conflict", types=("location", "support")),
    Family("A conflict lost", "event", ["losing a conflict"], "you lose a conflict", types=("location", "support")),
    Family(
        "What a card on the table does for Time Points",
        "rule",
        ["(pay | spend) {n:INT} <tp> to {then:deeds}"],
        "when your turn starts, you may pay {n} Time Point(s) to {then}",
        types=("defender", "enemy", "location", "starting location"),
        asks=ON_YOUR_TURN,
    ),
)

STRENGTHS: Final = (
    Family(
        "A strength that counts instead",
        "change",
        ["(counts | count) as [having] [a] strength [of] {INT}", "(has | have) [a] strength [of] {INT}"],
        "has a strength of {INT}",
    ),
    Family("The card, by its pronoun", "fighter", ["they", "he", "she"], "this card", types=("defender", "enemy")),
    Family(
        "Those in the conflict who defend",
        "fighter",
        ["[each | every | all | the] (<dfs>) in (this | the) conflict"],
        "each Defender here",
        types=("defender", "enemy", "location", "starting location"),
    ),
    Family(
        "Those in the conflict that attack",
        "fighter",
        ["[each | every | all | the] (<ens>) in (this | the) conflict"],
        "each Enemy here",
        types=("defender", "enemy", "location", "starting location"),
    ),
    Family(
        "A card stronger in a conflict",
        "deed",
        [
            "give (<him>) [+] {INT} [more | extra | additional] strength [<as it fights>]",
            "this card (<gets>) + {INT} [strength] [<as it fights>]",
            "this card (<gets>) {INT} (more | extra | additional) strength [<as it fights>]",
            "(increase | raise) (<him> | this card's | its | her | his | their) [strength] by {INT} [<as it fights>]",
        ],
        "give this card {INT} more strength in this conflict",
        types=("defender", "enemy"),
    ),
    Family(
        "One of those there weaker in the conflict",
        "deed",
        [
            ("(<some>) {stood} [of your choice] (here | there | in this conflict) (<is weaker>) [<as it fights>]"),
            "(<some>) {stood} [of your choice] (<is weaker>) (<as it fights>)",
            "give (<some>) {stood} (here | there | in this conflict) - {INT} [strength] [<as it fights>]",
            (
                "choose (<some>) {stood} (here | there | in this conflict) [.] [and] [it] ((<gets>) | give it) - {INT} "
                "[strength] [<as it fights>]"
            ),
        ],
        "give a(n) {stood} here {INT} less strength in this conflict",
        types=("defender", "enemy", "location", "starting location"),
    ),
    Family(
        "One of those there stronger in the conflict",
        "deed",
        [
            ("(<some>) {stood} [of your choice] (here | there | in this conflict) (<is stronger>) [<as it fights>]"),
            "(<some>) {stood} [of your choice] (<is stronger>) (<as it fights>)",
            "give (<some>) {stood} (here | there | in this conflict) + {INT} [strength] [<as it fights>]",
            (
                "choose (<some>) {stood} (here | there | in this conflict) [.] [and] [it] ((<gets>) | give it) + {INT} "
                "[strength] [<as it fights>]"
            ),
        ],
        "give a(n) {stood} here {INT} more strength in this conflict",
        types=("defender", "enemy", "location", "starting location"),
    ),
    Family(
        "A card's strength in a conflict, at a price",
        "rule",
        ["you (may | can) {first:deeds} to {then:deeds}"],
        "when this card is revealed in a conflict, you may {first} to {then}",
        types=("defender", "enemy"),
        asks=BEFORE_IT_FIGHTS,
    ),
    Family(
        "A card's strength in a conflict, for Time Points",
        "rule",
        ["(pay | spend) {n:INT} <tp> to {then:deeds}"],
        "when this card is revealed in a conflict, you may pay {n} Time Point(s) to {then}",
        types=("defender", "enemy"),
        asks=BEFORE_IT_FIGHTS,
    ),
    Family(
        "All your others at the place",
        "fighter",
        ["[all | each | every] [of] your other (<dfs>) (<beside> | there)"],
        "each other Defender here",
        types=("defender",),
    ),
    Family(
        "All your other Enemies at the place",
        "fighter",
        ["[all | each | every] [of] your other (<ens>) (<attacking here>)"],
        "each other Enemy here",
        types=("enemy",),
    ),
    Family(
        "Those that attack there",
        "fighter",
        [
            "[each | every | all | all the | the] attacking (Enemy | Enemies | cards) [(<attacking here>)]",
            "(all | all the | the) attackers [(<attacking here>)]",
        ],
        "each Enemy here",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "Those that defend there",
        "fighter",
        [
            "[each | every | all | all the | the] defending (Defender | Defenders | cards) [(<beside>)]",
            "(all | all the | the) defenders [(<beside>)]",
        ],
        "each Defender here",
        types=("enemy", "location", "starting location"),
    ),
)

COUNTED: Final = (
    ("<tp>", "Time Points"),
    ("card [that] (is | are) in your hand | card in hand", "cards in hand"),
    ("card [that is] in your Reserve", "cards in Reserve"),
    ("attack [in play]", "attacks in play"),
    ("Defender [in play]", "Defenders"),
)
BY_THING: Final = tuple(
    [
        Family(
            f"Each of your {strict}",
            "thing",
            [f"({said}) [[that] you (<have>) [in play] | of yours [in play]]"],
            f"of your {strict}",
        )
        for said, strict in COUNTED
    ]
)

COMPARED: Final = (
    Family(
        "A type of Enemy in the attack",
        "condition",
        ["there is (a | an | any | at least one) {FAMILY} [card | Enemy] [(<attacking here>)]"],
        "there are 1 or more {FAMILY} cards here",
        types=("defender", "enemy", "location", "starting location"),
    ),
    Family(
        "A counter on the Location of the card",
        "condition",
        ["(this | the | its) Location has a TARDIS [counter] [on it]"],
        "this Location has a TARDIS counter",
        types=("defender", "enemy"),
    ),
    Family(
        "No counter on the Location of the card",
        "condition",
        ["(this | the | its) Location has no TARDIS [counter] [on it]"],
        "this Location has no TARDIS counter",
        types=("defender", "enemy"),
    ),
    Family(
        "Cards drawn as things are counted",
        "statement",
        ["draw [a number of] cards equal to the number of [your] {holding} [[that] you (<have>)]"],
        "for each of your {holding}, draw 1 card",
    ),
    Family(
        "Time Points taken as things are counted",
        "deed",
        ["(<gain>) [a number of] <tp> equal to the number of [your] {holding} [[that] you (<have>)]"],
        "take 1 Time Point for each of your {holding}",
    ),
    Family(
        "All others, one by one",
        "deed",
        ["(your opponents | all other players | the other players) each {does}"],
        "each other player {does}",
    ),
    Family(
        "The only Defender, said of the card",
        "condition",
        ["(<he>) (is | are) (the only | your only) (<df>) [(<beside> | there)]", "no other Defender (<is there>)"],
        "there are no other Defenders here",
        types=("defender",),
    ),
    Family(
        "No Defenders of yours at the Location",
        "condition",
        ["you (<have>) no (<dfs>) (<beside> | on it | on this card)", "no (<dfs>) (is | are) (on it | on this card)"],
        "there are no Defenders here",
        types=("location", "starting location"),
    ),
    Family(
        "Defenders of yours at the Location",
        "condition",
        ["you (<have>) (a | any | at least one) (<df>) (<beside> | on it | on this card)"],
        "there are 1 or more Defenders here",
        types=("location", "starting location"),
    ),
    Family(
        "Turns of others",
        "condition",
        ["it is [not your turn but] another player's turn", "it is an opponent's turn", "it isn't your turn"],
        "it is not your turn",
    ),
    Family(
        "Who is attacked, compared",
        "rival",
        ["(<owner>)", "the attacked player", "that player", "your opponent"],
        "this Location's owner",
        types=("enemy",),
    ),
    Family(
        "Who attacks, compared",
        "rival",
        ["the (attacker | attacking player)", "the player who (attacks | is attacking) [here | this Location]"],
        "this attack's owner",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "More than somebody, by another verb",
        "condition",
        ["you (<have>) more {holding} than {rival} [does | has | do]", "{rival} (<has>) fewer {holding} than you [do]"],
        "you have more {holding} than {rival}",
    ),
    Family(
        "Less than somebody, by another verb",
        "condition",
        [
            "you (<have>) (fewer | less) {holding} than {rival} [does | has | do]",
            "{rival} (<has>) more {holding} than you [do | have]",
        ],
        "you have fewer {holding} than {rival}",
    ),
    Family(
        "Another attack of yours",
        "condition",
        ["you (<have>) (another | one other) attack [in play]"],
        "you have 2 or more attacks in play",
        types=("enemy",),
    ),
    Family(
        "More than all others",
        "condition",
        ["you (<have>) more {holding} than (<everybody else>) [does | do | has]", "you (<have>) the most {holding}"],
        "you have more {holding} than each other player",
    ),
    Family(
        "Less than all others",
        "condition",
        [
            "you (<have>) (fewer | less) {holding} than (<everybody else>) [does | do | has]",
            "you (<have>) the (fewest | least) {holding}",
        ],
        "you have fewer {holding} than each other player",
    ),
    Family(
        "Somebody else who is there",
        "condition",
        ["(another | one other | any other | a second) Defender (<is there>)"],
        "there are 1 or more other Defenders here",
        types=("defender",),
    ),
    Family(
        "A Defender who is there",
        "condition",
        ["(a | any | one) Defender (<is there>)", "it (has | contains) (a | any | at least one) Defender [on it]"],
        "there are 1 or more Defenders here",
        types=("location", "starting location", "enemy"),
    ),
    Family(
        "No Defender who is there",
        "condition",
        ["no Defender (<is there>)", "it (has | contains) no (<dfs>) [on it]", "it is (undefended | not defended)"],
        "there are no Defenders here",
        types=("location", "starting location"),
    ),
    Family(
        "For each so many of yours",
        "thing",
        ["{SEVERAL} {holding} [that] [you (<have>) | of yours]"],
        "{SEVERAL} of your {holding}",
    ),
    Family("Attacks of yours", "holding", ["attacks", "attack"], "attacks in play"),
    Family(
        "Supports that stay",
        "holding",
        ["(Supports | Support cards) [face up] in [your] Reserve"],
        "face-up Supports in Reserve",
        asks=ONLY_FACE_UP,
    ),
    Family(
        "Supports that stay, by one",
        "thing",
        ["(Support | Support card) [face up] [that you have] in your Reserve"],
        "of your face-up Supports in Reserve",
        asks=ONLY_FACE_UP,
    ),
    Family(
        "A Support that stays",
        "condition",
        ["you (<have>) (a | any | at least one) (Support | Support card) [face up] in your Reserve"],
        "you have 1 or more face-up Supports in Reserve",
        asks=ONLY_FACE_UP,
    ),
)

PRICES: Final = tuple(
    [
        Family(
            f"Cards bought for {said}",
            "ability",
            [
                f"you (may | can) buy cards for [only] {said} <tp> [each]",
                f"cards [that you buy] (cost | costs) you [only] {said} <tp> [each]",
            ],
            f"cards that you buy cost {less} Time Point(s) less",
            types=("location", "starting location", "support"),
        )
        for said, less in (("(4 | four)", 1), ("(3 | three)", 2), ("(2 | two)", 3))
    ]
)

LIMITS: Final = (
    Family(
        "Enemies that attack together",
        "ability",
        ["this card (may | can) attack [together] with {FAMILY} [cards | Enemies]"],
        "this card may join {FAMILY} cards",
        types=("enemy",),
    ),
    Family(
        "A Location that no Enemy attacks",
        "ability",
        ["(<ens>) (<may not>) attack (this Location | here)", "no (<ens>) (can | may) attack (this Location | here)"],
        "this Location cannot be attacked",
        types=("location", "starting location"),
    ),
    Family(
        "A Location that no Enemy attacks while something is so",
        "ability",
        [
            "(<ens>) (<may not>) attack (this Location | here | it) (<as long as>) {conditions}",
            "no (<ens>) (can | may) attack (this Location | here | it) (<as long as>) {conditions}",
            "(<as long as>) {conditions} (<ens>) (<may not>) attack (this Location | here | it)",
        ],
        "this Location cannot be attacked if {conditions}",
        types=("location", "starting location"),
    ),
    Family(
        "Any Enemies played together",
        "ability",
        [
            "you (may | can) (<play it> | combine) this card [together] with any [other] (<ens>)",
            "this card (may | can) attack [together] with any [other] (<ens>)",
            "you (may | can) (<play it> | combine) this card [together] with Enemies of any [other] type",
        ],
        "this card may join Enemies of any type",
        types=("enemy",),
    ),
    Family(
        "Enemies of a type played together",
        "ability",
        ["you (may | can) (<play it> | combine) this card [together] with {FAMILY} [cards | Enemies]"],
        "this card may join {FAMILY} cards",
        types=("enemy",),
    ),
    Family(
        "A Location that is safe while something is so",
        "ability",
        [
            "(this Location | it) (<may not>) be attacked (<as long as>) {conditions}",
            "(<as long as>) {conditions} (this Location | it) (<may not>) be attacked",
            "(<nobody can>) attack this Location (<as long as>) {conditions}",
        ],
        "this Location cannot be attacked if {conditions}",
        types=("location", "starting location"),
    ),
    Family(
        "Enemies that are kept out",
        "ability",
        [
            "(this Location | it) (<may not>) be attacked by {FAMILY}",
            "{FAMILY} [Enemies | cards] (<may not>) attack (this Location | here)",
            "no {FAMILY} [Enemies | cards] (can | may) attack (this Location | here)",
        ],
        "{FAMILY} cards cannot attack this Location",
        types=("location", "starting location"),
    ),
    Family(
        "How many Defenders there may be",
        "ability",
        [
            "(this Location | it) (can | may) [only] (have | hold) {INT} (<dfs>) [at most]",
            "(this Location | it) (can | may) [only] (have | hold) (at most | up to | no more than) {INT} (<dfs>)",
            "you (can | may) [only] (have | place) {INT} (<dfs>) (<beside>)",
            "you (can | may) [only] (have | place) (at most | up to | no more than) {INT} (<dfs>) (<beside>)",
            "(no more than | at most | only | up to) {INT} (<dfs>) (may | can) (be | be placed | defend) (<beside>)",
        ],
        "this Location can have {INT} Defender(s) at most",
        types=("location", "starting location"),
    ),
    Family(
        "Cards that are bought for less",
        "ability",
        [
            "[all] cards [that] you buy cost [you] {INT} (<less>)",
            "buying (a card | cards) costs [you] {INT} (<less>) [each | per card]",
            "you pay {INT} (<less>) (to buy | for) [each | every | a] (card | cards) [that you buy]",
            "(when | whenever) you buy (a card | cards) [you] pay {INT} (<less>) [each | for it | for each]",
            "(when | whenever) you (draw | take) (a card | cards) for <tp> [you] pay {INT} (<less>)",
        ],
        "cards that you buy cost {INT} Time Point(s) less",
    ),
    Family(
        "Played only if something is so",
        "ability",
        [
            "you (<may only>) (<play it>) (this card | it) (if | when | while) {conditions}",
            "(<play it>) (this card | it) only (if | when | while) {conditions}",
            "(this card | it) (can | may) only be (<placed>) (if | when | while) {conditions}",
            "(this card | it) (can | may) be (<placed>) only (if | when | while) {conditions}",
            "(this card | it) (<may not>) be (<placed>) unless {conditions}",
            "you (<may not>) (<play it>) (this card | it) unless {conditions}",
        ],
        "you can play this card only if {conditions}",
    ),
    Family(
        "Not played if something is so",
        "ability",
        [
            "(this card | it) (<may not>) be (<placed>) (if | when | while) {conditions}",
            "you (<may not>) (<play it>) (this card | it) (if | when | while) {conditions}",
        ],
        "you cannot play this card if {conditions}",
    ),
    Family(
        "A Defender who stands alone",
        "ability",
        [
            "[this card] (<may not>) (defend | be placed | be played) (with | beside | alongside) [any] other (<dfs>)",
            "[this card] (always | must) (defends | defend) alone",
            "[this card] must be the only (<df>) (<beside>)",
        ],
        "this card cannot defend with other Defenders",
        types=("defender",),
    ),
    Family(
        "Played only where there are so many Defenders",
        "ability",
        [
            "(this card | it) (<only way>) (<a place>) (<that has>) {INT} or more (<dfs>)",
            "(this card | it) (<only way>) (<a place>) (<that has>) at least {INT} (<dfs>)",
        ],
        "you can play this card only if there are {INT} or more Defenders here",
        types=("defender", "enemy"),
    ),
    Family(
        "Played only where there are so few Defenders",
        "ability",
        ["(this card | it) (<only way>) (<a place>) (<that has>) {INT} or (fewer | less) (<dfs>)"],
        "you can play this card only if there are {INT} or fewer Defenders here",
        types=("defender", "enemy"),
    ),
    Family(
        "Never played where there are so many Defenders",
        "ability",
        [
            "(this card | it) (<no way>) (<a place>) (<that has>) {INT} or more (<dfs>)",
            "(this card | it) (<no way>) (<a place>) (<that has>) at least {INT} (<dfs>)",
        ],
        "you cannot play this card if there are {INT} or more Defenders here",
        types=("defender", "enemy"),
    ),
    Family(
        "Never played where there are so few Defenders",
        "ability",
        ["(this card | it) (<no way>) (<a place>) (<that has>) {INT} or (fewer | less) (<dfs>)"],
        "you cannot play this card if there are {INT} or fewer Defenders here",
        types=("defender", "enemy"),
    ),
)

SITES: Final = (
    ("(under attack | that is [being] attacked | that is under attack)", "this Location is under attack"),
    ("(not under attack | that is not (attacked | under attack))", "this Location is not under attack"),
    ("(<that has>) (<some df>)", "there are 1 or more Defenders here"),
    ("((<that lacks>) [any] (<dfs>) | that is (undefended | not defended))", "there are no Defenders here"),
    ("(<that has>) (a | your | its) TARDIS [counter]", "this Location has a TARDIS counter"),
    ("(<that lacks>) [a | any] TARDIS [counter]", "this Location has no TARDIS counter"),
)
BY_SITE: Final = tuple(
    [
        Family(
            f"Played only on such a Location: {condition}",
            "ability",
            [f"[this card | it] (<only way>) (<a place>) {site}"],
            f"you can play this card only if {condition}",
            types=("defender", "enemy"),
        )
        for site, condition in SITES
    ]
    + [
        Family(
            f"Never played on such a Location: {condition}",
            "ability",
            [f"[this card | it] (<no way>) (<a place>) {site}"],
            f"you cannot play this card if {condition}",
            types=("defender", "enemy"),
        )
        for site, condition in SITES
    ]
)

GROUNDS: Final = (
    ("(<that has>) (<some df>) | that is defended | defended", "with Defenders"),
    ("(<that lacks>) [any] (<dfs>) | that is (undefended | not defended | empty)", "without Defenders"),
    ("under attack | (<that are>) (under attack | attacked) | that is being attacked", "under attack"),
    ("not under attack | that is not (under attack | attacked)", "not under attack"),
    ("(<that has>) (a | its | your) TARDIS [counter] [on it]", "with a TARDIS counter"),
    ("(<that lacks>) [a | any] TARDIS [counter] [on it]", "without a TARDIS counter"),
)
BY_GROUND: Final = tuple(
    [
        Family(
            f"{strict} {site}",
            "ground",
            [f"({whose}) ({said})"],
            f"{strict} {site}",
        )
        for said, site in GROUNDS
        for whose, strict in (
            ("<of mine there>", "one of your Locations"),
            ("<of others there>", "another player's Location"),
            ("<of anybody there>", "any Location"),
        )
    ]
)

MOVED: Final = (
    Family(
        "Cards drawn by you and one other",
        "deeds",
        ["you and (<another>) [of your choice] (each | both) draw {INT} (card | cards)"],
        "draw {INT} card(s) and another player of your choice draws {INT} card(s)",
    ),
    Family(
        "Time Points taken by you and one other",
        "deeds",
        ["you and (<another>) [of your choice] (each | both) (<gain>) {INT} <tp>"],
        "take {INT} Time Point(s) and another player of your choice takes {INT} Time Point(s)",
    ),
    Family(
        "Random cards of the one who is attacked",
        "deed",
        [
            "discard {INT} (card | cards) at random from (the defender's | the defending player's) hand",
            "discard {INT} random (card | cards) from (the defender's | the defending player's) hand",
        ],
        "this Location's owner discards {INT} card(s) at random from their hand",
        types=("enemy",),
    ),
    Family(
        "Random cards taken from the one who is attacked",
        "deed",
        [
            "(take | steal) {INT} (card | cards) at random from (the defender's | the defending player's) hand",
            "(take | steal) {INT} random (card | cards) from (the defender's | the defending player's) hand",
        ],
        "this Location's owner gives you {INT} card(s) at random from their hand",
        types=("enemy",),
    ),
    Family(
        "Random cards taken from the one who attacks",
        "deed",
        [
            "(take | steal) {INT} (card | cards) at random from (the attacker's | the attacking player's) hand",
            "(take | steal) {INT} random (card | cards) from (the attacker's | the attacking player's) hand",
        ],
        "this attack's owner gives you {INT} card(s) at random from their hand",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "Random cards of the one who attacks",
        "deed",
        [
            "discard {INT} (card | cards) at random from (the attacker's | the attacking player's) hand",
            "discard {INT} random (card | cards) from (the attacker's | the attacking player's) hand",
        ],
        "this attack's owner discards {INT} card(s) at random from their hand",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "A Defender of each player",
        "deed",
        ["discard (<some>) (<df>) (from | of) (<each player>)"],
        "each player discards a Defender from one of their Locations",
        asks=EACH_CHOOSES,
    ),
    Family(
        "A Defender of each other player",
        "deed",
        ["discard (<some>) (<df>) (from | of) (<others>)"],
        "each other player discards a Defender from one of their Locations",
        asks=EACH_CHOOSES,
    ),
    Family(
        "A Location where no Enemies are played for a round",
        "deed",
        ["choose (<of any>) [.] no (<ens>) (can | may) be (played | placed) (there | on it) (<till mine>)"],
        "keep players from attacking any Location until your next turn",
    ),
    Family(
        "A Location of yours where no Enemies are played for a round",
        "deed",
        [
            (
                "choose (<some of mine>) [.] no (<ens>) (can | may) be (played | placed) (there | against it | on it) "
                "(<till mine>)"
            )
        ],
        "keep players from attacking one of your Locations until your next turn",
    ),
    Family(
        "Every attack on you",
        "attack",
        ["(all | each | every) [the] (attack | attacks) (on | against) (you | your Locations | any of your Locations)"],
        "each attack on your Locations",
    ),
    Family(
        "Every attack on others",
        "attack",
        ["(all | each | every) [the] (attack | attacks) (on | against) (other players | other players' Locations)"],
        "each attack on other players' Locations",
    ),
    Family(
        "Every attack",
        "attack",
        ["(all | each | every) [the] (attack | attacks) [in play | on the table | on any Location]"],
        "each attack on all Locations",
    ),
    Family(
        "Attacks that all players take back",
        "deed",
        ["(<each player>) (returns | return) all [of] their attacks [(to | into) <their hand>]"],
        "return all cards from each attack on all Locations to their owner's hand",
    ),
    Family(
        "Enemies against you that go back",
        "deed",
        [
            (
                "return (all | each | every) [the] (<ens>) (attacking | against) (you | your Locations) to (<homes> | "
                "their owners') (hand | hands)"
            ),
        ],
        "return all cards from each attack on your Locations to their owner's hand",
    ),
    Family(
        "A hand changed with the one who is attacked",
        "deed",
        ["(swap | exchange | trade) [your] (hand | hands) with (<owner>)"],
        "this Location's owner swaps hands with you",
        types=("enemy",),
    ),
    Family(
        "A hand changed with the one who attacks",
        "deed",
        ["(swap | exchange | trade) [your] (hand | hands) with the (attacker | attacking player)"],
        "this attack's owner swaps hands with you",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "A Defender moved between two",
        "deed",
        ["move (<some>) (<df>) between (two of your Locations | your Locations)"],
        "move a Defender from one of your Locations to another",
    ),
    Family(
        "One of the attack discarded",
        "deed",
        ["discard (<some>) attacking (<en>) [of your choice] [(<attacking here>)]"],
        "discard an Enemy here",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "All of the attack discarded",
        "deed",
        ["discard (all | each | every | all the) attacking (<ens>) [(<attacking here>)]"],
        "discard each Enemy here",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "Attacks looked at",
        "deed",
        ["look at (all | each | every) [the] (attack | attacks) (on | against) (you | your Locations)"],
        "look at the cards of each attack on your Locations",
    ),
    Family(
        "One of the attack taken back",
        "deed",
        ["return (<some>) attacking (<en>) [of your choice] to (<homes> | their owner's) hand"],
        "return an Enemy here to its owner's hand",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "One of the defence discarded",
        "deed",
        ["discard (<some>) defending (<df>) [of your choice] [(<beside>)]"],
        "discard a Defender here",
        types=("enemy",),
    ),
    Family(
        "One of the defence taken back",
        "deed",
        ["return (<some>) defending (<df>) [of your choice] to (<homes> | their owner's) hand"],
        "return a Defender here to its owner's hand",
        types=("enemy",),
    ),
    Family(
        "An Enemy that attacks there discarded",
        "deed",
        ["discard (<some>) [of the] (<ens>) [of your choice] [that is] attacking (this Location | here | it)"],
        "discard an Enemy here",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "All Enemies that attack there discarded",
        "deed",
        ["discard (all | each | every | all the) (<ens>) attacking (this Location | here | it)"],
        "discard each Enemy here",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "An Enemy that attacks there taken back",
        "deed",
        [
            (
                "return (<some>) [of the] (<ens>) [of your choice] [that is] attacking (this Location | here | it) "
                "to (<homes> | their owner's) hand"
            ),
        ],
        "return an Enemy here to its owner's hand",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "All Enemies that attack there taken back",
        "deed",
        [
            (
                "return (all | each | every) (<ens>) attacking (this Location | here | it) to (<homes> | their "
                "owners') (hand | hands)"
            ),
        ],
        "return each Enemy here to its owner's hand",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "One there, of your choice, discarded",
        "deed",
        ["discard (<some>) {stood} of your choice (<beside> | there)"],
        "discard a(n) {stood} here",
        types=("defender", "enemy", "location", "starting location"),
    ),
    Family(
        "One elsewhere, of your choice, discarded",
        "deed",
        [
            "discard (<some>) {stood} of your choice (on | from | at) {ground}",
            "choose (<some>) {stood} (on | at) {ground} [.] (<its player>) [must] (discard | discards) it",
        ],
        "discard a(n) {stood} on {ground}",
        types=("support",),
    ),
    Family(
        "An Enemy against you discarded",
        "deed",
        ["discard (<some>) [face down] (<ens>) [of your choice] [that is] (attacking | against) (you | (<mine>))"],
        "discard an Enemy on one of your Locations",
        types=("support",),
    ),
    Family(
        "One elsewhere, of your choice, taken back",
        "deed",
        [
            "return (<some>) {stood} of your choice (on | from | at) {ground} to (<homes>) hand",
            (
                "choose (<some>) {stood} (on | at) {ground} [.] (<its player>) [must] (return | returns "
                "| take | takes) it [back] (to | into) (<homes> | his or her) hand"
            ),
        ],
        "return a(n) {stood} on {ground} to its owner's hand",
        types=("support",),
    ),
    Family(
        "Time Points, or another number of them",
        "statement",
        ["if {conditions} (<gain>) {n:INT} <tp> . otherwise [(<gain>)] {m:INT} [<tp>]"],
        "if {conditions}, take {n} Time Point(s). Otherwise, take {m} Time Point(s)",
        alone=True,
    ),
    Family(
        "Cards drawn, or another number of them",
        "statement",
        ["if {conditions} draw {n:INT} (card | cards) . otherwise [draw] {m:INT} [card | cards]"],
        "if {conditions}, draw {n} card(s). Otherwise, draw {m} card(s)",
        alone=True,
    ),
    Family(
        "An attack moved, where to is half said",
        "deed",
        ["move {attack} to (another | a different | any other | another attacked) Location"],
        "move {attack} to another Location of the same player",
        asks="To a Location of the same player?",
    ),
    Family(
        "A Defender who may be moved",
        "doing",
        ["this card (may | can) be moved to (<elsewhere>)"],
        "you may move this card to another of your Locations",
        types=("defender",),
    ),
    Family(
        "Cards of the hand discarded afterwards",
        "course",
        ["{step} (and | then | and then) discard {INT} (card | cards)"],
        "{step}, then discard {INT} card(s) from your hand",
        alone=True,
    ),
    Family(
        "All cards of a Location discarded",
        "deed",
        [
            "discard (all | every | all the) (card | cards) (on | at | from) {ground}",
            "discard (all | every | all the) (card | cards) (on | at | from) {ground} both Defenders and Enemies",
            "discard (all | every | all the) Defenders and Enemies (on | at | from) {ground}",
            "discard (all | every | all the) Enemies and Defenders (on | at | from) {ground}",
        ],
        "discard all Defenders and Enemies from {ground}",
    ),
    Family(
        "The cards of a Reserve looked at",
        "deed",
        ["look at (<reserve cards>) (in | of) (<his>) Reserve"],
        "another player of your choice shows you their Reserve",
    ),
    Family(
        "Enemies there looked at, as the attack",
        "deed",
        ["look at (the | all) (attack | attackers | attacking cards | cards of the attack) [(<beside> | there)]"],
        "look at each Enemy here",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "A Defender who moves on",
        "deed",
        ["move (<him>) to (<elsewhere>)", "this card (moves | may move) to (<elsewhere>)"],
        "move this card to another of your Locations",
        types=("defender",),
    ),
    Family(
        "All Defenders of a Location moved",
        "deed",
        [
            "move all [of] [the | your] (<dfs>) (from | on | at) (<mine>) to (another [Location | one] | <elsewhere>)",
            (
                "choose (<mine>) [.] [and] move all [of] [the | its | your] (<dfs>) [there | on it | from it] to "
                "(another [Location | one] | <elsewhere>)"
            ),
        ],
        "move all Defenders from one of your Locations to another",
    ),
    Family(
        "A Defender taken up and put down elsewhere",
        "deed",
        [
            (
                "(return | take | pick up) (<my defenders>) [from (<mine>)] [[back] <into hand>] [.] [and] [then] "
                "[you may] (<play it>) (it | them) (to | on | onto | at) (<elsewhere>)"
            ),
        ],
        "move a Defender from one of your Locations to another",
        asks=STRAIGHT_THERE,
    ),
    Family(
        "One there chosen and taken back",
        "deed",
        ["choose (<some>) {stood} (<beside> | there) [.] [and] return it to (<homes> | their owner's) hand"],
        "return a(n) {stood} here to its owner's hand",
        types=("defender", "enemy", "location", "starting location"),
    ),
    Family(
        "One there chosen and discarded",
        "deed",
        ["choose (<some>) {stood} (<beside> | there) [.] [and] discard it"],
        "discard a(n) {stood} here",
        types=("defender", "enemy", "location", "starting location"),
    ),
    Family(
        "Random cards of a hand looked at",
        "deed",
        [
            "look at {INT} random (card | cards) (in | from | of) (<his>) hand",
            "look at {INT} (card | cards) at random (in | from | of) (<his>) hand",
            "look at {INT} (card | cards) (in | from | of) (<his>) hand at random",
            "look at {INT} random (card | cards) (in | from | of) the hand of (<another>)",
        ],
        "another player of your choice shows you {INT} card(s) at random from their hand",
    ),
    Family(
        "Random cards that others show",
        "does",
        [
            "(<reads>) [you] {INT} random (card | cards) [(from | of) <their hand>] [to you]",
            "(<reads>) [you] {INT} (card | cards) [(from | of) <their hand>] at random [to you]",
        ],
        "shows you {INT} card(s) at random from their hand",
    ),
    Family("Time Points paid to you", "does", ["[must] (pays | pay) you {INT} <tp>"], "gives you {INT} Time Point(s)"),
    Family(
        "One of two things, with a plain verb",
        "deed",
        ["{who} {first:does} or {second:does}"],
        "{who} either {first} or {second}",
        asks="Does each of them choose which?",
    ),
    Family(
        "All Locations of others, safe for a round",
        "deed",
        [
            "(<nobody can>) attack another player's Locations (<till mine>)",
            "(<till mine>) (<nobody can>) attack (another player's Locations | other players' Locations)",
            "(<till mine>) other players' Locations (<no attack on>)",
        ],
        "keep players from attacking other players' Locations until your next turn",
    ),
    Family(
        "All Locations, safe for a round",
        "deed",
        [
            "(<nobody can>) attack [any Location | any other Location | all Locations] (<till mine>)",
            "(<till mine>) (<nobody can>) attack [any Location | any Locations]",
            "(<till mine>) (all | no) Locations (<no attack on> | (can | may) be attacked)",
            "(there are no | no) attacks [are | may be | can be] [allowed | possible | made] (<till mine>)",
            "(<till mine>) no (attacks | <ens>) (can | may) be (made | played)",
        ],
        "keep players from attacking all Locations until your next turn",
    ),
    Family(
        "All your Locations, safe for a round",
        "deed",
        [
            "(<nobody can>) attack (you | your Locations | any of your Locations) (<till mine>)",
            "(<till mine>) (<nobody can>) attack (you | your Locations | any of your Locations)",
            "(you | [all] your Locations) (<no attack on>) (<till mine>)",
            "(<till mine>) (you | [all] your Locations) (<no attack on>)",
        ],
        "keep players from attacking your Locations until your next turn",
        types=("location", "starting location", "defender", "enemy"),
    ),
)

ENDED: Final = (
    Family(
        "A Location worth less at the end if something is so",
        "ability",
        [
            "(<as long as>) {conditions} (<at last>) (<it there>) is worth {INT} (<fewer vp>)",
            "(<it there>) is worth {INT} (<fewer vp>) (<as long as>) {conditions} [<at last>]",
            "(<as long as>) {conditions} (<it there>) is worth {INT} (<fewer vp>) [<at last>]",
        ],
        "when the game ends, if {conditions}, lose {INT} Victory Point(s)",
        types=("location", "starting location", "support"),
        asks=FROM_YOUR_SCORE,
    ),
    Family(
        "Victory Points lost at the end if something is so",
        "ability",
        [
            "(<at last>) [you] lose {INT} (<vp>) (<as long as>) {conditions}",
            "(<as long as>) {conditions} [<at last>] [you] lose {INT} (<vp>)",
        ],
        "when the game ends, if {conditions}, lose {INT} Victory Point(s)",
        types=("location", "starting location", "support"),
    ),
    Family(
        "A Location worth less at the end for each of a thing",
        "ability",
        ["(<it there>) is worth {INT} (<fewer vp>) (for (each | every) | per) {thing} [<at last>]"],
        "when the game ends, lose {INT} Victory Point(s) for each {thing}",
        types=("location", "starting location", "support"),
        asks=FROM_YOUR_SCORE,
    ),
    Family(
        "Victory Points lost at the end for each of a thing",
        "ability",
        ["(<at last>) [you] lose {INT} (<vp>) (for (each | every) | per) {thing}"],
        "when the game ends, lose {INT} Victory Point(s) for each {thing}",
        types=("location", "starting location", "support"),
    ),
    Family(
        "A Location worth more, as the game ends",
        "ability",
        ["(this | that | the) Location is worth {INT} (more (<vp>) | (<vp>) more) at the end of the game"],
        "when the game ends, this Location is worth {INT} Victory Point(s) more",
        types=("defender", "enemy"),
    ),
    Family(
        "A Location worth less, as the game ends",
        "ability",
        ["(this | that) Location is worth {INT} (<fewer vp>) at the end of the game"],
        "when the game ends, this Location is worth {INT} Victory Point(s) less",
        types=("defender", "enemy"),
    ),
    Family(
        "A Support that scores in the Reserve",
        "text",
        [
            ("(<at last>) this card is worth {INT} (<vp>) (if | while) it is [face up] in your Reserve"),
            ("this card is worth {INT} (<vp>) (if | while) it is [face up] in your Reserve (<at last>)"),
            (
                "(if | while) this card is [face up] in your Reserve (<at last>) "
                "(it is worth | score | you score) {INT} (<vp>)"
            ),
        ],
        (
            "this card stays face-up in your Reserve and uses a place there. When the game ends, score {INT} "
            "Victory Point(s)"
        ),
        types=("support",),
        asks=IN_A_PLACE,
    ),
)

CONFLICTS: Final = (
    *OCCASIONS,
    *STRENGTHS,
    *BY_THING,
    *COMPARED,
    *PRICES,
    *LIMITS,
    *BY_SITE,
    *BY_GROUND,
    *MOVED,
    *ENDED,
)

__all__ = ["CONFLICTS", "PARTS_OF_CONFLICTS"]
