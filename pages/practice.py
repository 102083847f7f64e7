"""Practice without end: one part at a time, chosen by what was wrong before."""

from ui.frame import page
from ui.screens import practice

page.begin(
    "Practice",
    "One part at a time, each with new numbers: here you find out which mistakes you still make, and get rid of them. "
    "Type your answer with four decimals. It is marked when you press Enter (in a field for a whole matrix Ctrl+Enter, "
    "or ⌘+Enter on a Mac) or leave the field. Your first answer counts.",
)
practice.draw()
page.next_screen("quiz", "learned")
