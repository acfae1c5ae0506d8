"""How cards word the joints of a text: what the games share."""

from __future__ import annotations

from typing import Final

from timescoop.language.printed_forms import Family

PARTS: Final = {
    "whenever": "when | whenever | each time | every time | as soon as",
    "if": "if | provided [that]",
}


def other_number(opens: str, verb: str, noun: str, means: str) -> Family:
    """The same with another number where something is so: "draw 2 cards, or 3 if ...", "... . If ..., draw 3 instead".

    Args:
        opens: Which wordings it opens.
        verb: The pattern of the verb, which may be left out the second time.
        noun: The pattern of what is counted, which may be left out the second time.
        means: The strict text, with NUMBER for the number.
    """
    once, again = f"{verb} {{n:INT}} {noun}", f"[{verb}] {{m:INT}} [{noun}]"
    return Family(
        opens,
        "statement",
        [
            f"{once} . (if | provided) {{conditions}} [then] {again} instead",
            f"{once} . (if | provided) {{conditions}} instead {again}",
            f"{once} . {again} instead (if | provided) {{conditions}}",
            f"{once} or (if | provided) {{conditions}} {again} [instead]",
            f"{once} or {again} [instead] (if | provided) {{conditions}}",
        ],
        f"if {{conditions}}, {means.replace(NUMBER, '{m}')}. Otherwise, {means.replace(NUMBER, '{n}')}",
        alone=True,
    )


NUMBER: Final = "NUMBER"

FAMILIES: Final = (
    Family(
        "The condition after what is done",
        "statement",
        [
            "{doing} <if> {conditions}",
        ],
        "if {conditions}, {doing}",
    ),
    Family(
        'What is done "unless" something is so, behind it or before it, and "except if"',
        "statement",
        [
            "{doing} (unless | except if | except when) {conditions}",
            "(unless | except if | except when) {conditions} [then] {doing}",
        ],
        "unless {conditions}, {doing}",
    ),
    Family(
        '"provided", and "then" after a condition',
        "statement",
        [
            "<if> {conditions} [then] {doing}",
        ],
        "if {conditions}, {doing}",
    ),
    Family(
        'The occasion after what is done, and other words for "when"',
        "rule",
        [
            "{statement} <whenever> {event}",
            "<whenever> {event} {statement}",
        ],
        "when {event}, {statement}",
    ),
    Family(
        'The occasion with "after"',
        "rule",
        [
            "{statement} after {event}",
            "after {event} {statement}",
        ],
        "when {event}, {statement}",
        asks="At the very moment when it happens?",
    ),
    Family(
        'What happens instead, before or after its occasion, with "if" or "when"',
        "rule",
        [
            "(<if>|<whenever>) {threat} {deeds} instead",
            "(<if>|<whenever>) {threat} instead {deeds}",
            "{deeds} instead (<if>|<whenever>) {threat}",
        ],
        "when {threat}, {deeds} instead",
    ),
    Family(
        "The reader spoken to",
        "deed",
        [
            "you [must|then|also] {deed}",
        ],
        "{deed}",
    ),
    Family(
        '"can" for "may", and leave given before each part',
        "doing",
        [
            "[you] (can|may) {course}",
        ],
        "you may {course}",
    ),
    Family(
        "So often as things are counted, counted last or first",
        "statement",
        [
            "{course} for (each|every) {thing}",
            "for every {thing} {course}",
        ],
        "for each {thing}, {course}",
    ),
    Family(
        'One of two, with "or" between sentences',
        "doing",
        [
            "{first:course} . or {second:course}",
            "choose one [.] {first:course} (. [or]|or) {second:course}",
            "[you must [choose to]] either {first:course} or {second:course}",
            "you must {first:deed} or {second:deed}",
        ],
        "choose one: {first}; or {second}",
    ),
    Family(
        "One of three",
        "doing",
        [
            "choose one [.] {first:course} [.] {second:course} [.] or {third:course}",
            "choose one [.] {first:course} . {second:course} . {third:course}",
            "choose one [.] {first:course} [.] or {second:course} [.] or {third:course}",
            "[you must [choose to]] either {first:course} [.] {second:course} [.] or {third:course}",
        ],
        "choose one: {first}; {second}; or {third}",
        alone=True,
    ),
    Family(
        "One of four",
        "doing",
        [
            "choose one [.] {first:course} [.] {second:course} [.] {third:course} [.] or {fourth:course}",
            "choose one [.] {first:course} . {second:course} . {third:course} . {fourth:course}",
        ],
        "choose one: {first}; {second}; {third}; or {fourth}",
        alone=True,
    ),
    Family(
        'Parts joined by "and then"',
        "course",
        [
            "{step} and then {course}",
        ],
        "{step}, then {course}",
    ),
    Family(
        "What is left to you afterwards",
        "course",
        [
            "{step} (and | then | and then | . then) [you] (may | can) [then] [also] {course}",
            "{step} . you (may | can) [then] [also] {course}",
        ],
        "{step}, then you may {course}",
    ),
    Family(
        'A price paid first, and "if you do"',
        "step",
        [
            "{first:deeds} . if you do {then:deeds}",
        ],
        "{first} to {then}",
    ),
    Family(
        "Something else instead, where something is so",
        "statement",
        [
            "{first:doing} . <if> {conditions} [then] {second:doing} instead",
            "{first:doing} . <if> {conditions} instead {second:doing}",
            "{first:doing} . {second:doing} instead <if> {conditions}",
        ],
        "if {conditions}, {second}. Otherwise, {first}",
    ),
    Family(
        'The second of two where something is so, with "or" between them',
        "statement",
        [
            "{first:deeds} or {second:deeds} [instead] <if> {conditions}",
        ],
        "if {conditions}, {second}. Otherwise, {first}",
    ),
    Family(
        'Leave given by "if you like"',
        "doing",
        [
            "if you (like | wish | want) {course}",
        ],
        "you may {course}",
    ),
    Family(
        'Parts in a row, with "afterwards"',
        "course",
        [
            "{step} [.] [and] (afterwards | after which | after that) {course}",
        ],
        "{step}, then {course}",
    ),
    Family(
        'So often as things are counted, with "per"',
        "statement",
        [
            "{course} per {thing}",
        ],
        "for each {thing}, {course}",
    ),
    Family(
        'A sentence with "you" behind its condition',
        "doing",
        [
            "you {course}",
        ],
        "{course}",
    ),
)
