"""Tables of Nemesis laid out by the notation, answered in words, and drawn as pages show them."""

from collections.abc import Sequence
from typing import Any

from timescoop.catalogue import GAMES
from timescoop.documents import on_offer, option_of, read_position, read_text
from timescoop.hosting import SeatShown, snapshot_of
from timescoop.kernel import QUESTION, Table
from timescoop.web.render.scene import Scene
from timescoop.web.render.scene_builder import build_scene

GAME = GAMES["nemesis"]
NAMES = ("Elisabeth", "Tom", "Nicholas", "Wilhelmina")

CONFLICT = """
game: nemesis
turn: Elisabeth
step: conflict
dice: [3, 1]
players:
  Elisabeth:
    side: Ashad
    doctors: [Ninth Doctor, Tenth Doctor]
    power: 4
    hand: [Delete, Upgrade in Progress, Cybergun, Cyberman]
    token: Cyber Tomb
    locations:
      "Earth, Past": [Cyber Patrol, {name: Cyberman, upgrades: [Cybergun]}, Weapon's Dalek, Rose Tyler]
      Cyber Tomb: [{name: Cyberman, upgrades: [Armour Plating, {name: Protect the Cyberium, plot: 2}]}]
    captured: [Fifth Doctor]
  Tom:
    side: Emperor Dalek
    doctors: [Fifth Doctor, Sixth Doctor]
    power: 3
    plot: 2
    hand: [Exterminate, Locate]
    token: Dalek Lab
    locations:
      Dalek Lab: [Recovering Davros, Local Labor, Cybermat]
      Time War: [Dalek Patrol, Tenth Doctor]
  Nicholas: {side: Lonely Assassin, doctors: [First Doctor, War Doctor], power: 2, hand: [Sent to the Past, Cherub]}
"""
ACTION = """
game: nemesis
turn: Elisabeth
step: action
players:
  Elisabeth: {side: Ashad, token: Cybership, hand: [Find the Cyberium, Cybergun], locations: {Cyber Tomb: [Cyberman]}}
  Tom: {side: Davros}
"""
WINNING = """
game: nemesis
turn: Elisabeth
step: control
players:
  Elisabeth:
    side: Ashad
    doctors: [Ninth Doctor, Tenth Doctor]
    hand: [Delete, Cybergun]
    captured: [Fifth Doctor, Tenth Doctor]
  Tom: {side: Davros, doctors: [Fifth Doctor, Sixth Doctor], power: 4}
"""


def laid(text: str, *answers: str) -> Table:
    """A position, after answers such as `Tom: pass`; windows in which anybody may play an Instant are passed."""
    position = read_position(read_text(text)[0], GAMES)
    table, names = position.table, position.names
    table.kept = []
    for answer in answers:
        who, _, words = answer.partition(": ")
        seat = names.index(who)
        calm(table, names, seat, words)
        table.play(seat, option_of(on_offer(GAME, table, seat, names), words))
    calm(table, names)
    return table


def calm(table: Table, names: Sequence[str], seat: int = -1, words: str = "") -> None:
    """Nobody plays an Instant just so, but for a seat that wants to."""
    while not table.over() and QUESTION[table.asked[0][0]] == "nemesis/instant":
        asked = table.waiting()[0]
        offered = on_offer(GAME, table, asked, names)
        if asked == seat and option_of(offered, words) in table.options(seat):
            return
        table.play(asked, option_of(offered, "pass"))


def scene_of(table: Table, seat: int, names: Sequence[str] = NAMES, **likes: Any) -> Scene:
    """The table as a seat is shown it, with forms and links."""
    sitters = [SeatShown(name, "person", "", ("red", "yellow", "blue", "white")[n]) for n, name in enumerate(names)]
    look = snapshot_of(GAME, table, seat, sitters[: table.seats])
    return build_scene(look, GAME, "standard", GAME.faces(table), base="/matches/x7Yk2mPq", **likes)
