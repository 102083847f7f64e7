"""A part of the screen /module: what the class has from nn.Module, and what fails without it."""

import streamlit as st

from core.graph.tex import in_prose
from core.lessons import torch_class, torch_questions
from core.lessons.torch_class import ASKED, PRESSED
from ui.charts import listing
from ui.charts.listing import Listing
from ui.frame.lesson import Asked
from ui.session import contents


def show_listing(asked: Asked) -> None:
    """The class without what the question leaves out; what torch says of each line stands beneath it once answered.

    Where a question asks for a line, it is pressed.
    """
    name, left_out = asked.name, ASKED[asked.name]
    lines = torch_class.lines(left_out)
    pressed = PRESSED.get(name, {})
    options = {i: pressed[code] for i, line in enumerate(lines, start=1) if (code := line.strip()) in pressed}
    trial = torch_class.trial(left_out) if not left_out or asked.is_open(name) else None
    answer = contents.text(f"module.{name}")
    chosen = next((i for i, option in options.items() if option == answer), 0)

    held = {line: f"{many or 'No'} matrices" for line, many in trial.held.items()} if trial else {}
    listing.draw(
        Listing(
            name=f"The class{f' without {left_out}' if left_out else ''}, and what is tried with it",
            lines=lines, chosen=chosen, offered=tuple(options), fixed=trial.works if trial else (),
            notes=tuple({**held, **trial.problems}.items()) if trial else (),
        ),
        key="listing of the class", on_line=lambda line: contents.change(f"module.{name}", options[line]),
    )  # fmt: skip


def explain() -> None:
    """What nn.Module is for."""
    st.markdown(in_prose(torch_questions.load("module").sections["nn.Module"].text))
