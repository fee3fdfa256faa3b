"""Every lesson can be learned to its end through the calls, and says only what there is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

from goldenspike import lessons, packs, words
from goldenspike.games import reference
from goldenspike.lessons import Lesson, Stop
from support.server.helpers import Guest, wait_until

LESSONS = list(lessons.lessons().values())
NAMES = [lesson.id for lesson in LESSONS]


def matches(pattern: Any, value: Any) -> bool:
    """As in web/src/learn/pattern.ts."""
    if isinstance(pattern, list):
        return any(matches(each, value) for each in pattern)
    if isinstance(value, list):
        return any(matches(pattern, each) for each in value)
    if pattern is False:
        return value is None or value is False
    if isinstance(pattern, int) and isinstance(value, dict):
        return matches(value, pattern)
    if isinstance(pattern, dict) and isinstance(value, int):
        return bool(pattern.get("min", value) <= value <= pattern.get("max", value))
    if isinstance(pattern, dict):
        return isinstance(value, dict) and all(matches(each, value.get(name)) for name, each in pattern.items())
    return bool(pattern == value)


def stop_at(lesson: Lesson, table: dict[str, Any]) -> int | None:
    last = len(lesson.stops) - 1
    for number, stop in enumerate(lesson.stops):
        if (table["menu"] is not None or number == last) and matches(stop.at, table["view"]):
            return number
    return None


def actions(menu: dict[str, Any], rng: Random) -> list[dict[str, Any]]:
    """Something of each box, what moves the game on last."""
    found = []
    for box in menu["choices"]:
        if box.get("open"):
            continue
        fields = {name: value for name, value in box.items() if name not in ("preview", "open")}
        named = [name for name, value in fields.items() if isinstance(value, list)]
        count = max([len(fields[name]) for name in named], default=1)
        for _ in range(min(count * count, 400)):
            found.append({name: some(value, rng) for name, value in fields.items()})
    return sorted(found, key=lambda action: action["type"] in ("done", "pass"))


def some(value: Any, rng: Random) -> Any:
    if isinstance(value, list):
        return rng.choice(value)
    if isinstance(value, dict):
        return rng.choice([n for n in range(value["min"], value["max"] + 1) if n not in value.get("except", ())])
    return value


MODEL: dict[str, dict[str, dict[str, Any]]] = {
    "continental-divide": {
        "found": {"type": "found", "railroad": "up", "hex": "V11", "shares": 5, "value": 12},
        "build": {"type": "build", "railroad": "up", "from": "V11", "direction": "S", "length": 2},
        "buy": {"type": "buy", "railroad": "up", "shares": 3, "pay": 39},
        "regions": {"type": "build", "railroad": "up", "from": "V12", "direction": "NW", "length": 9},
        "treasury": {"type": "order", "position": 2},
        "majority": {"type": "buy", "railroad": "mp", "shares": 2, "pay": 32},
        "limits": {"type": "done"},
        "points": {"type": "order", "position": 2},
        "last": {"type": "buy", "railroad": "up", "shares": 1, "pay": 26},
        "divide": {"type": "build", "railroad": "up", "from": "M7", "direction": "SW", "length": 2},
    },
}
"""What a lesson proposes where it would welcome other things too."""

STORY: dict[str, dict[str, Any]] = {
    "continental-divide": {
        "dividends": {"players": {"seat": 2, "cash": {"min": 60}}},
        "majority": {"railroads": {"id": "mp", "started": True, "crossed": True}},
        "limits": {"railroads": {"id": "mp", "track": "V11"}},
        "last": {"railroads": {"id": "up", "unsold": 1}},
        "divide": {"railroads": {"id": "up", "unsold": 0, "treasury": {"min": 29}, "track": "M7"}},
        "end": {"railroads": {"id": "up", "crossed": True}},
    },
    "silverton": {
        "prices": {"players": {"seat": 1, "pieces": {"kind": "prospector", "status": "dead"}}},
        "gold": {"players": {"seat": 0, "track": "golden-central-city"}},
    },
}
"""What the words of a stop take for granted, if one has followed them."""


def learn(guest: Guest, lesson: Lesson, rng: Random | None = None) -> list[str]:
    """Does what the lesson wants; where that leaves a choice, what is good, or anything. Returns the stops met."""
    opened = guest.post(f"/api/lessons/{lesson.id}", {"name": "Ada"})
    assert opened.status_code == 201, opened.text
    table_id, seen = opened.json()["table"]["id"], []
    for _ in range(200):
        table = wait_until(lambda: asked(guest, table_id))
        number = stop_at(lesson, table)
        stop = None if number is None else lesson.stops[number]
        if stop is not None and stop.key not in seen:
            seen.append(stop.key)
            if rng is None:
                check_wishes(lesson, stop, table["menu"])
                assert matches(STORY.get(lesson.id, {}).get(stop.key, {}), table["view"]), stop.key
        if number == len(lesson.stops) - 1:
            return seen
        answer = guest.act(table_id, table["ply"], choose(lesson, table["menu"], stop, rng))
        assert answer.status_code == 200, (stop and stop.key, answer.text)
    raise AssertionError(f"no end after {seen}")


def check_wishes(lesson: Lesson, stop: Stop, menu: dict[str, Any] | None) -> None:
    """What a stop wants can be chosen when it comes, and what it proposes is something that it wants."""
    if menu is None:
        assert not stop.welcome, f"{stop.key} wants something of somebody who is not asked"
        return
    for pattern in stop.welcome:
        assert any(matches(pattern, box) for box in menu["choices"]), (
            f"{stop.key} wants {pattern}, which is not offered"
        )
    proposed = MODEL.get(lesson.id, {}).get(stop.key)
    if proposed is not None and stop.welcome:
        assert any(matches(pattern, proposed) for pattern in stop.welcome), f"{stop.key} does not want {proposed}"


def choose(lesson: Lesson, menu: dict[str, Any], stop: Stop | None, rng: Random | None) -> dict[str, Any]:
    welcome = [] if stop is None else stop.welcome
    proposed = None if stop is None else MODEL.get(lesson.id, {}).get(stop.key)
    if rng is None and proposed is not None:
        return proposed
    if not any(matches(pattern, box) for pattern in welcome for box in menu["choices"]):
        welcome = []  # what is wanted is done already
    if welcome and welcome[0]["type"] in ("place", "buy") and len(welcome[0]) > 1:
        return dict(welcome[0])  # said in full
    if welcome and welcome[0]["type"] == "found":
        return {**MODEL[lesson.id]["found"], "value": (rng or Random(1)).choice(welcome[0]["value"])}
    choices = actions(menu, rng or Random(1))
    if welcome:
        choices = [each for each in choices if any(matches(pattern, each) for pattern in welcome)]
        assert choices, f"nothing that {stop and stop.key} wants can be chosen"
    if rng is not None:
        return rng.choice(choices)
    if not welcome and stop is not None and choices[-1]["type"] == "done":
        return choices[-1]
    return max(choices, key=lambda each: each.get("length", 0))


def asked(guest: Guest, table_id: str) -> dict[str, Any] | None:
    table = guest.table(table_id)
    return table if table["menu"] is not None or table["state"] == "over" else None


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_every_stop_comes_in_its_turn(guest: Guest, lesson: Lesson) -> None:
    assert learn(guest, lesson) == [stop.key for stop in lesson.stops]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_a_lesson_also_ends_for_a_learner_who_acts_at_random(guest: Guest, lesson: Lesson, seed: int) -> None:
    seen, keys = learn(guest, lesson, Random(seed)), [stop.key for stop in lesson.stops]
    assert [key for key in keys if key in seen] == seen


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_a_lesson_is_the_same_for_everybody(guest: Guest, other: Guest, lesson: Lesson) -> None:
    first, second = (each.post(f"/api/lessons/{lesson.id}", {}).json()["table"] for each in (guest, other))
    assert first["id"] != second["id"]
    assert not first["public"]
    first, second = wait_until(lambda: asked(guest, first["id"])), wait_until(lambda: asked(other, second["id"]))
    assert first["view"] == second["view"]
    assert first["menu"] == second["menu"]
    assert lessons.dice_id(first["id"]) == f"learn-{lesson.id}"


PLACES: dict[str, Callable[[Any], set[str]]] = {
    "continental-divide": lambda tables: {hex_.id for hex_ in tables.hexes},
    "silverton": lambda tables: (
        {f"town {each.id}" for each in tables.towns} | {f"segment {each.id}" for each in tables.segments}
    ),
}
"""What the boards call the places they draw."""


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_what_a_lesson_marks_is_there(lesson: Lesson) -> None:
    places = PLACES[lesson.game](packs.load(packs.default(lesson.game)).tables)
    looked = {place for stop in lesson.stops for place in stop.look}
    assert looked, "a lesson shows where to look"
    assert looked <= places


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_what_a_lesson_says(lesson: Lesson) -> None:
    known = {rule.id for section in reference.rulebook(lesson.game, "en").sections for rule in section.rules}
    assert lesson.stops
    for stop in lesson.stops:
        assert stop.rules
        assert set(stop.rules) <= known
        for lang in words.LANGUAGES:
            key = f"learn-{lesson.id}-{stop.key}"
            said = [words.say(key, lang), words.say(f"{key}-title", lang)]
            said += [words.say(f"{key}-else", lang)] if stop.welcome else []
            assert all(len(each) > 4 and not each.startswith("learn-") for each in said)


def test_nothing_is_taken_back_from_before_the_learner_came(guest: Guest) -> None:
    table = guest.post("/api/lessons/silverton-winter", {}).json()["table"]
    refused = guest.undo(table["id"], table["ply"])
    assert (refused.status_code, refused.json()["reason"]) == (422, "nothing_to_undo")
    moved = guest.act(table["id"], table["ply"], {"type": "place", "piece": "p1", "claim": 68}).json()
    assert guest.undo(table["id"], moved["ply"]).status_code == 200
    assert guest.table(table["id"])["view"] == table["view"]


def test_the_lessons_are_offered(guest: Guest, http: TestClient[Any]) -> None:
    offered = guest.get("/api/lessons").json()["lessons"]
    assert [each["id"] for each in offered] == NAMES
    assert guest.post("/api/lessons/chess", {}).status_code == 404
    assert http.get("/api/my/tables").json()["tables"] == []
