# Continental Divide in the browser: the board, the forms and the tables of the page.

## The language of this file, for texts that come with a pack

cd-web-language = en

## Small figures

cd-web-plus = +{ $amount }
cd-web-cost-of = ${ $cost } of ${ $treasury }
cd-web-tip-income = +{ $income } income
cd-web-tip-points = +{ $points } { $points ->
    [one] point
   *[other] points
}
cd-web-times = { $shares } × { $points }
cd-web-share-points = { $shares } × { $points } = { $total }

## Labels of figures and fields

cd-web-railroad = Railroad
cd-web-railroads = Railroads
cd-web-player = Player
cd-web-players = Players
cd-web-cash = Cash
cd-web-shares = Shares
cd-web-treasury = Treasury
cd-web-income = Income
cd-web-dividend = Dividend
cd-web-cost = Cost
cd-web-cubes = Cubes
cd-web-hexes = Hexes
cd-web-points-short = Pts
cd-web-points-now = Points
cd-web-points-share = Pts/share
cd-web-price = Price
cd-web-unsold = Unsold
cd-web-yours = Yours
cd-web-total = Total
cd-web-length = Line length
cd-web-line-to = Line to

## The board

cd-web-board = The board. Use the arrow keys to move from hex to hex; hold Shift to move to the other neighbor. Press Enter to choose, N for the next line to the same hex, plus or minus to zoom, and 0 to reset the zoom.
cd-web-pointed = Details of this hex
cd-web-hex = { $hex }, { $kind ->
    [start] starting city,{" "}
    [port] port,{" "}
    [city] city,{" "}
   *[ordinary] {""}
}cost { $cost }, income { $income }{ $count ->
    [0] {""}
    [one] , track: { $tracks }
   *[other] , tracks: { $tracks }
}
cd-web-hex-target = { $hex }. You can choose this.
cd-web-region = { $region ->
    [west] Western Region
    [central] Central Region
   *[east] Eastern Region
}
cd-web-line = { $railroad }: { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} from { $from } to { $to }
cd-web-no-line = No line ends here. A line runs straight from a hex that has the railroad’s track.
cd-web-short = A line from { $from } would have to stop before this hex.
cd-web-ways = { $ways } lines lead here. Choose this hex, then switch between them.
cd-web-next-way = Next line to this hex
cd-web-way = { $way } / { $ways } ›

## The key to the board

cd-web-land = { $land ->
    [plains] plains
    [farmland] farmland
    [desert] desert
    [hills] hills
    [forest] forest
    [river] river
    [mountain] mountain
    [city] city
    [start] starting city
   *[port] port
}
cd-web-legend-region = region border
cd-web-legend-divide = Continental Divide: income +{ $income }, once
cd-web-legend-numbers = build cost | income
cd-web-legend-keys = Drag to move the board, scroll or pinch to zoom. Arrow keys move from hex to hex, with Shift to the other neighbour. Enter chooses, N switches to the next line to the same hex, + − 0 zoom.

## Choosing

cd-web-waiting = It is { $player }’s turn.
cd-web-all = All
cd-web-fewer = Show fewer

## Stock

