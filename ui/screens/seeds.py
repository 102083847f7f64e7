"""The screen /seeds: weights drawn in two orders by one seed, and what memory holds that nobody has written to."""

from functools import partial

import streamlit as st

from core.graph.trace import Trace
from core.lessons import seeds, torch_module
from ui.charts import listing
from ui.charts.listing import Listing
from ui.fields import widgets
from ui.frame.lesson import Asked
from ui.machine import machine, screen
from ui.screens import torch_pictures
from ui.screens.torch_questions import Part, covered, tell_of_covered
from ui.session.remembered import remembered_text

_SEED = "module.seed"

NUMBERS = {_SEED: str(torch_module.SEED)}
"""The field that chooses the numbers, with what it usually holds."""

_TIMES = remembered_text("seeds.memory", longest=1)
"""How often memory was asked for again, as a digit; then what is found there comes round."""


def choose_seed() -> int:
    """Choose the seed."""
    return widgets.seed(_SEED, torch_module.SEED)


def one_seed(seed: int) -> Part:
    """Parameters from the same seed, with W_q or W_k drawn first."""
    return Part(
        lesson="seeds", section="Parameters", names=("order", "transposed"), facts=seeds.facts_of_seed(seed),
        figure=partial(_draws, seed),
    )  # fmt: skip


def _draws(seed: int, asked: Asked) -> None:
    """The numbers that are drawn, and the lines of the class that get them; or the scores that these lead to."""
    if asked.name == "transposed":
        _compare(seed, "scores")
        return
    is_open = asked.is_open("order")
    machine.draw(torch_pictures.of_draws(torch_module.module(seed), is_open=is_open), key="machine of draws")
    names, drawn = ("W_k", "W_q", "W_v"), torch_module.module(seed, "W_k").matrices
    offered, answer = (2, 3, 4), asked.text("order")
    chosen = names.index(answer) + 2 if answer in names else 0
    notes = tuple(
        (line, " ".join(f"{x:.2f}" for x in drawn[name].ravel())) for line, name in zip(offered, names, strict=True)
    )
    listing.draw(
        Listing(
            name="The class", chosen=chosen, offered=offered,
            lines=(f"torch.manual_seed({seed})", *(f"self.{M} = Parameter(rand{drawn[M].shape})" for M in names)),
            fixed=tuple(line for line in offered if is_open and (answer == "W_k" or line != chosen)),
            notes=notes if is_open else (),
        ),
        key="listing of draws", on_line=lambda line: asked.answer(names[line - 2], "order"),
    )  # fmt: skip


def show_contexts(seed: int, asked: Asked) -> None:
    """The contexts that the same numbers lead to in two orders, once it is known how their scores are related."""
    if asked.is_open("transposed"):
        st.header("What becomes of them", anchor=False)
        tell_of_covered(*_compare(seed, "context"))


def _compare(seed: int, name: str) -> tuple[Trace, Trace]:
    """The scores or the contexts of both orders."""
    traces = torch_module.module(seed), torch_module.module(seed, "W_k")
    screen.show(torch_pictures.of_seed(covered(*traces), torch_module.journey()[0], name), key=f"machine of {name}")
    return traces


def empty_memory() -> Part:
    """What memory holds before anything is written to it."""
    return Part(
        lesson="seeds", section="torch.empty", names=("holds", "short"), facts=seeds.facts_of_memory(), figure=_memory
    )


def _memory(asked: Asked) -> None:
    """What memory holds, with its bytes once that is predicted; or what a loop that stops one short leaves in it."""
    scores, text, is_short = seeds.scores(), _TIMES.value(), asked.name == "short"
    times = int(text) if text.isascii() and text.isdigit() else 0
    n, is_open = len(scores), asked.is_open(asked.name if is_short else "holds")
    found = [f"{value:.5g}" + f"  # {four!r}" * is_open for value, four in seeds.empty(n, times)]
    code = [f"scores = torch.empty({n})"]
    if is_short:
        code += [f"for i in range({n - 1}):", "    scores[i] = X[2] @ X[i]"]
        found = [*(f"{score:.4f}" for score in scores[:-1]), found[-1] if is_open else "?"]
    lines = (*code, *(f"scores[{i}] → {value}" for i, value in enumerate(found)))
    written = tuple(range(len(code) + 1, len(lines))) if is_short else ()
    shown = Listing(name="What is in memory", lines=lines, chosen=0, offered=(), fixed=written)
    listing.draw(shown, key="listing of memory", on_line=lambda _: None)
    again = str((times + 1) % len(seeds.LEFT_BEHIND))
    st.button("Ask for memory again", icon=":material/refresh:", on_click=_TIMES.set, args=(again,))
