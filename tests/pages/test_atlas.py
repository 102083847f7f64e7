"""The atlas of heads on the screen."""

from core.lessons import atlas
from tests.pages.pictures_sent import components, threads
from tests.pages.test_screens import captions, marks, screen, tables
from ui.frame.sections import named

SHORT = {"before": "before", "after": "after", "start": "[CLS]", "end": "stop", "evenly": "even", "mixed": "mixed"}

PREDICTED = {"atlas.most": "evenly", "atlas.start": "a mistake in the model"}


def test_the_heads_that_look_at_cls_are_outlined_once_it_is_answered_what_most_do():
    assert threads(components(screen("atlas"), "threads")[0])[0]["outlined"] == []
    at = screen("atlas", **{"atlas.most": "evenly"})
    outlined = threads(components(at, "threads")[0])[0]["outlined"]
    assert outlined == [[one.layer - 1, one.number - 1] for one in atlas.heads() if atlas.kind(one) == "start"]
    assert f"In a thick frame: the {len(outlined)} heads" in captions(at)


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


def test_what_to_take_away_is_what_most_heads_do():
    told, counts = named("atlas").take_away, atlas.counts()
    assert told.startswith(r"Most heads give much of their weight to \[CLS\], which passes on little")
    assert counts["start"] > sum(counts.values()) / 2
    assert "One looks at the word before." in told
    assert counts["before"] == 1
