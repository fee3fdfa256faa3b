# Silverton in a terminal: tables, choices, commands.

## What the log tells beside the news

sv-event-deal_ended = The claims are dealt.
sv-event-placement_begun = { $player } looks at the pieces that a tie has left in place.
sv-event-placement_ended = { $player } has placed.
sv-event-disputes_ended = There are no more disputes.
sv-event-piece_won = { $player }: { $piece } holds its place.
sv-event-drawing = { $player } draws from the deck with { $piece }.
sv-event-buying_ended = { $player } buys no more cards.
sv-event-trying = { $player } tries the dice for the second segment { $segment }.
sv-event-building_ended = { $player } builds no more.
sv-event-operating_ended = { $player } has named the claims to operate.
sv-event-plowing_ended = { $player } sends no more snow plows.
sv-event-dealing_ended = { $player } makes no more offers.
sv-event-collecting_ended = { $player } has collected.
sv-event-delivering_ended = { $player } delivers no more.
sv-event-pleading = { $player } tries the dice for { $piece }.
sv-event-fines_ended = { $player } has finished.
sv-event-new_cards_ended = The new cards are dealt.
sv-event-hiring_ended = { $player } hires no more.
sv-event-shopping_ended = { $player } buys no more trains or snow plows.
sv-event-cash_moved = ${ $amount } of the deal: { $player }.

## Who does what

sv-term-demand = increased demand { $idn }
sv-term-phase-disputes = { $player } decides in a dispute.
sv-term-phase-answer = { $player } answers an offer.
sv-term-result-turns = { $turns ->
    [one] 1 turn was
   *[other] { $turns } turns were
} played.

## Tables

sv-term-table-player = Player
sv-term-table-cash = Cash
sv-term-table-start = Start
sv-term-table-track = Track
sv-term-table-claims = Claims
sv-term-table-lines = Lines
sv-term-table-trains = Trains
sv-term-table-plows = Plows
sv-term-table-pieces = Pieces
sv-term-table-row = #
sv-term-table-claim = Claim
sv-term-table-goods = Goods
sv-term-table-cost = Cost
sv-term-table-operate = Operate
sv-term-table-depletion = Depletes
sv-term-table-yield = Yield
sv-term-table-gain = A try
sv-term-table-there = There
sv-term-table-state = State
sv-term-table-pile = Pile
sv-term-table-line = Passenger line
sv-term-table-price = Price
sv-term-table-revenue = A turn
sv-term-table-length = Length
sv-term-table-under = Below
sv-term-table-owner = Owner
sv-term-table-load = Sale
sv-term-table-proceeds = Proceeds
sv-term-table-each = Each
sv-term-table-moves = The price then
sv-term-table-segment = Segment
sv-term-table-between = Between
sv-term-table-stock = In the bank
sv-term-table-left = Left
sv-term-table-from = From turn
sv-term-most-trains = at most { $trains } trains a player
sv-term-piece-jail = jail (${ $cost })
sv-term-piece-dead = dead (${ $cost } from turn { $turn })
sv-term-piece-second = (second)
sv-term-piece-tied = (tied)
sv-term-percent = { $percent }%
sv-term-yield = { NUMBER($goods, minimumFractionDigits: 1) }
sv-term-claim-depleted = depleted
sv-term-claim-operated = operated
sv-term-claim-unopened = new
sv-term-drawn = drawn
sv-term-own-lines = Passenger lines: { $lines } a turn
sv-term-prices = Prices:
sv-term-chart-sold = Sold
sv-term-chart-limit = Limit
sv-term-chart-room = You may
sv-term-chart = The marker’s price stands in brackets; it cannot enter ░shaded░ boxes. “Sold” is this turn’s sales, “Limit” what one player may sell there in a turn, “You may” what is left of it.
sv-term-card-roll = Roll
sv-term-card-claim = Costs ${ $cost }, operating it ${ $operate }.
sv-term-card-away = It is in the deck or out of the game.
sv-term-card-open = It lies face up.
sv-term-card-owned = { $player } owns it; { $goods ->
    [0] no goods lie
    [one] 1 of its goods lies
   *[other] { $goods } of its goods lie
} there.

## The map

sv-term-legend = ◆ market city  180/7: $180, length 7  * white (snow in winter)  { $letter }7: { $letter }’s track  ^{ $letter }: { $letter }’s surveyor  { $letter }:…: { $letter }’s claim  3): choice 3  Claims: { $goods }
sv-term-map-cut = This is a part of the map: “map” and a town, as in “map Leadville”, shows another; “map” alone shows it all.

