"""The screen /torch-mask: a causal mask in torch, before the softmax and after it, and what leaks from the future."""

import numpy as np
import streamlit as st

from core.lessons import torch_heads, torch_mask, torch_module, torch_questions
from core.lessons.torch_module import POSITION
from ui.charts import threads
from ui.charts.threads import Row, Threads
from ui.fields import widgets
from ui.frame.lesson import Lesson, LessonAnswers
from ui.screens import torch_pictures
from ui.screens.torch_questions import covered_traces, draw_threads, offer_steps
from ui.session import contents

_UNCHANGED = 1.0
"""By what the last word is multiplied at first."""

_TIMES = "module.times"

CHOSEN = {"leak": lambda _: contents.change(_TIMES, float(torch_mask.TIMES))}
"""What an option sets in the figure: with the first question the last word is multiplied, and the bar moves."""


def begin_anew() -> None:
    """Leave the last word as it is: another question is asked."""
    contents.change(_TIMES, _UNCHANGED)


_BLOCKS = {
    "leak": ("no mask", "masked after"), "repaired": ("masked after", "renormalised"),
    "diagonal": ("True above", "masked before"), "true": ("True on", "torch's own"),
}  # fmt: skip
"""The code beneath each question, by how its comments begin."""

_WAYS = {"leak": "masked after", "repaired": "renormalised", "diagonal": "with triu()"}
"""The way to mask that each question asks about."""


def show_figure(here: Lesson, asked: LessonAnswers) -> None:
    """The threads in each way to mask, what moves them, and how far they have moved."""
    beneath, (words, _) = here.controls, torch_module.journey()
    if asked.name == "leak":
        here, beneath = here.divided()
    times = _UNCHANGED
    if asked.name in ("leak", "repaired"):
        with beneath:
            label = f"Multiply the vector of *{words[-1]}* by"
            times = widgets.slider(label, _TIMES, usual=_UNCHANGED, least=-4.0, most=4.0, step=0.5)
    _show_threads(here, times, asked)
    if times != _UNCHANGED:
        far = torch_mask.leaks(times, POSITION)
        told = [how for how in far if how != "renormalised" or asked.is_open("repaired")]
        moved = ", ".join(f"**{far[how]:.4f}** {how}" for how in told)
        last, word = words[-1], words[POSITION]
        here.controls.caption(f"*{last}* times {times:g} moves a weight of *{word}* by at most {moved}.")


def show_code(name: str) -> None:
    """The lines that a question asks about, without their comments."""
    blocks = torch_questions.load("torch_mask").sections["Mask"].code.strip().split("\n\n")
    asked = (one for one in blocks if one.startswith(tuple(f"# {way}" for way in _BLOCKS[name])))
    lines = "\n".join(one.partition("\n")[2] for one in asked)
    st.code(lines.replace("diagonal=1", "") if name == "diagonal" else lines, language="python")


def _show_threads(here: Lesson, times: float, asked: LessonAnswers) -> None:
    """What one word attends to without a mask, and masked in three ways, with the last word multiplied."""
    words, _ = torch_module.journey()
    (usual,), scaled = covered_traces(torch_module.module()), torch_mask.scaled_scores(times)
    masked, hidden = torch_mask.masked(scaled), np.isnan(usual.weights)
    before, after = masked["masked before"], masked["masked after"]
    ways = {
        **masked, "no mask": np.where(hidden, np.nan, masked["no mask"]),
        "masked after": np.where(hidden & (before > 0), np.nan, after),
    }  # fmt: skip
    name, way = asked.name, _WAYS.get(asked.name, "")
    taken = np.where(after[POSITION] > 0, 0, ways["no mask"][POSITION])
    is_open, is_seen = asked.is_open("repaired"), name == "leak" or asked.is_open(name)
    shown = {
        "leak": {"masked after": ways["masked after"]},
        "diagonal": {"masked before": before, way: torch_mask.without_diagonal(scaled)},
    }.get(name, ways)
    with here.figure:
        if name == "true":
            _show_meanings(asked)
        else:
            draw_threads(
                "The causal mask, before the softmax and after it", shown,
                way if is_seen else {"repaired": "masked after"}.get(name, "masked before"),
                waiting=[*(() if is_open else ["renormalised"]), *(() if is_seen else [way])],
                row=0 if name == "diagonal" else POSITION, undefined=(_WAYS["diagonal"],),
                expected=torch_mask.masked(torch_mask.scaled_scores())["masked after"][POSITION].sum()
                if name == "leak" and times != _UNCHANGED else None,
                missing=tuple(taken.round(4).tolist()) if name == "leak" and asked.is_open("leak") else (),
                alike=("masked before", "renormalised") if is_open and name == "repaired" else (),
            )  # fmt: skip
    if asked.is_open():
        shown_scores = np.where(np.isnan(usual.scaled_scores), np.nan, scaled)
        with here.controls:
            offer_steps(lambda: torch_pictures.of_masks(shown_scores, ways, words))


_OWN = ("scaled_dot_product_attention", "MultiheadAttention")
_NAMES = ("F.scaled_dot_product_attention", "nn.MultiheadAttention")


def _show_meanings(asked: LessonAnswers) -> None:
    """What the words attend to in each of torch's own with one mask, above and beneath; a press on one answers."""
    is_open, both = asked.is_open("true"), range(len(_OWN))
    lit = {(0, way) for way in both if asked.text().endswith(_OWN[way])} or {(0, way) for way in both}
    threads.draw(
        Threads(
            name="True on and below the diagonal, in each of torch’s own", tokens=torch_heads.WORDS, names=_NAMES,
            weights=np.stack(torch_heads.meanings_of_true())[None],
            row=Row(0, 1, 1), moves=tuple(range(len(torch_heads.WORDS))), outlined=frozenset(lit),
            veiled=frozenset(Row(0, way, i) for way in both for i in range(len(torch_heads.WORDS)) if not is_open),
            asks="" if is_open else "head",
        ),
        key="threads of true", on={"head": lambda at: None if is_open else asked.answer(f"in {_OWN[at[1]]}")},
    )  # fmt: skip
