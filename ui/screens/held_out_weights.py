"""The weights of a held-out sentence as they are learned: the same picture while a training runs and after it."""

from core.models import agreement, agreement_model
from core.models.agreement import Sentence
from core.models.agreement_model import Snapshot
from ui.charts import drawing
from ui.machine.picture import Cell, Picture
from ui.machine.side_by_side import chain, drawn
from ui.session import contents
from ui.session.keys import Key


def chosen_sentence() -> Sentence:
    """The held-out sentence that the student has chosen, or the first."""
    text, held_out = contents.text(Key.TRAIN_SENTENCE), agreement.sentences(held_out=True)
    return next((sentence for sentence in held_out if sentence.text == text), held_out[0])


def picture(sentence: Sentence, learned: Snapshot) -> Picture:
    """The weights of a sentence after an epoch; what the pronoun gives the noun is explained at first."""
    words, trace = drawing.distinct(sentence.tokens), agreement_model.attention(sentence, learned)
    scaled = drawn(
        "scaled_scores", "Scaled scores", trace.scaled_scores, words, words, symbol="scaled scores",
        note="A query times a key, divided by √d_k.",
    )  # fmt: skip
    weights = drawn(
        "weights", "Weights", trace.weights, words, words, formula="softmax by rows", share=True, kind="softmax",
        reads=(scaled,),
    )  # fmt: skip
    noun = Cell(node="weights", row=sentence.at, column=sentence.tokens.index(sentence.noun))
    return chain(f"Weights of “{sentence.text}”", (scaled, weights), {"": (weights,)}, opening=noun)