## Choices

sv-term-bargain = { $player } offers you { $give } in return for { $take }.
sv-term-preview-muster = { $points } points
sv-term-preview-deck = draw a card: { $claims ->
    [one] 1 claim
   *[other] { $claims } claims
} and { $events ->
    [one] 1 event
   *[other] { $events } events
} are left
sv-term-preview-dismantle = dismantle it: ${ $pays } for you
sv-term-joins = joins your towns
sv-term-preview-build = { $segment }: ${ $cost }, length { $length }; you keep ${ $left }{ $chance ->
    [none] {""}
   *[other] {" "}(if the dice allow it: { $chance })
}
sv-term-preview-chance = succeeds with { $chance }
sv-term-preview-cost = ${ $cost }; you keep ${ $left }
sv-term-preview-stock = ${ $cost }; you keep ${ $left }; the bank has { $stock }
sv-term-preview-dispute = roll for { $segments }: { $rivals }; you win with { $chance }
sv-term-preview-theft = roll for the line { $line } of { $owners }: ${ $price }, whatever the dice say; you win with { $chance }
sv-term-preview-agree = run the line { $line } jointly with { $partner }: you pay ${ $share } and collect ${ $revenue } a turn
sv-term-preview-transfer = { $load } to claim { $claim }
sv-term-preview-draw = draw from the deck
sv-term-preview-leave = leave it face up
sv-term-preview-slide = move the card there
sv-term-preview-pass = no
sv-term-preview-accept = agree
sv-term-preview-decline = say no
sv-term-preview-done-placement = place no more
sv-term-preview-done-buying = buy no more
sv-term-preview-done-building = build no more
sv-term-preview-done-operating = name no more claims, and roll
sv-term-preview-done-plowing = send no more plows
sv-term-preview-done-dealing = make no offer
sv-term-preview-done-delivering = deliver no more
sv-term-preview-done-fines = free and replace nobody else
sv-term-preview-done-hiring = hire nobody
sv-term-preview-done-shopping = buy nothing
sv-term-preview-unsold = ★ marks what sells best: ${ $proceeds } in all
sv-term-hint-place = Other pieces and segments can be typed: “place s2 denver-golden”, “place p2 claim 25”; a surveyor on your own track dismantles it. “near golden” lists a town’s segments, “card 25” shows a claim, “why golden” says what is missing here, and why.
sv-term-hint-deliver = Fewer goods, or other cities and trains: “deliver CLAIM CITY GOODS TRAINS”, as in “deliver 25 denver 2”.
sv-term-hint-plow = “plow BONUS TOWN-TOWN” sends a plow elsewhere.
sv-term-hint-offer = To offer a deal, say who gives and takes what: “offer B give cash 200 claim 25 take segment denver-falcon goods 30:4”.
sv-term-hint-accept = To name other terms: “decline give cash 300 take claim 25”, seen from the one who offered.

## Commands

