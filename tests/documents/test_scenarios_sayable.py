"""What a scenario can say beside positions, questions and facts: deals, decks, figures, cards of its own."""

from typing import Any

import pytest
from tests.documents.test_scenarios_checked import GIVEN, THEN, failures

from timescoop.catalogue import GAMES
from timescoop.documents import check_file

DEALT = """
rule: INV-SETUP-05
title: a deal
given: {game: invasion, deal: [Ada, Bo, Cid], seed: 3}
"""


def test_a_scenario_may_begin_with_a_deal() -> None:
    """INV-SETUP-05: Set-Up and deal can be claimed, too."""
    assert failures(DEALT + "then: {players.Ada.hand: {count: 5}, over: false}\n") == []
    assert "players is expected" not in str(failures(DEALT.replace("[Ada, Bo, Cid]", "3") + "then: {over: false}\n"))
    assert (
        "the names of the players are expected"
        in failures(DEALT.replace("[Ada, Bo, Cid]", "3") + "then: {over: no}\n")[0]
    )
    assert "is for 2 to 4 seats" in failures(DEALT.replace("[Ada, Bo, Cid]", "[A]") + "then: {over: false}\n")[0]


def test_what_leaves_nothing_to_decide_goes_on_until_a_question_or_the_end() -> None:
    until = "when:\n  - Elisabeth: [defend ITAR, Jamie, done]\n  - until: {Elisabeth: action}\n"
    assert failures(GIVEN + until + THEN) == []
    (failure,) = failures(GIVEN + until.replace("{Elisabeth: action}", "over") + THEN)
    assert "this does not go on until the game is over: somebody must decide first" in failure
    assert "asks no question 'acton'" in failures(GIVEN + until.replace("action}", "acton}") + THEN)[0]
    assert "`over` is expected" in failures(GIVEN + until.replace("{Elisabeth: action}", "[over]") + THEN)[0]


DECK = """
rule: CCG-DECK-04
title: a draw deck has 50 cards
given: {game: ccg}
deck: |
  3 Dalek
  Misjump
then:
  faults:
    has: [{name: CCG-DECK-04, wrong: 'you need 46 more cards in the draw deck (4 of 50)'}]
    lacks: [CCG-DECK-02]
"""


def test_the_faults_of_a_deck_can_be_told_by_their_clauses() -> None:
    """CCG-DECK-04: a deck that is looked through, and nothing is played."""
    assert failures(DECK) == []
    assert "expected: [CCG-DECK-02]" in failures(DECK.replace("lacks: [CCG-DECK-02]", "last: [CCG-DECK-02]"))[0]
    assert "; perhaps '" in failures(DECK.replace("DECK-02]", "DECK-2]"))[0]
    assert "only its `faults`" in failures(DECK.replace("then:\n", "then:\n  over: false\n"))[0]


KLIEG = """
rule: CCG-AMB-15
title: what a Character counts for
given:
  game: ccg
  players:
    A: {line: [Telos (2486)], at: {Telos (2486): [Eric Klieg - Obsessed Logician]}}
    B: {}
then:
  figures:
    Eric Klieg - Obsessed Logician: {brains: 8, by: A, traits: {has: Computers}, amounts.Computers: 2}
"""
PATROL = """
rule: NEM-AMB-17
title: Strength with Upgrades
given:
  game: nemesis
  players:
    A: {side: Davros, locations: {The Vault: [{name: Cyberman, upgrades: [Armour Plating, Cybergun]}]}}
    B: {side: Ashad}
then: {figures: {Cyberman: {strength: 3, by: B, traits: {has: Cyberman}}}}
"""
ITAR = """
rule: INV-CONFLICT-07
title: the totals of a Location
given:
  game: invasion
  players:
    A: {locations: [{name: ITAR, attack: {by: B, enemies: [Yetis]}}]}
    B: {}
    C: {}
then: {figures: {ITAR: {attack: 3, defence: 0, by: A}}}
"""


@pytest.mark.parametrize(
    ("text", "change"),
    [
        (KLIEG, ("brains: 8", "brains: 7")),
        (KLIEG, ("has: Computers", "lacks: Computers")),
        (KLIEG, ("has: Computers", "lacks: Sciense")),
        (KLIEG, ("brains: 8", "brians: 8")),
        (PATROL, ("strength: 3", "strength: 2")),
        (PATROL, ("has: Cyberman", "has: Dalek")),
        (ITAR, ("attack: 3", "attack: 4")),
        (ITAR, ("figures: {ITAR", "figures: {Telos")),
    ],
)
def test_what_cards_count_for_now_can_be_told(text: str, change: tuple[str, str]) -> None:
    """Strength, Qualities, Traits and totals of each game, with all that adds to them."""
    assert failures(text) == []
    assert len(failures(text.replace(*change))) == 1


def test_a_scenario_may_bring_cards_of_its_own(tmp_path: Any) -> None:
    mine = "{set: Mine, game: invasion, cards: [{name: Rassilon, type: defender, strength: 5, copies: 1}]}"
    text = GIVEN.replace("Jamie", "Rassilon") + "then: {players.Elisabeth.hand: {has: Rassilon}}\n"
    assert "there is no card 'Rassilon'" in failures(text)[0]
    assert failures(f"cards: {mine}\n{text}") == []
    (tmp_path / "mine.yaml").write_text(mine, "utf-8")
    (tmp_path / "claim.yaml").write_text(f"cards: mine.yaml\n{text}", "utf-8")
    assert check_file(tmp_path / "claim.yaml", GAMES) == []
