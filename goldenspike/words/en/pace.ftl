server-no-clock = This table has no clock that could be stopped.
server-away-too-long = { $days ->
    [0] You cannot be away any longer this year: what is left is less than a day.
    [one] You can be away for one more day this year, from now on.
   *[other] You can be away for { $days } more days this year, from now on.
}
server-away-too-often = You have been away { $most } times this year. No more can be remembered.
