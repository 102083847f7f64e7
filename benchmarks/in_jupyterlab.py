"""The package in a notebook, beside BertViz: ``python -m benchmarks.in_jupyterlab ENVIRONMENT [--libraries FOLDER]``.

The environment is a folder that ``python -m venv`` made, with this project, jupyterlab, anywidget and bertviz installed.
First what an import and a check take in new processes; then JupyterLab in Chromium, from Shift+Enter until a picture
stands, with the processor's time of the server, the kernel and the browser together.

BertViz fetches d3, jquery and require.js from a public address. Without a network, ``--libraries`` names a folder in
which ``npm install d3@5.7.0 jquery@2.1.0 requirejs@2.3.6`` was run; without that folder BertViz draws nothing.
"""

import argparse
import contextlib
import json
import os
import statistics
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.e2e.app import browser, free_port, wait_for

ROUNDS = 5
PATIENCE = 120
"""Seconds: for a picture; what takes longer counts as not drawn."""

QUIET = 8_000
"""Milliseconds from the first word of a kernel until it runs what is asked for."""

CHECKS = """
import numpy, time
def timed(act):
    wall, used = time.perf_counter(), time.process_time()
    act()
    print(time.perf_counter() - wall, time.process_time() - used)
def imported():
    import computed_attention as c
    c.attend, c.check, c.show, c.save
timed(imported)
from computed_attention import check
timed(lambda: check("bank-interest", q1_strength="weak"))
timed(lambda: check("bank-interest", q1_weight=0.25))
timed(lambda: check("bank-interest", q3_weights=numpy.full((5, 5), 0.25)))
timed(lambda: check("bank-interest", q6_context=numpy.full((5, 3), 0.25)))
timed(lambda: check("bank-interest", q1_weight=0.25, q6_context=numpy.full((5, 3), 0.25)))
"""
TIMED = (
    "import, after NumPy", "the first check, which reads the exercise", "a wrong number, for the first time",
    "a wrong 5 × 5, for the first time", "a wrong context, for the first time", "the same again",
)  # fmt: skip

HEADS = """
import torch
torch.manual_seed(7)
heads = [torch.softmax(torch.randn(1, 12, {n}, {n}) * 2, -1) for _ in range(12)]
tokens = ["word"] * {n}
"""

CELLS = {
    "a trace of 5 words, the first picture": "import numpy\nfrom computed_attention import attend, show\n"
    "show(attend(numpy.random.rand(5, 3), *(numpy.random.rand(3, 3) for _ in 'qkv'), scale=True))",
    "another": "show(attend(numpy.random.rand(12, 4), *(numpy.random.rand(4, 4) for _ in 'qkv')))",
    **{
        name.format(n=n): source
        for n in (16, 128)
        for name, source in {
            "heads {n}": HEADS.format(n=n),
            "12 × 12 heads of {n} tokens, show": "show(heads, tokens)",
            "12 × 12 heads of {n} tokens, BertViz’s head_view": "from bertviz import head_view\nhead_view(heads, tokens)",
            "12 × 12 heads of {n} tokens, BertViz’s model_view":
                "from bertviz import model_view\nmodel_view(heads, tokens)",
        }.items()
    },
}  # fmt: skip
"""What is run in each cell; those that begin with “heads” only make numbers."""

IN_PAGE = """
window.drawn = (cell, most) => new Promise((done) => {
  const start = performance.now()
  const look = () => {
    const output = cell.querySelector(".jp-OutputArea")
    const roots = [output, ...[...output?.querySelectorAll("*") ?? []].map((one) => one.shadowRoot)].filter(Boolean)
    const isDrawn = roots.some((root) => root.querySelector("td[data-row], path.thread, [id^=bertviz] svg line"))
    if (isDrawn) requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
    else if (performance.now() - start > most) done(null)
    else setTimeout(look, 10)
  }
  look()
})
"""


