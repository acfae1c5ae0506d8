"""Bots against bots: simulation, ratings and balance reports."""

from timescoop.arena.match import Played, Setting, play_match
from timescoop.arena.report import Report, Row
from timescoop.arena.shares import BOUND, Share, likelihood, share_of, verdict
from timescoop.arena.simulate import seatings, simulate

__all__ = [
    "BOUND",
    "Played",
    "Report",
    "Row",
    "Setting",
    "Share",
    "likelihood",
    "play_match",
    "seatings",
    "share_of",
    "simulate",
    "verdict",
]
