# Silverton in the browser: the map, the forms and the tables of the page.

## The language of this file, for texts that come with a pack

sv-web-language = en

## The map

sv-web-board = The map. Arrow keys move between towns and segments. N and P go to the next and the previous available choice, Enter chooses, plus, minus and 0 zoom.
sv-web-pointed = Details of this place
sv-web-choosable = { $place }. You can choose this.
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
    [one] : click to choose.
   *[other] : click to choose from { $count }.
}
sv-web-next-choice = Next choice at this place
sv-web-choice-of = Choice { $at } of { $of } ›
sv-web-legend-target = available choice
sv-web-legend-flag = surveyor, with the player’s letter and bonus
sv-web-legend-keys = Drag to move the map, scroll or pinch to zoom. Arrow keys move between towns and segments, N and P between available choices, Enter chooses, + − 0 zoom.

## What to do

sv-web-asked = { $phase ->
    [answer] Accept, decline, or decline and say what you would accept.
    [muster] Choose your pieces for the whole game.
    [assign] Until your own track joins your two cities, each surveyor and each train works from one of them. Choose the city. Each city needs at least one surveyor.
    [drawn] You have drawn a claim. Buy it, or leave it face up: from next turn on it is open to everyone’s prospectors.
    [placement] Choose a piece, then its target, on the map or here.
    [disputes] Another player wants the same target. Choose what to do.
    [stand] Another player wants the same segment. Roll for it, or move to the free segment beside it at the same cost.
    [call] Once both are built, one of these two segments is useless. If you call for a dispute, the loser goes home, and after a tie neither is built. If you say no, both may be built.
    [agree] You and another player are on this passenger card. Run the line jointly, or say no: then players without a complete route go home, and the others roll for the card.
    [theft] Pay the price and roll. The line is yours only with the higher total; otherwise the money is lost. Say no to take your prospector back.
    [end] You share this line. Pay its full price and roll against your partner: the winner owns it alone, and after a tie you still share it. Say no to take your prospector back.
    [neutral] Place your pieces and the neutral prospector. It must be placed, and the card under it is discarded.
    [slide] Buy what your prospectors hold. You can move a passenger card that you may not take to a place emptied this turn.
    [plows] Send snow plows to white segments, several to one segment if you like. They roll once all are sent; the first success clears the segment.
    [rolls] Send more snow plows, or roll for those already sent. The first success clears a segment.
    [transfer] Sell goods in market cities, or move them to another claim of yours that produces the same.
    [buying] Buy what your prospectors hold, and draw from the claim deck.
    [building] Build or dismantle the segments that your surveyors hold.
    [operating] Choose all the claims to operate, then roll.
    [plowing] Send snow plows to white segments; each rolls one die.
    [dealing] Offer other players a deal, or continue.
    [delivering] Sell goods in market cities.
    [fines] Free jailed pieces and replace dead ones.
    [hiring] Hire a piece, or continue.
    [shopping] Buy one train or one snow plow, or continue.
   *[other] Choose.
}
sv-web-kind = { $kind ->
    [assign] Assign to a city
    [move] Move aside
    [stand] Stand firm
    [call] Dispute
    [agree] Joint line
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
    [roll] Roll
    [bail] Pay the fine
    [replace] Replace
    [hire] Hire
   *[other] Choose
}
sv-web-which-piece = Piece
sv-web-where-segment = On a segment
sv-web-where-claim = On a claim
sv-web-where-line = On a passenger card
sv-web-where-deck = Claim deck
sv-web-all = Show all { $count }
sv-web-fewer = Show fewer
sv-web-refused = { $count ->
    [one] 1 unavailable choice: see why
   *[other] { $count } unavailable choices: see why
}
sv-web-sure = Click again to confirm.
sv-web-over-cash = This costs ${ $cost }; you have ${ $cash }.
sv-web-goods = Goods

## Choices

