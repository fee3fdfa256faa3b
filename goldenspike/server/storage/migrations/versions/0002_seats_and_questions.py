"""Links that are used up, seats that change hands, shares of an address, and the questions to bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("several", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("leaving", sa.Text, nullable=False, server_default="bot"))
    op.create_index("ix_tables_opener_created", "tables", ["opener", "created"])
    op.create_index("ix_tables_origin_state", "tables", ["origin", "state"])
    op.create_index("ix_tables_origin_created", "tables", ["origin", "created"])
    op.create_index("ix_tables_state_created", "tables", ["state", "created"])
    op.drop_index("ix_tables_state", "tables")
    # Links given out by 0.1.0 stay valid: they are number 0, and not used up.
    op.add_column("seats", sa.Column("link", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("link_open", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("seats", sa.Column("since", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "questions",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("alone", sa.Boolean, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("asked", sa.Double, nullable=False),
        sa.Column("worker", sa.Text),
        sa.Column("lease", sa.Double),
        sa.PrimaryKeyConstraint("table_id", name="pk_questions"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_questions_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_questions_alone_rank_asked", "questions", ["alone", "rank", "asked"])
    op.create_index("ix_questions_alone_address_turn_asked", "questions", ["alone", "address", "turn", "asked"])
