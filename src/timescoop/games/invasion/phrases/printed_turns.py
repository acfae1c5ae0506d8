"""Printed wordings for what cards do as they are played and as turns pass, and for safety and costs."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_TURNS: Final = {
    "placed": "played | placed | put down | laid down | put into play",
    "play it": "play | place | put down | lay down | lay",
    "on play": "when played | when placed | on play | play | when you play it",
    "once only": (
        "once per turn | once each turn | once every turn | once a turn | once in each of your turns | "
        "once on each of your turns | once during each of your turns | once during your turn | once per round | "
        "once in your turn | once each round"
    ),
    "till mine": (
        "(until | till) (your next turn [starts | begins] | the (start | beginning) of your next turn) | "
        "for (a | one) round | during the next round"
    ),
    "no attack on": "(can't | cannot | can not | may not) be attacked",
    "nobody can": "(nobody | no one | no player | no other player | no opponent) (can | may)",
    "some of mine": "(one | any one | any) of your Locations | a Location of yours | your Location",
    "of any": "(a | any | one | any one | the) Location [of your choice]",
    "saves itself": "(would be discarded | is discarded [(from | in | after | during) (a | the) conflict] | "
    "would fall | is beaten | would be beaten | is defeated)",
    "home again": "(return | take | put) (it | this card | him | her) [back] (to | into) your hand",
    "every": "each | every | all",
    "lose to": "(other players | opponents | another player | an opponent | each attacker | attackers | the attacker)",
    "vp": "Victory Point | Victory Points | VP | point | points",
    "controls": "you control | of yours",
}
FALLS: Final = "Does it save only this card, from each lost conflict?"
IN_START: Final = "At the start of your turn?"

PLAYED: Final = (
    Family(
        "A card that is played, said of it",
        "event",
        ["you (<play it>) this card", "this card (is | are) (<placed>)", "you (<play it>) (it | him | her | them)"],
        "you play this card",
        types=("defender", "enemy", "location"),
    ),
    Family(
        "What a card does when it is played, behind a label",
        "rule",
        ["(<on play>) {statement}"],
        "when you play this card, {statement}",
        types=("defender", "enemy"),
    ),
    Family(
        "An attack with the card",
        "event",
        ["you attack with (this card | it | them)", "this card attacks", "this card (joins | is added to) an attack"],
        "you play this card",
        types=("enemy",),
    ),
    Family(
        "A defence with the card",
        "event",
        ["you (defend | place Defenders) with this card", "this card (is sent to defend | goes) [to] a Location"],
        "you play this card",
        types=("defender",),
    ),
    Family(
        "Leave given once a turn",
        "rule",
        [
            "(<once only>) you (may | can) {course}",
            "you (may | can) (<once only>) {course}",
            "you (may | can) {course} (<once only>)",
        ],
        "when your turn starts, you may {course}",
        types=("defender", "enemy", "location", "starting location", "support"),
        asks=IN_START,
    ),
    Family(
        "Something once a turn",
        "rule",
        ["(<once only>) {statement}", "{statement} (<once only>)"],
        "when your turn starts, {statement}",
        types=("location", "starting location", "support"),
        asks=IN_START,
    ),
    Family(
        "Turns of your own",
        "rule",
        [
            "(each turn | every turn | on each of your turns | on your turn | in your turn) {statement}",
            "{statement} (each turn | every turn)",
        ],
        "when your turn starts, {statement}",
        asks=IN_START,
    ),
    Family(
        "What holds while the card lies in the Reserve, once a turn",
        "text",
        ["<put down> . (<once only>) [you] may {course}"],
        ("this card stays face-up in your Reserve and uses no place there. When your turn starts, you may {course}"),
        types=("support",),
        asks="At the start of your turn, and without a place in your Reserve?",
    ),
    Family(
        "What a card in the Reserve does once a turn, where it is not said who decides",
        "text",
        ["<put down> . (<once only>) {course}"],
        ("this card stays face-up in your Reserve and uses no place there. When your turn starts, you may {course}"),
        types=("support",),
        asks="Only if you want to, at the start of your turn, and without a place in your Reserve?",
    ),
    Family(
        "What a card in the Reserve makes you do once a turn",
        "text",
        ["<put down> . (<once only>) [you must] {course}"],
        ("this card stays face-up in your Reserve and uses no place there. When your turn starts, {course}"),
        types=("support",),
        asks="Each time, at the start of your turn, and without a place in your Reserve?",
    ),
)

PRICES: Final = (
    Family(
        "Cards of the hand as a price",
        "step",
        [
            "discard {n:INT} (card | cards) [from your hand] to {then:deeds}",
            "discard {n:INT} (card | cards) [from your hand] [.] [and] if you do {then:deeds}",
        ],
        "discard {n} card(s) from your hand to {then}",
    ),
    Family(
        "Random cards of two hands that change places",
        "deed",
        [
            (
                "(swap | exchange | trade) {INT} random (card | cards) [from your hand] with {n:INT} "
                "random (card | cards) (from | of) (<his>) hand"
            ),
            "(swap | exchange | trade) {INT} random (card | cards) [from your hand] with (<another>) [of your choice]",
            "(swap | exchange | trade) {INT} (card | cards) at random with (<another>) [of your choice]",
        ],
        "another player of your choice swaps {INT} card(s) at random with you",
        same=(("INT", "n"),),
    ),
    Family(
        "Random cards that others change for yours",
        "does",
        ["(swaps | swap | exchanges | trades) {INT} random (card | cards) with you"],
        "swaps {INT} card(s) at random with you",
    ),
)

COSTS: Final = (
    Family(
        "What the card costs",
        "ability",
        [
            "you must [also] (pay | spend) {INT} <tp> to (<play it>) (this card | it)",
            "(pay | spend) {INT} <tp> to (<play it>) (this card | it)",
            "(this card | it) costs [you] {INT} <tp> [to (<play it>)]",
            "you must [also] (pay | spend) {INT} <tp> to (attack | defend) with (this card | it)",
            "(pay | spend) {INT} <tp> to (attack | defend) with (this card | it)",
            "you can only (<play it>) this card if you pay {INT} <tp>",
        ],
        "you pay {INT} Time Point(s) to play this card",
    ),
    Family(
        "What an attack on the Location costs",
        "ability",
        [
            "(<lose to>) must [first] (pay | spend) {INT} <tp> to attack (this Location | here)",
            "(<lose to>) (pays | pay) {INT} <tp> to attack (this Location | here)",
            "to attack (this Location | here) (<lose to>) must [first] (pay | spend) {INT} <tp>",
            "attacking (this Location | here) costs {INT} <tp>",
            "(a player | any player | players) must (pay | spend) {INT} <tp> to attack (this Location | here)",
        ],
        "other players pay {INT} Time Point(s) to attack this Location",
        types=("location", "starting location"),
    ),
    Family(
        "What an attack on you costs",
        "ability",
        [
            "(<lose to>) must [first] (pay | spend) {INT} <tp> to attack (you | your Locations | (<some of mine>))",
            "(<lose to>) (pays | pay) {INT} <tp> to attack (you | your Locations | (<some of mine>))",
            "attacking (you | your Locations | (<some of mine>)) costs {INT} <tp>",
        ],
        "other players pay {INT} Time Point(s) to attack your Locations",
    ),
)

SAFE: Final = (
    Family(
        "A Location that is safe for a round",
        "deed",
        [
            "(<nobody can>) attack (<some of mine>) (<till mine>)",
            "(<till mine>) (<nobody can>) attack (<some of mine>)",
            "(<some of mine>) (<no attack on>) (<till mine>)",
            "(<till mine>) (<some of mine>) (<no attack on>)",
            "choose (<some of mine>) [.] (it | that Location) (<no attack on>) (<till mine>)",
            "choose (<some of mine>) [.] (<till mine>) (it | that Location) (<no attack on>)",
            "choose (<some of mine>) [.] (<nobody can>) attack (it | that Location) (<till mine>)",
            "choose (<some of mine>) [.] (<till mine>) (<nobody can>) attack (it | that Location)",
        ],
        "keep players from attacking one of your Locations until your next turn",
    ),
    Family(
        "Any Location that is safe for a round",
        "deed",
        [
            "(<nobody can>) attack (<of any>) (<till mine>)",
            "(<till mine>) (<nobody can>) attack (<of any>)",
            "(<of any>) (<no attack on>) (<till mine>)",
            "(<till mine>) (<of any>) (<no attack on>)",
            "choose (<of any>) [.] (it | that Location) (<no attack on>) (<till mine>)",
            "choose (<of any>) [.] (<till mine>) (it | that Location) (<no attack on>)",
            "choose (<of any>) [.] (<nobody can>) attack (it | that Location) (<till mine>)",
            "choose (<of any>) [.] (<till mine>) (<nobody can>) attack (it | that Location)",
        ],
        "keep players from attacking any Location until your next turn",
    ),
    Family(
        "This Location that is safe for a round",
        "deed",
        [
            "(<nobody can>) attack (this Location | it | here) [again] (<till mine>)",
            "(this Location | it) (<no attack on>) [again] (<till mine>)",
            "(<till mine>) (this Location | it) (<no attack on>) [again]",
        ],
        "keep players from attacking this Location until your next turn",
        types=("defender", "enemy", "location", "starting location"),
    ),
)

INSTEAD: Final = (
    Family(
        "A Defender that comes home instead of falling",
        "rule",
        [
            "(if | when | whenever) this card (<saves itself>) (<home again>) [instead]",
            "(if | when | whenever) this card (<saves itself>) instead (<home again>)",
        ],
        "when the attack here wins, return this card to your hand",
        types=("defender",),
        asks=FALLS,
    ),
    Family(
        "A Defender that may come home at a price instead of falling",
        "rule",
        [
            "(if | when | whenever) this card (<saves itself>) you (may | can) {deeds} to (<home again>) [instead]",
            "(if | when | whenever) this card (<saves itself>) you (may | can) instead {deeds} to (<home again>)",
            "you (may | can) {deeds} to (<home again>) [instead] (if | when | whenever) this card (<saves itself>)",
        ],
        "when the attack here wins, you may {deeds} to return this card to your hand",
        types=("defender",),
        asks=FALLS,
    ),
    Family(
        "A Defender that may come home instead of falling",
        "rule",
        ["(if | when | whenever) this card (<saves itself>) you (may | can) (<home again>) [instead]"],
        "when the attack here wins, you may return this card to your hand",
        types=("defender",),
        asks=FALLS,
    ),
    Family(
        "An Enemy that comes home instead of falling",
        "rule",
        [
            "(if | when | whenever) this card (<saves itself>) [you may] (<home again>) [instead]",
            "(if | when | whenever) this attack is (beaten | defeated) [you may] (<home again>) [instead]",
        ],
        "when the defence here wins, return this card to your hand",
        types=("enemy",),
        asks=FALLS,
    ),
    Family(
        "An Enemy that may come home at a price instead of falling",
        "rule",
        ["(if | when | whenever) this card (<saves itself>) you (may | can) {deeds} to (<home again>) [instead]"],
        "when the defence here wins, you may {deeds} to return this card to your hand",
        types=("enemy",),
        asks=FALLS,
    ),
    Family(
        "What follows when the card falls as an Enemy",
        "event",
        [
            "this card (is | are) discarded (after | in) (losing a | a lost | a) conflict",
            "this card (loses | lose) [the | a] conflict",
        ],
        "the defence here wins",
        types=("enemy",),
    ),
    Family(
        "What follows when the card falls as a Defender",
        "event",
        [
            "this card (is | are) discarded (after | in) (losing a | a lost | a) conflict",
            "this card (loses | lose) [the | a] conflict",
        ],
        "the attack here wins",
        types=("defender",),
    ),
)

STRONG: Final = (
    Family("All Enemies anywhere", "fighter", ["(<every>) (Enemy | Enemies) [in play]", "Enemies"], "each Enemy"),
    Family(
        "All Defenders anywhere",
        "fighter",
        ["(<every>) (Defender | Defenders) [in play]", "Defenders"],
        "each Defender",
    ),
    Family(
        "All of a type anywhere",
        "fighter",
        ["(<every>) {FAMILY} [(Enemy | Enemies | card | cards)]", "{FAMILY} (Enemies | cards)"],
        "each {FAMILY} card",
    ),
    Family(
        "All of a type anywhere, in the bare plural",
        "fighter",
        ["{FAMILY}"],
        "each {FAMILY} card",
        types=("support", "location", "starting location", "defender"),
    ),
    Family(
        "All of a type against you",
        "fighter",
        [
            (
                "[(<every>)] {FAMILY} [cards] (attacking | that attack | against | on) (you | your "
                "Locations | any of your Locations)"
            )
        ],
        "each {FAMILY} card on your Locations",
    ),
    Family(
        "What attacks at a Location of yours, in the plural",
        "fighter",
        ["[(<every>)] (Enemy | Enemies) (at | on) your Locations"],
        "each Enemy on your Locations",
    ),
    Family(
        "What makes the Location worth more",
        "ability",
        [
            (
                "[(while | as long as) this card is here] (this | that | the) Location (is | counts as) "
                "worth {INT} (more (<vp>) | (<vp>) more | extra (<vp>))"
            ),
            (
                "(while | as long as) this card is (at | on) a Location (it | that Location) is worth "
                "{INT} (more (<vp>) | (<vp>) more)"
            ),
            "+ {INT} (<vp>) for this Location",
        ],
        "when the game ends, this Location is worth {INT} Victory Point(s) more",
        types=("defender", "enemy"),
    ),
    Family(
        "What makes the Location worth less",
        "ability",
        [
            (
                "[(while | as long as) this card (is | are) here] (this | that | the) Location (is | "
                "counts as) worth {INT} (less (<vp>) | fewer (<vp>) | (<vp>) less)"
            ),
            (
                "(while | as long as) this card (is | are) (at | on) a Location (it | that Location) is "
                "worth {INT} (less (<vp>) | fewer (<vp>) | (<vp>) less)"
            ),
            "- {INT} (<vp>) for this Location",
        ],
        "when the game ends, this Location is worth {INT} Victory Point(s) less",
        types=("defender", "enemy"),
    ),
)

TAKEN: Final = (
    Family(
        "An attack taken over",
        "deed",
        [
            "(take | gain | seize | assume) control of {attack}",
            "take {attack} over",
            "{attack} (becomes | is [now]) yours",
            "choose {attack} [.] (it (becomes | is [now]) yours | take control of it | take it over)",
        ],
        "take over {attack}",
    ),
    Family(
        "A Defender of somebody else taken",
        "deed",
        [
            (
                "(take | gain | seize) control of (a | an | one) {champion} (on | at | from) {ground} "
                "[and (put | place | move) it (on | to | onto) (<some of mine>)]"
            ),
            (
                "(take | steal) (a | an | one) {champion} (on | at | from) {ground} [and (put | place | "
                "move) it (on | to | onto) (<some of mine>)]"
            ),
            (
                "(move | put | place) (a | an | one) {champion} (on | at | from) {ground} (to | on | "
                "onto) (<some of mine>)"
            ),
        ],
        "move a {champion} on {ground} to one of your Locations",
    ),
    Family(
        "Another player's Defender taken",
        "deed",
        [
            "(take | gain | seize) control of (another player's | an opponent's) Defender",
            (
                "(take | steal) (another player's | an opponent's) Defender [and (put | place) it (on | "
                "at) (<some of mine>)]"
            ),
            "take control of a Defender of (another player | an opponent)",
        ],
        "move a Defender on another player's Location to one of your Locations",
    ),
    Family(
        "Hands cut down, said by what is kept",
        "does",
        [
            "[must] (discards | discard) all but {INT} (card | cards) [of <their hand>]",
            "[must] (discards | discard) all but {INT} of (their | his or her) cards",
            (
                "(may keep | keeps | keep) [only] {INT} cards [in hand] (and | . ) (discards | discard) "
                "the (rest | others)"
            ),
        ],
        "discards down to {INT} card(s) in hand",
    ),
    Family(
        "Who defends, by a weak strength on the card's side",
        "deed",
        ["discard the {best} from (an attack on | a conflict at | the attack on) {ground}"],
        "discard the {best} on {ground}",
        types=("support",),
    ),
    Family(
        "One of your own Defenders that comes back, but not the card itself",
        "deed",
        [
            (
                "(return | take) (another | one other | any other) Defender [(<controls>)] [from (<some "
                "of mine>)] [back] (to | into) your hand"
            )
        ],
        "return a Defender from one of your Locations to your hand",
        asks="May it be this card, too?",
    ),
    Family(
        "Enemies at the Location looked at",
        "deed",
        [
            (
                "look at [all | all the | the] [face down] (Enemies | Enemy cards | Enemy | cards) (at | "
                "on | attacking) (his | her | its | their | this | the same) Location"
            ),
        ],
        "look at each Enemy here",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "One Enemy at the Location looked at",
        "deed",
        [
            (
                "look at (an | one | any one) [face down] Enemy (at | on | attacking) (his | her | its | "
                "their | this | the same) Location"
            ),
            "look at (an | one | any one) [face down] Enemy (here | attacking here)",
        ],
        "look at an Enemy here",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "Defenders at the Location looked at",
        "deed",
        [
            (
                "look at [all | all the | the] [face down] Defenders (at | on | defending) (his | her | "
                "its | their | this | the same) Location"
            )
        ],
        "look at each Defender here",
        types=("enemy", "location", "starting location"),
    ),
)

TURNS: Final = (*PLAYED, *PRICES, *COSTS, *SAFE, *INSTEAD, *STRONG, *TAKEN)

__all__ = ["PARTS_OF_TURNS", "TURNS"]
