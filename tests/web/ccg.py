"""Tables of the card game laid out by the notation, answered in words, and drawn as pages show them."""

from collections.abc import Sequence
from typing import Any

from timescoop.catalogue import GAMES
from timescoop.documents import on_offer, option_of, read_position, read_text
from timescoop.hosting import SeatShown, snapshot_of
from timescoop.kernel import WINDOW, Table
from timescoop.web.render.scene import Scene
from timescoop.web.render.scene_builder import build_scene

GAME = GAMES["ccg"]
NAMES = ("Elisabeth", "Tom", "Nicholas", "Wilhelmina", "Sylvester", "Iris")

MOTION = """
game: ccg
turn: Elisabeth
part: motion
players:
  Elisabeth:
    points: 6
    opposed: true
    line: [Earth (1968), Telos (2486)]
    hand: [Cyber-Weapon Volley, Dalek, Sonic Screwdriver, Sudden Insight]
    side_hand: [Base Under Siege, Full House]
    table: [{name: Secret Plans, under: [Harvest of Minds, Field of Thralls]}]
    at:
      Earth (1968): [Rob the Vaults, Cyberman, Cyberman, {name: Yeti, frozen: true}]
      Telos (2486): [TARDIS - Police Box, {name: The Doctor - Disarming Clown, bears: [Nerves of Steel]}, Zoe Heriot]
  Tom:
    points: 3
    reached: true
    line: [Earth (1968), "Omega's World (+1 Second)"]
    side_hand: [Stranded]
    vortex: [TARDIS - Secondary Control Room, The Doctor - Interfering Timelord]
    at:
      Earth (1968): [Sergeant Benton, {name: Liz Shaw, kidnapped: Elisabeth}, Sonic Screwdriver]
      "Omega's World (+1 Second)": [Burn the Timeline, Dalek]
"""
PLAY = """
game: ccg
turn: Elisabeth
players:
  Elisabeth:
    line: [Telos (2486)]
    hand: [Vulcan (2020), Earth (1746), Cyberman, Isobel Watkins, Sonic Screwdriver, Sudden Insight, Iris Wildthyme]
    at: {Telos (2486): [Cybermen Reborn]}
  Tom: {line: [Earth (1968)]}
"""
WINNING = MOTION.replace("points: 6", "points: 8")
WON = ("Elisabeth: attempt Rob the Vaults", "Elisabeth: all")


def laid(text: str, *answers: str) -> Table:
    """A position, after answers such as `Tom: pass`; windows in which anybody may answer are passed."""
    position = read_position(read_text(text)[0], GAMES)
    table, names = position.table, position.names
    table.kept = []
    for answer in answers:
        who, _, words = answer.partition(": ")
        seat = names.index(who)
        calm(table)
        table.play(seat, option_of(on_offer(GAME, table, seat, names), words))
    calm(table)
    return table


def calm(table: Table) -> None:
    """Nobody answers what is about to happen."""
    while not table.over() and table.asked[0][0] in WINDOW:
        asked = table.waiting()[0]
        table.play(asked, table.options(asked)[0])


def scene_of(table: Table, seat: int, names: Sequence[str] = NAMES, **likes: Any) -> Scene:
    """The table as a seat is shown it, with forms and links."""
    colours = ("red", "yellow", "blue", "white", "green", "violet")
    sitters = [SeatShown(name, "person", "", colours[n]) for n, name in enumerate(names)]
    look = snapshot_of(GAME, table, seat, sitters[: table.seats])
    return build_scene(look, GAME, "first", GAME.faces(table), base="/matches/x7Yk2mPq", **likes)
