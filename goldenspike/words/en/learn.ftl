# Learning: the lessons, and first-game mode.

learn-lesson = Lesson
learn-stop = Stop { $number } of { $count }
learn-rules = The rules:
learn-look = Show it on the board
learn-between = Go on as you like. The lesson speaks again at its next stop.
learn-begin = Learn: { $lesson }
learn-go-on = Go on learning: { $lesson }
learn-again = Begin again
learn-about = A game that stops where there is something to learn. Leave it when you like: it waits for you.
learn-hint = The rule for this step
learn-hints = First game: show the rule for each step

learn-continental-divide = Continental Divide, first turns
learn-silverton = Silverton, first turns
learn-silverton-winter = Silverton, winter and disputes

learn-continental-divide-found-title = Found a railroad
learn-continental-divide-found =
    You win with shares of railroads that come far. Found one now: choose a railroad, a starting city, how many shares it has and what a share is worth.
    You pay the value of one share, and that is all the money the railroad has to build with. About $30 and 5 shares make a good start.
learn-continental-divide-found-else = First found a railroad: only the owner of shares can build.
learn-continental-divide-build-title = Lay your first track
learn-continental-divide-build =
    You hold the only share, so you build. Choose a hex at the end of a line on the board, or a line from the list.
    Each hex costs its left number, paid by the railroad, and adds its right number to the income. Track goes in one straight line a turn.
learn-continental-divide-build-else = Build a line first: a railroad without track earns nothing.
learn-continental-divide-dividends-title = Dividends, and a place in the order
learn-continental-divide-dividends =
    The turn is over, and every railroad has paid: its income divided by all its shares, rounded up, for each share you own. What belongs to unsold shares went to its treasury.
    Now take a place for the next turn. The last player chooses first. Early, you buy before others do; late, you see what they did.
learn-continental-divide-buy-title = Buy shares
learn-continental-divide-buy =
    A share costs its value and one dividend at least. Your money goes to the railroad’s treasury: this is the only way to give it more to build with.
    Buy one share or more of a railroad. You may pay more than you must.
learn-continental-divide-buy-else = Buy at least one share: without new money the railroad stands still.
learn-continental-divide-regions-title = On to the next region
learn-continental-divide-regions =
    A railroad begins with 12 cubes for track. With its first cube in the Central Region it gets 10 more, and again in the Western Region; each region is also worth a point a share.
    Build as far west as the treasury allows. A line may start at any hex of the railroad.
learn-continental-divide-regions-else = Build before you end your turn.
learn-continental-divide-order-title = The order once more
learn-continental-divide-order =
    Look at the cash of the others: who can found or buy before you? Take the place that you want.
learn-continental-divide-majority-title = Whose railroad is it?
learn-continental-divide-majority =
    Whoever has the most shares of a railroad builds for it; who ties may build too. Others can take your railroad over, and you theirs.
    Look at the charters: where do few shares give you a say, or good dividends? Then buy, found or pass.
learn-continental-divide-divide-title = Over the Divide
learn-continental-divide-divide =
    The heavy line is the Continental Divide. The first hex beyond it brings 10 income, and 2 points for each share at the end.
    If the way is too dear, build a part of it, or end your turn.
learn-continental-divide-points-title = What counts in the end
learn-continental-divide-points =
    After turn 8 each share scores: 1 for each region, 2 for the Divide, 1 for a port (Seattle 2), and 1 if all shares of the railroad are sold. Money counts for nothing.
    So buy where points are coming, and help to sell the last share.
learn-continental-divide-ports-title = Towards a port
learn-continental-divide-ports =
    A railroad may reach one port, and each port takes only one railroad. Count the hexes and turns that are left.
learn-continental-divide-end-title = You know the game
learn-continental-divide-end =
    Found, buy, build, collect dividends, choose your place: four more turns go the same way. The most points win.
    Play this game to its end, or begin one of your own.

learn-silverton-prospector-title = Send a prospector
learn-silverton-prospector =
    You begin in Denver. Each turn you place your pieces first. Prospectors go for claims: face-up cards that produce gold, silver, copper, lumber or coal.
    Put your prospector +1 on the silver claim Pelican-Dives at Georgetown. It lies close to Denver, where silver sells.
