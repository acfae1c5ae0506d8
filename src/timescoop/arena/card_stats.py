"""Card statistics of a playtest: win shares with and without each card, how often it was played, what never ran."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from timescoop.arena.playtest import GROUPS, CardSeen, Trial, TrialDeal, running, said_by
from timescoop.arena.shares import Share, share_of


class Group(NamedTuple):
    """The seats that brought, drew or played a card: their win share, and that of the same seats without the set."""

    key: str
    games: int
    share: Share
    without: Share


class CardStats(NamedTuple):
    """Statistics of one card on trial.

    Attributes:
        name: The card.
        groups: A row for each sort of seats that there were.
        games: In how many games it was played at all.
        times: How often it was played, in a game on average.
        unfired: The parts of its text that were never run in play, in English.
        parts: How many parts of its text are run in play; the others only note a standing rule.
    """

    name: str
    groups: tuple[Group, ...]
    games: int
    times: float
    unfired: tuple[str, ...]
    parts: int


class PlaytestStats(NamedTuple):
    """Statistics of a playtest; `equal` is the share of the win that each seat would have by itself."""

    trial: Trial
    games: int
    equal: float
    cards: tuple[CardStats, ...]
    turns: tuple[float, float]


def summarize(trial: Trial, tried: Sequence[TrialDeal]) -> PlaytestStats:
    """Sum up the deals of a playtest; there must be one at least."""
    ran, said = running(trial), said_by(trial)
    cards = tuple(
        finding(name, [(each, each.seen[nth]) for each in tried], ran[nth], said[nth])
        for nth, name in enumerate(trial.names)
    )
    turns = tuple(sum(each.turns[which] for each in tried) / len(tried) for which in (0, 1))
    return PlaytestStats(trial, len(tried), 1 / trial.seats, cards, (turns[0], turns[1]))


def finding(name: str, seen: list[tuple[TrialDeal, CardSeen]], ran: Sequence[int], said: Sequence[str]) -> CardStats:
    """One card over all deals."""
    groups = [group(key, [(each, getattr(card, key)) for each, card in seen]) for key in GROUPS]
    unfired = [said[nth] for nth in ran if not any(card.fired[nth] for _, card in seen)]
    return CardStats(
        name,
        tuple(each for each in groups if each is not None),
        sum(1 for _, card in seen if card.times),
        sum(card.times for _, card in seen) / len(seen),
        tuple(unfired),
        len(ran),
    )


def group(key: str, found: list[tuple[TrialDeal, int]]) -> Group | None:
    """The seats of one sort in each deal; None where there were none."""
    held = [(each, mask) for each, mask in found if mask]
    if not held:
        return None
    shares = [mean_of(each.shares, mask) for each, mask in held]
    without = [mean_of(each.without, mask) for each, mask in held]
    return Group(key, len(held), share_of(shares, len(held)), share_of(without, len(held)))


def mean_of(shares: Sequence[float], mask: int) -> float:
    """The mean share of the seats in a mask."""
    seats = [share for seat, share in enumerate(shares) if mask >> seat & 1]
    return sum(seats) / len(seats)
