"""Learners who take a lesson in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from goldenspike.lessons import Stop, lessons
from support.e2e.people import Person
from support.e2e.silverton import Silverton
from support.e2e.table import Table, until

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
