"""Set up what is missing and start Golden Spike. Needs only Python 3.11 or newer.

    python3 play.py                 play, in the browser
    python3 play.py --setup         only create .venv, with what playing needs
    python3 play.py --setup dev     the same, with the tools for tests and checks
    python3 play.py --setup compiled    .venv-compiled: the tools, and the engine as native code

All other arguments go to `goldenspike`.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
LOCKS = {"play": "requirements.lock", "dev": "requirements-dev.lock", "compiled": "requirements-dev.lock"}
BIN = "Scripts" if os.name == "nt" else "bin"


def main() -> int:
    if sys.version_info < (3, 11):
        found = ".".join(map(str, sys.version_info[:3]))
        print(f"Golden Spike needs Python 3.11 or newer; this is Python {found}.", file=sys.stderr)
        return 2
    arguments = sys.argv[1:]
    if arguments[:1] == ["--setup"]:
        kind = arguments[1] if len(arguments) > 1 else "play"
        if kind not in LOCKS:
            print(f"--setup takes play, dev or compiled, not {kind!r}.", file=sys.stderr)
            return 2
        return set_up(kind)
    if failed := set_up("play"):
        return failed
    program = HERE / ".venv" / BIN / "goldenspike"
    return subprocess.call([program, *(arguments or ["serve", "--open"])])


def set_up(kind: str) -> int:
    """Create the environment, unless it is up to date."""
    folder = HERE / (".venv-compiled" if kind == "compiled" else ".venv")
    stamp = folder / f"made-for-{kind}"
    wanted = fingerprint(kind)
    if stamp.exists() and stamp.read_text() == wanted:
        return 0
    print(f"Setting up {folder.name} for {kind} ...", file=sys.stderr)
    if not (folder / BIN).exists():
        venv.create(folder, with_pip=True)
    pip = [str(folder / BIN / "python"), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    failed = subprocess.call([*pip, "--require-hashes", "-r", LOCKS[kind]], cwd=HERE)
    failed = failed or (install_compiled(pip) if kind == "compiled" else install(pip))
    if failed:
        print("The setup failed; see the output of pip above.", file=sys.stderr)
        return failed
    stamp.write_text(wanted)
    return 0


def install(pip: list[str]) -> int:
    return subprocess.call([*pip, "--no-deps", "--editable", "."], cwd=HERE)


def install_compiled(pip: list[str]) -> int:
    """Build from a copy: a compiled module next to its source would be imported instead of it."""
    with tempfile.TemporaryDirectory() as copy:
        shutil.copytree(HERE / "goldenspike", Path(copy) / "goldenspike", ignore=shutil.ignore_patterns("*.so"))
        for name in ("pyproject.toml", "build_client.py", "README.md", "LICENSE"):
            shutil.copy(HERE / name, copy)
        environment = {**os.environ, "HATCH_BUILD_HOOK_ENABLE_MYPYC": "1"}
        return subprocess.call([*pip, "--no-deps", "--force-reinstall", "."], cwd=copy, env=environment)


def fingerprint(kind: str) -> str:
    """Hash what the environment is made from: the lock, the project file, and the sources that are built."""
    files = [HERE / LOCKS[kind], HERE / "pyproject.toml"]
    if kind == "compiled":
        files += sources("goldenspike")
    else:
        files += [HERE / "web" / "package-lock.json", *sources("web/src")]
    digest = hashlib.sha256(sys.version.encode())
    for path in files:
        digest.update(str(path.relative_to(HERE)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def sources(folder: str) -> list[Path]:
    """List the files of a folder that are not generated."""
    found = (path for path in (HERE / folder).rglob("*") if path.is_file() and path.suffix != ".pyc")
    return sorted(path for path in found if "static" not in path.parts)


if __name__ == "__main__":
    sys.exit(main())
