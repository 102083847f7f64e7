"""The homework as a file: uploaded or pasted, read, and matched to the parts of an exercise."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from importlib.util import find_spec

import streamlit as st

from core import exercises
from core.exercises import Exercise
from core.graph.tex import plain
from core.uploads import example, files, pasted
from core.uploads.matches import Matching
from core.uploads.outputs import Output, UploadError
from ui.fields.questions import BADGES
from ui.frame import tables
from ui.session import chosen_exercise, focus, found_outputs, turns
from ui.session.keys import HOMEWORK, Key

EXAMPLE_VARIANT = 7
"""The variant that the example notebook answers: it gives nothing of the homework away."""

_FOUND = "found"
"""Where the focus goes once something was found by the press of a button."""

_MEGABYTES = 10
_LONGEST_PASTED = 200_000

_TAKEN = (
    "Notebooks (.ipynb) that were run and saved, arrays (.npy, .npz), tensors (.pt) and tables (.csv, .xlsx), best "
    "named like your variables. Nothing in a file is run. It is not kept: only the numbers found in it stay, in this "
    "browser, until you forget them."
)

EXAMPLE = {
    "q1-weight": "bank attends to interest: 0.2432",
    "q2-value-bank": "value of bank [2.0200 2.8700 2.9400]",
    "q3-weights": "[[0.0002 0.2116 0.0036 0.6180 0.1666] …",
    "q6-context": "[[2.0855 ... 3.0106] …",
}
"""Four of the lines that the example prints, by the part that each answers."""

_FOUND_OF_EXAMPLE = {
    "Question": ("1", "2", "3", "6"),
    "Mark": (
        *(2 * (BADGES["correct"],)), f"{BADGES['wrong']} not divided by √d_k", ":orange-badge[cut] print it whole",
    ),
}  # fmt: skip


def take_in(exercise: Exercise) -> None:
    """Ask for a file or a text, and read it; says in a sentence why one cannot be used."""
    one = found_outputs.found()
    beside, figure = st.columns((2, 3), gap="medium")  # on a phone the first stands above
    with beside:
        _take_file(one.uploads)
        _tell_problem(is_pasted=False)
        _take_text()
        _tell_problem(is_pasted=True)
    with figure:
        if one.outputs:
            _tell(exercise)
            return
        st.caption("An example, on numbers that are not those of the homework:")
        tables.draw({"What a cell prints": [f"`{line}`" for line in EXAMPLE.values()], **_FOUND_OF_EXAMPLE})
        if find_spec("nbformat"):
            st.button(
                "Try it with an example", icon=":material/science:", on_click=_take_example,
                help="A notebook with numbers that are not those of the homework, and with one slip.",
            )  # fmt: skip
        st.caption(_TAKEN)


def _take_file(number: int) -> None:
    uploaded = st.file_uploader(
        "Your notebook, or a file with your numbers", key=f"homework {number}", max_upload_size=_MEGABYTES,
        help="Notebooks (.ipynb), .npy, .npz, .pt, .csv, .xlsx or text, up to 10 MB.",
    )  # fmt: skip
    if uploaded is not None:
        content = uploaded.getvalue()
        _read(uploaded.name, lambda: files.outputs(uploaded.name, content))


def _take_text() -> None:
    text = st.text_area(
        "Or what your cells have printed", key=Key.PASTED, persist_state="session", max_chars=_LONGEST_PASTED,
        placeholder="Paste it here, with the names of your variables. Ctrl+Enter (⌘+Enter on a Mac) to read it.",
        on_change=found_outputs.note_pasted, height=120,
    )  # fmt: skip
    if found_outputs.found().is_pasted and text and text.strip():
        _read("the pasted text", lambda: _outputs_of_text(text))


def _tell_problem(*, is_pasted: bool) -> None:
    """Say below the field from which it came why a file or a text cannot be used."""
    one = found_outputs.found()
    if one.problem and one.is_problem_pasted == is_pasted:
        st.error(plain(one.problem), icon=":material/error:")


def _outputs_of_text(text: str) -> tuple[Output, ...]:
    outputs = pasted.outputs_of_text(text)
    if not outputs:
        raise UploadError("No numbers were found in this text.")
    return outputs


def _read(name: str, reading: Callable[[], tuple[Output, ...]]) -> None:
    """Read a file or a text in one's turn, and draw the screen anew with what was found."""
    try:
        with _turn():
            found_outputs.replace(name, reading())
    except (UploadError, turns.TooManyError) as error:
        found_outputs.refuse(str(error))
    st.rerun()


def _turn() -> AbstractContextManager[None]:
    place = st.empty()
    return turns.take(lambda before: place.caption(turns.waiting(before)))


def _take_example() -> None:
    chosen_exercise.choose(Key.EXERCISE, HOMEWORK, EXAMPLE_VARIANT)
    content = example.notebook(exercises.load(HOMEWORK, EXAMPLE_VARIANT))
    found_outputs.replace(example.NAME, files.outputs(example.NAME, content), is_example=True)
    focus.move_to(_FOUND)


def _tell(exercise: Exercise) -> None:
    """Say what was found where, and offer to forget it."""
    one = found_outputs.found()
    count = len(one.outputs)
    focus.place(_FOUND, "What was found")
    results = "1 result" if count == 1 else f"{count} results"
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown(f":material/description: **{plain(one.name)}**: {results} found.", width="content")
        st.button(
            "Forget it", icon=":material/delete:", type="tertiary", on_click=found_outputs.forget,
            help="This also removes what was found from this browser.",
        )  # fmt: skip
    if one.is_example and exercise.variant != EXAMPLE_VARIANT:
        st.caption("The example answers variant 7 of *bank-interest*.")


def match(exercise: Exercise) -> Matching:
    """Which result answers which part; the first time in one's turn. If too many wait, the screen ends here."""
    if found_outputs.is_matched(exercise):
        return found_outputs.matching(exercise)
    try:
        with _turn():
            return found_outputs.matching(exercise)
    except turns.TooManyError as problem:
        st.warning(str(problem))
        st.stop()


def suggest(exercise: Exercise) -> None:
    """Say so if another exercise fits what was found better, and offer to take that."""
    best = found_outputs.likeliest(exercise)
    if best is not None and best is not exercise:
        variant = "" if best.variant is None else f", variant {best.variant}"
        with st.container(horizontal=True, vertical_alignment="center"):
            said = "It prints the inputs of" if variant else "More of it answers"
            st.markdown(f":material/lightbulb: {said} *{best.id}*{variant}.", width="content")
            st.button(
                f"Check it against {best.id}{variant}", on_click=chosen_exercise.choose,
                args=(Key.EXERCISE, best.id, best.variant),
            )  # fmt: skip
