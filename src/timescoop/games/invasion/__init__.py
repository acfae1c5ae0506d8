"""Invasion: The Doctor Who Card Game (2012) and its Classic Doctors Edition; the door of the room."""

from timescoop.games.invasion.card_faces import faces, figures
from timescoop.games.invasion.cardfile import WORKSHOP, compile_cards, compiled
from timescoop.games.invasion.editions import CHOICES, EDITIONS
from timescoop.games.invasion.evaluation import evaluate
from timescoop.games.invasion.invariants import problems
from timescoop.games.invasion.notation import NOTATION
from timescoop.games.invasion.observe import OBSERVATION
from timescoop.games.invasion.playout_policy import likely_answer
from timescoop.games.invasion.position_factors import factors
from timescoop.games.invasion.setup import deal, dealt, load
from timescoop.games.invasion.speech import why_not, words
from timescoop.games.invasion.table_view import view
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
    evaluate=evaluate,
    factors=factors,
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
    playout_policy=likely_answer,
)

__all__ = ["GAME", "compiled"]
