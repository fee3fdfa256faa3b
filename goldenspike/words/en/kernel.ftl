# Games, records and dice: what can be wrong with them.

## Games, players, options, dice

game-unknown = Unknown game “{ $game }”. Available: { $known }.
pack-of-other-game = The pack { $pack } is for { $found }, not for { $wanted }.
seed-bad = A seed must be a whole number of at least 0, or 32 bytes.
players-not-names = Players must be a list of names.
players-how-many = { $game } is for { $low } to { $high } players, not { $found }.
players-bad-name = “{ $name }” is not a valid player name: use 1 to { $limit } printable characters.
options-not-a-table = Options must be a mapping of names to values.
options-unknown = { $game } has no option “{ $option }”. Available: { $known }.
options-bad-value = “{ $found }” is not a valid value of the option “{ $option }”. Valid values: { $known }.
nonces-how-many = There must be one nonce for each of the { $seats } seats; it may be empty.
nonces-bad = “{ $found }” is not a valid game id or nonce: use at most { $limit } printable characters.

## Refused actions

kernel-refused-malformed = This is not an action of this game: { $detail }.
kernel-refused-out_of_bounds = “{ $field }” must be a whole number from { $least } to { $most }.
kernel-refused-too_long = “{ $field }” is too long: it can have at most { $most } items.
kernel-refused-repeated = “{ $field }” contains the same item twice.
kernel-refused-no_dice = This game has no dice of its own: it was loaded from a record without a seed.
kernel-refused-promised_dice = The dice of this game are committed. Use play.clone(rng) to roll others on a copy.
kernel-refused-not_chance = There is nothing to roll or draw now: a player must choose.
kernel-refused-not_an_outcome = This is not a possible outcome of a draw of kind “{ $kind }”.
kernel-refused-nothing_to_undo = There is nothing to undo.
kernel-refused-undo_barrier = Dice or another player’s action followed: everyone must agree to undo this.
kernel-refused-started = The game has started; nonces are accepted only before the first entry.

## Records

record-unreadable = Cannot read { $file }: { $detail }.
record-too-large = The record is larger than { $limit } MiB, the limit.
record-not-json = This is not a record: invalid JSON ({ $detail }).
record-not-an-object = This is not a record: a record is a JSON object.
record-half-character = The record contains half a character (a lone surrogate), which is not valid text.
record-other-format = This is not a record of format { $wanted }: its format is “{ $found }”.
record-shape = The record is malformed: { $detail }.
record-other-rules = The record uses version { $found } of the rules of { $game }; this program supports version { $known }.
record-other-pack = The record was made with the pack { $wanted } { $version }, which differs from { $found } as installed here. Name the right pack with --pack.
record-no-seed = The game is over, but the record has no seed, so the dice cannot be checked.
record-other-commitment = The seed does not match the commitment published before the game.
record-other-dice = Entry { $entry } of the log (counted from 0) does not match the committed dice: { $found } instead of { $wanted }.
record-after-the-end = Entry { $entry } of the log (counted from 0) comes after the end of the game.
record-chance-expected = Entry { $entry } of the log (counted from 0) must be a draw of kind “{ $kind }”.
record-other-chance = Entry { $entry } of the log (counted from 0) is a draw of kind “{ $found }”, but “{ $wanted }” is required.
record-draw-number = Entry { $entry } of the log (counted from 0) has draw number { $found }; it must be at least { $least }.
record-action-expected = Entry { $entry } of the log (counted from 0) must be a player’s action.
record-other-seat = Entry { $entry } of the log (counted from 0) is an action of seat { $found }, but it was the turn of seat { $wanted }.
record-illegal = Entry { $entry } of the log (counted from 0) breaks rule { $rule } ({ $reason }): { $why }
record-hidden = Entry { $entry } of the log (counted from 0) is hidden; only a complete record can be replayed.
record-entry-shape = Entry { $entry } of the log (counted from 0) is malformed: { $detail }.
record-no-result = The game is over, but the record has no result.
record-other-result = The result in the record is wrong; it must be { $wanted }.
record-result-too-early = The record has a result, but the game is not over after { $entries ->
    [one] its only entry
   *[other] its { $entries } entries
}.
record-bad-seed = The seed in the record must be 32 bytes in hexadecimal.
seat-unknown = There is no seat { $seat } at this table; its { $seats } seats are numbered from 0.
record-malformed = Entry { $entry } of the log (counted from 0) cannot be played: { $why }
record-other-purpose = Entry { $entry } of the log (counted from 0) names the wrong purpose of the draw; “for” must be { $wanted }.
record-bad-table = The record describes an impossible table: { $why }
record-draws = “draws” in the record is { $found }. It is allowed only in a saved game whose last draws were undone, and must be greater than every draw number in the log.
