"""What can be chosen, and what would be asked then, as the page's script reads it; and a move of several answers."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import NotRequired, TypedDict

from timescoop.hosting import Match, Preview
from timescoop.kernel import CardView, IllegalChoice, View, ZoneView, places_in
from timescoop.web.render.scene import IN_HAND, Scene
from timescoop.web.render.table.dock import QUIET, action_words, has_offered, plain_words
from timescoop.wording import listed, place_names, plain


class Way(TypedDict):
    """One option.

    Attributes:
        option: Its number.
        words: What choosing it does, in few words; for a card or place it may be the name alone.
        quiet: True if it goes on rather than does something.
        at: The elements of the page that stand for it: the id of a card, or the start of the ids of the cards of one
            kind in the reader's hand. Empty for a button of the prompt.
        then: What is asked next, where that is known.
        does: What choosing it does as a sentence, where its words say less; it begins the sentence of a move.
        act: The word on the button of a move of this option alone; absent where its words say it.
        tail: How the sentence of a move goes on with what is chosen here, with the gap {option}; else it is listed.
        aside: True if a move is under way and this is no part of it: it can be done without that move, too.
        brings: What it would do, as far as the reader can know.
        caution: True if that is easily overlooked: the move is shown before it is sent.
        to: The element of the place that it leads to, where there is no other and so none is asked for.
    """

    option: int
    words: str
    quiet: bool
    at: list[str]
    then: NotRequired["Fork"]
    does: NotRequired[str]
    act: NotRequired[str]
    tail: NotRequired[str]
    aside: NotRequired[bool]
    brings: NotRequired[str]
    caution: NotRequired[bool]
    to: NotRequired[str]


class Fork(TypedDict):
    """What is asked, and the options.

    Attributes:
        ends: True if the move ends here; then there is nothing else.
        ask: The question.
        more: One sentence more about it; absent at the first, which the page shows, and where there is none.
        several: True if cards are chosen one by one, in any order, until the choice is done.
        ordered: True if those cards are an order: the first that is chosen comes first.
        ways: The options.
    """

    ends: bool
    ask: NotRequired[str]
    more: NotRequired[str]
    several: NotRequired[bool]
    ordered: NotRequired[bool]
    ways: NotRequired[list[Way]]


def scene_at(scene: Scene, preview: Preview) -> Scene:
    """The scene as it would be at a preview that does not end the move; only its words can be read."""
    assert preview.view is not None, "a move that has ended has no scene"
    places = place_names(preview.view, scene.faces)
    return replace(scene, view=preview.view, words=dict(preview.options), places=places, cache=None)


def fork_of(scene: Scene, preview: Preview, before: Sequence[int] = ()) -> Fork:
    """What is asked at a preview, and after each of its options; `before`: what could be chosen one answer earlier.

    A move also ends where cards are offered that the page doesn't show yet: they must be read before one is chosen.
    """
    if preview.ends:
        return {"ends": True}
    there = scene_at(scene, preview)
    if preview.answers and has_offered(there) and not has_offered(scene):
        return {"ends": True}
    at = elements_of(there.view)
    offered = [option for option, _words in preview.options if not there.is_spare(option)]
    asides = asides_of(there, offered, before)
    ways: list[Way] = []
    for option in offered:
        words, how = there.labels[option], there.how(option)
        said = there.said(option) if option in at else button_of(there, option)
        quiet = bool(how and how["verb"] in QUIET)
        way: Way = {"option": option, "words": said, "quiet": quiet, "at": at.get(option, [])}
        tell_move(there, way, words)
        if option in preview.ahead and not (how and how["verb"] == "no"):  # nobody says no by a place
            way["then"] = fork_of(scene, preview.ahead[option], offered)
        if option in asides:
            way["aside"] = True
        ways.append(way)
    return question_of(there, preview, ways)


def question_of(there: Scene, preview: Preview, ways: list[Way]) -> Fork:
    """What is asked at a preview that does not end the move, with its options."""
    prompt, teller = there.view["prompt"], there.teller
    ask = plain(teller.prompt(prompt["key"], prompt["slots"])) if prompt else ""
    fork: Fork = {"ends": False, "ask": ask, "several": preview.several, "ways": ways}
    if preview.ordered:
        fork["ordered"] = True
    more = plain(teller.explain(prompt["key"], prompt["slots"])) if prompt and preview.answers else ""
    if more:
        fork["more"] = more
    return fork


def button_of(there: Scene, option: int) -> str:
    """What the button of an option says that stands nowhere else; what is easily overlooked is told beside it."""
    how = there.how(option)
    return plain_words(there, option) if how and how.get("caution") else action_words(there, option)


def tell_move(there: Scene, way: Way, words: str) -> None:
    """Add what an option does as a sentence, for moves that begin or go on with it."""
    does, act = move_of(there, way["option"], words)
    how = there.how(way["option"])
    if how and "place" in how:
        way["to"] = site_of(there.view, how["place"])
        does = f"{does} {there_of(there, how['place'])}".strip() if does else does
    if does:
        way["does"] = does
    if act:
        way["act"] = act
    if tail := tail_of(there, way["option"]):
        way["tail"] = tail
    if brings := there.outcome(way["option"]):
        way["brings"] = brings
        if how and how.get("caution"):
            way["caution"] = True


def move_of(there: Scene, option: int, words: str) -> tuple[str, str]:
    """What an option does as a sentence, and the word on its button; both empty where its words say it all."""
    how, prompt = there.how(option), there.view["prompt"]
    if how is None or prompt is None or how["verb"] in QUIET or "text" in how:
        return "", ""
    act, does = there.teller.move(prompt["key"], how["verb"], words, prompt["slots"])
    bare = not words.lower().startswith(f"{how['verb'].replace('-', ' ')} ")
    return does, act if bare or does.lower() != words.lower() else ""


def tail_of(there: Scene, option: int) -> str:
    """How the sentence of a move goes on with what is chosen at a later question; empty where it is just listed."""
    how, prompt = there.how(option), there.view["prompt"]
    return there.texts.tail(prompt["key"], how["verb"]) if how and prompt and how["verb"] not in QUIET else ""


def asides_of(there: Scene, offered: Sequence[int], before: Sequence[int]) -> list[int]:
    """The options of a question that do something else than it asks, and could be taken one answer earlier."""
    verbs = {option: how["verb"] for option in offered if (how := there.how(option)) and how["verb"] not in QUIET}
    return [option for option in verbs if option in before] if len(set(verbs.values())) > 1 else []


def there_of(there: Scene, place: int) -> str:
    """How the sentence of a move names the place that it leads to by itself: "at Skaro (1963)"; empty without words."""
    prompt = there.view["prompt"]
    tail = there.texts.tail(prompt["key"], "place") if prompt else ""
    return tail.format(option=there.places[place][0]) if tail else ""


def site_of(view: View, number: int) -> str:
    """The id of the element of a place."""
    places = (place for seat in view["seats"] for zone in seat["zones"] for place in places_in(zone))
    return next((element_of(place["card"]) for place in places if place["number"] == number), "")


def elements_of(view: View) -> dict[int, list[str]]:
    """By option, the elements of the page that stand for it."""
    found: dict[int, list[str]] = {}
    for seat in view["seats"]:
        own = seat["seat"] == view["seat"]
        for zone in seat["zones"]:
            held = zone["key"] if own and zone["layout"] in IN_HAND else ""
            for element, options in elements_in(zone, held):
                for option in options:
                    if element not in found.setdefault(option, []):
                        found[option].append(element)
    return found


def elements_in(zone: ZoneView, held: str = "") -> Iterator[tuple[str, Sequence[int]]]:
    """The elements of one zone with what can be chosen at each; `held`: the key of a zone that its owner holds."""
    for card in zone["cards"]:
        yield element_of(card, held), card["options"]
    for place in places_in(zone):
        yield element_of(place["card"]), [*place["options"], *place["card"]["options"]]
        for inner in place["zones"]:
            yield from elements_in(inner)


def element_of(card: CardView, held: str = "") -> str:
    """The id of a card's element; of one that is held, the part that all of its kind share."""
    return f"h-{held}-{card['kind']}-" if held and card["kind"] >= 0 else f"c{card['id']}"


