"""Whether the homework is shown one part at a time or as a whole sheet."""

import streamlit as st

from ui.session import going_back, step_fields
from ui.session.keys import Key

_ONE, _WHOLE = "part", "sheet"
_LABELS = {_ONE: "One part", _WHOLE: "All parts"}


def is_whole() -> bool:
    """Whether it is the whole sheet; asked before the choice is drawn, which stands below the figure.

    The choice is not bound to the link: Streamlit would not let the screen be opened anew with another exercise.
    """
    step_fields.restore([Key.VIEW])
    return step_fields.choice(Key.VIEW, (_ONE, _WHOLE), usual=_ONE) == _WHOLE


def choose() -> None:
    """Choose the view."""
    st.segmented_control(
        "View", (_ONE, _WHOLE), format_func=_LABELS.__getitem__, key=Key.VIEW, required=True,
        label_visibility="collapsed", width="content",
        persist_state="session", on_change=going_back.note_change, args=(Key.VIEW,),
    )  # fmt: skip


def link_fields(part: str = "") -> dict[str, str]:
    """What the link holds besides the answers: the view, and which part is asked alone."""
    whole = step_fields.contents([Key.VIEW]).get(Key.VIEW) == _WHOLE
    return {Key.VIEW.value: _WHOLE if whole else "", Key.PART.value: part}
