"""What holds for every prediction on the screens that /why was divided into: fields whose keys begin with why."""

from tests.pages.test_screens import marks


def choose(at, id, option):
    """Choose an option of a question; returns its mark, which has to be the only one on the screen."""
    at.button_group(key=f"why.{id}").set_value(option).run()
    assert not at.exception
    (mark,) = marks(at)
    return mark


def assert_told(at, id, answer, says):
    """A wrong answer is told which mistake it was."""
    mark = choose(at, id, answer)
    assert "not right" in mark
    assert says in mark


def assert_every_option_has_its_message(opened, right):
    """On a screen opened anew for each question, one option is right, and what is said of each is whole."""
    for id, key in right.items():
        at = opened()
        for option in at.button_group(key=f"why.{id}").options:
            mark = choose(at, id, option)
            assert ("correct" in mark) == (option == key)
            assert "None" not in mark
            assert "{" not in mark
