"""What a written line may call, by its name in NumPy, torch or SciPy, and the keywords that go with it."""

import ast
from collections.abc import Mapping
from types import MappingProxyType

import numpy as np

from core.reading import line_axes as axes
from core.reading import line_operations as compute
from core.reading.line_operations import Operation, entry_by_entry, on_each, on_number, on_tensor, reduction, refusal
from core.reading.line_syntax import Library
from core.reading.operands import Value

_NO_SOFTMAX = refusal("NumPy has no softmax: divide np.exp(…) by its sum along axis=-1, with keepdims=True.")
_NO_SUM = refusal("Python’s own sum and max do not work row by row: write .sum(axis=-1, keepdims=True), or .max.")

_LOG_OF_SUM = reduction(np.logaddexp.reduce)

_ADDED, _SUBTRACTED = entry_by_entry("+", np.add), entry_by_entry("-", np.subtract)
_MULTIPLIED, _DIVIDED = entry_by_entry("*", np.multiply), entry_by_entry("/", np.true_divide)
_POWER = entry_by_entry("**", np.power)

OPERATORS: Mapping[type[ast.operator], Operation] = MappingProxyType({
    ast.MatMult: compute.product, ast.Add: _ADDED, ast.Sub: _SUBTRACTED, ast.Mult: _MULTIPLIED, ast.Div: _DIVIDED,
    ast.Pow: _POWER,
})  # fmt: skip

_ARITHMETIC: Mapping[str, Operation] = {
    "add": _ADDED, "subtract": _SUBTRACTED, "multiply": _MULTIPLIED, "divide": _DIVIDED, "true_divide": _DIVIDED,
}  # fmt: skip
_ARITHMETIC_OF_TORCH: Mapping[str, Operation] = {
    **_ARITHMETIC, "sub": _SUBTRACTED, "mul": _MULTIPLIED, "div": _DIVIDED, "pow": _POWER,
}  # fmt: skip

FUNCTIONS: Mapping[str, Operation] = MappingProxyType({
    "np.matmul": compute.product, "np.dot": compute.dot, "np.inner": compute.inner, "np.einsum": compute.einsum,
    "np.tensordot": compute.tensordot, "np.transpose": axes.permuted_at_once, "np.swapaxes": axes.swapped,
    "np.moveaxis": axes.swapped, "np.expand_dims": axes.with_axis, "np.squeeze": axes.squeezed,
    "np.reshape": axes.reshaped, "np.ravel": axes.flattened, "np.shape": lambda A: A.array.shape,
    "np.array": compute.unchanged, "np.asarray": compute.unchanged, "np.float64": on_number(np.float64),
    "np.exp": on_each(np.exp), "np.log": on_each(np.log), "np.sqrt": on_each(np.sqrt), "np.power": _POWER,
    **{f"np.{name}": operation for name, operation in _ARITHMETIC.items()},
    "np.sum": reduction(np.sum), "np.max": reduction(np.max), "np.amax": reduction(np.max), "np.softmax": _NO_SOFTMAX,
    "math.sqrt": on_number(np.sqrt), "math.exp": on_number(np.exp), "math.log": on_number(np.log), "math.pow": _POWER,
    "sqrt": on_number(np.sqrt), "exp": on_number(np.exp), "pow": _POWER, "float": on_number(np.float64),
    "len": lambda A: len(A.array), "sum": _NO_SUM, "max": _NO_SUM,
    "torch.matmul": compute.product, "torch.mm": compute.product_of_matrices, "torch.mv": compute.product,
    "torch.dot": compute.product_of_rows, "torch.inner": compute.inner, "torch.einsum": compute.einsum,
    "torch.tensordot": compute.tensordot, "torch.transpose": axes.swapped, "torch.t": axes.transposed,
    "torch.swapaxes": axes.swapped, "torch.permute": axes.permuted, "torch.unsqueeze": axes.with_axis,
    "torch.squeeze": axes.squeezed, "torch.reshape": axes.reshaped,
    "torch.tensor": compute.unchanged, "torch.as_tensor": compute.unchanged, "torch.from_numpy": compute.unchanged,
    "torch.exp": on_tensor(np.exp), "torch.log": on_tensor(np.log), "torch.sqrt": on_tensor(np.sqrt),
    **{f"torch.{name}": operation for name, operation in _ARITHMETIC_OF_TORCH.items()},
    "torch.sum": reduction(np.sum), "torch.max": compute.largest_in_torch, "torch.amax": reduction(np.max),
    "torch.logsumexp": _LOG_OF_SUM, "special.logsumexp": _LOG_OF_SUM, "special.softmax": compute.scipy_softmax,
    "F.softmax": compute.torch_softmax, "F.log_softmax": compute.log_softmax, "F.linear": compute.linear,
    "F.scaled_dot_product_attention": compute.attention, "softmax": compute.torch_softmax,
    "torch.softmax": compute.torch_softmax, "torch.special.softmax": compute.torch_softmax,
    "torch.log_softmax": compute.log_softmax,
})  # fmt: skip
"""The functions by name, each library by its shortest name."""

