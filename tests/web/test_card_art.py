"""Seals are drawn from names alone, the same everywhere, and kin share a skeleton."""

from timescoop.web.render.card_art import card_art_strokes


def first_ring(strokes: str) -> str:
    return strokes.split("<circle")[3].split("/>", maxsplit=1)[0]


def test_a_name_has_one_seal_and_two_names_have_two() -> None:
    assert card_art_strokes("ITAR") == card_art_strokes("ITAR")
    assert card_art_strokes("ITAR") != card_art_strokes("Karn")


def test_kin_share_the_ring_on_which_their_moons_lie() -> None:
    daleks, davros, yetis = (
        card_art_strokes(*pair) for pair in (("Daleks", "dalek"), ("Davros", "dalek"), ("Yetis", "yeti"))
    )
    assert daleks != davros
    assert first_ring(daleks) == first_ring(davros) != first_ring(yetis)


def test_a_seal_needs_no_style_and_no_script() -> None:
    for name in ("ITAR", "Daleks", "K-9", "Regeneration"):
        strokes = card_art_strokes(name)
        assert "style" not in strokes
        assert "<script" not in strokes
        assert len(strokes) < 4000
