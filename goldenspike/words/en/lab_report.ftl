# The report that arena and calibrate write.

lab-report-file = Cannot write the report to “{ $path }”: { $detail }.
lab-report-arena = Arena: { $pack }, { $players ->
    [one] 1 player
   *[other] { $players } players
}
lab-report-calibration = Calibration: { $pack }, with { $bot }
lab-report-intervals = Intervals are 95% confidence intervals. Games of the same deal are grouped. A shared win counts as a fraction.
lab-report-facts = Setup
lab-report-pack = Pack
lab-report-games = Games
lab-report-deals = Deals
lab-report-seed = Seed
lab-report-budget = Budget per decision
lab-report-options = Options
lab-report-errors = Failed games
lab-report-what = Item
lab-report-figure = Value
lab-report-result = Result
lab-report-table = Show as a table
lab-report-in-table = The table shows the same values.
lab-report-bots = Bots
lab-report-ratio = Games won, relative to a fair share
lab-report-rating = Ratings (openskill)
lab-report-times = Time per decision
lab-report-decisions = Decisions
lab-report-worst = Longest
lab-report-places = Starting positions
lab-report-by-place = Games won by starting position, relative to a fair share
lab-report-bots-by-place = Each bot by starting position, relative to a fair share
lab-report-seats = By seat
lab-report-board = Board
lab-report-course = Course of the games
lab-report-turn = Turn
lab-report-winners = winners
lab-report-length = Length, in turns
lab-report-lead = Changes of the lead
lab-report-decided = How games were decided
lab-report-end = How games ended
lab-report-grades = Grades
lab-report-one-by-one = All games
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
lab-report-together = all configurations
lab-report-aims = Targets
lab-report-aim = Target
lab-report-wanted = Target range
lab-report-met = { $met } of { $all } met
lab-report-aim-where = { $aim }: { $where }

lab-wanted-between = { $least } to { $most }
lab-wanted-least = at least { $least }
lab-wanted-most = at most { $most }
lab-verdict = { $met ->
    [true] met{ $sure ->
        [true] {""}
       *[other] , but not certain
    }
   *[other] missed
}

lab-decided-held = the leader before the last turn won
lab-decided-overtaken = the winner came from behind in the last turn
lab-decided-shared = shared win, or no winner
lab-end-target = a player reached the cash target
lab-end-last-turn = after the last turn
lab-curve-points = Points by turn
lab-curve-cash = Cash by turn
lab-tally-city = Winners’ points by the railroad’s city
lab-tally-start = Foundings by starting hex
lab-tally-port = Ports, by share of games in which they were reached
lab-tally-divide = Railroads that crossed the divide
lab-tally-crossing = Crossings of the divide by turn
lab-tally-income = Income by commodity
lab-tally-claim = Claims, by share of games in which they were bought
lab-tally-line = Passenger lines, by share of games in which they were bought
lab-aim-places = Wins by position in the first turn order, relative to a fair share
lab-aim-city = Winners’ points from each city
lab-aim-start = Foundings in each starting hex
lab-aim-port = Games in which each port is reached
lab-aim-divide = Railroads that cross the divide
lab-aim-crossing = Crossings on turn 1
lab-aim-positions = Wins by starting position, relative to a fair share
lab-aim-line = Regular games in which each passenger line is bought
lab-aim-claim = Regular games in which each claim is bought
lab-aim-grade = Median grade in solitaire games
