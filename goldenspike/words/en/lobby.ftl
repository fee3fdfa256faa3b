# Chat, invitations, lobby, matchmaking and my tables.

## Errors

server-talk-seats-only = Only players can chat at this table.
server-talk-full = This chat is full ({ $most } messages).
server-bad-words = Enter a message of at most { $limit } characters.
server-bad-note = Notes can have at most { $limit } characters.
server-no-message = There is no such message.
server-mute-self = You cannot mute yourself.
server-mute-full = You can mute at most { $most } people.
server-report-full = You can report at most { $most } messages per day.
server-delay-promised = The spectator delay cannot be shortened while the game is running.
server-password = This table has a password.
server-wrong-password = Wrong password.
server-not-over = The game is not over yet.
server-quick-unlucky = Other players were faster. Try again.
server-quick-nothing = No game fits these settings for { $players } players.
server-watcher = Spectator

## Server settings

server-setting-talk = Chat messages per player (burst/per second).
server-setting-passwords = Table password attempts, per guest and per address (burst/per second).
server-setting-messages = Chat messages per table.

## The command that lists reported messages

cli-reports = List the chat messages that players reported (for administrators).
cli-reports-settle = Mark the report with this id as resolved and remove it from the list.
cli-reports-none = There are no open reports.
cli-reports-settled = Resolved: { $id }.
cli-reports-unknown = There is no open report { $id }.
cli-reports-head = { $id } · { $at } · table { $table }, message { $number }
cli-reports-said = message: { $said }
cli-reports-why = reason: { $why }
cli-reports-who = author { $guest }, reported by { $by }

## Chat

web-tab-talk = Chat
web-talk-input = Write a message
web-talk-send = Send
web-talk-react = Reactions
web-talk-empty = No messages yet.
web-talk-closed = Only players can chat at this table.
web-talk-said = { $name }: { $text }
web-talk-watches = spectator
web-talk-more = Options for { $name }’s message
web-talk-mute = Mute { $name }
web-talk-mute-about = You will no longer see this person’s messages at any table. They will not be notified.
web-talk-unmute = Unmute { $name }
web-talk-why = What is wrong with this message?
web-talk-report = Report message
web-talk-report-about = The administrator will see the message and your reason.
web-talk-reported = Message reported to the administrator.
web-talk-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
web-talk-rematch = { $name } wants a rematch.
web-key-talk = write a chat message

web-react-bravo = Well played!
web-react-thanks = Thanks!
web-react-laugh = Ha ha!
web-react-wow = Wow!
web-react-ouch = Ouch!
web-react-hm = Hmm…

web-rematch = Rematch
web-rematch-join = Join the rematch
web-rematch-watch = Watch the rematch

## Invitations

web-invite-again = Invite people you have played with
web-invite-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
web-invite = Invite
web-invite-name = Invite { $name }
web-invited = Invited
web-invited-name = { $name } has been invited
web-invite-about = They will see the invitation on their home page.
web-invitations = Invitations
web-invitation-by = { $name } has invited you
web-to-table = Go to table
web-to-table-named = Go to table: { $table }, { $players }
web-invitation-decline = Decline

## Lobby and my tables

web-lobby = Lobby
web-lobby-all = All open tables
web-lobby-tables = Open tables
web-lobby-state = Status
web-lobby-waiting = Open seats
web-lobby-running = In progress
web-lobby-turn = Turn { $turn }
web-lobby-seats = { $open ->
    [0] { $seats } players
    [one] 1 of { $seats } seats open
   *[other] { $open } of { $seats } seats open
}
web-lobby-join = Join
web-lobby-join-table = Join: { $table }, { $players }
web-lobby-watch = Watch
web-lobby-watch-table = Watch: { $table }, { $players }
web-lobby-none = No tables match. Create one, or try a quick match.
web-lobby-changed = The list has changed. Refresh
web-lobby-bot = { $name } (bot)
web-lobby-found = { $count ->
    [0] No tables
    [one] 1 table
   *[other] { $count } tables
}
web-filters = Filters
web-filters-clear = Reset
web-any = Any
web-list-more = Show more
web-length = Length
web-length-short = Short
web-length-regular = Regular
web-length-long = Long
web-length-campaign = Campaign
web-spoken = Chat language
web-spoken-en = English
web-spoken-fr = French
web-quick = Quick match
web-quick-about = Join a table with an open seat. If there is none, a new table with a one-day clock is created.
web-quick-go = Find a game
web-challenges = Solitaire challenges
web-locked = This table has a password
web-locked-about = Ask the player who invited you.
web-password = Password
web-password-about = Required to watch or to take a seat without a seat link. Leave empty for no password.
web-password-enter = Continue
web-delay = Spectator delay
web-delay-entries = { $entries ->
    [0] None
    [one] 1 move
   *[other] { $entries } moves
}
web-delay-about = Also applies to chat and the record, until the game is over.
web-delay-short = { $entries ->
    [one] spectators 1 move behind
   *[other] spectators { $entries } moves behind
}
web-agreed-public = public
web-agreed-locked = password required
web-agreed-private = by link only
web-the-company = Players and spectators
web-open-talk = Spectators may chat
web-terms = Spectators and password
web-terms-keep = Save
web-terms-kept = Saved.
web-terms-password = New password
web-terms-password-stays = Leave empty to keep the current password.
web-terms-password-none = Leave empty for no password.
web-terms-unlock = Remove the password
web-search = Search
web-search-tables = Name or title
web-archive = Archived
web-archive-it = Archive
web-archive-table = Archive { $table }
web-archived = { $table } was archived.
web-unarchive = Unarchive
web-unarchive-table = Unarchive { $table }
web-my-turn = My turn
web-my-running = In progress
web-my-waiting = Waiting for players
web-my-over = Finished
web-my-closed = Closed
web-my-none = No matching tables.
web-my-moved = updated { $at }
web-my-opened = created { $at }
web-my-rematch = Go to rematch
web-delayed = { $entries ->
    [one] You are watching 1 move behind the players.
   *[other] You are watching { $entries } moves behind the players.
}
