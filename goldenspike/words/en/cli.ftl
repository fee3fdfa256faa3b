# The command line.

cli-about = Continental Divide and Silverton, two classic railroad board games, for people, bots and research. An independent implementation with its own rules text; the names belong to their owners, and the boards are reconstructions.
cli-usage = Usage: { $line }
cli-value-verb = COMMAND
cli-value-game = GAME
cli-value-file = FILE
cli-value-dir = DIR
cli-value-name = NAME
cli-value-id = ID
cli-value-key = KEY
cli-value-value = VALUE
cli-value-words = WORDS
cli-verbs = Commands
cli-parameters = Parameters
cli-help = Show this help.
cli-version = Show the version.
cli-lang = Language (default: from your locale).
cli-with-default = { $about } (default: { $default })

## Commands and their parameters

cli-game = Game: continental-divide or silverton.
cli-players = Number of players.
cli-option = Game option as KEY=VALUE, such as level=advanced or rules=hiring,simple-market; repeatable.
cli-pack = Data pack: the id of a shipped pack, or a folder.
cli-json = Print a single JSON document.
cli-file = Game record (*.gs.json).

cli-think = Run bots on this machine for a server that uses PostgreSQL.
cli-think-database = Database of the server: postgresql://….
cli-think-workers = Number of bots that think at the same time (default: 2).

cli-database = Database of the server: sqlite:///FILE or postgresql://… (default: as for serve).
cli-backup = Back up a server’s database to one file, even while the server is running.
cli-backup-file = File to write. It contains the secret key of the seats: keep it private.
cli-backup-force = Overwrite an existing file.
cli-backup-exists = The file { $file } already exists; use --force to overwrite it.
cli-backup-done = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
} backed up to { $file }.
cli-restore = Restore a backup into a new database.
cli-restore-file = Backup file.
cli-restore-done = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
} restored from { $file }.

cli-play = Play in the terminal, with other people and bots.
cli-play-bots = Bots for the last seats, separated by commas; people take the other seats (default: you against three bots).
cli-play-names = Names of the people, separated by commas.
cli-play-seed = Number that determines all dice and draws, to repeat a game.
cli-play-save = Save the game to this file after every move. It contains the seed: keep it private.
cli-play-resume = Continue the game in this file.

cli-simulate = Let bots play many games.
cli-simulate-bots = Bots, separated by commas; repeated until every seat has one (default: greedy).
cli-simulate-games = Number of games (default: 100).
cli-simulate-seed = Number that determines all dice and draws (default: 1).
cli-simulate-records = Write a record of every game to this folder.
cli-simulate-workers = Number of processes (default: 1).
cli-simulate-laws = Check every invariant of the game after every event; slow.
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
}, { $decisions } decisions, { $speed } decisions per second.
cli-simulate-by-seat = Wins by seat: { $wins }
cli-simulate-failed = Game { $number } (seed { $seed }) failed: { $error }
cli-simulate-failures = { $errors ->
    [one] 1 game failed
   *[other] { $errors } games failed
}, of { $games }.

cli-arena = Let bots compete with balanced seating, and rate them.
cli-arena-bots = Bots, separated by commas. The last one also fills the remaining seats: expert,greedy is one expert against greedy bots. With more bots than seats, all combinations play.
cli-arena-games = Number of games (default: 100); preferably a multiple of the number of players.
cli-arena-budget = Budget of a bot for one decision: 400 means steps, 0.5s means seconds (default: the bot’s own).
cli-arena-cluster = Play on the dask.distributed cluster at this address.
cli-arena-resume = Save every finished game in this folder, and continue from the games already there.
cli-arena-report = Write a report with tables and charts to this file.
cli-arena-done = { $games ->
    [one] 1 game
   *[other] { $games } games
} from { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}. Intervals are 95% confidence intervals.
cli-arena-share = Games won
cli-arena-ratio = vs fair share
cli-arena-rating = Rating
cli-arena-time = Median time
cli-arena-slow = p99
cli-arena-overruns = Overruns
cli-arena-place = Starting position
cli-arena-seat = Seat
cli-value-address = ADDRESS

