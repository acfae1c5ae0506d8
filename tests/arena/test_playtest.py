"""Cards on trial: the same deals with them and without, and nothing that depends on how many processes play."""

from __future__ import annotations

import pickle
import subprocess
import sys
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any, Final

import pytest

from timescoop.arena import Trial, TrialDeal, new_trial, playtest, run_trial, summarize
from timescoop.arena.anytime import FEWEST
from timescoop.arena.card_stats import finding, run_until_decided
from timescoop.arena.estimates import estimate
from timescoop.arena.playtest import CardSeen, look
from timescoop.catalogue import GAMES
from timescoop.documents import compile_set, read_set, read_text, set_text
from timescoop.kernel import BadDeal, to_data

GUARD = """\
set: Ours
game: invasion
edition: classic
cards:
  - {name: Mondas, type: location, copies: 3, victory_points: 90, time_points: 0}
  - name: Reinforcements
    type: support
    copies: 6
    text: Take 3 Time Points.
  - name: Never Seen
    type: support
    copies: 1
    instead_of: Reinforcements
    text: Each other player takes 7 Time Points for each of their Dalek counters in play.
"""


def trial(text: str, **more: Any) -> Trial:
    made = read_set(read_text(text)[0], GAMES)
    document = compile_set(made)[0]
    return new_trial(
        made.game, made.edition.key, set_text(document), made.names, **{"bot": "random", "seats": 3, **more}
    )


def test_a_playtest_counts_what_became_of_each_card() -> None:
    on = trial(GUARD)
    found = summarize(on, list(run_trial(on, games=8, workers=0)))
    cards = {card.name: card for card in found.cards}
    assert (found.games, round(found.equal, 2)) == (8, 0.33)
    assert cards["Reinforcements"].times > 0.5
    assert cards["Reinforcements"].unfired == ()
    assert cards["Reinforcements"].parts == 1
    played = {group.key: group for group in cards["Mondas"].groups}["played"]
    assert played.games > 2
    assert 0 <= played.share.low <= played.share.mean <= played.share.high <= 1
    assert played.share.mean > played.without.mean, "a Location worth 90 wins even for those who play at random"


def test_drawn_is_not_played_and_what_bots_imagine_has_not_happened() -> None:
    on = trial(
        "game: invasion\nname: Loan\ntype: support\ncopies: 9\ntext: Take 5 Time Points.\n", bot="novice", seats=2
    )
    (each,) = run_trial(on, games=1, workers=0)
    assert each.seen[0].fired == (each.seen[0].times,), "its deed ran once for each time that it was played"
    assert each.seen[0].times > 0
    random = trial(GUARD)
    seen = [card for each in run_trial(random, games=3, workers=0) for card in each.seen]
    assert any(card.drew & ~card.played for card in seen)


def test_what_never_ran_is_told() -> None:
    on = trial(GUARD)
    found = summarize(on, [each for each in run_trial(on, games=6, workers=0) if not each.seen[2].times][:1])
    never = found.cards[2]
    assert (never.games, never.times) == (0, 0.0)
    assert never.unfired[0] == "each other player takes 7 Time Points for each of their Dalek counters in play"
    assert {group.key for group in never.groups} <= {"dealt", "drew"}


def test_a_standing_rule_has_no_parts_that_could_fail_to_run() -> None:
    on = trial("game: invasion\nname: Guard\ntype: defender\ncopies: 2\nstrength: 1\n"
               "text: When this card is revealed in a conflict, take 2 Time Points.\n")  # fmt: skip
    found = summarize(on, list(run_trial(on, games=1, workers=0)))
    assert (found.cards[0].parts, found.cards[0].unfired) == (0, ())
    assert found.cards[0].has_text, "a report does not call it a card without text"


def test_a_text_that_waits_for_an_occasion_is_counted_on_its_card() -> None:
    on = trial("game: invasion\nname: Guard\ntype: defender\ncopies: 9\nstrength: 9\n"
               "text: When this card is revealed in a conflict, draw 1 card.\n", bot="quick")  # fmt: skip
    found = summarize(on, list(run_trial(on, games=3, workers=0)))
    assert (found.cards[0].parts, found.cards[0].unfired) == (1, ())


