"""The client as static files."""

from __future__ import annotations

from pathlib import Path

import pytest

from goldenspike.server.http import static_files
from support.server.helpers import Guest


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Golden Spike</title>")
    (folder / "assets" / "app-3f2a.js").write_text("console.log(1);" * 50)
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(static_files, "FOLDER", folder)
    return folder


@pytest.mark.parametrize("path", ["/", "/new", "/t/abc", "/rules/continental-divide", "/index.html"])
def test_pages_are_the_index(guest: Guest, built: Path, path: str) -> None:
    answer = guest.get(path)
    assert answer.status_code == 200
    assert "<title>Golden Spike" in answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_hashed_files_are_kept_for_ever(guest: Guest, built: Path) -> None:
    answer = guest.get("/assets/app-3f2a.js", headers={"accept-encoding": "gzip"})
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text.startswith("console.log")
    assert "javascript" in answer.headers["content-type"]
    plain = guest.get("/assets/app-3f2a.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers


def test_an_unchanged_file_is_not_sent_again(guest: Guest, built: Path) -> None:
    tag = guest.get("/icon.svg").headers["etag"]
    answer = guest.get("/icon.svg", headers={"if-none-match": tag})
    assert (answer.status_code, answer.content) == (304, b"")
    (built / "icon.svg").write_text("<svg></svg>")
    assert guest.get("/icon.svg", headers={"if-none-match": tag}).text == "<svg></svg>"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%5csecret.txt", "/assets/%00"]
)
def test_nothing_outside_the_folder(guest: Guest, built: Path, path: str) -> None:
    answer = guest.get(path)
    assert "secret" not in answer.text
    assert answer.status_code in (200, 404)


def test_a_missing_file_is_missing(guest: Guest, built: Path) -> None:
    """A browser that is given a page for a script says things nobody understands."""
    assert guest.get("/assets/gone-0000.js").status_code == 404
    assert guest.get("/api/gone").status_code == 404


def test_without_a_client_a_sentence_says_so(guest: Guest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_files, "FOLDER", tmp_path / "nothing")
    answer = guest.get("/", headers={"accept-language": "fr"})
    assert answer.status_code == 200
    assert answer.text.startswith("Le client web")
