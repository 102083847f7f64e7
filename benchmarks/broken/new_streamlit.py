"""The newest Streamlit beside the one that is installed here: ``python -m benchmarks.broken.new_streamlit``.

Every screen is opened with each, in an environment of its own. It has neither torch nor gensim, which take longest to install: the screens that need torch only say so.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
LEFT_OUT = ("torch", "gensim")

_ASK = ("--dry-run", "--ignore-installed", "--no-deps", "--upgrade", "--report", "-", "streamlit")


def newest_version(report: str) -> str:
    """The version that pip would install, from what `pip install --dry-run --report -` says."""
    (one,) = json.loads(report)["install"]
    return str(one["metadata"]["version"])


@contextmanager
def _environment() -> Iterator[str]:
    """The Python of a new environment with the packages of requirements.txt, but for those that are left out."""
    asked = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines(keepends=True)
    with tempfile.TemporaryDirectory(prefix="new-streamlit-") as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python, file = str(Path(folder) / "bin" / "python"), Path(folder) / "requirements.txt"
        file.write_text("".join(line for line in asked if not line.startswith(LEFT_OUT)), encoding="utf-8")
        _pip(python, "-r", str(file))
        yield python


def _pip(python: str, *arguments: str) -> str:
    command = [python, "-m", "pip", "install", "-qq", *arguments]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def screens_by_version() -> Mapping[str, dict[str, Any]]:
    """What every screen shows with each version, as `every_screen` prints it.

    Raises:
        CalledProcessError: a version cannot be installed, or the app does not even begin with it.
    """
    seen = {}
    with _environment() as python:
        for version in dict.fromkeys((installed_version("streamlit"), newest_version(_pip(python, *_ASK)))):
            _pip(python, f"streamlit=={version}")
            ran = subprocess.run(
                [python, "-m", "benchmarks.broken.every_screen"], cwd=ROOT, stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL, text=True, check=True,
            )  # fmt: skip
            seen[version] = json.loads(ran.stdout)
    return seen


def faults(seen: Mapping[str, Any]) -> list[str]:
    """What is wrong with what one version shows: exceptions, screens without a title, a right answer marked wrong."""
    found = []
    for name, one in seen["screens"].items():
        found += [f"/{name}: {message}" for message in one["exceptions"]]
        if not one["title"]:
            found.append(f"/{name}: has no title")
    return found + ([] if "correct" in seen["mark"] else [f"the mark of a right answer: {seen['mark']}"])


def main() -> None:
    """Try both, print what is wrong, and exit with 1 if anything is."""
    by_version = screens_by_version()
    if len(by_version) == 1:
        print("The version that is installed is the newest that pip finds here: only that one was tried.")
    for version, seen in by_version.items():
        print(
            f"Streamlit {version}: {len(seen['screens'])} screens, {len(faults(seen))} faults.", *faults(seen), sep="\n"
        )
    sys.exit(any(map(faults, by_version.values())))


if __name__ == "__main__":
    main()
