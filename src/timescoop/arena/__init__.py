"""Bots against bots: simulation, ratings and balance reports.

>>> from timescoop.arena import simulate
>>> report = simulate("invasion", ["novice", "random"], games=4, workers=1)
>>> len(report.played)
4
"""

from timescoop.arena.cluster import On
from timescoop.arena.findings import Finding, Findings, Group, sum_up
from timescoop.arena.gathering import Gathered, gather
from timescoop.arena.living import STEPS, Lived, live_through, ready_decks, types_of, winning
from timescoop.arena.match import Played, Setting, earned, play_match
from timescoop.arena.playtest import Trial, Tried, trial_of, tried_on
from timescoop.arena.rating import Halted, Meeting, Rated, Sitting, most_of, neighbours, rate, round_robin, stronger
from timescoop.arena.report import Mean, Report, Row, mean_by_deal
from timescoop.arena.seeds import deal_seed
from timescoop.arena.shares import BOUND, Share, likelihood, share_by_deal, share_of, verdict
from timescoop.arena.simulate import Stopped, numbered, seatings, simulate
from timescoop.arena.together import gather_all, merged, printing_of
from timescoop.arena.written import record_of, records_of

__all__ = [
    "BOUND",
    "STEPS",
    "Finding",
    "Findings",
    "Gathered",
    "Group",
    "Halted",
    "Lived",
    "Mean",
    "Meeting",
    "On",
    "Played",
    "Rated",
    "Report",
    "Row",
    "Setting",
    "Share",
    "Sitting",
    "Stopped",
    "Trial",
    "Tried",
    "deal_seed",
    "earned",
    "gather",
    "gather_all",
    "likelihood",
    "live_through",
    "mean_by_deal",
    "merged",
    "most_of",
    "neighbours",
    "numbered",
    "play_match",
    "printing_of",
    "rate",
    "ready_decks",
    "record_of",
    "records_of",
    "round_robin",
    "seatings",
    "share_by_deal",
    "share_of",
    "simulate",
    "stronger",
    "sum_up",
    "trial_of",
    "tried_on",
    "types_of",
    "verdict",
    "winning",
]
