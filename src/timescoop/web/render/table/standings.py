"""The standings: who leads, how the game ends, warnings, and what changed since the reader's last turn."""

from htpy import Node

from timescoop.kernel import SeatView, Standing, Way
from timescoop.web.render.page_frame import visually_hidden
from timescoop.web.render.render_cache import cached
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.sentences import marked_sentence
from timescoop.web.render.tags import a, b, dd, div, dl, dt, h2, i, li, ol, p, section, span, ul
from timescoop.wording import _, plain, way_words

MOST_PIPS = 10  # a sum of more is told in figures


@cached(lambda scene: scene.me)
def standings(scene: Scene) -> Node:
    """Every seat with its running points, or its nearest way to win, and how far away the end is."""
    outlook = scene.view.get("outlook")
    if outlook is None or scene.view["over"]:
        return None
    return section("#standings", aria_label=_("Standings"))[
        ol[(standing_item(scene, each) for each in outlook["standings"])],
        (p(".ends")[marked_sentence(scene, scene.teller.notice(each))] for each in outlook["ends"]),
    ]


def standing_item(scene: Scene, standing: Standing) -> Node:
    """One seat's line of the standings."""
    who, near = standing["seat"], nearest_way(standing)
    return li(class_=[scene.own(who), {"leads": standing["leads"], "mine": who == scene.me}])[
        b[scene.sitters[who].name],
        points(scene, standing),
        span(".near")[" ", way_words(scene.table_words, near)] if near and "points" not in standing else None,
    ]


def points(scene: Scene, standing: Standing) -> Node:
    """A seat's running points, with a mark for the leader; nothing where points do not win."""
    if "points" not in standing:
        return None
    count = standing["points"]
    return span(".points")[
        " ", str(count), visually_hidden(f" {scene.texts.label('points', count)}"),
        [i(aria_hidden="true")["▲"], visually_hidden(_(", leads"))] if standing["leads"] else None,
    ]  # fmt: skip


def nearest_way(standing: Standing) -> Way | None:
    """The way to win that lacks least, those in play first; None where there is none."""
    ways = [way for way in standing["ways"] if all(each["have"] >= 0 for each in way["sums"])]
    return min(ways, key=lambda way: (not way["live"], 1 - come(way)), default=None)


def come(way: Way) -> float:
    """How far a way has come, from 0 to 1; what nobody but its seat can count adds nothing."""
    return sum(min(each["have"], each["of"]) / each["of"] for each in way["sums"] if each["have"] > 0) / len(
        way["sums"]
    )


@cached(lambda scene: scene.me)
def warning_line(scene: Scene) -> Node:
    """What can end the game this turn or at somebody's next one, else what can be scored: one, and how many more."""
    outlook = scene.view.get("outlook")
    if outlook is None or scene.view["over"]:
        return None
    found = [("warns", each) for each in outlook["warnings"]] + [("chance", each) for each in outlook["chances"]]
    if not found:
        return None
    (sort, first), *more = found
    return div("#warning", class_={"near": bool(outlook["warnings"])})[
        p(class_=[sort, scene.own(first["seat"])])[
            marked_sentence(scene, scene.teller.notice(first)),
            span(".rest", title="; ".join(plain(scene.teller.notice(each)) for _sort, each in more))[
                f" +{len(more)}", visually_hidden(_(" more"))
            ]
            if more
            else None,
        ],
    ]


@cached(lambda scene: scene.me)
def since_last_turn(scene: Scene) -> Node:
    """What has changed since the reader's own last turn, at most six lines, the newest last; the rest is in the log."""
    if not scene.news:
        return None
    return section("#since", aria_labelledby="since-name")[
        h2(id="since-name")[_("Since your last turn")],
        ul[(li[span(".told")[marked_sentence(scene, line.parts)]] for line in scene.news)],
        p(".more")[a(href="#log")[_("The whole log")]],
    ]


def standing_of(scene: Scene, seat: SeatView) -> Standing | None:
    """How one seat stands; None where a game does not tell, or where a tally says it."""
    outlook = scene.view.get("outlook")
    if outlook is None:
        return None
    for entry in seat["tallies"]:
        if entry["key"] == "points":
            return None
    for each in outlook["standings"]:
        if each["seat"] == seat["seat"]:
            return each
    return None


def scheme_progress(scene: Scene, standing: Standing | None) -> Node:
    """One seat's ways to win, each with what it takes and how far it has come; nothing where points alone decide."""
    ways = [way for way in standing["ways"] if way["kind"] >= 0] if standing else []
    if not ways:
        return None
    return dl(".ways")[(way_entry(scene, way) for way in ways)]


def way_entry(scene: Scene, way: Way) -> Node:
    """One way to win: its card, and its sums in words with pips."""
    told = way_words(scene.table_words, way, named=False)
    near = way["live"] and sum(each["of"] - each["have"] for each in way["sums"] if each["have"] >= 0) == 1
    return div(class_={"live": way["live"], "near": near})[
        dt[b(".titled")[scene.faces[way["kind"]]["name"]]],
        dd(title=told)[
            span(".pips", aria_hidden="true")[
                (
                    [i(class_={"on": nth < each["have"]}) for nth in range(each["of"])]
                    for each in way["sums"]
                    if 1 < each["of"] <= MOST_PIPS
                )
            ],
            span[told],
        ],
    ]