def main() -> None:
    """Measure, and print two tables."""
    options = _parser().parse_args()
    python = options.environment / "bin" / "python"
    rounds = [_run(python, CHECKS) for _ in range(ROUNDS)]
    print(f"| in a new process, median of {ROUNDS} | ms | ms of processor |\n|---|---:|---:|")
    for name, *times in zip(TIMED, *rounds, strict=True):
        wall, used = (statistics.median(column) * 1000 for column in zip(*times, strict=True))
        print(f"| {name} | {wall:.1f} | {used:.1f} |")
    print("\n| in JupyterLab, from Shift+Enter | s | s of processor |\n|---|---:|---:|")
    with TemporaryDirectory() as folder, _lab(options.environment, Path(folder)) as address, browser() as chromium:
        page = chromium.new_page(viewport={"width": 1280, "height": 900})
        if options.libraries:
            _serve_libraries(page, options.libraries / "node_modules")
        page.add_init_script(IN_PAGE)
        page.goto(address)
        page.get_by_text("Python 3 (ipykernel) | Idle").wait_for(timeout=60_000)
        page.wait_for_timeout(QUIET)
        page.locator(".jp-Notebook .cm-content").first.click()
        for name in CELLS:
            _measure(page, name)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="The package in a notebook, beside BertViz.")
    parser.add_argument("environment", type=_folder)
    parser.add_argument("--libraries", type=_folder)
    return parser


def _folder(text: str) -> Path:
    """A folder from the root: what is started elsewhere would look for it there."""
    return Path(text).absolute()


def _run(python: Path, script: str) -> list[tuple[float, ...]]:
    done = subprocess.run([python, "-c", script], check=True, capture_output=True, text=True, cwd=python.parent)
    return [tuple(map(float, line.split())) for line in done.stdout.splitlines()]


@contextlib.contextmanager
def _lab(environment: Path, folder: Path) -> Iterator[str]:
    """JupyterLab with a notebook of the cells; yields its address."""
    cells = [
        {"cell_type": "code", "metadata": {}, "source": source, "outputs": [], "execution_count": None, "id": f"c{i}"}
        for i, source in enumerate(CELLS.values())
    ]
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
    notebook = {"cells": cells, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}
    (folder / "measured.ipynb").write_text(json.dumps(notebook))
    port = free_port()
    own = {
        name: str(folder / name)
        for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
    }
    command = ["-m", "jupyterlab", "--no-browser", "--allow-root", f"--port={port}", "--IdentityProvider.token="]
    server = subprocess.Popen(
        [environment / "bin" / "python", *command],
        cwd=folder,
        env=os.environ | own,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_for(f"http://127.0.0.1:{port}/api", server)
        yield f"http://127.0.0.1:{port}/lab/tree/measured.ipynb"
    finally:
        server.terminate()
        server.wait(timeout=20)


def _serve_libraries(page: Any, modules: Path) -> None:
    """Answer for the public address from which BertViz fetches its libraries."""
    files = {"d3": "d3/dist/d3.min.js", "jquery": "jquery/dist/jquery.min.js", "require.js": "requirejs/require.js"}

    def answer(route: Any) -> None:
        route.fulfill(path=modules / files[route.request.url.split("/")[5]])

    page.route("https://cdnjs.cloudflare.com/ajax/libs/**", answer)


def _measure(page: Any, name: str) -> None:
    """Run the chosen cell, and print how long its picture takes; Shift+Enter chooses the next one."""
    cell = page.locator(".jp-Notebook .jp-Cell.jp-mod-selected").element_handle()
    used = _processor_time()
    page.keyboard.press("Shift+Enter")
    if name.startswith("heads"):
        page.wait_for_function("cell => /\\[\\d+\\]/.test(cell.innerText)", arg=cell, timeout=60_000)
        return
    seconds = cell.evaluate("(cell, most) => drawn(cell, most)", PATIENCE * 1000)
    time.sleep(1)
    taken = f"{seconds / 1000:.2f}" if seconds else f"nothing within {PATIENCE} s"
    print(f"| {name} | {taken} | {_processor_time() - used:.2f} |", flush=True)


def _processor_time() -> float:
    """Seconds of the processor that this process and all that it started have taken."""
    times, parents = dict[int, float](), dict[int, int]()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            pid = int(stat.parent.name)
            parents[pid], times[pid] = int(fields[1]), sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")

    def is_ours(pid: int) -> bool:
        return pid == os.getpid() or (pid in parents and is_ours(parents[pid]))

    return sum(used for pid, used in times.items() if is_ours(pid))


if __name__ == "__main__":
    main()
