"""Learned queries, keys and values: from the weight matrices to the context."""

from core.graph.form import LEARNED
from ui.fields import matrices
from ui.frame import downloads, page
from ui.screens import learned

page.begin(
    "Learned queries, keys and values",
    "Three weight matrices give each word a query (what it looks for), a key (what it offers) and a value (what it "
    "passes on). In training they are learned; here they are given, and everything else follows.",
)
inputs = matrices.choose(learned=True)
learned.show_steps(inputs)
learned.look_closer(inputs)
downloads.offer_files(inputs.name, inputs.title, inputs.tokens, inputs.matrices, LEARNED)
page.next_screen("scaling", "quiz")
