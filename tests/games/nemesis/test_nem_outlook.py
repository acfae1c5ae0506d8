"""How far each Scheme has come, who lacks one thing, and what committed Power would bring."""

from tests.games.outlooks import Position

from timescoop.catalogue import GAMES

PLOTS = """
game: nemesis
turn: Ada
step: action
players:
  Ada: {side: Masterful Master, plot: 4, schemes: [Gallifrey Returns]}
  Bo: {side: Weeping Angels, power: 9, schemes: [Temporal Anomalies]}
  Cy: {side: Davros, locations: {Medusa Cascade: [Stolen World, Stolen World]}}
"""
RECORDER = """
game: nemesis
turn: Ada
step: action
players:
  Ada:
    side: Ashad
    doctors: [Second Doctor, First Doctor]
    hand: [Cyber Patrol, Cyberman]
    locations: {Cybership: [{name: Second Doctor, upgrades: [Recorder]}]}
  Bo: {side: Davros}
"""


def test_nem_win_01_each_scheme_tells_how_much_of_what_it_takes_there_is() -> None:
    table = Position(PLOTS)
    assert table.ways("Bo", "Ada") == ["4 of 5 Plot with Gallifrey Returns"]
    assert table.ways("Ada", "Bo") == ["9 of 19 Power with Temporal Anomalies"]
    assert table.ways("Ada", "Cy")[0] == "2 of 3 Planets at Medusa Cascade with Stolen World"


def test_nem_win_05_who_lacks_one_thing_is_warned_of() -> None:
    table = Position(PLOTS)
    warned = table.notices("Bo", "warnings")
    assert warned[0] == "Ada has 4 of 5 Plot with Gallifrey Returns: one more wins the game"
    assert warned[1].startswith("Cy has 2 of 3 Planets at Medusa Cascade with Stolen World")
    assert all(not each.startswith("You") for each in warned)
    assert table.notices("Ada", "warnings")[0].startswith("You have 4 of 5 Plot")


def test_nem_win_03_a_scheme_that_is_not_in_play_is_told_as_such_and_warns_of_nothing() -> None:
    table = Position(PLOTS.replace(", schemes: [Gallifrey Returns]", ""))
    assert table.ways("Bo", "Ada") == ["4 of 5 Plot with Gallifrey Returns (card not in play yet)"]
    assert not any("Gallifrey" in each for each in table.notices("Bo", "warnings"))


def test_nem_win_02_a_doctors_scheme_is_a_way_for_everybody_and_hands_are_told_to_their_seats_alone() -> None:
    table = Position(RECORDER)
    assert table.ways("Ada", "Ada")[-1] == "2 of 5 cards of the same type in hand when the turn starts with Recorder"
    assert table.ways("Bo", "Ada")[-1] == "5 cards of the same type in hand (hidden) when the turn starts with Recorder"
    assert table.ways("Ada", "Bo")[-1].startswith("5 cards of the same type in hand (hidden)")
    assert not any("Recorder" in each for each in table.notices("Ada", "warnings"))


DONNA = """
game: nemesis
turn: Ada
step: action
players:
  Ada:
    side: Masterful Master
    doctors: [Tenth Doctor, First Doctor]
    hand: [Tenth Doctor]
    discard: [First Doctor, Martha Jones]
  Bo: {side: Emperor Dalek, locations: {Dalek Lab: [Doctor-Donna]}}
"""


def test_nem_win_05_the_one_card_that_is_lacking_is_named() -> None:
    table = Position(DONNA)
    assert table.notices("Ada", "warnings") == ["You need only a Companion in hand to win with Doctor-Donna"]
    assert table.ways("Bo", "Ada")[-1].startswith("a Doctor in hand (hidden), a Companion in hand (hidden)")


def test_nem_setup_02_the_offered_sides_say_how_they_win() -> None:
    game = GAMES["nemesis"]
    dealt = game.deal(seats=2, seed=bytes(32))
    view, faces = game.view(dealt, 0), game.faces(dealt)
    offered = [faces[how["kind"]] for how in view["lit"].values() if "kind" in how]
    assert len(offered) == 8
    assert all(any(line.startswith("Wins with ") for line in face["lines"]) for face in offered)
    master = next(face for face in offered if face["name"] == "Masterful Master")
    assert master["lines"][-1] == "Wins with Gallifrey Returns: when you hold 5 or more Plot"
    options = {how["outcome"]["words"] for how in view["lit"].values()}
    assert len(options) == len(offered)
    assert "when you hold 5 or more Plot" in options


def test_nem_action_06_an_action_that_would_do_nothing_says_so() -> None:
    table = Position(
        """
game: nemesis
turn: Ada
step: action
players:
  Ada: {side: Davros, token: Medusa Cascade, hand: [Dalek Patrol]}
  Bo: {side: Ashad}
"""
    )
    told = table.told("Ada")
    assert table.outcomes("Ada") == {"play any Nemesis Moments": "No effect now"}
    assert {told.options[int(key)] for key, how in told.view["lit"].items() if how.get("caution")} == {
        "play any Nemesis Moments"
    }


def test_nem_conflict_22_each_amount_of_power_tells_the_strength_it_would_bring_before_the_dice() -> None:
    table = Position(
        """
game: nemesis
turn: Ashad
step: conflict
players:
  Ashad: {side: Ashad, power: 4, locations: {"Earth, Past": [Cyber Patrol, Weapon's Dalek]}}
  Emperor: {side: Emperor Dalek, power: 2}
"""
    )
    table.say("Ashad", "Earth, Past")
    stage = table.told("Ashad").view["stage"]
    assert stage
    mine, theirs = stage["sums"]["seat_0"], stage["sums"]["seat_1"]
    told = table.outcomes("Ashad")
    assert told["0"] == f"{mine} against {theirs}"
    assert told["3"] == f"{mine + 3} against {theirs}"
    table.say("Ashad", "2")
    assert table.outcomes("Ashad")["3"] == told["3"], "what was sealed and may be changed counts for nothing yet"
