"""The files around the program: CI, pre-commit, Docker, compose, systemd units, attributes. They parse, and what they
run exists.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from goldenspike import __version__
from goldenspike.cli.app import app
from goldenspike.server import settings
from support.processes import GRACE_SECONDS
from support.server.helpers import wait_until

ROOT = Path(__file__).parents[1]
UNITS = ROOT / "docs" / "systemd"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
YAML = [
    *sorted((ROOT / ".github").rglob("*.yml")),
    ROOT / ".pre-commit-config.yaml",
    ROOT / "compose.yaml",
    ROOT / "mkdocs.yml",
]
VARIABLES = {setting.variable for setting in settings.SETTINGS}


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def accepted(command: list[str], environment: Mapping[str, str]) -> None:
    """Parse a command line as the program does, with its settings from this environment."""
    assert command[0].rpartition("/")[2] == "goldenspike", command
    verb, bound, _ = app.parse_args(command[1:], exit_on_error=False, print_error=False)
    given = dict(bound.kwargs)
    if verb.__name__ == "think":
        given["bot_processes"] = given.pop("workers", None)
    settings.read_settings(given, environment=environment)


@pytest.mark.parametrize("path", YAML, ids=lambda path: path.name)
def test_yaml_parses(path: Path) -> None:
    assert isinstance(read(path), dict)


# Continuous integration and pre-commit


def test_ci_runs_every_python_that_the_project_supports() -> None:
    job = read(ROOT / ".github/workflows/ci.yml")["jobs"]["test"]
    named = [line.rpartition(" ")[2] for line in PROJECT["classifiers"] if "Python :: 3." in line]
    assert job["strategy"]["matrix"]["python"][: len(named)] == named
    assert PROJECT["requires-python"] == f">={named[0]}"
    (command,) = [step["run"] for step in job["steps"] if "run" in step]
    assert command == ".ci/run"
    assert os.access(ROOT / command, os.X_OK)


def test_hooks_run_tools_of_the_environment() -> None:
    (repository,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    tools = [shlex.split(hook["entry"])[0] for hook in repository["hooks"]]
    assert all(tool.startswith(".venv/bin/") for tool in tools)
    assert [tool for tool in tools if not (Path(sys.prefix) / "bin" / Path(tool).name).exists()] == []


@pytest.mark.parametrize(
    "path", sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("[!c]*.yml")), ids=lambda path: path.name
)
def test_issue_forms_are_complete(path: Path) -> None:
    form = read(path)
    assert {"name", "description", "body"} <= form.keys()
    for field in form["body"]:
        assert field["type"] in ("textarea", "input", "dropdown")
        assert field["id"].isidentifier()
        assert field["attributes"]["label"]


# Attributes


@pytest.fixture(scope="module")
def tracked() -> list[str]:
    """The lines of `git ls-files --eol`."""
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("not a Git checkout")
    done = subprocess.run(["git", "ls-files", "--eol"], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S607
    return done.stdout.splitlines()


def test_line_ends_are_the_same_everywhere(tracked: list[str]) -> None:
    """A pack is known by the hash of its files."""
    assert [line for line in tracked if "i/crlf" in line or "i/mixed" in line] == []
    tables = [line for line in tracked if line.endswith((".csv", ".toml", ".ftl"))]
    assert len(tables) > 50
    assert [line for line in tables if "attr/text eol=lf" not in line] == []


def test_images_are_binary(tracked: list[str]) -> None:
    binary = [line for line in tracked if line.endswith((".png", ".npz"))]
    assert binary
    assert [line for line in binary if "attr/-text" not in line] == []


# Docker


def instructions() -> list[tuple[str, str]]:
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = text.replace("\\\n", " ").splitlines()
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines if line)]


def docker_commands() -> tuple[list[str], list[str]]:
    """Those of the image: what it runs, and what says whether it is well."""
    found = dict(instructions())
    return json.loads(found["CMD"]), json.loads(found["HEALTHCHECK"].partition(" CMD ")[2])


def test_dockerfile() -> None:
    found = instructions()
    words = {"FROM", "ARG", "RUN", "WORKDIR", "COPY", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"}
    assert {word for word, _ in found} <= words
    assert [rest for word, rest in found if word == "FROM"] == ["python:3.13-slim AS build", "python:3.13-slim"]
    assert [rest for word, rest in found if word == "USER"] == ["goldenspike"]
    copied = [name for word, rest in found if word == "COPY" and "--from" not in rest for name in rest.split()[:-1]]
    assert [name for name in copied if not (ROOT / name).exists()] == []
    listed = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert [line[1:] for line in listed if line.startswith("!")] == copied
    (built,) = re.findall(r'^BUILT = "(.*)"$', (ROOT / "build_client.py").read_text(encoding="utf-8"), re.MULTILINE)
    assert built in listed


def test_the_image_serves() -> None:
    command, health = docker_commands()
    accepted(command, {})
    assert dict(instructions())["EXPOSE"] == command[command.index("--port") + 1]
    assert f":{dict(instructions())['EXPOSE']}/health" in health[-1]


@pytest.mark.slow
def test_what_the_image_runs_is_healthy(tmp_path: Path) -> None:
    command, health = docker_commands()
    with free_port() as port:
        command = [sys.executable, "-m", *command[:-1], str(port)]
        health = [sys.executable, *health[1:-1], health[-1].replace(":8000/", f":{port}/")]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    with started(command, environment, port):
        assert subprocess.run(health, check=False).returncode == 0
    assert (tmp_path / "goldenspike" / "tables.db").exists()
    assert subprocess.run(health, stderr=subprocess.DEVNULL, check=False).returncode != 0


def test_compose() -> None:
    services = read(ROOT / "compose.yaml")["services"]
    image, _ = docker_commands()
    for name in ("server", "bots"):
        environment = services[name]["environment"]
        assert set(environment) <= VARIABLES
        accepted(services[name].get("command", image), environment)
    assert (
        services["server"]["environment"]["GOLDENSPIKE_DATABASE"]
        == (services["bots"]["environment"]["GOLDENSPIKE_DATABASE"])
    )
    assert re.fullmatch(r"postgres:\d+-alpine", services["database"]["image"])
    volumes = read(ROOT / "compose.yaml")["volumes"]
    used = [volume.partition(":")[0] for service in services.values() for volume in service.get("volumes", ())]
    assert sorted(used) == sorted(volumes)
    assert all(set(service.get("depends_on", {})) <= services.keys() for service in services.values())


@pytest.mark.skipif(shutil.which("docker") is None, reason="there is no docker")
def test_compose_as_docker_reads_it() -> None:
    command = ["docker", "compose", "--file", str(ROOT / "compose.yaml"), "config", "--quiet"]
    environment = {**os.environ, "POSTGRES_PASSWORD": "secret"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if "unknown" in done.stderr or "not a docker command" in done.stderr:
        pytest.skip("docker has no compose")
    assert (done.returncode, done.stderr) == (0, "")


# systemd


def unit(name: str) -> dict[str, list[str]]:
    """The directives of a unit, each with its values."""
    found: dict[str, list[str]] = {}
    for line in (UNITS / name).read_text(encoding="utf-8").splitlines():
        key, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(key, []).append(value)
    return found


def environment_file() -> dict[str, str]:
    lines = (UNITS / "goldenspike.env").read_text(encoding="utf-8").splitlines()
    return {key: value for key, _, value in (line.partition("=") for line in lines)}


@pytest.mark.parametrize("name", ["goldenspike.service", "goldenspike-think.service"])
def test_units_start_the_program(name: str) -> None:
    found, environment = unit(name), environment_file()
    assert set(environment) <= VARIABLES
    assert found["PrivateTmp"] == ["yes"]
    accepted(shlex.split(found["ExecStart"][0]), environment)


def test_several_workers_have_a_temporary_folder() -> None:
    """Workers share their metrics in one, and `ProtectSystem=strict` makes /tmp read-only."""
    assert int(environment_file()["GOLDENSPIKE_WORKERS"]) > 1
    for name in ("goldenspike.service", "goldenspike-think.service"):
        assert (unit(name)["ProtectSystem"], unit(name)["PrivateTmp"]) == (["strict"], ["yes"])


def test_the_data_folder_of_the_service_is_writable() -> None:
    service = unit("goldenspike.service")
    assert service["StateDirectory"] == ["goldenspike"]
    assert "XDG_DATA_HOME=/var/lib" in service["Environment"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze")
@pytest.mark.parametrize("name", ["goldenspike.service", "goldenspike-think.service"])
def test_systemd_accepts_the_units(name: str, tmp_path: Path) -> None:
    """With a program that exists here."""
    text = (UNITS / name).read_text(encoding="utf-8").replace("/opt/goldenspike/bin/goldenspike", sys.executable)
    (tmp_path / name).write_text(text, encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / name)],  # noqa: S607
        capture_output=True,
        text=True,
        check=False,
    )
    ours = [line for line in done.stderr.splitlines() if name in line]
    assert (done.returncode, ours) == (0, [])


SANDBOX = """
import os, subprocess, sys
from pathlib import Path

