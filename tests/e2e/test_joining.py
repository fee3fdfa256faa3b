"""Every way to become a player while watching, and to stop being one. A player who sits down can play at once, and
stays a player whatever others do."""

from __future__ import annotations

import hashlib
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from support.e2e.people import PHONE, Come, Person
from support.e2e.table import Table, until

REFUSED = r"40[34] \("
BOTS = (("bot", "random"), ("bot", "greedy"))


def watching(person: Person, address: str) -> Table:
    """Somebody who only looks."""
    person.page.goto(address)
    table = Table(person)
    expect(table.head).to_be_visible()
    return table


def in_tab(person: Person, page: Page) -> Table:
    table = Table(person)
    table.page = page
    return table


def check_player(table: Table, come: Come) -> None:
    """Has choices; still has them after somebody else has come; makes one."""
    can_choose(table)
    onlooker = watching(come(name="Zoe"), table.page.url)
    expect(onlooker.choices.get_by_text(onlooker.say("web-watching"))).to_be_visible()
    table.page.bring_to_front()
    table.tab("about")
    expect(watchers(table)).not_to_have_text(table.say("web-watchers", count=0))
    table.tab("choices" if table.person.phone else "log")
    can_choose(table)
    table.tab("log")
    before = table.log.count()
    if table.person.phone:
        table.tab("choices")
    table.decide()
    table.tab("log")
    expect(table.log.nth(before)).to_be_visible()


def can_choose(table: Table) -> None:
    expect(table.my_turn).to_be_visible()
    expect(offered(table).first).to_be_enabled()


def cannot_choose(table: Table) -> None:
    expect(table.choices.get_by_text(table.say("web-watching"))).to_be_visible()
    expect(offered(table)).to_have_count(0)


def offered(table: Table) -> Locator:
    return table.choices.get_by_role("radio").or_(table.choices.get_by_role("button"))


def watchers(table: Table) -> Locator:
    counts = "|".join(re.escape(table.say("web-watchers", count=count)) for count in range(4))
    return table.page.get_by_text(re.compile(f"^({counts})$"))


def own_table(come: Come, *seats: tuple[str, str], **wishes: str) -> Table:
    ann = come(name="Ann")
    ann.start()
    ann.plan_table()
    if leaving := wishes.get("leaving"):
        ann.page.get_by_label(ann.say("web-leaving"), exact=False).select_option(leaving)
    ann.seat_table(*seats, *BOTS)
    table = Table(ann)
    expect(table.head).to_be_visible()
    return table


def link_of(table: Table, player: str) -> str:
    """From the list of seats."""
    if table.page.get_by_role("tab").count():
        table.tab("about")
    return table.page.get_by_label(table.say("web-link-of", player=player), exact=True).first.input_value()


def change_seat(host: Table, number: int) -> Locator:
    if host.page.get_by_role("tab").count():
        host.tab("about")
    host.press(host.button("web-change-seat", number=number))
    return host.page.get_by_role("dialog")


def give(host: Table, number: int, to: str, name: str = "") -> Locator:
    dialog = change_seat(host, number)
    dialog.get_by_role("radio", name=host.say(f"web-give-{to}")).check()
    if name:
        dialog.get_by_label(host.say("web-name"), exact=True).fill(name)
    host.press(host.button("web-give-do", dialog))
    expect(host.notices.get_by_text(host.say("web-given")).last).to_be_visible()
    return dialog


def leave(table: Table) -> None:
    if table.page.get_by_role("tab").count():
        table.tab("about")
    table.press(table.page.get_by_role("button", name=table.say("web-leave")))
    table.press(table.button("web-leave", table.page.get_by_role("dialog")))
    expect(table.notices.get_by_text(table.say("web-left"))).to_be_visible()


def take_open_seat(table: Table) -> None:
    table.page.get_by_label(table.say("web-your-name")).fill(table.person.name)
    table.press(table.button("web-take-seat", table.page))


# Sitting down


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_an_open_seat(come: Come, size: tuple[int, int] | None) -> None:
    host = own_table(come, ("open", ""))
    bob = watching(come(name="Bob", **({"size": size} if size else {})), host.page.url)
    take_open_seat(bob)
    check_player(bob, come)
    expect(host.bars.get_by_text(host.say("web-ousted", players="", count=1))).to_have_count(0)


def test_an_open_seat_of_a_game_that_runs(come: Come) -> None:
    host = own_table(come, ("friend", "Bob"))
    eve = watching(come(name="Eve"), host.page.url)
    cannot_choose(eve)
    give(host, 1, "open")
    eve.tab("about")
    take_open_seat(eve)
    check_player(eve, come)


