"""The scenario checker itself: what it accepts, what it refuses, and that it can fail."""

from typing import Any

import pytest
from tests.kernel.tiny import GAME as KITES

from timescoop.catalogue import GAMES
from timescoop.documents import (
    check_file,
    check_scenario,
    clauses_of,
    on_offer,
    option_of,
    question_key,
    read_scenario,
    read_text,
    write_text,
)
from timescoop.kernel import QUESTION, SEED_BYTES, Game, cheap, mix

GIVEN = """
rule: INV-CONFLICT-09
title: a tie goes to the defence
given:
  game: invasion
  turn: Elisabeth
  players:
    Elisabeth:
      hand: [Jamie, Vortis, Ribos, Karn]
      locations: [{name: ITAR, attack: {by: Tom, enemies: [Yetis]}}]
    Tom: {hand: [Ogrons, Yetis, Ian], locations: [Telos]}
"""
WHEN = "when:\n  - Elisabeth: [DEFEND itar, jamie, Done]\n"
THEN = "then:\n  players.Elisabeth.locations.ITAR.tardis: true\n  discard: {has: [Yetis, Jamie], count: 2}\n"


def failures(text: str, games: dict[str, Game] = GAMES) -> list[str]:
    (document,) = read_text(text, "x.yaml")
    return [str(failure) for failure in check_scenario(document, games)]


def test_a_scenario_that_holds_has_no_failure() -> None:
    assert failures(GIVEN + WHEN + THEN) == []


def test_a_failure_tells_line_rule_and_difference() -> None:
    (failure,) = failures(GIVEN + WHEN + THEN.replace("true", "false"))
    assert failure.splitlines() == [
        "x.yaml:15: INV-CONFLICT-09: a tie goes to the defence",
        "  players.Elisabeth.locations.ITAR.tardis",
        "    expected: false",
        "    found:    true",
        "  Here Elisabeth is asked invasion/action: [end turn]",
    ]


def test_every_difference_is_told() -> None:
    assert len(failures(GIVEN + WHEN + THEN.replace("true", "false").replace("2}", "3}"))) == 2


def test_an_answer_that_is_not_on_offer_tells_what_is() -> None:
    (failure,) = failures(GIVEN + WHEN.replace("jamie", "Leela") + THEN)
    assert "this cannot be answered now: Elisabeth: Leela" in failure
    assert "Elisabeth is asked invasion/defend: [Jamie]" in failure


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("rule: INV-CONFLICT-09\n", ""), "`rule` is missing"),
        (("given:", "note: why\nnotes: why\ngiven:"), "a scenario has no 'notes'"),
        (("when:", "wenn:"), "a scenario has no 'wenn'"),
        (("turn: Elisabeth", "turn: Elisabet"), "nobody is called 'Elisabet'"),
        (("- Elisabeth: [DEFEND itar, jamie, Done]", "- Elisabet: done"), "nobody is called 'Elisabet'"),
        (("- Elisabeth: [DEFEND itar, jamie, Done]", "- {Elisabeth: done, Tom: done}"), "one seat answers"),
        (("- Elisabeth: [DEFEND itar, jamie, Done]", "- done"), "an answer is expected"),
        (("- Elisabeth: [DEFEND itar, jamie, Done]", "- Elisabeth: {has: x}"), "the words of an option are expected"),
        (("enemies: [Yetis]", "enemies: [Yeties]"), "perhaps 'Yetis'"),
    ],
)
def test_what_cannot_be_read_is_a_failure_with_its_line(change: tuple[str, str], said: str) -> None:
    found = failures((GIVEN + WHEN + THEN).replace(*change))
    assert len(found) == 1
    assert said in found[0]
    assert found[0].startswith("x.yaml:")


def test_a_scenario_must_prove_something() -> None:
    assert "it proves nothing" in failures(GIVEN + WHEN)[0]
    assert "a mapping of what must hold is expected" in failures(GIVEN + WHEN + "then: {}\n")[0]


def test_then_may_stand_among_the_answers() -> None:
    middle = """when:
  - Elisabeth: defend ITAR
  - then: {asked: {Elisabeth: [Jamie]}, players.Elisabeth.hand: {has: Jamie}}
  - refuse: [{Elisabeth: done, asked: defend}, {Elisabeth: Yetis, why: hand}]
  - Elisabeth: [Jamie, done]
"""
    assert failures(GIVEN + middle + THEN) == []
    (failure,) = failures(GIVEN + middle.replace("[Jamie]}", "[Jamie, done]}") + THEN)
    assert failure.startswith("x.yaml:14: ")


