"""The stage: a conflict in progress, its place, its sides, and what they add up to.

Each side is its cards, or a ledger with a line for all that counts; besides, what is declared and what is being played.
"""

from collections.abc import Sequence

from htpy import Node

from timescoop.kernel import FACE_DOWN, CardView, Declared, Stage, StageLine
from timescoop.web.render.card_art import back_picture
from timescoop.web.render.card_faces import back, card_item, coloured, drawn
from timescoop.web.render.page_frame import fill_nodes, slug, visually_hidden
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.places import COUNTED, MANY, beneath, under_what
from timescoop.web.render.table.requirement_bars import requirements_of
from timescoop.web.render.table.sentences import marked_sentence
from timescoop.web.render.tags import b, dd, div, dl, dt, h2, h3, header, li, ol, p, section, small, span, ul
from timescoop.wording import _, card_reading, in_own_words


def stage_area(scene: Scene) -> Node:
    """Where the stage is put up; while there is no conflict, the cards that are just being played lie there."""
    return div("#fray")[being_played(scene), stage(scene)]


def being_played(scene: Scene) -> Node:
    """The cards whose text is just being carried out, large enough to read; those declared still wait on the stage."""
    stage = scene.view["stage"]
    waiting = {each["id"] for each in stage.get("stack", ())} if stage else set()
    found = [
        (pile["key"], [card for card in pile.get("cards", ()) if card["id"] not in waiting])
        for pile in scene.view["piles"]
        if pile.get("layout") == "shown"
    ]
    return [
        section("#played", aria_label=scene.texts.label(key))[
            h2(aria_hidden="true")[scene.texts.label(key)],
            ul(".hand")[(card_item(scene, card, f"c{card['id']}") for card in cards)],
            (held_under(scene, card) for card in cards if card.get("under")),
        ]
        for key, cards in found
        if cards
    ]


def held_under(scene: Scene, card: CardView) -> Node:
    """What lies under a card that is being played, in a line of its own."""
    return div(".strip")[span(".strip-name", aria_hidden="true")[under_what(scene, card)], ul[beneath(scene, card)]]


def stage(scene: Scene) -> Node:
    """What fights where and how strongly, as far as everybody may know it."""
    shown = scene.view["stage"]
    if not shown:
        return None
    moment, stack = shown.get("moment"), shown.get("stack")
    ledger = shown.get("layout") == "ledger"
    return section(
        "#stage", class_="ledger" if ledger else None, data_hold="yes" if shown.get("best") else None,
        aria_label=scene.texts.label(shown["key"]),
    )[
        header[
            h2[scene.texts.label(shown["key"])],
            where_and_who(scene, shown),
            p(".moment")[scene.texts.label(f"stage_{moment}")] if moment else None,
        ],
        sides(scene, shown),
        declared(scene, stack) if stack else None,
    ]  # fmt: skip


def where_and_who(scene: Scene, shown: Stage) -> Node:
    """Who wins which place if nothing changes, or as long as that is open only the place."""
    if "stakes" in shown:
        return p(".stakes")[marked_sentence(scene, scene.teller.notice(shown["stakes"]))]
    if shown["place"] not in scene.places:
        return None
    return p(".where")[fill_nodes(_("at {place}"), place=b(".titled")[scene.teller.place(shown["place"]).text])]


def sides(scene: Scene, shown: Stage) -> Node:
    """All sides, next to one another, with the place between them; or what is required of the only one."""
    if needs := shown.get("needs"):
        return requirements_of(scene, needs, every=True)
    if shown.get("layout") == "ledger":
        drawn_sides = [account(scene, shown, side, seat) for side, seat in shown.get("whose", {}).items()]
    else:
        drawn_sides = [side_of(scene, shown, side, total) for side, total in shown["sums"].items()]
    return div(class_=["sums", f"sides-{len(drawn_sides)}"])[
        drawn_sides[:1], where_it_is(scene, shown["place"]), drawn_sides[1:]
    ]


def where_it_is(scene: Scene, place: int) -> Node:
    """The place that is fought for, as a tile. Hidden from screen readers: the heading names it."""
    found = scene.places.get(place)
    if found is None or found[1] < 0:
        return None
    face = scene.faces[found[1]]
    return div(".at-place", aria_hidden="true")[
        div(class_=["card", "tile", f"type-{slug(face['type'])}", *coloured(face)])[drawn(scene, face)]
    ]


