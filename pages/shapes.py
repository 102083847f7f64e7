"""Shapes, step by step: ten lines of NumPy, np.dot in the place of @, and what random weights mean."""

import streamlit as st

from core.lessons.from_scratch import given, handed_out, run, script, tasks
from ui.fields.questions import question, score
from ui.frame import page
from ui.screens import from_scratch

page.begin(
    "Shapes, step by step",
    "Self-attention from scratch, in ten lines of NumPy. Before each line runs, say which shape comes out of it.",
)

told = script()
words = [sentence.split() for sentence in told.sentences]
seed, kind = from_scratch.seed_and_kind()

st.subheader("Ten lines", anchor=False)
st.code(given(1, seed, kind), language="python", wrap_lines=True)
one = run(1, seed, kind)
marks = from_scratch.lines(told.steps, one, words[0], first=1)

st.markdown(
    "### The same line with np.dot\n\n`np.dot` looks like another way to write `@`. For arrays with three axes it is "
    "not."
)
dots = from_scratch.lines(told.dots, one, words[0])
marks += dots
if dots[0].status == "correct":
    st.markdown(
        "`np.dot` sums over the last axis of its first array and the last but one of its second, and combines **all** "
        "other axes: Q leaves (B, n), Kᵀ leaves (B, n). `@` takes the first axis for a batch and goes through it in "
        "step, sentence by sentence."
    )

st.subheader("More than one sentence", anchor=False)
B = from_scratch.sentences(len(words))
batch = run(B, seed, kind)
marks.append(from_scratch.batch_shape(told.dots[0], batch))
if B == 1:
    st.info("With one sentence there is nothing to mix up: that is how the slip goes unnoticed. Add a sentence.")
asked = tasks(run(2, seed, kind), seed)
marks.append(question(asked["block"], "shapes.block"))
if marks[-1].status == "correct":
    from_scratch.blocks(batch, words[:B])
    st.markdown(
        f"After np.dot and the softmax the weights of *{words[0][0]}* sum to {handed_out(batch):.4f} in all: 1 for "
        "each sentence in the batch, though it belongs to one."
    )
marks.append(question(asked["rescue"], "shapes.rescue"))

printed, most = told.printed, max(told.printed)
st.markdown(
    "### Does it mean anything?\n\nA notebook of the course drew X and the weights at random, and printed for "
    f"*{words[0][0]}*: {', '.join(f'{weight:.4f}' for weight in printed)}. They sum to {sum(printed):.4f}, and *"
    f"{words[0][printed.index(most)]}* has {most:.4f}."
)
marks.append(question(asked["chance"], "shapes.chance"))
if marks[-1].status != "blank":
    from_scratch.winners(seed, kind, words[0])
marks.append(question(asked["sharp"], "shapes.sharp"))
if marks[-1].status != "blank":
    from_scratch.sharpness(seed, printed)

score(marks)
page.next_screen("module", "scaling")
