"""The ladder: the bots that come with every game, from the weakest up."""

from __future__ import annotations

from typing import Final

from timescoop.bots.bot import Bot, Budget
from timescoop.bots.greedy import best_now, best_or_random
from timescoop.bots.lookahead import best_turn
from timescoop.bots.master import best_with_network
from timescoop.bots.search import best_surviving
from timescoop.bots.trained import best_by_network
from timescoop.bots.uniform import random_option

RANDOM: Final = Bot(
    key="random",
    name="Random",
    level=0,
    about="Takes any option that the rules allow.",
    think=random_option,
    budget=Budget(worlds=0, breadth=0, partial_lines=0),
)
NOVICE: Final = Bot(
    key="novice",
    name="Novice",
    level=1,
    about="Takes what looks best, but picks at random one time in four.",
    think=best_or_random,
    budget=Budget(worlds=2, breadth=8, partial_lines=2),
)
GREEDY: Final = Bot(
    key="greedy",
    name="Steady",
    level=2,
    about="Takes what looks best at once.",
    think=best_now,
    budget=Budget(worlds=2, breadth=8, partial_lines=2),
)
LOOKAHEAD: Final = Bot(
    key="lookahead",
    name="Skilled",
    level=3,
    about="Plays its choices out in several deals that fit what it knows, and compares the results.",
    think=best_turn,
    budget=Budget(worlds=10, breadth=8, partial_lines=2, evaluations=4000),
)
TRAINED: Final = Bot(
    key="trained",
    name="Trained",
    level=3,
    about="Takes the move that a network, trained on games against itself, likes best.",
    think=best_by_network,
    budget=Budget(worlds=2, breadth=8, partial_lines=2),
    learned=True,
)
SEARCH: Final = Bot(
    key="search",
    name="Expert",
    level=4,
    about="Searches moves and replies in hundreds of deals that fit what it knows, and takes the best.",
    think=best_surviving,
    budget=Budget(worlds=300, breadth=12, partial_lines=2, evaluations=9000),
)
MASTER_S: Final = 0.8  # for a decision at a table: less than a second, with everything around it
MASTER: Final = Bot(
    key="master",
    name="Master",
    level=5,
    about="Searches like Expert, but a network trained on games against itself evaluates the positions.",
    think=best_with_network,
    budget=Budget(worlds=300, breadth=12, partial_lines=2, evaluations=9000),
    learned=True,
    seconds=MASTER_S,
)
RUNGS: Final = (RANDOM, NOVICE, GREEDY, LOOKAHEAD, TRAINED, SEARCH, MASTER)
