"""Writing a position: every card of a table, secrets included, in the order in which it is read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from timescoop.games.nemesis.built.fields import ASIDE
from timescoop.games.nemesis.conflicts.initiating import INITIATE, offer_conflict
from timescoop.games.nemesis.instants import INSTANT, breathe, close_window
from timescoop.games.nemesis.pool import CORNERS, MINION_STEP
from timescoop.games.nemesis.steps.acting import ACT, act
from timescoop.games.nemesis.steps.minions import PLAY_OR_MOVE, offer_minion
from timescoop.games.nemesis.steps.timed import USE_LAST, USE_RULE, rules_of, use_rules
from timescoop.games.nemesis.steps.turn import (
    MOVE_TOKEN,
    STEP_RULES,
    discard_power,
    move_token,
    offer_discards,
    pass_turn,
    refill,
)
from timescoop.games.nemesis.table import (
    ACTION,
    CENTRE,
    CONFLICT,
    CONTROL,
    END,
    MINION,
    SETUP,
    START,
    STEPS,
    Nemesis,
)
from timescoop.kernel import QUESTION

Data = dict[str, Any]

# What may be asked at the beginning of a step, each with the rules of the step that then wait, the next one last.
FRESH: Final[dict[tuple[int, int], tuple[Callable[..., None], ...]]] = {
    (START, INSTANT): (use_rules, close_window),
    (START, USE_RULE): (),
    (CONTROL, INSTANT): (move_token, close_window),
    (CONTROL, MOVE_TOKEN): (),
    (MINION, INSTANT): (breathe, offer_minion, use_rules, close_window),
    (MINION, PLAY_OR_MOVE): (breathe,),
    (CONFLICT, INSTANT): (offer_conflict, close_window),
    (CONFLICT, INITIATE): (),
    (ACTION, INSTANT): (act, close_window),
    (ACTION, ACT): (),
    (END, INSTANT): (refill, offer_discards, discard_power, use_rules, close_window),
    (END, USE_LAST): (refill, offer_discards, discard_power),
}


def write(table: Nemesis, names: Sequence[str]) -> Data:
    """The position of a table, every card in it, secrets included.

    A table in the middle of something is written as it stands, with `midway` saying what is asked; that cannot be
    read again.
    """
    out: Data = {"game": "nemesis", "edition": table.deal.edition}
    if table.deal.options:
        out["options"] = dict(table.deal.options)
    out["turn"] = names[table.turn]
    out["turn_number"] = table.turn_number
    out["step"] = STEPS[table.step]
    if table.loaded:
        out["dice"] = list(table.loaded)
    out["players"] = {name: write_side(table, seat, names) for seat, name in enumerate(names)}
    if table.over():
        out["over"] = True
        out["winners"] = [name for seat, name in enumerate(names) if table.won >> seat & 1]
        out["reason"] = table.reason
        out["scores"] = {name: table.won >> seat & 1 for seat, name in enumerate(names)}
    elif not at_rest(table):
        out["midway"] = QUESTION[table.asked[0][0]]
    return out


def at_rest(table: Nemesis) -> bool:
    """NEM-TURN-02: whether a step is about to begin: nothing of it is done, and nothing else is going on."""
    if len(table.asked) != 1 or table.zones[ASIDE] or table.used or table.step == SETUP:
        return False
    question, args = table.asked[0]
    own = FRESH.get((table.step, question))
    later = (*STEP_RULES[table.step - START + 1 :], pass_turn)
    if own is None or tuple([rule for rule, _ in table.agenda]) != (*later[::-1], *own):
        return False
    if question == INSTANT:
        return args[1] == table.seats - (args[0] - table.turn) % table.seats
    return question != PLAY_OR_MOVE or not rules_of(table, args[0], MINION_STEP)


def write_side(table: Nemesis, seat: int, names: Sequence[str]) -> Data:
    """One player's part."""
    pool = table.pool
    hand = sorted(table.hand(seat), key=lambda copy: table.kind[copy])
    everyone = table.everyone()
    out: Data = {
        "side": pool.sides[table.sides[seat]] if table.sides[seat] >= 0 else None,
        "doctors": [pool.doctors[token] for token in table.doctors[seat]],
        "power": table.power[seat],
        "plot": table.plot[seat],
        "token": "centre" if table.token[seat] == CENTRE else place_name(table, seat, table.token[seat]),
        "hand": [pool.name[table.kind[copy]] for copy in hand],
        "deck": [pool.name[table.kind[copy]] for copy in reversed(table.deck(seat))],
        "discard": [pool.name[table.kind[copy]] for copy in table.pile(seat)],
        "constants": write_group(table, table.zones[table.beneath_zone(seat)], names),
        "schemes": write_group(table, table.zones[table.scheme_zone(seat)], names),
        "captured": [pool.name[table.kind[copy]] for copy in table.captured(seat)],
    }
    known = [pool.name[table.kind[copy]] for copy in hand if table.known[copy] == everyone]
    if known:
        out["known"] = known
    if table.sides[seat] >= 0:
        out["locations"] = {
            place_name(table, seat, corner): write_group(table, table.at(seat * CORNERS + corner), names)
            for corner in range(CORNERS)
        }
    return out


def place_name(table: Nemesis, seat: int, corner: int) -> str:
    """The name of a Location of a board."""
    return table.pool.name[table.kind_of_place(seat * CORNERS + corner)]


def write_group(table: Nemesis, copies: Sequence[int], names: Sequence[str]) -> list[Any]:
    """The cards in play of one place, each Upgrade with its bearer."""
    return [write_entry(table, copy, names) for copy in copies if copy in table.holder and copy not in table.host]


def write_entry(table: Nemesis, copy: int, names: Sequence[str]) -> Any:
    """A card in play: its name, if nothing else is to be said of it."""
    out: Data = {"name": table.pool.name[table.kind[copy]]}
    if table.holder[copy] != table.owner_of(copy):
        out["by"] = names[table.holder[copy]]
    if table.plots.get(copy, 0):
        out["plot"] = table.plots[copy]
    upgrades = [write_entry(table, each, names) for each in table.upgrades(copy)]
    if upgrades:
        out["upgrades"] = upgrades
    return out if len(out) > 1 else out["name"]
