"""The match log in sentences with their clauses, and the final result, line by line."""

from functools import lru_cache
from itertools import groupby

from htpy import Node
from markupsafe import Markup

from timescoop.kernel import ScoreLine, SeatView
from timescoop.web.render.card_faces import coloured, drawn
from timescoop.web.render.markup import markup_of
from timescoop.web.render.page_frame import card_art, fill_nodes, page, slug, visually_hidden
from timescoop.web.render.render_cache import cached
from timescoop.web.render.scene import Line, Scene
from timescoop.web.render.table.dock import marked_sentence, named
from timescoop.web.render.table.social_text import ended_words
from timescoop.web.render.tags import (
    a,
    aside,
    b,
    button,
    caption,
    div,
    form,
    h1,
    h2,
    li,
    ol,
    p,
    section,
    small,
    span,
    table,
    tbody,
    td,
    tfoot,
    th,
    thead,
    tr,
)
from timescoop.wording import Part, Parts, _, told_in_english, tongue

SHOWN = 60
STRETCH = 10


def log(scene: Scene) -> Node:
    """The newest first, so that it is in sight on a phone; the rest is a page of its own."""
    lines = scene.log[-SHOWN:]
    return aside("#log", aria_labelledby="log-name")[
        h2(id="log-name")[_("What happened")],
        div(role="log", aria_labelledby="log-name")[
            end_line(scene),
            ol(".story", reversed=True, start=str(lines[-1].number + 1) if lines else None)[
                (log_block(scene, tuple(some)) for _nth, some in groupby(reversed(lines), key=block_number))
            ],
        ],
        p(".quiet")[a(href=scene.address("log"))[_("From the first card on")]]
        if scene.base and len(scene.log) > SHOWN
        else None,
        receipt_line(scene) if not scene.view["over"] else None,
    ]


def end_line(scene: Scene) -> Node:
    """The newest line of a match that was ended by agreement; it is no fact of the game, so it has no clause."""
    return p(".told.agreed")[ended_words()] if scene.agreed else None


def block_number(line: Line) -> int:
    """Which stretch of the log a sentence belongs to."""
    return line.number // STRETCH


@cached(lambda scene, lines: (scene.me, block_number(lines[0])))
def log_block(scene: Scene, lines: tuple[Line, ...]) -> Node:
    """Some sentences in a row: of the log only the newest change from one scene to the next."""
    return [log_line(scene, line) for line in lines]


def log_line(scene: Scene, line: Line) -> Node:
    """One sentence with the way to its clause."""
    new = scene.fresh is not None and line.number >= scene.fresh
    colours = tuple(scene.own(part.which) if part.sort == "seat" else "" for part in line.parts)
    return written(line.number, tuple(line.parts), colours, line.clause, new=new, _tongue=tongue())


@lru_cache(maxsize=8192)
def written(
    number: int, parts: tuple[Part, ...], colours: tuple[str, ...], clause: str, *, new: bool, _tongue: str
) -> Markup:
    """A line's element, made once for all who were told the same."""
    return markup_of(
        li(id=f"fact-{number}", class_="fresh" if new else None)[
            visually_hidden(_("New: ")) if new else None,
            span(".told")[(named(part, colour) for part, colour in zip(parts, colours, strict=True))],
            a(".id", href=f"/rules/{clause}")[clause] if clause else None,
        ]
    )


def ending(scene: Scene) -> Node:
    """Winners, scores line by line, and what can be done next."""
    if not scene.view["over"]:
        return None
    if scene.agreed:
        return agreed_ending(scene)
    winners, by = scene.view["winners"], scene.view.get("by", -1)
    said = "" if by >= 0 else scene.view["reason"]
    return section("#ending", class_=scene.own(winners[0]) if winners else None, aria_labelledby="ending-name")[
        div(".crown")[
            div(".wreath", aria_hidden="true")[(winner_art(scene, seat) for seat in winners)],
            p(".over")[_("The game is over"), said and f" · {scene.texts.label(said)}"],
            h2(id="ending-name")[who_won(scene, winners)],
            standings(scene) if "by" not in scene.view else None,
            ways_on(scene) if scene.base else None,
        ],
        deciding(scene, by) if by >= 0 else None,
        div(".tables")[score_table(scene) if "by" not in scene.view else last_figures(scene)],
        receipt_line(scene),
    ]


def agreed_ending(scene: Scene) -> Node:
    """A match that was ended by agreement: how everybody stood, and what can be done next."""
    return section("#ending", aria_labelledby="ending-name")[
        div(".crown")[
            div(".wreath", aria_hidden="true"),
            p(".over")[_("Ended by agreement")],
            h2(id="ending-name")[_("Nobody won.")],
            ways_on(scene) if scene.base else None,
        ],
        div(".tables")[last_figures(scene)],
        receipt_line(scene),
    ]


def played_by(scene: Scene, shown: SeatView) -> str:
    """What a seat played, where that is a card."""
    kind = shown.get("side", -1)
    return scene.faces[kind]["name"] if kind >= 0 else ""


def deciding(scene: Scene, kind: int) -> Node:
    """The card by which a game was won that is not won by points, with its text."""
    face = scene.faces[kind]
    return div(".deciding")[
        div(class_=["card", f"type-{slug(face['type'])}", *coloured(face)], aria_hidden="true")[
            drawn(scene, face, kind)
        ],
        div[
            p(".by")[_("Won by {card}").format(card=face["name"])],
            p(".rule", **told_in_english())[face["text"]],
            a(".id", href=f"/rules/{face['clause']}")[face["clause"]],
        ],
    ]


