"""Choosing the game (SV-1): level, length, scenario and optional rules, and what follows from them."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.errors import GoldenSpikeError
from goldenspike.games.silverton.board import NOWHERE, Board
from goldenspike.games.silverton.options.scenarios import (
    CAMPAIGN,
    LONG,
    LOWERED_BOXES,
    NAMES,
    REGULAR,
    SCENARIOS,
    SHORT,
    Scenario,
    StartingPosition,
    market_names,
)
from goldenspike.kernel.options import Option
from goldenspike.packs.silverton.numbers import FEWEST_PLAYERS, Numbers
from goldenspike.packs.silverton.tables import BOXES, COMMODITIES, MARKET_CITIES

BASIC: Final = "basic"
ADVANCED: Final = "advanced"
LENGTHS: Final = [SHORT, REGULAR, LONG, CAMPAIGN]

SLIDE: Final = "passenger-card-slide"
JOINT: Final = "joint-passenger-line"
SEVERAL_PLOWS: Final = "several-plows"
CONVOY: Final = "convoy-transfer"
BETTER_SERVICE: Final = "better-passenger-service"
SIMPLE_MARKET: Final = "simple-market"
HIRING: Final = "hiring"
RULES: Final = [SLIDE, JOINT, SEVERAL_PLOWS, CONVOY, BETTER_SERVICE, SIMPLE_MARKET, HIRING]

# Each option is checked with those before it.
OPTIONS: Final = (
    Option("scenario", tuple(NAMES), None),
    Option("level", (BASIC, ADVANCED), BASIC),
    Option("length", tuple(LENGTHS), REGULAR),
    Option("rules", tuple(RULES), None, several=True),
)

SEATS: Final = (1, 6)

NEVER: Final = 1 << 40

# SV-2.1, by number of players
STARTS: Final = {
    2: [StartingPosition("denver", "S+2 S P+1 P"), StartingPosition("denver", "S+1 S P+2 P")],
    3: [
        StartingPosition("denver", "S+2 S P P"),
        StartingPosition("denver", "S+1 S P+1 P"),
        StartingPosition("el-paso", "S S P+2 P"),
    ],
    4: [
        StartingPosition("denver", "S+2 S P P"),
        StartingPosition("denver", "S+1 S P+1 P"),
        StartingPosition("el-paso", "S+1 S P+1 P"),
        StartingPosition("salt-lake-city", "S S P+2 P"),
    ],
    5: [
        StartingPosition("denver", "S+2 P"),
        StartingPosition("denver", "S P+2"),
        StartingPosition("el-paso", "S+1 P+1"),
        StartingPosition("salt-lake-city", "S P+2"),
        StartingPosition("pueblo", "S+1 P+1"),
    ],
    6: [
        StartingPosition("denver", "S+2 P"),
        StartingPosition("denver", "S P+2"),
        StartingPosition("el-paso", "S+1 P+1"),
        StartingPosition("salt-lake-city", "S P+2"),
        StartingPosition("pueblo", "S+1 P+1"),
        StartingPosition("santa-fe", "S+2 P"),
    ],
}
# Estimates, not rules: turns of a game between experienced players, and minutes for each player's turn.
USUAL_TURNS: Final = {SHORT: 9, REGULAR: 13, LONG: 19, CAMPAIGN: 24}
SOLITAIRE_TURNS: Final = 15
TURN_MINUTES: Final = {BASIC: 2.0, ADVANCED: 2.5}
FEW_PIECES: Final = 0.65  # share of that time with five or six players


class TableOptions:
    """Values that follow from the options and the number of players."""

    def __init__(self, board: Board, options: dict[str, Any], seats: int) -> None:
        scenario = find_scenario(options, seats)
        numbers = board.numbers
        rules: list[str] = options.get("rules", [])
        advanced = options.get("level", BASIC) == ADVANCED
        length: str = effective_length(scenario, options)
        solitaire = seats == 1

        self.chosen = options
        self.seats = seats
        self.advanced: bool = advanced
        self.length = length
        self.scenario = scenario
        self.slide: bool = SLIDE in rules
        self.joint: bool = JOINT in rules
        self.several_plows: bool = SEVERAL_PLOWS in rules
        self.convoy: bool = CONVOY in rules
        self.better_service: bool = BETTER_SERVICE in rules
        self.simple_market: bool = SIMPLE_MARKET in rules
        self.hiring: bool = HIRING in rules

        by_length = scenario is None or not scenario.counts_as
        timed = length == CAMPAIGN
        column = LENGTHS.index(length)
        target = 0 if timed else numbers.target[column]
        self.target: int = target if by_length or scenario is None else scenario.target
        self.public_above: int = NEVER if timed or not by_length else numbers.public_above[column] or NEVER
        self.last_turn: int = _last_turn(numbers, scenario, length)
        self.without_c: bool = length == SHORT and by_length
        self.face_up: int = numbers.face_up_claims

        self.spike: bool = scenario is not None and scenario.spike()
        self.neutral: bool = scenario is not None and scenario.neutral
        self.starts: list[StartingPosition] = STARTS[seats] if scenario is None else scenario.starts
        self.start_rule: str = "SV-2.1" if scenario is None else scenario.rule
        self.cash: int = _cash(numbers, scenario, advanced, seats)
        self.trains: int = 0
        if advanced:
            self.trains = numbers.start_trains[seats - FEWEST_PLAYERS] if scenario is None else scenario.trains
        self.trains_at: list[str] = [] if scenario is None else scenario.trains_at

        self.kind_limits: list[int] = list(numbers.piece_limits)
        if self.hiring and seats <= 3:
            self.kind_limits = [2 * limit for limit in numbers.piece_limits]
        self.most_pieces: int = numbers.most_pieces[seats - FEWEST_PLAYERS] if self.hiring else 0
        points = 0
        if advanced and not solitaire:
            by_players = numbers.hiring_points if self.hiring else numbers.points
            points = by_players[seats - FEWEST_PLAYERS] if scenario is None else scenario.points
        self.points: int = points
        # Choices for `muster`; none where the pieces are given.
        self.musters: list[str] = [] if scenario is None else scenario.choices
        if points:
            most = self.most_pieces or sum(self.kind_limits) * 2
            self.musters = _musters(points, board.piece_points, self.kind_limits, most, 2 if self.spike else 1)

        self.open_markets: list[bool] = _open_markets(board, scenario, seats)
        self.start_boxes: list[int] = [self._start_box(board, market) for market in range(board.markets)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TableOptions) and (self.chosen, self.seats) == (other.chosen, other.seats)

    def __hash__(self) -> int:
        return hash((self.length, self.seats))

    def _start_box(self, board: Board, market: int) -> int:
        """Start box of a price marker (SV-1.1, SV-2.2, SV-14, SV-15.6): never a shaded box (SV-8.3)."""
        boxes = board.numbers.short_boxes if self.without_c else 0
        if self.simple_market:
            boxes += board.numbers.simple_start[board.market_goods[market]]
        city = board.market_city[market]
        if self.scenario is not None and city != NOWHERE and MARKET_CITIES[city] in self.scenario.lowered:
            boxes -= LOWERED_BOXES
        return move_marker(board, market, board.start_box[market], boxes)


def move_marker(board: Board, market: int, box: int, boxes: int) -> int:
    """Move a price marker up or down. It stops before the edge and before a shaded box (SV-8.3)."""
    step = 1 if boxes > 0 else -1
    for _ in range(abs(boxes)):
        if not 0 <= box + step < BOXES or board.shaded[market][box + step]:
            break
        box += step
    return box


def _open_markets(board: Board, scenario: Scenario | None, seats: int) -> list[bool]:
    if scenario is not None and scenario.all_markets:
        return [True] * board.markets
    if scenario is not None and scenario.markets:
        found = []
        for market in range(board.markets):
            city = board.market_city[market]
            names = market_names(COMMODITIES[board.market_goods[market]], MARKET_CITIES[city] if city >= 0 else "")
            found.append(names[0] in scenario.markets)
        return found
    return [least <= seats for least in board.least_players]


def _last_turn(numbers: Numbers, scenario: Scenario | None, length: str) -> int:
    if scenario is not None and scenario.counts_as:
        return scenario.last_turn
    return numbers.campaign_turns if length == CAMPAIGN else numbers.last_turn


def _cash(numbers: Numbers, scenario: Scenario | None, advanced: bool, seats: int) -> int:
    if scenario is not None:
        return scenario.cash[1] if advanced else scenario.cash[0]
    return (numbers.advanced_cash if advanced else numbers.cash)[seats - FEWEST_PLAYERS]


def _musters(points: int, costs: list[int], limits: list[int], most: int, surveyors: int) -> list[str]:
    """Every choice of pieces that the points can buy (SV-12.1)."""
    kinds = [
        [plain, one, two]
        for plain in range(limits[0] + 1)
        for one in range(limits[1] + 1)
        for two in range(limits[2] + 1)
        if plain + one + two
    ]
    found = []
    for own in kinds:
        for others in kinds:
            cost = sum((own[bonus] + others[bonus]) * costs[bonus] for bonus in range(3))
            if cost <= points and sum(own) >= surveyors and sum(own) + sum(others) <= most:
                found.append(" ".join(_piece_names("S", own) + _piece_names("P", others)))
    return found


def _piece_names(letter: str, counts: list[int]) -> list[str]:
    return [f"{letter}+2"] * counts[2] + [f"{letter}+1"] * counts[1] + [letter] * counts[0]


# Checking options (SV-1.4, SV-15)


def find_scenario(options: dict[str, Any], seats: int) -> Scenario | None:
    name = options.get("scenario")
    return next((each for each in SCENARIOS if each.name == name and each.players() == seats), None)


def seats_for(options: dict[str, Any]) -> tuple[int, int]:
    """Fewest and most players: those of the scenario, otherwise two to six (SV-1.4)."""
    players = [each.players() for each in SCENARIOS if each.name == options.get("scenario")]
    return (min(players), max(players)) if players else (FEWEST_PLAYERS, SEATS[1])


def effective_length(scenario: Scenario | None, options: dict[str, Any]) -> str:
    """The chosen length, or the length that a scenario counts as."""
    if scenario is not None and scenario.counts_as:
        return scenario.counts_as
    length: str = options.get("length", REGULAR)
    return length


def check_options(options: dict[str, Any], seats: int) -> None:
    """Raise GoldenSpikeError for options that do not fit together. Their names and values are known to be valid."""
    name = options.get("scenario")
    scenario = find_scenario(options, seats)
    if name is None and seats == 1:
        raise GoldenSpikeError("sv-options-alone", rule="SV-1.4")
    if name is not None and scenario is None:
        rule = next(each.rule for each in SCENARIOS if each.name == name)
        wanted = [str(each.players()) for each in SCENARIOS if each.name == name]
        raise GoldenSpikeError("sv-options-scenario-players", scenario=name, players=", ".join(wanted), rule=rule)
    if scenario is not None and scenario.counts_as and "length" in options:
        raise GoldenSpikeError("sv-options-scenario-length", scenario=scenario.name, rule=scenario.rule)
    length = effective_length(scenario, options)
    level = options.get("level", BASIC)
    for rule in options.get("rules", []):
        why = _misfit(rule, level, length, scenario, seats)
        if why:
            raise GoldenSpikeError(why, option=rule, rule=f"SV-15.{RULES.index(rule) + 1}")


def _misfit(rule: str, level: str, length: str, scenario: Scenario | None, seats: int) -> str:
    if rule in (SLIDE, JOINT, BETTER_SERVICE, SIMPLE_MARKET, HIRING) and seats == 1:
        return "sv-options-not-alone"
    if rule in (SEVERAL_PLOWS, HIRING) and level != ADVANCED:
        return "sv-options-advanced-only"
    if rule == SIMPLE_MARKET and level != BASIC:
        return "sv-options-basic-only"
    if rule == BETTER_SERVICE and length != SHORT and scenario is None:
        return "sv-options-short-only"
    if rule == SIMPLE_MARKET and length == LONG:
        return "sv-options-not-long"
    if rule == HIRING and length == SHORT:
        return "sv-options-not-short"
    return ""


def minutes(options: dict[str, Any], seats: int) -> int:
    """Estimated minutes at a real table: turns of all players, by level."""
    length = effective_length(find_scenario(options, seats), options)
    turns = SOLITAIRE_TURNS if seats == 1 and length != CAMPAIGN else USUAL_TURNS[length]
    each = TURN_MINUTES[options.get("level", BASIC)] * (FEW_PIECES if seats > 4 else 1)
    return round(turns * seats * each)
