"""A trained model fills the gap: the words BERT suggests for [MASK], and what it attended to in each of its heads."""

import streamlit as st

from ui.fields import questions, widgets
from ui.frame import navigation, page
from ui.screens import masked_word as gap

page.begin(
    "A trained model fills the gap",
    "How does a model learn by guessing hidden words, and what does attention give it to guess with? BERT learned its "
    "weights in this way, W_q, W_k and W_v among them, and by telling whether one sentence follows another.",
)

sentence = gap.choose_sentence()
guess = widgets.text("Which word would you expect?", "masked-word.guess", placeholder="one word", max_chars=40)
model = gap.ask_for_model()
marks = [] if model else gap.teach_on_stored_text()
if model and (filled := gap.fill(model, sentence)):
    st.header("Its five likeliest words", anchor=False)
    gap.show_words(model, filled, guess)
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
questions.show_score(marks + gap.ask_questions())
page.next_screen("learned", "module", "train")
