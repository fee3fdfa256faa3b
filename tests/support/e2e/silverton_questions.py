"""Rare questions of Silverton, and positions in which they are asked."""

from __future__ import annotations

from typing import Any

from goldenspike import Ask, Play
from support.e2e import planted
from support.e2e.planted import QUARRELSOME, Sort, Wanted, offers

BASIC = Sort(level="basic")


def asks(*kinds: str, **fields: str) -> Wanted:
    """Whether all these are on offer: kinds, and `kind="field"` for choices that name something."""

    def is_asked(play: Play) -> bool:
        named = all(offers(play, kind, field) for kind, field in fields.items())
        return named and all(offers(play, kind) for kind in kinds)

    is_asked.__name__ = " ".join([*kinds, *fields])
    return is_asked


def menu(play: Play) -> list[dict[str, Any]]:
    assert isinstance(play.pending, Ask)
    boxes: list[dict[str, Any]] = play.pending.menu.describe()["choices"]
    return boxes


def about_a_joint_line(play: Play) -> bool:
    """A partner may end it."""
    assert isinstance(play.pending, Ask)
    seat = play.pending.seat
    shared = [line for line in play.view(None).passengers if line.partner is not None]
    return offers(play, "pay") and any(seat in (line.owner, line.partner) for line in shared)


def slides_both_ways(play: Play) -> bool:
    """To one pile and to one place."""
    return all(len({box[field] for box in menu(play) if field in box}) == 1 for field in ("pile", "place"))


def several_to_move(play: Play) -> bool:
    """Beside deliveries, goods of which one may also take fewer."""
    most = [box["goods"]["max"] for box in menu(play) if box["type"] == "transfer"]
    return offers(play, "deliver") and bool(most) and most[-1] > 1


def two_plows(play: Play) -> bool:
    assert isinstance(play.pending, Ask)
    return offers(play, "plow") and len(play.view(None).players[play.pending.seat].plows) > 1


def second_to_build(play: Play) -> bool:
    """The first one stands."""
    return any(box["type"] == "build" and "rolls" in box.get("preview", {}) for box in menu(play))


def second_to_place(play: Play) -> bool:
    """One surveyor stands somewhere, another is free."""
    assert isinstance(play.pending, Ask)
    pieces = play.view(None).players[play.pending.seat].pieces
    return offers(play, "place", "segment") and any("segment" in (piece.target or {}) for piece in pieces)


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
    "transfer": (several_to_move, Sort(rules=("convoy-transfer",))),
    "neutral": (asks("place"), Sort(1, level="basic", scenario="salt-lake-city-10000")),
    "plows": (two_plows, Sort(likes=planted.plows, rules=("several-plows",))),
    "move": (asks("move"), QUARRELSOME),
    "fines": (asks("roll", "bail"), QUARRELSOME),
    "replace": (asks("replace"), DIGGING),
    "second-place": (second_to_place, QUARRELSOME),
    "second": (second_to_build, QUARRELSOME),
    "dismantle": (asks("dismantle"), PULLING),
    "drawn": (asks("leave"), DIGGING),
    "power": (asks("muster"), Sort(5, scenario="power-start")),
}


def in_phase(name: str, kind: str, turn: int = 1) -> planted.Wanted:
    def is_it(play: Play) -> bool:
        view = play.view(None)
        return view.turn >= turn and view.phase == name and offers(play, kind)

    return is_it


STEPS: dict[str, planted.Wanted] = {
    "muster": in_phase("placement", "muster"),
    "placement": in_phase("placement", "place", 4),
    "dispute": in_phase("disputes", "stand"),
    "theft": in_phase("disputes", "pay"),
    "buying": in_phase("buying", "buy", 2),
    "drawn": in_phase("buying", "leave"),
    "building": in_phase("building", "build", 2),
    "operating": in_phase("operating", "operate", 4),
    "plowing": in_phase("plowing", "plow"),
    "dealing": in_phase("dealing", "offer", 4),
    "delivering": in_phase("delivering", "deliver", 4),
    "fines": in_phase("fines", "roll"),
    "shopping": in_phase("shopping", "buy", 3),
}


def summer(play: Play) -> bool:
    return play.view(None).turn == 10 and offers(play, "place")
