"""Write the line: each matrix of self-attention as one line of NumPy or torch."""

from ui.frame import lesson, page
from ui.screens import write_the_line

write_the_line.ask(lesson.begin("write-the-line"))
page.next_screen("shapes", "bug-hunt")
