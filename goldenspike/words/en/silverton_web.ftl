# Silverton in the browser: what only the map, the forms and the tables of the page say.

## Which language this is, for the texts a pack brings along

sv-web-language = en

## The map

sv-web-board = The map. Arrow keys go from town to segment to town, N and P to the next and the previous place that can be chosen; Enter chooses, plus, minus and 0 zoom.
sv-web-pointed = What you point at
sv-web-choosable = { $place }. Can be chosen.
# owner: a name or “none”, count and pieces: the surveyors there
sv-web-segment = { $segment }: ${ $cost }, length { $length }{ $snow ->
    [shut] , snowed in
    [yes] , white (snow in winter)
   *[no] {""}
}{ $owner ->
    [none] {""}
   *[other] , owned by { $owner }
}{ $count ->
    [0] {""}
    [one] , surveyor: { $pieces }
   *[other] , surveyors: { $pieces }
}
sv-web-town = { $town }{ $market ->
    [yes] , market city
   *[no] {""}
}{ $count ->
    [0] {""}
    [one] , claim: { $claims }
   *[other] , claims: { $claims }
}
sv-web-town-claim = { $claim } ({ $commodity ->
    [gold] gold
    [silver] silver
    [copper] copper
    [lumber] lumber
   *[coal] coal
}{ $owner ->
    [none] {""}
   *[other] , { $owner }
})
sv-web-press = { $what }{ $count ->
    [one] : press to choose.
   *[other] : press to choose among { $count }.
}
sv-web-next-choice = Another choice at the same place
sv-web-choice-of = Choice { $at } of { $of } ›
sv-web-legend-target = can be chosen
sv-web-legend-flag = surveyor, with the player’s letter and bonus
sv-web-legend-keys = Drag to move, wheel or two fingers to zoom. Arrow keys go from town to segment to town, N and P to what can be chosen, Enter chooses, + − 0 zoom.

## What is asked

sv-web-asked = { $phase ->
    [answer] Agree, say no, or say what you would agree to.
    [muster] Choose your pieces for the whole game.
    [assign] Until your own track joins your two cities, each surveyor and each train works from one of them. Say which; of the surveyors, at least one for each.
    [drawn] You have drawn a claim. Buy it, or leave it face up: from next turn on it is open to everybody’s prospectors.
    [placement] Choose a piece, then where it goes, on the map or here.
    [disputes] Somebody else wants the same. Choose what you do.
    [stand] Somebody else wants the same segment. Roll for it, or move to the free one beside it, at the same cost.
    [call] Once both are built, one of these two segments is useless. Call for a dispute: the loser goes home, and with a tie neither is built. Say no, and both may be built.
    [agree] You both stand on this passenger card. Run the line together, or say no: then who has no whole route goes home, and the others roll for the card.
    [theft] Pay the price and roll: the line is yours only with the higher total, otherwise the money is lost. Say no to take your prospector back.
    [end] You share this line. Pay its whole price and roll against your partner: the winner owns it alone, and with a tie you go on sharing. Say no to take your prospector back.
    [neutral] Place your pieces, and the neutral prospector too: it must go somewhere, and the card under it is discarded.
    [slide] Buy what your prospectors hold. A passenger card that you may not take can go to a place emptied this turn.
    [plows] Send plows to white segments, several to one if you like. They roll when all are sent; the first success clears it.
    [rolls] Send more plows, or let those that were sent roll; the first success clears a segment.
    [transfer] Sell goods in market cities, or move them to another claim of yours that produces the same.
    [buying] Buy what your prospectors hold, and draw from the deck.
    [building] Build what your surveyors hold, or take it up.
    [operating] Name all the claims to operate; then the dice roll.
    [plowing] Send plows to white segments; each rolls a die.
    [dealing] Offer other players a deal, or go on.
    [delivering] Sell goods in market cities.
    [fines] Free jailed pieces and replace dead ones.
    [hiring] Hire a piece, or go on.
    [shopping] Buy one train or one snow plow, or go on.
   *[other] Choose.
}
sv-web-kind = { $kind ->
    [assign] Tie it to a city
    [move] Move aside
    [stand] Stand firm
    [call] A dispute
    [agree] A joint line
    [pay] Steal the line
    [end] End the partnership
    [buy] Buy
    [draw] Draw
    [slide] Slide a card
    [build] Build
    [dismantle] Dismantle
    [abandon] Abandon
    [plow] Plow
    [deliver] Deliver
    [transfer] Move goods to another claim
    [roll] Try the dice
    [bail] Pay the fine
    [replace] Replace
    [hire] Hire
   *[other] Choose
}
sv-web-which-piece = Which piece
sv-web-where-segment = Onto which segment
sv-web-where-claim = Onto which claim
sv-web-where-line = Onto which passenger card
sv-web-where-deck = The claim deck
sv-web-all = Show all { $count }
sv-web-fewer = Show fewer
sv-web-refused = { $count ->
    [one] 1 thing you cannot do: why
   *[other] { $count } things you cannot do: why
}
sv-web-sure = Press again to be sure.
sv-web-over-cash = That costs ${ $cost }; you have ${ $cash }.
sv-web-goods = Goods

