"""A match in this process between people at this terminal and bots: its answers, and undo."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from timescoop.bots import Bot, Rest
from timescoop.cli.choosing import Sitter
from timescoop.cli.ending import installed
from timescoop.documents import Record, RecordSeat, record_answers
from timescoop.kernel import NOTHING, WINDOW, Game, Table, Told, declined_by
from timescoop.language import DONE
from timescoop.wording import _

DICE_BYTES = 4


class Deal(NamedTuple):
    """How a match was dealt, so that it can be dealt again."""

    game: Game
    edition: str
    options: dict[str, str]
    seed: bytes
    given: bool  # whether a person named the seed
    cards: Any
    pool: str  # a hash of the card file, or empty
    start: Table | None = None  # where the match begins instead of at the deal

    def table(self, seats: int, *, facts: bool) -> Table:
        """The table as it was dealt."""
        if self.start is not None:
            table = self.start.copy()
            table.kept = [] if facts else None
            return table
        return self.game.deal(
            seats=seats, seed=self.seed, edition=self.edition, options=self.options, cards=self.cards, facts=facts
        )


class Moment(NamedTuple):
    """The table before a person answered, and how many answers stood then."""

    table: Table
    answers: int
    seat: int


class Sitting:
    """A match that is being played here."""

    def __init__(self, deal: Deal, sitters: Sequence[Sitter]) -> None:
        self.deal = deal
        self.game = deal.game
        self.sitters = list(sitters)
        self.names = [sitter.name for sitter in sitters]
        self.table = deal.table(len(self.names), facts=True)
        self.answers: list[tuple[int, int]] = []
        self.moments: list[Moment] = []
        self.every_window = False  # whether people are asked in all windows

    # ---- going on

    def person_asked(self) -> int:
        """Let bots answer, and what makes no difference, until a person is asked; NOTHING once the game is over."""
        while not self.table.over():
            seat = self.table.waiting()[0]
            settled = self.settled(seat)
            bot = self.sitters[seat].bot
            if settled != NOTHING:
                self.give(seat, settled)
            elif bot is not None:
                self.give(seat, self.choice_of(bot, seat))
            else:
                return seat
        return NOTHING

    def settled(self, seat: int) -> int:
        """The answer that goes without saying, or NOTHING.

        A window in which people are not usually asked is passed, unless they want to be asked in every one. Who plays
        alone against bots is not asked to pass a window in which nothing else can be done; where several share the
        screen each is asked all the same, for else the others would learn what is not in a hand. Nor is who plays alone
        asked for the only answer there is, if it declines something or can be taken back with the one before it.
        """
        alone = sum(sitter.bot is None for sitter in self.sitters) == 1 and self.sitters[seat].bot is None
        question = self.table.question_of(seat)
        options = self.table.options(seat)
        if question in WINDOW and self.sitters[seat].bot is None:
            passes, usual = WINDOW[question]
            if not (usual or self.every_window) or (alone and options == [passes]):
                return passes
        if alone and len(options) == 1 and (options[0] == declined_by(question) or self.leads_on(seat)):
            return options[0]
        return self.table.settled(seat)

    def leads_on(self, seat: int) -> bool:
        """Whether answers that leave no choice lead a seat to one that does, with nothing made known on the way.

        What it said before can then still be taken back.
        """
        after = self.table.copy()
        while not after.over() and after.waiting() == [seat] and after.fixed == self.table.fixed:
            options, settled = after.options(seat), after.settled(seat)
            if settled == NOTHING and len(options) > 1:
                return True
            after.play(seat, options[0] if settled == NOTHING else settled)
        return False

    def give(self, seat: int, option: int) -> None:
        """Give an answer to the table, and keep it for the record."""
        self.table.play(seat, option)
        self.answers.append((seat, option))

    def answer(self, seat: int, option: int) -> None:
        """A person's answer, which may be taken back while it has had no effect."""
        self.moments.append(Moment(self.table.copy(), len(self.answers), seat))
        self.give(seat, option)

    def answer_all(self, seat: int) -> bool:
        """Pick all that a seat may pick here, one after the other, then be done; whether that can be said here."""
        asked, others = self.table.question_of(seat), self.not_done(seat)
        trial = self.table.copy()
        if others:
            trial.play(seat, others[0])
        if not trial.picks:
            return False
        while others and self.table.question_of(seat) == asked:
            self.answer(seat, others[0])
            others = self.not_done(seat)
        if self.table.question_of(seat) == asked and DONE in self.table.options(seat):
            self.answer(seat, DONE)
        return True

    def not_done(self, seat: int) -> list[int]:
        """What a seat may answer besides that it is done."""
        return [option for option in self.table.options(seat) if option != DONE]

    def choice_of(self, bot: Bot, seat: int) -> int:
        """What a bot takes. It is shown an imagined table, never this one."""
        dice = self.dice(f"bot {seat}")
        return bot.choose_in_time(self.game, self.game.imagine(self.table, seat, dice), seat, dice)

    def move_of(self, bot: Bot, seat: int) -> list[str]:
        """The words of what a bot would answer in a row, as they can be typed in one line.

        Its move ends once it is done, somebody may respond to it, or something is revealed. All of it is imagined.
        """
        world = self.game.imagine(self.table, seat, self.dice(f"bot {seat}"))
        rest, fixed = Rest(world), world.fixed
        move: list[str] = []
        while not (move and (world.fixed != fixed or rest.reached(world, seat) or world.question_of(seat) in WINDOW)):
            dice = self.dice(f"bot {seat}")
            option = bot.choose_in_time(self.game, self.game.imagine(world, seat, dice), seat, dice)
            if option != DONE or not move:
                move.append(self.game.words(world, seat, option, self.names))
            world.play(seat, option)
            if option == DONE:
                break
        return move

    def dice(self, purpose: str) -> int:
        """Luck of this moment, apart from that of the table."""
        text = f"{purpose} {len(self.answers)}".encode()
        return int.from_bytes(hashlib.blake2b(text, key=self.deal.seed, digest_size=DICE_BYTES).digest(), "little")

    # ---- going back

    def why_no_way_back(self, seat: int) -> str:
        """Why a seat cannot take its last answer back; empty if it can."""
        if not self.moments or self.moments[-1].seat != seat:
            return _("you haven't made a move yet")
        moment = self.moments[-1]
        others = [who for who, _ in self.answers[moment.answers :] if who != seat]
        if others:
            return _("{name} has moved since").format(name=self.names[others[0]])
        if self.table.fixed != moment.table.fixed:
            return _("a card was drawn or shown since")
        return ""

    def take_back(self, seat: int) -> bool:
        """Take the last answer of a seat back, if it has had no effect; whether that was done."""
        if self.why_no_way_back(seat):
            return False
        moment = self.moments.pop()
        self.table = moment.table
        del self.answers[moment.answers :]
        return True

    # ---- what is told

    def told(self, seat: int, since: int) -> list[Told]:
        """The facts from a number on, as a seat may know them."""
        return self.table.told(seat, since)

    def facts(self) -> int:
        """How many things have happened."""
        return len(self.table.kept or [])

    def record(self) -> Record:
        """The match so far, seed and all: a match at one's own terminal keeps no secrets from its record."""
        fresh = self.deal.table(len(self.names), facts=False)
        record = record_answers(self.game, fresh, self.names, self.answers)
        seats = tuple(
            RecordSeat(sitter.name, "bot" if sitter.bot else "person", sitter.bot.key if sitter.bot else "")
            for sitter in self.sitters
        )
        return replace(
            record,
            edition=self.deal.edition,
            options=self.deal.options,
            seats=seats,
            seed=self.deal.seed,
            unsealed=self.deal.given,
            cards=self.deal.pool,
            engine=installed(),
        )
