"""The fan-made Dr. Who collectible card game; other packages import only from here."""

from timescoop.games.ccg.cardfile import compile_cards, compiled
from timescoop.games.ccg.cardfile.workshop import WORKSHOP
from timescoop.games.ccg.decks import decks_of
from timescoop.games.ccg.invariants import problems
from timescoop.games.ccg.motion import falling
from timescoop.games.ccg.notation import NOTATION
from timescoop.games.ccg.play import answering, owing
from timescoop.games.ccg.playout_policy import likely_answer
from timescoop.games.ccg.ruled_seat import deciding
from timescoop.games.ccg.setup.editions import CHOICES, EDITIONS
from timescoop.games.ccg.setup.laying import deal, load, pool_of
from timescoop.games.ccg.sight.evaluation import evaluate
from timescoop.games.ccg.sight.faces import faces
from timescoop.games.ccg.sight.figures import figures
from timescoop.games.ccg.sight.imagining import imagine_table
from timescoop.games.ccg.sight.observe import OBSERVATION
from timescoop.games.ccg.sight.position_factors import factors
from timescoop.games.ccg.sight.reasons import why_not
from timescoop.games.ccg.sight.speech import words
from timescoop.games.ccg.sight.view import scores, view
from timescoop.kernel import Game

RULES = (answering, deciding, falling, owing)  # imported so that their questions and rules are entered

GAME = Game(
    key="ccg",
    title="Dr. Who CCG",
    editions=EDITIONS,
    choices=CHOICES,
    deal=deal,
    load=load,
    view=view,
    imagine=imagine_table,
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
    room="timescoop.games.ccg",
    book=lambda table: table.deal.book,
    observation=OBSERVATION,
    decks=decks_of(pool_of),
    workshop=WORKSHOP,
    playout_policy=likely_answer,
    playout_policy_from=2,
    swing=24.0,
)

__all__ = ["GAME", "compile_cards", "compiled"]
