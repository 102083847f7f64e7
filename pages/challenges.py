"""Challenges: numbers or a sentence to change until the goal is reached, marked by the outcome."""

from ui.frame import page
from ui.screens import challenges

page.begin(
    "Challenges",
    "Here you are given the goal and look for the numbers. Any solution that reaches the goal counts. After a few of "
    "these you can say what each matrix can do to the weights and to the context, and what it cannot.",
)
challenges.work_on(challenges.choose())
challenges.show_all()
page.next_screen("learned")
