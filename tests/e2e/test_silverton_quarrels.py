"""What players of Silverton do to and with each other in the advanced game, by clicking."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from e2e import planted
from e2e.people import DESKTOP, PHONE, Come
from e2e.planted import Planted, offers
from e2e.serving import Served
from e2e.silverton import Silverton, sit_at
from goldenspike import Play

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


QUESTIONS = [a_dispute, a_theft, a_plow, a_trade_in, a_deal]
Ask = dict[str, list[Planted]]


@pytest.fixture(scope="module")
def asks(own_server: Served) -> Ask:
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


def place_of(asks: Ask, name: str, size: tuple[int, int]) -> Planted:
    return asks[name][0 if size == DESKTOP else 1]


@SIZES
def test_a_dispute_is_rolled_before_everybodys_eyes(come_here: Come, asks: Ask, size: tuple[int, int]) -> None:
    me, other = everybody(come_here, place_of(asks, "a_dispute", size), size)
    me.choose(me.row(me.say("sv-web-do-stand")), "stand")
    for table in (me, other):
        table.log_tells("SV-6.2")


@SIZES
def test_a_theft_is_paid_and_rolled(come_here: Come, asks: Ask, size: tuple[int, int]) -> None:
    me, other = everybody(come_here, place_of(asks, "a_theft", size), size)
    me.choose(me.row(me.say("sv-web-do-pay")), "pay")
    for table in (me, other):
        table.log_tells("SV-6.7")


@SIZES
def test_a_plow_goes_out_in_winter(come_here: Come, asks: Ask, size: tuple[int, int]) -> None:
    me, other = everybody(come_here, place_of(asks, "a_plow", size), size)
    me.choose(me.choices.get_by_role("radio").first, "plow")
    for table in (me, other):
        table.log_tells("SV-12.5")


@SIZES
def test_a_train_is_traded_in(come_here: Come, asks: Ask, size: tuple[int, int]) -> None:
    me, other = everybody(come_here, place_of(asks, "a_trade_in", size), size)
    trading = me.say("sv-web-do-buy-train", train=1, trade="¤").partition("1")[2].partition("¤")[0]
    me.choose(me.row(trading.strip()), "buy")
    for table in (me, other):
        table.log_tells("SV-12.4")


ASKED, COUNTERED = "137", "61"


@SIZES
def test_a_deal_is_refused_named_anew_and_made(come_here: Come, asks: Ask, size: tuple[int, int]) -> None:
    """The third player sees nothing of it until it is made."""
    game = place_of(asks, "a_deal", size)
    me, partner, third = (sit_at(come_here, game, (game.asked + step) % 3, size=size) for step in range(3))
    name = partner.person.name
    me.choices.get_by_role("radio", name=name).check()
    tray = me.choices.get_by_role("region", name=me.say("sv-web-gives-you", player=name), exact=True)
    fill(tray.get_by_role("textbox").first, ASKED)
    me.make(me.confirming("offer"))

    expect(partner.choices.get_by_text(partner.say("sv-web-offer-of", player=me.person.name))).to_be_visible()
    partner.press(partner.button("sv-web-counter-open", partner.choices))
    tray = partner.choices.get_by_role("region", name=partner.say("sv-web-you-give"), exact=True)
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


def fill(field: Locator, value: str) -> None:
    field.fill(value)
    field.press("Enter")
    expect(field).to_have_value(value)