private, *kept = sys.argv[1].split(":")
command = sys.argv[2:]

def mount(*arguments):
    subprocess.run(["mount", *arguments], check=True)

mount("--make-rprivate", "/")
if private:
    # A new /tmp, in which only the folders that the service has outside it are seen.
    mount("--bind", "/tmp", "/mnt")
    mount("-t", "tmpfs", "tmpfs", "/tmp")
    for folder in kept:
        if folder.startswith("/tmp/"):
            Path(folder).mkdir(parents=True)
            mount("--bind", "/mnt/" + folder.removeprefix("/tmp/"), folder)
for folder in kept:
    mount("--bind", folder, folder)
writable = (*kept, *(["/tmp"] if private else []))
for line in Path("/proc/self/mounts").read_text().splitlines():
    _, at, kind, options = line.split()[:4]
    if at in writable or at.startswith(("/proc", "/sys", "/dev")) or "ro" in options.split(","):
        continue
    mount("-o", "remount,bind,ro", at)
try:
    Path.home().joinpath("goldenspike-was-here").touch()
except OSError:
    os.execvp(command[0], command)
sys.exit("the file system is not read-only")
"""
"""Shows the program the file system that `ProtectSystem=strict` would: argument 1 is `PRIVATE_TMP:FOLDER:…`."""


@pytest.fixture(scope="module")
def namespaces() -> None:
    if sys.platform != "linux" or shutil.which("unshare") is None:
        pytest.skip("mount namespaces need Linux and unshare")
    probe = [sys.executable, "-c", SANDBOX, "yes", "true"]
    done = subprocess.run(["unshare", "--mount", *probe], capture_output=True, text=True, check=False)  # noqa: S607
    if done.returncode:
        pytest.skip(f"no mount namespace can be made here: {done.stderr.strip().splitlines()[-1:]}")


@pytest.mark.slow
@pytest.mark.usefixtures("namespaces")
def test_the_units_run_on_a_read_only_file_system(postgresql: Callable[[], str], tmp_path: Path) -> None:
    serve, think = unit("goldenspike.service"), unit("goldenspike-think.service")
    database = postgresql()
    state = tmp_path / serve["StateDirectory"][0]
    state.mkdir()
    sockets = re.search(r"host=([^&]+)", database)
    environment = {
        **{key: value for key, value in os.environ.items() if key not in ("TMPDIR", "TEMP", "TMP")},
        **dict(line.split("=") for line in serve["Environment"]),
        **environment_file(),
        "GOLDENSPIKE_DATABASE": database,
        "GOLDENSPIKE_WORKERS": "2",
        "XDG_DATA_HOME": str(tmp_path),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    kept = [str(state), *([sockets[1].replace("%2F", "/")] if sockets else [])]

    def sandboxed(found: dict[str, list[str]], *more: str) -> list[str]:
        assert found["ProtectSystem"] == ["strict"]
        private = "yes" if found.get("PrivateTmp") == ["yes"] else ""
        program = [sys.executable, "-m", "goldenspike", *shlex.split(found["ExecStart"][0])[1:], *more]
        return ["unshare", "--mount", sys.executable, "-c", SANDBOX, ":".join([private, *kept]), *program]

    with free_port() as port:
        pass
    with started(sandboxed(serve, "--port", str(port)), environment, port):
        assert f'version="{__version__}"' in httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=30).text
        thinking = subprocess.Popen(
            sandboxed(think), env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert thinking.stdout is not None
        try:
            line = thinking.stdout.readline()
            assert thinking.poll() is None, line
        finally:
            thinking.terminate()
            rest, _ = thinking.communicate(timeout=GRACE_SECONDS)
        assert thinking.returncode == 0, line + rest


@contextmanager
def free_port() -> Iterator[int]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        yield free.getsockname()[1]


@contextmanager
def started(command: list[str], environment: dict[str, str], port: int) -> Iterator[None]:
    """A server that answers; it must stop when it is told to."""
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)

    def ready() -> bool:
        assert process.poll() is None, process.communicate()[1]
        with suppress(httpx.HTTPError):
            return httpx.get(f"http://127.0.0.1:{port}/health", timeout=20).status_code == 200
        return False

    try:
        wait_until(ready)
        yield
        process.terminate()
        said = process.communicate(timeout=GRACE_SECONDS)[1]
        assert process.returncode in (0, -signal.SIGTERM), said
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        process.wait()
