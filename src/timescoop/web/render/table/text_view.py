"""A scene as plain lines, for screen readers and anyone who prefers text: table, hand, log, choices."""

from collections import Counter
from collections.abc import Iterator, Sequence

from timescoop.documents import numbered
from timescoop.kernel import CardView, PileView, PlaceView, SeatView, Stage, StageLine, Tally, ZoneView, places_in
from timescoop.web.render.scene import IN_HAND, Scene
from timescoop.web.render.table.requirement_text import requirement_words
from timescoop.web.render.table.social_text import ended_words
from timescoop.wording import _, not_possible, plain

LATEST = 20


def help_words() -> str:
    """What can be typed."""
    choose = _("Type the number of a choice or its words; beginnings are enough where only one fits.")
    ask = _(
        "Or: h for your hand, t for the table, l for what happened, ? for the choices, why for their rules, "
        "why not WORDS for the rule against it, undo to take your last answer back."
    )
    return f"{choose} {ask}"


def paused_words() -> str:
    """What is said while the store is away."""
    kept = _("The table is paused: nothing can be written down just now. What was confirmed is kept.")
    return f"{kept} {_('Play goes on by itself.')}"


def table_lines(scene: Scene) -> Iterator[str]:
    """The whole table: whose turn it is, the piles, then each seat, beginning with its name."""
    view = scene.view
    turn = view["turn"]
    if scene.paused:
        yield paused_words()
    told = (
        _("Turn {number}, {whose} turn.")
        if 0 <= turn < len(scene.sitters) and not view["over"]
        else _("Turn {number}.")
    )
    whose = scene.teller.own(turn).text
    yield f"{told.format(number=view['turn_number'], whose=whose)} {scene.texts.label(view['phase'])}."
    shared = [pile for pile in view["piles"] if "seat" not in pile]
    if shared:
        yield ", ".join(pile_words(scene, pile) for pile in shared) + "."
    for pile in shared:
        if cards := pile.get("cards"):
            yield f"{scene.texts.label(pile['key'])}: {cards_words(scene, cards)}."
    for seat in view["seats"]:
        yield from seat_lines(scene, seat)
    if view["stage"]:
        yield from stage_lines(scene, view["stage"])


def pile_words(scene: Scene, pile: PileView) -> str:
    """A pile with its count or its state."""
    name, state = scene.texts.label(pile["key"]), pile.get("state")
    return f"{name} {scene.texts.label(state)}" if state else f"{name} {pile['count']}"


def seat_lines(scene: Scene, seat: SeatView) -> Iterator[str]:
    """One seat: its figures, what it holds in sight, its places."""
    who = seat["seat"]
    name = scene.sitters[who].name
    name = _("{name}, you").format(name=name) if who == scene.me else name
    yield f"{name}: {', '.join([*plays_words(scene, seat), *(tally_words(scene, each) for each in seat['tallies'])])}."
    for pile in scene.view["piles"]:
        if pile.get("seat") == who and (there := pile.get("cards")):
            what = scene.texts.label(pile.get("name", pile["key"]))
            yield _("{what} of {who}").format(what=what, who=name) + f": {cards_words(scene, there)}."
    for zone in seat["zones"]:
        if in_sight(scene, zone, who):
            cards = cards_words(scene, zone["cards"], held=zone["layout"] == "fan")
            yield _("{what} of {who}").format(what=scene.texts.label(zone["key"]), who=name) + f": {cards}."
        for place in places_in(zone):
            yield place_line(scene, place)


def plays_words(scene: Scene, seat: SeatView) -> Iterator[str]:
    """What a seat plays, where that is a card, and what else is known of it."""
    side = seat.get("side", -1)
    if side >= 0:
        face = scene.faces[side]
        yield face["name"]
        if face["value"] is not None:
            yield f"{scene.texts.label('strength')} {face['value']}"
    for note in seat.get("notes", ()):
        yield f"{scene.texts.label(note['key'], len(note['words']))} {_(' and ').join(note['words'])}"


