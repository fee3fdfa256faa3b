"""The OpenAPI document, and a fuzzer that reads it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import hypothesis
import pytest
import schemathesis

from support.server.helpers import Guest, Running, bot, config_for, hotseats, human, running, sqlite_at

CALLS = {
    "/api/games",
    "/api/games/{game}/options",
    "/api/packs/{sha256}",
    "/api/packs/{sha256}/picture",
    "/api/packs/{sha256}/sheet",
    "/api/rules/{game}",
    "/api/words",
    "/api/account",
    "/api/account/codes",
    "/api/account/delete",
    "/api/account/export",
    "/api/account/keys",
    "/api/account/login",
    "/api/account/logout",
    "/api/account/passkeys",
    "/api/account/passkeys/login",
    "/api/account/passkeys/options",
    "/api/account/passkeys/question",
    "/api/account/passkeys/remove",
    "/api/account/passkeys/signup",
    "/api/account/password",
    "/api/account/preferences",
    "/api/account/recover",
    "/api/account/sessions/end",
    "/api/best/{game}",
    "/api/people/{name}",
    "/api/lobby",
    "/api/my/absence",
    "/api/my/invitations",
    "/api/my/list",
    "/api/my/people",
    "/api/quick",
    "/api/tables/{table_id}/archive",
    "/api/tables/{table_id}/decline",
    "/api/tables/{table_id}/end",
    "/api/tables/{table_id}/enter",
    "/api/tables/{table_id}/invite",
    "/api/tables/{table_id}/note",
    "/api/tables/{table_id}/pause",
    "/api/tables/{table_id}/rematch",
    "/api/tables/{table_id}/seats/{number}/back",
    "/api/tables/{table_id}/talk",
    "/api/tables/{table_id}/talk/{number}/mute",
    "/api/tables/{table_id}/talk/{number}/report",
    "/api/lessons",
    "/api/lessons/{lesson}",
    "/api/tables",
    "/api/my/tables",
    "/api/my/waiting",
    "/api/my/notices",
    "/api/my/notices/quiet",
    "/api/my/notices/channels",
    "/api/my/notices/channels/{channel_id}/remove",
    "/api/my/notices/channels/{channel_id}/test",
    "/api/tables/{table_id}",
    "/api/tables/{table_id}/actions",
    "/api/tables/{table_id}/undo",
    "/api/tables/{table_id}/undo/answer",
    "/api/tables/{table_id}/start",
    "/api/tables/{table_id}/close",
    "/api/tables/{table_id}/terms",
    "/api/tables/{table_id}/seats/{number}/take",
    "/api/tables/{table_id}/seats/{number}/link",
    "/api/tables/{table_id}/seats/{number}/give",
    "/api/tables/{table_id}/seats/{number}/leave",
    "/api/tables/{table_id}/seats/{number}/name",
    "/api/tables/{table_id}/seats/{number}/nonce",
    "/api/tables/{table_id}/hint",
    "/api/tables/{table_id}/history",
    "/api/tables/{table_id}/at/{log}",
    "/api/tables/{table_id}/ledger",
    "/api/tables/{table_id}/record",
    "/api/tables/{table_id}/stream",
}


def test_every_call_is_described(guest: Guest) -> None:
    document = guest.get("/schema/openapi.json").json()
    assert set(document["paths"]) == CALLS
    update = document["paths"]["/api/tables/{table_id}/actions"]["post"]
    assert update["responses"]["200"]["content"]["application/json"]["schema"]["$ref"].endswith("/TableUpdate")
    assert {"400", "403", "404", "409", "413", "422", "429", "503"} <= set(update["responses"])


def test_the_document_loads_nothing_from_elsewhere(guest: Guest) -> None:
    """The usual viewers of such documents would fetch their scripts from other people's servers."""
    for path in ("/schema", "/schema/swagger", "/schema/redoc", "/schema/elements"):
        assert "<script" not in guest.get(path).text


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config_for(sqlite_at(tmp_path_factory.mktemp("openapi")))) as started:
        yield started


@pytest.mark.slow
def test_no_call_ever_ends_in_a_5xx(server: Running, tmp_path: Path) -> None:
    with httpx.Client(base_url=server.url, timeout=60) as web:
        guest = Guest(web)
        accounts = []
        for number in range(8):
            accounts.append(Guest(web))
            accounts[-1].post("/api/account", {"name": f"Ann {number}", "password": "correct horse battery"})
        tables = [guest.open(*hotseats("Ann", "Bob", "Cy")), guest.open(human(me=True), bot(), {"kind": "open"})]
        schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
        ids = [table["id"] for table in tables]
        statuses: set[int] = set()
        for found in schema.get_all_operations():
            operation: Any = found.ok()  # type: ignore[union-attr]  # which says so where it is not
            if operation.path.endswith(("/stream", "/close", "/end")):
                continue  # the first does not end, after the others nothing can be called; test_live.py, test_seats.py

            @hypothesis.settings(
                max_examples=25,
                deadline=None,
                database=None,
                derandomize=True,
                suppress_health_check=list(hypothesis.HealthCheck),
            )
            @hypothesis.given(case=operation.as_strategy(), table=hypothesis.strategies.sampled_from(ids))
            def attack(case: Any, table: str) -> None:
                if "table_id" in case.path_parameters:
                    case.path_parameters["table_id"] = table
                cookies = {"gs_guest": guest.cookie or ""}
                if case.path.startswith("/api/account"):
                    me = accounts[-1]
                    if me.get("/api/account").json()["name"] is None and len(accounts) > 1:
                        accounts.pop()  # the call was a log-out
                        me = accounts[-1]
                    cookies = me.logged_in  # the guest stays a guest: otherwise their tables would belong to an account
                said = "; ".join(f"{name}={value}" for name, value in cookies.items())
                answer = case.call(headers={"cookie": said}, timeout=20)
                statuses.add(answer.status_code)
                assert answer.status_code < 500, answer.text

            attack()
        assert {200, 400} <= statuses
        assert guest.table(ids[0])["state"] == "running"
