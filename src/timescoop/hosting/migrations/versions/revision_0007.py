"""A match has a version, so that of two servers which change it at once the second looks again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Count from now on."""
    op.add_column("latest", sa.Column("version", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Count no more."""
    op.drop_column("latest", "version")
