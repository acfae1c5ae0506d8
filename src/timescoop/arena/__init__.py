"""Bots against bots: simulation, ratings and balance reports."""

from timescoop.arena.findings import Finding, Findings, Group, sum_up
from timescoop.arena.match import Played, Setting, play_match
from timescoop.arena.playtest import Trial, Tried, trial_of, tried_on
from timescoop.arena.report import Report, Row
from timescoop.arena.shares import BOUND, Share, likelihood, share_of, verdict
from timescoop.arena.simulate import seatings, simulate

__all__ = [
    "BOUND",
    "Finding",
    "Findings",
    "Group",
    "Played",
    "Report",
    "Row",
    "Setting",
    "Share",
    "Trial",
    "Tried",
    "likelihood",
    "play_match",
    "seatings",
    "share_of",
    "simulate",
    "sum_up",
    "trial_of",
    "tried_on",
    "verdict",
]
