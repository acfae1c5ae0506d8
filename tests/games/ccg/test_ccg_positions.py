"""A position can be written at every part of a turn, with all that is remembered, and read again as it was."""

from typing import Any, cast

import pytest
from tests.games.ccg.stage import pool

from timescoop.documents import on_offer, option_of
from timescoop.games.ccg import GAME
from timescoop.games.ccg.sight.observe import ARGS, HEAD, OF_SEAT, PICKS
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import SEED_BYTES, BadNotation

NAMES = ["Ada", "Bob", "Cy"]


def given(**more: Any) -> dict[str, Any]:
    """Ada in the second part of turn 5, with Jamie; Bob with a Goal."""
    return {
        "game": "ccg",
        "turn": "Ada",
        "turn_number": 5,
        "part": "motion",
        "players": {
            "Ada": {"at": {"Earth (1968)": [{"name": "K9 Mark I - Mobile Computer", **more.pop("k9", {})}]}},
            "Bob": {"line": ["Earth (1968)"], "at": {"Earth (1968)": ["Exterminate!"]}},
        },
        **more,
    }


def laid(**more: Any) -> tuple[Ccg, list[str]]:
    table, names = GAME.read(given(**more))
    return cast("Ccg", table), names


@pytest.mark.parametrize("seed", [1, 3])
def test_positions_of_a_game_at_random_are_read_again_as_they_were_written(seed: int) -> None:
    assert pool().count == 153
    table = GAME.deal(seats=3, seed=bytes(SEED_BYTES))
    table.use_cheap_luck(seed)
    rested = 0
    remembered: set[str] = set()
    for _ in range(900):
        if table.over():
            break
        seat = table.waiting()[0]
        options = table.options(seat)
        table.play(seat, options[table.roll(len(options))])
        said = GAME.write(table, NAMES)
        if "midway" not in said and not table.over():
            again, names = GAME.read(said)
            assert GAME.write(again, names) == said
            rested += 1
            remembered |= {key for key in ("destroyed", "for_the_game") if key in said}
            remembered |= {key for key in ("'used': [", "'lent': [") if key in repr(said)}
    assert rested > 60
    assert {"destroyed", "'used': ["} <= remembered


def test_ccg_freeze_05_a_position_says_in_words_why_a_card_is_frozen() -> None:
    condition = "you have 5 or more points"
    reasons = [
        {"until_turn_of": "Bob", "of": "Ada"},
        {"unless": condition, "of": "Bob", "by": "Exterminate!"},
        {"of": "Ada"},
    ]
    table, names = laid(k9={"frozen": reasons})
    said = GAME.write(table, names)["players"]["Ada"]["at"]["Earth (1968)"][0]["frozen"]
    assert said == reasons
    older, _ = laid(k9={"frozen": [{"manner": "until_turn", "number": 1, "of": "Ada"}]})
    assert GAME.write(older, names)["players"]["Ada"]["at"]["Earth (1968)"][0]["frozen"] == reasons[:1]
    with pytest.raises(BadNotation, match="no card has the condition"):
        laid(k9={"frozen": [{"while": "it rains"}]})


def test_ccg_glossary_08_a_position_remembers_what_was_destroyed() -> None:
    fallen = {"turn": 3, "by": "Bob", "card": "UNIT Soldiers", "at": "Earth (1968)", "of": "Ada"}
    table, names = laid(destroyed=[fallen])
    assert GAME.write(table, names)["destroyed"] == [fallen]
    assert [each[:2] for each in table.felled] == [(3, 1)]


def test_ccg_glossary_29_a_position_remembers_what_was_used_in_this_round() -> None:
    table, names = laid(k9={"used": [0]})
    assert len(table.used) == 1
    assert "'used': [0]" in repr(GAME.write(table, names))
    with pytest.raises(BadNotation, match="the card has 1 sentences, numbered from 0"):
        GAME.read(given(k9={"used": [4]}))


def test_ccg_glossary_15_a_position_remembers_what_was_lent() -> None:
    """CCG-GLOSSARY-41: to a card, and for the rest of the game to all cards of a name."""
    lent = {"what": "Bravery", "amount": 2, "span": "next_turn", "number": 1, "by": "Bob"}
    for_good = {"what": "Brains", "amount": 1, "span": "the_game", "by": "Ada", "card": "K9 Mark I - Mobile Computer"}
    table, names = laid(k9={"lent": [lent]}, for_the_game=[for_good])
    (k9,) = [copy for copy in table.holder if table.pool.title[table.kind[copy]] == "K9 Mark I"]
    assert (table.stat(k9, 2), table.stat(k9, 0)) == (6 + 2, 8 + 1)
    said = GAME.write(table, names)
    assert said["for_the_game"] == [for_good]
    assert repr(lent) in repr(said)
    with pytest.raises(BadNotation, match="there is no statistic 'Bravado'"):
        GAME.read(given(k9={"lent": [{**lent, "what": "Bravado"}]}))


def test_ccg_glossary_23_what_waits_is_seen_by_all() -> None:
    """A text that cannot be carried out yet is told beside its player's points, and counted in what bots observe."""
    here = "Earth (1968)"
    table, names = GAME.read({
        "game": "ccg",
        "turn": "Ann",
        "part": "motion",
        "players": {
            "Ann": {"deck": 0, "line": [here], "hand": ["Time Ram"], "at": {here: ["TARDIS - Police Box"]}},
            "Bob": {"deck": 0, "at": {here: ["TARDIS - Secondary Control Room", "Medical Kit"]}},
        },
    })  # fmt: skip
    before = GAME.observe(table, 1)
    assert GAME.view(table, 1)["seats"][0]["notes"] == []
    for words in ("Time Ram", "pass"):
        seat = table.waiting()[0]
        table.play(seat, option_of(on_offer(GAME, table, seat, names), words))
    for seat in (0, 1, 2):
        assert GAME.view(table, seat)["seats"][0]["notes"] == [{"key": "waits", "words": ["Time Ram"]}]
    at = HEAD + 2 + ARGS + PICKS + OF_SEAT - 1
    assert (before[at], GAME.observe(table, 1)[at]) == (0, 1)
