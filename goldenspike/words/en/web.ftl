# The pages in the browser, for every game.

## Everywhere

web-loading = Loading…
web-retry = Try again
web-close = Close
web-cancel = Cancel
web-language = Language
web-pages = Pages
web-notices = Status messages
web-settings = Settings
web-table = Table
web-rules = Rules
web-rules-of = { $game }: rules
web-start = Home
web-to-start = Go to home page
web-my-tables = My tables
web-skip-main = Skip to content
web-unreachable = Cannot reach the server. Your last change has not been lost; try again in a moment.
web-failed = Something went wrong. Try again; if it keeps happening, please report it.
web-lost = Page not found
web-lost-about = Check the address: it may be mistyped, or the page may have moved.
web-independent = Golden Spike is an independent implementation with its own rules text. The names of games and publishers belong to their owners, who are not affiliated with this project.
web-no-tracking = No ads, no tracking, no third parties. One cookie remembers your seats. Accounts are optional.
web-copy = Copy
web-copied = Copied.
web-share = Share
web-qr = QR code
web-qr-of = QR code for { $what }

## Home page

web-lead = Classic railroad board games. Play with friends, against bots, or both.
web-about-continental-divide = Found railroads, buy shares in your rivals’ companies, and lay track from the Mississippi over the Divide to the Pacific. Eight turns, no dice, and every share counts.
web-about-silverton = Survey the Rockies, stake claims on gold and coal, and bring the goods to market while prices are high. Brave the dice, the snow and even jail to make your fortune in the mining West.
web-players-range = { $alone ->
    [yes] Solitaire, or { $low } to { $high } players
   *[no] { $low } to { $high } players
}
web-about-time = { $hours ->
    [0] { $rest } min
   *[other] { $hours } h{ $rest ->
        [0] { "" }
       *[other] { " " }{ $rest } min
    }
}
web-hard-continental-divide = Easy to learn, no luck
web-hard-silverton = For experienced players, with dice
web-read-rules = Read the rules
web-your-name = Your name
web-name = Name
web-name-seat = Player { $number }
web-play-now = Play now
web-rivals = Opponents
web-against = { $bots ->
    [one] against 1 bot
   *[other] against { $bots } bots
}
web-offers = Solitaire and scenarios
web-offers-of = { $game }: solitaire and scenarios
web-offers-alone = Solitaire
web-offers-bots = Scenarios with bots
web-with-friends = Play with friends
web-opening = Creating the table…
web-new-table = New table
web-resume = Continue playing
web-resume-none = You have not joined a table yet.
web-all-tables = All { $count } tables
web-join = Join with a link
web-join-link = Link you received
web-join-go = Join
web-join-about = A seat link works once and gives you that seat in this browser. A table link lets you watch or take an open seat.
web-join-bad = This is not a link to a seat or a table.
web-my-tables-about = These are the tables you have joined in this browser. To continue on another device, open a table and create a link to your seat.

## New table

