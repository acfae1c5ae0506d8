"""The end of a match: who won and how, what each seat scored, and what can be done next."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from htpy import Node, code

from timescoop.kernel import ScoreLine, SeatView
from timescoop.web.render import card_art
from timescoop.web.render.card_faces import coloured, drawn, sentence
from timescoop.web.render.page_frame import fill_nodes, slug
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.sentences import marked_sentence
from timescoop.web.render.table.social_text import note_texts
from timescoop.web.render.tags import (
    a,
    b,
    button,
    caption,
    details,
    div,
    form,
    h2,
    h3,
    img,
    li,
    ol,
    p,
    section,
    small,
    span,
    summary,
    table,
    tbody,
    td,
    tfoot,
    th,
    tr,
)
from timescoop.wording import Part, Parts, _, counted_, in_own_words, told_in_english, with_counts

FANNED: Final = 4  # cards in the winner's fan


def ending(scene: Scene) -> Node:
    """The result; nothing while the match goes on."""
    if not scene.view["over"]:
        return None
    winners = scene.view["winners"]
    by = -1 if scene.agreed else scene.view.get("by", -1)
    return section(
        "#ending",
        class_=[scene.own(winners[0]) if winners and not scene.agreed else "", {"by-card": by >= 0}],
        aria_labelledby="ending-name",
    )[
        div(".finale")[
            div(".told")[
                p(".over")[how_it_ended(scene, by)],
                h2(id="ending-name")[_("Nobody won.") if scene.agreed else who_won(scene, winners)],
                ways_on(scene) if scene.base else None,
            ],
            deciding(scene, by) if by >= 0 else fan(scene, winners),
        ],
        div(".results")[score_table(scene)] if is_scored(scene) else figures_part(scene),
        check_the_deal(scene),
    ]


def how_it_ended(scene: Scene, by: int) -> str:
    """How the game ended in one sentence, and after how many turns."""
    reason = scene.view["reason"]
    if scene.agreed:
        said = _("Ended early")
    elif by >= 0:
        said = _("Winning card: {card}").format(card=scene.faces[by]["name"])
    else:
        said = scene.texts.sentence("endings", reason) or (scene.texts.label(reason) if reason else "")
    turns = scene.view["turn_number"]
    return " · ".join(part for part in (counted_("{n} turn", "{n} turns", turns) if turns else "", said) if part)


def is_scored(scene: Scene) -> bool:
    """True if the game was decided by points, which its score lines tell."""
    if scene.agreed or scene.view.get("by", -1) >= 0:
        return False
    return "by" not in scene.view or any(scene.view["score_lines"])


# ---- who won


def who_won(scene: Scene, winners: Sequence[int]) -> Node:
    """Who won, alone or together, and with how many points against how many."""
    if not winners:
        return _("Nobody won.")
    who = marked_sentence(scene, names_of(scene, winners))
    if len(winners) > 1:
        return fill_nodes(_("{who} won together."), who=who)
    mine = winners[0] == scene.me  # languages say it in other ways then
    others = [score for seat, score in enumerate(scene.view["scores"]) if seat not in winners]
    if not (is_scored(scene) and others):
        return fill_nodes(_("{you} won."), you=who) if mine else fill_nodes(_("{who} won."), who=who)
    sums = {"score": str(scene.view["scores"][winners[0]]), "other": str(max(others))}
    if mine:
        return fill_nodes(_("{you} won, {score} to {other}."), you=who, **sums)
    return fill_nodes(_("{who} won, {score} to {other}."), who=who, **sums)


def names_of(scene: Scene, seats: Sequence[int]) -> Parts:
    """Several seats in one phrase."""
    parts: Parts = []
    for nth, seat in enumerate(seats):
        mark = "" if nth == 0 else _(" and ") if nth == len(seats) - 1 else ", "
        parts += [Part("text", mark), scene.teller.seat(seat, start=nth == 0)]
    return parts


def card_shown(scene: Scene, kind: int) -> Node:
    """A card's face, for the eye alone."""
    face = scene.faces[kind]
    return div(class_=["card", f"type-{slug(face['type'])}", *coloured(face)], aria_hidden="true")[drawn(scene, face)]


def fan(scene: Scene, winners: Sequence[int]) -> Node:
    """The cards that brought the winners the most."""
    lines = [line for seat in winners for line in lines_of(scene, seat) if line["kind"] >= 0 and line["value"] > 0]
    best = sorted(lines, key=lambda line: -line["value"])
    kinds = list(dict.fromkeys(line["kind"] for line in best))[:FANNED]
    return div(".fan", aria_hidden="true")[(card_shown(scene, kind) for kind in kinds)] if kinds else None


