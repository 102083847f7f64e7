"""An exam on paper: what is printed in place of the screen, and the same as a file."""

from functools import lru_cache
from html import escape

import streamlit as st

from core.practice.exam import Exam
from core.practice.exam_paper import paper
from ui.session.component import component, styles_beside

_paper = lru_cache(maxsize=32)(paper)

_HTML = '<button type="button">Print</button><div class="exam-paper"></div>'


def offer(exam: Exam, *, minutes: int, may_see_key: bool) -> None:
    """An expander in which the exam can be printed or taken away as a file, and only with a word the key too.

    ``minutes`` of 0 stand for none. Who ``may_see_key``, because it was handed in, has it unless they say otherwise.
    """
    opened = st.expander("On paper", icon=":material/print:", key="exam.paper", on_change="rerun")
    if not opened.open:
        return
    with opened:
        st.caption("A sheet to fill in, with all inputs and room for each number; the key, if any, begins a new page.")
        key = st.toggle(
            "With the key", value=may_see_key, key=f"exam.key {may_see_key}",
            help="All answers to this exam: for a teacher, or once you are done with it.",
        )  # fmt: skip
        text = _paper(exam, minutes=minutes, key=key)
        with st.container(horizontal=True, vertical_alignment="center"):
            _draw(text, has_button=True)
            name = f"mock-exam-{exam.id}{'-with-key' if key else ''}"
            st.download_button(
                "HTML", _document(exam, text), f"{name}.html", "text/html", key=f"take {name}", on_click="ignore",
                icon=":material/download:", help="A file that any browser opens and prints.",
            )  # fmt: skip


def stand_in(exam: Exam, *, minutes: int) -> None:
    """Have the empty sheet printed in place of the screen, whoever prints it."""
    _draw(_paper(exam, minutes=minutes, key=False), has_button=False)


def _draw(text: str, *, has_button: bool) -> None:
    # Not isolated: on paper its styles hide the rest of the screen.
    draw = component(__file__, html=_HTML, css=styles_beside(__file__), isolated=False)
    draw(key="exam paper", data={"paper": text, "button": has_button}, height="content", width="content")


def _document(exam: Exam, text: str) -> str:
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        f"<title>Mock exam number {escape(str(exam.number))}</title>"
        f'<style>{styles_beside(__file__)}</style></head><body class="exam-paper">{text}</body></html>'
    )
