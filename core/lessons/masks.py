"""Masks: no word attends ahead, no word attends to padding, and why −∞ goes before the softmax and not 0 after it.

Source: Vaswani et al., Attention Is All You Need (2017), section 3.2.3: masking out by setting to −∞ in the input of
the softmax.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

import numpy as np
import numpy.typing as npt

from core.graph import masking
from core.graph.form import LEARNED, Form
from core.graph.nodes import steps_of
from core.graph.steps import Matrix
from core.graph.trace import Trace, attend
from core.homework import bank, wrong_traces
from core.homework.mistake import Mistake
from core.homework.mistakes import MISTAKES
from core.lessons.schema import Facts, Lesson
from core.lessons.task import Task, tasks_of
from core.reading.data_files import DataFile
from core.reading.readings import listed

CAUSAL = replace(LEARNED, mask=masking.CAUSAL)
"""The graph with a causal mask."""

INSTEAD: Mapping[str, str] = {
    "0 after the softmax": "mask-after-softmax",
    "0 before the softmax": "mask-with-zero",
    "no mask": "mask-forgotten",
}
"""What may stand in place of −∞ before the softmax, and the mistake that it is."""


class Masks(Lesson):
    """The exercise whose numbers are masked, and the questions.

    ``word`` is asked about behind the causal mask, ``before_padding`` where the last ``padding`` rows are padding.
    """

    exercise: str
    word: str
    padding: int
    before_padding: str


_ANY_ROW = "In each row press the words to the right of the word itself: they come later."

load = DataFile("masks.toml", Masks)


def words() -> tuple[str, ...]:
    """The words of the sentence."""
    return bank.load(load().exercise).tokens


def padded_words() -> tuple[str, ...]:
    """The words of a shorter sentence in the same batch: its last rows are padding."""
    rows = load().padding
    return (*words()[:-rows], *(f"pad {row + 1}" for row in range(rows)))


def _inputs() -> Mapping[str, Matrix]:
    return bank.load(load().exercise).inputs


@cache
def causal_trace() -> Trace:
    """The sentence with −∞ before the softmax."""
    return attend(*_inputs().values(), replace=steps_of(CAUSAL))


def later_words() -> npt.NDArray[np.bool_]:
    """Which words (columns) come after each word (rows), n × n."""
    return np.triu(np.ones((len(words()),) * 2, dtype=bool), 1)


@cache
def hidden_sets() -> Mapping[str, npt.NDArray[np.bool_]]:
    """Which weights the mask hides, and which a known slip takes in their place, n × n."""
    own, first, later = np.eye(len(words()), dtype=bool), np.arange(len(words()))[:, None] == 0, later_words()
    return {"key": later, "left": later | own, "all-others": ~own, "one-each": own, "first-row": later & first}


def first_wrong_row(gone: npt.NDArray[np.bool_]) -> int | None:
    """The first row of which others are taken away (n × n) than the mask hides; None if there is none."""
    return next(iter(np.flatnonzero((gone != later_words()).any(axis=1)).tolist()), None)


def name_seen_words(gone: npt.NDArray[np.bool_], row: int) -> str:
    """What a word that attends still sees, and should not; otherwise what it should see."""
    left, lost = later_words()[row] & ~gone[row], gone[row] & ~later_words()[row]
    sees, others = ("still sees", left) if left.any() else ("no longer sees", lost)
    return f"The framed row: *{words()[row]}* {sees} {listed([f'*{words()[j]}*' for j in np.flatnonzero(others)])}."


def windowed_form(size: int) -> Form:
    """The graph behind a mask through which each word sees the last few words only, itself included."""
    return replace(LEARNED, mask=masking.sliding_window(size))


@cache
def windowed_trace(size: int) -> Trace:
    """The sentence behind that mask."""
    return attend(*_inputs().values(), replace=steps_of(windowed_form(size)))


def mistake_of(name: str) -> Mistake:
    """What is wrong with one of `INSTEAD`."""
    return MISTAKES[INSTEAD[name]]


@cache
def trace_with(name: str) -> Trace:
    """The sentence with one of `INSTEAD` in place of −∞ before the softmax."""
    return wrong_traces.with_mistake(CAUSAL, _inputs(), mistake_of(name))


@cache
def padded_trace(*, masked: bool) -> Trace:
    """The shorter sentence: zeros in the rows of the padding, which are masked or not."""
    rows, inputs = load().padding, dict(_inputs())
    inputs["X"] = np.vstack([inputs["X"][:-rows], np.zeros((rows, inputs["X"].shape[1]))])
    is_padding = np.arange(len(inputs["X"])) >= len(inputs["X"]) - rows
    mask = {"masked_scores": lambda scaled_scores: np.where(is_padding, -np.inf, scaled_scores)}
    return attend(*inputs.values(), replace=mask if masked else {})


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name, each with its right answer and what known slips lead to."""
    row = words().index(load().word)
    later = slice(row + 1, None)
    after, before, unmasked = (trace_with(name).weights[row] for name in INSTEAD)
    facts: Mapping[str, Facts] = {
        "next": {"next": words()[row + 1], "share": f"{unmasked[row + 1]:.2f}", "own": f"{unmasked[row]:.2f}"},
        "hidden": {name: int(weights.sum()) for name, weights in hidden_sets().items()} | {"none": 0, "row": _ANY_ROW},
        "first": {},
        "after": {"key": after.sum(), "one": 1.0, "own": after[row], "taken": 1 - after.sum()},
        "before": {
            "key": before[later].sum(), "nothing": 0.0,
            "one-word": before[row + 1], "unmasked": unmasked[later].sum(), "earlier": before[: row + 1].sum(),
        },
        "where": {},
    }  # fmt: skip
    return tasks_of(load, facts)
