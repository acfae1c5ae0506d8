"""The operator bans addresses and browsers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of bans."""
    op.create_table(
        "ban",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("value", sa.String(64), primary_key=True),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Forget all bans."""
    op.drop_table("ban")
