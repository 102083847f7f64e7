"""The mock exam: chosen, sat without verdicts, and marked all at once."""

from ui.frame import page
from ui.screens import mock_exam, mock_exam_marks, mock_exam_sheet
from ui.session import exam_sitting

page.begin(
    "Mock exam",
    "Questions as in the homework, on numbers of their own: no marks and no hints until you hand in, and then all of "
    "them at once. You will see what you can do under the clock, and what to practise next.",
)

sitting = exam_sitting.current()
if sitting is None:
    mock_exam.draw()
elif sitting.handed_in:
    mock_exam_marks.draw(sitting)
else:
    mock_exam_sheet.draw(sitting)
exam_sitting.keep(sitting)
