"""The printing, how many it seats, and the options that the rulings leave to the table."""

from __future__ import annotations

from typing import Final

from timescoop.kernel import Choice, Edition

EDITIONS: Final = (Edition("standard", "Doctor Who: Nemesis", 2, 4),)

CHOICES: Final = (
    Choice(
        "setup",
        "Nemeses and their sides",
        {"choose": "each player chooses in turn", "quick": "dealt at random"},
        "NEM-AMB-02",
    ),
    Choice(
        "first_game",
        "A Scheme card in the first hand",
        {"no": "all cards are drawn", "yes": "sides for a first game, each with its Scheme card in hand"},
        "NEM-SETUP-17",
    ),
    Choice(
        "hero_instants",
        "Instants of Heroes",
        {"any_time": "are played like other Instants", "action_only": "are played only by an Action for Hero cards"},
        "NEM-AMB-24",
    ),
)
