"""Breaks the code in one place after another, and says which test notices.

    nice python -m benchmarks.mutants --count 100 --seed 1 --out mutants.jsonl

Each change is made in a copy of a commit. For Python those test files are run that import the changed file through the
fewest others; what none of them notices, one further away still may, so that the count is a lowest one. For JavaScript the
tests in node are run; ``--browser`` adds those in a browser that name the module. A test that fails without the change as
well notices nothing.
"""

import argparse
import ast
import importlib
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from itertools import accumulate, pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

FOLDERS = ("core/graph", "core/homework", "core/reading", "core/uploads", "core/practice", "ui/session", "ui/machine")

NODE = "node"
"""In place of a test: all that are run in node."""

TRIED = (3, 12, 30)
"""After so many test files, the nearest first, the next ones are begun; after the last number no more."""

EXAMPLES = "tests/test_docstrings.py::test_the_examples_of_a_module_are_true"
"""Imports no module by its name, and tries all of core and ui."""

SECONDS = 300
"""Tests that take longer decide nothing."""

OPTIONS = ["-x", "-n0", "-p", "no:cacheprovider", "-p", "no:rerunfailures", "-m", "not slow or e2e"]

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
    lines = [0, *accumulate(map(len, text.splitlines(keepends=True)))]

    def at(line: int, column: int) -> int:
        begin = lines[line - 1]
        return begin + len(text[begin : lines[line]].encode()[:column].decode())

    def span(node: ast.AST) -> tuple[int, int]:
        return at(node.lineno, node.col_offset), at(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]

    for node in _code(ast.parse(text)):
        for changed, after in _replacement(node):
            yield *span(changed), after


def _replacement(node: ast.AST) -> Iterator[tuple[ast.AST, str]]:  # noqa: C901  one case a kind of change
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
            # That two things are as long as each other is only checked.
            is_check = isinstance(one, ast.keyword) and one.arg == "strict"
            if isinstance(one, ast.AST) and not is_check and name not in ("annotation", "returns", "decorator_list"):
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


def importers(copy: Path) -> dict[str, set[str]]:
    """By file those that import it; a test of screens imports those that it names."""
    parts = ("core", "ui", "pages", "computed_attention", "tests")
    files = {str(one.relative_to(copy)): one.read_text() for part in parts for one in (copy / part).rglob("*.py")}
    found: dict[str, set[str]] = {file: set() for file in files}
    for file, text in files.items():
        for name in _imported(ast.parse(text), may_name_screens=file.startswith("tests/pages/")):
            for path in (f"{name.replace('.', '/')}.py", f"{name.replace('.', '/')}/__init__.py"):
                found.get(path, set()).add(file)
    return found


