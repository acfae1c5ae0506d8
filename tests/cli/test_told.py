"""What the seats are told of a game with steps: which step, which Action, which card, and nothing that was declined."""

from collections.abc import Iterable

from timescoop.catalogue import GAMES
from timescoop.cli.screen.sight import sight
from timescoop.documents import read_position, read_text
from timescoop.documents.proving.worlds import World
from timescoop.kernel import FACT
from timescoop.language import FIRST
from timescoop.web.render.static_scenes import scene_at
from timescoop.web.render.table.text_view import choice_lines
from timescoop.wording import plain

START = """
game: nemesis
turn: Ada
step: {step}
players:
  Ada:
    {{side: {side}, doctors: [Third Doctor, Fifth Doctor], power: 3, hand: [{hand}], token: {at}, deck: [{deck}],
    locations: {{{places}}}}}
  Bo: {{side: Masterful Master}}
"""
EMPTY = {"hand": "", "deck": "", "places": ""}


def world(answers: Iterable[str], **how: str) -> World:
    """A position of Ada's turn, played on by her answers."""
    (document,) = read_text(START.format(**{**EMPTY, **how}))
    made = World(read_position(document, GAMES))
    for words in answers:
        made.answer("Ada", words)
    return made


def told(made: World, seat: int) -> list[str]:
    teller = sight(made.game, made.table, seat, made.names)
    return [plain(line.body) for line in teller.log(made.table.told(seat))]


FLEET = {"step": "action", "side": "Davros", "at": "Dalek Fleet"}
PASSED, LEFT = "pass: draw 2 cards", "pass: play any Nemesis Constants"


def test_nem_action_01_it_is_told_which_action_was_taken_and_which_was_passed() -> None:
    lines = told(world([PASSED, "play any Nemesis Constants"], **FLEET), 1)
    assert "Ada passed an Action at Dalek Fleet: “draw 2 cards”." in lines, lines
    assert "Ada took an Action at Dalek Fleet: “play any Nemesis Constants”." in lines, lines


def test_nem_turn_02_the_step_is_told_before_the_first_thing_in_it_and_once() -> None:
    lines = told(world([PASSED, LEFT, "done"], hand="Exterminate", **FLEET), 0)
    assert lines[0] == "Your Action Step.", lines
    assert lines.count("Your Action Step.") == lines.count("Your End Step.") == 1, lines
    drew = next(nth for nth, line in enumerate(lines) if line.startswith("You drew"))
    assert lines.index("Your End Step.") < drew < lines.index("Bo began turn 2."), lines


def test_nem_effect_search_01_who_searched_is_told_the_card_and_nobody_else() -> None:
    found = world(["search for 1 Dalek", "Supreme Dalek"], step="action", side="Davros", at="The Vault")
    assert "You searched the deck and took Supreme Dalek." in told(found, 0)
    for other in (1, 2):
        lines = told(found, other)
        assert "Ada searched the deck and took 1 card." in lines, lines
        assert not any("Supreme Dalek" in line for line in lines), lines
    none = world(["search for 1 Dalek", "no"], step="action", side="Davros", at="The Vault")
    assert "Ada searched the deck and took nothing." in told(none, 1)


def test_nem_effect_search_03_a_card_that_is_played_at_once_is_not_said_to_be_taken() -> None:
    where = {"step": "action", "side": "Cyberplanner", "at": "The Doctor's Mind", "hand": "Battle of Wills"}
    made = world(["play any Nemesis Moments", "Battle of Wills", "first", "Struggle for Control"], **where)
    assert "You searched the deck and found Struggle for Control to play." in told(made, 0)
    lines = told(made, 1)
    assert "Ada searched the deck and found 1 card to play." in lines, lines
    assert any(line.startswith("Ada played Struggle for Control") for line in lines), lines


TOMB = "Cyber Tomb"
LEADER = {"step": "control", "side": "Ashad", "at": "Cybership", "places": "Cybership: [Cyber Leader]"}


def test_nem_trigger_02_a_rule_that_was_declined_is_not_told_as_used() -> None:
    assert "Ada used Cyber Leader." not in told(world([TOMB, "no"], **LEADER), 1)
    assert "Ada used Cyber Leader." in told(world([TOMB, "yes"], **LEADER), 1)


def test_nem_conflict_16_an_instant_is_told_once_with_what_it_does() -> None:
    made = world([], step="conflict", side="Davros", at="The Vault", hand="Exterminate", places=FIGHT)
    for words in ("The Vault", "1", "play Exterminate: gain this card's Strength"):
        made.answer("Ada", words)
    lines = told(made, 1)
    assert sum("Exterminate" in line for line in lines) == 1, lines
    assert any(line == "Ada played Exterminate: “gain this card's Strength”." for line in lines), lines


FIGHT = "The Vault: [Dalek Patrol, {name: Jo Grant, by: Bo}]"


def test_nem_term_03_what_returns_to_a_hand_does_so_by_the_clause_on_owners() -> None:
    made = world(["yes"], step="start", side="Davros", at="The Vault", places="The Vault: [Fifth Doctor]")
    teller = sight(made.game, made.table, 1, made.names)
    back = [fact for fact in made.table.told(1) if FACT[fact[0]] == "nemesis/returned"]
    assert [line.clause for line in teller.log(back)] == ["NEM-TERM-03"]


WILLS = {"step": "action", "side": "Cyberplanner", "at": "The Doctor's Mind", "hand": "Battle of Wills"}
PLAY_IT = ["play any Nemesis Moments", "Battle of Wills"]
SEARCH, SPEND = "search for and play Struggle for Control", "spend 3 Power to gain 2 Plot"


def asked(made: World) -> tuple[list[str], list[str]]:
    """What the terminal and the text page say of the question."""
    told = sight(made.game, made.table, 0, made.names)
    page = choice_lines(scene_at(made.game, made.table, made.names, 0))
    return [line.text for line in told.question()][1:], [line.text for line in page][1:]


def test_lan_joint_06_the_words_of_both_things_stand_beside_the_short_words() -> None:
    made = world(PLAY_IT, **WILLS)
    lines = [f"1. first: {SEARCH}", f"2. second: {SPEND}"]
    assert asked(made) == (lines, lines)
    why = sight(made.game, made.table, 0, made.names).why_offered(FIRST)
    assert why.text.startswith(f"You can choose “first: {SEARCH}” because")


def test_lan_joint_06_what_is_not_possible_says_what_is_in_the_way() -> None:
    made = world([], **WILLS)
    made.table.power[0] = 1  # type: ignore[attr-defined]  # a table of Nemesis
    for words in PLAY_IT:
        made.answer("Ada", words)
    shut = f"Not possible now: {SPEND} (“spend 3 Power” can't be done now)."
    lines = [f"1. first: {SEARCH}", shut]
    assert asked(made) == (lines, lines)
    reason = made.game.why_not(made.table, 0, "second", made.names)
    assert reason == "“spend 3 Power” can't be done now (LAN-JOINT-06)"