web-the-game = Game and options
web-game = Game
web-pack = Data pack
web-no-options = This game has no options.
web-table-title = Title (optional)
web-public = Public
web-public-about = Listed in the lobby; anyone can watch. Private tables can be reached only by link.
web-the-seats = Seats
web-players = Players
web-duration = About { $hours ->
    [0] { $rest } min
   *[other] { $hours } h{ $rest ->
        [0] { "" }
       *[other] { " " }{ $rest } min
    }
} in one sitting.
web-seat = Seat { $number }
web-seat-kind = Who plays here
web-seat-open = Open seat
web-bot-level = Bot strength
web-bot-random = Random
web-bot-beginner = Beginner
web-bot-greedy = Intermediate
web-bot-planner = Advanced
web-bot-expert = Expert
web-bot-random-about = Makes random moves.
web-bot-beginner-about = Makes obvious moves and rarely plans ahead.
web-bot-greedy-about = Calculates well and takes what pays best now.
web-bot-planner-about = Plans for future turns and knows when to wait.
web-bot-expert-about = Looks furthest ahead and makes few mistakes.
web-sitting-me = Me
web-sitting-me-about = You play here, in this browser.
web-sitting-hotseat = On this device
web-sitting-hotseat-about = Plays on this device: pass it along between turns.
web-sitting-friend = A friend, by link
web-sitting-friend-about = You get a link to this seat. The game starts without waiting for your friend.
web-sitting-open = Open
web-sitting-open-about = Anyone who finds the table or has its link can take this seat. The game starts once every seat is filled.
web-sitting-bot = Bot
web-sitting-bot-about = Played by the computer.
web-several = A player may take several open seats
web-several-about = Otherwise, each player can take only one.
web-leaving = When a player leaves a game in progress
web-leaving-bot = A bot takes over
web-leaving-bot-about = The game continues immediately. You can give the seat to another player later.
web-leaving-open = The seat becomes open
web-leaving-open-about = The game waits until someone takes the seat.
web-leaving-stay = Leaving is not allowed
web-leaving-stay-about = Everyone keeps their seat until the end. Only you can reassign a seat.
web-open-table = Create table
web-open-about = Next, you will get links to send to your friends.

## Whose turn it is

web-your-turn = Your turn
web-turn-of = { $player }’s turn
web-waiting-for = Waiting for { $player }
web-waiting-meanwhile = Feel free to look around: nothing you open here affects the game.
web-thinking = { $player } is thinking
web-watching = You are watching.
web-state-waiting = Waiting for players
web-state-running = In progress
web-state-over = Game over
web-state-closed = Table closed

## The table page

web-board = Board
web-tabs = Table panels
web-bars = Table status
web-tab-choices = Choices
web-tab-result = Result
web-tab-holdings = Holdings
web-tab-log = Log
web-tab-sheet = Stats
web-tab-rules = Rules
web-tab-notes = Notes
web-tab-about = Table
web-skip-choices = Skip to choices
web-skip-board = Skip to board
web-sheet-raise = Expand this panel
web-sheet-lower = Expand the board
web-divide-column = Width of the choices panel
web-divide-choices = Height of the choices panel
web-no-table = This table cannot be displayed
web-no-such-table = Table not found
web-no-such-table-about = The link may be incomplete, or the table may have been deleted because nobody joined.
web-draft-gone = The game has moved on, and the choice you started is no longer possible.
web-stale = The game has moved on. Check the new position and choose again.
web-notes = Notes
web-notes-about = Only you can read your notes. They are saved with the table.

## Connection

web-live = Live
web-connecting = Connecting…
web-reconnecting = Connection lost. Reconnecting…
web-reconnecting-in = Connection lost · retrying in { $seconds } s
web-retry-now = Retry
web-offline = You are offline. The table will reconnect automatically.

## Log and rules

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-undo = { $players } rewound the game to move { $log }.
web-log-undone = Undone:
web-log-forced = There was no other choice.
web-log-bot = Played by the bot “{ $bot }”.
web-log-look = Show the board after move { $at }
web-log-show = Show on the board
web-since-mine = Since your last move
web-replay = Replay
web-contents = Contents
web-rules-search = Search the rules or enter a rule number
web-rules-found = { $count ->
    [0] No matching rules.
    [one] 1 rule
   *[other] { $count } rules
}

## Statistics

web-sheet-over = Expand
web-sheet-player = Player
web-sheet-turn = Turn
web-sheet-measure = Statistic
web-sheet-by-turn = { $what } by turn

## Hints

web-hint = Hint
web-hint-about = What would a bot do?
web-hint-asking = The bot is thinking…
web-hint-says = A bot ({ $bot }) suggests:
web-hint-draft = Nothing has been played yet. Confirm the suggestion or choose something else.

## Game history

