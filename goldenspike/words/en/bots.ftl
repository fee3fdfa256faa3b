# Bots: finding one, and asking it.

bot-unknown = There is no bot “{ $name }”. There are: { $known }.
bot-other-game = The bot “{ $name }” does not play { $game }. These do: { $known }.
bot-at-wrong-table = The bot “{ $name }” does not play { $game }.
bot-bad-name = “{ $name }” cannot be the name of a bot: use lower-case letters, digits and single hyphens, at most { $limit } characters.
bot-name-taken = There is already another bot called “{ $name }”.
bot-broken = The bot “{ $name }” is installed, but it cannot be loaded: { $detail }
bot-not-asked = Seat { $seat } is not asked to choose anything now.
bot-bad-budget = “{ $budget }” is no budget: write so many steps, as 400, or so many seconds, as 0.5s.

## Why a bot moved

bot-why-said = { $text }
bot-why-cd-found = From { $city } it is ${ $cost } of track to { $port }.
bot-why-cd-sold-out = The last of { $railroad }: sold out, a share scores { $points } more.
bot-why-cd-control = To build for { $railroad }.
bot-why-cd-shares = A share of { $railroad } scores { $points } already.
bot-why-cd-pass = Keeps its money for later.
bot-why-cd-nothing = No share is to be had for its money.
bot-why-cd-port = To { $port }: { $points ->
    [one] 1 point
   *[other] { $points } points
} a share.
bot-why-cd-divide = Over the divide: { $points ->
    [one] 1 point
   *[other] { $points } points
} a share.
bot-why-cd-region = Into the { $region ->
    [west] Western Region
   *[central] Central Region
}: { $points ->
    [one] 1 point
   *[other] { $points } points
} a share.
bot-why-cd-toward = Toward { $port }: ${ $cost } of track to go, { $short ->
    [0] and the treasury can pay for it
   *[other] and the treasury is ${ $short } short
}.
bot-why-cd-first = To buy before the others.
bot-why-cd-last = To see what the others do first.
bot-why-sv-own = Toward { $town }, where { $commodity ->
    [gold] gold
    [silver] silver
    [copper] copper
    [lumber] lumber
   *[coal] coal
} of its own waits for track.
bot-why-sv-shown = Toward { $town }, where { $commodity ->
    [gold] gold
    [silver] silver
    [copper] copper
    [lumber] lumber
   *[coal] coal
} can be had.
bot-why-sv-passengers = Toward { $town }, for the passengers between { $from } and { $to }.
bot-why-sv-city = Toward { $town }, one market more.
bot-why-sv-claim = The { $commodity ->
    [gold] gold
    [silver] silver
    [copper] copper
    [lumber] lumber
   *[coal] coal
} of { $town } should bring ${ $gain } more than it costs.
bot-why-sv-line = Passengers between { $from } and { $to } pay ${ $revenue } a turn.
bot-why-sv-deck = Hopes for something good in the deck.
bot-why-sv-leave = The card costs more than it would bring.
bot-why-sv-offer = A deal may be good for both sides.
bot-why-sv-accept = Finds it a good bargain.
bot-why-sv-decline = Would want more for it.
bot-why-sv-far = No track of its own leads to { $town }.
bot-why-sv-train = To haul more at once.
bot-why-sv-operate = On average this brings ${ $gain } more than it costs.
bot-why-sv-sell = ${ $price } is a fair price for { $commodity ->
    [gold] gold
    [silver] silver
    [copper] copper
    [lumber] lumber
   *[coal] coal
}{ $falls ->
    [1] , and it will rather fall
   *[0] { "" }
}.
bot-why-sv-last = The game ends: what is not sold now is worth nothing.
bot-why-sv-keep = Keeps its goods: the price of { $commodity ->
    [gold] gold
    [silver] silver
    [copper] copper
    [lumber] lumber
   *[coal] coal
} will rather rise.
