# Data packs: the checker’s errors, the summary, and the labels on the drawing.

## Place of a problem

pack-at = { $place }: { $sentence }
pack-at-column = { $place }, column { $column }: { $sentence }
pack-at-key = { $place }, key { $column }: { $sentence }
pack-and-more = { $first } ({ $more ->
    [one] There is one more problem.
   *[other] There are { $more } more problems.
})
pack-more-problems = There are more than { $listed } problems; only the first { $listed } are listed.

## Finding and copying packs

pack-unknown = There is no pack “{ $name }”. Included packs: { $shipped }. To use a pack of your own, give its folder, such as ./{ $name }.
pack-no-folder = There is no folder “{ $path }”.
pack-draw-none = Packs of { $game } cannot be drawn.
pack-bad-name = “{ $name }” cannot be the id of a pack. Use lower-case letters, digits and single hyphens, at most 64 characters.
pack-name-taken = “{ $name }” is the id of an included pack. Choose another id.
pack-target-exists = “{ $path }” already exists. Nothing was changed.
pack-cannot-rename = The id and edition in the pack.toml of “{ $name }” cannot be rewritten. Put each on a line of its own, such as id = "my-pack".
pack-cannot-write = Cannot write “{ $path }”: { $reason }.

## Files

pack-missing-file = the file is missing.
pack-not-a-file = this is not a regular file.
pack-link-outside = this link leads out of the pack’s folder.
pack-link-circle = this link leads back to itself.
pack-unreadable = cannot read the file: { $reason }.
pack-too-large = the file is larger than { $most } MiB.
pack-not-utf8 = the file is not UTF-8 text; save it as UTF-8.
pack-control-character = there is an invisible control character ({ $code }) here.
pack-bad-file-name = “{ $found }” must be the name of a CSV file in the pack’s folder, without a path: letters, digits and hyphens, ending in .csv.
pack-file-twice = { $found } is already used for another table.
pack-unknown-table = the game has no such table. Its tables: { $choices }.

## pack.toml

pack-not-toml = this is not valid TOML.
pack-toml-too-deep = the values are nested too deeply.
pack-too-many-points = the line has more than { $most } points.
pack-missing-key = this is missing or empty.
pack-not-a-table = this must be a TOML table.
pack-not-tables = this must be a list of TOML tables, each under its own double square brackets.
pack-not-text = this must be text in quotation marks.
pack-not-a-word = “{ $found }” must be a single word of letters, digits, dots and hyphens.
pack-not-boolean = this must be true or false.
pack-not-whole = this must be a whole number of at most ten digits.
pack-not-whole-numbers = this must be a list of whole numbers.
pack-not-triples = this must be a list of lists of three whole numbers: lowest result, highest result, boxes.
pack-list-length = there are { $found } numbers; there must be { $expected }.

## Tables

pack-not-csv = the quotation marks do not match; a cell must end on the line where it begins.
pack-semicolons = the columns are separated by semicolons; save the table with commas.
pack-empty-file = the file is empty.
pack-no-rows = the table has no rows.
pack-too-many-rows = the table has more than { $most } rows.
pack-missing-column = this column is missing.
pack-unknown-column = this table has no such column.
pack-column-twice = two columns have this name.
pack-ragged-row = the row has { $found ->
    [one] 1 cell
   *[other] { $found } cells
}; it must have { $expected }.

## Cells

pack-empty-cell = this must not be empty.
pack-no-source = the source is missing; say where this value comes from (rulebook, printed, documented, reconstructed, guess, …).
pack-too-long = the text is longer than { $most } characters.
pack-bad-id = “{ $found }” cannot be an id: use letters, digits and single hyphens.
pack-not-a-choice = “{ $found }” is not one of: { $choices }.
pack-not-integer = “{ $found }” is not a whole number.
pack-not-decimal = “{ $found }” is not a number with a decimal point, such as 38.25.
pack-out-of-range = { $found } is not between { $low } and { $high }.
pack-not-a-pair = “{ $found }” must be a name, a colon and a whole number, without spaces.
pack-pair-twice = “{ $found }” appears twice.
pack-half-position = x and y go together: give both or neither.
pack-twice = { $found } already appears on line { $first }.
pack-count = pack.toml says { $expected }, but there are { $found }.
pack-terrain-points = a land feature must have { $least } to { $most } points; this one has { $found }.
pack-terrain-far = these points are more than { $most } degrees apart; add points between them.
pack-terrain-too-much = the land has { $found } points; it can have at most { $most }.
pack-terrain-nowhere = land can be drawn only on a board with a real location: at least three places with latitude and longitude, not all on one line.

## Continental Divide

