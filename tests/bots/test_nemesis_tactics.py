"""Positions of Nemesis in which Ada can win in this turn, and can miss it: good play does not."""

from typing import Any

import pytest

from timescoop.bots import GREEDY, LOOKAHEAD, SEARCH, Bot, Budget, mover
from timescoop.games.nemesis import GAME
from timescoop.kernel import Table

Player = dict[str, Any]
BRIEF = Budget(worlds=3, breadth=8, partial_lines=2, evaluations=400)
MOST = 40  # answers in one turn
BO: Player = {"side": "Ashad", "doctors": ["Twelfth Doctor", "Seventh Doctor"], "hand": []}
CRUCIBLE: Player = {"side": "Davros", "token": "The Crucible"}

PUZZLES: dict[str, tuple[str, Player, Player]] = {
    "move the third Planet to the Medusa Cascade, and nowhere else": (
        "action",
        {**CRUCIBLE, "locations": {"Medusa Cascade": ["Stolen World", "Stolen World"], "The Vault": ["Stolen World"]}},
        BO,
    ),
    "play Locate for the last Plot instead of moving the Daleks away": (
        "action",
        {
            "side": "Emperor Dalek",
            "token": "Time War",
            "plot": 2,
            "hand": ["Locate", "Dalek Invasion"],
            "locations": {"Time War": ["Dalek Patrol", "Supreme Dalek"], "Dalek Lab": ["Recovering Davros"]},
        },
        BO,
    ),
    "spend Power on Battle of Wills": (
        "action",
        {
            "side": "Cyberplanner",
            "token": "The Doctor's Mind",
            "plot": 5,
            "power": 3,
            "schemes": ["Struggle for Control"],
            "hand": ["Battle of Wills", "Cyber Conversion"],
        },
        {**BO, "side": "Davros"},
    ),
    "let the third Master in play raise the last Plot": (
        "action",
        {
            "side": "Masterful Master",
            "token": "Earth, Present Day",
            "plot": 4,
            "hand": ["Diabolical Scheme"],
            "locations": {
                "Earth, Present Day": ["Gallifrey Returns", "Missy"],
                "The Valiant": ["Decayed Master", "Bruce"],
            },
        },
        BO,
    ),
    "make the Grand Entrance while two Masters are abroad": (
        "action",
        {
            "side": "Scheming Master",
            "token": "Devil's End",
            "plot": 10,
            "schemes": ["Master of Everything"],
            "hand": ["Grand Entrance", "New Regeneration", "Missy"],
        },
        {**BO, "locations": {"Cybership": ["Bruce"], "Cyber Tomb": ["Agent O"]}},
    ),
    "gather Power only to turn it into Plot": (
        "action",
        {
            "side": "Scheming Master",
            "token": "Devil's End",
            "plot": 10,
            "power": 4,
            "schemes": ["Master of Everything"],
            "hand": ["Gather Power", "New Regeneration", "Missy"],
        },
        BO,
    ),
    "send the beaten Minions away, rather than thwart them": (
        "conflict",
        {
            "side": "Lonely Assassin",
            "plot": 6,
            "schemes": ["Hunting on Earth"],
            "power": 3,
            "locations": {
                "Trenzalore": ["Statue of Liberty", "Weeping Angel", "Weeping Angel", "Cybermat", "Cybermat"]
            },
        },
        BO,
    ),
    "feed on all that is past": (
        "action",
        {
            "side": "Weeping Angels",
            "token": "Battery Park",
            "power": 14,
            "schemes": ["Temporal Anomalies"],
            "hand": ["Spoilers", "Lost Time"],
            "discard": ["Duck Now", "Duck Now", "Easter Egg", "Easter Egg", "Letter from the Past"],
        },
        BO,
    ),
    "win by the two Captured Doctors at once": (
        "action",
        {
            **CRUCIBLE,
            "doctors": ["First Doctor", "Third Doctor"],
            "captured": ["First Doctor", "Third Doctor"],
            "hand": ["Exterminate", "Dominate"],
        },
        BO,
    ),
    "put the Companion where the others are": (
        "action",
        {
            **CRUCIBLE,
            "doctors": ["Ninth Doctor", "First Doctor"],
            "schemes": ["Everyone Lives"],
            "hand": ["Rose Tyler", "The TARDIS"],
            "locations": {"The Vault": ["Ninth Doctor", "First Doctor", "Captain Jack"]},
        },
        BO,
    ),
    "put the second Doctor on the board where the first one is": (
        "action",
        {
            **CRUCIBLE,
            "doctors": ["Thirteenth Doctor", "First Doctor"],
            "power": 8,
            "schemes": ["Construct Sonic Screwdriver"],
            "hand": ["First Doctor", "Susan Foreman"],
        },
        {**BO, "locations": {"Cybership": ["Thirteenth Doctor"]}},
    ),
    "keep the strong Doctor at home": (
        "action",
        {
            **CRUCIBLE,
            "doctors": ["Third Doctor", "Second Doctor"],
            "schemes": ["UNIT HQ"],
            "hand": ["Third Doctor", "Zoe Heriot"],
            "locations": {
                "The Vault": ["Second Doctor", "Brigadier Lethbridge-Stewart", "Jamie McCrimmon"],
                "Dalek Fleet": ["Jo Grant"],
            },
        },
        BO,
    ),
    "play the Doctor, not the Companion, while the Zero Room is full": (
        "action",
        {
            **CRUCIBLE,
            "doctors": ["Fifth Doctor", "First Doctor"],
            "schemes": [{"name": "Zero Room", "plot": 4}],
            "hand": ["First Doctor", "Adric", "Nyssa & Tegan"],
        },
        BO,
    ),
    "place the Companion on a board of another": (
        "action",
        {
            **CRUCIBLE,
            "doctors": ["Twelfth Doctor", "First Doctor"],
            "schemes": [{"name": "Duty of Care", "plot": 5}],
            "hand": ["Susan Foreman", "First Doctor"],
        },
        {**BO, "doctors": ["Second Doctor", "Seventh Doctor"]},
    ),
    "retrieve the fifth Hero for the Hand of Omega": (
        "action",
        {
            "side": "Cyberplanner",
            "token": "Comical Castle",
            "doctors": ["Seventh Doctor", "First Doctor"],
            "schemes": ["Hand of Omega"],
            "hand": ["First Doctor", "Seventh Doctor", "Ace", "Susan Foreman"],
            "discard": ["Cyber Leader", "Cyber Controller", "Ian & Barbara"],
        },
        {**BO, "side": "Davros", "doctors": ["Second Doctor", "Third Doctor"]},
    ),
    "bring both Doctors to the two Companions, and no third": (
        "action",
        {
            **CRUCIBLE,
            "doctors": ["Ninth Doctor", "First Doctor"],
            "schemes": ["Everyone Lives"],
            "hand": ["Rose Tyler", "Ninth Doctor", "First Doctor"],
            "locations": {"The Vault": ["Captain Jack", "Susan Foreman"]},
        },
        BO,
    ),
    "give the Sound of Drums to a Master": (
        "action",
        {
            "side": "Masterful Master",
            "token": "Naismith Mansion",
            "plot": 4,
            "hand": ["The Sound of Drums", "Laser Screwdriver", "Chameleon Arch"],
            "locations": {"Earth, Present Day": ["Gallifrey Returns"], "Naismith Mansion": ["Missy"]},
        },
        BO,
    ),
    "investigate, and then locate": (
        "action",
        {
            "side": "Emperor Dalek",
            "token": "Time War",
            "plot": 2,
            "hand": ["Investigate", "Planetary Bombardment"],
            "discard": ["Locate", "Locate"],
            "locations": {"Time War": ["Dalek Patrol", "Supreme Dalek"], "Dalek Lab": ["Recovering Davros"]},
        },
        BO,
    ),
    "let Grace turn over the last cards of a deck": (
        "action",
        {
            **CRUCIBLE,
            "doctors": ["Eighth Doctor", "First Doctor"],
            "hand": ["First Doctor", "Susan Foreman", "Grace Holloway"],
            "power": 2,
            "locations": {"The Vault": [{"name": "Eighth Doctor", "upgrades": ["Master of Time"]}]},
        },
        {**BO, "deck": 3},
    ),
    "play the Letter as well, for each Paradox brings Power": (
        "action",
        {
            "side": "Weeping Angels",
            "token": "Battery Park",
            "power": 16,
            "schemes": ["Temporal Anomalies"],
            "hand": ["Letter from the Past", "Drain the Light"],
        },
        BO,
    ),
}


