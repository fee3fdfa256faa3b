# The server: errors, pages, settings.

## Requests

server-malformed = The request cannot be read: { $detail }.
server-no-page = There is nothing at this address.
server-no-lesson = Unknown lesson. Available: { $known }.
server-method = This address does not accept this kind of request.
server-too-large = The request is too large.
server-too-fast = Too many requests. Wait a moment and try again.
server-at-once = Someone else made a change at the same moment. Nothing was changed; try again.
server-other-site = The request came from another website and was rejected.
server-broken = Internal error. Nothing was changed.
server-no-client = The web client is not installed on this server. The API is at /api.
server-other-name = This server does not serve that host name.
server-metrics-closed = Only administrators can read the metrics.
server-starting = The server is starting.
server-silent-database = The database does not respond.

## Pages

server-page-start = Go to home page
server-page-nothing = Page not found
server-page-refused = That did not work

## Tables

server-no-table = There is no table “{ $table }”.
server-no-pack = { $game } has no data pack “{ $pack }” on this server. Available: { $known }.
server-no-such-pack = This server does not have that data pack.
server-no-past = The game has no position after { $log } entries; it has { $most } so far.
server-options-too-long = The options are too long.
server-bad-title = “{ $name }” is not a valid title: use 1 to { $limit } printable characters.
server-too-many-tables = You already have { $most } unfinished tables. Finish some of them first.
server-too-many-tables-here = Too many unfinished tables ({ $most }) were created from your network. Finish some of them first.
server-too-many-public-tables = Too many public tables today. Create a private table, or join a public one.
server-too-many-streams = Too many people are watching this table.
server-too-many-own-streams = You have this table open too many times. Close some of its pages.
server-closed = This table is closed.
server-over = The game is over.
server-waiting = The game has not started: a seat is still open.
server-other-rules = This table uses version { $found } of the rules of { $game }; this server supports version { $known }.
server-table-unplayable = This table cannot be replayed: entry { $entry } of its log is invalid.
server-stale = The game has moved on: this move was for an earlier position.

## Seats

server-player = Player { $number }
server-no-seat = This is not your seat.
server-not-asked = It is not your turn.
server-bad-link = This link is no longer valid: it was used, replaced, or copied incompletely. Ask for a new one.
server-join-title = Take your seat
server-join-about = You are invited to play { $game } as “{ $name }”.
server-join-at = You are invited to “{ $title }” ({ $game }) as “{ $name }”.
server-join-sit = Take this seat
server-join-here = You are seated at this table.
server-join-once = This link works once. The seat is then yours in this browser.
server-way-table = Go to table
server-one-seat = You already have a seat at this table; the host allows one per player.
server-seat-held = This seat has no invitation link: it is taken, or it belongs to a bot.
server-not-host = Only the host of this table can do that.
server-no-hints = Hints are not available on this server.
server-no-hint = The bot found no move in time. Ask again, or choose for yourself.
server-may-not-leave = At this table, nobody can leave once the game has started.
server-no-such-seat = There is no seat { $seat } at this table.
server-seat-taken = This seat is taken.
server-seat-bot = Seat { $seat }: set “bot” to a bot’s name for seats of kind “bot”, and only for those.
server-seat-me = Seat { $seat } cannot be yours: it is not a seat for a person.
server-seat-me-twice = Only one seat can be marked as yours. For several players on one device, use seats of kind “hotseat”.

## Undo

server-undo-over = The game is over and its dice are public: nothing can be undone.
server-undo-too-many = This table has more than { $most } entries: nothing more can be undone.
server-no-proposal = This proposal is no longer open.

## Bots

server-note-bot-replaced = { $name }: the bot “{ $bot }” failed; “{ $by }” plays instead.
server-note-bot-lacks = { $name }: the bot “{ $bot }” needs the extra goldenspike[bots], which is not installed here; “{ $by }” plays instead.
server-log-bot-failed = The bot “{ $bot }” failed at table { $table }: { $detail }
server-log-bots-failed = The bot scheduler failed and will retry: { $detail }

## The database

