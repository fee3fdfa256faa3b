# Continental Divide: why not, what happened, what can be chosen.

## Why something cannot be done (the rule's number is shown beside it)

cd-refused-not_now = This is not what is asked for now. Everybody first buys stock or passes, then builds track; places in the turn order are chosen between two turns.
cd-refused-unknown_railroad = There is no railroad “{ $railroad }”. There are: { $known }.
cd-refused-unknown_hex = The board has no hex “{ $hex }”.
cd-refused-unknown_direction = There is no direction “{ $direction }”. Lines run: { $known }.
cd-refused-already_started = { $railroad_name } has been founded already; you can only buy its unsold shares.
cd-refused-not_a_start = { $hex_name } is not a starting hex; a railroad starts in one of the starting cities.
cd-refused-start_full = { $hex_name } is full: { $limit } railroads have started there. Choose another starting hex.
cd-refused-shares_out_of_range = A railroad has { $shares_min } to { $shares_max } shares, not { $shares }.
cd-refused-value_out_of_range = The stock value must be between ${ $value_min } and ${ $value_max }, not ${ $value }.
cd-refused-value_taken = Another railroad has the stock value ${ $value } already; each needs its own.
cd-refused-value_over_cash = You have ${ $cash }, which does not pay for a stock value of ${ $value }.
cd-refused-not_started = { $railroad_name } has not been founded yet; its first share is bought by founding it.
cd-refused-no_share_named = You must buy at least one share, not { $shares }.
cd-refused-not_enough_shares = { $railroad_name } { $unsold ->
    [0] is sold out
    [one] has only one unsold share
   *[other] has only { $unsold } unsold shares
}; you wanted { $shares }.
cd-refused-under_least_price = ${ $pay } is too little: { $shares ->
    [one] a share of { $railroad_name } costs at least ${ $least }.
   *[other] { $shares } shares of { $railroad_name } cost at least ${ $least }, ${ $least_each } each.
}
cd-refused-pay_over_cash = You have ${ $cash } and cannot pay ${ $pay } for shares of { $railroad_name }.
cd-refused-no_share_held = You hold no share of { $railroad_name }, so you cannot build for it.
cd-refused-not_majority = Somebody holds more shares of { $railroad_name } than you; only those with the most may build for it.
cd-refused-built_already = You have built for { $railroad_name } this turn already; each railroad gets one line a turn.
cd-refused-not_on_track = { $railroad_name } has no track in { $hex_name }; a line starts from a hex that has.
cd-refused-no_length = A line is at least one hex long.
cd-refused-off_board = Beyond { $last } the board ends; the line is { $laid ->
    [0] not possible at all
    [one] at most 1 hex long
   *[other] at most { $laid } hexes long
}.
cd-refused-already_here = { $railroad_name } is in { $hex_name } already, and a line cannot run through its own railroad’s track.
cd-refused-hex_full = { $hex_name } is full: { $limit } railroads are there. The line must end in { $last }.
cd-refused-port_taken = The port { $hex_name } has a railroad already and takes no second one. The line must end in { $last }.
cd-refused-second_start = { $hex_name } is a starting hex; { $railroad_name } has its own and may not enter another.
cd-refused-second_port = { $hex_name } is a port; { $railroad_name } has reached one already and may not enter a second.
cd-refused-no_cubes = { $railroad_name } has no cube left after { $laid ->
    [0] its last build
    [one] 1 hex of this line
   *[other] { $laid } hexes of this line
}; reaching the next region frees more.
cd-refused-no_money = { $hex_name } costs ${ $cost }; { $railroad_name } has ${ $left } left of its ${ $treasury }.
cd-refused-game_over = The game is over.
cd-refused-no_such_position = There is no place { $position }; the places are 1 to { $players }.
cd-refused-position_taken = Somebody has taken place { $position } already; choose one that is free from 1 to { $players }.

## What happened

