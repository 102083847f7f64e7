"""Learned queries, keys and values: from the weight matrices to the context."""

from core.graph.form import LEARNED
from ui.fields import matrices, widgets
from ui.frame import downloads, page
from ui.screens import learned

page.begin(
    "Learned queries, keys and values",
    "Three weight matrices give each word a query (what it looks for), a key (what it offers) and a value (what it "
    "passes on). In training they are learned; here they are given, and everything else follows.",
)
given = matrices.choose(learned=True)
form = widgets.causal(LEARNED)
learned.show_steps(given, form)
learned.look_closer(given, form)
downloads.offer_files(given.name, given.title, given.tokens, given.matrices, form)
page.next_screen("scaling", "quiz")