server-database-locked = The database { $file } is locked by another program. Nothing was changed; try again in a moment.
server-database-slow = The database { $file } took too long. Nothing was changed; try again in a moment.
server-database-read-only = The database { $file } is read-only. Nothing was changed.
server-database-full = The disk of the database { $file } is full. Nothing was changed.
server-database-broken = The database { $file } does not respond. Nothing was changed; try again in a moment.
server-database-none = There is no database { $file }. Use --database to name your server’s database.
server-database-missing = The database { $file } is gone. Nothing was changed. The administrator must put it back or restart the server.
server-database-corrupt = The database { $file } is damaged. Nothing was changed. The administrator must restore a backup.
server-database-denied = Access to the database { $file } was denied.
server-database-no-file = Cannot open the database file { $file }: { $reason }.
server-database-no-database = { $file } is not a database file. Nothing was changed; use --database to name another file.
server-database-foreign = { $file } is another program’s database. Nothing was changed; use --database to name another one.
server-database-newer = The database { $file } has schema { $found }, from a newer release of Golden Spike; this release supports schemas up to { $known }. Nothing was changed; install the newer release.
server-database-other-schema = The database has schema { $found }; this server expects { $known }. The administrator must restart the server.
server-database-taken = Another server is already using { $file }. To run several servers, use PostgreSQL.
server-database-not-empty = The database { $file } is not empty. Nothing was changed; restore into a new one.
server-database-no-copy = The database { $file } must be upgraded, but the safety copy { $copy } could not be made: { $reason }. Nothing was changed.
server-database-unknown = “{ $address }” is not a database URL: use sqlite:///FILE or postgresql://….

## Backups

backup-damaged = The backup { $file } is damaged or incomplete. Nothing was changed.
backup-other-format = { $file } is not a backup this release can read ({ $known }). Nothing was changed.
backup-newer = The backup { $file } has schema { $found }, from release { $release } of Golden Spike; this release supports schemas up to { $known }. Nothing was changed.

## Starting

server-workers-need-postgresql = { $workers } workers need PostgreSQL; SQLite supports only one. Use --database postgresql://….
server-workers-how-many = The server needs at least 1 worker, not { $found }.
server-think-needs-postgresql = “goldenspike think” works only with a PostgreSQL server. Use --database postgresql://….
server-think-no-tables = No server has used this database yet. Start one first: goldenspike serve --database postgresql://….
server-bots-need-postgresql = With 0 bot processes, bots run in “goldenspike think”, which needs PostgreSQL. Use --database postgresql://….
server-no-module = Cannot import the module “{ $module }”: { $detail }.
server-thinking = { $workers ->
    [one] 1 bot worker is
   *[other] { $workers } bot workers are
} ready (press Ctrl+C to stop).
server-no-packs-folder = There is no pack folder “{ $folder }”.
server-running = Golden Spike is running at { $address } (press Ctrl+C to stop).
server-no-port = Cannot listen on { $host }, port { $port }: { $detail }.

## Settings

