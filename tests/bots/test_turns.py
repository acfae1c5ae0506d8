"""Where a declaration ends, in a game whose agenda is higher at the start of the next turn than at the end of this."""

from timescoop.bots import GREEDY, mover
from timescoop.bots.declarations import Evaluator, declarations
from timescoop.games.ccg import GAME
from timescoop.games.ccg.options import TOGETHER
from timescoop.kernel import QUESTION, RESTING, Table, mix


def tables(most: int) -> list[tuple[Table, int]]:
    """Tables of a game at random in which a seat is asked what to do next."""
    table = GAME.deal(seats=2, seed=bytes([9]) * 32)
    found: list[tuple[Table, int]] = []
    step = 0
    while len(found) < most:
        seat, step = mover(table), step + 1
        offered = table.options(seat)
        if table.question_of(seat) in RESTING and len(offered) > 1:
            found.append((table.copy(), seat))
        table.play(seat, offered[mix(step) % len(offered)])
    return found


def test_a_declaration_ends_where_a_seat_is_asked_what_to_do_next() -> None:
    asked = set()
    for table, seat in tables(40):
        asked.add(QUESTION[table.question_of(seat)])
        for _, line, end in declarations(Evaluator(GAME.evaluate, 0), table, seat):
            way = table.copy()
            for option in line[:-1]:
                if mover(way) == seat:
                    way.play(seat, option)
                    assert way.question_of(seat) not in RESTING
            assert end.over() or end.asked[0][0] in RESTING or len(end.agenda) < len(table.agenda)
    assert asked == {"ccg/play", "ccg/motion", "ccg/journey", "ccg/refresh"}


def test_a_choice_at_the_end_of_a_turn_does_not_think_through_the_turn_of_the_next() -> None:
    """What is looked at grows with the options, and not with all that the next seat might do."""
    for table, seat in tables(60):
        if QUESTION[table.question_of(seat)] == "ccg/refresh":
            evaluator = Evaluator(GAME.evaluate, GREEDY.budget.partial_lines)
            declarations(evaluator, table, seat)
            assert evaluator.evaluations <= 12 * len(table.options(seat))


def test_cards_played_together_are_one_declaration_to_its_end() -> None:
    """In the middle of it, also where it is searched again, no end comes before all of them are played."""
    players = {
        "Ada": {
            "hand": ["Ogron Guards", "Cybermat", "Yeti"],
            "line": ["Earth (1968)", "Earth (2070)"],
            "deck": 0,
            "at": {"Earth (1968)": ["Rob the Vaults"], "Earth (2070)": ["Silent Takeover"]},
        },
        "Bo": {"hand": [], "line": ["Telos (2486)"], "deck": 0},
    }
    table, _ = GAME.read({"game": "ccg", "turn": "Ada", "part": "play", "players": players}, None)
    table.play(0, TOGETHER)
    asked = []
    while table.question_of(0) not in RESTING:
        asked.append(QUESTION[table.question_of(0)])
        for _, _, end in declarations(Evaluator(GAME.evaluate, 9), table, 0):
            assert end.asked[0][0] in RESTING
        table.play(0, table.options(0)[-1])
    assert asked.count("ccg/with") == 4
    assert "ccg/where" in asked
