"""The atlas of heads on the screen."""

from core.lessons import atlas
from core.models.minilm import Head
from tests.pages.pictures_sent import components, threads
from tests.pages.test_screens import captions, marks, screen, tables
from ui.frame.sections import named

SHORT = {"before": "before", "after": "after", "start": "[CLS]", "end": "stop", "evenly": "even", "mixed": "mixed"}

PREDICTED = {"atlas.most": "evenly", "atlas.itself": "some"}


def test_the_heads_that_look_at_cls_are_outlined_once_it_is_answered_what_most_do():
    assert threads(components(screen("atlas"), "threads")[0])[0]["outlined"] == []
    at = screen("atlas", **{"atlas.most": "evenly"})
    outlined = threads(components(at, "threads")[0])[0]["outlined"]
    assert outlined == [[one.layer - 1, one.number - 1] for one in atlas.heads() if atlas.kind(one) == "start"]
    assert f"Outlined: the {len(outlined)} heads" in captions(at)


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
    assert len(tables(screen("atlas", **{"atlas.show": "true"}))) == 3


def test_who_does_most_of_it_is_told_once_all_is_answered():
    answered = {"atlas.start": "a mistake in the model", "atlas.before": "layer 1, head 3", "atlas.even": "6"}
    at = screen("atlas", **PREDICTED, **answered)
    _, foremost, sink = tables(at)
    assert sink["mean"] == ["0.59", "0.04", "0.10"]
    assert "attention sink" in captions(at)
    assert "not right" in marks(at)[2], "an option that had another name is still chosen"
    assert at.button_group(key="atlas.start").value == "it sums up the sentence for them"
    assert foremost["how much"][0] == f"{atlas.share('before', Head(1, 3)):.2f}"
    assert foremost["heads of this kind"] == ["1", "1", "0", "44", "1", "6"]


def test_what_to_take_away_is_what_most_heads_do():
    told, counts = named("atlas").take_away, atlas.counts()
    assert told.startswith(r"Most heads give much of their weight to \[CLS\], which passes on little")
    assert counts["start"] > sum(counts.values()) / 2
    assert "One looks at the word before." in told
    assert counts["before"] == 1