web-scrubber = Game history
web-scrub-first = First move
web-scrub-back = Previous move
web-scrub-forward = Next move
web-scrub-last = Latest move
web-scrub-play = Replay
web-pause = Pause
web-ply = Move { $at } of { $length }
web-past = You are viewing an earlier position.
web-past-mark = History
web-past-nothing = You cannot make choices in an earlier position.
web-to-present = Back to the game
web-away = { $moves ->
    [one] 1 move since your last turn.
   *[other] { $moves } moves since your last turn.
}
web-dismiss = Dismiss

## Undo

web-undo = Undo
web-undo-ask = Ask to undo
web-back-to-here = Undo to here
web-back-to-here-sure = { $moves ->
    [one] Yes, undo 1 move
   *[other] Yes, undo { $moves } moves
}
web-ask-back-to-here = { $moves ->
    [one] Yes, ask the others to undo 1 move
   *[other] Yes, ask the others to undo { $moves } moves
}
web-proposal = { $players } { $count ->
    [one] asks
   *[other] ask
} to undo { $moves ->
    [one] the last move.
   *[other] the last { $moves } moves.
}
web-proposal-waits = Waiting for an answer from { $players }.
web-proposal-look = Show
web-accept = Accept
web-decline = Decline

## Seats

web-is-you = you
web-is-hotseat = on this device
web-is-bot = bot · { $bot }
web-is-open = open
web-is-there = online
web-is-away = away
web-is-unheld = has not joined yet
web-take-seat = Take this seat
web-links = Links
web-link-of = Link to { $player }’s seat
web-own-link = Link for my other devices
web-own-link-about = Keep this link private. It works on one other device and lets you play this seat there too. A new link replaces it.
web-link-about = This link works once: the player who opens it and takes the seat keeps it.
web-link-new = New link
web-link-new-about = The previous link stops working immediately.
web-change = Change
web-change-seat = Change seat { $number }
web-seat-title = Seat { $number }: { $player }
web-give = Give this seat to
web-give-link = a player, with a new link
web-give-open = anyone who finds the table
web-give-bot = a bot
web-give-loses = { $player } loses the seat immediately.
web-give-do = Reassign seat
web-given = Seat reassigned.
web-rename = Change my name
web-rename-do = Rename
web-name-of = New name for { $player }
web-leave = Leave table
web-leave-about = { $what ->
    [waiting] Your seat becomes open: anyone who finds the table can take it.
    [bot] A bot takes over your seat. You cannot come back on your own; only the host can give you the seat again.
    [open] Your seat becomes open: anyone who finds the table can take it. The game waits until someone does.
   *[stay] Nobody can leave this table while the game is running.
}
web-left = You left the table.
web-ousted = { $count ->
    [one] The seat of { $players } is no longer yours.
   *[other] The seats of { $players } are no longer yours.
}
web-understood = OK
web-close-table = Close table
web-close-table-about = This ends the game for everyone, without a result. The table cannot be reopened, but the game can still be viewed and downloaded.
web-unheld = Not joined yet: { $players }. Send them their links.
web-waiting-about = { $open ->
    [0] The game has started. Spectators see it with a delay.
    [one] 1 seat is open. The game starts when it is taken.
   *[other] { $open } seats are open. The game starts when all of them are taken.
}
web-start-now = Start now
web-start-now-about = { $open ->
    [one] A bot takes the open seat.
   *[other] Bots take the { $open } open seats.
}
web-table-link = Table link
web-table-link-about = { $locked ->
    [true] Anyone with this link and the password can watch or take an open seat.
   *[false] Anyone with this link can watch or take an open seat.
}
web-watchers = { $count ->
    [0] No spectators.
    [one] 1 spectator.
   *[other] { $count } spectators.
}
web-pack-pinned = Rules version { $rules }. Later changes to rules or data do not affect this table.
web-hand-over = Pass the device to { $player }
web-hand-over-any = Who is playing?
web-hand-over-about = The previous player’s view is hidden.
web-i-am = I am { $player }

