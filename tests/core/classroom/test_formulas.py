"""Nothing that a student wrote runs as a formula, and nobody's name is changed."""

import pytest

from core.classroom.formulas import harmless


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("=1+1", "'=1+1"), ("@SUM(A1)", "'@SUM(A1)"), ("+cmd|x", "'+cmd|x"), ("-2+3", "'-2+3"), ("\t=1", "'\t=1"),
        ("-0.25", "-0.25"), ("+1e-3", "+1e-3"), ("ann", "ann"), ("0.5", "0.5"),
    ],
)  # fmt: skip
def test_nothing_in_the_output_is_a_formula(text, written):
    assert harmless(text) == written
