"""What the verbs of the rules do beside moving things: windows opened again, what is told, where a card ends up."""

from dataclasses import dataclass

import pytest

from timescoop.games.nemesis import GAME, facts
from timescoop.games.nemesis.built.fields import ASIDE
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.drawing import discard_kinds
from timescoop.games.nemesis.instants import OPTION, choose_option, play_by_option
from timescoop.games.nemesis.phrases.places import this_card, this_character
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.tokens import lose_power
from timescoop.games.nemesis.winning import suits_moment
from timescoop.kernel import NOBODY
from timescoop.language import DONE


@dataclass
class Laid:
    """A table of two, Davros before the Master, with some cards in the first hand."""

    table: Nemesis

    def copy(self, name: str) -> int:
        """The copy of that name in a hand."""
        kind = self.table.pool.name.index(name)
        return next(copy for seat in (0, 1) for copy in self.table.hand(seat) if self.table.kind[copy] == kind)


def laid(*hand: str) -> Laid:
    players = {"Ada": {"side": "Davros", "power": 2, "hand": list(hand)}, "Bo": {"side": "Masterful Master"}}
    table, _ = GAME.read({"game": "nemesis", "turn": "Ada", "step": "action", "players": players})
    assert isinstance(table, Nemesis)
    table.kept = []
    return Laid(table)


def told(table: Nemesis) -> list[int]:
    return [fact for fact, *_ in table.kept or []]


def test_nem_win_05_a_win_rule_that_names_a_type_wants_a_card_of_it() -> None:
    position = laid("Dalek Patrol", "Ogrons")
    table, patrol = position.table, position.copy("Dalek Patrol")
    table.moment = (1, 0, patrol)
    dalek = table.pool.traits_by_name["Dalek"]
    assert suits_moment(table, dalek, 0)
    table.moment = (1, 0, position.copy("Ogrons"))
    assert not suits_moment(table, dalek, 0)


def test_nem_effect_disc_04_power_that_is_lost_opens_the_window_again() -> None:
    table = laid().table
    table.calm = 1
    lose_power(table, 0, 1)
    assert (table.power[0], table.calm) == (1, 0)


def test_nem_effect_disc_01_nothing_is_told_of_no_cards() -> None:
    table = laid("Ogrons").table
    discard_kinds(table, 0, ())
    assert facts.DISCARDED not in told(table)


def test_nem_instant_05_who_plays_an_instant_of_several_sentences_chooses_one(monkeypatch: pytest.MonkeyPatch) -> None:
    position = laid("You Will Obey Me")
    table, card = position.table, position.copy("You Will Obey Me")
    kind = table.kind[card]
    doubled = [own * 2 if nth == kind else own for nth, own in enumerate(table.pool.sentences)]
    monkeypatch.setattr(table.pool, "sentences", doubled)
    table.move(card, ASIDE)
    table.asked, table.offered_to = [], NOBODY
    play_by_option(table, 0, card)
    table.line_up()
    assert [question for question, _ in table.asked] == [OPTION]
    assert len(table.options(0)) == 2


def test_nem_instant_03_an_instant_that_can_do_nothing_goes_to_its_owners_pile() -> None:
    position = laid("Exterminate")
    table, card = position.table, position.copy("Exterminate")
    table.move(card, ASIDE)
    choose_option(table, 0, card, DONE)
    assert card in table.pile(table.owner_of(card))


def test_nem_effect_attach_02_a_board_is_no_character() -> None:
    table = laid("Ogrons").table
    this = CONTEXT.of(table.board(0))
    assert (this_character(table, 0, this), this_card(table, 0, this)) == ([1], [1])
