"""The screens on torch: each right, wrong and blank, and in the link."""

import re

import pytest

from core.lessons import torch_questions
from tests.pages.pictures_sent import drawn, pictures
from tests.pages.test_screens import marks, screen, uncovered

RIGHT = {
    "module": {"uncalled": "at the first nn.Parameter", "plain": "0", "alone": "model.forward(X)", "copy": "W_q.T"},
    "seeds": {"order": "line 1", "transposed": "the transpose of the other’s", "holds": "whatever was in that memory", "short": "nobody knows"},
    "torch-mask": {"repaired": "those of masked before", "diagonal": "all nan", "leak": "through the denominator", "true": "in scaled_dot_product_attention"},
    "dropout": {"kept": "0.2740", "sums": "on average", "eval": "nothing"},
    "torch-heads": {"split": "2 5 4", "joined": "(5, 8)", "reshape": "it mixes the words"},
}  # fmt: skip


def answered(name, *, covered=True, **answers):
    """A screen with answers in its link; unless it is ``covered``, with the solutions of the homework shown."""
    shown = {} if covered else {"shown": uncovered("journey")["shown"]}
    at = screen(name, **shown, **{f"module.{key}": text for key, text in answers.items()})
    assert not at.warning
    return at


def content(name):
    return torch_questions.load(name.replace("-", "_"))


STEPS = "Where the numbers come from"


def look_at_steps(at):
    """Unfold the matrices that say where the numbers come from."""
    at.session_state["steps of the numbers"] = True
    at.run()
    return at


@pytest.mark.parametrize("name", RIGHT)
def test_a_screen_begins_blank_with_its_aim_its_code_and_its_matrices(name):
    at = answered(name)
    assert "?" in at.markdown[1].value  # after the table of the words
    assert [mark for mark in marks(at) if "below 1e-06" not in mark] == []
    assert at.progress[-1].text == f"**0 of {len(RIGHT[name])} right**"
    shown = {"torch-heads": -1, "seeds": -1, "module": -2, "torch-mask": 4}.get(name, 0)  # what is asked about besides
    assert len(at.code) == len(content(name).sections) + shown
    assert not at.get("vega_lite_chart")


@pytest.mark.parametrize("name", RIGHT)
def test_all_right_answers_are_right_and_nodes_go_by_their_own_names(name):
    asked = {"question": "module.transposed"} if name == "seeds" else {}
    at = screen(name, **asked, **{f"module.{key}": text for key, text in RIGHT[name].items()})
    assert at.progress[-1].text == f"**{len(RIGHT[name])} of {len(RIGHT[name])} right**"
    assert all("✓" in mark for mark in marks(at))
    if any(one.label == STEPS for one in at.expander):
        look_at_steps(at)
    formulas = [M["formula"] for sent in pictures(at) for M in sent["chain"]]
    assert formulas
    assert [formula for formula in formulas if re.search(r"\b[ASMBLR]\b|[ASMBLR]_", formula)] == []


@pytest.mark.parametrize(
    ("name", "title", "kind", "read"),
    [
        ("torch-heads", "Context head 2", "product", "weights head 2"),
        ("torch-mask", "Renormalised", "shares", "after"),
        ("dropout", "One draw", "described", "weights"),
    ],
)
def test_once_all_is_answered_each_number_says_where_it_came_from(name, title, kind, read):
    assert STEPS not in [one.label for one in answered(name).expander]
    asked = {"question": "module.joined"} if name == "torch-heads" else {}
    at = screen(name, **asked, **{f"module.{key}": text for key, text in RIGHT[name].items()})
    step = drawn(look_at_steps(at), title, len(pictures(at)) - 1)["step"]
    assert (step["kind"], step["reads"][0]) == (kind, read)
