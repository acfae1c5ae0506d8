"""Profiles, who of them sat where, rated matches; and keys on their way to a second device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "profile",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("ring", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("picture", sa.String(200), nullable=False),
        sa.Column("colour", sa.String(16), nullable=False),
        sa.Column("settings", sa.String(200), nullable=False),
        sa.Column("recovery", sa.String(64), unique=True),
        sa.Column("sealed", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
    )
    of_profile = sa.ForeignKey("profile.id", ondelete="CASCADE")
    op.create_table(
        "player",
        sa.Column("match", sa.String(64), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("profile", sa.String(32), of_profile, nullable=False),
    )
    op.create_index("player_by_profile", "player", ["profile"])
    op.create_table(
        "rating",
        sa.Column("profile", sa.String(32), sa.ForeignKey("profile.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
    )
    op.create_table(
        "rated_match",
        sa.Column("match", sa.String(64), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.create_table(
        "handover",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("sealed", sa.Text, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    for table in ("handover", "rated_match", "rating", "player", "profile"):
        op.drop_table(table)
