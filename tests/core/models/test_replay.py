"""Items are made once, whoever goes through them, and when."""

import threading

from core.models.replay import Replay


def counted(n, made):
    for i in range(n):
        made.append(i)
        yield i


def test_items_are_made_once_and_somebody_else_goes_on_where_one_stopped():
    made = []
    replay = Replay(counted(5, made))
    first = iter(replay)
    assert [next(first), next(first)] == [0, 1]
    assert not replay.is_complete
    assert list(replay) == list(range(5))
    assert replay.is_complete
    assert list(first) == [2, 3, 4]
    assert made == list(range(5))


def test_threads_that_go_through_it_at_once_all_see_all_items():
    made, seen = [], []
    replay = Replay(counted(200, made))
    threads = [threading.Thread(target=lambda: seen.append(list(replay))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert seen == [list(range(200))] * 8
    assert made == list(range(200))
