"""What menus of Silverton say beside a choice. They are plain data, and these are its types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Side(TypedDict):
    seats: list[int]
    bonus: int


class Contest(TypedDict):
    """Who would roll against whom, and in how many of `of` rolls the one who is asked would win.

    A theft, or the end of a joint line, has its price, whatever the dice say.
    """

    kind: Literal["dispute", "theft", "ending"]
    sides: list[Side]
    rolls: int
    of: int


class MarketOutlook(TypedDict):
    """A market: its `price` and what is `sold`; how many of `of` rolls would move the marker by how many boxes."""

    id: str
    price: int
    sold: int
    odds: list[tuple[int, int]]
    of: int


class Sale(TypedDict):
    claim: int
    city: str
    goods: int
    trains: NotRequired[str]
    proceeds: int


class CombinedPlows(TypedDict):
    """With plows that were sent there before."""

    plows: list[int]
    rolls: int
    of: int


class Preview(TypedDict, total=False):
    """All that a choice may say about what follows from it; which of it, its type decides.

    `points` buy pieces, each kind at its `costs`.
    `rolls` of `of` succeed; `odds` are how many of `of` rolls give how many goods, -1 for depletion. `second`: the
    segment would be a second consecutive one. `route` are the segments of the way over own track, or over that of both
    partners. `contests` are what dice would decide, in the order of the rolls; of a placement by the piece that is
    placed. `proceeds` are those of each number of goods, or of all that could still be sold. `lost_lines` and `cut_off`
    go with track that is taken up.
    """

    points: int
    costs: dict[str, int]
    cost: int
    length: int | None
    snow: bool
    second: bool
    dismantle: bool
    pays: int
    price: int
    revenue: int
    operate_cost: int
    odds: list[tuple[int, int]]
    rolls: int
    of: int
    claims: int
    events: int
    left: int
    segment: str
    segments: list[str]
    rivals: list[Side]
    contests: list[Contest] | dict[str, list[Contest]]
    passenger: int
    owner: int
    owners: list[int]
    owners_length: int
    bonus: int
    defence: int
    partner: int
    share: int
    route: list[str]
    lost_lines: list[int]
    cut_off: list[str]
    together: CombinedPlows
    proceeds: list[int] | int
    market: MarketOutlook
    best: list[Sale]
