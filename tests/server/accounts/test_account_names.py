"""Nobody plays under the name of another's account, and the owner of an account is shown as its owner."""

from __future__ import annotations

from typing import Any

import pytest

from support.server.accounts import log_in, sign_up
from support.server.chat import pair, say, talk_of
from support.server.helpers import Guest, hotseats, human
from support.server.lobby import ended
from support.server.seating import OPEN, call, join_path, sit

Table = dict[str, Any]


def seated(guest: Guest, table: Table) -> list[tuple[str, bool]]:
    """The names of the seats, and whether each belongs to the account of that name."""
    return [
        (player["name"], player.get("account", False))
        for player in guest.table(table["id"])["players"]
        if player["kind"] != "open"
    ]


@pytest.mark.parametrize("wanted", ["Ann", "ANN", " a n n ", "Ann ✓", "Ａｎｎ"])
def test_a_player_who_takes_a_seat_under_anothers_name_is_a_guest(guest: Guest, other: Guest, wanted: str) -> None:
    sign_up(guest)
    table = guest.open(human("ann", me=True), OPEN, OPEN, public=True)
    call(other, table, "seats/1/take", {"name": wanted})
    assert seated(other, table) == [("Ann", True), ("Ann (guest)", False)]


def test_an_account_is_shown_however_its_owner_sits_down(guest: Guest, other: Guest) -> None:
    sign_up(guest)
    opened = other.open(human("Ann", me=True), *hotseats("Ann", "Bob"))
    assert seated(other, opened) == [("Ann (guest)", False), ("Ann (guest)", False), ("Bob", False)]
    call(other, opened, "seats/2/name", {"name": "Ann"})
    assert seated(other, opened)[2] == ("Ann (guest)", False)
    linked = guest.open(human("Bob", me=True), human("Ann"), human("Ann"))
    sit(other, join_path(linked, 1))
    french = Guest(guest.http)
    french.headers["accept-language"] = "fr"
    sit(french, join_path(linked, 2))
    assert seated(other, linked) == [("Bob", False), ("Ann (guest)", False), ("Ann (invité)", False)]
    quick = other.post("/api/quick", {"players": 2, "name": "Ann"}).json()
    assert seated(other, quick) == [("Ann (guest)", False)]


def test_another_account_is_a_guest_under_that_name_too(guest: Guest, other: Guest) -> None:
    sign_up(guest)
    sign_up(other, "Bob")
    table = other.open(human("Ann", me=True), OPEN, OPEN)
    assert seated(other, table) == [("Ann (guest)", False)]
    call(other, table, "seats/0/name", {"name": "bob"})
    assert seated(guest, table) == [("Bob", True)]


def test_the_seat_of_a_link_is_its_owners_by_name(guest: Guest, other: Guest) -> None:
    """And stays so when the owner, or a guest they let sit there, comes with another device."""
    sign_up(guest)
    table = other.open(human("Bob", me=True), human("Ann"), OPEN)
    assert seated(other, table) == [("Bob", False), ("Ann", False)]
    sit(guest, join_path(table, 1))
    assert seated(other, table)[1] == ("Ann", True)
    link = call(guest, table, "seats/1/link")["link"]
    sit(Guest(guest.http), f"/join/{link.partition('/join/')[2]}")
    assert seated(other, table)[1] == ("Ann", True)


def test_signing_up_logging_in_and_going_show_at_once(guest: Guest, other: Guest) -> None:
    table = guest.open(human("Ann", me=True), OPEN, OPEN)
    assert seated(other, table) == [("Ann", False)]
    sign_up(guest)
    assert seated(other, table) == [("Ann", True)]
    assert log_in(other).is_success
    assert other.post("/api/account/delete", {}).is_success
    assert all(not account for _, account in seated(Guest(guest.http), table))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_player_who_logs_in_takes_the_name_of_the_account(guest: Guest, other: Guest, lang: str) -> None:
    """Others at the table keep their names, and so do those who share a screen with the owner."""
    sign_up(guest)
    other.headers["accept-language"] = lang
    table = guest.open(human("Bob", me=True), human("Ann"), human("Ann"))
    shared = other.open(human("Ann", me=True), *hotseats("Ann", "Cy"))
    for number, who in ((1, other), (2, Guest(guest.http))):
        sit(who, join_path(table, number))
    assert seated(guest, table)[1][0] in ("Ann (guest)", "Ann (invité)")
    assert log_in(other).is_success
    assert seated(guest, table) == [("Bob", False), ("Ann", True), ("Ann (guest)", False)]
    assert [account for _, account in seated(guest, shared)] == [True, False, False]


def test_lists_show_it(guest: Guest, other: Guest) -> None:
    sign_up(guest)
    ended(guest, other)
    (kept,) = other.get("/api/my/list").json()["tables"]
    assert [player["name"] for player in kept["table"]["players"] if player["account"]] == ["Ann"]
    assert [(each["name"], each["account"]) for each in other.get("/api/my/people").json()["people"]] == [("Ann", True)]
    assert [each["account"] for each in guest.get("/api/my/people").json()["people"]] == [False]
    table = guest.open(human("Ann", me=True), OPEN, OPEN, public=True)
    (line,) = other.get("/api/lobby").json()["tables"]
    assert [player["account"] for player in line["table"]["players"]] == [True, False, False]
    whom = [each["who"] for each in guest.get("/api/my/people").json()["people"]]
    assert guest.post(f"/api/tables/{table['id']}/invite", {"whom": whom}).json() == {"invited": 1}
    (asked,) = other.get("/api/my/invitations").json()["invitations"]
    assert (asked["by"], asked["account"]) == ("Ann", True)


def test_chat_shows_the_account_too(guest: Guest, other: Guest) -> None:
    sign_up(guest)
    table = pair(guest, other, open_talk=True)
    assert say(guest, table, "mine")["account"]
    assert not say(other, table, "mine too")["account"]
    watcher = Guest(guest.http)
    assert say(watcher, table, "and mine", name="Ann")["name"] == "Ann (guest)"
    said = [(each["name"], each["account"]) for each in talk_of(other, table)["messages"]]
    assert said == [("Ann", True), ("Bob", False), ("Ann (guest)", False)]
    assert guest.post("/api/account/delete", {}).is_success
    gone = [(each["name"], each["account"]) for each in talk_of(other, table)["messages"]]
    assert gone == [("deleted player", False), *said[1:]]
