# Games, records and dice: what can be wrong with them.

## Games, players, options, dice

game-unknown = There is no game called “{ $game }”. There is: { $known }.
pack-of-other-game = The pack { $pack } belongs to { $found }, not to { $wanted }.
seed-bad = A seed is a whole number from 0, or 32 bytes.
players-not-names = The players must be given as a list of names.
players-how-many = { $game } is for { $low } to { $high } players, not for { $found }.
players-bad-name = “{ $name }” cannot be a player’s name: it needs 1 to { $limit } characters that can be printed.
options-not-a-table = The options must be given by name, each with its value.
options-unknown = { $game } has no option “{ $option }”. It has: { $known }.
options-bad-value = “{ $found }” is not a value of the option “{ $option }”. Its values: { $known }.
nonces-how-many = There must be one nonce for each of the { $seats } seats, empty if need be.
nonces-bad = “{ $found }” cannot be a game’s id or a nonce: at most { $limit } characters, all of which can be printed.

## What a play refuses

kernel-refused-malformed = This is not an action of this game: { $detail }.
kernel-refused-out_of_bounds = “{ $field }” must be a whole number from { $least } to { $most }.
kernel-refused-too_long = “{ $field }” is too long; at most { $most } can stand there.
kernel-refused-repeated = In “{ $field }” the same thing stands twice.
kernel-refused-no_dice = This play has no dice of its own: it was loaded from a record without its seed.
kernel-refused-promised_dice = These dice were promised to the players: only a copy can roll others, play.clone(rng).
kernel-refused-not_chance = Nothing is to be rolled or drawn now; a player is asked.
kernel-refused-not_an_outcome = This cannot come out of a draw of the kind “{ $kind }”.
kernel-refused-nothing_to_undo = There is nothing to take back.
kernel-refused-undo_barrier = Dice or another player’s action stand behind it: taking it back needs everybody’s consent.
kernel-refused-started = The game has begun; nonces are taken before its first entry only.

## Records

record-unreadable = { $file } cannot be read: { $detail }.
record-too-large = The record is larger than { $limit } MiB; no game is.
record-not-json = This is not a record: it cannot be read as JSON ({ $detail }).
record-not-an-object = This is not a record: a record is a JSON object.
record-half-character = The record holds half a character (a lone surrogate), which no text has.
record-other-format = This is not a record of the format { $wanted }: it says “{ $found }”.
record-shape = The record is not made as it should be: { $detail }.
record-other-rules = The record was made under version { $found } of the rules of { $game }; this program knows version { $known }.
record-other-pack = The record was made with the pack { $wanted } { $version }; { $found }, as it is here, is not the same. Name the right one with --pack.
record-no-seed = The game is over, but the record does not give the seed, so the dice cannot be checked.
record-other-commitment = The seed does not fit the commitment that was published before the game.
record-other-dice = Entry { $entry } of the log (counted from 0) is not what the committed dice rolled: { $found } instead of { $wanted }.
record-after-the-end = Entry { $entry } of the log (counted from 0) comes after the end of the game.
record-chance-expected = Entry { $entry } of the log (counted from 0) must be a draw of the kind “{ $kind }”.
record-other-chance = Entry { $entry } of the log (counted from 0) is a draw of the kind “{ $found }” where “{ $wanted }” is due.
record-draw-number = Entry { $entry } of the log (counted from 0) has the draw number { $found }; it must be at least { $least }.
record-action-expected = Entry { $entry } of the log (counted from 0) must be a player’s action.
record-other-seat = Entry { $entry } of the log (counted from 0) is an action of seat { $found }, but seat { $wanted } was asked.
record-illegal = Entry { $entry } of the log (counted from 0) is not allowed by rule { $rule } ({ $reason }): { $why }
record-hidden = Entry { $entry } of the log (counted from 0) is hidden; only the whole record can be replayed.
record-entry-shape = Entry { $entry } of the log (counted from 0) is not made as it should be: { $detail }.
record-no-result = The game is over, but the record does not give its result.
record-other-result = The result in the record is wrong; it must be { $wanted }.
record-result-too-early = The record gives a result, but after { $entries ->
    [one] its only entry
   *[other] its { $entries } entries
} the game is not over.
record-bad-seed = The seed in the record is not 32 bytes in hexadecimal digits.
seat-unknown = There is no seat { $seat } at this table; its { $seats } seats are counted from 0.
record-malformed = Entry { $entry } of the log (counted from 0) cannot be done: { $why }
record-other-purpose = Entry { $entry } of the log (counted from 0) says that the draw is for something else; “for” must be { $wanted }.
record-bad-table = The record describes a table that cannot be: { $why }
record-draws = “draws” in the record is { $found }; it stands only in a saved game whose last draws were taken back, and is greater than the number of every draw in the log.
