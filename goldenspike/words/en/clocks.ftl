# Clocks at tables: what they show, who stands in, pauses, absences and games that are ended.

server-no-clock = This table has no clock that could be stopped.
server-away-too-long = { $days ->
    [0] You cannot be away any longer this year: what is left is less than a day.
    [one] You can be away for one more day this year, from now on.
   *[other] You can be away for { $days } more days this year, from now on.
}
server-away-too-often = You have been away { $most } times this year. No more can be remembered.

web-clock = Clock
web-clock-none = No clock
web-clock-none-about = Everybody takes as long as they like.
web-clock-live = Live: minutes
web-clock-live-about = 15 minutes each, and one more with every turn: for an evening together.
web-clock-fast = Fast: a day
web-clock-fast-about = A day each, and 12 hours more with every turn. Nobody is waited for longer than a day.
web-clock-slow = Slow: a week
web-clock-slow-about = A week each, and 3 days more with every turn. Nobody is waited for longer than a week.
web-clock-pace = { $bank } each; every turn brings { $increment }, never more than { $bank } in all.
web-clock-late-what = When somebody’s time is out
web-clock-late-stand-in = A bot stands in until they are back
web-clock-late-wait = The others wait
web-clock-late-end = The others may end the game
web-clock-late-stand-in-about = When somebody’s time is out, a bot stands in until they are back.
web-clock-late-wait-about = When somebody’s time is out, the others wait.
web-clock-late-end-about = When somebody’s time is out, the others may end the game.

web-clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-clock-hours = { $count } h
web-clock-minutes = { $count } min
web-clock-seconds = { $count } s
web-clock-left = Time left: { $time }
web-clock-short = { $time } left
web-clock-only = only { $time } left
web-clock-out = time is out

web-clock-stand-in = { $player } is away, and the bot { $bot } stands in.
web-clock-stand-in-mine = Your time ran out, and the bot { $bot } stands in for you. You may have your seat back whenever you like, or simply move when you are asked.
web-clock-stands-in = away; the bot { $bot } stands in
web-clock-stood-in = A bot plays for you
web-clock-take-back = Take my seat back
web-clock-late = { $player } has no time left.
web-clock-late-mine = You have no time left. The others wait for you.
web-clock-may-end = You may go on waiting, or end the game.
web-clock-often-late = ran out of time in { $lates } of { $turns } turns so far

web-clock-pause = Propose a pause
web-clock-pause-about = If everybody agrees, no clock runs until one of you lets the game go on. Who is asked may move all the same.
web-clock-pause-proposed = { $count ->
    [one] { $players } proposes a pause in which no clock runs.
   *[other] { $players } propose a pause in which no clock runs.
}
web-clock-paused = The game is paused: no clock runs.
web-clock-go-on = Let the clocks run
web-clock-withdraw = Withdraw
web-clock-end = { $others ->
    [0] End the game
   *[other] Propose to end the game
}
web-clock-end-about = If everybody agrees, the game ends here, without a result and without counting for anything. What was played stays in the record, and the dice can be checked.
web-clock-end-proposed = { $count ->
    [one] { $players } proposes to end the game here, without a result.
   *[other] { $players } propose to end the game here, without a result.
}
web-closed-about = { $ended ->
    [agreed] Everybody agreed to end this game: it has no result. What was played is kept in the record.
    [late] A player’s time was out, and the others ended this game: it has no result. What was played is kept in the record.
   *[host] Whoever opened this table has closed it: nothing more happens here. What was played is kept in the record.
}

web-clock-away = away until { $day }
web-clock-away-mine = You are away until { $day }: your clocks stand still.
web-clock-back-on = back on { $day }
web-clock-awaited = { $player } is back on { $day }; until then their clock stands still.
web-clock-go-away = I shall be away
web-clock-go-away-about = At none of your tables will your clock run until you are back; come back earlier whenever you like. { $days ->
    [one] One day is left for this year.
   *[other] { $days } days are left for this year.
}
web-clock-until = Until
web-clock-back = I am back
web-clock-days-left = { $days ->
    [0] none of this year’s days are left
    [one] 1 day left for this year
   *[other] { $days } days left for this year
}
