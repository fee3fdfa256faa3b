"""Every sentence the server says, in both languages."""

from __future__ import annotations

import re

import pytest

from goldenspike import words
from goldenspike.server.settings import SETTINGS
from goldenspike.server.storage.backends.postgresql import ERROR_KEYS
from goldenspike.server.storage.backends.sqlite_file import PERMANENT_ERRORS, TRANSIENT_ERRORS

PACKAGE = words.FOLDER.parent
KEY = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


def catalogue(lang: str) -> str:
    return (words.FOLDER / lang / "server.ftl").read_text(encoding="utf-8")


def test_both_languages_have_the_same_sentences_with_the_same_values() -> None:
    values = {
        lang: {
            line.partition(" = ")[0]: set(re.findall(r"\$\w+", line))
            for line in catalogue(lang).splitlines()
            if " = " in line
        }
        for lang in words.LANGUAGES
    }
    assert values["en"] == values["fr"]


def test_every_key_in_the_code_has_its_sentence_and_every_sentence_is_used() -> None:
    folders = (PACKAGE / "server", PACKAGE / "tables")
    code = "\n".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.py"))
    used = set(re.findall(r'"((?:server|backup)-[a-z-]+)"', code)) - {"server-database-"}
    used |= {
        f"server-database-{kind}"
        for kind in ("broken", *ERROR_KEYS.values(), *TRANSIENT_ERRORS.values(), *PERMANENT_ERRORS.values())
    }
    used |= {f"server-setting-no-{kind}" for kind in ("int", "float")}
    used |= {setting.about for setting in SETTINGS}
    used |= {f"server-settings-{setting.group}" for setting in SETTINGS if setting.group != "everyday"}
    files = (path.read_text(encoding="utf-8") for path in (words.FOLDER / "en").glob("*.ftl"))
    said = {key for text in files for key in KEY.findall(text) if key.startswith(("server-", "backup-"))}
    assert used == said


@pytest.mark.parametrize("mark", [":", ";", "!", "?", "»"])
def test_french_spaces_before_double_marks(mark: str) -> None:
    for line in catalogue("fr").splitlines():
        sentence = (
            line.partition(" = ")[2]
            .replace("http://", "")
            .replace("https://", "")
            .replace("sqlite://", "")
            .replace("postgresql://", "")
        )
        assert f" {mark}" not in sentence, line
        assert not re.search(rf"\w{re.escape(mark)}", sentence), line
