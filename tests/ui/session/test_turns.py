"""Heavy work takes turns: one at a time, first come, first served."""

import threading

import pytest

from ui.session import turns

WAIT = 20


def worker(name, started, log, told, go_on):
    def work():
        def report(before):
            if (name, before) not in told:
                told.append((name, before))
            started.set()

        with turns.take(report):
            started.set()
            log.append(f"{name} begins")
            assert go_on.wait(WAIT)
            log.append(f"{name} ends")

    return threading.Thread(target=work, daemon=True)


def test_turns_are_taken_one_at_a_time_in_order_and_those_who_wait_are_told_how_many_are_before_them():
    log, told, threads = [], [], []
    go_on = [threading.Event() for _ in range(3)]
    for i, name in enumerate("abc"):
        started = threading.Event()
        threads.append(worker(name, started, log, told, go_on[i]))
        threads[-1].start()
        assert started.wait(WAIT)
    assert log == ["a begins"]
    assert told == [("b", 1), ("c", 2)]
    for event, thread in zip(go_on, threads, strict=True):
        event.set()
        thread.join(WAIT)
    assert log == [f"{name} {what}" for name in "abc" for what in ("begins", "ends")]


def test_whoever_leaves_while_waiting_or_fails_while_working_holds_nobody_up():
    def leave(_before):
        raise KeyboardInterrupt

    with turns.take(leave):
        with pytest.raises(KeyboardInterrupt), turns.take(leave):
            pytest.fail("it was not its turn")
        assert len(turns._queue) == 1
    with pytest.raises(ZeroDivisionError), turns.take(leave):
        raise ZeroDivisionError
    assert not turns._queue


def test_nobody_waits_for_what_somebody_before_has_done():
    told = []
    with turns.take(told.append), turns.take(told.append, unless=lambda: bool(told)):
        assert told == [1]


@pytest.mark.parametrize(("before", "says"), [(1, "1 student ahead of you"), (19, "19 students ahead of you")])
def test_the_place_in_the_queue_is_said_in_words(before, says):
    assert says in turns.notice(before)


def test_when_too_many_wait_nobody_else_joins_them(monkeypatch):
    monkeypatch.setattr(turns, "MOST", 1)
    ready = turns.take(lambda _: None), turns.take(lambda _: None, unless=iter((False, True)).__next__)
    with ready[0], ready[1]:
        assert turns.count_waiting() == 1
        with pytest.raises(turns.TooManyError, match="are waiting for something"), turns.take(lambda _: None):
            pytest.fail("it joined")
        with turns.take(lambda _: None, unless=lambda: True):
            assert turns.count_waiting() == 2
    assert not turns.count_waiting()
