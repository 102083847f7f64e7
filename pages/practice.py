"""Practice without end: one part at a time, chosen by what was wrong before."""

from ui.frame import page
from ui.screens import practice

page.begin_with_picture("Practice")
practice.draw()
page.next_screen("quiz", "learned")
