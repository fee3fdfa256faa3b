"""Continental Divide. Read it beside the rulebook:

| heading                    | file          | rules      |
| -------------------------- | ------------- | ---------- |
| Setting up the game        | setup.py      | CD-1       |
| Sequence of play           | sequence.py   | CD-2       |
| Buy railroad stock         | stock.py      | CD-3, CD-4 |
| Build railroad track       | track.py      | CD-5       |
| Pay dividends              | dividends.py  | CD-6, CD-7 |
| Determine player order     | turn_order.py | CD-8       |
| Award victory points       | scoring.py    | CD-9       |

state.py is a position, effects.py the only code that changes one; board.py the pack as tables; refusals.py every reason
to say no; reading.py turns names into numbers; actions.py and events.py are what goes in and what comes out; views.py
is what players see and seeing.py looks, previews.py is what menus say, telling.py how events are worded, marks.py what
lies on a drawing, ledger.py a game as a sheet; conservation.py what must always hold (CD-10); game.py is what the
kernel talks to.
"""

from goldenspike.games.continental_divide.actions import Action, Build, Buy, Done, Found, Order, Pass
from goldenspike.games.continental_divide.game import ContinentalDivide

__all__ = ["Action", "Build", "Buy", "ContinentalDivide", "Done", "Found", "Order", "Pass"]
