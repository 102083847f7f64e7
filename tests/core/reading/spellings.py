"""Answers as people write them and as programs print them: from a key, its numbers and words, many texts."""

import numpy as np
import pandas as pd


def fixed(x, decimals=4):
    return f"{x:.{decimals}f}"


def comma(x):
    return fixed(x).replace(".", ",")


def texts(part, answer):
    """Texts of an answer to a part of an exercise."""
    match part.kind:
        case "number":
            return one_number(answer)
        case "vector":
            return row(answer, part.columns if len(part.columns) == len(answer) else ())
        case "matrix":
            return matrix(answer, part.tokens, part.columns if len(part.columns) == answer.shape[1] else ())
        case "ranking":
            return ranking(answer)
    return ()


def one_number(x):
    """Texts of one number, each with four decimals or more."""
    s = fixed(x)
    size, sign = fixed(abs(x)), "-" if x < 0 else ""
    mantissa, exponent = f"{x:.5e}".split("e")
    yield from (
        s,
        comma(x),
        f"= {s}",
        f"a = {s}",
        f"${s}$",
        f"“{s}”",
        f"„{s}“",
        f"‹{s}›",
        f"«{s}»",
        f"1) {s}",
        f"a) {s}",
        f"{s} ± 0.0001",
        f"The answer is {s}.",
        f"It is {s}!",
        f"Answer: {s}",
        f"[1] {s}",
        f"> x\n[1] {s}",
        f"Decimal('{s}')",
        f"Fraction({s})",
        f"julia> x\n{s}",
        f"ans = {s}",
        f"{mantissa}*10^{int(exponent)}",
        f"{mantissa}*^{int(exponent)}",
        f"{mantissa}×10^{int(exponent)}",
        f"{mantissa}E{int(exponent)}",
        f"tf.Tensor({s}, shape=(), dtype=float32)",
        f"<tf.Tensor: shape=(), dtype=float32, numpy={s}>",
        f"Array({s}, dtype=float32)",
        f"tensor({s}, device='cuda:0', grad_fn=<SelectBackward0>)",
        f"y1 = {s}",
        f"- **{s}**",
        f"about {s}",
        f"roughly {s}",
        f"ungefähr {s}",
        f"etwa {comma(x)}",
        f"ca. {s}",
        f"{s} (rounded)",
        f"it's {s}",
        f"<td>{s}</td>",
        f"x := {s}",
        f"x <- {s}",
        f"=> {s}",
        f"∴ {s}",
        f"≅ {s}",
        f"≃ {s}",
        f"≐ {s}",
        f"≒ {s}",
    )
    if 0 < abs(x) < 1:
        yield from (
            f"{sign}{100 * abs(x):.2f} %",
            f"{sign}{100 * abs(x):.2f} Prozent",
            f"{sign}{size[1:]}",
        )
        yield from (
            f"{sign}{100 * abs(x):.2f} per cent",
            f"{sign}{100 * abs(x):.2f} pct",
            f"{sign}{100 * abs(x):.2f}\\,\\%",
        )
    if x < 0:
        yield from (
            f"minus {size}",
            f"negative {size}",
            f"−{size}",
            f"- {size}",
            f"– {size}",
            f"minus {comma(-x)}",
            f"It is minus {size}.",
        )
    else:
        yield from (f"- {s}", f"+{s}", f"plus {s}", f"positive {s}")