def test_decks_of_their_own_tell_who_brought_a_card() -> None:
    text = "game: nemesis\nname: Dome\ndeck: dalek\ntype: moment\ntraits: [Nemesis]\ncopies: 4\n"
    text += 'text: "Play: gain 5 Power."\n'
    on = trial(text, seats=2)
    tried = list(run_trial(on, games=2, workers=0))
    brought = [each.seen[0].brought for each in tried]
    assert set(brought) <= {1, 2}, "one seat plays the Daleks: deals without them tell nothing"
    found = summarize(on, tried)
    assert next(group for group in found.cards[0].groups if group.key == "brought").games == sum(map(bool, brought))


def test_processes_of_their_own_find_what_this_one_finds() -> None:
    on = trial(GUARD, seed=5, seats=2)
    assert list(run_trial(on, games=2, workers=1)) == list(run_trial(on, games=2, workers=0))


def test_a_playtest_ends_when_somebody_says_so_and_when_its_time_is_up() -> None:
    on = trial(GUARD)
    assert len(list(run_trial(on, games=50, workers=0, stop=lambda: True))) == 1
    assert len(list(run_trial(on, games=50, workers=0, seconds=0))) == 1
    assert list(run_trial(on, games=50, workers=1, seconds=0.1)) == [], "a deal that takes too long is broken off"


def test_what_cannot_be_played_is_refused_before_anything_starts() -> None:
    with pytest.raises(BadDeal, match="there is no bot"):
        trial(GUARD, bot="nobody")
    with pytest.raises(BadDeal, match="seats"):
        trial(GUARD, seats=9)


def test_who_drew_and_who_played_a_card_and_how_often_are_told_apart() -> None:
    game = GAMES["invasion"]
    shop = game.workshop
    assert shop
    table = game.deal(seats=3, seed=bytes(32), edition="classic")
    drew, played = shop.drew[0], shop.played[0]
    told = [(drew, 0, (5, 7)), (drew, 2, (5,)), (played, 2, (5, 5)), (played, 1, (7,)), (drew, -1, (5,))]
    table.kept = [(fact, seat, (), kinds, ()) for fact, seat, kinds in told]
    seen = look(game, table, 5, 0b001, (1, 0))
    assert (seen.dealt, seen.drew, seen.played, seen.times, seen.fired) == (0b001, 0b101, 0b100, 2, (1, 0))


class Here(Executor):
    """Does at once what it is given."""

    def submit(self, work: Any, /, *given: Any, **more: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(work(*given, **more))
        return done


def test_every_deal_is_handed_out_once_and_told_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playtest, "try_deal_of", lambda _path, block: block)
    for games in (2, 10):
        told: list[Any] = list(playtest.in_turn(Here(), "", range(games), 3, None))
        assert told == list(range(games))


PIPE: Final = 1 << 16  # bytes that a pipe holds
FAILING: Final = """
import pickle, sys
from timescoop.arena import run_trial

if __name__ != "__main__":
    raise SystemExit("a process that only works ends before it has read its trial")
with open(sys.argv[1], "rb") as file:
    list(run_trial(pickle.load(file), games=4, workers=2))
"""


def test_processes_that_die_as_they_start_are_reported(tmp_path: Path) -> None:
    script, stored, on = tmp_path / "script.py", tmp_path / "trial", trial(GUARD)
    script.write_text(FAILING, "utf-8")
    stored.write_bytes(pickle.dumps(on._replace(cards=on.cards + " " * PIPE)))  # other games' files are as large
    done = subprocess.run(
        [sys.executable, str(script), str(stored)], capture_output=True, text=True, timeout=60, check=False
    )
    assert "LostProcess: a process ended" in done.stderr


def test_a_deal_that_nobody_has_won_is_an_equal_share_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playtest, "win_shares", lambda _table: (0.0,) * 3)
    (each,) = run_trial(trial(GUARD), games=1, workers=0)
    assert each.shares == each.without == (1 / 3,) * 3


def test_another_seed_tries_the_cards_in_other_deals() -> None:
    game = GAMES["invasion"]
    dealt = [to_data(playtest.dealt(game, trial(GUARD, seed=seed), 0, None)) for seed in (1, 2, 1)]
    assert dealt[0] == dealt[2] != dealt[1]


