"""Finished games, replayed for what their rows don't have: sides, cards, leads, facts and questions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from timescoop.arena.match import Played, ending_of, turns_of, win_shares
from timescoop.kernel import FACT, QUESTION, BadDeal, Face, Game, Table

STEPS: Final = 20  # moments of a game at which the leaders are determined
WIN: Final = "win"  # the kind of sentence on cards that win the game
Named = dict[str, int]  # name of a card -> the seats, as bits


class ReplayedGame(NamedTuple):
    """A game with the results of its replay. Without stored decisions, everything but the row is empty.

    Args:
        played: Its row.
        sides: What each seat played: the card of its side, or its ready-made deck; otherwise empty.
        by: The card that won it, or empty.
        leaders: The seats that were ahead by the game's own evaluation at each of `STEPS` moments, as bits; several if
            they were tied.
        brought: Which seats had which cards in their own decks; empty if all draw from one deck.
        drew: Which seats drew which cards from the deck, dealt cards included.
        used: Which seats played which cards, or began with them in play.
        facts: The keys of the facts that happened.
        questions: The keys of the questions that were asked.
    """

    played: Played
    sides: tuple[str, ...]
    by: str = ""
    leaders: tuple[int, ...] = ()
    brought: Mapping[str, int] = {}
    drew: Mapping[str, int] = {}
    used: Mapping[str, int] = {}
    facts: frozenset[str] = frozenset()
    questions: frozenset[str] = frozenset()


def row_only(played: Played) -> ReplayedGame:
    """A game whose decisions were not stored: only its row is known."""
    return ReplayedGame(played, ("",) * len(played.shares))


def replay_game(
    game: Game,
    table: Table,
    answers: Iterable[tuple[int, int]],
    count: int,
    played: Played | None = None,
    cards: Any = None,
) -> ReplayedGame:
    """Replay one game from any source.

    Args:
        game: What was played.
        table: As it was dealt, with the facts of the deal, since opening hands count as drawn. It is changed in place.
        answers: Seat and option of each answer; earlier ones have been played when the next is requested.
        count: How many there are.
        played: The game's row; if left out, it is made from the end of the game, without bots.
        cards: The compiled card file that it was dealt from, or None for the edition's own.

    Raises:
        BadDeal: The answers are illegal under these rules.
    """
    table.kept = table.kept or []
    moments = {count * step // STEPS for step in range(STEPS)}
    leaders: list[int] = []
    questions: set[str] = set()
    decisions = 0
    for nth, (seat, option) in enumerate(answers):
        if nth in moments:
            leaders.append(leaders_at(game, table))
        if option not in table.options(seat):  # a sealed answer in a poll has options, too: it may be changed
            which = f"game {played.block}" if played else "it"
            raise BadDeal(f"{which} goes differently now: the rules have changed since it was played")
        questions.add(QUESTION[table.question_of(seat)])
        decisions += table.settled(seat) != option
        table.play(seat, option)
    view = game.view(table, table.seats)
    names = [str(face.get("name", "")) for face in game.faces(table)]
    brought = brought_to(game, table, names)
    drew, used = cards_of(game, table, names)
    return ReplayedGame(
        played=(played or row_of(game, table, decisions))._replace(choices=()),
        sides=decks_of(ready_decks(game, view["edition"], cards), brought, table.seats)
        if game.decks
        else tuple(named(names, seat.get("side", -1)) for seat in view["seats"]),
        by=named(names, view.get("by", -1)),
        leaders=tuple(leaders),
        brought=brought,
        drew=drew,
        used=used,
        facts=frozenset(FACT[fact] for fact, *_ in table.kept),
        questions=frozenset(questions),
    )


def leaders_at(game: Game, table: Table) -> int:
    """The seats that are ahead by the game's own evaluation, as bits."""
    worth = [game.evaluate(table, seat) for seat in range(table.seats)]
    most = max(worth)
    return sum(1 << seat for seat, each in enumerate(worth) if each == most)


def row_of(game: Game, table: Table, decisions: int) -> Played:
    """The row of a finished game."""
    ended = (decisions, turns_of(game, table), ending_of(game, table))
    return Played(0, ("",) * table.seats, win_shares(table), tuple(game.scores(table)), *ended, ((),) * table.seats)


def named(names: Sequence[str], kind: int) -> str:
    """The name of a kind; empty for none."""
    return names[kind] if kind >= 0 else ""


def brought_to(game: Game, table: Table, names: Sequence[str]) -> Named:
    """Which seats have which cards in their own decks."""
    shop = game.workshop
    found = {name: shop.brings(table, kind) for kind, name in enumerate(names)} if shop is not None else {}
    return {name: seats for name, seats in found.items() if seats}


def ready_decks(game: Game, edition: str | None, cards: Any = None) -> dict[str, frozenset[str]]:
    """The names of the cards in each ready-made deck, by the deck's name."""
    if game.decks is None:
        return {}
    decks = game.decks.ready(game.edition(edition).key, cards)
    return {deck.name: frozenset(entry.name for entry in deck.entries) for deck in decks}


def decks_of(ready: Mapping[str, frozenset[str]], brought: Mapping[str, int], seats: int) -> tuple[str, ...]:
    """The ready-made deck of each seat; empty for a custom one."""
    theirs = [frozenset(name for name, held in brought.items() if held >> seat & 1) for seat in range(seats)]
    return tuple(next((name for name, cards in ready.items() if cards == mine), "") for mine in theirs)


def cards_of(game: Game, table: Table, names: Sequence[str]) -> tuple[Named, Named]:
    """Which seats drew and played which cards, by the facts that the game names for it."""
    drew: Named = {}
    used: Named = {}
    shop = game.workshop
    ways: Mapping[int, Named] = (
        {**dict.fromkeys(shop.drew, drew), **dict.fromkeys(shop.played, used)} if shop is not None else {}
    )
    for what, seat, _, kinds, _ in table.kept or ():
        if what in ways and seat >= 0:
            for kind in kinds:
                if kind >= 0:
                    ways[what][names[kind]] = ways[what].get(names[kind], 0) | 1 << seat
    return drew, used


def card_types(faces: Iterable[Face]) -> dict[str, str]:
    """The type of each card that has a name, by its name, in the order of names."""
    found = {str(face["name"]): str(face.get("type", "")) for face in faces if face.get("name")}
    return dict(sorted(found.items()))


def winning(faces: Iterable[Face]) -> tuple[str, ...]:
    """The names of the cards that can win the game, in order; none if the score decides."""
    return tuple(sorted(str(face["name"]) for face in faces if WIN in face.get("says", ())))
