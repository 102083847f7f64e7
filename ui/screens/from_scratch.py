"""Self-attention in ten lines of NumPy, each with its question and result, and what np.dot mixes up."""

from collections.abc import Callable, Sequence
from typing import Any

import streamlit as st
from msgspec import structs

from core.lessons.from_scratch import (
    D_K_OF_COURSE,
    Line,
    Names,
    batch_weights,
    block,
    preamble,
    run,
    script,
    shapes_of_course,
    task,
    tasks,
    total_weight,
)
from core.lessons.random_weights import KINDS, Kind
from core.lessons.task import Task
from ui.charts import threads
from ui.charts.threads import Row, Threads
from ui.fields import widgets
from ui.frame.lesson import Asked
from ui.machine import screen
from ui.machine.side_by_side import drawn, several
from ui.screens import line_results
from ui.session.keys import Key

_KIND, _BATCH = "shapes.kind", "shapes.B"

NUMBERS = {Key.SEED: "1", _KIND: KINDS[0]}
"""The fields that choose the numbers on these screens, with what they usually hold."""

NUMBERS_OF_BATCHES = {**NUMBERS, _BATCH: "2"}
"""The same on the screen with several sentences."""

_LEAST = 2
"""The fewest sentences in a batch: the first question is about one. An older link with 1 has as many as usual."""

_ORDER = ("first", "second", "third")


def sentences() -> list[list[str]]:
    """The words of each sentence."""
    return [sentence.split() for sentence in script().sentences]


def choose_random_numbers() -> tuple[int, Kind]:
    """Ask for the seed and the distribution of all random numbers on the screen."""
    with st.container(horizontal=True, key="seeds"):
        seed = widgets.seed()
        kind = _one_of("Random numbers", KINDS, _KIND)
    return seed, KINDS[kind]


def show_code(seed: int, kind: Kind) -> None:
    """Show the ten lines, and what runs before them."""
    lines = [
        preamble(1, seed, kind),
        *(
            f"# {i}. {line_results.plain(line.title)}\n{line.code.strip()}"
            for i, line in enumerate(script().steps, start=1)
        ),
    ]
    st.code("\n\n".join(lines), language="python", wrap_lines=True)


def fields_of_batches() -> dict[str, Callable[[str], Any]]:
    """All fields on batches, which once were below the ten lines, and how the text of a link is read."""
    names = [*(line.id for line in script().dots), "batch", "block", "rescue", "queries", "keys"]
    return {**dict.fromkeys((f"shapes.{name}" for name in names), str), _BATCH: _batch}


def _batch(text: str) -> int | None:
    return next((B for B in range(_LEAST, len(sentences()) + 1) if str(B) == text), None)


def choose_batch() -> int:
    """Choose how many sentences are in the batch."""
    usual = int(NUMBERS_OF_BATCHES[_BATCH])
    ends = {"min_value": _LEAST, "max_value": len(sentences()), "value": usual}
    return int(widgets.linked(st.slider, "Sentences in the batch B", key=_BATCH, usual=usual, **ends))


def tasks_of_batches(many: int, seed: int, kind: Kind) -> dict[str, Task]:
    """The questions about np.dot, for one sentence and for several, by name."""
    dot, context = script().dots
    return {
        dot.id: _with_shapes(dot, 1, seed, kind),
        context.id: task(context, run(1, seed, kind)),
        "batch": _with_shapes(dot, many, seed, kind),
        **{name: choice(name, seed, kind) for name in ("block", "rescue")},
    }


def _with_shapes(line: Line, many: int, seed: int, kind: Kind) -> Task:
    """The question about np.dot of Q and Kᵀ for a number of sentences, which says what their shapes are."""
    names = run(many, seed, kind)
    B, n, d_k = names["Q"].shape
    prompt = (
        f"With B = {many}, Q is ({B}, {n}, {d_k}), and `K.transpose(0, 2, 1)` is ({B}, {d_k}, {n}). What is the "
        "shape of np.dot of the two?"
    )
    return Task(question=structs.replace(line.question, prompt=prompt), facts=task(line, names).facts)


def show_words(asked: Asked, names: Names, many: int) -> None:
    """What each word of a batch attends to with @, and with np.dot, which is veiled until that is answered."""
    words = [word for sentence in sentences()[:many] for word in sentence]
    threads.draw(
        Threads(
            name="Whom a word of the batch attends to", tokens=tuple(words), names=("@", "np.dot"),
            weights=batch_weights(names)[None], row=Row(0, 0, 0),
            veiled=frozenset() if asked.is_open("block") else frozenset(Row(0, 1, i) for i in range(len(words))),
        ),
        key="threads", on={},
    )  # fmt: skip


def explain_dot(asked: Asked) -> None:
    """The lines with np.dot in place of @, and what it does to one sentence."""
    code = "\n".join(f"# {line_results.plain(line.title)}\n{line.code}" for line in script().dots)
    st.markdown(
        "## The same line with np.dot\n\n`np.dot` looks like another way to write `@`. For arrays with three axes it "
        f"is not.\n\n```python\n{code}\n```"
    )
    if asked.shows_all or asked.marks[script().dots[0].id].status == "correct":
        st.markdown(
            "`np.dot` sums over the last axis of its first array and the last but one of its second, and combines "
            "**all** other axes: Q leaves (B, n), Kᵀ leaves (B, n). `@` treats the first axis as a batch and goes "
            "through it sentence by sentence."
        )
    if asked.is_open(script().dots[1].id):
        printed, made = shapes_of_course()
        st.markdown(f"With $d_k$ = {D_K_OF_COURSE} the course’s notebook prints `{printed}`. NumPy makes `{made}`.")


def explain_blocks(asked: Asked, names: Names, many: int) -> None:
    """Which blocks np.dot makes for a batch, once it is answered that it mixes sentences."""
    if asked.shows_all or asked.marks["block"].status == "correct":
        words = sentences()[:many]
        _blocks(names, words)
        st.markdown(
            f"After np.dot and the softmax, the weights of *{words[0][0]}* sum to {total_weight(names):.4f}: 1 for "
            "each sentence in the batch, though the word belongs to only one."
        )


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


def choice(name: str, seed: int, kind: Kind) -> Task:
    """A question with options, about what the lines compute for two sentences."""
    return tasks(run(2, seed, kind), seed)[name]
