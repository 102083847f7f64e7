"""A soft dictionary: a name looked up exactly and softly, then the same with vectors."""

import streamlit as st

from core.lessons import soft_lookup
from ui.frame import lesson, page
from ui.screens import soft_lookup as screen

rooms = soft_lookup.load().rooms
here = lesson.begin("lookup")
asked = here.ask(soft_lookup.tasks(), chosen=screen.SHOWN)
told = here.controls.container()
numbers = st.expander("The same in numbers", icon=":material/calculate:")
here, beneath = here.divided()
row = beneath.container(horizontal=True)
with row:
    sharpness = screen.choose_sharpness()
with row if asked.name == "sharpest" else here.controls:
    name = screen.choose_name()
with here.controls:
    query = screen.look_up_exactly(name, rooms)
result = screen.look_up_softly(here, query, rooms, sharpness, asked)
with told:
    screen.tell(rooms, result)

with numbers:
    st.markdown(
        "**Score** every key: cut both names into trigrams, three letters in a row with a space (␣) before and after, "
        "and take the cosine of the counts, 1 if they point the same way. "
        "**Soften** the scores into weights. **Read** a blend of all values.\n\n"
        r"$\text{similarity} = \dfrac{q \cdot k}{\sqrt{(q \cdot q)(k \cdot k)}}$ &emsp; "
        r"$\text{weights} = \operatorname{softmax}(\beta \cdot \text{similarity})$"
    )
    if not screen.is_covered(query, asked):
        screen.show_numbers(query, rooms, result)
with st.expander(r"The same with vectors: *Pizza is awesome \<EOS\>*", icon=":material/calculate:"):
    screen.show_on_vectors()
page.next_screen("check-the-slides", "learned")
