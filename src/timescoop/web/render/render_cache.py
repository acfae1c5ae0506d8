"""Caches parts of a page for all readers who are shown the same, and redraws one only when what it read has changed.

A part is a function of a scene. While it draws, the scene notes what it reads: fields, and entries of the view. Where
another scene has the same there, value for value, the part is the same too, for every reader at any time. Nothing has
to be declared, so nothing can be forgotten; and nobody is shown a part that would not be drawn from their own scene.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from types import FunctionType, MethodType
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, cast
from weakref import WeakValueDictionary

from htpy import Node
from markupsafe import Markup

from timescoop.kernel import Face, Told
from timescoop.web.render.markup import Drawn, drawn_of
from timescoop.web.render.scene import Line, Scene, Sitter
from timescoop.wording import Part, tongue

P = ParamSpec("P")
NOTHING: Final = object()
WHOLE: Final = ""  # in place of an entry's name: all of it
ENTRIES: Final = frozenset({"view"})  # fields whose entries are noted one by one,
PARTS: Final = frozenset({"company", "preferences"})  # or whose own fields are
MOST_ALIKE: Final = 8  # drawings of each part at most: readers at a table are shown it in several ways
AGE: Final = 256  # drawings that are made before those that nobody has looked at meanwhile are dropped
MOST_DRAWINGS: Final = 1024  # of cards, each with its figures of one moment

Places = Mapping[int, tuple[str, int, int]]  # each place's name, kind and owner, by its number
Read = dict[tuple[str, str], object]  # field of a scene, and entry or field of that, to what was found there


@dataclass(slots=True)
class CachedPart:
    """One drawing of a part: what it was given, what it read, what resulted, and the cache's age at its last use."""

    given: object
    read: Read
    markup: Drawn
    used: int = 0


class CachedLine(NamedTuple):
    """A line of the log; the places that were looked up for it, as they were found; and among which, when last seen."""

    line: Line
    asked: Mapping[int, Part | None]
    places: Places


class CachedLines(NamedTuple):
    """The lines of the log that were made for a reader, by number, and the names of seats and places in them.

    Stretches of lines are kept by their first number and the number after their last, with the places at that time.
    `facts` are the longest row of facts that these lines tell: after an undo, other facts may have the same numbers.
    """

    names: list[str]
    places: Places
    made: dict[int, CachedLine]
    stretches: dict[tuple[int, int, bool], tuple[Places, list[Line]]]
    facts: Sequence[Told]


class TrackedScene:
    """A scene that notes what is read of it; what was read once becomes its own attribute."""

    def __init__(self, scene: Scene) -> None:
        """Nothing has been read yet."""
        self.scene = scene
        self.read: Read = {}

    def __getattr__(self, name: str) -> object:
        """A field, noted; for what a method or a property works out, the fields that it looks at.

        What the scene works out once is noted as it came out.
        """
        if name in METHODS:
            return MethodType(METHODS[name], self)
        if name in PROPERTIES:
            found = PROPERTIES[name](self)
        elif name in ENTRIES:
            found = TrackedView(self)
        elif name in PARTS:
            found = TrackedField(self, name)
        else:
            found = getattr(self.scene, name)
            if name != "cache":
                self.read[name, WHOLE] = found
        self.__dict__[name] = found
        return found


class TrackedView(Mapping[str, Any]):
    """A view that notes which of its entries are read."""

    def __init__(self, watched: TrackedScene) -> None:
        """For a scene that notes the same."""
        self.view = watched.scene.view
        self.read = watched.read

    def __getitem__(self, name: str) -> Any:
        """An entry."""
        found = self.view.get(name, NOTHING)
        self.read["view", name] = found
        if found is NOTHING:
            raise KeyError(name)
        return found

    def __iter__(self) -> Iterator[str]:
        """All entries: any change counts."""
        self.read["view", WHOLE] = self.view
        return iter(self.view)

    def __len__(self) -> int:
        """How many there are; any change counts."""
        self.read["view", WHOLE] = self.view
        return len(self.view)


class TrackedField:
    """A field that notes which of its own fields are read."""

    __slots__ = ("field", "name", "read")

    def __init__(self, watched: TrackedScene, name: str) -> None:
        """For a scene that notes the same."""
        self.field = getattr(watched.scene, name)
        self.name = name
        self.read = watched.read

    def __getattr__(self, name: str) -> object:
        """A field of it, noted."""
        found = self.read[self.name, name] = getattr(self.field, name)
        return found


OWN: Final = {name: member for name, member in vars(Scene).items() if not name.startswith("__")}
METHODS: Final = {name: member for name, member in OWN.items() if isinstance(member, FunctionType)}
PROPERTIES: Final[dict[str, Callable[[object], object]]] = {
    name: member.fget for name, member in OWN.items() if isinstance(member, property) and member.fget
}