def test_a_link_in_the_same_tab(come: Come) -> None:
    host = own_table(come, ("friend", "Bob"))
    bob = watching(come(name="Bob"), host.page.url)
    cannot_choose(bob)
    bob.person.sit(link_of(host, "Bob"))
    check_player(bob, come)
    # The page as a spectator lies two steps back.
    bob.page.go_back()
    bob.page.go_back()
    can_choose(bob)


def test_a_link_in_a_second_tab(come: Come) -> None:
    host = own_table(come, ("friend", "Bob"))
    bob = watching(come(name="Bob"), host.page.url)
    cannot_choose(bob)
    second = in_tab(bob.person, bob.person.context.new_page())
    second.page.goto(link_of(host, "Bob"))
    bob.person.accept(second.page)
    can_choose(second)
    bob.page.bring_to_front()
    check_player(bob, come)


def test_an_open_seat_in_a_second_tab(come: Come) -> None:
    host = own_table(come, ("open", ""))
    bob = watching(come(name="Bob"), host.page.url)
    second = in_tab(bob.person, bob.person.context.new_page())
    second.page.goto(host.page.url)
    take_open_seat(second)
    can_choose(second)
    bob.page.bring_to_front()
    check_player(bob, come)


# From hand to hand


def test_the_host_gives_a_seat_to_somebody_who_watches(come: Come) -> None:
    host = own_table(come, ("friend", "Bob"))
    bob, cleo = come(name="Bob"), come(name="Cleo")
    bob.sit(link_of(host, "Bob"))
    first = Table(bob)
    can_choose(first)
    second = watching(cleo, host.page.url)
    dialog = give(host, 1, "link", "Cleo")
    expect(first.bars.get_by_text(first.say("web-ousted", players="Bob", count=1))).to_be_visible()
    cannot_choose(first)
    link = dialog.get_by_label(host.say("web-link-of", player="Cleo"), exact=True).input_value()
    cleo.sit(link)
    check_player(second, come)
    cannot_choose(first)


def test_the_host_gives_a_seat_to_a_bot_and_back(come: Come) -> None:
    host = own_table(come, ("friend", "Bob"), ("me", "Ann"))
    bob = come(name="Bob")
    bob.sit(link_of(host, "Bob"))
    table = Table(bob)
    bring_round(table, host)
    can_choose(table)
    before = table.log.count()
    give(host, 1, "bot")
    expect(table.bars.get_by_text(table.say("web-ousted", players="Bob", count=1))).to_be_visible()
    cannot_choose(table)
    expect(table.log.nth(before)).to_be_visible()
    table.press(table.button("web-understood", table.bars))
    dialog = give(host, 1, "link", "Bob")
    bob.sit(dialog.get_by_label(host.say("web-link-of", player="Bob"), exact=True).input_value())
    host.press(host.button("web-close", dialog))
    bring_round(table, host)
    check_player(table, come)


def bring_round(table: Table, other: Table) -> None:
    """The other plays until it is this one's turn."""
    until(lambda: table.my_turn.is_visible() or other.asked_for())
    while not table.my_turn.is_visible():
        other.decide()
        until(lambda: table.my_turn.is_visible() or other.asked_for())


def test_the_host_takes_the_seat_of_a_player_who_left(come: Come) -> None:
    host = own_table(come, ("friend", "Bob"), leaving="open")
    bob = come(name="Bob")
    bob.sit(link_of(host, "Bob"))
    table = Table(bob)
    can_choose(table)
    leave(table)
    cannot_choose(table)
    expect(table.bars.get_by_text(table.say("web-ousted", players="Bob", count=1))).to_have_count(0)
    host.tab("about")
    take_open_seat(host)
    check_player(host, come)


def test_a_bot_plays_on_for_who_leaves(come: Come) -> None:
    host = own_table(come, ("me", "Ann"), ("friend", "Bob"))
    solid = host.page.get_by_text(host.say("web-is-bot", bot=host.say("web-bot-greedy")))
    leave(host)
    expect(solid).to_have_count(2)
    cannot_choose(host)


