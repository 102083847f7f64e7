"""A data file missing, or cut in half, in a copy of the checkout: screens are opened each time.

One process imports everything and forks for each fault, because importing takes longer than opening the screens.
"""

import importlib
import json
import multiprocessing
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from core.graph.tex import plain

ROOT = Path(__file__).parents[2]
ROOMS = ("core", "ui", "pages", "data", "static", "benchmarks", "tests", ".streamlit", "streamlit_app.py")
"""What of the checkout is copied."""


@dataclass(frozen=True, kw_only=True)
class Fault:
    """A file of the checkout, by its path from there, and what has happened to it."""

    file: str
    way: Literal["missing", "halved"]


@contextmanager
def copy_checkout() -> Iterator[Path]:
    """A copy of the checkout that may be broken."""
    with tempfile.TemporaryDirectory(prefix="broken-") as folder:
        copy = Path(folder)
        for name in ROOMS:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(ROOT / name, copy / name)
        yield copy


@contextmanager
def break_file(fault: Fault) -> Iterator[None]:
    """A file of this folder that is missing or cut in half for a while."""
    file = Path.cwd() / fault.file
    aside = file.with_name(f"{file.name}.aside")
    file.rename(aside)
    try:
        if fault.way == "halved":
            content = aside.read_bytes()
            file.write_bytes(content[: len(content) // 2])
        yield
    finally:
        aside.replace(file)


def try_faults(chosen: Sequence[Fault], screens: Sequence[str]) -> Iterator[tuple[Fault, dict[str, Any]]]:
    """Break one file after the other; yields what each of some screens showed, as `OpenedScreen`."""
    with copy_checkout() as copy:
        command = [sys.executable, "-m", __name__, json.dumps([asdict(fault) for fault in chosen]), *screens]
        process = subprocess.Popen(command, cwd=copy, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        with process:
            assert process.stdout is not None
            for fault in chosen:
                if not (line := process.stdout.readline()):
                    raise RuntimeError("the process that opens the screens has ended: a data file is read on import")
                yield fault, json.loads(line)


def problems(fault: Fault, found: dict[str, Any]) -> list[str]:
    """What is wrong with how a fault is told: an exception, a screen without a title, a sentence without the file."""
    file = Path(fault.file)
    names = {plain(file.name), plain(file.parent.name)}  # of an exercise that is missing only its folder is known
    wrong = []
    for screen, one in found.items():
        wrong += [f"/{screen}: {message}" for message in one["exceptions"]]
        wrong += [
            f"/{screen}: {message}"
            for message in one["told"]
            if not any(name in message for name in names) or "\n" in message
        ]
        if not one["title"] and not one["told"]:
            wrong.append(f"/{screen}: is empty")
    return wrong


def _main(chosen: Sequence[Fault], screens: Sequence[str]) -> None:
    from benchmarks.broken import every_screen

    _import_everything()
    fork = multiprocessing.get_context("fork")
    for fault in chosen:
        here, there = fork.Pipe(duplex=False)
        with break_file(fault):
            child = fork.Process(target=lambda there=there: there.send(every_screen.open_all(Path.cwd(), screens)))
            child.start()
            there.close()
            print(json.dumps({name: asdict(one) for name, one in here.recv().items()}), flush=True)
            child.join()


def _import_everything() -> None:
    """Our modules, and the packages that take seconds."""
    for name in ("altair", "pandas", "torch", "gensim"):
        importlib.import_module(name)
    for room in ("core", "ui"):
        for file in sorted(Path(room).rglob("*.py")):
            parts = file.with_suffix("").parts
            if parts[-1] != "__main__":
                importlib.import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))


if __name__ == "__main__":
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    _main([Fault(**one) for one in json.loads(sys.argv[1])], sys.argv[2:])