def position(name: str) -> Table:
    step, ada, bo = PUZZLES[name]
    document = {"game": "nemesis", "turn": "Ada", "step": step, "players": {"Ada": {"hand": [], **ada}, "Bo": bo}}
    table, _ = GAME.read(document, None)
    return table


def turn_of(table: Table) -> int:
    """Whose turn it is, as a watcher sees it."""
    turn: int = GAME.view(table, table.seats)["turn"]
    return turn


def played(bot: Bot, table: Table) -> Table:
    """Ada's turn to its end; Bo takes the first option, which is to pass."""
    for step in range(MOST):
        seat = mover(table)
        if seat < 0 or turn_of(table) != 0:
            break
        option = bot.choose(GAME, GAME.imagine(table, 0, step), 0, step, BRIEF) if seat == 0 else table.options(seat)[0]
        table.play(seat, option)
    return table


@pytest.mark.parametrize("name", PUZZLES)
def test_a_puzzle_is_not_won_by_every_line(name: str) -> None:
    ends = set()
    for which in (0, -1):
        table = position(name)
        for _ in range(MOST):
            if mover(table) < 0 or turn_of(table) != 0:
                break
            table.play(mover(table), table.options(mover(table))[which])
        ends.add(table.won)
    assert ends != {1}


@pytest.mark.parametrize("bot", [GREEDY, LOOKAHEAD, SEARCH], ids=lambda bot: bot.key)
@pytest.mark.parametrize("name", PUZZLES)
def test_a_win_in_this_turn_is_not_missed(bot: Bot, name: str) -> None:
    assert played(bot, position(name)).won == 1, f"{bot.name} did not {name}"