## What a choice does

# what: a piece or train
sv-web-do-assign = Tie { $what } to { $city }
sv-web-do-place = { $piece } onto { $target }
sv-web-do-move = Move aside to { $segment }
sv-web-do-stand = Stand firm and roll
sv-web-do-call = Call for a dispute
sv-web-do-agree = Run the line jointly
sv-web-do-pay = Pay and roll
sv-web-do-pass = No
sv-web-do-buy-claim = Buy claim { $claim }
sv-web-do-buy-line = Buy passenger line { $line }
sv-web-do-buy-train = Buy a train { $train }{ $trade ->
    [none] {""}
   *[other] , trading in a train { $trade }
}
sv-web-do-buy-plow = Buy a snow plow +{ $plow }{ $trade ->
    [none] {""}
   *[other] , trading in a +{ $trade }
}
sv-web-do-draw = Draw from the deck with { $piece }
sv-web-do-leave = Leave it face up
sv-web-do-slide = Slide passenger card { $line } to { $pile ->
    [none] claim place { $place }
   *[other] passenger pile { $pile }
}
sv-web-do-build = Build { $segment }
sv-web-do-dismantle = Dismantle { $segment }
sv-web-do-abandon = Abandon { $segment }
sv-web-do-operate = Operate claim { $claim }
sv-web-do-plow = Plow +{ $plow } to { $segment }
sv-web-do-accept = Agree
sv-web-do-decline = Say no
sv-web-do-deliver = { $load } to { $city }{ $trains ->
    [none] {""}
   *[other] {" "}by train { $trains }
}
sv-web-do-transfer = { $load } from claim { $claim } to claim { $to }{ $trains ->
    [none] {""}
   *[other] {" "}by train { $trains }
}
sv-web-do-roll = Try the dice for { $piece }
sv-web-do-bail = Pay to free { $piece }
sv-web-do-replace = Pay for a successor of { $piece }
sv-web-do-hire = Hire a { $kind }{ $replacing ->
    [none] {""}
   *[other] {" "}in the place of { $replacing }
}
sv-web-done-placement = Place no more
sv-web-done-buying = Buy no more
sv-web-done-building = Build no more
sv-web-done-operating = Operate nothing more
sv-web-done-plowing = Send no more plows
sv-web-done-rolls = Send no more, and roll
sv-web-done-dealing = Make no offer
sv-web-done-delivering = Deliver no more
sv-web-done-fines = Go on
sv-web-done-hiring = Hire nobody
sv-web-done-shopping = Buy nothing
sv-web-do-all = { $type ->
    [buy] Buy all { $count } for ${ $cost }
   *[other] Build all { $count } for ${ $cost }
}
sv-web-again = { $count ->
    [one] Place 1 piece as last turn
   *[other] Place { $count } pieces as last turn
}
sv-web-again-all = { $count ->
    [one] Place it
   *[other] Place all { $count }
}
sv-web-again-gone = { $piece } cannot go there again: { $target }.
sv-web-confirm = { $type ->
    [muster] Take these pieces
    [assign] Tie it there
    [place] Place it
    [move] Move aside
    [stand] Stand firm
    [call] Call for a dispute
    [agree] Agree
    [pay] Pay and roll
    [buy] Buy
    [draw] Draw
    [slide] Slide it
    [build] Build
    [dismantle] Dismantle
    [abandon] Abandon
    [operate] Operate
    [plow] Send it
    [offer] Make this offer
    [deliver] Sell
    [transfer] Move them
    [roll] Roll
    [bail] Pay
    [replace] Pay
    [hire] Hire
   *[other] Do it
}