cd-web-stock-title = Stock (one railroad a turn)
cd-web-kind-buy = Buy shares
cd-web-kind-found = Found a railroad
cd-web-kind-pass = Buy nothing
cd-web-pass-consequence = { $alone ->
    [yes] There is nothing you can buy.
   *[no] You keep your cash.
} You go on to building.
cd-web-shares-issued = Number of shares
cd-web-stock-value = Stock value
cd-web-values-taken = Marked red: taken by other railroads (${ $values }).
cd-web-found-wanting = Choose a starting hex here or on the board.
cd-web-found-consequence = You pay ${ $value } into its treasury, which leaves you ${ $left }. You hold 1 of { $shares } shares and may build at once with { $cubes } cubes.
cd-web-found-button = Found { $railroad } for ${ $value }
cd-web-pay = You pay (at least ${ $least })
cd-web-your-dividends = Your dividends
cd-web-standing = { $standing ->
    [most] You would hold the most shares of { $railroad }.
    [tied] You would hold as many shares of { $railroad } as { $rivals }.
   *[fewer] { $rivals } would still hold more shares of { $railroad } ({ $theirs }).
}
cd-web-sells-out = Sold out: +{ $points } { $points ->
    [one] point
   *[other] points
} for every share.
cd-web-buy-now = { $abbreviation }: buy 1 share now for ${ $pay }
cd-web-buy-button = Buy { $shares ->
    [one] 1 share
   *[other] { $shares } shares
} of { $abbreviation } for ${ $pay }
cd-web-buy-refused = { $count ->
    [one] 1 railroad you cannot buy into: see why
   *[other] { $count } railroads you cannot buy into: see why
}

## Track

cd-web-build-for = Build for
cd-web-build-hint = Point at a hex on the board to draw the line to it, or choose a line here.
cd-web-sorted = Sorted by
cd-web-sorted-points = points gained
cd-web-sorted-income = income gained
cd-web-sorted-thrift = cost per income
cd-web-sorted-longest = longest
cd-web-from = { $railroad } from { $from }, { $direction ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
    [NW] north-west
   *[other] { $direction }
}
cd-web-all-lines = Show all { $count } directions
cd-web-build-button = Build for ${ $cost }
cd-web-build-now = { $line }: build now for ${ $cost }
cd-web-build-refused = { $count ->
    [one] 1 railroad you cannot build for: see why
   *[other] { $count } railroads you cannot build for: see why
}
cd-web-kind-done = Done building
cd-web-done-consequence = { $count ->
    [0] There is nothing you can build.
    [one] You could still build for 1 railroad.
   *[other] You could still build for { $count } railroads.
} Your turn ends.

## Turn order

cd-web-turn-of = Turn { $turn } of { $turns }
cd-web-order = Order of play
cd-web-next-order = Next turn order
cd-web-free-place = Place { $position }, free
cd-web-order-hint = Choose your place in the next turn. This turn you were { $place ->
    [1] first
   *[other] number { $place }
} of { $players }.
cd-web-take-place = Take place { $position }

## Holdings

cd-web-no-shares = No shares yet
cd-web-unstarted = Not founded yet
cd-web-charter-more = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}{ $locked ->
    [0] {""}
   *[other] {" "}· { $locked } locked
}
cd-web-least-price = Least price
cd-web-sold-out = sold out
cd-web-held = Shares
cd-web-held-by = { $holders }; { $unsold } of { $total } unsold
cd-web-may-build = May build
cd-web-built = (has built)
cd-web-started-in = Started in
cd-web-goal = { $source ->
    [central] Central Region
    [west] Western Region
    [divide] Continental Divide
    [port] { $reached ->
        [yes] { $port }
       *[no] Port (at most)
    }
   *[sold_out] All shares sold
}
cd-web-goal-short = { $source ->
    [central] Central Region { $points }
    [west] Western Region { $points }
    [divide] Continental Divide { $points }
    [port] port { $points }
   *[sold_out] sold out { $points }
}
cd-web-reached = { $reached ->
    [yes] reached
   *[no] not reached
}

## The end

cd-web-score-table = Points by player and railroad
cd-web-how = { $railroad }: { $points ->
    [one] 1 point
   *[other] { $points } points
} a share ({ $parts })
cd-web-nothing = nothing reached
cd-web-still = Points still available: { $goals }

## The spreadsheet

cd-web-sheet-shares = Shares held
cd-web-sheet-income = Dividends
cd-web-sheet-spent = Spent on shares
cd-web-sheet-cash = Cash
cd-web-sheet-points = Points
cd-web-sheet-each-value = Value per share
cd-web-sheet-each-dividend = Dividend per share
cd-web-sheet-each-points = Points per share
