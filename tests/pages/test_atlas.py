"""The atlas of heads on the screen."""

import numpy as np

from core.lessons import atlas, trained
from core.models import minilm
from tests.pages.pictures_sent import figure
from tests.pages.test_screens import captions, marks, screen, tables

SHORT = {"before": "before", "after": "after", "start": "[CLS]", "end": "stop", "evenly": "even", "mixed": "mixed"}

PREDICTED = {"atlas.most": "evenly", "atlas.start": "a mistake in the model"}


def test_the_heads_that_do_what_was_answered_stand_out_and_those_that_look_at_cls_once_everything_is_shown():
    for answer, kind in (({}, ""), ({"atlas.most": "itself"}, "itself"), ({"atlas.most": "evenly"}, "evenly")):
        at = screen("atlas", question="atlas.most", **answer)
        outlined = figure(at)[0]["outlined"]
        those = [[one.layer - 1, one.number - 1] for one in atlas.heads() if atlas.kind(one) == kind]
        assert outlined == (those or ([[-1, -1]] if kind else [])), "where no head does that, all are pale"
    assert len(outlined) == 6
    assert "44" not in marks(at)[0], "a wrong answer tells no more than how many heads do that"
    for answer in ({"atlas.most": "[CLS]"}, {"atlas.show": "true"}):
        at = screen("atlas", question="atlas.most", **answer)
        outlined = figure(at)[0]["outlined"]
        assert outlined == [[one.layer - 1, one.number - 1] for one in atlas.heads() if atlas.kind(one) == "start"]
        assert len(outlined) == 44


def test_the_head_that_is_chosen_is_drawn_and_how_long_its_values_are_once_the_sink_is_answered():
    at = screen("atlas", question="atlas.before", **{"atlas.before": "layer 1, head 3"})
    assert figure(at)[0]["row"][:2] == [0, 2]
    assert figure(at)[0]["lengths"] is None
    asked = figure(screen("atlas", question="atlas.before"))[0]
    assert asked["outlined"] == [[0, 2], [1, 8], [4, 5]], "the options' pictures, until one is pressed"
    before, weights = figure(screen("atlas", question="atlas.start"))
    assert before["lengths"] == []
    after, _ = figure(screen("atlas", question="atlas.start", **{"atlas.start": "a mistake in the model"}))
    (layer, head, word), run = after["row"], minilm.read(trained.pizza())
    n = len(run.tokens)
    lengths = np.array(after["lengths"]).reshape(6, 12, n)[layer, head]
    assert np.allclose(lengths, np.linalg.norm(run.head(layer + 1, head + 1).V, axis=1), atol=1e-3)
    shares = weights[layer, head, word] * lengths
    assert weights[layer, head, word, 0] > 0.7 * 65_534
    assert shares[0] / shares.sum() < 0.1


def test_the_atlas_comes_once_it_is_predicted():
    assert not tables(screen("atlas"))
    at = screen("atlas", **PREDICTED)
    assert len(marks(at)) == 2
    assert "by chance it would be 0.07, and 0.14 for the two of *stop*" in captions(at)
    (table,) = tables(at)
    assert list(table) == ["–", *(f"layer {layer}" for layer in range(1, 7))]
    for head in atlas.heads():
        cell = table[f"layer {head.layer}"][head.number - 1].replace("\\", "")
        assert f"[{SHORT[atlas.kind(head)]}](" in cell
        assert cell.count(f"(trained?trained.layer={head.layer}&trained.head={head.number})") == 1
    assert "not right" in marks(at)[1], "an option that had another name is still chosen"
