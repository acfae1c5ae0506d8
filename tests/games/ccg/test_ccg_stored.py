"""A stored table is the same text, no matter what its process has loaded before."""

import subprocess
import sys

import pytest

STORE = """
import importlib, json, sys
rooms, name, text = sys.argv[1].split(), sys.argv[2], sys.argv[3]
for room in rooms:
    importlib.import_module("timescoop.games." + room).GAME.deal(seats=2, seed=bytes(32))
from timescoop.documents import on_offer, option_of, read_position, read_text
from timescoop.games.ccg import GAME
from timescoop.kernel import QUESTION, to_data
position = read_position(read_text(text)[0], {"ccg": GAME})
table = position.table
answer = name
while QUESTION[table.asked[0][0]] != "ccg/pick":
    seat = table.waiting()[0]
    table.play(seat, option_of(on_offer(GAME, table, seat, position.names), answer))
    answer = "pass"
print(json.dumps([to_data(table)[part] for part in ("asked", "agenda", "own")]))
"""
RESCUE = """
game: ccg
turn: Elisabeth
part: motion
players:
  Elisabeth:
    line: [Earth (1968)]
    hand: [Daring Rescue]
    at: {Earth (1968): [Liz Shaw, {name: Sergeant Benton, kidnapped: Tom}, {name: Zoe Heriot, kidnapped: Tom}]}
  Tom: {line: [Telos (2486)], at: {Earth (1968): [Cyberman]}}
"""
RAM = """
game: ccg
turn: Elisabeth
part: motion
players:
  Elisabeth:
    line: [Earth (1968), Skaro (1963)]
    hand: [Time Ram]
    at: {Earth (1968): [TARDIS - Police Box]}
  Tom:
    line: [Telos (2486)]
    at: {Earth (1968): [TARDIS - Police Box, Sonic Screwdriver, TARDIS - Secondary Control Room]}
"""


def stored(rooms: str, name: str, text: str) -> str:
    """What a fresh process writes down while a card's text lets somebody choose."""
    run = subprocess.run(
        [sys.executable, "-c", STORE, rooms, name, text], capture_output=True, check=False, text=True, timeout=120
    )
    assert run.returncode == 0, run.stderr[-800:]
    return run.stdout


@pytest.mark.parametrize(("name", "text"), [("Daring Rescue", RESCUE), ("Time Ram", RAM)])
def test_ccg_glossary_23_a_choice_is_stored_alike_in_any_order_of_loading(name: str, text: str) -> None:
    alone = stored("", name, text)
    assert '"ccg/pick"' in alone
    assert stored("nemesis", name, text) == alone