# what: a piece or train
sv-web-do-assign = Assign { $what } to { $city }
sv-web-do-place = Place { $piece } on { $target }
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
sv-web-do-draw = Draw from the claim deck with { $piece }
sv-web-do-leave = Leave it face up
sv-web-do-slide = Slide passenger card { $line } to { $pile ->
    [none] claim place { $place }
   *[other] passenger pile { $pile }
}
sv-web-do-build = Build { $segment }
sv-web-do-dismantle = Dismantle { $segment }
sv-web-do-abandon = Abandon { $segment }
sv-web-do-operate = Operate claim { $claim }
sv-web-do-plow = Send plow +{ $plow } to { $segment }
sv-web-do-accept = Accept
sv-web-do-decline = Decline
sv-web-do-deliver = { $load } to { $city }{ $trains ->
    [none] {""}
   *[other] {" "}by train { $trains }
}
sv-web-do-transfer = { $load } from claim { $claim } to claim { $to }{ $trains ->
    [none] {""}
   *[other] {" "}by train { $trains }
}
sv-web-do-roll = Roll to free { $piece }
sv-web-do-bail = Pay to free { $piece }
sv-web-do-replace = Pay to replace { $piece }
sv-web-do-hire = Hire a { $kind }{ $replacing ->
    [none] {""}
   *[other] {" "}to replace { $replacing }
}
sv-web-done-placement = Done placing
sv-web-done-buying = Done buying
sv-web-done-building = Done building
sv-web-done-operating = Done operating
sv-web-done-plowing = Done plowing
sv-web-done-rolls = Send no more and roll
sv-web-done-dealing = Done dealing
sv-web-done-delivering = Done delivering
sv-web-done-fines = Continue
sv-web-done-hiring = Hire no one
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
sv-web-again-gone = Not possible this turn: { $piece } on { $target }.
sv-web-confirm = { $type ->
    [muster] Take these pieces
    [assign] Assign
    [place] Place it
    [move] Move aside
    [stand] Stand firm
    [call] Call for a dispute
    [agree] Run it jointly
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
    [transfer] Move the goods
    [roll] Roll
    [bail] Pay
    [replace] Pay
    [hire] Hire
   *[other] Confirm
}

## Consequences of a choice

sv-web-percent = { $percent }%
sv-web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sv-web-segment-numbers = ${ $cost } · length { $length }{ $snow ->
    [yes] {" "}· white
   *[no] {""}
}
# left: dollars without a sign; way: left, short, or none to leave it out
sv-web-claim-numbers = ${ $cost }, ${ $operate } to operate{ $way ->
    [none] {""}
    [short] ; you are ${ $left } short
   *[left] ; leaves you ${ $left }
}
sv-web-line-numbers = ${ $price }, ${ $revenue } a turn{ $length ->
    [none] {""}
   *[other] , length { $length }
}
sv-web-build-consequence = ${ $cost }, length { $length }; leaves you ${ $left }{ $chance ->
    [none] {""}
   *[other] {" "}(if the roll succeeds: { $chance })
}
sv-web-operate-consequence = ${ $cost }; leaves you ${ $left }
sv-web-deliver-consequence = ${ $proceeds } (${ $price } each); next price: down { $down }%, same { $same }%, up { $up }%
sv-web-abandon-consequence = pays nothing; you get the cube back, and anyone may build here
# next: the letter of the card that stays covered, or “none”
sv-web-slide-pile = { $next ->
    [none] It becomes the only card of that pile.
   *[other] It goes on top of that pile; the next card ({ $next }) stays face down.
}
sv-web-slide-place = It counts as one of the face-up claims and is discarded with them if an event clears them.
sv-web-slide-to = { $pile ->
    [none] To claim place { $place }
   *[other] To passenger pile { $pile }
}
sv-web-assign-consequence = { $what ->
    [train] runs only on track joined to this city until your track joins both
   *[piece] builds only on track joined to this city until your track joins both
}
sv-web-tied-there = Already assigned here: { $what }
sv-web-transfer-from = From { $claim }
sv-web-transfer-to = { $load } to { $claim }{ $trains ->
    [none] {""}
   *[other] {" "}by train { $trains }
}
sv-web-transfer-consequence = { $load } there afterwards; nothing is sold
# bonus: of the dead piece, turn: from which it could be replaced for $replace, or “none” if no piece is dead
sv-web-hire-consequence = ${ $cost }; leaves you ${ $left }{ $turn ->
    [none] {""}
   *[other] ; gives up the replacement{ $bonus ->
        [0] {""}
       *[other] {" "}with +{ $bonus }
    } that you could have for ${ $replace } from turn { $turn } on
}
sv-web-agree-share = With { $partner }: your share of the price is ${ $share }, which leaves you ${ $left }.
sv-web-loses-line = You lose passenger line { $line }.
sv-web-cuts-off = { $count ->
    [one] 1 segment beyond it is cut off.
   *[other] { $count } segments beyond it are cut off.
}
# plows: the bonuses of those sent there already
sv-web-with-plows = together with { $plows }
sv-web-unsold = You could still sell goods for ${ $proceeds }.
sv-web-moves = Down { $down }%, same { $same }%, up { $up }%
sv-web-each = ${ $price } each
sv-web-odds-part = { $goods ->
    [0] depleted
   *[other] { $goods }
}: { $percent }%
sv-web-costs = ${ $cost }
sv-web-operates = ${ $cost } to operate
# gain: dollars without a sign, way: more or less
sv-web-yields = about { $goods } goods a turn, { $way ->
    [less] a loss of ${ $gain }
   *[more] a profit of ${ $gain }
}
sv-web-depletes = { $percent }% risk of depletion

