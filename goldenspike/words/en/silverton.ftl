# Silverton: why not, what happened, what things are called.

## Why something cannot be done (the rule’s number is shown beside it)

sv-refused-not_now = This is not what is asked for now. A turn goes: placement, disputes, then each player’s seven steps (buy, build, operate, deal, collect, deliver, fines), prices, new cards.
sv-refused-game_over = The game is over.
sv-refused-unknown_segment = The board has no segment “{ $segment }”.
sv-refused-unknown_city = “{ $city }” is no market city. Goods are sold in: { $known }.
sv-refused-unknown_claim = There is no claim { $claim }.
sv-refused-unknown_passenger = There is no passenger card { $passenger }.
sv-refused-unknown_piece = You have no piece “{ $piece }”. You have: { $known }.
sv-refused-parallel = This segment is parallel to one of yours, or to one where a surveyor of yours stands. Choose one that is not.
sv-refused-only_blocks = This segment would only block others. It must reach a new town, join what is apart, shorten a passenger route, open a snow-free way or, in the advanced game, ease the way to a market city.
sv-refused-dismantle_cut_off = This track is cut off from your start city: it can be abandoned, but not dismantled.
sv-refused-one_target = Name one target: a segment, a claim, a passenger card or the deck.
sv-refused-piece_not_free = { $piece } is not free: it has been placed already, is in jail or is dead.
sv-refused-stands_there = A piece of yours is there already; one is enough. Only the claim deck takes several.
sv-refused-not_a_surveyor_target = { $piece } is a surveyor, and surveyors go on segments only.
sv-refused-others_track = This segment belongs to another player. A surveyor goes on a free one, or on one of yours to dismantle it.
sv-refused-snowed_in = It is winter, and this white segment is snowed in until the next turn.
sv-refused-not_connected = This segment touches neither your start city nor your track, and it cannot be a second consecutive segment here.
sv-refused-first_is_needed = { $piece } must stay: another surveyor’s segment is connected only through its own.
sv-refused-not_a_prospector_target = { $piece } is a prospector, which goes on a claim, a passenger card or the deck (a neutral one not on the deck).
sv-refused-claim_not_face_up = Claim { $claim } does not lie face up; choose one that does.
sv-refused-card_not_open = Passenger card { $passenger } is not available; choose one that lies face up.
sv-refused-own_line = Passenger line { $passenger } is yours already.
sv-refused-deck_empty = The claim deck has no card left.
sv-refused-line_not_joined = Your own track does not join the towns of passenger card { $passenger }. A complete route must be built first.
sv-refused-line_snowed_in = Your routes between the towns of passenger card { $passenger } are snowed in; in winter you need one free of snow.
sv-refused-no_shorter_route = To steal passenger line { $passenger }, your route must be shorter than its owner’s.
sv-refused-not_a_twin = { $piece } can only step aside to a segment that joins the same two towns at the same cost.
sv-refused-twin_taken = A surveyor is on that segment already; only a free one can be stepped aside to.
sv-refused-no_cash_to_steal = Rolling for passenger line { $passenger } costs ${ $price }; you have ${ $cash }.
sv-refused-one_purchase = Buy one thing at a time: in step 1 a claim or a passenger card, before the turn ends a train or a snow plow.
sv-refused-no_card_held = { $card ->
    [claim] Claim { $number }
   *[passenger] Passenger card { $number }
} is not yours to buy now: a prospector of yours must hold it, and a card just drawn comes first.
sv-refused-no_cash_for_card = { $card ->
    [claim] Claim { $number }
   *[passenger] Passenger card { $number }
} costs ${ $cost }; you have ${ $cash }.
sv-refused-not_on_deck = { $piece } cannot draw: only a prospector on the deck draws, once, while there are cards.
sv-refused-draw_first = Your prospectors on the deck must draw before you go on.
sv-refused-no_surveyor_there = No surveyor of yours holds this segment, so you cannot build it now.
sv-refused-survey_unconnected = This segment touches neither your start city nor your track yet; the one before it has to be built first.
sv-refused-built_parallel = You own a segment parallel to this one by now, and two of them are not allowed.
sv-refused-no_cash_to_build = Building this segment costs ${ $cost }; you have ${ $cash }.
sv-refused-no_cube = All your { $cubes } cubes are out. Abandon or dismantle a segment first.
sv-refused-not_your_track = This segment is not yours.
sv-refused-no_dismantler = A surveyor of yours must stand on this segment to dismantle it, and it must be part of your network.
sv-refused-cubes_left = Track of your network can be abandoned only when all your { $cubes } cubes are out and you need one to build.
sv-refused-not_your_claim = Claim { $claim } is not yours.
sv-refused-operated_already = Claim { $claim } has been operated this turn; once is all.
sv-refused-no_cash_to_operate = Operating claim { $claim } costs ${ $cost }; you have ${ $cash }.
sv-refused-claim_depleted = Claim { $claim } is depleted and cannot be operated any more.
sv-refused-no_such_partner = Make your offer to one of the other players.
sv-refused-three_offers = You have made { $most } offers, and that is all for this turn.
sv-refused-empty_offer = This offer is empty. Say what you would give or take.
sv-refused-sells_no_goods = You sell no goods in your own turn; offer claims, track or cash instead.
sv-refused-offer_over_cash = You offer more than the ${ $cash } you have.
sv-refused-named_twice = Something is named twice in this offer; name each thing once.
sv-refused-advanced_deals = In the basic game only claims, segments, cash and goods are traded.
sv-refused-not_theirs = Somebody would give what is not theirs to give. Joint lines cannot be traded either.
sv-refused-no_goods_for_sale = Those goods are not for sale: they must lie on a claim that the other player keeps, and nobody may have bought them.
sv-refused-too_many_cubes = Somebody would own more segments than there are cubes for.
sv-refused-deal_parallel = Somebody would own two parallel segments.
sv-refused-too_many_trains = Nobody can have more than { $trains } trains.
sv-refused-goods_not_deliverable = You could not deliver these goods this turn, together with those you have bought already, so you cannot buy them.
sv-refused-cannot_pay = You are asked for ${ $sum } and have ${ $cash }.
sv-refused-no_goods_there = Claim { $claim } has no goods that you may move.
sv-refused-no_goods_named = Move at least one unit of goods.
sv-refused-not_enough_goods = You want to move { $goods } from claim { $claim }; there { $there ->
    [one] is 1
   *[other] are { $there }
}.
sv-refused-no_route = No route of yours that is open this turn leads there from claim { $claim }.
sv-refused-market_closed = What claim { $claim } produces is not sold in that city; choose one with a price marker for it.
sv-refused-over_sale_limit = { $room ->
    [0] You can sell no more of this there
   *[other] You can sell only { $room } more of this there
} this turn: that market has a limit.
sv-refused-two_deliveries = You have made your { $limit } deliveries of this turn.
sv-refused-trains_in_basic = There are no trains in the basic game; leave them out.
sv-refused-not_in_jail = { $piece } is not in jail.
sv-refused-tried_already = { $piece } has had its roll this turn. Try again, or pay, in the next one.
sv-refused-not_dead = { $piece } is alive and needs no successor.
sv-refused-still_waiting = { $piece } can be replaced from turn { $turn } on.
sv-refused-no_cash_for_fine = This costs ${ $cost }; you have ${ $cash }.
sv-refused-no_such_muster = “{ $pieces }” cannot be chosen. { $points ->
    [0] Take one of the choices that the scenario names.
   *[other] You have { $points } points: plain pieces cost 3, +1 costs 4, +2 costs 5, and there are limits to each kind.
}
sv-refused-no_trains_named = Say which trains carry the goods.
sv-refused-trains_unusable = Those trains cannot make this run: each must be yours, not have run this turn and, if it is tied to a city, be on track joined to it.
sv-refused-over_capacity = Those trains do not carry { $goods } that far. Take fewer, or more trains.
sv-refused-unknown_stock = There is nothing like that to buy. There are: { $known }.
sv-refused-no_such_train = You have no such train or plow: “{ $train }”.
sv-refused-not_available = That cannot be bought now: it is not on sale yet, or sold out.
sv-refused-no_resale = That one has no resale value and cannot be traded in.
sv-refused-four_trains = You have four trains, which is the limit; trade one in.
sv-refused-no_cash_for_stock = This costs ${ $cost }; you have ${ $cash }.
sv-refused-no_such_plow = You have no plow +{ $plow } that can still be sent this turn.
sv-refused-not_your_network = This segment is not part of your network.
sv-refused-unplowable = There is no snow on this segment; plows go on white ones.
sv-refused-cleared_already = This segment has been cleared already.
sv-refused-plow_there = A plow has tried this segment this turn; send this one to another.
sv-refused-neutral_unplaced = Place the neutral prospector first, on a claim or passenger card where you have none of your own.
sv-refused-other_network = { $piece } belongs to your other city, and this segment is not joined to that one.
sv-refused-not_a_start_city = “{ $city }” is not one of your start cities: { $known }.
sv-refused-already_assigned = { $piece } is not the one to be assigned now.
sv-refused-city_left_empty = { $piece } must go to your other city, which would have no surveyor.
sv-refused-no_sliding = Passenger card { $passenger } cannot be moved by you: it must be an A or B card that a prospector of yours holds.
sv-refused-may_be_bought = You may buy passenger card { $passenger }, so you cannot move it.
sv-refused-not_emptied = Passenger card { $passenger } can only go to one pile or claim place that another player’s purchase has emptied this turn.
sv-refused-partner_not_joined = Your own track alone does not join the towns of passenger line { $passenger }, so you cannot end the partnership.
sv-refused-no_cash_for_share = Your share of passenger line { $passenger } is ${ $share }; you have ${ $cash }.
sv-refused-same_claim = The goods are on claim { $claim } already; name another claim.
sv-refused-not_alike = Goods move only between two claims of yours that produce the same; claims { $claim } and { $to } are not.
sv-refused-over_convoy = { $goods } is too much for one convoy: it takes 16, or 32 of gold or silver.
sv-refused-no_such_kind = You cannot hire a “{ $kind }”. You can hire: { $known }.
sv-refused-pieces_full = You have { $most } pieces, which is the limit.
sv-refused-no_plain_piece = You have { $limit ->
    [one] a plain { $kind ->
        [surveyor] surveyor
       *[prospector] prospector
    }
   *[other] { $limit } plain { $kind ->
        [surveyor] surveyors
       *[prospector] prospectors
    }
} already, and there are no more.
sv-refused-no_cash_to_hire = Hiring costs ${ $cost }; you have ${ $cash }.
sv-refused-not_killed = Only a killed { $kind ->
    [surveyor] surveyor
   *[prospector] prospector
} can be replaced by a new one.
sv-refused-no_room_for_piece = There is no room for a successor of { $piece }: you have as many pieces, or as many of its kind, as are allowed.

