# Continental Divide: refusals, log events, tables, choices and commands.

## Refusals (the interface shows the rule id beside them)

cd-refused-not_now = You cannot do this now. In each turn every player buys stock or passes, then builds track; the next turn order is chosen between turns.
cd-refused-unknown_railroad = There is no railroad “{ $railroad }”. Choose from: { $known }.
cd-refused-unknown_hex = There is no hex “{ $hex }” on this board.
cd-refused-unknown_direction = There is no direction “{ $direction }”. Choose from: { $known }.
cd-refused-already_started = { $railroad_name } has already been founded. You can only buy its unsold shares.
cd-refused-not_a_start = { $hex_name } is not a starting hex. A railroad starts in one of the starting cities.
cd-refused-start_full = { $hex_name } is full: { $limit } railroads have started there. Choose another starting hex.
cd-refused-shares_out_of_range = A railroad has { $shares_min } to { $shares_max } shares, not { $shares }.
cd-refused-value_out_of_range = The stock value must be between ${ $value_min } and ${ $value_max }, not ${ $value }.
cd-refused-value_taken = Another railroad already has the stock value ${ $value }. Each railroad needs its own.
cd-refused-value_over_cash = You have ${ $cash }, which is not enough for a stock value of ${ $value }.
cd-refused-not_started = { $railroad_name } has not been founded yet. Found it to get its first share.
cd-refused-no_share_named = Buy at least one share, not { $shares }.
cd-refused-not_enough_shares = { $railroad_name } { $unsold ->
    [0] is sold out
    [one] has only one unsold share
   *[other] has only { $unsold } unsold shares
}; you want { $shares }.
cd-refused-under_least_price = ${ $pay } is too little: { $shares ->
    [one] a share of { $railroad_name } costs at least ${ $least }.
   *[other] { $shares } shares of { $railroad_name } cost at least ${ $least }, ${ $least_each } each.
}
cd-refused-pay_over_cash = You have ${ $cash } and cannot pay ${ $pay } for shares of { $railroad_name }.
cd-refused-no_share_held = You hold no share of { $railroad_name }, so you cannot build for it.
cd-refused-not_majority = Another player holds more shares of { $railroad_name } than you. Only the players with the most shares may build for it.
cd-refused-built_already = You have already built for { $railroad_name } this turn. Each railroad gets one line a turn.
cd-refused-not_on_track = { $railroad_name } has no track in { $hex_name }. A line starts from a hex with its track.
cd-refused-no_length = A line must be at least one hex long.
cd-refused-off_board = The board ends beyond { $last }: { $laid ->
    [0] no line is possible in this direction
    [one] the line can be 1 hex long
   *[other] the line can be at most { $laid } hexes long
}.
cd-refused-already_here = { $railroad_name } already has track in { $hex_name }. A line cannot run through track of its own railroad.
cd-refused-hex_full = { $hex_name } is full: { $limit } railroads are there. The line must end in { $last }.
cd-refused-port_taken = The port { $hex_name } already has a railroad and takes no other. The line must end in { $last }.
cd-refused-second_start = { $hex_name } is a starting hex. { $railroad_name } has its own and may not enter another.
cd-refused-second_port = { $hex_name } is a port. { $railroad_name } has already reached one and may not enter a second.
cd-refused-no_cubes = { $railroad_name } has no cubes left{ $laid ->
    [0] {""}
    [one] {" "}after 1 hex of this line
   *[other] {" "}after { $laid } hexes of this line
}. Reaching a new region frees more.
cd-refused-no_money = { $hex_name } costs ${ $cost }; { $railroad_name } has only ${ $left } left of its ${ $treasury }.
cd-refused-game_over = The game is over.
cd-refused-no_such_position = There is no place { $position }. Choose a place from 1 to { $players }.
cd-refused-position_taken = Place { $position } is already taken. Choose a free place from 1 to { $players }.

## Log events

cd-event-order_dealt = Order of play for turn 1: { $order }.
cd-event-founded = { $player } founds { $railroad } in { $hex }: { $shares } shares, stock value ${ $value }.
cd-event-shares_bought = { $player } buys { $shares ->
    [one] 1 share
   *[other] { $shares } shares
} of { $railroad } for ${ $paid }.
cd-event-passed = { $player } buys no stock.
cd-event-track_laid = { $player } builds for { $railroad }: { $hexes ->
    [one] { $last }
   *[other] { $hexes } hexes from { $first } to { $last }
}; cost ${ $cost }, income +{ $income }.
cd-event-region_entered = { $railroad } enters the { $region ->
    [central] Central Region
    [west] Western Region
   *[east] Eastern Region
} and gets { $cubes } more cubes.
cd-event-divide_crossed = { $railroad } crosses the Continental Divide: income +{ $income }.
cd-event-building_ended = { $player } is done building.
cd-event-dividend_paid = { $per_share ->
    [0] { $railroad } pays nothing and keeps ${ $kept }.
   *[other] { $railroad } pays ${ $per_share } a share ({ $paid }) and keeps ${ $kept }.
}
cd-payment = { $player }: ${ $dollars }
cd-event-turn_advanced = Turn { $turn } begins.
cd-event-position_taken = { $player } takes position { $position } in the next turn order.
cd-event-game_ended = The game is over: { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
} with { $scores ->
    [one] 1 point
   *[other] { $scores } points
}.