## Choosing pieces by points

sv-web-muster-spent = { $spent } of { $points } points
sv-web-muster-wanting = These pieces cannot be chosen together. Add or remove one.

## Operating and delivering

sv-web-operate-button = { $count ->
    [one] Operate 1 claim for ${ $cost } and roll
   *[other] Operate { $count } claims for ${ $cost } and roll
}
sv-web-operate-none = Operate nothing
# left: dollars without a sign, way: left or short
sv-web-operate-left = { $way ->
    [short] You are ${ $left } short.
   *[left] You have ${ $left } left.
}
sv-web-plan = Best sales
sv-web-plan-button = { $count ->
    [one] Sell this for ${ $total }
   *[other] Sell all of this for ${ $total }
}

## Deals

sv-web-offers-left = { $left ->
    [one] You can make 1 more offer this turn.
   *[other] You can make { $left } more offers this turn.
}
sv-web-offer-to = Offer a deal to
sv-web-you-give = You give
sv-web-you-get = You get
sv-web-gives-you = { $player } gives you
sv-web-of-cash = of ${ $cash }
sv-web-goods-on = { $claim } (of { $load })
sv-web-tray-track = { $count ->
    [one] 1 segment of track
   *[other] { $count } segments of track
}
sv-web-tray-in = { $count } in the deal
sv-web-offer-wanting = Add what you want to give or get.
sv-web-offer-told = You offer { $player } { $give } for { $take }.
sv-web-offer-of = { $player } makes you an offer.
# after: dollars without a sign; way: left, or short below zero
sv-web-cash-after = Your cash: ${ $cash }, then { $way ->
    [short] −${ $after }
   *[left] ${ $after }
}
sv-web-counter = { $player } declined, but would give { $take } for { $give }.
sv-web-counter-take = Edit these terms
sv-web-counter-open = Counter-offer
sv-web-counter-send = Decline with these terms
sv-web-counter-told = You decline { $player }’s offer, but would give { $give } for { $take }.

## Holdings

