"""`goldenspike reports`: chat messages that players reported, for administrators."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from functools import partial

from goldenspike.errors import GoldenSpikeError
from goldenspike.server import settings
from goldenspike.server.storage import chat as queries
from goldenspike.server.storage import open_store
from goldenspike.server.storage.chat import ReportRow
from goldenspike.terminal.screen import stdout_console
from goldenspike.words import say


def reports(database: str | None, settle: str | None) -> int:
    store = open_store(settings.read_settings({"database": database}).config)
    if settle is None:
        found = asyncio.run(store.run_beside_server(queries.open_reports))
        lines = [line for report in found for line in _lines(report)] or [say("cli-reports-none")]
    elif asyncio.run(store.run_beside_server(partial(queries.settle_report, report_id=settle, at=time.time()))):
        lines = [say("cli-reports-settled", id=settle)]
    else:
        raise GoldenSpikeError("cli-reports-unknown", id=settle)
    for line in lines:
        stdout_console().print(line, soft_wrap=True, markup=False, highlight=False)
    return 0


def _lines(report: ReportRow) -> list[str]:
    at = datetime.fromtimestamp(report.at, UTC).strftime("%Y-%m-%d %H:%M")
    return [
        say("cli-reports-head", id=report.id, at=at, table=report.table_id, number=str(report.number)),
        "  " + say("cli-reports-said", said=report.said),
        "  " + say("cli-reports-why", why=report.why),
        "  " + say("cli-reports-who", guest=report.guest, by=report.by),
    ]
