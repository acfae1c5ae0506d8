"""A measuring rod: a card game on flat ints, written for speed, that does about a big game's work at each decision.

Speeds are reported as ratios to it, taken on the same machine in the same run, so that they can be compared
from one machine to the next. It is not a game anyone would play: 127 cards, four seats, six places, eleven
kinds of action, triggers, bonuses, hidden hands, an agenda of what is still to be done. Its rules never change.
"""

from typing import Final

CARDS: Final = 127
SEATS: Final = 4
PLACES: Final = 6
CROWD: Final = 6  # units that fit in a place
TURNS: Final = 200
GOAL: Final = 30

UNIT, TRICK, RELIC = 0, 1, 2  # kinds of card
TURN, CLOSE, FIGHT, LAND, ACT, DROP, AIM, GUARD, REACT = range(9)  # what may be to do; from ACT on, somebody is asked
PASS, DRAW, EARN, DEPLOY, KEEP, CAST, WALK, STRIKE, DROPS, AIMS, GUARDS = range(11)  # an option: verb, card, other

KIND: Final[list[int]] = [(UNIT, UNIT, TRICK, UNIT, RELIC, UNIT, TRICK, UNIT)[card % 8] for card in range(CARDS)]
PRICE: Final[list[int]] = [card * 5 % 4 for card in range(CARDS)]
MIGHT: Final[list[int]] = [1 + card * 7 % 4 for card in range(CARDS)]
TOUGH: Final[list[int]] = [2 + card * 11 % 4 for card in range(CARDS)]
COLOUR: Final[list[int]] = [card * 3 % 5 for card in range(CARDS)]
GIFT: Final[list[int]] = [card // 8 % 6 for card in range(CARDS)]  # 0 none, 1 draw, 2 wound, 3 toll, 4 gold, 5 answer

Frame = tuple[int, int, int, int]  # what is to do, by whom, and two numbers


def stir(luck: int) -> int:
    """The next number of a cheap sequence."""
    return (luck * 1103515245 + 12345) & 0x7FFFFFFF


class Rod:
    """The whole state, plain ints and lists of them."""

    __slots__ = (
        "agenda", "cast", "deck", "gold", "hands", "hurt", "luck", "over", "owner", "points", "relics", "spent",
        "tired", "turn", "units", "where",
    )  # fmt: skip

    def __init__(self, seed: int) -> None:
        """Deal; a negative seed leaves the table empty, to be filled by `copy`."""
        self.where: list[int] = [-1] * CARDS
        self.owner: list[int] = [-1] * CARDS
        self.tired: list[int] = [0] * CARDS
        self.hurt: list[int] = [0] * CARDS
        self.units: list[list[int]] = [[] for _ in range(PLACES)]
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]
        self.relics: list[list[int]] = [[] for _ in range(SEATS)]
        self.deck: list[int] = list(range(CARDS))
        self.spent: list[int] = []
        self.gold: list[int] = [3] * SEATS
        self.points: list[int] = [0] * SEATS
        self.agenda: list[Frame] = [(TURN, 0, 0, 0)]
        self.turn = 0
        self.cast = 0
        self.over = False
        self.luck = stir(seed)
        if seed >= 0:
            self.shuffle(self.deck)
            for seat in range(SEATS):
                for _ in range(5):
                    self.draw(seat)
            self.run()

    def copy(self) -> "Rod":
        """A table that goes its own way."""
        twin = Rod(-1)
        twin.where, twin.owner, twin.tired, twin.hurt = self.where[:], self.owner[:], self.tired[:], self.hurt[:]
        twin.units = [cards[:] for cards in self.units]
        twin.hands = [cards[:] for cards in self.hands]
        twin.relics = [cards[:] for cards in self.relics]
        twin.deck, twin.spent, twin.agenda = self.deck[:], self.spent[:], self.agenda[:]
        twin.gold, twin.points = self.gold[:], self.points[:]
        twin.turn, twin.cast, twin.over, twin.luck = self.turn, self.cast, self.over, self.luck
        return twin

    # ---- verbs

    def shuffle(self, cards: list[int]) -> None:
        """Put cards in any order."""
        luck = self.luck
        for last in range(len(cards) - 1, 0, -1):
            luck = stir(luck)
            at = (luck >> 8) % (last + 1)
            cards[last], cards[at] = cards[at], cards[last]
        self.luck = luck

    def draw(self, seat: int) -> None:
        """One card; the spent ones come back once, then the game is over."""
        if not self.deck:
            if self.cast or not self.spent:
                self.over = True
                return
            self.cast = 1
            self.deck, self.spent = self.spent, self.deck
            self.shuffle(self.deck)
        self.hands[seat].append(self.deck.pop())

    def might(self, card: int) -> int:
        """What a unit strikes for, its owner's relics of its colour included."""
        might = MIGHT[card]
        colour = COLOUR[card]
        for relic in self.relics[self.owner[card]]:
            if COLOUR[relic] == colour:
                might += 1
        return might

    def wound(self, card: int, wounds: int, by: int) -> None:
        """Hurt a unit; one that falls is a point for the seat that did it, and pays the seats that listen."""
        self.hurt[card] += wounds
        if self.hurt[card] < TOUGH[card]:
            return
        self.units[self.where[card]].remove(card)
        self.where[card] = -1
        self.hurt[card] = self.tired[card] = 0
        self.spent.append(card)
        self.points[by] += 1
        for seat in range(SEATS):
            for relic in self.relics[seat]:
                if GIFT[relic] == 2:
                    self.gold[seat] += 1

    def give(self, gift: int, seat: int, card: int) -> None:
        """Do what a card is good for."""
        if gift == 1:
            self.draw(seat)
        elif gift == 2:
            if self.foes(seat):
                self.agenda.append((AIM, seat, 2, card))
        elif gift == 3:
            for other in range(SEATS):
                if other != seat and self.hands[other]:
                    self.agenda.append((DROP, other, 1, 0))
        elif gift == 4:
            self.gold[seat] += 2

    def foes(self, seat: int) -> int:
        """How many units belong to others."""
        foes = 0
        for here in self.units:
            for unit in here:
                if self.owner[unit] != seat:
                    foes += 1
        return foes

    # ---- the agenda

    def run(self) -> None:
        """Do what needs no answer, until somebody is asked or the game is over."""
        agenda = self.agenda
        while not self.over:
            what, seat, first, second = agenda[-1]
            if what >= ACT:
                return
            agenda.pop()
            if what == TURN:
                self.open(seat)
            elif what == CLOSE:
                self.close(seat)
            elif what == FIGHT:
                self.fight(first, second)
            else:
                self.spent.append(first)
                self.give(GIFT[first], seat, first)

    def open(self, seat: int) -> None:
        """A turn: income, a point for each place held, a card, three actions."""
        self.gold[seat] += 1
        for relic in self.relics[seat]:
            if GIFT[relic] == 1:
                self.gold[seat] += 1
        for here in self.units:
            might = [0] * SEATS
            for unit in here:
                might[self.owner[unit]] += self.might(unit)
                if self.owner[unit] == seat:
                    self.tired[unit] = 0
            best = True
            for other in range(SEATS):
                if other != seat and might[other] >= might[seat]:
                    best = False
            if best:
                self.points[seat] += 1
        if self.points[seat] >= GOAL:
            self.over = True
            return
        self.agenda.append((CLOSE, seat, 0, 0))
        self.draw(seat)
        self.agenda.append((ACT, seat, 3, 0))

    def close(self, seat: int) -> None:
        """The next seat's turn, after too full a hand was cut down."""
        self.turn += 1
        if self.turn >= TURNS:
            self.over = True
        self.agenda.append((TURN, (seat + 1) % SEATS, 0, 0))
        spare = len(self.hands[seat]) - 7
        if spare > 0:
            self.agenda.append((DROP, seat, spare, 0))

    def fight(self, one: int, other: int) -> None:
        """Both strike at once, if both are still there."""
        if self.where[one] >= 0 and self.where[other] >= 0:
            here, there = self.might(one), self.might(other)
            self.wound(other, here, self.owner[one])
            self.wound(one, there, self.owner[other])

    # ---- what may be answered

    def options(self) -> list[int]:
        """All that the seat on top of the agenda may answer."""
        what, seat, _, second = self.agenda[-1]
        if what == ACT:
            return self.acts(seat)
        out: list[int] = []
        if what == DROP:
            for card in self.hands[seat]:
                out.append(DROPS << 14 | card << 7)
        elif what == AIM:
            for here in self.units:
                for unit in here:
                    if self.owner[unit] != seat:
                        out.append(AIMS << 14 | unit << 7)
        elif what == GUARD:
            out.append(PASS << 14)
            for unit in self.units[self.where[second]]:
                if unit != second and self.owner[unit] == seat and not self.tired[unit]:
                    out.append(GUARDS << 14 | unit << 7)
        else:
            out.append(PASS << 14)
            gold = self.gold[seat]
            for card in self.hands[seat]:
                if KIND[card] == TRICK and GIFT[card] == 5 and PRICE[card] <= gold:
                    out.append(CAST << 14 | card << 7)
        return out

    def acts(self, seat: int) -> list[int]:
        """The options of an action: from the hand, then on the table."""
        out = [PASS << 14, DRAW << 14, EARN << 14]
        units, owner, gold = self.units, self.owner, self.gold[seat]
        for card in self.hands[seat]:
            if PRICE[card] <= gold:
                kind = KIND[card]
                if kind == UNIT:
                    for place in range(PLACES):
                        if len(units[place]) < CROWD:
                            out.append(DEPLOY << 14 | card << 7 | place)
                elif kind == RELIC:
                    if len(self.relics[seat]) < 4:
                        out.append(KEEP << 14 | card << 7)
                elif GIFT[card] != 5:
                    out.append(CAST << 14 | card << 7)
        for place in range(PLACES):
            here = units[place]
            for unit in here:
                if owner[unit] == seat and not self.tired[unit]:
                    for to in ((place + 1) % PLACES, (place + 5) % PLACES):
                        if len(units[to]) < CROWD:
                            out.append(WALK << 14 | unit << 7 | to)
                    for foe in here:
                        if owner[foe] != seat:
                            out.append(STRIKE << 14 | unit << 7 | foe)
        return out

    # ---- what an answer does

    def play(self, option: int) -> None:
        """Answer, in place."""
        what, seat, first, second = self.agenda.pop()
        verb, card, other = option >> 14, option >> 7 & 127, option & 127
        if what == ACT:
            if verb != PASS:
                if first > 1:
                    self.agenda.append((ACT, seat, first - 1, 0))
                self.act(seat, verb, card, other)
        elif what == DROP:
            self.hands[seat].remove(card)
            self.spent.append(card)
            if first > 1:
                self.agenda.append((DROP, seat, first - 1, 0))
        elif what == AIM:
            self.wound(card, first, seat)
        elif verb == GUARDS:
            self.tired[card] = 1
            self.agenda[-1] = (FIGHT, second, first, card)
        elif verb == CAST:
            self.cancel(seat, card, first)
        self.run()

    def act(self, seat: int, verb: int, card: int, other: int) -> None:
        """One of the three actions of a turn."""
        if verb == DRAW:
            self.draw(seat)
        elif verb == EARN:
            self.gold[seat] += 1
        elif verb == WALK:
            self.units[self.where[card]].remove(card)
            self.units[other].append(card)
            self.where[card] = other
            self.tired[card] = 1
        elif verb == STRIKE:
            self.tired[card] = 1
            self.agenda.append((FIGHT, seat, card, other))
            self.agenda.append((GUARD, self.owner[other], card, other))
        else:
            self.put(seat, verb, card, other)

    def put(self, seat: int, verb: int, card: int, place: int) -> None:
        """Play a card from the hand."""
        self.hands[seat].remove(card)
        self.gold[seat] -= PRICE[card]
        self.owner[card] = seat
        if verb == DEPLOY:
            self.units[place].append(card)
            self.where[card] = place
            self.tired[card] = 1
            self.give(GIFT[card], seat, card)
        elif verb == KEEP:
            self.relics[seat].append(card)
        else:
            self.agenda.append((LAND, seat, card, 0))
            for step in range(1, SEATS):
                rival = (seat + step) % SEATS
                if self.hands[rival]:
                    self.agenda.append((REACT, rival, card, seat))

    def cancel(self, seat: int, card: int, trick: int) -> None:
        """Answer a trick: it goes with no effect, and nobody else is asked."""
        self.hands[seat].remove(card)
        self.gold[seat] -= PRICE[card]
        self.spent.append(card)
        while self.agenda[-1][0] == REACT:
            self.agenda.pop()
        self.agenda.pop()
        self.spent.append(trick)

    # ---- what a seat knows

    def observe(self, seat: int) -> list[int]:
        """All that a seat knows, as one flat list."""
        out = [self.turn, len(self.deck), self.agenda[-1][0], self.agenda[-1][1], *self.gold, *self.points]
        out += [len(hand) for hand in self.hands]
        out += self.hands[seat]
        for here in self.units:
            out.append(-1)
            for unit in here:
                out += (unit, self.owner[unit], self.tired[unit], self.hurt[unit])
        for relics in self.relics:
            out.append(-1)
            out += relics
        out += self.spent
        return out

    def imagine(self, seat: int, luck: int) -> "Rod":
        """A copy in which all that the seat cannot see is dealt anew."""
        twin = self.copy()
        twin.luck = stir(luck)
        pool = twin.deck
        for other in range(SEATS):
            if other != seat:
                pool += twin.hands[other]
        twin.shuffle(pool)
        for other in range(SEATS):
            if other != seat:
                held = len(twin.hands[other])
                twin.hands[other] = pool[len(pool) - held :]
                del pool[len(pool) - held :]
        return twin
