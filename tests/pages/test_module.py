"""The screen /module: what fails without nn.Module, nn.Linear's weight, and links to the parts that it once had."""

import numpy as np
import pytest

from core.lessons import torch_module
from tests.pages.pictures_sent import matrix, pictures
from tests.pages.test_screens import marks, screen, tables
from tests.pages.test_torch_questions import RIGHT, answered


def test_what_fails_without_nn_module_is_shown_after_the_answers():
    at = answered("module")
    assert tables(at) == []
    at = answered("module", **RIGHT["module"])
    whole, plain, alone = tables(at)
    assert whole["what happens"] == [
        "✓ works", "✓ works", "✓ works, and gives 3 matrices", "✓ works", "✓ works, and gives 3 matrices",
    ]  # fmt: skip
    assert [text[0] for text in plain["what happens"]] == ["✓", "✓", "✓", "✗", "✓"]
    assert plain["what happens"][2] == plain["what happens"][4] == "✓ works, but gives nothing"
    assert [text[0] for text in alone["what happens"]] == ["✗", "✓", "✗", "✗", "✗"]
    assert any("cannot assign parameters before Module.\\_\\_init\\_\\_() call" in m.value for m in at.markdown)


def test_what_is_copied_is_what_nn_linear_computes_with():
    same, other = (answered("module", covered=False, copy=copy) for copy in ("W_q.T", "W_q.reshape(2, 3)"))
    usual = torch_module.module().context
    for at, agrees in ((same, True), (other, False)):
        np.testing.assert_allclose(matrix(at, "Context, parameters"), usual, rtol=1e-9)
        assert np.allclose(matrix(at, "Context, nn.Linear"), usual) == agrees
    assert len(pictures(same)) == 1
    at = answered("module", **{"weight-shape": "(2, 3)"})
    assert matrix(at, "nn.Linear’s weight", nth=1).shape == (2, 3)


TITLES = {
    "module": "As a PyTorch module", "seeds": "Seeds and empty memory", "torch-mask": "A mask in torch", "dropout": "Dropout",
    "torch-heads": "Several heads in torch",
}  # fmt: skip
PARTS = {
    "Parameters": ("seeds", "drawn", "18"), "nn.Linear": ("module", "bound", "0.5774"),
    "Mask": ("torch-mask", "leak", "through the denominator"),
    "Dropout": ("dropout", "kept", "0.2740"), "Heads": ("torch-heads", "joined", "(5, 8)"),
}  # fmt: skip


@pytest.mark.parametrize("part", PARTS)
def test_a_link_to_a_part_opens_the_screen_that_has_it_now_with_the_answers(part):
    name, key, answer = PARTS[part]
    at = screen("module", **{"module.part": part, f"module.{key}": answer})
    assert at.title[0].value == TITLES[name]
    assert at.query_params[f"module.{key}"] in (answer, [answer])
    assert [mark for mark in marks(at) if "✓ correct" in mark]
    assert at.progress[0].text == f"**1 of {len(RIGHT[name])} right**"
    assert ("module.part" in at.query_params) == (name == "module")


def test_a_link_to_a_part_that_never_was_opens_the_screen_itself():
    at = screen("module", **{"module.part": "../quiz", "module.bound": "0.5774"})
    assert at.title[0].value == TITLES["module"]
    assert at.text_input(key="module.bound").value == "0.5774"


@pytest.mark.parametrize("part", [{}, {"module.part": "none of these"}])
def test_a_link_that_names_no_part_means_the_one_that_was_open_first(part):
    at = screen("module", **part, **{"module.seed": "7", "module.drawn": "18"})
    assert at.title[0].value == TITLES["seeds"]
    assert at.text_input(key="module.seed").value == "7"
    assert at.progress[0].text == "**1 of 6 right**"


def test_who_goes_back_from_there_is_not_sent_away_again_and_finds_the_answers():
    at = screen("module", **{"module.part": "Mask"})
    assert at.title[0].value == TITLES["torch-mask"]
    at.button_group(key="module.leak").set_value("through the denominator").run()
    at.query_params["module.part"] = "Mask"
    at.switch_page("pages/module.py").run()
    assert not at.exception
    assert at.title[0].value == TITLES["module"]
    at.switch_page("pages/torch-mask.py").run()
    assert at.progress[0].text == f"**1 of {len(RIGHT['torch-mask'])} right**"
