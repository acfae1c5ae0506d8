"""Browsers hold their keys on a ring in the store, and texts that are too long for an address have a place."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables. Keys from before stay in cookies until their browser comes back."""
    op.create_table(
        "ring",
        sa.Column("ring", sa.String(64), primary_key=True),
        sa.Column("match", sa.String(64), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("sealed", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "made",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Forget them. Browsers then lose their seats in running matches."""
    op.drop_table("made")
    op.drop_table("ring")
