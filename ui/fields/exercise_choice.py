"""The exercise that a screen shows: chosen by name, with the course's numbers or with others, and kept in the link."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from pathlib import Path
from textwrap import shorten
from typing import Any, cast

import streamlit as st

from core import exercises
from core.exercises import Exercise, ExerciseDataError
from core.graph.tex import emphasised, plain
from core.homework.variants import LARGEST_SEED
from ui.session import chosen_exercise
from ui.session.keys import HOMEWORK, OPENING, Key

SENTENCE, NUMBERS, HEAD = "your own sentence", "your own numbers", "a trained head"
"""Choices beside the ids of exercises."""

_WIDTH = 220
"""Pixels of the picker."""

_LONGEST = 36
"""The most letters of a sentence or of an unknown name that are written."""

_SHORT = 20
"""The most letters of a sentence that stands beside the others."""

_shorten = lru_cache(maxsize=256)(shorten)


def choose_example(outside: st.delta_generator.DeltaGenerator) -> Exercise | str:
    """Choose an exercise to compute with, or `SENTENCE`, `NUMBERS` or `HEAD`; for ``outside`` see `choose_homework`."""
    names = (name for name in exercises.ids_of_one_sentence() if name != OPENING)
    options = [OPENING, *names, SENTENCE, NUMBERS, HEAD]
    example = _choose(Key.EXAMPLE, options, opening=OPENING, outside=outside)
    chosen_exercise.write(Key.EXAMPLE, example.id if isinstance(example, Exercise) else example)
    return example


def about(exercise: Exercise) -> str:
    """What an exercise is about and which variant it is, in Markdown."""
    if exercise.variant is None:
        return f"*{exercise.title}.* {exercise.about}"
    others = "other words and numbers" if exercises.load(exercise.id).wordings else "other numbers"
    return f"*{exercise.title}.* {exercise.about} **Variant {exercise.variant}**: the same questions, {others}."


def choose_homework(
    answers: Callable[[Exercise], Collection[str]], *, outside: st.delta_generator.DeltaGenerator, called: str = "{}"
) -> Exercise:
    """Choose an exercise of the homework in a menu under its name, as it is ``called``; in the page if none is chosen.

    ``answers`` are the names under which the link of this screen holds answers to an exercise, and ``outside`` it is
    said that a link asks for what does not exist.
    """
    chosen_exercise.open_from_link(Key.EXERCISE, exercises.graded_ids(), opening=HOMEWORK, before=HOMEWORK)
    name = chosen_exercise.chosen_id(Key.EXERCISE)
    row = st.container(horizontal=True, vertical_alignment="bottom", key="exercises") if not name else None
    with row or st.popover(called.format(_label(name)), type="tertiary", key="homework"):
        exercise = cast(Exercise, _choose(Key.EXERCISE, exercises.graded_ids(), opening=HOMEWORK, outside=outside))
        chosen_exercise.write(Key.EXERCISE, exercise.id, answers=answers(exercise))
        st.caption(about(exercise))
    return exercise


def _label(name: str) -> str:
    """The sentence of an exercise, and its variant."""
    chosen_exercise.open_variant_from_link(name)
    variant = chosen_exercise.variant(name)
    return _sentence(name) if variant is None else f"{_sentence(name)}, variant {variant}"


def _short_labels(names: Sequence[str]) -> dict[str, str]:
    """How the sentence of each exercise begins, where all stand side by side; the id where two begin alike.

    Streamlit tells options apart by what is written on them.
    """
    labels = {name: _sentence(name, _SHORT) for name in names}
    alike = Counter(labels.values())
    return {name: label if alike[label] == 1 else plain(name) for name, label in labels.items()}


def _sentence(name: str, longest: int = _LONGEST) -> str:
    """The sentence of an exercise with the course's words, a long one cut short; its id if its file has a fault.

    >>> _sentence("bank-interest"), _sentence("river-bank", 20)
    ('The bank raised interest rates', 'I swam quickly …')
    """
    return plain(_shorten(exercises.title(name), longest, placeholder=" …"))


def _choose(
    key: Key, options: Sequence[str], *, opening: str, outside: st.delta_generator.DeltaGenerator
) -> Exercise | str:
    """Draw the picker and its buttons in a row; says so and stops the run if there is no such exercise or variant."""
    unknown = chosen_exercise.open_from_link(key, options, opening=opening, before=HOMEWORK)
    changed = chosen_exercise.note_choice
    how: dict[str, Any] = {"key": key, "persist_state": "session", "on_change": changed, "args": (key,)}
    if key == Key.EXAMPLE:
        chosen = st.selectbox("Example", options, width=_WIDTH, **how)
    else:
        label = _short_labels(options).__getitem__
        chosen = st.segmented_control("Exercise", options, required=True, wrap=True, format_func=label, **how)
    if chosen is None:
        unnamed = "This link names no exercise."
        named = f"There is no exercise {emphasised(unknown[:_LONGEST])} here." if unknown else unnamed
        outside.warning(f"{named} Choose one of these.")
        st.stop()
    return str(chosen) if chosen in (SENTENCE, NUMBERS, HEAD) else _choose_variant(str(chosen), outside)


def _choose_variant(exercise_id: str, outside: st.delta_generator.DeltaGenerator) -> Exercise:
    """The variant of an exercise that is asked for, and buttons for other numbers and back; see `_choose`."""
    is_wrong = chosen_exercise.open_variant_from_link(exercise_id)
    variant = chosen_exercise.variant(exercise_id)
    st.button(
        "Other numbers",
        icon=":material/casino:",
        help="The same questions with other words and numbers.",
        on_click=chosen_exercise.use_variant,
        args=(exercise_id, chosen_exercise.next_variant(exercise_id)),
    )
    if variant is not None or is_wrong:
        st.button(
            "Back to the course’s numbers",
            icon=":material/undo:",
            on_click=chosen_exercise.use_variant,
            args=(exercise_id, None),
        )
    if is_wrong:
        number = f"a variant is a whole number from 0 to {LARGEST_SEED}"
        outside.warning(f"This link asks for a variant that does not exist: {number}.")
        st.stop()
    try:
        return exercises.load(exercise_id, variant)
    except ExerciseDataError as error:
        if variant is None:
            st.error(f"This exercise’s file has an error. {Path(error.file).name}, {error.field}: {error.expected}.")
        else:
            outside.warning(f"There is no variant {variant} of this exercise. Take other numbers, or the course’s.")
        st.stop()
