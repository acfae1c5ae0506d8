"""Lesson pages: the games taught, the lessons of a game, and a moment of one lesson."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from htpy import (
    Node,
    a,
    b,
    dd,
    details,
    div,
    dl,
    dt,
    form,
    h1,
    h2,
    header,
    li,
    main,
    nav,
    ol,
    p,
    section,
    span,
    strong,
    summary,
    ul,
)

from timescoop.documents import Clause, Coach, Lesson, with_button
from timescoop.kernel import Game
from timescoop.web.assets import asset
from timescoop.web.render.card_faces import sentence as capital
from timescoop.web.render.fork_form import ForkOptions, fork_form
from timescoop.web.render.game_facts import line_of, scene_of_cards
from timescoop.web.render.home_page import game_address
from timescoop.web.render.learn.lesson_buttons import LearnerMove, words_of_buttons, words_of_right
from timescoop.web.render.learn.small_table import event_list, learn_page, small_table
from timescoop.web.render.page_frame import page
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.dock import action_buttons, asked_words, own_zones, why
from timescoop.web.render.table.ending import score_table, standings
from timescoop.wording import _, counted_, texts_of, told_in_english, with_counts


@dataclass(frozen=True)
class LessonProgress:
    """Where a lesson stands: its game, all lessons of that game, its number among them, the answers given so far.

    `move`: The move that the learner is making.
    """

    game: Game
    lessons: Sequence[Lesson]
    number: int
    given: Sequence[str]
    move: LearnerMove

    @property
    def address(self) -> str:
        """Where the lesson begins."""
        return f"/learn/{self.game.key}/{self.lessons[self.number].key}"

    @property
    def following(self) -> Lesson | None:
        """The lesson after this one."""
        return self.lessons[self.number + 1] if self.number + 1 < len(self.lessons) else None


def games_page(taught: Sequence[tuple[Game, int]]) -> Node:
    """Which games are taught, each with its number of lessons."""
    return page(
        _("Learn"),
        h1[_("Learn a game")],
        p(".lead")[_("You play short lessons at a real table, and a coach explains each step.")],
        ul(".games")[(taught_game(game, count) for game, count in taught)],
    )


def taught_game(game: Game, count: int) -> Node:
    """One game that is taught: its pictures, what it is about, and the way to its lessons."""
    edition = game.editions[0]
    return li(".game-card")[
        div(".pics")[scene_of_cards(game, edition), h2[game.title]],
        div(".in")[
            p[line_of(texts_of(game.room), edition, alone=True)],
            p(".facts")[counted_("{n} lesson", "{n} lessons", count)],
            div(".row")[
                a(".act.on", href=f"/learn/{game.key}", aria_label=_("Learn {game}").format(game=game.title))[
                    _("Learn")
                ]
            ],
        ],
    ]


def lessons_page(game: Game, lessons: Sequence[Lesson]) -> Node:
    """The lessons of a game in a row."""
    return page(
        _("Learn {game}").format(game=game.title),
        h1[_("Learn {game} in ten minutes").format(game=game.title)],
        p(".lead")[
            _(
                "Short lessons on a small table. You make the moves, and the coach says what they are good for. "
                "Nothing is saved, so you can stop and start anywhere."
            )
        ],
        ol(".lessons")[
            (
                li[
                    a(href=f"/learn/{game.key}/{lesson.key}")[
                        span(".nth", aria_hidden="true")[str(number)],
                        b(**told_in_english(lesson.title))[_(lesson.title)],
                        span(".about", **told_in_english(lesson.say))[_(lesson.say)],
                    ]
                ]
                for number, lesson in enumerate(lessons, 1)
            )
        ],
        p(".row")[
            a(".act.on", href=f"/learn/{game.key}/{lessons[0].key}")[_("Start the first lesson")],
            a(".act", href=f"/rules/{game.key}")[_("All rules")],
            a(".act", href=game_address(game, game.editions[0]))[_("Play {game}").format(game=game.title)],
        ],
        styles=(asset("school.css"),),
    )


def lesson_page(
    coach: Coach,
    scene: Scene,
    row: LessonProgress,
    chosen: str,
    learned: Sequence[Clause],
    fork: ForkOptions | None = None,
) -> Node:
    """A moment of a lesson; `chosen` is what the learner picked, if it does not go on."""
    lesson = coach.lesson
    told = words_of_buttons(scene, row.move) if coach.step else {}
    steps = len(lesson.steps)
    news = scene.log[coach.news :]
    place = (
        _("Step {nth} of {all}").format(nth=coach.number + 1, all=steps) if coach.step else _("What you have learned")
    )
    return learn_page(
        f"{_(lesson.title)} · {place}",
        scene,
        main("#main", class_="lesson")[
            section("#coach", tabindex="-1", aria_labelledby="lesson-name")[
                header[
                    p(".where")[_("Lesson {nth} of {all}").format(nth=row.number + 1, all=len(row.lessons))],
                    h1(id="lesson-name", **told_in_english(lesson.title))[_(lesson.title)],
                ],
                p(".about", **told_in_english(lesson.say))[_(lesson.say)] if not row.given else None,
                event_list(scene, news) if news and coach.step else None,
                wrong(coach, chosen, pressed(scene, chosen, told)) if chosen else None,
                todo(coach, place, words_of_right(scene, coach, told)) if coach.step else finished(coach, row, learned),
                details(".more")[summary[_("What just happened")], event_list(scene, news)]
                if news and not coach.step
                else None,
                ways(row),
                fork_form(fork) if fork else None,
            ],
            small_table(scene, lesson_dock(scene, coach, told), buttons=bool(coach.step)),
        ],
        skips=(("#coach", _("Skip to the coach")), *([("#prompt", _("Skip to the question"))] if coach.step else [])),
    )


def pressed(scene: Scene, chosen: str, told: Mapping[int, str]) -> str:
    """What the button of an answer says where it says a whole move; else its own words."""
    return next((words for option, words in told.items() if scene.words[option] == chosen), chosen)


def wrong(coach: Coach, chosen: str, button: str) -> Node:
    """Why a legal answer, chosen by a button, is not the one now."""
    reason = coach.kindly(chosen)
    return div(".kindly", role="alert")[
        p(**told_in_english(reason))[strong[f"{capital(button)}? "], _(reason)],
        p(".hint")[_("Nothing has happened yet: try again.")],
    ]


def todo(coach: Coach, place: str, button: str) -> Node:
    """What to do, and with which button."""
    words = coach.step.say if coach.step else ""
    told = with_button(_(words), button) if words else ""
    return div(".todo")[p(".where")[place], p(".say", **told_in_english(words))[told], waiting(coach)]


def waiting(coach: Coach) -> Node:
    """What of a step with several answers is still to come."""
    if not coach.step or len(coach.step.answers) == 1:
        return None
    return p(".hint")[_("Still to choose: {cards}.").format(cards=", ".join(with_counts(coach.left)))]


def finished(coach: Coach, row: LessonProgress, learned: Sequence[Clause]) -> Node:
    """The end of a lesson: what it came to, what was learned, and the next one."""
    following = row.following
    return div(".finished")[
        p(".say", **told_in_english(coach.lesson.end))[_(coach.lesson.end)],
        h2[_("What you have learned")],
        dl(".learned")[
            (
                div[
                    dt[a(href=f"/rules/{clause.number}")[clause.number]],
                    dd(**told_in_english(clause.text))[_(clause.text)],
                ]
                for clause in learned
            )
        ],
        p(".row")[
            a(".act.on", href=f"/learn/{row.game.key}/{following.key}", rel="next")[
                _("Next: {lesson}").format(lesson=_(following.title))
            ]
            if following
            else a(".act.on", href=game_address(row.game, row.game.editions[0]))[_("Play your first game")]
        ],
    ]


def ways(row: LessonProgress) -> Node:
    """Back, to the start, and out."""
    back = "/".join((row.address, *row.given[:-1]))
    return nav(".ways", aria_label=_("Lesson"))[
        a(href=back, rel="prev")[_("Back one step")] if row.given else None,
        a(href=row.address)[_("Start again")] if row.given else None,
        a(href=f"/learn/{row.game.key}")[_("All lessons")],
    ]


def lesson_dock(scene: Scene, coach: Coach, told: Mapping[int, str]) -> Node:
    """What is asked, and the learner's own cards; each choice is a button of one form, whose answer is an address.

    Args:
        scene: The small table.
        coach: The lesson there.
        told: By option, what its button says instead of its own words.
    """
    prompt = scene.view["prompt"] if coach.step else None
    return section("#dock", class_={"asked": bool(prompt)}, aria_label=_("Your choice"))[
        form("#answer", method="get", action=scene.base),
        div(".ask")[
            div("#prompt", role="status", tabindex="-1")[asked_words(scene, prompt)],
            div(".acts")[action_buttons(scene, told)],
            div(".also")[why(prompt["clause"])],
        ]
        if prompt
        else None,
        div(".score")[standings(scene), score_table(scene)] if scene.view["over"] else own_zones(scene),
    ]
