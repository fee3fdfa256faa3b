# Company: talk at a table, people one played with, the lobby.

## Why a call is refused

server-talk-seats-only = At this table only those who play may talk.
server-talk-full = So much was said at this table that nothing more can be: { $most } is the most.
server-bad-words = Say something, with at most { $limit } characters.
server-bad-note = A note has at most { $limit } characters.
server-no-message = Nobody said that here.
server-mute-self = You cannot mute yourself.
server-mute-full = You have muted { $most } people; that is the most.
server-report-full = You have reported { $most } messages today; that is the most.
server-password = This table has a password.
server-wrong-password = That is not the password of this table.
server-not-over = The game is not over yet.
server-quick-unlucky = Others were faster each time. Try again.
server-quick-nothing = No game can be played by { $players } so.
server-watcher = Spectator

## Settings of a server

server-setting-talk = What one person says: so many messages at once, then so many a second.
server-setting-passwords = Tries at the password of a table, of one guest and of one address.
server-setting-messages = Messages at one table.

## The command that lists complaints

cli-reports = List what players complained about, for whoever keeps the server.
cli-reports-settle = The complaint with this id is settled: it is listed no more.
cli-reports-none = There are no complaints.
cli-reports-settled = Settled: { $id }.
cli-reports-unknown = There is no open complaint { $id }.
cli-reports-head = { $id } · { $at } · table { $table }, message { $number }
cli-reports-said = said: { $said }
cli-reports-why = why: { $why }
cli-reports-who = person { $guest }, reported by { $by }
