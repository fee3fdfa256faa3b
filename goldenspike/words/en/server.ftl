# The server: why a call is refused, and what it tells the players.

## Calls

server-malformed = This cannot be read: { $detail }.
server-no-page = There is nothing at this address.
server-no-lesson = There is no such lesson. There are: { $known }.
server-method = This address does not take this kind of request.
server-too-large = That is too large.
server-too-fast = That was too much at once. Wait a moment and try again.
server-at-once = Something else happened there at the same moment. Nothing was changed; try again.
server-other-site = This came from a page of another site, so it was not done.
server-broken = Something went wrong here that should not have. Nothing was changed.
server-no-client = The pages of Golden Spike are not built here; its calls are at /api.
server-other-name = This server does not answer to that name.
server-metrics-closed = These numbers are for whoever keeps the server.
server-starting = The server is starting.
server-silent-database = The database does not answer.

## Pages

server-page-start = To the start page
server-page-nothing = Nothing here
server-page-refused = That did not work

## Tables

server-no-table = There is no table “{ $table }”.
server-no-pack = { $game } has no pack “{ $pack }” here. It has: { $known }.
server-no-such-pack = There is no such pack here.
server-no-past = The game has no position after { $log } entries; it has { $most } so far.
server-options-too-long = The options are too long.
server-bad-title = “{ $name }” cannot be a title: it needs 1 to { $limit } characters that can be printed.
server-too-many-tables = You have { $most } unfinished tables already. Finish some of them first.
server-too-many-tables-here = { $most } tables that were opened from here are unfinished. Finish some of them first.
server-too-many-public-tables = Too many public tables were opened from here today. Open one that is not listed, or join one that is.
server-too-many-streams = Too many people are watching this table.
server-too-many-own-streams = You listen to this table too often already. Close some of its pages.
server-closed = This table is closed: nothing more happens here.
server-over = The game is over.
server-waiting = The game has not begun: a seat is still open.
server-other-rules = This table was begun under version { $found } of the rules of { $game }; this server knows version { $known }.
server-table-unplayable = This table cannot be replayed: entry { $entry } of its history does not fit.
server-stale = The table has moved on; this answered an older position.

## Seats

server-player = Player { $number }
server-no-seat = This is not your seat.
server-not-asked = It is not your turn.
server-bad-link = This link opens no seat: it was used, replaced, or copied in part. Ask whoever sent it for a new one.
server-join-title = A seat for you
server-join-about = You are invited to { $game } as “{ $name }”.
server-join-at = You are invited to “{ $title }” ({ $game }) as “{ $name }”.
server-join-sit = Sit down
server-join-here = You sit at this table.
server-join-once = This link works once: the seat is then yours, in this browser.
server-way-table = To the table
server-one-seat = You have a seat at this table already; its host allows one each.
server-seat-held = Somebody sits there, or nobody can: only a free seat for a person has a link.
server-not-host = Only whoever opened this table can do that.
server-no-hints = Nobody can be asked for advice here.
server-no-hint = The bot could not make up its mind. Ask again, or choose for yourself.
server-may-not-leave = At this table nobody can leave once the game has begun.
server-no-such-seat = There is no seat { $seat } at this table.
server-seat-taken = This seat is taken.
server-seat-bot = Seat { $seat }: a bot, and only a bot, needs the name of one.
server-seat-me = Seat { $seat } cannot be yours: it is not for a person.
server-seat-me-twice = Only one seat can be marked as yours; for several on one screen, use the kind “hotseat”.

## Taking back

server-undo-over = The game is over and its dice are public: nothing can be taken back.
server-undo-too-many = This table has more than { $most } entries: nothing more can be taken back.
server-no-proposal = Nobody asks to take anything back any more.

## Bots

server-note-bot-replaced = { $name }: the bot “{ $bot }” failed; “{ $by }” plays on for it.
server-note-bot-lacks = { $name }: the bot “{ $bot }” needs the extra goldenspike[bots], which is not installed here; “{ $by }” plays in its place.
server-log-bot-failed = The bot “{ $bot }” failed at table { $table }: { $detail }
server-log-bots-failed = Something went wrong around the bots; it is tried again: { $detail }

## The database

