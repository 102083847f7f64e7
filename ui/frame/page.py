"""What every screen has in common: its start, steps with formula, shape and heat map, and the way on."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from types import MappingProxyType
from typing import TypeAlias

import streamlit as st

from core.graph import code
from core.graph.form import Form
from core.graph.nodes import INPUTS, NODES
from core.graph.steps import Matrix
from core.graph.tex import emphasised
from core.graph.trace import Trace
from ui.charts import drawing, heat_map
from ui.frame import announcer, glossary, navigation
from ui.session import going_back
from ui.session.keys import Key

_FITTING = {3: 4, 2: 6}
"""So many matrices fit side by side if none of them has more columns than this; else fewer do."""


_NARROWEST = 250
"""Pixels of a card beside others."""

_AS_IN_THE_RECORD: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, kw_only=True)
class Step:
    """One node of the graph as it is shown.

    ``formula`` is TeX, ``shape`` names the dimensions (``n × d_k``), columns without labels are numbered. ``node`` is
    its name in the trace; of a step that has one the cells can be pointed at. ``stretched``: see heat_map.
    """

    title: str
    formula: str
    shape: str
    M: Matrix
    rows: Sequence[str]
    columns: Sequence[str] | None = None
    weights: bool = False
    stretched: bool = False
    note: str = ""
    node: str = ""

    @property
    def column_labels(self) -> Sequence[str]:
        """The labels of its columns."""
        return self.columns or [str(j + 1) for j in range(self.M.shape[1])]


Point: TypeAlias = Callable[[Step], drawing.Pointing]


def begin(title: str, lead: str) -> None:
    """Start a screen: its title, and what it is for in a sentence or two."""
    begin_bare(title)
    st.markdown(lead)
    offer_words()


def begin_bare(title: str) -> None:
    """Start a screen that says itself what it is for."""
    navigation.ensure()
    drawing.begin()
    going_back.begin()
    st.title(title, anchor=False)


def offer_words() -> None:
    """Offer what each word means."""
    opened = st.popover("The words", icon=":material/dictionary:", type="tertiary", key=Key.GLOSSARY, on_change="rerun")
    if opened.open:
        opened.markdown(glossary.words())


def needs(package: str) -> None:
    """Say so and stop where a package is not installed that this screen cannot do without."""
    if find_spec(package) is None:
        st.info(f"This screen needs {package}, which is not installed here. On your own computer: see the README.")
        st.stop()


def draw_steps(*steps: Step, columns: int = 2, point: Point | None = None) -> None:
    """Steps in order, as many side by side as fit; ``point`` makes the cells of a step selectable."""
    widest = max(step.M.shape[1] for step in steps)
    columns = next((many for many, most in _FITTING.items() if many <= columns and widest <= most), 1)
    with st.grid(columns, min_column_width=_NARROWEST):
        for step in steps:
            _draw_step(step, point)


def _draw_step(step: Step, point: Point | None) -> None:
    n, m = step.M.shape
    size = f"{n}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{m}"
    heading = f"**{step.title}** &nbsp; ${step.formula}$ &nbsp; :gray[:small[{size} ({step.shape}). {step.note}]]"
    with st.expander(heading, expanded=True):
        pointing = point(step) if point and step.node else None
        heat_map.heat_map(
            step.title, step.M, step.rows, step.column_labels,
            weights=step.weights, stretched=step.stretched, pointing=pointing,
        )  # fmt: skip


def input_steps(matrices: Mapping[str, Matrix], words: Sequence[str]) -> tuple[Step, ...]:
    """X, and the weight matrices where there are any, as steps."""
    numbered = [str(i + 1) for i in range(matrices["X"].shape[1])]
    return tuple(
        Step(
            title=INPUTS[name].title, formula=name, shape=" × ".join(INPUTS[name].shape), M=M, node=name,
            rows=words if INPUTS[name].shape[0] == "n" else numbered, note=INPUTS[name].note,
        )
        for name, M in matrices.items()
    )  # fmt: skip


def steps_of(
    trace: Trace,
    form: Form,
    words: Sequence[str],
    nodes: Sequence[str],
    *,
    titles: Mapping[str, str] = _AS_IN_THE_RECORD,
    notes: Mapping[str, str] = _AS_IN_THE_RECORD,
) -> tuple[Step, ...]:
    """Nodes as steps: what stands above each is in its record.

    Args:
        trace: the graph, evaluated in that form.
        form: which evaluation of the graph it is.
        words: n distinct labels.
        nodes: the nodes, by name.
        titles: by node, a title that this screen has in place of that of the record.
        notes: by node, likewise a note.
    """
    return tuple(
        Step(
            title=titles.get(node, NODES[node].title),
            formula=code.beside_title(node, form, trace.d_k),
            shape=" × ".join(code.wording(node, form).shape),
            M=trace.matrices[node],
            rows=words,
            columns=words if NODES[node].is_square else None,
            weights=NODES[node].is_share,
            note=notes.get(node, NODES[node].note),
            node=node,
        )
        for node in nodes
    )


def evenly(words: Sequence[str], focus: int, form: Form) -> str:
    """What each word would have of the attention of one of them, if it were evenly spread."""
    many = focus + 1 if form.causal else len(words)
    over = f" over the words up to {emphasised(words[focus])}" if form.causal else ""
    return f"Spread evenly{over}, each weight would be 1/{many} = {1 / many:.4f}."


def end() -> None:
    """The end of what a student can choose on a screen."""
    going_back.rerun_if_lost()
    announcer.announce_marks()


def next_screen(*names: str) -> None:
    """The end of a screen: links to where one may go from here."""
    end()
    with st.container(horizontal=True):
        for name in names:
            navigation.link(name)
