"""Everything that a student has got so far."""

from ui.frame import page
from ui.screens import my_work, my_work_copies
from ui.session import kept_progress

page.begin("My work", "What can you already do, and what comes next? Press a lesson to go there.")

my_work_copies.offer_link()
progress = kept_progress.progress()
my_work.show_map(progress)
my_work.show_homework(progress)
my_work.show_challenges(progress)
my_work_copies.draw(progress)
