"""Breaks the code in one place after another, and says which test notices.

    python -m benchmarks.mutants --count 100 --seed 1 --commit HEAD --out mutants.jsonl

Each change is made in a copy of a commit. Run are the tests that name the module, then those that name a module that
imports it, then those of its folder; ``--browser`` adds, for JavaScript, the tests in a browser that name it. A test
that fails without the change as well notices nothing.
"""

import argparse
import ast
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

FOLDERS = ("core/graph", "core/homework", "core/reading", "core/uploads", "core/practice", "ui/session", "ui/machine")

NODE = "node"

NOTHING_TO_RUN = 5
"""What pytest returns where all tests are slow."""

SECONDS = 300
"""A run of tests that takes longer decides nothing."""

COMPARED = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in",
    ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip

IN_JAVASCRIPT = (
    (r" < ", " <= "), (r" > ", " >= "), (r" <= ", " < "), (r" >= ", " > "), (r" === ", " !== "), (r" !== ", " === "),
    (r" && ", " || "), (r" \|\| ", " && "), (r" \?\? ", " && "), (r"\bif \((?!.*\{$)", "if (!"), (r"(?<=[(\s])!(?=\w)", ""),
    (r"\btrue\b", "false"), (r"\bfalse\b", "true"), (r" \+ 1\b", " + 2"), (r" - 1\b", " - 2"), (r"Math\.max\(", "Math.min("),
    (r"Math\.min\(", "Math.max("), (r"\[0\]", ".at(-1)"), (r"\.at\(-1\)", "[0]"),
    (r"\breturn (?=[\w([])", "return; "),
)  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Change:
    """Another text in place of a few characters of a file."""

    path: str
    line: int
    start: int
    end: int
    before: str
    after: str


def changes(path: str, text: str) -> list[Change]:
    """All changes of a file that this script knows."""
    made = _of_python(text) if path.endswith(".py") else _of_javascript(text)
    return [
        Change(path=path, line=text[:start].count("\n") + 1, start=start, end=end, before=text[start:end], after=after)
        for start, end, after in sorted(set(made))
        if text[start:end] != after
    ]


def _of_python(text: str) -> Iterator[tuple[int, int, str]]:
    lines = [0]
    for line in text.splitlines(keepends=True):
        lines.append(lines[-1] + len(line))

    def at(line: int, column: int) -> int:
        begin = lines[line - 1]
        return begin + len(text[begin : lines[line]].encode()[:column].decode())

    def span(node: ast.AST) -> tuple[int, int]:
        return at(node.lineno, node.col_offset), at(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]

    for node in _code(ast.parse(text)):
        for changed, after in _instead(node):
            yield *span(changed), after


def _instead(node: ast.AST) -> Iterator[tuple[ast.AST, str]]:  # noqa: C901  one case a kind of change
    """What to write in place of a node, or of a part of it."""
    match node:
        case ast.Compare(ops=[op], left=left, comparators=[right]):
            yield node, f"({ast.unparse(left)}) {COMPARED[type(op)]} ({ast.unparse(right)})"
        case ast.BoolOp(op=op, values=values):
            same, other = (ast.And(), ast.Or()) if isinstance(op, ast.And) else (ast.Or(), ast.And())
            yield node, f"({ast.unparse(ast.BoolOp(other, values))})"
            for left_out in values:
                kept = [one for one in values if one is not left_out]
                yield node, f"({ast.unparse(ast.BoolOp(same, kept) if len(kept) > 1 else kept[0])})"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, f"({ast.unparse(operand)})"
        case ast.If(test=test) | ast.IfExp(test=test) | ast.comprehension(ifs=[test, *_]):
            yield test, f"(not ({ast.unparse(test)}))"
        case ast.Constant(value=bool(value)):
            yield node, str(not value)
        case ast.Constant(value=int(value) | float(value)):
            yield node, repr(value + 1)
        case ast.Return(value=ast.expr()):
            yield node, "return None"
        case ast.Subscript(slice=ast.Constant(value=0) as place):
            yield place, "-1"
        case ast.Subscript(slice=ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=1)) as place):
            yield place, "0"
        case ast.Call(func=ast.Name(id="min" | "max" as name) as called):
            yield called, {"min": "max", "max": "min"}[name]


def _code(node: ast.AST) -> Iterator[ast.AST]:
    """All that is run, without annotations and what only remembers; within f-strings Python 3.11 knows no places."""
    for name, value in ast.iter_fields(node):
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ast.AST) and name not in ("annotation", "returns", "decorator_list"):
                yield one
                yield from () if isinstance(one, ast.JoinedStr) else _code(one)


def _of_javascript(text: str) -> Iterator[tuple[int, int, str]]:
    begin = 0
    for line in text.splitlines(keepends=True):
        code = "" if re.match(r"\s*(//|/\*|\*|import )", line) else re.split(r" // |/\*\* .*\*/$", line)[0]
        for pattern, after in IN_JAVASCRIPT:
            for found in re.finditer(pattern, code):
                yield begin + found.start(), begin + found.end(), after
        if constant := re.match(r"const [A-Z_]+ = (\d+)\b", code):
            yield begin + constant.start(1), begin + constant.end(1), str(int(constant[1]) + 1)
        begin += len(line)


