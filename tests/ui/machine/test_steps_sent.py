"""What the browser is sent to explain a number: no step of the graph arrives there as a number that was given."""

import numpy as np

from core.attention import attend
from core.graph.form import LEARNED
from core.graph.nodes import INPUTS, steps_of
from core.graph.steps import causal_mask
from tests.core.graph.test_ways import forms
from ui.machine import given, picture

INPUT = {"X": np.ones((3, 2)), "X_kv": np.ones((4, 2)), **dict.fromkeys(("W_q", "W_k", "W_v"), np.ones((2, 2)))}


def drawn(form):
    names = ["X", *(["X_kv"] if form.cross else []), *(("W_q", "W_k", "W_v") if form.learned else ())]
    inputs = {name: INPUT[name] for name in names}
    trace = attend(**inputs, replace=steps_of(form))
    return picture.of(trace, form, ("a", "b", "c"), tuple("wxyz") if form.cross else ()).matrices


def test_every_step_of_every_form_is_sent_with_what_explains_it():
    for form in forms():
        for M in drawn(form):
            assert (given.step(M)["kind"] == "given") == (M.name in INPUTS), (form, M.name)
            assert M.sentence, M.name
            if given.step(M)["kind"] in ("mask", "described"):
                assert given.step(M)["lead"].format(row="a", column="b"), M.name


def test_a_step_that_another_form_has_is_explained_where_a_mistake_has_it():
    trace = attend(*(INPUT[name] for name in ("X", "W_q", "W_k", "W_v")), replace={"masked_scores": causal_mask})
    made = picture.drawn(trace, LEARNED, ("a", "b", "c"), ("Q", "K", "scores", "scaled_scores", "masked_scores"))
    step = given.step(made["masked_scores"])
    assert step["kind"] == "mask"
    assert "comes later" in step["lead"]
