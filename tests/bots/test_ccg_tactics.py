"""Positions of the card game in which Ada can win in this turn, and can miss it: good play does not."""

from typing import Any

import pytest

from timescoop.bots import GREEDY, LOOKAHEAD, SEARCH, Bot, Budget, mover
from timescoop.games.ccg import GAME
from timescoop.kernel import Table, mix

Player = dict[str, Any]
BRIEF = Budget(worlds=6, breadth=8, partial_lines=2, evaluations=400)
LONGER = Budget(worlds=60, breadth=12, partial_lines=2, evaluations=4000)  # for search: every line is tried often
MOST = 40  # answers in one turn
FEW = 2
TRIES = 400  # turns at random, of which some win and some do not
EARTH, TELOS, SKARO, VULCAN = "Earth (1968)", "Telos (2486)", "Skaro (1963)", "Vulcan (2020)"
BO: Player = {"line": [TELOS], "deck": 0}
OPPOSED: Player = {"opposed": True, "deck": 0}  # Ada has to Reach a Goal
REACHED: Player = {"reached": True, "deck": 0}
BOTH: Player = {"reached": True, "opposed": True, "deck": 0}


def frozen(name: str) -> dict[str, Any]:
    return {"name": name, "frozen": True}


PUZZLES: dict[str, tuple[str, Player, Player]] = {
    "attempt with both Cybermen, for one is too weak": (
        "motion",
        {**OPPOSED, "points": 8, "line": [EARTH, SKARO], "at": {EARTH: ["Rob the Vaults", "Cyberman", "Cyberman"]}},
        BO,
    ),
    "play the Cyberman, and no Ally, beside the Yeti": (
        "play",
        {
            **OPPOSED,
            "points": 8,
            "hand": ["Cyberman", "Sergeant Benton", "UNIT Soldiers", "Brigadier Lethbridge-Stewart"],
            "line": [EARTH],
            "at": {EARTH: ["Rob the Vaults", "Yeti", "Liz Shaw"]},
        },
        BO,
    ),
    "play the thief, for Brawn will not do": (
        "play",
        {
            **OPPOSED,
            "points": 8,
            "hand": ["Tobias Vaughn", "Dalek", "Cyberman"],
            "line": [EARTH],
            "at": {EARTH: ["Rob the Vaults"]},
        },
        {**BO, "at": {EARTH: ["Brigadier Lethbridge-Stewart", "Sergeant Benton", "UNIT Soldiers", "UNIT Soldiers"]}},
    ),
    "play the Goal where the Enemies are": (
        "play",
        {
            **OPPOSED,
            "points": 8,
            "hand": ["Rob the Vaults", "Hold the World to Ransom"],
            "line": [EARTH, "Earth (1746)", "Earth (79)"],
            "at": {EARTH: ["Autons", "Autons"], "Earth (1746)": ["Scarecrows"]},
        },
        BO,
    ),
    "take the Daleks to their Goal in the Timeship": (
        "motion",
        {
            **OPPOSED,
            "points": 6,
            "line": [SKARO, VULCAN],
            "at": {SKARO: ["Dalek Timeship", "Dalek", "Dalek"], VULCAN: ["Exterminate!"]},
        },
        BO,
    ),
    "let the Supreme Dalek call two Daleks to the Goal": (
        "motion",
        {
            **OPPOSED,
            "points": 6,
            "line": [SKARO, VULCAN],
            "at": {SKARO: ["Supreme Dalek", "Dalek"], VULCAN: ["Exterminate!", "Dalek"]},
        },
        BO,
    ),
    "think with all four": (
        "motion",
        {
            **REACHED,
            "points": 7,
            "line": [EARTH],
            "at": {TELOS: ["The Doctor - Disarming Clown", "Zoe Heriot", "Isobel Watkins", "Martha Jones"]},
        },
        {**BO, "at": {TELOS: ["Harvest of Minds", "Cyberman"]}},
    ),
    "let Zoe think harder during the attempt": (
        "motion",
        {
            **REACHED,
            "points": 7,
            "line": [EARTH],
            "at": {TELOS: ["The Doctor - Disarming Clown", "Zoe Heriot", "Leela"]},
        },
        {**BO, "at": {TELOS: ["Harvest of Minds", "Cyberman"]}},
    ),
    "wake the Doctor, and nobody else": (
        "motion",
        {
            **REACHED,
            "points": 7,
            "hand": ["Stolen Moment"],
            "line": [EARTH],
            "at": {TELOS: [frozen("The Doctor - Disarming Clown"), frozen("Leela"), "Zoe Heriot", "Liz Shaw"]},
        },
        {**BO, "at": {TELOS: ["Harvest of Minds", "Cyberman"]}},
    ),
    "play the Recorder for the Ally that sleeps": (
        "motion",
        {
            **REACHED,
            "points": 7,
            "line": [EARTH],
            "at": {
                TELOS: ["Recorder", "The Doctor - Disarming Clown", "Martha Jones", frozen("Liz Shaw")],
                EARTH: [frozen("Sergeant Benton")],
            },
        },
        {**BO, "at": {TELOS: ["Harvest of Minds", "Cyberman"]}},
    ),
    "make an Ally small before the attempt": (
        "motion",
        {
            **OPPOSED,
            "points": 7,
            "line": [EARTH],
            "at": {EARTH: ["Silent Takeover", "The Master", "Eric Klieg", "Tissue Compressor"]},
        },
        {**BO, "at": {EARTH: ["Liz Shaw", "K9 Mark III", "Professor Travers"]}},
    ),
    "keep the Masterstroke for the attempt": (
        "motion",
        {
            **OPPOSED,
            "points": 7,
            "hand": ["Masterstroke", "Gloating Speech"],
            "line": [EARTH],
            "at": {EARTH: ["Silent Takeover", "Great Intelligence"]},
        },
        BO,
    ),
    "steel the nerves of the one who is there": (
        "play",
        {
            **REACHED,
            "points": 7,
            "hand": ["Nerves of Steel"],
            "line": [EARTH, SKARO],
            "at": {"Earth (1746)": ["Leela", "Martha Jones"], SKARO: ["Sergeant Benton"]},
        },
        {"line": [TELOS, "Earth (1746)"], "deck": 0, "at": {"Earth (1746)": ["Settle an Old Score", "Mother of Mine"]}},
    ),
    "use the Hand of Omega": (
        "motion",
        {
            **BOTH,
            "points": 9,
            "line": [EARTH, SKARO],
            "at": {EARTH: ["Hand of Omega", "Romana", "Isobel Watkins"]},
        },
        {**BO, "hand": 2},
    ),
    "feed on fear instead of the vaults": (
        "motion",
        {
            **BOTH,
            "points": 9,
            "line": [EARTH, SKARO],
            "at": {
                EARTH: [{"name": "Feed on Fear", "host": EARTH}, "Rob the Vaults", "Yeti", "Tobias Vaughn", "Autons"]
            },
        },
        {**BO, "at": {EARTH: ["Sergeant Benton", "The Doctor - Scarf-Wrapped Bohemian"]}},
    ),
    "play the fourth Minion": (
        "play",
        {
            **BOTH,
            "points": 8,
            "hand": ["Ogron Guards", "Dalek", "Cyberman"],
            "line": [EARTH],
            "at": {EARTH: [{"name": "Build the Army", "host": EARTH}, "Autons", "Autons", "Yeti"]},
        },
        BO,
    ),
    "let history repeat itself": (
        "motion",
        {
            **BOTH,
            "points": 9,
            "side_hand": ["History Repeats", "Old Friends"],
            "line": ["Earth (1746)", EARTH],
            "at": {"Earth (1746)": ["Romana", "Highland Rebels", "Highland Rebels"]},
        },
        BO,
    ),
    "make an unlikely alliance": (
        "motion",
        {
            **REACHED,
            "points": 7,
            "hand": ["Unlikely Alliance", "Gloating Speech"],
            "line": [EARTH],
            "at": {"Earth (1746)": ["Brigadier Lethbridge-Stewart", "Dalek", "Scarecrows"]},
        },
        {
            "line": [TELOS, "Earth (1746)"],
            "deck": 0,
            "at": {"Earth (1746)": ["Hold the World to Ransom", "Cyberman"]},
        },
    ),
    "drive the Allies to where they are at home": (
        "motion",
        {
            **REACHED,
            "points": 7,
            "line": [SKARO],
            "at": {
                SKARO: ["UNIT Land Rover", "UNIT Soldiers", "Sergeant Benton", "Thal Patrol"],
                EARTH: ["Liz Shaw"],
            },
        },
        {"line": [TELOS, EARTH], "deck": 0, "at": {EARTH: ["Silent Takeover", "Tobias Vaughn"]}},
    ),
    "break the conditioning of the Yeti, not of the Cybermat": (
        "play",
        {
            **REACHED,
            "points": 7,
            "hand": ["Break Conditioning", "UNIT Soldiers"],
            "line": [SKARO],
            "at": {"Earth (1746)": ["Brigadier Lethbridge-Stewart"]},
        },
        {
            "line": [TELOS, "Earth (1746)"],
            "deck": 0,
            "at": {"Earth (1746)": ["Hold the World to Ransom", "Yeti", "Cybermat"]},
        },
    ),
    "swap in the other Sarah Jane, who has Computers": (
        "play",
        {
            **REACHED,
            "points": 5,
            "hand": ["Sarah Jane Smith - Bannerman Road Investigator", "Isobel Watkins"],
            "line": [SKARO],
            "at": {EARTH: ["Sarah Jane Smith - Plucky Young Girl", "K9 Mark I"]},
        },
        {"line": [TELOS, EARTH], "deck": 0, "at": {EARTH: ["All Your Base Are Belong to Us", "Autons"]}},
    ),
    "send the Envoy with Leela, and not Romana alone": (
        "play",
        {
            **REACHED,
            "points": 6,
            "hand": ["Romana", "Leela", "Gallifreyan Envoy"],
            "line": [EARTH],
            "at": {"Gallifrey (Rassilon Era)": ["Jamie McCrimmon", "Sarah Jane Smith - Bannerman Road Investigator"]},
        },
        {
            "line": ["Gallifrey (Rassilon Era)"],
            "deck": 0,
            "at": {"Gallifrey (Rassilon Era)": ["Burn the Timeline", "Scarecrows"]},
        },
    ),
}


