"""What a phone shows of a screen before anything is scrolled: its picture, and the field where something is asked."""

import pytest

from tests.e2e.app import wait_until_run

PICTURES = "[data-testid=stMain] :is([class*=st-key-machine], [class*=st-key-threads])"

FOOT = ".st-key-quiz-foot"


@pytest.mark.parametrize(("width", "height"), [(360, 800), pytest.param(390, 844, marks=pytest.mark.nightly)])
def test_half_of_the_first_view_is_picture_and_the_field_beneath_it_is_in_sight(page, address, width, height):
    page.set_viewport_size({"width": width, "height": height})
    for path in ("", "learned", "similarity", "scaling", "trained", "challenges", "practice", "quiz"):
        page.goto(f"{address}/{path}")
        picture = page.locator(PICTURES).first
        picture.wait_for()
        wait_until_run(page)
        seen = (picture.locator(".frame") if path == "challenges" else picture).bounding_box()  # without the goal
        assert min(height, seen["y"] + seen["height"]) - seen["y"] >= height / 2, path
        if path in ("practice", "quiz"):
            field = page.locator("[data-testid=stTextInput], [data-testid=stTextArea]").first.bounding_box()
            foot = page.locator(FOOT).bounding_box()["y"] if path == "quiz" else height
            assert seen["y"] + seen["height"] <= field["y"], path
            assert field["y"] + field["height"] <= foot, path
