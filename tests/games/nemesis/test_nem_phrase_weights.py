"""What bots make of each thing that a text of Nemesis does: a weight, or the reason why it has none."""

from timescoop.games.nemesis.attributes import GAIN, PER_CARD
from timescoop.games.nemesis.phrases import texts
from timescoop.games.nemesis.phrases.book import BOOK
from timescoop.kernel import NOTHING
from timescoop.language.phrases import FUNCTION, SORT

# Each of these counts as nothing for an Action or a card that waits. Carried out, its results are seen.
UNWEIGHED = {
    "what it costs or brings is seen once it is carried out": (
        "loses_power spends_power removes_plot draws discards discards_top discards_this discards_blindly "
        "discards_down discards_all discards_up_to discards_half loses_half draws_up_to draws_to_limit sells "
        "gains_roll loses_all doubles_power tucks_on_top tucks_below loses_plot gives_away"
    ),
    "what it is worth depends on the cards found": (
        "retrieves retrieves_card retrieves_up_to searches searches_card searches_and_plays searches_and_plays_one "
        "reveals_and_keeps reveals_until keeps_some keeps_some_over_others tops_up takes_of_top "
        "takes_of_top_and_discards takes_all_of_top takes_all_of_top_and_discards"
    ),
    "what is lost comes back in another form": (
        "exchanges_all exchanges_some exchanges_any shuffles_back turns_over shuffles_hand_in"
    ),
    "the card that it plays is seen where it then lies": "plays plays_on plays_from_pile plays_there",
    "what it is worth depends on the Conflict": (
        "gains_strength gains_own_strength doubles doubles_strength displaces takes_strength strengthens weakens hunts "
        "blinks guards_from_thwarting gains_reroll forces_reroll"
    ),
    "what it is worth depends on the Characters in play": (
        "moves moves_to vanquishes thwarts returns takes_control keeps changes_control places_plot "
        "guards_from_vanquishing withdraws_on_top withdraws_below withdraws_shuffled "
        "swaps keeps_for_a_turn closes_for_a_round closes_for_a_turn wanders borrows strips_plot"
    ),
    "it only tells a player something": "looks_at_hand looks_at_top rearranges looks_at_their_top reveals_of_hand",
    "the deed of others, or at their cost": (
        "makes makes_all makes_everybody makes_rivals makes_host against_one against_all against_richer against_rivals "
        "against_a_rival takes_power strips_hand makes_both makes_all_both makes_everybody_both makes_rivals_both "
        "makes_rival makes_those makes_others_who makes_who_did gives_power shows_hand lets_strip "
        "makes_owner takes_chosen takes_blindly swaps_blindly gives_cards gives_blindly"
    ),
}


def test_each_deed_has_a_weight_for_bots_or_a_reason_why_not() -> None:
    assert texts.PHRASES
    heads = [head for head in BOOK.own if SORT[head] in ("deed", "aimed", "gift")]
    bare = {
        FUNCTION[head].__name__ for head in heads if GAIN.of_phrase(head) == NOTHING and not PER_CARD.of_phrase(head)
    }
    reasons = [name for names in UNWEIGHED.values() for name in names.split()]
    assert len(reasons) == len(set(reasons))
    assert bare == set(reasons)
