"""Servers leave work to workers: a queue in the store, fair between guests."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the queue, and columns for guests and workers."""
    op.add_column("match", sa.Column("guest", sa.String(16), nullable=False, server_default=""))
    op.add_column("server", sa.Column("places", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "work",
        sa.Column("id", sa.String(120), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("place", sa.String(64), nullable=False),
        sa.Column("match", sa.String(64), sa.ForeignKey("match.id", ondelete="CASCADE")),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("holder", sa.String(16), nullable=False),
        sa.Column("lease", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("enough", sa.Boolean, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("began", sa.Float),
    )
    op.create_index("work_by_state", "work", ["kind", "state"])
    op.create_index("work_by_match", "work", ["match"])
    op.create_table(
        "work_part",
        sa.Column("work", sa.String(120), sa.ForeignKey("work.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "work_use",
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Forget all of it."""
    op.drop_table("work_use")
    op.drop_table("work_part")
    op.drop_table("work")
    op.drop_column("server", "places")
    op.drop_column("match", "guest")
