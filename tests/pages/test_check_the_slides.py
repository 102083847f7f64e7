"""The slides' claims on the screen."""

from core.graph.tex import unmarked
from core.lessons import slide_checks, slides
from tests.core.lessons.test_slides import NO, TABLE, YES
from tests.pages.test_screens import marks, screen

ALL = len(TABLE) + sum(row[3] is not None for row in TABLE)


def say(at, claim, verdict):
    at.button_group(key=f"slides.{claim}").set_value(verdict).run()
    assert not at.exception
    return at


def right(at):
    return at.progress[0].text


def test_it_opens_with_every_claim_and_nothing_marked_whatever_its_link_says():
    at = screen("check-the-slides", **{"slides.sums": "perhaps", "slides.query-row.right": "💥" * 500})
    assert [group.label for group in at.button_group] == [
        unmarked(slide_checks.verdict(claim).prompt) for claim in slides.load().claims
    ]
    assert marks(at) == []
    assert not at.text_input
    assert right(at) == f"**0 of {ALL} right**"
    assert [heading.value for heading in at.header] == [slide.title for slide in slides.load().slides]


SEEN = {
    "rooms": ("| Smith | 200 |", "**200**"),
    "query": (r"0.21 & 3.13", r"0.8 & 0.8 \\ \cdot\cdot"),
    "key": (r"0.78 & 2", r"0.18 & 0.81 \\ \cdot\cdot"),
    "value": (r"0.8 & 0.9", r"0.18 & 0.81 \\ \cdot\cdot", "512 × 512"),
    "scaling": (r"1 \\ 1 \\ 1", "√2"),
    "first": ("0.38 & 0.4 & 0.9", "0.38 %"),
    "shares": ("0.38 & 0.4 & 0.24", r"0.6 \\ -0.35 \\ 3.86", "1.0", "36 %, 40 %, 24 %"),
    "result": ("0.38 & 0.4 & 0.24", r"1.0 & 1.9 \\ 0.2 & 0.4 \\ 3.86 & 2.2", r"\text{awesome}"),
    "code": ("attention_scores",),
}


def test_each_slide_stands_above_its_questions_with_its_figures():
    seen = []

    def walk(block):
        for child in block.children.values():
            if getattr(child, "type", "") in ("header", "markdown", "button_group"):
                seen.append(child)
            if hasattr(child, "children"):
                walk(child)

    walk(screen("check-the-slides").main)
    starts = [i for i, one in enumerate(seen) if one.type == "header"]
    assert len(starts) == len(SEEN)
    for start, slide in zip(starts, slides.load().slides, strict=True):
        drawn = seen[start + 1]
        assert drawn.type == "markdown"
        assert [figure for figure in SEEN[slide.id] if figure not in drawn.value] == []
        claims = slides.load().claims_of(slide)
        until = next((later for later in starts if later > start), len(seen))
        asked = [one for one in seen[start:until] if one.type == "button_group"]
        assert [one.label for one in asked] == [unmarked(slide_checks.verdict(claim).prompt) for claim in claims]


def test_a_link_from_before_statements_were_true_or_false_opens_as_it_was_meant():
    old = {"slides.width": "consistent", "slides.divisor-name": "not consistent", "slides.sums": "consistent"}
    at = screen("check-the-slides", **old)
    assert (at.button_group(key="slides.width").value, at.button_group(key="slides.divisor-name").value) == (
        "true",
        "false",
    )
    assert ["correct" in mark for mark in marks(at)] == [True, True, True]


def test_the_inputs_are_there_to_read_and_to_copy():
    (shown,) = (m.value for m in screen("check-the-slides").markdown if "```" in m.value)
    alone = {}
    exec(shown.split("```")[1].removeprefix("python"), alone)  # noqa: S102
    for name, M in slides.load().inputs.items():
        assert alone[name].tolist() == M.tolist()
        assert all(" & ".join(f"{value:g}" for value in row) in shown for row in M)
    assert all(rf"\text{{{token}}}" in shown for token in slides.load().tokens)


def test_a_right_verdict_asks_for_the_correction_which_is_marked_and_kept():
    at = say(screen("check-the-slides"), "second-row", NO)
    assert right(at) == f"**1 of {ALL} right**"
    for text, badge, score in (("1.00", "not right", 1), ("one", "not readable", 1), ("1.02", "correct", 2)):
        at.text_input(key="slides.second-row.right").set_value(text).run()
        assert badge in marks(at)[1]
        assert right(at) == f"**{score} of {ALL} right**"
    say(say(at, "second-row", YES), "second-row", NO)
    assert at.text_input(key="slides.second-row.right").value == "1.02"


def test_a_wrong_verdict_is_told_why_and_asks_for_nothing():
    at = say(screen("check-the-slides"), "query-row", YES)
    assert "Multiply it out" in marks(at)[0]
    assert not at.text_input
    at = say(at, "product", NO)
    assert "round to one decimal" in marks(at)[1]
    assert not at.text_input


def test_all_right_is_full_marks_from_the_link():
    link = {f"slides.{name}": verdict for name, _, verdict, _, _ in TABLE}
    link |= {f"slides.{name}.right": correction for name, _, _, correction, _ in TABLE if correction}
    at = screen("home", **link)
    at.switch_page("pages/check-the-slides.py").run()
    assert not at.exception
    assert right(at) == f"**{ALL} of {ALL} right**"
    assert all("correct" in mark for mark in marks(at))