@pytest.mark.parametrize(
    ("then", "holds"),
    [
        ("asked: {Elisabeth: action, Tom: null}", True),
        ("asked: {Elisabeth: invasion/action}", True),
        ("asked: {Elisabeth: {has: [end turn], lacks: [buy]}}", True),
        ("asked: {Elisabeth: loss}", False),
        ("asked: {Elisabeth: null}", False),
        ("asked: {Tom: action}", False),
        ("facts: [defended, conflict, won_defence]", True),
        ("facts: [{Elisabeth: defended}, {fact: invasion/won_defence, args: [0, 3, 3]}]", True),
        ("facts: [{fact: revealed, cards: [Jamie]}]", True),
        ("facts: [conflict, defended]", False),
        ("facts: [{Tom: defended}]", False),
        ("facts: [{fact: revealed, cards: [Leela]}]", False),
        ("facts: {lacks: [won_attack], count: {conflict: 1}}", True),
        ("facts: {lacks: [conflict]}", False),
        ("over: false", True),
        ("winners: [Tom]", False),
    ],
)
def test_questions_facts_and_the_end_can_be_looked_at(then: str, holds: bool) -> None:  # noqa: FBT001 - a parameter of the table above
    assert (failures(GIVEN + WHEN + f"then:\n  {then}\n") == []) is holds


@pytest.mark.parametrize(
    ("row", "holds"),
    [
        ("{Elisabeth: attack Telos, asked: action}", True),
        ("{Elisabeth: attack Telos, why: INV-ENE-01}", True),
        ("{Elisabeth: attack Telos, why: INV-DEF-01}", False),
        ("{Elisabeth: Discard}", False),
        ("{Tom: discard}", False),
    ],
)
def test_refuse_holds_only_for_what_a_seat_that_is_asked_cannot_answer(row: str, holds: bool) -> None:  # noqa: FBT001 - a parameter of the table above
    assert (failures(GIVEN + f"refuse: [{row}]\n") == []) is holds


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("CONFLICT-09", "CONFLICT-99"), "the rulebook has no clause"),
        (("then:", "refuse: [{Elisabeth: play Telso}]\nthen:"), "no answer is ever called 'play Telso'"),
        (("then:", "refuse: [{Elisabeth: attack Telos}]\nthen:"), "say at which question (`asked: action`)"),
        (("then:", "refuse: [{Elisabeth: attack Telos, asked: acton}]\nthen:"), "asks no question 'acton'; perhaps"),
        (("then:", "refuse: [{Elisabeth: attack Telos, asked: defend}]\nthen:"), "refused at defend"),
        (("then:", "never: [{Elisabeth: atack Telos}]\nthen:"), "no answer is ever called 'atack Telos'; perhaps"),
        (("then:", "never: [{Tom: attack Telos}]\nthen:"), "Tom is never asked anything"),
        (
            ("then:", "never: [{Elisabeth: defend ITAR}]\nthen:"),
            "found:    before the first answer, at invasion/action",
        ),
        (("count: 2", "lacks: [Dalek, Yeti]"), "there is no 'Dalek'; perhaps 'Daleks'"),
        (("count: 2", "count: {Dalek: 0}"), "there is no 'Dalek'; perhaps 'Daleks'"),
        (("count: 2", "lacks: [{name: Daleks, frozen: true}]"), "no card has 'frozen'"),
        (("then:", "then:\n  players.Elisabeth.locations.ITTAR: null"), "there is no 'ITTAR'; perhaps 'ITAR'"),
        (
            ("then:", "then:\n  players.Elisabeth.locations.Telos.attack: null"),
            "there is no players.Elisabeth.locations.T",
        ),
        (("then:", "then:\n  players.Elisabeth.locations.ITAR.attack.by: null"), "there is no players.Elisabeth.locat"),
        (("then:", "then:\n  facts: {lacks: [conflcit]}"), "invasion tells no fact 'conflcit'; perhaps 'conflict'"),
        (("then:", "then:\n  facts: {lacks: [{fact: conflict, card: [Jamie]}]}"), "a fact has no 'card'"),
        (("then:", "then:\n  facts: {lacks: [{fact: revealed, cards: [Jaime]}]}"), "there is no card 'Jaime'"),
        (("then:", "then:\n  facts: {lacks: [{Elisabeth: defended}]}"), "expected: none of"),
        (("then:", "then:\n  asked: {Elisabeth: {lacks: [play Telso]}}"), "no answer is ever called 'play Telso'"),
        (("then:", "then:\n  sees: {Tom: {lacks: [Jaime]}}"), "there is no 'Jaime'; perhaps 'Jamie'"),
        (("then:", "then:\n  sees: {Tom: {Elisabeth.hnd: {lacks: [Jamie]}}}"), "perhaps 'Elisabeth."),
    ],
)
def test_a_claim_that_could_not_have_failed_is_refused(change: tuple[str, str], said: str) -> None:
    found = failures((GIVEN + WHEN + THEN).replace(*change))
    assert len(found) == 1
    assert said in found[0]


