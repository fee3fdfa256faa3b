# Silverton: refusals, log events, phrases, phases and names.

## Refusals (the interface shows the rule id beside them)

sv-refused-not_now = You cannot do this now. A turn runs: placement, disputes, each player’s seven steps (buy, build, operate, deal, collect, deliver, fines), prices, new cards.
sv-refused-game_over = The game is over.
sv-refused-unknown_segment = There is no segment “{ $segment }” on this board.
sv-refused-unknown_city = “{ $city }” is not a market city. Goods are sold in: { $known }.
sv-refused-unknown_claim = There is no claim { $claim }.
sv-refused-unknown_passenger = There is no passenger card { $passenger }.
sv-refused-unknown_piece = You have no piece “{ $piece }”. Your pieces: { $known }.
sv-refused-parallel = This segment is parallel to one that you own or that your surveyor is on. You may not have both.
sv-refused-only_blocks = This segment would only block other players. A new segment must reach a new town, connect separate track, shorten a passenger route, open a snow-free route or, in the advanced game, avoid a longer segment on the way to a market city.
sv-refused-dismantle_cut_off = This track is cut off from your start city. You can abandon it, but not dismantle it.
sv-refused-one_target = Choose exactly one target: a segment, a claim, a passenger card or the claim deck.
sv-refused-piece_not_free = { $piece } is not free: it is already placed, in jail or dead.
sv-refused-stands_there = You already have a piece there. Only the claim deck takes more than one of your pieces.
sv-refused-not_a_surveyor_target = { $piece } is a surveyor. Surveyors go only on segments.
sv-refused-others_track = Another player owns this segment. A surveyor goes on an unowned segment, or on one of yours to dismantle it.
sv-refused-snowed_in = It is winter: this white segment is snowed in until next turn.
sv-refused-not_connected = This segment touches neither your start city nor your track, and it cannot be a second consecutive segment here.
sv-refused-first_is_needed = { $piece } must stay: another of your surveyors is connected only through its segment.
sv-refused-not_a_prospector_target = { $piece } is a prospector. Prospectors go on a claim, a passenger card or the claim deck; the neutral prospector never goes on the deck.
sv-refused-claim_not_face_up = Claim { $claim } is not face up. Choose a face-up claim.
sv-refused-card_not_open = Passenger card { $passenger } is not available. Choose a face-up card.
sv-refused-own_line = You already own passenger line { $passenger }.
sv-refused-deck_empty = The claim deck is empty.
sv-refused-line_not_joined = Your track does not join the towns of passenger card { $passenger }. Build a complete route first.
sv-refused-line_snowed_in = All your routes between the towns of passenger card { $passenger } are snowed in. In winter you need one without snow.
sv-refused-no_shorter_route = To steal passenger line { $passenger }, you need a shorter route than its owner’s.
sv-refused-not_a_twin = { $piece } can step aside only to a segment that joins the same two towns at the same cost.
sv-refused-twin_taken = There is already a surveyor on that segment. You can step aside only to a free one.
sv-refused-no_cash_to_steal = Rolling for passenger line { $passenger } costs ${ $price }; you have ${ $cash }.
sv-refused-one_purchase = Buy one thing at a time: a claim or a passenger card in step 1, a train or a snow plow at the end of the turn.
sv-refused-no_card_held = { $card ->
    [claim] Claim { $number }
   *[passenger] Passenger card { $number }
} is not yours to buy now. One of your prospectors must hold it, and a card you have just drawn comes first.
sv-refused-no_cash_for_card = { $card ->
    [claim] Claim { $number }
   *[passenger] Passenger card { $number }
} costs ${ $cost }; you have ${ $cash }.
sv-refused-not_on_deck = { $piece } cannot draw. Only a prospector on the claim deck draws, once, while cards are left.
sv-refused-draw_first = Your prospectors on the claim deck must draw before you continue.
sv-refused-no_surveyor_there = None of your surveyors holds this segment, so you cannot build it now.
sv-refused-survey_unconnected = This segment touches neither your start city nor your track yet. Build the segment before it first.
sv-refused-built_parallel = You already own a segment parallel to this one. You may not own both.
sv-refused-no_cash_to_build = Building this segment costs ${ $cost }; you have ${ $cash }.
sv-refused-no_cube = All { $cubes } of your cubes are on the board. Abandon or dismantle a segment first.
sv-refused-not_your_track = You do not own this segment.
sv-refused-no_dismantler = To dismantle a segment, you need a surveyor on it, and it must be part of your network.
sv-refused-cubes_left = You can abandon track of your network only when all { $cubes } of your cubes are on the board and you need one to build.
sv-refused-not_your_claim = You do not own claim { $claim }.
sv-refused-operated_already = Claim { $claim } has already been operated. A claim can be operated once a turn.
sv-refused-no_cash_to_operate = Operating claim { $claim } costs ${ $cost }; you have ${ $cash }.
sv-refused-claim_depleted = Claim { $claim } is depleted and can no longer be operated.
sv-refused-no_such_partner = You can make an offer only to another player.
sv-refused-three_offers = You have made all { $most } of your offers this turn.
sv-refused-empty_offer = This offer is empty. Add what you want to give or get.
sv-refused-sells_no_goods = You cannot sell goods to other players in your own turn. Offer claims, track or cash instead.
sv-refused-offer_over_cash = You offer more cash than the ${ $cash } you have.
sv-refused-named_twice = Something is listed twice in this offer. List each thing once.
sv-refused-advanced_deals = In the basic game, only claims, segments, cash and goods can be traded.
sv-refused-not_theirs = A player would give something that they do not own. Joint lines cannot be traded either.
sv-refused-no_goods_for_sale = Those goods are not for sale. They must lie on a claim that the other player keeps, and nobody may have bought them already.
sv-refused-too_many_cubes = A player would own more segments than they have cubes.
sv-refused-deal_parallel = A player would own two parallel segments.
sv-refused-too_many_trains = A player can have at most { $trains } trains.
sv-refused-goods_not_deliverable = You could not deliver these goods this turn along with those you have already bought, so you cannot buy them.
sv-refused-cannot_pay = The offer asks for ${ $sum }; you have ${ $cash }.
sv-refused-no_goods_there = Claim { $claim } has no goods that you can move.
sv-refused-no_goods_named = Move at least one unit.
sv-refused-not_enough_goods = You want to move { $goods } from claim { $claim }, but only { $there ->
    [one] 1 is
   *[other] { $there } are
} there.
sv-refused-no_route = None of your routes that are open this turn leads there from claim { $claim }.
sv-refused-market_closed = That city does not buy what claim { $claim } produces. Choose a city with a price marker for it.
sv-refused-over_sale_limit = { $room ->
    [0] You can sell no more of this there this turn
   *[other] You can sell only { $room } more of this there this turn
}: the market has a sale limit.
sv-refused-two_deliveries = You have made all { $limit } of your deliveries this turn.
sv-refused-trains_in_basic = The basic game has no trains. Leave them out.
sv-refused-not_in_jail = { $piece } is not in jail.
sv-refused-tried_already = { $piece } has already had a roll this turn. Roll again or pay next turn.
sv-refused-not_dead = { $piece } is alive and needs no replacement.
sv-refused-still_waiting = { $piece } can be replaced from turn { $turn } on.
sv-refused-no_cash_for_fine = This costs ${ $cost }; you have ${ $cash }.
sv-refused-no_such_muster = You cannot choose “{ $pieces }”. { $points ->
    [0] Choose one of the sets that the scenario offers.
   *[other] You have { $points } points: a plain piece costs 3, a +1 costs 4, a +2 costs 5, and each kind has a limit.
}
sv-refused-no_trains_named = Choose the trains that carry the goods.
sv-refused-trains_unusable = These trains cannot make this delivery. Each must be yours, must not have run this turn and, if it is assigned to a city, must be on track joined to it.
sv-refused-over_capacity = These trains cannot carry { $goods } that far. Move fewer goods or add trains.
sv-refused-unknown_stock = There is no such train or snow plow to buy. Choose from: { $known }.
sv-refused-no_such_train = You have no train or snow plow “{ $train }”.
sv-refused-not_available = You cannot buy this now: it is not on sale yet, or it is sold out.
sv-refused-no_resale = This one has no resale value, so it cannot be traded in.
sv-refused-four_trains = You have four trains, the most allowed. Trade one in.
sv-refused-no_cash_for_stock = This costs ${ $cost }; you have ${ $cash }.
sv-refused-no_such_plow = You have no snow plow +{ $plow } left to send this turn.
sv-refused-not_your_network = This segment is not part of your network.
sv-refused-unplowable = This segment has no snow. Snow plows go on white segments.
sv-refused-cleared_already = This segment is already clear.
sv-refused-plow_there = A snow plow has already tried this segment this turn. Send this one to another segment.
sv-refused-neutral_unplaced = First place the neutral prospector, on a claim or passenger card where you have no prospector of your own.
sv-refused-other_network = { $piece } is assigned to your other city, and this segment is not joined to that city.
sv-refused-not_a_start_city = “{ $city }” is not one of your start cities. Your start cities: { $known }.
sv-refused-already_assigned = You cannot assign { $piece } now. Surveyors are assigned one at a time, in order.
sv-refused-city_left_empty = { $piece } must go to your other city, which would otherwise have no surveyor.
sv-refused-no_sliding = You cannot move passenger card { $passenger }. It must be an A or B card that your prospector holds.
sv-refused-may_be_bought = You cannot move passenger card { $passenger }, because you could buy it.
sv-refused-not_emptied = Passenger card { $passenger } can go only to one pile or claim place that another player’s purchase has emptied this turn.
sv-refused-partner_not_joined = Your own track does not join the towns of passenger line { $passenger }, so you cannot end the partnership.
sv-refused-no_cash_for_share = Your share of passenger line { $passenger } is ${ $share }; you have ${ $cash }.
sv-refused-same_claim = The goods are already on claim { $claim }. Choose another claim.
sv-refused-not_alike = Goods move only between claims of yours that produce the same. Claims { $claim } and { $to } do not.
sv-refused-over_convoy = { $goods } is too many for one convoy. It carries 16, or 32 of gold or silver.
sv-refused-no_such_kind = You cannot hire “{ $kind }”. Choose from: { $known }.
sv-refused-pieces_full = You have { $most } pieces, the most allowed.
sv-refused-no_plain_piece = You already have { $limit ->
    [one] a plain { $kind ->
        [surveyor] surveyor
       *[prospector] prospector
    }
   *[other] { $limit } plain { $kind ->
        [surveyor] surveyors
       *[prospector] prospectors
    }
}, the most allowed.
sv-refused-no_cash_to_hire = Hiring costs ${ $cost }; you have ${ $cash }.
sv-refused-not_killed = You can replace only a killed { $kind ->
    [surveyor] surveyor
   *[prospector] prospector
}.
sv-refused-no_room_for_piece = You cannot replace { $piece }: you already have the most pieces allowed, in all or of this kind.