def deciding(scene: Scene, kind: int) -> Node:
    """The card by which a game was won that is not won by points, with its text."""
    face = scene.faces[kind]
    return div(".deciding")[
        card_shown(scene, kind),
        div[
            p(".by", **told_in_english())[face["name"]],
            p(".rule", **in_own_words(face["text"])[1])[in_own_words(face["text"])[0]],
            a(".id", href=f"/rules/{face['clause']}")[face["clause"]],
        ],
    ]


# ---- what was scored


def lines_of(scene: Scene, seat: int) -> Sequence[ScoreLine]:
    """The lines of a seat's score."""
    lines = scene.view["score_lines"]
    return lines[seat] if seat < len(lines) else ()


def ranked(scene: Scene) -> list[int]:
    """The seats, the winners first, then by their points."""
    scores, winners = scene.view["scores"], scene.view["winners"]
    return sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))


def standings(scene: Scene) -> Node:
    """All scores in one line, the best first."""
    scores = scene.view["scores"]
    return ol(".standings")[
        (li(class_=scene.own(seat))[b[scene.sitters[seat].name], f" {scores[seat]}"] for seat in ranked(scene))
    ]


def score_table(scene: Scene) -> Node:
    """For each seat its lines, best first, and their total."""
    return [seat_result(scene, seat) for seat in ranked(scene)]


def seat_result(scene: Scene, seat: int) -> Node:
    """What one seat scored."""
    name, total = scene.sitters[seat].name, str(scene.view["scores"][seat])
    first = seat in scene.view["winners"]
    return section(class_=["result", scene.own(seat), {"first": first}], aria_labelledby=f"result-{seat}")[
        h3(id=f"result-{seat}")[
            span(".who")[name, small[" ", _("You")] if seat == scene.me else None],
            b[total],
        ],
        conditions(scene, scene.view["seats"][seat]),
        table(".scores")[
            caption(".vh")[_("Scores of {who}").format(who=name)],
            tbody[
                (score_row(scene, line) for line in scored(scene, seat)),
                (nothing_row(scene, key, names) for key, names in unscored(scene, seat)),
            ],
            tfoot[tr(class_={"best": first})[th(scope="row")[scene.texts.label("total")], td[total]]],
        ],
    ]


def conditions(scene: Scene, shown: SeatView) -> Node:
    """Where points alone do not win: what a seat had of all that it takes."""
    if "by" not in scene.view:
        return None
    everybody = [{entry["key"] for entry in seat["tallies"]} for seat in scene.view["seats"]]
    common = set.intersection(*everybody)
    return p(".conditions")[
        (
            span(class_={"met": entry["value"] >= (entry["of"] or 0)})[
                _("{value} of {most} {what}").format(
                    value=entry["value"], most=entry["of"], what=scene.texts.label(entry["key"], entry["of"] or 0)
                )
            ]
            for entry in shown["tallies"]
            if entry["of"] is not None and entry["key"] in common
        )
    ]


def scored(scene: Scene, seat: int) -> list[ScoreLine]:
    """The lines that count, the highest first."""
    return sorted((line for line in lines_of(scene, seat) if line["value"]), key=lambda line: -line["value"])


def unscored(scene: Scene, seat: int) -> list[tuple[str, list[str]]]:
    """The cards that brought nothing, by the reason."""
    lines = sorted((line for line in lines_of(scene, seat) if not line["value"]), key=lambda line: line["label"])
    return [
        (key, [scene.faces[line["kind"]]["name"] for line in some if line["kind"] >= 0])
        for key, some in groupby(lines, key=lambda line: line["label"])
    ]


def score_row(scene: Scene, line: ScoreLine) -> Node:
    """One line of a score: which card, why, and how much."""
    kind = line["kind"]
    card = scene.faces[kind]["name"] if kind >= 0 else ""
    return tr[
        th(scope="row")[
            thumbnail(scene, kind) if kind >= 0 else None,
            span[card, " ", small[scene.texts.label(line["label"])]],
        ],
        td[str(line["value"])],
    ]


def nothing_row(scene: Scene, key: str, names: Sequence[str]) -> Node:
    """The cards that brought nothing for the same reason."""
    cards = ", ".join(with_counts(names))
    return tr(".none")[th(scope="row")[span[cards, " ", small[scene.texts.label(key)]]], td["0"]]


def thumbnail(scene: Scene, kind: int) -> Node:
    """A card's picture, small."""
    address = card_art.picture(scene.faces[kind], scene.game, scene.view["edition"])
    return img(".thumb", src=address, alt="", width="37", height="28", loading="lazy")


