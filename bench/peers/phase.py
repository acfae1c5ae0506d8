"""phase.rs, an engine for Magic in Rust: its data does not come with the package, so six plain cards are made here."""

import json
import random
from typing import Any

from phase import Engine, build_oracle_face

from timing import Found, Subject, figures, pick

MIDDLE, MOST = 150, 5000  # decisions
SIXTY = {"Mountain": 20, "Cub": 10, "Hound": 10, "Boar": 8, "Spark": 8, "Study": 4}


def face(name: str, cost: str | None, kind: str, text: str | None, size: int = 0) -> dict[str, Any]:
    """A card as the engine takes it; a size makes it a creature's, a missing cost a land's."""
    land = cost is None
    card = {
        "name": name,
        "type": kind,
        "types": [kind],
        "supertypes": ["Basic"] if land else [],
        "subtypes": [name] if land else ["Bear"] if size else [],
        "manaCost": cost,
        "manaValue": 0 if land else 2,
        "colors": [] if land else ["R"],
        "colorIdentity": ["R"],
        "keywords": [text] if size and text else [],
        "text": text,
        "layout": "normal",
        "legalities": {"standard": "Legal"},
        "identifiers": {},
    }
    return card | ({"power": str(size), "toughness": str(size)} if size else {})


CARDS = (
    face("Mountain", None, "Land", "({T}: Add {R}.)"),
    face("Cub", "{1}{R}", "Creature", None, 2),
    face("Hound", "{R}", "Creature", "Haste", 1),
    face("Boar", "{2}{R}", "Creature", "Trample", 3),
    face("Spark", "{R}", "Instant", "Spark deals 3 damage to any target."),
    face("Study", "{2}{R}", "Sorcery", "Draw two cards."),
)


def measured(_game: str, seconds: float) -> Found:
    """The figures of the game; a copy is its state written out and read in again."""
    engine = Engine.from_json(json.dumps({card["name"].lower(): build_oracle_face(card, None) for card in CARDS}))
    deck = [name for name, copies in SIXTY.items() for _ in range(copies)]

    def played(rng: random.Random, seed: int, most: int) -> tuple[Any, int]:
        game, decisions = engine.new_game(player=deck, opponent=deck, seed=seed, first_player=0), 0
        while decisions < most and (options := game.actions()):
            option = pick(rng, options)
            game.apply(mover(game, option), option)
            decisions += 1
        return game, decisions

    return figures(
        Subject(
            playout=lambda rng, seed: played(rng, seed, MOST)[1],
            middle=lambda: played(random.Random(1), 5, MIDDLE)[0],
            verbs={"copy": lambda game: engine.load_game(game.state())},
        ),
        seconds,
    )


def mover(game: Any, option: Any) -> int:
    """Whose option it is: while hands are kept or not, those of both seats are offered together."""
    asked = game.waiting_for().get("data")
    if not isinstance(asked, dict):
        return int(game.priority_player())
    if "pending" not in asked:
        return int(asked.get("player", game.priority_player()))
    wanted = "Declare" if option.kind == "MulliganDecision" else "BottomCards"
    return next(int(each["player"]) for each in asked["pending"] if each["phase"]["type"] == wanted)
