"""Reads what the cells of an executed notebook show; nothing in it is ever run."""

from collections.abc import Iterator, Mapping
from typing import Any

from core.uploads.cell_code import Slot, name_of, paired, slots
from core.uploads.data_frames import frames_of_html
from core.uploads.literals import Budget
from core.uploads.outputs import Output, UploadError
from core.uploads.printed import found
from core.uploads.printed_results import Found, of_frame

LONGEST_AROUND = 1500
"""Most characters that are kept of code and text around a result."""


LONGEST_PAGE = 300_000
"""Most characters of HTML that are read."""


def outputs(text: str, budget: Budget) -> Iterator[Output]:
    """The results in the outputs of code cells and in the text of the other cells, in order.

    Raises:
        UploadError: the text is no notebook.
    """
    before = ""
    for number, cell in enumerate(_cells(text), start=1):
        source = _text(cell.get("source"))
        if cell.get("cell_type") == "code":
            yield from _of_code(cell, source, before, number, budget)
            continue
        for one in found(source, budget, is_printed=False) if cell.get("cell_type") == "markdown" else ():
            yield _output(one, f"cell {number} (text)", "", f"{one.label}\n{one.heading}\n{before}")
        before = source[-LONGEST_AROUND:]


def _cells(text: str) -> list[Mapping[str, Any]]:
    import nbformat

    library: Any = nbformat  # which has no types
    try:
        notebook = library.reader.reads(text)
        cells = (notebook if notebook.nbformat == 4 else library.convert(notebook, 4)).cells
    except RecursionError as error:
        raise UploadError("This notebook is nested too deeply to be one that was run.") from error
    except Exception as error:
        raise UploadError("This file is not a notebook: save it again from Jupyter or Colab, as .ipynb.") from error
    if not isinstance(cells, list):
        raise UploadError("This notebook has no cells.")
    return [cell for cell in cells if isinstance(cell, dict)]


def _of_code(cell: Mapping[str, Any], source: str, before: str, number: int, budget: Budget) -> Iterator[Output]:
    """The results that one cell shows; lines are counted over all of its printed text."""
    printed, result = slots(source)
    stream, rest = "", []
    for output in cell.get("outputs") or ():
        if not isinstance(output, dict):
            continue
        if output.get("output_type") == "stream" and output.get("name") != "stderr":
            stream += _text(output.get("text"))
        elif output.get("output_type") in ("execute_result", "display_data"):
            rest.append(output)
    shown = [(one, 0, *_named(one, slot)) for one, slot in _with_slots(found(stream, budget), printed)]
    lines = len(stream.splitlines())
    for output in rest:
        results = _of_data(output.get("data"), budget)
        values = result if output.get("output_type") == "execute_result" else printed
        shown += [(one, lines, *_named(one, slot)) for one, slot in _with_slots(results, values)]
        lines += max((one.last for one in results), default=0)
    for one, above, name, code in shown:
        first, last = above + one.first, above + one.last
        place = f"cell {number}, " + (f"line {first}" if first == last else f"lines {first} to {last}")
        around = "\n".join(filter(None, (one.label, one.heading, code or source[:LONGEST_AROUND], before)))
        yield _output(one, place, name, around)


def _with_slots(results: list[Found], values: list[Slot]) -> Iterator[tuple[Found, Slot | None]]:
    return zip(results, paired(results, values), strict=True)


def _named(one: Found, slot: Slot | None) -> tuple[str, str]:
    """The name of a result, and the code that shows it."""
    return (slot.name, slot.code) if slot else (name_of(one), "")


def _of_data(data: object, budget: Budget) -> list[Found]:
    """The results in what a cell displays: of a table in HTML its cells, else its text in the plainest form."""
    if not isinstance(data, dict):
        return []
    page = _text(data.get("text/html"))
    if "<table" in page and len(page) < LONGEST_PAGE and (frames := frames_of_html(page)):
        budget.spend(len(page) // 10)
        return [of_frame(frame, first=1, last=1, heading="") for frame in frames]
    for kind in ("text/plain", "text/markdown", "text/latex"):
        if results := found(_text(data.get(kind)), budget):
            return results
    return []


def _text(value: object) -> str:
    """A text of a notebook, which is one text or a list of lines; "" if it is something else."""
    if isinstance(value, list):
        return "".join(line for line in value if isinstance(line, str))
    return value if isinstance(value, str) else ""


def _output(one: Found, place: str, name: str, around: str) -> Output:
    return Output(
        text=one.text,
        place=place,
        name=name,
        around=around[: 2 * LONGEST_AROUND],
        shape=one.shape,
        is_elided=one.is_elided,
        whole_line=one.whole_line,
    )