cd-event-order_dealt = The order of the first turn is dealt: { $order }.
cd-event-founded = { $player } founds { $railroad } in { $hex }: { $shares } shares, stock value ${ $value }.
cd-event-shares_bought = { $player } buys { $shares ->
    [one] a share
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
}: { $cubes } more cubes.
cd-event-divide_crossed = { $railroad } crosses the Continental Divide: income +{ $income }.
cd-event-building_ended = { $player } builds no more.
cd-event-dividend_paid = { $per_share ->
    [0] { $railroad } pays nothing and keeps ${ $kept }.
   *[other] { $railroad } pays ${ $per_share } a share ({ $paid }) and keeps ${ $kept }.
}
cd-payment = { $player }: ${ $dollars }
cd-event-turn_advanced = Turn { $turn } begins.
cd-event-position_taken = { $player } takes place { $position } in the new order.
cd-event-game_ended = The game ends: { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
} with { $scores ->
    [one] 1 point
   *[other] { $scores } points
}.

## Who does what

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
    [central] centre
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
cd-table-stops = why no further

## The board

cd-legend = ◆ start  ● port  • city  ║ region  █ ▁ divide  cost|income
cd-board-cut = This is a part of the board: “board” and a hex, as in “board K5”, shows another.

## Choices

cd-preview-buy = { $shares ->
    [one] 1 share
   *[other] { $shares } shares
} of { $railroad }: you hold { $held } of { $total }, { $unsold } unsold; dividend ${ $dividend }, treasury ${ $treasury }; you may pay up to ${ $most }
cd-preview-found = for example { $railroad } in { $hex }, { $shares } shares at ${ $value }; you keep ${ $cash }
cd-preview-pass = buy no stock{ $more ->
    [0] {""}
    [one] {" "}(1 more purchase is possible)
   *[other] {" "}({ $more } more purchases are possible)
}
cd-preview-done = build no more
cd-more-lines = { $lines ->
    [one] 1 line can
   *[other] { $lines } lines can
} be built; “{ $command }” and a railroad shows them all.
cd-preview-order = take place { $position }

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
cd-help-buy = RAILROAD [SHARES [DOLLARS]], as in “buy sp 2 70”; left out: one share, the least price
cd-help-pass = buy no stock
cd-help-build = RAILROAD HEX DIRECTION LENGTH, as in “build up W5 NW 3”; RAILROAD HEX builds to that hex
cd-help-done = build no more
cd-help-order = PLACE: take that place in the next turn order
cd-help-lines = RAILROAD [HEX [DIRECTION]]: what can be built, what it brings, and why no further
cd-help-why = anything, as in “why build up W5 NW 9” or “why sp”: why it cannot be done
cd-help-board = [HEX]: the board, or the part around a hex
cd-help-map = HEX: the surroundings of a hex, large, with names
cd-help-tables = railroads and players; a star marks who may build for a railroad
cd-usage-found = To found a railroad, say which, where, how many shares and which stock value: “found up W5 5 30”.
cd-usage-buy = To buy, say of which railroad, how many shares and how many dollars in all: “buy sp 2 70”.
cd-usage-build = To build, say for which railroad, from which hex, in which direction and how far: “build up W5 NW 3”.
cd-usage-order = To take a place in the turn order, say which: “order 2”.
cd-usage-lines = Say of which railroad: “lines up”.
cd-usage-alone = “{ $command }” stands alone.
cd-typed-railroad = “{ $typed }” is no railroad. The railroads are: { $known }.
cd-typed-hex = “{ $typed }” is no hex. A hex is typed by its id, as { $known }, or by its name.
cd-typed-direction = “{ $typed }” is no direction. The directions are: { $known }.
cd-no-line-to = No line of { $railroad } can end in { $hex } now; “{ $lines } { $railroad }” shows those there are.
cd-lines-later = Lines can be looked up when you build track.
cd-why-allowed = This is allowed.
cd-why-nothing = Nothing forbids that now, or there is no such thing. Say the whole action, as in “why buy sp 2 70”.
cd-refused-unknown_start = There is no hex “{ $hex }” on this board. A railroad starts in one of: { $known }.
