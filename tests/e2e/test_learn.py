"""Every lesson, learned to its end in a browser by clicking; and the rule of each step in one's first game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e.people import DESKTOP, PHONE, Come, Person
from e2e.silverton import Silverton
from e2e.table import Table, until
from e2e.test_accessibility import SMALL, THUMB, Inspector
from goldenspike.lessons import Stop, lessons

NAMES = {
    "denver-golden-1": "Denver–Golden (1)",
    "golden-georgetown": "Golden–Georgetown",
    "golden-central-city": "Golden–Central City",
    "glenwood-springs-grand-junction": "Glenwood Springs–Grand Junction",
    9: "Pelican-Dives",
    68: "Pagosa Lumber Company",
    2: "Denver–Central City",
}
"""What stands in the lists for what the lessons want."""

LISTS = {"segment": "segment", "claim": "claim", "passenger": "line", "deck": "deck"}


class Learner:
    """Somebody at a lesson's table, who reads what it says."""

    def __init__(self, person: Person, lesson: str) -> None:
        self.person = person
        self.lesson = lessons()[lesson]
        self.panel = person.page.get_by_role("region", name=person.say("learn-lesson"), exact=True)

    def begin(self, key: str = "learn-begin") -> None:
        self.person.start()
        self.person.page.get_by_label(self.person.say("web-your-name")).first.fill(self.person.name)
        self.person.press(self.person.button(key, lesson=self.person.say(f"learn-{self.lesson.id}")))
        self.person.page.wait_for_url("**/t/learn-*")
        expect(self.panel.get_by_role("heading")).to_be_visible()

    def title(self, stop: Stop) -> str:
        return self.person.say(f"learn-{self.lesson.id}-{stop.key}-title")

    def stop(self) -> Stop | None:
        """Where the lesson is now."""
        titles = self.panel.get_by_role("heading").all_inner_texts()
        return next((stop for stop in self.lesson.stops if self.title(stop) in titles), None)

    def settled(self) -> Stop | None:
        """Where the lesson is once the page has followed the last choice."""
        before, now = None, self.stop()
        while now is not before:
            self.person.page.wait_for_timeout(150)
            before, now = now, self.stop()
        return now

    def learn(self, table: Table, do: Callable[[Stop | None], None], most: int = 150) -> list[str]:
        """To the end. Returns the stops in the order in which they came."""
        seen: list[str] = []
        for _ in range(most):
            until(lambda: self.stop() is not None or table.my_turn.is_visible())
            stop = self.settled()
            if stop is not None and stop.key not in seen:
                seen.append(stop.key)
            if stop is self.lesson.stops[-1]:
                return seen
            if table.my_turn.is_visible():
                do(stop)
        raise AssertionError(f"no end after {seen}")


class Pupil(Silverton):
    """Does in Silverton what a stop welcomes; where everything is welcome, ends the step."""

    def do(self, stop: Stop | None) -> None:
        if not self.is_asked():
            return
        wanted = stop.welcome[0] if stop is not None and stop.welcome else {"type": "done"}
        if wanted["type"] == "place":
            self.place_as(wanted)
        elif wanted["type"] != "done":
            self.decide()
        elif self.operating.is_visible():
            self.operate_nothing()
        else:
            self.end_step()

    def operate_nothing(self) -> None:
        for claim in self.choices.get_by_role("checkbox", checked=True).all():
            claim.uncheck()
        self.make(self.operating)

    def place_as(self, wanted: dict[str, Any]) -> None:
        self.choose_place(wanted)
        self.make(self.confirming("place"))

    def choose_place(self, wanted: dict[str, Any]) -> None:
        self.piece(wanted["piece"])
        field = next(field for field in LISTS if field in wanted)
        rows = self.rows(f"sv-web-where-{LISTS[field]}")
        row = rows.first if field == "deck" else self.named(rows, NAMES[wanted[field]])
        if not row.count():
            more = re.compile("^" + re.escape(self.say("sv-web-all", count=0).partition("0")[0]))
            self.press(self.choices.get_by_role("button", name=more).first)
        row.check()

    def piece(self, piece: str) -> None:
        pieces = self.rows("sv-web-which-piece")
        if pieces.count():
            pieces.and_(self.page.get_by_role("radio", name=re.compile(rf"\b{piece}\b"))).check()

    def named(self, rows: Locator, name: str) -> Locator:
        return rows.and_(self.page.get_by_role("radio", name=re.compile(re.escape(name))))


def test_continental_divide_is_learned(come: Come) -> None:
    ann = come(name="Ann")
    learner, table = Learner(ann, "continental-divide"), Table(ann)
    learner.begin()

    def do(stop: Stop | None) -> None:
        if stop is learner.lesson.stops[0]:
            table.found_something()
        else:
            table.decide()

    seen = learner.learn(table, do)
    assert seen[:4] == ["found", "build", "dividends", "buy"]
    assert seen[-1] == "end"
    expect(ann.button("learn-again")).to_be_visible()


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fr", PHONE)], ids=["desktop", "phone"])
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
    assert learner.stop() is second
    address = ann.page.url
    learner.begin("learn-go-on")
    assert ann.page.url == address
    assert learner.stop() is second
    table.undo()
    until(lambda: learner.stop() is first)


def test_the_rule_of_each_step(come: Come) -> None:
    ann = come(name="Ann")
    ann.start()
    ann.press(ann.button("web-settings"))
    ann.page.get_by_role("checkbox", name=ann.say("learn-hints")).check()
    ann.press(ann.button("web-close", ann.page.get_by_role("dialog")))
    ann.page.get_by_label(ann.say("web-your-name")).first.fill(ann.name)
    ann.play_now()
    table = Table(ann)
    hint = ann.page.get_by_role("complementary", name=ann.say("learn-hint"), exact=True)
    until(lambda: table.asked_for() == "stock")
    expect(hint.get_by_role("link", name="CD-3.1")).to_be_visible()
    assert table.found_something()
    until(lambda: table.asked_for() == "track")
    expect(hint.get_by_role("link", name="CD-5.3")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_lesson_is_accessible(come: Come, size: tuple[int, int], scheme: str) -> None:
    ann = come(name="Ann", size=size, scheme=scheme)
    inspector = Inspector()
    for lesson in lessons():
        Learner(ann, lesson).begin()
        inspector.look(ann.page, lesson)
        if ann.phone:
            inspector.found += ann.page.evaluate(SMALL, THUMB)
    inspector.check()
