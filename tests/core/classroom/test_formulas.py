"""Nothing that a student wrote runs as a formula, and nobody's name is changed."""

import pytest

from core.classroom.formulas import harmless


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("=1+1", "'=1+1"), ("@SUM(A1)", "'@SUM(A1)"), ("+cmd|x", "'+cmd|x"), ("-2+3", "'-2+3"), ("\t=1", "'\t=1"),
        (" =HYPERLINK(1)", "' =HYPERLINK(1)"), ("\xa0=1+1", "'\xa0=1+1"), ("\u200b=1+1", "'\u200b=1+1"), ("＝1+1", "'＝1+1"),
        ("＠SUM(A1)", "'＠SUM(A1)"), ("−2+3", "'−2+3"), ("\r=1", "'\r=1"), ("\n=1", "'\n=1"), ("\tann", "'\tann"),
        ("ann;=1+1", "ann;'=1+1"), ("ann\t=1+1", "ann\t'=1+1"), ("ann\n =1+1", "ann\n' =1+1"), ("-ann + 1", "'-ann + 1"),
        ("\x1b[2J", "�[2J"), ("a\0b", "a�b"), ("ann\u202e", "ann�"), ("\ud800", "�"), ("\x01=1+1", "'�=1+1"),
        ("-0.25", "-0.25"), ("+1e-3", "+1e-3"), ("ann", "ann"), ("0.5", "0.5"), ("", ""), ("-1,5", "-1,5"),
        ("−0.25", "−0.25"), ("12.5 %", "12.5 %"), ("0.1 -0.2\n-0.3 0.4", "0.1 -0.2\n-0.3 0.4"), ("Zoë Müller", "Zoë Müller"),
        ("@ann", "@ann"), ("-ann", "-ann"), ("-b.ob_7@x", "-b.ob_7@x"), ("−zoë", "−zoë"), ("_x", "_x"), ("＠ann", "＠ann"),
        ("0.2; -0.3", "0.2; -0.3"),
    ],
)  # fmt: skip
def test_nothing_in_the_output_is_a_formula(text, written):
    assert harmless(text) == written
