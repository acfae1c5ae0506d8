"""Bots against bots: simulation, ratings and balance reports.

>>> from timescoop.arena import simulate
>>> report = simulate("invasion", ["novice", "random"], games=4, workers=1)
>>> len(report.played)
4
"""

from timescoop.arena.anytime import ALPHA, FEWEST, Anytime
from timescoop.arena.card_stats import (
    LOWERS,
    MARGIN,
    RAISES,
    SMALL,
    UNDECIDED,
    CardStats,
    Group,
    PlaytestStats,
    run_until_decided,
    summarize,
)
from timescoop.arena.cluster import On
from timescoop.arena.dataset import Dataset, load_dataset
from timescoop.arena.estimates import Estimate, estimate
from timescoop.arena.match import Played, Setting, earned, play_match
from timescoop.arena.merge import load_datasets, merged, printing_of
from timescoop.arena.playtest import TRIAL_BOTS, Trial, TrialDeal, left_blank, new_trial, run_trial
from timescoop.arena.rating import (
    Halted,
    Meeting,
    Rated,
    RatingSetup,
    max_share,
    neighbours,
    rate,
    round_robin,
    stronger,
)
from timescoop.arena.records import record_of, records_of
from timescoop.arena.replayed import STEPS, ReplayedGame, card_types, ready_decks, replay_game, winning
from timescoop.arena.report import Mean, Report, Row, mean_by_deal
from timescoop.arena.seeds import deal_seed
from timescoop.arena.shares import BOUND, Share, likelihood, share_by_deal, share_of, verdict
from timescoop.arena.simulation import Stopped, numbered, seatings, simulate

__all__ = [
    "ALPHA",
    "BOUND",
    "FEWEST",
    "LOWERS",
    "MARGIN",
    "RAISES",
    "SMALL",
    "STEPS",
    "TRIAL_BOTS",
    "UNDECIDED",
    "Anytime",
    "CardStats",
    "Dataset",
    "Estimate",
    "Group",
    "Halted",
    "Mean",
    "Meeting",
    "On",
    "Played",
    "PlaytestStats",
    "Rated",
    "RatingSetup",
    "ReplayedGame",
    "Report",
    "Row",
    "Setting",
    "Share",
    "Stopped",
    "Trial",
    "TrialDeal",
    "card_types",
    "deal_seed",
    "earned",
    "estimate",
    "left_blank",
    "likelihood",
    "load_dataset",
    "load_datasets",
    "max_share",
    "mean_by_deal",
    "merged",
    "neighbours",
    "new_trial",
    "numbered",
    "play_match",
    "printing_of",
    "rate",
    "ready_decks",
    "record_of",
    "records_of",
    "replay_game",
    "round_robin",
    "run_trial",
    "run_until_decided",
    "seatings",
    "share_by_deal",
    "share_of",
    "simulate",
    "stronger",
    "summarize",
    "verdict",
    "winning",
]