## Options that do not fit together

sv-options-alone = On your own you play a solitaire scenario; choose one ({ $rule }).
sv-options-scenario-players = The scenario “{ $scenario }” is not for so many players. Players: { $players } ({ $rule }).
sv-options-scenario-length = The scenario “{ $scenario }” sets its own length; leave the length out ({ $rule }).
sv-options-not-alone = The optional rule “{ $option }” needs at least two players ({ $rule }).
sv-options-advanced-only = The optional rule “{ $option }” belongs to the advanced game ({ $rule }).
sv-options-basic-only = The optional rule “{ $option }” belongs to the basic game ({ $rule }).
sv-options-short-only = The optional rule “{ $option }” belongs to the short game and to scenarios ({ $rule }).
sv-options-not-long = The optional rule “{ $option }” does not go with the long game ({ $rule }).
sv-options-not-short = The optional rule “{ $option }” does not go with the short game ({ $rule }).

## What happened
#
# Each event's own fields, with names for numbers and ids. A seat is a `player`; a field that is null arrives as “none”,
# a yes or no as “yes” or “no”, an amount without its sign, dice as “3 + 4”, several seats or cards joined by commas.
# The phrases `piece`, `pieces`, `claim`, `segment`, `passenger`, `target`, `load`, `market`, `give`, `take`, `rolls`
# and `grade` are worded by the messages of “Phrases” below.
#
# No sentence: deal_ended, placement_begun, placement_ended, disputes_ended, buying_ended, building_ended,
# operating_ended, plowing_ended, dealing_ended, collecting_ended, delivering_ended, fines_ended, new_cards_ended,
# hiring_ended, shopping_ended, piece_won, drawing, trying, pleading (the next event tells as much), cash_moved (its deal does).

