"""The screen /seeds: weights drawn in two orders by one seed, and what memory holds that nobody has written to."""

from functools import partial

import streamlit as st

from core.graph.trace import Trace
from core.lessons import seeds, torch_module
from ui.charts import listing
from ui.charts.listing import Listing
from ui.fields import widgets
from ui.frame.lesson import Lesson, LessonAnswers
from ui.machine import machine, screen
from ui.screens import torch_pictures, torch_questions
from ui.screens.torch_questions import covered_traces, tell_of_covered
from ui.session import contents
from ui.session.linked_value import linked_text

_SEED = "module.seed"

NUMBERS = {_SEED: str(torch_module.SEED)}
"""The field that chooses the numbers, with what it usually holds."""

_TIMES = linked_text("seeds.memory", longest=1)
"""How often memory was asked for again, as a digit; then what is found there comes round."""

_CLASS = ("W_k", "W_q", "W_v")
"""In what order the class draws its parameters."""


def choose_seed() -> int:
    """Choose the seed, or take the next one."""
    with st.container(horizontal=True, vertical_alignment="bottom", key="draws"):
        seed = widgets.seed(_SEED, torch_module.SEED)
        st.button("Next seed", icon=":material/casino:", on_click=contents.change, args=(_SEED, str(seed + 1)))
    return seed


def ask(here: Lesson, seed: int) -> LessonAnswers:
    """Ask about parameters from one seed, with W_q or W_k drawn first, and about memory that nobody has written to."""
    facts = {"Parameters": seeds.facts_of_seed(seed), "torch.empty": seeds.facts_of_memory()}
    return torch_questions.ask(
        here,
        "seeds",
        facts,
        {"Parameters": partial(_draws, seed), "torch.empty": partial(_memory, seed)},
        are_apart=True,
    )


def _draws(seed: int, asked: LessonAnswers) -> None:
    """Both programs, with the numbers beneath the line that gets them; or the scores that these lead to."""
    if asked.name == "transposed":
        _compare(seed, "scores", is_open=asked.is_open("transposed"))
        return
    lines, notes, is_open = list[str](), list[tuple[int, str]](), asked.is_open("order")
    for trace, names, called, line in (
        (torch_module.module(seed), ("W_q", "W_k", "W_v"), "line by line", "{} = torch.rand{}"),
        (torch_module.module(seed, "W_k"), _CLASS, "the class", "self.{} = Parameter(rand{})"),
    ):
        lines.append(f"# {called}, seed {seed}")
        for name in names:
            M = trace.matrices[name]
            lines.append(line.format(name, M.shape))
            notes.append((len(lines), " ".join(f"{x:.2f}" if is_open or names != _CLASS else "?" for x in M.ravel())))
    answer, offered = asked.text("order"), {f"line {i}": 5 + i for i in (1, 2, 3)}
    listing.draw(
        Listing(
            name="Two programs", lines=tuple(lines), notes=tuple(notes), offered=tuple(offered.values()),
            fixed=(6,) * is_open, chosen=offered.get(answer, 0), is_wrong=asked.marks["order"].status == "wrong",
        ),
        key="listing of draws", on_line=lambda line: asked.answer(f"line {line - 5}", "order"),
    )  # fmt: skip


def show_contexts(seed: int, asked: LessonAnswers) -> None:
    """The contexts that the same numbers lead to in two orders, once it is known how their scores are related."""
    if asked.is_open("transposed") and asked.name in ("order", "transposed"):
        st.header("What happens to them", anchor=False)
        tell_of_covered(*_compare(seed, "context"))


def _compare(seed: int, name: str, *, is_open: bool = True) -> tuple[Trace, Trace]:
    """The scores or the contexts of both orders; of the scores, each leads to its mirror image once that is known."""
    traces = torch_module.module(seed), torch_module.module(seed, "W_k")
    shown = torch_pictures.of_seed(covered_traces(*traces), torch_module.journey()[0], name, is_open=is_open)
    (screen.show if name == "context" else machine.draw)(shown, key=f"machine of {name}")
    return traces


def _memory(seed: int, asked: LessonAnswers) -> None:
    """What memory holds, with its bytes once that is predicted; or what a loop that stops one short leaves in it."""
    scores, text, is_short = seeds.scores(), _TIMES.value(), asked.name == "short"
    times = int(text) if text.isascii() and text.isdigit() else 0
    n, is_open = len(scores), asked.is_open(asked.name if is_short else "holds")
    held = seeds.empty(n, times)
    found = [f"scores[{i}] → {value:.5g}" + f"  # {four!r}" * is_open for i, (value, four) in enumerate(held)]
    code = [f"torch.manual_seed({seed})", f"scores = torch.empty({n})"]
    if is_short:
        code = [code[1], f"for i in range({n - 1}):", "    scores[i] = X[2] @ X[i]"]
        total = scores[:-1].sum() + held[-1][0]
        left = [found[-1], f"scores.sum() → {total:.5g}"] if is_open else [f"scores[{n - 1}] → ?", "scores.sum() → ?"]
        found = [*(f"scores[{i}] → {score:.4f}" for i, score in enumerate(scores[:-1])), *left]
    lines = (*code, "# what is then in memory", *found)
    shown = Listing(name="What is in memory", lines=lines, chosen=0, offered=(), fixed=())
    listing.draw(shown, key="listing of memory", on_line=lambda _: None)
    again = str((times + 1) % len(seeds.LEFT_BEHIND))
    st.button(
        "Ask for memory again", icon=":material/refresh:", on_click=_TIMES.set, args=(again,),
        disabled=is_short and not is_open,  # all that changes is covered
    )  # fmt: skip
