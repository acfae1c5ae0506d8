"""Seats that anybody may take, and messages that somebody reported."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "open_seat",
        sa.Column("match", sa.String(64), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("open_seat_by_age", "open_seat", ["at"])
    op.create_table(
        "chat_report",
        sa.Column("match", sa.String(64), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("note", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("by", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("chat_report")
    op.drop_index("open_seat_by_age", "open_seat")
    op.drop_table("open_seat")
