"""Learned queries, keys and values: from the weight matrices to the context."""

from core.graph.form import LEARNED
from ui.fields import matrices, widgets
from ui.frame import covered_answers, downloads, page
from ui.screens import learned

page.begin(
    "Learned queries, keys and values",
    "Three weight matrices give each word a query (what it looks for), a key (what it offers) and a value (what it "
    "passes on). In training they are learned; here they are given, and everything else follows.",
)
inputs = matrices.choose(learned=True)
covered_answers.tell(inputs)
form = widgets.causal(LEARNED)
learned.show_steps(inputs, form)
learned.look_closer(inputs, form)
downloads.offer_files(inputs.name, inputs.title, inputs.tokens, inputs.matrices, form, covering=inputs.covering)
page.next_screen("scaling", "quiz")