pack-unknown-terrain = the terrain “{ $found }” is not listed under [terrain] in pack.toml.
pack-not-a-color = “{ $found }” is not a color such as #0072B2.
pack-too-many-railroads = there are { $found } railroads; there can be at most { $most }.
pack-directions = the six directions of a { $orientation } board must be { $expected }.
pack-least-above-most = the minimum ({ $low }) is greater than the maximum ({ $high }).
pack-cubes = the cubes do not add up: one in the starting hex, three markers and those for building make { $sum }, not { $found }.
pack-poor-players = with ${ $cash }, a player could not pay the lowest stock value, ${ $least }.
pack-no-start = there is no starting city.
pack-start-hexes = the starting city { $city } has { $found ->
    [one] 1 hex
   *[other] { $found } hexes
}; it must have three.
pack-port-hexes = the port { $city } of pack.toml has { $found ->
    [0] no hex
   *[other] { $found } hexes
}; it must have one.
pack-city-of-ordinary = an ordinary hex belongs to no city; leave this empty, or make the hex a start or a port.
pack-city-missing = a hex of a starting city or a port must name its city.
pack-start-is-port = { $city } cannot be both a starting city and a port.
pack-start-not-east = a starting city must be in the eastern region.
pack-start-beyond-divide = a starting city must be on the eastern side of the Continental Divide.
pack-start-income = a starting city must have an income of 0.
pack-unknown-port = the port “{ $city }” has no points under [victory_points.ports] in pack.toml.
pack-port-not-west = a port must be in the western region.
pack-port-before-divide = a port must be beyond the Continental Divide.
pack-cut-off = this hex is cut off from the rest of { $what ->
    [board] the board
    [east] the eastern region
    [central] the central region
    [west] the western region
    [beyond-divide] the land beyond the Continental Divide
    [before-divide] the land before the Continental Divide
   *[city] { $name }
}.
pack-region-order = { $id } is { $region ->
    [west] western
    [central] central
   *[east] eastern
}, but lies east of a { $other ->
    [west] western
    [central] central
   *[east] eastern
} hex in its row.
pack-port-out-of-reach = a railroad from { $city } does not have enough cubes to reach { $port }.

## Silverton

pack-market-cities = the market cities must be { $cities }, and no others.
pack-market-city-missing = the market city { $city } is missing.
pack-unknown-town = there is no town “{ $found }”.
pack-unknown-group = the parallel group “{ $found }” is not listed under [parallel_groups] in pack.toml.
pack-small-group = a parallel group needs at least two segments; this one has { $found }.
pack-segment-of-one-town = a segment must join two different towns.
pack-town-cut-off = no track joins { $town } to the rest of the map.
pack-unknown-segment = there is no segment “{ $found }”.
pack-pair-apart = { $a } and { $b } must meet in exactly one town.
pack-production = the production must list every roll from { $low } to { $high } exactly once, and no others.
pack-missing-numbers = the cards must be numbered from { $low } to { $high }. Missing: { $missing }.
pack-not-two-towns = “{ $found }” must be two different towns, separated by a semicolon.
pack-letters = there are { $found } cards with the letter { $letter }; there must be { $expected }.
pack-leadville = Leadville has only { $found ->
    [one] 1 claim
   *[other] { $found } claims
}, so the card could never be discarded.
pack-event-params = an event of the kind { $effect } must have exactly these values: { $expected }.
pack-not-rising = the turns must be in ascending order.
pack-kinds = there must be 1 to { $most } kinds; there are { $found }.
pack-kinds-not-rising = the kinds must go from weakest to strongest, and no two may be alike.
pack-change-gap = the table has no row for the results { $low } to { $high }.
pack-change-overlap = the table has two rows for the results { $low } to { $high }.
pack-market-twice = there are two markets “{ $found }”.
pack-market-place = there is no place on the chart for { $commodity } at “{ $city }”, or it is already taken.
pack-market-missing = the market for { $commodity } at “{ $city }” is missing.
pack-ladder-falls = the prices must not fall from one box to the next.
pack-start-blocked = the start box { $found } is shaded.
pack-unknown-change = there is no price change table “{ $found }”.

