"""Practice without end: one part at a time, chosen by what was wrong before."""

from ui.frame import page
from ui.screens import practice

page.begin_with_picture("Practice")
page.next_screen("quiz", step=practice.draw())
