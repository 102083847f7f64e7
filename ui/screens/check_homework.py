"""The homework as a file: uploaded or pasted, read, and matched to the parts of an exercise."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cache
from importlib.util import find_spec

import streamlit as st

from core import exercises
from core.exercises import Exercise
from core.graph.tex import plain
from core.reading.readings import counted
from core.uploads import example, files, matching
from core.uploads.matches import Matching
from core.uploads.outputs import Output, UploadError, count_printed
from ui.session import chosen_exercise, focus, found_outputs, turns
from ui.session.keys import HOMEWORK, Key

EXAMPLE_VARIANT = 7
"""The variant that the example notebook answers: it gives nothing of the homework away."""

_MEGABYTES = 10
_LONGEST_PASTED = 200_000


def line(*, is_own: bool) -> st.delta_generator.DeltaGenerator:
    """The line beneath the fields, or in their place: the exercise, and what was found."""
    key = "taken" if is_own else "untaken"
    return st.container(horizontal=True, vertical_alignment="center", gap="medium", key=key)


def take_in(told: st.delta_generator.DeltaGenerator, fields: st.delta_generator.DeltaGenerator) -> None:
    """Ask for a file or a text, and read it; says in a sentence why one cannot be used.

    Once there is one, another is asked for in a menu of the line that has ``told`` what was found.
    """
    one = found_outputs.current()
    with told:
        if one.outputs:
            _tell()
            fields = st.popover(
                "Check another", icon=":material/upload_file:", type="tertiary", key=f"another {one.uploads}"
            )  # fmt: skip
        else:
            st.caption("Nothing is run; only the numbers stay in this browser.", width="content")
    with fields, st.container(key="take-in"):
        left, right = st.columns(2, gap="small")
    with left:
        _take_file(one.uploads)
        _tell_problem(is_pasted=False)
    with right:
        _take_text()
        _tell_problem(is_pasted=True)


def _take_file(number: int) -> None:
    uploaded = st.file_uploader(
        "Notebook",
        key=f"homework {number}",
        max_upload_size=_MEGABYTES,
        help="A notebook that was run and saved, or arrays, tensors and tables: files that end with .ipynb, .npy, "
        ".npz, .pt, .csv or .xlsx, best named like your variables.",
    )
    if uploaded is not None:
        content = uploaded.getvalue()
        _read_outputs(uploaded.name, lambda: files.outputs(uploaded.name, content))


def _take_text() -> None:
    with st.container(horizontal=True, vertical_alignment="bottom", key="pasting"):
        text = st.text_area(
            "What it printed", key="pasted", persist_state="session", max_chars=_LONGEST_PASTED, height=68,
            placeholder="Or paste what it printed, with its names.",
            on_change=found_outputs.note_paste,
        )  # fmt: skip
        st.button("Check")  # the field sends its text when it is left
    if found_outputs.current().is_pasted and text and text.strip():
        _read_outputs(found_outputs.PASTED, lambda: _outputs_of_text(text))


def _tell_problem(*, is_pasted: bool) -> None:
    """Say below the field from which it came why a file or a text cannot be used."""
    one = found_outputs.current()
    if one.problem and one.is_problem_pasted == is_pasted:
        st.error(plain(one.problem), icon=":material/error:")


def _outputs_of_text(text: str) -> tuple[Output, ...]:
    outputs = files.outputs_of_text(text)
    if not outputs:
        raise UploadError(
            f"No numbers were found in this text{files.stop_in(text)}. Paste what your code printed, as in "
            "tensor([[0.2, 0.8]])."
        )
    return outputs


def _read_outputs(name: str, reading: Callable[[], tuple[Output, ...]]) -> None:
    """Read a file or a text in one's turn, and draw the screen anew with what was found."""
    try:
        with _turn():
            found_outputs.replace(name, reading())
            focus.move_to(found_outputs.PLACE)
    except (UploadError, turns.TooManyError) as error:
        found_outputs.refuse(str(error))
    st.rerun()


def _turn() -> AbstractContextManager[None]:
    place = st.empty()
    return turns.take(lambda before: place.caption(turns.notice(before)))


def _tell() -> None:
    """Say what was found where, and offer to forget it."""
    one = found_outputs.current()
    results = counted(count_printed(one.outputs), "result")
    st.markdown(f":material/description: **{plain(one.name)}**: {results} read.", width="content")
    st.button(
        "Forget it", icon=":material/delete:", type="tertiary", on_click=found_outputs.forget,
        help="This also removes what was found from this browser.",
    )  # fmt: skip


def match_outputs(exercise: Exercise) -> tuple[Exercise, Matching] | None:
    """What was found, matched to an exercise; before that the example, if it can be read."""
    if found_outputs.current().outputs:
        made = _match(exercise)
        _suggest(exercise)
        return exercise, made
    if not find_spec("nbformat"):
        return None
    return _match_example()


@cache
def _match_example() -> tuple[Exercise, Matching]:
    """What a small notebook prints that has a slip and a print that was cut."""
    exercise = exercises.load(HOMEWORK, EXAMPLE_VARIANT)
    return exercise, matching.match(exercise, files.outputs(example.NAME, example.notebook(exercise)))


def _match(exercise: Exercise) -> Matching:
    """Which result answers which part; the first time in one's turn. If too many wait, the screen ends here."""
    if found_outputs.is_matched(exercise):
        return found_outputs.matches(exercise)
    try:
        with _turn():
            return found_outputs.matches(exercise)
    except turns.TooManyError as problem:
        st.warning(str(problem))
        st.stop()


def _suggest(exercise: Exercise) -> None:
    """Say so if another exercise fits what was found better, and offer to take that."""
    best = found_outputs.likeliest_exercise(exercise)
    if best is not None and best is not exercise:
        title = exercises.title(best.id)
        variant = "" if best.variant is None else f", variant {best.variant}"
        with st.container(horizontal=True, vertical_alignment="center"):
            said = "It prints the inputs of" if variant else "More of it answers"
            st.markdown(f":material/lightbulb: {said} *{plain(title)}*{variant}.", width="content")
            st.button(
                f"Check it against {plain(title)}{variant}", on_click=chosen_exercise.choose,
                args=(Key.EXERCISE, best.id, best.variant),
            )  # fmt: skip