## Game options that conflict

sv-options-alone = To play alone, choose a solitaire scenario ({ $rule }).
sv-options-scenario-players = The scenario “{ $scenario }” does not fit this number of players. Players: { $players } ({ $rule }).
sv-options-scenario-length = The scenario “{ $scenario }” sets its own length. Do not choose one ({ $rule }).
sv-options-not-alone = The optional rule “{ $option }” needs at least two players ({ $rule }).
sv-options-advanced-only = The optional rule “{ $option }” is for the advanced game only ({ $rule }).
sv-options-basic-only = The optional rule “{ $option }” is for the basic game only ({ $rule }).
sv-options-short-only = The optional rule “{ $option }” is for the short game and scenarios only ({ $rule }).
sv-options-not-long = The optional rule “{ $option }” cannot be used in the long game ({ $rule }).
sv-options-not-short = The optional rule “{ $option }” cannot be used in the short game ({ $rule }).

## Log events
#
# The variables are the event's own fields, with names in place of numbers and ids. A seat is a `player`. A null field
# is “none”, a boolean “yes” or “no”, an amount has no sign, dice are “3 + 4”, several seats or cards are joined by commas.
# The phrases `piece`, `pieces`, `claim`, `segment`, `passenger`, `target`, `load`, `market`, `give`, `take`, `rolls`
# and `grade` are worded by the messages of “Phrases” below.
#
# The browser shows no sentence for these: deal_ended, placement_begun, placement_ended, disputes_ended, buying_ended,
# building_ended, operating_ended, plowing_ended, dealing_ended, collecting_ended, delivering_ended, fines_ended,
# new_cards_ended, hiring_ended, shopping_ended, piece_won, drawing, trying, pleading (the next event says as much),
# cash_moved (its deal does).