def position(name: str) -> Table:
    part, ada, bo = PUZZLES[name]
    document = {
        "game": "ccg",
        "turn": "Ada",
        "part": part,
        "players": {"Ada": {"hand": [], **ada}, "Bo": {"hand": [], **bo}},
    }
    table, _ = GAME.read(document, None)
    return table


def turn_of(table: Table) -> int:
    """Whose turn it is, as a watcher sees it."""
    turn: int = GAME.view(table, table.seats)["turn"]
    return turn


def at_random(name: str, luck: int) -> bool:
    """Whether Ada's turn is won by every line that random play finds."""
    table = position(name)
    for step in range(MOST):
        seat = mover(table)
        if seat < 0 or turn_of(table) != 0:
            break
        offered = table.options(seat)
        table.play(seat, offered[mix(luck * MOST + step) % len(offered)] if seat == 0 else offered[0])
    return table.won == 1


def played(bot: Bot, table: Table) -> Table:
    """Ada's turn to its end; Bo takes the first option, which is to pass."""
    for step in range(MOST):
        seat = mover(table)
        if seat < 0 or turn_of(table) != 0:
            break
        option = table.options(seat)[0]
        if seat == 0:
            option = bot.choose(GAME, GAME.imagine(table, 0, step), 0, step, LONGER if bot is SEARCH else BRIEF)
        table.play(seat, option)
    return table


@pytest.mark.parametrize("name", PUZZLES)
def test_a_puzzle_is_won_by_some_turns_and_missed_by_others(name: str) -> None:
    ends: set[bool] = set()
    for luck in range(TRIES):
        ends.add(at_random(name, luck))
        if len(ends) > 1:
            break
    assert ends == {True, False}


@pytest.mark.parametrize("bot", [LOOKAHEAD, SEARCH], ids=lambda bot: bot.key)
@pytest.mark.parametrize("name", PUZZLES)
def test_a_win_in_this_turn_is_not_missed(bot: Bot, name: str) -> None:
    assert played(bot, position(name)).won == 1, f"{bot.name} did not {name}"


def test_who_takes_what_looks_best_at_once_misses_few() -> None:
    """One card at a time is not enough where two have to be afforded together."""
    missed = [name for name in PUZZLES if played(GREEDY, position(name)).won != 1]
    assert len(missed) <= FEW, missed
