"""Claims of the slides, each as a card: what is printed, the verdict that is asked for, and the correction."""

from collections.abc import Iterator

import streamlit as st

from core import slide_checks
from core.lesson import BLANK, Mark
from core.slides import Claim
from ui import lesson, state

_NARROWEST = 300
"""Pixels of a card beside another."""


def cards(claims: list[Claim]) -> list[Mark]:
    """Ask about claims, two beside each other where there is room; a mark for each verdict and each correction."""
    with st.grid(2, min_column_width=_NARROWEST):
        return [mark for claim in claims for mark in _card(claim)]


def _card(claim: Claim) -> Iterator[Mark]:
    key = f"slides.{claim.id}"
    with st.container(border=True, height="stretch"):
        yield lesson.question(claim.says, key, slide_checks.verdict_marker(claim), options=slide_checks.VERDICTS)
        if corrected := slide_checks.correction_marker(claim):
            asked = state.text(key) == "not consistent"
            yield (
                lesson.question(claim.ask, f"{key}.right", corrected, placeholder=claim.placeholder) if asked else BLANK
            )
