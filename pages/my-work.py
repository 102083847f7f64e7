"""Everything that a student has got so far."""

from ui.frame import page
from ui.screens import my_work, my_work_taken

page.begin(
    "My work",
    "Everything you have done so far, on one page: to look through, to print, and to take to another device.",
)

my_work_taken.offer_link()
progress = my_work.so_far()
if progress.is_empty:
    my_work.show_nothing()
my_work.show_overview(progress)
my_work.show_homework(progress)
my_work.show_practice(progress)
my_work.show_challenges(progress)
my_work.show_screens(progress)
my_work_taken.draw(progress)
