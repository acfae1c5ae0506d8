"""fireplace2's Hearthstone, with drafted decks; about one game in eight ends early on a mistake in one card."""

import contextlib
import io
import logging
import random
import signal
from collections.abc import Iterator
from typing import Any

from fireplace import cards
from fireplace.deepcopy import deepcopy_game
from fireplace.game import Game
from fireplace.player import Player
from fireplace.utils import random_draft
from hearthstone.enums import CardClass, State

from timing import Found, Subject, figures, pick

MIDDLE = 40
MOST = 600  # decisions
ENDLESS_S = 2  # a few cards together never come to an end
MISTAKES = (AssertionError, AttributeError, LookupError, RecursionError, TimeoutError, TypeError, ValueError)
Deed = tuple[Any, str, dict[str, Any]]  # who or what, the method, its arguments

logging.disable(logging.CRITICAL)
cards.db.initialize()


def measured(_game: str, seconds: float) -> Found:
    """The figures of the game; what it prints about itself is dropped."""
    signal.signal(signal.SIGVTALRM, give_up)
    with contextlib.redirect_stdout(io.StringIO()):
        copying = {"copy": lambda game: deepcopy_game(game, game.current_player, 0)}
        return figures(Subject(playout, middle, copying), seconds)


def give_up(*_: object) -> None:
    """End a game that never would."""
    raise TimeoutError


def dealt(seed: int) -> Any:
    """A new game after everybody has kept their hand."""
    random.seed(seed)
    sides = (CardClass.MAGE, CardClass.WARRIOR)
    game = Game(players=tuple(Player(side.name, random_draft(side), side.default_hero) for side in sides))
    game.start()
    for player in game.players:
        if player.choice:
            player.choice.choose()
    return game


def played(rng: random.Random, seed: int, most: int) -> tuple[Any, int]:
    """A game after so many decisions, at its end, or where a mistake ends it; none if that was while dealing."""
    game, decisions = None, 0
    signal.setitimer(signal.ITIMER_VIRTUAL, ENDLESS_S)
    with contextlib.suppress(*MISTAKES):
        game = dealt(seed)
        while game.state != State.COMPLETE and decisions < most:
            actor, method, words = pick(rng, list(deeds(game)))
            getattr(actor, method)(**words)
            decisions += 1
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return game, decisions


def playout(rng: random.Random, seed: int) -> int:
    """One game."""
    return played(rng, seed, MOST)[1]


def middle() -> Any:
    """A game in the middle that can also be copied."""
    for seed in range(1, 100):
        game, decisions = played(random.Random(seed), seed, MIDDLE)
        with contextlib.suppress(*MISTAKES):
            if decisions == MIDDLE and game.state != State.COMPLETE:
                deepcopy_game(game, game.current_player, 0)
                return game
    raise ValueError("no game came to its middle")


def deeds(game: Any) -> Iterator[Deed]:
    """All that the player whose turn it is may do."""
    player = game.current_player
    if player.choice:
        yield from ((player.choice, "choose", {"card": card}) for card in player.choice.cards)
        return
    yield game, "end_turn", {}
    for card in player.hand:
        if card.is_playable():
            yield from plays(card)
    power = player.hero.power
    if power and power.is_usable():
        yield from ((power, "use", {"target": target}) for target in aims(power))
    for character in player.characters:
        if character.can_attack():
            yield from ((character, "attack", {"target": target}) for target in character.targets)


def plays(card: Any) -> Iterator[Deed]:
    """Each way to play a card: which of its sides, and at whom."""
    for side in card.choose_cards if card.must_choose_one else [None]:
        for target in aims(side or card):
            yield card, "play", {"target": target, "choose": side}


def aims(card: Any) -> list[Any]:
    """At whom it can be aimed; nobody, where it needs no aim."""
    return list(card.targets) if card.requires_target() else [None]