## Dice

web-fair-dice = Fair dice
web-commitment = Commitment
web-commitment-about = The SHA-256 hash of the secret seed behind all dice and draws in this game. It was fixed before anyone joined. The seed is published at the end, so anyone can check that it matches.
web-seed = Seed
web-nonce = Your contribution to the dice
web-nonce-about = Optional. Whatever you enter is mixed into every draw, so nobody, not even the server, can choose the outcome.
web-nonce-have = Your contribution is “{ $nonce }”. You can still change it.
web-nonce-draw = Generate
web-nonce-give = Add
web-nonce-given = Added to the dice.
web-nonce-hidden = Contributions stay hidden until the game starts, so nobody can choose theirs in response to another. Until then, only their hashes are shown.
web-nonce-of = { $player }’s contribution (hash)
web-check = Check the dice
web-checking = Checking…
web-check-about = Your browser recomputes every draw from the seed, the table id and the players’ contributions.
web-check-impossible = Browsers can only check dice on pages served over HTTPS or from your own computer. Download the record instead and run: goldenspike verify FILE
web-check-commitment = The seed matches the commitment.
web-check-commitment-wrong = The seed does not match the commitment!
web-check-nonces = The players’ contributions match the hashes shown before the game.
web-check-nonces-wrong = The players’ contributions do not match the hashes shown before the game!
web-check-verified = Draw { $n } ({ $kind }): { $outcome }, verified.
web-check-wrong = Draw { $n } ({ $kind }): { $outcome } does not match the seed!
web-check-unknown = Draw { $n } ({ $kind }): { $outcome }; only “goldenspike verify” can check this kind of draw.

## End of the game

web-end = Final result
web-show-end = Result and dice
web-record = Download record

## Settings

web-theme = Theme
web-theme-system = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-mode = When I choose an action
web-mode-confirm = Preview it and ask me to confirm
web-mode-instant = Do it immediately (I can undo it)
web-pace = Playback of other players’ moves
web-pace-at-once = Off
web-pace-brisk = Fast
web-pace-slow = Slow
web-pace-skip = Skip
web-travel-money = ${ $amount }
web-travel-share = { $amount ->
    [one] 1 share
   *[other] { $amount } shares
}
web-travel-good = { $amount ->
    [one] 1 load
   *[other] { $amount } loads
}
web-caption-more = { $count ->
    [one] And 1 more event.
   *[other] And { $count } more events.
}
web-comfort = Preferences
web-curtain-setting = Hide the table while passing the device
web-shortcuts-setting = Use single-key shortcuts
web-reasons-setting = Show bots’ reasons in the log
web-sound-setting = Play sounds (your turn, dice, pieces)

## Keyboard

web-help = Keyboard shortcuts
web-help-tab = Use Tab and Shift+Tab to move between controls, Enter or Space to activate them, and the arrow keys inside boards, lists and tabs.
web-help-off = You can turn shortcuts off in the settings.
web-key-help = show this list
web-key-choices = go to the choices
web-key-board = go to the board
web-key-holdings = go to the holdings
web-key-log = go to the log
web-key-rules = search the rules
web-key-undo = undo, or ask to undo
web-key-step = previous move, next move
web-key-ends = first move, latest move
web-key-since = replay what happened since my last move
web-key-skip = skip the playback of other players’ moves
web-key-escape = back to the game; cancel an unfinished choice

## Choices, for every game

web-money = ${ $amount }
web-becomes = {" "}becomes{" "}
web-final = The dice are rolled next, so you won’t be able to undo this.
web-do-now = Do now: { $what }
web-rule = Rule { $rule }
web-less = { $what }: decrease
web-more = { $what }: increase
web-map-controls = Board view
web-map-zoom-in = Zoom in
web-map-zoom-out = Zoom out
web-map-fit = Show the whole board
web-map-home = Show your area
web-map-legend = Legend
