"""The mock exam: chosen, sat without verdicts, and marked all at once."""

from ui.frame import page
from ui.screens import mock_exam

page.begin(
    "Mock exam",
    "Questions as in the homework, with numbers of their own: no marks and no hints until you hand in, and then all of "
    "them at once. You will see what you can do on your own, and what to practise next.",
)

mock_exam.draw()
