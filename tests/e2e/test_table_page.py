"""Room for the decision: whatever is asked, what makes the choice and what ends the step are in sight together.

Every question of both games, on the laptops that people have, in both languages, with the rule of each step shown: each
once, sizes and languages in turn; all of it with GOLDENSPIKE_CAMPAIGN=full, as `make soak` does.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import expect

from goldenspike import Ask, Play
from goldenspike.lessons import Stop, lessons
from support.e2e import planted
from support.e2e.lessons import Founder, Learner, Pupil
from support.e2e.people import DESKTOP, LAPTOPS, LOCALES, Come, Person
from support.e2e.planted import Planted, Sort, offers
from support.e2e.prepared import Prepare, When
from support.e2e.serving import Served
from support.e2e.sight import lasting_faults
from support.e2e.silverton import Silverton
from support.e2e.silverton_questions import QUESTIONS, STEPS
from support.e2e.table import Table, at_rest, sit, until
from support.stress.harness import FULL

Place = tuple[tuple[int, int], str]
PLACES: list[Place] = [(size, lang) for size in LAPTOPS for lang in LOCALES]
HINTS = """if (location.protocol.startsWith('http')) localStorage['gs:settings'] =
    JSON.stringify({ ...JSON.parse(localStorage['gs:settings'] ?? '{}'), hints: true })"""

PHASES: list[When] = [("stock", 1), ("stock", 4), ("track", 4), ("order", 4)]
SILVERTON: dict[str, tuple[planted.Wanted, Sort]] = {
    **{name: (wanted, planted.QUARRELSOME) for name, wanted in STEPS.items()},
    **QUESTIONS,
}


def in_turn(count: int) -> Iterator[list[Place]]:
    """For each question, where it is asked."""
    places = itertools.cycle(PLACES)
    return iter([PLACES if FULL else [next(places)] for _ in range(count)])


class Inspector:
    """Goes through a question as far as the last button, and notes what is not in sight."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def look(self, table: Table, where: str, chosen: bool = False) -> None:
        size = table.page.viewport_size
        assert size is not None
        told = f"{where}, {size['width']} x {size['height']}, {table.person.lang}"
        self.found += [f"{told}: {fault}" for fault in lasting_faults(table.choices, chosen)]

    def choose(self, table: Table, where: str) -> None:
        """As it is asked, then with one thing after the other half chosen."""
        self.look(table, where)
        radios, ticks = table.choices.get_by_role("radio"), table.choices.get_by_role("checkbox")
        lines = table.choices.get_by_role("rowheader").get_by_role("button")
        for at in (0, 0.5, 1):
            for options in (radios, ticks):
                if options.count():
                    options.nth(round(at * (options.count() - 1))).check()
                    self.look(table, f"{where}, chosen", chosen=True)
            if lines.count():
                lines.nth(round(at * (lines.count() - 1))).click()
                self.look(table, f"{where}, a line", chosen=True)

    def check(self) -> None:
        assert not self.found, "\n".join(self.found)


def hinted(person: Person) -> Person:
    person.context.add_init_script(HINTS)
    return person


def test_continental_divide(come: Come, prepare: Prepare) -> None:
    inspector = Inspector()
    for when, places in zip(PHASES, in_turn(len(PHASES)), strict=True):
        for size, lang in places:
            table = sit(lambda **wishes: hinted(come(**wishes)), prepare(4, when), size=size, lang=lang)
            expect(table.phase(when[0])).to_be_visible()
            inspector.choose(table, " ".join(map(str, when)))
    inspector.check()


@pytest.fixture(scope="module")
def tables(own_server: Served) -> dict[str, Planted]:
    plays = [planted.found(*question) for question in SILVERTON.values()]
    plays.append(an_offer(planted.found(STEPS["dealing"])))
    return dict(zip([*SILVERTON, "answer"], planted.plant(own_server, plays), strict=True))


def an_offer(play: Play) -> Play:
    """Somebody has been offered something."""
    play = play.clone()
    assert isinstance(play.pending, Ask)
    (box,) = (box for box in play.pending.menu.describe()["choices"] if box["type"] == "offer")
    play.act(play.read_action({"type": "offer", "to": box["to"][0], "give": {"cash": 1}, "take": {}}))
    assert offers(play, "decline")
    return play


def test_silverton(come_here: Come, tables: dict[str, Planted]) -> None:
    inspector = Inspector()
    people = {(size, lang): hinted(come_here(size=size, lang=lang)) for size, lang in PLACES}
    for (name, game), places in zip(tables.items(), in_turn(len(tables)), strict=True):
        for place in places:
            me = Silverton(people[place])
            me.person.name = game.name(game.asked)
            me.person.sit(game.link(game.asked))
            expect(me.choices.get_by_role("heading", level=3).first).to_be_visible()
            inspector.choose(me, name)
    inspector.check()


@pytest.mark.parametrize(("size", "name"), [(DESKTOP, "choices"), (LAPTOPS[0], "column")], ids=["height", "width"])
def test_the_room_can_be_divided_anew(come: Come, prepare: Prepare, size: tuple[int, int], name: str) -> None:
    """By mouse and by keys; it stays so, until it is left to itself again."""
    table = sit(come, prepare(4, ("stock", 4)), size=size)
    line = table.page.get_by_role("separator", name=table.say(f"web-divide-{name}"), exact=True)

    def room() -> int:
        box = table.choices.bounding_box()
        assert box
        return round(box["height"] if name == "choices" else box["width"])

    at_rest(line)
    before, box = room(), line.bounding_box()
    assert box
    table.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    table.page.mouse.down()
    table.page.mouse.move(box["x"] - 90, box["y"] + 90)
    table.page.mouse.up()
    until(lambda: room() > before + 60)
    dragged = room()
    line.focus()
    table.page.keyboard.press("ArrowUp" if name == "choices" else "ArrowRight")
    until(lambda: before < room() < dragged)
    kept = room()
    table.page.reload()
    expect(line).to_be_visible()
    until(lambda: room() == kept)
    line.dblclick()
    until(lambda: room() == before)


def look_at_stop(inspector: Inspector, table: Table, stop: Stop) -> None:
    if table.my_turn.is_visible():
        inspector.look(table, stop.key)


def test_lessons(come: Come) -> None:
    """With what the lesson says, and the rule of the step; in full, at every stop."""
    inspector = Inspector()
    for name, places in zip(lessons(), in_turn(len(lessons())), strict=True):
        for size, lang in places:
            person = hinted(come(name="Ann", size=size, lang=lang))
            learner, table = Learner(person, name), (Pupil if name.startswith("silverton") else Founder)(person)
            learner.begin()
            expect(table.my_turn).to_be_visible()
            inspector.choose(table, name)
            if FULL:
                learner.learn(table, table.do, partial(look_at_stop, inspector, table))
            person.context.close()
    inspector.check()
