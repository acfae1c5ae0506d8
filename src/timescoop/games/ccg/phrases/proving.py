"""Checks of readable texts: reports sentences that can't work on their card, and missing ones."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Final

from timescoop.games.ccg.phrases import (
    comparing,
    deeds,
    denied,
    from_hands,
    hearing,
    labels,
    own_acts,
    requirements,
    seen,
    standing,
    told_of_others,
    whereabouts,
    without_others,
    yielded_control,
)
from timescoop.games.ccg.phrases.book import (
    A_TARDIS,
    ABOUT_COST,
    ELSEWHERE,
    FOR_TYPES,
    IN_PLAY,
    KEYWORD,
    NO_GROUP,
    OF_ATTEMPT,
    OF_PLAY,
    WHOSE,
)
from timescoop.games.ccg.phrases.describing import a_class
from timescoop.games.ccg.phrases.picking import chooses, itself, the_one_named, what_it_is_on
from timescoop.games.ccg.pool import (
    ANY_TYPE,
    ARTIFACT,
    BANG,
    CHARACTERS,
    CONDITION,
    GOAL,
    PLOT,
    SENTENCES,
    TARDIS,
    TYPES,
    Pool,
)  # fmt: skip
from timescoop.games.ccg.printing import a
from timescoop.language import function_of, may, opening, parts, sentence, sort_of, takes, within

LABELLED: Final = ("ability", "rule")
WITHOUT_PLACE: Final = 1 << BANG | 1 << PLOT
NO_SETUP: Final = "a card that is played in Set-Up has `setup: true`, and this one has no `setup`"


def wrong_with(pool: Pool, kind: int, nodes: list[int]) -> list[str]:
    """Every fault of a text that can be read, as a sentence."""
    functions = [function_of(node) for node in nodes]
    wrong = [each for node in nodes for each in wrong_sentence(pool, kind, node)]
    sort = pool.type[kind]
    for one_of in needed_by(sort):
        if not set(one_of) & set(functions):
            begin = " or ".join([f"`{opening(each).capitalize()}`" for each in one_of])
            wrong.append(f"this {TYPES[sort]} has no sentence that begins with {begin}")
    for function, keyword in by_keyword(lies_somewhere=sort == CONDITION and labels.plays_on_table not in functions):
        if function in functions and not pool.keywords[kind] >> pool.keyword_names.index(keyword) & 1:
            wrong.append(f"only a {keyword} has a sentence that begins with `{opening(function)}`")
    if sum([function in (labels.plays_on, labels.plays_on_table) for function in functions]) > 1:
        wrong.append("this card is played on one thing, and the text names two")
    if lies_on_no_character(pool, kind, functions, nodes):
        wrong.append("this Condition speaks of `that Character`, but is played on no Character")
    if len(nodes) > SENTENCES:
        wrong.append(f"a card has {SENTENCES} sentences at most, not {len(nodes)}")
    return wrong


def needed_by(sort: int) -> tuple[tuple[Callable[..., object], ...], ...]:
    """The functions of phrases, one of each group of which a type of card must have."""
    if sort == GOAL:
        return (labels.reached_by,), (labels.opposed_by,)
    if sort == ARTIFACT:
        return ((labels.used_by,),)
    return ((labels.plays_on, labels.plays_on_table),) if sort == CONDITION else ()


def by_keyword(*, lies_somewhere: bool) -> tuple[tuple[Callable[..., object], str], ...]:
    """The functions of phrases, each with the keyword without which a card has no use for it."""
    scoring = ((labels.scored_by, "Purpose"), (labels.score_reward, "Purpose"))
    if lies_somewhere:
        return scoring  # CCG-AMB-132: a Condition can be overcome where it lies, Puzzle or not
    return (*scoring, (labels.overcome_by, "Puzzle"), (labels.overcome_reward, "Puzzle"))


def wrong_sentence(pool: Pool, kind: int, node: int) -> list[str]:
    """The faults of one sentence."""
    wrong: list[str] = []
    sort, said = pool.type[kind], sentence(node)
    able = asked_of(node)
    if not able >> sort & 1:
        wrong.append(f"{said!r} is for {listed(able)}, not for {a(TYPES[sort])}")
    elif function_of(node) is labels.at_setup and not pool.setup[kind]:
        wrong.append(f"{said!r} is for a card of the Set-Up, and this one has no `setup`")
    if costs_nothing(node):
        wrong.append(f"{said!r} is never asked: Bang! cards and Plots cost nothing (CCG-COST-03)")
    wrong += [f"{said!r} is about cards that are not in play, which can't be `{each}`" for each in states_in_vain(node)]
    wrong += [f"{said!r} is about cards that are played at no place; leave out `Here,`"] * plays_nowhere(node)
    wrong += [f"{said!r} speaks of one card; say `a` or `an`" for each in within(node) if is_one_of_many(each)]
    if is_deed(node) and sort != BANG:
        wrong.append(f"{said!r} needs its occasion before it, such as `When you play this card,` or `Action:`")
    wrong += [f"{said!r} could go on without end; say `you may` (CCG-AMB-77)"] * scores_by_itself(node)
    for each in within(node):
        if function_of(each) is itself and not is_this(pool, kind, parts(each)[0]):
            wrong.append(f"{said!r} speaks of this card as what it is not; it is {a(TYPES[sort])}")
    wrong += [f"{said!r} compares this card, and {a(TYPES[sort])} has no Qualities"] * compares_in_vain(sort, node)
    wrong += [f"{said!r} bars a single card; name a group, such as `Opposing Characters`"] * bars_one(node)
    wrong += [f"{said!r} names a class; only a keyword or `Bang! cards` can be kept away so"] * affects_in_vain(node)
    wrong += [f"{said!r} says `it`, but no card is named before"] * speaks_of_nothing(node)
    wrong += [f"{said!r} says `that player`, but no event comes before"] * names_nobody(node)
    if not takes(node, "requirement") and any([OF_ATTEMPT.of(each) for each in within(node)]):
        wrong.append(f"{said!r} speaks of those who make an attempt; only requirements do, as in `Reach: ...`")
    return wrong


def bars_one(node: int) -> bool:
    """CCG-AMB-109: whether a sentence keeps a single card, and no group, from moving here."""
    return any(
        [function_of(each) is whereabouts.no_entry and WHOSE.of(parts(each)[0]) == NO_GROUP for each in within(node)]
    )


def affects_in_vain(node: int) -> bool:
    """CCG-AMB-127: whether cards that do not affect others are neither Bang! cards nor cards of a keyword."""
    wanted = [parts(each)[0] for each in within(node) if function_of(each) is standing.not_affected]
    wanted += [parts(each)[1] for each in within(node) if function_of(each) is denied.unaffected]
    return any([not each >> KEYWORD and each != 1 << BANG for each in wanted])


def speaks_of_nothing(node: int) -> bool:
    """CCG-GLOSSARY-23: whether a sentence says `it`, and neither an event nor a choice before names a card."""
    inside = list(within(node))
    if not any([function_of(each) is the_one_named for each in inside]):
        return False
    return not any([names_a_card(each) for each in inside]) or any([is_unclear(each) for each in inside])


def is_unclear(node: int) -> bool:
    """CCG-AMB-119: whether a text says `it` where its own Character has lost to another: that may be either."""
    if function_of(node) is not without_others.duels:
        return False
    return any([function_of(each) is the_one_named for each in within(parts(node)[-1])])


def names_a_card(node: int) -> bool:
    """CCG-GLOSSARY-23: whether a part of a sentence names a card that `it` then is; `this card` is none."""
    function = function_of(node)
    itself = (
        hearing.when_played,
        own_acts.when_destroyed,
        own_acts.when_bearer_destroyed,
        from_hands.when_it_leaves,
        told_of_others.when_bearer_wins,
        told_of_others.when_bearer_loses,
        told_of_others.when_bearer_moves,
    )
    if function in itself:
        return False
    return sort_of(node) in ("event", "moment") or function is chooses or without_others.is_duel(node)


def names_nobody(node: int) -> bool:
    """CCG-AMB-112: whether a sentence says `that player` although it neither hears of an event nor answers one."""
    inside = list(within(node))
    if not any([function_of(each) is whereabouts.makes_who_did for each in inside]):
        return False
    return not any([sort_of(each) in ("event", "moment") for each in inside])


def lies_on_no_character(pool: Pool, kind: int, functions: Container[object], nodes: list[int]) -> bool:
    """CCG-CONDITION-02: whether a Condition speaks of the Character that it lies on, and is played on none."""
    said = {function_of(each) for each in all_within(nodes)}
    if pool.type[kind] != CONDITION or not said & {
        what_it_is_on,
        own_acts.when_bearer_destroyed,
        whereabouts.its_bearer,
        yielded_control.controls_bearer,
        told_of_others.when_bearer_wins,
        told_of_others.when_bearer_loses,
        told_of_others.when_bearer_moves,
    }:
        return False
    if labels.plays_on_table in functions:
        return True
    on = [node for node in nodes if function_of(node) is labels.plays_on]
    named = [parts(each)[0] & ANY_TYPE for each in all_within(on) if function_of(each) is a_class]
    return bool(named) and not any([types & CHARACTERS for types in named])


def all_within(nodes: list[int]) -> list[int]:
    """Every node of some sentences."""
    return [each for node in nodes for each in within(node)]


def is_one_of_many(node: int) -> bool:
    """Whether a node is "1 opposing Allies", which is said otherwise."""
    function = function_of(node)
    several = function is own_acts.so_many or function is seen.returns_several or function is requirements.includes_some
    return several and parts(node)[0] == 1


def compares_in_vain(sort: int, node: int) -> bool:
    """CCG-AMB-88: whether a sentence compares others with its card, which has no Qualities and lies on none."""
    if (CHARACTERS | 1 << CONDITION) >> sort & 1:
        return False
    return any([function_of(each) in (comparing.has_less, comparing.has_more) for each in within(node)])


def scores_by_itself(node: int) -> bool:
    """CCG-AMB-77: whether a rule that hears of its player's scoring scores itself, and nobody can decline it."""
    functions = {function_of(each) for each in within(node)}
    scoring = {deeds.scores, own_acts.takes_points}
    return own_acts.when_you_score in functions and bool(functions & scoring) and may not in functions


