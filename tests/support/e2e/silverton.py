"""The table page of Silverton, as a person sees and uses it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from support.e2e.people import Come, Person
from support.e2e.planted import Planted
from support.e2e.table import Table, until

GAME = "silverton"
SAID = "[...document.querySelectorAll('header, #choices')].map((part) => part.innerText).join('\\n')"
DOING = ["place", "stand", "pay", "buy", "draw", "build", "plow", "roll", "bail", "replace", "assign", "deliver"]
"""What a sensible player does wherever possible."""


class Silverton(Table):
    """What one person does at a table of Silverton: something sensible, whatever is asked.

    `buys` trains and plows too, where they are to be had.
    """

    def __init__(self, person: Person, buys: bool = False) -> None:
        super().__init__(person)
        self.buys = buys

    # What there is to see

    def rows(self, key: str, **values: Any) -> Locator:
        return self.choices.get_by_role("group", name=self.say(key, **values), exact=True).get_by_role("radio")

    def row(self, *texts: str) -> Locator:
        """The choice on which all that is written."""
        found = self.choices.get_by_role("radio")
        for text in texts:
            found = found.and_(self.choices.get_by_role("radio", name=text))
        return found.first

    def confirming(self, *kinds: str) -> Locator:
        return self.choices.get_by_role("button", name=self._confirm(*kinds))

    def confirming_on_map(self, *kinds: str) -> Locator:
        return self.board.get_by_role("button", name=self._confirm(*kinds))

    def _confirm(self, *kinds: str) -> re.Pattern[str]:
        return either([self.say("sv-web-confirm", type=kind) for kind in kinds])

    def tray(self, key: str, **values: str) -> Locator:
        """One side of a deal in the making."""
        return self.choices.get_by_role("region", name=self.say(key, **values), exact=True)

    def ender(self) -> Locator:
        """What ends the step."""
        phases = [
            "placement",
            "buying",
            "building",
            "plowing",
            "rolls",
            "dealing",
            "delivering",
            "fines",
            "hiring",
            "shopping",
        ]
        names = [self.say(f"sv-web-done-{phase}") for phase in phases]
        names += [self.say(f"sv-web-do-{no}") for no in ("pass", "leave", "decline")]
        return self.choices.get_by_role("button", name=either(names))

    def moment(self) -> str:
        """What the page says now."""
        return str(self.page.evaluate(SAID))

    def is_asked(self) -> bool:
        return self.my_turn.is_visible() and self.choices.get_by_role("heading", level=3).is_visible()

    def dialog_shows_grade(self) -> str:
        """The grade of a game that one played alone."""
        names = ["decisive", "substantial", "marginal"]
        grades = [f"{name}-{end}" for name in names for end in ("victory", "defeat")] + ["draw"]
        shown = self.end.get_by_text(either([self.say(f"sv-grade-{grade}") for grade in grades])).first
        expect(shown).to_be_visible()
        return shown.inner_text()

    # What there is to do

    def make(self, button: Locator) -> None:
        """Press what makes the choice, and see the page follow."""
        before = self.ply()
        self.press(button)
        until(lambda: self.ply() > before and not self.busy())

    def busy(self) -> bool:
        """While several things are sent one after the other, nothing can be pressed."""
        return self.ender().and_(self.page.locator(":disabled")).count() > 0

    def decide(self) -> None:
        """One choice, if any is asked for."""
        if not self.is_asked():
            return
        if self.selling_all.is_visible():
            self.make(self.selling_all)
        elif self.confirming("muster").is_visible():
            self.make(self.confirming("muster"))
        elif self.operating.is_visible():
            self.operate()
        elif self.placing():
            self.place()
        elif not self.do_something():
            self.end_step()

    def placing(self) -> bool:
        return any(self.rows(f"sv-web-where-{where}").count() for where in ("segment", "claim", "line", "deck"))

    def place(self) -> None:
        """Surveyors go where a claim waits, or cheaply; prospectors where the track leads already."""
        segments = self.choices.get_by_role("group", name=self.say("sv-web-where-segment"), exact=True)
        towards = segments.locator("label").filter(has=self.page.get_by_role("img")).get_by_role("radio")
        reached = self.choices.get_by_role("radio", name="✓")
        for rows in (towards, segments.get_by_role("radio"), reached):
            if rows.count():
                self.choose(rows.first, "place")
                return
        if self.ender().count():
            self.end_step()
        else:  # a neutral prospector has to go somewhere
            self.check(self.rows("sv-web-which-piece").last)
            self.choose(self.rows("sv-web-where-claim").first, "place")

    def check(self, row: Locator) -> None:
        row.check()

    def choose(self, row: Locator, kind: str) -> None:
        self.check(row)
        self.make(self.confirming(kind))

    def own(self, piece: str) -> str:
        """How a piece is called to its player's face."""
        return self.say("sv-web-piece", kind=piece[0], id=self.say("sv-web-called", id=piece))

    def log_tells(self, *texts: str) -> None:
        """All this in one entry, whatever else it tells."""
        self.tab("log")
        told = self.log
        for text in texts:
            told = told.filter(has_text=text)
        expect(told.last).to_be_visible()
        if self.person.phone:
            self.tab("choices")

    @property
    def operating(self) -> Locator:
        """The button that sends all the claims that were named."""
        first = re.escape(self.say("sv-web-operate-button", count=2, cost=0).split()[0])
        none = re.escape(self.say("sv-web-operate-none"))
        return self.choices.get_by_role("button", name=re.compile(rf"^({first} .*\d|{none}$)"))

    @property
    def doing_all(self) -> Locator:
        """What buys or builds everything on offer."""
        begins = [
            self.say("sv-web-do-all", type=kind, count="¤", cost=0).partition("¤")[0] for kind in ("buy", "build")
        ]
        return self.choices.get_by_role("button", name=re.compile("^(" + "|".join(map(re.escape, begins)) + ")"))

    @property
    def selling_all(self) -> Locator:
        """What sells all that sells best together."""
        begins = {self.say("sv-web-plan-button", count=count, total="¤").partition("¤")[0] for count in (1, 2)}
        return self.choices.get_by_role("button", name=re.compile("^(" + "|".join(map(re.escape, begins)) + ")"))

    def operate(self) -> None:
        """Every claim that there is money for."""
        claims = self.choices.get_by_role("checkbox")
        for place in range(claims.count()):
            self.check(claims.nth(place))
            if self.operating.is_disabled():
                claims.nth(place).uncheck()
        before = self.head.first.inner_text()
        self.press(self.operating)
        until(lambda: self.head.first.inner_text() != before)

    def do_something(self) -> bool:
        """What stands first in the list, if it is worth doing."""
        if not self.buys and self.choices.get_by_role("heading", name=self.say("sv-step-shopping")).is_visible():
            return False
        rows = self.choices.get_by_role("radio")
        if self.dealing.is_visible() or not rows.count():
            return False
        self.check(rows.first)
        drop = self.button("web-cancel", self.choices)
        expect(drop).to_be_visible()
        if self.confirming(*DOING).is_visible():
            self.make(self.confirming(*DOING))
            return True
        self.press(drop)
        expect(drop).to_be_hidden()
        return False

    @property
    def dealing(self) -> Locator:
        """Whom a deal could be offered to."""
        return self.choices.get_by_role("group", name=self.say("sv-web-offer-to"), exact=True)

    def end_step(self) -> None:
        ender = self.ender().first
        sure = self.choices.get_by_text(self.say("sv-web-sure"))
        before = self.ply()
        self.press(ender)
        until(lambda: self.ply() > before or sure.is_visible())
        if sure.is_visible():  # where dice follow, a player who could do something else must confirm
            self.make(ender)


