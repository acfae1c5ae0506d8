"""How cards word the joints of a text: what the games share."""

from __future__ import annotations

from typing import Final

from timescoop.language.printed_forms import Family

PARTS: Final = {
    "whenever": "when | whenever | each time | every time | as soon as",
    "if": "if | provided [that]",
}

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
            "either {first:course} or {second:course}",
        ],
        "choose one: {first}; or {second}",
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
        'A price paid first, and "if you do"',
        "step",
        [
            "{first:deeds} . if you do {then:deeds}",
        ],
        "{first} to {then}",
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
