"""A turn of Silverton as people like it: in French, without a mouse, with steps taken by themselves, after a day."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from goldenspike import Ask, Play
from goldenspike.kernel.entries import ActionEntry
from support.e2e import planted
from support.e2e.catalogue import SEEN, left_over, nothing_left_over
from support.e2e.keyboard import Keys
from support.e2e.people import DESKTOP, PHONE, Come, Person
from support.e2e.planted import QUARRELSOME, Planted, Sort, Wanted, offers
from support.e2e.serving import Served
from support.e2e.silverton import Silverton, in_turn, play_on, sit_at
from support.e2e.silverton_questions import QUESTIONS
from support.e2e.table import until

SOLITAIRE = Sort(1, planted.bides, scenario="denver-campaign")
ALONE = Sort(1, planted.bides, "basic", "denver-6000")
KEY = re.compile(r"\b(?:sv|web|cd|pack|server|kernel)-[a-z]+-[a-z-]+")
WAIT = 2_600
"""Longer than an automatic step waits, in milliseconds of the page's own time."""


def a_winter_turn(play: Play) -> bool:
    view = play.view(None)
    return view.winter and view.turn == 8 and offers(play, "place")


def a_turn(play: Play) -> bool:
    return offers(play, "place")


def to_operate(play: Play) -> list[Any]:
    """The claims of a solitaire, in a step that has just begun."""
    view = play.view(0)
    own = [claim for claim in view.claims if claim.owner == 0 and not claim.depleted]
    fresh = view.phase == "operating" and view.turn > 3 and not view.winter
    return own if fresh and not any(claim.operated for claim in own) else []


def the_same_claims(play: Play) -> bool:
    own = to_operate(play)
    return len(own) > 1 and all(claim.opened for claim in own)


def a_new_claim(play: Play) -> bool:
    own = to_operate(play)
    return len({claim.opened for claim in own}) == 2


def shopping(play: Play) -> bool:
    view = play.view(None)
    return view.turn == 3 and view.phase == "shopping" and offers(play, "buy")


def after_others(play: Play) -> bool:
    """Somebody else has built and operated since, but not very much has happened."""
    assert isinstance(play.pending, Ask)
    seats = [entry.seat for entry in play.log if isinstance(entry, ActionEntry)]
    meanwhile = seats[::-1].index(play.pending.seat) if play.pending.seat in seats else 0
    return play.view(None).phase == "placement" and offers(play, "place") and 3 < meanwhile < 12


FRENCH = ["call", "agree", "end", "slide", "hire", "assign", "transfer", "plows", "fines", "dismantle", "drawn"]
PLAYS: dict[str, tuple[Wanted, Sort]] = {
    "winter": (a_winter_turn, SOLITAIRE),
    "keys": (a_turn, ALONE),
    "same": (the_same_claims, ALONE),
    "stopped": (the_same_claims, ALONE),
    "new": (a_new_claim, ALONE),
    "shopping": (shopping, SOLITAIRE),
    "news": (after_others, QUARRELSOME),
    **{name: QUESTIONS[name] for name in FRENCH},
}
Tables = dict[str, Planted]


@pytest.fixture(scope="module")
def tables(own_server: Served) -> Tables:
    found = planted.plant(own_server, [planted.found(*wanted) for wanted in PLAYS.values()])
    return dict(zip(PLAYS, found, strict=True))


# In French


def all_french(person: Person, where: str) -> None:
    nothing_left_over(person.page, wrong="en", right="fr")
    assert not KEY.findall(person.page.evaluate(SEEN)), where


def test_the_catalogue_knows_what_is_english_here_too(come_here: Come, tables: Tables) -> None:
    """Or the tests below would prove nothing."""
    me = sit_at(come_here, tables["winter"])
    expect(me.choices.get_by_role("radio").first).to_be_visible()
    found = left_over(me.page, wrong="en", right="fr")
    assert {me.say("web-your-turn"), me.say("sv-web-where-segment").upper(), me.say("sv-web-market")} <= set(found)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_turn_in_french(come_here: Come, tables: Tables, size: tuple[int, int]) -> None:
    """A winter turn of the advanced game, and then the next one by thumb."""
    me = sit_at(come_here, tables["winter"], size=size, lang="fr")
    me.buys = True
    for _ in range(8):
        until(me.is_asked)
        all_french(me.person, me.moment())
        me.decide()
    for name in ["holdings", "log", "about"] if me.person.phone else ["notes", "about"]:
        me.tab(name)
        all_french(me.person, name)


def test_every_rare_question_in_french(come_here: Come, tables: Tables) -> None:
    """Half answered, and with everything unfolded."""
    bob = come_here(lang="fr")
    for name in FRENCH:
        game = tables[name]
        bob.name = game.name(game.asked)
        bob.sit(game.link(game.asked))
        me = Silverton(bob)
        expect(me.my_turn).to_be_visible()
        me.choices.get_by_role("radio").last.check()
        for why in me.choices.locator("summary").all():
            me.press(why)
        all_french(bob, name)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_switch_of_language_keeps_what_is_half_chosen(come_here: Come, tables: Tables, size: tuple[int, int]) -> None:
    me = sit_at(come_here, tables["transfer"], size=size)
    origin = me.choices.get_by_role("group", name=me.say("sv-web-transfer-from", claim="").strip()).last
    origin.get_by_role("radio").last.check()
    goods = me.choices.get_by_role("textbox", name=me.say("sv-web-goods"), exact=True)
    me.press(me.button("web-less", me.choices, what=me.say("sv-web-goods")))
    before = goods.input_value()
    me.person.speak("fr")
    expect(me.confirming("transfer")).to_be_visible()
    expect(me.choices.get_by_role("textbox", name=me.say("sv-web-goods"), exact=True)).to_have_value(before)
    expect(me.choices.get_by_role("radio").and_(me.page.locator(":checked"))).to_have_count(1)