def test_a_player_who_leaves_before_the_start_makes_room(come: Come) -> None:
    host = own_table(come, ("open", ""), ("open", ""))
    bob, cleo = (watching(come(name=name), host.page.url) for name in ("Bob", "Cleo"))
    sit_first(bob)
    expect(host.page.get_by_text(host.say("web-waiting-about", open=1))).to_be_visible()
    leave(bob)
    expect(host.page.get_by_text(host.say("web-waiting-about", open=2))).to_be_visible()
    sit_first(bob)
    sit_first(cleo)
    for table in (bob, cleo):
        expect(table.board).to_be_visible()


def sit_first(table: Table) -> None:
    table.page.get_by_label(table.say("web-your-name")).first.fill(table.person.name)
    table.press(table.button("web-take-seat", table.page).first)


def test_nobody_may_leave_where_the_table_says_so(come: Come) -> None:
    table = own_table(come, ("me", "Ann"), leaving="stay")
    can_choose(table)
    table.tab("about")
    expect(table.page.get_by_text(table.say("web-leave-about", what="stay"))).to_be_visible()
    expect(table.page.get_by_role("button", name=table.say("web-leave"))).to_have_count(0)


def test_what_is_added_to_the_dice_stays_sealed(come: Come) -> None:
    host = own_table(come, ("me", "Ann"), ("open", ""))
    bob = watching(come(name="Bob"), host.page.url)
    host.page.get_by_label(host.say("web-nonce")).fill("three blind mice")
    host.press(host.button("web-nonce-give", host.page))
    expect(host.page.get_by_text(host.say("web-nonce-have", nonce="three blind mice"))).to_be_visible()
    expect(bob.page.get_by_text(bob.say("web-nonce-of", player="Ann"))).to_be_visible()
    sealed = hashlib.sha256(b"three blind mice").hexdigest()
    expect(bob.page.get_by_text(sealed)).to_be_visible()
    expect(bob.page.get_by_text("three blind mice")).to_have_count(0)


# Links


def test_a_link_is_used_up_and_replaced(come: Come) -> None:
    host = own_table(come, ("friend", "Bob"))
    old = link_of(host, "Bob")
    dialog = change_seat(host, 1)
    field = dialog.get_by_label(host.say("web-link-of", player="Bob"), exact=True)
    host.press(host.button("web-link-new", dialog))
    expect(field).not_to_have_value(old)
    new = field.input_value()
    bob, eve = come(name="Bob"), come(name="Eve", lang="fr")
    eve.witness.expects(REFUSED)
    bob.sit(new)
    can_choose(Table(bob))
    for link in (old, new, new[:-4]):
        eve.page.goto(link)
        expect(eve.page.get_by_text(eve.say("server-bad-link"))).to_be_visible()
        expect(eve.link("server-page-start")).to_be_visible()
    eve.press(eve.link("server-way-table"))
    cannot_choose(Table(eve))


def test_a_player_takes_the_seat_to_another_device(come: Come) -> None:
    table = own_table(come, ("me", "Ann"))
    can_choose(table)
    table.tab("about")
    own = table.page.get_by_label(table.say("web-own-link"), exact=True)
    expect(own).to_have_count(0)
    table.press(table.button("web-own-link", table.page))
    expect(table.page.get_by_text(table.say("web-own-link-about"))).to_be_visible()
    phone = come(name="Ann", size=PHONE)
    phone.sit(own.input_value())
    can_choose(Table(phone))
    can_choose(table)


def test_closing_a_table(come: Come) -> None:
    host = own_table(come, ("friend", "Bob"))
    bob = come(name="Bob")
    bob.sit(link_of(host, "Bob"))
    table = Table(bob)
    can_choose(table)
    host.tab("about")
    host.press(host.page.get_by_role("button", name=host.say("web-close-table")))
    host.press(host.button("web-close-table", host.page.get_by_role("dialog")))
    for each in (host, table):
        expect(each.choices.get_by_text(each.say("web-state-closed"))).to_be_visible()
        expect(each.choices.get_by_role("radio")).to_have_count(0)
        expect(each.person.link("web-record", each.choices)).to_be_visible()
    table.page.reload()
    expect(table.choices.get_by_text(table.say("web-state-closed"))).to_be_visible()


def test_closing_a_table_that_waits(come: Come) -> None:
    host = own_table(come, ("open", ""))
    bob = watching(come(name="Bob"), host.page.url)
    host.press(host.page.get_by_role("button", name=host.say("web-close-table")))
    host.press(host.button("web-close-table", host.page.get_by_role("dialog")))
    for table in (host, bob):
        expect(table.page.get_by_text(table.say("web-closed-about", ended="host"))).to_be_visible()
        expect(table.button("web-take-seat", table.page)).to_have_count(0)
