"""What each seat gave to the luck of a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Matches from before have nothing there: their luck is the seed alone."""
    op.add_column("match", sa.Column("nonces", sa.Text))


def downgrade() -> None:
    """Forget them. A match that was dealt with nonces is then set aside, as its answers fit no more."""
    op.drop_column("match", "nonces")
