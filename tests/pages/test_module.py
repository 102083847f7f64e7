"""The screen /module: each part right, wrong and blank, and in the link."""

import re

import numpy as np
import pytest

from core.lessons import module_questions, torch_module
from tests.pages.pictures_sent import drawn, matrix, pictures
from tests.pages.test_screens import marks, screen, tables, uncovered

RIGHT = {
    "Parameters": {"drawn": "18", "order": "W_q and W_k are exchanged", "transposed": "the other's transposed"},
    "nn.Module": {
        "init": "it makes the tables for parameters",
        "uncalled": "at the first nn.Parameter",
        "plain": "0",
        "alone": "model.forward(X)",
    },
    "nn.Linear": {"weight-shape": "(2, 3)", "copy": "W_q.T", "bound": "0.5774"},
    "Mask": {"row-sum": "0.5952", "missing": "0.4048", "leak": "through the denominator"},
    "Dropout": {"kept": "0.2740", "sums": "on average", "eval": "nothing"},
    "Heads": {"split": "2 5 4", "head-weights": "2x5x5", "joined": "(5, 8)", "reshape": "it mixes the words"},
    "torch.empty": {"holds": "whatever was in that memory", "short": "nobody knows", "zeros": "5.4196"},
    "Agreement": {"in-proj": "(24, 8)", "averaged": "(1, 5, 5)", "true": "in scaled_dot_product_attention"},
}
WRONG = {
    "Parameters": ("drawn", "6", "there are three"),
    "nn.Module": ("plain", "18", "not entered anywhere"),
    "nn.Linear": ("copy", "W_q", "must match the size"),
    "Mask": ("row-sum", "1.0000", "before the mask"),
    "Dropout": ("kept", "0.1754", "divide by it"),
    "Heads": ("split", "(5, 2, 4)", "transpose"),
    "torch.empty": ("holds", "zeros", "by chance"),
    "Agreement": ("in-proj", "(8, 24)", "outputs are rows"),
}
PLACED = {
    "Parameters": 2
    * ["Embeddings", "Queries", "Keys", "Values", "Queries", "Scores", "Scaled scores", "Weights", "Context"],
    "nn.Module": [],
    "nn.Linear": ["Weights, parameters", "Context, parameters", "Weights, nn.Linear", "Context, nn.Linear"],
    "Mask": ["Masked scores", "Masked before", "Weights", "Past", "Masked after", "Renormalised"],
    "Dropout": ["Weights", "Kept", "One draw", "Mean of 2,000 draws"],
    "Heads": [
        "Weights, head 1",
        "Context, head 1",
        "Weights, head 2",
        "Context, head 2",
        "Context, heads side by side",
    ],
    "torch.empty": [],
    "Agreement": [],
}


def part(name, *, covered=True, **answers):
    shown = {} if covered else {"shown": uncovered("journey")["shown"]}
    at = screen("module", **{"module.part": name}, **shown, **{f"module.{key}": text for key, text in answers.items()})
    assert not at.warning
    return at


def test_what_fails_without_nn_module_is_shown_after_the_answers():
    at = part("nn.Module")
    assert tables(at) == []
    at = part("nn.Module", **RIGHT["nn.Module"])
    whole, plain, alone = tables(at)
    assert whole["what happens"] == [
        "✓ works", "✓ works", "✓ works, and gives 3 matrices", "✓ works", "✓ works, and gives 3 matrices",
    ]  # fmt: skip
    assert [text[0] for text in plain["what happens"]] == ["✓", "✓", "✓", "✗", "✓"]
    assert plain["what happens"][2] == plain["what happens"][4] == "✓ works, but gives nothing"
    assert [text[0] for text in alone["what happens"]] == ["✗", "✓", "✗", "✗", "✗"]
    assert any("cannot assign parameters before Module.\\_\\_init\\_\\_() call" in m.value for m in at.markdown)


def placed(at):
    """The titles of all matrices in the places of the pictures, from left to right."""
    return [
        drawn(at, column["below"]["node"], nth)["title"]
        for nth, sent in enumerate(pictures(at))
        for station in sent["stations"]
        for column in station["columns"]
    ]


def test_the_parts_are_those_of_the_file():
    at = screen("module")
    assert list(at.button_group(key="module.part").options) == list(module_questions.load().sections)


@pytest.mark.parametrize("name", RIGHT)
def test_a_part_begins_blank_with_its_code_and_matrices(name):
    at = part(name)
    assert marks(at) == ([] if name != "Agreement" else marks(at)[:1])
    assert at.progress[0].text == f"**0 of {len(RIGHT[name])} right**"
    assert len(at.code) == 1
    assert placed(at) == PLACED[name]
    assert not at.get("vega_lite_chart")


@pytest.mark.parametrize("name", RIGHT)
def test_all_right_answers_are_right_and_in_the_link(name):
    at = part(name, **RIGHT[name])
    assert at.progress[0].text == f"**{len(RIGHT[name])} of {len(RIGHT[name])} right**"
    assert all("✓" in mark for mark in marks(at))


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_answer_is_told_which_mistake_it_is(name):
    key, answer, says = WRONG[name]
    at = part(name, **{key: answer})
    (mark,) = [mark for mark in marks(at) if "✗" in mark]
    assert says in mark


@pytest.mark.parametrize("name", RIGHT)
def test_nothing_typed_raises_or_is_lost(name):
    for key in RIGHT[name]:
        if not module_questions.load().questions[key].options:
            at = part(name, **{key: "🙂 "})
            assert any("not readable" in mark for mark in marks(at))
            assert at.text_input(key=f"module.{key}").value == "🙂 "