## What follows

sv-web-percent = { $percent } %
sv-web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sv-web-segment-numbers = ${ $cost } · length { $length }{ $snow ->
    [yes] {" "}· white
   *[no] {""}
}
# left: dollars without a sign; way: left, short, or none where it is not said
sv-web-claim-numbers = ${ $cost }, to operate ${ $operate }{ $way ->
    [none] {""}
    [short] ; you are ${ $left } short
   *[left] ; you keep ${ $left }
}
sv-web-line-numbers = ${ $price }, ${ $revenue } a turn{ $length ->
    [none] {""}
   *[other] , length { $length }
}
sv-web-build-consequence = ${ $cost }, length { $length }; you keep ${ $left }{ $chance ->
    [none] {""}
   *[other] {" "}(if the dice allow it: { $chance })
}
sv-web-operate-consequence = ${ $cost }; you keep ${ $left }
sv-web-deliver-consequence = ${ $proceeds } (${ $price } each); the price then: down { $down } %, same { $same } %, up { $up } %
sv-web-abandon-consequence = nothing for it; the cube is yours again, and anybody may build here
# next: the letter of the card that stays covered, or “none”
sv-web-slide-pile = { $next ->
    [none] It lies there alone.
   *[other] It lies on that pile, whose next card ({ $next }) stays covered.
}
sv-web-slide-place = It counts among the claims, and goes with them if an event discards them.
sv-web-slide-to = { $pile ->
    [none] to claim place { $place }
   *[other] to passenger pile { $pile }
}
sv-web-assign-consequence = { $what ->
    [train] runs only on track joined to it, until yours joins both cities
   *[piece] builds only on track joined to it, until yours joins both cities
}
sv-web-tied-there = There already: { $what }
sv-web-transfer-from = From { $claim }
sv-web-transfer-to = { $load } to { $claim }{ $trains ->
    [none] {""}
   *[other] {" "}by train { $trains }
}
sv-web-transfer-consequence = then { $load } there; nothing is sold
# bonus: of the dead one, turn: from which on it could be replaced for $replace, or “none” where nobody is dead
sv-web-hire-consequence = ${ $cost }; you keep ${ $left }{ $turn ->
    [none] {""}
   *[other] ; gives up the successor{ $bonus ->
        [0] {""}
       *[other] {" "}with +{ $bonus }
    } to be had for ${ $replace } from turn { $turn } on
}
sv-web-agree-share = With { $partner }; your share of the price is ${ $share }, and you keep ${ $left }.
sv-web-loses-line = You lose passenger line { $line }.
sv-web-cuts-off = { $count ->
    [one] 1 segment beyond is cut off.
   *[other] { $count } segments beyond are cut off.
}
# plows: the bonuses of those sent there already
sv-web-with-plows = together with { $plows }
sv-web-unsold = You could still sell for ${ $proceeds }.
sv-web-moves = Down { $down } %, same { $same } %, up { $up } %
sv-web-each = ${ $price } each
sv-web-odds-part = { $goods ->
    [0] depleted
   *[other] { $goods }
}: { $percent } %
sv-web-costs = ${ $cost }
sv-web-operates = operate ${ $cost }
# gain: dollars without a sign, way: more or less
sv-web-yields = about { $goods } goods a turn, { $way ->
    [less] a loss of ${ $gain }
   *[more] worth ${ $gain }
}
sv-web-depletes = { $percent } % that it runs dry

