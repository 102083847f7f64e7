"""What is said where answers to the homework stay covered, and the ways to uncover them."""

from collections.abc import Mapping, Sequence

import numpy as np
import streamlit as st

from core.exercises import Exercise, Part
from core.graph.steps import Matrix
from ui.fields import matrices
from ui.fields.matrices import Inputs
from ui.frame import navigation
from ui.session import chosen_exercise, keys
from ui.session.keys import Key


def choose_and_tell(line: st.delta_generator.DeltaGenerator, *, learned: bool) -> Inputs:
    """Ask what to compute with, as `matrices.choose` does, and say that numbers are covered if any are."""
    with (outside := st.container()):
        given = matrices.choose(line, outside, learned=learned)
        if given.exercise and given.exercise.graded:
            tell_of(given.exercise, given.parts_covered)
    return given


def tell_of(exercise: Exercise | None, parts: Sequence[Part]) -> None:
    """Say that answers to parts of an exercise are covered; offer the quiz and the solution, question by question."""
    with st.container():  # what comes and goes here moves nothing below it
        _tell(exercise, parts)


def _tell(exercise: Exercise | None, parts: Sequence[Part]) -> None:
    if not parts or exercise is None:
        return
    with st.container(horizontal=True, gap="xsmall", vertical_alignment="center"):
        st.markdown(
            ":material/visibility_off: A **?** or hatching covers an answer to the homework until you find it.",
            width="content",
        )
        navigation.link("quiz", fields=fields(Key.EXERCISE, exercise))
        # Not filled only once it is open: a link that is followed while it is would be lost to the run that closes it.
        solution = st.popover("Show me the solution", type="tertiary")
    solution.caption(
        "An answer is covered so that you can try first; anyone can compute it from these numbers. "
        "The quiz will say that you were shown it."
    )
    for number, question in enumerate(exercise.questions, start=1):
        shown = [keys.answer_key(exercise, part) for part in parts if part.question == question.id]
        solution.button(  # with nothing to show it stays, so that no other comes to stand under the finger
            f"{number}. {question.title}",
            key=f"show {question.id}",
            disabled=not shown,
            on_click=chosen_exercise.show_solutions,
            args=(shown,),
        )


def fields(key: Key, exercise: Exercise) -> dict[Key, str]:
    """The parameters of a link to a screen with an exercise: ``key`` is what names the exercise there.

    None to an example across two sentences: the screens for computing show one sentence.
    """
    if key == Key.EXAMPLE and exercise.tokens_kv:
        return {}
    variant = {} if exercise.variant is None else {Key.VARIANT: str(exercise.variant)}
    return {key: exercise.id, **variant}


def visible(rows: Mapping[str, Matrix]) -> dict[str, Matrix]:
    """The rows in which nothing is covered; says so if others are left out."""
    seen = {name: row for name, row in rows.items() if not np.isnan(row).any()}
    if len(seen) < len(rows):
        st.caption(":material/visibility_off: Numbers that are covered are left out here.")
    return seen


def say_if_covered(M: Matrix) -> bool:
    """Whether a number of a matrix is covered; says so if it is."""
    return len(visible({"": M})) == 0