METHODS: Mapping[str, Operation] = MappingProxyType({
    "transpose": axes.transposed_in_either, "swapaxes": axes.swapped, "t": axes.transposed, "permute": axes.permuted,
    "reshape": axes.reshaped, "view": axes.reshaped, "unsqueeze": axes.with_axis, "squeeze": axes.squeezed,
    "flatten": axes.flattened, "ravel": axes.flattened, "size": axes.size,
    "matmul": compute.product, "mm": compute.product_of_matrices, "mv": compute.product, "dot": compute.product,
    "exp": on_tensor(np.exp), "log": on_tensor(np.log), "sqrt": on_tensor(np.sqrt), **_ARITHMETIC_OF_TORCH,
    "sum": reduction(np.sum), "max": reduction(np.max), "amax": reduction(np.max), "logsumexp": _LOG_OF_SUM,
    "softmax": compute.torch_softmax, "log_softmax": compute.log_softmax,
    **dict.fromkeys(("detach", "numpy", "float", "double", "cpu", "clone", "copy", "contiguous"), compute.unchanged),
    **dict.fromkeys(("astype", "to", "type"), compute.unchanged),
})  # fmt: skip
"""The methods of a matrix by name."""

METHODS_IN: Mapping[Library, Mapping[str, Operation]] = MappingProxyType({
    "numpy": {"transpose": axes.permuted}, "either": {},
    "torch": {"transpose": axes.swapped, "max": compute.largest_in_torch, "dot": compute.product_of_rows},
})  # fmt: skip
"""The methods that are not the same in both libraries."""

VALUES: Mapping[str, Value] = MappingProxyType({
    **dict.fromkeys(("torch.float", "torch.float32", "torch.float64", "torch.double"), np.dtype(np.float64)),
    **dict.fromkeys(("np.float32", "np.float64", "float"), np.dtype(np.float64)),
    **dict.fromkeys(("np.e", "math.e", "torch.e"), np.e), "np.newaxis": None,
})  # fmt: skip
"""The types of number that an array may have, e, and the axis that is put in."""

KEYWORDS: Mapping[str, Mapping[str, str]] = MappingProxyType({
    "np": {"axis": "axis", "keepdims": "keepdims", "axes": "axes", "dtype": "dtype"},
    "F": {"input": "A", "dim": "axis", "weight": "W", "bias": "bias", "dtype": "dtype",
          "query": "Q", "key": "K", "value": "V", "attn_mask": "attn_mask", "dropout_p": "dropout_p",
          "is_causal": "is_causal", "scale": "scale"},
    "": {"input": "A", "other": "B", "mat2": "B", "axis": "axis", "dim": "axis", "keepdims": "keepdims",
         "keepdim": "keepdims", "dim0": "axis0", "dim1": "axis1", "dtype": "dtype", "dims": "axes"},
})  # fmt: skip
"""The parameters by the keywords of NumPy, of torch.nn.functional, and of anything else."""

_LIBRARIES = frozenset({"np", "torch", "F", "nn", "math", "scipy", "special"})

_SHORT = (("torch.nn.functional.", "F."), ("nn.functional.", "F."), ("torch.nn.", "nn."), ("numpy.", "np."),
          ("scipy.special.", "special."), ("sp.special.", "special."))  # fmt: skip
"""The longer names of libraries, longest first."""


def is_in_library(name: str) -> bool:
    """Whether a dotted name begins with a library."""
    return name.partition(".")[0] in _LIBRARIES


def full_name(node: ast.expr) -> str:
    """The dotted name of a function, with its library as short as it can be; "" if it is not a name."""
    parts = list[str]()
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    if not isinstance(node, ast.Name):
        return ""
    name = ".".join((node.id, *reversed(parts)))
    return next((short + name.removeprefix(long) for long, short in _SHORT if name.startswith(long)), name)