pack-book-length = the rulebook gives { $a } – { $b } the length { $expected }.
pack-book-telluride = the rulebook gives Placerville – Telluride – Rico the length { $expected } in all.
pack-book-segment = the rulebook names a segment { $a } – { $b }.
pack-book-french = in the rulebook’s example only one segment leads on from French.
pack-book-pair = the rulebook names { $a } and { $b } as a special pair.
pack-book-group = in the rulebook, { $expected } tracks leave { $town } in the group { $group }.
pack-book-bingham = the rulebook describes claim 25 as Bingham gold: operating cost ${ $cost }, depleted on 6 or less, 4 goods on 11.
pack-book-walsenburg = the rulebook names a coal claim at Walsenburg.
pack-book-winter = the rulebook’s winter turns are { $expected }.
pack-book-demand = the rulebook gives turn 9 the increased-demand number { $expected }.
pack-book-cubes = the rulebook gives each player { $expected } track cubes.
pack-book-number = the rulebook says { $expected }.
pack-book-formula = the rulebook has a different price formula for { $market }: see rule SV-8.1.

## Summary of a pack

pack-show-name = Name
pack-show-id = Id
pack-show-game = Game
pack-show-edition = Edition
pack-show-version = Version
pack-show-sha256 = SHA-256
pack-show-about = About
pack-show-sources = Sources
pack-show-source = { $count } { $source }
pack-show-source-mixed = varies by field
pack-show-game-continental-divide = Continental Divide
pack-show-game-silverton = Silverton
pack-show-hexes = Hexes
pack-show-hexes-value = { $all }: { $ordinary } ordinary, { $start } starting, { $port } port
pack-show-regions = Regions
pack-show-regions-value = { $east } east, { $central } central, { $west } west; { $beyond } beyond the Divide
pack-show-starts = Starting cities
pack-show-ports = Ports
pack-show-port = { $city } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
pack-show-railroads = Railroads
pack-show-costs = Build cost
pack-show-income = Income
pack-show-range = { $low } to { $high }, { $mean } on average
pack-show-cash = Cash
pack-show-cash-value = { $players } players ${ $cash }
pack-show-turns = Turns
pack-show-towns = Towns
pack-show-market-cities = Market cities
pack-show-segments = Segments
pack-show-segments-value = { $all }, { $snow } of them snowed in during winter
pack-show-length = Lengths
pack-show-groups = Parallel groups
pack-show-claims = Claims
pack-show-claims-value = { $all }: { $gold } gold, { $silver } silver, { $copper } copper, { $lumber } lumber, { $coal } coal
pack-show-passengers = Passenger cards
pack-show-events = Event cards
pack-show-markets = Markets
pack-show-winter = Winter turns
pack-show-land = Land
pack-show-land-value = { $range } ranges, { $river } rivers, { $lake } lakes, { $sea } seas and bays, { $border } border lines, { $country } country names

## The drawing

pack-draw-reconstructed = Reconstructed: this is not the printed board. Version { $version }.
pack-draw-edition = Edition “{ $edition }”, version { $version }.
pack-draw-board = The board of { $name }: { $hexes } hexes with build cost and income.
pack-draw-map = The map of { $name }: { $towns } towns joined by { $segments } track segments.
pack-draw-region-west = Western Region
pack-draw-region-central = Central Region
pack-draw-region-east = Eastern Region
pack-draw-divide = Continental Divide
pack-draw-key = Key
pack-draw-cost = build cost
pack-draw-income = income
pack-draw-cost-and-income = left: build cost; right: income
pack-draw-region-line = region border
pack-draw-divide-line = Continental Divide: first crossing +{ $income } income
pack-draw-start = starting city
pack-draw-port = port
pack-draw-terrain-plains = plains
pack-draw-terrain-farmland = farmland
pack-draw-terrain-desert = desert
pack-draw-terrain-hills = hills
pack-draw-terrain-forest = forest
pack-draw-terrain-river = river
pack-draw-terrain-mountain = mountain
pack-draw-terrain-city = city
pack-draw-segment = track: cost in the box, length by the triangle
pack-draw-snow = track snowed in during winter
pack-draw-town = town
pack-draw-market-city = market city
pack-draw-claims = claims, by commodity
pack-draw-market-chart = Selling prices
pack-draw-market-any = all cities
pack-draw-market-start = start
pack-draw-market-shaded = shaded: the marker never enters
pack-draw-gold = gold
pack-draw-silver = silver
pack-draw-copper = copper
pack-draw-lumber = lumber
pack-draw-coal = coal
pack-draw-letter-gold = G
pack-draw-letter-silver = S
pack-draw-letter-copper = C
pack-draw-letter-lumber = L
pack-draw-letter-coal = K

## The cartouche of the sheet under a board: title and subtitle by game

pack-sheet-title-continental-divide = The Continental Divide
pack-sheet-subtitle-continental-divide = From the Mississippi to the Pacific
pack-sheet-title-silverton = Silverton
pack-sheet-subtitle-silverton = and the Roads over the Mountains
pack-sheet-year = 1880
pack-sheet-miles = { $miles } miles
pack-sheet-miles-about = about { $miles } miles
pack-sheet-north = N
