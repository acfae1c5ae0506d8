"""How designers of this game word choices of a player, of Defenders by the way, strengths for a while, and hands."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_PICKS: Final = {
    "picked": "choose (<one player>) [.] [and] [then]",
    "their own": "(their | his or her | that player's | that opponent's)",
    "defending player": (
        "the (defender | defending player) | (this | the) Location's owner | the owner of (this | the) Location"
    ),
    "attacking player": "the (attacker | attacking player) | (this | the) attack's owner | the owner of the attack",
    "some": "a | an | one | 1 | any one | target",
    "df": "Defender | Defender card | Defenders",
    "en": "Enemy | Enemy card | Enemies",
    "homes": "(its owner's | the owner's | their | that player's | its player's | their owner's)",
    "my defenders": "one of your [face down] Defenders | (<a def>) of yours | a face down Defender of yours",
    "my places": "your Locations | your other Locations | Locations of yours",
    "at attackers": "(the attacker's | the attacking player's | its player's | its owner's | their owner's)",
}

PICKS: Final = (
    # ---- a player chosen, whose cards are looked at
    Family(
        "A player chosen, whose hand is looked at",
        "deed",
        ["(<picked>) look at (<their own>) hand"],
        "another player of your choice shows you their hand",
    ),
    Family(
        "A player chosen, whose Reserve is looked at",
        "deed",
        ["(<picked>) look at [(the | all | all the) cards in] (<their own>) Reserve"],
        "another player of your choice shows you their Reserve",
    ),
    Family(
        "A player chosen, and cards of the hand that you discard",
        "deed",
        [
            (
                "(<picked>) look at (<their own>) hand [.] [and] [then] discard {INT} (card | cards) "
                "[from it | of your choice | of your choice from it]"
            ),
            (
                "(<picked>) look at (<their own>) hand [.] [and] [then] choose {INT} (card | cards) [from it] [.] "
                "[and] ((they | that player | that opponent) [must] (discard | discards) | discard) (it | them | "
                "that card | those cards)"
            ),
        ],
        "another player of your choice discards {INT} card(s) of your choice from their hand",
    ),
    Family(
        "A player chosen, and cards of the hand that you take",
        "deed",
        [
            (
                "(<picked>) look at (<their own>) hand [.] [and] [then] (take | steal) {INT} (card | cards) "
                "[from it | of your choice | of your choice from it] (<into mine>)"
            ),
        ],
        "another player of your choice gives you {INT} card(s) of your choice from their hand",
    ),
    Family(
        "A player chosen, and a card of some type that you discard",
        "deed",
        ["(<picked>) look at (<their own>) hand [.] [and] [then] discard (<a>) {typed} [from it | there | from there]"],
        "another player of your choice discards from their hand a(n) {typed} of your choice",
    ),
    Family(
        "A player chosen, and a card of some type that you take",
        "deed",
        ["(<picked>) look at (<their own>) hand [.] [and] [then] (take | steal) (<a>) {typed} [from it | there]"],
        "another player of your choice gives you a(n) {typed} of your choice from their hand",
    ),
    Family(
        "A player chosen, who does one of two things",
        "deed",
        [
            (
                "choose (<one player>) [.] [and] (<that one>) (must [choose to] [either] | either) {first:does} or "
                "{second:does}"
            )
        ],
        "another player of your choice either {first} or {second}",
    ),
    Family(
        "Cards of yours that you discard, or something else",
        "doing",
        ["(you must [choose to] [either] | either) discard {INT} (card | cards) or {second:deed}"],
        "choose one: discard {INT} card(s) from your hand; or {second}",
        types=("support",),
    ),
    Family(
        "Something, or cards of yours that you discard",
        "doing",
        ["(you must [choose to] [either] | either) {first:deed} or discard {INT} (card | cards)"],
        "choose one: {first}; or discard {INT} card(s) from your hand",
        types=("support",),
    ),
    Family(
        "The one with the most, who gives you some of it",
        "deed",
        ["(the | each) player with the most <tp> [must] (gives | give) you {INT} of (them | those | these)"],
        "each player with the most Time Points gives you {INT} Time Point(s)",
        asks="If several are tied, does each of them give?",
    ),
    Family(
        "Those with so many Time Points, who lose some of them",
        "deed",
        ["(each | every) player (with | who has) {n:INT} or more <tp> [must] loses {m:INT} [of them]"],
        "each player with {n} or more Time Points loses {m} Time Point(s)",
    ),
    # ---- cards at the Location of the card, and at others
    Family(
        "One of those that are there discarded",
        "deed",
        [
            "discard (<some>) {stood} (<beside> | there | in (the | this) attack)",
            "discard (the | any one) {stood} (<beside> | there)",
        ],
        "discard a(n) {stood} here",
        types=("defender", "enemy", "location", "starting location"),
    ),
    Family(
        "One of those in the same conflict, which is not said",
        "deed",
        ["discard (<some> | the) {stood}"],
        "discard a(n) {stood} here",
        types=("defender", "enemy"),
        asks="Only at the Location of this card?",
    ),
    Family(
        "The best of those that are there discarded",
        "deed",
        ["discard the {best} (<beside> | there | in (the | this) attack)"],
        "discard the {best} here",
        types=("defender", "enemy", "location", "starting location"),
    ),
    Family(
        "The best of those on another Location discarded",
        "deed",
        ["discard the {best} (on | from | at | attacking | against | defending) {ground}"],
        "discard the {best} on {ground}",
        types=("support",),
    ),
    Family(
        "Weak Defenders there discarded",
        "deed",
        ["discard (<some>) (<df>) (<beside> | there) (with | of) [a] strength [of] {INT} or less"],
        "discard a Defender of strength {INT} or less here",
        types=("defender", "enemy", "location", "starting location"),
    ),
    Family(
        "Weak Enemies there discarded",
        "deed",
        [
            (
                "discard (<some>) (<en>) (<beside> | there | in (the | this) attack) (with | of) [a] strength [of] "
                "{INT} or less"
            )
        ],
        "discard an Enemy of strength {INT} or less here",
        types=("defender", "enemy", "location", "starting location"),
    ),
    Family(
        "Each of those that are there discarded",
        "deed",
        ["discard (each | every | all) {stood} (<beside> | there | in (the | this) attack)"],
        "discard each {stood} here",
        types=("defender", "enemy", "location", "starting location"),
    ),
    Family(
        "Another one there discarded",
        "deed",
        ["discard (one | 1 | any) {others} (<beside> | there | in (the | this) attack)"],
        "discard one {others} here",
        types=("defender", "enemy"),
    ),
    Family(
        "All others there discarded",
        "deed",
        ["discard (each | every | all) {others} (<beside> | there | in (the | this) attack)"],
        "discard each {others} here",
        types=("defender", "enemy"),
    ),
    Family(
        "All others there taken back",
        "deed",
        [
            (
                "return (each | every | all) {others} (<beside> | there) to (its owner's | their owner's | the owner's "
                "| its player's | your) hand"
            ),
        ],
        "return each {others} here to its owner's hand",
        types=("defender", "enemy"),
    ),
    Family(
        "Another Enemy there discarded",
        "deed",
        ["discard another (<en>) (<beside> | there | in (the | this) attack)"],
        "discard one other Enemy here",
        types=("enemy",),
    ),
    Family(
        "Another Defender there discarded",
        "deed",
        ["discard another (<df>) (<beside> | there)"],
        "discard one other Defender here",
        types=("defender",),
    ),
    Family(
        "One of those that are there taken back",
        "deed",
        ["return (<some> | the) {stood} (<beside> | there) to (its owner's | the owner's | its player's) hand"],
        "return a(n) {stood} here to its owner's hand",
        types=("defender", "enemy", "location", "starting location"),
    ),
    Family(
        "Each of those that are there taken back",
        "deed",
        [
            (
                "return (each | every | all) {stood} (<beside> | there) to (its owner's | their owner's | the owner's "
                "| its player's) hand"
            ),
        ],
        "return each {stood} here to its owner's hand",
        types=("defender", "enemy", "location", "starting location"),
    ),
    Family(
        "One of those on another Location discarded",
        "deed",
        [
            "discard (<some>) [face down] {stood} (on | from | at) {ground}",
            "choose (<some>) {stood} (on | at) {ground} [.] [and] discard it",
        ],
        "discard a(n) {stood} on {ground}",
        types=("support",),
    ),
    Family(
        "One of those on another Location taken back",
        "deed",
        [
            "return (<some>) [face down] {stood} (on | from | at) {ground} to (<homes>) hand",
            "choose (<some>) {stood} (on | at) {ground} [.] [and] return it to (<homes>) hand",
        ],
        "return a(n) {stood} on {ground} to its owner's hand",
        types=("support",),
    ),
    Family(
        "One of those on another Location looked at",
        "deed",
        ["look at (<some>) [face down] {stood} (on | at) {ground}"],
        "look at a(n) {stood} on {ground}",
        types=("support",),
    ),
    Family(
        "Who defends, by strength",
        "stood",
        ["(<df>) (with | of) [a] strength [of] {INT} or less"],
        "Defender of strength {INT} or less",
    ),
    Family(
        "What attacks, by strength",
        "stood",
        ["(<en>) (with | of) [a] strength [of] {INT} or less"],
        "Enemy of strength {INT} or less",
    ),
    Family("Who defends with it", "others", ["other (<df>)"], "other Defender", types=("defender",)),
    Family("What attacks with it", "others", ["other (<en>)"], "other Enemy", types=("enemy",)),
    Family("Who defends there", "stood", ["(<df>)"], "Defender"),
    Family("What attacks there", "stood", ["(<en>)"], "Enemy"),
    Family("A type of Enemy there", "stood", ["{FAMILY} [Enemy | card]"], "{FAMILY} card"),
    Family(
        "The best of the defence",
        "best",
        ["(strongest | highest strength) (<df>)", "(<df>) with the (highest | most | greatest) strength"],
        "strongest Defender",
    ),
    Family(
        "The worst of the defence",
        "best",
        ["(weakest | lowest strength) (<df>)", "(<df>) with the (lowest | least) strength"],
        "weakest Defender",
    ),
    Family(
        "The best of the attack",
        "best",
        ["(strongest | highest strength) (<en>)", "(<en>) with the (highest | most | greatest) strength"],
        "strongest Enemy",
    ),
    Family(
        "The worst of the attack",
        "best",
        ["(weakest | lowest strength) (<en>)", "(<en>) with the (lowest | least) strength"],
        "weakest Enemy",
    ),
    # ---- Defenders of yours
    Family(
        "A Defender of yours taken back",
        "deed",
        ["(return | take | pick up) (<my defenders>) [from (<mine>)] [back] <into hand>"],
        "return a Defender from one of your Locations to your hand",
    ),
    Family(
        "All face-down Defenders of a Location taken back",
        "deed",
        ["(return | take | pick up) all [of] [the | your] [face down] (<dfs>) (from | on | at) (<mine>) <into hand>"],
        "return all Defenders from one of your Locations to your hand",
    ),
    Family(
        "All Defenders of yours taken back",
        "deed",
        ["(return | take | pick up) all [of] your [face down] (<dfs>) [from (<my places>)] [back] <into hand>"],
        "return all your Defenders to your hand",
    ),
    Family(
        "A Defender of yours moved",
        "deed",
        [
            (
                "(move | put | place) (<my defenders>) [from (one | a) Location | from (<mine>)] (to | on | onto) "
                "(another of your Locations | another Location of yours | another one of your Locations | another "
                "[one] of them)"
            ),
        ],
        "move a Defender from one of your Locations to another",
    ),
    # ---- attacks that go home
    Family(
        "A whole attack that goes back",
        "deed",
        [
            (
                "(return | send back | put) [all [of] the (cards | Enemies) (of | in | from)] {attack} [back] (to | "
                "into) (<at attackers>) hand"
            ),
        ],
        "return all cards from {attack} to their owner's hand",
    ),
    # ---- strengths
    Family(
        "What attacks you",
        "fighter",
        [
            (
                "(all | each | every | the | all of the) (Enemy | Enemies) [that are | that is] (attacking | against | "
                "attack | attacks) (you | your Locations | any of your Locations)"
            ),
            "Enemies [that are] (attacking | against | that attack) (you | your Locations)",
        ],
        "each Enemy on your Locations",
    ),
    Family(
        "Who defends against you",
        "fighter",
        [
            (
                "(all | each | every | the) (Defender | Defenders) (of (other players | your opponents | all other "
                "players) | on (other players' | your opponents' | opponents') Locations)"
            ),
            "[all | all of] (other players' | your opponents' | opponents' | all other players') Defenders",
        ],
        "each Defender on other players' Locations",
    ),
    Family(
        "A strength that is named",
        "ability",
        [
            (
                "[this card] (counts as | has | counts as having | is worth) [a] strength [of] {INT} (<as long as>) "
                "{conditions}"
            ),
            "[its] strength (is | becomes | counts as) {INT} (<as long as>) {conditions}",
            "(<as long as>) {conditions} [its] strength (is | becomes | counts as) {INT}",
            (
                "(<as long as>) {conditions} this card (counts as | has | counts as having | is worth) [a] strength "
                "[of] {INT}"
            ),
        ],
        "this card has a strength of {INT} if {conditions}",
        types=("defender", "enemy"),
    ),
    Family(
        "A strength that is named, against a type",
        "ability",
        [
            (
                "[this card] (counts as | has | counts as having | is worth) [a] strength [of] {INT} (against | when "
                "fighting | when defending against) {FAMILY} [Enemies | cards]"
            ),
            "[its] strength is {INT} (against | when fighting | when defending against) {FAMILY} [Enemies | cards]",
        ],
        "this card has a strength of {INT} if there are 1 or more {FAMILY} cards here",
        types=("defender",),
    ),
    Family(
        "More than the one who is attacked",
        "condition",
        ["you (have | own | hold) more {holding} than (<defending player>) [has | does]"],
        "you have more {holding} than this Location's owner",
        types=("enemy",),
    ),
    Family(
        "Fewer than the one who is attacked",
        "condition",
        ["you (have | own | hold) (fewer | less) {holding} than (<defending player>) [has | does]"],
        "you have fewer {holding} than this Location's owner",
        types=("enemy",),
    ),
    Family(
        "More than the one who attacks",
        "condition",
        ["you (have | own | hold) more {holding} than (<attacking player>) [has | does]"],
        "you have more {holding} than this attack's owner",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "Fewer than the one who attacks",
        "condition",
        ["you (have | own | hold) (fewer | less) {holding} than (<attacking player>) [has | does]"],
        "you have fewer {holding} than this attack's owner",
        types=("defender", "location", "starting location"),
    ),
    # ---- hands
    Family(
        "A hand shuffled away, and so many drawn",
        "deed",
        [
            (
                "(shuffle | reshuffle) your [whole | entire] hand (into | back into) <the deck> [.] [and | then | and "
                "then] draw {INT} [new] (card | cards)"
            ),
        ],
        "shuffle your hand into the deck and draw {INT} card(s)",
    ),
    Family(
        "A hand shuffled away, and as many drawn",
        "deed",
        [
            (
                "(shuffle | reshuffle) your [whole | entire] hand (into | back into) <the deck> [.] [and | then | and "
                "then] draw (as many [new] [cards] | that many [cards] | the same number [of cards])"
            ),
        ],
        "shuffle your hand into the deck and draw as many cards",
    ),
    Family(
        "Hands that others shuffle away, and so many drawn",
        "does",
        [
            (
                "[must] (shuffles | shuffle) <their hand> (into | back into) <the deck> [.] [and | then | and then] "
                "(draws | draw) {INT} [new] (card | cards)"
            ),
        ],
        "shuffles their hand into the deck and draws {INT} card(s)",
    ),
    Family(
        "Hands that others shuffle away, and as many drawn",
        "does",
        [
            (
                "[must] (shuffles | shuffle) <their hand> (into | back into) <the deck> [.] [and | then | and then] "
                "(draws | draw) (as many [new] [cards] | that many [cards] | the same number [of cards])"
            ),
        ],
        "shuffles their hand into the deck and draws as many cards",
    ),
    Family(
        "Hands swapped",
        "deed",
        [
            "(swap | exchange | trade) [your] (hand | hands) with (<another>) [of your choice]",
            "(swap | exchange | trade) [your] (hand | hands) with (<another>)'s hand",
        ],
        "another player of your choice swaps hands with you",
    ),
    Family(
        "Cards discarded, and as many drawn",
        "deed",
        [
            (
                "discard (any number of cards | as many cards as you (like | want | wish)) [from your hand] [.] [and | "
                "then | and then] draw (as many [cards] [as you [have] discarded] | that many [cards] | the same "
                "number [of cards])"
            ),
        ],
        "discard any number of cards from your hand, then draw that many and 0 more",
    ),
    Family(
        "The top card of the pile",
        "deed",
        [
            "(<takes up>) the top card of the discard pile [<into hand>]",
            "(<takes up>) the card on top of the discard pile [<into hand>]",
        ],
        "take the top 1 card of the discard pile into your hand",
    ),
    Family(
        "The top cards of the pile",
        "deed",
        ["(<takes up>) the top {INT:SEVERAL} cards of the discard pile [<into hand>]"],
        "take the top {INT} cards of the discard pile into your hand",
    ),
    # ---- occasions
    Family(
        "A conflict at the Location that either side wins",
        "event",
        [
            "(there is | there has been) a conflict (<beside>)",
            "a conflict (<beside>)",
            "a conflict (<beside>) (ends | is over | takes place | has taken place | is decided | happens)",
        ],
        "a conflict here is decided",
    ),
    Family(
        "Supports of others",
        "event",
        [
            "(<another>) (plays | uses) (a | any) Support [card]",
            "a Support is played by (<another>)",
        ],
        "another player plays a Support",
        types=("support", "location", "starting location"),
    ),
    Family(
        "Supports of your own",
        "event",
        ["you (play | use) (a | another | any | any other) Support [card]"],
        "you play a Support",
        types=("support", "location", "starting location"),
    ),
)

__all__ = ["PARTS_OF_PICKS", "PICKS"]