def side_of(scene: Scene, shown: Stage, side: str, total: int) -> Node:
    """One side: whose it is, its sum, and the cards it is made of."""
    seat = scene.text.side_seat(shown, side)
    lines = [line for line in shown["lines"] if line["side"] == side]
    return div(class_=["side", f"side-{slug(side)}", scene.own(seat)])[
        p(".of")[
            span(".named")[scene.teller.seat(seat, start=True).text] if seat >= 0 else None,
            span[card_reading(side) or scene.texts.label(side)],  # it may be a Quality, as cards name it
        ],
        p(".sum")[b(data_sum=str(total))[str(total)], parts_of(lines)],
        fighters(scene, shown, lines),
    ]


def parts_of(lines: Sequence[StageLine]) -> Node:
    """What a sum is made of, in figures; the cards beside it say the same in words."""
    counted = [line["value"] for line in lines if line["value"]]
    return small(aria_hidden="true")[" + ".join(map(str, counted))] if len(counted) > 1 else None


def fighters(scene: Scene, shown: Stage, lines: Sequence[StageLine]) -> Node:
    """The cards of one side, side by side; the more there are, the more they overlap."""
    if not lines:
        return None
    number = len(lines)
    marks = ["fighters", f"some-{min(number, MANY)}", f"n-{min(number, COUNTED)}"]
    return ul(class_=marks)[(fighter(scene, shown, line) for line in lines)]


def fighter(scene: Scene, shown: Stage, line: StageLine) -> Node:
    """One card with what it adds, or strength of another kind."""
    kind, value = line["kind"], line["value"]
    if kind >= 0:
        face = scene.faces[kind]
        idle = scene.text.idle(shown, line)
        ledger = shown.get("layout") == "ledger"
        told = scene.table_words.stage_line(line) if ledger else scene.table_words.face(face)
        adds = f", +{value}" if ledger else ""
        return li(
            class_=["card", f"type-{slug(face['type'])}", *coloured(face), {"idle": bool(idle)}],
            data_kind=kind,
            data_adds=value,
        )[visually_hidden(f"{told}{adds}{idle and ', ' + idle}."), drawn(scene, face, value if ledger else None)]
    if line["label"] == FACE_DOWN:
        return li(".card.back")[visually_hidden(_("A face-down card")), back(back_picture(scene.game))]
    return li(".more", data_adds=value)[span[scene.table_words.stage_line(line)], b[f"+{value}"]]


# ---- ledgers


def account(scene: Scene, shown: Stage, side: str, seat: int) -> Node:
    """One side of a ledger: a line for all that counts, the die, the total; or that it is out."""
    lines = [line for line in shown["lines"] if line["side"] == side]
    best, die, total = shown.get("best", ()), shown.get("dice", {}).get(side), shown["sums"].get(side)
    state = scene.text.side_state(shown, side)
    asked = scene.view["asked"]
    secret = len(asked) > 1 or any(ask["chosen"] for ask in asked)  # only secret choices are asked of several at once
    marks = {"best": side in best, "out": total is None}
    cards = [line for line in lines if line["kind"] >= 0]
    return div(class_=["side", f"side-{slug(side)}", scene.own(seat), marks])[
        h3(".of")[
            span(".named")[scene.text.side_name(shown, side)],
            small[state] if state else None,
            (small[_("ready") if ask["chosen"] else _("choosing")] for ask in asked if secret and ask["seat"] == seat),
        ],
        p(".sum")[
            [span(".base")[visually_hidden(_("Strength ")), str(total - die)], die_face(die)] if die else None,
            visually_hidden(_(", in all ")) if die else None,
            b(data_sum=str(total))[str(total)],
        ]
        if total is not None
        else None,
        fighters(scene, shown, cards),
        dl[(entry(scene, line) for line in lines if line["kind"] < 0)],
    ]


def entry(scene: Scene, line: StageLine) -> Node:
    """A line of a ledger that is no card: what counts, and how much."""
    return div(class_=f"line-{slug(line['label'])}", data_adds=str(line["value"]))[
        dt[scene.table_words.stage_line(line)], dd[f"+{line['value']}"]
    ]


def die_face(die: int) -> Node:
    """What a die shows."""
    return span(class_=f"die pip-{die}", data_adds=str(die))[visually_hidden(_(" and a die of ")), str(die)]


def declared(scene: Scene, stack: Sequence[Declared]) -> Node:
    """What has been declared, the next to be carried out first."""
    return div(".stack")[
        h3(id="stack-name")[_("Resolves last to first")],
        ol(tabindex="0", aria_labelledby="stack-name")[
            (
                li(class_=coloured(scene.faces[each["kind"]]))[
                    b[scene.faces[each["kind"]]["name"], ":" if each["words"] else None],
                    span[" ", in_own_words(each["words"])[0]] if each["words"] else None,
                    small(class_=["named", scene.own(each["seat"])])[
                        " ", scene.teller.seat(each["seat"], start=True).text
                    ],
                ]
                for each in stack
            )
        ],
    ]