# Without a mouse


class ByKeys(Silverton):
    """Plays like others, but has no mouse."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.keys = Keys(person.page)
        self.press = self.enter  # type: ignore[assignment]  # by another name

    def enter(self, wanted: Locator) -> None:
        self.keys.press("c")
        self.keys.enter(wanted)

    def check(self, row: Locator) -> None:
        """Tab leads to the first of a group, or to the one that is chosen; arrows go on from there."""
        self.keys.press("c")
        kind, name = row.evaluate("({ type, name }) => [type, name]")
        if kind == "checkbox":
            self.keys.reach(row)
            self.keys.press("Space")
        else:
            group = self.page.locator(f'input[name="{name}"]')
            wanted = row.element_handle()
            chosen = group.and_(self.page.locator(":checked"))
            self.keys.reach(chosen if chosen.count() else group.first)
            self.keys.press("Space")
            while not wanted.is_checked():
                self.keys.press("ArrowDown")
        expect(row).to_be_checked()


def test_a_whole_turn_by_keys(come_here: Come, tables: Tables) -> None:
    me = sit_at(come_here, tables["keys"])
    play_on(ByKeys(me.person), until_turn=2)
    told = " ".join(me.told())
    for rule in ("SV-5.1", "SV-7.1", "SV-7.2", "SV-7.3"):
        assert rule in told


# Steps taken by themselves


def wish(table: Silverton, key: str) -> None:
    table.press(table.choices.get_by_text(table.say("sv-web-auto", count=0)))
    table.choices.get_by_role("checkbox", name=table.say(key), exact=True).check()


def announced(table: Silverton, key: str, **values: Any) -> Locator:
    """A step that is about to be taken."""
    begin = table.say(key, **values).partition("¤")[0].strip()
    return table.choices.get_by_role("status").filter(has_text=begin)


def test_the_same_claims_are_operated_again(come_here: Come, tables: Tables) -> None:
    """It is announced with its cost, and done."""
    me = sit_at(come_here, tables["same"])
    before = me.log.count()
    wish(me, "sv-web-auto-operate")
    announced(me, "sv-web-auto-operating", claims="¤", cost=0).wait_for()  # with every frame: it does not last
    expect(me.operating).to_be_hidden()
    until(lambda: me.log.count() > before)
    me.log_tells("SV-7.3")


def test_an_automatic_step_can_be_stopped(come_here: Come, tables: Tables) -> None:
    me = sit_at(come_here, tables["stopped"], size=PHONE)
    me.page.clock.install()
    me.page.clock.pause_at(time.time() + 60)
    wish(me, "sv-web-auto-operate")
    status = announced(me, "sv-web-auto-operating", claims="¤", cost=0)
    expect(status).to_be_in_viewport()  # though the wish stands at the end of the page
    me.press(status.get_by_role("button", name=me.say("sv-web-auto-stop")))
    expect(status).to_be_hidden()
    me.page.clock.run_for(WAIT)
    expect(me.operating).to_be_visible()


def test_a_new_claim_is_left_to_its_owner(come_here: Come, tables: Tables) -> None:
    me = sit_at(come_here, tables["new"])
    me.page.clock.install()
    wish(me, "sv-web-auto-operate")
    me.page.clock.run_for(WAIT)
    expect(announced(me, "sv-web-auto-operating", claims="¤", cost=0)).to_be_hidden()
    expect(me.operating).to_be_visible()


def test_passing_goes_on_until_something_new_is_on_offer(come_here: Come, tables: Tables) -> None:
    """Trains: what was passed up in turn 3 is passed up in turn 4; in turn 5 there are better ones."""
    me = sit_at(come_here, tables["shopping"])
    me.end_step()
    until(lambda: in_turn(me, 4) and me.is_asked())
    me.page.clock.install()
    me.page.clock.pause_at(time.time() + 60)
    wish(me, "sv-web-auto-pass")
    shop = me.choices.get_by_role("heading", name=me.say("sv-step-shopping"))
    passing = announced(me, "sv-web-auto-passing")
    while not shop.is_visible():
        me.decide()
        until(lambda: me.is_asked() or shop.is_visible())
    expect(passing).to_be_visible()
    me.page.clock.run_for(WAIT)
    until(lambda: in_turn(me, 5) and me.is_asked())
    while not shop.is_visible():
        me.decide()
        until(lambda: me.is_asked() or shop.is_visible())
    me.page.clock.run_for(WAIT)
    expect(passing).to_be_hidden()
    expect(shop).to_be_visible()


# After a day


def test_what_happened_meanwhile_is_told_and_replayed(come_here: Come, tables: Tables) -> None:
    me = sit_at(come_here, tables["news"], size=PHONE)
    summary = me.choices.locator("summary").first
    begin = me.say("sv-web-since", count=2).partition("2")[0]
    expect(summary).to_contain_text(begin)
    count = int(re.sub(r"\D", "", summary.inner_text()))
    me.press(summary)
    told = me.choices.get_by_role("listitem")
    expect(told).to_have_count(min(count, 12) + (count > 12))
    others = [name for name in ("Ann", "Bob", "Cleo") if name != me.person.name]
    assert any(other in " ".join(told.all_inner_texts()) for other in others)

    me.tab("log")
    me.press(me.button("web-replay", me.page.get_by_role("list", name=me.say("web-log"), exact=True)))
    past = me.bars.get_by_text(me.say("web-past"))
    past.wait_for()
    expect(past).to_be_hidden(timeout=60_000)
    me.tab("choices")
    expect(me.choices.get_by_role("radio").first).to_be_visible()
