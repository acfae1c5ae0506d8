"""What bots make of each thing that a text of Invasion does: a weight, or the reason why it has none."""

from timescoop.games.invasion.phrases.book import BOOK, BRINGS_CARDS, BRINGS_POINTS
from timescoop.language.phrases import FUNCTION, SORT

# In a rule that waits, each of these counts as nothing for the card that says it. Played, its results are seen.
UNWEIGHED = {
    "what it is worth depends on the attack": (
        "turn_attack_up beat_attack strike_attack strike_attack_and_protect give_back_from_attack give_back_attack "
        "move_attack move_attack_beside seize_attack"
    ),
    "it only tells a player something": (
        "look_at_attack look_at_top look_at_defenders look_at_all shows_hand shows_blindly shows_reserve rearrange_top "
        "look_there look_here look_at_each_here"
    ),
    "what is lost comes back in another form": "sells exchange_some exchange_all redraw renew_hand reshuffle_hand",
    "it may be nothing, as its player likes": "discard_up_to give_defender",
    "what it costs depends on the hand, or on the Time Points held": (
        "discards_down discard_all lose_half double reveal_and_keep"
    ),
    "the deed of others, whose loss is not counted as a gain": (
        "players_do takes takes_for loses draws discards discards_blindly discards_to discards_hand fills_up "
        "gives_up_chosen loses_half loses_all discards_half removes_theirs players_do_both players_discard_named "
        "discards_sought discards_kept lays_theirs_below lays_theirs_on_top exchanges_hand recalls_theirs "
        "reshuffles_hand renews_hand swaps_hands swaps_blindly"
    ),
    "the deck and the discard pile are shared": "shuffle_back discard_top",
    "what it is worth depends on the Location": (
        "return_counters place_counter_on return_counter_from recall_defender remove_defender remove_defenders "
        "clear_place recall_defenders recall_everybody send_defender discard_here discard_each_here send_back_here "
        "send_each_back_here discard_best_here discard_best_there discard_other_here discard_others_here "
        "send_others_back_here discard_there send_back_there make_place_safe make_places_safe make_this_safe "
        "lure_there send_best_back_here send_other_back_here"
    ),
}


def test_each_deed_has_a_weight_for_bots_or_a_reason_why_not() -> None:
    heads = [head for head in BOOK.own if SORT[head] in ("deed", "does")]
    bare = {
        FUNCTION[head].__name__
        for head in heads
        if not BRINGS_CARDS.of_phrase(head) and not BRINGS_POINTS.of_phrase(head)
    }
    reasons = [name for names in UNWEIGHED.values() for name in names.split()]
    assert len(reasons) == len(set(reasons))
    assert bare == set(reasons)
