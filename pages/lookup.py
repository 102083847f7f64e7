"""A soft dictionary: a name looked up exactly and softly, then the same with vectors."""

import streamlit as st

from core.lessons import soft_lookup
from ui.frame import lesson, page
from ui.screens import soft_lookup as screen

rooms = soft_lookup.load().rooms
here = lesson.begin("lookup")
asked = here.ask(soft_lookup.tasks(), chosen=screen.SHOWN)
numbers = st.expander("The same in numbers", icon=":material/calculate:")
here, beneath = here.divided()
with beneath.container(horizontal=True):
    sharpness, query = screen.choose_sharpness(), screen.choose_name()
result = screen.look_up_softly(here, query, rooms, sharpness, asked)
with here.controls:
    screen.tell(query, rooms, result)

with numbers:
    st.markdown(
        "**Score** every key: cut both names, with a space (␣) before and after, into *trigrams*, three characters "
        "in a row, and take the cosine of the counts, 1 if they point the same way. "
        "**Soften** the scores into weights. **Read** a blend of all values.\n\n"
        r"$\text{similarity} = \dfrac{q \cdot k}{\sqrt{(q \cdot q)(k \cdot k)}}$ &emsp; "
        r"$\text{weights} = \operatorname{softmax}(\beta \cdot \text{similarity})$"
    )
    if not screen.is_covered(query, asked):
        screen.show_numbers(query, rooms, result)
with st.expander(r"The same with vectors: *Pizza is awesome \<EOS\>*", icon=":material/calculate:"):
    screen.show_on_vectors()
page.next_screen("check-the-slides", "learned")
