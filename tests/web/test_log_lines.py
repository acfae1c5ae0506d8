"""Lines of the match log: a long list of cards is folded away, and the newest lines leave it out."""

from tests.web.ccg import MOTION, laid, scene_of

from timescoop.web.render.scene import Line
from timescoop.web.render.table.match_log import log_line
from timescoop.web.render.table.sentences import marked_sentence
from timescoop.wording import Part

TOLD = [Part("text", "You searched the deck: 43 cards"), Part("many", " (Adric, Leela and K-9)"), Part("text", ".")]


def test_a_long_list_of_cards_opens_on_request_in_the_log_and_is_left_out_beside_the_table() -> None:
    scene = scene_of(laid(MOTION), 0)
    line = str(log_line(scene, Line(0, TOLD, "CCG-GLOSSARY-24")))
    told, _details, folded = line.partition("<details")
    assert "43 cards." in told
    assert "Adric" not in told
    assert "<p>Adric, Leela and K-9</p>" in folded
    assert str(marked_sentence(scene, TOLD)) == "You searched the deck: 43 cards."
