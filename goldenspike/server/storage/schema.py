"""The tables of the database. A change needs a migration in `migrations/versions`.

Some names are older than the terms used elsewhere: `notices` are notifications, `questions` are bot tasks, `kept` are
archived tables, `pace` is a time control.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

packs = Table(
    "packs",
    metadata,
    Column("sha256", Text, primary_key=True),
    Column("files", LargeBinary, nullable=False),
)
"""A copy of every pack that a table was opened with, so that an upgrade never changes a running game."""

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("pack", Text, ForeignKey("packs.sha256"), nullable=False),
    Column("options", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("opener", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
    # A signature of the address it was opened from, never the address: quotas are counted by it.
    Column("origin", Text, nullable=False, server_default=""),
    Column("several", Boolean, nullable=False, server_default=false()),
    Column("leaving", Text, nullable=False, server_default="bot"),
    Column("language", Text, nullable=False, server_default=""),
    Column("password", Text),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("rematch_of", Text),
    # By how many log entries spectators are behind.
    Column("delay", Integer, nullable=False, server_default="0"),
    # Whether spectators may chat.
    Column("open_talk", Boolean, nullable=False, server_default=false()),
    # The time control: bank and increment in seconds, and what happens when a player has no time left.
    Column("pace", Text, nullable=False, server_default="none"),
    Column("bank", Double, nullable=False, server_default="0"),
    Column("increment", Double, nullable=False, server_default="0"),
    Column("late", Text, nullable=False, server_default="wait"),
    # The status of the table, written with every append, so that lists need not replay games.
    Column("updated", Double, nullable=False),
    Column("state", Text, nullable=False),
    Column("ply", Integer, nullable=False),
    # The turn of the game; null if it has no turns, or has not begun.
    Column("turn", Integer),
    Column("asked", Integer),
    Column("proposal", Text),
    Column("version", Integer, nullable=False),
    # When the time of the asked player runs out, null if no clock runs; and when the timekeeper must act next.
    Column("deadline", Double),
    Column("due", Double),
    # An agreed or proposed pause, a proposal to end the game, and how it ended if nobody won.
    Column("pause", Text),
    Column("ending", Text),
    Column("ended", Text),
    Index("ix_tables_public_state_updated", "public", "state", "updated"),
    Index("ix_tables_opener_state", "opener", "state"),
    Index("ix_tables_opener_created", "opener", "created"),
    Index("ix_tables_origin_state", "origin", "state"),
    Index("ix_tables_origin_created", "origin", "created"),
    Index("ix_tables_state_created", "state", "created"),
    Index("ix_tables_due", "due"),
    Index("ix_tables_rematch_of", "rematch_of", unique=True),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("nonce", Text, nullable=False),
    # The number of the seat's latest invitation link, and whether it can still be used.
    Column("link", Integer, nullable=False, server_default="0"),
    Column("link_open", Boolean, nullable=False, server_default=true()),
    # The ply at which the present holder sat down: earlier choices of a bot are not theirs.
    Column("since", Integer, nullable=False, server_default="0"),
    # The time left, in seconds, and the bot that stands in for the holder.
    Column("left", Double),
    Column("stand_in", Text),
    sqlite_with_rowid=False,
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", Text, primary_key=True),
    Index("ix_holders_guest", "guest"),
    sqlite_with_rowid=False,
)

history = Table(
    "history",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)
"""The log of each game, from which everything else follows. Rows are added and never changed; the key keeps two
writers from adding the same ply."""

questions = Table(
    "questions",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("alone", Boolean, nullable=False),
    Column("address", Text, nullable=False),
    Column("guest", Text, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("asked", Double, nullable=False),
    Column("worker", Text),
    Column("lease", Double),
    Index("ix_questions_alone_rank_asked", "alone", "rank", "asked"),
    Index("ix_questions_alone_address_turn_asked", "alone", "address", "turn", "asked"),
)
"""The bot queue, where several processes share one database; a worker has a task until its lease ends."""

# People. A guest is known by a cookie; an account has a guest id that no guest's cookie can have.

people = Table(
    "people",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("name", Text, nullable=False, server_default=""),
    Column("language", Text, nullable=False, server_default=""),
    # Minutes of the day, in the person's time zone, between which nothing is sent.
    Column("timezone", Text, nullable=False, server_default=""),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("preferences", Text, nullable=False, server_default="{}"),
    # How often their time ran out, and how many decisions they made on a clock.
    Column("lates", Integer, nullable=False, server_default="0"),
    Column("decisions", Integer, nullable=False, server_default="0"),
    # Absences of the last year, as JSON: pairs of begin and end.
    Column("aways", Text, nullable=False, server_default="[]"),
    sqlite_with_rowid=False,
)

accounts = Table(
    "accounts",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("name", Text, nullable=False),
    # The normalized name: names that look alike have one key.
    Column("key", Text, nullable=False),
    Column("password", Text),
    Column("created", Double, nullable=False),
    Index("ix_accounts_key", "key", unique=True),
    sqlite_with_rowid=False,
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, ForeignKey("accounts.guest", ondelete="CASCADE"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
    Index("ix_passkeys_guest", "guest"),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("guest", Text, ForeignKey("accounts.guest", ondelete="CASCADE"), primary_key=True),
    Column("digest", Text, primary_key=True),
    sqlite_with_rowid=False,
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("guest", Text, ForeignKey("accounts.guest", ondelete="CASCADE"), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("device", Text, nullable=False),
    Index("ix_sessions_guest", "guest"),
    sqlite_with_rowid=False,
)

results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", Text),
    Column("game", Text, nullable=False),
    # Players, level, length and scenario as one text, the same for games that can be compared.
    Column("setting", Text, nullable=False),
    Column("score", Integer, nullable=False),
    # The share of the win: 1, or a part where several players won.
    Column("share", Double, nullable=False),
    Column("grade", Text),
    Column("turns", Integer),
    Column("rated", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_results_guest_game_at", "guest", "game", "at"),
    Index("ix_results_setting_score", "setting", "score"),
    sqlite_with_rowid=False,
)
"""Results of finished games, for profiles and leaderboards."""

ratings = Table(
    "ratings",
    metadata,
    Column("guest", Text, ForeignKey("accounts.guest", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# Notifications

channels = Table(
    "channels",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    # Push keys, the format of a webhook, the origin of links, as JSON.
    Column("details", Text, nullable=False, server_default="{}"),
    Column("confirmed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("error", Text),
    Column("error_at", Double),
    Index("ix_channels_guest", "guest"),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Index("ix_notices_guest_created", "guest", "created"),
    Index("ix_notices_table_id", "table_id"),
)
"""Notifications; their text is composed when they are sent."""

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", Text, primary_key=True),
    Column("channel", Text, ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    Column("notice", Text, ForeignKey("notices.id", ondelete="CASCADE"), nullable=False),
    Column("due", Double, nullable=False),
    # The message it was first sent in, alone or with others: another attempt has the same id.
    Column("message", Text),
    Column("attempts", Integer, nullable=False, server_default="0"),
    # How many attempts may have arrived without an answer; one in progress counts too.
    Column("doubts", Integer, nullable=False, server_default="0"),
    Column("worker", Text),
    Column("lease", Double),
    Index("ix_deliveries_due", "due"),
    Index("ix_deliveries_channel", "channel"),
    Index("ix_deliveries_notice", "notice"),
)
"""Pending deliveries of notifications, each by one channel; done or given up, they are deleted."""

# Chat, notes, lists, invitations

messages = Table(
    "messages",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    # The ply it was sent after, and its author; a spectator has no seat.
    Column("ply", Integer, nullable=False),
    Column("seat", Integer),
    Column("guest", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_messages_guest", "guest"),
    sqlite_with_rowid=False,
)

mutes = Table(
    "mutes",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("muted", Text, primary_key=True),
    sqlite_with_rowid=False,
)

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("said", Text, nullable=False),
    Column("guest", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("settled", Double),
)
"""Reports about chat messages, with a copy of the message: they outlive their table."""

notes = Table(
    "notes",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("updated", Double, nullable=False),
    Index("ix_notes_table_id", "table_id"),
    sqlite_with_rowid=False,
)

kept = Table(
    "kept",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("archived", Boolean, nullable=False, server_default=false()),
    Index("ix_kept_table_id", "table_id"),
    sqlite_with_rowid=False,
)
"""Tables that a player has moved to their archive."""

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("by", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_invitations_guest", "guest"),
    sqlite_with_rowid=False,
)
