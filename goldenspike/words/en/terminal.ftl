# Playing in a terminal, for every game.

terminal-welcome = Type “{ $help }” for help. Golden Spike is an independent implementation with its own rules text; the names belong to their owners, and the board is a reconstruction.
terminal-curtain = It is { $player }’s turn. Pass them the screen and press Enter.
terminal-unknown-command = Unknown command “{ $typed }”. Type “{ $help }” to list all commands.
terminal-no-choice = There is no choice { $typed } now.
terminal-ambiguous = “{ $typed }” is ambiguous: { $known }.
terminal-not-a-number = “{ $typed }” is not a whole number.
terminal-nothing-to-undo = There is nothing to undo yet.
terminal-may-undo = { $player }, may { $asker } undo the last move? (yes/no)
terminal-not-undone = Not everyone agrees: nothing was undone.
terminal-yes = yes
terminal-saved = Game saved to { $file }.
terminal-keep = Save the game to { $file }? (yes/no; Enter means yes)
terminal-kept = Game saved. To continue: goldenspike play --resume { $file }
terminal-help = Type the number of a choice, or a command. You can shorten commands, and case does not matter.
terminal-rules = “rules { $family }-5” or “help { $family }-5.4” shows a section or a rule; “rules” with words searches.
terminal-word-choices = choices
terminal-word-help = help
terminal-word-rules = rules
terminal-word-log = log
terminal-word-explain = explain
terminal-word-undo = undo
terminal-word-save = save
terminal-word-quit = quit
terminal-help-choices = show the position and the choices again
terminal-help-help = [RULE]: this list, or the text of a rule, as in “help { $family }-5.4”
terminal-help-rules = [RULE or WORDS]: table of contents, one rule, or a search
terminal-help-log = [N]: show the last N moves
terminal-help-explain = why the bots made their moves since your last one
terminal-help-undo = undo the last move of a person and all bot moves since; other people must agree
terminal-help-save = [FILE]: save the game
terminal-help-quit = quit; you can save the game for later

## Seats

seats-person = Player { $number }
seats-too-many-bots = There are { $bots } bots for { $players } seats. Name at most one bot per seat.
seats-other-names = { $people ->
    [0] Only bots play
    [one] 1 person plays
   *[other] { $people } people play
}, but { $found ->
    [one] 1 name was
   *[other] { $found } names were
} given. Name people only; bots have their own names.
seats-same-name = Two players cannot have the same name.

## Files

file-unwritable = Cannot write { $file }: { $reason }.
file-unreadable = Cannot read { $file }: { $reason }.
file-in-the-way = { $file } already exists and is not a save of this game, so it was not overwritten. Choose another name.
file-reason-missing = no such file or folder
file-reason-not-a-folder = part of the path is not a folder
file-reason-folder = it is a folder
file-reason-forbidden = permission denied
file-reason-read-only = the file system is read-only
file-reason-full = the disk is full
file-reason-name-too-long = the name is too long

## Games without a terminal view of their own

terminal-plain-asked = { $player } must choose.
terminal-plain-result = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
terminal-nothing-to-explain = No bot has moved since then, or none gave a reason.
terminal-bot-lacks = { $name } needs the extra goldenspike[bots], which is not installed here; “{ $by }” plays instead.
