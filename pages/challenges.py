"""Challenges: numbers or a sentence to change until the goal is reached, marked by the outcome."""

from ui.frame import page
from ui.screens import challenges

challenges.work_on(challenges.choose(page.begin_with_picture("Challenges")))
page.next_screen()
