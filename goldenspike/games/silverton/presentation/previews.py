"""Types of menu previews of Silverton. They are plain data."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Side(TypedDict):
    seats: list[int]
    bonus: int


class Contest(TypedDict):
    """A possible dispute: the sides, and in how many of `of` rolls the asked seat would win.

    A theft, or the end of a joint line, costs its price even if the roll fails.
    """

    kind: Literal["dispute", "theft", "ending"]
    sides: list[Side]
    rolls: int
    of: int


class MarketOutlook(TypedDict):
    """A market: `price`, goods `sold`, and `odds`: by how many boxes the marker moves in how many of `of` rolls."""

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
    """Odds together with plows sent there before."""

    plows: list[int]
    rolls: int
    of: int


class Preview(TypedDict, total=False):
    """Preview of a choice. Which fields it has depends on the type of the action.

    `points` buy pieces, each kind at its `costs`.
    `rolls` of `of` succeed. `odds`: how many of `of` rolls give how many goods, -1 for depletion. `second`: the segment
    would be a second consecutive one. `route`: segments of the route over the player's track, or that of both partners.
    `contests`: possible disputes in the order of the rolls; of a placement, by piece. `proceeds`: by number of goods,
    or of all that could still be sold. `lost_lines` and `cut_off`: what is lost with track that is removed.
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
