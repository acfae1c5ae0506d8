"""`timescoop play`: the dialogue between a table and the people at this terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from timescoop.catalogue import BOTS
from timescoop.cli.choosing import cards_of, game_of, options_of, seated, seed_of, sitters_of
from timescoop.cli.ending import FAILED, FINE, told_to_end, undisturbed
from timescoop.cli.screen.helping import help_lines
from timescoop.cli.screen.saving import check_place, saved_text, would_replace
from timescoop.cli.screen.sight import sight
from timescoop.cli.screen.speaker import PlainSpeaker, Speaker, painted_speaker
from timescoop.cli.sitting import Deal, Sitting
from timescoop.documents import clauses_of, digest_of, file_text, first_meant, on_offer, pieces_of, write_record
from timescoop.kernel import NOTHING, QUESTION_CLAUSE, SHOWN_FIRST
from timescoop.language import DONE
from timescoop.wording import TableText, TextLine, _, plain

LOG_LINES = 20
HINT = "lookahead"
USUAL_SEATS = ("you,lookahead,greedy", "you")  # with others, and alone


def play_game(  # noqa: PLR0913 - as many as the command has
    key: str, edition: str | None, seats: str | None, seed: str | None, options: Sequence[str], cards: Path | None,
    *, plain: bool, save: Path | None, overwrite: bool = False,
) -> int:  # fmt: skip
    """Play a game to its end, or until the player leaves or the terminal is closed; the record is saved in any case."""
    game = game_of(key)
    printing, pool = cards_of(cards, game, edition)
    chosen = game.edition(printing)
    sitters = seated(chosen, sitters_of(seats or USUAL_SEATS[chosen.most_players == 1], game))
    deal = Deal(
        game=game,
        edition=chosen.key,
        options=game.settle_options(chosen, options_of(options)),
        seed=seed_of(seed),
        given=seed is not None,
        cards=pool,
        pool=digest_of(file_text(cards)) if cards else "",
    )
    if save is not None:
        check_place(save := save.expanduser(), _("the record"), overwrite=overwrite)
    sitting = Sitting(deal, sitters)
    speaker = PlainSpeaker(sys.stdin, sys.stdout) if plain else painted_speaker()
    if cards:
        speaker.say(_("You play with the cards of {file}.").format(file=cards.name))
    note = _(chosen.note.get(len(sitters), ""))
    if note:
        speaker.say(f"{note[:1].upper()}{note[1:]}.")
    conversation = Conversation(sitting, speaker)
    saved = True
    try:
        with told_to_end():
            conversation.run()
    finally:
        if save is not None:
            with undisturbed():
                saved = conversation.save(save, last=True)
    return FINE if saved else FAILED


class Conversation:
    """One match between its people, the bots and a speaker."""

    def __init__(self, sitting: Sitting, speaker: Speaker) -> None:
        self.sitting = sitting
        self.speaker = speaker
        self.people = [seat for seat, sitter in enumerate(sitting.sitters) if sitter.bot is None]
        self.told = dict.fromkeys(range(len(sitting.names) + 1), 0)  # seat -> how many facts it has been told
        self.here = self.people[0] if len(self.people) == 1 else NOTHING  # who sits before the screen
        self.drawn: tuple[int, ...] = ()  # the moment at which the table was shown last
        self.places: set[Path] = set()  # files that may be written over
        self.stage: list[TextLine] = []  # and what was going on in the middle of it

    # ---- the course of the match

    def run(self) -> bool:
        """Play until the game is over or somebody leaves; whether it came to its end."""
        while (seat := self.come_to_question()) != NOTHING:
            if not self.listen(seat):
                self.speaker.say(_("You left the game."))
                return False
        return True

    def come_to_question(self) -> int:
        """Let the bots play, then show what happened and what is asked, or the result.

        Returns:
            The seat that is asked; NOTHING if the game is over.
        """
        seat = self.sitting.person_asked()
        if seat != NOTHING:
            self.hand_over(seat)
            self.tell(seat)
            self.show(seat)
            return seat
        last = self.here if self.here != NOTHING else len(self.sitting.names)
        self.tell(last)
        told = self.sight(last)
        self.speaker.show([*told.table(), *told.result()], told.faces)
        return NOTHING

    def hand_over(self, seat: int) -> None:
        """Where several people share the screen, the next one is called, and sees nothing of the one before."""
        if seat != self.here and len(self.people) > 1:
            self.speaker.hand_over(self.sitting.names[seat])
            self.drawn = ()
        self.here = seat

    def tell(self, seat: int) -> None:
        """What has happened since this reader was last told."""
        facts = self.sitting.told(seat, self.told[seat])
        if facts and facts[-1][0] in SHOWN_FIRST and facts[-1][1] == seat and not self.sitting.table.over():
            facts.pop()  # the question names the card, and the next sentence says where it went
        self.told[seat] += len(facts)
        for line in self.sight(seat).log(facts):
            self.speaker.say(plain(line.body))

    def show(self, seat: int) -> None:
        """The table where it has changed for the reader, the hand, the question."""
        told = self.sight(seat)
        moment = self.speaker.moment(seat, told.view["turn_number"], self.sitting.facts())
        stage = list(told.stage())
        table = list(told.table()) if moment != self.drawn else stage if stage != self.stage else []
        self.drawn, self.stage = moment, stage
        self.speaker.show([*table, *told.hand(), *told.question()], told.faces)

    def sight(self, seat: int) -> TableText:
        """What a seat sees now."""
        return sight(self.sitting.game, self.sitting.table, seat, self.sitting.names)

    # ---- the people

    def listen(self, seat: int) -> bool:
        """Take lines until one of them is an answer or a step back; False if the reader leaves."""
        while True:
            line = self.speaker.ask()
            if line is None or line.casefold() in {"quit", "exit", "q"}:
                return False
            if not line:
                continue
            option = self.meant(seat, line)
            if option != NOTHING:
                self.sitting.answer(seat, option)
                return True
            if move := self.whole_move(seat, line):
                for each in move:
                    self.sitting.answer(seat, each)
                return True
            if self.command(seat, line):
                return True

    def meant(self, seat: int, line: str) -> int:
        """The option that a line means: its number in the list, its words, or their beginning."""
        known = line.split(maxsplit=1)[0].casefold() in COMMANDS
        options = self.sight(seat).meant(line, begun=not known)
        return options[0] if len(options) == 1 else NOTHING

    def whole_move(self, seat: int, line: str) -> list[int]:
        """The answers of a move in one line, such as "defend Gallifrey, The Doctor"; empty if it is none.

        Each is tried on a copy of the table. No answer may follow one that reveals something, or asks somebody else.
        """
        pieces, table, move = pieces_of(line), self.sitting.table.copy(), []
        if len(pieces) == 1:
            return []
        while pieces:
            if table.waiting() != [seat] or table.fixed != self.sitting.table.fixed:
                return []
            option, used = first_meant(on_offer(self.sitting.game, table, seat, self.sitting.names), pieces)
            if option == NOTHING:
                return []
            table.play(seat, option)
            move.append(option)
            pieces = pieces[used + 1 :]  # the joint behind an answer goes with it
        if table.picks and table.waiting() == [seat] and DONE in table.options(seat):
            move.append(DONE)
        return move

    def command(self, seat: int, line: str) -> bool:
        """Do what a line asks for; True if the question must be asked again."""
        word, _, rest = line.partition(" ")
        act = COMMANDS.get(word.casefold())
        if act is None:
            self.no_such_answer(seat, line)
            return False
        return bool(act(self, seat, rest.strip()))

    def no_such_answer(self, seat: int, line: str) -> None:
        """Why a line is no answer."""
        told = self.sight(seat)
        alike = told.meant(line)
        if len(alike) > 1:
            self.speaker.say(told.several(alike).text)
            return
        if line.isascii() and line.isdigit():
            self.speaker.say(_("Choose a number from 1 to {most}.").format(most=len(told.options)))
            return
        reason = self.sitting.game.why_not(self.sitting.table, seat, line, self.sitting.names)
        words = told.why_not(line, reason).text
        more = _("Type help for a list of commands.")
        self.speaker.say(f"{words} {more}" if reason is None else words)

    # ---- commands: each returns True if the question must be asked again

    def help(self, _seat: int, _rest: str) -> bool:
        """What can be typed."""
        for line in help_lines():
            self.speaker.say(line)
        return False

    def again(self, seat: int, _rest: str) -> bool:
        """The question once more, with its options."""
        told = self.sight(seat)
        self.speaker.show(told.question(), told.faces)
        return False

    def why(self, seat: int, rest: str) -> bool:
        """The rule behind the question, or why some words can't be chosen."""
        rest = rest.removeprefix("not ").strip()
        if not rest:
            self.rule(seat, QUESTION_CLAUSE[self.sitting.table.question_of(seat)])
            if explained := self.sight(seat).explained():
                self.speaker.say(explained)
        elif (option := self.meant(seat, rest)) != NOTHING:
            self.speaker.say(self.sight(seat).why_offered(option).text)
        else:
            self.no_such_answer(seat, rest)
        return False

    def rule(self, _seat: int, rest: str) -> bool:
        """A rule by its number."""
        clause = {number.casefold(): each for number, each in clauses_of(self.sitting.game.room).items()}.get(
            rest.casefold()
        )
        self.speaker.say(
            f"{clause.number}: {_(clause.text)}"
            if clause
            else _("There is no rule {name!r}. Search with: timescoop rules WORDS").format(name=rest)
        )
        return False

    def card(self, seat: int, rest: str) -> bool:
        """What is printed on a card, by its name or what stands below that; of a side of a board, by its rule."""
        wanted, told = rest.casefold(), self.sight(seat)
        called = [(face, (face["name"].casefold(), face["subtitle"].casefold())) for face in told.faces]
        faces = [face for face, names in called if wanted and any(name.startswith(wanted) for name in names)]
        exact = [face for face, names in called if wanted in names]
        for face in exact or faces[:5]:
            self.speaker.show(told.face_lines(face))
        if not faces:
            self.speaker.say(_("There is no card {name!r}.").format(name=rest))
        return False

    def all_of_them(self, seat: int, _rest: str) -> bool:
        """Everything that can be picked here, one after the other."""
        picked = self.sitting.answer_all(seat)
        if not picked:
            self.speaker.say(_("You can only choose one here."))
        return picked

    def hint(self, seat: int, _rest: str) -> bool:
        """What a bot would do, from what the reader may know: its whole move, as it can be typed."""
        bot = BOTS.get(HINT) or next(iter(BOTS.values()))
        self.speaker.say(_("The bot {bot!r} is thinking; this can take some seconds.").format(bot=_(bot.name)))
        words = ", ".join(self.sitting.move_of(bot, seat))
        self.speaker.say(_("The bot {bot!r} would choose: {words}.").format(bot=_(bot.name), words=words))
        return False

    def undo(self, seat: int, _rest: str) -> bool:
        """Take the last answer back."""
        reason = self.sitting.why_no_way_back(seat)
        if reason:
            self.speaker.say(_("You can't undo: {reason}.").format(reason=reason))
            return False
        self.sitting.take_back(seat)
        self.drawn = ()
        for reader in self.told:
            self.told[reader] = min(self.told[reader], self.sitting.facts())
        self.speaker.say(_("Undone."))
        return True

    def hand(self, seat: int, _rest: str) -> bool:
        """The reader's cards."""
        told = self.sight(seat)
        self.speaker.show(told.hand(), told.faces)
        return False

    def table(self, seat: int, _rest: str) -> bool:
        """The whole table again."""
        told = self.sight(seat)
        self.speaker.show(told.table(), told.faces)
        return False

    def piles(self, seat: int, _rest: str) -> bool:
        """The cards of the piles that anybody may look through."""
        told = self.sight(seat)
        for line in told.table():
            if line.sort == "pile":
                self.speaker.say(line.text)
        return False

    def log(self, seat: int, rest: str) -> bool:
        """What has happened, with the rule behind each line."""
        count = int(rest) if rest.isascii() and rest.isdigit() else LOG_LINES
        told = self.sight(seat)
        self.speaker.show(list(told.log(self.sitting.told(seat, 0)))[-count:] if count else (), told.faces)
        return False

    def windows(self, _seat: int, _rest: str) -> bool:
        """Ask everybody here at every reaction prompt, or only at the usual ones."""
        self.sitting.every_window = not self.sitting.every_window
        every = self.sitting.every_window
        self.speaker.say(_("All reaction prompts are on.") if every else _("Only the usual reaction prompts are on."))
        return False

    def save_as(self, _seat: int, rest: str) -> bool:
        """Write the record of the game so far."""
        path = Path(rest).expanduser()
        if not rest:
            self.speaker.say(_("Where to? Type save FILE."))
        elif path not in self.places and would_replace(path):
            self.places.add(path)
            self.speaker.say(_("{path} already exists. To replace it, type the same again.").format(path=path))
        else:
            self.save(path)
        return False

    def save(self, path: Path, *, last: bool = False) -> bool:
        """Write the record to a file, and say so; the last time anywhere rather than nowhere. Whether it is there."""
        self.places.add(path)
        saved, said = saved_text(path, write_record(self.sitting.record()), _("The record"), last=last)
        self.speaker.say(said)
        return saved


COMMANDS = {
    "help": Conversation.help, "?": Conversation.again, "why": Conversation.why, "rule": Conversation.rule,
    "card": Conversation.card, "hint": Conversation.hint, "undo": Conversation.undo, "hand": Conversation.hand,
    "table": Conversation.table, "piles": Conversation.piles, "log": Conversation.log, "save": Conversation.save_as,
    "prompts": Conversation.windows, "windows": Conversation.windows, "all": Conversation.all_of_them,
    "h": Conversation.hand, "t": Conversation.table, "l": Conversation.log,
}  # fmt: skip
