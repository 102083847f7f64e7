"""The screen /module: what fails without nn.Module, nn.Linear's weight, and links to the parts that it once had."""

import sys
from queue import Queue
from threading import Thread, current_thread

import numpy as np
import pytest

from core.lessons import torch_class, torch_module
from core.lessons.torch_class import PRESSED
from tests.pages.pictures_sent import components, data, matrix, speak, titles
from tests.pages.test_screens import marks, screen
from tests.pages.test_torch_questions import RIGHT, answered
from ui.screens import torch_questions


def listed(at):
    (sent,) = data(at, "listing")
    return sent


def press(at, code):
    line = [text.strip() for text in listed(at)["lines"]].index(code) + 1
    speak(at, components(at, "listing")[0], {"line": line})


def test_the_line_at_which_torch_stops_is_pressed_and_then_it_says_why_there():
    at = answered("module")
    assert "        ~~super().__init__()~~" in listed(at)["lines"]
    assert (listed(at)["notes"], listed(at)["fixed"]) == ([], [])
    for nothing in ("size = d_model, d_k", "def forward(self, X):"):
        press(at, nothing)
        assert marks(at) == []
    assert [listed(at)["lines"][line - 1].strip() for line in listed(at)["offered"]] == [*PRESSED["uncalled"]]
    press(at, "model(X)")
    assert "not right" in marks(at)[0]
    assert listed(at)["chosen"] == 17
    press(at, "self.W_q = nn.Parameter(rand(size))")
    assert "✓" in marks(at)[0]
    said = "in __init__: AttributeError: cannot assign parameters before Module.__init__() call"
    assert sorted(listed(at)["notes"]) == [[5, said], [16, "in <module>"]]
    for value in (0, 99, "7", None, [7], 1.5):
        speak(at, components(at, "listing")[0], {"line": value})


def test_the_first_question_is_there_with_its_class_before_torch_is_loaded(monkeypatch):
    for facts in torch_class.FACTS.values():
        monkeypatch.setattr(facts, "_facts", None)
    monkeypatch.setattr(torch_module, "torch", lambda: pytest.fail("torch is needed"))
    monkeypatch.setattr(torch_class, "torch", torch_module.torch)
    monkeypatch.setattr(torch_questions, "load_ahead", lambda _: None)
    at = answered("module")
    assert not at.exception
    assert listed(at)["lines"]
    assert at.get("page_link")


def test_a_process_that_ends_waits_until_torch_is_loaded(monkeypatch):
    monkeypatch.delitem(sys.modules, "torch", raising=False)
    told = Queue()
    loading = (lambda: told.put(current_thread().daemon),)
    Thread(target=torch_questions.load_ahead, args=loading, daemon=True).start()
    assert not told.get(timeout=5), "as the thread of a script is"


def test_without_nn_module_one_line_works_and_is_the_answer():
    at = answered("module", uncalled="nowhere")
    assert listed(at)["offered"] == []
    at = answered("module", uncalled="nowhere", plain="0")
    assert "class SelfAttention~~(nn.Module)~~:" in listed(at)["lines"]
    press(at, "model.forward(X)")
    assert "✓" in marks(at)[-1]
    assert listed(at)["fixed"] == [16, 18]


CLASS = {name: RIGHT["module"][name] for name in ("uncalled", "plain", "alone")}


def test_what_is_copied_is_drawn_beside_the_weight_that_it_goes_into():
    W_q = torch_module.module().W_q
    at = answered("module", **CLASS)
    assert titles(at) == ["Ours", "Copied", "nn.Linear"]
    assert np.isnan(matrix(at, "Copied")).all()
    copies = (
        ("W_q.T", W_q.T, "Copied"), ("W_q.reshape(2, 3)", W_q.reshape(2, 3), "Reshaped"), ("W_q", W_q, "Refused"),
    )  # fmt: skip
    for copy, form, title in copies:
        at = answered("module", copy=copy, **CLASS)
        np.testing.assert_allclose(matrix(at, title), form, rtol=1e-9)
        assert np.allclose(matrix(at, "W").T, W_q) == (copy == "W_q.T")
        assert titles(at) == ["Ours", title, "nn.Linear"]
        by_parameters, by_layer = matrix(at, "Ours", 1), matrix(at, "nn.Linear", 1)
        assert np.allclose(by_parameters, by_layer) == (copy == "W_q.T")


TITLES = {
    "module": "As a PyTorch module", "seeds": "Seeds and empty memory", "torch-mask": "A mask in torch", "dropout": "Dropout",
    "torch-heads": "Heads in torch",
}  # fmt: skip
PARTS = {
    "Parameters": ("seeds", "order", "line 1"), "nn.Linear": ("module", "copy", "W_q.T"),
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
    assert at.progress[-1].text == f"**1 of {len(RIGHT[name])} right**"
    assert ("module.part" in at.query_params) == (name == "module")


def test_a_link_to_a_part_that_never_was_opens_the_screen_itself():
    at = screen("module", **{"module.part": "../quiz", "module.copy": "W_q"})
    assert at.title[0].value == TITLES["module"]
    assert at.button_group(key="module.copy").value == "W_q"


@pytest.mark.parametrize("part", [{}, {"module.part": "none of these"}])
def test_a_link_that_names_no_part_means_the_one_that_was_open_first(part):
    at = screen("module", **part, **{"module.seed": "7", "module.order": "W_q and W_k are exchanged"})
    assert at.title[0].value == TITLES["seeds"]
    assert at.text_input(key="module.seed").value == "7"
    assert at.progress[0].text == "**1 of 4 right**"


def test_who_goes_back_from_there_is_not_sent_away_again_and_finds_the_answers():
    at = screen("module", **{"module.part": "Mask"})
    assert at.title[0].value == TITLES["torch-mask"]
    at.button_group(key="module.leak").set_value("through the denominator").run()
    at.query_params["module.part"] = "Mask"
    at.switch_page("pages/module.py").run()
    assert at.title[0].value == TITLES["module"]
    at.switch_page("pages/torch-mask.py").run()
    assert at.progress[-1].text == f"**1 of {len(RIGHT['torch-mask'])} right**"