# order: names
sv-event-positions_dealt = The order cards of the start are dealt: { $order }.
# player, cities: one name, or two by sv-and
sv-event-settled = { $player } starts at { $cities }.
# player, amount
sv-event-cash_dealt = { $player } begins with ${ $amount }.
# player, pieces: sv-kind, joined by commas
sv-event-pieces_taken = { $player } takes: { $pieces }.
# player, train: the power, city: name or “none”
sv-event-train_taken = { $player } begins with a train { $train }{ $city ->
    [none] {""}
   *[other] {" "}at { $city }
}.
# claim
sv-event-claim_dealt = Claim { $claim } is turned up.
# passengers: sv-line, joined by commas
sv-event-passengers_dealt = The first passenger cards are turned up: { $passengers }.
# turn, order: names
sv-event-order_dealt = Turn { $turn } is played in this order: { $order }.
# player, piece: sv-piece or “none”, then train: the power, city: name
sv-event-assigned = { $player } assigns { $piece ->
    [none] { sv-train }
   *[other] { $piece }
} to { $city }.
# player, piece, target, second: yes or no
sv-event-placed = { $player } places { $piece } on { $target }{ $second ->
    [yes] , a second consecutive segment
   *[no] {""}
}.
# player, piece
sv-event-piece_returned = { $player } takes { $piece } back.
# player, piece, target
sv-event-moved = { $player } moves { $piece } aside, to { $target }.
# player, piece
sv-event-stood_firm = { $player } does not move { $piece } aside.
# target, rolls: sv-roll, joined by commas, count: number of winners (2 for partners), 0 after a tie, winners: names
sv-event-disputed = Dispute over { $target }: { $rolls }. { $winner ->
    [none] It is a tie.
   *[other] { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
}
# player, piece
sv-event-piece_tied = { $player }: { $piece } stays there and does nothing this turn.
# player, piece, cost, keeps: yes or no
sv-event-jailed = { $player }: { $piece } goes to jail; ${ $cost } would free it.{ $keeps ->
    [yes] {" "}What it won can still be used this turn.
   *[no] {""}
}
# player, segments: two by sv-and, called: yes or no
sv-event-called = { $player } { $called ->
    [yes] calls for a dispute
   *[no] calls for no dispute
} between { $segments }.
# player, passenger, partner: name, agreed: yes or no
sv-event-agreed = { $player } { $agreed ->
    [yes] agrees
   *[no] does not agree
} to run passenger line { $passenger } jointly with { $partner }.
# player, passenger, amount
sv-event-theft_paid = { $player } pays ${ $amount } to roll for passenger line { $passenger }.
# player, passenger
sv-event-line_taken = Passenger line { $passenger } now belongs to { $player }.
# passenger, players: two by sv-and
sv-event-line_shared = { $players } run passenger line { $passenger } jointly.
# player, passenger, amount
sv-event-share_paid = { $player } pays a share of ${ $amount } for passenger line { $passenger }.
# target
sv-event-card_discarded = Discarded for good: { $target }.
# player, claim, amount
sv-event-claim_bought = { $player } buys claim { $claim } for ${ $amount }.
# player, passenger, amount
sv-event-passenger_bought = { $player } buys passenger line { $passenger } for ${ $amount }.
# player, piece, bonus
sv-event-promoted = { $player }: { $piece } is promoted to +{ $bonus }.
# player, claim
sv-event-claim_drawn = { $player } draws claim { $claim }.
# player, claim
sv-event-claim_left = { $player } leaves claim { $claim } face up.
# player, event: its name in the pack
sv-event-event_drawn = { $player } draws an event: { $event }.
# player, piece, cost, turn
sv-event-killed = { $player }: { $piece } is killed; from turn { $turn } on, ${ $cost } buys a new one.
# deal: how many
sv-event-claims_cleared = All face-up claims are discarded; { $deal ->
    [one] a new one is
   *[other] { $deal } new ones are
} dealt.
# player, passenger, pile and place: one is “none”
sv-event-slid = { $player } slides passenger card { $passenger } to { $pile ->
    [none] claim place { $place }
   *[other] passenger pile { $pile }
}.
# player, segment, dice, success: yes or no
sv-event-tried = { $player } rolls { $dice } for the second segment { $segment }: it { $success ->
    [yes] can be built
   *[no] cannot be built
}.
# player, segment, amount
sv-event-track_built = { $player } builds segment { $segment } for ${ $amount }.
# player, segment, amount
sv-event-track_dismantled = { $player } dismantles segment { $segment } and receives ${ $amount }.
# player, segment
sv-event-track_abandoned = { $player } abandons segment { $segment }.
# player
sv-event-networks_joined = { $player } has joined both start cities: surveyors and trains are free of them from now on.
# player, claim, amount
sv-event-operated = { $player } pays ${ $amount } to operate claim { $claim }.
# player, claim, roll, load
sv-event-produced = { $player } rolls { $roll } for claim { $claim }: { $load }.
# player, claim, roll
sv-event-depleted = { $player } rolls { $roll } for claim { $claim }: it is depleted.
# player, claim
sv-event-claim_discarded = { $player } discards the depleted claim { $claim }.
# player, plow: the bonus, segment
sv-event-plow_sent = { $player } sends snow plow +{ $plow } to segment { $segment }.
# player, plow, segment, die, cleared: yes or no
sv-event-plowed = { $player } rolls { $die } + { $plow } on segment { $segment }: it is { $cleared ->
    [yes] clear
   *[no] still snowed in
}.
# player, plow, segment
sv-event-plow_idle = { $player }: snow plow +{ $plow } is no longer needed on segment { $segment }.
# player, to: name, give, take
sv-event-offered = { $player } makes { $to } an offer: { $give } in return for { $take }.
# player, to: who had offered
sv-event-declined = { $player } declines the offer made by { $to }.
# instead, where other terms are named: player, to, give: what `to` should give, take: what `to` could take
sv-event-declined_but = { $player } declines the offer made by { $to }, but would take { $give } and give { $take }.
# player, to: name, give, take
sv-event-dealt = { $player } and { $to } make a deal: { $player } gives { $give } and receives { $take }.
# passenger, players: one name, or two by sv-and, pile
sv-event-line_returned = Passenger line { $passenger } is no longer joined up ({ $players }): it is open to all again, as pile { $pile }.
# player, passenger, amount
sv-event-revenue_paid = { $player } collects ${ $amount } from passenger line { $passenger }.
# player, claim, owner: name, or “none” where it is the player, city: name, load, price, amount, trains: “9 + 24” or “none”
sv-event-delivered = { $player } sells { $load } in { $city } for ${ $amount } (${ $price } each), from claim { $claim }{ $owner ->
    [none] {""}
   *[other] , owned by { $owner }
}{ $trains ->
    [none] {""}
   *[other] , by train { $trains }
}.
# player, claim, to: a claim too, load, trains: “9 + 24” or “none”
sv-event-transferred = { $player } moves { $load } from claim { $claim } to claim { $to }{ $trains ->
    [none] {""}
   *[other] , by train { $trains }
}.
# player, piece, dice, free: yes or no
sv-event-pleaded = { $player } rolls { $dice } for { $piece }: { $free ->
    [yes] out of jail
   *[no] still in jail
}.
# player, piece, amount
sv-event-bailed = { $player } pays ${ $amount } to free { $piece } from jail.
# player, piece, amount
sv-event-replaced = { $player } pays ${ $amount } for a successor of { $piece }.
# market, price, sold, way: up, down or same, boxes: how many, without a sign
sv-event-price_moved = Price of { $market }: ${ $price } ({ $way ->
    [up] up { $boxes ->
        [one] 1 box
       *[other] { $boxes } boxes
    }
    [down] down { $boxes ->
        [one] 1 box
       *[other] { $boxes } boxes
    }
   *[same] as before
}; { $sold ->
    [0] none
   *[other] { $sold }
} sold).
# passenger, pile
sv-event-passenger_shown = Passenger card { $passenger } is turned up on pile { $pile }.
# player, kind: sv-kind with bonus 0, amount, replacing: sv-piece or “none”
sv-event-hired = { $player } hires a { $kind } for ${ $amount }{ $replacing ->
    [none] {""}
   *[other] {" "}in the place of { $replacing }
}.
# player, train: the power, amount, trade_in: “9” or “none”
sv-event-train_bought = { $player } buys a train { $train } for ${ $amount }{ $trade_in ->
    [none] {""}
   *[other] , trading in a train { $trade_in }
}.
# player, plow: the bonus, amount, trade_in: “2” or “none”
sv-event-plow_bought = { $player } buys a snow plow +{ $plow } for ${ $amount }{ $trade_in ->
    [none] {""}
   *[other] , trading in a +{ $trade_in }
}.
# player, cash
sv-event-cash_shown = { $player } has ${ $cash }, which everybody sees from now on.
# turn
sv-event-turn_advanced = Turn { $turn } begins.
# winners: names, count, scores: the cash of the winners
sv-event-game_ended = The game ends: { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
} with ${ $scores }.
# instead, where there is a grade: player, scores: the cash, turns, grade: sv-grade-…
sv-event-game_graded = The game ends: { $player } has ${ $scores } after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}. { $grade }.