## Pieces by points

sv-web-muster-spent = { $spent } of { $points } points
sv-web-muster-wanting = These pieces cannot be chosen together: add or take away one.

## Operating and delivering

sv-web-operate-button = { $count ->
    [one] Operate 1 claim for ${ $cost }, and roll
   *[other] Operate { $count } claims for ${ $cost }, and roll
}
sv-web-operate-none = Operate nothing
# left: dollars without a sign, way: left or short
sv-web-operate-left = { $way ->
    [short] You are ${ $left } short.
   *[left] You keep ${ $left }.
}
sv-web-plan = What sells best
sv-web-plan-button = { $count ->
    [one] Sell this for ${ $total }
   *[other] Sell all this for ${ $total }
}

## Deals

sv-web-offers-left = { $left ->
    [one] You may make 1 more offer this turn.
   *[other] You may make { $left } more offers this turn.
}
sv-web-offer-to = Offer a deal to
sv-web-you-give = You give
sv-web-you-get = You get
sv-web-gives-you = { $player } gives you
sv-web-of-cash = of ${ $cash }
sv-web-goods-on = { $claim }: of { $load }
sv-web-tray-track = { $count ->
    [one] 1 segment of track
   *[other] { $count } segments of track
}
sv-web-tray-in = { $count } in the deal
sv-web-offer-wanting = Say what you would give or take.
sv-web-offer-told = You offer { $player } { $give } in return for { $take }.
sv-web-offer-of = { $player } makes you an offer.
sv-web-cash-after = Your cash: ${ $cash }, then ${ $after }
sv-web-counter = { $player } said no, but would take { $give } and give { $take }.
sv-web-counter-take = Take these terms
sv-web-counter-open = No, but …
sv-web-counter-send = Say no, with these terms
sv-web-counter-told = You say no to { $player }, but would give { $give } in return for { $take }.

## Holdings

sv-web-players = Players
sv-web-secret = Cash is secret
sv-web-public-cash = Everybody sees this player’s cash.
sv-web-starts-at = Started at { $cities }.
sv-web-cubes = { $used } of { $cubes } cubes are out.
sv-web-piece-state = { $status ->
    [free] at home
    [jail] in jail (${ $cost })
    [dead] dead (${ $cost } from turn { $turn } on)
    [tied] tied on { $target }
    [gone] gone
   *[placed] on { $target }{ $second ->
        [yes] {" "}(second)
       *[no] {""}
    }
}
sv-web-market = Selling prices
sv-web-market-about = Prices by market, the dearest on top; the marker’s price is marked.
sv-web-market-key = Red: the price now. Hatched: never entered. Below: sold this turn, and what may be sold of the limit.
sv-web-own-claims = Your claims ({ $count })
sv-web-open-claims = Open claims ({ $count }; { $deck } cards in the deck)
sv-web-others-claims = Other players’ claims ({ $count })
sv-web-no-claims = None
sv-web-marked = ({ $goods } sold ahead)
sv-web-lines = Passenger lines
sv-web-line-revenue = ${ $revenue } a turn{ $paid ->
    [yes] {" "}✓
   *[no] {""}
}
sv-web-line-price = costs ${ $price }
sv-web-line-length = length { $length }
sv-web-line-under = below: { $letters }
sv-web-order = Order of play
sv-web-turn-of = Turn { $turn } of at most { $turns }
sv-web-turn = Turn { $turn }{ $winter ->
    [yes] {" "}(winter)
   *[no] {""}
}, increased demand { $idn }
sv-web-idn = Demand { $idn }

## A new table

