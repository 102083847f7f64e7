"""What stands on the Compute screens comes from the records of the nodes: a new record is a new step there."""

import sys
from types import MappingProxyType

import numpy as np
import pytest

from core.graph import cells, trace
from core.graph.nodes import NODES, Node, ancestors, steps_of
from tests.pages.pictures_sent import drawn, matrix, picture
from tests.pages.test_screens import screen, uncovered
from ui.fields import matrices


def tripled(context):
    """triple = 3 context."""
    return 3 * context


@pytest.fixture
def with_another_node(monkeypatch):
    """The nodes, and after them one more: its record, and nothing else."""
    triple = Node(
        name="triple", title="Triple context", shape=("n", "d_v"), station="mix", step=lambda _: tripled,
        cells={tripled: cells.explain_replacement}, tex=lambda _, of: rf"3 \, {of('context')}",
        numpy=lambda _, of: f"triple = 3 * {of('context')}", note="Three times as long.",
        plain=lambda _, of: f"3 · {of('context')}", sentence="Each number three times.", about="", in_words=lambda _: "",
    )  # fmt: skip
    changed, remembered = MappingProxyType({**NODES, "triple": triple}), (steps_of, ancestors, trace._steps)
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] in ("core", "ui") and getattr(module, "NODES", None) is NODES:
            monkeypatch.setattr(module, "NODES", changed)
    for function in (*remembered, matrices._evaluated):
        function.cache_clear()
    yield
    for function in (*remembered, matrices._evaluated):
        function.cache_clear()


@pytest.mark.parametrize("name", ["learned", "similarity"])
def test_a_new_record_is_a_step_on_the_screens(with_another_node, name):
    at = screen(name, matrix="Triple context", row="bank", column="2", **uncovered("bank-interest"))
    triple = drawn(at, "Triple context")
    assert (triple["formula"], triple["sentence"]) == ("3 · context", "Each number three times.")
    assert np.allclose(matrix(at, "triple"), 3 * matrix(at, "context"))
    mix = picture(at)["stations"][-1]
    assert [place["below"]["node"] for place in mix["columns"]] == ["context", "triple"]
    assert picture(at)["pinned"] == {"node": "triple", "row": triple["rows"].index("bank"), "column": 1}
    at.session_state[f"code triple-{'learned' if name == 'learned' else 'plain'}"] = True
    at.run()
    assert not at.exception
    assert "triple = 3 * context" in at.code[0].value


def test_the_words_are_explained_as_in_the_records(with_another_node):
    at = screen("similarity")
    at.session_state["glossary"] = True
    at.run()
    (table,) = [text.value for text in at.markdown if "| name | what it is |" in text.value]
    rows = [line.split(" | ")[0].removeprefix("| ") for line in table.splitlines() if line.startswith("| ")]
    titles = [record.title.lower() for record in NODES.values() if record.station != "project"]
    assert rows[-len(titles) - 1 :] == [*titles, "triple context"]
    assert "Three times as long." in table
