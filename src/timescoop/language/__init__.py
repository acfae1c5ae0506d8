"""Card text to effect tree and back, and the walker that runs a tree on the agenda.

A game registers phrases, each a line of grammar and the function that carries it out. The reader turns a text into
trees of phrases, or says where it stopped and what could stand there.

>>> from timescoop.documents import card_document
>>> from timescoop.games.invasion import GAME
>>> from timescoop.language import Reader, write
>>> pool, lexicon, _ = GAME.workshop.read(card_document(GAME, "classic").value)
>>> (tree,) = Reader(lexicon).read("Take 2 Time Points.")
>>> write(tree)
'take 2 Time Points'
"""

from timescoop.kernel import Context, register_rules
from timescoop.language import hand_verbs, joints, walker
from timescoop.language.by_hand import (
    ABOUT_A_TEXT,
    FACE_UP,
    HandBlocks,
    HandPlay,
    HandVerb,
    amounts,
    card_picked,
    cards_of,
    hand_slots,
    hand_words,
    in_sight,
    light_by_hand,
    number_picked,
    opened_by,
    openings,
    seat_picked,
    seats_of,
)
from timescoop.language.card_texts import CardTexts, names_of, new_words
from timescoop.language.compiled import digest, dump, load
from timescoop.language.context import NO_TEXT, ContextLayout
from timescoop.language.coverage import Counting, unused
from timescoop.language.hand_verbs import (
    BY_HAND,
    COMMON_VERBS,
    WINNING_VERB,
    all_seats,
    open_by_hand,
    point_at,
    text_by_hand,
    up_to_most,
)
from timescoop.language.joints import (
    BY_OTHERS,
    DONE,
    FIRST,
    FREE,
    JOINTS,
    NO,
    RESERVED,
    SECOND,
    SOUGHT_BY_TEXTS,
    YES,
    all_true,
    any_true,
    applies,
    either,
    for_each,
    go_on,
    hindrance,
    if_true,
    instead,
    is_course,
    is_noop,
    may,
    obstacle,
    optional,
    outcome,
    unless_true,
)
from timescoop.language.known_nodes import lexicon_of, line_of, node_said, nodes_known, slots_in_line
from timescoop.language.lexicons import (
    Lexicon,
    UnknownPhrase,
    function_of,
    is_open,
    items,
    lexicon,
    node_of,
    opening,
    parts,
    read_node,
    sentence,
    sort_of,
    sort_of_phrase,
    takes,
    text_of,
    write,
    write_node,
)
from timescoop.language.naming import told_apart
from timescoop.language.phrase_groups import (
    CHOICES,
    CONDITIONS,
    COSTS,
    COUNTING,
    DURATIONS,
    EFFECTS,
    GROUPS,
    LISTED_UNDER,
    OCCASIONS,
    PARTS,
    STANDING,
)
from timescoop.language.phrase_reference import Branch, Known, NodeCounter, outline, reference, within
from timescoop.language.phrases import Attribute, Phrases
from timescoop.language.printed_features import of_whom
from timescoop.language.printed_forms import Family, Wording, merge_parts
from timescoop.language.printed_hands import HANDS, PARTS_OF_HANDS
from timescoop.language.printed_joints import other_number
from timescoop.language.printed_words import bare
from timescoop.language.reader import Fault, Reader, UnreadableText
from timescoop.language.suggestions import NEVER, SYNONYMS, VERBS, stem
from timescoop.language.walker import (
    holds,
    note,
    perform,
    perform_on,
    possible,
    publicly_impossible,
    register_abilities,
    selected,
    suits,
    value,
)

register_rules(vars(hand_verbs))
register_rules(vars(joints))
register_rules(vars(walker))

__all__ = [
    "ABOUT_A_TEXT", "BY_HAND", "BY_OTHERS", "CHOICES", "COMMON_VERBS", "CONDITIONS", "COSTS", "COUNTING", "DONE",
    "DURATIONS", "EFFECTS", "FACE_UP", "FIRST", "FREE", "GROUPS", "HANDS", "JOINTS", "LISTED_UNDER", "NEVER", "NO",
    "NO_TEXT", "OCCASIONS", "PARTS", "PARTS_OF_HANDS", "RESERVED", "SECOND", "SOUGHT_BY_TEXTS", "STANDING", "SYNONYMS",
    "VERBS", "WINNING_VERB", "YES", "Attribute", "Branch", "CardTexts", "Context", "ContextLayout", "Counting",
    "Family", "Fault", "HandBlocks", "HandPlay", "HandVerb", "Known", "Lexicon", "NodeCounter", "Phrases", "Reader",
    "UnknownPhrase", "UnreadableText", "Wording", "all_seats", "all_true", "amounts", "any_true", "applies", "bare",
    "card_picked", "cards_of", "digest", "dump", "either", "for_each", "function_of", "go_on", "hand_slots",
    "hand_words", "hindrance", "holds", "if_true", "in_sight", "instead", "is_course", "is_noop", "is_open", "items",
    "lexicon", "lexicon_of", "light_by_hand", "line_of", "load", "may", "merge_parts", "names_of", "new_words",
    "node_of", "node_said", "nodes_known", "note", "number_picked", "obstacle", "of_whom", "open_by_hand", "opened_by",
    "opening", "openings", "optional", "other_number", "outcome", "outline", "parts", "perform", "perform_on",
    "point_at", "possible", "publicly_impossible", "read_node", "reference", "register_abilities", "seat_picked",
    "seats_of", "selected", "sentence", "slots_in_line", "sort_of", "sort_of_phrase", "stem", "suits", "takes",
    "text_by_hand", "text_of", "told_apart", "unless_true", "unused", "up_to_most", "value", "within", "write",
    "write_node",
]  # fmt: skip
