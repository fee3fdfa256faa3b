"""The table page of Continental Divide, as a person sees and uses it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as Late

from support.e2e.people import Come, Person
from support.e2e.prepared import Prepared

HEX_IDS = """
(hexes, inSight) => hexes.filter((hex) => {
    const { left, top, width, height } = hex.getBoundingClientRect();
    return !inSight || document.elementFromPoint(left + width / 2, top + height / 2) === hex;
}).map((hex) => hex.dataset.spot)
"""
REST = """
async (part) => {
    const frame = () => new Promise(requestAnimationFrame);
    const place = () => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
    };
    for (let before = place(); ; before = place()) {
        for (let frames = 0; frames < 8; frames++) await frame();
        if (place() === before) return before;
    }
}
"""


class Table:
    """What one person does at a table. Everything is found by its role and by what is written on it.

    With `points`, the player builds on the board where possible; otherwise chooses from the list.
    """

    def __init__(self, person: Person, points: bool = False) -> None:
        self.person = person
        self.points = points
        self.page = person.page
        self.press = person.press
        self.say = person.say
        self.button = person.button

    # What there is to see

    @property
    def id(self) -> str:
        return self.page.url.rsplit("/", 1)[1]

    @property
    def head(self) -> Locator:
        return self.page.get_by_role("banner")

    @property
    def choices(self) -> Locator:
        role: Any = "tabpanel" if self.person.phone else "region"
        return self.page.get_by_role(role, name=self.say("web-tab-choices"), exact=True)

    @property
    def my_turn(self) -> Locator:
        # Where several share a screen, the page names the one it asks.
        named = self.head.get_by_text(self.say("web-turn-of", player=self.person.name), exact=True)
        return self.head.get_by_text(self.say("web-your-turn"), exact=True).or_(named)

    @property
    def log(self) -> Locator:
        """The entries of the log, each with what it caused."""
        log = self.page.get_by_role("list", name=self.say("web-log"), exact=True)
        return log.get_by_role("listitem").filter(has=self.page.get_by_role("paragraph"))

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("dialog", name=self.say("web-end"))

    @property
    def bars(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("web-bars"))

    @property
    def notices(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("web-notices"))

    def waits_for(self, player: str) -> Locator:
        return self.head.get_by_text(self.say("web-waiting-for", player=player), exact=True)

    def phase(self, name: str) -> Locator:
        """`stock`, `track` or `order`, with me in it."""
        return self.head.get_by_text(self.say(f"cd-phase-{name}", player=self.person.name), exact=True)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("main", name=self.say("web-board"))

    def hex(self, hex_id: str) -> Locator:
        return self.board.get_by_role("button", name=re.compile(rf"^{hex_id}\b"))

    def tab(self, name: str) -> None:
        tab = self.page.get_by_role("tab", name=self.say(f"web-tab-{name}"), exact=True)
        self.press(tab)
        expect(tab).to_have_attribute("aria-selected", "true")
        expect(self.page.get_by_role("tabpanel")).not_to_be_empty()

    def ply(self) -> int:
        """How far this browser has followed the game."""
        return int(self.page.evaluate("(table) => Number(localStorage[`gs:seen:${table}`] ?? 0)", self.id))

    def told(self) -> list[str]:
        """The sentences of the log, as far as it is written."""
        return [entry.removesuffix("\n") for entry in self.log.all_inner_texts()]

    def asked_for(self) -> str | None:
        """What I am asked to do now, if anything."""
        if not self.my_turn.is_visible():
            return None
        return next((phase for phase in ("stock", "track", "order") if self.phase(phase).is_visible()), None)

    def is_over(self) -> bool:
        return self.end.is_visible()

    def confirm(self, button: Locator) -> None:
        """Press what makes the choice, and see it done, whatever is asked then."""
        before = self.ply()
        self.press(button)
        until(lambda: self.ply() > before)

    def decide(self) -> None:
        """Something sensible, whatever is asked: a share or a railroad a turn, all the track there is money for."""
        match self.asked_for():
            case "stock":
                if not self.buy() and not self.found_something():
                    self.pass_by()
            case "track":
                # The last line may have ended the turn meanwhile: then there is nothing left to do.
                if (
                    not (self.points and self.build_in_sight())
                    and not self.build_listed()
                    and self.asked_for() == "track"
                ):
                    self.done()
            case "order":
                self.take_place()

    # Stock

    def kind(self, name: str) -> bool:
        """Buy or found, where both can be chosen."""
        kind = self.choices.get_by_role("radio", name=self.say(f"cd-web-kind-{name}"), exact=True)
        offered = kind.count() > 0
        if offered:
            kind.check()
        return offered

    def found(self, railroad: str, hex_name: str, shares: int, value: int) -> None:
        self.choose_founding(railroad, hex_name, shares, value)
        self.confirm(self.button("cd-web-found-button", self.choices, railroad=railroad, value=value))

    def choose_founding(self, railroad: str, hex_name: str, shares: int, value: int) -> None:
        """Fill in the form, and leave it there."""
        self.kind("found")
        self.choices.get_by_role("radio", name=railroad).check()
        self.choices.get_by_role("radio", name=hex_name).check()
        self.choices.get_by_role("radio", name=str(shares), exact=True).check()
        self.set("cd-web-stock-value", value)

    def found_something(self) -> bool:
        """What the form suggests, in the first city that takes another railroad. False if nothing can be founded."""
        founding = self.choices.get_by_role("button", name=self.starts("cd-web-found-button", railroad="", value=0))
        if not self.kind("found") and not founding.count():
            return False
        cities = self.choices.get_by_role("radio", name=re.compile(r"^[A-Z]\d+ ")).and_(
            self.page.locator(":not([aria-disabled])")
        )
        cities.first.check()
        self.confirm(founding)
        return True

    def set(self, key: str, value: int, **values: Any) -> None:
        field = self.choices.get_by_role("textbox", name=self.say(key, **values), exact=True)
        field.fill(str(value))
        field.press("Enter")
        expect(field).to_have_value(str(value))

    def buy(self, railroad: str | None = None) -> bool:
        """One share of that railroad, or of the last on offer, at the least price. False if none can be bought."""
        self.kind("buy")
        lots = self.choices.get_by_role("row").get_by_role("radio")
        if not lots.count():
            return False
        (lots.and_(self.page.get_by_role("radio", name=railroad)) if railroad else lots.last).check()
        self.confirm(self.choices.get_by_role("button", name=self.starts("cd-web-buy-button", shares=1)))
        return True

    def pass_by(self) -> None:
        self.confirm(self.button("cd-web-kind-pass", self.choices))

    # Track

    def build_listed(self) -> bool:
        """The line at the head of the list. False if nothing can be built."""
        line = self.choices.get_by_role("rowheader").get_by_role("button").first
        if not line.count():
            return False
        self.press(line)
        self.confirm(self.building)
        return True

    def build_to(self, hex_id: str) -> None:
        """By pointing at the board."""
        self.choose_line(hex_id)
        self.confirm(self.building)

    def choose_line(self, hex_id: str) -> None:
        self.press(self.hex(hex_id))
        expect(self.building).to_be_visible()

    @property
    def building(self) -> Locator:
        """What builds the line that is chosen."""
        return self.choices.get_by_role("button", name=self.build_label)

    @property
    def card(self) -> Locator:
        """What the board tells about the hex or the line one points at."""
        return self.board.get_by_role("region", name=self.say("cd-web-pointed"), exact=True)

    @property
    def build_label(self) -> re.Pattern[str]:
        return self.starts("cd-web-build-button", cost=0)

    def build_in_sight(self) -> bool:
        """To the last hex on offer that can be pressed without moving the board. False if there is none."""
        seen = self.targets(in_sight=True)
        if not seen:
            return False
        try:
            self.press(self.hex(seen[-1]), timeout=2_000)
            self.building.wait_for(timeout=2_000)
        except Late:
            return False  # what was on offer a moment ago is not any more, or the board has moved to show what happened
        self.confirm(self.building)
        return True

    def targets(self, in_sight: bool = False) -> list[str]:
        """The hexes that can be chosen on the board now."""
        offered = self.board.get_by_role("button", name=self.say("cd-web-hex-target", hex="").lstrip(". "))
        return [str(hex_id) for hex_id in offered.evaluate_all(HEX_IDS, in_sight)]

    def done(self) -> None:
        self.confirm(self.button("cd-web-kind-done", self.choices))

    def done_if_asked(self) -> None:
        """Who has nothing left to build is not asked any more."""
        if self.phase("track").is_visible():
            self.done()

    # Order

    def take_place(self, position: int | None = None) -> None:
        """That place in the next turn's order, or the first that is free."""
        if position is None:
            free = self.choices.get_by_role("listitem").get_by_role("button", name=self.starts("cd-web-take-place"))
            position = int(re.sub(r"\D", "", free.first.inner_text()))
        self.confirm(self.button("cd-web-take-place", self.choices, position=position))

    # Taking back

    def undo(self) -> None:
        self.press(self.button("web-undo", self.choices))

    def ask_to_undo(self) -> None:
        self.press(self.button("web-undo-ask", self.choices))

    def answer(self, accept: bool) -> None:
        self.press(self.button("web-accept" if accept else "web-decline", self.bars))

    def starts(self, key: str, **values: Any) -> re.Pattern[str]:
        """Anything that begins like that sentence and names a number."""
        sentence = self.say(key, **{"position": 0, "abbreviation": "", "pay": 0, **values})
        return re.compile(rf"^{re.escape(sentence.split()[0])} .*\d")


def sit(come: Come, game: Prepared, place: int | None = None, **wishes: Any) -> Table:
    """Somebody new takes a seat: the one that plays at that place (from 0) this turn, or the one that is asked."""
    seat = game.asked if place is None else game.seat_at(place)
    person = come(name=game.name(seat), **wishes)
    person.sit(game.link(seat))
    table = Table(person)
    game.share(seat, person.token(table.id, seat))
    expect(table.board).to_be_visible()
    return table


def play_to_the_end(*tables: Table) -> None:
    """Every player decides when it is their turn."""
    while not all(table.is_over() for table in tables):
        until(lambda: any(table.asked_for() or table.is_over() for table in tables))
        for table in tables:
            table.decide()


def until(happened: Callable[[], Any], seconds: float = 60) -> None:
    """For what is seen in several browsers at once; what is on one page is better waited for with `expect`.

    Not with `wait_for_function`: it asks again from within the page, whose policy forbids to evaluate what it is told.
    """
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "this did not happen in time"
        time.sleep(0.02)


def at_rest(part: Locator) -> str:
    """Where a part of the page lies once it moves no more, as text."""
    return str(part.evaluate(REST))
