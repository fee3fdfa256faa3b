"""Build views of Silverton: what one seat may see (SV-1.3, SV-16.4)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, cast

from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.actions import Accept, Decline, Offer, Terms
from goldenspike.games.silverton.board import DEPLETED, NO_LIMIT, NOWHERE, Board, StockKinds
from goldenspike.games.silverton.events.operation import Declined, Offered
from goldenspike.games.silverton.options.table_options import RULES
from goldenspike.games.silverton.phases import deals, market, operation, passengers, trains
from goldenspike.games.silverton.position.claims import DISCARDED, FACE_UP, IN_DECK
from goldenspike.games.silverton.position.lines import IN_ROW, ON_PILE, OWNED, UNDER_B, UNDER_C
from goldenspike.games.silverton.position.pieces import DEAD, JAIL, SECOND
from goldenspike.games.silverton.position.stock import is_used, kind_of, slot_of
from goldenspike.games.silverton.position.targets import on_claim, on_line, target_named
from goldenspike.games.silverton.presentation.views import (
    KINDS,
    PHASES,
    STATUSES,
    Card,
    Claim,
    MarketView,
    OpenOffer,
    Passenger,
    Piece,
    Pile,
    Player,
    PlowView,
    Prospects,
    Question,
    Rung,
    Stock,
    Target,
    Train,
    View,
)
from goldenspike.games.silverton.state import State
from goldenspike.kernel.entries import GRADES, ActionEntry, Entry
from goldenspike.kernel.game import Ask, Chance, Over, Step
from goldenspike.packs.silverton.tables import COMMODITIES, LETTERS


def build_view(state: State, seat: int | None, pending: Ask | Chance | Step | Over) -> View:
    board, options = state.board, state.options
    winters, demands = _turn_track(board, max(options.last_turn, state.turn))
    in_order = state.phase in IN_TURN_ORDER
    best = _best_prices(state)
    return View(
        you=seat,
        turn=state.turn,
        last_turn=options.last_turn,
        target=options.target or None,
        winter=state.winter,
        winters=winters,
        idn=board.demand(state.turn),
        demands=demands,
        level="advanced" if options.advanced else "basic",
        length=options.length,
        scenario=None if options.scenario is None else options.scenario.name,
        rules=[rule for rule in RULES if rule in options.chosen.get("rules", [])],
        phase=PHASES[state.phase],
        asked=_question(state, pending) if isinstance(pending, Ask) else None,
        seat=state.seat() if in_order else None,
        order=state.order[:],
        players=[_player(state, each, seat) for each in range(state.seats)],
        owners={board.segment_ids[s]: owner for s, owner in enumerate(state.owner) if owner != NOWHERE},
        cleared=[board.segment_ids[s] for s in range(board.segments) if state.this_step.cleared >> s & 1],
        claims=[_claim(state, claim, best) for claim in range(board.claims) if _is_visible(state, claim)],
        row=[_in_row(state, card) for card in state.claims.row],
        drawn=None if state.this_step.drawn == NOWHERE else board.claim_numbers[state.this_step.drawn],
        passengers=[_passenger(state, card, seat) for card in range(board.passengers) if _is_face_up(state, card)],
        piles=[_pile(state, pile) for pile in range(len(state.lines.pile_top))],
        markets=[_market(state, column) for column in range(board.markets)],
        deck=state.claims.at.count(IN_DECK) + state.claims.events.count(IN_DECK),
        deck_events=state.claims.events.count(IN_DECK),
        discards=state.claims.discards[:],
        discarded_passengers=[
            board.passenger_numbers[card] for card in range(board.passengers) if state.lines.at[card] == DISCARDED
        ],
        leadville=state.claims.leadville,
        trains=_stock(board.trains, state.stock.trains_left) if options.advanced else [],
        plows=_stock(board.plows, state.stock.plows_left) if options.advanced else [],
        offers=state.this_step.offers,
        offer=_offer(state, seat),
        tradable=_tradable(state),
        deliveries=state.this_step.deliveries,
        winners=[] if state.result is None else state.result.winners[:],
        grade=None if state.result is None else state.result.grade,
        grades=_grades(state, seat),
    )


def _question(state: State, asked: Ask) -> Question:
    return Question(asked.question or PHASES[state.phase], asked.rule)


def _best_prices(state: State) -> list[int]:
    """Best current price of each commodity."""
    best = [0] * len(COMMODITIES)
    for column, is_open in enumerate(state.options.open_markets):
        if is_open:
            commodity = state.board.market_goods[column]
            best[commodity] = max(best[commodity], state.markets.price(column))
    return best


@lru_cache(maxsize=64)
def _turn_track(board: Board, last: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Winter turns, and the increased-demand number of each turn."""
    turns = range(1, last + 1)
    return tuple(turn for turn in turns if board.winter(turn)), tuple(board.demand(turn) for turn in turns)


