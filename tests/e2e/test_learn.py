"""Every lesson, learned to its end in a browser by clicking; and the rule of each step in one's first game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from goldenspike.lessons import lessons
from support.e2e.accessibility import Inspector
from support.e2e.lessons import Founder, Learner, Pupil
from support.e2e.people import DESKTOP, PHONE, Come
from support.e2e.table import Table, at_rest, until

PLACES = [("en", DESKTOP), ("fr", PHONE)]


@pytest.mark.parametrize(("lang", "size"), PLACES, ids=["desktop", "phone"])
def test_continental_divide_is_learned(come: Come, lang: str, size: tuple[int, int]) -> None:
    ann = come(name="Ann", lang=lang, size=size)
    learner, table = Learner(ann, "continental-divide"), Founder(ann)
    learner.begin()
    assert learner.learn(table, table.do) == [stop.key for stop in learner.lesson.stops]
    expect(ann.button("learn-again")).to_be_visible()
    ann.page.get_by_role("checkbox", name=ann.say("learn-hints")).check()
    ann.press(ann.button("web-play-now"))
    ann.page.wait_for_url(re.compile(r"/t/(?!learn-)"))
    expect(ann.page.get_by_role("complementary", name=ann.say("learn-hint"), exact=True)).to_be_visible()


@pytest.mark.parametrize(("lang", "size"), PLACES, ids=["desktop", "phone"])
@pytest.mark.parametrize("lesson", ["silverton", "silverton-winter"])
def test_silverton_is_learned(come: Come, lesson: str, lang: str, size: tuple[int, int]) -> None:
    ann = come(name="Ann", lang=lang, size=size)
    learner, table = Learner(ann, lesson), Pupil(ann)
    learner.begin()
    assert learner.learn(table, table.do) == [stop.key for stop in learner.lesson.stops]


def test_what_is_not_wanted_yet_is_explained_and_a_lesson_waits(come: Come) -> None:
    ann = come(name="Ann")
    learner, table = Learner(ann, "silverton"), Pupil(ann)
    learner.begin()
    first, second = learner.lesson.stops[:2]
    table.choose_place(second.welcome[0])
    ann.press(table.confirming("place"))
    expect(table.notices.get_by_text(ann.say("learn-silverton-prospector-else"))).to_be_visible()
    assert learner.stop() is first
    table.place_as(first.welcome[0])
    until(lambda: learner.stop() is second)
    address = ann.page.url
    learner.begin("learn-go-on")
    assert ann.page.url == address
    until(lambda: learner.stop() is second)
    table.undo()
    until(lambda: learner.stop() is first)
    learner.begin("learn-restart")
    assert ann.page.url != address
    until(lambda: learner.stop() is first)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_a_lesson_speaks_of_is_shown_again(come: Come, size: tuple[int, int]) -> None:
    ann = come(name="Ann", size=size)
    Learner(ann, "silverton-winter").begin()
    marked, board = ann.page.locator("[data-look]").first, Table(ann).board
    at_rest(board)
    box = board.bounding_box()
    assert box is not None
    ann.page.mouse.move(box["x"] + 4, box["y"] + box["height"] - 4)
    for _ in range(6):
        ann.page.mouse.wheel(0, -240)
    expect(marked).not_to_be_in_viewport()
    ann.press(ann.button("learn-look"))
    expect(marked).to_be_in_viewport()


def test_the_rule_of_each_step(come: Come) -> None:
    ann = come(name="Ann")
    ann.start()
    ann.page.get_by_role("checkbox", name=ann.say("learn-hints")).first.check()
    ann.page.get_by_label(ann.say("web-your-name")).first.fill(ann.name)
    ann.play_now()
    table = Table(ann)
    hint = ann.page.get_by_role("complementary", name=ann.say("learn-hint"), exact=True)
    until(lambda: table.asked_for() == "stock")
    expect(hint.get_by_role("link", name="CD-3.1")).to_be_visible()
    assert table.found_something()
    until(lambda: table.asked_for() == "track")
    expect(hint.get_by_role("link", name="CD-5.3")).to_be_visible()
    ann.press(ann.button("learn-hints-off"))
    expect(hint).to_be_hidden()
    ann.page.reload()
    until(lambda: table.asked_for() == "track")
    expect(hint).to_be_hidden()
    ann.press(ann.button("web-settings"))
    ann.page.get_by_role("checkbox", name=ann.say("learn-hints")).check()
    ann.press(ann.button("web-close", ann.page.get_by_role("dialog")))
    expect(hint).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_lesson_is_accessible(come: Come, size: tuple[int, int]) -> None:
    ann = come(name="Ann", size=size)
    inspector = Inspector(night=True)
    for lesson in lessons():
        Learner(ann, lesson).begin()
        inspector.look(ann.page, lesson)
    ann.page.goto(f"/learn/{lesson}")
    expect(ann.page.get_by_text(ann.say("learn-text-about"))).to_be_visible()
    inspector.look(ann.page, f"{lesson} to read")
    inspector.check()