def sit_at(come: Come, game: Planted, seat: int | None = None, **wishes: Any) -> Silverton:
    """Somebody new takes that seat of a planted table, or the one that is asked now."""
    place = game.asked if seat is None else seat
    person = come(name=game.name(place), **wishes)
    person.sit(game.link(place))
    table = Silverton(person)
    expect(table.board).to_be_visible()
    if seat is None:
        expect(table.my_turn).to_be_visible()
    return table


def either(names: list[str]) -> re.Pattern[str]:
    return re.compile("^(" + "|".join(map(re.escape, names)) + ")$")


def play_on(*tables: Silverton, until_turn: int | None = None, most: int = 2_000) -> None:
    """Every player decides when it is their turn, to the end or to that turn."""
    for _ in range(most):
        if all(table.is_over() for table in tables) or (until_turn and in_turn(tables[0], until_turn)):
            return
        until(lambda: any(table.is_asked() or table.is_over() for table in tables), 60)
        for table in tables:
            table.decide()
    raise AssertionError("this game does not end")


def in_turn(table: Silverton, turn: int) -> bool:
    now = table.head.locator("[aria-current=step]")
    return now.is_visible() and int(re.sub(r"\D", "", now.inner_text())) >= turn


def open_table(person: Person, *seats: tuple[str, str], rules: tuple[str, ...] = (), **options: str) -> None:
    """Through the page for new tables: first what is played, then who plays."""
    person.start()
    person.plan_table(GAME)
    for name in ("scenario", "level", "length"):
        if name in options:
            field = person.page.get_by_role("combobox", name=re.compile("^" + person.say(f"sv-option-{name}")))
            field.select_option(options[name])
            expect(field).to_have_value(options[name])
    if seats:
        person.press(person.page.get_by_role("radio", name=str(len(seats)), exact=True).locator(".."))
    for rule in rules:
        person.page.get_by_role("checkbox", name=re.compile("^" + person.say(f"sv-option-rules-{rule}"))).check()
    person.seat_table(*seats)
