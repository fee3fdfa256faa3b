"""What is asked now and then in Silverton: seen with what follows from it, and answered by clicking."""

from __future__ import annotations

from e2e import planted
from e2e.planted import QUARRELSOME, Sort, Wanted, offers
from goldenspike import Ask, Play

BASIC = Sort(level="basic")


def asks(*kinds: str, **fields: str) -> Wanted:
    """Whether all these are on offer: kinds, and `kind="field"` for choices that name something."""

    def is_asked(play: Play) -> bool:
        named = all(offers(play, kind, field) for kind, field in fields.items())
        return named and all(offers(play, kind) for kind in kinds)

    is_asked.__name__ = " ".join([*kinds, *fields])
    return is_asked


def about_a_joint_line(play: Play) -> bool:
    """A partner may end it."""
    assert isinstance(play.pending, Ask)
    seat = play.pending.seat
    shared = [line for line in play.view(None).passengers if line.partner is not None]
    return offers(play, "pay") and any(seat in (line.owner, line.partner) for line in shared)


def slides_both_ways(play: Play) -> bool:
    return offers(play, "slide", "pile") and offers(play, "slide", "place")


def two_plows(play: Play) -> bool:
    assert isinstance(play.pending, Ask)
    return offers(play, "plow") and len(play.view(None).players[play.pending.seat].plows) > 1


def second_segment(play: Play) -> bool:
    """To be built: the first one stands."""
    assert isinstance(play.pending, Ask)
    boxes = play.pending.menu.describe()["choices"]
    return any(box["type"] == "build" and "rolls" in box.get("preview", {}) for box in boxes)


JOINT = BASIC._replace(likes=planted.rides, rules=("joint-passenger-line",))
SLIDE = BASIC._replace(likes=planted.moves_cards, rules=("passenger-card-slide",))
DIGGING = Sort(likes=planted.digs)
PULLING = Sort(likes=planted.pulls_down)
QUESTIONS: dict[str, tuple[Wanted, Sort]] = {
    "call": (asks("call"), Sort(2, planted.meets_at_thistle, "basic", "golden-spike")),
    "agree": (asks("agree"), JOINT),
    "end": (about_a_joint_line, JOINT),
    "slide": (slides_both_ways, SLIDE),
    "hire": (asks(hire="replacing"), DIGGING._replace(rules=("hiring",))),
    "assign": (asks(assign="piece"), Sort(2, scenario="golden-spike")),
    "assign-train": (asks(assign="train"), Sort(scenario="nickel-spike")),
    "transfer": (asks("deliver", "transfer"), Sort(rules=("convoy-transfer",))),
    "neutral": (asks("place"), Sort(1, level="basic", scenario="salt-lake-city-10000")),
    "plows": (two_plows, Sort(likes=planted.plows, rules=("several-plows",))),
    "move": (asks("move"), QUARRELSOME),
    "fines": (asks("roll", "bail"), QUARRELSOME),
    "replace": (asks("replace"), DIGGING),
    "second": (second_segment, QUARRELSOME),
    "dismantle": (asks("dismantle"), PULLING),
    "abandon": (asks("abandon"), PULLING),
    "drawn": (asks("leave"), DIGGING),
    "power": (asks("muster"), Sort(5, scenario="power-start")),
}