learn-silverton-prospector-else = For this lesson, put the prospector +1 on the claim Pelican-Dives at Georgetown.
learn-silverton-surveyor-title = Send a surveyor
learn-silverton-surveyor =
    Surveyors mark the track that you will build. A segment must touch your start city or track of yours.
    Put the surveyor +2 on the first segment from Denver to Golden: $80 to build, 2 long.
learn-silverton-surveyor-else = For this lesson, put the surveyor +2 on the first segment from Denver to Golden.
learn-silverton-second-title = A second segment in a row
learn-silverton-second =
    Your other surveyor may go one segment further, though nothing is built yet. Dice will decide: the roll must be greater than the length.
    Put it on Golden–Georgetown, which is 3 long: 33 chances in 36.
learn-silverton-second-else = For this lesson, put the other surveyor on Golden–Georgetown.
learn-silverton-deck-title = Draw from the deck
learn-silverton-deck =
    Your last prospector goes on the claim deck: he draws a card that nobody knows yet, and you may buy it. There are a few events among them.
    Then your rival places pieces. If both of you want the same thing, there is a dispute.
learn-silverton-deck-else = For this lesson, put the prospector on the claim deck.
learn-silverton-dispute-title = A dispute, and you won it
learn-silverton-dispute =
    Your rival wanted Pelican-Dives too. Each of you rolled two dice and added the bonus of the piece: look at the log. The higher total keeps the claim; the other piece goes home.
    Now buy the claim.
learn-silverton-dispute-else = Buy the claim Pelican-Dives that you have won.
learn-silverton-drawn-title = The card you drew
learn-silverton-drawn =
    Gregory Lode, gold at Central City. You may buy it, or lay it face up for anybody. The bars show what one operation yields, and how likely that is.
    Gold is dear and Central City is near: buy it.
learn-silverton-drawn-else = For this lesson, buy the Gregory Lode.
learn-silverton-build-title = Build
learn-silverton-build =
    Pay for the segments that your surveyors hold. Begin with Denver–Golden: the other one needs it.
learn-silverton-build-else = Build Denver–Golden first.
learn-silverton-try-title = Try the second segment
learn-silverton-try =
    Now the dice for Golden–Georgetown: more than 3, and you may build it. If not, it costs nothing.
learn-silverton-try-else = Try to build Golden–Georgetown.
learn-silverton-operate-title = Operate your claims
learn-silverton-operate =
    Name the claims to operate and pay for them; then the dice fall, one roll for each. The first time it is one die plus 6, so it can hardly fail. Later a low roll depletes the claim for good.
    Operate both.
learn-silverton-operate-else = Operate both claims: the first time is the safest.
learn-silverton-deal-title = Deals
learn-silverton-deal =
    Here you may offer your rival a trade of claims, track and cash, up to three times a turn. You need nothing now: end the step.
learn-silverton-deal-else = For this lesson, end the step without a deal.
learn-silverton-deliver-title = Deliver
learn-silverton-deliver =
    You may make two deliveries a turn: goods of one claim, over your own track, to one market city. Denver pays $200 for silver.
    Sell the silver of Pelican-Dives. The gold has to wait: no track of yours leads to Central City yet.
learn-silverton-deliver-else = Sell silver of Pelican-Dives in Denver first.
learn-silverton-prices-title = Prices moved
learn-silverton-prices =
    After everybody’s turn each market rolled: dice and number sold, less the demand of the turn. What sells a lot falls. You sold silver, so look at its price in the market chart.
    A new turn, a new order of play. Put the surveyor +2 on Golden–Central City, to fetch the gold.
learn-silverton-prices-else = For this lesson, put the surveyor +2 on Golden–Central City.
learn-silverton-home-title = Pieces may stay at home
learn-silverton-home =
    You need not place everybody. Claims cost money to buy and to operate, and only two deliveries a turn bring some in. End your placement.
learn-silverton-home-else = For this lesson, leave the others at home and end your placement.
learn-silverton-again-title = Build to Central City
learn-silverton-again =
    Your surveyor stands on connected track: no dice are needed. Build it.
learn-silverton-again-else = Build Golden–Central City: the gold waits there.
learn-silverton-depletion-title = Is it worth the risk?
learn-silverton-depletion =
    From now on your claims roll two dice, and a low roll ends them. Compare the cost, the odds and the price, then operate what you like, or end the step.
    Goods that lie on a claim are safe even if it is depleted.
learn-silverton-gold-title = Sell the gold
learn-silverton-gold =
    Now the way from Central City to Denver is yours. Before you sell, look at the odds of the price: many goods at once press it down, waiting may raise it.
    Sell gold of the Gregory Lode.
