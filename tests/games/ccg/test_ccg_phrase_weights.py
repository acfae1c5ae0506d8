"""What bots make of each thing that a text of the card game does: the table tells, or there is a reason why not."""

from timescoop.games.ccg.phrases import texts
from timescoop.games.ccg.phrases.book import BOOK
from timescoop.language.phrases import FUNCTION, SORT

# The evaluation weighs points, cards in hand, and what lies in play; it reads no text. Each deed shows in one of them
# once it is carried out, or stands among the last, whose results bots do not see.
SEEN_IN = {
    "points": "scores loses each_loses takes_points",
    "cards in hand": (
        "draws draws_up_to discards discards_blindly discards_down discards_half discards_hand exchanges exchanges_all "
        "exchanges_any "
        "keeps_some keeps_over_others reveals_and_keeps returns returns_aside returns_it puts_under shuffles_hand "
        "strips_hand strips_of returns_several returns_some takes_of_top takes_of_top_and_discards "
        "reveals_until takes_several takes_itself_back vortexes"
    ),
    "what lies in play": (
        "destroys kidnaps frees freezes freezes_all_turn freezes_long unfreezes takes_control moves swaps "
        "places_aboard places_here places_some_here places_from_hand places_under plays_again plays_free "
        "plays_for_less plays_from_deck plays_under takes_for_a_time vortexes_into_play "
        "withdraws_on_top withdraws_below withdraws_shuffled"
    ),
    "Qualities, by which Goals and Characters are weighed": (
        "lends gives gives_less gives_less_to_all gives_to_all doubles lets_be_native lets_work"
    ),
    "nothing: what will not happen is not weighed": (
        "keeps_from_destruction keeps_from_kidnapping keeps_from_freezing keeps_from_moving keeps_from_fighting "
        "keeps_from_attempts keeps_from_scoring keeps_from_using"
    ),
    "what others do, at the same table": (
        "makes makes_all makes_those makes_others_who makes_all_both makes_both makes_everybody makes_everybody_both "
        "makes_last makes_leaders makes_who_did"
    ),
    "nothing: it tells a player something": "looks looks_aside looks_at_all looks_at_top looks_at_top_of "
    "looks_at_tops reveals",
    "nothing: which cards come next is not weighed": "tops_up discards_top rearranges shuffles_back turns_over",
    "nothing: what counters are for is not weighed": "puts_counters removes_counters",
    "nothing: it is an answer, a name or a debt": "cancels prevents suspends names owes",
}


def test_each_deed_is_seen_by_the_evaluation_or_has_a_reason_why_not() -> None:
    assert texts.PHRASES
    deeds = {FUNCTION[head].__name__ for head in BOOK.own if SORT[head] in ("deed", "loan")}
    reasons = [name for names in SEEN_IN.values() for name in names.split()]
    assert len(reasons) == len(set(reasons))
    assert deeds == set(reasons)
