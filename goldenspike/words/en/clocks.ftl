# Clocks at tables: time controls, stand-in bots, pauses, absences and games ended early.

server-no-clock = This table has no clock to pause.
server-away-too-long = { $days ->
    [0] You have no days away left this year.
    [one] You can be away for 1 more day this year, counted from now.
   *[other] You can be away for { $days } more days this year, counted from now.
}
server-away-too-often = You have been away { $most } times this year, which is the limit.

web-clock = Clock
web-clock-none = No clock
web-clock-none-about = Everyone takes as long as they like.
web-clock-live = Live (minutes)
web-clock-live-about = 15 minutes each, plus 1 minute per turn. For playing in one sitting.
web-clock-fast = Fast (1 day)
web-clock-fast-about = 1 day each, plus 12 hours per turn, up to 1 day.
web-clock-slow = Slow (1 week)
web-clock-slow-about = 1 week each, plus 3 days per turn, up to 1 week.
web-clock-pace = { $bank } each, plus { $increment } per turn, up to { $bank }.
web-clock-late-what = When a player runs out of time
web-clock-late-stand-in = A bot plays until they return
web-clock-late-wait = The other players wait
web-clock-late-end = The other players may end the game
web-clock-late-stand-in-about = If a player runs out of time, a bot plays for them until they return.
web-clock-late-wait-about = If a player runs out of time, the other players wait.
web-clock-late-end-about = If a player runs out of time, the other players may end the game.

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
web-clock-out = out of time

web-clock-stand-in = { $player } is away. The bot { $bot } is playing for them.
web-clock-stand-in-mine = You ran out of time, and the bot { $bot } is playing for you. Take your seat back at any time, or just move when it is your turn.
web-clock-stands-in = away; the bot { $bot } is playing
web-clock-stood-in = A bot is playing for you
web-clock-take-back = Take my seat back
web-clock-late = { $player } is out of time.
web-clock-late-mine = You are out of time. The other players are waiting for you.
web-clock-may-end = You can keep waiting or end the game.
web-clock-often-late = ran out of time in { $lates } of { $turns } turns

web-clock-pause = Propose a pause
web-clock-pause-about = If everyone agrees, all clocks stop until one of you resumes the game. Players can still move during the pause.
web-clock-pause-proposed = { $count ->
    [one] { $players } proposes a pause: all clocks stop.
   *[other] { $players } propose a pause: all clocks stop.
}
web-clock-paused = The game is paused: all clocks are stopped.
web-clock-go-on = Resume the clocks
web-clock-withdraw = Withdraw
web-clock-end = { $others ->
    [0] End the game
   *[other] Propose to end the game
}
web-clock-end-about = If everyone agrees, the game ends now, without a result and without affecting ratings. The moves stay in the record, and the dice can be checked.
web-clock-end-proposed = { $count ->
    [one] { $players } proposes to end the game now, without a result.
   *[other] { $players } propose to end the game now, without a result.
}
web-closed-about = { $ended ->
    [agreed] The players agreed to end this game without a result. The moves are in the record.
    [late] A player ran out of time, and the others ended this game without a result. The moves are in the record.
   *[host] The host closed this table. The moves are in the record.
}

web-clock-away = away until { $day }
web-clock-away-mine = You are away until { $day }: your clocks are stopped.
web-clock-back-on = back on { $day }
web-clock-awaited = { $player } is back on { $day }; their clock is stopped until then.
web-clock-go-away = Set me as away
web-clock-go-away-about = Your clocks stop at all your tables until you return. You can come back early at any time. { $days ->
    [one] You have 1 day left this year.
   *[other] You have { $days } days left this year.
}
web-clock-until = Until
web-clock-back = I am back
web-clock-days-left = { $days ->
    [0] no days left this year
    [one] 1 day left this year
   *[other] { $days } days left this year
}
