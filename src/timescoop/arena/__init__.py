"""Bots against bots: simulation, ratings and balance reports."""

from timescoop.arena.cluster import On
from timescoop.arena.findings import Finding, Findings, Group, sum_up
from timescoop.arena.gathering import STEPS, Gathered, Lived, gather, live_through, types_of
from timescoop.arena.match import Played, Setting, earned, play_match
from timescoop.arena.playtest import Trial, Tried, trial_of, tried_on
from timescoop.arena.rating import Meeting, Rated, Sitting, neighbours, rate, round_robin, stronger
from timescoop.arena.report import Report, Row
from timescoop.arena.shares import BOUND, Share, likelihood, share_by_deal, share_of, verdict
from timescoop.arena.simulate import Stopped, seatings, simulate

__all__ = [
    "BOUND",
    "STEPS",
    "Finding",
    "Findings",
    "Gathered",
    "Group",
    "Lived",
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
    "earned",
    "gather",
    "likelihood",
    "live_through",
    "neighbours",
    "play_match",
    "rate",
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
]
