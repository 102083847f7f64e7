"""Challenges: numbers or a sentence to change until the goal is reached, marked by the outcome."""

from ui.frame import page
from ui.screens import challenges

challenges.work_on(challenges.choose(page.begin_with_picture("Challenges")))
page.say(
    "What can each matrix do to the weights and to the context, and what can it not? Here you are given the goal and "
    "look for the numbers. Any solution that reaches the goal counts."
)
page.next_screen("learned")
