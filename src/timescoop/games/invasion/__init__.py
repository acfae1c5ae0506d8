"""Invasion: The Doctor Who Card Game (2012) and its Classic Doctors Edition; the door of the room."""

from timescoop.games.invasion.cardfile import WORKSHOP, compile_cards, compiled
from timescoop.games.invasion.editions import CHOICES, EDITIONS
from timescoop.games.invasion.faces import faces, figures
from timescoop.games.invasion.habit import habit
from timescoop.games.invasion.notation import NOTATION
from timescoop.games.invasion.observe import OBSERVATION
from timescoop.games.invasion.problems import problems
from timescoop.games.invasion.setup import deal, dealt, load
from timescoop.games.invasion.speech import why_not, words
from timescoop.games.invasion.view import view
from timescoop.games.invasion.worth import worth
from timescoop.kernel import Game, imagine

GAME = Game(
    key="invasion",
    title="Invasion",
    editions=EDITIONS,
    choices=CHOICES,
    deal=deal,
    load=load,
    view=view,
    imagine=imagine,
    worth=worth,
    faces=faces,
    words=words,
    why_not=why_not,
    read=NOTATION.read,
    write=NOTATION.write,
    notation=NOTATION.names,
    figures=figures,
    scores=lambda table: list(table.scores),
    compile_cards=compile_cards,
    problems=problems,
    room="timescoop.games.invasion",
    book=lambda table: table.deal.book,
    observation=OBSERVATION,
    dealt=dealt,
    workshop=WORKSHOP,
    habit=habit,
)

__all__ = ["GAME", "compiled"]
