"""Every lesson, learned to its end in a browser by clicking; and the rule of each step in one's first game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e.test_accessibility import Inspector
from goldenspike.lessons import Stop, lessons
from support.e2e.people import DESKTOP, PHONE, Come, Person
from support.e2e.silverton import Silverton
from support.e2e.table import Table, at_rest, until

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

    def check_sight(self, stop: Stop) -> None:
        """What is said can be read, and what it is said of is marked and in sight."""
        expect(self.panel.get_by_role("heading", name=self.title(stop))).to_be_in_viewport()
        marked = self.person.page.locator("[data-look]")
        expect(marked).to_have_count(len(stop.look))
        for place in marked.all():
            expect(place).to_be_in_viewport()

    def learn(
        self,
        table: Table,
        do: Callable[[Stop | None], None],
        look: Callable[[Stop], None] = lambda _: None,
        most: int = 150,
    ) -> list[str]:
        """To the end, with a look at each stop. Returns the stops in the order in which they came."""
        seen: list[str] = []
        last = self.lesson.stops[-1]
        for _ in range(most):
            until(lambda: table.my_turn.is_visible() or self.stop() is last)
            stop = self.stop()
            if stop is not None and stop.key not in seen:
                seen.append(stop.key)
                self.check_sight(stop)
                look(stop)
            if stop is last:
                return seen
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
        named = self.choices.get_by_role("checkbox", checked=True)
        while named.count():
            named.first.uncheck()
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
            called = re.escape(self.say("sv-web-called", id=piece))
            pieces.and_(self.page.get_by_role("radio", name=re.compile(rf"\b{called}\b"))).check()

    def named(self, rows: Locator, name: str) -> Locator:
        return rows.and_(self.page.get_by_role("radio", name=re.compile(re.escape(name))))


class Founder(Table):
    """Does in Continental Divide what a stop proposes."""

    def do(self, stop: Stop | None) -> None:
        match stop and stop.key:
            case "found":
                self.found("Union Pacific", "V11", 5, 12)
            case "build":
                self.build_to("V13")
            case "regions":
                self.build_to("M7")
            case "divide":
                self.build_to("K8")
            case "limits":
                self.done()
            case "buy":
                self.buy_some("Union Pacific", shares=3)
            case "majority":
                self.buy_some("Missouri Pacific", shares=2)
            case "last":
                self.buy_some("Union Pacific", pay=26)
            case _:
                self.decide()

    def buy_some(self, railroad: str, shares: int = 1, pay: int | None = None) -> None:
        self.kind("buy")
        self.choices.get_by_role("row").get_by_role("radio", name=railroad).check()
        if shares > 1:
            self.set("cd-web-shares", shares)
        if pay is not None:
            field = self.choices.get_by_role("textbox", name=self.starts("cd-web-pay", least=0))
            field.fill(str(pay))
            field.press("Enter")
        self.confirm(self.choices.get_by_role("button", name=self.starts("cd-web-buy-button", shares=shares)))


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
