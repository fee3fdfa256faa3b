# The server: why a call is refused, and what it tells the players.

## Calls

server-malformed = This cannot be read: { $detail }.
server-no-page = There is nothing at this address.
server-no-lesson = There is no such lesson. There are: { $known }.
server-method = This address does not take this kind of request.
server-too-large = That is too large.
server-too-fast = That was too much at once. Wait a moment and try again.
server-other-site = This came from a page of another site, so it was not done.
server-broken = Something went wrong here that should not have. Nothing was changed.
server-no-client = The pages of Golden Spike are not built here; its calls are at /api.
server-other-name = This server does not answer to that name.
server-metrics-closed = These numbers are for whoever keeps the server.
server-starting = The server is starting.

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
server-too-many-streams = Too many people are watching this table.
server-waiting = The game has not begun: a seat is still open.
server-other-rules = This table was begun under version { $found } of the rules of { $game }; this server knows version { $known }.
server-table-unplayable = This table cannot be replayed: entry { $entry } of its history does not fit.
server-stale = The table has moved on; this answered an older position.

## Seats

server-player = Player { $number }
server-no-seat = This is not your seat.
server-not-asked = It is not your turn.
server-bad-link = This link does not open a seat. Ask for it again.
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
server-log-bot-failed = The bot “{ $bot }” failed at table { $table }: { $detail }
server-log-bots-failed = Something went wrong around the bots; it is tried again: { $detail }

## The database

server-database-locked = The database is locked by another program. Nothing was changed; try again in a moment.
server-database-read-only = The database can only be read at the moment. Nothing was changed.
server-database-full = There is no room left for the database. Nothing was changed.
server-database-broken = The database does not answer. Nothing was changed; try again in a moment.
server-database-other-schema = The database has schema { $found }; this server knows { $known }. Whoever keeps it has to restart it.
server-database-unknown = “{ $address }” is no database address: use sqlite:///FILE or postgresql://….

## Starting

server-workers-need-postgresql = { $workers } workers need PostgreSQL; the embedded database serves one. Name one with --database postgresql://….
server-workers-how-many = A server needs at least one worker, not { $found }.
server-think-needs-postgresql = Bots think elsewhere only for a server on PostgreSQL. Name its database with --database postgresql://….
server-bots-need-postgresql = A server without bot workers leaves its bots to “goldenspike think”, which needs PostgreSQL. Name one with --database postgresql://….
server-no-module = The module “{ $module }” cannot be imported: { $detail }.
server-thinking = { $workers ->
    [one] 1 worker waits
   *[other] { $workers } workers wait
} for questions to bots (Ctrl+C stops it).
server-no-packs-folder = There is no folder “{ $folder }” to look for packs in.
server-running = Golden Spike is at { $address } (Ctrl+C stops it).
server-no-port = Nothing can be served at { $host }, port { $port }: { $detail }.
