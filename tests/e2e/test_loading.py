"""What a browser must fetch before it shows something."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Response, expect

from support.e2e.people import Come, Person
from support.e2e.prepared import Prepare
from support.e2e.table import Table

MOST = 150_000


def test_the_start_page_is_light(come: Come) -> None:
    ann = come()
    fetched = scripts_of(ann, ann.start)
    assert 0 < fetched < MOST, fetched


def test_a_table_is_light_even_as_the_first_page_of_all(come: Come, prepare: Prepare) -> None:
    game = prepare(4, ("track", 3))
    ann = come(name=game.name(game.asked))

    def sit() -> None:
        ann.sit(game.link(game.asked))
        expect(Table(ann).board).to_be_visible()

    fetched = scripts_of(ann, sit)
    assert 0 < fetched < MOST, fetched


def test_so_is_a_table_of_silverton(come: Come) -> None:
    ann = come()
    ann.start()
    ann.play_now("Silverton")
    address = ann.page.url
    bob = come(name="Bob")

    def watch() -> None:
        bob.page.goto(address)
        expect(Table(bob).board).to_be_visible()

    fetched = scripts_of(bob, watch)
    assert 0 < fetched < MOST, fetched


def test_the_names_of_scripts_let_browsers_keep_them(come: Come) -> None:
    ann = come()
    scripts = responses_of(ann, ann.start)
    assert scripts
    assert all("immutable" in (each.header_value("cache-control") or "") for each in scripts)


def scripts_of(person: Person, visit: Callable[[], None]) -> int:
    """The bytes of script that came over the wire."""
    scripts = responses_of(person, visit)
    assert all(each.header_value("content-encoding") for each in scripts), "a script came uncompressed"
    fetched = sum(each.request.sizes()["responseBodySize"] for each in scripts)
    print(f"{len(scripts)} scripts, {fetched:,} bytes compressed")
    return fetched


def responses_of(person: Person, visit: Callable[[], None]) -> list[Response]:
    scripts: list[Response] = []
    person.page.on("response", lambda each: scripts.append(each) if each.request.resource_type == "script" else None)
    visit()
    return scripts