## Phrases (they stand within the sentences)

# first, last: two names or segments
sv-and = { $first } and { $last }
# kind: s, p or n, bonus: 0, 1 or 2
sv-kind = { $kind ->
    [s] surveyor
    [p] prospector
   *[n] neutral prospector
}{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
}
# kind: s, p or n, id: s1
sv-piece = { $kind ->
    [s] surveyor { $id }
    [p] prospector { $id }
   *[n] the neutral prospector
}
# train: 9
sv-train = train { $train }
# number, name, town: name, commodity: id
sv-claim = { $number } { $name } ({ $commodity ->
    [gold] gold
    [silver] silver
    [copper] copper
    [lumber] lumber
   *[coal] coal
}, { $town })
# from and to: names of towns, which: a number, 1, 2 … where several segments join them, otherwise 0
sv-segment = { $from }–{ $to }{ $which ->
    [0] {""}
   *[other] {" "}({ $which })
}
# number, from and to: names of towns
sv-line = { $number } { $from }–{ $to }
sv-target-segment = segment { $segment }
sv-target-claim = claim { $claim }
sv-target-passenger = passenger card { $passenger }
sv-target-deck = the claim deck
# goods: how many, commodity: id
sv-load = { $goods ->
    [0] nothing
   *[other] { $goods } { $commodity ->
        [gold] gold
        [silver] silver
        [copper] copper
        [lumber] lumber
       *[coal] coal
    }
}
# commodity: id (the markets of metals)
sv-commodity = { $commodity ->
    [gold] gold
    [silver] silver
    [copper] copper
    [lumber] lumber
   *[coal] coal
}
# commodity: id, city: name (the markets of lumber and coal)
sv-market = { $commodity ->
    [gold] gold
    [silver] silver
    [copper] copper
    [lumber] lumber
   *[coal] coal
} at { $city }
# player: one name, or partners by sv-and, dice, bonus, total
sv-roll = { $player } { $dice }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} = { $total }
# One side of a deal: these, joined by commas.
sv-terms-cash = ${ $cash }
sv-terms-claim = claim { $claim }
sv-terms-segment = segment { $segment }
sv-terms-passenger = passenger line { $passenger }
sv-terms-train = train { $train }
sv-terms-plow = snow plow +{ $plow }
sv-terms-goods = { $load } on claim { $claim }
sv-terms-nothing = nothing

