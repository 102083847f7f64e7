"""Self-attention in ten lines of NumPy, each with its question and result, and what np.dot mixes up."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import streamlit as st
from msgspec import structs

from core.homework.results import Result
from core.lessons.from_scratch import (
    D_K_OF_COURSE,
    Line,
    Names,
    block,
    preamble,
    run,
    script,
    shapes_of_course,
    task,
    tasks,
    total_weight,
    value,
)
from core.lessons.random_weights import KINDS, Kind
from core.lessons.task import Task
from ui.fields import widgets
from ui.fields.questions import ask_and_mark, ask_question, show_mark
from ui.machine import screen
from ui.machine.side_by_side import drawn, several
from ui.screens import line_results, tokenisers
from ui.session.keys import Key

_KIND, _BATCH = "shapes.kind", "shapes.B"

NUMBERS = {Key.SEED: "1", _KIND: KINDS[0]}
"""The fields that choose the numbers on these screens, with what they usually hold."""

NUMBERS_OF_BATCHES = {**NUMBERS, _BATCH: "2"}
"""The same on the screen with several sentences."""

_ORDER = ("first", "second", "third")

_NARROWEST = 300
"""The least width of a line of code beside its question, in pixels."""


def sentences() -> list[list[str]]:
    """The words of each sentence."""
    return [sentence.split() for sentence in script().sentences]


def choose_random_numbers() -> tuple[int, Kind]:
    """Ask for the seed and the distribution of all random numbers on the screen."""
    with st.container(horizontal=True):
        seed = widgets.seed()
        kind = _one_of("Random numbers", KINDS, _KIND)
    return seed, KINDS[kind]


def ask_ten_lines(seed: int, kind: Kind) -> list[Result]:
    """Ask for the shape of the result of each of ten lines, on one sentence."""
    st.code(preamble(1, seed, kind), language="python", wrap_lines=True)
    names, words = run(1, seed, kind), sentences()[0]
    split, *others = script().steps
    marks = _lines([split], names, words, first=1)
    tokenisers.show()
    return marks + _lines(others, names, words, first=2)


def show_lines(seed: int, kind: Kind) -> None:
    """Show the ten lines, which the lines with np.dot follow."""
    with st.expander("The ten lines"):
        lines = [preamble(1, seed, kind), *(line.code for line in script().steps)]
        st.code("\n".join(lines), language="python", wrap_lines=True)


def fields_of_batches() -> dict[str, Callable[[str], Any]]:
    """All fields on batches, which once were below the ten lines, and how the text of a link is read."""
    names = [*(line.id for line in script().dots), "batch", "block", "rescue", "queries", "keys"]
    return {**dict.fromkeys((f"shapes.{name}" for name in names), str), _BATCH: _batch}


def _batch(text: str) -> int | None:
    return next((B for B in range(1, len(sentences()) + 1) if str(B) == text), None)


def ask_about_dot(seed: int, kind: Kind) -> list[Result]:
    """Ask the same about a line with np.dot in place of @."""
    st.markdown(
        "## The same line with np.dot\n\n`np.dot` looks like another way to write `@`. For arrays with three axes it "
        "is not. Take one sentence first:"
    )
    with st.container():
        marks = _lines(script().dots, run(1, seed, kind), sentences()[0])
        if marks[0].status == "correct":
            st.markdown(
                "`np.dot` sums over the last axis of its first array and the last but one of its second, and combines "
                "**all** other axes: Q leaves (B, n), Kᵀ leaves (B, n). `@` treats the first axis as a batch and goes "
                "through it sentence by sentence."
            )
        if marks[1].status != "blank":
            printed, made = shapes_of_course()
            st.markdown(f"With $d_k$ = {D_K_OF_COURSE} the course’s notebook prints `{printed}`. NumPy makes `{made}`.")
    return marks


def ask_about_batches(seed: int, kind: Kind) -> list[Result]:
    """Ask what np.dot does with several sentences, and how to put that right."""
    st.header("A batch of sentences", anchor=False)
    words = sentences()
    B = _choose_batch(len(words))
    names = run(B, seed, kind)
    shape = _ask_batch_shape(script().dots[0], names)
    if B == 1:
        st.info("With one sentence there is nothing to mix up: that is how the slip goes unnoticed. Add a sentence.")
    mixed = ask_choice("block", seed, kind)
    if mixed.status == "correct":
        _blocks(names, words[:B])
        st.markdown(
            f"After np.dot and the softmax, the weights of *{words[0][0]}* sum to {total_weight(names):.4f}: 1 for "
            "each sentence in the batch, though the word belongs to only one."
        )
    return [shape, mixed, ask_choice("rescue", seed, kind)]


def _lines(asked: Sequence[Line], names: Names, words: Sequence[str], *, first: int | None = None) -> list[Result]:
    """Ask about lines of code, numbered if there is a first number; each shows its result once that is right."""
    numbers = ["" if first is None else f"{first + i}. " for i in range(len(asked))]
    return [_line(line, names, words, number) for line, number in zip(asked, numbers, strict=True)]


def _line(line: Line, names: Names, words: Sequence[str], number: str) -> Result:
    # A line's result shares the container of its question, so that no other question moves.
    with st.container():
        with st.grid(2, min_column_width=_NARROWEST, vertical_alignment="center"):
            st.code(f"# {number}{line_results.plain(line.title)}\n{line.code}", language="python", wrap_lines=True)
            result = ask_and_mark(task(line, names), f"shapes.{line.id}")
        _show(result, line, names, words)
    return result


def _show(result: Result, line: Line, names: Names, words: Sequence[str]) -> None:
    if result.status == "correct":
        show_mark(replace(result, message=f"{result.message} {_outcome(line.question.key, names)}"))
    else:
        show_mark(result)
    line_results.show_fitting(result, line, names)
    if result.status == "correct":
        line_results.show_numbers(line, names, words)


def _outcome(code: str, names: Names) -> str:
    outcome = value(code, names)
    return f"`{code}` is {outcome}." if isinstance(outcome, int) else f"`{code}.shape` is `{outcome.shape}`."


def _choose_batch(most: int) -> int:
    """Choose how many sentences are in the batch."""
    usual = int(NUMBERS_OF_BATCHES[_BATCH])
    return int(
        widgets.linked(
            st.slider, "Sentences in the batch B", key=_BATCH, usual=usual, min_value=1, max_value=most, value=usual
        )
    )


def _ask_batch_shape(line: Line, names: Names) -> Result:
    """Ask once more for the shape of a line's result, now for several sentences."""
    prompt = f"With this many sentences, what is the shape of `{line.question.key}`?"
    asked = structs.replace(line.question, prompt=prompt)
    return ask_question(Task(question=asked, facts=task(line, names).facts), "shapes.batch")


