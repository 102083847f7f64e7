"""The one question of a screen that computes."""

import pytest

from core.lessons.tried import tasks
from tests.pages.test_screens import marks, screen


@pytest.mark.parametrize("name", tasks())
def test_it_is_asked_with_the_picture_and_a_link_opens_with_its_answer(name):
    assert not marks(screen(name))
    at = screen(name, **{f"{name}.tried": tasks()[name].key})
    assert "✓ correct" in marks(at)[0]
    at.button_group(key=f"{name}.tried").set_value(tasks()[name].options[1]).run()
    assert "✗ not right" in marks(at)[0]
