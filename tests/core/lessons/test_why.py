"""The questions of /why and what is said of each answer."""

from core.lessons import why

TASKS = why.of_bank()


def test_the_weight_that_is_nearly_1_is_not_rounded_to_1():
    undivided = TASKS["undivided"]
    assert "keeps 0.9999999 of its attention for itself" in undivided.mark(undivided.key).message
    assert all("1.000000 " not in undivided.mark(option).message for option in undivided.options)