def _blocks(names: Names, words: Sequence[Sequence[str]]) -> None:
    """Choose whose queries meet whose keys, and compare that block of np.dot's scores with what @ gives."""
    ordinals = [f"the {_ORDER[i]}" for i in range(len(words))]
    with st.container(horizontal=True):
        a = _one_of("Queries of which sentence?", ordinals, "shapes.queries")
        b = _one_of("Keys of which sentence?", ordinals, "shapes.keys", usual=min(1, len(ordinals) - 1))
    M, in_batch = block(names, a, b)
    comparison = (
        f"`scores[{a}]` of @ is exactly the same." if in_batch else "@ has no such block: it keeps sentences apart."
    )
    mixed = drawn(
        "mixed", "A block of np.dot’s scores", M, words[a], words[b], formula=f"mixed[{a}, :, {b}, :]",
        note=f"Queries of {ordinals[a]} sentence, keys of {ordinals[b]}.",
    )  # fmt: skip
    batched = drawn(
        "batched", "What @ gives", names["scores"][a], words[a], words[a], formula=f"scores[{a}]",
        note=f"Queries and keys of {ordinals[a]} sentence.",
    )  # fmt: skip
    screen.show(several("Blocks of scores", mixed, batched), key="machine of blocks")
    st.caption(
        f"Left: queries of {ordinals[a]} sentence, keys of {ordinals[b]}. Right: queries and keys of {ordinals[a]} "
        f"sentence. {comparison}"
    )


def _one_of(label: str, options: Sequence[str], key: str, *, usual: int = 0) -> int:
    return options.index(widgets.one_of(label, options, key, usual=options[usual]))


def ask_choice(name: str, seed: int, kind: Kind) -> Result:
    """Ask a question with options, about what the lines compute for two sentences."""
    return ask_question(choice(name, seed, kind), f"shapes.{name}")


def choice(name: str, seed: int, kind: Kind) -> Task:
    """A question with options, about what the lines compute for two sentences."""
    return tasks(run(2, seed, kind), seed)[name]
