"""What players of Silverton do to and with each other in the advanced game, by clicking."""

from __future__ import annotations

import math
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from goldenspike import Ask, Play, plain
from support.e2e import planted
from support.e2e.people import DESKTOP, PHONE, Come
from support.e2e.planted import Planted, offers
from support.e2e.serving import Served
from support.e2e.silverton import Silverton, sit_at
from support.e2e.table import at_rest

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def a_dispute(play: Play) -> bool:
    return offers(play, "stand")


def a_theft(play: Play) -> bool:
    return offers(play, "pay")


def a_plow(play: Play) -> bool:
    return offers(play, "plow")


def a_trade_in(play: Play) -> bool:
    return offers(play, "buy", "train", "trade_in")


def a_deal(play: Play) -> bool:
    view = play.view(None)
    return offers(play, "offer") and view.turn > 2 and all(player.claims for player in view.players)


def a_placement(play: Play) -> bool:
    return offers(play, "place", "segment")


def a_thief(play: Play) -> bool:
    return victim(play) is not None and paying(play) is not None


def victim(play: Play) -> int | None:
    """A line of somebody else that a prospector can be placed on now."""
    if not isinstance(play.pending, Ask):
        return None
    boxes = [box for box in play.pending.menu.describe()["choices"] if box["type"] == "place" and "passenger" in box]
    lines = [pair for box in boxes for pair in zip(box["passenger"], box["preview"], strict=True)]
    return next((line for line, preview in lines if "owner" in preview), None)


QUESTIONS = [a_dispute, a_theft, a_plow, a_trade_in, a_deal, a_placement, a_thief]
Asks = dict[str, list[Planted]]


@pytest.fixture(scope="module")
def asks(own_server: Served) -> Asks:
    """Two tables for each question: one for a desktop, one for a phone."""
    wanted = [question for question in QUESTIONS for _ in range(2)]
    tables = planted.plant(own_server, [planted.found(question) for question in wanted])
    return {
        question.__name__: [table for table, each in zip(tables, wanted, strict=True) if each is question]
        for question in QUESTIONS
    }


def everybody(come: Come, game: Planted, size: tuple[int, int]) -> tuple[Silverton, Silverton]:
    """Who is asked, and somebody else who looks on."""
    return sit_at(come, game, size=size), sit_at(come, game, (game.asked + 1) % 3, size=size)


def place_of(asks: Asks, name: str, size: tuple[int, int]) -> Planted:
    return asks[name][0 if size == DESKTOP else 1]


@SIZES
def test_a_dispute_is_rolled_before_everybodys_eyes(come_here: Come, asks: Asks, size: tuple[int, int]) -> None:
    me, other = everybody(come_here, place_of(asks, "a_dispute", size), size)
    me.choose(me.row(me.say("sv-web-do-stand")), "stand")
    for table in (me, other):
        table.log_tells("SV-6.2")


@SIZES
def test_a_theft_is_paid_and_rolled(come_here: Come, asks: Asks, size: tuple[int, int]) -> None:
    me, other = everybody(come_here, place_of(asks, "a_theft", size), size)
    me.choose(me.row(me.say("sv-web-do-pay")), "pay")
    for table in (me, other):
        the_dice_leave_the_controls_free(table)
        table.log_tells("SV-6.7")


def the_dice_leave_the_controls_free(table: Silverton) -> None:
    """And most of the map, also on a phone."""
    dice = table.board.get_by_role("region", name=table.say("sv-web-dice"), exact=True)
    expect(dice.get_by_role("img").first).to_be_visible()
    scene, window = dice.bounding_box(), table.board.bounding_box()
    controls = table.board.get_by_role("toolbar").bounding_box()
    assert scene
    assert window
    assert controls
    beside = scene["x"] + scene["width"] <= controls["x"]
    assert beside or controls["y"] + controls["height"] <= scene["y"]
    assert scene["height"] < window["height"] / 2
    table.press(table.button("sv-web-put-away", dice))
    expect(dice).to_be_hidden()


@SIZES
def test_a_thief_knows_the_odds_and_the_price_beforehand(come_here: Come, asks: Asks, size: tuple[int, int]) -> None:
    game = place_of(asks, "a_thief", size)
    me = sit_at(come_here, game, size=size)
    theft = paying(game.play)
    assert theft
    (contest,) = theft["contests"]
    chance = me.say("sv-web-percent", percent=round(100 * contest["rolls"] / contest["of"]))
    me.rows("sv-web-which-piece").last.check()
    row = me.row(me.say("sv-web-theft-risk"))
    for fact in (chance, f"${theft['price']}", f"${theft['revenue']}"):
        row = row.and_(me.choices.get_by_role("radio", name=fact))
    row.check()
    told = [me.choices] if me.person.phone else [me.choices, me.board]
    for part in told:
        sentence = part.get_by_text(me.say("sv-web-theft-told", line="none", chance=chance, **told_of(game, theft)))
        expect(sentence).to_be_visible()
    me.make(me.confirming("place"))


def paying(play: Play) -> dict[str, Any] | None:
    """What the thief is told when asked to pay; None if another question comes between."""
    play, line = play.clone(), victim(play)
    while not offers(play, "pay"):
        if not isinstance(play.pending, Ask):
            return None
        actions = list(play.pending.menu)
        there = [action for action in actions if plain(action).get("passenger") == line]
        play.act(there[-1] if there else actions[-1])
    assert isinstance(play.pending, Ask)
    preview = play.pending.menu.describe()["choices"][0]["preview"]
    return dict(preview) if preview["passenger"] == line else None


