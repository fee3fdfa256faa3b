# Bots: errors, and the reasons they give for their moves.

bot-unknown = Unknown bot “{ $name }”. Available: { $known }.
bot-other-game = The bot “{ $name }” does not play { $game }. Available: { $known }.
bot-at-wrong-table = The bot “{ $name }” does not play { $game }.
bot-bad-name = “{ $name }” is not a valid bot name: use at most { $limit } lower-case letters, digits and single hyphens.
bot-name-taken = There is already a bot named “{ $name }”.
bot-broken = The bot “{ $name }” is installed but cannot be loaded: { $detail }
bot-not-asked = It is not the turn of seat { $seat }.
bot-bad-budget = “{ $budget }” is not a valid budget: use a number of steps, such as 400, or seconds, such as 0.5s.

## Why a bot moved

bot-why-said = { $text }
bot-why-cd-found = From { $city }, the track to { $port } costs ${ $cost }.
bot-why-cd-sold-out = The last share of { $railroad }: sold out, each share scores { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
bot-why-cd-control = To build for { $railroad }.
bot-why-cd-shares = A share of { $railroad } already scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
bot-why-cd-pass = Saves its money for later.
bot-why-cd-nothing = It cannot afford any share.
bot-why-cd-port = To { $port }: { $points ->
    [one] 1 point
   *[other] { $points } points
} per share.
bot-why-cd-divide = Over the divide: { $points ->
    [one] 1 point
   *[other] { $points } points
} per share.
bot-why-cd-region = Into the { $region ->
    [west] Western Region
   *[central] Central Region
}: { $points ->
    [one] 1 point
   *[other] { $points } points
} per share.
bot-why-cd-toward = Toward { $port }: ${ $cost } of track to go, { $short ->
    [0] which the treasury can pay
   *[other] but the treasury is ${ $short } short
}.
bot-why-cd-first = To buy before the others.
bot-why-cd-last = To see what the others do first.
bot-why-sv-own = Toward { $town }, where { $commodity ->
    [gold] gold
    [silver] silver
    [copper] copper
    [lumber] lumber
   *[coal] coal
} from its own claim needs track.
bot-why-sv-shown = Toward { $town }, where { $commodity ->
    [gold] gold
    [silver] silver
    [copper] copper
    [lumber] lumber
   *[coal] coal
} is for sale.
bot-why-sv-passengers = Toward { $town }, for the passengers between { $from } and { $to }.
bot-why-sv-city = Toward { $town }, for one more market.
bot-why-sv-claim = The { $commodity ->
    [gold] gold
    [silver] silver
    [copper] copper
    [lumber] lumber
   *[coal] coal
} of { $town } should bring ${ $gain } more than it costs.
bot-why-sv-line = Passengers between { $from } and { $to } pay ${ $revenue } per turn.
bot-why-sv-deck = Hopes for something good in the deck.
bot-why-sv-leave = The card costs more than it would bring.
bot-why-sv-offer = A deal may benefit both sides.
bot-why-sv-accept = It is a good deal.
bot-why-sv-decline = It wants more in return.
bot-why-sv-far = It has no track to { $town }.
bot-why-sv-train = To haul more at once.
bot-why-sv-operate = On average this brings ${ $gain } more than it costs.
bot-why-sv-sell = ${ $price } is a fair price for { $commodity ->
    [gold] gold
    [silver] silver
    [copper] copper
    [lumber] lumber
   *[coal] coal
}{ $falls ->
    [1] , and it is likely to fall
   *[0] { "" }
}.
bot-why-sv-last = The game is ending: unsold goods are worth nothing.
bot-why-sv-keep = Keeps its goods: the price of { $commodity ->
    [gold] gold
    [silver] silver
    [copper] copper
    [lumber] lumber
   *[coal] coal
} is likely to rise.
