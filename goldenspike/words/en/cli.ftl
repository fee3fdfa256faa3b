# The command line.

cli-about = Continental Divide and Silverton, two classic railroad board games, for people, bots and research. An independent implementation with rules text of its own; the names belong to their owners, and the boards are reconstructions.
cli-usage = Usage: { $line }
cli-value-verb = VERB
cli-value-game = GAME
cli-value-file = FILE
cli-value-dir = DIR
cli-value-name = NAME
cli-value-id = ID
cli-value-key = KEY
cli-value-value = VALUE
cli-value-words = WORDS
cli-verbs = Verbs
cli-parameters = Parameters
cli-help = Show this help.
cli-version = Show the version.
cli-lang = The language (default: the locale’s).
cli-with-default = { $about } ({ $default })

## Verbs and their parameters

cli-game = The game: continental-divide or silverton.
cli-players = How many players.
cli-option = An option of the game as name=value, such as level=advanced or rules=hiring,simple-market; may be given several times.
cli-pack = The data pack: the id of a shipped one, or a folder.
cli-json = Print one JSON document and nothing else.
cli-file = The file of a record (*.gs.json).

cli-think = Let bots think on this machine for a server that keeps its tables in PostgreSQL.
cli-think-database = The server’s database: postgresql://….
cli-think-workers = How many bots think at once (default: 2).

cli-database = The server’s database: sqlite:///FILE or postgresql://… (default: as for serve).
cli-backup = Copy a server’s whole database into one file, also while the server runs.
cli-backup-file = The file to write. It holds the secret that seats are proved with: it is for you alone.
cli-backup-force = Replace the file if there is one.
cli-backup-exists = There is a file { $file } already; --force replaces it.
cli-backup-done = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
} backed up in { $file }.
cli-restore = Fill a new database with what a backup holds.
cli-restore-file = The file of a backup.
cli-restore-done = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
} restored from { $file }.

cli-play = Play in the terminal, with other people and with bots.
cli-play-bots = The bots, separated by commas, in the last seats; the others are people. Without any of these, you meet three bots.
cli-play-names = The people’s names, separated by commas.
cli-play-seed = A number that decides all chance, so that a game can be repeated.
cli-play-save = Keep the game in this file after every move. It holds the seed: it is for you alone.
cli-play-resume = Go on with the game in this file.

cli-simulate = Let bots play many games.
cli-simulate-bots = The bots, separated by commas; repeated until every seat has one (default: greedy).
cli-simulate-games = How many games (default: 100).
cli-simulate-seed = A number that decides all chance (default: 1).
cli-simulate-records = Write the record of every game into this folder.
cli-simulate-workers = How many processes work at once (default: 1).
cli-simulate-laws = Check every law of the game after every event; slow.
cli-simulate-bot = Bot
cli-simulate-seats = Seats
cli-simulate-grade = Grade
cli-simulate-graded = Games
cli-simulate-wins = Wins
cli-simulate-mean = Mean
cli-simulate-median = Median
cli-simulate-number = { NUMBER($number, maximumFractionDigits: 1) }
cli-simulate-done = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions } decisions, { $speed } decisions a second.
cli-simulate-by-seat = Wins by seat: { $wins }
cli-simulate-failed = Game { $number } (seed { $seed }) failed: { $error }
cli-simulate-failures = { $errors ->
    [one] 1 game failed
   *[other] { $errors } games failed
}, of { $games }.

cli-arena = Let bots play against each other in balanced seatings, and rate them.
cli-arena-bots = The bots, separated by commas; the last one also has the seats that are left: expert,greedy is one against all others. Of more bots than there are seats, all combinations play.
cli-arena-games = How many games (default: 100); best a multiple of the number of players.
cli-arena-budget = What a bot may spend on a decision: 400 is so many steps, 0.5s so many seconds (default: as it likes).
cli-arena-cluster = Play on the dask.distributed cluster at this address.
cli-arena-resume = Keep every finished game in this folder, and go on with those that are there.
cli-arena-report = Write a page with tables and pictures into this file.
cli-arena-done = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}. Intervals are at 95%.
cli-arena-share = Games won
cli-arena-ratio = Over fair
cli-arena-rating = Rating
cli-arena-time = Median time
cli-arena-slow = p99
cli-arena-overruns = Overruns
cli-arena-place = Place
cli-arena-seat = Seat
cli-value-address = ADDRESS

