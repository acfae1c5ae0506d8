"""Builds the scene of a hosted match for one visitor; the only place where pages and hosting meet."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import overload

from timescoop.hosting import Snapshot
from timescoop.kernel import FACT_CLAUSE, Face, Game, Told
from timescoop.web.access.visits import Visit
from timescoop.web.render.render_cache import CachedLine, CachedLines, RenderCache
from timescoop.web.render.scene import Line, Scene, Sitter
from timescoop.wording import MOST_NEWS, Teller, Texts, _, figure, place_names, since_last_turn, texts_of, told_later

LONGEST_SET_NAME = 60  # letters, as far as a heading shows them
MOST_STRETCHES = 64  # of a log that are remembered


def edition_title(game: Game, edition: str, texts: Texts) -> str:
    """An edition's name in the words of the game's texts, else its title."""
    label = texts.sections["labels"].get(edition)
    return label if isinstance(label, str) else game.edition(edition).title


def with_set(edition: str, name: str) -> str:
    """An edition's name with that of the set it is played with; a long name is cut."""
    short = name if len(name) <= LONGEST_SET_NAME else f"{name[: LONGEST_SET_NAME - 1]}…"
    return _("{edition}, with the set “{name}”").format(edition=edition, name=short) if name else edition


def scene_of(at: Visit, cache: RenderCache | None = None) -> Scene:
    """The scene of one visitor now; `cache` holds parts of the page that were drawn before."""
    match = at.match
    look = match.snapshot(at.viewer)
    base = f"/matches/{match.id}"
    scene = build_scene(look, match.game, match.plan.edition, match.faces, base=base, lobby=at.lobby, cache=cache)
    cards = f"{base}/card"
    sitters = with_profiles(scene.sitters, at)
    scene = replace(
        scene,
        edition=with_set(scene.edition, match.plan.set_name),
        cards=cards,
        sitters=cache.same_sitters(sitters) if cache else sitters,
        preferences=at.preferences,
        shared=bool(at.shared),
        joins=at.joins,
        chats=at.chats,
        speaker=at.speaker,
        paused=match.log.store.paused,
    )
    return forked(scene, match.plan.start.said) if match.plan.start else scene


def with_profiles(sitters: Sequence[Sitter], at: Visit) -> Sequence[Sitter]:
    """The sitters with the pictures and ratings of those who have a profile and play themselves."""
    found = at.seated.at(at.match.id) if at.seated else {}
    return [
        sitter._replace(picture=found[seat].picture, rating=rating_words(found[seat].rating))
        if seat in found and sitter.kind == "person"
        else sitter
        for seat, sitter in enumerate(sitters)
    ]


def rating_words(rating: float | None) -> str:
    """A rating as it stands beside a name."""
    return "" if rating is None else figure(rating, ".1f")


def forked(scene: Scene, said: str) -> Scene:
    """The scene of a match that was played on from another, which is what is told of its luck."""
    return replace(scene, fork=said, seed=_("Played on from {moment}.").format(moment=said))


def build_scene(
    look: Snapshot,
    game: Game,
    edition: str,
    faces: Sequence[Face],
    *,
    base: str = "",
    lobby: bool = False,
    cache: RenderCache | None = None,
) -> Scene:
    """A scene from what a viewer is given, whether a match runs behind it or not.

    Args:
        look: All that the viewer may know.
        game: Its game.
        edition: Key of the edition.
        faces: A card face by kind, as `game.faces(table)` gives them.
        base: Where the scene's links and forms lie; empty for a picture.
        lobby: Whether the viewer holds the keys of seats that nobody has taken yet.
        cache: Parts of the page that were drawn before, if any were.
    """
    texts = texts_of(game.room)
    places = place_names(look.view, faces)
    facts = [fact for group in look.log for fact in group]
    empty = CachedLines(look.names, places, {}, {}, facts)
    lines = cache.lines_with(look.viewer, look.names, places, facts) if cache else empty
    teller = Teller(texts, look.names, look.viewer, faces, lines.places)
    sitters: Sequence[Sitter] = [Sitter(seat.name, seat.kind, seat.bot, seat.colour) for seat in look.seats]
    log = LogLines(facts, teller, lines)
    return Scene(
        game=game.key,
        title=game.title,
        edition=edition_title(game, edition, texts),
        number=look.number,
        view=look.view,
        faces=faces,
        words=dict(look.options),
        sitters=cache.same_sitters(sitters) if cache else sitters,
        texts=texts,
        log=log,
        news=news_in(log, look),
        seed=receipt(look),
        lobby=lobby,
        back=look.may_take_back,
        agreed=look.agreed,
        rematch=f"/matches/{look.rematch}" if look.rematch else "",
        places=places,
        base=base,
        asks=base,
        company=look.company,
        cache=cache,
    )


