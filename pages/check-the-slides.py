"""Check the slides: find and correct printed figures that cannot all be right."""

from ui.frame import lesson, page
from ui.screens import slides

here = lesson.begin("check-the-slides")
slide, picture, press = slides.ask(here)
with here.figure:
    slides.show(slide, picture, press)
with here.controls:
    slides.say_more(slide)
page.next_screen()
