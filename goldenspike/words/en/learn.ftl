# The lessons, and the rule hints for a first game.

learn-lesson = Lesson
learn-stop = Stop { $number } of { $count }
learn-rules = The rules:
learn-look = Show it on the board
learn-between = Play on as you like. The lesson continues at its next stop.
learn-begin = Learn: { $lesson }
learn-go-on = Continue learning: { $lesson }
learn-again = Start over
learn-restart = Start over: { $lesson }
learn-about = A game that pauses wherever there is something to learn. Leave whenever you like: it waits for you.
learn-texts = Lessons to read:
learn-text-about = What the lesson says at each stop. It is meant to be played: then you see on the board what this page describes.
learn-text-begin = Play this lesson
learn-hint = The rule for this step
learn-hints = First game: show the rule for each step
learn-hints-off = Stop showing rules

learn-continental-divide = Continental Divide, first turns
learn-silverton = Silverton, first turns
learn-silverton-winter = Silverton, winter and disputes

learn-continental-divide-found-title = Found a railroad
learn-continental-divide-found =
    Railroads race to the Pacific. After eight turns, every share you own scores points for how far its railroad came; money scores nothing.
    The founder of a railroad pays the value of one share, and that is all the railroad has to build with. With cheap shares it starts slowly, but you can soon buy more of them.
    Choose “Found a railroad”, the Union Pacific (UP), Memphis West (marked on the board), 5 shares and a value of $12.
learn-continental-divide-found-else = For this lesson, found the Union Pacific in Memphis West with 5 shares and a value of $11 to $15. The money you keep now buys the next shares.
learn-continental-divide-build-title = Lay your first track
learn-continental-divide-build =
    You hold the only share, so you decide. Look at the two numbers of a hex: on the left what it costs the railroad, on the right the income it adds.
    A line is straight, begins at any hex of the railroad, and is its only one this turn.
    Choose Vicksburg, to the south of Memphis West (both are marked): two hexes for $6 bring 5 income. Point at it on the board, or choose it from the list, then build.
learn-continental-divide-build-else = Build a line first: a railroad without track earns nothing.
learn-continental-divide-dividends-title = Dividends, and who goes first
learn-continental-divide-dividends =
    The turn is over, and the log shows what every railroad paid for each share: its income divided by all its shares, rounded up.
    Now everyone takes a place for the next turn; the player who went last chooses first. Compare the cash: the rival who chooses after you has enough to take over your cheap railroad.
    Take place 2.
learn-continental-divide-dividends-else = Take place 2 for this lesson. In place 3 you would have to watch a rival buy shares of your railroad before you can.
learn-continental-divide-buy-title = Buy shares
learn-continental-divide-buy =
    A share costs at least its value plus one dividend. Your money goes into the railroad’s treasury: that is the only way to give it more to build with.
    So every share you buy brings you dividends and points, and your railroad a longer line.
    Choose your railroad and buy three shares. Keep the rest of your money for later.
learn-continental-divide-buy-else = Buy at least one share: without new money your railroad stands still.
learn-continental-divide-regions-title = On to the next region
learn-continental-divide-regions =
    Red lines separate three regions. With its first cube in the Central Region, a railroad scores 1 point for each share and gets 10 more cubes for track; the Western Region does the same again.
    Denver and the hex below Memphis are marked: a straight line of nine hexes joins them, for $32.
    Choose Denver and build.
learn-continental-divide-regions-else = Build before you end your turn: track earns income every turn from now on.
learn-continental-divide-treasury-title = What the treasury gets
learn-continental-divide-treasury =
    Look at the log again. Dividends are paid first, only on shares that players own; the rest of the income goes to the treasury. The fewer shares are sold, the more the treasury gets.
    Most of your railroad’s shares are sold, so it depends on new money.
    Look at the other players’ cash, then take the place you like: early to buy before them, late to see what they do.
learn-continental-divide-majority-title = Whose railroad is it?
learn-continental-divide-majority =
    The player with the most shares of a railroad builds for it; players tied for the most may all build. So others can take yours over, and you theirs.
    But a share pays dividends and scores points no matter who builds. Look at the list: which one is cheap and pays well?
    Buy two shares of the Missouri Pacific, or whatever you like better.
