"""Records that are handed in may come with a card file of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Records from before have none."""
    op.add_column("record", sa.Column("cards", sa.Text))


def downgrade() -> None:
    """Forget them. A record that came with one is then refused, with what it needs."""
    op.drop_column("record", "cards")