def _imported(tree: ast.AST, *, may_name_screens: bool) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (one.name for one in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield from (module, *(f"{module}.{one.name}" for one in names))
            case ast.Constant(value=str(name)) if may_name_screens:
                yield f"pages.{name}"


def all_importers(path: str, by: Mapping[str, Collection[str]]) -> dict[str, int]:
    """The files that come to import a file, and through how many others."""
    distance, files = {path: 0}, [path]
    for one in files:
        for user in sorted(set(by.get(one, ())) - distance.keys()):
            distance[user] = distance[one] + 1
            files.append(user)
    return distance


def nearest(path: str, by: Mapping[str, Collection[str]]) -> list[str]:
    """The test files that come to import a file, through the fewest others first; those of screens are slow, so later."""
    its_own, beside = f"test_{Path(path).name}", f"tests/{'/'.join(Path(path).parts[:2])}/"
    distance = all_importers(path, by)
    return sorted(
        (one for one in distance if Path(one).name.startswith("test_") and "/e2e/" not in one),
        key=lambda one: (
            Path(one).name != its_own,
            distance[one] + 2 * one.startswith("tests/pages/") - one.startswith(beside),
        ),
    )


def batches(copy: Path, change: Change, by: Mapping[str, Collection[str]], *, browser: bool) -> Iterator[list[str]]:
    """The tests to run, those that are likeliest to notice first."""
    if change.path.endswith(".js"):
        yield [NODE]
        named = rf"\b(test_)?{Path(change.path).stem}\b"
        for folder, pattern in {"javascript": "", "e2e": named if browser else "$^"}.items():
            files = sorted((copy / "tests" / folder).glob("test_*.py"))
            yield [str(one.relative_to(copy)) for one in files if re.search(pattern, f"{one.stem} {one.read_text()}")]
    else:
        module = change.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        has_examples = ">>> " in (copy / change.path).read_text(encoding="utf-8")
        examples = [f"{EXAMPLES}[{module}]"] if has_examples else []
        tests = [*examples, *nearest(change.path, by)]
        yield from (tests[first:last] for first, last in pairwise((0, *TRIED)))


def find_noticing_test(
    copy: Path, change: Change, by: Mapping[str, Collection[str]], *, browser: bool
) -> tuple[str | None, int]:
    """The test that notices a change, and after how many files; "" if none does, None if nobody can tell in time."""
    tried, undecided, dependent = 0, False, all_importers(change.path, by)
    for tests in filter(None, batches(copy, change, by, browser=browser)):
        tried += len(tests)
        if found := find_failing_test(copy, change, tests, dependent):
            return found, tried
        undecided |= found is None
    return None if undecided else "", tried


def find_failing_test(copy: Path, change: Change, tests: list[str], dependent: Collection[str]) -> str | None:
    """The first test that fails; "" if none does, None if that takes too long."""
    file = copy / change.path
    before, at = file.read_text(encoding="utf-8"), file.stat().st_mtime
    file.write_text(before[: change.start] + change.after + before[change.end :], encoding="utf-8")
    try:
        if tests == [NODE]:
            files = map(str, sorted((copy / "tests" / "javascript").glob("*.test.js")))
            # A process for each file: some replace the page that others have.
            ended = subprocess.run([NODE, "--test", *files], capture_output=True, check=False)
            return NODE if ended.returncode else ""
        if "e2e" in str(tests):
            subprocess.run(["npm", "run", "--silent", "build"], cwd=copy, check=True)
        told, tell = get_context("fork").Pipe(duplex=False)
        running = get_context("fork").Process(target=_run, args=(tests, dependent, tell))
        running.start()
        tell.close()
        found = told.recv() if told.poll(SECONDS) else None
        running.join(0 if found is None else 60)  # a server and a browser are closed
        running.kill()
    except EOFError:
        return None
    else:
        return found
    finally:
        file.write_text(before, encoding="utf-8")
        os.utime(file, (at, at))  # so that what Python has compiled of it holds again


def _run(tests: list[str], dependent: Collection[str], tell: Connection) -> None:
    """Run tests in a process of their own, in which all is imported that does not depend on the change."""

    class First:
        def pytest_runtest_logreport(self, report: pytest.TestReport | pytest.CollectReport) -> None:
            if report.failed:
                tell.send(report.nodeid)

        pytest_collectreport = pytest_runtest_logreport

    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    for path in dependent:
        name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        package, _, last = name.rpartition(".")
        sys.modules.pop(name, None)
        if within := sys.modules.get(package):
            vars(within).pop(last, None)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    ended = pytest.main([*OPTIONS, *tests], plugins=[First()])
    tell.send("" if ended in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) else tests[0])


def main() -> None:
    """Make the changes that were asked for, write a line for each, and a table at the end."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--commit", default="HEAD")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="begin with this one of them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("mutants.jsonl"))
    parser.add_argument("--browser", action="store_true", help="run the tests in a browser as well")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, asked.out.open("w", encoding="utf-8") as out:
        copy = Path(folder)
        archive = subprocess.check_output(["git", "archive", asked.commit])
        subprocess.run(["tar", "-x", "-C", folder], input=archive, check=True)
        (copy / "node_modules").symlink_to(Path("node_modules").resolve())
        os.chdir(copy)
        sys.path.insert(0, folder)
        by = importers(copy)
        own = [one.removesuffix(".py").replace("/", ".") for one in by if re.match("core/.*/[a-z]", one)]
        for module in ("streamlit.testing.v1", "torch", "hypothesis", *own):
            importlib.import_module(module)
        files = sorted(one for part in FOLDERS for one in (copy / part).rglob("*.*") if one.suffix in (".py", ".js"))
        every = [one for file in files for one in changes(str(file.relative_to(copy)), file.read_text())]
        told: list[tuple[Change, str | None, int]] = []
        for change in random.Random(asked.seed).sample(every, asked.count)[asked.first :]:  # noqa: S311
            told.append((change, *find_noticing_test(copy, change, by, browser=asked.browser)))
            line = {**asdict(change), "noticed": told[-1][1], "tried": told[-1][2]}
            print(json.dumps(line, ensure_ascii=False), file=out, flush=True)
        unchanged, by_nature = replace(told[0][0], after=told[0][0].before), {""}
        noticing = {test for _, test, _ in told if test} - {NODE}
        while (left := sorted(noticing - by_nature)) and (test := find_failing_test(copy, unchanged, left, ())):
            by_nature |= {one for one in left if one.startswith(test)} or {*left}  # or a whole file cannot be read
    print(f"{'':16}changes  by {TRIED[0]} files  by all  undecided")
    for folder in (*FOLDERS, ""):
        own = [one for one in told if one[0].path.startswith(folder)]
        by_tests = [tried for _, test, tried in own if test and test not in by_nature]
        near, undecided = sum(one <= TRIED[0] for one in by_tests), sum(test is None for _, test, _ in own)
        print(f"{folder or 'all':16}{len(own):7}{near:12}{len(by_tests):8}{undecided:11}")


if __name__ == "__main__":
    main()
