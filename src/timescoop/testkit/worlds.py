"""Laws of secrecy, tested in other worlds: what a seat is sent doesn't depend on what it can't know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from timescoop.kernel import NOTHING, Game, Table, TimescoopError, Told, answer, playout
from timescoop.testkit.broken import hold
from timescoop.testkit.memory import FOLLOWED
from timescoop.testkit.sight import Sight, differing, knowledge, sight
from timescoop.testkit.slots import difference, snapshot
from timescoop.testkit.standing import answerable, informed, one_place, truthful
from timescoop.testkit.twins import twin_of
from timescoop.testkit.walks import Luck


def imagined(game: Game, table: Table, seat: int, names: Sequence[str], luck: Luck, seen: Sight | None = None) -> Table:
    """What a seat imagines looks the same to it, is sound, and comes again from the same luck; `seen`: its sight."""
    start = luck.number()
    world = game.imagine(table, seat, start)
    told = differing(seen or sight(game, table, seat, names), sight(game, world, seat, names))
    hold("an imagined table looks the same", not told, "to seat", seat, told)
    same = knowledge(world, table.seats) == knowledge(table, table.seats)
    hold("what the spectators know is imagined too", same, "by seat", seat)
    one_place(world)
    informed(world)
    truthful(world)
    answerable(world)
    once = snapshot(world)
    told = difference(once, snapshot(game.imagine(table, seat, start)))
    hold("the same luck imagines the same table", not told, told)
    told = difference(once, snapshot(game.imagine(game.imagine(table, seat, luck.number()), seat, start)))
    hold("what is imagined from an imagined table is the same", not told, "for seat", seat, told)
    return world


def playable(table: Table, luck: Luck) -> None:
    """An imagined table can be played to the end, from the middle of an effect too."""
    try:
        playout(table.copy(), luck.number())
    except (AssertionError, LookupError, ValueError, TimescoopError) as error:
        hold("an imagined table can be played to the end", False, repr(error))


def other_world(
    game: Game, table: Table, seat: int, names: Sequence[str], luck: Luck, seen: Sight | None = None
) -> Table:
    """In another world that a seat cannot tell from this one it is sent the same (`seen`), and imagines the same."""
    twin = twin_of(table, seat, luck)
    told = differing(seen or sight(game, table, seat, names), sight(game, twin, seat, names))
    hold("what a seat is sent does not depend on secrets", not told, "seat", seat, told)
    hold("what a seat was told does not depend on secrets", table.told(seat) == twin.told(seat), "seat", seat)
    start = luck.number()
    told = difference(snapshot(game.imagine(table, seat, start)), snapshot(game.imagine(twin, seat, start)))
    hold("tables that look the same are imagined the same", not told, "for seat", seat, told)
    refused_alike(game, table, twin, seat, names, luck)
    return twin


def refused_alike(game: Game, table: Table, twin: Table, seat: int, names: Sequence[str], luck: Luck) -> None:
    """What a seat is told when it errs does not depend on secrets."""
    if seat == table.seats:
        return
    wrong = 1 + luck.below(2 * max(table.options(seat), default=10) + 2)
    one, other = refusal(table, seat, wrong), refusal(twin, seat, wrong)
    hold("refusals do not depend on secrets", one == other, "seat", seat, one, "and", other)
    asked = [each for each in table.waiting() if each != seat] or [seat]
    words = game.words(table, asked[0], table.options(asked[0])[-1], names) if table.asked else "anything"
    one, other = str(game.why_not(table, seat, words, names)), str(game.why_not(twin, seat, words, names))
    hold("reasons do not depend on secrets", one == other, "seat", seat, repr(words), one, "and", other)


def refusal(table: Table, seat: int, option: int) -> str:
    """What a seat is told about an option, if it is refused."""
    if option in table.options(seat):
        return ""
    try:
        table.refuse(seat, option)
    except TimescoopError as error:
        return f"{type(error).__name__}: {error}"
    return "nothing was said"


def went_on(game: Game, table: Table, twin: Table, viewer: int, seat: int, option: int, names: Sequence[str]) -> int:
    """The same answer in two worlds that a seat cannot tell apart: it goes on being sent the same.

    What an answer brings to light may differ, so this asks for no more than: who is told the same knows the
    same and is sent the same, and who knows the same was told the same.

    Returns:
        1 if there was something to compare, else 0.
    """
    if option not in twin.options(seat) or (table.picks and seat != viewer):
        return 0  # what others have picked is taken back in the twin
    one, other = answer(table, seat, option), answer(twin, seat, option)
    if table.polling and not one.polling:
        return 0  # what the others have sealed is sealed again in the twin
    if table.kept is None:
        return 0
    since = len(table.kept)
    facts = one.told(viewer, since), other.told(viewer, since)
    if facts[0] != facts[1] and (one.over() or other.over()):
        in_order = sorted(facts, key=len) if one.over() and other.over() else facts if one.over() else facts[::-1]
        ended(viewer, *in_order)
        return 0
    if twin.seed == table.seed or one.drawn == table.drawn == other.drawn:
        same_course(viewer, *facts)
    knows = knowledge(one, viewer) == knowledge(other, viewer)
    moved = one.zones == other.zones  # an answer that names a card may move a sleeve here, and another there
    if knows and moved and one.drawn == table.drawn == other.drawn:
        same = in_any_order(viewer, facts[0]) == in_any_order(viewer, facts[1])
        hold("facts do not depend on secrets", same, "seat", viewer, "is told", *facts)
    if facts[0] == facts[1]:
        same = same_for(game, one, other, viewer, names, facts[0])
        asked = (one.asked, other.asked) if same else (who_is_asked(one), who_is_asked(other))
        hold("whether anybody is asked does not depend on secrets", asked[0] == asked[1], one.asked, other.asked)
        return 1
    return 0


def who_is_asked(table: Table) -> list[tuple[int, int]]:
    """The questions that are asked, each with its seat; the rest may name a sleeve that lies elsewhere in the twin."""
    return [(question, args[0]) for question, args in table.asked]


def in_any_order(viewer: int, told: list[Told]) -> tuple[list[Told], list[int]]:
    """Facts without their order; and of those about the viewer's own cards, which came to it together.

    A hand has no order: a seat that got two cards may have got them the other way round, one by a trade and one from
    the deck.
    """
    facts = sorted([(what, who, args, () if who == viewer else kinds) for what, who, args, kinds in told])
    return facts, sorted([kind for _, who, _, kinds in told if who == viewer for kind in kinds])


def same_course(viewer: int, one: list[Told], other: list[Told]) -> None:
    """Until a seat is told what it did not know, the same happens in both worlds, to the same seats.

    A revealed card may itself decide what is told of it, as that it lies somewhere or waits for a place.
    """
    for fact, another in zip_longest(one, other):
        if fact != another:
            alike = fact is not None and another is not None and (fact[:2] == another[:2] or both_show(fact, another))
            hold("what happens next does not depend on secrets", alike, "to seat", viewer, fact, "or", another)
            return


def both_show(fact: Told, another: Told) -> bool:
    """Whether two facts of one seat bring cards to light, and other ones."""
    (_, who, _, kinds), (_, whose, _, others) = fact, another
    return who == whose and kinds != others and bool(kinds and others) and NOTHING not in (*kinds, *others)


def ended(viewer: int, over: list[Told], on: list[Told]) -> None:
    """A game may end by something hidden, such as a full hand; then only the last fact, the end, is new.

    Args:
        viewer: Who is told.
        over: What is told in the world where the game ends, or ends first.
        on: What is told in the other.
    """
    for fact, another in zip_longest(over[:-1], on[: len(over) - 1]):
        if fact != another:
            alike = fact is not None and another is not None and fact[:2] == another[:2]
            hold("what happens before the end does not depend on secrets", alike, viewer, fact, another)
            return


def same_for(game: Game, one: Table, other: Table, viewer: int, names: Sequence[str], told: list[Told]) -> bool:
    """Two tables of which a seat was told the same: it knows the same, and is sent the same.

    A fact names cards in no order. So if cards were revealed where all can follow, which of them lay where may
    differ, and then nothing more is asked; nor of a zone in which everybody sees other sleeves here than there, as when
    of two cards with one name the open one was removed, or the other.

    Returns:
        Whether the two are the same to that seat.
    """
    came_to_light = any(kind != NOTHING for _, _, _, kinds in told for kind in kinds)
    same = not came_to_light or one.zones == other.zones
    for zone, (knows, differs) in enumerate(zip(knowledge(one, viewer), knowledge(other, viewer), strict=True)):
        followed = came_to_light and one.sort[zone] in FOLLOWED
        if followed and sorted(one.zones[zone]) != sorted(other.zones[zone]):
            continue
        alike = sorted(knows) == sorted(differs) if followed else knows == differs
        hold("who is told the same knows the same", alike, "seat", viewer, "zone", zone, knows, differs)
        same = same and knows == differs
    differs_in = differing(sight(game, one, viewer, names), sight(game, other, viewer, names)) if same else ""
    hold("who is told the same is sent the same", not differs_in, "seat", viewer, differs_in)
    return same


def secret_answers(game: Game, table: Table, seat: int, names: Sequence[str], luck: Luck) -> int:
    """Two answers of a seat that another cannot tell apart leave it where it cannot tell them apart.

    Returns:
        How many others could not tell.
    """
    offered = table.options(seat)
    if len(offered) == 1 or table.kept is None:
        return 0
    first = luck.below(len(offered))
    second = (first + 1 + luck.below(len(offered) - 1)) % len(offered)
    one, other = answer(table, seat, offered[first]), answer(table, seat, offered[second])
    one, other = declared(one, other, seat)
    if one.asked != other.asked or one.won != other.won:
        return 0
    count = 0
    since = len(table.kept)
    for viewer in range(table.seats + 1):
        told = one.told(viewer, since)
        if viewer != seat and told == other.told(viewer, since) and same_for(game, one, other, viewer, names, told):
            imagined_alike(game, one, other, viewer, luck.number())
            hold("how far a pick can be taken back tells nothing", one.fixed == other.fixed, one.fixed, other.fixed)
            count += 1
    return count


def imagined_alike(game: Game, one: Table, other: Table, viewer: int, start: int) -> None:
    """What a seat cannot tell apart it imagines the same."""
    told = difference(snapshot(game.imagine(one, viewer, start)), snapshot(game.imagine(other, viewer, start)))
    hold("secret answers are imagined the same", not told, "by seat", viewer, told)


def settled(game: Game, table: Table, names: Sequence[str]) -> int:
    """Where the one answer that makes no difference is known, nobody can tell any other from it.

    Returns:
        How many answers were compared.
    """
    count = 0
    for seat in table.waiting():
        sure = table.settled(seat)
        if sure == NOTHING:
            continue
        offered = table.options(seat)
        hold("a settled answer is an option", sure in offered, "seat", seat, sure, "of", offered)
        expected = settled_to_the_end(answer(table, seat, sure), seat)
        for option in offered:
            other = settled_to_the_end(answer(table, seat, option), seat)
            for viewer in range(table.seats + 1):
                told = differing(sight(game, expected, viewer, names), sight(game, other, viewer, names))
                hold("a settled answer makes no difference", not told, "seat", seat, option, "and", sure, told)
        count += len(offered)
    return count


def settled_to_the_end(table: Table, seat: int) -> Table:
    """The table after a choice of several that is settled, an answer or two further on."""
    while table.picks and table.settled(seat) != NOTHING:
        table.play(seat, table.settled(seat))
    return table


def declared(one: Table, other: Table, seat: int) -> tuple[Table, Table]:
    """In a choice of several, two tables after the same last answer; else the tables as they are."""
    if one.picks and other.picks:
        for option in one.options(seat):
            if option in other.options(seat):
                first, second = answer(one, seat, option), answer(other, seat, option)
                if not first.picks and not second.picks:
                    return first, second
    return one, other


def quiet(game: Game, table: Table, seat: int, option: int, names: Sequence[str]) -> str:
    """A pick in a choice of several, or a sealed answer in an open poll, changes nothing for the others.

    Returns:
        What it was: "pick", "seal", or nothing.
    """
    after = answer(table, seat, option)
    hold("picks end with the choice", not after.picks or bool(after.again), after.picks, "are left over")
    sealed = bool(table.polling and after.polling)
    picked = len(after.picks) == len(table.picks) + 1 and after.asked == table.asked
    if not (sealed or picked):
        return ""
    first = sealed and table.sealed[seat] == NOTHING
    law = "nobody's view changes when another seals" if sealed else "a pick changes nothing for others"
    for viewer in range(table.seats + 1):
        if viewer == seat:
            continue
        one, other = sight(game, table, viewer, names), sight(game, after, viewer, names)
        if first:  # that somebody has chosen may be seen, so the view is left to the law of secret answers
            for part in ("the view", "who is waited for", "what is settled", "the observation"):
                one.pop(part, None)
                other.pop(part, None)
        told = differing(one, other)
        hold(law, not told, "seat", viewer, told)
        hold(law, knowledge(table, viewer) == knowledge(after, viewer), "seat", viewer, "knows something else")
        hold(law, after.told(viewer, len(table.kept or ())) == [], "seat", viewer, "is told something")
    hold(law, table.fixed == after.fixed, "it cannot be taken back")
    return "seal" if sealed else "pick"
