"""LAN-JOINT-13, LAN-WALK-09: what happens in place of a step that is announced; and rules behind a label."""

from typing import Any

from timescoop.language import Reader, register_abilities, write


def test_lan_joint_13_the_threat_notes_what_happens_instead(reader: Reader, pool: Any) -> None:
    nodes = reader.read("When this card would be discarded, draw 1 card and gain 2 Time Points instead.")
    assert register_abilities(pool, 3, nodes) == []
    ((kind, deeds),) = pool.saves
    assert (kind, write(deeds)) == (3, "draw 1 card and gain 2 Time Points")
    assert pool.hears == []


def test_lan_joint_12_a_rule_may_stand_behind_a_label(reader: Reader, pool: Any) -> None:
    register_abilities(pool, 4, reader.read("Ongoing: when a Dalek is revealed, draw 1 card."))
    ((kind, trait, statement),) = pool.hears
    assert (kind, trait, write(statement)) == (4, 7, "draw 1 card")
