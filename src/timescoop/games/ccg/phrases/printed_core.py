"""How cards that players write word the common core in this game: hands, decks, Qualities for a while, comparisons."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family, other_number

PARTS_OF_CORE: Final = {
    "turn long": (
        "until the end of (the | this) turn | until [the] end of turn | this turn | "
        "for the rest of (the | this) turn | for this turn | until (the | this) turn ends"
    ),
    "own turn long": "until the end of your turn | until your turn ends",
    "round long": (
        "until (your next turn | the (start | beginning) of your next turn | your next turn (starts | begins))"
    ),
    "next turn long": "until the end of your next turn | until your next turn ends | through your next turn",
    "attempt long": "during this attempt | for this attempt | in this attempt",
    "fight long": "during this fight | for this fight | in this fight",
    "game long": "for the rest of the game | for the remainder of the game",
    "gets": "is | are | get | gets | gain | gains | have | has | receive | receives | is given | are given",
    "their hand": "[their | his or her | the] hand",
    "puts": "put | take | keep | add",
    "rest away": "[.] [and] discard the (rest | others | other | other cards | remaining cards | other card)",
    "any opp": "an opponent | your opponent | any opponent | one of your opponents | another player | any other player",
    "opp's": "an opponent's | your opponent's | one opponent's | any opponent's | another player's",
    "that one": "it | that card | that Character | that Hero | that Ally | that Enemy",
    "all stats": (
        "all [three] [[of] (its | his | her | their | the)] Qualities | each Quality | every Quality | Brains Brawn "
        "and Bravery"
    ),
}

SPANS: Final = (
    ("turn long", "until this turn ends", "this turn"),
    ("own turn long", "until your turn ends", "your turn"),
    ("round long", "until your next turn starts", "until your next turn"),
    ("next turn long", "until your next turn ends", "your next turn"),
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
    other_number(
        "Other points where something is so", "(score | gain | get)", "(point | points)", "score NUMBER point(s)"
    ),
    other_number("Other cards drawn where something is so", "draw", "(card | cards)", "draw NUMBER card(s)"),
    *[family for part, span, said in SPANS for family in raised(part, span, said)],
    Family(
        "What is so while something else is so, said first",
        "standing_effect",
        ["(while | as long as | if) {conditions} {effect}", "{effect} (if | as long as) {conditions}"],
        "{effect} while {conditions}",
    ),
    # ---- when it may be used
    Family(
        "Freezing itself as a price",
        "ability",
        ["[Action] [you may] freeze [<this one>] to {deeds}"],
        "Action: freeze this Character to {deeds}",
        types=("TARDIS Character", "Ally", "Enemy"),
    ),
    Family(
        "What a User may do once a turn",
        "ability",
        [
            "[the] User (may | can) {deeds} (once per turn | once each turn | once a turn)",
            "(once per turn | once each turn | once a turn | each turn) [the] User (may | can) {deeds}",
        ],
        "Action, once per turn: {deeds}",
        types=("Artifact",),
    ),
    Family(
        "What may be done once a turn, said last",
        "ability",
        ["you (may | can) {deeds} (once per turn | once each turn | once a turn | once on each of your turns)"],
        "Action, once per turn: {deeds}",
    ),
    # ---- answers to what is about to happen
    Family(
        "A card of others that is about to be played",
        "moment",
        [
            "(<any opp>) (plays | is about to play | would play) (a | an | any) {such_card}",
            "(an opponent's | an opposing) {such_card} is [being | about to be] played",
        ],
        "an opposing {such_card} being played",
    ),
    Family(
        "Anybody's card that is about to be played",
        "moment",
        ["(any | a) player plays (a | an | any) {such_card}", "(a | an | any) {such_card} is [being] played"],
        "a(n) {such_card} being played",
    ),
    Family(
        "A card of yours that is about to be destroyed",
        "moment",
        ["(your | one of your | any of your) {such_card} (would be | is about to be | is being) destroyed"],
        "your {such_card} being destroyed",
    ),
    Family(
        "A card of others that is about to be destroyed",
        "moment",
        ["(an opponent's | an opposing) {such_card} (would be | is about to be | is being) destroyed"],
        "an opposing {such_card} being destroyed",
    ),
    Family(
        "A card of yours that is about to be kidnapped",
        "moment",
        ["(your | one of your | any of your) {such_card} (would be | is about to be | is being) kidnapped"],
        "your {such_card} being kidnapped",
    ),
    Family(
        "An attempt of others",
        "moment",
        [
            "(<any opp>) (attempts | tries | is about) to (Reach or Oppose | Oppose or Reach) a Goal [<here>]",
            "(<any opp>) makes an attempt [<here>]",
        ],
        "an opposing attempt here",
        types=("Bang!", "Spacetime", "Condition", "TARDIS Character", "Ally", "Enemy", "Artifact"),
    ),
    Family(
        "Others about to score",
        "moment",
        ["(<any opp>) (would | is about to) score [points | a point | any points]"],
        "an opponent scoring",
    ),
    Family(
        "Answers, by what they are played at",
        "ability",
        [
            "[Play] (when | if | as | whenever | just as) {moment} [.] [you may] {statement}",
            "Play in response to {moment} [.] {statement}",
        ],
        "Response to {moment}: {statement}",
        types=("Bang!",),
    ),
    Family(
        "What may happen instead",
        "ability",
        ["(when | if | whenever) {moment} you may {deeds} instead"],
        "Response to {moment}: {deeds} to prevent it",
    ),
    Family(
        "Cards called off",
        "ability",
        [
            (
                "(cancel | counter | negate | stop) (a | an | any | one) {such_card} [just played | being played | "
                "as it is played | that (has just been | is being | was just) played]"
            ),
        ],
        "Response to a(n) {such_card} being played: cancel it",
        types=("Bang!",),
    ),
    Family(
        "Opposing cards called off",
        "ability",
        [
            (
                "(cancel | counter | negate | stop) (an opposing | an opponent's) {such_card} [just played | being "
                "played | as it is played]"
            ),
            "(cancel | counter | negate | stop) (a | an | any | one) {such_card} (played by | of) (<any opp>)",
        ],
        "Response to an opposing {such_card} being played: cancel it",
        types=("Bang!",),
    ),
    Family(
        "Destruction prevented",
        "ability",
        ["(prevent | stop) the destruction of (your | one of your | any of your) {such_card}"],
        "Response to your {such_card} being destroyed: prevent it",
        types=("Bang!",),
    ),
    # ---- Qualities compared
    Family(
        "So much of a Quality at least",
        "detail",
        [
            "with (at least {INT} | {INT} + | {INT} or (higher | greater)) {QUALITY}",
            "(who has | that has | having | whose {QUALITY} is) (at least {INT} | {INT} or (more | higher))",
            "with [a] {QUALITY} (of | of at least) {INT} (or (more | higher) | +)",
            "(who has | that has | having) {INT} or more {QUALITY}",
            "whose {QUALITY} is (at least {INT} | {INT} or (more | higher))",
        ],
        "with {INT} or more {QUALITY}",
    ),
    Family(
        "No more of a Quality",
        "detail",
        [
            "with (at most {INT} | no more than {INT} | {INT} or (fewer | lower)) {QUALITY}",
            "with [a] {QUALITY} [of] {INT} or (less | lower)",
            "(who has | that has | having) {INT} or less {QUALITY}",
            "whose {QUALITY} is (at most {INT} | {INT} or (less | lower))",
        ],
        "with {INT} or less {QUALITY}",
    ),
    Family(
        "Less of a Quality than another",
        "detail",
        [
            "with [a] (less | lower) {QUALITY} [than (<this one> | it | he | she | itself | himself | herself)]",
            "with (less | lower) {QUALITY} than (his | her | its) own",
            "whose {QUALITY} is (lower | less) than (<this one> | its own | his | hers)",
        ],
        "with less {QUALITY} than this card",
    ),
    Family(
        "More of a Quality than another",
        "detail",
        [
            "with [a] (more | higher) {QUALITY} [than (<this one> | it | he | she | itself | himself | herself)]",
            "whose {QUALITY} is (higher | more | greater) than (<this one> | its own | his | hers)",
        ],
        "with more {QUALITY} than this card",
    ),
    Family(
        "So much of a Trait",
        "detail",
        ["with at least {INT} {TRAIT}", "with {TRAIT} {INT} [or more]"],
        "with {INT} or more {TRAIT}",
    ),
    # ---- counted
    Family(
        "So many of anybody's",
        "condition",
        [
            "there are (at least {INT} | {INT} +) {such_cards} [in play]",
            "(at least {INT} | {INT} or more) {such_cards} are (in play | <here>)",
            "{INT} or more {such_cards} are in play",
        ],
        "there are {INT} or more {such_cards}",
    ),
    Family(
        "So few of anybody's",
        "condition",
        ["there are (at most {INT} | no more than {INT} | {INT} or less) {such_cards} [in play]"],
        "there are {INT} or fewer {such_cards}",
    ),
    # ---- what an opponent does
    Family(
        "Points that an opponent loses",
        "deed",
        ["(<opp>) (loses | must lose) {INT} (point | points)"],
        "make an opponent lose {INT} point(s)",
    ),
    Family(
        "What an opponent plays",
        "event",
        ["(your opponent | any opponent | one of your opponents | another player) plays (a | an) {such_card}"],
        "an opponent plays a(n) {such_card}",
    ),
    # ---- moved
    Family(
        "Yours that move",
        "event",
        [
            "(one of your | a | an | any of your) {such_cards} (of yours | you control) (moves | is moved | arrives)",
            "(one of your | any of your) {such_cards} (is moved | arrives)",
            "your {such_cards} (moves | is moved | arrives)",
            "you move (a | an | one of your) {such_cards}",
        ],
        "one of your {such_cards} moves",
    ),
    Family(
        "Theirs that move",
        "event",
        [
            "(an opponent's | one of an opponent's | an opposing) {such_card} (moves | is moved | arrives)",
            "(<any opp>) moves (a | an) {such_card}",
        ],
        "an opposing {such_card} moves",
    ),
    Family(
        "The TARDIS that moves",
        "event",
        ["(your | the | this) TARDIS (moves | has moved | arrives | lands | materializes)", "TARDIS (moves | lands)"],
        "your TARDIS moves",
        alone=True,
    ),
    # ---- a Condition on a Character
    Family(
        "A Character lowered that cannot move",
        "text",
        [
            "(that Character | it | this Character) (<gets>) - {INT} {STAT} and (<no more>) move",
            "(that Character | it | this Character) (<no more>) move and (<gets>) - {INT} {STAT}",
        ],
        "That Character has -{INT} {STAT}. That Character cannot move",
        types=("Condition",),
    ),
    Family(
        "A Character lowered that cannot fight",
        "text",
        ["(that Character | it | this Character) (<gets>) - {INT} {STAT} and (<no more>) fight"],
        "That Character has -{INT} {STAT}. That Character cannot fight",
        types=("Condition",),
    ),
    # ---- Users
    Family(
        "A User by a Trait",
        "ability",
        [
            "User [(any | a) Character with] {INT} [or more] {TRAIT}",
            "User [(any | a) Character with] {TRAIT} {INT} [or more]",
        ],
        "User: a Character with {INT} or more {TRAIT}",
        types=("Artifact",),
    ),
    Family(
        "A User by a Trait, in any amount",
        "ability",
        ["User [(any | a) Character with] [the] {TRAIT} [Trait]"],
        "User: a Character with {TRAIT}",
        types=("Artifact",),
    ),
    Family(
        "Qualities at the place of the card, with the place last",
        "effect",
        ["{kinds_of_cards} (<gets>) - {INT} {STAT} <here>"],
        "{kinds_of_cards} here have -{INT} {STAT}",
    ),
    Family(
        "Qualities raised at the place of the card, with the place last",
        "effect",
        ["{kinds_of_cards} (<gets>) + {INT} {STAT} <here>"],
        "{kinds_of_cards} here have +{INT} {STAT}",
    ),
    Family(
        "Cards drawn besides",
        "deed",
        ["draw {INT} (extra | additional | further | more) (card | cards)"],
        "draw {INT} card(s)",
    ),
    # ---- decks from above and below
    Family(
        "The top of the own deck put below it",
        "deed",
        [
            (
                "(put | place | move) the top (card | 1 card) of your [draw] deck (on | at | to | onto) the "
                "bottom [of (it | your [draw] deck)]"
            ),
        ],
        "put the top 1 card of your deck on the bottom",
    ),
    Family(
        "The top of the own deck looked at and put below it",
        "course",
        [
            (
                "look at the top card of your [draw] deck (and | then | . | and then) (put | place) it (on | at | to) "
                "the bottom [of (it | your [draw] deck)]"
            ),
        ],
        "look at the top 1 card of your deck, then put the top 1 card of your deck on the bottom",
        asks="Must it be put on the bottom once it has been looked at?",
    ),
    Family(
        "The top of the own deck looked at and perhaps put below it",
        "text",
        [
            (
                "look at the top card of your [draw] deck . you may (put | place) it (on | at | to) the bottom [of (it "
                "| your [draw] deck)]"
            ),
        ],
        "look at the top 1 card of your deck. Then you may put the top 1 card of your deck on the bottom",
    ),
    Family(
        "A side-hand looked at",
        "deed",
        ["look at (<opp's>) [Plot] side-hand", "look at the [Plot] side-hand of (<any opp>)"],
        "look at an opponent's side-hand",
    ),
    Family(
        "The top of the own deck looked at",
        "deed",
        ["look at the top card of your [own] [draw] deck", "look at the first card of your [draw] deck"],
        "look at the top 1 card of your deck",
    ),
    Family(
        "Several cards on top of the own deck looked at",
        "deed",
        ["look at the (top | first) {INT} cards of your [own] [draw] deck"],
        "look at the top {INT} card(s) of your deck",
    ),
    Family(
        "Cards of the hand put below the deck",
        "deed",
        [
            (
                "(put | place | return) {INT} (card | cards) (from | of | in) your hand (at | on | to) the bottom of "
                "your [draw] deck"
            ),
            "(put | place | return) {INT} (card | cards) from your hand (under | beneath | below) your [draw] deck",
        ],
        "put {INT} card(s) from your hand on the bottom of your deck",
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
        alone=True,
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
        [
            (
                "(when | whenever) [(<this one>)] (is played | played | comes into play | enters play | is put "
                "into play) {statement}"
            )
        ],
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
