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