sv-web-players = Players
sv-web-secret = Cash is secret
sv-web-public-cash = This player’s cash is public.
sv-web-starts-at = Started at { $cities }.
sv-web-cubes = { $used } of { $cubes } cubes are on the board.
sv-web-piece-state = { $status ->
    [free] at home
    [jail] in jail (fine ${ $cost })
    [dead] dead (replacement ${ $cost } from turn { $turn } on)
    [tied] tied on { $target }
    [gone] gone
   *[placed] on { $target }{ $second ->
        [yes] {" "}(second)
       *[no] {""}
    }
}
sv-web-market = Selling prices
sv-web-market-about = Prices by market, highest at the top. The current price is marked.
sv-web-market-key = Red: current price. Hatched: never entered. Below: sold this turn, and how much of the sale limit is left.
sv-web-own-claims = Your claims ({ $count })
sv-web-open-claims = Face-up claims ({ $count }; { $deck } cards in the deck)
sv-web-others-claims = Other players’ claims ({ $count })
sv-web-no-claims = None
sv-web-marked = ({ $goods } already sold)
sv-web-lines = Passenger lines
sv-web-line-revenue = ${ $revenue } a turn{ $paid ->
    [yes] {" "}✓
   *[no] {""}
}
sv-web-line-price = costs ${ $price }
sv-web-line-length = length { $length }
sv-web-line-under = under it: { $letters }
sv-web-order = Order of play
sv-web-turn-of = Turn { $turn } of at most { $turns }
sv-web-turn = Turn { $turn }{ $winter ->
    [yes] {" "}(winter)
   *[no] {""}
}, increased demand { $idn }
sv-web-idn = Demand { $idn }

## A new table

sv-web-scenarios = { $solo ->
    [yes] Solitaire
   *[no] For several players
}
sv-web-about-level-basic = Build, mine and sell: two deliveries a turn, no trains to manage.
sv-web-about-level-advanced = You choose your pieces by points. Trains carry the goods, and snow plows open white track in winter.
sv-web-about-length-short = Prices start higher, and the C passenger cards are left out. Cash is public above $4,000.
sv-web-about-length-regular = The standard game. Cash is public above $5,000.
sv-web-about-length-long = For a long evening or more. Cash is public above $10,000.
sv-web-about-length-campaign = Exactly 24 turns. Cash stays secret until the end.
sv-web-length-fixed = The scenario sets its own length.
sv-web-about-scenario-none = Everyone starts in one city. The order card you draw decides your city and pieces.
sv-web-about-scenario-denver-6000 = One surveyor and one prospector at Denver. How soon can you reach $6,000?
sv-web-about-scenario-denver-10000 = Three pieces at Denver. How soon can you reach $10,000?
sv-web-about-scenario-salt-lake-city-10000 = From Salt Lake City to $10,000, with a neutral prospector in your way.
sv-web-about-scenario-denver-campaign = Four pieces at Denver and 24 turns. How rich can you get?
sv-web-about-scenario-golden-spike = Everyone starts in two cities and can join them. 24 turns, or 20 with three players.
sv-web-about-scenario-copper-spike = Start at Denver and El Paso. 24 turns.
sv-web-about-scenario-nickel-spike = A campaign for three players, each starting at Denver and a second city.
sv-web-about-scenario-silver-spike = A campaign for four players, each starting at Denver and a second city.
sv-web-about-scenario-power-start = Five players with three pieces each, and more cash.
sv-web-about-rules-passenger-card-slide = A prospector can move a passenger card that you may not take to a place emptied this turn.
sv-web-about-rules-joint-passenger-line = Two players can run a passenger line over their combined track and share its revenue.
sv-web-about-rules-several-plows = Several snow plows can try the same segment.
sv-web-about-rules-convoy-transfer = A delivery can move goods to another claim of yours that produces the same.
sv-web-about-rules-better-passenger-service = Passenger lines pay double.
sv-web-about-rules-simple-market = Prices move without dice.
sv-web-about-rules-hiring = You start with fewer points, hire pieces for $400 and promote them by winning disputes.

# Short names of the phases, and the mark of a winter turn
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
sv-step-end_of_turn = End of turn
sv-step-over = Game over
sv-winter = winter

## Dice results

sv-web-dice = Dice
sv-web-dispute = Dispute: { $target }
sv-web-mines = Your claims
sv-web-wins = wins
sv-web-tie = A tie: nobody gets it this turn.
sv-web-came = { $good ->
    [yes] Success
   *[no] Failure
}
sv-web-put-away = Close the dice
sv-web-dice-before = Previous roll
sv-web-dice-after = Next roll

