"""Forty terminal outputs: commands as people type them, and what the terminal then shows.

Each has a golden file; `python -m tests.golden_texts` writes them again.
"""

import io
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Final
from unittest.mock import patch

from timescoop.cli.app import LANGUAGE, run

CARD: Final = """\
game: invasion
edition: classic
name: Time Loan
type: support
copies: 2
text: Take 5 Time Points.
"""
SCENARIO: Final = """\
rule: INV-TP-03
title: a discarded card is worth a Time Point
given: {game: invasion, turn: A, players: {A: {hand: [Ian, Ace, Karn, Adric]}, B: {hand: 2}, C: {hand: 2}}}
when: [{A: [discard, Ian, done]}]
then: {players.A.time_points: 1}
"""
POSITION: Final = """\
game: invasion
edition: classic
turn: Ada
players:
  Ada: {hand: [The Doctor, Jamie, UNIT], locations: [{name: ITAR, attack: {by: Tom, enemies: [Yetis], face: down}}]}
  Tom: {hand: 5}
  Vela: {hand: 2}
"""
DECK: Final = "1 The Doctor - Disarming Clown\n2 Cyberman\n"
FILES: Final = {
    "card.yaml": CARD,
    "wrong-card.yaml": CARD.replace("Take 5", "Filch 5"),
    "scenario.yaml": SCENARIO,
    "wrong-scenario.yaml": SCENARIO.replace("time_points: 1", "time_points: 2"),
    "position.yaml": POSITION,
    "wrong-position.yaml": POSITION.replace("The Doctor", "The Docter"),
    "deck.txt": DECK,
}
COMMANDS: Final = {
    "help": "--help",
    "help-play": "play --help",
    "help-serve": "serve --help",
    "help-cards": "cards --help",
    "help-simulate": "simulate --help",
    "help-workshop": "workshop --help",
    "help-check": "check --help",
    "bots": "bots",
    "rules-chapters": "rules",
    "rule": "rules INV-CONFLICT-09",
    "rules-by-words": "rules dalek counter",
    "rules-nothing-found": "rules sonic lipstick",
    "rule-unknown": "rules conflict-99",
    "guides": "guide",
    "card": "cards show The Mara",
    "card-unknown": "cards show The Mare",
    "cards-list": "cards list ccg-first",
    "cards-compare": "cards compare card.yaml invasion-classic",
    "workshop": "workshop card.yaml",
    "workshop-wrong": "workshop wrong-card.yaml",
    "workshop-phrases": "workshop phrases invasion-classic tardis counter",
    "help-deck": "deck --help",
    "deck-list": "deck list",
    "deck-check": "deck check deck.txt",
    "check-scenario": "check scenario scenario.yaml",
    "check-scenario-wrong": "check scenario wrong-scenario.yaml",
    "check-position": "check position position.yaml",
    "check-position-wrong": "check position wrong-position.yaml",
    "game-unknown": "play invaders",
    "bot-unknown": "play invasion --seats you,gredy,greedy",
    "option-unknown": "play invasion --options suply=all",
    "option-missing": "play --seets you",
    "command-unknown": "pley",
    "file-missing": "replay nothing.txt",
}
PLAYED: Final = {  # what is typed at a table, after the command
    "play-invasion": (
        "play invasion --plain --seed 7 --seats Ann=you,Bob=random,Cid=random",
        "1",
        "help",
        "why",
        "hand",
    ),
    "play-invasion-why-not": (
        "play invasion --plain --seed 7 --seats Ann=you,Bob=random",
        "why not attack",
        "why 1",
        "card the doctor",
        "undo",
        "hello",
        "99",
        "rule INV-TP-01",
        "rule x",
    ),
    "play-invasion-log": (
        "play invasion --plain --seed 3 --seats Ann=you,Bob=random,Cid=random",
        *["1"] * 12,
        "log",
        "table",
    ),
    "play-nemesis": ("play nemesis --plain --seed 7 --seats Ann=you,Bob=random", *["1"] * 4, "why", "hand", "log"),
    "play-ccg": ("play ccg --plain --seed 7 --seats Ann=you,Bob=random", "1", "1", "why", "hand"),
    "play-saved": (
        "play invasion --plain --seed 7 --edition 2012 --seats Ann=you,Bob=random,Cid=random --save game.txt",
        *["1"] * 24,
        "save other.txt",
        "quit",
    ),
    "learn": ("learn invasion --plain", "hand", "play Karn", "1", "2", "skip"),
    "replay": ("replay game.txt --at 20",),
    "verify": ("verify game.txt",),
    "simulate": ("simulate invasion --games 12 --bots random,random,random",),
    "rate": ("rate invasion --bots random,greedy --games 12 --seats 2",),
    "serve-wrong": ("serve --port 99999 --check",),
    "work-wrong": ("work --bot-workers -1",),
    "admin-unknown": ("admin look nothing --store empty.db",),
}
GERMAN: Final = {  # the same under TIMESCOOP_LANGUAGE=de
    "de-help": ("--help",),
    "de-help-analyse": ("analyse --help",),
    "de-game-unknown": ("play invaders",),
    "de-option-missing": ("play --seets you",),
    "de-command-unknown": ("pley",),
    "de-rule": ("rules INV-CONFLICT-09",),
    "de-play-invasion": (
        "play invasion --plain --seed 7 --seats Ann=you,Bob=random",
        *("1", "help", "why", "why not attack", "hand", "undo", "hello", "99", "hint", "save", "quit"),
    ),
    "de-learn": ("learn invasion --plain", "hand", "1"),
    "de-replay": ("replay game.txt --at 20",),
    "de-verify": ("verify game.txt",),
    "de-bots": ("bots",),
    "de-card": ("cards show The Mara",),
    "de-cards-list": ("cards list ccg-first",),
    "de-cards-compare": ("cards compare card.yaml invasion-classic",),
    "de-workshop": ("workshop card.yaml",),
    "de-workshop-wrong": ("workshop wrong-card.yaml",),
    "de-deck-check": ("deck check deck.txt",),
    "de-deck-list": ("deck list",),
    "de-check-position-wrong": ("check position wrong-position.yaml",),
    "de-check-scenario": ("check scenario scenario.yaml",),
    "de-simulate": ("simulate invasion --games 12 --bots random,random,random",),
    "de-rate": ("rate invasion --bots random,greedy --games 12 --seats 2",),
    "de-simulate-wrong": ("simulate invasion --games 0",),
    "de-admin-unknown": ("admin look nothing --store empty.db",),
    "de-serve-wrong": ("serve --port 99999 --check",),
}
MOST: Final = 150  # lines of an output; the end of a longer one is shown
TIMES: Final = re.compile(r"(?<=\d)( +\d+[.,]\d){2}$", re.MULTILINE)  # milliseconds, which differ each time
ENDS: Final = {"play-saved": 25}


