"""A game that is lived through again goes as it went, answers that were changed in a poll among them."""

from timescoop.arena import replay_game
from timescoop.catalogue import GAMES
from timescoop.kernel import Table, cheap, mix

SEED = bytes(32)


def dealt() -> Table:
    return GAMES["nemesis"].deal(seats=2, seed=SEED, facts=True)


def test_an_answer_that_was_changed_in_a_poll_is_lived_through() -> None:
    """Until the last answer is in, a seat that has sealed one may change it; nobody waits for it any more."""
    table = dealt()
    answers: list[tuple[int, int]] = []
    luck, changed = mix(3), 0
    while not table.over():
        seat, luck = table.waiting()[0], cheap(luck)
        offered = table.options(seat)
        poll = table.polling and len(table.waiting()) > 1 and len(offered) > 1
        answers.append((seat, offered[-1] if poll else offered[(luck >> 8) % len(offered)]))
        table.play(*answers[-1])
        if poll:
            assert seat not in table.waiting()
            answers.append((seat, offered[0]))
            table.play(*answers[-1])
            changed += 1
    assert changed > 5
    again = dealt()
    assert replay_game(GAMES["nemesis"], again, answers, len(answers)).facts
    assert again.kind == table.kind