## Prices in columns

sv-web-col-market = Market
sv-web-col-price = $
sv-web-col-past = past
sv-web-col-sold = sold
sv-web-col-odds = odds (%)
sv-web-moved-by = { $way ->
    [up] up
   *[down] down
} by { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
}
sv-web-past-prices = Prices in recent turns: { $prices }
sv-web-chart-open = Full price chart

## Grades in solitaire games

sv-web-grades = Grades
# by: “turns”, “cash” or “none” for the worst grade
sv-web-grade-line = { $by ->
    [turns] { $grade } within { $bound } turns: you are on turn { $turn } with ${ $cash }.
    [cash] { $grade } at ${ $bound }: you are on turn { $turn } with ${ $cash }.
   *[none] { $grade }: you are on turn { $turn } with ${ $cash }.
}
sv-web-grade-bound = { $by ->
    [turns] turn { $bound }
   *[cash] ${ $bound }
}

## Pieces, refusals, claims

# First names that tell pieces apart: s are surveyors, p are prospectors
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
sv-web-life = about { $goods } until it is depleted, { $way ->
    [less] a loss of ${ $gain }
   *[more] a profit of ${ $gain }
}

## Cards and odds of a choice

sv-web-line-payback = { $turns ->
    [one] pays for itself in 1 turn
   *[other] pays for itself in { $turns } turns
}
sv-web-you-win = you win
# rivals: the players who would roll, with their bonuses; segments and line: the stake, line “none” if already named
sv-web-dispute-told = { $segments }: { $rivals }; your chance to win is { $chance }
sv-web-looming-told = a dispute, { $rivals }; your chance to win is { $chance }
sv-web-theft-told = { $line ->
    [none] a theft from { $owners }
   *[other] the line { $line } of { $owners }
}: you pay ${ $price } whatever you roll; your chance to win is { $chance }, then it pays ${ $revenue } a turn
sv-web-ending-told = the end of the partnership with { $owners }: you pay ${ $price } whatever you roll; your chance to win is { $chance }, then it pays ${ $revenue } a turn
sv-web-theft-risk = a theft: you pay the price whatever you roll
sv-web-ending-risk = the end of the partnership: you pay the price whatever you roll
sv-web-looming = a dispute, as the pieces are placed now
sv-web-succeeds = success
sv-web-is-event = event card
sv-web-stock-train = { $left ->
    [one] Train { $train } (1 left)
   *[other] Train { $train } ({ $left } left)
}
sv-web-stock-plow = { $left ->
    [one] Snow plow +{ $plow } (1 left)
   *[other] Snow plow +{ $plow } ({ $left } left)
}
sv-web-assign-what = Assign { $what }
sv-web-alike = { $name } (of { $most })
sv-web-counter-offer = Offer these terms

## Events since the last move, and automatic steps

sv-web-since = { $count ->
    [one] 1 event since your last move
   *[other] { $count } events since your last move
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
sv-web-auto-pass = Pass when there is nothing new to choose
sv-web-auto-about = Automatic steps wait two seconds. They stop and ask you when there is a new claim, too little cash, a claim that would lose money or the first snow, or when a card, train, snow plow or goods become available.
sv-web-auto-operating = Operating the same claims: { $claims }, for ${ $cost }…
sv-web-auto-passing = Nothing new: passing…
sv-web-auto-stop = Stop
sv-web-used = used
sv-web-second = second segment: success

## The spreadsheet

sv-web-sheet-all = Whole game
sv-web-sheet-goods = Goods sold
sv-web-sheet-passengers = Passenger revenue
sv-web-sheet-deals = Deals
sv-web-sheet-spent = Spent
sv-web-sheet-cash = Cash
sv-web-sheet-claims = Claims
sv-web-sheet-lines = Passenger lines
sv-web-sheet-track = Track segments
