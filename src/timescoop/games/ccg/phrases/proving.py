"""What is wrong with texts that can be read: sentences that their card has no use for, or needs and lacks."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.phrases.book import A_TARDIS, BOOK
from timescoop.games.ccg.phrases.requirements import REQUIRED
from timescoop.games.ccg.pool import ARTIFACT, BANG, CONDITION, GOAL, SENTENCES, TARDIS, TYPES, Pool
from timescoop.games.ccg.printing import a
from timescoop.language import parts, phrase_of, sentence, within

BY_TYPE: Final = {
    "play on {what_it_lies_on}": CONDITION,
    "play on the table": CONDITION,
    "User: a(n) {such_card}": ARTIFACT,
    "Reach: {requirement}": GOAL,
    "Oppose: {requirement}": GOAL,
    "Reach reward: {statement}": GOAL,
    "Oppose reward: {statement}": GOAL,
}
BY_KEYWORD: Final = {
    "Score: {requirement}": "Purpose",
    "Score reward: {statement}": "Purpose",
    "Overcome: {requirement}": "Puzzle",
    "Overcome reward: {statement}": "Puzzle",
}
NEEDED: Final = {
    GOAL: (("Reach: {requirement}",), ("Oppose: {requirement}",)),
    ARTIFACT: (("User: a(n) {such_card}",),),
    CONDITION: (("play on {what_it_lies_on}", "play on the table"),),
}
LABELLED: Final = ("ability", "rule")


def wrong_with(pool: Pool, kind: int, nodes: list[int]) -> list[str]:
    """Every fault of a text that can be read, as a sentence."""
    lines = [phrase_of(node) for node in nodes]
    wrong = [each for node in nodes for each in wrong_sentence(pool, kind, node)]
    sort = pool.type[kind]
    for one_of in NEEDED.get(sort, ()):
        if not set(one_of) & set(lines):
            begin = " or ".join([f"`{line.partition('{')[0].strip().capitalize()}`" for line in one_of])
            wrong.append(f"this {TYPES[sort]} has no sentence that begins with {begin}")
    for line, keyword in BY_KEYWORD.items():
        if line in lines and not pool.keywords[kind] >> pool.keyword_names.index(keyword) & 1:
            wrong.append(f"only a {keyword} has a sentence that begins with `{line.partition(':')[0]}:`")
    if len(nodes) > SENTENCES:
        wrong.append(f"a card has {SENTENCES} sentences at most, not {len(nodes)}")
    return wrong


def wrong_sentence(pool: Pool, kind: int, node: int) -> list[str]:
    """The faults of one sentence."""
    wrong: list[str] = []
    line, sort, said = phrase_of(node), pool.type[kind], sentence(node)
    if line in BY_TYPE and sort != BY_TYPE[line]:
        wrong.append(f"{said!r} is for {a(TYPES[BY_TYPE[line]])}, not for {a(TYPES[sort])}")
    if is_deed(node) and sort != BANG:
        wrong.append(f"{said!r} needs its occasion before it, such as `When you play this card,` or `Action:`")
    for each in within(node):
        if phrase_of(each) == "this {CLASS}" and not is_this(pool, kind, parts(each)[0]):
            wrong.append(f"{said!r} speaks of this card as what it is not; it is {a(TYPES[sort])}")
    if "{requirement}" not in line and any(phrase_of(each) in REQUIRED for each in within(node)):
        wrong.append(f"{said!r} speaks of those who make an attempt; only requirements do, as in `Reach: ...`")
    return wrong


def is_this(pool: Pool, kind: int, wanted: int) -> bool:
    """Whether a card may call itself by a class."""
    return pool.is_type(kind, wanted) or (wanted & A_TARDIS != 0 and pool.type[kind] == TARDIS)


def is_deed(node: int) -> bool:
    """Whether a sentence says what to do without saying when."""
    return not any([f"{sort}: {phrase_of(node)}" in BOOK.by_key() for sort in LABELLED])
