# Silverton in a terminal: tables, choices, commands.

## Log events that only the terminal shows

sv-event-deal_ended = The claims are dealt.
sv-event-placement_begun = { $player } reviews the pieces that a tie left in place.
sv-event-placement_ended = { $player } is done placing.
sv-event-disputes_ended = There are no more disputes.
sv-event-piece_won = { $player }’s { $piece } holds its target.
sv-event-drawing = { $player } draws from the claim deck with { $piece }.
sv-event-buying_ended = { $player } is done buying.
sv-event-trying = { $player } rolls for the second segment { $segment }.
sv-event-building_ended = { $player } is done building.
sv-event-operating_ended = { $player } is done choosing claims to operate.
sv-event-plowing_ended = { $player } is done sending snow plows.
sv-event-dealing_ended = { $player } is done dealing.
sv-event-collecting_ended = { $player } is done collecting.
sv-event-delivering_ended = { $player } is done delivering.
sv-event-pleading = { $player } rolls to free { $piece }.
sv-event-fines_ended = { $player } is done with fines.
sv-event-new_cards_ended = The new cards have been dealt.
sv-event-hiring_ended = { $player } is done hiring.
sv-event-shopping_ended = { $player } is done buying trains and snow plows.
sv-event-cash_moved = Cash in the deal: ${ $amount } ({ $player }).

## Phases

sv-term-demand = increased demand { $idn }
sv-term-phase-disputes = { $player } decides on a dispute.
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
sv-term-table-depletion = Depletion
sv-term-table-yield = Yield
sv-term-table-gain = Profit
sv-term-table-there = Pieces
sv-term-table-state = State
sv-term-table-pile = Pile
sv-term-table-line = Passenger line
sv-term-table-price = Price
sv-term-table-revenue = A turn
sv-term-table-length = Length
sv-term-table-under = Under it
sv-term-table-owner = Owner
sv-term-table-load = Sale
sv-term-table-proceeds = Proceeds
sv-term-table-each = Each
sv-term-table-moves = Next price
sv-term-table-segment = Segment
sv-term-table-between = Between
sv-term-table-stock = For sale
sv-term-table-left = Left
sv-term-table-from = From turn
sv-term-most-trains = at most { $trains } trains for each player
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
sv-term-own-lines = Passenger lines, per turn: { $lines }
sv-term-prices = Prices:
sv-term-chart-sold = Sold
sv-term-chart-limit = Limit
sv-term-chart-room = Yours
sv-term-chart = The current price is in brackets; the marker cannot enter ░shaded░ boxes. “Sold” is this turn’s sales, “Limit” is what each player may sell there in a turn, “Yours” is what you may still sell.
sv-term-card-roll = Roll
sv-term-card-claim = Costs ${ $cost }, and ${ $operate } to operate.
sv-term-card-away = It is in the deck or out of the game.
sv-term-card-open = It is face up.
sv-term-card-owned = { $player } owns it. { $goods ->
    [0] It holds no goods
    [one] It holds 1 unit of goods
   *[other] It holds { $goods } units of goods
}.

## The map

sv-term-legend = ◆ market city  180/7: $180, length 7  * white (snow in winter)  { $letter }7: { $letter }’s track  ^{ $letter }: { $letter }’s surveyor  { $letter }:…: { $letter }’s claim  3): choice 3  Claims: { $goods }
sv-term-map-cut = This is part of the map. “map” and a town, as in “map Leadville”, shows another part; “map” alone shows all of it.

## Choices

