# The pages in the browser, whatever the game.

## Everywhere

web-loading = Loading …
web-retry = Try again
web-close = Close
web-cancel = Cancel
web-language = Language
web-pages = Pages
web-notices = Notices
web-settings = Settings
web-table = Table
web-rules = Rules
web-rules-of = { $game }: the rules
web-start = Start
web-to-start = To the start page
web-my-tables = My tables
web-skip-main = Skip to the content
web-unreachable = The server cannot be reached. What you did last is kept; try again in a moment.
web-failed = Something went wrong here. Try again; if it happens again, please report it.
web-lost = There is no such page
web-lost-about = The address may be mistyped, or the page may have moved.
web-independent = Golden Spike is an independent implementation with rules text of its own. The names of games and publishers belong to their owners, who have nothing to do with it.
web-no-tracking = No advertising, no third party: one cookie remembers your seats. An account is for whoever wants one, and nothing else leaves this page.
web-copy = Copy
web-copied = Copied.
web-share = Share
web-qr = QR code
web-qr-of = QR code of: { $what }

## Start page

web-lead = Railroad board games of the old school, at your own table: with friends, with bots, or both.
web-about-continental-divide = Found railroads, buy into your rivals’, and push track from the Mississippi over the Divide to the Pacific. Eight turns, no dice, and every share counts.
web-about-silverton = Survey the Rockies, stake claims on gold and coal, and bring the goods to market while the price is right. Dice, snow, jail: fortunes of the mining West.
web-players-range = { $alone ->
    [yes] Alone, or { $low } to { $high } players
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
web-rivals = Rivals
web-against = { $bots ->
    [one] against 1 bot
   *[other] against { $bots } bots
}
web-offers = Alone, and scenarios
web-offers-of = { $game }: alone, and scenarios
web-offers-alone = Alone against the book
web-offers-bots = Scenarios with bots
web-with-friends = With friends
web-opening = Opening the table …
web-new-table = New table
web-resume = Resume
web-resume-none = You are at no table yet.
web-all-tables = All { $count } tables
web-join = Join by link
web-join-link = The link you were given
web-join-go = Join
web-join-about = A seat’s link makes the seat yours in this browser, and works once; a table’s link lets you watch, or take an open seat.
web-join-bad = This is not the link of a seat or of a table.
web-my-tables-about = The tables of this browser. For another device, ask at the table for a link to your seat.

## New table

web-the-game = The game
web-game = Game
web-pack = Data pack
web-no-options = This game has no options.
web-table-title = Title (optional)
web-public = Public
web-public-about = Anyone can find this table on the start page and watch. Private tables are found by their link only.
web-the-seats = The seats
web-players = Players
web-duration = About { $hours ->
    [0] { $rest } min
   *[other] { $hours } h{ $rest ->
        [0] { "" }
       *[other] { " " }{ $rest } min
    }
} in one sitting.
web-seat = Seat { $number }
web-seat-kind = Who sits here
web-seat-open = Open seat
web-bot-level = Strength of the bot
web-bot-random = Anything goes
web-bot-beginner = Beginner
web-bot-greedy = Solid
web-bot-planner = Far-sighted
web-bot-expert = Expert
web-bot-random-about = Does anything that is allowed, whatever it costs.
web-bot-beginner-about = Takes what catches the eye, and seldom thinks beyond it.
web-bot-greedy-about = Takes what pays best now, and counts well.
web-bot-planner-about = Lives for the turns to come, and knows when to wait.
web-bot-expert-about = Sees further than one would like, and forgives little.
web-sitting-me = Me
web-sitting-me-about = Held by this browser.
web-sitting-hotseat = At this screen
web-sitting-hotseat-about = Shares this screen: the page is handed over between turns.
web-sitting-friend = A friend, by link
web-sitting-friend-about = You get a link that holds this seat. The game begins without waiting for it.
web-sitting-open = Open
web-sitting-open-about = Whoever finds the table, or has its link, may sit here. The game begins when no seat is open any more.
web-sitting-bot = Bot
web-sitting-bot-about = Played by the computer.
web-several = One person may take several open seats
web-several-about = Otherwise whoever finds the table takes one at most.
web-leaving = When somebody leaves a running game
web-leaving-bot = A bot plays on
web-leaving-bot-about = The game goes on at once. You can give the seat to a person again.
web-leaving-open = The seat is open
web-leaving-open-about = The game waits there until somebody sits down.
web-leaving-stay = Nobody may leave
web-leaving-stay-about = Everybody keeps the seat to the end. Only you can give one away.
web-open-table = Open the table
web-open-about = The links for your friends are shown next.

## Whose turn it is

web-your-turn = Your turn
web-turn-of = Turn of { $player }
web-waiting-for = Waiting for { $player }
web-waiting-meanwhile = Look around meanwhile: nothing you open here disturbs the game.
web-thinking = { $player } is thinking
web-watching = You are watching.
web-state-waiting = Waiting for players
web-state-running = Running
web-state-over = The game is over
web-state-closed = The table is closed

## The table page

web-board = Board
web-tabs = About this table
web-bars = Word from the table
web-tab-choices = Choices
web-tab-result = Result
web-tab-holdings = Holdings
web-tab-log = Log
web-tab-sheet = Sheet
web-tab-rules = Rules
web-tab-notes = Notes
web-tab-about = Table
web-skip-choices = Skip to the choices
web-skip-board = Skip to the board
web-sheet-raise = More room for this
web-sheet-lower = More room for the board
web-divide-column = The width of the choices
web-divide-choices = The height of the choices
web-no-table = This table cannot be shown
web-no-such-table = There is no such table
web-no-such-table-about = Its link may be cut off, or nobody came and it was cleared away.
web-draft-gone = The game has gone on, and your half-made choice is not possible any more.
web-stale = The table had moved on. This is how it stands now: choose again.
web-notes = Notes
web-notes-about = For yourself alone: nobody else can read them. They are kept with the table.

## Connection

web-live = Live
web-connecting = Connecting …
web-reconnecting = Connection lost. Reconnecting.
web-reconnecting-in = Connection lost · again in { $seconds } s
web-retry-now = Now
web-offline = You are offline. The table comes back by itself.

## Log and rules

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-undo = { $players } took the game back to move { $log }.
web-log-undone = Taken back:
web-log-forced = There was no other choice.
web-log-bot = Played by the bot “{ $bot }”.
web-log-look = Show the board after move { $at }
web-log-show = See where
web-since-mine = Since your last move
web-replay = Replay
web-contents = Contents
web-rules-search = Search the rules, or type a number
web-rules-found = { $count ->
    [0] No rule speaks of that.
    [one] One rule
   *[other] { $count } rules
}

## The spreadsheet

web-sheet-over = Over the board
web-sheet-player = Player
web-sheet-turn = Turn
web-sheet-measure = What to show
web-sheet-by-turn = Turn by turn: { $what }

## Advice

web-hint = Advice
web-hint-about = What would a bot do?
web-hint-asking = The bot is thinking …
web-hint-says = A bot ({ $bot }) would do this:
web-hint-draft = Nothing is done yet: confirm it, or choose otherwise.

## Looking back

web-scrubber = Look back
web-scrub-first = To the beginning
web-scrub-back = One move back
web-scrub-forward = One move forward
web-scrub-last = To the present
web-scrub-play = Replay
web-pause = Pause
web-ply = Move { $at } of { $length }
web-past = You are looking at the past.
web-past-mark = The past
web-past-nothing = Nothing can be chosen in the past.
web-to-present = Back to the present
web-away = { $moves ->
    [one] One move was made since your last.
   *[other] { $moves } moves were made since your last.
}
web-dismiss = No, thanks

## Taking back

web-undo = Undo
web-undo-ask = Ask to undo
web-back-to-here = Take back to here
web-back-to-here-sure = { $moves ->
    [one] Yes, take back 1 move
   *[other] Yes, take back { $moves } moves
}
web-ask-back-to-here = { $moves ->
    [one] Yes, ask the others to take back 1 move
   *[other] Yes, ask the others to take back { $moves } moves
}
web-proposal = { $players } { $count ->
    [one] asks
   *[other] ask
} to take back { $moves ->
    [one] the last move.
   *[other] the last { $moves } moves.
}
web-proposal-waits = Still to answer: { $players }.
web-proposal-look = Show
web-accept = Accept
web-decline = Decline

## Seats

web-is-you = you
web-is-hotseat = at this screen
web-is-bot = bot · { $bot }
web-is-open = free
web-is-there = here
web-is-away = away
web-is-unheld = has not followed the link yet
web-take-seat = Sit down
web-links = Links
web-link-of = Link of { $player }’s seat
web-own-link = A link for my other devices
web-own-link-about = Keep it to yourself: on the one device where it is followed, it makes this seat yours too. A new one ends it.
web-link-about = It works once: whoever follows it and sits down holds the seat.
web-link-new = New link
web-link-new-about = The link that was given out before stops working at once.
web-change = Change
web-change-seat = Change seat { $number }
web-seat-title = Seat { $number }: { $player }
web-give = Give this seat to
web-give-link = a person, by a new link
web-give-open = anyone who finds the table
web-give-bot = a bot
web-give-loses = { $player } loses the seat at once.
web-give-do = Give the seat
web-given = The seat is given.
web-rename = Change my name
web-rename-do = Be called so
web-name-of = Another name for { $player }
web-leave = Leave the table
web-leave-about = { $what ->
    [waiting] Your seat will be open again: whoever finds the table may take it.
    [bot] A bot will play on in your place. You cannot come back by yourself; whoever opened the table can give you the seat again.
    [open] Your seat will be open: anyone who finds the table may take it, and the game waits until somebody does.
   *[stay] Nobody may leave this table while the game runs.
}
web-left = You left the table.
web-ousted = { $count ->
    [one] The seat of { $players } is not yours any more.
   *[other] The seats of { $players } are not yours any more.
}
web-understood = I see
web-close-table = Close the table
web-close-table-about = The game ends here, without a result, for everybody. It cannot be opened again; what was played can still be looked at and downloaded.
web-unheld = Not here yet: { $players }. Send them their links.
web-waiting-about = { $open ->
    [0] The game has begun. Who watches sees it later than those who play.
    [one] One seat is open. The game begins by itself when it is taken.
   *[other] { $open } seats are open. The game begins by itself when all are taken.
}
web-start-now = Start now
web-start-now-about = { $open ->
    [one] A bot takes the free seat.
   *[other] Bots take the { $open } free seats.
}
web-table-link = Link of this table
web-table-link-about = { $locked ->
    [true] Whoever follows it and knows the password may watch, and take an open seat.
   *[false] Whoever follows it may watch, and take an open seat.
}
web-watchers = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-pack-pinned = Rules version { $rules }. This table keeps its rules and data, whatever changes elsewhere.
web-hand-over = Hand the screen to { $player }
web-hand-over-any = Who has the screen?
web-hand-over-about = What the last player saw is hidden.
web-i-am = I am { $player }

## Dice

web-fair-dice = Fair dice
web-commitment = Commitment
web-commitment-about = The fingerprint (SHA-256) of the secret that decides all chance in this game. It was fixed before anybody sat down; the secret is published at the end, and anyone can check that it fits.
web-seed = Secret (seed)
web-nonce = Your own part in the dice
web-nonce-about = Optional: anything you type here is mixed into every draw, so that nobody, not even the server, could have chosen the outcome.
web-nonce-have = Yours is “{ $nonce }”. You may still change it.
web-nonce-draw = Draw one
web-nonce-give = Add
web-nonce-given = Added to the dice.
web-nonce-hidden = What the others add stays hidden until the game begins. Till then only its fingerprint can be seen, so that nobody can answer it with a choice of his own.
web-nonce-of = Added by { $player }, sealed
web-check = Check the dice
web-checking = Checking …
web-check-about = Your browser recomputes every outcome from the published secret, the table’s number and the players’ own parts.
web-check-impossible = Browsers check only on pages from https or from your own machine. Download the record instead and run: goldenspike verify FILE
web-check-commitment = The secret fits the commitment.
web-check-commitment-wrong = The secret does not fit the commitment!
web-check-nonces = What the players added is what was sealed before the game.
web-check-nonces-wrong = What the players added is not what was sealed before the game!
web-check-verified = Draw { $n } ({ $kind }): { $outcome }, verified.
web-check-wrong = Draw { $n } ({ $kind }): { $outcome } is not what the secret gives!
web-check-unknown = Draw { $n } ({ $kind }): { $outcome }; only “goldenspike verify” can check this kind.

## The end

web-end = The end
web-show-end = Result and dice
web-record = Download the record

## Settings

web-theme = Light
web-theme-system = As the device says
web-theme-light = Daylight
web-theme-dark = Lamplight (dark)
web-mode = When I choose something
web-mode-confirm = Show what follows, then ask me to confirm
web-mode-instant = Do it at once (undo is always there)
web-pace = What others do is shown
web-pace-at-once = At once
web-pace-brisk = Move by move, brisk
web-pace-slow = Move by move, slow
web-pace-skip = Skip to now
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
    [one] And one thing more.
   *[other] And { $count } things more.
}
web-comfort = Comfort
web-curtain-setting = Cover the table while the screen is handed over
web-shortcuts-setting = Single keys are shortcuts
web-reasons-setting = Bots say why they moved, in the log
web-sound-setting = Sounds: a bell when it is your turn, dice, pieces

## Keys

web-help = Keys
web-help-tab = Tab and Shift+Tab reach everything; Enter and the space bar press it; arrows move inside boards, lists and tabs.
web-help-off = Shortcuts can be switched off in the settings.
web-key-help = this list
web-key-choices = to the choices
web-key-board = to the board
web-key-holdings = to the holdings
web-key-log = to the log
web-key-rules = search the rules
web-key-undo = undo, or ask to
web-key-step = one move back, one move forward
web-key-ends = to the beginning, to the present
web-key-since = replay what happened since my last move
web-key-skip = skip to now, past what others did
web-key-escape = back to the present; drop a half-made choice

## Choosing, whatever the game

web-money = ${ $amount }
web-becomes = {" "}becomes{" "}
web-final = The dice decide next: this cannot be taken back.
web-do-now = { $what }: at once
web-rule = Rule { $rule }
web-less = { $what }: less
web-more = { $what }: more
web-map-controls = View of the board
web-map-zoom-in = Zoom in
web-map-zoom-out = Zoom out
web-map-fit = Show the whole board
web-map-home = Show where you play
web-map-legend = Key