def row(x, words):
    """Texts of a row of numbers, whose words are known where it has one for each number."""
    cells = [fixed(one) for one in x]
    line, listed = " ".join(cells), ", ".join(cells)
    yield from (
        line,
        listed,
        "; ".join(cells),
        "; ".join(map(comma, x)),
        "\t".join(cells),
        "\n".join(cells),
        f"[{listed}]",
        f"[{listed}].",
        f"y1 = [{listed}]",
        f"Row 1: {line}",
        f"Row 1: [{listed}]",
        f"“{listed}”",
        f"1) {line}",
        f"⟨{listed}⟩",
        f"[1] {line}",
        f"⎡{line}⎤",
        f"c({listed})",
        f"{{{listed}}}",
        f"tf.Tensor([{line}], shape=({len(x)},), dtype=float32)",
        f"Array([{listed}], dtype=float32)",
        f"np.array([{listed}])",
    )
    yield f"<tf.Tensor: shape=({len(x)},), dtype=float32, numpy=array([{listed}], dtype=float32)>"
    yield from (
        f"{len(x)}-element Vector{{Float64}}:\n " + "\n ".join(cells),
        f"{len(x)}-element Array{{Float64,1}}:\n " + "\n ".join(cells),
    )
    yield from (
        "".join(f" {one}\n" for one in cells),
        "".join(f"- {one}\n" for one in cells),
        "".join(f"• {one}\n" for one in cells),
    )
    yield from (" ".join(cells[:-1]) + f" and {cells[-1]}", ", ".join(cells[:-1]) + f" und {cells[-1]}", listed + ".")
    yield from (
        "[" + ", ".join(f"Decimal('{one}')" for one in cells) + "]",
        "[" + ", ".join(f"np.float64({one})" for one in cells) + "]",
    )
    yield from (
        pd.Series(np.round(x, 4)).to_string(),
        str(pd.Series(np.round(x, 4))),
        str(pd.Series(np.round(x, 4), name="q")),
    )
    yield from (
        str(np.round(x, 4)),
        str(list(np.round(x, 4).tolist())),
        "<tr>" + "".join(f"<td>{one}</td>" for one in cells) + "</tr>",
    )
    yield "".join(f"[{i}] {one}\n" for i, one in enumerate(cells, start=1))
    yield (
        "  [,1] [,2] [,3]\n".replace("[,1] [,2] [,3]", " ".join(f"[,{i + 1}]" for i in range(len(x)))) + f"[1,] {line}"
    )
    yield f"shape: ({len(x)},)\nSeries: '' [f64]\n[\n" + "".join(f"\t{one}\n" for one in cells) + "]"
    per = 5
    yield "\n".join(f"{f'[{i + 1}]':>5} " + " ".join(cells[i : i + per]) for i in range(0, len(x), per))
    if len(words) == len(x):
        yield from (
            ", ".join(f"{w} {one}" for w, one in zip(words, cells, strict=True)),
            ", ".join(f"{w}: {one}" for w, one in zip(words, cells, strict=True)),
        )
        yield from (
            "\n".join(f"- **{w}**: {one}" for w, one in zip(words, cells, strict=True)),
            "\n".join(f"{w}\t{one}" for w, one in zip(words, cells, strict=True)),
        )
        yield from (
            "; ".join(f"{w} = {one}" for w, one in zip(words, cells, strict=True)),
            "\n".join(f"| {w} | {one} |" for w, one in zip(words, cells, strict=True)),
        )
        yield from (
            pd.Series(np.round(x, 4), index=list(words)).to_string(),
            str(pd.Series(np.round(x, 4), index=list(words))),
        )
        yield from (
            " ".join(words) + "\n" + line,
            "| " + " | ".join(words) + " |\n|" + "---|" * len(x) + "\n| " + " | ".join(cells) + " |",
        )
        yield from (
            ("{" + ", ".join(f"'{w}': {one}" for w, one in zip(words, cells, strict=True)) + "}",)
            if len(set(words)) == len(words)
            else ()
        )


def matrix(M, words, columns=()):
    """Texts of a matrix, whose rows have words, and whose columns may."""
    rows = [[fixed(x) for x in line] for line in M]
    n, m = M.shape
    lines = [" ".join(line) for line in rows]
    listed = [f"[{', '.join(line)}]" for line in rows]
    yield from (
        "\n".join(lines),
        f"[{', '.join(listed)}]",
        "[" + "; ".join(lines) + "]",
        "\n".join("\t".join(line) for line in rows),
        f"np.array([{', '.join(listed)}])",
        f"tensor([{', '.join(listed)}], grad_fn=<SoftmaxBackward0>)",
        str(np.round(M, 4)),
    )
    head = "       " + "   ".join(f"[,{j + 1}]" for j in range(m))
    yield from (
        head + "\n" + "\n".join(f"[{i + 1},] {line}" for i, line in enumerate(lines)),
        np.array2string(np.round(M, 3), suppress_small=True),
    )
    yield f"{n}×{m} Matrix{{Float64}}:\n " + "\n ".join("  ".join(line) for line in rows)
    yield f"{n}x{m} Array{{Float64,2}}:\n " + "\n ".join("  ".join(line) for line in rows)
    stars = "[[" + "]\n [".join(lines) + "]]"
    yield from (
        f"tf.Tensor(\n{stars}, shape=({n}, {m}), dtype=float32)",
        f"Array([{', '.join(listed)}], dtype=float32)",
    )
    yield f"<tf.Tensor: shape=({n}, {m}), dtype=float32, numpy=\narray([{', '.join(listed)}], dtype=float32)>"
    yield (
        "<table>\n" + "".join("<tr>" + "".join(f"<td>{x}</td>" for x in line) + "</tr>\n" for line in rows) + "</table>"
    )
    frame = pd.DataFrame(np.round(M, 4))
    yield from (frame.to_html(), frame.to_string(), frame.to_string(index=False, header=False), frame.to_csv())
    yield "⎡" + lines[0] + "⎤\n" + "".join(f"⎢{line}⎥\n" for line in lines[1:-1]) + "⎣" + lines[-1] + "⎦"
    yield (
        "⎡ "
        + "  ".join(rows[0])
        + " ⎤\n"
        + "".join(f"⎢ {'  '.join(line)} ⎥\n" for line in rows[1:-1])
        + "⎣ "
        + "  ".join(rows[-1])
        + " ⎦"
    )
    yield from (
        "\n".join(f"Row {i}: {line}" for i, line in enumerate(lines, start=1)),
        "\n".join(f"Row {i}: {one}" for i, one in enumerate(listed, 1)),
    )
    yield from (
        "\n".join(f"row {i} = {one}" for i, one in enumerate(listed)),
        "\n".join(f"y{i} = {one}" for i, one in enumerate(listed, 1)),
    )
    yield from (
        "\n".join(f"y_{i} = {one}" for i, one in enumerate(listed, 1)),
        "\n".join(f"{i}) {line}" for i, line in enumerate(lines, start=1)),
    )
    yield from ("\n".join(f"Zeile {i}: {line}" for i, line in enumerate(lines, start=1)), f"W = [{', '.join(listed)}].")
    yield markdown(rows, [str(j) for j in range(m)], [str(i) for i in range(n)])
    yield polars(rows, m)
    if len(words) == n and len(set(words)) == n:
        named = pd.DataFrame(np.round(M, 4), index=list(words), columns=list(columns) or None)
        yield from (named.to_string(), named.to_html(), named.to_csv(), named.to_csv(sep="\t"))
        yield from (
            "\n".join(f"- **{w}**: {', '.join(line)}" for w, line in zip(words, rows, strict=True)),
            "\n".join(f"{w}: {line}" for w, line in zip(words, lines, strict=True)),
        )
        yield from (
            "\n".join(f"**{w}**: {one}" for w, one in zip(words, listed, strict=True)),
            "\n".join(f"* {w} - {one}" for w, one in zip(words, listed, strict=True)),
        )
        yield "\n".join(f"Row {i} ({w}): {line}" for i, (w, line) in enumerate(zip(words, lines, strict=True), start=1))
        yield "\n".join(f"{i}. {w}: {line}" for i, (w, line) in enumerate(zip(words, lines, strict=True), start=1))
        yield "\n".join(f"y_{w} = {one}" for w, one in zip(words, listed, strict=True))
        yield markdown(rows, columns or [str(j) for j in range(m)], words)