def test_every_mark_of_a_row_is_compared() -> None:
    """What is named with a mark is there only with that mark."""
    given = GIVEN.replace("[Yetis]}}]", "[Yetis], face: up}}]")
    then = "then:\n  players.Elisabeth.locations: {has: [{name: ITAR, attack: {face: FACE}}]}\n"
    assert failures(given + then.replace("FACE", "up")) == []
    (failure,) = failures(given + then.replace("FACE", "down"))
    assert "expected: [{name: ITAR, attack: {face: down}}]" in failure


def test_a_seat_sees_what_it_knows_and_nothing_else() -> None:
    """INV-AMB-08: a hand is its owner's secret; `sees` says what a seat knows, and what it does not."""
    assert (
        failures(
            GIVEN
            + """then:
  sees:
    Tom: {Elisabeth.hand: {count: {unknown: 4, Jamie: 0}}, Tom.hand: [Ogrons, Yetis, Ian]}
    Elisabeth: {has: [Jamie], lacks: [Ogrons]}
    watcher: {lacks: [Jamie]}
"""
        )
        == []
    )
    assert len(failures(GIVEN + "then: {sees: {Tom: {has: [Jamie]}, Elisabeth: {lacks: [Jamie]}}}\n")) == 2


def test_a_refusal_may_hold_in_every_moment() -> None:
    """INV-ENE-06: `never` looks at each moment, not at one."""
    assert failures(GIVEN + WHEN + "never: [{Elisabeth: attack ITAR}]\n") == []
    (failure,) = failures(GIVEN + WHEN + "never: [{Elisabeth: done}]\n")
    assert "found:    after 2 answers, at invasion/defend" in failure


def test_two_worlds_that_are_the_same_prove_nothing() -> None:
    same = "given_other: {turn: Elisabeth}\nsame_for: Tom\n"
    (failure,) = failures(GIVEN + WHEN + same)
    assert "both worlds are the same throughout" in failure


def test_a_position_that_cannot_be_is_refused_with_the_card() -> None:
    text = GIVEN.replace("Tom: {hand: [Ogrons, Yetis, Ian]", "Tom: {hand: [Ogrons, Yetis, Yetis, Yetis, Yetis, Ian]")
    (failure,) = failures(text + WHEN + THEN)
    assert "Yetis" in failure


def test_dice_that_are_never_rolled_are_told() -> None:
    """NEM-CONFLICT-08: luck that is laid out and never comes up says that the scenario is not what it seems."""
    (failure,) = failures("""
rule: NEM-MINION-02
title: a Minion is moved
given:
  game: nemesis
  turn: Ada
  step: minion
  dice: [3]
  players:
    Ada: {side: Davros, locations: {Dalek Fleet: [Dalek Patrol]}}
    Bo: {side: Ashad}
when:
  - Ada: [move Dalek Patrol, The Vault]
then: {players.Ada.locations.The Vault: [Dalek Patrol]}
""")
    assert "these dice are never rolled: [3]" in failure


OTHER = """given_other: {players: {Tom: {hand: [Daleks, Sutekh, Ian]}}}
same_for: Elisabeth
"""


def test_what_a_seat_may_not_know_changes_nothing_for_it() -> None:
    assert failures(GIVEN + WHEN + OTHER) == []


def test_what_a_seat_may_know_does() -> None:
    (failure,) = failures(GIVEN + WHEN + OTHER.replace("Elisabeth", "Tom"))
    assert "Tom can tell the two worlds apart: before the first answer view.seats.1" in failure
    (failure,) = failures(GIVEN + WHEN + OTHER.replace("{Tom: {hand", "{Tom: {time_points: 1, hand"))
    assert "Elisabeth can tell the two worlds apart" in failure


def leaking(part: str) -> dict[str, Game]:
    """Invasion, with one leak planted in what every seat is sent."""
    game = GAMES["invasion"]
    leaky = Game.__new__(Game)
    vars(leaky).update(vars(game))

    def view(table: Any, seat: int) -> dict[str, Any]:
        return game.view(table, seat) | {"strongest": max(table.kind[copy] for copy in table.hand(1))}

    def observe(table: Any, seat: int) -> list[int]:
        return [*game.observe(table, seat), sum(table.kind[copy] for copy in table.hand(1))]

    planted = {"view": view, "observe": observe}
    vars(leaky)[part] = planted[part]
    return {"invasion": leaky}


@pytest.mark.parametrize("part", ["view", "observe"])
def test_a_planted_leak_is_found(part: str) -> None:
    (failure,) = failures(GIVEN + "when: []\n" + OTHER, leaking(part))
    assert "can tell the two worlds apart" in failure