def animation_scenes(at: Visit, since: int, cache: RenderCache | None = None) -> Iterator[Scene]:
    """Scenes from look number `since` to the newest one, one per event, each with its log lines."""
    match = at.match
    done = sum(len(group) for group in match.log.animation.states[at.viewer].log) if match.log.animation else 0
    base = f"/matches/{match.id}"
    for look in match.between(at.viewer, since):
        scene = build_scene(look, match.game, match.plan.edition, match.faces, cache=cache)
        yield replace(scene, log=scene.log[done:], asks=base, cards=f"{base}/card")
        done = len(scene.log)


class LogLines(Sequence[Line]):
    """The log in sentences, each rendered on access: a page shows the newest only.

    It has a place for each fact. A stretch, and a walk through all, leave out those that another sentence tells.
    """

    def __init__(self, facts: Sequence[Told], teller: Teller, lines: CachedLines) -> None:
        self.facts = facts
        self.teller = teller
        self.made = lines.made
        self.stretches = lines.stretches
        self.places = lines.places

    def __len__(self) -> int:
        """How many things the reader was told."""
        return len(self.facts)

    @overload
    def __getitem__(self, at: int) -> Line: ...
    @overload
    def __getitem__(self, at: slice) -> list[Line]: ...
    def __getitem__(self, at: int | slice) -> Line | list[Line]:
        """One sentence, or several."""
        numbers = range(len(self.facts))[at]
        return self.line(numbers) if isinstance(numbers, int) else self.stretch(numbers)

    def __iter__(self) -> Iterator[Line]:
        """All sentences."""
        return iter(self.lines(range(len(self.facts))))

    def lines(self, numbers: Iterable[int]) -> list[Line]:
        """The sentences of some facts."""
        return [self.line(number) for number in numbers if not told_later(self.facts, number)]

    def stretch(self, numbers: range) -> list[Line]:
        """Several sentences; the same list again as long as they are the same."""
        key = numbers.start, numbers.stop, told_later(self.facts, numbers.stop - 1)
        known = self.stretches.get(key)
        if known is None or known[0] is not self.places:
            if len(self.stretches) > MOST_STRETCHES:
                self.stretches.clear()
            known = self.stretches[key] = self.places, self.lines(numbers)
        return known[1]

    def line(self, number: int) -> Line:
        """The sentence of that number, counted from 0."""
        made = self.made.get(number)
        if made is not None and made.places is self.places:
            return made.line
        if made is not None and self.teller.still(made.asked):
            made = made._replace(places=self.places)
        else:
            self.teller.asked = {}
            line = Line(number, self.teller.fact_at(self.facts, number), FACT_CLAUSE[self.facts[number][0]])
            made = CachedLine(line, self.teller.asked, self.places)
        self.made[number] = made
        return made.line


def news_in(log: LogLines, look: Snapshot) -> list[Line]:
    """The newest sentences of what has changed since the viewer's last turn; none for a spectator, or at the end."""
    if look.over or look.viewer >= len(look.seats):
        return []
    found = since_last_turn(log.facts, look.viewer, on_turn=look.view["turn"] == look.viewer)
    return [log[number] for number in found[-MOST_NEWS:]]


def receipt(look: Snapshot) -> str:
    """What is told of the deal's luck, so that anybody can check it."""
    proof = look.receipt
    if not proof.hash:
        return ""
    if proof.unsealed:
        return _("The seed of this deal was given by hand.")
    if look.over:
        nonces = ", ".join(f"{look.names[seat]}: {proof.nonces[seat]}" for seat in proof.given)
        told = _("The deal was sealed before the first card: SHA-256 {hash} of salt {salt} and seed {seed}. {nonces}")
        mixed = _("Random seeds of browsers mixed in: {list}.").format(list=nonces)
    else:
        told = _("The deal is sealed: SHA-256 {hash}. {nonces} The seed is revealed at the end.")
        names = _(" and ").join(look.names[seat] for seat in proof.given)
        mixed = _("Random seed added by {names}.").format(names=names)
    mixed = mixed if proof.given else _("No browser added a random seed.")
    return told.format(hash=proof.hash, salt=proof.salt, seed=proof.seed, nonces=mixed)
