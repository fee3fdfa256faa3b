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
server-delay-promised = While the game runs, spectators cannot be shown more than was promised when it began.
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

## The page: talk

web-tab-talk = Talk
web-talk-input = Say something
web-talk-send = Say it
web-talk-react = Reactions
web-talk-empty = Nothing has been said yet.
web-talk-closed = Only those who play talk here.
web-talk-said = { $name }: { $text }
web-talk-watches = watching
web-talk-more = About what { $name } said
web-talk-mute = Mute { $name }
web-talk-mute-about = You hear no more of this person, here and at every other table. Nobody is told.
web-talk-unmute = Hear { $name } again
web-talk-why = What is wrong with it?
web-talk-report = Report it
web-talk-report-about = Whoever keeps this server reads what was said and why you report it.
web-talk-reported = Reported. Whoever keeps this server will see it.
web-talk-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
web-talk-rematch = { $name } wants to play again.
web-key-talk = Say something

web-react-bravo = Bravo!
web-react-thanks = Thank you
web-react-laugh = Ha ha!
web-react-wow = Goodness!
web-react-ouch = Ouch
web-react-hm = Hm …

web-rematch = Play again
web-rematch-join = Sit down again
web-rematch-watch = Watch it

## The page: people

web-invite-again = Ask people you played with
web-invite-games = { $games ->
    [one] one game
   *[other] { $games } games
}
web-invite = Ask
web-invite-name = Ask { $name }
web-invited = Asked
web-invited-name = { $name } is asked
web-invite-about = They find the invitation on their start page.
web-invitations = You are asked to play
web-invitation-by = { $name } asks you
web-to-table = To the table
web-to-table-named = To the table: { $table }, { $players }
web-invitation-decline = No, thanks

## The page: the lobby and my tables

web-lobby = Lobby
web-lobby-all = All open tables
web-lobby-tables = Open tables
web-lobby-state = State
web-lobby-waiting = Free seat
web-lobby-running = In play
web-lobby-turn = Turn { $turn }
web-lobby-seats = { $open ->
    [0] { $seats } players
    [one] one of { $seats } seats is free
   *[other] { $open } of { $seats } seats are free
}
web-lobby-join = Join
web-lobby-join-table = Join: { $table }, { $players }
web-lobby-watch = Watch
web-lobby-watch-table = Watch: { $table }, { $players }
web-lobby-none = No table like that is open now. Open one, or try a quick match.
web-lobby-changed = The list has changed: show it
web-lobby-bot = { $name } (bot)
web-lobby-found = { $count ->
    [0] No tables
    [one] One table
   *[other] { $count } tables
}
web-filters = Filters
web-filters-clear = Show all
web-any = Any
web-list-more = More
web-length = Length
web-length-short = Short
web-length-regular = Regular
web-length-long = Long
web-length-campaign = Campaign
web-spoken = Language spoken
web-spoken-en = In English
web-spoken-fr = In French
web-quick = Quick match
web-quick-about = A seat at a table that waits for somebody; if none does, a new one with a day’s clock.
web-quick-go = Find me a seat
web-challenges = Solitaire challenges
web-locked = This table has a password
web-locked-about = Whoever invited you knows it.
web-password = Password
web-password-about = Whoever has no link needs it to watch or to sit down. Without one, anybody may.
web-password-enter = Enter
web-delay = Spectators see the game
web-delay-entries = { $entries ->
    [0] at once
   *[other] { $entries } entries of the log later
}
web-delay-about = Chat and record included, until the game is over.
web-delay-short = spectators { $entries } entries later
web-agreed-public = everybody finds it
web-agreed-locked = with a password
web-agreed-private = found by its link only
web-the-company = The company
web-open-talk = Spectators may talk
web-terms = Spectators and password
web-terms-keep = Keep
web-terms-kept = Kept.
web-terms-password = Another password
web-terms-password-stays = The one there is stays.
web-terms-password-none = Nobody needs one yet.
web-terms-unlock = No password any more
web-search = Search
web-search-tables = A name or a title
web-archive = Archive
web-archive-it = Put away
web-archive-table = Put { $table } away
web-archived = { $table } is in the archive.
web-unarchive = Take out
web-unarchive-table = Take { $table } out of the archive
web-my-turn = My turn
web-my-running = In play
web-my-waiting = Waiting for players
web-my-over = Over
web-my-closed = Closed
web-my-none = No table like that.
web-my-moved = changed { $at }
web-my-opened = opened { $at }
web-my-rematch = To the rematch
web-delayed = You see the game { $entries } entries of the log later than those who play.
