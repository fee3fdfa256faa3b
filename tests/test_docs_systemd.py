"""The systemd unit in docs/operating.md can start the server it describes."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[1] / "docs" / "operating.md"


@pytest.fixture
def service() -> dict[str, list[str]]:
    """The values of every setting of the unit's [Service] section."""
    units = re.findall(r"```ini\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (unit,) = [block for block in units if "ExecStart=" in block and " serve" in block]
    found = defaultdict(list)
    for line in unit.partition("[Service]\n")[2].partition("\n[")[0].splitlines():
        name, equals, value = line.partition("=")
        if equals:
            found[name].append(value)
    return found


def test_several_workers_have_a_temporary_folder(service: dict[str, list[str]]) -> None:
    """Workers share their metrics in one, and `ProtectSystem=strict` makes /tmp read-only."""
    assert service["ProtectSystem"] == ["strict"]
    assert any("GOLDENSPIKE_WORKERS=" in line for line in service["Environment"])
    assert service["PrivateTmp"] == ["yes"]


def test_its_data_folder_is_writable(service: dict[str, list[str]]) -> None:
    assert service["StateDirectory"] == ["goldenspike"]
    assert "XDG_DATA_HOME=/var/lib" in service["Environment"]
