"""The card pool of a deal: the printed values of each kind and what its text does, as lists by kind."""

from __future__ import annotations

from typing import Any, Final

from timescoop.kernel import ANY, CardRow, is_by_hand

START: Final = 0
LOCATION: Final = 1
DEFENDER: Final = 2
ENEMY: Final = 3
SUPPORT: Final = 4
END: Final = 5
TYPES: Final = ("starting location", "location", "defender", "enemy", "support", "end")

# Claims: what all may know of a card that lies face down.
IS_DEFENDER: Final = 1
IS_ENEMY: Final = 2

# Bonds: how the cards of one zone fit together.
OF_DIFFERENT_NAMES: Final = 1
MAY_LIE_TOGETHER: Final = 2

NONE: Final = -1
TWO_SEATS: Final = 2  # players for whom some rules differ (INV-2P-01 to -05)


class Pool:
    """The properties of all cards, one list for each property, indexed by kind; shared by its tables, never changed.

    The abilities in the cards' texts fill the lists that the `clear_` methods start.
    """

    def __init__(self, header: CardRow, rows: tuple[CardRow, ...]) -> None:
        """`header` holds title, components, end card, families and what two seats leave out; `rows` the cards."""
        self.header = header
        self.rows = rows
        self.count = count = len(rows)
        self.name: list[str] = [row["name"] for row in rows]
        self.type: list[int] = [TYPES.index(row["type"]) for row in rows]
        self.game_cards: list[int] = [kind for kind in range(count) if self.type[kind] not in (START, END)]
        self.locations = self.type.count(LOCATION)
        self.copies: list[int] = [row["copies"] for row in rows]
        self.by_hand: list[bool] = [is_by_hand(row) for row in rows]
        self.strength: list[int] = [row.get("strength", 0) for row in rows]
        self.victory_points: list[int] = [row.get("victory_points", 0) for row in rows]
        self.time_points: list[int] = [row.get("time_points", 0) for row in rows]
        self.start_value: list[int] = [row.get("start_value", 0) for row in rows]
        self.families: list[str] = list(header["families"])
        self.family: list[int] = [self.families.index(row["family"]) if "family" in row else NONE for row in rows]
        self.left_out: list[int] = [self.name.index(name) for name in header["two_seats"]["leave_out"]]
        components = header["components"]
        self.supply: int = components["time_points"]
        self.tardis_counters: int = components["tardis_counters"]
        self.dalek_counters: int = components["dalek_counters"]
        self.beneath: int = header["end_card"]["beneath"]
        self.fits: list[list[bool]] = [[]]
        self.pairs: list[list[list[bool]]] = [[]]
        self.clear_fight_texts(count)
        self.clear_other_texts(count)
        self.clear_texts_of_own_cards(count)
        self.clear_costs(count)

    def clear_fight_texts(self, count: int) -> None:
        """Empty the lists for what printed texts say of Time Points, attacks and changing sides."""
        self.earns: list[int] = [0] * count  # Time Points when revealed in a conflict
        self.steals: list[int] = [0] * count  # the same, from the Location's owner
        self.returns: list[bool] = [False] * count  # to hand, if here before the attack and the defence loses
        self.joins_all: list[bool] = [False] * count
        self.joins: list[tuple[int, ...]] = [()] * count  # families it may join
        self.seizes: list[int] = [NONE] * count  # family of a face-up attack that it may take over
        self.turns_other_than: list[int] = [
            NONE
        ] * count  # makes a Defender of the attacker's choice change sides, except this one
        self.turns: list[int] = [NONE] * count  # the Defender that it makes change sides
        self.beaten_by: list[int] = [NONE] * count  # the Defender that beats its attack outright
        self.beaten_without: list[int] = [NONE] * count  # the Defender without whom its attack is beaten outright

    def clear_other_texts(self, count: int) -> None:
        """Empty the lists for what printed texts say of traps and Supports."""
        self.trap: list[int] = [NONE] * count  # the Defender that is discarded with it
        self.trap_else: list[int] = [NONE] * count  # otherwise this Defender is discarded
        self.idle_else: list[bool] = [False] * count  # otherwise it adds nothing and cannot be a loss
        self.voids: list[bool] = [False] * count  # its Location scores for nobody
        self.stays: list[bool] = [False] * count  # face up in the Reserve
        self.uses_place: list[bool] = [False] * count
        self.widens: list[int] = [0] * count  # places it adds to the Reserve
        self.boost_price: list[int] = [0] * count  # Time Points for strength in your defence
        self.boost: list[int] = [0] * count
        self.retrieves: list[bool] = [False] * count  # brings the Defenders of a lost defence back
        self.deeds: list[tuple[int, ...]] = [()] * count  # effects of a Support when played, one for each sentence
        self.redraws: list[bool] = [False] * count  # draws at least as many cards as it takes from the hand

    def clear_texts_of_own_cards(self, count: int) -> None:
        """Empty the lists for what only cards that players write can say."""
        self.on_reveal: list[tuple[int, ...]] = [()] * count  # statements, when it is revealed in a conflict
        self.in_rules: set[tuple[int, int]] = set()  # by kind: statements that the rules themselves carry out
        self.waiting: set[int] = set()  # INV-AMB-191: statements about conflicts that wait until one is over
        self.on_defence: list[tuple[int, ...]] = [()] * count  # when the defence at its Location wins
        self.on_attack: list[tuple[int, ...]] = [()] * count  # when the attack at its Location wins
        self.on_fall: list[tuple[int, ...]] = [()] * count  # when this card is discarded in a conflict
        self.on_play: list[tuple[int, ...]] = [()] * count  # when this card is played
        self.on_attacked: list[tuple[int, ...]] = [()] * count  # when this Location is attacked
        self.on_defended: list[tuple[int, ...]] = [()] * count  # when its player places Defenders on this Location
        self.on_line_attacked: list[tuple[int, ...]] = [()] * count  # when a Location of its player is attacked
        self.on_my_attack: list[tuple[int, ...]] = [()] * count  # when its player attacks
        self.on_win: list[tuple[int, ...]] = [()] * count  # when its player wins a conflict
        self.on_loss: list[tuple[int, ...]] = [()] * count  # when its player loses one
        self.on_my_location: list[tuple[int, ...]] = [()] * count  # when its player plays a further Location
        self.on_my_support: list[tuple[int, ...]] = [()] * count  # when its player plays another Support
        self.on_their_support: list[tuple[int, ...]] = [()] * count  # when somebody else plays a Support
        self.on_start: list[tuple[int, ...]] = [()] * count  # when its player's turn starts
        self.on_end: list[tuple[int, ...]] = [()] * count  # when its player's turn ends
        self.hearing = False  # whether any card acts on an occasion
        self.lending = False  # whether any card gives strength that outlasts a conflict
        self.changes: list[tuple[Any, ...]] = [()] * count  # how it changes strengths, see `fighting.Change`
        self.changing = False  # whether any card does
        self.shuns_all: list[bool] = [False] * count  # may not lie with other Enemies
        self.shuns: list[tuple[int, ...]] = [()] * count  # families that an Enemy may not join although it joins others
        self.stands_alone: list[bool] = [False] * count  # may not lie with other Defenders
        self.shuns_defender: list[tuple[int, ...]] = [()] * count  # Defenders with whom a Defender may not lie
        self.leaves_soon: list[bool] = [False] * count  # stays in the Reserve until its player's turn ends
        self.leaves: list[bool] = [False] * count  # stays in the Reserve until its player's next turn
        self.shelters: list[bool] = [False] * count  # the Locations of its player cannot be attacked
        self.sheltered: list[bool] = [False] * count  # this Location cannot be attacked
        self.sheltering = False  # whether any card says so
        self.scores: list[tuple[tuple[int, int], ...]] = [()] * count  # at the end: points, for each of a thing
        self.scores_if: list[tuple[tuple[int, int], ...]] = [()] * count  # at the end: points, if something is so
        self.scoring = False  # whether any card does
        self.brings_points: list[float] = [0.0] * count  # what its text is likely to bring, for bots
        self.brings_cards: list[float] = [0.0] * count
        self.brings_strength: list[float] = [0.0] * count

    def clear_costs(self, count: int) -> None:
        """Empty the lists for costs, limits and other things that only cards that players write have."""
        self.showing = False  # whether a Defender or an Enemy acts when it is placed, or as turns start or end
        self.costs: list[int] = [0] * count  # Time Points to play it
        self.tolls: list[int] = [0] * count  # Time Points that others pay to attack this Location
        self.tolls_all: list[int] = [0] * count  # the same for all Locations of its player
        self.costing = False  # whether any card says so
        self.playable_if: list[tuple[tuple[int, bool], ...]] = [()] * count  # conditions, and whether they must be so
        self.kept_out: list[tuple[int, ...]] = [()] * count  # types of Enemies that cannot attack this Location
        self.room: list[int] = [NONE] * count  # how many Defenders this Location can have
        self.sheltered_if: list[tuple[int, ...]] = [()] * count  # conditions under which it cannot be attacked
        self.discount: list[int] = [0] * count  # Time Points that a card costs its player less
        self.discounting = False  # whether any card says so
        self.limiting = False  # whether any card may be played at some times or places only
        self.worth_more: list[int] = [0] * count  # Victory Points that the Location is worth more where it lies
        self.changing_worth = False  # whether any card says so
        self.saving = False  # whether any card keeps a Location from being attacked for a while

    def finish(self) -> None:
        """Work out claims and bonds, after all texts are registered."""
        kinds = range(self.count)
        self.fits = [
            [True] * self.count,
            [kind == DEFENDER for kind in self.type],
            [kind == ENEMY for kind in self.type],
        ]
        self.pairs = [
            [],
            [[self.may_defend_together(one, other) for other in kinds] for one in kinds],
            [[self.may_lie_together(one, other) for other in kinds] for one in kinds],
        ]
        assert ANY == 0, "the first claim and the first bond say nothing"

    def may_lie_together(self, one: int, other: int) -> bool:
        """INV-ENE-02: Enemies of one type may lie together, or if one may join the other; a Defender is left out."""
        if self.type[one] != ENEMY or self.type[other] != ENEMY:
            return True
        mine, theirs = self.family[one], self.family[other]
        if theirs in self.shuns[one] or mine in self.shuns[other]:
            return False  # INV-AMB-130
        if mine != theirs and (self.shuns_all[one] or self.shuns_all[other]):
            return False
        if mine == theirs or self.joins_all[one] or self.joins_all[other]:
            return True
        return theirs in self.joins[one] or mine in self.joins[other]

    def may_defend_together(self, one: int, other: int) -> bool:
        """INV-DEF-02: Defenders of one name may not, nor those whose texts say so (INV-AMB-130)."""
        if self.type[one] != DEFENDER or self.type[other] != DEFENDER:
            return one != other
        if self.stands_alone[one] or self.stands_alone[other]:
            return False
        return one != other and other not in self.shuns_defender[one] and one not in self.shuns_defender[other]

    def in_deck(self, seats: int) -> list[int]:
        """INV-SETUP-03: the game cards, one number a copy; with two seats some are left out (INV-2P-01)."""
        out = self.left_out if seats == TWO_SEATS else []
        return [
            kind
            for kind in range(self.count)
            if self.type[kind] not in (START, END) and kind not in out
            for _ in range(self.copies[kind])
        ]
