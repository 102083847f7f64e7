"""What a class has from nn.Module: tried once more here, with classes written out."""

import pytest

from core.lessons import torch_class

torch = pytest.importorskip("torch")
nn = torch.nn


class Without(nn.Module):
    def __init__(self):
        self.W = nn.Parameter(torch.rand(3, 2))


class Plain(nn.Module):
    def __init__(self):
        super().__init__()
        self.W = torch.rand(3, 2)


class Alone:
    def __init__(self):
        super().__init__()
        self.W = nn.Parameter(torch.rand(3, 2))

    def forward(self, X):
        return X @ self.W


def test_without_the_constructor_of_its_parent_no_parameter_can_be_assigned():
    with pytest.raises(AttributeError) as problem:
        Without()
    assert torch_class.trials()["super().__init__()"].error == str(problem.value)
    assert torch_class.trials()["super().__init__()"].steps == {}


def test_plain_tensors_are_no_parameters():
    assert list(Plain().parameters()) == []
    with pytest.raises(ValueError, match="empty") as problem:
        torch.optim.SGD(Plain().parameters(), lr=0.1)
    trial = torch_class.trials()["nn.Parameter"]
    assert (trial.error, trial.numbers) == ("", 0)
    assert trial.steps["an optimiser"] == str(problem.value)
    assert [trial.steps[name] for name in ("model(X)", "model.forward(X)")] == ["", ""]
    assert trial.held == {"model.parameters()": 0, "model.state_dict()": 0}


def test_without_nn_module_only_what_we_wrote_ourselves_works():
    X = torch.rand(6, 3)
    assert Alone().forward(X).shape == (6, 2)
    with pytest.raises(TypeError, match="not callable"):
        Alone()(X)
    assert not hasattr(Alone(), "parameters")
    trial = torch_class.trials()["nn.Module"]
    assert [name for name, problem in trial.steps.items() if not problem] == ["model.forward(X)"]


def test_with_all_of_it_everything_works():
    trial = torch_class.trials()[torch_class.NOTHING_LEFT_OUT]
    assert set(trial.steps.values()) == {""}
    assert trial.held == {"model.parameters()": 3, "model.state_dict()": 3}
    assert trial.numbers == 3 * 3 * 2
