"""Mail through an SMTP server on this machine, read back, and its links followed."""

from __future__ import annotations

import asyncio
import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from goldenspike.server.config import MailSettings, NotificationSettings, RateLimit
from goldenspike.server.notifications import dispatcher, mail
from goldenspike.server.notifications.safe_http import DeliveryError
from support.server.helpers import MANY, Guest, patiently
from support.server.notifications import HOUR, RunningServer, running_server, settled, two_at_a_table, until_asked

ANN, BOB = "ann@mail.example", "bob@mail.example"


class PostOffice:
    """Takes every mail; `answers` is what it says to the next ones."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.contents: list[bytes] = []
        """The same mails, as they were sent."""
        self.answers: list[str] = []
        self.port = 0

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        self.contents.append(envelope.content)
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return self.answers.pop(0) if self.answers else "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["to"] == address]


@pytest.fixture
def post() -> Iterator[PostOffice]:
    office = PostOffice()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        office.port = free.getsockname()[1]
    controller = Controller(office, hostname="127.0.0.1", port=office.port)
    controller.start()
    try:
        yield office
    finally:
        controller.stop()


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatcher, "POLL_SECONDS", 0.05)


@contextmanager
def mailing(folder: Path, post: PostOffice, **changes: Any) -> Iterator[RunningServer]:
    settings = MailSettings("127.0.0.1", post.port, sender="trains@server.example", tls="none")
    with running_server(folder, mail=settings, **changes) as here:
        yield here


def content(mail: EmailMessage) -> str:
    return str(mail.get_content())


def links(text: str) -> list[str]:
    """The addresses in it, as paths on our server."""
    return [found.removeprefix("http://trains.example") for found in re.findall(r"http://\S+", text)]


def mailed(guest: Guest, address: str, post: PostOffice, lang: str = "en") -> None:
    """The guest has confirmed that address."""
    asked = {"kind": "mail", "address": address}
    answer = guest.post("/api/my/notices/channels", asked, params={"lang": lang})
    assert answer.status_code == 200, answer.text
    assert not answer.json()["channels"][0]["confirmed"]
    confirm, _ = links(content(post.to(address)[-1]))
    assert "<button" in guest.get(confirm).text, "looking at it changes nothing"
    assert not guest.get("/api/my/notices").json()["channels"][0]["confirmed"]
    assert guest.call("POST", confirm).status_code == 200
    assert guest.get("/api/my/notices").json()["channels"][0]["confirmed"]


def test_an_address_is_confirmed_told_in_its_language_and_left_alone(tmp_path: Path, post: PostOffice) -> None:
    with mailing(tmp_path, post) as here:
        ann, bob = here.guest(), here.guest()
        table_id = two_at_a_table(ann, bob, title="Over the pass")
        mailed(bob, BOB, post, "fr")
        until_asked(table_id, bob, ann)
        settled(here)
        _, mail = post.to(BOB)
        assert mail["subject"] == "À vous de jouer : Over the pass"
        assert mail["from"] == "Golden Spike <trains@server.example>"
        assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        table, stop = links(content(mail))
        assert table == f"/t/{table_id}"
        assert links(mail["list-unsubscribe"]) == [f"{stop}>"]
        stranger = here.guest()
        assert "<button" in stranger.get(stop).text
        form = {"content-type": "application/x-www-form-urlencoded"}
        answer = stranger.call("POST", stop, content=b"List-Unsubscribe=One-Click", headers=form)
        assert answer.status_code == 200
        assert bob.get("/api/my/notices").json()["channels"] == []
        assert stranger.call("POST", stop).status_code == 200, "twice is as good as once"


def test_the_link_that_ends_mail_is_sent_as_it_stands_on_one_line(tmp_path: Path, post: PostOffice) -> None:
    """Mail programs offer "unsubscribe" only for a link that they can read (RFC 8058, RFC 2369)."""
    with mailing(tmp_path, post) as here:
        mailed(here.guest(), BOB, post)
    (sent,) = post.contents
    _, stop = links(content(post.mails[0]))
    (line,) = [line for line in sent.split(b"\r\n") if line.lower().startswith(b"list-unsubscribe:")]
    assert re.fullmatch(rb"List-Unsubscribe: <https?://[!-;=?-~]+>", line), line
    assert line.endswith(f"{stop}>".encode())
    assert b"List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n" in sent


def test_a_link_to_a_host_with_other_letters_is_ascii() -> None:
    link = f"https://zürich.example:8000/mail/stop/{'x' * 100}"
    written = mail.compose_mail("id", ANN, "trains@server.example", "Your turn", "text", link, 0.0)
    plain = f"https://xn--zrich-kva.example:8000/mail/stop/{'x' * 100}"
    assert f"\nList-Unsubscribe: <{plain}>\n".encode() in written.as_bytes()


def test_several_tables_are_one_mail(tmp_path: Path, post: PostOffice) -> None:
    with mailing(tmp_path, post) as here:
        ann, bob = here.guest(), here.guest()
        ids = [two_at_a_table(ann, bob) for _ in range(3)]
        mailed(bob, BOB, post)
        now = here.clock.now()
        minute = int(now // 60 % 1440)
        quiet = {"timezone": "UTC", "quiet_from": (minute - 5) % 1440, "quiet_to": (minute + 30) % 1440}
        bob.post("/api/my/notices/quiet", quiet)
        for table_id in ids:
            until_asked(table_id, bob, ann)
        settled(here)
        assert len(post.to(BOB)) == 1, "it is quiet"
        here.clock.ahead = HOUR
        settled(here)
        _, digest = post.to(BOB)
        assert digest["subject"] == "News from 3 of your tables"
        assert {f"/t/{table_id}" for table_id in ids} < set(links(content(digest)))


def test_what_a_mail_server_refuses_is_tried_again_with_the_same_id(tmp_path: Path, post: PostOffice) -> None:
    with mailing(tmp_path, post) as here:
        ann, bob = here.guest(), here.guest()
        table_id = two_at_a_table(ann, bob)
        mailed(bob, BOB, post)
        post.answers = ["451 later"]
        until_asked(table_id, bob, ann)
        settled(here)
        assert bob.get("/api/my/notices").json()["channels"][0]["error"] == "The mail server rejected the message."
        until_asked(two_at_a_table(ann, bob), bob, ann)
        here.clock.ahead = HOUR
        settled(here)
        _, *tries = post.to(BOB)
        again = [mail for mail in tries if mail["message-id"] == tries[0]["message-id"]]
        assert len(again) == 2
        assert [links(content(mail))[0] for mail in again] == [f"/t/{table_id}"] * 2
        assert bob.get("/api/my/notices").json()["channels"][0]["error"] is None


def test_a_player_who_wants_no_mail_is_not_written_to_again(tmp_path: Path, post: PostOffice) -> None:
    with mailing(tmp_path, post) as here:
        bob = here.guest()
        asked = {"kind": "mail", "address": ANN}
        assert bob.post("/api/my/notices/channels", asked).status_code == 200
        _, stop = links(content(post.to(ANN)[0]))
        assert here.guest().call("POST", stop).status_code == 200
        assert here.guest().post("/api/my/notices/channels", asked).status_code == 409
        assert len(post.to(ANN)) == 1


def test_an_address_is_not_flooded_with_links(tmp_path: Path, post: PostOffice) -> None:
    with mailing(tmp_path, post) as here:
        asked = {"kind": "mail", "address": ANN}
        answers = [here.guest().post("/api/my/notices/channels", asked).status_code for _ in range(9)]
        assert answers[-1] == 429
        assert len(post.to(ANN)) == answers.count(200) <= 5


def test_nor_from_many_addresses(tmp_path: Path, post: PostOffice) -> None:
    few, many = NotificationSettings(links=RateLimit(3, 0.0001), tests=MANY), range(9)
    with mailing(tmp_path, post, notices=few) as here:
        for number in many:
            asked = {"kind": "mail", "address": ANN.upper() if number % 2 else ANN}
            here.guest().post("/api/my/notices/channels", asked)
        assert len(post.mails) == few.links.burst


@pytest.mark.parametrize(
    "address", ["", "no address", "a@b", "ann@mail.example\nBcc: all@mail.example", "<a@b.example>"]
)
def test_what_is_no_address(tmp_path: Path, post: PostOffice, address: str) -> None:
    with mailing(tmp_path, post) as here:
        answer = here.guest().post("/api/my/notices/channels", {"kind": "mail", "address": address})
        assert answer.status_code in (400, 422)
        assert not post.mails


@pytest.mark.parametrize("path", ["/mail/confirm/x.y", "/mail/stop/x", "/mail/other/x.y", "/mail/stop/é.ü"])
def test_links_that_are_not_ours(tmp_path: Path, post: PostOffice, path: str) -> None:
    with mailing(tmp_path, post) as here:
        guest = here.guest()
        assert guest.get(path).status_code == 403
        assert guest.call("POST", path).status_code == 403


@patiently
def test_a_mail_server_that_says_nothing_keeps_nobody_waiting_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "WAIT_SECONDS", 0.2)
    monkeypatch.setattr(mail, "STEP_SECONDS", 2.0)
    silent = socket.create_server(("127.0.0.1", 0))
    settings = MailSettings("127.0.0.1", silent.getsockname()[1], sender="trains@server.example", tls="none")

    async def send() -> list[Any]:
        sender = mail.MailSender(settings)
        mails = (
            mail.compose_mail(f"{each}", ANN, settings.sender, "", "", "", 0.0)
            for each in range(mail.MAX_CONNECTIONS + 3)
        )
        try:
            return await asyncio.gather(*map(sender.send, mails), return_exceptions=True)
        finally:
            sender.close()

    with silent:
        began = time.monotonic()
        answers = asyncio.run(send())
        took = time.monotonic() - began
    assert [type(answer) for answer in answers] == [DeliveryError] * (mail.MAX_CONNECTIONS + 3)
    assert not any(answer.doubtful for answer in answers)
    assert took < 2 * 2.0, "those who waited were not tried one after the other"


def test_without_a_mail_server_there_is_no_mail(tmp_path: Path) -> None:
    with running_server(tmp_path) as here:
        guest = here.guest()
        assert not guest.get("/api/my/notices").json()["mail"]
        assert guest.post("/api/my/notices/channels", {"kind": "mail", "address": ANN}).status_code == 409
