"""Each data file missing, or cut in half, in a copy of the checkout: every screen is opened each time.

One process imports everything and forks for each fault, because importing takes longer than opening the screens. It
reads no data file before it forks but for the list of screens; that is checked.
"""

import importlib
import json
import multiprocessing
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from core.graph.tex import plain

ROOT = Path(__file__).parents[2]
ROOMS = ("core", "ui", "pages", "data", "static", "benchmarks", "tests", ".streamlit", "streamlit_app.py")
"""What of the checkout is copied."""

WAYS: tuple["Way", ...] = ("missing", "halved")
Way = Literal["missing", "halved"]

_NOT_READ = {".md", ".py", ""}
"""The suffixes of files in data/ that the app does not read."""

_SCREENS = "data/screens.toml"
"""Read like a module, on import: without it there is no screen that could say so."""


@dataclass(frozen=True, kw_only=True)
class Fault:
    """A file of the checkout, by its path from there, and what has happened to it."""

    file: str
    way: Way


def faults(root: Path = ROOT) -> tuple[Fault, ...]:
    """Every way in which a file under data/ or static/ can be missing or cut."""
    files = sorted(file for room in ("data", "static") for file in (root / room).rglob("*") if file.is_file())
    read = [file.relative_to(root).as_posix() for file in files if file.suffix not in _NOT_READ]
    return tuple(Fault(file=name, way=way) for name in read if name != _SCREENS for way in WAYS)


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
def break_file(file: Path, way: Way) -> Iterator[None]:
    """A file that is missing or cut in half for a while."""
    aside = file.with_name(f"{file.name}.aside")
    file.rename(aside)
    try:
        if way == "halved":
            content = aside.read_bytes()
            file.write_bytes(content[: len(content) // 2])
        yield
    finally:
        aside.replace(file)


def try_faults(chosen: Sequence[Fault], screens: Sequence[str] = ()) -> Iterator[tuple[Fault, dict[str, Any]]]:
    """Break one file after the other; yields what each screen showed, as `OpenedScreen`.

    Args:
        chosen: what is broken, one after the other.
        screens: those that are opened each time; if none are named, the start page, the homework, and all that read
            the file or list its folder: what a screen does not read cannot make it fail.
    """
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


def report() -> bool:
    """Try every fault; print one row per file that a screen misses, and whatever is wrong. True if nothing is."""
    screens: dict[Fault, list[str]] = {}
    wrong: list[str] = []
    for fault, found in try_faults(faults()):
        screens[fault] = [name for name, one in found.items() if one["told"]]
        wrong += [f"{fault.file} {fault.way}: {what}" for what in problems(fault, found)]
    print("| file | screens that say it is missing | that say it is cut in half |\n|---|---|---|")
    for file in dict.fromkeys(fault.file for fault in screens):
        cells = [", ".join(f"/{name}" for name in screens[Fault(file=file, way=way)]) or "none" for way in WAYS]
        print(f"| {' | '.join([file, *cells])} |")
    told = sum(map(bool, screens.values()))
    print(f"\n{len(screens)} faults; {told} of them told by a screen; {len(wrong)} told badly.", *wrong, sep="\n")
    return not wrong


def _main(chosen: list[dict[str, Any]], screens: Sequence[str]) -> None:
    touched: list[str] = []
    sys.addaudithook(lambda event, args: touched.append(str(args[0])) if event in _READING else None)
    from benchmarks.broken import every_screen

    _import_everything()
    if early := _in_data(touched) - {str(Path.cwd() / _SCREENS)}:
        sys.exit(f"read while it was imported: {early}")

    def open_screens(*names: str) -> Any:
        found = {name: asdict(one) for name, one in every_screen.open_all(Path.cwd(), names).items()}
        return found, sorted(_in_data(touched))

    readers = {} if screens else {name: _run_forked(open_screens, name)[1] for name in every_screen.SCREENS}
    for fault in chosen:
        file = Path.cwd() / fault["file"]
        needed = [name for name, read in readers.items() if name in _ALWAYS or {str(file), str(file.parent)} & {*read}]
        with break_file(file, fault["way"]):
            print(json.dumps(_run_forked(open_screens, *(screens or needed))[0]), flush=True)


_ALWAYS = ("home", "quiz")
_READING = ("open", "os.listdir", "os.scandir")


def _in_data(touched: Sequence[str]) -> set[str]:
    return {name for name in touched if name.startswith((f"{Path.cwd()}/data", f"{Path.cwd()}/static"))}


def _run_forked(function: Callable[..., Any], *names: str) -> Any:
    """What a function of screens returns in a process of its own."""
    fork = multiprocessing.get_context("fork")
    here, there = fork.Pipe(duplex=False)
    child = fork.Process(target=lambda: there.send(function(*names)))
    child.start()
    there.close()
    try:
        return here.recv()
    except EOFError:
        return {"every screen": {"title": "", "exceptions": ["the process ended"], "told": []}}, []
    finally:
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
    _main(json.loads(sys.argv[1]), sys.argv[2:])
