# The page that arena and calibrate write.

lab-report-file = The page cannot be written to “{ $path }”: { $detail }.
lab-report-arena = Arena: { $pack }, { $players ->
    [one] 1 player
   *[other] { $players } players
}
lab-report-calibration = Calibration: { $pack }, with { $bot }
lab-report-intervals = Intervals are at 95%. The games of one deal count as belonging together. A shared win counts in parts.
lab-report-facts = What was played
lab-report-pack = Pack
lab-report-games = Games
lab-report-deals = Deals
lab-report-seed = Seed
lab-report-budget = Budget of a decision
lab-report-options = Options
lab-report-errors = Failed games
lab-report-what = What
lab-report-figure = Figure
lab-report-result = Result
lab-report-table = The same as a table
lab-report-in-table = The table has the same figures.
lab-report-bots = Bots
lab-report-ratio = Games won, over what would be fair
lab-report-rating = Ratings (openskill)
lab-report-times = Time for a decision
lab-report-decisions = Decisions
lab-report-worst = Longest
lab-report-places = Places
lab-report-by-place = Games won by starting place, over what would be fair
lab-report-bots-by-place = Each bot by starting place, over what would be fair
lab-report-seats = By seat
lab-report-board = The board
lab-report-course = How the games went
lab-report-turn = Turn
lab-report-winners = winners
lab-report-length = Length, in turns
lab-report-lead = Changes of the lead
lab-report-decided = How it was decided
lab-report-end = How it ended
lab-report-grades = Grades
lab-report-one-by-one = One by one
lab-report-listed = The first { $listed } are listed.
lab-report-game = Game
lab-report-deal = Deal
lab-report-seating = Seats
lab-report-scores = Scores
lab-report-winner = Winner
lab-report-setting = { $players ->
    [one] 1 player
   *[other] { $players } players
}{ $options ->
    [none] {""}
   *[other] {" "}({ $options })
}
lab-report-together = all together
lab-report-aims = Targets
lab-report-aim = Target
lab-report-wanted = Wanted
lab-report-met = { $met } of { $all } met
lab-report-aim-where = { $aim }: { $where }

lab-wanted-between = { $least } to { $most }
lab-wanted-least = at least { $least }
lab-wanted-most = at most { $most }
lab-verdict = { $met ->
    [true] met{ $sure ->
        [true] {""}
       *[other] , not for sure
    }
   *[other] missed
}

lab-decided-held = who led before the last turn won
lab-decided-overtaken = the winner came from behind in the last turn
lab-decided-shared = shared by several, or won by nobody
lab-end-target = somebody had the cash it takes
lab-end-last-turn = after the last turn
lab-curve-points = Points, turn by turn
lab-curve-cash = Cash, turn by turn
lab-tally-city = Winners’ points by city of the railroad
lab-tally-start = Foundings by starting hex
lab-tally-port = Ports, by the games in which they were reached
lab-tally-divide = Railroads that crossed the divide
lab-tally-crossing = Crossings of the divide by turn
lab-tally-income = Income by commodity
lab-tally-claim = Claims, by the games in which they were bought
lab-tally-line = Passenger lines, by the games in which they were bought
lab-aim-places = Wins of a place in the first order, over what would be fair
lab-aim-city = Winners’ points from each city
lab-aim-start = Foundings in each starting hex
lab-aim-port = Games in which each port is reached
lab-aim-divide = Railroads that cross the divide
lab-aim-crossing = Crossings on turn 1
lab-aim-positions = Wins of a starting position, over what would be fair
lab-aim-line = Regular games in which each passenger line is bought
lab-aim-claim = Regular games in which each claim is bought
lab-aim-grade = Median grade of the solitaires