def rings(copy: Path, path: str, *, browser: bool) -> Iterator[list[str]]:
    """The tests to run, those that are likeliest to notice first; none twice."""
    stem, room, tests = Path(path).stem, path.split("/", maxsplit=1)[0], copy / "tests"
    if path.endswith(".js"):
        yield [NODE]
        yield [str(one.relative_to(copy)) for one in (tests / "javascript").glob("test_*.py")]
        yield [str(one.relative_to(copy)) for one in _saying(tests / "e2e", rf"\b{stem}\b") if browser]
        return
    importers = [one.stem for part in ("core", "ui") for one in _saying(copy / part, _import_of([stem]))]
    own = next(folder for folder in (tests / path).parents if folder.is_dir())
    pages, run = tests / "pages", {*(tests / "e2e").iterdir()}
    for ring in (
        [one for one in _saying(tests, _import_of([stem])) if one.parent != pages],
        [*own.glob("test_*.py"), *_saying(tests / room, _import_of([stem, *importers]))],
        _saying(pages, _import_of([stem, *importers])) if room == "ui" else [],
    ):
        new = sorted({*ring} - run, key=lambda one: (one.parent != own, one))
        run.update(new)
        yield [str(one.relative_to(copy)) for one in new if one.name.startswith("test_")]


def _import_of(stems: list[str]) -> str:
    any_of = "|".join(stems)
    return rf"^ *from [\w.]*\b({any_of}) import|^ *(from \S+ )?import [^#]*\b({any_of})\b"


def _saying(folder: Path, pattern: str) -> list[Path]:
    return [one for one in folder.rglob("*.py") if re.search(pattern, one.read_text(encoding="utf-8"), re.MULTILINE)]


def failing(copy: Path, tests: list[str]) -> str | None:
    """The first test that fails; "" if none does, None if that takes too long."""
    slow = [] if "e2e" in str(tests) else ["-m", "not slow"]
    command = [
        sys.executable,
        "-B",
        "-m",
        "pytest",
        "-x",
        "-n0",
        "-q",
        "-p",
        "no:cacheprovider",
        "--tb=no",
        *slow,
        *tests,
    ]
    if tests == [NODE]:
        command = [NODE, "--test", *map(str, (copy / "tests" / "javascript").glob("*.test.js"))]
    running = subprocess.Popen(
        command, cwd=copy, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    try:
        said, _ = running.communicate(timeout=SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGKILL)
        running.wait()
        return None
    found = re.search(r"^ *(?:FAILED|ERROR|not ok \d+ -) (.*?)(?: - .*)?$", said, re.MULTILINE)
    return "" if running.returncode in (0, NOTHING_TO_RUN) else found[1] if found else tests[0]


def noticed(copy: Path, change: Change, *, browser: bool) -> str | None:
    """The test that notices a change; "" if none does, None if nobody can tell in time."""
    file = copy / change.path
    before, at = file.read_text(encoding="utf-8"), file.stat().st_mtime
    for ring in rings(copy, change.path, browser=browser):
        tests = ring
        while tests:
            file.write_text(before[: change.start] + change.after + before[change.end :], encoding="utf-8")
            found = failing(copy, tests)
            file.write_text(before, encoding="utf-8")
            os.utime(file, (at, at))  # so that what Python has compiled of it holds again
            if found is None or (found and (NODE in tests or failing(copy, [found]) == "")):
                return found
            tests = tests[tests.index(found.split("::")[0]) + 1 :] if found else []
    return ""


def main() -> None:
    """Make the changes that were asked for, and write a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--commit", default="HEAD")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="a regular expression: only files whose path has it")
    parser.add_argument("--out", type=Path, default=Path("mutants.jsonl"))
    parser.add_argument("--browser", action="store_true", help="run the tests in a browser as well")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, asked.out.open("w", encoding="utf-8") as out:
        copy = Path(folder)
        archive = subprocess.run(["git", "archive", asked.commit], capture_output=True, check=True).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=archive, check=True)
        subprocess.run([sys.executable, "-m", "compileall", "-q", "core", "ui", "tests"], cwd=folder, check=False)
        files = sorted(one for part in FOLDERS for one in (copy / part).glob("*.*") if one.suffix in (".py", ".js"))
        paths = [path for one in files if re.search(asked.only, path := str(one.relative_to(copy)))]
        every = [one for path in paths for one in changes(path, (copy / path).read_text(encoding="utf-8"))]
        chosen = random.Random(asked.seed).sample(every, min(asked.count, len(every)))  # noqa: S311
        told: list[str | None] = []
        for change in chosen:
            began = time.monotonic()
            told.append(noticed(copy, change, browser=asked.browser))
            line = {**asdict(change), "noticed": told[-1], "seconds": round(time.monotonic() - began)}
            out.write(json.dumps(line, ensure_ascii=False) + "\n")
            out.flush()
    made = [one for one in told if one is not None]
    print(f"{sum(map(bool, made))} of {len(made)} changes were noticed; {told.count(None)} took too long")


if __name__ == "__main__":
    main()
