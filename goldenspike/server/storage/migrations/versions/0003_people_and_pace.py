"""People and what calls them back, clocks, company, results."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_accounts"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_accounts_key", "accounts", ["key"], unique=True)
    op.create_table(
        "channels",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("details", sa.Text, nullable=False, server_default="{}"),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("error", sa.Text),
        sa.Column("error_at", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
    )
    op.create_index("ix_channels_guest", "channels", ["guest"])
    op.create_table(
        "mutes",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("muted", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest", "muted", name="pk_mutes"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "people",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False, server_default=""),
        sa.Column("language", sa.Text, nullable=False, server_default=""),
        sa.Column("timezone", sa.Text, nullable=False, server_default=""),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("preferences", sa.Text, nullable=False, server_default="{}"),
        sa.Column("lates", sa.Integer, nullable=False, server_default="0"),
        sa.Column("decisions", sa.Integer, nullable=False, server_default="0"),
        sa.Column("aways", sa.Text, nullable=False, server_default="[]"),
        sa.PrimaryKeyConstraint("guest", name="pk_people"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("settled", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
        sa.ForeignKeyConstraint(["guest"], ["accounts.guest"], name="fk_passkeys_guest", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_guest", "passkeys", ["guest"])
    op.create_table(
        "ratings",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["accounts.guest"], name="fk_ratings_guest", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest", "game", name="pk_ratings"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "recovery_codes",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["accounts.guest"], name="fk_recovery_codes_guest", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest", "digest", name="pk_recovery_codes"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["accounts.guest"], name="fk_sessions_guest", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name="pk_sessions"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_sessions_guest", "sessions", ["guest"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_invitations_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "guest", name="pk_invitations"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_invitations_guest", "invitations", ["guest"])
    op.create_table(
        "kept",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_kept_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest", "table_id", name="pk_kept"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_kept_table_id", "kept", ["table_id"])
    op.create_table(
        "messages",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_messages_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_messages"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_messages_guest", "messages", ["guest"])
    op.create_table(
        "notes",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notes_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest", "table_id", name="pk_notes"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_notes_table_id", "notes", ["table_id"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notices_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
    )
    op.create_index("ix_notices_guest_created", "notices", ["guest", "created"])
    op.create_index("ix_notices_table_id", "notices", ["table_id"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.Text),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("setting", sa.Text, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("share", sa.Double, nullable=False),
        sa.Column("grade", sa.Text),
        sa.Column("turns", sa.Integer),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_results_guest_game_at", "results", ["guest", "game", "at"])
    op.create_index("ix_results_setting_score", "results", ["setting", "score"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("notice", sa.Text, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("message", sa.Text),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("doubts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("worker", sa.Text),
        sa.Column("lease", sa.Double),
        sa.ForeignKeyConstraint(["channel"], ["channels.id"], name="fk_deliveries_channel", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["notice"], ["notices.id"], name="fk_deliveries_notice", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_deliveries"),
    )
    op.create_index("ix_deliveries_channel", "deliveries", ["channel"])
    op.create_index("ix_deliveries_due", "deliveries", ["due"])
    op.create_index("ix_deliveries_notice", "deliveries", ["notice"])
    op.add_column("seats", sa.Column("left", sa.Double))
    op.add_column("seats", sa.Column("stand_in", sa.Text))
    op.add_column("tables", sa.Column("language", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("password", sa.Text))
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("rematch_of", sa.Text))
    op.add_column("tables", sa.Column("delay", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("open_talk", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("turn", sa.Integer))
    op.add_column("tables", sa.Column("pace", sa.Text, nullable=False, server_default="none"))
    op.add_column("tables", sa.Column("bank", sa.Double, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("increment", sa.Double, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("late", sa.Text, nullable=False, server_default="wait"))
    op.add_column("tables", sa.Column("deadline", sa.Double))
    op.add_column("tables", sa.Column("due", sa.Double))
    op.add_column("tables", sa.Column("pause", sa.Text))
    op.add_column("tables", sa.Column("ending", sa.Text))
    op.add_column("tables", sa.Column("ended", sa.Text))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_rematch_of", "tables", ["rematch_of"], unique=True)