learn-continental-divide-limits-title = Where a line must end
learn-continental-divide-limits =
    A line ends before track of its own railroad, before a hex with three railroads, before any other hex of a starting city, and when money or cubes run out. Memphis West (marked) takes three railroads; then it is full.
    Point at a hex that is not offered: the card says why not, and which rule applies.
    Build a short line, or choose “Done building” and save the treasury for the mountains.
learn-continental-divide-points-title = What counts at the end
learn-continental-divide-points =
    After turn 8 each share scores: 1 for the Central Region, 1 for the Western, 2 for crossing the Divide, 1 for a port (Seattle 2), and 1 if all shares of its railroad are sold.
    The five ports are marked in the west. A railroad may enter only one, and each port takes only one railroad: the first to arrive gets it.
    Take a place for turn 4.
learn-continental-divide-last-title = The last share
learn-continental-divide-last =
    If one share of your railroad is left, buy it: once all are sold, each of them scores 1 point more.
    You may pay more than you must, and all of it goes into the treasury. The mountains are expensive, so pay as much as you can spare.
learn-continental-divide-divide-title = Over the Divide
learn-continental-divide-divide =
    The heavy black line is the Continental Divide. The first hex beyond it brings 10 income at once, and 2 points for each share at the end.
    Silverton is marked, two hexes from Denver by way of Leadville: $29. Build there if the treasury can pay for it. If not, build what you like, or nothing.
learn-continental-divide-end-title = You know the game
learn-continental-divide-end =
    You have founded a railroad, bought shares, built straight lines, received dividends and chosen your place. The remaining turns work the same way; then the most points win.
    Remember: many cheap shares beat a few expensive ones. Keep the lead in the railroads that you want to build. Put money in where a region, the Divide or a port is one line away.
    Play this game to its end, or start one of your own. The page can show the rule for each step.

learn-silverton-prospector-title = Send a prospector
learn-silverton-prospector =
    Once a player has $6,000 at the end of a turn, the game is over, and the most cash wins. You earn it with mines, and with the track that brings their goods to market.
    You start in Denver (marked). Each turn you first place your pieces. Prospectors go for claims: face-up cards that produce gold, silver, copper, lumber or coal.
    Choose Jeb +1, then the silver claim Pelican-Dives at Georgetown (also marked): it lies close to Denver, where silver sells.
learn-silverton-prospector-else = For this lesson, put the +1 prospector on the Pelican-Dives claim at Georgetown.
learn-silverton-surveyor-title = Send a surveyor
learn-silverton-surveyor =
    Surveyors mark the track that you will build. A segment must touch your start city or your track; its two numbers are its cost and its length.
    Put the surveyor Amos +2 on the first segment from Denver to Golden (marked): $80, length 2.
learn-silverton-surveyor-else = For this lesson, put the surveyor +2 on the first segment from Denver to Golden.
learn-silverton-second-title = A second segment in a row
learn-silverton-second =
    Your other surveyor may go one segment further, though nothing is built yet. Two dice will decide: the roll must be greater than the length.
    Put Clara on Golden–Georgetown (marked), which has length 3: 33 chances in 36. It leads to your claim.
learn-silverton-second-else = For this lesson, put the other surveyor on Golden–Georgetown.
learn-silverton-deck-title = Draw from the deck
learn-silverton-deck =
    Your last prospector goes on the claim deck. When you buy, it draws a card that nobody knows yet, and you may take that card. A few events hide there too; some send the prospector to jail, or worse.
    Choose the claim deck at the end of the list. Then your rival places pieces. If both of you want the same thing, there is a dispute.
learn-silverton-deck-else = For this lesson, put the prospector on the claim deck.
learn-silverton-dispute-title = A dispute, and you won it
learn-silverton-dispute =
    Your rival wanted Pelican-Dives too. Each of you rolled two dice and added the bonus of the piece: the dice are shown on the map. The higher total keeps the claim; the other piece goes home.
    Now buy the claim. The bars show what one operation may yield.
learn-silverton-dispute-else = Buy the claim Pelican-Dives that you have won.
learn-silverton-drawn-title = The card you drew
learn-silverton-drawn =
    You drew the Gregory Lode, gold at Central City (marked). You may buy it, or leave it face up for anyone.
    Gold is valuable and Central City is near your track: buy it.
