"""The order of the words: attention does not see it, and positions put it in."""

from core.lessons.order import tasks
from ui.frame import lesson, page
from ui.screens import order

here = lesson.begin("order")
asked = here.ask(tasks())
if asked.name == "relative":
    with here.figure:
        order.show_positions(is_open=asked.is_open("relative"))
else:
    order.shuffle(here, asked)
if asked.name != "relative" and asked.is_open("without", "with"):
    order.compare()
page.say(
    "## A place as a row of numbers\n\nRow $p$ of $P$ stands for place $p$, whatever word is there. "
    "Each pair $i$ of columns is a sine and a cosine, and each pair turns more slowly than the one before:\n\n"
    r"$P_{p,\,2i} = \sin\dfrac{p}{10000^{2i/d_{\text{model}}}}$"
    "\n\n"
    r"$P_{p,\,2i+1} = \cos\dfrac{p}{10000^{2i/d_{\text{model}}}}$"
    "\n\n$p$ and $i$ counted from 0."
)
page.next_screen()