def test_the_other_world_may_need_other_answers() -> None:
    text = (
        GIVEN.replace("turn: Elisabeth", "turn: Tom")
        + """    Nicholas: {hand: [Ace], locations: [Karn]}
when:
  - {Tom: [end turn, Ogrons, Yetis, Ian], other: [end turn, Daleks, Sutekh, Ian]}
given_other: {players: {Tom: {hand: [Daleks, Sutekh, Ian]}}}
same_for: """
    )
    text = text.replace("Ribos, Karn]", "Ribos, Egypt]")
    assert failures(text + "Nicholas") == []
    (failure,) = failures(text + "Elisabeth")  # who sits on Tom's right and is passed the cards
    assert "Elisabeth can tell the two worlds apart: after 4 answers view.seats.0" in failure


def test_several_documents_in_a_file_are_checked_each(tmp_path: Any) -> None:
    path = tmp_path / "two.yaml"
    path.write_text(GIVEN + WHEN + THEN + "---" + GIVEN + WHEN + THEN.replace("true", "false"), "utf-8")
    (failure,) = check_file(path, GAMES)
    assert failure.line == 31


def test_a_rule_may_be_a_list_of_rules() -> None:
    (document,) = read_text(
        (GIVEN + WHEN + THEN).replace("rule: INV-CONFLICT-09", "rule: [INV-CONFLICT-09, INV-DEF-07]")
    )
    assert read_scenario(document).rules == ("INV-CONFLICT-09", "INV-DEF-07")


def test_questions_that_leave_nothing_to_decide_are_answered() -> None:
    """INV-TURN-06: three cards are passed without naming them, because there is no other way."""
    third = "    Nicholas: {hand: [Ace], locations: [Karn]}\n"
    text = GIVEN.replace("[Jamie, Vortis, Ribos, Karn]", "[Jamie, Vortis, Ribos]") + third
    when = "when: [{Elisabeth: end turn}]\n"
    assert (
        failures(text + when + "then: {turn: Tom, players.Nicholas.hand: {has: [Ace, Jamie, Vortis, Ribos]}}\n") == []
    )


PLAYED = [(KITES, 3), (KITES, 5), (GAMES["invasion"], 3)]


@pytest.mark.parametrize(("game", "seats"), PLAYED, ids=["kites-3", "kites-5", "invasion-3"])
def test_any_game_can_be_told_in_words(game: Game, seats: int) -> None:
    """Polls and windows too: what was played from a position is a scenario that holds, and says who is asked then."""
    names = ["Ann", "Bob", "Cid", "Dee", "Eve"][:seats]
    given = game.write(game.deal(seats=seats, seed=bytes(SEED_BYTES)), names)
    table, _ = game.read(given, None)
    luck = mix(seats)
    when: list[dict[str, str]] = []
    while not table.over() and len(when) < 40:
        seat = table.waiting()[-1]
        offered = on_offer(game, table, seat, names)
        luck = cheap(luck)
        option, words = offered[(luck >> 8) % len(offered)]
        if option_of(offered, words) == option:
            when.append({names[seat]: words})
            table.play(seat, option)
    asked = {name: question_key(table, seat) or None for seat, name in enumerate(names)}
    value = {
        "rule": sorted(clauses_of(game.room)) or "X-1",
        "title": "as it was played",
        "given": given,
        "when": when,
        "then": {"asked": asked},
    }
    assert any(asked.values())
    assert failures(write_text(value), {game.key: game}) == []
    other = next(key for key in QUESTION if key.startswith(f"{game.key}/") and key not in asked.values())
    value["then"] = {"asked": {name: None if key else other for name, key in asked.items()}}
    assert len(failures(write_text(value), {game.key: game})) == seats


def test_an_option_is_meant_in_any_case_and_without_its_article() -> None:
    offered = [(5, "The Doctor"), (6, "Jamie"), (7, "play The Valeyard")]
    assert [option_of(offered, said) for said in ("The Doctor", "doctor", "PLAY  valeyard", "jamie", "Jo")] == [
        5, 5, 7, 6, -1,
    ]  # fmt: skip


def test_words_are_no_answer_to_a_question_much_later() -> None:
    """Choices of the seat that speaks are not declined for it: `Ogrons` is not to be the discard at its turn's end."""
    text = """
rule: NEM-MINION-02
title: a Minion is played
given:
  game: nemesis
  turn: Ada
  step: minion
  players:
    Ada: {side: Davros, hand: [Ogrons]}
    Bo: {side: Ashad}
when:
  - Ada: WORDS
then: {players.Ada.locations.The Vault: [Ogrons]}
"""
    (failure,) = failures(text.replace("WORDS", "Ogrons"))
    assert "Ada is asked nemesis/minion: ['no', play Ogrons]" in failure
    assert failures(text.replace("WORDS", "[play Ogrons, The Vault]")) == []