cli-calibrate = Measure a board: one bot in all seats plays every setting, and the game’s targets are held against that.
cli-calibrate-bot = The bot that plays (default: greedy).
cli-calibrate-players = Only settings for these numbers of players, separated by commas.
cli-calibrate-games = How many games each setting is played (default: 100).
cli-calibrate-done = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $settings ->
    [one] 1 setting
   *[other] { $settings } settings
}. Intervals are at 95%.
cli-calibrate-missed = Missed
cli-calibrate-setting = Setting

cli-replay = Show the game in a record.
cli-replay-at = Only the first N entries of the log (default: all).

cli-verify = Check a record: that every move was allowed, and that the dice are those promised.
cli-verify-all = { $entries ->
    [one] The only entry is allowed
   *[other] All { $entries } entries are allowed
}, and the dice agree with the commitment.
cli-verify-legal = { $entries ->
    [0] There is no entry yet
    [one] The only entry is allowed
   *[other] All { $entries } entries are allowed
}. The game is still running and its seed not yet known, so the dice could not be checked.
cli-no-result = The game has no result: it was ended before its end, by agreement or by whoever kept the table, or was saved while it was running.

cli-packs = Data packs: boards and numbers to play with.
cli-pack-check = Find everything that is wrong with a pack.
cli-pack-check-dir = The pack’s folder.
cli-pack-show = Sum a pack up, or draw it.
cli-pack-name = The id of a shipped pack, or a folder.
cli-pack-show-svg = Draw the board into this file.
cli-pack-new = Start a pack of your own, as a copy in this folder.
cli-pack-new-name = The id of the new pack.
cli-pack-new-from = The pack to copy.
cli-pack-sound = The pack { $pack } is sound.
cli-pack-drawn = The board is drawn in { $file }.
cli-pack-made = The pack is in { $folder }; change its tables, then run: goldenspike pack check { $folder }

cli-rules = Read the rules.
cli-rules-id = One rule or section, as CD-5.4 or CD-5.
cli-rules-search = Only the rules that speak of all of these words.
cli-rules-nothing = No rule speaks of “{ $words }”.

## Wrong calls

cli-disk-full = The disk is full: not everything could be written.
cli-interrupted = Interrupted.
cli-defect = Golden Spike made a mistake of its own ({ $what }). Please report it; with GOLDENSPIKE_DEBUG=1 it shows where.
cli-language = There is no language “{ $found }”; --lang takes: { $known }.
cli-extra-missing = “{ $call }” needs more than the engine. Install it with: pip install "goldenspike[{ $extra }]" (from a clone: pip install ".[{ $extra }]")
cli-unknown-verb = There is no verb “{ $verb }”. The verbs are: { $known }.
cli-unknown-option = There is no option { $option }; --help lists those there are.
cli-unknown-option-near = There is no option { $option }; did you mean { $near }?
cli-missing = { $name } is missing; --help tells more.
cli-no-value = { $name } needs a value; --help tells more.
cli-takes-no-value = { $name } takes no value.
cli-not-a-number = { $name } must be a whole number, not “{ $value }”.
cli-twice = { $name } was given twice.
cli-too-much = “{ $found }” is one word too many; --help tells what is expected.
cli-wrong-call = This call cannot be understood; --help tells what is expected.
cli-bad-option = “{ $given }” is not an option; write --option NAME=VALUE.
cli-out-of-range = { $name } must be between { $low } and { $high }.
cli-no-bots = --bots must name at least one bot.
cli-not-with-resume = { $name } cannot be given with --resume: the game in the file has decided it.
cli-other-game = The game in { $file } is { $found }.

cli-value-host = HOST
cli-value-url = URL
cli-serve = Play in the browser: starts the web application.
cli-serve-open = Open the page in a browser.
