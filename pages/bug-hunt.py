"""Bug hunt: a module with faults to find, line by line."""

import streamlit as st

from core.lessons.bug_hunt import fixed_kinds, kinds_here
from ui.frame import lesson, page
from ui.screens import bug_hunt

here = lesson.begin("bug-hunt", needs="torch")
guesses = bug_hunt.read_guesses()
fixed = fixed_kinds(guesses)
remaining = kinds_here() - set(fixed)
shown = frozenset() if here.shows_all else remaining
with here.beside:
    bug_hunt.ask_for_fault(guesses, shown)
    shape = bug_hunt.choose_shape()
    outcome = bug_hunt.offer_to_run(shown, shape)
with here.figure:
    bug_hunt.show_listing(shown, outcome)

if not remaining:
    bug_hunt.show_agreement()

if fixed:
    st.header("What a fault does", anchor=False)
    st.markdown("The module with one fault alone, compared with the formula.")
    bug_hunt.show_consequence(fixed, shape)

st.header("Your guesses", anchor=False)
bug_hunt.show_guesses(guesses)

page.next_screen("module", "train")