## Who does what
#
# Of sv-phase, `player` is who is asked, and is used only where the phase goes in turn order.

# turn, winter: yes or no, phase: sv-phase
sv-status = Turn { $turn }{ $winter ->
    [yes] {" "}(winter)
   *[no] {""}
} · { $phase }
# target: dollars, or 0, turns: the last one
sv-goal = { $target ->
    [0] { $turns } turns
   *[other] to ${ $target }
}
sv-phase-positions = Start cities are dealt.
sv-phase-first_claims = The first claims are dealt.
sv-phase-first_lines = The first passenger cards are dealt.
sv-phase-order = The turn order is dealt.
sv-phase-placement = { $player } places pieces.
sv-phase-disputes = Disputes are settled.
sv-phase-buying = { $player } buys cards.
sv-phase-building = { $player } builds.
sv-phase-operating = { $player } names claims to operate.
sv-phase-producing = { $player } rolls for claims.
sv-phase-plowing = { $player } sends snow plows.
sv-phase-dealing = { $player } makes deals.
sv-phase-collecting = { $player } collects revenue.
sv-phase-delivering = { $player } delivers goods.
sv-phase-fines = { $player } frees and replaces pieces.
sv-phase-prices = Prices move.
sv-phase-new_cards = New cards are dealt.
sv-phase-hiring = { $player } may hire a piece.
sv-phase-shopping = { $player } may buy a train or snow plow.
sv-phase-end_of_turn = The turn ends.
sv-phase-over = The game is over.
# count, winners: names
sv-result = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