IN_TURN_ORDER: Final = frozenset(
    {
        states.PLACEMENT,
        *range(states.BUYING, states.FINES + 1),
        states.HIRING,
        states.SHOPPING,
    }
)


def _player(state: State, seat: int, you: int | None) -> Player:
    board = state.board
    track = state.track[seat]
    inside = set(track.network.segments)
    return Player(
        seat=seat,
        position=state.positions[seat] + 1,
        cities=[board.town_ids[start] for start in state.starts[seat]],
        cash=state.cash[seat] if _sees_cash(state, seat, you) else None,
        public=state.public[seat],
        joined=not state.confined(seat),
        pieces=[_piece(state, piece) for piece in state.pieces.of(seat)],
        track=[board.segment_ids[segment] for segment in track.segments],
        cut_off=[board.segment_ids[segment] for segment in track.segments if segment not in inside],
        cubes=state.cubes(seat),
        claims=[board.claim_numbers[claim] for claim in range(board.claims) if state.claims.at[claim] == seat],
        passengers=[
            board.passenger_numbers[card]
            for card in range(board.passengers)
            if seat in (state.lines.owner[card], state.lines.partner[card])
        ],
        trains=[_train(state, seat, train) for train in state.stock.trains[seat]],
        plows=[PlowView(state.board.plows.strength[kind_of(plow)], is_used(plow)) for plow in state.stock.plows[seat]],
    )


def _sees_cash(state: State, seat: int, you: int | None) -> bool:
    return seat == you or state.public[seat] or state.phase == states.OVER


def _piece(state: State, piece: int) -> Piece:
    status, target = state.pieces.status[piece], state.pieces.target[piece]
    slot = state.pieces.city[piece]
    starts = state.starts[state.pieces.seat[piece]]
    return Piece(
        id=state.pieces.names[piece],
        kind=KINDS[state.pieces.kind[piece]],
        bonus=state.pieces.bonus[piece],
        status=STATUSES[status],
        target=None if target == NOWHERE else cast("Target", target_named(state.board, target)),
        second=bool(state.pieces.marks[piece] & SECOND),
        cost=state.pieces.cost[piece] if status in (JAIL, DEAD) else None,
        turn=state.pieces.turn[piece] if status == DEAD else None,
        city=None if slot == NOWHERE else state.board.town_ids[starts[slot]],
    )


def _train(state: State, seat: int, train: int) -> Train:
    slot = slot_of(train)
    city = None if slot == NOWHERE else state.board.town_ids[state.starts[seat][slot]]
    return Train(trains.name_of(state, seat, train), state.board.trains.strength[kind_of(train)], is_used(train), city)


def _is_visible(state: State, claim: int) -> bool:
    return state.claims.at[claim] not in (IN_DECK, DISCARDED)


def _claim(state: State, claim: int, best: list[int]) -> Claim:
    at, opened, depleted = state.claims.at[claim], state.claims.opened[claim], state.claims.depleted[claim]
    board, turns = state.board, max(state.options.last_turn - state.turn, 0) + 1
    return Claim(
        number=board.claim_numbers[claim],
        place=state.claims.row.index(on_claim(claim)) + 1 if at == FACE_UP else None,
        owner=at if at < IN_DECK else None,
        goods=state.claims.goods[claim],
        marked=state.claims.marked[claim],
        depleted=depleted,
        opened=opened,
        operated=bool(state.this_turn.operated >> claim & 1),
        prospects=None if depleted else _prospects(board, claim, opened, turns, best[board.commodity[claim]]),
    )


@lru_cache(maxsize=4096)
def _prospects(board: Board, claim: int, opened: bool, turns: int, price: int) -> Prospects:
    odds, of, goods, life, times = _yield_expectation(board, claim, opened, turns)
    cost = board.operate_cost[claim]
    return Prospects(
        odds=odds,
        of=of,
        goods=round(goods, 1),
        gain=round(goods * price) - cost,
        life=round(life, 1),
        life_gain=round(life * price - times * cost),
    )


@lru_cache(maxsize=4096)
def _yield_expectation(
    board: Board, claim: int, opened: bool, turns: int
) -> tuple[tuple[tuple[int, int], ...], int, float, float, float]:
    """Odds of the next roll and their number; expected goods of it and of all turns; expected operations."""
    odds = operation.goods_odds(board, claim, opened)
    of = sum(odds.values())
    goods = sum(max(each, 0) * rolls for each, rolls in odds.items()) / of
    life, times = goods, 1.0
    if turns > 1:
        lasts = 1 - odds.get(DEPLETED, 0) / of
        _, _, _, later, paid = _yield_expectation(board, claim, True, turns - 1)
        life, times = goods + lasts * later, 1 + lasts * paid
    return tuple(sorted(odds.items())), of, goods, life, times