class RenderCache:
    """Drawn parts for the readers of one table, and the log lines of each reader."""

    def __init__(self) -> None:
        """Nothing has been drawn yet."""
        self.parts: dict[Hashable, list[CachedPart]] = {}
        self.told: dict[Hashable, CachedLines] = {}
        self.drawings: dict[Hashable, Markup] = {}
        self.faces: Sequence[Face] = ()
        self.sitters: Sequence[Sitter] = ()
        self.made = 0

    @property
    def age(self) -> int:
        """How many times old drawings have been dropped."""
        return self.made // AGE

    def drawings_of(self, faces: Sequence[Face]) -> dict[Hashable, Markup]:
        """The drawings of those faces that were made so far; those of other faces are dropped."""
        if faces is not self.faces or len(self.drawings) > MOST_DRAWINGS:
            self.faces, self.drawings = faces, {}
        return self.drawings

    def same_sitters(self, sitters: Sequence[Sitter]) -> Sequence[Sitter]:
        """The sitters; the previous object if it is equal, because parts compare them by identity first."""
        if sitters != self.sitters:
            self.sitters = sitters
        return self.sitters

    def found(self, key: Hashable, given: object, scene: Scene) -> CachedPart | None:
        """A drawing of a part for which all is as it was; the latest that was found lies on top."""
        drawings = self.parts.get(key, ())
        for nth, drawn in enumerate(drawings):
            if drawn.given == given and is_unchanged(scene, drawn.read):
                drawn.used = self.age
                if nth:
                    del self.parts[key][nth]
                    self.parts[key].insert(0, drawn)
                return drawn
        return None

    def put(self, key: Hashable, drawn: CachedPart) -> None:
        """Lay down a drawing; what was not looked at for longest goes."""
        drawn.used = self.age
        drawings = self.parts.setdefault(key, [])
        drawings.insert(0, drawn)
        del drawings[MOST_ALIKE:]
        self.made += 1
        if self.made % AGE == 0:
            self.drop_old()

    def drop_old(self) -> None:
        """Drop the drawings that nobody was shown while the last `AGE` were made: a match goes on for hours."""
        for key, drawings in list(self.parts.items()):
            drawings[:] = [drawn for drawn in drawings if drawn.used >= self.age - 1]
            if not drawings:
                del self.parts[key]

    def lines_with(self, reader: Hashable, names: list[str], places: Places, facts: Sequence[Told]) -> CachedLines:
        """The lines that were made for a reader so far, with those names of the seats, of these facts."""
        before = self.told.get((reader, tongue()))
        known = before if before and before.names == names and begin_alike(before.facts, facts) else None
        same = before.places if before and before.places == places else places
        longest = known.facts if known and len(known.facts) > len(facts) else facts
        lines = self.told[reader, tongue()] = CachedLines(
            names, same, known.made if known else {}, known.stretches if known else {}, longest
        )
        return lines


def begin_alike(one: Sequence[Told], other: Sequence[Told]) -> bool:
    """Whether two rows of facts are the same as far as both go."""
    both = min(len(one), len(other))
    return one[:both] == other[:both]


CACHES: Final[WeakValueDictionary[str, RenderCache]] = WeakValueDictionary()


def cache_of(match: str) -> RenderCache:
    """The cache that all streams of a match share; it is dropped with the last of them."""
    return CACHES.setdefault(match, RenderCache())


def is_unchanged(scene: Scene, read: Read) -> bool:
    """True if everything that was read is the same now."""
    view: Mapping[str, Any] = scene.view
    for (field, name), before in read.items():
        if name is WHOLE:
            now = getattr(scene, field)
        elif field in ENTRIES:
            now = view[name] if name in view else NOTHING  # noqa: SIM401 - a call less, thousands of times a second
        else:
            now = getattr(getattr(scene, field), name)
        if now is not before and now != before:
            return False
    return True


def cached(
    which: Callable[..., Hashable],
) -> Callable[[Callable[Concatenate[Scene, P], Node]], Callable[Concatenate[Scene, P], Node]]:
    """Keep what a part draws, if its scene has a cache; `which` tells it from other parts of its kind.

    What the part is given must be plain data, or told apart by what it is.
    """

    def keeping(draw: Callable[Concatenate[Scene, P], Node]) -> Callable[Concatenate[Scene, P], Node]:
        @wraps(draw)
        def kept(scene: Scene, *args: P.args, **named: P.kwargs) -> Node:
            cache: RenderCache | None = scene.cache
            if cache is None:
                return draw(scene, *args, **named)
            outer = scene if isinstance(scene, TrackedScene) else None
            bare = outer.scene if outer else scene
            key, given = (draw, tongue(), which(bare, *args, **named)), (args, named)
            drawn = cache.found(key, given, bare)
            if drawn is None:
                watched = TrackedScene(bare)
                markup = drawn_of(draw(cast("Scene", watched), *args, **named))
                drawn = CachedPart(given, watched.read, markup)
                cache.put(key, drawn)
            if outer:
                outer.read.update(drawn.read)
            return drawn.markup

        return cast("Callable[Concatenate[Scene, P], Node]", kept)

    return keeping