def move_words(scene: Scene, match: Match, answers: Sequence[int]) -> str:
    """What a move does, in words: its first answer, and what it names after that.

    Raises:
        Stale: The reader has been shown something else since.
        IllegalChoice: These answers cannot be given together.
    """
    return words_of_answers(scene, lambda before: match.moves.preview(scene.me, scene.number, before), answers)


def words_of_answers(scene: Scene, look: Callable[[Sequence[int]], Preview], answers: Sequence[int]) -> str:
    """What a move does, in words.

    Args:
        scene: Where it is told.
        look: What is asked after some of its answers.
        answers: All of them.

    Raises:
        IllegalChoice: These answers cannot be given together.
    """
    first = ""
    rest: list[tuple[str, str]] = []
    for number, option in enumerate(answers):
        there = scene_at(scene, look(answers[:number]))
        if option not in there.words:
            raise IllegalChoice(f"answer {number + 1} of {len(answers)} isn't an option there")
        how, words = there.how(option), there.labels[option]
        if not number:
            first = move_of(there, option, words)[0] or plain_words(there, option)
        elif not (how and how["verb"] in QUIET):
            rest.append((tail_of(there, option), words))
    return move_told(first, rest)


def move_told(first: str, rest: Sequence[tuple[str, str]]) -> str:
    """The sentence of a move: "Attack Telos with Daleks and Ogrons", "Move: Bruce to Telos; Missy to Telos".

    Args:
        first: What its first answer does.
        rest: How the sentence goes on for each later answer, empty where it is just listed; and what is chosen.
    """
    told, mark = first, ":"
    for tail, chosen in groupby(rest, key=lambda each: each[0]):
        names = listed([name for _tail, name in chosen])
        told += f" {tail.format(option=names)}" if tail else f"{mark} {names}"
        mark = mark if tail else ";"
    return told