learn-silverton-gold-else = Sell gold of the Gregory Lode in Denver first.
learn-silverton-passenger-title = A passenger line
learn-silverton-passenger =
    Passenger cards pay every turn and never run dry. You may go for one only if a built route of yours joins its two towns.
    You have Denver–Central City: put the prospector +1 on that card.
learn-silverton-passenger-else = For this lesson, put the prospector +1 on the passenger card Denver–Central City.
learn-silverton-season-title = Winter will come
learn-silverton-season =
    Look at the turn track: turn 8 is winter, then every fourth turn. White segments are snowed in then: they cannot be built, and nothing passes over them. Your track so far is brown and stays open.
    Place what else you like, then end your placement.
learn-silverton-line-title = Buy the line
learn-silverton-line =
    Nobody contested it. Pay $100 and collect $40 in this and every turn to come, as long as your track joins the two towns.
learn-silverton-line-else = Buy the passenger line Denver–Central City.
learn-silverton-end-title = You know a turn of Silverton
learn-silverton-end =
    Place, settle disputes, buy, build, operate, deal, collect, deliver, pay fines; then prices and new cards. Whoever has the most cash when somebody reached the target at the end of a turn wins.
    Play on here, or see how winter and a dispute feel.

learn-silverton-winter-snow-title = Snow in the passes
learn-silverton-winter-snow =
    It is turn 8, and winter: white segments are closed. Your segment Leadville–Minturn is white, so what lies beyond it cannot come to Denver this turn. Ask for a white segment and the game says why not.
    Brown track can be built in winter. Put the surveyor +1 on Glenwood Springs–Grand Junction: your coal claim is there.
learn-silverton-winter-snow-else = For this lesson, put the surveyor +1 on Glenwood Springs–Grand Junction.
learn-silverton-winter-contest-title = Contest a claim
learn-silverton-winter-contest =
    Your rival’s prospector +1 stands on Pagosa Lumber Company. Others’ pieces do not keep you away: they only mean a dispute.
    You have a prospector +2. Put him there too.
learn-silverton-winter-contest-else = For this lesson, put the prospector +2 on Pagosa Lumber Company.
learn-silverton-winter-ready-title = Before the dice
learn-silverton-winter-ready =
    Each of you will roll two dice and add the bonus of the piece. A built route to the claim’s town would add 3; neither of you has one. A tie leaves both there for a turn.
    End your placement, and the dice fall.
learn-silverton-winter-ready-else = For this lesson, leave the others at home and end your placement.
learn-silverton-winter-jail-title = You won, and your rival went to jail
learn-silverton-winter-jail =
    Two ones: whoever rolls a 2 in a dispute goes to jail, whatever the bonus. Out of it leads a 7 or 11 in the last step, or $200; your rival has paid.
    Buy the claim that you have won.
learn-silverton-winter-jail-else = Buy the claim that you have won.
learn-silverton-winter-brown-title = Build in winter
learn-silverton-winter-brown =
    The segment is brown, so the snow does not matter. Build it: in spring your coal will have a way.
learn-silverton-winter-brown-else = Build Glenwood Springs–Grand Junction.
learn-silverton-winter-work-title = Mines work in winter
learn-silverton-winter-work =
    Claims need no track to operate, and snow does not stop them. Goods wait on the card.
    Operate what seems worth its cost, then end the step.
learn-silverton-winter-through-title = What gets through
learn-silverton-winter-through =
    From Leadville to Denver all your track is brown: the silver gets through. The coal of Grand Junction is behind the snow; the list says so. Passenger lines need an open way too.
    Sell what you like.
learn-silverton-winter-thaw-title = The snow is gone
learn-silverton-winter-thaw =
    Turn 9: every segment is open again until turn 12. Your cash is above $4,000, so all players see it from now on.
    Place what you like, then go on to your deliveries.
learn-silverton-winter-coal-title = The coal runs
learn-silverton-winter-coal =
    Grand Junction, Minturn, Leadville, Denver: now the way is open. Coal has a limit for each player and turn, and sinks slowly at Denver, where only half of what is sold counts.
    Deliver what you like.
learn-silverton-winter-end-title = You are ready
learn-silverton-winter-end =
    Now you know winter, disputes and jail. In the advanced game snow plows clear segments and trains carry the goods.
    Play this game to its end, or begin one of your own.
