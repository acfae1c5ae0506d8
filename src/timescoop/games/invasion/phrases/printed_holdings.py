"""How designers word what players hold, see, give and buy: hands, the discard pile, the Reserve and its price."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion.buying import CARD_PRICE
from timescoop.games.invasion.phrases.printed_locations import DEFENDED, PLACES
from timescoop.language import Family

PARTS_OF_HOLDINGS: Final = {
    "the one attacked": "the defender's | the defending player's | this Location's owner's | the Location's owner's",
    "the one attacking": "the attacker's | the attacking player's | this attack's owner's",
    "cards of theirs": "{INT:INT} (card | cards) | {INT:INT} of their cards | {INT:INT} of (the | its) cards",
    "choose away": (
        "[.] [and] [then] (choose | pick | select) (<cards of theirs>) [from it | in it | there] (for them to discard "
        "| to discard | [.] [and] [then] (discard (it | them) | they [must] discard (it | them) | that player discards "
        "(it | them) | (which | that) they [must] discard | to be discarded)) | [.] [and] [then] discard "
        "({INT:INT} (of their cards | of (the | its) cards) [of your choice] | {INT:INT} (card | cards) (from it | of "
        "your choice [from it]))"
    ),
    "for nothing": (
        "(this | it | that | looking | doing so | using it | doing this) (does not | doesn't) (count as | use | take | "
        "cost | use up) (an action | any action | one of your actions) | (this | it | that) is not an action | "
        "this is free"
    ),
}
BY_CHANCE: Final = "Chosen at random? If the other player chooses, say: gives you a card."

RIVALS: Final = (
    Family(
        "So much that somebody has",
        "condition",
        ["{rival} (<has>) (<so many>) {holding}"],
        "{rival} has {INT} or more {holding}",
    ),
    Family(
        "Anything that somebody has",
        "condition",
        ["{rival} (<has>) (a | any | some | at least one) {holding}"],
        "{rival} has {INT} or more {holding}",
        fill=(("INT", 1),),
    ),
    Family(
        "So little that somebody has",
        "condition",
        ["{rival} (<has>) (<so few>) {holding}"],
        "{rival} has {INT} or fewer {holding}",
    ),
    Family(
        "Nothing that somebody has",
        "condition",
        ["{rival} (<has>) no {holding}", "{rival} (does not | doesn't) (<have>) (a | any) {holding}"],
        "{rival} has no {holding}",
    ),
    Family(
        "An empty hand",
        "condition",
        ["{rival} (<has>) an empty hand", "{rival}'s hand is empty"],
        "{rival} has no cards in hand",
    ),
    *[
        Family(
            "A hand swapped with the one in the conflict",
            "deed",
            [
                f"(swap | exchange | trade) [your] (hand | hands) with (the {who} | the {doing} player | {strict})",
                f"(swap | exchange | trade) [your] hand with (<{whose}>) hand",
            ],
            f"{strict} swaps hands with you",
            types=types,
        )
        for who, doing, whose, strict, types in (
            ("defender", "defending", "the one attacked", "this Location's owner", ("enemy",)),
            ("attacker", "attacking", "the one attacking", "this attack's owner", DEFENDED),
        )
    ],
    *[
        Family(
            "A card of the one in the conflict, where it is not said how it is chosen",
            "deed",
            [f"(take | steal) {{INT}} (card | cards) (from | out of) (<{whose}>) hand"],
            f"{strict} gives you {{INT}} card(s) at random from their hand",
            types=types,
            asks=BY_CHANCE,
        )
        for whose, strict, types in (
            ("the one attacked", "this Location's owner", ("enemy",)),
            ("the one attacking", "this attack's owner", DEFENDED),
        )
    ],
)

OF_HANDS: Final = (
    *[
        Family(
            "A hand looked at, out of which you discard",
            "deed",
            [
                f"look at (<{owner}>) hand (<choose away>)",
                f"choose {{INT}} (card | cards) (from | in | out of) (<{owner}>) hand [.] [and] discard (it | them)",
            ],
            f"{strict} discards {{INT}} card(s) of your choice from their hand",
            types=types,
        )
        for owner, strict, types in (
            ("the one attacked", "this Location's owner", ("enemy",)),
            ("the one attacking", "this attack's owner", DEFENDED),
            ("his", "another player of your choice", ()),
        )
    ],
    *[
        Family(
            "A card of that hand, or of your own: the author is asked",
            "course",
            [f"look at (<{owner}>) hand (and | then | and then) discard {{INT}} (card | cards)"],
            f"{strict} discards {{INT}} card(s) of your choice from their hand",
            types=types,
            alone=True,
        )
        for owner, strict, types in (
            ("the one attacked", "this Location's owner", ("enemy",)),
            ("the one attacking", "this attack's owner", DEFENDED),
        )
    ],
    Family(
        "A card given away",
        "deed",
        [
            (
                "(give | pass | hand) {INT} (card | cards) (from your hand | of your hand | in your hand) to "
                "(<one player> | any other player | one of the other players | any opponent) [of your choice]"
            ),
            "(give | pass | hand) (<one player>) {INT} (card | cards) from your hand",
        ],
        "another player of your choice takes {INT} card(s) that you give from your hand",
    ),
    Family(
        "A search of the discard pile, whose card is shown as it is anyway",
        "deed",
        [
            (
                "(search | look through) the discard pile for (<one such>) {what} [card] [.] [and] (reveal | show) it "
                "[to (everybody | everyone | all players | the other players)] [.] [and] (<takes up>) it [<into hand>]"
            ),
        ],
        "take a(n) {what} from the discard pile into your hand",
        alone=True,
    ),
    Family(
        "A card of the discard pile, however it is picked",
        "deed",
        ["(<fetch back>) target {what} [card] from the discard pile (<to my hand>)"],
        "take a(n) {what} from the discard pile into your hand",
    ),
    Family(
        "Another card of the discard pile than the one that says so",
        "deed",
        ["(<fetch back>) another [target] {what} [card] from the discard pile (<to my hand>)"],
        "take a(n) {what} from the discard pile into your hand",
        asks="May it be this card itself, if it lies there?",
    ),
)

OF_RESERVES: Final = (
    Family("Leave given for something more", "doing", ["you (may | can) also {course}"], "you may {course}"),
    Family(
        "What lies in the Reserve and is used once a turn, which is no action anyway",
        "text",
        ["<put down> . (<once only>) you (may | can) {course} . (<for nothing>)"],
        "this card stays face-up in your Reserve and uses no place there. When your turn starts, you may {course}",
        types=("support",),
        asks="At the start of your turn, and without a place in your Reserve?",
    ),
    Family(
        "The Reserve of anybody looked at",
        "deed",
        [
            "look at the Reserve of (any one player | any player | one player | a player | one other player)",
            "look at (any one player's | any player's | one player's | a player's) Reserve",
        ],
        "another player of your choice shows you their Reserve",
    ),
)

OF_PRICES: Final = tuple(
    [
        Family(
            "Cards bought for another price, by the price itself",
            "ability",
            [
                f"you (can | may) buy cards for {price} <tp> [each] [instead of {CARD_PRICE} [<tp>]]",
                f"cards [that] you buy cost [only] {price} <tp> [each] [instead of {CARD_PRICE} [<tp>]]",
                f"you pay [only] {price} <tp> [instead of {CARD_PRICE}] for (each | every) card [that] you buy",
            ],
            f"cards that you buy cost {CARD_PRICE - price} Time Point{'s' if CARD_PRICE - price > 1 else ''} less",
            types=(*PLACES, "support"),
        )
        for price in range(1, CARD_PRICE)
    ]
)

HOLDINGS: Final = (*RIVALS, *OF_HANDS, *OF_RESERVES, *OF_PRICES)

__all__ = ["HOLDINGS", "PARTS_OF_HOLDINGS"]
