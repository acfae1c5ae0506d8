"""How designers of this game join what they say: two things of one card, lists of requirements, and users by name."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_DESIGNS: Final = {
    "is so if": "while | as long as | if",
    "or so": "[(also | is also | it also | it | he | she | they)]",
    "travel": "move | be moved | travel",
    "both ways": "to or from | from or to",
    "they must": "(that (player | opponent) | its (owner | player | controller)) [must]",
    "call off": "cancel | counter | negate | stop",
}
HARMS: Final = (
    ("be destroyed", "be destroyed"),
    ("be kidnapped", "be kidnapped"),
    ("be frozen", "be frozen"),
    ("(move | be moved)", "move"),
    ("(fight | be involved in (a fight | fights) | take part in (a fight | fights))", "fight"),
)
GAINED: Final = "What becomes of one who has the Trait already? It is raised by one."


def predicates(sort: str, has: str) -> tuple[Family, ...]:
    """What can be said of one card, or of a group, behind its name.

    Args:
        sort: The sort of these forms.
        has: The strict verb, "has" or "have".
    """
    return (
        Family("A Quality or Trait raised", sort, ["(<gets>) + {INT} [to] {STAT}"], f"{has} +{{INT}} {{STAT}}"),
        Family("A Quality or Trait lowered", sort, ["(<gets>) - {INT} [to] {STAT}"], f"{has} -{{INT}} {{STAT}}"),
        Family("A Trait gained", sort, ["(gains | gain) {TRAIT}"], f"{has} +1 {{TRAIT}}", asks=GAINED),
        *[Family(f"What cannot {harm}", sort, [f"(<no more>) {pattern}"], f"cannot {harm}") for pattern, harm in HARMS],
    )


def joined(who: str, sort: str) -> tuple[Family, ...]:
    """Two things that are said of the same cards, alone or as long as something is so."""
    both = f"{{{who}}} {{first:{sort}}} and (<or so>) {{second:{sort}}}"
    once = f"{{{who}}} {{first}}. {{{who}}} {{second}}"
    return (
        Family("Two things said of the same cards", "text", [both], once),
        Family(
            "Two things said of the same cards as long as something is so",
            "text",
            [f"(<is so if>) {{conditions}} {both}", f"{both} (<is so if>) {{conditions}}"],
            f"{{{who}}} {{first}} while {{conditions}}. {{{who}}} {{second}} while {{conditions}}",
        ),
    )


DESIGNS: Final = (
    *predicates("is_so", "has"),
    *predicates("are_so", "have"),
    *joined("subject", "is_so"),
    *joined("group_of_cards", "are_so"),
    # ---- what a card calls itself
    Family("An Artifact by its name", "this_card", ["this Artifact"], "this Artifact", types=("Artifact",)),
    Family("A Condition by its name", "this_card", ["this Condition"], "this Condition", types=("Condition",)),
    # ---- how a card is played
    Family("A Condition on the table", "ability", ["(play | plays) on [the] table"], "play on the table"),
    Family(
        "Who uses an Artifact, by name",
        "ability",
        [
            "User [:] {NAME}",
            "{NAME} may use this",
            "(used by | usable by | may be used by) {NAME}",
        ],
        "User: a Character named {NAME}",
        types=("Artifact",),
    ),
    Family(
        "A Trait that the User gets",
        "effect",
        ["[the] User (gains | gets | has) {TRAIT}"],
        "the User has +1 {TRAIT}",
        types=("Artifact",),
        asks=GAINED,
    ),
    # ---- what must be so
    Family("One of yours, after others", "had", ["(a | an | at least one) {such_card} (<there>)"], "a(n) {such_card}"),
    Family(
        "So many of yours, after others",
        "had",
        ["({INT} or more | at least {INT} | {INT} +) {such_cards} (<there>)"],
        "{INT} or more {such_cards}",
    ),
    Family("None of yours, after others", "had", ["no {such_card} (<there>)"], "no {such_card}"),
    Family(
        "Two things that you have",
        "every",
        ["you (have | control) {one:had} and {other:had}"],
        "you have {one} and you have {other}",
    ),
    Family(
        "Fewer points, and something that you have",
        "every",
        ["you have fewer points than (<any opp>) and {had}"],
        "an opponent has more points than you and you have {had}",
    ),
    Family(
        "Another of the same here",
        "condition",
        ["(another | one other | a second) {such_cards} [of yours] is (<here now>)"],
        "you have 1 or more other {such_cards} here",
        asks="Another of yours, or of anybody?",
    ),
    Family(
        "Another of a name here",
        "condition",
        ["(another | one other | a second) {NAME} [of yours] is (<here now>)"],
        "you have 1 or more other Characters named {NAME} here",
        asks="Another of yours, or of anybody?",
    ),
    Family(
        "Cards by their species alone",
        "kinds_of_cards",
        ["{SPECIES}"],
        "{SPECIES} Characters",
        asks="Is it any card of that species, or the card of that name?",
    ),
    # ---- places
    Family(
        "Where one of yours is",
        "what_it_lies_on",
        ["{a_card} where you (have | control) (a | an | at least one) {such_card}"],
        "{a_card} where you have a(n) {such_card}",
        types=("Condition",),
    ),
    Family(
        "Where several of yours are",
        "what_it_lies_on",
        ["{a_card} where you (have | control) (at least {INT} | {INT} or more | {INT} +) {such_cards}"],
        "{a_card} where you have {INT} or more {such_cards}",
        types=("Condition",),
    ),
    Family(
        "An era to go to",
        "destination",
        ["(a | any | any other | another) Spacetime [card] (in | in the era of | of) {ERA}"],
        "a Spacetime card in {ERA}",
    ),
    Family(
        "An era to go to, or a later one",
        "destination",
        [
            "(a | any | any other | another) Spacetime [card] (in | of) {ERA} or (later | after)",
            "(a | any | any other | another) Spacetime [card] no earlier than {ERA}",
        ],
        "a Spacetime card no earlier than {ERA}",
    ),
    Family(
        "An era to go to, or an earlier one",
        "destination",
        [
            "(a | any | any other | another) Spacetime [card] (in | of) {ERA} or (earlier | before)",
            "(a | any | any other | another) Spacetime [card] no later than {ERA}",
        ],
        "a Spacetime card no later than {ERA}",
    ),
    Family(
        "A location to go to",
        "destination",
        [
            "(a | any | any other | another) {LOCATION} [Spacetime [card]]",
            "(a | any | any other | another) Spacetime [card] (on | at | of) {LOCATION}",
        ],
        "a Spacetime card on {LOCATION}",
    ),
    Family(
        "What cannot come here",
        "effect",
        [
            "[all] {any_cards} (<no more>) (<travel> | come | go) (here | to this Spacetime [card])",
            "no {any_cards} (may | can) (<travel> | come | go) (here | to this Spacetime [card])",
        ],
        "{any_cards} cannot move here",
    ),
    Family(
        "What can neither come here nor go",
        "text",
        [
            "[all] {group_of_cards} (<no more>) (<travel>) (<both ways>) (here | this Spacetime [card])",
            "no {group_of_cards} (may | can) (<travel>) (<both ways>) (here | this Spacetime [card])",
            "[all] {group_of_cards} (<no more>) (enter or leave | leave or enter) this Spacetime [card]",
        ],
        "{group_of_cards} cannot move here. {group_of_cards} here cannot move",
    ),
    # ---- points that nobody scores
    Family(
        "Goals that nobody scores",
        "effect",
        [
            "points (<no more>) be scored (<here now>)",
            "no points (may | can) be scored (<here now>)",
            "Goals (<here now>) (<no more>) be (scored | Reached or Opposed | Opposed or Reached)",
            "no Goal (<here now>) (can | may) be (scored | Reached or Opposed | Opposed or Reached)",
            "nobody (can | may) score [points] (<here now>)",
        ],
        "Goals here cannot be scored",
    ),
    Family(
        "Goals that nobody scores for a time",
        "doing",
        [
            "points (<no more>) be scored (at | from) a Spacetime card [of your choice] (<round long>)",
        ],
        "choose a Spacetime card, then keep all Goals at that Spacetime card from being scored "
        "until your next turn starts",
    ),
    Family(
        "Goals here that nobody scores for a time",
        "deed",
        ["[play on a Spacetime card .] points (<no more>) be scored (<here now>) (<round long>)"],
        "keep all Goals here from being scored until your next turn starts",
        types=("Bang!",),
    ),
    Family(
        "One Goal that nobody scores for a time",
        "deed",
        [
            "{chosen_cards} (<no more>) be (scored | Reached or Opposed | Opposed or Reached) (<round long>)",
            "choose {chosen_cards} [.] it (<no more>) be (scored | Reached or Opposed) (<round long>)",
        ],
        "keep {chosen_cards} from being scored until your next turn starts",
    ),
    # ---- the card itself, before it happens
    Family(
        "The card itself that is about to be destroyed",
        "moment",
        ["(<this one>) (would be | is about to be | is being) destroyed"],
        "this card being destroyed",
    ),
    Family(
        "The card itself that is about to be kidnapped",
        "moment",
        ["(<this one>) (would be | is about to be | is being) kidnapped"],
        "this card being kidnapped",
    ),
    Family(
        "The bearer that is about to be destroyed",
        "moment",
        ["(that Character | [the] host | the (affected | attached) Character) (would be | is about to be) destroyed"],
        "that Character being destroyed",
        types=("Condition",),
    ),
    Family(
        "The bearer that is about to be kidnapped",
        "moment",
        ["(that Character | [the] host | the (affected | attached) Character) (would be | is about to be) kidnapped"],
        "that Character being kidnapped",
        types=("Condition",),
    ),
    Family(
        "What may happen instead, with its word before",
        "ability",
        [
            "(when | if | whenever) {moment} [you may] instead {deeds}",
            "(when | if | whenever) {moment} {deeds} instead",
        ],
        "Response to {moment}: {deeds} to prevent it",
    ),
    Family(
        "What may happen instead once a game",
        "ability",
        [
            "(<once a game>) (when | if | whenever) {moment} [you may] instead {deeds}",
            "(<once a game>) (when | if | whenever) {moment} [you may] {deeds} instead",
        ],
        "Response to {moment}, once per game: {deeds} to prevent it",
    ),
    Family(
        "What may happen instead once a turn",
        "ability",
        [
            "(<once a turn>) (when | if | whenever) {moment} [you may] instead {deeds}",
            "(<once a turn>) (when | if | whenever) {moment} [you may] {deeds} instead",
        ],
        "Response to {moment}, once per turn: {deeds} to prevent it",
    ),
    # ---- the player who did it
    Family(
        "What a player does who did something",
        "deed",
        ["(that (player | opponent) | they) [must] {theirs}"],
        "make that player {theirs}",
    ),
    Family(
        "What a player does whose card it is",
        "deed",
        ["its (owner | player | controller) [must] {theirs}"],
        "make that player {theirs}",
        asks="Is that the player who did it?",
    ),
    Family(
        "A card called off, and what its player does",
        "ability",
        [
            "(<call off>) (a | an | any | one) {such_card} [.] [and] <they must> {theirs}",
        ],
        "Response to a(n) {such_card} being played: cancel it and make that player {theirs}",
        types=("Bang!",),
    ),
    Family(
        "A card of others called off, and what its player does",
        "ability",
        [
            "(<call off>) (an opposing | an opponent's) {such_card} [.] [and] <they must> {theirs}",
        ],
        "Response to an opposing {such_card} being played: cancel it and make that player {theirs}",
        types=("Bang!",),
    ),
    Family(
        "Another version in its place",
        "deed",
        [
            "(replace | swap) (him | her | it | <this one>) (with | for) [another version of] {NAME} from your hand",
        ],
        "swap this Character for {NAME} from your hand at no Cost",
        types=("TARDIS Character", "Ally", "Enemy"),
    ),
    # ---- attempts that are heard
    Family(
        "Your attempts",
        "event",
        [
            "you (attempt | try) to (Reach or Oppose | Oppose or Reach) a Goal (<here now>)",
            "you make an attempt (<here now>)",
        ],
        "you make an attempt here",
    ),
    Family(
        "Attempts of others",
        "event",
        [
            "(<any opp>) (attempts | tries) to (Reach or Oppose | Oppose or Reach) a Goal (<here now>)",
            "(<any opp>) makes an attempt (<here now>)",
        ],
        "an opponent makes an attempt here",
    ),
    # ---- requirements in a row
    Family("A condition in a row", "demand", ["{condition}"], "{condition}"),
    Family(
        "Somebody by name, required",
        "demand",
        ["{NAME} [here]"],
        "at least one Character named {NAME}",
    ),
    Family("None of theirs, required", "demand", ["no opposing {such_card}"], "no opponent has a(n) {such_card}"),
    Family("A Trait by its number, required", "demand", ["{TRAIT} {INT} [+ | or more]"], "at least {INT} {TRAIT}"),
    Family("One thing that is required", "requirement", ["{demand}"], "{demand}"),
    Family(
        "Two things that are required",
        "demands",
        ["{one:demand} and {other:demand}"],
        "{one} and {other}",
    ),
    Family(
        "Three things that are required",
        "demands",
        ["{one:demand} {two:demand} and {three:demand}"],
        "{one} and {two} and {three}",
    ),
    Family("All of several things that are required", "requirement", ["{demands}"], "{demands}"),
    Family(
        "One way or another",
        "requirement",
        [
            "[either] {one:demand} or {other:demand}",
            "[either] {one:demands} or {other:demand}",
            "[either] {one:demand} or {other:demands}",
        ],
        "{one}. Or: {other}",
    ),
    # ---- hands
    Family(
        "A card of another's hand, at random",
        "deed",
        [
            "look at (a | one | 1) random card (in | from | of) (<opp's> | <their cards>)",
            "look at (a | one | 1) random card (in | from | of) <opp's> hand",
            "look at (a | one | 1) card at random (in | from | of) <opp's> hand",
        ],
        "reveal a random card from an opponent's hand",
        asks="Do all players see the card?",
    ),
    # ---- neither fighting nor moved, alone
    *[
        Family(
            f"What cannot {harm}, in other words",
            "effect",
            [f"{{any_cards}} (<no more>) {pattern}"],
            f"{{any_cards}} cannot {harm}",
        )
        for pattern, harm in HARMS[3:]
    ],
    # ---- frozen
    Family(
        "Frozen for the rest of a turn, as every frozen card is",
        "deed",
        [
            "freeze {chosen_cards} (<turn long>)",
            "{chosen_cards} (is | are | becomes | become) frozen (<turn long>)",
        ],
        "freeze {chosen_cards}",
    ),
)

__all__ = ["DESIGNS", "GAINED", "PARTS_OF_DESIGNS"]