server-setting-host = Address to listen on; 127.0.0.1 accepts connections from this computer only.
server-setting-port = Port; by default 8000, or any free port if that is taken.
server-setting-database = Database URL: sqlite:///FILE or postgresql://…; by default, a file in your data folder.
server-setting-packs = Folder of additional data packs.
server-setting-workers = Number of server processes; more than one needs PostgreSQL.
server-setting-proxies = Addresses or networks of trusted proxies (X-Forwarded-For, -Proto, -Host).
server-setting-hosts = Host names to serve; by default, all.
server-setting-metrics = Addresses or networks that may read /metrics, besides this computer.
server-setting-log-requests = Log every request as a line of JSON; off by default with --open.
server-setting-bot-processes = Bot processes per worker; 0 leaves bots to “goldenspike think”.
server-setting-bot-hints = Hint processes per worker; 0 turns hints off.
server-setting-bot-seconds = Stop a bot that has not chosen after this many seconds.
server-setting-bot-budget-seconds = Time budget of a bot for one decision.
server-setting-bot-turn-seconds = Time budget of a bot for all decisions of one turn.
server-setting-bot-modules = Python modules to import at startup; they register bots.
server-setting-bot-watch-seconds = How often to look for tables whose bot is overdue.
server-setting-bot-memory-bytes = Memory limit of one bot process; 0 means no limit.
server-setting-reads = Read requests per address (burst/per second).
server-setting-writes = Write requests per address and per guest (burst/per second).
server-setting-tables = Tables created per address (burst/per second).
server-setting-moves = Requests of a seated player after their address has reached its limit (burst/per second).
server-setting-hints = Hints per address and per guest (burst/per second).
server-setting-accounts = New accounts per address (burst/per second).
server-setting-exports = Data exports per account (burst/per second).
server-setting-kept = Stored items per address besides tables and moves: messages, notes, reports, notification channels (burst/per second).
server-setting-body-bytes = Maximum size of a request body, in bytes.
server-setting-header-bytes = Largest request header.
server-setting-unfinished-tables = Unfinished tables per guest.
server-setting-address-tables = Unfinished tables created per address.
server-setting-public-tables = Public tables a guest may create per day.
server-setting-address-public-tables = Public tables created per address and day.
server-setting-plies = Log entries after which a table no longer allows undo.
server-setting-page-entries = Log entries in one response.
server-setting-page-bytes = Bytes of history in one response.
server-setting-streams = Spectators listening to one table.
server-setting-address-streams = Spectators listening from one address.
server-setting-seat-streams = Event streams of one player at one table.
server-setting-connections = Connections per worker; the operating system’s limit also applies.
server-setting-address-connections = Connections per address, not counting players’ event streams.
server-setting-header-seconds = Time limit for receiving a request header.
server-setting-body-seconds = Time limit for receiving a request body.
server-setting-idle-seconds = How long an idle connection stays open.
server-setting-slow-seconds = Drop a client that reads nothing for this long.
server-setting-waiting-days = Delete tables that never started after this many days without a visit; 0 means never.
server-setting-abandoned-days = Delete unfinished games after this many days without a visit; 0 means never.
server-setting-clock-watch-seconds = How often to look for players who ran out of time.
server-setting-clock-away-days = Days per year for which players may stop their clocks by being away.
server-setting-live-bytes = Approximate memory for idle tables in each worker.
server-setting-live-seconds = How long an idle table stays in memory.
server-setting-heartbeat-seconds = Interval between heartbeats on event streams.
server-setting-busy-seconds = How long to wait for a database locked by another program.
server-setting-statement-seconds = Time limit for one PostgreSQL statement.
server-setting-backups = Folder for the copy made before a database upgrade; by default, next to the database or in the data folder.

server-settings-limits = Limits
server-settings-bots = Bots
server-settings-keeping = Retention
server-settings-clocks = Clocks
server-settings-server = Server
server-setting-no-int = { $name } must be a whole number, not “{ $value }”.
server-setting-no-float = { $name } must be a number, not “{ $value }”.
server-setting-range = { $name } must be a number of at least { $least }, not “{ $value }”.
server-setting-no-rate = { $name } must be a burst and a rate per second, such as 600/100, not “{ $value }”.
server-setting-yes-or-no = { $name } must be yes or no, not “{ $value }”.
server-setting-no-address = { $name }: “{ $value }” is not an IP address or network.
server-setting-no-name = { $name }: “{ $value }” is not a valid name.

## Notifications

server-notice-no-zone = Unknown time zone: { $zone }
server-notice-too-many = You already have { $most } notification channels. Remove one first.
server-notice-no-channel = There is no such notification channel.
server-notice-bad-keys = The browser’s keys for push notifications are missing or malformed.
server-notice-no-mail = This server does not send email.
server-notice-bad-mail = This is not a valid email address.
server-notice-unwanted = The owner of this address has unsubscribed from all email from this server.
server-settings-notices = Notifications
server-settings-mail = Mail
server-setting-address = Public URL of the server, such as https://trains.example; used for links in notifications.
server-setting-outside = Private networks in which webhooks and push services are allowed.
server-setting-notice-channels = Notification channels per player; 0 turns notifications off.
server-setting-notice-grace-seconds = How long to wait before notifying a player that it is their turn.
server-setting-notice-tests = Test and confirmation messages per player (burst/per second).
server-setting-notice-links = Confirmation links per email address (burst/per second).
server-setting-mail-host = SMTP server; without one, no email is sent.
server-setting-mail-port = SMTP port.
server-setting-mail-user = SMTP user name, if required.
server-setting-mail-password = SMTP password.
server-setting-mail-sender = Sender address.
server-setting-mail-tls = SMTP encryption: starttls, tls (from the first byte) or none.
server-setting-no-tls = { $name }: “{ $value }” is not one of starttls, tls, none.
server-setting-no-web-address = { $name }: “{ $value }” is not a URL such as https://trains.example.
