"""Another order, another length: which word of a translation should attend to which word of its original."""

import streamlit as st

from ui.frame import lesson, navigation, page
from ui.screens import alignments as screen

here = lesson.begin("alignments")
asked = here.ask(screen.tasks())
screen.show_figure(here, asked)
with here.controls:
    st.markdown(
        "*The European Economic Area* is *La Zone Économique Européenne*. The lengths may differ too: *was signed* is "
        "*a été signé*."
    )
screen.conclude(asked)
navigation.link("two-sentences", "The same translation, computed.")
page.next_screen("pronouns")