sv-web-scenarios = { $solo ->
    [yes] For one player
   *[no] For several
}
sv-web-about-level-basic = Build, dig and sell: two deliveries a turn, no trains to keep.
sv-web-about-level-advanced = Pieces are chosen by points; trains carry the goods, snow plows open white track in winter.
sv-web-about-length-short = Prices start higher, and the C passenger cards are left out. Cash shows above $4,000.
sv-web-about-length-regular = The usual game. Cash shows above $5,000.
sv-web-about-length-long = For an evening and more. Cash shows above $10,000.
sv-web-about-length-campaign = 24 turns, whatever anybody has; cash stays secret to the end.
sv-web-length-fixed = The scenario sets its own length.
sv-web-about-scenario-none = Everybody starts in one city, with pieces by the order drawn.
sv-web-about-scenario-denver-6000 = One surveyor and one prospector at Denver: how soon do you have $6,000?
sv-web-about-scenario-denver-10000 = Three pieces at Denver: how soon do you have $10,000?
sv-web-about-scenario-salt-lake-city-10000 = From Salt Lake City to $10,000, with a neutral prospector in your way.
sv-web-about-scenario-denver-campaign = Four pieces at Denver and 24 turns: how rich can you get?
sv-web-about-scenario-golden-spike = Everybody starts in two cities and may join them. 24 turns, or 20 for three players.
sv-web-about-scenario-copper-spike = Alone from Denver and El Paso, 24 turns.
sv-web-about-scenario-nickel-spike = Denver and a second city for each of three players. A campaign.
sv-web-about-scenario-silver-spike = Denver and a second city for each of four players. A campaign.
sv-web-about-scenario-power-start = Five players with three pieces each, and more cash.
sv-web-about-rules-passenger-card-slide = A prospector may move a passenger card that he may not take to a place emptied this turn.
sv-web-about-rules-joint-passenger-line = Two players may run a passenger line over both their tracks, and share its revenue.
sv-web-about-rules-several-plows = Several plows may try the same segment.
sv-web-about-rules-convoy-transfer = A delivery may move goods to another claim of yours that produces the same.
sv-web-about-rules-better-passenger-service = Passenger lines pay double.
sv-web-about-rules-simple-market = Prices move without dice.
sv-web-about-rules-hiring = Fewer points at the start; pieces are hired for $400 and promoted by won disputes.

# The short names of the phases, and the mark of a winter turn
sv-step-positions = Start
sv-step-first_claims = Start
sv-step-first_lines = Start
sv-step-order = Turn order
sv-step-placement = Placement
sv-step-disputes = Disputes
sv-step-buying = Buy
sv-step-building = Build
sv-step-operating = Operate
sv-step-producing = Operate
sv-step-plowing = Snow plows
sv-step-dealing = Deal
sv-step-collecting = Collect
sv-step-delivering = Deliver
sv-step-fines = Fines
sv-step-prices = Prices
sv-step-new_cards = New cards
sv-step-hiring = Hire
sv-step-shopping = Trains and plows
sv-step-end_of_turn = End of the turn
sv-step-over = Game over
sv-winter = winter

## What dice decided

sv-web-dice = The dice
sv-web-dispute = Dispute: { $target }
sv-web-mines = Your mines
sv-web-wins = wins
sv-web-tie = A tie: nobody gets it this turn.
sv-web-came = { $good ->
    [yes] It worked
   *[no] It failed
}
sv-web-put-away = Put the dice away
sv-web-dice-before = The roll before
sv-web-dice-after = The next roll

## Prices in columns

sv-web-col-market = Market
sv-web-col-price = $
sv-web-col-past = before
sv-web-col-sold = sold
sv-web-col-odds = odds in %
sv-web-moved-by = { $way ->
    [up] up
   *[down] down
} by { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
}
sv-web-past-prices = Prices of the last turns: { $prices }
sv-web-chart-open = The whole chart

## Grades, when one plays alone

sv-web-grades = Grades
# by: “turns”, “cash” or “none” for the worst grade
sv-web-grade-line = { $by ->
    [turns] { $grade } at { $bound } turns: you are on turn { $turn } with ${ $cash }.
    [cash] { $grade } at ${ $bound }: you are on turn { $turn } with ${ $cash }.
   *[none] { $grade }: you are on turn { $turn } with ${ $cash }.
}
sv-web-grade-bound = { $by ->
    [turns] turn { $bound }
   *[cash] ${ $bound }
}