## Names

sv-grade-decisive-victory = Decisive victory
sv-grade-substantial-victory = Substantial victory
sv-grade-marginal-victory = Marginal victory
sv-grade-draw = Draw
sv-grade-marginal-defeat = Marginal defeat
sv-grade-substantial-defeat = Substantial defeat
sv-grade-decisive-defeat = Decisive defeat
sv-option-level = Level
sv-option-level-basic = Basic
sv-option-level-advanced = Advanced (trains and snow plows)
sv-option-length = Length
sv-option-length-short = Short (to $6,000)
sv-option-length-regular = Regular (to $10,000)
sv-option-length-long = Long (to $20,000)
sv-option-length-campaign = Campaign (24 turns)
sv-option-scenario = Scenario
sv-option-scenario-none = Normal start (2 to 6 players)
sv-option-scenario-denver-6000 = Denver 6,000 (solitaire)
sv-option-scenario-denver-10000 = Denver 10,000 (solitaire)
sv-option-scenario-salt-lake-city-10000 = Salt Lake City 10,000 (solitaire)
sv-option-scenario-denver-campaign = Denver campaign (solitaire)
sv-option-scenario-golden-spike = Golden Spike (2 or 3 players)
sv-option-scenario-copper-spike = Copper Spike (solitaire)
sv-option-scenario-nickel-spike = Nickel Spike (3 players)
sv-option-scenario-silver-spike = Silver Spike (4 players)
sv-option-scenario-power-start = Power start (5 players)
sv-option-rules = Optional rules
sv-option-rules-passenger-card-slide = Passenger card slide
sv-option-rules-joint-passenger-line = Joint passenger line
sv-option-rules-several-plows = Several snow plows
sv-option-rules-convoy-transfer = Convoy transfer
sv-option-rules-better-passenger-service = Better passenger service
sv-option-rules-simple-market = Simple market
sv-option-rules-hiring = Hiring