def _in_row(state: State, card: int) -> Card | None:
    return None if card == NOWHERE else cast("Card", target_named(state.board, card))


def _is_face_up(state: State, card: int) -> bool:
    return state.lines.at[card] in (ON_PILE, IN_ROW, OWNED)


def _passenger(state: State, card: int, you: int | None) -> Passenger:
    at, owner, partner = state.lines.at[card], state.lines.owner[card], state.lines.partner[card]
    return Passenger(
        number=state.board.passenger_numbers[card],
        pile=state.lines.pile_top.index(card) + 1 if at == ON_PILE else None,
        place=state.claims.row.index(on_line(card)) + 1 if at == IN_ROW else None,
        owner=None if owner == NOWHERE else owner,
        partner=None if partner == NOWHERE else partner,
        revenue=passengers.revenue(state, card),
        length=None if owner == NOWHERE else passengers.owners_length(state, card),
        route=_route(state, card, owner, you),
        paid=bool(state.this_turn.paid >> card & 1),
    )


def _route(state: State, card: int, owner: int, you: int | None) -> list[str]:
    if owner != NOWHERE:
        return passengers.line_route(state, card)
    return [] if you is None else passengers.own_route(state, you, card)


def _pile(state: State, pile: int) -> Pile:
    top, under = state.lines.pile_top[pile], state.lines.pile_under[pile]
    letters = [letter for letter, bit in zip(LETTERS[1:], (UNDER_B, UNDER_C), strict=True) if under & bit]
    return Pile(pile + 1, None if top == NOWHERE else state.board.passenger_numbers[top], list(letters))


def _market(state: State, column: int) -> MarketView:
    board = state.board
    limit = board.sale_limit[column]
    is_open = state.options.open_markets[column]
    return MarketView(
        id=board.market_ids[column],
        commodity=COMMODITIES[board.market_goods[column]],
        open=is_open,
        box=state.markets.box[column],
        price=state.markets.price(column),
        sold=state.markets.sold[column],
        room=None if limit == NO_LIMIT else limit - state.markets.sold_now[column],
        odds=market.price_odds(state, column, 0) if is_open else (),
        of=market.rolls_of(state, column) if is_open else 0,
    )


def _stock(kinds: StockKinds, left: list[int]) -> list[Stock]:
    return [Stock(*each) for each in zip(kinds.strength, kinds.from_turn, kinds.cost, left, strict=True)]


def _grades(state: State, you: int | None) -> list[Rung]:
    scenario = state.options.scenario
    bounds: list[int | None] = [] if scenario is None else [*scenario.turns, *scenario.fortunes]
    if scenario is None or not bounds:
        return []
    missed = sum([state.turn > bound for bound in scenario.turns])
    following = missed
    if scenario.fortunes:
        to_earn = sum([state.cash[0] < bound for bound in scenario.fortunes])
        following = max(to_earn - 1, 0) if _sees_cash(state, 0, you) else NOWHERE
    return [
        Rung(grade, bound, missed=place < missed, next=place == following)
        for place, (grade, bound) in enumerate(zip(GRADES, [*bounds, None], strict=True))
    ]


# Offers are seen by their two players (SV-16.4)


def _offer(state: State, seat: int | None) -> OpenOffer | None:
    bargain = state.this_step.bargain
    if bargain is None or seat not in (bargain.seat, bargain.to):
        return None
    return OpenOffer(bargain.seat, bargain.to, bargain.give, bargain.take)


def _tradable(state: State) -> list[Terms]:
    if state.phase != states.DEALING:
        return []
    return [deals.belongings(state, seat) for seat in range(state.seats)]


def show_event(state: State, event: Any, seat: int | None) -> Any:
    """An event as a seat may see it: open and declined offers only by their two players."""
    if isinstance(event, Offered | Declined) and seat not in (event.seat, event.to) and state.phase != states.OVER:
        return None
    return event


def show_log(state: State, log: list[Entry], seat: int | None) -> list[Entry]:
    """Log as a seat may see it. An accepted offer is public (SV-16.4)."""
    shown: list[Entry] = []
    offered: Entry | None = None
    for entry in log:
        if isinstance(entry, ActionEntry) and isinstance(entry.action, Accept) and offered is not None:
            shown.append(offered)
        seen = show_entry(state, entry, seat)
        offered = entry if seen is None else None
        if seen is not None:
            shown.append(seen)
    return shown


def show_entry(state: State, entry: Entry, seat: int | None) -> Entry | None:
    if state.phase == states.OVER or not isinstance(entry, ActionEntry):
        return entry
    action = entry.action
    if isinstance(action, Offer) and seat not in (entry.seat, action.to):
        return None
    # The entry does not say whose offer was declined: only the seat that named other terms sees them.
    if isinstance(action, Decline) and entry.seat != seat and (action.give is not None or action.take is not None):
        return ActionEntry(entry.seat, Decline())
    return entry
