"""More than one sentence: what np.dot does to a batch, and what @ does."""

from ui.fields.questions import show_score
from ui.frame import page
from ui.screens import from_scratch

page.begin(
    "More than one sentence",
    "What does `np.dot` do to a batch of sentences, and why does `@` not? Tell the two apart by their shapes.",
    numbers=from_scratch.NUMBERS_OF_BATCHES,
)
seed, kind = from_scratch.choose_random_numbers()
from_scratch.show_lines(seed, kind)
marks = from_scratch.ask_about_dot(seed, kind)
marks += from_scratch.ask_about_batches(seed, kind)

show_score(marks)
page.next_screen("random-weights", "shapes")
