"""How the cards of the game, its rules page, players and fans word what the phrases of the CCG say."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from timescoop.games.ccg.phrases.book import words_of
from timescoop.games.ccg.phrases.printed_subjects import PARTS_OF_SUBJECTS, SUBJECTS
from timescoop.games.ccg.phrases.proving import NO_SETUP, usable_by, wrong_with
from timescoop.games.ccg.pool import ARTIFACT, CHARACTERS, CONDITION, TYPES, Pool
from timescoop.language import (
    HANDS,
    PARTS_OF_HANDS,
    CardTexts,
    Family,
    Fault,
    UnreadableText,
    Wording,
    merge_parts,
    names_of,
)

PARTS: Final = {
    "one": "1 | one | a | an | any one | any",
    "place": "<here> | at one Spacetime card",
    "self": "this card | this Character",
    "found": "it | him | her | that card",
    "have": "are | is | have | has | get | gets | gain | gains | receive | receives",
    "once a turn": "once per turn | once each turn | once a turn | each turn you may",
    "once a game": "once per game | once a game | once in the game",
    "deck": "[your] [draw] deck",
    "my discard": "[your] discard pile",
    "opp": (
        "choose an opponent [.] (that opponent | that player | they) | an opponent | your opponent | one "
        "opponent | an opponent of your choice | one of your opponents"
    ),
    "no more": "cannot | can't | can not | may not",
    "is treated as": (
        "is treated as | becomes | is | counts as | from now on is treated as | is treated as though it were | acts as"
    ),
    "until mine": (
        "until (your next turn starts | the start of your next turn | your next turn begins | the "
        "beginning of your next turn)"
    ),
}

FAMILIES: Final = (
    Family(
        "What a card does at Set-Up",
        "ability",
        [
            "Set Up {statement}",
            "(during | at) Set Up {statement}",
        ],
        "at Set-Up, {statement}",
    ),
    Family(
        "Who uses an Artifact",
        "ability",
        [
            "User (any | a | an) {such_card}",
            "(any | a | an) {such_card} may use this",
            "(used by | usable by) (any | a | an) {such_card}",
        ],
        "User: a(n) {such_card}",
        types=("Artifact",),
    ),
    Family(
        'The same, for a class that is named without "Character"',
        "ability",
        [
            "User (any | a | an) {SPECIES}",
            "(any | a | an) {SPECIES} may use this",
            "(used by | usable by) (any | a | an) {SPECIES}",
        ],
        "User: a(n) {SPECIES} Character",
        types=("Artifact",),
    ),
    Family(
        "What a Condition lies on",
        "ability",
        [
            "(play | plays | played) on {what_it_lies_on}",
            "(attach | attaches | attached) to {what_it_lies_on}",
        ],
        "play on {what_it_lies_on}",
        types=("Condition",),
    ),
    Family(
        "A Condition on the table",
        "ability",
        [
            "plays on [the] table",
        ],
        "play on the table",
        types=("Condition",),
    ),
    Family(
        "What may be done once a turn",
        "ability",
        [
            "<once a turn> [you may] {statement}",
        ],
        "Action, once per turn: {statement}",
        types=("TARDIS Character", "Ally", "Enemy", "Artifact", "Condition", "Spacetime", "TARDIS"),
    ),
    Family(
        "What may be done once a game",
        "ability",
        [
            "<once a game> [you may] {statement}",
        ],
        "Action, once per game: {statement}",
        types=("TARDIS Character", "Ally", "Enemy", "Artifact", "Condition", "Spacetime", "TARDIS"),
    ),
    Family(
        "A search once a game, which is what a Vortex icon stands for",
        "ability",
        [
            (
                "<once a game> [you may] (search | look through) <deck> for (a | an | 1 | one) {SPECIES} [and] "
                "(put | place | take) (it | him | her) (in | into) [your] hand [and reshuffle [<deck>] | and "
                "shuffle [<deck>]]"
            ),
        ],
        "Vortex: a(n) {SPECIES} Enemy",
        types=("TARDIS Character", "Ally", "Enemy", "Artifact", "Condition", "Spacetime", "TARDIS"),
        asks="Is it any card of that species, or the card of that name?",
    ),
    Family(
        "The same for a card by its class",
        "ability",
        [
            (
                "<once a game> [you may] (search | look through) <deck> for (a | an | 1 | one) {such_card} [and] "
                "(put | place | take) (it | him | her) (in | into) [your] hand [and reshuffle [<deck>] | and "
                "shuffle [<deck>]]"
            ),
        ],
        "Vortex: a(n) {such_card}",
        types=("TARDIS Character", "Ally", "Enemy", "Artifact", "Condition", "Spacetime", "TARDIS"),
    ),
    Family(
        "Answers, by their times",
        "ability",
        [
            "(in response | as a response | respond) to {moment} {statement}",
        ],
        "Response to {moment}: {statement}",
    ),
    Family(
        'Requirements by their numbers, with "with" or behind a colon',
        "ability",
        [
            "Reach [with | this Goal with] {requirement} [here] [to score points]",
        ],
        "Reach: {requirement}",
        types=("Goal",),
    ),
    Family(
        "The other side's",
        "ability",
        [
            "[opponent | an opponent] (Oppose | Opposes) [with] {requirement} [here]",
        ],
        "Oppose: {requirement}",
        types=("Goal",),
    ),
    Family(
        "What the opponent gets besides",
        "text",
        [
            "[opponent | an opponent] (Oppose | Opposes) [with] {requirement} and then draws {INT} (card | cards)",
        ],
        "Oppose: {requirement}. Oppose reward: draw {INT} card(s)",
        types=("Goal",),
    ),
    Family(
        "A sum, by its name first or its number first",
        "condition",
        [
            "[total] {STAT} [of] {INT} [+]",
            "{INT} [+] {STAT}",
        ],
        "at least {INT} {STAT}",
    ),
    Family(
        'Qualities and Traits raised, by sign or by "extra"',
        "effect",
        [
            "{any_cards} <have> + {INT} {STAT}",
            "each of {any_cards} <have> + {INT} {STAT}",
            "{any_cards} <have> {STAT} + {INT}",
            "{any_cards} <have> {INT} (extra | additional | more) {STAT}",
            "add {INT} to the {STAT} of {any_cards}",
            "(while | as long as) <self> is here add {INT} to the {STAT} of {any_cards}",
        ],
        "{any_cards} have +{INT} {STAT}",
    ),
    Family(
        "The same of one card",
        "effect",
        [
            "{subject} <have> + {INT} {STAT}",
            "User <have> + {INT} {STAT}",
        ],
        "{subject} has +{INT} {STAT}",
        fill=(("subject", "the User"),),
    ),
    Family(
        "The User's, with its possessive",
        "effect",
        [
            "add {INT} to the User's {STAT}",
        ],
        "the User has +{INT} {STAT}",
        types=("Artifact",),
    ),
    Family(
        "The Character that a Condition lies on",
        "effect",
        [
            "(it | that Character) gains {TRAIT}",
        ],
        "that Character has +1 {TRAIT}",
        types=("Condition",),
        asks="What becomes of one who has the Trait already? It is raised by one.",
    ),
    Family(
        "Doubled, in the passive",
        "effect",
        [
            "(that Character's | its) {STAT} is doubled",
        ],
        "that Character has double {STAT}",
        types=("Condition",),
    ),
    Family(
        "Enemies without a Goal",
        "effect",
        [
            "you may play {such_cards} <here> without a Goal",
            "{such_cards} may be played <here> by you (regardless of Goals | without a Goal)",
            "your {such_cards} (may | can) be played <here> (without a Goal | regardless of Goals)",
        ],
        "your {such_cards} can be played here without a Goal",
        types=("Spacetime",),
    ),
    Family(
        "The same of a species, all of whom are Enemies",
        "effect",
        [
            "[Base .] you may play {SPECIES} <here> without a Goal [. {Goals:GOALS} may be played here]",
        ],
        "your {SPECIES} Enemies can be played here without a Goal",
        types=("Spacetime",),
    ),
    Family(
        'What cannot be done to a card, with "can\'t" and "may not", and said of opponents',
        "effect",
        [
            "{any_cards} (cannot | can't | can not | may not) be kidnapped",
            "opponents (cannot | can't | can not | may not) kidnap {any_cards}",
        ],
        "{any_cards} cannot be kidnapped",
    ),
    Family(
        "The same of being destroyed",
        "effect",
        [
            "{any_cards} (cannot | can't | can not | may not) be destroyed",
            "opponents (cannot | can't | can not | may not) destroy {any_cards}",
        ],
        "{any_cards} cannot be destroyed",
    ),
    Family(
        "A card that stands in for a TARDIS",
        "effect",
        [
            "may move as if (she | he | it) were a TARDIS with Capacity {INT}",
        ],
        "this Character acts as a TARDIS with Capacity {INT}/{INT}",
        types=("TARDIS Character", "Ally", "Enemy", "Artifact"),
        asks="Which is the first number of its Capacity?",
    ),
    Family(
        "A TARDIS that carries more",
        "effect",
        [
            "while {n:INT} or more {SPECIES} are aboard this TARDIS its Capacity is {INT} higher",
        ],
        "your Capacity rises by 0/{INT} while you have {n} or more {SPECIES} Characters aboard your TARDIS",
        types=("TARDIS",),
        asks="Which of the two numbers of its Capacity rises? Here it is the second.",
    ),
    Family(
        "Cards of yours, that you have, control, or are yours",
        "chosen_cards",
        [
            "<one> of your {such_cards}",
            "your {such_cards}",
            "<one> {such_cards} you (have in play | control | have)",
        ],
        "one of your {such_cards}",
    ),
    Family(
        "A card in play, or any",
        "chosen_cards",
        [
            "<one> {such_card} [of your choice] [in play]",
            "target {such_card} [in play]",
        ],
        "a(n) {such_card}",
    ),
    Family(
        "Opponents' cards",
        "a_card",
        [
            "<one> opposing {such_card}",
            "<one> {such_card} (belonging to an opponent | of an opponent | an opponent controls)",
            "an opponent's {such_card}",
        ],
        "an opposing {such_card}",
    ),
    Family(
        "A card picked before it is said what becomes of it",
        "deed",
        [
            "choose {chosen_cards} [.] (it is frozen | and freeze it)",
            "{chosen_cards} is frozen",
        ],
        "freeze {chosen_cards}",
    ),
    Family(
        "The same of what is unfrozen",
        "deed",
        [
            "choose any of your {such_cards} that is frozen and unfreeze it",
            (
                "one of your frozen {such_cards} is unfrozen [at once] [instead of waiting for the start of the "
                "next player's turn]"
            ),
        ],
        "unfreeze one of your {such_cards}",
    ),
    Family(
        "All of them at a place",
        "deed",
        [
            "(unfreeze) all your {such_cards} <place>",
        ],
        "unfreeze all your {such_cards} here",
    ),
    Family(
        "Prisoners of yours",
        "deed",
        [
            "free any of your {such_cards} that (have been | are) kidnapped <place>",
        ],
        "free all your kidnapped {such_cards} here",
        asks="All of them, or as many as you like?",
    ),
    Family(
        "Cards sent to a pile",
        "deed",
        [
            "choose {chosen_cards} and (place | put) it in [the | its owner's] discard pile",
            "(place | put) {chosen_cards} in [the | its owner's] discard pile",
            "discard {chosen_cards} from play",
        ],
        "destroy {chosen_cards}",
    ),
    Family(
        "A move, before or after its card is picked",
        "deed",
        [
            "move {chosen_cards} to (another | any other) Spacetime card",
            "choose {chosen_cards} . it moves to (another | any other) Spacetime card",
        ],
        "move {chosen_cards} to another Spacetime card",
    ),
    Family(
        "The card that speaks, by its name",
        "this_card",
        [
            "this Character",
        ],
        "this Character",
    ),
    Family(
        "All cards of yours, as those you control",
        "group_of_cards",
        [
            "{kinds_of_cards} you (control | have [in play]) <here>",
        ],
        "your {kinds_of_cards} here",
    ),
    Family(
        "The same without a place",
        "group_of_cards",
        [
            "{kinds_of_cards} you (control | have in play)",
        ],
        "your {kinds_of_cards}",
    ),
    Family(
        'What a Condition lies on, with "your"',
        "what_it_lies_on",
        [
            "your {such_cards}",
        ],
        "one of your {such_cards}",
    ),
    Family(
        "Cards drawn",
        "deed",
        [
            "(draw | take | get) {INT} (card | cards) [from <deck>]",
        ],
        "draw {INT} card(s)",
    ),
    Family(
        "Cards discarded",
        "deed",
        [
            "discard {INT} (card | cards) [from [your] hand]",
        ],
        "discard {INT} card(s)",
    ),
    Family(
        "Points",
        "deed",
        [
            "[you] (score | get | gain | receive) {INT} (point | points)",
        ],
        "score {INT} point(s)",
    ),
    Family(
        "Points lost",
        "deed",
        [
            "[you] lose {INT} (point | points)",
        ],
        "lose {INT} point(s)",
    ),
    Family(
        "An opponent who discards by chance",
        "deed",
        [
            ("(<opp>) (discards | must discard) {INT} (random card | random cards) [from [their] hand]"),
            "(<opp>) (discards | must discard) {INT} (card | cards) at random [from [their] hand]",
        ],
        "make an opponent discard {INT} card(s) at random",
    ),
    Family(
        "Cards taken out of your pile",
        "deed",
        [
            "(take | return | put) (1 | one | a | an) {such_card} from <my discard> (into | to) [your] hand",
        ],
        "return a(n) {such_card} from your discard pile to your hand",
    ),
    Family(
        "Cards laid here out of a deck",
        "deed",
        [
            "place (1 | one | a | an) {such_card} [<here>] from <deck>",
            "place (1 | one | a | an) {such_card} from <deck> <here>",
        ],
        "place a(n) {such_card} from your deck here",
    ),
    Family(
        "The same of a species, of whom it is not said whether a name is meant",
        "deed",
        [
            "place (1 | one | a | an) {SPECIES} [card] <here> from <deck>",
            "place (1 | one | a | an) {SPECIES} [card] from <deck> <here>",
        ],
        "place a(n) {SPECIES} Enemy from your deck here",
        asks="Is it any card of that species, or the card of that name?",
    ),
    Family(
        "Cards laid aboard",
        "deed",
        [
            "place (1 | one | a | an) {such_card} aboard (this | your) TARDIS from <deck>",
        ],
        "place a(n) {such_card} from your deck aboard your TARDIS",
    ),
    Family(
        "What a card does of itself, without its label",
        "ability",
        [
            "[you may] {deeds} to {then:deeds}",
        ],
        "Action: {deeds} to {then}",
        types=("TARDIS Character", "Ally", "Enemy", "Artifact", "Condition"),
        alone=True,
    ),
    Family(
        "A card given up for something",
        "ability",
        [
            "you can destroy this Character . if you do one of your kidnapped {such_cards} is freed",
        ],
        "Action: destroy this Character to free one of your kidnapped {such_cards}",
        types=("TARDIS Character", "Ally", "Enemy"),
    ),
    Family(
        "The card frozen for something",
        "ability",
        [
            "you may freeze this Character [.] {chosen_cards} is then frozen for the entire turn",
            "[you may] freeze this Character to freeze {chosen_cards} for the entire turn",
        ],
        "Action: freeze this Character to freeze {chosen_cards} for the entire turn",
        types=("TARDIS Character", "Ally", "Enemy"),
    ),
    Family(
        "Once a turn, behind what is done",
        "ability",
        [
            "{deeds} [once] each turn [once]",
            "(once per turn | once each turn | each turn) [you] (may | can) {deeds}",
        ],
        "Action, once per turn: {deeds}",
        types=("TARDIS Character", "Ally", "Enemy", "Artifact", "Condition", "Spacetime"),
        alone=True,
    ),
    Family(
        "Once a turn, in the passive",
        "ability",
        [
            "each turn {chosen_cards} may be frozen [once]",
        ],
        "Action, once per turn: freeze {chosen_cards}",
        types=("TARDIS Character", "Ally", "Enemy", "Artifact", "Condition", "Spacetime"),
        alone=True,
    ),
    Family(
        "A card of a name searched for once a game",
        "ability",
        [
            (
                "<once a game> [you may] (search | look through) <deck> for {NAME} [and] [put it in your "
                "hand] [and] [then] [reshuffle | shuffle]"
            ),
            "<once a game> you may take {NAME} from <deck> into your hand [then shuffle]",
        ],
        "Vortex: {NAME}",
        types=("TARDIS Character", "Ally", "Enemy", "Artifact", "Condition", "Spacetime"),
    ),
    Family(
        "A search at once",
        "deed",
        [
            (
                "(search | look through) <deck> for (a | an | 1 | one) {such_card} [[. | and] (show | reveal) <found>] "
                "[. | and] (put | place | take) <found> (in | into) [your] hand "
                "[[. | and | then | . then | and then] (reshuffle | shuffle) [your deck | it]]"
            ),
        ],
        "Vortex a(n) {such_card}",
    ),
    Family(
        "Your cards, counted",
        "thing",
        [
            "{such_cards} (you have | of yours | you control)",
        ],
        "of your {such_cards}",
    ),
    Family(
        "Your cards at the place of the card, counted",
        "thing",
        [
            "{such_cards} (you have | of yours | you control) <here>",
        ],
        "of your {such_cards} here",
    ),
    Family(
        "A card that is looked for and played",
        "deed",
        [
            (
                "(search | look through) <deck> for (a | an | 1 | one) {such_card} [and] play (it | him | her | that "
                "card) [at once] [and] [then] [reshuffle | shuffle [your deck]]"
            ),
            "play (a | an | 1 | one | any one) {such_card} (from | out of | straight from | directly from) <deck>",
        ],
        "play a(n) {such_card} from your deck",
    ),
    Family(
        "Bang! cards called off",
        "ability",
        [
            "<once a game> [you] may cancel an opposing Bang! card as it is played",
            "<once a game> (when | whenever) an opponent plays a Bang! [card] you may cancel it",
        ],
        "Response to an opposing Bang! card being played, once per game: cancel it",
    ),
    Family(
        "Two ways to meet a requirement",
        "requirement",
        [
            "[either] {first:every} or {second:every}",
        ],
        "{first}. Or: {second}",
    ),
    Family(
        "The most of a Quality",
        "condition",
        [
            "most {QUALITY}",
            "the highest {QUALITY}",
        ],
        "the most {QUALITY}",
    ),
    Family(
        "Reached, by whom and with what",
        "ability",
        [
            "[your Enemies] reach this Goal with [a total] {requirement}",
        ],
        "Reach: {requirement}",
        types=("Goal",),
    ),
    Family(
        "Opposed, in the passive",
        "ability",
        [
            "it is opposed (with | by) [total] {requirement}",
        ],
        "Oppose: {requirement}",
        types=("Goal",),
    ),
    Family(
        "Parts of a requirement, put together",
        "every",
        [
            "{first:condition} (together with | with) {second:every}",
        ],
        "{first} and {second}",
    ),
    Family(
        "Sums, by the name first",
        "condition",
        [
            "[total] {STAT} of at least {INT}",
            "[a] total {STAT} of {INT} [or more]",
        ],
        "at least {INT} {STAT}",
    ),
    Family(
        "What the one who reaches gets",
        "ability",
        [
            "{statement} when reached",
        ],
        "Reach reward: {statement}",
        types=("Goal",),
        alone=True,
    ),
    Family(
        "Its own Quality, while something is so",
        "effect",
        [
            "+ {INT} {STAT} (while | if | as long as) {conditions}",
            "(while | if | as long as) {conditions} + {INT} {STAT}",
            "this Character (gets | has | gains) + {INT} {STAT} (if | as long as | while) {conditions}",
        ],
        "this Character has +{INT} {STAT} while {conditions}",
    ),
    Family(
        "Opponents who have something here",
        "condition",
        [
            "there is (a | an) {such_card} of an opponent here",
        ],
        "an opponent has a(n) {such_card} here",
    ),
    Family(
        "A card of yours here, by name",
        "condition",
        [
            "{NAME} is here under your control",
        ],
        "you have {NAME} here",
    ),
    Family(
        "Cards cheaper, and the same by what one pays",
        "effect",
        [
            "your {such_cards} cost {INT} less to play",
            "you pay {INT} less for each of your {such_cards}",
            "the Cost of your {such_cards} is reduced by {INT}",
        ],
        "your {such_cards} cost {INT} less",
    ),
    Family(
        "Cards dearer",
        "effect",
        [
            "opposing {such_cards} cost {INT} more to play",
            "your opponents' {such_cards} cost {INT} more",
        ],
        "opposing {such_cards} cost {INT} more",
    ),
    Family(
        "Cards that do not move",
        "effect",
        [
            "{any_cards} (<no more>) (move | be moved)",
            "{any_cards} (does | do) not move",
        ],
        "{any_cards} cannot move",
    ),
    Family(
        "Cards that do not fight",
        "effect",
        [
            "{any_cards} (<no more>) (fight | take part in fights)",
            "{any_cards} (does | do) not fight",
        ],
        "{any_cards} cannot fight",
    ),
    Family(
        "Cards not touched by a keyword",
        "effect",
        [
            "unaffected by {CLASS}",
            "{CLASS} have no effect on this Character",
        ],
        "{CLASS(s)} do not affect this Character",
    ),
    Family(
        "None of them destroyed",
        "effect",
        [
            "none of {any_cards} can be destroyed",
        ],
        "{any_cards} cannot be destroyed",
    ),
    Family(
        "Nativity put aside",
        "effect",
        [
            "you may play {such_cards} <here> ignoring Nativity",
            "your {such_cards} may be played <here> even if they are not native",
        ],
        "your {such_cards} can be played here without Nativity",
        types=("Spacetime", "Condition"),
    ),
    Family(
        "No Goal needed",
        "effect",
        [
            "your {such_cards} don't need a Goal to be played <here>",
        ],
        "your {such_cards} can be played here without a Goal",
        types=("Spacetime", "Condition"),
    ),
    Family(
        "What opponents may not play",
        "effect",
        [
            "(opponents (<no more>) | no opponent can) play [a | an] {such_cards} <here>",
        ],
        "here, opponents cannot play {such_cards}",
    ),
    Family(
        "The User, without its article",
        "subject",
        [
            "User",
            "the User",
        ],
        "the User",
    ),
    Family(
        "The User's Traits",
        "effect",
        [
            "User (gains | gets) {STAT} {INT}",
            "the User's {STAT} is increased by {INT}",
            "[the] User gets + {INT} {STAT}",
        ],
        "the User has +{INT} {STAT}",
        types=("Artifact",),
    ),
    Family(
        "A User who has a Quality at once",
        "text",
        [
            "may be used by (a | an) {such_card} who gets + {INT} {STAT}",
        ],
        "User: a(n) {such_card}. The User has +{INT} {STAT}",
        types=("Artifact",),
    ),
    Family(
        "Users, in other words",
        "ability",
        [
            "any {such_card} can use this",
            "may be used by (a | an | any) {such_card}",
        ],
        "User: a(n) {such_card}",
        types=("Artifact",),
    ),
    Family(
        "What the User cannot suffer",
        "effect",
        [
            "[while in use] (its | the) User (<no more>) be kidnapped",
        ],
        "the User cannot be kidnapped",
        types=("Artifact",),
    ),
    Family(
        "A Native of everywhere",
        "effect",
        [
            "[the] User is treated as a Native of every place",
        ],
        "the User acts as a Native of everywhere",
        types=("Artifact",),
    ),
    Family(
        "The bearer of a Condition",
        "effect",
        [
            "(Character | that Character | that Ally | it) (is | has | gets) + {INT} {STAT}",
            "it has {INT} more {STAT}",
        ],
        "that Character has +{INT} {STAT}",
        types=("Condition",),
        alone=True,
    ),
    Family(
        "What the bearer becomes",
        "effect",
        [
            "that (Ally | Character | Enemy) (<is treated as>) (a | an) {CLASS}",
        ],
        "that Character acts as a(n) {CLASS}",
        types=("Condition",),
    ),
    Family(
        "What the bearer becomes, in the same sentence",
        "text",
        [
            "play this on (an Ally of yours | your Ally) who (<is treated as>) (a | an) {CLASS}",
        ],
        "play on one of your Allies. That Character acts as a(n) {CLASS}",
        types=("Condition",),
    ),
    Family(
        "Conditions on opponents' cards",
        "what_it_lies_on",
        [
            "an opponent's {such_card}",
        ],
        "an opposing {such_card}",
    ),
    Family(
        "Conditions on any Spacetime card",
        "what_it_lies_on",
        [
            "(any | a) {such_card}",
        ],
        "a(n) {such_card}",
    ),
    Family(
        "A TARDIS stood in for",
        "effect",
        [
            (
                "this Character is treated as (though it were a | a) TARDIS (whose Capacity is | with "
                "Capacity) {INT} {n:INT}"
            ),
        ],
        "this Character acts as a TARDIS with Capacity {INT}/{n}",
    ),
    Family(
        "An era besides",
        "effect",
        [
            "besides its own era this Spacetime card belongs to the era of {ERA}",
        ],
        "this Spacetime card is also in the era of {ERA}",
        types=("Spacetime",),
    ),
    Family(
        "Points, in other words",
        "deed",
        [
            "add {INT} (point | points) to your score [at once]",
        ],
        "score {INT} point(s)",
    ),
    Family(
        "Points lost by all opponents",
        "deed",
        [
            "all your opponents lose {INT} (point | points) [each]",
        ],
        "each opponent loses {INT} point(s)",
    ),
    Family(
        "Turns that begin or end",
        "event",
        [
            "your [own] turn (begins | starts)",
        ],
        "your turn starts",
    ),
    Family(
        "At the start of a turn",
        "rule",
        [
            "at the (start | beginning) of (your turn | each of your turns) {statement}",
            "each time your turn begins {statement}",
        ],
        "when your turn starts, {statement}",
    ),
    Family(
        "At the end of a turn",
        "rule",
        [
            "at the end of (your turn | each of your turns) {statement}",
            "each time your [own] turn (comes to its end | ends) [this card gives you a point | {statement}]",
        ],
        "when your turn ends, {statement}",
        fill=(("statement", "score 1 point"),),
    ),
    Family(
        "A card that is played",
        "event",
        [
            "(this card | this Character | this Spacetime) is played",
            "you play (this Spacetime | this Spacetime card | it | this Character)",
        ],
        "you play this card",
    ),
    Family(
        "Freezing for longer",
        "deed",
        [
            "freeze {chosen_cards} <until mine>",
            "{chosen_cards} is frozen <until mine>",
        ],
        "freeze {chosen_cards} until your next turn starts",
    ),
    Family(
        "All frozen, of opponents",
        "chosen_cards",
        [
            "all {such_cards} of your opponents <here>",
        ],
        "all opposing {such_cards} here",
    ),
    Family(
        "An opponent's card",
        "a_card",
        [
            "{such_card} of an opponent",
        ],
        "an opposing {such_card}",
    ),
    Family(
        "An opponent's card, with its place last",
        "a_card",
        [
            "<one> {such_card} (belonging to an opponent | of an opponent | an opponent controls) <here>",
            "(one of your opponents' | an opponent's) {such_card} <here>",
        ],
        "an opposing {such_card} here",
    ),
    Family(
        "Unfreezing, in other words",
        "deed",
        [
            "one of your {such_cards} that is frozen [wherever it is need not wait and] is unfrozen",
        ],
        "unfreeze one of your {such_cards}",
    ),
    Family(
        "Unfreezing all",
        "deed",
        [
            "every frozen {such_cards} of yours <here> is unfrozen",
            "all of your {such_cards} (at one Spacetime card | here) that are frozen may act again at once",
        ],
        "unfreeze all your {such_cards} here",
    ),
    Family(
        "Prisoners freed, in other words",
        "deed",
        [
            "choose a kidnapped {such_cards} of yours <here> and set it free",
            "a {such_cards} of yours that an opponent has kidnapped <here> goes free",
        ],
        "free one of your kidnapped {such_cards} here",
    ),
    Family(
        "Cards put away",
        "deed",
        [
            "choose {chosen_cards} and put it in its owner's discard pile",
            "put {chosen_cards} into the discard pile",
        ],
        "destroy {chosen_cards}",
    ),
    Family(
        "Cards of low Cost",
        "detail",
        [
            "with a Cost of {INT} or less",
        ],
        "of Cost {INT} or less",
    ),
    Family(
        "Kidnapping, in the passive",
        "deed",
        [
            "{chosen_cards} of your choice is kidnapped",
        ],
        "kidnap {chosen_cards}",
    ),
    Family(
        "Up to so many moved",
        "deed",
        [
            "up to {INT} of your {such_cards} move to any other Spacetime card",
        ],
        "move up to {INT} of your {such_cards} to another Spacetime card",
    ),
    Family(
        "A move without a Goal",
        "deed",
        [
            (
                "move {chosen_cards} to (any other | another) Spacetime card [.] [even] (you need no Goal "
                "there | without a Goal there)"
            ),
        ],
        "move {chosen_cards} to another Spacetime card, even without a Goal there",
    ),
    Family(
        "What an opponent discards",
        "deed",
        [
            "(<opp>) (discards | must discard) {INT} (card | cards) [from hand]",
            "choose an opponent who must discard {INT} (card | cards) [from hand]",
        ],
        "make an opponent discard {INT} card(s)",
    ),
    Family(
        "Chance, in other words",
        "deed",
        [
            "{INT} random (card | cards) (is | are) discarded from an opponent's hand",
            "(<opp>) shuffles his or her hand and {INT} cards taken blindly from it are discarded",
            "(<opp>) discards (a random card | {INT} random cards)",
        ],
        "make an opponent discard {INT} card(s) at random",
        fill=(("INT", 1),),
    ),
    Family(
        "An opponent's hand seen",
        "deed",
        [
            "see the hand of one opponent",
            "look at (<opp>)'s hand",
        ],
        "look at an opponent's hand",
    ),
    Family(
        "Cards taken back, in other words",
        "deed",
        [
            "(1 | one | a | an) {such_card} in your discard pile goes back (into | to) your hand",
            (
                "look through your discard pile for (a | an | one) {such_card} and take (it | him | her) "
                "back (in | into) [your] hand"
            ),
        ],
        "return a(n) {such_card} from your discard pile to your hand",
    ),
    Family(
        "The top of the deck put in order",
        "deed",
        [
            (
                "look at the top {INT} cards of <deck> (and | . | . then | then | and then) "
                "(put | return | place) them back [on top] [of <deck>] in "
                "(any order | any order you like | the order of your choice | whatever order you like)"
            ),
            "rearrange the top {INT} cards of <deck>",
        ],
        "rearrange the top {INT} cards of your deck",
    ),
    Family(
        "Cards drawn into the hand",
        "deed",
        [
            (
                "the player of this card takes the top {INT} cards of (the own | their own | his or her "
                "own) draw deck in hand"
            ),
        ],
        "draw {INT} card(s)",
    ),
    Family(
        "Cards laid here, several",
        "deed",
        [
            "place up to {INT} {such_cards} <here> from <deck>",
            "[you may] place one or two {such_cards} from <deck> <here>",
        ],
        "place up to {INT} {such_cards} from your deck here",
        fill=(("INT", 2),),
    ),
    Family(
        "Each of a group",
        "any_cards",
        [
            "each other {such_cards} you control <here>",
        ],
        "your other {such_cards} here",
    ),
    Family(
        "All of a group",
        "any_cards",
        [
            "all {such_cards} <here>",
        ],
        "{such_cards} here",
    ),
    Family(
        "All of your other cards",
        "any_cards",
        [
            "all your other {such_cards} <here>",
        ],
        "your other {such_cards} here",
    ),
    Family(
        'Qualities raised, with "to"',
        "effect",
        [
            "{any_cards} (get | gets | have | has) + {INT} to {STAT}",
        ],
        "{any_cards} have +{INT} {STAT}",
    ),
    Family(
        "Its own Quality, with what must be so first",
        "effect",
        [
            "(while | as long as | if) {conditions} this Character (gets | has | gains) + {INT} {STAT}",
        ],
        "this Character has +{INT} {STAT} while {conditions}",
    ),
)

SYNONYMS: Final = {
    "here": "<here>",
    "cannot": "can't | can not | may not",
    "an opponent": "one opponent | an opponent of your choice",
}
VERBS: Final = {
    "destroy": "destroyed",
    "kidnap": "kidnapped",
    "free": "freed",
    "freeze": "frozen",
    "unfreeze": "unfrozen",
    "move": "moved",
}


def wording() -> Wording:
    """How the print of this game words things."""
    return Wording(
        merge_parts(PARTS, PARTS_OF_HANDS, PARTS_OF_SUBJECTS),
        with_peoples((*FAMILIES, *HANDS, *SUBJECTS)),
        SYNONYMS,
        VERBS,
    )


def with_peoples(families: tuple[Family, ...]) -> tuple[Family, ...]:
    """All families; those of species also for species without a card of that name, about which nothing is asked."""
    peoples = [
        each._replace(
            says=[said.replace("SPECIES", "PEOPLE") for said in each.says],
            means=each.means.replace("SPECIES", "PEOPLE"),
            asks="" if OF_THAT_NAME.search(each.asks) else each.asks,
        )
        for each in families
        if any(["SPECIES" in said for said in each.says])
    ]
    return (*families, *peoples)


def texts_of(pool: Pool) -> Callable[[int, str], list[int]]:
    """Reads texts of a pool's cards, strict or printed, by the number of the card.

    The function that is returned raises `UnreadableText`.
    """
    texts = CardTexts(
        words_of(pool),
        wording,
        lambda: {"SPECIES": species_said(pool, named=True), "PEOPLE": species_said(pool, named=False)},
    )

    def read(kind: int, text: str) -> list[int]:
        sort = pool.type[kind]
        noun = "character" if CHARACTERS >> sort & 1 else TYPES[sort].lower()
        names = names_of(pool.title[kind], noun, pool.rows[kind], texts.is_word)
        names = names._replace(
            besides=by_species(pool, kind) if noun == "character" else (),
            others=("character",) if sort == ARTIFACT else (),
        )
        if sort == CONDITION:
            text = BEARER.sub(lambda found: "That" if found[0][0] == "T" else "that", text)

        def fits(nodes: list[int]) -> bool:
            return not wrong_with(pool, kind, nodes)

        beginnings, asked = beginnings_of(sort, text)
        try:
            nodes = texts.read(text, names, TYPES[sort], fits, usable_by(sort))
        except UnreadableText as unreadable:
            if unreadable.faults[0].readings:
                raise
            texts.ask_for_beginning(text, beginnings, asked, names, TYPES[sort], fits)
            raise UnreadableText(text, with_setup_told(unreadable.faults, has=pool.setup[kind])) from unreadable
        if text and not fits(nodes):
            texts.ask_for_beginning(text, beginnings, asked, names, TYPES[sort], fits)
        return nodes

    return read


def by_species(pool: Pool, kind: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """How a Character can mean itself by its species: "this Sontaran"."""
    species = [str(each).casefold() for each in pool.rows[kind].get("species") or ()]
    return tuple([(noun, ("this", each)) for noun in ("character", "card") for each in species if each.isalpha()])


def with_setup_told(faults: Sequence[Fault], *, has: bool) -> list[Fault]:
    """CCG-SETUP-05: faults, of which one says what a card lacks whose text says that it is played in Set-Up."""
    return [each._replace(asks=(NO_SETUP,)) if not has and IN_SETUP.search(each.sentence) else each for each in faults]


IN_SETUP: Final = re.compile(r"\bplay(s|ed)? (during|in|at) (the )?set-?up\b", re.IGNORECASE)
OF_THAT_NAME: Final = re.compile("of that name")  # in the question of whether a species or a name is meant
BEARER: Final = re.compile(r"\bthis(?= character\b)", re.IGNORECASE)  # on a Condition, the one that it lies on
ON_CHARACTER: Final = "Play on a Character."
ON_SPACETIME: Final = "Play on a Spacetime card."
ON_TABLE: Final = "Play on the table."
ITS_HOST: Final = re.compile(r"\b((that|this|the) character|host)\b", re.IGNORECASE)
ITS_PLACE: Final = re.compile(r"\bhere\b", re.IGNORECASE)


def beginnings_of(sort: int, text: str) -> tuple[tuple[str, ...], str]:
    """The sentences of which one may be missing before a text, and the question which one is."""
    if sort == ARTIFACT:
        return ("User: a Character.",), "Who can use it? Any Character?"
    if sort != CONDITION:
        return (), ""
    asked = "What is it played on?"
    if ITS_HOST.search(text):
        return (ON_CHARACTER,), asked
    if ITS_PLACE.search(text):
        return (ON_SPACETIME, ON_CHARACTER), asked
    return (ON_TABLE, ON_CHARACTER, ON_SPACETIME), asked


def species_said(pool: Pool, *, named: bool) -> dict[str, tuple[str, str]]:
    """The species in the singular and plural, either those that are also the name of a card, or all others."""
    found: dict[str, tuple[str, str]] = {}
    titles = set(pool.title)
    for name in [each for each in pool.species_names if (each in titles) == named]:
        for said in (name, f"{name}s", f"{name.removesuffix('man')}men" if name.endswith("man") else name):
            found[said] = (name, name)
    return found
