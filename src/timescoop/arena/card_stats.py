"""Card statistics of a playtest: the effect on the win rate, how often each card was played, what never ran."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from timescoop.arena.anytime import ALPHA, FEWEST, Anytime, anytime, holm
from timescoop.arena.playtest import GROUPS, SETTLED, CardSeen, Trial, TrialDeal, run_trial, running, said_by
from timescoop.arena.shares import Share, share_of

MARGIN: Final = 0.03  # of the win rate: a smaller change counts as no effect
STEP: Final = 10  # deals between two checks of the verdicts, at least; and this part of all deals
RAISES, LOWERS, SMALL, UNDECIDED = "raises", "lowers", "small", "undecided"


class Group(NamedTuple):
    """The seats that brought, were dealt, drew or played a card.

    Attributes:
        key: How they got it: "brought", "dealt", "drew" or "played".
        games: In how many games there were such seats.
        share: Their win rate.
        without: The win rate of the same seats in the same deals without the set.
        difference: `share` minus `without`, deal by deal, with an interval that holds whenever the playtest stops.
    """

    key: str
    games: int
    share: Share
    without: Share
    difference: Anytime


class CardStats(NamedTuple):
    """Statistics of one card on trial.

    Attributes:
        name: The card.
        groups: The groups that have any seats.
        games: In how many games it was played at all.
        times: How often it was played, in a game on average.
        unfired: The parts of its text that were never run in play, in English.
        parts: How many parts of its text are run in play; the others only note a standing rule.
        has_text: Whether the card has a text at all.
        effect: The group that decides the verdict: its seats are chosen by the deal alone; None if there is none.
        p: The p-value of no effect, adjusted for all cards of the set.
        verdict: Whether it raises or lowers the win rate, changes it by less than `MARGIN`, or nothing is known yet.
    """

    name: str
    groups: tuple[Group, ...]
    games: int
    times: float
    unfired: tuple[str, ...]
    parts: int
    has_text: bool = True
    effect: Group | None = None
    p: float = 1.0
    verdict: str = UNDECIDED


class PlaytestStats(NamedTuple):
    """Statistics of a playtest; `equal` is the win rate of a seat among equals."""

    trial: Trial
    games: int
    equal: float
    cards: tuple[CardStats, ...]
    turns: tuple[float, float]

    @property
    def decided(self) -> bool:
        """Whether there is a verdict on every card."""
        return all(card.verdict != UNDECIDED for card in self.cards)


def summarize(trial: Trial, tried: Sequence[TrialDeal]) -> PlaytestStats:
    """Summarize the deals of a playtest; there must be at least one."""
    ran, said = running(trial), said_by(trial)
    cards = [
        finding(name, [(each, each.seen[nth]) for each in tried], ran[nth], said[nth])
        for nth, name in enumerate(trial.names)
    ]
    turns = tuple(sum(each.turns[which] for each in tried) / len(tried) for which in (0, 1))
    return PlaytestStats(trial, len(tried), 1 / trial.seats, judged(cards), (turns[0], turns[1]))


def judged(cards: Sequence[CardStats]) -> tuple[CardStats, ...]:
    """Cards with their verdicts: p-values adjusted by Holm, and intervals that hold together with 95 % confidence."""
    adjusted = holm([card.effect.difference.p if card.effect else 1.0 for card in cards])
    return tuple(
        card._replace(p=p, verdict=verdict_on(card.effect, p)) for card, p in zip(cards, adjusted, strict=True)
    )


def verdict_on(effect: Group | None, p: float) -> str:
    """The verdict that the interval of a card allows."""
    if effect is None:
        return UNDECIDED
    found = effect.difference
    if p <= ALPHA:
        return RAISES if found.mean > 0 else LOWERS
    return SMALL if found.low > -MARGIN and found.high < MARGIN else UNDECIDED


def decided(trial: Trial, tried: Sequence[TrialDeal]) -> bool:
    """Whether there is a verdict on every card, so that a playtest can stop."""
    if len(tried) < FEWEST:
        return False
    cards = [finding(name, [(each, each.seen[nth]) for each in tried], (), ()) for nth, name in enumerate(trial.names)]
    return all(card.verdict != UNDECIDED for card in judged(cards))


def run_until_decided(
    trial: Trial,
    *,
    games: int,
    workers: int,
    seconds: float | None = None,
    stop: Callable[[], bool] | None = None,
    before: Sequence[TrialDeal] = (),
) -> Iterator[TrialDeal]:
    """Like `run_trial`, but stop when every card has a verdict, which is checked less and less often.

    Deals that were played `before` count, and are not yielded again.
    """
    tried: list[TrialDeal] = list(before)
    look = max(FEWEST, len(tried))
    if decided(trial, tried):
        return
    for each in run_trial(trial, games=games, workers=workers, seconds=seconds, stop=stop, first=len(tried)):
        tried.append(each)
        yield each
        if len(tried) >= look:
            look = len(tried) + max(STEP, len(tried) // STEP)
            if decided(trial, tried):
                return


def finding(name: str, seen: list[tuple[TrialDeal, CardSeen]], ran: Sequence[int], said: Sequence[str]) -> CardStats:
    """The statistics of one card over all deals, without a verdict."""
    found = [group(key, [(each, getattr(card, key)) for each, card in seen]) for key in GROUPS]
    groups = tuple(each for each in found if each is not None)
    return CardStats(
        name,
        groups,
        sum(1 for _, card in seen if card.times),
        sum(card.times for _, card in seen) / len(seen),
        tuple(said[nth] for nth in ran if not any(card.fired[nth] for _, card in seen)),
        len(ran),
        bool(said),
        next((each for each in groups if each.key in SETTLED), None),
    )


def group(key: str, found: list[tuple[TrialDeal, int]]) -> Group | None:
    """The statistics of one group of seats; None if no deal has such seats."""
    held = [(each, mask) for each, mask in found if mask]
    if not held:
        return None
    shares = [mean_of(each.shares, mask) for each, mask in held]
    without = [mean_of(each.without, mask) for each, mask in held]
    differences = [one - other for one, other in zip(shares, without, strict=True)]
    return Group(key, len(held), share_of(shares, len(held)), share_of(without, len(held)), anytime(differences))


def mean_of(shares: Sequence[float], mask: int) -> float:
    """The mean share of the seats in a mask."""
    seats = [share for seat, share in enumerate(shares) if mask >> seat & 1]
    return sum(seats) / len(seats)