def tried(shares: tuple[float, ...], without: tuple[float, ...], turns: tuple[int, int], card: CardSeen) -> TrialDeal:
    return TrialDeal(0, shares, without, (card,), turns)


def test_the_seats_that_had_a_card_are_compared_with_themselves_without_the_set() -> None:
    deals = [
        tried((1, 0, 0), (0, 1, 0), (9, 7), CardSeen(0, 0, 0b001, 0b001, 2, (1, 0))),
        tried((0, 0.5, 0.5), (0, 0, 1), (5, 3), CardSeen(0, 0, 0b110, 0, 0, (0, 0))),
    ]
    found = finding("Guard", [(each, each.seen[0]) for each in deals], (0, 1), ("take 2", "take 3"))
    assert [(each.key, each.games) for each in found.groups] == [("drew", 2), ("played", 1)]
    drew, played = found.groups
    assert (drew.share.mean, drew.without.mean) == (0.75, 0.25), "0 or 1 and 2 of three seats, deal by deal"
    assert (played.share.mean, played.without.mean) == (1, 0)
    assert (found.games, found.times, found.parts) == (1, 1.0, 2)
    assert found.unfired == ("take 3",), "what ran in one deal has run"


def test_lengths_are_told_with_the_set_first() -> None:
    on = trial(GUARD)
    card = CardSeen(0, 0, 0, 0, 0, (0,) * 9)
    deals = [TrialDeal(nth, (1, 0, 0), (1, 0, 0), (card,) * 3, (9, 4 + nth)) for nth in (0, 2)]
    assert summarize(on, deals).turns == (9, 5)


def test_each_card_of_a_set_is_dealt_to_somebody_in_its_turn() -> None:
    on = trial(GUARD)
    tried_here = list(run_trial(on, games=6, workers=0))
    for each in tried_here:
        assert each.seen[each.block % 3].dealt, "in the first hand of a seat"
    assert all(card.dealt & ~card.drew == 0 for each in tried_here for card in each.seen)
    found = summarize(on, tried_here)
    assert [card.effect.key for card in found.cards if card.effect] == ["dealt"] * 3
    assert [card.verdict for card in found.cards] == ["undecided"] * 3


def test_a_text_is_counted_for_its_own_card_alone() -> None:
    """Two cards with one text: their tree is one, but each has run as often as it was played itself."""
    twins = "set: T\ngame: invasion\nedition: classic\ncards:\n" + "".join(
        f"  - {{name: {name}, type: support, copies: {copies}, text: Take 4 Time Points.}}\n"
        for name, copies in (("Much", 9), ("Little", 1))
    )
    (each, *_) = run_trial(trial(twins, bot="quick"), games=1, workers=0)
    much, little = each.seen
    assert much.fired == (much.times,)
    assert little.fired == (little.times,)
    assert much.times != little.times


def test_a_playtest_stops_once_every_card_has_a_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    def quickly(_trial: Trial, block: int) -> TrialDeal:
        lucky = float(block % 3 > 0)
        seen = CardSeen(0, 0b001, 0b001, 0, 0, (0,))
        return TrialDeal(block, (lucky, 1 - lucky, 0.0), (1 - lucky, lucky, 0.0), (seen,), (9, 9))

    monkeypatch.setattr(playtest, "try_deal", quickly)
    on = trial("game: invasion\nname: Riches\ntype: support\ncopies: 9\ntext: Take 9 Time Points.\n")
    played = list(run_until_decided(on, games=3000, workers=0))
    assert FEWEST <= len(played) < 3000
    (card,) = summarize(on, played).cards
    assert card.verdict == "raises"
    assert card.effect
    assert card.effect.difference.low > 0


def test_the_estimate_tells_deals_and_time_and_more_cards_take_longer() -> None:
    one, four = estimate("invasion", "quick", 3, 1, 2), estimate("invasion", "quick", 3, 4, 2)
    assert one.seconds is not None
    assert one.seconds < 600, "an effect of three points is found within ten minutes on two cores"
    assert four.deals > 4 * one.deals
    assert estimate("invasion", "nobody", 3, 1, 2).seconds is None