server-database-locked = The database { $file } is locked by another program. Nothing was changed; try again in a moment.
server-database-slow = The database { $file } took too long. Nothing was changed; try again in a moment.
server-database-read-only = The database { $file } can only be read. Nothing was changed.
server-database-full = There is no room left for the database { $file }. Nothing was changed.
server-database-broken = The database { $file } does not answer. Nothing was changed; try again in a moment.
server-database-none = There is no database { $file }. Name the one of your server with --database.
server-database-missing = The database { $file } is not there any more. Nothing was changed; whoever keeps this server has to put it back, or start the server again.
server-database-corrupt = The database { $file } is damaged. Nothing was changed; whoever keeps this server has to restore a backup.
server-database-denied = The database { $file } does not let this server in.
server-database-no-file = The database file { $file } cannot be opened: { $reason }.
server-database-no-database = { $file } is not a database file. Nothing was changed; name another file with --database.
server-database-foreign = { $file } is the database of another program. Nothing was changed; name another one with --database.
server-database-newer = The database { $file } has schema { $found }, of a newer release of Golden Spike; this one knows up to { $known }. Nothing was changed; install the newer release.
server-database-other-schema = The database has schema { $found }; this server knows { $known }. Whoever keeps it has to start it again.
server-database-taken = Another server works with { $file } already. Only one at a time can; several need PostgreSQL.
server-database-not-empty = The database { $file } is not empty. Nothing was changed; restore into a new one.
server-database-no-copy = The database { $file } has to be upgraded, but no copy of it could be made before, at { $copy }: { $reason }. Nothing was changed.
server-database-unknown = “{ $address }” is no database address: use sqlite:///FILE or postgresql://….

## Backups

backup-damaged = The backup { $file } is damaged or incomplete. Nothing was changed.
backup-other-format = { $file } is not a backup that this release can read ({ $known }). Nothing was changed.
backup-newer = The backup { $file } has schema { $found }, of release { $release } of Golden Spike; this one knows up to { $known }. Nothing was changed.

## Starting

server-workers-need-postgresql = { $workers } workers need PostgreSQL; the embedded database serves one. Name one with --database postgresql://….
server-workers-how-many = A server needs at least one worker, not { $found }.
server-think-needs-postgresql = Bots think elsewhere only for a server on PostgreSQL. Name its database with --database postgresql://….
server-think-no-tables = No server has used this database yet. Start one on it first: goldenspike serve --database postgresql://….
server-bots-need-postgresql = A server without bot workers leaves its bots to “goldenspike think”, which needs PostgreSQL. Name one with --database postgresql://….
server-no-module = The module “{ $module }” cannot be imported: { $detail }.
server-thinking = { $workers ->
    [one] 1 worker waits
   *[other] { $workers } workers wait
} for questions to bots (Ctrl+C stops it).
server-no-packs-folder = There is no folder “{ $folder }” to look for packs in.
server-running = Golden Spike is at { $address } (Ctrl+C stops it).
server-no-port = Nothing can be served at { $host }, port { $port }: { $detail }.

## Settings

