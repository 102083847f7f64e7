"""The screen /torch-heads: columns split among heads, and the agreement with torch's own attention."""

from collections.abc import Mapping
from functools import partial

import streamlit as st

from core.lessons import torch_heads
from core.lessons.fitting import last_two
from core.lessons.torch_heads import D_MODEL, HEADS, TOLERANCE, USUAL_HEADS, WORDS
from core.reading.answers import Numbers
from ui.charts import cut_matrix
from ui.charts.cut_matrix import CutMatrix, View
from ui.fields import widgets
from ui.frame.lesson import Lesson, LessonAnswers
from ui.screens import torch_pictures, torch_questions
from ui.session import contents

_HEADS, _CAUSAL = "module.heads", "module.causal"

NUMBERS = {_HEADS: str(USUAL_HEADS), _CAUSAL: "false"}
"""The fields that choose the numbers, with what they usually hold."""

_TIMES = "\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}"


def choose_heads(here: Lesson) -> int:
    """Choose the number of heads, beneath the figure that it cuts."""
    with here.controls:
        return int(widgets.one_of("Heads", [*map(str, HEADS)], _HEADS, usual=NUMBERS[_HEADS]))


def ask(here: Lesson, heads: int) -> LessonAnswers:
    """Ask about Q, K and V split among heads that are set side by side again."""
    facts = torch_heads.facts
    return torch_questions.ask(
        here, "torch_heads", {"Heads": facts(heads, causal=False), "Agreement": facts(heads, causal=_is_causal())},
        {"Heads": partial(_heads, heads)},
    )  # fmt: skip


_VIEWS: Mapping[str, tuple[View, View]] = {
    "split": ("cut", "behind"), "reshape": ("guess", "ways"), "joined": ("apart", "beside"),
}  # fmt: skip
"""What is drawn before a question is answered, and after."""


def _heads(heads: int, asked: LessonAnswers) -> None:
    """The numbers of the words, cut into heads, and over the right shape that of an answer that is not."""
    name = asked.name
    view, mark = _VIEWS[name][asked.is_open(name)], asked.marks[name]
    told, mine = torch_heads.describe_figure(heads, view), tuple[int, ...]()
    if isinstance(mark.answer, Numbers) and mark.status == "wrong":
        is_viewed = name == "split" and mark.answer.values == (len(WORDS), heads, D_MODEL // heads)
        mine = (1, D_MODEL) if is_viewed else last_two(mark.answer.values) or ()
        yours = f"one of your {len(WORDS)} blocks" if is_viewed else "the last two axes of yours"
        told = f"Dashed: {yours}, {_TIMES.join(map(str, last_two(mark.answer.values) or ()))}." if mine else told
    shapes = {"beside": (len(WORDS), D_MODEL), "below": (heads * len(WORDS), D_MODEL // heads)}
    answers = {
        "split": ("no reason, it is the same", "reshape"), "reshaped": ("it mixes the words", "reshape"),
        **{press: (str(shape), "joined") for press, shape in shapes.items()},
    }  # fmt: skip
    cut_matrix.draw(
        CutMatrix(
            name="Numbers of each word, cut into heads", told=told, mine=mine, words=WORDS, columns=D_MODEL,
            heads=heads, view=view,
        ),
        key="threads of the cut", on_press=lambda press: asked.answer(*answers[press]),
    )  # fmt: skip


def _is_causal() -> bool:
    return contents.text(_CAUSAL).lower() == "true"  # the switch is drawn beneath what it changes


def tell_agreement(heads: int, asked: LessonAnswers) -> None:
    """How far torch's own function and module are from the graph; in the end, on request, what each head computes."""
    largest = torch_heads.agreement(heads, causal=_is_causal())
    agree = max(largest.values()) < TOLERANCE
    badge = f":green-badge[✓ below {TOLERANCE:g}]" if agree else f":red-badge[✗ not below {TOLERANCE:g}]"
    told = " and ".join(f"{difference:.0e} in {dtype}" for dtype, difference in largest.items())
    st.markdown(f"{badge} torch’s own attention differs from our lines by at most {told}.")
    widgets.field(st.toggle, "With a causal mask", key=_CAUSAL, usual=False)
    if asked.is_open("split", "reshape", "joined"):
        torch_questions.offer_steps(lambda: torch_pictures.of_heads(torch_heads.attention(heads), WORDS))