def told_of(game: Planted, theft: dict[str, Any]) -> dict[str, Any]:
    (owner,) = theft["owners"]
    return {"owners": game.name(owner), "price": theft["price"], "revenue": theft["revenue"]}


def test_a_phone_shows_one_confirm_and_always_one(come_here: Come, asks: Asks) -> None:
    me = sit_at(come_here, place_of(asks, "a_placement", PHONE), size=PHONE)
    me.rows("sv-web-where-segment").first.check()
    expect(me.confirming("place")).to_be_visible()
    expect(me.confirming_on_map("place")).to_have_count(0)
    me.tab("log")
    expect(me.confirming_on_map("place")).to_be_visible()
    me.tab("choices")
    me.press(me.button("web-cancel", me.choices))
    expect(me.confirming("place")).to_have_count(0)

    tap_a_target(me)
    expect(me.confirming("place")).to_be_in_viewport(ratio=1)
    expect(me.confirming_on_map("place")).to_have_count(0)
    me.tab("log")
    me.make(me.confirming_on_map("place"))
    me.log_tells("SV-5.1")


def tap_a_target(table: Silverton) -> None:
    """A segment in the middle of what is seen of the map."""
    at_rest(table.board.locator(".picture"))
    window = table.board.bounding_box()
    assert window
    middle = (window["x"] + window["width"] / 2, window["y"] + window["height"] / 2)
    offered = table.board.get_by_role("button", name=table.say("sv-web-choosable", place="").lstrip(". "))
    boxes = [box for target in offered.all() if (box := target.bounding_box())]
    centres = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
    table.page.touchscreen.tap(*min(centres, key=lambda at: math.dist(at, middle)))


def test_a_form_takes_the_whole_phone_and_gives_the_map_back(come_here: Come, asks: Asks) -> None:
    game = asks["a_deal"][1]
    me = sit_at(come_here, game, size=PHONE)
    me.dealing.get_by_role("radio").first.check()
    expect(me.board).to_be_hidden()
    me.press(me.button("web-sheet-lower"))
    expect(me.board).to_be_visible()
    expect(me.confirming("offer")).to_be_visible()
    me.press(me.button("web-sheet-raise"))
    expect(me.board).to_be_hidden()
    me.press(me.button("web-cancel", me.choices))
    expect(me.board).to_be_visible()
    expect(me.ender()).to_be_visible()


@SIZES
def test_a_plow_goes_out_in_winter(come_here: Come, asks: Asks, size: tuple[int, int]) -> None:
    me, other = everybody(come_here, place_of(asks, "a_plow", size), size)
    me.choose(me.choices.get_by_role("radio").first, "plow")
    for table in (me, other):
        table.log_tells("SV-12.5")


@SIZES
def test_a_train_is_traded_in(come_here: Come, asks: Asks, size: tuple[int, int]) -> None:
    me, other = everybody(come_here, place_of(asks, "a_trade_in", size), size)
    trading = me.say("sv-web-do-buy-train", train=1, trade="¤").partition("1")[2].partition("¤")[0]
    me.choose(me.row(trading.strip()), "buy")
    for table in (me, other):
        table.log_tells("SV-12.4")


ASKED, COUNTERED = "137", "61"
LEGIBLE = 140
"""Pixels: narrower than that, nobody reads what is in a tray."""
THUMB = 44


@SIZES
def test_a_deal_is_refused_named_anew_and_made(come_here: Come, asks: Asks, size: tuple[int, int]) -> None:
    """The third player sees nothing of it until it is made."""
    game = place_of(asks, "a_deal", size)
    me, partner, third = (sit_at(come_here, game, (game.asked + step) % 3, size=size) for step in range(3))
    name = partner.person.name
    me.choices.get_by_role("radio", name=name).check()
    tray = me.tray("sv-web-gives-you", player=name)
    both_are_seen(me, me.tray("sv-web-you-give"), tray)
    fill(tray.get_by_role("textbox").first, ASKED)
    me.make(me.confirming("offer"))

    expect(partner.choices.get_by_text(partner.say("sv-web-offer-of", player=me.person.name))).to_be_visible()
    partner.press(partner.button("sv-web-counter-open", partner.choices))
    tray = partner.tray("sv-web-you-give")
    both_are_seen(partner, tray, partner.tray("sv-web-gives-you", player=me.person.name))
    fill(tray.get_by_role("textbox").first, COUNTERED)
    partner.make(partner.button("sv-web-counter-send", partner.choices))

    expect(me.my_turn).to_be_visible()
    me.make(me.button("sv-web-counter-offer", me.choices))
    expect(partner.my_turn).to_be_visible()
    shown = third.page.content()
    assert f"${ASKED}" not in shown
    assert f"${COUNTERED}" not in shown
    partner.make(partner.button("sv-web-do-accept", partner.choices))
    for table in (me, partner, third):
        table.log_tells(f"${COUNTERED}")
    third.tab("log")
    assert not third.log.filter(has_text=f"${ASKED}").count()


def both_are_seen(table: Silverton, *trays: Locator) -> None:
    """Side by side, with at least cash and one thing more of each, once the column has the width that a deal needs."""
    at_rest(trays[0])
    boxes = [tray.bounding_box() for tray in trays]
    foot = table.button("web-cancel", table.choices).bounding_box()
    assert foot
    left, right = (box for box in boxes if box)
    assert left["x"] + left["width"] <= right["x"]
    for box in (left, right):
        assert box["width"] > LEGIBLE
        assert foot["y"] - box["y"] > 3 * THUMB


def fill(field: Locator, value: str) -> None:
    field.fill(value)
    field.press("Enter")
    expect(field).to_have_value(value)
