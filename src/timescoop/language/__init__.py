"""Card text to effect tree and back, and the walker that runs a tree on the agenda.

A game enters phrases, each a line of grammar and the function that carries it out. The reader turns a text into
trees of phrases, or says where it stopped and what could stand there.

>>> from timescoop.documents import card_document
>>> from timescoop.games.invasion import GAME
>>> from timescoop.language import Reader, write
>>> pool, lexicon, _ = GAME.workshop.read(card_document(GAME, "classic").value)
>>> (tree,) = Reader(lexicon).read("Take 2 Time Points.")
>>> write(tree)
'take 2 Time Points'
"""

from timescoop.kernel import learn
from timescoop.language import joints, walker
from timescoop.language.compiled import digest, dump, load
from timescoop.language.coverage import Counting, unused
from timescoop.language.joints import (
    COURSES,
    DONE,
    FIRST,
    FREE,
    JOINTS,
    NO,
    RESERVED,
    SECOND,
    YES,
    applies,
    go_on,
    hindrance,
    may,
    moot,
    obstacle,
    optional,
)
from timescoop.language.lexicon import (
    Lexicon,
    UnknownPhrase,
    is_open,
    items,
    lexicon,
    parts,
    phrase_of,
    read_node,
    sentence,
    sort_of,
    text_of,
    write,
    write_node,
)
from timescoop.language.naming import told_apart
from timescoop.language.phrases import Phrases
from timescoop.language.reader import Fault, Reader, UnreadableText
from timescoop.language.reference import Branch, Firing, Known, outline, reference, within
from timescoop.language.walker import (
    holds,
    hopeless,
    note,
    perform,
    perform_on,
    possible,
    selected,
    suits,
    taken_in,
    value,
)

learn(vars(joints))
learn(vars(walker))

__all__ = [
    "COURSES", "DONE", "FIRST", "FREE", "JOINTS", "NO", "RESERVED", "SECOND", "YES", "Branch", "Counting", "Fault",
    "Firing", "Known", "Lexicon", "Phrases", "Reader", "UnknownPhrase", "UnreadableText", "applies", "digest", "dump",
    "go_on", "hindrance", "holds", "hopeless", "is_open", "items", "lexicon", "load", "may", "moot", "note", "obstacle",
    "optional", "outline", "parts", "perform", "perform_on", "phrase_of", "possible", "read_node", "reference",
    "selected", "sentence", "sort_of", "suits", "taken_in", "text_of", "told_apart", "unused", "value", "within",
    "write", "write_node",
]  # fmt: skip
