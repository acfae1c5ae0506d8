"""How the cards of the two boxes, and those who retell or invent them, word what the phrases of Invasion say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.invasion.phrases.book import words_of
from timescoop.games.invasion.phrases.printed_choices import CHOICES, PARTS_OF_CHOICES
from timescoop.games.invasion.phrases.printed_common import COMMON, PARTS_OF_COMMON
from timescoop.games.invasion.phrases.printed_conflicts import CONFLICTS, PARTS_OF_CONFLICTS
from timescoop.games.invasion.phrases.printed_core import CORE, PARTS_OF_CORE
from timescoop.games.invasion.phrases.printed_fighters import FIGHTERS, PARTS_OF_FIGHTERS
from timescoop.games.invasion.phrases.printed_holdings import HOLDINGS, PARTS_OF_HOLDINGS
from timescoop.games.invasion.phrases.printed_locations import LOCATIONS, PARTS_OF_LOCATIONS
from timescoop.games.invasion.phrases.printed_own import OWN, PARTS_OF_OWN
from timescoop.games.invasion.phrases.printed_picks import PARTS_OF_PICKS, PICKS
from timescoop.games.invasion.phrases.printed_spoken import PARTS_OF_SPOKEN, SPOKEN
from timescoop.games.invasion.phrases.printed_turns import PARTS_OF_TURNS, TURNS
from timescoop.games.invasion.phrases.printed_wide import PARTS_OF_WIDE, WIDE
from timescoop.games.invasion.phrases.printed_wishes import PARTS_OF_WISHES, WISHES
from timescoop.games.invasion.phrases.proving import usable_by, wrong_with
from timescoop.games.invasion.pool import LOCATION, NONE, START, TYPES, Pool
from timescoop.language import CardTexts, Family, Wording, merge_parts, names_of

PARTS: Final = {
    "gain": "gain | gains | take | takes | get | gets | receive | receives | collect | collects",
    "tp": "Time Points | Time Point | TP | TPs",
    "self": "this card | this | it | this Enemy | this Defender",
    "he": "he | she | it | him | her | this card | this",
    "when": "when | whenever | as soon as | if",
    "revealed": "(is|are) (revealed | turned face up) [in a conflict]",
    "one of my attacks": "<my attack> | (<any one> | some) attack (on | against) (<of mine>)",
    "any one": "a | an | one | 1 | any one | any | target",
    "my location": (
        "one of your Locations | any of your Locations | your Locations | a Location of yours | your "
        "Location | that you own"
    ),
    "against me": "(on|against|attacking) (you | <my location>) | that is attacking (you | <my location>)",
    "my attack": (
        "<any one> attack (on|against) (you | <my location>) | (all [of] the cards | all Enemy cards | all "
        "cards | its cards) (in | of) <any one> attack (on|against) (you | <my location>) | all [Enemy] "
        "cards attacking (you | <my location>)"
    ),
    "usual": "place a TARDIS counter on (that|the) Location | and a TARDIS counter goes on the Location",
    "facing": (
        "whether its cards are face up or face down | no matter which way up its cards are | either face up "
        "or face down"
    ),
    "attack card": "<any one> Enemy [card] | <any one> card",
    "each player": "each player | every player | all players",
    "extra": "extra | additional | more | another",
    "swap count": (
        "any number of cards from your hand | as many cards (as you wish | as you like) from your hand | as "
        "many cards from your hand as you (like | wish)"
    ),
    "draw same": (
        "draw (that many | that many cards | the same number | as many | as many cards | the same number of cards)"
    ),
    "join": "(can | may) be (combined | played [together]) with | (can | may) [also] join | goes with",
    "normally": "or play as a normal Enemy | the card can also be played as a regular Enemy | as a regular Enemy",
    "take over": "take (control of it | control of that attack | it over | that attack over | control)",
    "is mine": (
        "(that | the) attack (is | becomes) [now | then] yours | [from then on] (that | the) attack [then] belongs to "
        "you | [from then on] you [then] control (it | that attack | the attack)"
    ),
    "not on mine": "[but] not (on | against) (your own Location | one of your [own] Locations)",
    "out of": "(from | out of)",
    "saved": (
        "(go | goes | come | are taken | are returned | return) back to your hand | (are returned | return) to your "
        "hand"
    ),
    "not discarded": "(instead of being discarded | rather than being discarded)",
    "onto": "(on | onto) <any one> face up attack",
    "of family": (
        "(with | that includes | that contains | that has | including | containing | in which there is) [at "
        "least] (one [or more] | a | an | 1 [or more] | any) {FAMILY} [card | cards] | (that includes | that contains "
        "| with | containing) {FAMILY} [cards | card]"
    ),
    "somebody else there": (
        "any Location of another player | another player's Location | an unattacked Location of a different player | "
        "another player | an opponent's Location | a Location of (another player | an opponent)"
    ),
    "put down": (
        "(place | play | lay | keep | put) [this card | this] face up in your Reserve | this card stays face up in "
        "your Reserve"
    ),
    "keep more": (
        "(you can keep | it lets you keep | you may keep | your Reserve (may | can) hold | from now on you "
        "can keep | you can hold)"
    ),
    "hold more": (
        "<keep more> {INT} (<extra>) (card | cards) [there | in your Reserve] | <keep more> {INT} (card | "
        "cards) more [there | in your Reserve]"
    ),
    "pays": "[you] (may | can) pay | pay",
    "add strength": (
        "(to add {strength:INT} to your [defence] strength | to add {strength:INT} strength | to increase "
        "your [defence] strength by {strength:INT} | to get +{strength:INT} strength)"
    ),
    "when defending": (
        "when you defend | when defending | once per defence | once in each defence | in each conflict in "
        "which you are the defender | whenever you defend | once per conflict [in which you defend] | each "
        "time you defend"
    ),
    "only once": "and no more than {limit:INT} | only once | once in each conflict | once per conflict",
    "lost": (
        "(the defence (fails | loses | is beaten) | the defenders (lose | are defeated | still lose) | you "
        "lose [the conflict] | your defence (fails | loses) | the defense fails)"
    ),
    "back": (
        "return <he> to your hand | return (this card) to your hand | put <he> back in your hand | take <he> "
        "back into your hand"
    ),
    "already": "<he> is already (at | on) a Location when it is attacked",
    "defends": "is (among the defenders | one of the defenders | defending [there] | a defender) | defends",
    "own": "her | his | its | that Defender's",
    "attackers": "the attackers | the attack | this attack",
    "one of those": "(one of | among) the (defenders | Defenders)",
    "loses": "(is | are) ([automatically] defeated | beaten | defeated automatically) | loses automatically | loses",
    "nobody scores": (
        "scores (nothing for its owner and nothing for the attacker | for nobody | nothing for anybody | no "
        "points for anybody) | is worth nothing [to anybody]"
    ),
    "any locations": "any Locations [you like] | Locations of your choice | any of the Locations",
    "owner": (
        "the defender | the defending player | the owner of (the | that | this) [attacked] "
        "Location | this Location's owner | the Location's owner | the player who owns the attacked Location"
    ),
    "nobody": "nobody | no one | neither player",
    "of mine": "<my location> | a Location of yours | one of your attacked Locations",
}

FAMILIES: Final = (
    Family(
        "Time Points gained, taken, got or received",
        "deed",
        [
            "[you] <gain> {INT} <tp> [from the supply]",
            "+ {INT} <tp>",
        ],
        "take {INT} Time Point(s)",
    ),
    Family(
        "What a Support does when it is played, which is when its text is carried out",
        "sentence",
        [
            "when you play <self> {statement}",
            "{statement} when you play <self>",
        ],
        "{statement}",
        types=("support",),
    ),
    Family(
        'Parts joined by "and", or after a full stop with "then", of a Support',
        "text",
        [
            "{first:deed} (and | then | and then | . then) {second:statement}",
        ],
        "{first}. {second}",
        types=("support",),
        alone=True,
    ),
    Family(
        "The Time Points printed in the corner of a Location, said once more",
        "reminder",
        [
            "[you] <gain> {INT} <tp> when you play (this Location | this card | it)",
            "when you play (this Location | this card | it) [you] <gain> {INT} <tp>",
        ],
        "",
        types=("location",),
        equals=(("INT", "time_points"),),
        alone=True,
    ),
    Family(
        "Points for being revealed, in both orders and with other words for it",
        "ability",
        [
            "<when> <self> <revealed> [you] <gain> {INT} <tp>",
            (
                "[you] <gain> {INT} <tp> <when> <self> <revealed> [whether she was already there when the "
                "Location was attacked or you have just played her against an attack]"
            ),
            "<when> you (reveal <self> | turn <self> face up) [you] <gain> {INT} <tp>",
            "[you] <gain> {INT} <tp> <when> you (reveal <self> | turn <self> face up)",
        ],
        "when this card is revealed in a conflict, take {INT} Time Point(s)",
        types=("defender", "enemy"),
    ),
    Family(
        "Points taken from the one who is attacked",
        "ability",
        [
            (
                "<when> (<self> <revealed> | you reveal <self>) [you] (steal|<gain>) {INT} <tp> from (the "
                "defender | the defending player | the owner of (the | that | this) [attacked] Location) [if "
                "they have any]"
            ),
            (
                "[you] (steal|<gain>) {INT} <tp> from (the defender | the defending player | the owner of (the | "
                "that | this) [attacked] Location) <when> (<self> <revealed> | you reveal <self>)"
            ),
        ],
        "when this card is revealed in a conflict, take {INT} Time Point(s) from this Location's owner",
        types=("defender", "enemy"),
    ),
    Family(
        "A Defender that comes back from a lost defence, if it was there before the attack",
        "ability",
        [
            "if <already> and <lost> <back>",
            "if <lost> and <already> <back>",
            (
                "if the defence of (this card's | this Defender's | his | her | its) Location fails <back> [only "
                "if <he> was already there when it was attacked]"
            ),
            (
                "<he> must already be (on | at) the Location when the attack arrives . [<he> adds (his|her|its) "
                "strength first .] if <lost> <back>"
            ),
            "<back> if this Location is attacked and <lost>",
            "if this Location is attacked and <lost> <back>",
            "<when> <lost> <back> if <he> was (already there | here) (before the attack | when it was attacked)",
        ],
        "when your defence loses, if this card was here before the attack, return this card to your hand",
        types=("defender",),
        alone=True,
    ),
    Family(
        "Enemies that go with any others",
        "ability",
        [
            (
                "[<self>] <join> (any (other type of Enemy | Enemies of any type | other Enemy cards | other "
                "Enemies | other Enemy | Enemy) | all other Enemies | Enemies of any type)"
            ),
        ],
        "this card may join Enemies of any type",
        types=("enemy",),
    ),
    Family(
        "Enemies that go with a type; members of that type named beside it are of it anyway",
        "ability",
        [
            (
                "[<self>|<he>] <join> [the] {FAMILY} [cards | card] [and ([the|a] {MEMBER}|[the] {SHORT})] [as a "
                "regular Enemy]"
            ),
        ],
        "this card may join {FAMILY} cards",
        types=("enemy",),
        same=(("FAMILY", "MEMBER"), ("FAMILY", "SHORT")),
    ),
    Family(
        "Attacks of others taken over",
        "ability",
        [
            "[you] [(may|can)] play [<self>] <onto> <of family> to <take over> [<normally>]",
            "(can | [you] may | you can | this card can) take control of <any one> face up attack <of family>",
            "take control of <any one> face up attack <of family>",
            (
                "[you] (may|can) (play|add) <self> (on | onto | to) (another player's | somebody else's) face up "
                "attack <of family> [in it] [[the] {SHORT} will do] (. you then control the attack | and <take "
                "over>) [[.] replace the Dalek counter on it with your own | [.] swap their Dalek counter for "
                "one of yours] [. you may not take over an attack on one of your own Locations]"
            ),
        ],
        "you may play this card onto a face-up attack with a(n) {FAMILY} card on another player's Location "
        "to take that attack over",
        types=("enemy",),
        same=(("FAMILY", "SHORT"),),
    ),
    Family(
        "Attacks of others taken over, which is said in a sentence of its own",
        "ability",
        [
            "[you] [(may|can)] (play | add) [<self>] <onto> <of family> [in it] [<not on mine>] [.] <is mine>",
            (
                "<self> (may | can) be (added | played) (to | onto | on) <any one> face up attack "
                "[[of another player] <not on mine>] <of family> [in it] [<not on mine>] [.] <is mine>"
            ),
        ],
        "you may play this card onto a face-up attack with a(n) {FAMILY} card on another player's Location "
        "to take that attack over",
        types=("enemy",),
    ),
    Family(
        "Taking over and going with the same type, in one sentence",
        "text",
        [
            (
                "[you] (may|can) (play|add) <self> (on | onto | to) (another player's | somebody else's) face up "
                "attack <of family> [in it] . you then control the attack [[.] replace the Dalek counter on it "
                "with your own] . the card can also be played as a regular Enemy and combined with "
                "{second:FAMILY}"
            ),
        ],
        "you may play this card onto a face-up attack with a(n) {FAMILY} card on another player's Location "
        "to take that attack over. This card may join {second} cards",
        types=("enemy",),
    ),
    Family(
        "A Defender before whom the attack is beaten",
        "ability",
        [
            "(this attack | <self>) <loses> if {DEFENDER} <defends>",
            "if {DEFENDER} <defends> (this attack | <self>) <loses>",
        ],
        "when this card fights, if {DEFENDER} defends, this attack is beaten",
        types=("enemy",),
    ),
    Family(
        "A Defender without whom the attack is beaten",
        "ability",
        [
            "(this attack | <self>) <loses> unless {DEFENDER} <defends>",
            "unless {DEFENDER} <defends> (this attack | <self>) <loses>",
            (
                "if {DEFENDER} (is not (among the defenders | one of the defenders | defending) | does not defend) "
                "(this attack | <self>) <loses>"
            ),
        ],
        "when this card fights, unless {DEFENDER} defends, this attack is beaten",
        types=("enemy",),
    ),
    Family(
        "The same, said of any attack that holds such a card",
        "ability",
        [
            (
                "if {DEFENDER} <defends> any attack with a {FAMILY} in it <loses> [[.] discard all the Enemy and "
                "Defender cards and <usual>]"
            ),
        ],
        "when this card fights, if {DEFENDER} defends, this attack is beaten",
        types=("enemy",),
        asks="Does it speak of every attack with such a card in it, or of this card's own? Only its own can be said.",
    ),
    Family(
        "A Defender who is taken along, and another one failing that",
        "ability",
        [
            (
                "when it is in a conflict if there is a {first:DEFENDER} among the Defenders discard both "
                "{again:DEFENDER} and this card . if there isn't discard any {second:DEFENDER} card that is "
                "defending"
            ),
        ],
        "when this card fights, if {first} defends, discard that Defender and this card. Otherwise, if "
        "{second} defends, discard that Defender",
        types=("enemy",),
        same=(("first", "again"),),
    ),
    Family(
        "A Location that scores for nobody",
        "ability",
        [
            "a Location with this card against it when the game ends <nobody scores>",
            "(when the game ends | at the end of the game) this Location <nobody scores>",
        ],
        "when the game ends, this Location scores for nobody",
        types=("enemy",),
    ),
    Family(
        "An attack on you, against you, on one of your Locations; its cards, all of them",
        "attack",
        [
            "<my attack>",
        ],
        "an attack on one of your Locations",
    ),
    Family(
        "Attacks turned face up, revealed",
        "deed",
        [
            "(turn face up | reveal) {attack}",
            "turn [all of] {attack} face up",
            "look at {attack} [.] turn all of its cards face up",
            "choose one of your Locations that is under attack . all Enemy cards there are revealed",
        ],
        "turn {attack} face-up",
        fill=(("attack", "an attack on one of your Locations"),),
    ),
    Family(
        "Attacks defeated, automatically or not; a TARDIS counter goes there anyway",
        "deed",
        [
            (
                "[automatically] (defeat | beat) {attack} [<facing>] [. <usual> | <usual>] [you place a TARDIS "
                "there as usual]"
            ),
            (
                "{attack} (is | are) ([automatically] defeated | defeated automatically | beaten) [. [and] "
                "<usual> | <facing> <usual>]"
            ),
        ],
        "beat {attack}",
    ),
    Family(
        "A Defender given for an attack that is beaten",
        "step",
        [
            (
                "[you must [also]] discard (a | one | 1) Defender [card] from your hand or Reserve (to | . if "
                "you do) [automatically] (defeat | beat) {attack}"
            ),
        ],
        "discard a Defender from your hand or Reserve to beat {attack}",
    ),
    Family(
        "A Defender given up without it being said from where",
        "step",
        [
            (
                "[you must [also]] discard (a | one | 1) Defender [card] (to [automatically] (defeat | beat) | "
                "[automatically] (defeat | beat)) {attack}"
            ),
            (
                "[you must [also]] discard (a | one | 1) Defender [card] . if you do {attack} (is | are) "
                "([automatically] defeated | defeated automatically | beaten) [<facing>] [<usual>]"
            ),
        ],
        "discard a Defender from your hand or Reserve to beat {attack}",
        asks="From where may the Defender come?",
    ),
    Family(
        "One Enemy card of an attack on you discarded",
        "deed",
        [
            "(discard | remove) (<attack card>) <against me> [<facing>]",
            "(choose | pick) (<attack card>) <against me> [<facing>] (and discard it | . discard it | discard it)",
        ],
        "discard a card from an attack on one of your Locations",
    ),
    Family(
        "The same, with the counter that may go where no attack is left",
        "deed",
        [
            (
                "(discard | remove) (<attack card>) <against me> [<facing>] . if that leaves no Enemy cards "
                "(on the Location | there) you may place a TARDIS counter on (it | that Location)"
            ),
            (
                "(choose | pick) (<attack card>) <against me> [<facing>] and discard it . if that leaves no "
                "Enemy cards (on the Location | there) you may place a TARDIS counter on (it | that Location)"
            ),
        ],
        "discard a card from an attack on one of your Locations. If that was its last card, you may place a "
        "TARDIS counter on that Location",
    ),
    Family(
        "An attack sent on to another player",
        "deed",
        [
            ("(move | redirect | re direct | send) (<one of my attacks>) to a third player's Location"),
            (
                "(take | pick up) (all [of] the Enemy cards | all [the] Enemies | all Enemy cards | the Enemy cards) "
                "(from | at | on) one of your [attacked] Locations and (lay | put | place) them (against | on | at) "
                "(a Location of (somebody else | another player) | another player's Location) (that nobody attacks "
                "yet | that is not [already] under attack) [[.] [but] (you (can | may) not | you can't | you cannot) "
                "send an attack back to the player who made it | [.] [but] not [against | to] the player who made it]"
            ),
            (
                "choose (<one of my attacks>) . it now attacks a Location "
                "of an opponent instead [but never a Location of the player who made the attack]"
            ),
        ],
        "move an attack on one of your Locations to a third player's Location that is not under attack",
    ),
    Family(
        "TARDIS counters taken from Locations, which always go back to their owners",
        "deed",
        [
            "(remove | return) up to {INT} TARDIS counters from <any locations> [to their owners]",
            "pick up to {INT} TARDIS counters on <any locations> and give them back to the players who own them",
        ],
        "return up to {INT} TARDIS counters from any Locations to their owners",
    ),
    Family(
        "Points for each counter of each player, and more for the one who plays the card",
        "text",
        [
            (
                "<each player> (takes | take | gains | gain | gets | get) {INT} <tp> for each of (their | his or "
                "her) {COUNTER} counters in play . [you] <gain> [an] (<extra> {more:INT} <tp> | {more:INT} "
                "<extra> <tp> | {more:INT} more)"
            ),
            (
                "<each player> (takes | take | gains | gain | gets | get) {INT} <tp> for each {COUNTER} counter "
                "they have in play . [you] <gain> [an] (<extra> {more:INT} <tp> | {more:INT} <extra> <tp> | "
                "{more:INT} more)"
            ),
            (
                "for each {COUNTER} counter a player has in play they (take | gain | get) {INT} <tp> . [you] "
                "<gain> [an] (<extra> {more:INT} <tp> | {more:INT} <extra> <tp> | {more:INT} more)"
            ),
        ],
        "take {INT} Time Point(s) for each of your {COUNTER} counters in play, and {more} more. Then each "
        "other player takes {INT} Time Point(s) for each of their {COUNTER} counters in play",
    ),
    Family(
        "The same, counted in words",
        "text",
        [
            (
                "you and the other players count the {COUNTER} counters you each have in play and take that many "
                "<tp> . [as the player of this card] you <gain> {more:INT} more"
            ),
        ],
        "take 1 Time Point for each of your {COUNTER} counters in play, and {more} more. Then each other "
        "player takes 1 Time Point for each of their {COUNTER} counters in play",
    ),
    Family(
        "Points for each counter of each player, with nothing more",
        "text",
        [
            "for each {COUNTER} counter in play its owner (takes | gains | gets) {INT} <tp>",
            (
                "<each player> (takes | take | gains | gain | gets | get) {INT} <tp> for each (of their "
                "{COUNTER} counters in play | {COUNTER} counter they have in play)"
            ),
        ],
        "take {INT} Time Point(s) for each of your {COUNTER} counters in play, and 0 more. Then each other "
        "player takes {INT} Time Point(s) for each of their {COUNTER} counters in play",
    ),
    Family(
        "A hand exchanged, with so many cards more",
        "deed",
        [
            (
                "discard <swap count> (and | then | and then | . | . then) <draw same> (plus | and) {INT} "
                "[<extra>] [for this card]"
            ),
            "discard <swap count> (and | then | and then | . | . then) <draw same> . draw {INT} <extra> [card]",
        ],
        "discard any number of cards from your hand, then draw that many and {INT} more",
    ),
    Family(
        "A hand exchanged, and the card itself replaced",
        "deed",
        [
            (
                "discard <swap count> (and | then | and then | . | . then) <draw same> . draw a replacement for "
                "this card [as well | too]"
            ),
        ],
        "discard any number of cards from your hand, then draw that many and 1 more",
    ),
    Family(
        "A hand exchanged, one for one",
        "deed",
        [
            "discard <swap count> (and | then | and then | . | . then) <draw same>",
            "(swap | exchange) <swap count> for the same number from the [draw] deck",
        ],
        "discard any number of cards from your hand, then draw that many and 0 more",
    ),
    Family(
        "A card that stays in the Reserve, where it is not said whether it takes up a place; what it is for says it",
        "text",
        [
            "<put down> . [<when defending>] <pays> {price:INT} <tp> <add strength>",
            "<put down> . [<when defending>] [you may] pay {price:INT} <tp> <add strength>",
        ],
        "this card stays face-up in your Reserve and uses a place there. When your defence is totalled, you "
        "may pay {price} Time Point(s) to add {strength} strength, once in each conflict",
        types=("support",),
    ),
    Family(
        "The same, with its place said",
        "text",
        [
            (
                "<put down> where it counts as a card . <when defending> <pays> {price:INT} <tp> [<only once>] "
                "<add strength>"
            ),
        ],
        "this card stays face-up in your Reserve and uses a place there. When your defence is totalled, you "
        "may pay {price} Time Point(s) to add {strength} strength, once in each conflict",
        types=("support",),
        same=(("limit", "price"),),
    ),
    Family(
        "A Reserve that holds more; the card that says so takes up no place",
        "text",
        [
            "<put down> . <hold more> [and this card itself does not count | and this card does not count]",
        ],
        "this card stays face-up in your Reserve and uses no place there. Your Reserve may hold {INT} more card(s)",
        types=("support",),
    ),
    Family(
        "Points that a revealed card is worth, brings, or that are gained",
        "ability",
        [
            "<self> is worth {INT} <tp> [to you] <when> <he> <revealed>",
            "{INT} <tp> (is | are) gained <when> <self> <revealed>",
            "(upon | on) (revealing <self> | reveal) [you] <gain> {INT} <tp>",
            "<when> revealed [you] <gain> {INT} <tp>",
            "(reveal | when revealed | on reveal | upon reveal | revealed) + {INT} <tp>",
            ("<when> <self> (is | are) (flipped | turned) (face up | over) [in a conflict] [you] <gain> {INT} <tp>"),
            (
                "[you] <gain> {INT} <tp> (at the moment | <when>) <self> (is | are) (flipped | turned) "
                "(face up | over) [in a conflict] [whatever its result]"
            ),
            (
                "in the conflict in which <self> is turned face up (her | his | its) player <gain> {INT} "
                "<tp> [from the supply]"
            ),
        ],
        "when this card is revealed in a conflict, take {INT} Time Point(s)",
        types=("defender", "enemy"),
    ),
    Family(
        "Points given by the one who is attacked",
        "ability",
        [
            (
                "<when> (<self> <revealed> | you reveal <self> | revealed) [you] (steal | <gain>) {INT} "
                "<tp> from <owner> [if they have any]"
            ),
            "[you] (steal | <gain>) {INT} <tp> from <owner> <when> (<self> <revealed> | you reveal <self>)",
            "<when> <self> <revealed> <owner> (gives you | must give you) {INT} <tp> [if they have any]",
            "<owner> (gives you | must give you) {INT} <tp> <when> <self> <revealed>",
        ],
        "when this card is revealed in a conflict, take {INT} Time Point(s) from this Location's owner",
        types=("defender", "enemy"),
    ),
    Family(
        "A Defender that comes back, with what must be so said in other places",
        "ability",
        [
            "if <lost> <back> <he> must already have been at the Location when it was attacked",
            (
                "<back> if <he> was [already] (at this Location | here | on the Location) before (it was "
                "attacked | the attack [came]) and <lost>"
            ),
            (
                "if <he> was already (here | at this Location) (before the attack | when it was attacked) "
                "and (<lost> | the defence fails) (<back> | <he> is returned to your hand)"
            ),
            (
                "[<he>] (goes | comes | returns) back to your hand <when> <lost> but only if <he> was (on "
                "the Location | here) before the attack [came]"
            ),
            (
                "provided that <he> was on the Location already when the Enemies arrived you (take | "
                "return) <he> back into your hand rather than discard <he> when the conflict is lost"
            ),
        ],
        "when your defence loses, if this card was here before the attack, return this card to your hand",
        types=("defender",),
        alone=True,
    ),
    Family(
        "Defenders brought back by another card",
        "ability",
        [
            (
                "[you may] play [this | this card] from [your] hand or [your] Reserve <when> (<lost> | "
                "you lose a defence | the defenders of one of your Locations are defeated) (to return | . "
                "take | . return) all [of] (your | those) [Defenders | Defender cards] [at that Location "
                "| there] (to your hand | back into your hand)"
            ),
            (
                "<when> you lose a defence you may play this card from [your] hand or [your] Reserve . "
                "return all Defender cards at that Location to your hand"
            ),
            (
                "<when> (you are the defender and lose (a | the) conflict | you lose a defence "
                "| you lose (a | the) conflict as the defender | <lost>) "
                "[you] (may | can) (play | use) this card <out of> [your] hand or [your] Reserve [.] all "
                "[of] [the | your] (Defenders | Defender cards) (there | who fought there | at that Location) "
                "<saved> [<not discarded>]"
            ),
        ],
        (
            "when your defence loses, you may play this card from your hand or Reserve to return all "
            "Defenders there to your hand"
        ),
    ),
    Family(
        "Enemies that go with any others, in a word",
        "ability",
        [
            (
                "[<self>] (combines | <join>) [with] (any type of Enemy | any Enemy | all Enemies | all "
                "other Enemies | Enemies of all other types)"
            ),
            (
                "you (may | can) (put | play | lay) (<self> | <he> | them) in (an | the same | any) attack "
                "(together with | as | with) (Enemies of (all other | any | all | any other) types "
                "| Enemies of any [other] type | any [other] Enemies)"
            ),
        ],
        "this card may join Enemies of any type",
        types=("enemy",),
    ),
    Family(
        "Enemies that you combine with two types, each named with its own preposition",
        "ability",
        [
            "you (may | can) combine <self> with [the] {first:FAMILY} or with [the] {second:FAMILY} [cards]",
        ],
        "this card may join {first} or {second} cards",
        types=("enemy",),
    ),
    Family(
        "Enemies that you put in the same attack as a type",
        "ability",
        [
            "you (may | can) (lay | put | play) (<self> | <he>) in the same attack as [other | any] {FAMILY} [cards]",
        ],
        "this card may join {FAMILY} cards",
        types=("enemy",),
    ),
    Family(
        "Taking over an attack, by playing onto it",
        "ability",
        [
            (
                "you (may | can) take control of a face up attack <of family> [in it] on (the Location of another "
                "player | another player's Location) by playing <self> (on | onto) it"
            ),
        ],
        "you may play this card onto a face-up attack with a(n) {FAMILY} card on another player's Location to take "
        "that attack over",
        types=("enemy",),
    ),
    Family(
        "Enemies that go with several types",
        "ability",
        [
            "[<self>|<he>] <join> [the | any] {FAMILY/or} [cards | card]",
            (
                "as a (normal | regular) Enemy (<self>|<he>) (<join> | combines with) "
                "[the | any] {FAMILY/or} [cards | card]"
            ),
        ],
        "this card may join {FAMILY/or} cards",
        types=("enemy",),
    ),
    Family(
        "A Defender who fights for the attack",
        "ability",
        [
            (
                "if {DEFENDER} (<defends>) (that Defender | she | he | it) (changes sides | fights for "
                "the attackers | joins your side)"
            ),
            "when this card is in a conflict and {DEFENDER} defends {again:DEFENDER} changes sides",
            (
                "(if | when | should) {DEFENDER} (<defends> | be <one of those>) [in a conflict with <self>] "
                "(add <own> strength to <attackers> | <own> strength (counts for | is added to) <attackers>) "
                "instead of [to | for] (the defenders | the defence)"
            ),
        ],
        "when this card fights, if {DEFENDER} defends, that Defender changes sides",
        types=("enemy",),
        same=(("DEFENDER", "again"),),
    ),
    Family(
        "A Defender of your choice who changes sides",
        "ability",
        [
            (
                "choose (one | a | any) Defender but not {DEFENDER} [.] that Defender (joins your side in "
                "the conflict | changes sides)"
            ),
            "any one Defender of your choice except {DEFENDER} changes sides when this card fights",
            (
                "choose (one | a | any) Defender (except | other than) {DEFENDER} [.] [and] that Defender "
                "(joins your side | changes sides)"
            ),
        ],
        "when this card fights, choose a Defender other than {DEFENDER}; that Defender changes sides",
        types=("enemy",),
    ),
    Family(
        "A Defender who is taken along",
        "ability",
        [
            (
                "if {DEFENDER} <defends> discard (both {again:DEFENDER} and this card | {again:DEFENDER} "
                "and this card | (her | him | that Defender) and this card)"
            ),
            "when this Enemy is in a conflict with {DEFENDER} defending (he | she) and this card are discarded",
        ],
        "when this card fights, if {DEFENDER} defends, discard that Defender and this card",
        types=("enemy",),
        same=(("DEFENDER", "again"),),
    ),
    Family(
        "The same, with another one failing that",
        "ability",
        [
            (
                "if {first:DEFENDER} <defends> discard (her | him | that Defender | {again:DEFENDER}) and "
                "this card . if not and {second:DEFENDER} is defending discard {third:DEFENDER}"
            ),
        ],
        (
            "when this card fights, if {first} defends, discard that Defender and this card. Otherwise, "
            "if {second} defends, discard that Defender"
        ),
        types=("enemy",),
        same=(("first", "again"), ("second", "third")),
    ),
    Family(
        "Attacks that a Defender beats, said of the card",
        "ability",
        [
            "[automatically] beaten when {DEFENDER} is defending",
            "if {DEFENDER} defends [against this card] the whole attack loses",
            "if {DEFENDER} defends against this card [the whole attack | this attack] loses",
        ],
        "when this card fights, if {DEFENDER} defends, this attack is beaten",
        types=("enemy",),
    ),
    Family(
        "A Location that nobody scores",
        "ability",
        [
            (
                "(at the end of the game | when the game ends) <nobody> (scores | gets [any] Victory "
                "Points for) this Location"
            ),
            (
                "<nobody> (scores [any] Victory Points | gets any Victory Points | scores) for this "
                "Location (at the end of the game | when the game is over | when the game ends)"
            ),
        ],
        "when the game ends, this Location scores for nobody",
        types=("enemy",),
    ),
    Family(
        "Attacks by whose Location",
        "attack",
        [
            "(<any one> | some) {look} (on | against) (<of mine>)",
        ],
        "a(n) {look} on one of your Locations",
    ),
    Family(
        "Attacks on others",
        "attack",
        [
            (
                "(<any one> | some) {look} (on | against) (another player's Location | a Location that "
                "belongs to another "
                "player | a Location of another player)"
            ),
        ],
        "a(n) {look} on another player's Location",
    ),
    Family(
        "An attack, by number",
        "look",
        [
            "attack of your choice",
        ],
        "attack",
    ),
    Family(
        "A face-up attack, by number",
        "look",
        [
            "open attack",
            "face up attack of your choice",
        ],
        "face-up attack",
    ),
    Family(
        "A face-up attack by what is in it",
        "look",
        [
            "face up attack <of family>",
        ],
        "face-up attack with a(n) {FAMILY} card",
    ),
    Family(
        "The condition behind the attack",
        "deed",
        [
            (
                "(defeat | beat) one face up attack against one of your Locations if it (includes | "
                "contains) [at least one] {FAMILY} [card]"
            ),
            ("[automatically] (defeat | beat) a face up attack that includes a {FAMILY} card on one of your Locations"),
            (
                "you may only use (him | her | it | this card) against a face up attack on a Location of "
                "yours with a {FAMILY} card in it . that attack is defeated automatically"
            ),
        ],
        "beat a face-up attack with a(n) {FAMILY} card on one of your Locations",
    ),
    Family(
        "Attacks turned over, in other words",
        "deed",
        [
            "(reveal the cards of | turn all of the cards of) {attack} [face up]",
            "all [of the] cards of {attack} are turned face up",
            "choose {attack} . turn all of its cards face up",
        ],
        "turn {attack} face-up",
    ),
    Family(
        "One card of an attack",
        "deed",
        [
            (
                "(discard | remove) (one | 1 | a | any one) [of the] (Enemy card | Enemy cards | card) "
                "(from | in) {attack}"
            ),
            "choose a card in {attack} and discard it",
            "one Enemy card attacking a Location of yours [of your choice] is discarded",
        ],
        "discard a card from {attack}",
        fill=(("attack", "an attack on one of your Locations"),),
    ),
    Family(
        "One card of an attack, with the counter where it was the last",
        "deed",
        [
            (
                "(discard | remove) (one | 1 | a | any one) [of the] (Enemy card | Enemy cards | card) "
                "(from | in) {attack} . (you may place a TARDIS counter there if no Enemy cards remain | "
                "was it the last one [.] then you may put a TARDIS counter on the Location | if it was "
                "the last [one] you may place a TARDIS counter (there | on the Location))"
            ),
        ],
        ("discard a card from {attack}. If that was its last card, you may place a TARDIS counter on that Location"),
    ),
    Family(
        "Attacks beaten, in other words",
        "deed",
        [
            (
                "{attack} [whichever you like] (is | are) beaten [at once] [[.] its Enemy cards are "
                "discarded and a TARDIS counter is placed there as usual]"
            ),
            "(defeat | beat) {attack} automatically",
            "choose {attack} [.] [and] it is (beaten | defeated | automatically defeated)",
        ],
        "beat {attack}",
    ),
    Family(
        "A Defender given up, in other words",
        "step",
        [
            ("discard (a | one | 1) Defender [card] from your hand or Reserve . {attack} is automatically defeated"),
            (
                "if you discard (a | one | 1) Defender [card] from your hand or Reserve you "
                "[automatically] (defeat | beat) {attack}"
            ),
            (
                "by discarding (a | one | 1) Defender [card] [from your] hand or Reserve you "
                "[automatically] (defeat | beat) {attack}"
            ),
        ],
        "discard a Defender from your hand or Reserve to beat {attack}",
    ),
    Family(
        "A Defender given up for something",
        "deed",
        [
            "discard (a | one | 1) Defender card from your hand or Reserve",
            "discard (one | 1) Defender from your hand or Reserve",
        ],
        "discard a Defender from your hand or Reserve",
    ),
    Family(
        "An attack sent on, where only the rules say to whom",
        "deed",
        [
            ("(move | redirect | re direct | send) (<one of my attacks>) to (<somebody else there>)"),
            (
                "(move | redirect | re direct | send) (an | one | 1) attack (from | against | on) one of your "
                "Locations to (<somebody else there>)"
            ),
        ],
        "move an attack on one of your Locations to a third player's Location that is not under attack",
        asks="To a Location of a third player that nobody attacks?",
    ),
    Family(
        "An attack sent on, in other words",
        "deed",
        [
            (
                "(re direct | redirect | move | send) (an | one | 1) attack (from | against | on) one of "
                "your Locations to (another player's Location | an unattacked Location of a different "
                "player) (not the attacker's and one that is not already under attack | who may not be "
                "the attacker)"
            ),
        ],
        "move an attack on one of your Locations to a third player's Location that is not under attack",
    ),
    Family(
        'Points for counters, with "and you ..." behind',
        "text",
        [
            (
                "<each player> (takes | take | gains | gain | gets | get) {INT} <tp> for (each | every) "
                "(one of their {COUNTER} counters in play | {COUNTER} counter they have in play | of "
                "their {COUNTER} counters in play) (. | and) ([you] <gain> [an] (<extra> {more:INT} "
                "[<tp>] | {more:INT} <extra> [<tp>]) | take {more:INT} more <tp> yourself)"
            ),
            (
                "all players are given {INT} <tp> per {COUNTER} counter of their own that is in play . "
                "whoever played the card is given {more:INT} more"
            ),
            (
                "count the {COUNTER} counters [.] each player is paid {INT} <tp> for every {COUNTER} "
                "counter of theirs in play . you are paid {more:INT} on top of that"
            ),
        ],
        (
            "take {INT} Time Point(s) for each of your {COUNTER} counters in play, and {more} more. Then "
            "each other player takes {INT} Time Point(s) for each of their {COUNTER} counters in play"
        ),
    ),
    Family(
        "Points for your own counters",
        "deed",
        [
            (
                "[you] <gain> {INT} <tp> (for each of your {COUNTER} counters in play | (per | for each) "
                "{COUNTER} counter you have in play)"
            ),
            "for each of your {COUNTER} counters in play [you] <gain> {INT} <tp>",
        ],
        "take {INT} Time Point(s) for each of your {COUNTER} counters in play, and 0 more",
    ),
    Family(
        "Counters taken back, in other words",
        "deed",
        [
            "return up to {INT} TARDIS counters on <any locations> to their owners",
            "choose up to {INT} TARDIS counters on <any locations> [.] they are returned to their owners",
            (
                "up to {INT} TARDIS counters from (whichever Locations you wish | any Locations) go back "
                "to (the players who own them | their owners)"
            ),
        ],
        "return up to {INT} TARDIS counters from any Locations to their owners",
    ),
    Family(
        "A hand exchanged, in other words",
        "deed",
        [
            "any number of cards may be discarded from your hand . for each draw a card then draw {INT} extra",
            "discard <swap count> then draw {INT} more cards than you discarded",
            (
                "throw away whichever cards of your hand you do not want and draw an equal number from "
                "the deck and {INT} more [to make up for this card]"
            ),
        ],
        "discard any number of cards from your hand, then draw that many and {INT} more",
    ),
    Family(
        "A Reserve that holds more, in other words",
        "text",
        [
            (
                "(<put down> | [this card] stays face up in your Reserve (without taking up a place)| "
                "this card is placed face up in your Reserve where it does not count towards your limit) "
                ". (<hold more> | you can have {INT} more (card | cards) in your Reserve | increase that "
                "limit by {INT} (card | cards) | your Reserve can hold {INT} additional (card | cards)) "
                "[this card does not count]"
            ),
        ],
        ("this card stays face-up in your Reserve and uses no place there. Your Reserve may hold {INT} more card(s)"),
        types=("support",),
    ),
    Family(
        "Strength bought, in other words",
        "text",
        [
            (
                "(<put down> | [this card] stays face up in your Reserve [using up one of its places] | "
                "counts as a card in your Reserve and stays there face up | it lies face up in your "
                "Reserve and takes one of the places there) . [when you are defending | once per conflict "
                "as the defender | <when defending>] you (may | can) (pay | spend) {price:INT} <tp> [once "
                "during each defence | once in each conflict | once per conflict] (to add {strength:INT} "
                "to your (total | strength | defence strength) | to increase your strength by "
                "{strength:INT} | for {strength:INT} extra strength)"
            ),
        ],
        (
            "this card stays face-up in your Reserve and uses a place there. When your defence is "
            "totalled, you may pay {price} Time Point(s) to add {strength} strength, once in each "
            "conflict"
        ),
        types=("support",),
    ),
    Family(
        "Points that are yours",
        "deed",
        [
            "{INT} <tp> are yours",
        ],
        "take {INT} Time Point(s)",
    ),
)

NOUNS: Final = {START: "location", LOCATION: "location"}
SYNONYMS: Final = {
    "here": "here | (at | on | from) (this | the | the same | his | her | its | their | that) Location",
    "for each": "for (each | every) | per",
}
VERBS: Final = {"discard": "discarded", "return": "returned"}


def wording() -> Wording:
    """How the print of this game words things."""
    return Wording(
        merge_parts(
            PARTS,
            PARTS_OF_OWN,
            PARTS_OF_CORE,
            PARTS_OF_WIDE,
            PARTS_OF_COMMON,
            PARTS_OF_CHOICES,
            PARTS_OF_PICKS,
            PARTS_OF_WISHES,
            PARTS_OF_TURNS,
            PARTS_OF_CONFLICTS,
            PARTS_OF_LOCATIONS,
            PARTS_OF_FIGHTERS,
            PARTS_OF_HOLDINGS,
            PARTS_OF_SPOKEN,
        ),
        (
            *FAMILIES,
            *OWN,
            *CORE,
            *WIDE,
            *COMMON,
            *CHOICES,
            *PICKS,
            *WISHES,
            *TURNS,
            *CONFLICTS,
            *LOCATIONS,
            *FIGHTERS,
            *HOLDINGS,
            *SPOKEN,
        ),
        SYNONYMS,
        VERBS,
    )


def texts_of(pool: Pool) -> Callable[[int, str], list[int]]:
    """Reads texts of a pool's cards, strict or printed, by the number of the card.

    The function that is returned raises `UnreadableText`.
    """
    words = words_of(pool)
    texts = CardTexts(words, wording, lambda: members(pool))

    def read(kind: int, text: str) -> list[int]:
        row = pool.rows[kind]
        names = names_of(pool.name[kind], NOUNS.get(pool.type[kind], "card"), row, texts.is_word)
        names = names._replace(besides=(("card", ("this", TYPES[pool.type[kind]])),))
        return texts.read(
            text,
            names,
            TYPES[pool.type[kind]],
            lambda nodes: not wrong_with(pool, kind, nodes),
            usable_by(pool.type[kind]),
        )

    return read


def numbers_of(word: str) -> tuple[str, ...]:
    """A type of Enemy in the singular and in the plural: "Daleks" and "Dalek", "Cybermen" and "Cyberman"."""
    if word.endswith("men"):
        return (word, f"{word[:-3]}man")
    return (word, word.removesuffix("s")) if word.endswith("s") else (word, f"{word}s")


def members(pool: Pool) -> dict[str, dict[str, tuple[str, str]]]:
    """The Enemies by name, and by the last word of their name, each with the type that it belongs to."""
    words = words_of(pool)
    found: dict[str, tuple[str, str]] = {}
    for kind, name in enumerate(pool.name):
        family = pool.family[kind]
        if family != NONE:
            found[name] = (words.word("FAMILY", family), words.word("FAMILY", family, plural=True))
    families: dict[str, tuple[str, str]] = {}
    for word, family in words.words["FAMILY"].items():
        both = (word, words.word("FAMILY", family, plural=True))
        families |= dict.fromkeys(numbers_of(word), both)
    return {
        "FAMILY": families,
        "MEMBER": found,
        "SHORT": {name.split()[-1]: both for name, both in found.items() if " " in name},
    }
