"""Bug hunt: a module with ten faults, to be named line by line."""

import streamlit as st

from core.lessons.bug_hunt import kinds_here, listing, mended
from ui.frame import page
from ui.screens import bug_hunt

page.begin(
    "Bug hunt",
    "This module should compute self-attention, but ten of its lines are wrong. Some stop Python; the others run and "
    "quietly give wrong numbers, which is worse. Name a line and its fault: what you find is mended in the listing. "
    "A wrong guess costs nothing.",
)
page.needs("torch")

named = bug_hunt.read_named()
found = mended(named)
left = kinds_here() - set(found)

code, naming = st.columns([9, 5])
with code:
    st.code(listing(left), language="python", line_numbers=True, wrap_lines=True)
with naming:
    bug_hunt.ask_for_fault(named)
    shape = bug_hunt.choose_shape()
    bug_hunt.offer_to_run(left, shape)

if not left:
    bug_hunt.show_agreement()

if found:
    st.subheader("What it does", anchor=False)
    st.markdown("The module with this fault alone, all others mended, beside what the formula says.")
    bug_hunt.show_consequence(found, shape)

st.subheader("What you have named", anchor=False)
bug_hunt.show_named(named)

page.next_screen("module", "train")