# order: names
sv-event-positions_dealt = The starting order cards are dealt: { $order }.
# player, cities: one name, or two by sv-and
sv-event-settled = { $player } starts at { $cities }.
# player, amount
sv-event-cash_dealt = { $player } starts with ${ $amount }.
# player, pieces: sv-kind, joined by commas
sv-event-pieces_taken = { $player } takes: { $pieces }.
# player, train: the power, city: name or “none”
sv-event-train_taken = { $player } starts with a train { $train }{ $city ->
    [none] {""}
   *[other] {" "}at { $city }
}.
# claim
sv-event-claim_dealt = Claim { $claim } is dealt face up.
# passengers: sv-line, joined by commas
sv-event-passengers_dealt = The first passenger cards are dealt face up: { $passengers }.
# turn, order: names
sv-event-order_dealt = Order of play for turn { $turn }: { $order }.
# player, piece: sv-piece or “none”, then train: the power, city: name
sv-event-assigned = { $player } assigns { $piece ->
    [none] { sv-train }
   *[other] { $piece }
} to { $city }.
# player, piece, target, second: yes or no
sv-event-placed = { $player } places { $piece } on { $target }{ $second ->
    [yes] , as a second consecutive segment
   *[no] {""}
}.
# player, piece
sv-event-piece_returned = { $player } takes { $piece } back.
# player, piece, target
sv-event-moved = { $player } moves { $piece } aside to { $target }.
# player, piece
sv-event-stood_firm = { $player } keeps { $piece } in place.
# target, rolls: sv-roll, joined by commas, count: number of winners (2 for partners), 0 after a tie, winners: names
sv-event-disputed = Dispute over { $target }: { $rolls }. { $winner ->
    [none] It is a tie.
   *[other] { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
}
# player, piece
sv-event-piece_tied = { $player }’s { $piece } is tied: it stays there and does nothing this turn.
# player, piece, cost, keeps: yes or no
sv-event-jailed = { $player }’s { $piece } goes to jail; the fine is ${ $cost }.{ $keeps ->
    [yes] {" "}What it won can still be used this turn.
   *[no] {""}
}
# player, segments: two by sv-and, called: yes or no
sv-event-called = { $player } { $called ->
    [yes] calls for a dispute
   *[no] does not call for a dispute
} between { $segments }.
# player, passenger, partner: name, agreed: yes or no
sv-event-agreed = { $player } { $agreed ->
    [yes] agrees
   *[no] declines
} to run passenger line { $passenger } jointly with { $partner }.
# player, passenger, amount
sv-event-theft_paid = { $player } pays ${ $amount } to roll for passenger line { $passenger }.
# player, passenger
sv-event-line_taken = { $player } takes over passenger line { $passenger }.
# passenger, players: two by sv-and
sv-event-line_shared = { $players } now run passenger line { $passenger } jointly.
# player, passenger, amount
sv-event-share_paid = { $player } pays a share of ${ $amount } for passenger line { $passenger }.
# target
sv-event-card_discarded = Discarded for good: { $target }.
# player, claim, amount
sv-event-claim_bought = { $player } buys claim { $claim } for ${ $amount }.
# player, passenger, amount
sv-event-passenger_bought = { $player } buys passenger line { $passenger } for ${ $amount }.
# player, piece, bonus
sv-event-promoted = { $player }’s { $piece } is promoted to +{ $bonus }.
# player, claim
sv-event-claim_drawn = { $player } draws claim { $claim }.
# player, claim
sv-event-claim_left = { $player } leaves claim { $claim } face up.
# player, event: its name in the pack
sv-event-event_drawn = { $player } draws an event: { $event }.
# player, piece, cost, turn
sv-event-killed = { $player }’s { $piece } is killed. A replacement costs ${ $cost } from turn { $turn } on.
# deal: how many
sv-event-claims_cleared = All face-up claims are discarded; { $deal ->
    [one] 1 new claim is
   *[other] { $deal } new claims are
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
sv-event-networks_joined = { $player } has joined both start cities: surveyors and trains are no longer assigned to one of them.
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
sv-event-plow_idle = { $player }’s snow plow +{ $plow } is no longer needed on segment { $segment }.
# player, to: name, give, take
sv-event-offered = { $player } offers { $to } a deal: { $give } for { $take }.
# player, to: the player who made the offer
sv-event-declined = { $player } declines { $to }’s offer.
# in its place, if the answer names other terms: player, to, give: what `to` should give, take: what `to` could take
sv-event-declined_but = { $player } declines { $to }’s offer, but would give { $take } for { $give }.
# player, to: name, give, take
sv-event-dealt = { $player } and { $to } make a deal: { $player } gives { $give } and gets { $take }.
# passenger, players: one name, or two by sv-and, pile
sv-event-line_returned = Passenger line { $passenger } ({ $players }) no longer has a route. It is open to everyone again, as pile { $pile }.
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
    [yes] it is free
   *[no] it stays in jail
}.
# player, piece, amount
sv-event-bailed = { $player } pays ${ $amount } to free { $piece } from jail.
# player, piece, amount
sv-event-replaced = { $player } pays ${ $amount } to replace { $piece }.
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
   *[same] unchanged
}; { $sold ->
    [0] none
   *[other] { $sold }
} sold).
# passenger, pile
sv-event-passenger_shown = Passenger card { $passenger } is turned face up on pile { $pile }.
# player, kind: sv-kind with bonus 0, amount, replacing: sv-piece or “none”
sv-event-hired = { $player } hires a { $kind } for ${ $amount }{ $replacing ->
    [none] {""}
   *[other] {" "}to replace { $replacing }
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
sv-event-cash_shown = { $player } has ${ $cash }. This player’s cash is public from now on.
# turn
sv-event-turn_advanced = Turn { $turn } begins.
# winners: names, count, scores: the cash of the winners
sv-event-game_ended = The game is over: { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
} with ${ $scores }.
# in its place, if there is a grade: player, scores: the cash, turns, grade: sv-grade-…
sv-event-game_graded = The game is over: { $player } has ${ $scores } after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}. { $grade }.

## Phrases (parts of the sentences above)

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

## Phases
#
# In sv-phase-…, `player` is the player to act; only phases played in turn order use it.

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
sv-phase-operating = { $player } chooses claims to operate.
sv-phase-producing = { $player } rolls for claims.
sv-phase-plowing = { $player } sends snow plows.
sv-phase-dealing = { $player } makes offers.
sv-phase-collecting = { $player } collects revenue.
sv-phase-delivering = { $player } delivers goods.
sv-phase-fines = { $player } frees and replaces pieces.
sv-phase-prices = Prices move.
sv-phase-new_cards = New cards are dealt.
sv-phase-hiring = { $player } may hire a piece.
sv-phase-shopping = { $player } may buy a train or a snow plow.
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
