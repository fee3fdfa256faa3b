"""Rules of Continental Divide, by heading of the rulebook:

| heading                    | file          | rules      |
| -------------------------- | ------------- | ---------- |
| Setting up the game        | setup.py      | CD-1       |
| Sequence of play           | sequence.py   | CD-2       |
| Buy railroad stock         | stock.py      | CD-3, CD-4 |
| Build railroad track       | track.py      | CD-5       |
| Pay dividends              | dividends.py  | CD-6, CD-7 |
| Determine player order     | turn_order.py | CD-8       |
| Award victory points       | scoring.py    | CD-9       |

state.py is a position, and effects.py is the only code that changes one. board.py is the pack as tables. refusals.py
has every reason to refuse an action. name_lookup.py turns names into numbers. actions.py is what players send,
events.py what happens. conservation.py is what must always hold (CD-10). game.py is what the kernel calls.

presentation/ is what people and programs see: views.py the view of a seat and view_builder.py how it is built,
previews.py what menus say beside a choice, event_wording.py how events are worded, board_marks.py the pieces on a
drawing, ledger.py a game as a sheet, sentences.py what happened in words, for terminal and notifications.
"""

from goldenspike.games.continental_divide.actions import Action, Build, Buy, Done, Found, Order, Pass
from goldenspike.games.continental_divide.game import ContinentalDivide

__all__ = ["Action", "Build", "Buy", "ContinentalDivide", "Done", "Found", "Order", "Pass"]
