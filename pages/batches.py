"""More than one sentence: what np.dot does to a batch, and what @ does."""

from core.lessons.from_scratch import run, script
from ui.frame import lesson, page
from ui.screens import from_scratch, line_results

here = lesson.begin("batches", numbers=from_scratch.NUMBERS_OF_BATCHES)
with here.figure:
    drawn = page.place("batches")
    many = from_scratch.choose_batch()
seed, kind = from_scratch.choose_random_numbers()
from_scratch.show_code(seed, kind)
asked = here.ask(from_scratch.tasks_of_batches(many, seed, kind))
with drawn:
    from_scratch.show_words(asked, run(many, seed, kind), many)
from_scratch.explain_dot(asked)
line_results.show_right(asked, script().dots, run(1, seed, kind))
from_scratch.explain_blocks(asked, run(many, seed, kind), many)
page.next_screen("random-weights", "shapes")