cli-calibrate = Measure a board: one bot plays all seats in every configuration, and the results are compared with the game’s targets.
cli-calibrate-bot = Bot to play with (default: greedy).
cli-calibrate-players = Only configurations for these numbers of players, separated by commas.
cli-calibrate-games = Number of games per configuration (default: 100).
cli-calibrate-done = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $settings ->
    [one] 1 configuration
   *[other] { $settings } configurations
}. Intervals are 95% confidence intervals.
cli-calibrate-missed = Missed
cli-calibrate-setting = Configuration

cli-replay = Show the game in a record.
cli-replay-at = Only the first N entries of the log (default: all).

cli-verify = Verify a record: every move was legal, and the dice match the commitment.
cli-verify-all = { $entries ->
    [one] The only entry is legal
   *[other] All { $entries } entries are legal
}, and the dice match the commitment.
cli-verify-legal = { $entries ->
    [0] There are no entries yet
    [one] The only entry is legal
   *[other] All { $entries } entries are legal
}. The game is not finished and its seed is not public yet, so the dice could not be checked.
cli-no-result = The game has no result: it was ended early, by agreement or by the host, or saved while in progress.

cli-packs = Data packs: the boards and numbers of a game.
cli-pack-check = Check a pack and list every problem.
cli-pack-check-dir = Folder of the pack.
cli-pack-show = Summarize or draw a pack.
cli-pack-name = The id of a shipped pack, or a folder.
cli-pack-show-svg = Draw the board to this file.
cli-pack-new = Start your own pack as a copy in this folder.
cli-pack-new-name = Id of the new pack.
cli-pack-new-from = Pack to copy.
cli-pack-sound = The pack { $pack } is valid.
cli-pack-drawn = Board drawn to { $file }.
cli-pack-made = The pack is in { $folder }. Edit its tables, then run: goldenspike pack check { $folder }

cli-rules = Read the rules.
cli-rules-id = Rule or section, such as CD-5.4 or CD-5.
cli-rules-search = Only rules that contain all of these words.
cli-rules-nothing = No rule contains “{ $words }”.

## Errors

cli-disk-full = The disk is full: the output is incomplete.
cli-interrupted = Interrupted.
cli-defect = Internal error in Golden Spike ({ $what }). Please report it; set GOLDENSPIKE_DEBUG=1 to see where it happened.
cli-language = Unknown language “{ $found }”; --lang accepts: { $known }.
cli-extra-missing = “{ $call }” needs additional packages. Install them with: pip install "goldenspike[{ $extra }]" (from a clone: pip install ".[{ $extra }]")
cli-unknown-verb = Unknown command “{ $verb }”. Commands: { $known }.
cli-unknown-option = Unknown option { $option }; see --help.
cli-unknown-option-near = Unknown option { $option }; did you mean { $near }?
cli-missing = { $name } is missing; see --help.
cli-no-value = { $name } needs a value; see --help.
cli-takes-no-value = { $name } takes no value.
cli-not-a-number = { $name } must be a whole number, not “{ $value }”.
cli-twice = { $name } was given twice.
cli-too-much = Unexpected argument “{ $found }”; see --help.
cli-wrong-call = Invalid arguments; see --help.
cli-bad-option = “{ $given }” is not a game option; write --option KEY=VALUE.
cli-out-of-range = { $name } must be between { $low } and { $high }.
cli-no-bots = --bots must name at least one bot.
cli-not-with-resume = { $name } cannot be combined with --resume: it is fixed by the saved game.
cli-other-game = The game in { $file } is { $found }.

cli-value-host = HOST
cli-value-url = URL
cli-serve = Start the web application, to play in the browser.
cli-serve-open = Open the page in a browser.
