"""The questions of /trained: each answer and each figure told, worked out from the model's weights by plain loops."""

from core.lessons import trained
from core.models import minilm

TASKS = trained.tasks()

PIZZA, TIRED, WIDE = (
    "The pizza came out of the oven and it tasted good.",
    "The animal didn't cross the street because it was too tired.",
    "The animal didn't cross the street because it was too wide.",
)  # fmt: skip


def weight(text, noun):
    run = minilm.read(text)
    return float(run.weights[3, 1, run.tokens.index("it"), run.tokens.index(noun)])


def test_the_pizza_is_predicted_and_told_with_its_weights():
    row = {token: weight(PIZZA, token) for token in ("pizza", "oven", "it", "[CLS]")}
    assert max(row, key=row.get) == "pizza" == TASKS["predict"].key
    assert set(TASKS["predict"].options) == {*row, "another word"}
    largest = max(weight(PIZZA, token) for token in set(minilm.read(PIZZA).tokens) - set(row))
    assert f"at most {largest:.2f}" in TASKS["predict"].mark("another word").message
    right = TASKS["predict"].mark("pizza")
    assert right.status == "correct"
    assert ("0.71" in right.message, "≈\N{NO-BREAK SPACE}0" in right.message) == (True, True)
    assert "≈\N{NO-BREAK SPACE}0" in TASKS["predict"].mark("oven").message
    assert TASKS["predict"].mark("oven").message.count("oven") == 1
    assert f"{row['[CLS]']:.2f}" in TASKS["predict"].mark("[CLS]").message


def test_where_the_street_is_meant_the_head_looks_at_the_animal():
    assert weight(WIDE, "animal") > weight(WIDE, "street")
    for answer, status in (("animal", "correct"), ("street", "wrong")):
        result = TASKS["wide"].mark(answer)
        assert result.status == status
        for noun in ("animal", "street"):
            assert f"{weight(WIDE, noun):.2f}" in result.message
    assert f"*animal* gets {weight(TIRED, 'animal'):.2f}" in TASKS["wide"].mark("animal").message


def test_no_simple_rule_holds_in_every_kind_of_sentence_and_each_count_is_told():
    """The counts by plain loops: what the head does in each sentence, and what each rule expects."""
    expected = dict.fromkeys(trained.RULES, ())
    for kind in trained.sentence_kinds():
        seen = [max(one.nouns, key=lambda noun, one=one: weight(one.text, noun)) for one in kind.sentences]
        for rule, nouns in {
            "the noun meant": [one.meant for one in kind.sentences],
            "the first noun": [one.nouns[0] for one in kind.sentences],
            "the subject": [one.subject for one in kind.sentences],
            "the nearest noun": [one.nouns[1] for one in kind.sentences],
        }.items():
            expected[rule] += (sum(a == b for a, b in zip(seen, nouns, strict=True)),)
    assert list(expected.values()) == [(3, 3, 3), (6, 0, 2), (6, 6, 2), (0, 6, 4)]
    assert {rule: trained.times_right(rule, trained.HEAD) for rule in trained.RULES} == expected
    assert tuple(TASKS["rule"].options) == (*trained.RULES, trained.NO_RULE)
    for rule, counts in expected.items():
        result = TASKS["rule"].mark(rule)
        assert result.status == "wrong"
        worst = counts.index(min(counts))
        assert f"Under “{trained.sentence_kinds()[worst].title}” it holds in {counts[worst]} of 6" in result.message
    right = TASKS["rule"].mark(trained.NO_RULE)
    assert right.status == "correct"
    assert "*The subject*, marked here, comes closest: ✓ in 14 of 18" in right.message


def test_a_rule_that_a_head_does_follow_would_be_right():
    assert trained.rule_of(minilm.Head(2, 5)) == "the nearest noun"


def test_a_sentence_is_covered_only_in_the_head_that_is_asked_about():
    head = minilm.Head(4, 2)
    assert trained.questions_about(f"  {PIZZA.upper()} ", head) == ("predict",)
    assert trained.questions_about(WIDE, head) == ("wide",)
    assert not trained.questions_about(TIRED, head)
    assert not trained.questions_about(PIZZA, minilm.Head(4, 3))
