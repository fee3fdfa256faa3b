"""Who is called back to a table, how often, and what becomes of it when receivers misbehave or the server dies."""

from __future__ import annotations

import json
import os
import sqlite3
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import http_ece
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from goldenspike import words
from goldenspike.server.config import NotificationSettings
from goldenspike.server.live.audience import Audience, RemoteAudience
from goldenspike.server.notifications import dispatcher, safe_http
from goldenspike.server.notifications.dispatcher import RETRY_DELAYS
from support.server.helpers import (
    Guest,
    bot,
    config_for,
    easiest,
    found_something,
    human,
    running,
    sqlite_at,
    wait_until,
)
from support.server.notifications import (
    AT_ONCE,
    HOUR,
    running_server,
    settled,
    two_at_a_table,
    until_asked,
)
from support.server.receiver import Receiver, receiver


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with receiver() as here:
        yield here


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatcher, "POLL_SECONDS", 0.05)


def hooked(guest: Guest, address: str, **more: Any) -> dict[str, Any]:
    """The guest is called by a webhook from now on."""
    answer = guest.post("/api/my/notices/channels", {"kind": "webhook", "address": address, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_player_is_notified_once_per_turn(tmp_path: Path, hook: Receiver) -> None:
    with running_server(tmp_path) as here:
        ann, bob = here.guest(), here.guest()
        table_id = two_at_a_table(ann, bob, title="Over the pass")
        hooked(bob, f"{hook.url}/ok")
        seen = until_asked(table_id, bob, ann)
        (came,) = wait_until(lambda: [came for came in hook.came if json.loads(came.body)["kind"] == "turn"])
        told = json.loads(came.body)
        assert told["table"] == table_id
        assert told["title"] == "Your turn: Over the pass"
        assert told["link"] == f"http://trains.example/t/{table_id}"
        assert "Bob" in told["asked"]
        assert told["since"]
        settled(here)
        assert [json.loads(came.body)["kind"] for came in hook.came].count("turn") == 1
        assert bob.act(table_id, seen["ply"], easiest(seen["menu"])).status_code == 200


def turns(hook: Receiver, path: str = "/ok") -> list[dict[str, Any]]:
    """What was told about turns."""
    found = [json.loads(came.body) for came in hook.at(path)]
    return [told for told in found if told["kind"] == "turn"]


def test_an_outdated_notification_is_not_sent(tmp_path: Path, hook: Receiver) -> None:
    with running_server(tmp_path, notices=NotificationSettings(grace_seconds=60)) as here:
        ann, bob = here.guest(), here.guest()
        table_id = two_at_a_table(ann, bob)
        hooked(bob, f"{hook.url}/ok")
        seen = until_asked(table_id, bob, ann)
        settled(here)
        assert not hook.came
        while seen["menu"] is not None:
            seen = bob.act(table_id, seen["ply"], easiest(seen["menu"])).json()
        here.clock.ahead = HOUR
        settled(here)
        assert not turns(hook)


def test_a_player_who_keeps_moving_is_not_notified(tmp_path: Path, hook: Receiver) -> None:
    """A player who moved last and moves again knows it; so does a player who plays against bots only."""
    with running_server(tmp_path) as here:
        ann, bob = here.guest(), here.guest()
        hooked(ann, f"{hook.url}/ok")
        alone = ann.open(human("Ann", me=True), bot(), bot())
        until_asked(str(alone["id"]), ann)
        table_id = two_at_a_table(ann, bob)
        seen = until_asked(table_id, ann, bob)
        settled(here)
        assert [told["table"] for told in turns(hook)] == [table_id]
        building = found_something(seen["menu"])
        assert ann.act(table_id, seen["ply"], building).json()["menu"] is not None
        settled(here)
        assert len(turns(hook)) == 1


def test_a_player_at_the_table_gets_no_notification(tmp_path: Path, hook: Receiver) -> None:
    with running_server(tmp_path) as here:
        ann, bob = here.guest(), here.guest()
        table_id = two_at_a_table(ann, bob)
        audience = here.services.live_updates.audiences[table_id] = Audience()
        audience.remote["another"] = RemoteAudience(frozenset([1]), 0, 1e18)
        hooked(bob, f"{hook.url}/ok")
        until_asked(table_id, bob, ann)
        settled(here)
        assert not turns(hook)
        del audience.remote["another"]
        settled(here)
        assert not turns(hook), "the player saw it, and left"


def test_what_happened_before_a_channel_was_made_is_not_told_by_it(tmp_path: Path, hook: Receiver) -> None:
    with running_server(tmp_path) as here:
        ann, bob = here.guest(), here.guest()
        until_asked(two_at_a_table(ann, bob), bob, ann)
        hooked(bob, f"{hook.url}/ok")
        settled(here)
        assert not hook.came


def test_the_end_of_a_game_is_told_to_all(tmp_path: Path, hook: Receiver) -> None:
    with running_server(tmp_path) as here:
        ann, bob = here.guest(), here.guest()
        table_id = two_at_a_table(ann, bob)
        hooked(ann, f"{hook.url}/ann")
        hooked(bob, f"{hook.url}/bob")

        def over() -> bool:
            for one in (ann, bob):
                seen = one.table(table_id)
                if seen["menu"] is not None:
                    one.act(table_id, seen["ply"], easiest(seen["menu"]))
            return bool(ann.table(table_id)["state"] == "over")

        wait_until(over, 120)
        settled(here)
        for path in ("/ann", "/bob"):
            kinds = [json.loads(came.body)["kind"] for came in hook.at(path)]
            assert kinds.count("over") == 1


# Receivers that misbehave


def test_a_refusal_is_shown_and_tried_again_ever_later(tmp_path: Path, hook: Receiver) -> None:
    with running_server(tmp_path) as here:
        ann, bob = here.guest(), here.guest()
        table_id = two_at_a_table(ann, bob)
        hooked(bob, f"{hook.url}/fail")
        until_asked(table_id, bob, ann)
        settled(here)
        tries = len(turns(hook, "/fail"))
        assert tries == 1
        (channel,) = bob.get("/api/my/notices", params={"lang": "fr"}).json()["channels"]
        assert channel["error"] == words.say("notice-error-refused", "fr")
        assert channel["error_at"]
        for pause in RETRY_DELAYS:
            here.clock.ahead += pause / 2
            settled(here)
            assert len(turns(hook, "/fail")) == tries, "too soon"
            here.clock.ahead += pause / 2 + 1
            settled(here)
            tries += 1
            assert len(turns(hook, "/fail")) == tries
        here.clock.ahead += 10 * RETRY_DELAYS[-1]
        settled(here)
        assert len(turns(hook, "/fail")) == tries, "given up"
        assert len({told["id"] for told in turns(hook, "/fail")}) == 1


@pytest.mark.parametrize("path", ["/hang", "/endless", "/garbage"])
def test_what_may_have_arrived_is_sent_once_more(
    tmp_path: Path, hook: Receiver, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr(safe_http, "TOTAL_SECONDS", 0.5)
    with running_server(tmp_path) as here:
        ann, bob = here.guest(), here.guest()
        table_id = two_at_a_table(ann, bob)
        hooked(bob, f"{hook.url}{path}")
        until_asked(table_id, bob, ann)
        for _ in range(5):
            settled(here)
            here.clock.ahead += HOUR
        ids = [told["id"] for told in turns(hook, path)]
        assert len(ids) == 2
        assert len(set(ids)) == 1
        assert bob.get("/api/my/notices").json()["channels"][0]["error"]


def test_a_receiver_that_does_not_answer_keeps_nobody_waiting(tmp_path: Path, hook: Receiver) -> None:
    with running_server(tmp_path) as here:
        ann, bob, *many = [here.guest() for _ in range(12)]
        for number, each in enumerate(many):
            table_id = two_at_a_table(ann, each)
            hooked(each, f"{hook.url}/hang/{number}")
            until_asked(table_id, each, ann)
        wait_until(lambda: len(hook.came) >= len(many))
        table_id = two_at_a_table(ann, bob)
        hooked(bob, f"{hook.url}/ok")
        until_asked(table_id, bob, ann)
        wait_until(lambda: turns(hook), 5)


@pytest.mark.parametrize("to", ["http://10.0.0.1/", "http://[::1]:9/", "http://169.254.169.254/latest", "file:///etc"])
def test_no_redirect_leads_inside(tmp_path: Path, hook: Receiver, to: str) -> None:
    with running_server(tmp_path) as here:
        bob = here.guest()
        view = hooked(bob, f"{hook.url}/redirect/{to}")
        answer = bob.post(f"/api/my/notices/channels/{view['channels'][0]['id']}/test", {})
        assert answer.status_code == 200
        assert answer.json()["channels"][0]["error"]
        assert len(hook.came) == 1


def test_addresses_inside_are_refused_unless_listed(tmp_path: Path, hook: Receiver) -> None:
    with running_server(tmp_path, outside=()) as here:
        for address in (
            hook.url,
            hook.url.replace("http:", "https:"),
            "https://[::ffff:127.0.0.1]/",
            "https://10.1.2.3/",
        ):
            answer = here.guest().post("/api/my/notices/channels", {"kind": "webhook", "address": address})
            assert answer.status_code == 422, address
        assert not hook.came


def test_a_hook_that_is_gone_is_dropped(tmp_path: Path, hook: Receiver) -> None:
    with running_server(tmp_path) as here:
        bob = here.guest()
        view = hooked(bob, f"{hook.url}/gone")
        answer = bob.post(f"/api/my/notices/channels/{view['channels'][0]['id']}/test", {})
        assert answer.json()["channels"] == []


# Processes that die


def test_a_move_whose_notification_was_never_queued(
    tmp_path: Path, hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between the move and the queueing: the next server finds it, once."""
    with monkeypatch.context() as deaf:
        deaf.setattr(dispatcher.NotificationDispatcher, "table_changed", lambda *_: None)
        with running_server(tmp_path) as here:
            ann, bob = here.guest(), here.guest()
            table_id = two_at_a_table(ann, bob)
            hooked(bob, f"{hook.url}/ok")
            until_asked(table_id, bob, ann)
            assert not hook.came
    for _ in range(2):
        with running_server(tmp_path) as here:
            settled(here)
            assert len(turns(hook)) == 1


def config_of_a_process(folder: Path, grace: float) -> Any:
    return config_for(sqlite_at(folder), outside=("127.0.0.0/8",), notices=NotificationSettings(grace_seconds=grace))


def test_killed_between_queueing_and_sending_it_is_sent_once(tmp_path: Path, hook: Receiver) -> None:
    with running(config_of_a_process(tmp_path, 4)) as server:
        with httpx.Client(base_url=server.url, timeout=60) as http:
            ann, bob = Guest(http), Guest(http)
            table_id = two_at_a_table(ann, bob)
            hooked(bob, f"{hook.url}/ok")
            until_asked(table_id, bob, ann)
        wait_until(lambda: on_the_way(tmp_path))
        server.kill()
        assert not hook.came
        server.start()
        wait_until(lambda: turns(hook) and not on_the_way(tmp_path))
        server.kill()
    with running_server(tmp_path) as here:
        here.clock.ahead = HOUR
        settled(here)
    assert len(turns(hook)) == 1


def test_killed_while_sending_it_is_sent_once_more_with_the_same_id(tmp_path: Path, hook: Receiver) -> None:
    with running(config_of_a_process(tmp_path, 0.1)) as server:
        with httpx.Client(base_url=server.url, timeout=60) as http:
            ann, bob = Guest(http), Guest(http)
            table_id = two_at_a_table(ann, bob)
            hooked(bob, f"{hook.url}/hang")
            until_asked(table_id, bob, ann)
        wait_until(lambda: turns(hook, "/hang"))
        server.kill()
    hook.ended.set()  # and now it answers
    for _ in range(3):
        with running_server(tmp_path) as here:
            here.clock.ahead += HOUR
            settled(here)
    ids = [told["id"] for told in turns(hook, "/hang")]
    assert len(ids) == 2
    assert len(set(ids)) == 1


def on_the_way(folder: Path) -> int:
    with sqlite3.connect(folder / "tables.db") as database:
        return int(database.execute("SELECT count(*) FROM deliveries").fetchone()[0])


# Quiet hours


def test_quiet_hours_delay(tmp_path: Path, hook: Receiver) -> None:
    with running_server(tmp_path) as here:
        ann, bob = here.guest(), here.guest()
        table_id = two_at_a_table(ann, bob)
        hooked(bob, f"{hook.url}/ok")
        minute = int(here.clock.now() // 60 % 1440)
        quiet = {"timezone": "UTC", "quiet_from": (minute - 5) % 1440, "quiet_to": (minute + 60) % 1440}
        assert bob.post("/api/my/notices/quiet", quiet).json()["quiet_to"] == quiet["quiet_to"]
        until_asked(table_id, bob, ann)
        settled(here)
        here.clock.ahead = 58 * 60
        settled(here)
        assert not hook.came
        here.clock.ahead = 62 * 60
        settled(here)
        assert len(turns(hook)) == 1


# Push


def test_a_push_can_be_read_only_with_the_keys(tmp_path: Path, hook: Receiver) -> None:
    key, secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": text(point), "auth": text(secret)}
    with running_server(tmp_path) as here:
        ann, bob = here.guest(), here.guest()
        table_id = two_at_a_table(ann, bob, title="Over the pass")
        view = bob.get("/api/my/notices").json()
        asked = {"kind": "push", "address": f"{hook.url}/push", "keys": keys}
        assert bob.post("/api/my/notices/channels", asked).status_code == 200
        until_asked(table_id, bob, ann)
        came = wait_until(lambda: [came for came in hook.at("/push") if came.body != b""])[-1]
        assert b"Over the pass" not in came.body
        assert came.headers["ttl"]
        assert f"k={view['push_key']}" in came.headers["authorization"].replace(" ", "")
        told = json.loads(http_ece.decrypt(came.body, private_key=key, auth_secret=secret, version="aes128gcm"))
        assert told["id"] == came.headers["topic"]
        assert len(told["id"]) <= 32
        assert told["url"] == f"http://trains.example/t/{table_id}"
        assert "Over the pass" in told["title"]
        assert bob.post("/api/my/notices/channels", {**asked, "keys": None}).status_code == 422
        gone = {**asked, "address": f"{hook.url}/gone"}
        id_ = bob.post("/api/my/notices/channels", gone).json()["channels"][-1]["id"]
        left = bob.post(f"/api/my/notices/channels/{id_}/test", {}).json()["channels"]
        assert [channel["address"] for channel in left] == [asked["address"]]


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


# Settings


def test_channels_are_ones_own_and_bounded(tmp_path: Path, hook: Receiver) -> None:
    with running_server(tmp_path, notices=NotificationSettings(channels=2)) as here:
        ann, bob = here.guest(), here.guest()
        mine = hooked(ann, f"{hook.url}/ok")["channels"][0]["id"]
        assert bob.get("/api/my/notices").json()["channels"] == []
        for what in ("remove", "test"):
            assert bob.post(f"/api/my/notices/channels/{mine}/{what}", {}).status_code == 404
        hooked(ann, f"{hook.url}/two")
        hooked(ann, f"{hook.url}/two")
        asked = {"kind": "webhook", "address": f"{hook.url}/three"}
        assert ann.post("/api/my/notices/channels", asked).status_code == 429
        assert len(ann.post(f"/api/my/notices/channels/{mine}/remove", {}).json()["channels"]) == 1
        assert ann.post("/api/my/notices/quiet", {"timezone": "Mars/Olympus"}).status_code == 422


def test_tests_are_limited(tmp_path: Path, hook: Receiver) -> None:
    with running_server(tmp_path) as here:
        bob = here.guest()
        channel = hooked(bob, f"{hook.url}/ok", form="discord")["channels"][0]["id"]
        answers = [bob.post(f"/api/my/notices/channels/{channel}/test", {}).status_code for _ in range(8)]
        assert answers.count(200) == AT_ONCE.tests.burst
        assert answers[-1] == 429
        ann = here.guest()  # guests are made at will: what they share is their address
        another = hooked(ann, f"{hook.url}/ok")["channels"][0]["id"]
        assert ann.post(f"/api/my/notices/channels/{another}/test", {}).status_code == 429
        assert json.loads(hook.came[0].body)["allowed_mentions"] == {"parse": []}


def test_the_tables_that_wait_for_me(tmp_path: Path) -> None:
    with running_server(tmp_path) as here:
        ann, bob = here.guest(), here.guest()
        assert bob.get("/api/my/waiting").json() == {"tables": []}
        table_id = two_at_a_table(ann, bob, title="Over the pass")
        seen = until_asked(table_id, bob, ann)
        (waiting,) = bob.get("/api/my/waiting").json()["tables"]
        assert waiting == {"id": table_id, "title": "Over the pass", "game": seen["game"], "ply": seen["ply"]}
        assert ann.get("/api/my/waiting").json() == {"tables": []}
