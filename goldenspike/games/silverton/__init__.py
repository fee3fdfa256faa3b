"""Rules of Silverton, by heading of the rulebook:

| heading                               | file                                        | rules                |
| ------------------------------------- | ------------------------------------------- | -------------------- |
| Choosing the game                     | options/table_options.py                    | SV-1, SV-12.1, SV-15 |
| Sequence of play                      | sequence.py                                 | SV-2, SV-4 to SV-10  |
| Set-up, turn order                    | phases/setup.py                             | SV-2, SV-4           |
| The board                             | board.py, routes.py, phases/passengers.py   | SV-3                 |
| Choosing pieces                       | phases/muster.py                            | SV-12.1, SV-14.11    |
| Placement                             | phases/placement.py, surveying.py           | SV-5, SV-3.5, 3.6    |
| Disputes                              | phases/disputes.py, thefts.py               | SV-6                 |
| Construction and operation            | phases/construction.py, operation.py        | SV-7.1 to SV-7.4     |
| Deals                                 | phases/deals.py                             | SV-7.5, SV-12.6      |
| Passenger lines                       | phases/passengers.py                        | SV-5.6, SV-7.6, 7.7  |
| Delivery                              | phases/delivery.py, loads.py, best_sales.py | SV-7.8, SV-12.3      |
| Fines                                 | phases/fines.py                             | SV-7.9               |
| Prices                                | phases/market.py                            | SV-8, SV-15.6        |
| New cards, events                     | phases/new_cards.py, event_cards.py         | SV-9, SV-11          |
| Trains and plows                      | phases/trains.py                            | SV-12                |
| The end of the turn and of the game   | phases/end_of_turn.py                       | SV-10, SV-1.2        |
| Scenarios                             | options/scenarios.py                        | SV-14                |
| Passenger card slide                  | options/passenger_slide.py                  | SV-15.1              |
| Joint passenger lines                 | options/joint_lines.py                      | SV-15.2              |
| Hiring                                | options/hiring.py                           | SV-15.7              |
| Other optional rules                  | trains.py, loads.py, passengers.py, market.py | SV-15.3 to 15.6    |

state.py is a position and position/ its parts. actions.py is what players send. events/ are what happens, and effects/
is the only code that changes a position, phase by phase. refusals.py has every reason to refuse an action.
name_lookup.py turns names into numbers, menus.py is what menus have in common, odds.py computes the odds of rolls.
conservation.py is what must always hold (SV-16). game.py is what the kernel calls.

presentation/ is what people and programs see: views.py the view of a seat and view_builder.py how it is built,
previews.py what menus say beside a choice, event_wording.py how events are worded, board_marks.py the pieces on a
drawing, ledger.py a game as a sheet, names.py and sentences.py what happened in words, for terminal and notifications.
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
