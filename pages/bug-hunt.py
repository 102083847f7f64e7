"""Bug hunt: a module with faults to find, line by line."""

import streamlit as st

from core.lessons.bug_hunt import fixed_kinds, kinds_here, listing
from ui.frame import page
from ui.screens import bug_hunt

page.begin(
    "Bug hunt",
    "Can you find the usual faults in code for attention, even those that raise no error? This module should compute "
    "self-attention, but twelve of its lines are wrong. Some stop Python; the others run and quietly give wrong "
    "numbers, which is worse. Name a line and its fault: each one you find is fixed in the listing. A wrong guess "
    "costs nothing.",
)
page.needs("torch")

guesses = bug_hunt.read_guesses()
fixed = fixed_kinds(guesses)
remaining = kinds_here() - set(fixed)

code, form = st.columns([9, 5])
with code:
    st.code(listing(remaining), language="python", line_numbers=True, wrap_lines=True)
with form:
    bug_hunt.ask_for_fault(guesses)
    shape = bug_hunt.choose_shape()
    bug_hunt.offer_to_run(remaining, shape)

if not remaining:
    bug_hunt.show_agreement()

if fixed:
    st.header("What a fault does", anchor=False)
    st.markdown("The module with one fault alone, compared with the formula.")
    bug_hunt.show_consequence(fixed, shape)

st.header("Your guesses", anchor=False)
bug_hunt.show_guesses(guesses)

page.next_screen("module", "train")
