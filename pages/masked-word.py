"""Filling the gap: by counting in ten sentences, or the words BERT suggests for [MASK] and what it attended to."""

import streamlit as st

from core.lessons import masked_word
from core.models import bert
from ui.fields import widgets
from ui.frame import lesson, page
from ui.screens import masked_word as gap

here = lesson.begin("masked-word")
own = f"With BERT on your own computer ({bert.MEGABYTES} MB)"
with here.controls if bert.is_loaded() else st.expander(own, icon=":material/psychology:"):
    sentence = gap.choose_sentence()
    guess = widgets.text("Which word would you expect?", "masked-word.guess", placeholder="one word", max_chars=40)
    model = gap.ask_for_model()
    filled = gap.fill(model, sentence) if model else None
asked = here.ask(masked_word.tasks() if model else masked_word.stored_tasks())
with here.figure:
    if model and filled:
        gap.show_words(model, filled, guess)
    elif not model:
        gap.teach_on_stored_text(asked)
if model and filled:
    st.header("What the gap attends to", anchor=False)
    gap.show_heads(filled)
page.next_screen("learned", "module", "train")