def asked_of(node: int) -> int:
    """The types of cards, as bits, for which the game looks at a sentence: those that all its phrases are for."""
    able = ANY_TYPE
    for each in within(node):
        able &= FOR_TYPES.of(each)
    return able


def usable_by(sort: int) -> Callable[[int], bool]:
    """Whether cards of a type can use a phrase; the rest of their sentence does not count."""

    def usable(head: int) -> bool:
        return bool(FOR_TYPES.of_phrase(head) >> sort & 1)

    return usable


def costs_nothing(node: int) -> bool:
    """CCG-COST-03: whether a rule about Cost speaks of nothing but cards that have none."""
    for each in within(node):
        if ABOUT_COST.of(each):
            named = [parts(one)[0] for one in within(parts(each)[0]) if function_of(one) is a_class]
            return bool(named) and not any([one & ANY_TYPE & ~WITHOUT_PLACE for one in named])
    return False


def states_in_vain(node: int) -> list[str]:
    """CCG-COST-05, CCG-VORTEX-03: what only cards in play can be, said of cards in a hand, a deck or a pile."""
    inside = [each for one in within(node) if ELSEWHERE.of(one) for each in within(one)]
    return [opening(function_of(each)) for each in dict.fromkeys(inside) if OF_PLAY.of(each)]


def plays_nowhere(node: int) -> bool:
    """CCG-GLOSSARY-30: whether a sentence bars a place to nothing but Bang! cards and Plots, which have none."""
    for each in within(node):
        if function_of(each) in (standing.not_here, denied.not_by_anybody_here):
            named = [parts(one)[0] for one in within(parts(each)[0]) if function_of(one) is a_class]
            return bool(named) and not any([one & ANY_TYPE & ~WITHOUT_PLACE for one in named])
    return False


def listed(types: int) -> str:
    """Types of cards in a row; those in play by their name."""
    if types == IN_PLAY:
        return "a card that stays in play"
    return " or ".join([a(name) for sort, name in enumerate(TYPES) if types >> sort & 1])


def is_this(pool: Pool, kind: int, wanted: int) -> bool:
    """Whether a card may call itself by a class."""
    return pool.is_type(kind, wanted) or (wanted & A_TARDIS != 0 and pool.type[kind] == TARDIS)


def is_deed(node: int) -> bool:
    """Whether a sentence says what to do without saying when."""
    return sort_of(node) not in LABELLED
