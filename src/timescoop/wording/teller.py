"""Prompts, waits and facts as sentences for one reader, with "you" for the reader."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property

from timescoop.kernel import FACT, Face, OptionInfo, Sentence, Slots, Told, Whereabouts
from timescoop.wording.card_readings import in_own_words
from timescoop.wording.grammar import listed, spoken, whose, with_article, with_counts
from timescoop.wording.log_sentences import told_at
from timescoop.wording.templates import Part, Parts, Slot, plain, template
from timescoop.wording.text_lines import filled, joined
from timescoop.wording.texts import Texts
from timescoop.wording.translation import _, form_of

USUAL = {"who": "seat", "owner": "seat", "seat": "seat", "by": "seat", "to": "seat", "from": "seat", "place": "place"}
OF_ONE = ("agree:", "seat:", "own:")  # forms that give a word for the reader: "{0:seat:dich}", "{who:own:deine}"
OF_A_CARD = ("text", "first", "second", "words")  # slots that quote what a card says
MOST_NAMED = 12  # cards in one sentence, before it gives their number first
UNKNOWN = -1
Place = tuple[str, int, int]


class Teller:
    """Fills a game's texts for one reader.

    Args:
        texts: The game's texts.
        names: The names of the seats.
        me: The reader's seat; the number of seats means a spectator.
        faces: The face of each kind of card: its name, and what its sentences say.
        places: The name and the kind of each place's card as the reader sees it, and the seat whose place it is, by
            the number that facts give the place.
    """

    def __init__(
        self,
        texts: Texts,
        names: Sequence[str],
        me: int,
        faces: Sequence[Face] = (),
        places: Mapping[int, Place] | None = None,
    ) -> None:
        self.texts = texts
        self.names = names
        self.me = me
        self.faces = faces
        self.places = places or {}
        self.asked: dict[int, Part | None] = {}  # the places that were looked up, as they were found

    # ---- sentences

    def prompt(self, key: str, slots: Slots) -> Parts:
        """What the reader is asked."""
        return self._told("prompts", key, slots) or [Part("text", spoken(key) + ".")]

    def explain(self, key: str, slots: Slots) -> Parts:
        """One sentence more about a question, or nothing."""
        return self._told("explains", key, slots)

    def why(self, asked: str, how: OptionInfo | None, slots: Slots) -> str:
        """Why the reader can choose an option, as it stands within a sentence; empty where nothing says it."""
        text = self.texts.why(asked, how)
        if not text:
            return ""
        told = plain(template(text).fill(slots, lambda slot: self.say(slot, slots)))
        return told if text.startswith(("{", "[")) else text[0] + told[1:]

    def move(self, asked: str, verb: str, words: str, slots: Slots) -> tuple[str, str]:
        """The word on the button and the sentence for a move of one option; both empty where its words say it all.

        Args:
            asked: The key of the question.
            verb: What the option does.
            words: The option's short words, with or without that verb before the name of a card or place: "attempt X",
                "Vortex of X", "X".
            slots: What the question tells.
        """
        button, text = self.texts.move(asked, verb)
        said = f"{verb.replace('-', ' ')} "
        name = words[len(said) :].removeprefix("of ").strip() if f"{words} ".lower().startswith(said) else words
        if not text or (not name and "{option}" in text):
            return "", ""
        values = {**slots, "option": name}
        return button, plain(template(text).fill(values, lambda slot: self.say(slot, values)))

    def wait(self, key: str, who: int) -> Parts:
        """What the reader is told while somebody else is asked."""
        told = self._told("waits", key, {"who": who})
        return told or template(_("Waiting for {who} to choose.")).fill({}, lambda _slot: [self.seat(who)])

    def fact(
        self, key: str, who: int, args: Sequence[int], cards: Sequence[int], times: int = 1, *, in_order: bool = False
    ) -> Parts:
        """What happened. A fact that the game has no sentence for is told by its key, so that none is lost.

        Args:
            key: The key of the fact.
            who: The seat that it is about.
            args: Its numbers.
            cards: The kinds of its cards.
            times: How often it happened in a row.
            in_order: Whether the cards are named in that order instead of by name.
        """
        values: dict[str, object] = {"who": who, "cards": list(cards), "in_order": in_order}
        values |= {str(number): value for number, value in enumerate(args)}
        said = self._told("facts", key, values)
        if not said:
            lead = [self.seat(who, start=True), Part("text", ": ")] if 0 <= who < len(self.names) else []
            said = [*lead, Part("text", spoken(key) + ".")]
        if times == 1:
            return said
        last = said[-1]._replace(text=said[-1].text.removesuffix("."))
        return filled(_("{told} ({times} times)."), told=[*said[:-1], last], times=str(times))

    def fact_at(self, facts: Sequence[Told], number: int) -> Parts:
        """One of several facts, with those before it that its sentence tells."""
        (what, who, args, kinds), times, in_order = told_at(facts, number)
        return self.fact(FACT[what], who, args, kinds, times, in_order=in_order)

    def notice(self, given: Sentence) -> Parts:
        """A warning, a chance, how the game ends, or what an option would bring."""
        values: dict[str, object] = {"who": given["seat"], "cards": given["kinds"]}
        values |= {"words": given.get("words", ""), "label": given.get("label", "")}
        values |= {str(number): value for number, value in enumerate(given["args"])}
        return self._told("notices", given["key"], values) or [Part("text", spoken(given["key"]))]

    def _told(self, section: str, key: str, values: Mapping[str, object]) -> Parts:
        text = self.texts.sentence(section, key)
        return template(text).fill(values, lambda slot: self.say(slot, values)) if text else []

    # ---- slots

    def say(self, slot: Slot, values: Mapping[str, object]) -> Parts:
        """One slot in words."""
        given = [values.get(key) for key in slot.keys]
        value = given[0] if len(given) == 1 else given
        form = slot.form or (USUAL.get(slot.keys[0], "") if isinstance(value, int) else "")
        if slot.keys == ("cards",) and isinstance(value, list):
            return self.cards_of(value, form, in_order=bool(values.get("in_order")))
        if form in {"seat", "own", "card", "a"} or form.startswith(OF_ONE):
            return [self.one(form, number(value), self_meant=slot.keys != ("who",) and value == values.get("who"))]
        if form == "place":
            return [self.place(value)]
        if form == "at":
            where = self.where(number(value))
            return [Part("text", _(" at ")), where] if where else []
        if form == "on":
            return [Part("text", _(" on ")), self.card(number(value))] if number(value) >= 0 else []
        told = {"says": self.rule_of, "zone": self.zone}.get(form)
        return [Part("text", told(*map(number, given)) if told else self.plainly(slot.keys[0], value, form))]

    def plainly(self, key: str, value: object, form: str) -> str:
        """A value that names nothing on the table, or what a card says."""
        if key in OF_A_CARD and isinstance(value, str):
            return in_own_words(value)[0]
        if form.startswith("term:"):
            return self.term(form.removeprefix("term:"), number(value))
        return self.texts.label(str(value)) if form == "label" else in_words(value, form)

    def one(self, form: str, which: int, *, self_meant: bool = False) -> Part:
        """One seat or one card; `self_meant` if the sentence is about this seat already: "Tom showed their cards"."""
        sort, _colon, words = form.partition(":")
        if sort == "seat":
            return self.seat(which)._replace(text=words) if words and which == self.me else self.seat(which)
        if sort == "own":
            return self.own(which, words) if which == self.me or not self_meant else Part("text", _("their"))
        if sort == "agree":  # a verb that fits a name, or "you"
            return Part("text", words.split("/")[which == self.me])
        card = self.card(which)
        return card._replace(text=with_article(card.text)) if form == "a" and card.sort == "card" else card

    def seat(self, who: int, *, start: bool = False) -> Part:
        """A seat by name, or "you"."""
        if who == self.me:
            return Part("seat", _("You") if start else _("you"), who)
        return Part("seat", self.names[who] if 0 <= who < len(self.names) else _("the table"), who)

    def own(self, who: int, yours: str = "") -> Part:
        """Whose: "your", or "Tom's"; `yours` is the form of "your" that a language needs there."""
        name = self.seat(who)
        return name._replace(text=(yours or _("your")) if who == self.me else whose(name.text))

    def name(self, kind: int) -> str:
        """The name of a kind of card."""
        return self.faces[kind]["name"]

    def card(self, kind: int) -> Part:
        """A card by name; a face-down one as such."""
        known = 0 <= kind < len(self.faces)
        return Part("card", self.name(kind), kind) if known else Part("text", _("a face-down card"))

    def place(self, spot: object) -> Part:
        """A place by the name of the card that marks it, with its owner where two share a name."""
        return Part("place", spot) if isinstance(spot, str) else self.where(number(spot)) or Part("place", _("a place"))

    def where(self, spot: int) -> Part | None:
        """A place that the reader knows, or None."""
        found = None
        if spot in self.places:
            name, kind, owner = self.places[spot]
            twins = self.named.count(name) > 1
            found = Part("place", f"{name} ({self.seat(owner).text})" if twins else name, kind)
        self.asked[spot] = found
        return found

    @cached_property
    def named(self) -> list[str]:
        """The names of all places."""
        return [name for name, _kind, _owner in self.places.values()]

    def still(self, asked: Mapping[int, Part | None]) -> bool:
        """Whether places that were looked up once would be found as they were then."""
        return all(self.where(spot) == found for spot, found in asked.items())

    def zone(self, row: int, owner: int) -> str:
        """A zone with whose it is: "your hand", "Tom's deck", "the discard pile"."""
        words, yours, the = self.texts.zone(row)
        if 0 <= owner < len(self.names):
            return f"{self.own(owner, yours).text} {words}"
        return f"{the} {words}" if the else _("the {zone}").format(zone=words)

    def whereabouts(self, at: Whereabouts) -> str:
        """A card or zone that is chosen by hand: "Jamie, Tom's hand", "draw deck, face-down", "Defence at Telos"."""
        word = self.texts.zone(at["zone"])[0]
        where = self.where(at["place"])
        if where:
            word = f"{word}{_(' at ')}{where.text}"
        elif at["owner"] >= 0:
            word = self.zone(at["zone"], at["owner"])
        if "card" in at:
            number = f" {at['nth']}" if "nth" in at else ""
            word = f"{self.card(at['card']).text}{number}, {word}"
        return f"{word}, {_('face-down')}" if at["down"] else word

    def rule_of(self, kind: int, nth: int) -> str:
        """What a sentence of a card says, as it stands there; nothing where it is not known which."""
        rules = self.faces[kind].get("says", ()) if 0 <= kind < len(self.faces) else ()
        return ": " + _("“{text}”").format(text=in_own_words(rules[nth])[0]) if 0 <= nth < len(rules) else ""

    def term(self, sort: str, nth: int) -> str:
        """A term of the game's cards by its number, as a Trait or a word that can be named."""
        terms = self.faces[0].get("terms", {}).get(sort, ()) if self.faces else ()
        term = terms[nth] if 0 <= nth < len(terms) else "…"
        return str(self.texts.sections["labels"].get(f"{sort}/{term}", term))

    def cards_of(self, kinds: Sequence[int], form: str, *, in_order: bool = False) -> Parts:
        """Several cards: the known ones by name, or each in its order, then the rest counted as `one|many`."""
        known = [kind for kind in kinds if 0 <= kind < len(self.faces)]
        named = [self.card(kind) for kind in known]
        if not in_order:
            tally = Counter(known)
            named = [
                Part("card", self.name(kind) if copies == 1 else f"{copies} × {self.name(kind)}", kind)
                for kind, copies in sorted(tally.items(), key=lambda item: self.name(item[0]))
            ]
        hidden = len(kinds) - len(known)
        if hidden or not named:
            named.append(Part("text", f"{hidden} {form_of(hidden, (form or 'card|cards').split('|'))}"))
        told = joined([[each] for each in named])
        return told if len(named) <= MOST_NAMED else counted_first(len(kinds), told, form)


def counted_first(count: int, named: Parts, form: str) -> Parts:
    """Very many cards: how many, and in brackets which, so that a page may fold that away."""
    told = f"{count} {form_of(count, (form or 'card|cards').split('|'))}"
    return [Part("text", told), Part("many", f" ({plain(named)})")]


def number(value: object) -> int:
    """A slot's value as a number; what is not one is nobody's."""
    return value if isinstance(value, int) else UNKNOWN


def in_words(value: object, form: str) -> str:
    """A plain value: as it is, with its sign (`signed`), a noun (`one|many`), or picked from words (`pick:a/b`)."""
    if form == "signed":
        return f"{number(value):+d}"
    if form.startswith("pick:"):
        words = form.removeprefix("pick:").split("/")
        return words[min(max(number(value), 0), len(words) - 1)]
    if "|" in form and isinstance(value, int):
        return f"{value} {form_of(value, form.split('|'))}"
    if value is None:
        return ""
    return listed(with_counts(map(str, value))) if isinstance(value, list | tuple) else str(value)
