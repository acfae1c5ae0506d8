"""How cards that players write word the common core in this game: hands, decks, Qualities for a while, comparisons."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_CORE: Final = {
    "turn long": (
        "until the end of (the | this) turn | until [the] end of turn | this turn | "
        "for the rest of (the | this) turn | for this turn | until (the | this) turn ends"
    ),
    "own turn long": "until the end of your turn | until your turn ends",
    "this one": (
        "this card | this Character | this Enemy | this Ally | this Artifact | this Condition | this "
        "Spacetime | this Goal"
    ),
    "round long": (
        "until (your next turn | the (start | beginning) of your next turn | your next turn (starts | begins))"
    ),
    "attempt long": "during this attempt | for this attempt | in this attempt",
    "fight long": "during this fight | for this fight | in this fight",
    "game long": "for the rest of the game | for the remainder of the game",
    "gets": "is | are | get | gets | gain | gains | have | has | receive | receives | is given | are given",
    "their hand": "(their | his or her | the) hand",
    "puts": "put | take | keep | add",
    "rest away": "[.] [and] discard the (rest | others | other | other cards | remaining cards | other card)",
    "any opp": "an opponent | any opponent | one of your opponents | another player | any other player",
    "opp's": "an opponent's | one opponent's | any opponent's | another player's",
    "that one": "it | that card | that Character | that Hero | that Ally | that Enemy",
    "all stats": "all [three] [of its | of their] Qualities | each Quality | every Quality | Brains Brawn and Bravery",
}

SPANS: Final = (
    ("turn long", "until this turn ends", "this turn"),
    ("own turn long", "until your turn ends", "your turn"),
    ("round long", "until your next turn starts", "until your next turn"),
    ("attempt long", "during this attempt", "this attempt"),
    ("fight long", "during this fight", "this fight"),
    ("game long", "for the rest of the game", "the rest of the game"),
)


def raised(part: str, span: str, said: str) -> tuple[Family, ...]:
    """Qualities raised and lowered for a time, in every order of words."""
    return (
        Family(
            f"A Quality raised for {said}",
            "deed",
            [
                f"{{chosen_cards}} (<gets>) + {{INT}} {{STAT}} (<{part}>)",
                f"{{chosen_cards}} (<gets>) {{INT}} (more | extra | additional) {{STAT}} (<{part}>)",
                f"{{chosen_cards}} (<gets>) + {{INT}} to {{STAT}} (<{part}>)",
                f"give {{chosen_cards}} + {{INT}} [to] {{STAT}} (<{part}>)",
                f"(<{part}>) [give] {{chosen_cards}} [<gets>] + {{INT}} [to] {{STAT}}",
                f"+ {{INT}} {{STAT}} (for | to) {{chosen_cards}} (<{part}>)",
                f"choose {{chosen_cards}} [.] (<that one>) (<gets>) + {{INT}} [to] {{STAT}} (<{part}>)",
            ],
            f"give {{chosen_cards}} +{{INT}} {{STAT}} {span}",
        ),
        Family(
            f"A Quality lowered for {said}",
            "deed",
            [
                f"{{chosen_cards}} (<gets>) - {{INT}} {{STAT}} (<{part}>)",
                f"{{chosen_cards}} (loses | lose) {{INT}} {{STAT}} (<{part}>)",
                f"give {{chosen_cards}} - {{INT}} [to] {{STAT}} (<{part}>)",
                f"choose {{chosen_cards}} [.] (<that one>) (<gets>) - {{INT}} [to] {{STAT}} (<{part}>)",
                f"(<{part}>) [give] {{chosen_cards}} [<gets>] - {{INT}} [to] {{STAT}}",
            ],
            f"give {{chosen_cards}} -{{INT}} {{STAT}} {span}",
        ),
        Family(
            f"All Qualities raised for {said}",
            "deed",
            [
                f"{{chosen_cards}} (<gets>) + {{INT}} [to] (<all stats>) (<{part}>)",
                f"give {{chosen_cards}} + {{INT}} [to] (<all stats>) (<{part}>)",
                f"choose {{chosen_cards}} [.] (<that one>) (<gets>) + {{INT}} [to] (<all stats>) (<{part}>)",
                f"(<{part}>) [give] {{chosen_cards}} [<gets>] + {{INT}} [to] (<all stats>)",
            ],
            f"give {{chosen_cards}} +{{INT}} to each Quality {span}",
        ),
    )


CORE: Final = (
    *[family for part, span, said in SPANS for family in raised(part, span, said)],
    Family(
        "What is so while something else is so, said first",
        "standing_effect",
        ["(while | as long as | if) {conditions} {effect}", "{effect} (if | as long as) {conditions}"],
        "{effect} while {conditions}",
    ),
    # ---- which
    Family(
        "A card of this game chosen, by its owner",
        "chosen_cards",
        ["<one> {such_cards} of yours", "<one> {such_cards} that you control", "target {such_cards} you control"],
        "one of your {such_cards}",
    ),
    Family(
        "All cards of yours",
        "chosen_cards",
        ["all [of] your {such_cards}", "each of your {such_cards}", "every one of your {such_cards}"],
        "all your {such_cards}",
    ),
    Family(
        "All opposing cards",
        "chosen_cards",
        ["all [of your] opponents' {such_cards}", "each opposing {such_cards}", "every opposing {such_cards}"],
        "all opposing {such_cards}",
    ),
    # ---- hands
    Family(
        "Cards that chance takes from you",
        "deed",
        [
            "discard {INT} random (card | cards) [from your hand]",
            "discard {INT} (card | cards) [from your hand] (<at random>) [from your hand]",
        ],
        "discard {INT} card(s) at random",
    ),
    Family(
        "Cards that chance takes from all opponents",
        "deed",
        [
            (
                "(<each opp>) [must] (discards | discard | loses | lose) {INT} (card | cards) [from <their hand>] "
                "(<at random>) [from <their hand>]"
            ),
            "(<each opp>) [must] (discards | discard) {INT} random (card | cards) [from <their hand>]",
        ],
        "make each opponent discard {INT} card(s) at random",
    ),
    Family(
        "Cards that chance takes from all",
        "deed",
        [
            (
                "(<each one>) [must] (discards | discard | loses | lose) {INT} (card | cards) [from <their hand>] "
                "(<at random>) [from <their hand>]"
            ),
            "(<each one>) [must] (discards | discard) {INT} random (card | cards) [from <their hand>]",
        ],
        "make each player discard {INT} card(s) at random",
    ),
    Family(
        "Cards of another hand that you choose",
        "deed",
        [
            (
                "look at (<opp's>) hand [. | and] (discard {INT} (card | cards) (from it | of your choice [from it]) | "
                "choose {INT} (card | cards) [from it] [. | and] ((that (player | opponent) | they) [must] (discards | "
                "discard) (it | them | that card | those cards) | discard (it | them)))"
            ),
            "(choose and discard | discard) {INT} (card | cards) of your choice from (<opp's>) hand",
            (
                "choose {INT} (card | cards) (from | in) (<opp's>) hand [. | and] (discard (it | them) | (that "
                "(player | "
                "opponent) | they) [must] (discards | discard) (it | them))"
            ),
            (
                "(<opp>) [must] (shows | show | reveals | reveal) [you] (their | his or her) hand [to you] [. | and] "
                "[you] "
                "choose {INT} (card | cards) [from it] [.] [and] [that] [(they | that player | that opponent)] "
                "(must discard | discard | "
                "discards) [it | them]"
            ),
        ],
        "discard {INT} card(s) of your choice from an opponent's hand",
    ),
    # ---- decks
    Family(
        "Some of the cards on top of the deck kept",
        "deed",
        [
            (
                "look at the top {n:INT} cards of your [draw] deck [.] [and | then] (<puts>) {m:INT} [of (them | "
                "these | "
                "those)] [(in | into | to) [your] hand] (<rest away>)"
            ),
            (
                "(draw | <puts>) {m:INT} of the top {n:INT} cards of your [draw] deck [(in | into | to) [your] hand] "
                "(<rest away>)"
            ),
        ],
        "put {m} of the top {n} cards of your deck into your hand and discard the others",
    ),
    Family(
        "Cards of your own deck thrown away",
        "deed",
        ["discard the top {INT} (card | cards) (of | from) your [own] [draw] deck"],
        "discard the top {INT} card(s) of your deck",
    ),
    Family(
        "The top card of your own deck thrown away",
        "deed",
        ["discard the top card (of | from) your [own] [draw] deck"],
        "discard the top 1 card of your deck",
    ),
    # ---- in play
    Family(
        "Cards that go back to a hand",
        "deed",
        [
            (
                "(return | take | put | bounce) {chosen_cards} [back] (to | into | in) (its owner's | their "
                "owner's | their owners' | "
                "your | the owner's) (hand | hands)"
            ),
            (
                "{chosen_cards} (returns | return | goes back | is returned | are returned) to (its owner's | "
                "their owner's | "
                "their owners' | your) (hand | hands)"
            ),
        ],
        "return {chosen_cards} to its owner's hand",
    ),
    Family(
        "What a card does when it is played",
        "rule",
        ["(when | whenever) (<this one>) (is played | comes into play | enters play | is put into play) {statement}"],
        "when you play this card, {statement}",
    ),
    Family("What a card does when it is destroyed", "event", ["(<this one>) is destroyed"], "this card is destroyed"),
    Family(
        "Cards of yours that are destroyed",
        "event",
        [
            "(one of your | a | an | any of your | your) {such_cards} (of yours | you control) is destroyed",
            "(one of your | any of your) {such_cards} is destroyed",
            "you lose [a | an] {such_cards}",
        ],
        "one of your {such_cards} is destroyed",
    ),
    Family(
        "Cards of others that are destroyed",
        "event",
        [
            "(an opponent's | one of an opponent's | an opposing) {such_card} is destroyed",
            "(<any opp>) loses (a | an) {such_card}",
        ],
        "an opposing {such_card} is destroyed",
    ),
    # ---- conditions
    Family(
        "Neither more nor fewer",
        "condition",
        ["you (have | control) (exactly | precisely | just) {INT} {such_cards} [in play]"],
        "you have exactly {INT} {such_cards}",
    ),
    Family(
        "So many at most",
        "condition",
        [
            (
                "you (have | control) (at most {INT} | no more than {INT} | {INT} or less | {INT} or fewer) "
                "{such_cards} "
                "[in play]"
            )
        ],
        "you have {INT} or fewer {such_cards}",
    ),
    Family(
        "At least so many",
        "condition",
        ["you (have | control) (at least {INT} | {INT} + | {INT} or more) {such_cards} [in play]"],
        "you have {INT} or more {such_cards}",
    ),
    Family(
        "Anybody's card",
        "condition",
        ["there is [at least] (a | an | one | any) {such_card} [in play]"],
        "there is a(n) {such_card}",
    ),
    Family(
        "Another card, of anybody",
        "condition",
        [
            "there is (another | any other | at least one other) {kind_of_card} <here>",
            "(another | any other) {kind_of_card} is <here>",
        ],
        "there is an other {kind_of_card} here",
    ),
    Family(
        "Another card of a species",
        "condition",
        ["there is (another | any other) {SPECIES} <here>", "(another | any other) {SPECIES} is <here>"],
        "there is an other {SPECIES} Character here",
        asks="Is it any Character of that species, or the card of that name?",
    ),
    Family(
        "Another card of a species of yours",
        "condition",
        ["you (have | control) (another | any other) {SPECIES} <here>"],
        "you have an other {SPECIES} Character here",
        asks="Is it any Character of that species, or the card of that name?",
    ),
    Family(
        "Another card of yours",
        "condition",
        ["you (have | control) (another | any other | at least one other) {kind_of_card} <here>"],
        "you have an other {kind_of_card} here",
    ),
    Family(
        "Nobody's card",
        "condition",
        ["there (are | is) no {such_card} [in play]", "no {such_card} is in play"],
        "there is no {such_card}",
    ),
    Family(
        "Many cards in hand",
        "condition",
        ["you (have | hold) (at least {INT} | {INT} + | {INT} or more) cards in [your] hand"],
        "you hold {INT} or more cards in hand",
    ),
    Family(
        "Few cards in hand",
        "condition",
        [
            (
                "you (have | hold) (at most {INT} | no more than {INT} | {INT} or less | {INT} or fewer) cards "
                "in [your] hand"
            )
        ],
        "you hold {INT} or fewer cards in hand",
    ),
    Family(
        "No cards in hand",
        "condition",
        ["you (have | hold) no cards in [your] hand", "your hand is empty"],
        "you hold no cards in hand",
    ),
    Family(
        "An opponent with a larger hand",
        "condition",
        [
            "(<any opp>) has more cards in [(their | his or her)] hand than you [have | do]",
            "you have (fewer | less) cards in [your] hand than (<any opp>) [has | does]",
        ],
        "an opponent holds more cards in hand than you",
    ),
    Family(
        "Fewer points",
        "condition",
        [
            "you have (fewer | less) points than (<any opp>) [has | does]",
            "(<any opp>) has more points than you [have | do]",
            "you are behind [in points | on points]",
        ],
        "an opponent has more points than you",
    ),
    Family(
        "More points",
        "condition",
        [
            "you have the most points",
            "you have more points than (each | every | any) (opponent | other player)",
            "you are ahead [in points | on points]",
            "you are in the lead",
        ],
        "you have more points than each opponent",
    ),
    Family(
        "So many points at least",
        "condition",
        ["you have (at least {INT} | {INT} +) (point | points)"],
        "you have {INT} or more points",
    ),
    Family(
        "So many points at most",
        "condition",
        ["you have (at most {INT} | no more than {INT} | {INT} or less) (point | points)"],
        "you have {INT} or fewer points",
    ),
    Family(
        "A card that is here, of anybody",
        "condition",
        ["(a | an | any | at least one) {such_card} is <here>"],
        "there is a(n) {such_card} here",
    ),
    # ---- what a species or a Cost is called
    Family(
        "Cards of a species, where it is not said whether a name is meant",
        "kinds_of_cards",
        ["{SPECIES}"],
        "{SPECIES} Characters",
        asks="Are they any Characters of that species, or cards of that name?",
    ),
    Family(
        "A card of a species, where it is not said whether a name is meant",
        "kind_of_card",
        ["{SPECIES}"],
        "{SPECIES} Character",
        asks="Is it any Character of that species, or the card of that name?",
    ),
    Family(
        "Cards of low Cost",
        "detail",
        ["with Cost {INT} or less", "(costing | that costs | that cost) {INT} or less"],
        "of Cost {INT} or less",
    ),
    Family(
        "Cards of high Cost",
        "detail",
        ["with [a] Cost [of] {INT} or more", "(costing | that costs | that cost) {INT} or more"],
        "of Cost {INT} or more",
    ),
    Family(
        "Neither moved nor fighting",
        "text",
        ["{any_cards} (<no more>) move or fight", "{any_cards} (<no more>) fight or move"],
        "{any_cards} cannot move. {any_cards} cannot fight",
    ),
    Family(
        "Neither kidnapped nor destroyed",
        "text",
        ["{any_cards} (<no more>) be (kidnapped or destroyed | destroyed or kidnapped)"],
        "{any_cards} cannot be destroyed. {any_cards} cannot be kidnapped",
    ),
    Family(
        "Cards discarded down to so many",
        "deed",
        ["discard down to {INT} (card | cards) [in [your] hand]"],
        "discard down to {INT} card(s) in hand",
    ),
    # ---- as often
    Family(
        "Opposing cards, counted",
        "thing",
        [
            "{such_card} of (an opponent | your opponents | other players)",
            "{such_card} your opponents (have | control)",
        ],
        "opposing {such_card}",
    ),
)

__all__ = ["CORE", "PARTS_OF_CORE"]
