"""How designers of this game word what is chosen from cards that are seen, and what opponents do, one thing or two."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_SEEN: Final = {
    "a card": "a | an | one | 1 | any",
    "my top": "[the] top {n:INT} cards of your [draw] (deck | pile)",
    "those seen": "it | them | these | those | these cards | those cards | the cards",
    "their cards": "(an opponent's | your opponent's | one opponent's | any opponent's | another player's) hand",
    "under it all": (
        "[.] [and] [(put | place | return)] [the] (rest | others | other cards | remaining cards) (on | at | to | "
        "under) [the] (bottom [of your [draw] (deck | pile)] | your deck) [in any order]"
    ),
    "from mine": "(from | out of | in) your discard pile [(to | into) your hand]",
    "owner's deck": "(its | their | his or her) (owner's | owners') (deck | draw deck)",
    "any order": "in any order [you like | you want | you choose | of your choice]",
    "one's hand": "(their | his or her | the) hand",
}

SEEN: Final = (
    # ---- what others do, said of them
    Family(
        "Cards that others discard",
        "theirs",
        ["(discards | discard) {INT} (card | cards) [of (their | his or her) choice] [from (<one's hand>)]"],
        "discard {INT} card(s)",
    ),
    Family(
        "Cards that others discard by chance",
        "theirs",
        [
            "(discards | discard) {INT} (card | cards) (at random | randomly) [from (<one's hand>)]",
            "(discards | discard) {INT} random (card | cards) [from (<one's hand>)]",
        ],
        "discard {INT} card(s) at random",
    ),
    Family("Cards that others draw", "theirs", ["(draws | draw) {INT} (card | cards)"], "draw {INT} card(s)"),
    Family("Points that others lose", "theirs", ["(loses | lose) {INT} (point | points)"], "lose {INT} point(s)"),
    Family(
        "Cards that others freeze",
        "theirs",
        ["(freezes | freeze) one of (their | his or her) [own] {such_cards}"],
        "freeze one of their {such_cards}",
    ),
    Family(
        "Cards that others destroy",
        "theirs",
        ["(destroys | destroy) one of (their | his or her) [own] {such_cards}"],
        "destroy one of their {such_cards}",
    ),
    Family(
        "Cards that others take back",
        "theirs",
        [
            (
                "(returns | return) one of (their | his or her) [own] {such_cards} to (their | his or her | its "
                "owner's) hand"
            ),
        ],
        "return one of their {such_cards} to its owner's hand",
    ),
    Family(
        "A hand that others discard", "theirs", ["(discards | discard) (<one's hand>)"], "discard all cards in hand"
    ),
    Family(
        "A hand that others exchange",
        "theirs",
        ["(discards | discard) (<one's hand>) [.] [and] [then] (draws | draw) (as many [cards] | that many [cards])"],
        "exchange your hand",
    ),
    Family(
        "A hand that others fill up",
        "theirs",
        ["(draws | draw) [cards] until they have {INT} cards in hand", "(draws | draw) up to {INT} cards"],
        "draw until you have {INT} cards in your hand",
    ),
    Family("One opponent does it", "deed", ["(<opp>) [must] {theirs}"], "make an opponent {theirs}"),
    Family("Each opponent does it", "deed", ["(<each opp>) [must] {theirs}"], "make each opponent {theirs}"),
    Family("Each player does it", "deed", ["(<each one>) [must] {theirs}"], "make each player {theirs}"),
    Family(
        "Each opponent does either of two things",
        "deed",
        ["(<each opp>) [must] [choose (to)] either {first:theirs} or {second:theirs}"],
        "make each opponent either {first} or {second}",
    ),
    Family(
        "Each player does either of two things",
        "deed",
        ["(<each one>) [must] [choose (to)] either {first:theirs} or {second:theirs}"],
        "make each player either {first} or {second}",
    ),
    Family(
        "An opponent does either of two things",
        "deed",
        ["(<opp>) [must] [choose (to)] either {first:theirs} or {second:theirs}"],
        "make an opponent either {first} or {second}",
    ),
    Family(
        "An opponent does both of two things",
        "deed",
        ["(<opp>) [must] {first:theirs} (and | and then | then) {second:theirs}"],
        "make an opponent both {first} and {second}",
    ),
    # ---- hands, piles and decks that are seen
    Family(
        "A hand looked at, of which a card of some kind is discarded",
        "deed",
        [
            (
                "look at (<their cards>) [.] [and] [then] [choose (<a card>) {such_card} [from it | there | in it] [.] "
                "[and]] discard (it | that card)"
            ),
            "look at (<their cards>) [.] [and] [then] discard (<a card>) {such_card} [from it | there | from there]",
        ],
        "discard a(n) {such_card} that you choose from an opponent's hand",
    ),
    Family(
        "One of the cards on top of any kind, the others put under the deck",
        "deed",
        [
            (
                "look at (<my top>) [.] [and | then] (<puts>) (<a card>) card [from among (<those seen>) | among "
                "(<those seen>)] [(in | into | to) your hand] (<under it all>)"
            ),
        ],
        "put 1 of the top {n} cards of your deck into your hand and the others on the bottom",
        alone=True,
    ),
    Family(
        "One of the cards on top of any kind, the others discarded",
        "deed",
        [
            (
                "look at (<my top>) [.] [and | then] (<puts>) (<a card>) card [from among (<those seen>) | among "
                "(<those seen>)] [(in | into | to) your hand] (<rest away>)"
            ),
        ],
        "put 1 of the top {n} cards of your deck into your hand and discard the others",
        alone=True,
    ),
    Family(
        "One of the cards on top, by what it is, the others put under the deck",
        "deed",
        [
            (
                "look at (<my top>) [.] [and | then] [you may] (<puts>) (<a card>) {such_card} [from among "
                "(<those seen>) | among (<those seen>)] [(in | into | to) your hand] (<under it all>)"
            ),
        ],
        "take a(n) {such_card} from the top {n} cards of your deck and put the others on the bottom",
    ),
    Family(
        "The same, where all are revealed",
        "deed",
        [
            (
                "reveal (<my top>) [.] [and | then] [you may] (<puts>) (<a card>) {such_card} [from among "
                "(<those seen>) | among (<those seen>)] [(in | into | to) your hand] (<under it all>)"
            ),
        ],
        "take a(n) {such_card} from the top {n} cards of your deck and put the others on the bottom",
        asks="Is it enough that only you see the cards that you do not take?",
    ),
    Family(
        "The same, the others discarded",
        "deed",
        [
            (
                "(look at | reveal) (<my top>) [.] [and | then] [you may] (<puts>) (<a card>) {such_card} [from among "
                "(<those seen>) | among (<those seen>)] [(in | into | to) your hand] (<rest away>)"
            ),
        ],
        "take a(n) {such_card} from the top {n} cards of your deck and discard the others",
    ),
    Family(
        "Cards revealed until one fits",
        "deed",
        [
            (
                "(reveal | turn over | flip) cards from [the top of] your [draw] deck until you (reveal | find | turn "
                "over | get) (<a card>) {such_card} [.] [and | then] (<puts>) (it | that card) [(in | into | to) your "
                "hand] (<rest away>)"
            ),
        ],
        "reveal cards from your deck until one is a(n) {such_card}, take it and discard the others",
    ),
    Family(
        "The same, where nothing is said of the others",
        "deed",
        [
            (
                "(reveal | turn over | flip) cards from [the top of] your [draw] deck until you (reveal | find | turn "
                "over | get) (<a card>) {such_card} [.] [and | then] (<puts>) (it | that card) [(in | into | to) your "
                "hand]"
            ),
        ],
        "reveal cards from your deck until one is a(n) {such_card}, take it and discard the others",
        asks="Are the other cards discarded?",
    ),
    Family(
        "One of the cards on top kept, the others put back on top",
        "course",
        [
            (
                "look at (<my top>) [.] [and | then] (<puts>) (one | 1) [of (<those seen>)] [(in | into | to) your "
                "hand] [.] [and] [(put | place | return)] [the] (rest | others | other cards) back [on [the] top [of "
                "your [draw] deck]] (<any order>)"
            ),
        ],
        "rearrange the top {n} cards of your deck, then draw 1 card",
    ),
    Family(
        "Cards on top put in another order",
        "deed",
        ["(reorder | put) (<my top>) [back] (<any order>)"],
        "rearrange the top {n} cards of your deck",
    ),
    Family(
        "Several cards of the pile",
        "deed",
        ["(return | take | put) up to {INT} {such_cards} (<from mine>)"],
        "return up to {INT} {such_cards} from your discard pile to your hand",
    ),
    Family(
        "So many cards of the pile",
        "deed",
        ["(return | take | put) {INT:SEVERAL} {such_cards} (<from mine>)"],
        "return {INT} {such_cards} from your discard pile to your hand",
    ),
    # ---- cards in play
    Family(
        "To the top of a deck",
        "deed",
        ["(put | return | place | move) {chosen_cards} (on | onto | to) [the] top of (<owner's deck>)"],
        "return {chosen_cards} to the top of its owner's deck",
    ),
    Family(
        "To the bottom of a deck",
        "deed",
        ["(put | return | place | move) {chosen_cards} (on | to | at | under) [the] bottom of (<owner's deck>)"],
        "return {chosen_cards} to the bottom of its owner's deck",
    ),
    Family(
        "Shuffled into a deck",
        "deed",
        ["shuffle {chosen_cards} [back] into (<owner's deck>)"],
        "shuffle {chosen_cards} into its owner's deck",
    ),
    Family(
        "Another of yours",
        "chosen_cards",
        ["another of your {such_cards}", "one other of your {such_cards}"],
        "one of your other {such_cards}",
    ),
    Family(
        "Somebody's card that is played",
        "event",
        [
            "(<a card>) {such_card} is played",
            "(a player | any player | anybody | somebody) plays (<a card>) {such_card}",
        ],
        "a player plays a(n) {such_card}",
    ),
    # ---- who stands where
    Family(
        "One opponent who holds many",
        "condition",
        ["(<any opp>) (has | holds) {INT} or more cards in [(their | his or her | the)] hand"],
        "an opponent holds {INT} or more cards in hand",
    ),
    Family(
        "One opponent who holds few",
        "condition",
        ["(<any opp>) (has | holds) {INT} or (fewer | less) cards in [(their | his or her | the)] hand"],
        "an opponent holds {INT} or fewer cards in hand",
    ),
    Family(
        "One opponent who holds none",
        "condition",
        [
            "(<any opp>) (has | holds) no cards [in [(their | his or her | the)] hand]",
            "(<any opp>)'s hand is empty",
        ],
        "an opponent holds 0 or fewer cards in hand",
    ),
    Family(
        "For each card in hand",
        "thing",
        ["card in your hand", "card [that] you (have | hold) in [your] hand"],
        "of the cards in your hand",
    ),
    # ---- Goals and fights, told of the Character
    Family(
        "A Goal that the Character Opposes",
        "event",
        ["(<self> | this Ally) Opposes (<a goal>)"],
        "you Oppose a Goal here",
        types=("TARDIS Character", "Ally"),
        asks="Whenever you Oppose a Goal where this Character is?",
    ),
    Family(
        "A Goal that the Character Reaches",
        "event",
        ["(<self> | this Enemy) Reaches (<a goal>)"],
        "you Reach a Goal here",
        types=("Enemy",),
        asks="Whenever you Reach a Goal where this Character is?",
    ),
)

__all__ = ["PARTS_OF_SEEN", "SEEN"]
