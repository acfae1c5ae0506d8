"""Invasion: The Doctor Who Card Game (2012) and its Classic Doctors Edition.

A game of two to four players with imperfect information: hands, face-down cards and the deck are hidden. Actions are
integers of the option book, `view` is what one seat may know, and `imagine` samples a table that fits it.

>>> from timescoop.games.invasion import GAME
>>> table = GAME.deal(seats=2, seed=bytes(32), edition="classic")
>>> seat = table.waiting()[0]
>>> names = ["Ada", "Bo"]
>>> [GAME.words(table, seat, option, names) for option in table.options(seat)][:2]
['reserve', 'discard']
>>> GAME.why_not(table, 1 - seat, "reserve", names).rpartition(" ")[2]
'(INV-TURN-01)'
>>> while not table.over():
...     table.play(table.waiting()[0], table.options(table.waiting()[0])[0])
>>> len(GAME.scores(table))
2

Where to read: `spec.py` and `table.py` (the state), `options.py` (the actions), `setup.py` (the deal), then `turn.py`,
`actions.py`, `conflict.py`, `losses.py` and `ending.py` in the order of play. `phrases` has what card texts can say,
`reasons.py` why something is not allowed. `rulebook.md` explains every clause that a docstring names.
"""

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