def figures_part(scene: Scene) -> Node:
    """How everybody stood where nothing was scored; one step away where a card decided."""
    shown = div(".tables")[(last_figures(scene, seat, each) for seat, each in enumerate(scene.view["seats"]))]
    return details(".more", open=scene.agreed)[summary[_("Final figures")], shown]


def last_figures(scene: Scene, seat: int, shown: SeatView) -> Node:
    """How one seat stood at the end."""
    kind, name = shown.get("side", -1), scene.sitters[seat].name
    played = scene.faces[kind]["name"] if kind >= 0 else ""
    star = "★ " if seat in scene.view["winners"] and not scene.agreed else ""
    return section(class_=["result", scene.own(seat)], aria_labelledby=f"figures-{seat}")[
        h3(id=f"figures-{seat}")[span(".who")[star, name, small[" ", played] if played else None]],
        table(".scores")[
            caption(".vh")[_("Final figures of {who}").format(who=name)],
            tbody[(figure_row(scene, key, value) for key, value in figures_of(scene, seat, shown))],
        ],
    ]


def figures_of(scene: Scene, seat: int, shown: SeatView) -> Iterator[tuple[str, int]]:
    """A seat's running points where no tally tells them, then its tallies: the key of each and its value."""
    outlook = scene.view.get("outlook")
    if outlook is not None and not any(entry["key"] == "points" for entry in shown["tallies"]):
        yield from (
            ("points", each["points"]) for each in outlook["standings"] if each["seat"] == seat and "points" in each
        )
    yield from ((entry["key"], entry["value"]) for entry in shown["tallies"])


def figure_row(scene: Scene, key: str, value: int) -> Node:
    """One of the final figures."""
    return tr(class_={"none": not value})[th(scope="row")[sentence(scene.texts.label(key, value))], td[str(value)]]


def final_table(scene: Scene, *table: Node) -> Node:
    """The table itself, folded once the match is over."""
    return details("#final-table", class_="more")[summary[_("Final table")], table] if scene.view["over"] else table


# ---- what can be done next


def ways_on(scene: Scene) -> Node:
    """What can be done once a match is over."""
    return [
        form(".acts", method="post", action=scene.address("rematch"))[
            next_match_link(scene),
            None if scene.agreed else a(".act", href=scene.address("analysis"))[_("Game analysis")],
            a(".act", href=scene.address("replay"))[_("Replay")],
            a(".act", href="/")[_("New game")],
            a(".act", href=scene.address("record"), download=True)[_("Save record")],
        ],
        p(".quiet")[_("Game analysis needs a match that was played to its end.")] if scene.agreed else None,
    ]


def next_match_link(scene: Scene) -> Node:
    """To another match: the one that somebody has begun already, or a new one."""
    if not scene.rematch:
        return None if scene.watching else button(".act.on")[_("Rematch")]
    asker = asks_for_rematch(scene)
    if asker is None:
        return a(".act.on", href=scene.address("next"))[_("To the next match")]
    return [
        p(role="status")[note_texts()["rematch"].format(who=scene.sitters[asker].name)],
        a(".act.on", href=scene.address("next"))[_("Join rematch")],
        button(".act", formaction=scene.address("decline-rematch"))[_("Decline rematch")],
    ]


def asks_for_rematch(scene: Scene) -> int | None:
    """The seat that asks the reader for a rematch; None for spectators, for that seat, and after an answer."""
    if scene.watching:
        return None
    mine = scene.view["seat"]
    asker: int | None = None
    for note in scene.company.notes:
        if note.key == "rematch":
            asker = None if note.seat == mine else note.seat
        elif note.key == "no-rematch" and note.seat == mine:
            asker = None
    return asker


def check_the_deal(scene: Scene) -> Node:
    """One step away: the deal's seed and hash, the same deal again, and the reader's statistics."""
    return details(".more.check")[
        summary[_("Check the deal")],
        receipt_line(scene),
        p(".hint")[how_to_check()] if scene.base and scene.seed else None,
        p(".row")[a(href=scene.address("same-deal"))[_("Replay this deal")], report_link(scene)]
        if scene.base
        else None,
    ]


def how_to_check() -> Node:
    """The command that checks a deal."""
    told = _("To check it yourself, save the record and run {command}.")
    return fill_nodes(told, command=code[_("timescoop verify RECORD")])


def receipt_line(scene: Scene) -> Node:
    """The deal's commitment, or its receipt once the match is over."""
    return p(".quiet.seed")[scene.seed] if scene.seed else None


def report_link(scene: Scene) -> Node:
    """The way to the statistics of the reader's matches like this one, if this one counts among them."""
    if scene.watching or scene.agreed:
        return None
    return a(href=f"/reports/{scene.game}/{scene.view['edition']}/{len(scene.sitters)}")[_("Your statistics")]