server-setting-host = The address to listen at; 127.0.0.1 is this computer only.
server-setting-port = The port; without it, 8000 or any free one.
server-setting-database = Where tables are kept: sqlite:///FILE or postgresql://…; without it, a file of your own.
server-setting-packs = A folder of packs to offer beside the shipped ones.
server-setting-workers = Processes; more than one needs PostgreSQL.
server-setting-proxies = Addresses or networks of proxies that are believed when they say who calls (X-Forwarded-For, -Proto, -Host).
server-setting-hosts = The names it answers to; without any, every name.
server-setting-metrics = Addresses or networks that may read /metrics, besides this computer.
server-setting-log-requests = Write a line of JSON for every request; with --open, not unless you say so.
server-setting-bot-processes = Processes in which bots think, for each worker; 0 leaves it to “goldenspike think”.
server-setting-bot-hints = Processes for those who ask what a bot would do, for each worker; 0: nobody can.
server-setting-bot-seconds = After how long a bot is stopped that has not chosen.
server-setting-bot-budget-seconds = How long a bot is told to think about a decision.
server-setting-bot-turn-seconds = How long a bot thinks about all it decides until somebody else is asked.
server-setting-bot-modules = Python modules to import first, which register bots.
server-setting-bot-watch-seconds = How often to look for tables that wait for a bot nobody asked.
server-setting-bot-memory-bytes = Memory of one process in which bots think; 0: no limit.
server-setting-reads = Reads from one address: so many at once, then so many a second.
server-setting-writes = Writes from one address or guest.
server-setting-tables = Tables opened from one address.
server-setting-moves = What somebody who sits at a table may do there, whatever others at his address did.
server-setting-hints = Hints of one address, and of one guest.
server-setting-accounts = New accounts from one address.
server-setting-exports = How often one account's data can be taken along.
server-setting-kept = What one address may have kept besides tables and moves: words, notes, complaints, ways to be called.
server-setting-body-bytes = The largest body of a request.
server-setting-header-bytes = The largest head of a request.
server-setting-unfinished-tables = Unfinished tables of one guest.
server-setting-address-tables = Unfinished tables opened from one address.
server-setting-public-tables = Public tables that one guest opens in a day.
server-setting-address-public-tables = Public tables opened from one address in a day.
server-setting-plies = At a table with so many entries nothing more is taken back.
server-setting-page-entries = Entries of a history in one answer.
server-setting-page-bytes = Bytes of a history in one answer.
server-setting-streams = Listeners at one table who do not sit there.
server-setting-address-streams = Listeners from one address who do not sit where they listen.
server-setting-seat-streams = Streams of one player at one table.
server-setting-connections = Connections to one worker, and never more than the system has room for.
server-setting-address-connections = Connections from one address; players’ own streams do not count.
server-setting-header-seconds = How long the head of a request may take.
server-setting-body-seconds = How long the body of a request may take.
server-setting-idle-seconds = How long a connection may wait for the next request.
server-setting-slow-seconds = Who takes nothing of an answer for so long is dropped.
server-setting-waiting-days = Tables that never began are deleted after so many days without a visit; 0: never.
server-setting-abandoned-days = Unfinished games are deleted after so many days without a visit; 0: never.
server-setting-clock-watch-seconds = How often to look whose time at a table runs out.
server-setting-clock-away-days = For how many days of a year somebody may stop their clocks by being away.
server-setting-live-bytes = About how much memory tables that nobody asks for at the moment may take, in each worker.
server-setting-live-seconds = How long a table stays in memory that nobody asks for or listens to.
server-setting-heartbeat-seconds = How often listeners get a sign of life.
server-setting-busy-seconds = How long to wait for a database that another program has locked.
server-setting-statement-seconds = How long one statement of PostgreSQL may take.
server-setting-backups = The folder for the copy made before the database is upgraded; without it, beside the database or in the data folder.

server-settings-limits = Limits
server-settings-bots = Bots
server-settings-keeping = Keeping tables
server-settings-clocks = Clocks
server-settings-server = Running
server-setting-no-int = { $name } must be a whole number, not “{ $value }”.
server-setting-no-float = { $name } must be a number, not “{ $value }”.
server-setting-range = { $name } must be a number of at least { $least }, not “{ $value }”.
server-setting-no-rate = { $name } must be written as so many at once/so many a second, such as 600/100, not “{ $value }”.
server-setting-yes-or-no = { $name } must be yes or no, not “{ $value }”.
server-setting-no-address = { $name }: “{ $value }” is no address or network.
server-setting-no-name = { $name }: “{ $value }” is no name.

## Notices

server-notice-no-zone = Unknown time zone: { $zone }
server-notice-too-many = You have { $most } ways to be called already. Remove one first.
server-notice-no-channel = There is no such way to call you.
server-notice-bad-keys = The browser’s keys for push messages are missing or malformed.
server-notice-no-mail = This server sends no mail.
server-notice-bad-mail = This is no mail address.
server-notice-unwanted = Whoever reads mail at this address wants none from here.
server-settings-notices = Notices
server-settings-mail = Mail
server-setting-address = Where people find it, such as https://trains.example: links in notices begin with it.
server-setting-outside = Private networks in which webhooks and push services may be.
server-setting-notice-channels = Ways to be called that one person may have; 0: nobody is called.
server-setting-notice-grace-seconds = How long to wait whether somebody who is asked comes by himself.
server-setting-notice-tests = Tests and confirmations somebody may ask for.
server-setting-notice-links = Links to confirm one mail address with.
server-setting-mail-host = The SMTP server that takes our mail; without one none is sent.
server-setting-mail-port = Its port.
server-setting-mail-user = The name to log in with, if one is needed.
server-setting-mail-password = The password for it.
server-setting-mail-sender = The address that mail is from.
server-setting-mail-tls = How the way to it is protected: starttls, tls from the first byte, or none.
server-setting-no-tls = { $name }: “{ $value }” is none of starttls, tls, none.
server-setting-no-web-address = { $name }: “{ $value }” is no address such as https://trains.example.
