"""The laws are tested too: each fault planted here must be caught, by the law that is named."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.kernel.tiny import GAME
from tests.testkit import faults_of_cards as cards
from tests.testkit import faults_of_games as games
from tests.testkit import faults_of_tables as tables
from tests.testkit import hashed

from timescoop.testkit import LawBroken, Shares, check_game, same_everywhere
from timescoop.testkit.walks import LONGEST_GAME

Patch = pytest.MonkeyPatch
GAMES = 40
LEAK = "an imagined table looks the same|what a seat is sent does not depend on secrets|told the same is sent the same"

FAULTS: list[tuple[Callable[[Patch], None], str]] = [
    (cards.sleeve_left_behind, "each sleeve in one place"),
    (cards.zone_forgotten, "each sleeve in one place|rules run through"),
    (cards.card_lost, "the insides are conserved"),
    (cards.open_cards_hidden, "who may see a card knows it"),
    (cards.own_hand_hidden, "who may see a card knows it"),
    (cards.baskets_forgotten, "what all can follow is not forgotten"),
    (cards.stranger_peeks, "seats and spectators know cards, nobody else"),
    (cards.watchers_peek, "what the spectators know all know"),
    (cards.passes_taken_back, "no way back from what was learned"),
    (cards.undo_tells, "how far a pick can be taken back tells nothing"),
    (cards.nothing_forgotten, "secret answers are imagined the same|who is told the same knows the same"),
    (cards.neighbours_remembered, "secret answers are imagined the same|who is told the same knows the same"),
    (cards.twins_remembered, "who is told the same knows the same"),
    (cards.telling_sleeve, "secret answers are imagined the same"),
    (cards.drawn_order_seen, LEAK),
    (cards.order_of_the_deck_seen, "who is told the same knows the same"),
    (cards.claims_ignored, "claims are true"),
    (cards.bonds_ignored, "bonds are true"),
    (cards.truth_imagined, "tables that look the same are imagined the same"),
    (cards.true_luck_imagined, "tables that look the same are imagined the same|from an imagined table is the same"),
    (cards.moody_imagining, "the same luck imagines the same table"),
    (cards.order_kept, "imagined table is the same|are imagined the same"),
    (cards.seals_kept, "are imagined the same"),
    (cards.others_know, "tables that look the same are imagined the same"),
    (cards.endless_luck, "same seed and answers, same game|play on alike"),
    (tables.shared_list, "a copy shares nothing that can change"),
    (tables.field_not_copied, "a copy is exact"),
    (tables.field_not_written, "save and load give the same table"),
    (tables.claims_not_written, "save and load give the same table"),
    (tables.luck_remembered, "copy, saved table and original play on alike"),
    (tables.answered_in_place, "an answer at the door leaves the old table as it was"),
    (tables.shared_beneath, "leaves the old table as it was|a copy plays alone"),
    (tables.anything_goes, "what is not offered is refused|refused for the right reason"),
    (tables.wrong_reason, "an answer is refused for the right reason"),
    (tables.not_asked, "an answer is refused for the right reason"),
    (tables.refusing_tells, "refusals do not depend on secrets"),
    (tables.refusing_changes, "a refused answer changes nothing"),
    (tables.left_at_the_end, "at the end the agenda is empty"),
    (tables.half_done, "no rule is half done"),
    (tables.picks_left_over, "picks end with the choice"),
    (tables.stale_bonuses, "bonuses are derived"),
    (tables.stale_seals, "secret answers are imagined the same"),
    (tables.loud_facts, "facts do not depend on secrets"),
    (tables.numbered_facts, "facts do not depend on secrets"),
    (tables.seal_told, "nobody's view changes when another seals"),
    (tables.facts_matter, "same seed and answers, same game"),
    (games.hands_shown, LEAK),
    (games.baskets_shown, LEAK),
    (games.sum_shown, LEAK),
    (games.checksum_shown, LEAK),
    (games.seed_shown, LEAK),
    (games.luck_counter_shown, LEAK),
    (games.seals_shown, f"nobody's view changes when another seals|{LEAK}"),
    (games.picks_shown, f"a pick changes nothing for others|{LEAK}"),
    (games.options_counted, LEAK),
    (games.knowers_shown, LEAK),
    (games.sleeves_sorted, LEAK),
    (games.worth_of_truth, LEAK),
    (games.observation_of_truth, LEAK),
    (games.observation_of_truths, "an observation is whole numbers"),
    (games.observation_that_grows, "observations are of one length"),
    (games.words_of_truth, LEAK),
    (games.reasons_of_truth, "reasons do not depend on secrets"),
    (games.told_by_options, LEAK),
    (games.settled_by_truth, LEAK),
    (games.telling_window, "what happens next|whether anybody is asked|who is told the same is sent the same"),
    (games.telling_trigger, "what happens next|whether anybody is asked|who is told the same is sent the same"),
    (games.skipped_search, "what happens next does not depend on secrets"),
    (games.secret_peek, f"who is told the same knows the same|{LEAK}"),
    (games.named_in_the_agenda, "secret answers are imagined the same"),
    (games.left_tied, "what is attached lies with its host"),
    (games.deaf_removal, "the game's own invariants hold|rules run through"),
    (games.left_undone, "nothing is left on the agenda between turns"),
    (games.nobody_next, "somebody can always answer"),
    (games.no_way_out, "an offer is never empty"),
    (games.descending, "options ascend"),
    (games.endless, "a game ends"),
    (games.early_scores, "scores come at the end"),
    (games.score_missing, "at the end every seat has a score"),
    (games.winner_elsewhere, "winners sit at the table"),
    (games.settled_too_soon, "a settled answer makes no difference"),
    (games.settled_not_offered, "a settled answer is an option"),
    (games.words_alike, "options have distinct words"),
    (games.words_on_two_lines, "an option has words on one line"),
    (games.rule_fails, "rules run through"),
    (games.unsound, "the game's own invariants hold"),
    (games.claimless, "an imagined table can be played to the end|rules run through"),
    (games.hand_read_by_place, "are imagined the same|knows the same"),
]


def random_games(shares: Shares) -> None:
    for seed in range(GAMES):
        check_game(GAME, 2 + seed % 3, seed, shares=shares)


@pytest.mark.parametrize(("plant", "named"), FAULTS, ids=[plant.__name__ for plant, _ in FAULTS])
def test_a_planted_fault_is_caught(plant: Callable[[Patch], None], named: str, monkeypatch: Patch) -> None:
    plant(monkeypatch)
    with pytest.raises(LawBroken, match=named):
        random_games(Shares(worlds=0.3, answers=0.3, words=0.3, ends=0.1 if "played to the end" in named else 0.0))


def test_a_game_that_depends_on_the_hash_seed_is_caught() -> None:
    with pytest.raises(LawBroken, match="same game in any process"):
        same_everywhere(hashed.GAME, [("hill", 2, 0, LONGEST_GAME)])


def test_each_fault_is_planted_once() -> None:
    assert len({plant.__name__ for plant, _ in FAULTS}) == len(FAULTS)
