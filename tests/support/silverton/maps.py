"""Maps drawn in the test. Each line is a chain of towns; between two towns stands a segment with its length:

    -3-  free, brown      =3=  seat 0's, brown      :3:  seat 1's, brown
    ~3~  free, white      #3#  seat 0's, white      %3%  seat 1's, white

D, P, S, F and E are Denver, Pueblo, Salt Lake City, Santa Fe and El Paso; other towns are lower-case letters. A segment
is named after its towns as they are drawn ("D-a"); the next one between them is "D-a-2". All are in the order drawn.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from goldenspike.games.silverton.actions import Place
from goldenspike.games.silverton.board import Board
from goldenspike.games.silverton.events.placement import PieceReturned, Placed
from goldenspike.games.silverton.events.setup import OrderDealt, PiecesTaken, Settled
from goldenspike.games.silverton.game import Silverton
from goldenspike.games.silverton.options.table_options import TableOptions
from goldenspike.games.silverton.phases import passengers
from goldenspike.games.silverton.phases.placement import PlacementMenu
from goldenspike.games.silverton.position.claims import DISCARDED
from goldenspike.games.silverton.position.lines import OWNED
from goldenspike.games.silverton.position.pieces import TIED
from goldenspike.games.silverton.routes import Track
from goldenspike.games.silverton.state import ORDER, State
from goldenspike.kernel.illegal import Illegal
from goldenspike.packs.silverton.tables import PassengerCard, Segment, SilvertonTables, Town
from support.games import board as pack

CITIES = {"D": "denver", "S": "salt-lake-city", "P": "pueblo", "F": "santa-fe", "E": "el-paso"}
OWNERS = {"=": 0, "#": 0, ":": 1, "%": 1}
WHITE = "~#%"
CHAIN = re.compile(r"(\w)|([-~=#:%])(\d+)\2")


class Drawn:
    """A position on a drawn map: it is seat 0's turn to place its pieces. Everybody starts at Denver."""

    def __init__(
        self,
        drawing: str,
        *,
        cards: str = "",
        starts: str = "D",
        pieces: str = "S S P P",
        players: int = 2,
        turn: int = 1,
        **options: Any,
    ) -> None:
        segments, owners = _read(drawing)
        lines = [(line[0], line[1]) for line in cards.split()]
        self.board = Board(tables(segments, lines))
        self.game = Silverton()
        self.state = State(self.board, TableOptions(self.board, options, players), players)
        for seat in range(players):
            self.game.apply(self.state, Settled(seat, seat + 1, [CITIES[start] for start in starts]))
            self.game.apply(self.state, PiecesTaken(seat, pieces.split()))
            own = [segment for segment, owner in enumerate(owners) if owner == seat]
            self.state.track[seat] = Track(self.board, own, self.state.starts[seat])
        self.state.owner = owners
        self.state.phase = ORDER
        self.game.apply(self.state, OrderDealt(turn, list(range(players))))
        self.state.turn, self.state.winter = turn, self.board.winter(turn)

    def says(self, segment: str, piece: str = "s1") -> str:
        """Why the surveyor may not be placed there; "" if it may."""
        try:
            self.resolve(Place(piece, segment=segment))
        except Illegal as illegal:
            return illegal.reason
        return ""

    def resolve(self, *answer: Any) -> list[Any]:
        pending: Any = self.game.pending(self.state)
        events: list[Any] = pending.resolve(self.state, *answer)
        return events

    def place(self, piece: str, segment: str) -> Drawn:
        for event in self.resolve(Place(piece, segment=segment)):
            self.game.apply(self.state, event)
        return self

    def tie(self, piece: str, segment: str, second: bool = False) -> Drawn:
        """The surveyor stands there since a dispute of an earlier turn."""
        self.game.apply(self.state, Placed(0, piece, {"segment": segment}, second))
        self.state.pieces.status[self.state.pieces.named(0, piece)] = TIED
        return self

    def sent_home(self) -> str:
        """The tied pieces that must go home when it is their player's turn."""
        events = self.resolve()
        for event in events:
            self.game.apply(self.state, event)
        return " ".join(event.piece for event in events if isinstance(event, PieceReturned))

    def offers(self, piece: str = "s1") -> str:
        """The segments that the menu offers to the surveyor."""
        offered = [action for action in PlacementMenu(self.state, 0) if isinstance(action, Place)]
        return " ".join(action.segment for action in offered if action.piece == piece and action.segment is not None)

    def track(self, seat: int = 0) -> Track:
        return self.state.track[seat]

    def town(self, letter: str) -> int:
        return self.board.town_index[CITIES.get(letter, letter)]

    def length(self, card: int = 1, seat: int = 0) -> int:
        """How long the seat's line is, as lengths are compared this turn."""
        return passengers.own_length(self.state, seat, card - 1)

    def owners_length(self, card: int = 1) -> int:
        return passengers.owners_length(self.state, card - 1)

    def give_card(self, seat: int, card: int = 1) -> Drawn:
        self.state.lines.at[card - 1], self.state.lines.owner[card - 1] = OWNED, seat
        return self

    def discard(self, card: int = 1) -> Drawn:
        self.state.lines.at[card - 1] = DISCARDED
        return self


def draw(drawing: str, **how: Any) -> Drawn:
    return Drawn(drawing, **how)


def tables(segments: list[Segment], lines: list[tuple[str, str]]) -> SilvertonTables:
    """A map with the pack's price chart. `lines` are the towns of the passenger cards 1, 2, …: C cards, face down."""
    pack_tables = pack("silverton-1.0.0").tables
    assert isinstance(pack_tables, SilvertonTables)
    ends = [end for segment in segments for end in (segment.a, segment.b)]
    ends += [CITIES.get(end, end) for line in lines for end in line]
    names = dict.fromkeys([*CITIES.values(), *ends])
    return msgspec.structs.replace(
        pack_tables,
        towns=tuple(Town(id=n, name=n, state="", lat=0, lon=0, market=n in CITIES.values(), source="") for n in names),
        segments=tuple(segments),
        special_pairs=(),
        claims=(),
        events=(),
        passengers=tuple(
            PassengerCard(number, "C", (CITIES.get(a, a), CITIES.get(b, b)), 100, 50, "")
            for number, (a, b) in enumerate(lines, 1)
        ),
    )


def segment(name: str, a: str, b: str, length: int, snow: bool = False) -> Segment:
    ends = CITIES.get(a, a), CITIES.get(b, b)
    return Segment(id=name, a=ends[0], b=ends[1], cost=100, length=length, snow=snow, group="", source="")


def _read(drawing: str) -> tuple[list[Segment], list[int]]:
    found: list[Segment] = []
    owners: list[int] = []
    for line in drawing.splitlines():
        before, link, length = "", "", 0
        for town, kind, number in CHAIN.findall(line):
            if not town:
                link, length = kind, int(number)
                continue
            if before and link:
                twins = sum({before, town} == {*each.id.split("-")[:2]} for each in found)
                name = f"{before}-{town}" + (f"-{twins + 1}" if twins else "")
                found.append(segment(name, before, town, length, link in WHITE))
                owners.append(OWNERS.get(link, -1))
            before, link = town, ""
    return found, owners
