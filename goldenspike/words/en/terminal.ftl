# Playing in a terminal, whatever the game.

terminal-welcome = Type “{ $help }” for help. Golden Spike is an independent implementation with rules text of its own; the names belong to their owners, and the board is a reconstruction.
terminal-curtain = It is { $player }’s turn. Give them the screen, and press Enter.
terminal-unknown-command = There is no command “{ $typed }”; “{ $help }” lists them all.
terminal-no-choice = There is no choice { $typed } now.
terminal-ambiguous = “{ $typed }” could be any of these: { $known }.
terminal-not-a-number = “{ $typed }” is not a whole number.
terminal-nothing-to-undo = Nobody has done anything yet that could be taken back.
terminal-may-undo = { $player }, may { $asker } take back the last move? (yes/no)
terminal-not-undone = Not everybody agrees: nothing is taken back.
terminal-yes = yes
terminal-saved = The game is saved in { $file }.
terminal-keep = Keep the game in { $file }? (yes/no; Enter means yes)
terminal-kept = The game is kept. To go on: goldenspike play --resume { $file }
terminal-help = Type the number of a choice or a command; the beginning of a word is enough, and capitals do not matter.
terminal-rules = “rules { $family }-5” or “help { $family }-5.4” shows a section or a rule; “rules” and some words searches.
terminal-word-choices = choices
terminal-word-help = help
terminal-word-rules = rules
terminal-word-log = log
terminal-word-explain = explain
terminal-word-undo = undo
terminal-word-save = save
terminal-word-quit = quit
terminal-help-choices = show everything again
terminal-help-help = [RULE]: this list, or the text of a rule, as in “help { $family }-5.4”
terminal-help-rules = [RULE or WORDS]: the rules: their contents, one of them, or those that speak of something
terminal-help-log = [N]: what happened during the last N moves
terminal-help-explain = why the bots moved as they did since your last move
terminal-help-undo = take back the last move of a person, and what bots did since; other people are asked first
terminal-help-save = [FILE]: save the game as it stands
terminal-help-quit = leave; the game can be kept for later

## Seats

seats-person = Player { $number }
seats-too-many-bots = There are { $bots } bots for { $players } seats; at most one sits in each.
seats-other-names = { $people ->
    [0] No person plays, so there is nobody to name
    [one] 1 person plays
   *[other] { $people } people play
}, but { $found ->
    [one] 1 name was
   *[other] { $found } names were
} given; bots are named after themselves.
seats-same-name = Two players cannot have the same name.

## Files

file-unwritable = { $file } cannot be written: { $reason }.
file-unreadable = { $file } cannot be read: { $reason }.
file-in-the-way = { $file } exists and is not a save of this game; it was left as it is. Choose another name.
file-reason-missing = there is no such file or folder
file-reason-not-a-folder = a part of the path is not a folder
file-reason-folder = it is a folder
file-reason-forbidden = permission is denied
file-reason-read-only = the file system is read-only
file-reason-full = the disk is full
file-reason-name-too-long = the name is too long

## A game without a face of its own

terminal-plain-asked = { $player } is asked.
terminal-plain-result = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
terminal-nothing-to-explain = No bot has moved since, or none says why.
terminal-bot-lacks = { $name } needs the extra goldenspike[bots], which is not installed here; “{ $by }” plays in its place.
