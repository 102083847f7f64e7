"""The screen /dropout: one draw is the weights times what is kept, for any p."""

import numpy as np

from tests.pages.pictures_sent import drawn, matrix
from tests.pages.test_torch_questions import answered


def test_one_draw_is_the_product_of_what_is_shown():
    at = answered("dropout", covered=False)
    np.testing.assert_allclose(matrix(at, "One draw"), matrix(at, "Weights") * matrix(at, "Kept"), rtol=1e-6)
    assert drawn(at, "One draw")["step"]["kind"] == "times"


def test_dropout_goes_from_none_to_most():
    at = answered("dropout")
    for p in (0.0, 0.9):
        at.slider(key="module.p").set_value(p).run()
        assert not at.exception
        assert f"nn.Dropout({p:g})" in at.code[0].value