def test_what_is_copied_is_what_nn_linear_computes_with():
    same, other = (part("nn.Linear", covered=False, copy=copy) for copy in ("W_q.T", "W_q.reshape(2, 3)"))
    usual = torch_module.module().context
    for at, agrees in ((same, True), (other, False)):
        np.testing.assert_allclose(matrix(at, "Context, parameters"), usual, rtol=1e-9)
        assert np.allclose(matrix(at, "Context, nn.Linear"), usual) == agrees
    assert len(pictures(same)) == 1
    assert matrix(part("nn.Linear", **{"weight-shape": "(2, 3)"}), "nn.Linear’s weight", nth=1).shape == (2, 3)


def test_the_two_modules_are_drawn_with_what_each_has_drawn():
    at = part("Parameters")
    np.testing.assert_array_equal(matrix(at, "W_q", 0), matrix(at, "W_k", 1))
    np.testing.assert_array_equal(matrix(at, "W_k", 0), matrix(at, "W_q", 1))
    np.testing.assert_allclose(matrix(at, "Scores", 0).T, matrix(at, "Scores", 1), rtol=1e-5)


def test_the_sum_of_a_row_is_explained_only_once_it_is_known():
    """Renormalising divides by the very number that is asked for."""
    assert drawn(part("Mask"), "Renormalised")["step"]["kind"] == "given"
    assert drawn(part("Mask", **{"row-sum": "1"}), "Renormalised")["step"]["kind"] == "given"
    at = part("Mask", covered=False, **{"row-sum": "0.5952"})
    assert drawn(at, "Renormalised")["step"] == {"kind": "shares", "reads": ["after"], "turned": False}
    after = matrix(at, "Masked after")
    np.testing.assert_allclose(matrix(at, "Renormalised"), after / after.sum(axis=1, keepdims=True), rtol=1e-9)


@pytest.mark.parametrize(("name", "product", "factors"), [("Mask", "Masked after", ("Weights", "Past")),
                                                          ("Dropout", "One draw", ("Weights", "Kept"))])  # fmt: skip
def test_what_is_multiplied_cell_by_cell_is_the_product_of_what_is_shown(name, product, factors):
    at = part(name, covered=False)
    left, right = (matrix(at, factor) for factor in factors)
    np.testing.assert_allclose(matrix(at, product), left * right, rtol=1e-6)
    assert drawn(at, product)["step"]["kind"] == "times"


def test_another_seed_gives_another_context():
    at = part("Parameters")
    before = matrix(at, "Context")
    at.text_input(key="module.seed").set_value("7").run()
    assert not at.exception
    assert not np.allclose(matrix(at, "Context"), before)


def test_the_future_moves_only_what_was_masked_after():
    at = part("Mask")
    assert {m.label: m.value == "0.0000" for m in at.metric} == {
        "masked before": True, "masked after": False, "renormalised": True,
    }  # fmt: skip
    at.slider(key="module.times").set_value(1.0).run()
    assert {m.value for m in at.metric} == {"0.0000"}


@pytest.mark.parametrize("p", [0.0, 0.9])
def test_dropout_goes_from_none_to_most(p):
    at = part("Dropout")
    at.slider(key="module.p").set_value(p).run()
    assert not at.exception
    assert f"nn.Dropout({p:g})" in at.code[0].value


@pytest.mark.parametrize("heads", [2, 4, 8])
def test_each_head_is_drawn_and_shapes_follow(heads):
    at = part("Heads", heads=str(heads), split=f"({heads}, 5, {8 // heads})")
    assert len(placed(at)) == 2 * heads + 1
    contexts = [matrix(at, f"Context, head {i + 1}") for i in range(heads)]
    np.testing.assert_array_equal(np.hstack(contexts), matrix(at, "Context, heads side by side"))
    assert drawn(at, "Context, heads side by side")["columns"][-1] == f"{heads}·{8 // heads}"
    for i, context in enumerate(contexts):
        V = matrix(at, f"Values, head {i + 1}")
        np.testing.assert_allclose(context, matrix(at, f"Weights, head {i + 1}") @ V, rtol=1e-5)
    assert any("✓" in mark for mark in marks(at))


def test_heads_open_with_two_and_with_one_it_is_the_same():
    assert part("Heads").button_group(key="module.heads").value == "2"
    answer = {"reshape": "no reason, it is the same"}
    for heads, status in (("1", "correct"), ("2", "not right"), ("8", "not right")):
        assert status in marks(part("Heads", heads=heads, **answer))[0]


@pytest.mark.parametrize("name", RIGHT)
def test_nodes_go_by_their_own_names(name):
    formulas = [M["formula"] for sent in pictures(part(name, **RIGHT[name])) for M in sent["chain"]]
    assert bool(formulas) == bool(PLACED[name])
    assert [formula for formula in formulas if re.search(r"\b[ASMBLR]\b|[ASMBLR]_", formula)] == []


def test_memory_is_asked_for_again():
    at = part("torch.empty")
    assert tables(at)[0]["torch.zeros"] == ["0"] * 6
    at.button[0].click().run()
    assert not at.exception


def test_agreement_is_shown_for_all_heads_with_and_without_a_mask():
    for heads in ("1", "2", "4", "8"):
        at = part("Agreement", heads=heads)
        at.toggle(key="module.causal").set_value(True).run()
        assert not at.exception
        assert "✓ below 1e-06" in marks(at)[0]


def test_what_a_part_was_answered_is_there_again_after_another_part():
    at = part("Mask")
    at.text_input(key="module.row-sum").set_value("0.5952").run()
    at.button_group(key="module.part").set_value("Dropout").run()
    at.button_group(key="module.part").set_value("Mask").run()
    assert at.text_input(key="module.row-sum").value == "0.5952"
    assert at.progress[0].text == "**1 of 3 right**"
