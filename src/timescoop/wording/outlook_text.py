"""Lines of text on who leads, how near the end is, and what changed since a seat's last turn."""

from collections.abc import Iterator, Sequence
from typing import Final

from timescoop.kernel import NEWS, NOBODY, TURN_STARTS, OptionInfo, Standing, Told, View, Way, WaySum
from timescoop.wording.card_readings import in_own_words
from timescoop.wording.grammar import within
from timescoop.wording.table_words import TableWords
from timescoop.wording.teller import Teller
from timescoop.wording.templates import plain
from timescoop.wording.text_lines import TextLine, text
from timescoop.wording.translation import _

MOST_NEWS: Final = 6  # lines


def outlook_lines(view: View, words: TableWords, teller: Teller) -> Iterator[TextLine]:
    """The standings, how the game ends, and what can end it soon; nothing where a game does not tell it."""
    outlook = view.get("outlook")
    if outlook is None:
        return
    if any("points" in each for each in outlook["standings"]):
        scores = ", ".join(points_words(words, each) for each in outlook["standings"])
        yield TextLine("said", text(scores), text(_("Points now")))
    for standing in outlook["standings"]:
        if told := [way_words(words, way) for way in standing["ways"]]:
            yield TextLine("said", text("; ".join(told)), text(words.of(_("Progress"), standing["seat"])))
    for head, sentences in (
        (_("Game end"), outlook["ends"]),
        (_("Warning"), outlook["warnings"]),
        (_("Chance"), outlook["chances"]),
    ):
        for sentence in sentences:
            yield TextLine("notice", teller.notice(sentence), text(head))


def points_words(words: TableWords, standing: Standing) -> str:
    """A seat with its running points, and whether it leads: "Vela 18 (leads)"."""
    told = f"{words.names[standing['seat']]} {standing.get('points', 0)}"
    return _("{standing} (leads)").format(standing=told) if standing["leads"] else told


def way_words(words: TableWords, way: Way, *, named: bool = True) -> str:
    """One way to win and how far it has come: "4 of 5 Plot with Gallifrey Returns"; without the card if not `named`."""
    told = ", ".join([sum_words(words, each) for each in way["sums"]])
    if way["when"]:
        told = f"{told} {words.texts.label(way['when'])}"
    if named and way["kind"] != NOBODY:
        told = _("{sums} with {card}").format(sums=told, card=words.faces[way["kind"]]["name"])
    return told if way["live"] else _("{way} (card not in play yet)").format(way=told)


def sum_words(words: TableWords, each: WaySum) -> str:
    """One thing that a way asks for: how much there is, of how much, and of what."""
    what = words.texts.label(each["key"], each["of"]) if each["key"] else in_own_words(each["words"])[0]
    if each["have"] == NOBODY and each["of"] == 1:
        return _("{what} (hidden)").format(what=what)
    if each["have"] == NOBODY:
        return _("{most} {what} (hidden)").format(most=each["of"], what=what)
    if each["of"] == 1:
        return _("{what}: done").format(what=what) if each["have"] else _("{what}: not yet").format(what=what)
    return _("{count} of {most} {what}").format(count=each["have"], most=each["of"], what=what)


def outcome_words(teller: Teller, how: OptionInfo | None) -> str:
    """What would come of an option: "Hold it, 9 to 9"; empty where that is not told."""
    outcome = how.get("outcome") if how else None
    return plain(teller.notice(outcome)) if outcome else ""


def with_outcome(words: str, outcome: str) -> str:
    """An option's words with what it would do."""
    return f"{words}: {within(outcome)}" if outcome else words


def since_last_turn(facts: Sequence[Told], me: int, *, on_turn: bool) -> list[int]:
    """The numbers of the facts that tell a seat what has changed since its own last turn, oldest first.

    Args:
        facts: What the seat was told, from the deal on.
        me: The seat.
        on_turn: True while it is that seat's turn: then the news of the turns before this one are meant.
    """
    starts = [(at, fact[1]) for at, fact in enumerate(facts) if fact[0] in TURN_STARTS]
    own = [nth for nth, (_at, who) in enumerate(starts) if who == me]
    until = len(facts)
    if on_turn and own:
        until = starts[own.pop()][0]
    first = own[-1] + 1 if own else 0
    if first >= len(starts):
        return []
    return [at for at in range(starts[first][0], until) if facts[at][0] in NEWS]
