"""Silverton. Read it beside the rulebook:

| heading                               | file                              | rules               |
| ------------------------------------- | --------------------------------- | ------------------- |
| Choosing the game                     | setting.py                        | SV-1, SV-12.1, SV-15 |
| Sequence of play                      | sequence.py                       | SV-2, SV-4 to SV-10 |
| Set-up, turn order                    | setup.py                          | SV-2, SV-4          |
| The board                             | board.py, routes.py, passengers.py | SV-3               |
| Choosing pieces                       | muster.py                         | SV-12.1, SV-14.11   |
| Placement                             | placement.py, surveying.py        | SV-5, SV-3.5, 3.6   |
| Disputes                              | disputes.py                       | SV-6                |
| Construction and operation            | construction.py, operation.py     | SV-7.1 to SV-7.4    |
| Deals                                 | deals.py                          | SV-7.5, SV-12.6     |
| Passenger lines                       | passengers.py                     | SV-5.6, SV-7.6, 7.7 |
| Delivery                              | delivery.py, loads.py, best_sales.py | SV-7.8, SV-12.3  |
| Fines                                 | fines.py                          | SV-7.9              |
| Prices                                | market.py                         | SV-8, SV-15.6       |
| New cards, events                     | new_cards.py, event_cards.py      | SV-9, SV-11         |
| Trains and plows                      | trains.py                         | SV-12               |
| The end of the turn and of the game   | end_of_turn.py                    | SV-10, SV-1.2       |
| Scenarios                             | scenarios.py                      | SV-14               |
| Optional rules                        | slide.py, joint_lines.py, hiring.py | SV-15.1, 15.2, 15.7 |
| …                                     | trains.py, loads.py, passengers.py, market.py | SV-15.3 to 15.6 |

state.py is a position and position/ its parts; actions.py is what goes in; events/ are what comes out and effects/ the
only code that changes a position, phase by phase; refusals.py has every reason to say no; reading.py turns names into
numbers; menus.py is what menus have in common; marks.py says what lies on a drawing; views.py is what players see and
seeing.py looks, previews.py is what menus say beside a choice, telling.py how events are worded, odds.py counts rolls;
ledger.py is a game as a sheet; conservation.py is what must always hold (SV-16); game.py is what the kernel talks to.
"""

from goldenspike.games.silverton.actions import (
    Abandon,
    Accept,
    Action,
    Agree,
    Assign,
    Bail,
    Build,
    Buy,
    Call,
    Decline,
    Deliver,
    Dismantle,
    Done,
    Draw,
    Hire,
    Leave,
    Lot,
    Move,
    Muster,
    Offer,
    Operate,
    Pass,
    Pay,
    Place,
    Plow,
    Replace,
    Roll,
    Slide,
    Stand,
    Terms,
    Transfer,
)
from goldenspike.games.silverton.game import Silverton

__all__ = [
    "Abandon",
    "Accept",
    "Action",
    "Agree",
    "Assign",
    "Bail",
    "Build",
    "Buy",
    "Call",
    "Decline",
    "Deliver",
    "Dismantle",
    "Done",
    "Draw",
    "Hire",
    "Leave",
    "Lot",
    "Move",
    "Muster",
    "Offer",
    "Operate",
    "Pass",
    "Pay",
    "Place",
    "Plow",
    "Replace",
    "Roll",
    "Silverton",
    "Slide",
    "Stand",
    "Terms",
    "Transfer",
]
