"""The game Nemesis; other packages import only from here."""

from timescoop.games.nemesis.cardfile import WORKSHOP, compile_cards, compiled
from timescoop.games.nemesis.editions import CHOICES, EDITIONS
from timescoop.games.nemesis.evaluation import evaluate
from timescoop.games.nemesis.invariants import problems
from timescoop.games.nemesis.notation import NOTATION
from timescoop.games.nemesis.position_factors import factors
from timescoop.games.nemesis.setup import deal, load
from timescoop.games.nemesis.sight.faces import faces
from timescoop.games.nemesis.sight.figures import figures
from timescoop.games.nemesis.sight.imagining import imagine_unwon
from timescoop.games.nemesis.sight.observe import OBSERVATION
from timescoop.games.nemesis.sight.reasons import why_not
from timescoop.games.nemesis.sight.speech import words
from timescoop.games.nemesis.sight.view import scores, view
from timescoop.kernel import Game

GAME = Game(
    key="nemesis",
    title="Nemesis",
    editions=EDITIONS,
    choices=CHOICES,
    deal=deal,
    load=load,
    view=view,
    imagine=imagine_unwon,
    evaluate=evaluate,
    factors=factors,
    faces=faces,
    words=words,
    why_not=why_not,
    read=NOTATION.read,
    write=NOTATION.write,
    notation=NOTATION.names,
    figures=figures,
    scores=scores,
    compile_cards=compile_cards,
    problems=problems,
    room="timescoop.games.nemesis",
    book=lambda table: table.deal.book,
    observation=OBSERVATION,
    workshop=WORKSHOP,
    foreseen=False,  # six steps of a hand that nobody sees
    swing=60.0,
)

__all__ = ["GAME", "compiled"]
