"""Kites, but for a deal that depends on the hash seed of the process: a fault to plant."""

from tests.kernel.tiny import GAME as KITES

from timescoop.kernel import Game

GAME = Game(
    key="hashed",
    title="Hashed",
    editions=KITES.editions,
    choices=KITES.choices,
    deal=lambda seats, _seed, *rest: KITES.deal_table(seats, hash("kites").to_bytes(32, "little", signed=True), *rest),
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
    problems=KITES.problems,
    room="tests.testkit.hashed",
)