def last_figures(scene: Scene) -> Node:
    """How everybody stood at the end of a game that is not won by points."""
    winners = set(scene.view["winners"])
    return [
        table(class_=["scores", scene.own(seat)])[
            caption(".vh")[_("How {who} stood").format(who=scene.sitters[seat].name)],
            thead[
                tr[
                    th(colspan="2", scope="colgroup")[
                        "★ " if seat in winners else "", scene.sitters[seat].name, small[" ", played_by(scene, shown)]
                    ]
                ]
            ],
            tbody[
                (
                    tr(class_={"none": not entry["value"]})[
                        th(scope="row")[scene.texts.label(entry["key"], entry["value"])],
                        td[str(entry["value"])],
                    ]
                    for entry in shown["tallies"]
                )
            ],
        ]
        for seat, shown in enumerate(scene.view["seats"])
    ]


def winner_art(scene: Scene, seat: int) -> Node:
    """The art of the card that a winner played, else the winner's own, of the family of its colour."""
    sitter, side = scene.sitters[seat], scene.view["seats"][seat].get("side", -1)
    played = scene.faces[side] if side >= 0 else None
    drawn = card_art(played["name"], played["family"]) if played else card_art(sitter.name, sitter.colour)
    return div(class_=["laurel", scene.own(seat)])[drawn]


def who_won(scene: Scene, winners: list[int]) -> Node:
    """Who won, alone or together."""
    if not winners:
        return _("Nobody won.")
    sentence = _("{who} won.") if len(winners) == 1 else _("{who} won together.")
    return fill_nodes(sentence, who=marked_sentence(scene, names_of(scene, winners)))


def report_link(scene: Scene) -> Node:
    """The way to what the reader's matches like this one have shown, if this one counts among them."""
    if scene.watching or scene.agreed:
        return None
    address = f"/reports/{scene.game}/{scene.view['edition']}/{len(scene.sitters)}"
    return a(".act", href=address)[_("What your matches have shown")]


def ways_on(scene: Scene) -> Node:
    """What can be done once a match is over."""
    return form(".acts", method="post", action=scene.address("rematch"))[
        next_match_link(scene),
        a(".act", href=scene.address("replay"))[_("Watch it again")],
        None if scene.agreed else a(".act", href=scene.address("analysis"))[_("What the choices were worth")],
        report_link(scene),
        a(".act", href=scene.address("same-deal"))[_("The same deal again")],
        a(".act", href=scene.address("record"), download=True)[_("Download the record")],
        a(".act", href="/")[_("Home")],
    ]


def receipt_line(scene: Scene) -> Node:
    """The deal's commitment, or its receipt once the match is over."""
    return p(".quiet.seed")[scene.seed] if scene.seed else None


def standings(scene: Scene) -> Node:
    """All scores in one line, the best first."""
    scores = list(enumerate(scene.view["scores"]))
    ranked = sorted(scores, key=lambda pair: -pair[1])
    return ol(".standings")[
        (li(class_=scene.own(seat))[b[scene.sitters[seat].name], f" {score}"] for seat, score in ranked)
    ]


def next_match_link(scene: Scene) -> Node:
    """To another match: the one that somebody has begun already, or a new one."""
    if scene.rematch:
        return a(".act.on", href=scene.address("next"))[_("To the next match")]
    return None if scene.watching else button(".act.on")[_("Play again")]


def names_of(scene: Scene, seats: list[int]) -> Parts:
    """Several seats in one phrase."""
    parts: Parts = []
    for nth, seat in enumerate(seats):
        mark = "" if nth == 0 else _(" and ") if nth == len(seats) - 1 else ", "
        parts += [Part("text", mark), scene.teller.seat(seat, start=nth == 0)]
    return parts


def score_table(scene: Scene) -> Node:
    """A column for each seat: its lines, then its total."""
    scores = scene.view["scores"]
    lines = scene.view["score_lines"] or [[] for _ in scores]
    best = set(scene.view["winners"])
    return [
        table(class_=["scores", scene.own(seat)])[
            caption(".vh")[_("Scores of {who}").format(who=scene.sitters[seat].name)],
            thead[
                tr[
                    th(scope="col")[scene.sitters[seat].name],
                    th(scope="col")[span(".vh")[_("Points")]],
                ]
            ],
            tbody[(score_row(scene, line) for line in lines[seat])],
            tfoot[tr(class_={"best": seat in best})[th(scope="row")[scene.texts.label("total")], td[str(score)]]],
        ]
        for seat, score in enumerate(scores)
    ]


def score_row(scene: Scene, line: ScoreLine) -> Node:
    """One line of a score: which card, why, and how much."""
    kind = line["kind"]
    card = scene.faces[kind]["name"] if kind >= 0 else ""
    return tr(class_={"none": not line["value"]})[
        th(scope="row")[card, " ", small[scene.texts.label(line["label"])]], td[str(line["value"])]
    ]


def log_page(scene: Scene) -> Node:
    """Everything the reader was told, from the first card on."""
    return page(
        f"{_('What happened')} · {scene.title}",
        h1[_("What happened")],
        p[a(href=scene.address())[_("Back to the table")]],
        receipt_line(scene),
        ol(".story.log-page")[(log_line(scene, line) for line in scene.log)],
        end_line(scene),
    )
