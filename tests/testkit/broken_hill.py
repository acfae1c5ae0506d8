"""Kites, but for a rule that makes the game unsound: a game for tests of the soak."""

from tests.kernel.tiny import GAME as KITES

from timescoop.kernel import Game

GAME = Game(
    key="broken-hill",
    title="Broken hill",
    editions=KITES.editions,
    choices=KITES.choices,
    deal=KITES.deal_table,
    load=KITES.load,
    view=KITES.view,
    observe=KITES.observe,
    imagine=KITES.imagine,
    evaluate=KITES.evaluate,
    faces=KITES.faces,
    words=KITES.words,
    why_not=KITES.why_not,
    read=KITES.read,
    write=KITES.write,
    scores=KITES.scores,
    compile_cards=KITES.compile_cards,
    problems=lambda table: ["too high"] if table.turns > 3 else [],
    room="tests.testkit.broken_hill",
)