@contextmanager
def terminal(folder: Path, typed: Sequence[str]) -> Iterator[io.StringIO]:
    """A terminal 100 columns wide in a folder, where these lines are typed; all that it shows."""
    shown, here = io.StringIO(), Path.cwd()
    with (
        patch.object(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed))),
        patch.object(os, "cpu_count", return_value=1),  # games are played here, not in processes of their own
        patch.dict(os.environ, {"COLUMNS": "100", "LINES": "40", "NO_COLOR": "1", "TERM": "dumb"}),
        redirect_stdout(shown),
        redirect_stderr(shown),
    ):
        os.chdir(folder)
        try:
            yield shown
        finally:
            os.chdir(here)


def output(folder: Path, name: str, command: str, typed: Sequence[str]) -> str:
    """What a terminal shows: the command, the output, and the exit code if there is one."""
    with terminal(folder, typed) as shown:
        code = run(command.split())
    said = TIMES.sub("", shown.getvalue()).rstrip("\n").splitlines()
    most = ENDS.get(name, MOST)
    cut = [f"(… {len(said) - most} lines)"] if len(said) > most else []
    kept = [line.rstrip() for line in said[-most:]] if name in ENDS else [line.rstrip() for line in said[:most]]
    rows = [*cut, *kept] if name in ENDS else [*kept, *cut]
    end = [f"(exit code {code})"] if code else []
    asked = " / ".join(typed[:12]) + (" / …" if len(typed) > len(typed[:12]) else "")
    return "".join(
        f"{row}\n" for row in [f"$ timescoop {command}", *([f"typed: {asked}"] if typed else []), "", *rows, *end]
    )


def terminals(folder: Path) -> dict[str, str]:
    """Every output, by the name of its golden file."""
    for name, text in FILES.items():
        (folder / name).write_text(text, "utf-8")
    found = {name: output(folder, name, command, ()) for name, command in COMMANDS.items()}
    found |= {name: output(folder, name, command, typed) for name, (command, *typed) in PLAYED.items()}
    with patch.dict(os.environ, {LANGUAGE: "de"}):
        found |= {name: output(folder, name, command, typed) for name, (command, *typed) in GERMAN.items()}
    return dict(sorted(found.items()))