sv-term-word-muster = muster
sv-term-word-assign = assign
sv-term-word-place = place
sv-term-word-move = move
sv-term-word-stand = stand
sv-term-word-call = call
sv-term-word-agree = agree
sv-term-word-pay = pay
sv-term-word-pass = pass
sv-term-word-buy = buy
sv-term-word-draw = draw
sv-term-word-leave = leave
sv-term-word-slide = slide
sv-term-word-build = build
sv-term-word-dismantle = dismantle
sv-term-word-abandon = abandon
sv-term-word-operate = operate
sv-term-word-plow = plow
sv-term-word-offer = offer
sv-term-word-accept = accept
sv-term-word-decline = decline
sv-term-word-deliver = deliver
sv-term-word-transfer = transfer
sv-term-word-roll = roll
sv-term-word-bail = bail
sv-term-word-replace = replace
sv-term-word-hire = hire
sv-term-word-done = done
sv-term-word-map = map
sv-term-word-near = near
sv-term-word-market = market
sv-term-word-claims = claims
sv-term-word-lines = lines
sv-term-word-players = players
sv-term-word-card = card
sv-term-word-tables = tables
sv-term-word-why = why
sv-term-help-muster = PIECES: choose your pieces, as in “muster S+2 S P+1 P”
sv-term-help-assign = PIECE CITY, or train POWER CITY, as in “assign s1 denver” or “assign train 9 denver”
sv-term-help-place = PIECE WHERE, as in “place s1 denver-golden”, “place p1 claim 25”, “place p1 line 7” or “place p1 deck”
sv-term-help-move = SEGMENT: move your surveyor aside, to that segment
sv-term-help-stand = do not move aside; roll
sv-term-help-call = call for a dispute over two segments
sv-term-help-agree = run the line jointly
sv-term-help-pay = pay, and roll for the line
sv-term-help-pass = neither call, agree nor pay
sv-term-help-buy = CLAIM, line N, train POWER [for OLD] or plow BONUS [for OLD], as in “buy claim 25”, “buy line 7” or “buy train 24 for 9”
sv-term-help-draw = PIECE: let that prospector draw from the deck
sv-term-help-leave = leave the drawn claim face up
sv-term-help-slide = N pile N or N spot N: move a passenger card to a pile or to a place of the claims, as in “slide 7 pile 3”
sv-term-help-build = SEGMENT, as in “build denver-golden”; one of its towns is often enough
sv-term-help-dismantle = SEGMENT, as in “dismantle denver-golden”
sv-term-help-abandon = SEGMENT, as in “abandon denver-golden”
sv-term-help-operate = CLAIM, as in “operate 25”; the dice roll after “done”
sv-term-help-plow = BONUS SEGMENT: send a snow plow, as in “plow 3 rollinsville-granby”
sv-term-help-offer = PLAYER give … take …, as in “offer B give cash 200 claim 25 take segment denver-falcon line 7 train 9 plow 2 goods 30:4”
sv-term-help-accept = agree to the offer
sv-term-help-decline = [give … take …]: say no, perhaps with what you would agree to
sv-term-help-deliver = CLAIM CITY [GOODS [TRAINS]], as in “deliver 25 denver 4 9+24”; left out: as many as possible
sv-term-help-transfer = CLAIM CLAIM [GOODS [TRAINS]]: move goods to another claim
sv-term-help-roll = PIECE: try the dice for a jailed piece
sv-term-help-bail = PIECE: pay to free a jailed piece
sv-term-help-replace = PIECE: pay for the successor of a killed piece
sv-term-help-hire = surveyor or prospector [for PIECE], as in “hire surveyor for s3”
sv-term-help-done = end the step
sv-term-help-map = [TOWN]: the map, or the part around a town
sv-term-help-near = [TOWN]: the segments at a town, or at all towns of your track, with costs, lengths and owners
sv-term-help-market = the price chart
sv-term-help-claims = the open claims, and everybody’s
sv-term-help-lines = the passenger cards
sv-term-help-players = players, pieces, trains and plows
sv-term-help-card = CLAIM: a claim with all its rolls
sv-term-help-tables = everything beside the map
sv-term-help-why = anything, as in “why place s1 denver-golden” or “why golden”: why it cannot be done

## Words within commands

sv-term-key-claim = claim
sv-term-key-line = line
sv-term-key-deck = deck
sv-term-key-segment = segment
sv-term-key-train = train
sv-term-key-plow = plow
sv-term-key-cash = cash
sv-term-key-goods = goods
sv-term-key-nothing = nothing
sv-term-key-give = give
sv-term-key-take = take
sv-term-key-for = for
sv-term-key-pile = pile
sv-term-key-spot = spot
sv-term-key-surveyor = surveyor
sv-term-key-prospector = prospector

## What is typed wrong

sv-term-usage = “{ $command }” needs more, or something else: { $usage }.
sv-term-usage-alone = “{ $command }” stands alone.
sv-term-usage-terms = “{ $typed }” is not understood. A deal is said like this: “give cash 200 claim 25 take segment denver-falcon line 7 train 9 plow 2 goods 30:4”, or “give nothing”.
sv-term-typed-player = “{ $typed }” is no player. A player is typed by name, number or letter: { $known }.
sv-term-typed-claim = “{ $typed }” is no claim. A claim is typed by its number or its name.
sv-term-typed-town = “{ $typed }” is no town on this map.
sv-term-typed-city = “{ $typed }” is no market city. The market cities are: { $known }.
sv-term-typed-segment = “{ $typed }” is no segment. A segment is typed by its two towns, as in “denver-golden”; the beginnings of their names are enough.
sv-term-typed-kind = “{ $typed }” cannot be hired. There are: { $known }.
sv-term-why-allowed = This is allowed.
sv-term-why-nothing = Nothing forbids that now, or there is no such thing nearby. Say the whole action, as in “why place s1 denver-golden”.

sv-term-setting = { $option }: { $value }
