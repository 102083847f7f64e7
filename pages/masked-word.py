"""A trained model fills the gap: the words BERT suggests for [MASK], and what it attended to in each of its heads."""

import streamlit as st

from core.lessons import masked_word
from core.models import bert
from ui.fields import widgets
from ui.frame import lesson, navigation, page
from ui.screens import masked_word as gap

here = lesson.begin("masked-word")
with here.figure:
    stored = gap.place_for_stored_text()
with here.controls if bert.is_loaded() else st.container():  # until then the questions are asked of what is stored
    sentence = gap.choose_sentence()
    guess = widgets.text("Which word would you expect?", "masked-word.guess", placeholder="one word", max_chars=40)
    model = gap.ask_for_model()
    filled = gap.fill(model, sentence) if model else None
if model and filled:
    with here.figure:
        gap.show_words(model, filled, guess)
asked = here.ask({**({} if model else masked_word.stored_tasks()), **masked_word.tasks()})
if not model:
    with stored:
        gap.teach_on_stored_text(asked)
    gap.say_what_is_missing()
if model and filled:
    st.header("What the gap attends to", anchor=False)
    all_heads = st.container()
    chosen = gap.choose_head(model, filled)
    with all_heads:
        gap.show_all_heads(chosen)
    gap.show_head(chosen)

st.header("Which step is this?", anchor=False)
st.markdown(
    "A head computes the graph of this app, from Q, K and V to the context, with three weight matrices of its own and "
    "a bias for each. A layer has several heads side by side, mixes what they give, and passes each word through a "
    "feed-forward network, with twice as many parameters as its attention. Layers follow one another, so a word meets "
    "others that have already attended to their neighbours."
)
navigation.link("learned", "The same graph with one head, in numbers.")
page.next_screen("learned", "module", "train")
