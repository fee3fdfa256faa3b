"""What is asked now and then in Silverton: seen with what follows from it, and answered by clicking."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from support.e2e import planted
from support.e2e.accessibility import Inspector, too_small
from support.e2e.people import PHONE, Come
from support.e2e.planted import Planted
from support.e2e.serving import Served
from support.e2e.silverton import Silverton, sit_at
from support.e2e.silverton_questions import QUESTIONS, menu

Tables = dict[str, Planted]


@pytest.fixture(scope="module")
def tables(own_server: Served) -> Tables:
    found = planted.plant(own_server, [planted.found(*question) for question in QUESTIONS.values()])
    return dict(zip(QUESTIONS, found, strict=True))


def half_choose(table: Silverton, row: Locator) -> None:
    """Nobody is shut out of the question, whether by eye, ear or thumb; and the rule is a tap away."""
    row.check()
    inspector = Inspector()
    inspector.look(table.page, "half chosen")
    inspector.check()


def answer(table: Silverton, row: Locator, kind: str) -> None:
    half_choose(table, row)
    table.make(table.confirming(kind))


def rule_opens(table: Silverton, rule: str) -> None:
    """The rule by which it is asked stands beside the question, and is shown when pressed."""
    table.press(table.choices.get_by_role("button", name=table.say("web-rule", rule=rule), exact=True))
    expect(table.page.get_by_role("tab", name=table.say("web-tab-rules"), exact=True)).to_have_attribute(
        "aria-selected", "true"
    )
    if table.person.phone:
        table.tab("choices")


def test_a_special_dispute(come_here: Come, tables: Tables) -> None:
    """SV-6.8: both segments are named, the map shows them, and the dice are seen by both."""
    game = tables["call"]
    me, other = sit_at(come_here, game), sit_at(come_here, game, 1 - game.asked)
    expect(me.choices).to_contain_text(me.say("sv-web-asked", phase="call"))
    rule_opens(me, "SV-6.8")
    half_choose(me, me.row(me.say("sv-web-do-call")))
    expect(me.choices).to_contain_text("Price–Thistle and Thistle–Manti")
    card = me.board.get_by_role("region", name=me.say("sv-web-pointed"), exact=True)
    expect(card).to_contain_text("Price–Thistle")
    me.make(me.confirming("call"))
    for table in (me, other):
        table.log_tells("SV-6.8")


def test_a_joint_line_is_agreed_on_by_both(come_here: Come, tables: Tables) -> None:
    """SV-15.2: with what each pays and gets."""
    game = tables["agree"]
    (box,) = (box for box in menu(game.play) if box["type"] == "agree")
    partner = box["preview"]["partner"]
    me, other = sit_at(come_here, game, size=PHONE), sit_at(come_here, game, partner)
    row = me.row(me.say("sv-web-do-agree"))
    left = game.play.view(game.asked).players[game.asked].cash - box["preview"]["share"]
    shares = {"partner": game.name(partner), "share": box["preview"]["share"], "left": left}
    expect(me.choices).to_contain_text(me.say("sv-web-agree-share", **shares))
    answer(me, row, "agree")
    expect(other.my_turn).to_be_visible()
    other.choose(other.row(other.say("sv-web-do-agree")), "agree")
    for table in (me, other):
        table.log_tells("SV-15.2")


def test_a_joint_line_is_ended(come_here: Come, tables: Tables) -> None:
    """SV-15.2: not as a theft, and against the partner alone."""
    game = tables["end"]
    me = sit_at(come_here, game)
    (box,) = (box for box in menu(game.play) if box["type"] == "pay")
    (partner,) = (owner for owner in box["preview"]["owners"] if owner != game.asked)
    row = me.rows("sv-web-kind", kind="end")
    expect(row.locator("..")).to_contain_text(game.name(partner))
    expect(row.locator("..")).not_to_contain_text(me.say("sv-and", first=game.name(partner), last="").strip())
    answer(me, row, "pay")
    me.log_tells("SV-15.2")


def test_passenger_cards_slide(come_here: Come, tables: Tables) -> None:
    """SV-15.1: one to an emptied pile, one to an emptied place; what becomes of it is said before."""
    game = tables["slide"]
    me = sit_at(come_here, game, size=PHONE)
    for field in ("pile", "place"):
        (to,) = {box[field] for box in menu(game.play) if field in box}
        row = me.row(me.say("sv-web-slide-to", **({"pile": "none", "place": "none"} | {field: to})))
        answer(me, row, "slide")
        me.log_tells(me.person.name, "SV-15.1", str(to))


def test_a_piece_is_hired_in_the_place_of_a_dead_one(come_here: Come, tables: Tables) -> None:
    """SV-15.7: what is given up is said before."""
    game = tables["hire"]
    me = sit_at(come_here, game, size=PHONE)
    (dead,) = {box["replacing"] for box in menu(game.play) if "replacing" in box}
    row = me.row(me.say("sv-web-do-hire", kind=me.say("sv-kind", kind="p", bonus=0), replacing=me.own(dead)))
    half_choose(me, row)
    piece = next(piece for piece in game.play.view(game.asked).players[game.asked].pieces if piece.id == dead)
    expect(me.choices).to_contain_text(f"${piece.cost}")
    me.make(me.confirming("hire"))
    me.log_tells("SV-15.7")


def test_surveyors_are_tied_to_the_cities_of_a_spike(come_here: Come, tables: Tables) -> None:
    """SV-14.11: in the list, or by the city on the map."""
    me = sit_at(come_here, tables["assign"])
    half_choose(me, me.row("Salt Lake City"))
    expect(me.board.get_by_role("region", name=me.say("sv-web-pointed"), exact=True)).to_contain_text("Salt Lake City")
    me.make(me.confirming("assign"))
    me.log_tells("SV-14.11")


def test_a_train_is_tied_to_a_city_of_a_spike(come_here: Come, tables: Tables) -> None:
    me = sit_at(come_here, tables["assign-train"], size=PHONE)
    answer(me, me.row("Denver"), "assign")
    me.log_tells("SV-14.11")


def test_goods_move_to_another_claim(come_here: Come, tables: Tables) -> None:
    """SV-15.4, beside deliveries: as many as one likes, and no train is wasted on them."""
    me = sit_at(come_here, tables["transfer"])
    heading = me.choices.get_by_role("heading", name=me.say("sv-web-kind", kind="transfer"))
    expect(heading).to_be_visible()
    rows = me.choices.get_by_role("group", name=me.say("sv-web-transfer-from", claim="").strip()).get_by_role("radio")
    expect(rows.filter(has_text="9 + 9 + 9")).to_have_count(0)
    half_choose(me, rows.last)
    me.press(me.button("web-less", me.choices, what=me.say("sv-web-goods")))
    me.make(me.confirming("transfer"))
    me.log_tells("SV-15.4")


def test_the_neutral_prospector_must_go_somewhere(come_here: Come, tables: Tables) -> None:
    """SV-14.3: until it stands, the step cannot be ended, and the question says so."""
    me = sit_at(come_here, tables["neutral"], size=PHONE)
    expect(me.choices).to_contain_text(me.say("sv-web-asked", phase="neutral"))
    expect(me.ender()).to_have_count(0)
    me.rows("sv-web-which-piece").last.check()
    answer(me, me.rows("sv-web-where-claim").first, "place")
    expect(me.ender()).to_be_visible()
    expect(me.choices).to_contain_text(me.say("sv-web-asked", phase="placement"))


def test_two_plows_go_to_one_segment(come_here: Come, tables: Tables) -> None:
    """SV-15.3: the second shows what both are worth, and the dice roll when all are sent."""
    game = tables["plows"]
    me = sit_at(come_here, game, size=PHONE)
    first, second = (box for box in menu(game.play) if box["type"] == "plow")
    answer(me, me.choices.get_by_role("radio").first, "plow")
    missing = [1 - box["preview"]["rolls"] / box["preview"]["of"] for box in (first, second)]
    together = me.choices.get_by_role("radio", name=me.say("sv-web-with-plows", plows=f"+{first['plow']}"))
    expect(together).to_have_count(1)
    chance = me.say("sv-web-percent", percent=round(100 - 100 * missing[0] * missing[1]))
    expect(together.locator("..")).to_contain_text(chance)
    expect(me.button("sv-web-done-rolls", me.choices)).to_be_visible()
    answer(me, together, "plow")  # the last one: nothing is left to be asked
    rolled = me.say("sv-event-plowed", player="", die="¤", plow=first["plow"], segment="", cleared="yes")
    me.log_tells(rolled.partition("¤")[2].partition(":")[0].strip(), "SV-12.5")


def test_somebody_moves_aside(come_here: Come, tables: Tables) -> None:
    """SV-6.2"""
    game = tables["move"]
    me = sit_at(come_here, game, size=PHONE)
    answer(me, me.row(me.say("sv-web-do-move", segment="").strip()), "move")
    me.log_tells(me.person.name, "SV-6.2")


def test_one_is_bailed_out_and_one_tries_the_dice(come_here: Come, tables: Tables) -> None:
    """SV-7.9"""
    game = tables["fines"]
    me = sit_at(come_here, game)
    jailed = [box["piece"] for box in menu(game.play) if box["type"] == "roll"]
    answer(me, me.row(me.say("sv-web-do-bail", piece=me.own(jailed[0]))), "bail")
    expect(me.row(me.say("sv-web-do-bail", piece=me.own(jailed[0])))).to_have_count(0)
    row = me.row(me.say("sv-web-do-roll", piece=me.own(jailed[1])))
    expect(row.locator("..")).to_contain_text(me.say("sv-web-percent", percent=22))
    answer(me, row, "roll")
    me.log_tells("SV-7.9")


def test_a_dead_piece_is_replaced(come_here: Come, tables: Tables) -> None:
    """SV-7.9"""
    me = sit_at(come_here, tables["replace"], size=PHONE)
    answer(me, me.choices.get_by_role("radio").first, "replace")
    me.log_tells("SV-7.9")


def test_a_second_consecutive_segment_shows_its_odds(come_here: Come, tables: Tables) -> None:
    """SV-5.3: while it is chosen."""
    me = sit_at(come_here, tables["second-place"], size=PHONE)
    row = me.row(me.say("sv-web-second"))
    expect(row.locator("..")).to_contain_text("%")
    answer(me, row, "place")
    second = me.say("sv-event-placed", player="", piece="", target="¤", second="yes").partition("¤")[2]
    me.log_tells(me.person.name, second)


def test_a_second_consecutive_segment_is_rolled_for(come_here: Come, tables: Tables) -> None:
    """SV-7.2: with the odds, and with the dice on the map."""
    game = tables["second"]
    me = sit_at(come_here, game)
    (preview,) = (box["preview"] for box in menu(game.play) if "rolls" in box.get("preview", {}))
    row = me.row(me.say("sv-web-succeeds"))
    percent = me.say("sv-web-percent", percent=round(100 * preview["rolls"] / preview["of"]))
    expect(row.locator("..")).to_contain_text(percent)
    answer(me, row, "build")
    expect(me.page.get_by_role("region", name=me.say("sv-web-dice"))).to_be_visible()
    me.log_tells("SV-7.2")


def test_track_is_taken_up_and_what_lies_beyond_is_abandoned(come_here: Come, tables: Tables) -> None:
    """SV-7.2, SV-3.8: what is cut off is said before."""
    me = sit_at(come_here, tables["dismantle"])
    row = me.row("Deming–El Paso")
    half_choose(me, row)
    expect(me.choices).to_contain_text(me.say("sv-web-cuts-off", count=3))
    me.make(me.confirming("dismantle"))
    left = me.row(me.say("sv-web-abandon-consequence"))
    answer(me, left, "abandon")
    me.log_tells(me.say("sv-event-track_abandoned", player=me.person.name, segment="¤").partition("¤")[0].strip())


def test_a_drawn_claim_is_left_face_up(come_here: Come, tables: Tables) -> None:
    """SV-7.1: a player who could buy it must confirm."""
    me = sit_at(come_here, tables["drawn"])
    expect(me.choices).to_contain_text(me.say("sv-web-asked", phase="drawn"))
    half_choose(me, me.choices.get_by_role("radio").first)
    expect(me.confirming("buy")).to_be_visible()
    me.press(me.button("web-cancel", me.choices))
    me.end_step()
    me.log_tells("SV-7.1")


def test_pieces_of_a_power_start(come_here: Come, tables: Tables) -> None:
    """SV-14.10 with points: one piece less, another more."""
    me = sit_at(come_here, tables["power"], size=PHONE)
    surveyor = me.say("sv-kind", kind="s", bonus=2)
    plainest = me.say("sv-kind", kind="s", bonus=0)
    me.press(me.button("web-less", me.choices, what=surveyor))
    expect(me.confirming("muster")).to_be_disabled()
    me.press(me.button("web-more", me.choices, what=plainest))
    assert not too_small(me.page)
    me.make(me.confirming("muster"))
    me.log_tells(me.say("sv-event-pieces_taken", player=me.person.name, pieces=plainest).rstrip("."))
