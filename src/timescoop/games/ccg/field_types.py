"""The types of table fields whose values have several parts."""

from timescoop.language import Context

Event = tuple[int, int, int, int]  # what, player, card or NOBODY, place
Freeze = tuple[int, int, int, Context]  # manner, its number, player, by which text
Lasting = tuple[int, int, int, int, int, int]  # span, its number, seat, that, slot, amount
Felled = tuple[int, int, int, int, int]  # turn number, by whom, kind, place, who controlled it
Fight = tuple[int, int, int, int, int, int]  # statistic, attacker, defender, place, type bits of the attackers, winner
Fired = tuple[int, int, Context, int]  # sleeve, which ear, this, seat
Unfinished = tuple[tuple[int, ...], int, Context, int, tuple[int, ...]]  # numbers of trees, seat, this, kind, hand seen
