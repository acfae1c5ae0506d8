"""Kites: a small game for tests, made up for them. Two to six seats fly kites over one hill.

It uses what a big game may not: a poll, a window whose answers resolve last in first out, steps that are
replaced and prevented, triggers, bonuses that are derived, tails tied to kites, a search, a peek, cards passed
in secret, and one sky that all share.
"""

from tests.kernel.tiny.notation import load, read, write
from tests.kernel.tiny.turn import deal
from tests.kernel.tiny.view import faces, observe, problems, scores, view, why_not, words, worth

from timescoop.kernel import Choice, Edition, Game, imagine

GAME = Game(
    key="kites",
    title="Kites",
    editions=(Edition("hill", "Kites over the Hill", 2, 6), Edition("beach", "Kites over the Beach", 2, 3)),
    choices=(Choice("baskets", "Cards pass to the left", {"yes": "each round", "no": "never"}, "KITE-PASS-01"),),
    deal=deal,
    load=load,
    view=view,
    observe=observe,
    imagine=imagine,
    evaluate=worth,
    faces=faces,
    words=words,
    why_not=why_not,
    read=read,
    write=write,
    scores=scores,
    compile_cards=lambda document: document,
    problems=problems,
    room="tests.kernel.tiny",
)
