"""The mock exam: chosen, sat without verdicts, and marked all at once."""

from ui.frame import page
from ui.screens import mock_exam

page.begin_with_picture("Mock exam")
mock_exam.draw()
