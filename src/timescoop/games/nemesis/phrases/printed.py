"""How the cards of the box, its rulebook, players and designers word what the phrases of Nemesis say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from timescoop.games.nemesis.phrases.book import DIE, words_of
from timescoop.games.nemesis.phrases.printed_characters import CHARACTERS, PARTS_OF_CHARACTERS
from timescoop.games.nemesis.phrases.printed_common import COMMON, PARTS_OF_COMMON
from timescoop.games.nemesis.phrases.printed_core import CORE, PARTS_OF_CORE
from timescoop.games.nemesis.phrases.printed_locations import LOCATIONS, PARTS_OF_LOCATIONS
from timescoop.games.nemesis.phrases.printed_more import MORE, PARTS_OF_MORE
from timescoop.games.nemesis.phrases.printed_own import OWN, PARTS_OF_OWN
from timescoop.games.nemesis.phrases.printed_parties import PARTIES, PARTS_OF_PARTIES
from timescoop.games.nemesis.phrases.printed_playing import PARTS_OF_PLAYING, PLAYING
from timescoop.games.nemesis.phrases.printed_spoken import PARTS_OF_SPOKEN, SPOKEN
from timescoop.games.nemesis.phrases.printed_turns import PARTS_OF_TURNS, TURNS
from timescoop.games.nemesis.phrases.printed_wide import PARTS_OF_WIDE, WIDE
from timescoop.games.nemesis.phrases.printed_wishes import PARTS_OF_WISHES, WISHES
from timescoop.games.nemesis.phrases.proving import usable_by, wrong_with
from timescoop.games.nemesis.pool import Pool
from timescoop.kernel import Place
from timescoop.language import (
    HANDS,
    PARTS_OF_HANDS,
    CardTexts,
    Family,
    UnreadableText,
    Wording,
    merge_parts,
    names_of,
)

PARTS: Final = {
    "gain": "gain | gains | take | takes | get | gets | receive | receives | add | collect",
    "power": "Power | Power token | Power tokens",
    "plot": "Plot | Plots | Plot token | Plot tokens",
    "least": "{INT} or more | {INT} + | at least {INT} | {INT}",
    "when": "when | whenever | each time | every time",
    "win if": "when | if | whenever | as soon as | once",
    "in conflict": (
        "in a Conflict [at this Location] | in Conflicts [at this Location] | during a Conflict [at this Location]"
    ),
    "my turn ends": "at the end of (your turn | each of your turns) | when your turn ends | each time your turn ends",
    "my turn starts": "at the (start | beginning) of (your turn | each of your turns) | when your turn starts",
    "one": "1 | one | a | an | any one | any",
    "my pile": "(from | out of) your discard pile",
    "to hand": "to your hand | into your hand",
    "opp": (
        "an opponent | one opponent | target opponent | an opponent of your choice | one of your opponents | 1 "
        "opponent | your opponent | choose an opponent [.] (that opponent | that player | they)"
    ),
    "here": "here | at this Location | at its Location | there",
}

FAMILIES: Final = (
    Family(
        "Sentences of Moments without a label, which do what they say when they are played",
        "ability",
        [
            "{statement}",
            "when you play this card {statement}",
        ],
        "Play: {statement}",
        types=("moment",),
        alone=True,
    ),
    Family(
        "An Action of a Location, without a label there",
        "ability",
        [
            "{statement}",
        ],
        "Action: {statement}",
        types=("action",),
        alone=True,
    ),
    Family(
        "What is done on playing a card that stays",
        "ability",
        [
            "when you play this card {statement}",
            "when this (card|Character) is played {statement}",
        ],
        "Play: {statement}",
        types=("character", "constant"),
    ),
    Family(
        "What a Constant is put on, with or without its label",
        "ability",
        [
            "[Play] attach [this card] to {bearer}",
            "[Play] attaches to {bearer}",
        ],
        "Play: attach to {bearer}",
        types=("constant",),
    ),
    Family(
        "Steps named as times of the turn",
        "ability",
        [
            "<my turn ends> {statement}",
            "{statement} <my turn ends>",
            "End Step {statement} only once each turn",
        ],
        "End Step: {statement}",
    ),
    Family(
        'A condition behind a step, said with "when"',
        "ability",
        [
            "End Step {doing} when {conditions} [only once each turn]",
        ],
        "End Step: if {conditions}, {doing}",
    ),
    Family(
        "What a Blink lets a card do, which is no Blink of its own",
        "ability",
        [
            "Blink {statement}",
        ],
        "Blink: {statement}",
        alone=True,
    ),
    Family(
        "The same at the beginning",
        "ability",
        [
            "<my turn starts> {statement}",
            "{statement} <my turn starts>",
        ],
        "Start Step: {statement}",
    ),
    Family(
        "Conflicts named in the sentence instead of a label",
        "ability",
        [
            "<in conflict> {statement}",
            "{statement} <in conflict>",
        ],
        "Conflict: {statement}",
        types=("character", "constant", "instant"),
    ),
    Family(
        "Rules without a label, of cards that stay",
        "ability",
        [
            "[this card adds an Action there] {rule}",
        ],
        "Ongoing: {rule}",
        types=("character", "constant", "board"),
    ),
    Family(
        "Two rules behind one label",
        "text",
        [
            "Ongoing {first:rule} . {second:rule}",
        ],
        "Ongoing: {first}. Ongoing: {second}",
        types=("character", "constant", "board"),
    ),
    Family(
        'Winning, said as a sentence or behind its label, with "if" or "when"',
        "ability",
        [
            "Win [<win if>] {conditions}",
            "you win [the game] [immediately] (<win if>) {conditions}",
            "win [the game] [immediately] (<win if>) {conditions}",
            "you win [the game] by {conditions}",
            "or Win (<win if>) {conditions}",
        ],
        "Win: when {conditions}",
    ),
    Family(
        "Winning in a step",
        "ability",
        [
            "Start Step Win (<win if>) {conditions}",
        ],
        "Win: when your turn starts and {conditions}",
    ),
    Family(
        "An Instant's Strength, or winning with it",
        "text",
        [
            "{deed} <in conflict> or (win the game [immediately] | you win) (<win if>) {conditions}",
        ],
        "Conflict: {deed}. Win: when {conditions}",
        types=("instant",),
    ),
    Family(
        "Displacing, told in full",
        "ability",
        [
            (
                "Ongoing <when> you Thwart or Capture Characters you may instead gain 1 Power for each and move "
                "them to any Location [or Locations]"
            ),
        ],
        "Ongoing: you may displace Characters instead of thwarting or capturing them",
    ),
    Family(
        "Infiltrating, where its label's rule is said again",
        "ability",
        [
            (
                "Infiltrate (play this [card] on an opponent's Control Board and | when played on an opponent's "
                "Control Board) {statement}"
            ),
        ],
        "Infiltrate: {statement}",
        types=("character",),
        asks="Is it done too where the card is played on your own Control Board?",
    ),
    Family(
        "Power gained, taken or got, in tokens",
        "deed",
        [
            "[you] <gain> {INT} <power> [and place (it|them) on your Control Board]",
            "retrieve {INT} (Power token|Power tokens)",
            "{INT} <power> is gained",
        ],
        "gain {INT} Power",
    ),
    Family(
        "Plot gained, in tokens",
        "deed",
        [
            "[you] <gain> {INT} <plot>",
        ],
        "gain {INT} Plot",
    ),
    Family(
        "Power or Plot lost or spent",
        "deed",
        [
            "[you] (lose | loses) {INT} <power>",
        ],
        "lose {INT} Power",
    ),
    Family(
        "Spending",
        "deed",
        [
            "(spend | pay) {INT} <power>",
        ],
        "spend {INT} Power",
    ),
    Family(
        "Plot that lies on the card",
        "deed",
        [
            "(remove | take) {INT} <plot> [from this card]",
        ],
        "remove {INT} Plot from this card",
        alone=True,
    ),
    Family(
        "Plot put on the card",
        "deed",
        [
            "(place | put | add) {INT} <plot> (on | to) this card",
        ],
        "place {INT} Plot on this card",
    ),
    Family(
        "Strength, as a bonus, by its sign, or added",
        "deed",
        [
            "(<gain>|[your Strength is]) + {INT} [Strength]",
            "add {INT} [to your] Strength",
            "<gain> {INT} Strength",
            "<gain> a Strength bonus of {INT}",
        ],
        "gain {INT} Strength",
    ),
    Family(
        "A card's own Strength",
        "deed",
        [
            "<gain> [(this card's|its)] Strength [bonus]",
        ],
        "gain this card's Strength",
    ),
    Family(
        "Committed Power that counts twice",
        "deed",
        [
            (
                "double the (value | Strength) of (the Power [tokens] you (have committed|committed) | your "
                "committed Power [tokens])"
            ),
        ],
        "double the Strength of your committed Power",
    ),
    Family(
        "Cards drawn",
        "deed",
        [
            "(draw | take | get) {INT} (card | cards) [from your deck]",
        ],
        "draw {INT} card(s)",
    ),
    Family(
        "Discarding, where it is not said again what",
        "deed",
        [
            "discard {INT} [from your hand]",
        ],
        "discard {INT} card(s)",
        asks="From your hand?",
    ),
    Family(
        "Drawing and discarding, where it is not said again what",
        "course",
        [
            "(draw | take | get) {INT} (card | cards) [from your deck] ([.] [and] then | .) discard {n:INT}",
        ],
        "draw {INT} card(s), then discard {n} card(s)",
    ),
    Family(
        "Drawing and discarding at once, where it is not said again what",
        "course",
        [
            "(draw | take | get) {INT} (card | cards) [from your deck] and discard {n:INT}",
        ],
        "draw {INT} card(s) and discard {n} card(s)",
    ),
    Family(
        "Discarding some of those just drawn",
        "deed",
        [
            "discard {INT} of (them | those [cards]) [from your hand]",
        ],
        "discard {INT} card(s)",
        asks="May it be any card of your hand?",
    ),
    Family(
        "Cards found by name",
        "deed",
        [
            "search [your deck] for (1 | one | a | an) {CARD}",
        ],
        "search for {CARD}",
    ),
    Family(
        "Cards found and played at once",
        "deed",
        [
            "search [your deck] for [(1 | one | a | an)] {CARD} and play (it|that card)",
            "search for {CARD} . play it",
        ],
        "search for and play {CARD}",
    ),
    Family(
        "Cards found by type",
        "deed",
        [
            (
                "search [your deck] for {INT} {TYPE} [[. | and] (put | take | add) (it|them) "
                "(in | into | to) your hand] [[. | and | then | . then] shuffle [your deck | it]]"
            ),
        ],
        "search for {INT} {TYPE(s)}",
    ),
    Family(
        "Cards taken back by type",
        "deed",
        [
            "(take | put | return) {INT} {TYPE} <my pile> (<to hand> | and put (it|them) (in|into) your hand)",
            "retrieve {INT} {TYPE} [<my pile>]",
        ],
        "retrieve {INT} {TYPE(s)}",
    ),
    Family(
        "Cards taken back by name",
        "deed",
        [
            "retrieve (1 | one | a | an) {CARD} [<my pile>]",
            "(take | put | return) [1 | one] {CARD} <my pile> (<to hand> | and put it (in|into) your hand)",
        ],
        "retrieve {CARD}",
    ),
    Family(
        "Upgrades put on the card",
        "deed",
        [
            "(play | attach) {INT} {TYPE} [from your hand] (on|onto|to) (this Character | it)",
        ],
        "play {INT} {TYPE(s)} on this Character",
    ),
    Family(
        "The same in the passive",
        "doing",
        [
            "{INT} {TYPE} may [immediately] be (played | attached) (on|to) (this Character | it)",
        ],
        "you may play {INT} {TYPE(s)} on this Character",
    ),
    Family(
        "Any number of cards of a type played",
        "deed",
        [
            "play any [number of] {TYPE}",
        ],
        "play any {TYPE(s)}",
    ),
    Family(
        "Cards anywhere in play, Upgrades and Schemes among them",
        "pick",
        [
            "any [one | 1] {TYPE} in play",
        ],
        "1 {TYPE(s)} in play",
        alone=True,
    ),
    Family(
        "Cards at any Location, which is where they are picked",
        "pick",
        [
            "any [one | 1] {TYPE} at any Location",
            "(<one> | {INT}) {TYPE} at any Location",
        ],
        "{INT} {TYPE(s)}",
        fill=(("INT", 1),),
        alone=True,
    ),
    Family(
        'One card, with "any"',
        "pick",
        [
            "any [one] {TYPE}",
        ],
        "1 {TYPE}",
    ),
    Family(
        "A pick before what is done to it",
        "deed",
        [
            "choose {pick} . it is vanquished",
            "choose {pick} and vanquish it",
        ],
        "vanquish {pick}",
    ),
    Family(
        "Moves to any Location, which is where a move goes",
        "deed",
        [
            "move {pick} to (any Location | any Location on any Control Board | a Location of your choice)",
        ],
        "move {pick}",
    ),
    Family(
        "The Character that may move",
        "doing",
        [
            "this Character may move [to any Location [on any Control Board]]",
        ],
        "you may move this Character",
    ),
    Family(
        "The Character that goes back to a hand",
        "deed",
        [
            "return this Character to (your | its owner's) hand",
        ],
        "return this Character to its owner's hand",
        types=("character", "constant"),
    ),
    Family(
        "The Character that goes back to a hand, said as it",
        "deed",
        [
            "return it to (your | its owner's) hand",
        ],
        "return this Character to its owner's hand",
        types=("character", "constant"),
        asks="Is the Character with this text meant?",
    ),
    Family(
        'A Location named with "the", which is the one on your own Control Board',
        "where",
        [
            "at the {SITE} [Location]",
            "at your {SITE} Location",
        ],
        "at your {SITE}",
    ),
    Family(
        'A Location to be put on, named with "the"',
        "bearer",
        [
            "(the | your) {SITE} [Location]",
        ],
        "your {SITE}",
    ),
    Family(
        'What a card may be put on, with "any"',
        "bearer",
        [
            "(any | any one | 1 | one) {TYPE}",
        ],
        "a(n) {TYPE}",
    ),
    Family(
        "Nobody's place said, where being in play is meant",
        "where",
        [
            "on the table",
            "in play anywhere",
        ],
        "in play",
    ),
    Family(
        "Cards you have, control, or that are yours",
        "condition",
        [
            "you control <least> {TYPE} [in play]",
            "<least> of your {TYPE} (are | is) in play",
            "you have <least> {TYPE}",
            "there (are | is) <least> of your {TYPE} in play",
        ],
        "you have {INT} or more {TYPE(s)} in play",
    ),
    Family(
        "Neither more nor fewer of your cards",
        "condition",
        [
            "you (have | control) (exactly | just | precisely) {INT} {TYPE} [in play]",
            "(exactly | precisely) {INT} of your {TYPE} (are | is) in play",
        ],
        "you have exactly {INT} {TYPE(s)} in play",
    ),
    Family(
        "One such card",
        "condition",
        [
            "you (have | control) (a | an | 1 | one | at least one | at least 1 | 1 or more) {TYPE} [in play]",
            "(at least one | at least 1 | one | 1 | one or more) of your {TYPE} is in play",
        ],
        "you have a(n) {TYPE} in play",
        alone=True,
    ),
    Family(
        "Cards in play, anybody's",
        "condition",
        [
            "({INT} or more | {INT} + | at least {INT} | {INT:SEVERAL}) {TYPE} (are | is) in play",
            "there (is | are) ({INT} or more | {INT} + | at least {INT} | {INT:SEVERAL}) {TYPE} in play",
        ],
        "there are {INT} or more {TYPE(s)} in play",
    ),
    Family(
        "A Character with Upgrades",
        "condition",
        [
            "you (have | control) ([1 or more | one or more | at least one] {TYPE} | a {TYPE}) with <least> Upgrades",
        ],
        "you have a(n) {TYPE} with {INT} or more Upgrades",
    ),
    Family(
        "Power, Plot and Captured Doctors that you have",
        "condition",
        [
            "you (have | are holding | hold) <least> <power>",
        ],
        "you hold {INT} or more Power",
    ),
    Family(
        "Plot that you have",
        "condition",
        [
            "you (have | are holding | hold) <least> <plot>",
        ],
        "you hold {INT} or more Plot",
    ),
    Family(
        "Doctors that you have captured",
        "condition",
        [
            "you (have | are holding | hold | have captured) <least> Captured Doctors",
            "you have captured <least> Doctors",
        ],
        "you hold {INT} or more Captured Doctors",
    ),
    Family(
        "Plot on the card",
        "condition",
        [
            "there (are | is) <least> <plot> on this card",
            "this card has <least> <plot> [on it]",
        ],
        "this card has {INT} or more Plot",
    ),
    Family(
        "Strength of the Heroes",
        "condition",
        [
            "there (is | are) <least> Strength of Heroes on your Control Board",
            "the Heroes on your Control Board have [a total of] <least> Strength",
        ],
        "the Heroes on your Control Board have {INT} or more Strength",
    ),
    Family(
        "Several things had, counted behind one verb",
        "every",
        [
            "you have {first:had} and {second:had}",
            "having {first:had} and {second:had}",
        ],
        "{first} and {second}",
    ),
    Family(
        "Things had, without a verb of their own",
        "had",
        [
            "<least> <power>",
        ],
        "you hold {INT} or more Power",
    ),
    Family(
        "The same of Plot",
        "had",
        [
            "<least> <plot>",
        ],
        "you hold {INT} or more Plot",
    ),
    Family(
        "The same of cards at a place",
        "had",
        [
            "<least> {TYPE} {where}",
        ],
        "you have {INT} or more {TYPE(s)} {where}",
    ),
    Family(
        "The same of cards in hand or pile",
        "had",
        [
            "<least> {TYPE} in your {STACK}",
        ],
        "you have {INT} or more {TYPE(s)} in your {STACK}",
    ),
    Family(
        "As many in one place as in another",
        "every",
        [
            "(you have | having) <least> {TYPE} both in [your] hand and in your discard pile",
        ],
        "you have {INT} or more {TYPE(s)} in your hand and you have {INT} or more {TYPE(s)} in your discard pile",
        asks="So many in each, or so many together?",
    ),
    Family(
        "Two kinds of Characters at one Location",
        "condition",
        [
            "you have <least> {TYPE} and {n:INT} {other:TYPE} at the same Location",
        ],
        "you have {INT} or more {TYPE(s)} at the same Location as {n} or more {other(s)}",
    ),
    Family(
        "A Character that moves, or is moved, in the Minion Step",
        "event",
        [
            "(this Character | it) moves in (the | your) Minion Step",
            "you move this Character in (the | your) Minion Step",
        ],
        "this Character moves in the Minion Step",
    ),
    Family(
        "A Character that is thwarted, where something else happens instead",
        "threat",
        [
            "this Character (is | would be) thwarted",
        ],
        "this Character would be thwarted",
    ),
    Family(
        "Doctors captured, in the passive",
        "event",
        [
            "a(n) {TYPE} is captured",
            "a {TYPE} is captured [by a player]",
        ],
        "a player captures a(n) {TYPE}",
    ),
    Family(
        "Cards in your pile",
        "thing",
        [
            "{TYPE} in your {STACK}",
            "{TYPE} you have already played [they are in your {STACK}]",
        ],
        "{TYPE} you have in your {STACK}",
        fill=(("STACK", "discard pile"),),
    ),
    Family(
        "Rolls, with the numbers listed, ranged, or from one up",
        "branch",
        [
            "[and] [on] [a] {ROLL} {course}",
        ],
        "on {ROLL}, {course}",
    ),
    Family(
        "A roll and what follows, in one sentence or several",
        "statement",
        [
            "roll [a | 1 | one] (die | dice) [.] {branch/;}",
        ],
        "roll a die: {branch/;}",
    ),
    Family(
        "Sentences of Moments, when they are played",
        "ability",
        [
            "when played {statement}",
            "when you play this [card | Character | Moment] {statement}",
            "{statement} when (you play this [card] | this card is played)",
        ],
        "Play: {statement}",
        alone=True,
        types=("moment",),
    ),
    Family(
        "What is done on playing a Character",
        "ability",
        [
            "when played {statement}",
            "when you play this [Character] {statement}",
            "{statement} when (you play this [card] | this card is played)",
        ],
        "Play: {statement}",
        types=("character", "constant"),
    ),
    Family(
        "The Hand Limit",
        "ability",
        [
            "[Ongoing] you have a Hand Limit of {INT}",
            "[Ongoing] your Hand Limit is [now] {INT}",
            "[Ongoing] you may (keep | hold) up to {INT} cards in your hand [instead of the usual limit]",
        ],
        "Ongoing: your Hand Limit is {INT}",
    ),
    Family(
        "Blinking, as an occasion",
        "ability",
        [
            "(whenever | when | each time | every time) you Blink {statement}",
            "{statement} (whenever | when | each time | every time) you Blink",
        ],
        "Blink: {statement}",
        alone=True,
    ),
    Family(
        "The Minion Step, as a time",
        "ability",
        [
            "in (your | the) Minion Step {statement}",
            "at the beginning of (your | the) Minion Step {statement}",
        ],
        "Minion Step: {statement}",
    ),
    Family(
        "Winning with so much, or if it is so",
        "ability",
        [
            "[Win] with {had}",
            "you win [the game] with {had}",
        ],
        "Win: when {had}",
    ),
    Family(
        "Winning with Plot on the card",
        "ability",
        [
            "([Win] [you win] with | [Win] <win if>) <least> <plot> on (it | this card)",
            "[you] win (<win if>) there are <least> <plot> on (it | this card)",
        ],
        "Win: when this card has {INT} or more Plot",
        alone=True,
    ),
    Family(
        "Winning once Plot is collected",
        "ability",
        [
            "<win if> you have collected <least> <plot> you win the game",
            "with <least> <plot> you win",
        ],
        "Win: when you hold {INT} or more Plot",
    ),
    Family(
        "Displacing, in other words",
        "ability",
        [
            (
                "[Ongoing] you may send Characters away instead of Thwarting or Capturing them [[.] each "
                "is displaced to a Location of (your | the player's) choice for 1 Power each]"
            ),
            (
                "this card may send Characters away instead of Thwarting or Capturing them [[.] each is "
                "displaced to a Location of (your | the player's) choice for 1 Power each]"
            ),
        ],
        "Ongoing: you may displace Characters instead of thwarting or capturing them",
        types=("board", "character", "constant"),
    ),
    Family(
        "A step whose condition comes first",
        "ability",
        [
            "if at the end of your turn {conditions} {doing}",
            "at the end of your turn if {conditions} {doing}",
        ],
        "End Step: if {conditions}, {doing}",
    ),
    Family(
        "Power that comes, lies or is put down",
        "deed",
        [
            "{INT} (Power | Power tokens | Power token) (is | are) placed on your Control Board",
            "+ {INT} <power>",
            "take {INT} (Power token | Power tokens)",
        ],
        "gain {INT} Power",
    ),
    Family(
        "Plot for something paid",
        "deed",
        [
            "you get {INT} <plot> [for it]",
            "+ {INT} <plot>",
            "<gain> {INT} <plot> for it",
        ],
        "gain {INT} Plot",
    ),
    Family(
        "Plot put on the card, in other words",
        "deed",
        [
            "(put | place | add) {INT} <plot> (on | to) (it | this card)",
        ],
        "place {INT} Plot on this card",
    ),
    Family(
        "Strength that is increased, or added",
        "deed",
        [
            "your Strength is increased by {INT}",
            "{INT} Strength (are | is) added to yours",
            "add {INT} Strength [to yours]",
            "you get + {INT} Strength",
        ],
        "gain {INT} Strength",
    ),
    Family(
        "The roll as Strength",
        "statement",
        [
            "roll a die and add the (result | roll) to your Strength",
            "roll a die [.] [and] <gain> Strength equal to the (roll | result)",
        ],
        "roll a die: on 1-6, gain Strength equal to the roll",
    ),
    Family(
        "A card's own Strength, in other words",
        "deed",
        [
            "<gain> the Strength bonus of this card",
            "add the Strength printed on this card to your own",
        ],
        "gain this card's Strength",
    ),
    Family(
        "Committed Power, in other words",
        "deed",
        [
            "your committed Power [tokens] (are | is) worth twice (their | its) Strength",
            "your committed Power [tokens] count[s] double",
        ],
        "double the Strength of your committed Power",
    ),
    Family(
        "Cards drawn, from where they lie",
        "deed",
        [
            "(take | draw) {INT} (card | cards) from [the top of] your deck [into your hand]",
        ],
        "draw {INT} card(s)",
    ),
    Family(
        "Cards played, from the hand",
        "deed",
        [
            "play {INT} {TYPE} from your hand",
            "play {INT} {TYPE} at once",
        ],
        "play {INT} {TYPE(s)}",
    ),
    Family(
        "Leave to play, in the passive",
        "doing",
        [
            "{INT} {TYPE} may be played [from your hand] [at once]",
        ],
        "you may play {INT} {TYPE(s)}",
    ),
    Family(
        "As many cards as you like",
        "deed",
        [
            "play (as many | any number of) {TYPE} [from your hand] [as you (like | wish)]",
        ],
        "play any {TYPE(s)}",
    ),
    Family(
        "Up to so many cards, told one by one",
        "deed",
        [
            "play one or two {TYPE} [or none]",
        ],
        "play up to 2 {TYPE(s)}",
    ),
    Family(
        "Any number of your Minions, or of other cards, moved",
        "deed",
        [
            "move any of your {TYPE}",
            "move as many of your {TYPE} as you (like | wish) [each] [to any (Location | Locations)]",
        ],
        "move any number of your {TYPE(s)}",
    ),
    Family(
        "The same at a place",
        "deed",
        [
            "move as many of your {TYPE} <here> as you (like | wish) [each] [to any (Location | Locations)]",
        ],
        "move any number of your {TYPE(s)} at this Location",
    ),
    Family(
        "A move of one of yours",
        "pick",
        [
            "(1 | one | any one) of your {TYPE}",
        ],
        "one of your {TYPE(s)}",
        alone=True,
    ),
    Family(
        "Leave to move, in the passive",
        "doing",
        [
            "(1 | one) of your {TYPE} may be moved [to any Location]",
        ],
        "you may move one of your {TYPE(s)}",
    ),
    Family(
        "A card chosen, then moved",
        "deed",
        [
            ("choose {pick} [.] [and] move it (wherever you like | to any Location | to a Location of your choice)"),
        ],
        "move {pick}",
    ),
    Family(
        "A card chosen, then vanquished",
        "deed",
        [
            ("choose {pick} [.] [and] (that Minion | it | that card | that Character | vanquish it) [is vanquished]"),
            "(vanquish) {pick} of your choice",
            "{pick} is vanquished",
        ],
        "vanquish {pick}",
    ),
    Family(
        "Cards that are there",
        "pick",
        [
            "{INT} {TYPE} <here>",
            "(a | one) {TYPE} <here>",
        ],
        "{INT} {TYPE(s)} at this Location",
        fill=(("INT", 1),),
    ),
    Family(
        "All of them at a place",
        "pick",
        [
            "(every | each) {TYPE} <here>",
        ],
        "all {TYPE(s)} at this Location",
    ),
    Family(
        "Cards taken back, in other words",
        "deed",
        [
            "{INT} {TYPE} (returns | return) from your discard pile to your hand",
            (
                "(take | put) {INT} {TYPE} (back into your hand out of your discard pile | from your "
                "discard pile [back] into your hand)"
            ),
            "take any {INT} {TYPE} from your discard pile back into your hand",
        ],
        "retrieve {INT} {TYPE(s)}",
    ),
    Family(
        "A card taken back by name, in other words",
        "deed",
        [
            "[you] put [the card] {CARD} back from your discard pile into your hand",
        ],
        "retrieve {CARD}",
    ),
    Family(
        "A search told in full",
        "deed",
        [
            (
                "(look through | search) your [Nemesis] [Deck] for {INT} {TYPE} [[and] take it into your "
                "hand] [and shuffle your deck]"
            ),
        ],
        "search for {INT} {TYPE(s)}",
    ),
    Family(
        "A search by name, played at once",
        "deed",
        [
            "search your [Nemesis] deck for {CARD} and play it [at once]",
        ],
        "search for and play {CARD}",
    ),
    Family(
        "What an opponent loses",
        "deed",
        [
            "(<opp>) (loses | must lose) {INT} <power>",
            "make (<opp>) lose {INT} <power>",
        ],
        "make an opponent lose {INT} Power",
    ),
    Family(
        "What an opponent discards",
        "deed",
        [
            "(<opp>) (discards | must discard) {INT} (card | cards)",
            "make (<opp>) discard {INT} (card | cards)",
            "{INT} (card | cards) (is | are) discarded by (<opp>)",
            ("choose an opponent [.] (they discard | who must discard | that player discards) {INT} (card | cards)"),
        ],
        "make an opponent discard {INT} card(s)",
    ),
    Family(
        "One of two, chosen",
        "deed",
        [
            "choose [either] {first:deeds} or {second:deeds}",
        ],
        "{first} or {second}",
    ),
    Family(
        "A price, and what one gets for it",
        "doing",
        [
            "you may (pay | spend) {INT} <power> [.] [and] you get {n:INT} <plot> for it",
            "if you (wish | like) (pay | spend) {INT} <power> . you get {n:INT} <plot> [token] for it",
        ],
        "you may spend {INT} Power to gain {n} Plot",
    ),
    Family(
        "The card given up for something",
        "doing",
        [
            "[if you like] discard this card and <gain> {INT} <plot> for it",
        ],
        "you may discard this card to gain {INT} Plot",
    ),
    Family(
        "A Conflict begun",
        "deed",
        [
            "[you] initiate (a | another | one) Conflict",
        ],
        "initiate a Conflict",
    ),
    Family(
        "A roll, from one up, or else",
        "statement",
        [
            "roll a die . if you roll {ROLL} {first:course} . (if not | otherwise) {second:course}",
        ],
        "roll a die: on {ROLL}, {first}; otherwise, {second}",
    ),
    Family(
        "Strength one way or the other",
        "statement",
        [
            "your Strength is + {first:INT} if {conditions} otherwise + {second:INT}",
        ],
        "if {conditions}, gain {first} Strength. Otherwise, gain {second} Strength",
    ),
    Family(
        "What follows when the Character is thwarted, said behind it",
        "rule",
        [
            "{statement} if this Character is thwarted",
        ],
        "when this Character is thwarted, {statement}",
    ),
    Family(
        "Cards discarded from your own hand",
        "deed",
        [
            "discard {INT} {TYPE} from your hand",
        ],
        "discard {INT} {TYPE(s)}",
    ),
    Family(
        "A Character moved in its step, in other words",
        "rule",
        [
            "in the Minion Step moving this Character earns you {INT} <power>",
        ],
        "when this Character moves in the Minion Step, gain {INT} Power",
    ),
    Family(
        "Conflicts won",
        "event",
        [
            "you win a Conflict <here>",
            "a Conflict <here> is won by you",
        ],
        "you win a Conflict at this Location",
    ),
    Family(
        "Cards played, as what brings something",
        "rule",
        [
            "playing (a | an) {TYPE} gains you {INT} <power>",
        ],
        "when you play a(n) {TYPE}, gain {INT} Power",
    ),
    Family(
        "Those you thwart",
        "event",
        [
            "you thwart (one | a | any) [of the] {TYPE}",
            "(a | one of the | one) {TYPE} is thwarted by you",
        ],
        "you thwart a(n) {TYPE}",
    ),
    Family(
        "Those you thwart, counted",
        "rule",
        [
            "for (every | each) {TYPE} you thwart [you] <gain> {INT} <plot>",
        ],
        "when you thwart a(n) {TYPE}, gain {INT} Plot",
    ),
    Family(
        "Those you capture, counted",
        "rule",
        [
            "for (every | each) {TYPE} you capture [you] <gain> {INT} <plot>",
        ],
        "when you capture a(n) {TYPE}, gain {INT} Plot",
    ),
    Family(
        "Doctors played by anybody",
        "event",
        [
            "any player plays (a | an) {TYPE}",
        ],
        "a player plays a(n) {TYPE}",
    ),
    Family(
        "A Character thwarted, or its bearer",
        "event",
        [
            "(that {TYPE} | this Character | it) is thwarted",
        ],
        "this Character is thwarted",
    ),
    Family(
        "A Character that would be thwarted, or its bearer",
        "threat",
        [
            "(that {TYPE} | this Character | it) (would be | is) thwarted",
        ],
        "this Character would be thwarted",
    ),
    Family(
        "Instead of being thwarted",
        "rule",
        [
            "instead of being thwarted this Character (goes | returns) [back] to its owner's hand",
        ],
        "when this Character would be thwarted, return this card to its owner's hand instead",
        types=("character",),
    ),
    Family(
        "A card given up instead",
        "rule",
        [
            "if (this Character | it | that {TYPE}) would be thwarted you discard this card instead [of it]",
            "when (this Character | it | that {TYPE}) would be thwarted this card is discarded instead",
        ],
        "when this Character would be thwarted, discard this card instead",
    ),
    Family(
        "What a Constant is put on, in other words",
        "ability",
        [
            "[Play] this Upgrade is attached to {bearer}",
            "attach this to {bearer}",
            "[Play] attach this card to {bearer}",
        ],
        "Play: attach to {bearer}",
        types=("constant",),
    ),
    Family(
        "Any Location, or any of yours",
        "bearer",
        [
            "any Location",
        ],
        "a Location",
    ),
    Family(
        "One of your own",
        "bearer",
        [
            "any one of the Locations on your [own] Control Board",
            "(a | any) Location on your [own] Control Board",
        ],
        "a Location on your Control Board",
    ),
    Family(
        "Anybody in play, to be put on",
        "bearer",
        [
            "(any | any one | a | an | one) {TYPE} in play",
        ],
        "a(n) {TYPE}",
    ),
    Family(
        "Cards on boards of others",
        "condition",
        [
            (
                "(any | one | at least one) of your {TYPE} is on (an opponent's Control Board | the "
                "Control Board of an opponent)"
            ),
            ("you have (1 or more | one or more | at least one | at least 1) {TYPE} on an opponent's Control Board"),
        ],
        "you have a(n) {TYPE} on an opponent's Control Board",
        alone=True,
    ),
    Family(
        "So many on boards of others",
        "condition",
        [
            (
                "<least> of your {TYPE} are on (the Control Boards of your opponents | opponents' Control "
                "Boards | your opponents' Control Boards)"
            ),
        ],
        "you have {INT} or more {TYPE(s)} on opponents' Control Boards",
    ),
    Family(
        "One such card at a place",
        "condition",
        [
            "you have (a | an | at least one | at least 1 | 1 or more | one or more) {TYPE} {where}",
        ],
        "you have a(n) {TYPE} {where}",
        alone=True,
    ),
    Family(
        "Cards in play, no matter whose",
        "condition",
        [
            "<least> {TYPE} are in play no matter whose",
        ],
        "there are {INT} or more {TYPE(s)} in play",
    ),
    Family(
        "Power on your Control Board",
        "condition",
        [
            "<least> <power> (is | are) on your Control Board",
        ],
        "you hold {INT} or more Power",
    ),
    Family(
        "A Character that carries Upgrades",
        "condition",
        [
            "(at least one | one) of your {TYPE} (carries | has) {INT} Upgrades [or more]",
        ],
        "you have a(n) {TYPE} with {INT} or more Upgrades",
    ),
    Family(
        'Cards in your hand, with "at least"',
        "had",
        [
            "<least> {TYPE} in your hand",
        ],
        "you have {INT} or more {TYPE(s)} in your hand",
    ),
    Family(
        "Yours, counted at a place",
        "thing",
        [
            "{TYPE} of yours {where}",
            "of your {TYPE} {where}",
            "{TYPE} of yours who is {where}",
            "{TYPE} you have <here>",
        ],
        "{TYPE} you have {where}",
        fill=(("where", "at this Location"),),
    ),
    Family(
        "Of all opponents",
        "where",
        [
            "on the Control Board of an opponent",
            "on your opponents' Control Boards",
        ],
        "on opponents' Control Boards",
    ),
    Family(
        'A place spoken of as "here"',
        "where",
        [
            "here",
        ],
        "at this Location",
    ),
    Family(
        "All cards of a type there",
        "deed",
        [
            "vanquish (every | each | all) {TYPE} <here>",
            "(every | each) {TYPE} <here> is vanquished",
        ],
        "vanquish all {TYPE(s)} at this Location",
    ),
    Family(
        "Winning by bringing Characters together",
        "ability",
        [
            "bring {INT} of your {TYPE} and {n:INT} of your {other:TYPE} together at one Location and you win",
        ],
        "Win: when you have {INT} or more {TYPE(s)} at the same Location as {n} or more {other(s)}",
    ),
)

SYNONYMS: Final = {
    "at this Location": "here",
    "in play": "in play anywhere",
}
VERBS: Final = {
    "retrieve": "retrieved",
    "vanquish": "vanquished",
    "discard": "discarded",
    "draw": "drawn",
    "move": "moved",
    "thwart": "thwarted",
}


def wording() -> Wording:
    """How the print of this game words things."""
    return Wording(
        merge_parts(
            PARTS,
            PARTS_OF_HANDS,
            PARTS_OF_OWN,
            PARTS_OF_CORE,
            PARTS_OF_WIDE,
            PARTS_OF_COMMON,
            PARTS_OF_PARTIES,
            PARTS_OF_WISHES,
            PARTS_OF_TURNS,
            PARTS_OF_MORE,
            PARTS_OF_CHARACTERS,
            PARTS_OF_LOCATIONS,
            PARTS_OF_PLAYING,
            PARTS_OF_SPOKEN,
        ),
        (
            *FAMILIES,
            *HANDS,
            *OWN,
            *CORE,
            *WIDE,
            *COMMON,
            *PARTIES,
            *WISHES,
            *TURNS,
            *MORE,
            *CHARACTERS,
            *LOCATIONS,
            *PLAYING,
            *SPOKEN,
        ),
        SYNONYMS,
        VERBS,
    )


BOARD: Final = "board"  # in place of a type of card, for what a side's board says
ACTION: Final = "action"  # and for what its Locations let one do
ALIKE: Final = {"character": ("Character", "Nemesis Character"), "constant": ("Constant", "Nemesis Constant")}


def reader_of(pool: Pool, unlabelled: Callable[[list[int]], list[str]]) -> Callable[[Place, str], list[int]]:
    """Reads texts of a card file, strict or printed, by where they stand.

    The function that is returned raises `UnreadableText`. `unlabelled` says which sentences lack their label.
    """
    texts = CardTexts(words_of(pool), wording, lambda: said_for(pool))

    def read(where: Place, text: str) -> list[int]:
        if where[0] == "boards":
            sort = ACTION if "actions" in where else BOARD
            name = pool.boards[int(where[1])]["name"]
            return texts.read(text, names_of(name, BOARD, {}, texts.is_word), sort, lambda nodes: not unlabelled(nodes))
        kind = int(where[1])
        sort = str(pool.rows[kind]["type"])
        names = names_of(
            pool.name[kind], "character" if sort == "character" else "card", pool.rows[kind], texts.is_word
        )
        names = names._replace(besides=besides(pool, kind))

        def fits(nodes: list[int]) -> bool:
            return not unlabelled(nodes) and not wrong_with(pool, kind, nodes)

        try:
            nodes = texts.read(text, names, sort, fits, usable_by(sort))
        except UnreadableText as unreadable:
            if text and not unreadable.faults[0].readings:
                texts.ask_for_beginning(text, LABELS.get(sort, ()), WHEN, names, sort, fits)
            raise
        if text and unlabelled(nodes):
            texts.ask_for_beginning(text, LABELS.get(sort, ()), WHEN, names, sort, fits)
        return nodes

    return read


WHEN: Final = "When does it work?"
LABELS: Final = {"instant": ("Play:", "Conflict:"), "character": ("Play:", "Action:"), "constant": ("Play:", "Action:")}


BORNE: Final = ("attached", "that", "equipped", "chosen", "upgraded")  # how an Upgrade speaks of its bearer


def besides(pool: Pool, kind: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """How a card can mean itself by its traits, "this Minion", and an Upgrade the Character that bears it."""
    traits = [str(trait).casefold() for trait in pool.rows[kind]["traits"]]
    if pool.traits[kind] & pool.character:
        return tuple([("character", ("this", trait)) for trait in traits if trait.isalpha()])
    kinds: list[tuple[str, tuple[str, ...]]] = [
        ("card", ("this", trait)) for trait in (*traits, str(pool.rows[kind]["type"])) if trait.isalpha()
    ]
    if pool.traits[kind] & pool.upgrade:
        nouns = ["character", *[name.casefold() for name in pool.traits_by_name if name.isalpha()]]
        borne = [(word, noun) for noun in nouns for word in BORNE] + [("its", "bearer"), ("the", "bearer")]
        kinds += [("character", way) for way in (*borne, *[("the", "attached", noun) for noun in nouns])]
        kinds += [("character", ("the", noun)) for noun in nouns]
        kinds += [("character", ("this", noun)) for noun in nouns if noun not in traits]
    return tuple(kinds)


def said_for(pool: Pool) -> dict[str, dict[str, tuple[str, str]]]:
    """What may be said for types of cards, for several of a type, and for rolls."""
    types = dict(types_said(pool))
    words = words_of(pool)
    both = [(word, words.word("TYPE", bits, plural=True)) for word, bits in words.words["TYPE"].items()]
    many = {plural: (one, plural) for one, plural in both}
    many |= {said: pair for said, pair in types.items() if said.endswith("s")}
    return {"TYPE": types, "TYPES": many, "ROLL": dict(rolls_said())}


def types_said(pool: Pool) -> Iterator[tuple[str, tuple[str, str]]]:
    """Each type of card with "card" behind it, and with "Character", if no card of it is anything else."""
    words = words_of(pool)
    sorts = [str(row["type"]) for row in pool.rows]
    for word, bits in words.words["TYPE"].items():
        both = (word, words.word("TYPE", bits, plural=True))
        of = {sorts[kind] for kind in range(pool.count) if pool.traits[kind] & bits == bits}
        for noun in ("card", *(ALIKE.get(next(iter(of)), ()) if len(of) == 1 else ())):
            for said in (f"{word} {noun}", f"{word} {noun}s"):
                yield said, both


def rolls_said() -> Iterator[tuple[str, tuple[str, str]]]:
    """Rolls in a row, listed, from one to another, or from one up or down."""
    for first in range(1, DIE + 1):
        for last in range(first, DIE + 1):
            both = (str(first) if first == last else f"{first}-{last}",) * 2
            row = [str(roll) for roll in range(first, last + 1)]
            yield (f"{' '.join(row[:-1])} or {row[-1]}" if len(row) > 1 else row[0]), both
            yield f"{first} {last}", both
            yield f"{first} to {last}", both
            if last == DIE:
                yield f"{first} or more", both
                yield f"{first}+", both
            if first == 1 < last:
                yield f"{last} or less", both