## Pieces, refusals, claims

# Short names of pieces, by which people tell them apart: s are surveyors, p prospectors
sv-web-called = { $id ->
    [s1] Amos
    [s2] Clara
    [s3] Levi
    [s4] Ida
    [s5] Noah
    [s6] Della
    [p1] Jeb
    [p2] Molly
    [p3] Hank
    [p4] Rosa
    [p5] Zeke
    [p6] Lottie
   *[other] { $id }
}
sv-web-piece = { $kind ->
    [s] surveyor { $id }
    [p] prospector { $id }
   *[n] the neutral prospector
}
sv-web-away = Jail and graveyard
sv-web-miss = { $what }: { $why }
# goods, on average, until it is depleted or the game ends; gain: dollars without a sign, way: more or less
sv-web-life = until it is empty about { $goods }, { $way ->
    [less] a loss of ${ $gain }
   *[more] worth ${ $gain }
}

## Cards and odds of a choice

sv-web-line-payback = { $turns ->
    [one] paid off in 1 turn
   *[other] paid off in { $turns } turns
}
sv-web-you-win = you win
# rivals: who would roll, with their bonuses; segments and line: what for, line “none” where it is named already
sv-web-dispute-told = { $segments }: { $rivals }; you win with { $chance }
sv-web-looming-told = a dispute, { $rivals }: you win with { $chance }
sv-web-theft-told = { $line ->
    [none] a theft from { $owners }
   *[other] the line { $line } of { $owners }
}: ${ $price } to pay, whatever the dice say; you win with { $chance }, then ${ $revenue } a turn
sv-web-ending-told = the end of the partnership with { $owners }: ${ $price } to pay, whatever the dice say; you win with { $chance }, then ${ $revenue } a turn
sv-web-theft-risk = a theft: the price is to be paid, whatever the dice say
sv-web-ending-risk = the end of the partnership: the price is to be paid, whatever the dice say
sv-web-looming = a dispute, as the pieces stand now
sv-web-succeeds = succeeds
sv-web-is-event = an event card
sv-web-stock-train = { $left ->
    [one] Train { $train } (1 left)
   *[other] Train { $train } ({ $left } left)
}
sv-web-stock-plow = { $left ->
    [one] Snow plow +{ $plow } (1 left)
   *[other] Snow plow +{ $plow } ({ $left } left)
}
sv-web-assign-what = Where does { $what } belong?
sv-web-alike = { $name }: of { $most }
sv-web-counter-offer = Offer exactly that

## What happened since, and steps that are taken by themselves

sv-web-since = { $count ->
    [one] Since your last move: 1 thing happened
   *[other] Since your last move: { $count } things happened
}
sv-web-since-prices = Prices: { $prices }.
sv-web-price-became = { $market } { $way ->
    [up] ▲
   *[down] ▼
} ${ $price }
sv-web-auto = { $count ->
    [0] Automatic steps: none
   *[other] Automatic steps: { $count }
}
sv-web-auto-operate = Operate the same claims as last turn
sv-web-auto-pass = Pass where nothing is offered that I did not pass up before
sv-web-auto-about = They wait two seconds, and leave it to you when there is a new claim, too little cash, a claim that would lose money, the first snow, or a card, train, plow or goods on offer that were not there before.
sv-web-auto-operating = The same claims again: { $claims }, for ${ $cost } …
sv-web-auto-passing = Nothing new here: passing …
sv-web-auto-stop = Stop
sv-web-used = used
sv-web-second = second segment: succeeds

## The spreadsheet

sv-web-sheet-all = Since the beginning
sv-web-sheet-goods = Goods sold
sv-web-sheet-passengers = Passengers
sv-web-sheet-deals = Deals
sv-web-sheet-spent = Spent
sv-web-sheet-cash = Cash
sv-web-sheet-claims = Claims
sv-web-sheet-lines = Passenger lines
sv-web-sheet-track = Track segments