learn-silverton-drawn-else = For this lesson, buy the Gregory Lode.
learn-silverton-build-title = Build
learn-silverton-build =
    Pay for the segments that your surveyors hold. Start with Denver–Golden: the other one needs it.
learn-silverton-build-else = Build Denver–Golden first.
learn-silverton-try-title = Try the second segment
learn-silverton-try =
    Now roll for Golden–Georgetown: with more than 3, you may build it. If the roll fails, it costs nothing.
learn-silverton-try-else = Try to build Golden–Georgetown.
learn-silverton-operate-title = Operate your claims
learn-silverton-operate =
    Choose the claims to operate and pay for them; then the dice roll once for each. You need no track for this.
    The first time you roll one die plus 6, so it can hardly fail. After that you roll two dice, and a low roll depletes the claim for good: the red part of the bar.
    Tick both claims and operate them.
learn-silverton-operate-else = Operate both claims: the first time is the safest.
learn-silverton-deal-title = Deals
learn-silverton-deal =
    Here you may offer your rival a deal, up to three times a turn: claims, track and cash both ways, or money for goods on a rival’s claim that you can deliver at once. The other player accepts or declines; promises do not bind.
    You need nothing now: choose “Done dealing”.
learn-silverton-deal-else = For this lesson, continue without an offer.
learn-silverton-deliver-title = Deliver
learn-silverton-deliver =
    You may make two deliveries a turn: goods of one claim, over your own track (marked), to one market city. Denver pays $200 for each unit of silver.
    Sell the silver of Pelican-Dives. The gold has to wait: your track does not reach Central City yet.
learn-silverton-deliver-else = Sell silver of Pelican-Dives in Denver first.
learn-silverton-prices-title = New prices, new cards
learn-silverton-prices =
    After the last player, each market rolled: the dice plus the number sold and, for most goods, minus the turn’s increased demand (IDN). What sells a lot falls: look at silver among the selling prices. Then claims were dealt until eight were face up.
    Your rival drew an event: a prospector is dead, and a new one costs money in the last step of a turn, the fines. Jail works the same way.
    A new turn, a new order of play. Put Amos +2 on Golden–Central City (marked), to fetch the gold.
learn-silverton-prices-else = For this lesson, put the surveyor +2 on Golden–Central City.
learn-silverton-home-title = Pieces may stay at home
learn-silverton-home =
    You need not place every piece. Claims cost money to buy and to operate, and only two deliveries a turn bring money in.
    Choose “Done placing”.
learn-silverton-home-else = For this lesson, leave the others at home and end your placement.
learn-silverton-again-title = Build to Central City
learn-silverton-again =
    Your surveyor is on a connected segment: no dice are needed. Build it.
learn-silverton-again-else = Build Golden–Central City: the gold waits there.
learn-silverton-depletion-title = Is it worth the risk?
learn-silverton-depletion =
    Now your claims roll two dice. Each row shows the odds: what one operation brings on average, and how likely it is to deplete the claim. Compare that with the cost and the price.
    Operate what you like, or nothing. Goods on a claim stay there and can be sold, even if it is depleted.
learn-silverton-gold-title = Sell the gold
learn-silverton-gold =
    Now your track runs from Central City to Denver. Before you sell, look at the price odds: many goods at once push the price down, and waiting may raise it.
    Sell gold of the Gregory Lode.
learn-silverton-gold-else = Sell gold of the Gregory Lode in Denver first.
learn-silverton-passenger-title = A passenger line
learn-silverton-passenger =
    Passenger cards pay every turn and never run dry. You may go for one only if your built track joins its two towns; a rival with a shorter route may later try to steal it.
    You have Denver–Central City (marked): put the prospector Jeb +1 on that card, below the claims in the list.
learn-silverton-passenger-else = For this lesson, put the prospector +1 on the passenger card Denver–Central City.
learn-silverton-season-title = Winter will come
learn-silverton-season =
    Look at the turn track above: turn 8 is winter, then every fourth turn. White segments, striped blue and white on the map, are then snowed in: they cannot be built, and nothing passes over them. Your track so far is brown and stays open.
    Place more pieces if you like, then choose “Done placing”.