def markdown(rows, columns, index):
    """A frame as its method to_markdown prints it."""
    lines = [["", *columns], *([str(name), *line] for name, line in zip(index, rows, strict=True))]
    text = ["| " + " | ".join(line) + " |" for line in lines]
    return "\n".join([text[0], "|:---|" + "---:|" * len(columns), *text[1:]])


def polars(rows, width):
    """A frame as polars prints it."""
    line = "─" * 8
    text = [f"shape: ({len(rows)}, {width})", f"┌{'┬'.join([line] * width)}┐"]
    text += [
        f"│{'┆'.join(f' column_{j} ' for j in range(width))}│",
        f"│{'┆'.join([' ---    '] * width)}│",
        f"│{'┆'.join([' f64    '] * width)}│",
    ]
    text += [
        f"╞{'╪'.join(['═' * 8] * width)}╡",
        *(f"│{'┆'.join(f' {x} ' for x in one)}│" for one in rows),
        f"└{'┴'.join([line] * width)}┘",
    ]
    return "\n".join(text)


def ranking(pairs):
    """Texts of words with their weights."""
    (a, x), (b, y) = pairs
    x, y = fixed(x), fixed(y)
    yield from (
        f"{a} {x}, {b} {y}",
        f"{a} ({x}), {b} ({y})",
        f"{x} {a}, {y} {b}",
        f"{a} and {b}: {x} and {y}",
        f"{x} for {a}, {y} for {b}",
        f"{a} with a weight of {x}, {b} with a weight of {y}",
        f"{a} {x} and {b} {y}",
        f"{a} with {x} and {b} with {y}",
        f"“{a}” {x}, “{b}” {y}",
        f"- **{a}**: {x}\n- **{b}**: {y}",
        f"1) {a} {x}\n2) {b} {y}",
        f"{a}: {x}.\n{b}: {y}.",
        f"First {a} with {x}, then {b} with {y}.",
        f"{a} has the weight {x}, {b} the weight {y}",
        f"{a.upper()} {x} / {b.upper()} {y}",
        f"{a} (weight {x}) and {b} (weight {y})",
        f"The words are {a} ({x}) and {b} ({y}).",
        f"{a}->{x}, {b}->{y}",
        f"{{'{a}': {x}, '{b}': {y}}}",
        f"[('{a}', {x}), ('{b}', {y})]",
        f"{x} on {a} and {y} on {b}",
        f"{a}    {x}\n{b}    {y}\ndtype: float64",
        f"{a} {float(x):.2%}, {b} {float(y):.2%}",
        f"{a} {float(x) * 100:.2f} Prozent, {b} {float(y) * 100:.2f} Prozent",
    )
