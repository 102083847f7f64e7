"""The map of what is mastered: the steps of the graph, and in each the mistakes that a student avoids."""

from collections.abc import Mapping

import streamlit as st

from core.graph.nodes import EVERY_NODE
from core.graph.tex import plain
from core.homework.mistakes import MISTAKES
from core.practice.attempts import TO_MASTER, Record
from ui.frame import tables
from ui.session.keys import Key

_LEGEND = f"""The steps of the chain in order, each with the mistakes that can be made there. A full dot stands for \
each time in a row that you avoided a mistake, with new numbers each time; with {TO_MASTER} of them it is mastered. \
The figure beside the name of a step counts the mistakes that you have mastered there."""

_SPACE = "\N{NO-BREAK SPACE}"

_NARROWEST = 280
"""The least width of the table of a step, in pixels."""


def draw(steps: Mapping[str, Mapping[str, Record]], standing: str) -> None:
    """Draw the map in an expander, under how one stands as a whole; see `core.practice.next_part.mastery_by_step`."""
    # A count in the label would make it another expander, which is closed.
    opened = st.expander("Your map of what is mastered", icon=":material/map:", key=Key.MAP, on_change="rerun")
    if opened.open:
        with opened:
            st.markdown(standing)
            st.caption(_LEGEND)
            with st.grid(3, min_column_width=_NARROWEST):
                for node, records in steps.items():
                    st.markdown(_table(node, records))


def _table(node: str, records: Mapping[str, Record]) -> str:
    """The mistakes of a step, each that was met with its dots and what they mean in words."""
    mastered = sum(record.is_mastered for record in records.values())
    title = EVERY_NODE[node].title if node else "Reading and rounding"
    named = {plain(MISTAKES[mistake].title): record for mistake, record in records.items()}
    met = {name: _describe(record) for name, record in named.items() if record.made}
    others = " · ".join(name for name in named if name not in met)
    table = {title: list(met), f"{mastered} of {len(records)}": list(met.values())}
    first = tables.markdown(table) if met else f"**{title}**"
    return f"{first}\n\n:gray[Not met yet:] {others}" if others else first


def _describe(record: Record) -> str:
    dots = "●" * min(record.streak, TO_MASTER) + "○" * max(0, TO_MASTER - record.streak)
    if record.is_mastered:
        return f":green[{dots}]{_SPACE}mastered"
    if not record.streak:
        return f":orange[{dots}]{_SPACE}made last{_SPACE}time"
    return f":blue[{dots}]{_SPACE}{record.streak}{_SPACE}of{_SPACE}{TO_MASTER}"