def in_sight(scene: Scene, zone: ZoneView, who: int) -> bool:
    """Whether a zone is told of: another's hand is, as soon as the reader knows a card in it, say one passed on."""
    if zone["layout"] == "fan":
        return who != scene.me and any(card["kind"] >= 0 for card in zone["cards"])
    return bool(zone["cards"])


def tally_words(scene: Scene, entry: Tally) -> str:
    """A figure with its name, and with the most that it can be."""
    key, value, most = entry["key"], entry["value"], entry["of"]
    one, many = scene.texts.label(key, 1), scene.texts.label(key, 2)
    if most is not None:
        return _("{what} {count} of {most}").format(what=many, count=value, most=most)
    return f"{many} {value}" if one == many else f"{value} {one if value == 1 else many}"


def card_words(scene: Scene, card: CardView, *, held: bool = False) -> str:
    """A card with its figure and its marks; what lies face down says so."""
    if card["kind"] < 0:
        return _("face-down card")
    face, now = scene.faces[card["kind"]], card.get("now")
    figure = face["value"] if now is None else now
    name = face["name"] + ("" if figure is None or (held and face.get("figures")) else f" {figure}")
    figures = scene.texts.figures(face) if held else ""
    marks = ([figures] if figures else []) + [within(scene.texts.label(tag, 1)) for tag in card["tags"]]
    marks += [scene.texts.counted(each["key"], each["count"]) for each in card.get("counters", ())]
    marks += [] if card["up"] or held else [within(scene.texts.label("face-down"))]
    return f"{name} ({', '.join(marks)})" if marks else name


def within(words: str) -> str:
    """A label as it stands within a sentence: names in it keep their capitals."""
    return words[:1].lower() + words[1:]


def over_words(scene: Scene, card: CardView, *, held: bool = False) -> str:
    """A card with what lies under it, equal ones counted."""
    words = card_words(scene, card, held=held)
    under = card.get("under")
    if not under:
        return words
    return _("{card} (under it: {others})").format(card=words, others=cards_words(scene, under))


def borne_words(scene: Scene, card: CardView, cards: Sequence[CardView], *, held: bool) -> str:
    """A card, with those that lie under it, and those of the others that lie on it."""
    upon = [over_words(scene, other) for other in cards if other.get("on", -1) == card["id"] != -1]
    words = over_words(scene, card, held=held)
    return _("{card} with {others}").format(card=words, others=_(" and ").join(upon)) if upon else words


def cards_words(scene: Scene, cards: Sequence[CardView], *, held: bool = False) -> str:
    """Several cards, equal ones counted."""
    there = {card["id"] for card in cards}
    counted = Counter(borne_words(scene, card, cards, held=held) for card in cards if card.get("on", -1) not in there)
    return ", ".join(
        words if copies == 1 else _("{n} times {card}").format(n=copies, card=words)
        for words, copies in counted.items()
    )


def place_line(scene: Scene, place: PlaceView) -> str:
    """A place with what it says, its marks, the counters on it and the cards that lie there."""
    kind = place["card"]["kind"]
    parts = list(scene.faces[kind].get("lines", ())) if kind >= 0 else []
    parts += [scene.texts.label(tag) for tag in place.get("tags", ())]
    parts += [
        _("{what} of {who}").format(what=scene.texts.label(entry["key"], 1), who=scene.teller.seat(entry["seat"]).text)
        for entry in place["counters"]
    ]
    for zone in place["zones"]:
        by = zone.get("by", -1)
        what = scene.texts.label(zone["key"])
        if by >= 0:
            what = _("{what} by {who}").format(what=what, who=scene.teller.seat(by).text)
        if zone["cards"]:
            parts.append(f"{what}: {cards_words(scene, zone['cards'])}")
    parts += [requirement_words(scene, entry) for entry in place.get("needs", ())]
    name = _("Place {name}").format(name=over_words(scene, place["card"]))
    return f"{name}{': ' if parts else ''}{'; '.join(parts)}."


