"""Practice without end: one part at a time, chosen by what was wrong before."""

from ui.frame import page
from ui.screens import practice

page.begin(
    "Practice",
    "One part at a time, each on new numbers: here you find out which mistakes you still make, and get rid of them. "
    "Type your answer with four decimals and press Enter (Ctrl+Enter in a field for a whole matrix) or leave the field "
    "to have it marked; the first answer counts.",
)
practice.draw()
page.next_screen("quiz", "learned")
