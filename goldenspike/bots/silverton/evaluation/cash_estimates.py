"""Estimate the cash of all players from public information."""

from __future__ import annotations

from goldenspike.games.silverton.actions import Accept, Bail, Build, Buy, Deliver, Offer, Operate, Replace
from goldenspike.games.silverton.board import CITIES, Board
from goldenspike.games.silverton.options.table_options import TableOptions
from goldenspike.games.silverton.presentation.views import View
from goldenspike.kernel.entries import ActionEntry, Entry


def estimate_cash(board: Board, setting: TableOptions, view: View, log: list[Entry]) -> list[int]:
    """Estimate cash by seat: public cash is exact, secret cash is computed from the log.

    Past prices are assumed to lie between the start price and today's, so sums are approximate.
    """
    cash: list[int] = []
    for player in view.players:
        cash.append(player.cash if player.cash is not None else setting.cash)
    secret = [player.cash is None for player in view.players]
    turn = 0
    open_offer: ActionEntry | None = None
    for entry in log:
        if not isinstance(entry, ActionEntry):
            turn += entry.chance == "turn_order"
            continue
        if secret[entry.seat]:
            cash[entry.seat] += _earnings(board, setting, view, entry, view.turn - turn)
        if isinstance(entry.action, Accept) and open_offer is not None:
            _apply_deal(cash, secret, open_offer.seat, open_offer.action)
        open_offer = entry if isinstance(entry.action, Offer) else None
    for seat, amount in enumerate(cash):
        if secret[seat]:
            cash[seat] = max(0, min(amount, setting.public_above))
    return cash


def _apply_deal(cash: list[int], secret: list[bool], seat: int, deal: Offer) -> None:
    """Move the cash of an accepted deal."""
    paid = deal.give.cash - deal.take.cash
    for each, got in ((seat, -paid), (deal.to, paid)):
        if secret[each]:
            cash[each] += got


def _earnings(board: Board, setting: TableOptions, view: View, entry: ActionEntry, ago: int) -> int:
    """What an action has brought its player so far."""
    action = entry.action
    if isinstance(action, Deliver):
        commodity = board.commodity[board.claim_index[action.claim]]
        market = board.market_of[commodity * CITIES + board.city_at[board.town_index[action.city]]]
        today = view.markets[market].price
        return action.goods * (today + board.ladder[market][setting.start_boxes[market]]) // 2
    if isinstance(action, Operate):
        return -board.operate_cost[board.claim_index[action.claim]]
    if isinstance(action, Build):
        built = view.owners.get(action.segment) == entry.seat
        return -board.cost[board.segment_index[action.segment]] if built else 0
    if isinstance(action, Bail | Replace):
        return -board.bail
    return _purchase_cost(board, action, ago) if isinstance(action, Buy) else 0


def _purchase_cost(board: Board, action: Buy, ago: int) -> int:
    """The price of a purchase, less what a passenger line has paid since."""
    if action.claim is not None:
        return -board.claim_cost[board.claim_index[action.claim]]
    if action.passenger is not None:
        card = board.passenger_index[action.passenger]
        return board.revenue[card] * ago - board.price[card]
    kinds, what = (board.plows, action.plow) if action.train is None else (board.trains, action.train)
    return -kinds.cost[kinds.strength.index(what)] if what is not None else 0
