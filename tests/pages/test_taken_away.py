"""The matrices of a screen as charts to take away: made when the files are asked for, and none that holds an answer."""

import pytest

from core.export import check_cell
from core.graph.form import LEARNED, PLAIN
from core.graph.nodes import INPUTS, NODES, shown_nodes
from tests.pages.test_screens import screen, uncovered
from ui.charts import heat_map

MATRICES = {
    "similarity": ("plain", ("X", *shown_nodes(PLAIN))),
    "learned": ("learned", ("X", "W_q", "W_k", "W_v", *shown_nodes(LEARNED))),
    "scaling": ("learned", ("X", "W_q", "W_k", "W_v", *shown_nodes(LEARNED))),
}


@pytest.fixture
def built(monkeypatch):
    """The titles of the heat maps that are built, in order."""
    titles, chart = [], heat_map.chart
    monkeypatch.setattr(heat_map, "chart", lambda title, *more: titles.append(title) or chart(title, *more))
    return titles


def kinds(at, example, form, title):
    """In which kinds the chart of a matrix is offered as a file."""
    ids = [button.proto.id.partition(f"-draw {example}-{form}-")[2] for button in at.button]
    name = title.lower().replace(" ", "-")
    return {id.rpartition(".")[2] for id in ids if id.rpartition(".")[0].partition("-")[2] == name}


def ask_for_files(at, example, form):
    at.session_state[f"take {example}-{form}"] = True
    at.run()


def titles(nodes):
    return [(NODES[node] if node in NODES else INPUTS[node]).title for node in nodes]


@pytest.mark.parametrize("name", ["similarity", "scaling"])
def test_each_matrix_is_offered_as_a_chart_once_files_are_asked_for(name, built):
    form, nodes = MATRICES[name]
    at = screen(name, example="dog-tail")
    assert not built
    ask_for_files(at, "dog-tail", form)
    assert built == titles(nodes)
    for title in built:
        assert kinds(at, "dog-tail", form, title) == {"png", "svg"}, title


@pytest.mark.parametrize("name", ["learned", "scaling"])
def test_a_matrix_that_holds_a_covered_answer_is_a_chart_only_once_it_is_found(name, built):
    form, nodes = MATRICES[name]
    ask_for_files(screen(name, example="bank-interest"), "bank-interest", form)
    hidden = set(titles(nodes)) - set(built)
    assert NODES["weights"].title in hidden
    assert INPUTS["X"].title in built
    built.clear()
    ask_for_files(screen(name, **uncovered("bank-interest")), "bank-interest", form)
    assert built == titles(nodes)


def test_the_notebook_of_a_variant_has_its_results_marked(monkeypatch):
    added, notebooks = check_cell.add_check_cell, []
    monkeypatch.setattr(check_cell, "add_check_cell", lambda *given: notebooks.append(added(*given)) or notebooks[-1])
    ask_for_files(screen("learned", example="bank-interest", variant="8"), "bank-interest-8", "learned")
    assert "variant=8" in notebooks[0]
    assert "q6_context=context" in notebooks[0]
