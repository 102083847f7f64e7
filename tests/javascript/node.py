"""Evaluates JavaScript in node, with modules of the picture: what needs no page needs no browser."""

import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

MACHINE = Path(__file__).parents[2] / "ui" / "machine"
NODE = shutil.which("node")

CHAIN = """
const chainOf = (data) => new Map(data.map((M) => [M.name, {...M, values: M.values.map((line) =>
  line.map((value) => value === "-inf" ? -Infinity : value))}]))
"""

# Neither NaN nor infinity can be written in JSON, but Python reads them.
ANSWERS = """
import { createInterface } from "node:readline"
const written = (value) => JSON.stringify(value, (_, one) => typeof one === "number" && !Number.isFinite(one) ? `@${one}@` : one)
for await (const line of createInterface({ input: process.stdin })) {
  const { code, data } = JSON.parse(line)
  console.log(written(eval(code)(data) ?? null).replace(/"@(-?\\w+)@"/g, "$1"))
}
"""


class Node:
    """A process that evaluates functions, one after another."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def evaluate(self, code: str, data: Any = None) -> Any:
        """What a function returns, given as its text, for some data."""
        assert self._process.stdin
        assert self._process.stdout
        print(json.dumps({"code": code, "data": data}), file=self._process.stdin, flush=True)
        return json.loads(self._process.stdout.readline())


@contextmanager
def with_modules(*names: str) -> Iterator[Node]:
    """Node with some modules of ui/machine, each as an object of its name, such as ``chain_module``."""
    imports = [f"import * as {name}_module from {json.dumps((MACHINE / f'{name}.js').as_uri())}" for name in names]
    script = "\n".join([*imports, CHAIN, ANSWERS])
    command = [NODE or "node", "--input-type=module", "--eval", script]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        yield Node(process)
        assert process.stdin
        process.stdin.close()
