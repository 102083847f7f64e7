"""More than one sentence: what np.dot makes of a batch, and what @ makes of it."""

from ui.fields.questions import show_score
from ui.frame import page
from ui.screens import from_scratch

page.begin(
    "More than one sentence",
    "After this screen you can say what `np.dot` does to a batch of sentences, why `@` does not, and how to tell the "
    "two apart by their shapes.",
)
seed, kind = from_scratch.choose_random_numbers()
from_scratch.show_lines(seed, kind)
marks = from_scratch.ask_about_dot(seed, kind)
marks += from_scratch.ask_about_batches(seed, kind)

show_score(marks)
page.next_screen("random-weights", "shapes")
