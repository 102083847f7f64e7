"""The screen /torch-mask: what is masked before and after, what leaks, and the way to masks by hand."""

import numpy as np

from tests.pages.pictures_sent import drawn, matrix, picture
from tests.pages.test_torch_questions import answered


def test_what_is_masked_after_is_a_product_and_what_is_renormalised_a_share_of_its_row():
    at = answered("torch-mask", covered=False)
    after = matrix(at, "Masked after")
    np.testing.assert_allclose(after, matrix(at, "Weights") * matrix(at, "Past"), rtol=1e-6)
    assert drawn(at, "Masked after")["step"]["kind"] == "times"
    assert drawn(at, "Renormalised")["step"] == {"kind": "shares", "reads": ["after"], "turned": False}
    np.testing.assert_allclose(matrix(at, "Renormalised"), after / after.sum(axis=1, keepdims=True), rtol=1e-9)
    np.testing.assert_allclose(matrix(at, "Renormalised"), matrix(at, "Masked before"), rtol=1e-9)


def test_the_future_moves_only_what_was_masked_after():
    at = answered("torch-mask")
    assert {m.label: m.value == "0.0000" for m in at.metric} == {
        "masked before": True, "masked after": False, "renormalised": True,
    }  # fmt: skip
    at.slider(key="module.times").set_value(1.0).run()
    assert {m.value for m in at.metric} == {"0.0000"}


def test_no_cell_is_explained_at_first_so_that_nothing_covers_the_picture():
    at = answered("torch-mask", covered=False)
    assert picture(at)["opening"] is None
