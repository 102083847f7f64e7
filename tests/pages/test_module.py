"""The screen /module: each part right, wrong and blank, and in the link."""

import re

import pytest

from core.lessons import module_questions
from tests.pages.test_screens import marks, screen, tables

RIGHT = {
    "Parameters": {"drawn": "18", "order": "W_q and W_k are exchanged", "transposed": "the other's transposed"},
    "nn.Linear": {"weight-shape": "(2, 3)", "copy": "W_q.T", "bound": "0.5774"},
    "Mask": {"row-sum": "0.5952", "missing": "0.4048", "leak": "through the denominator"},
    "Dropout": {"kept": "0.2740", "sums": "on average", "eval": "nothing"},
    "Heads": {"split": "2 5 4", "head-weights": "2x5x5", "joined": "(5, 8)", "reshape": "it mixes the words"},
    "torch.empty": {"holds": "whatever was in that memory", "short": "nobody knows", "zeros": "5.4196"},
    "Agreement": {"in-proj": "(24, 8)", "averaged": "(1, 5, 5)", "true": "in scaled_dot_product_attention"},
}
WRONG = {
    "Parameters": ("drawn", "6", "there are three"),
    "nn.Linear": ("copy", "W_q", "must match the size"),
    "Mask": ("row-sum", "1.0000", "before the mask"),
    "Dropout": ("kept", "0.1754", "divide by it"),
    "Heads": ("split", "(5, 2, 4)", "transpose"),
    "torch.empty": ("holds", "zeros", "by chance"),
    "Agreement": ("in-proj", "(8, 24)", "outputs are rows"),
}
CHARTS = {"Parameters": 4, "nn.Linear": 2, "Mask": 3, "Dropout": 2, "Heads": 3, "torch.empty": 0, "Agreement": 0}


def part(name, **answers):
    at = screen("module", **{"module.part": name}, **{f"module.{key}": text for key, text in answers.items()})
    assert not at.warning
    return at


def alternatives(at):
    return [chart.proto.alt for chart in at.get("vega_lite_chart")]


def test_the_parts_are_those_of_the_file():
    at = screen("module")
    assert list(at.button_group(key="module.part").options) == list(module_questions.load().sections)


@pytest.mark.parametrize("name", RIGHT)
def test_a_part_begins_blank_with_its_code_and_matrices(name):
    at = part(name)
    assert marks(at) == ([] if name != "Agreement" else marks(at)[:1])
    assert at.progress[0].text == f"**0 of {len(RIGHT[name])} right**"
    assert len(at.code) == 1
    assert len(alternatives(at)) == CHARTS[name]


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
    assert alternatives(part("nn.Linear", copy="W_q.T"))[1].startswith("Context, nn.Linear, 6 rows, 2 columns.")
    same, other = part("nn.Linear", copy="W_q.T"), part("nn.Linear", copy="W_q.reshape(2, 3)")
    assert alternatives(same)[0].split("Largest")[1] == alternatives(same)[1].split("Largest")[1]
    assert alternatives(other)[0].split("Largest")[1] != alternatives(other)[1].split("Largest")[1]
    assert len(alternatives(part("nn.Linear", **{"weight-shape": "(2, 3)"}))) == 4


def test_another_seed_gives_another_context():
    at = part("Parameters")
    before = alternatives(at)
    at.text_input(key="module.seed").set_value("7").run()
    assert not at.exception
    assert alternatives(at)[0] != before[0]


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
def test_there_is_a_heat_map_a_head_and_shapes_follow(heads):
    at = part("Heads", heads=str(heads), split=f"({heads}, 5, {8 // heads})")
    assert len(alternatives(at)) == heads + 1
    assert any("✓" in mark for mark in marks(at))


def test_heads_open_with_two_and_with_one_it_is_the_same():
    assert part("Heads").button_group(key="module.heads").value == "2"
    answer = {"reshape": "no reason, it is the same"}
    for heads, status in (("1", "correct"), ("2", "not right"), ("8", "not right")):
        assert status in marks(part("Heads", heads=heads, **answer))[0]


@pytest.mark.parametrize("name", RIGHT)
def test_nodes_go_by_their_own_names(name):
    formulas = [
        found for at in (part(name, **RIGHT[name]),) for e in at.expander for found in re.findall(r"\$(.+?)\$", e.label)
    ]
    bare = [re.sub(r"\\(text|operatorname)\{[^}]*\}|\\[a-z]+", " ", formula) for formula in formulas]
    assert [formula for formula in bare if re.search(r"\b[ASMBLR]\b|[ASMBLR]_", formula)] == []


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
