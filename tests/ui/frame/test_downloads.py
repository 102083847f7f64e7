"""Code and downloads under the steps: there when opened, not before."""

import json

import numpy as np
import pytest
from streamlit.testing.v1 import AppTest

from core import exercises
from core.export.programs import program
from core.graph import code
from core.graph import form as forms
from core.graph.code import snippet
from core.graph.form import Form
from core.graph.masking import CAUSAL
from core.graph.nodes import shown_nodes
from core.graph.ways import BY_ROOT, divided_by
from tests.pages import test_screens
from ui.fields.matrices import Inputs
from ui.frame import downloads
from ui.machine import standalone


def screen(form):
    from core import exercises
    from core.graph.nodes import shown_nodes
    from ui.fields.matrices import Inputs
    from ui.frame import downloads

    exercise = exercises.load("bank-interest")
    nodes = shown_nodes(form)
    for first, last in ((0, 1), (1, len(nodes))):
        downloads.show_code(nodes[first:last], exercise.inputs, form)
    given = Inputs(name=exercise.id, title=exercise.title, tokens=exercise.tokens, matrices=exercise.inputs)
    downloads.offer_files(given, form)


@pytest.mark.parametrize(
    ("form", "suffix"),
    [
        (forms.LEARNED, "learned"), (forms.PLAIN, "plain"),
        (Form(learned=False, scaling=divided_by(2.5)), "plain-divided-by-2.5"),
        (Form(learned=True, scaling=BY_ROOT, mask=CAUSAL), "learned-causal"),
    ],
)  # fmt: skip
def test_code_is_there_once_it_is_opened(form, suffix):
    at = AppTest.from_function(screen, args=(form,)).run()
    assert not at.code
    assert not at.get("download_button")
    at.session_state[f"take bank-interest-{suffix}"] = True
    buttons = at.run().get("download_button")
    inputs = code.inputs(form)
    assert len(buttons) == 4 + 2 * len((*inputs, *shown_nodes(form)))
    assert all(f"-take bank-interest-{suffix}" in button.proto.id for button in buttons)
    inputs = exercises.load("bank-interest").inputs
    first, *others = shown_nodes(form)
    for nodes in ([first], others):
        at = AppTest.from_function(screen, args=(form,))
        at.session_state[f"code {nodes[-1]}-{suffix}"] = True
        at.run()
        assert [block.value for block in at.code] == [
            text
            for library in ("numpy", "torch")
            for text in (
                "\n".join(snippet(node, library, form) for node in nodes),
                program(inputs, nodes, library, form).strip(),
            )
        ]


def test_files_are_there_with_their_content_and_need_no_second_request():
    at = AppTest.from_function(screen, args=(forms.LEARNED,))
    at.session_state["take bank-interest-learned"] = True
    buttons = at.run().get("download_button")
    assert buttons
    assert not any(button.proto.deferred_file_id for button in buttons)


def shared_picture(form, exercise=None):
    bank = exercises.load("bank-interest")
    given = Inputs(name=bank.id, title=bank.title, tokens=bank.tokens, matrices=bank.inputs, exercise=exercise)
    record = (
        standalone.of_picture(downloads.shared_picture(given, form)).split("data-attention>")[1].split("</script>")[0]
    )
    return {M["name"]: M for M in json.loads(record)["picture"]["chain"]}


def test_without_javascript_each_matrix_is_named_with_its_symbol_where_that_is_a_letter():
    bank = exercises.load("bank-interest")
    given = Inputs(name=bank.id, title=bank.title, tokens=bank.tokens, matrices=bank.inputs)
    titles = [table.title for table in standalone.tables(downloads.shared_picture(given, forms.LEARNED))]
    assert {"Embeddings X", "Query matrix W_q", "Queries Q", "Scores", "Weights", "Context"} <= {*titles}


@pytest.mark.parametrize("form", [forms.PLAIN, forms.LEARNED])
def test_answers_that_are_covered_are_not_on_the_page_and_nothing_is_typed_over(form):
    chain = shared_picture(form, exercises.load("bank-interest"))
    assert any(None in line for line in chain["weights"]["values"])
    assert not any(M["editable"] for M in chain.values())


def test_where_nothing_is_covered_the_inputs_can_be_typed_over():
    chain = shared_picture(forms.LEARNED)
    answer = exercises.load("bank-interest").traces["learned"].weights
    assert np.allclose(chain["weights"]["values"], answer)
    assert {name for name, M in chain.items() if M["editable"]} == {"X", "W_q", "W_k", "W_v"}
    assert chain["scaled_scores"]["symbol"] == "scaled scores", "a word, and no letter with an index"


@pytest.mark.parametrize(("name", "form"), [("similarity", "plain"), ("learned", "learned"), ("scaling", "learned")])
def test_the_compute_screens_share_their_picture(name, form):
    at = test_screens.screen(name, example="dog-tail")
    at.session_state[f"take dog-tail-{form}"] = True
    at.run()
    assert "Share this picture" in [button.proto.label for button in at.get("download_button")]