## Phases

cd-status = Turn { $turn } of { $turns } · { $phase }
cd-phase-deal = The turn order is dealt.
cd-phase-stock = { $player } buys stock.
cd-phase-track = { $player } builds track.
cd-phase-end_of_turn = The turn ends.
cd-phase-order = { $player } chooses a place in the next turn order.
cd-phase-over = The game is over.
cd-result = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

## Tables

cd-table-none-started = No railroad has been founded yet.
cd-table-unstarted = Not founded:
cd-table-railroad = Railroad
cd-table-treasury = Treas.
cd-table-income = Inc.
cd-table-dividend = Div.
cd-table-value = Value
cd-table-price = Price
cd-table-cubes = Cubes
cd-table-points = Pts
cd-table-reached = Reached
cd-table-region = { $region ->
    [central] center
    [west] west
   *[east] east
}
cd-table-unsold = Unsold
cd-table-holders = Held by
cd-table-player = Player
cd-table-cash = Cash
cd-table-points-now = Points now
cd-table-shares = Shares
cd-table-total = Total
cd-table-to = to
cd-table-cost = Cost
cd-table-stops = why it stops

## The board

cd-legend = ◆ start  ● port  • city  ║ region  █ ▁ divide  cost|income
cd-board-cut = This is part of the board. “board” and a hex, as in “board K5”, shows another part.

## Choices

cd-preview-buy = { $shares ->
    [one] 1 share
   *[other] { $shares } shares
} of { $railroad }: you hold { $held } of { $total }, { $unsold } unsold; dividend ${ $dividend }, treasury ${ $treasury }; you may pay up to ${ $most }
cd-preview-found = for example { $railroad } in { $hex }, { $shares } shares at ${ $value }; leaves you ${ $cash }
cd-preview-pass = buy no stock{ $more ->
    [0] {""}
    [one] {" "}(1 more purchase is possible)
   *[other] {" "}({ $more } more purchases are possible)
}
cd-preview-done = finish building
cd-more-lines = { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} can be built. Type “{ $command }” and a railroad to see them all.
cd-preview-order = take position { $position } in the turn order

## Commands

cd-word-found = found
cd-word-buy = buy
cd-word-pass = pass
cd-word-build = build
cd-word-done = done
cd-word-order = order
cd-word-lines = lines
cd-word-why = why
cd-word-board = board
cd-word-map = map
cd-word-tables = tables
cd-help-found = RAILROAD HEX SHARES VALUE, as in “found up W5 5 30”
cd-help-buy = RAILROAD [SHARES [DOLLARS]], as in “buy sp 2 70”; by default, one share at the least price
cd-help-pass = buy no stock
cd-help-build = RAILROAD HEX DIRECTION LENGTH, as in “build up W5 NW 3”; RAILROAD HEX builds to that hex
cd-help-done = finish building
cd-help-order = PLACE: take that place in the next turn order
cd-help-lines = RAILROAD [HEX [DIRECTION]]: the lines you can build, what they earn and why they stop
cd-help-why = ACTION or RAILROAD, as in “why build up W5 NW 9” or “why sp”: explains why you cannot do it
cd-help-board = [HEX]: the board, or the part around a hex
cd-help-map = HEX: a close-up of the area around a hex, with names
cd-help-tables = railroads and players; a star marks the players who may build for a railroad
cd-usage-found = To found a railroad, type its id, a starting hex, the number of shares and the stock value: “found up W5 5 30”.
cd-usage-buy = To buy shares, type the railroad, the number of shares and the dollars in all: “buy sp 2 70”.
cd-usage-build = To build, type the railroad, the hex to start from, the direction and the length: “build up W5 NW 3”.
cd-usage-order = To take a place in the turn order, type its number: “order 2”.
cd-usage-lines = Type a railroad: “lines up”.
cd-usage-alone = “{ $command }” takes nothing after it.
cd-typed-railroad = “{ $typed }” is not a railroad. The railroads are: { $known }.
cd-typed-hex = “{ $typed }” is not a hex. Type a hex’s id, such as { $known }, or its name.
cd-typed-direction = “{ $typed }” is not a direction. The directions are: { $known }.
cd-no-line-to = No line of { $railroad } can end in { $hex } now. “{ $lines } { $railroad }” shows the possible ones.
cd-lines-later = You can look up lines when it is time to build track.
cd-why-allowed = This is allowed.
cd-why-nothing = Either this is allowed right now, or the action was not recognized. Type the whole action, as in “why buy sp 2 70”.
cd-refused-unknown_start = There is no hex “{ $hex }” on this board. The starting hexes are: { $known }.