sv-term-bargain = { $player } offers you { $give } for { $take }.
sv-term-preview-muster = { $points } points
sv-term-preview-deck = draw a card; { $claims ->
    [one] 1 claim
   *[other] { $claims } claims
} and { $events ->
    [one] 1 event
   *[other] { $events } events
} are left
sv-term-preview-dismantle = dismantle it: you get ${ $pays }
sv-term-joins = joins your towns
sv-term-preview-build = { $segment }: ${ $cost }, length { $length }; leaves you ${ $left }{ $chance ->
    [none] {""}
   *[other] {" "}(if the roll succeeds: { $chance })
}
sv-term-preview-chance = { $chance } chance of success
sv-term-preview-cost = ${ $cost }; leaves you ${ $left }
sv-term-preview-stock = ${ $cost }; leaves you ${ $left }; { $stock } for sale
sv-term-preview-dispute = roll for { $segments }: { $rivals }; your chance to win is { $chance }
sv-term-preview-theft = roll for the line { $line } of { $owners }: you pay ${ $price } whatever you roll; your chance to win is { $chance }
sv-term-preview-agree = run the line { $line } jointly with { $partner }: you pay ${ $share } and collect ${ $revenue } a turn
sv-term-preview-transfer = { $load } to claim { $claim }
sv-term-preview-draw = draw from the claim deck
sv-term-preview-leave = leave it face up
sv-term-preview-slide = move the card there
sv-term-preview-pass = no
sv-term-preview-accept = accept
sv-term-preview-decline = decline
sv-term-preview-done-placement = finish placing
sv-term-preview-done-buying = finish buying
sv-term-preview-done-building = finish building
sv-term-preview-done-operating = finish choosing claims and roll
sv-term-preview-done-plowing = finish sending snow plows
sv-term-preview-done-dealing = finish dealing
sv-term-preview-done-delivering = finish delivering
sv-term-preview-done-fines = free and replace no more pieces
sv-term-preview-done-hiring = hire no one
sv-term-preview-done-shopping = buy nothing
sv-term-preview-unsold = ★ marks the best sales: ${ $proceeds } in all
sv-term-hint-place = Type other pieces and segments: “place s2 denver-golden”, “place p2 claim 25”. A surveyor on your own track dismantles it. “near golden” lists a town’s segments, “card 25” shows a claim, “why golden” explains what you cannot do there.
sv-term-hint-deliver = For fewer goods, or other cities and trains, type “deliver CLAIM CITY GOODS TRAINS”, as in “deliver 25 denver 2”.
sv-term-hint-plow = “plow BONUS TOWN-TOWN” sends a snow plow elsewhere.
sv-term-hint-offer = To offer a deal, type what you give and take: “offer B give cash 200 claim 25 take segment denver-falcon goods 30:4”.
sv-term-hint-accept = To decline with other terms, type what the other player would give and take: “decline give cash 300 take claim 25”.

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
sv-term-help-move = SEGMENT: move your surveyor aside to that segment
sv-term-help-stand = stay and roll
sv-term-help-call = call for a dispute over two segments
sv-term-help-agree = run the line jointly
sv-term-help-pay = pay and roll for the line
sv-term-help-pass = say no: do not call, agree or pay
sv-term-help-buy = CLAIM, line N, train POWER [for OLD] or plow BONUS [for OLD], as in “buy claim 25”, “buy line 7” or “buy train 24 for 9”
sv-term-help-draw = PIECE: draw from the claim deck with that prospector
sv-term-help-leave = leave the drawn claim face up
sv-term-help-slide = N pile N or N spot N: move a passenger card to a pile or a claim place, as in “slide 7 pile 3”
sv-term-help-build = SEGMENT, as in “build denver-golden”; one of its towns is often enough
sv-term-help-dismantle = SEGMENT, as in “dismantle denver-golden”
sv-term-help-abandon = SEGMENT, as in “abandon denver-golden”
sv-term-help-operate = CLAIM, as in “operate 25”; the dice roll after “done”
sv-term-help-plow = BONUS SEGMENT: send a snow plow, as in “plow 3 rollinsville-granby”
sv-term-help-offer = PLAYER give … take …, as in “offer B give cash 200 claim 25 take segment denver-falcon line 7 train 9 plow 2 goods 30:4”
sv-term-help-accept = accept the offer
sv-term-help-decline = [give … take …]: decline the offer, optionally with the terms you would accept
sv-term-help-deliver = CLAIM CITY [GOODS [TRAINS]], as in “deliver 25 denver 4 9+24”; without GOODS, as many as possible
sv-term-help-transfer = CLAIM CLAIM [GOODS [TRAINS]]: move goods to another claim
sv-term-help-roll = PIECE: roll to free a jailed piece
sv-term-help-bail = PIECE: pay to free a jailed piece
sv-term-help-replace = PIECE: pay to replace a killed piece
sv-term-help-hire = surveyor or prospector [for PIECE], as in “hire surveyor for s3”
sv-term-help-done = end the step
sv-term-help-map = [TOWN]: the map, or the part around a town
sv-term-help-near = [TOWN]: the segments at a town, or at every town your track reaches, with costs, lengths and owners
sv-term-help-market = the price chart
sv-term-help-claims = face-up claims and every player’s claims
sv-term-help-lines = the passenger cards
sv-term-help-players = players, pieces, trains and plows
sv-term-help-card = CLAIM: a claim card with its production table
sv-term-help-tables = everything except the map
sv-term-help-why = ACTION or PLACE, as in “why place s1 denver-golden” or “why golden”: explains why you cannot do it

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

## Typing errors

sv-term-usage = “{ $command }” is incomplete or wrong. Type: { $usage }.
sv-term-usage-alone = “{ $command }” takes nothing after it.
sv-term-usage-terms = “{ $typed }” is not a valid deal. Type it like this: “give cash 200 claim 25 take segment denver-falcon line 7 train 9 plow 2 goods 30:4”, or “give nothing”.
sv-term-typed-player = “{ $typed }” is not a player. Type a player’s name, number or letter: { $known }.
sv-term-typed-claim = “{ $typed }” is not a claim. Type a claim’s number or name.
sv-term-typed-town = “{ $typed }” is not a town on this map.
sv-term-typed-city = “{ $typed }” is not a market city. The market cities are: { $known }.
sv-term-typed-segment = “{ $typed }” is not a segment. Type its two towns, as in “denver-golden”; the first letters of each are enough.
sv-term-typed-kind = You cannot hire “{ $typed }”. Choose from: { $known }.
sv-term-why-allowed = This is allowed.
sv-term-why-nothing = Nothing forbids this now, or there is no such thing nearby. Type the whole action, as in “why place s1 denver-golden”.

sv-term-setting = { $option }: { $value }
