"""Challenges: numbers or a sentence to change until the goal is reached, marked by the outcome."""

from ui.frame import page
from ui.screens import challenges

page.begin(
    "Challenges",
    "The other way round: the goal is given, and you look for the numbers. Any solution counts that reaches it. After "
    "a few of these you can say what each matrix can do to the weights and to the context, and what it cannot.",
)
challenges.work_on(challenges.choose())
challenges.show_all()
page.next_screen("learned")