learn-silverton-line-title = Buy the line
learn-silverton-line =
    Nobody contested it. Pay $100 and collect $40 this turn and every turn to come, as long as your track joins the two towns.
learn-silverton-line-else = Buy the Denver–Central City passenger line.
learn-silverton-end-title = You know a turn of Silverton
learn-silverton-end =
    A turn runs: place, settle disputes, buy, build, operate, deal, collect, deliver, pay fines; then prices and new cards. The game ends after the turn in which a player reaches the target; the most cash wins.
    Remember: claims near your track, two good deliveries a turn, and do not sell everything into a falling market.
    Play on here, learn about winter and disputes, or start a game of your own. The page can show the rule for each step.

learn-silverton-winter-snow-title = Snow in the passes
learn-silverton-winter-snow =
    It is turn 8, and winter: white segments are closed. Your segment Leadville–Minturn (marked) is white, so goods beyond it cannot reach Denver this turn. Point at a white segment, and the card says why not.
    Brown track can be built in winter. Put the surveyor Amos +1 on Glenwood Springs–Grand Junction (also marked): your coal claim is there.
learn-silverton-winter-snow-else = For this lesson, put the surveyor +1 on Glenwood Springs–Grand Junction.
learn-silverton-winter-contest-title = Contest a claim
learn-silverton-winter-contest =
    Your rival’s prospector +1 is on Pagosa Lumber Company at Pagosa Springs (marked). Other players’ pieces do not keep you away: they only mean a dispute.
    You have a prospector +2, so your chances are better. Put Jeb +2 there too.
learn-silverton-winter-contest-else = For this lesson, put the prospector +2 on Pagosa Lumber Company.
learn-silverton-winter-ready-title = Before the dice
learn-silverton-winter-ready =
    Each of you will roll two dice and add the bonus of the piece. A built route to the claim’s town would add 3; neither of you has one. A tie leaves both pieces there for a turn.
    Choose “Done placing”, and the dice roll.
learn-silverton-winter-ready-else = For this lesson, leave the others at home and end your placement.
learn-silverton-winter-jail-title = You won, and your rival went to jail
learn-silverton-winter-jail =
    Two ones: a piece that rolls a 2 in a dispute goes to jail, whatever its bonus. In the last step of each turn, the fines, its player may roll for it (7 or 11 sets it free) or pay $200; your rival has paid.
    Buy the claim that you have won.
learn-silverton-winter-jail-else = Buy the claim that you have won.
learn-silverton-winter-brown-title = Build in winter
learn-silverton-winter-brown =
    The segment is brown, so the snow does not matter. Build it: next turn your coal can get out.
learn-silverton-winter-brown-else = Build Glenwood Springs–Grand Junction.
learn-silverton-winter-work-title = Mines work in winter
learn-silverton-winter-work =
    Claims need no track to operate, and snow does not stop them. Goods wait on the card.
    Operate what seems worth its cost, then end the step.
learn-silverton-winter-through-title = What gets through
learn-silverton-winter-through =
    From Leadville to Denver all your track is brown: the silver gets through. The coal of Grand Junction is behind the snow; the list says so. Passenger lines need an open route too.
    Sell what you like.
learn-silverton-winter-thaw-title = The snow is gone
learn-silverton-winter-thaw =
    Turn 9: every segment is open again until turn 12. Your cash is above $4,000, so all players see it from now on.
    Place what you like, then go on to your deliveries.
learn-silverton-winter-coal-title = The coal runs
learn-silverton-winter-coal =
    Grand Junction, Minturn, Leadville, Denver: now the route is open. Coal has a sale limit for each player and turn. Its price falls slowly at Denver, where only half of what is sold counts.
    Deliver what you like.
learn-silverton-winter-end-title = You are ready
learn-silverton-winter-end =
    Now you know winter, disputes and jail, and with them the whole basic game.
    In the advanced game you choose your own pieces. Trains carry the goods: their power divided by the longest segment of the route is how many they carry, and twice as many of gold and silver. Snow plows open white segments in winter: one die plus the plow’s bonus must reach the length.
    Play this game to its end, or start one of your own. The page can show the rule for each step.