def stage_lines(scene: Scene, shown: Stage) -> Iterator[str]:
    """The sums of a conflict that is going on, what they are made of, and what is declared."""
    where, whose, dice = scene.places.get(shown["place"]), shown.get("whose", {}), shown.get("dice", {})
    ledger = shown.get("layout") == "ledger"
    names = {side: scene.texts.label(side) for side in shown["sums"]}
    if ledger:
        names |= {side: scene.teller.seat(who, start=True).text for side, who in whose.items() if who >= 0}
    sums = ", ".join(f"{names[side]} {total}" for side, total in shown["sums"].items())
    what = scene.texts.label(shown["key"])
    what = _("{what} at {place}").format(what=what, place=where[0]) if where else what
    yield f"{what}: {sums}."
    yield from (requirement_words(scene, entry) + "." for entry in shown.get("needs", ()))
    for side in shown["sums"] if ledger else ():
        lines = [f"{line_words(scene, line)} {line['value']}" for line in shown["lines"] if line["side"] == side]
        if side in dice:
            lines.append(f"{scene.texts.label('die')} {dice[side]}")
        yield f"{names[side]}: {', '.join(lines)}."
    declared = [f"{scene.faces[each['kind']]['name']} ({scene.names[each['seat']]})" for each in shown.get("stack", ())]
    if declared:
        yield _("Declared, the last is carried out first") + f": {', '.join(declared)}."


def line_words(scene: Scene, line: StageLine) -> str:
    """What a line of a ledger counts."""
    if line["kind"] >= 0:
        return scene.faces[line["kind"]]["name"]
    label, count = scene.texts.label(line["label"], line.get("count")), line.get("count")
    return label if count is None else f"{count} {label}"


def hand_lines(scene: Scene) -> Iterator[str]:
    """What the reader holds, zone by zone."""
    for seat in scene.view["seats"]:
        for zone in seat["zones"] if seat["seat"] == scene.me else ():
            if zone["layout"] in IN_HAND:
                cards = cards_words(scene, zone["cards"], held=zone["layout"] == "fan")
                yield f"{scene.texts.label(zone['key'])}: {cards or _('empty')}."


def log_lines(scene: Scene) -> Iterator[str]:
    """The newest of what happened, each sentence with its clause, the latest last."""
    for line in scene.log[-LATEST:]:
        yield plain(line.parts) + (f" {line.clause}" if line.clause else "")
    if scene.agreed:
        yield ended_words()


def choice_lines(scene: Scene) -> Iterator[str]:
    """What is asked, then each choice with its number; else whom the table waits for, or how it ended."""
    view, prompt = scene.view, scene.view["prompt"]
    if scene.agreed:
        yield f"{ended_words()} {_('Nobody won.')}"
    elif view["over"]:
        yield _("The game is over.")
        if "by" not in view:
            yield ", ".join(f"{name} {score}" for name, score in zip(scene.names, view["scores"], strict=True)) + "."
        winners = [scene.sitters[seat].name for seat in view["winners"]]
        yield _("Won by {names}.").format(names=_(" and ").join(winners)) if winners else _("Nobody won.")
        by = view.get("by", -1)
        if by >= 0:
            face = scene.faces[by]
            yield f"{face['name']}: {face['text']}"
    elif prompt:
        yield f"{plain(scene.teller.prompt(prompt['key'], prompt['slots']))} {prompt['clause']}"
        if view["picks"]:
            yield _("Chosen so far: {cards}").format(cards=plain(scene.teller.cards_of(view["picks"], ""))) + "."
        yield from numbered(scene.in_full)
        yield from not_possible(prompt["slots"], scene.words.values())
    else:
        yield from (plain(scene.teller.wait(ask["key"], ask["seat"])) for ask in view["asked"])
