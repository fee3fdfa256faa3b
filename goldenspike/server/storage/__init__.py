"""The database: an embedded SQLite file, or PostgreSQL.

store.py is the interface of both; backends/ runs transactions on each and brings the schema up to date. Every query is
a function of a connection inside a transaction, so that both run the same ones:

- tables.py one table; table_lists.py lists of tables; lobby.py the lobby and quick match; invitations.py who may enter
- accounts.py accounts and passkeys; sessions.py logins; people.py absences and preferences; personal_data.py moving,
  deleting and exporting what belongs to a person; results.py finished games and ratings
- chat.py messages, mutes and reports; notes.py private notes; notifications.py channels and deliveries
- clocks.py deadlines and absences; bot_queue.py bot turns; settings.py the server's own settings; cleanup.py expiry

schema.py defines the database's tables, backup.py copies everything to a file, and
sql.py has what differs between the two dialects.
"""

from goldenspike.server.storage.store import DatabaseUnavailable, Store, WriteConflict, open_store

__all__ = ["DatabaseUnavailable", "Store", "WriteConflict", "open_store"]
