"""What *it* refers to: what a pronoun attends to without learning, and what the order of the words does."""

from core.lessons.pronouns import tasks
from ui.frame import lesson, page
from ui.screens import pronouns as screen

here = lesson.begin("pronouns")
asked = here.ask(tasks())
with here.controls:
    screen.tell_made(asked)
with here.figure:
    screen.show_figure(asked)
if asked.is_open("looks", "wanted", "back"):
    screen.compare(asked)
if asked.is_open():
    screen.conclude()
page.next_screen("two-sentences", "trained", "order")
