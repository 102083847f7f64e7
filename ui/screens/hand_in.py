"""A file to hand in: what is in it is said before it is saved, and whether it is signed."""

import contextlib
import os
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

import streamlit as st

from core.classroom.homework_file import Answers, file_bytes, key_of, make_file
from core.exercises import Exercise, Part
from core.reading.readings import counted
from ui.session import clock, going_back, hints_and_checks

NAME = "homework.json"

_KEY = "HAND_IN_KEY"
_LONGEST = 100
"""The most characters of a name."""

_SIGNED = (
    "This server signs it, so that your teacher can tell whether it was changed later. That does not say who typed it."
)
_UNSIGNED = "It is not signed, since this server has no key for that."


@contextlib.contextmanager
def open_expander() -> Iterator[bool]:
    """An expander with the file, and whether it is open."""
    expander = st.expander(
        "A file for your teacher", icon=":material/upload_file:", on_change="rerun", key="hand in file"
    )
    with expander:
        yield bool(expander.open)


def ask_for_name() -> str:
    """The name or number of the student, which is kept out of the link."""
    name = st.text_input(
        "Your name or number", key="student", persist_state="session", max_chars=_LONGEST,
        help="It goes into the file, and nowhere else.",
    )  # fmt: skip
    return name or ""


def answers(
    exercise: Exercise, texts: Mapping[str, str], key: Callable[[Part], str] | None = None, shown: Collection[str] = ()
) -> Answers:
    """The answers to an exercise, with the help that was used: what was typed or found, by part or reflection.

    ``key`` gives the field of a part, if it was typed; the solutions of some parts were ``shown``.
    """
    keys = {part.id: key(part) for part in exercise.parts} if key else {}
    return Answers(
        exercise=exercise.id, variant=exercise.variant, texts=dict(texts),
        tries={part: count for part, one in keys.items() if (count := going_back.tries(one))},
        hints={part: count for part, one in keys.items() if (count := hints_and_checks.hints_shown(one))},
        solutions=dict.fromkeys(sorted(shown), 1),
    )  # fmt: skip


def offer(screen: str, student: str, ones: Sequence[Answers], *, begun: int = 0) -> None:
    """Say what is in the file, show it, and offer to save it once there is a name."""
    key = _key()
    file = file_bytes(make_file(student.strip(), screen, ones, at=int(clock.now()), begun=begun, key=key))
    count = sum(bool(text.strip()) for one in ones for text in one.texts.values())
    held = (
        f"your {counted(count, 'answer')} as {'it stands' if count == 1 else 'they stand'}"
        if count
        else "no answer yet"
    )
    st.markdown(
        f"**{NAME}** holds your name or number, the exercise and its numbers, "
        f"{held}, how often you changed each in this "
        "session, which hints and solutions you were shown, and when you began and saved it. "
        f"{_SIGNED if key else _UNSIGNED}"
    )
    if student.strip():
        st.code(file.decode(), language="json", height=160)
    st.download_button(
        "Hand in", file, NAME, "application/json", key=f"hand in from {screen}", on_click="ignore", type="primary",
        icon=":material/upload_file:", disabled=not student.strip(),
        help="Saves the file. Upload it where your course collects homework."
        if student.strip()
        else "Type your name or number first.",
    )  # fmt: skip


def _key() -> bytes:
    """The key of the host: from the environment, or from Streamlit's secrets; none if there is none."""
    text = os.environ.get(_KEY, "")
    if not text and st.secrets.load_if_toml_exists():
        text = str(st.secrets.get(_KEY, ""))
    return key_of(text)
