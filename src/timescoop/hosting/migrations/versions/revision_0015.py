"""Servers and workers say which version they are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the version; those of before it have none, and so are another version."""
    op.add_column("server", sa.Column("version", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("server", "version")
