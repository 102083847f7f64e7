"""The words of self-attention: one name for each thing, explained once."""

WORDS = """
| name | what it is |
|---|---|
| token | a word, or a mark such as a comma, of the sentence; there are n |
| embedding | the vector of numbers that stands for a token; all of them are the rows of X (n × d_model) |
| W_q, W_k, W_v | weight matrices that turn an embedding into a query, a key and a value |
| Q, K, V | queries (what a token looks for), keys (what it offers), values (what it passes on) |
| d_model, d_k, d_v | how many numbers an embedding, a query or key, and a value have |
| scores | Q Kᵀ: the dot product of every query with every key |
| scaled scores | the scores divided by √d_k |
| softmax | exponentiate each number of a row, then divide by the sum of the row |
| weights | the softmax of each row: how much a token attends to each other; each row sums to 1 |
| context | weights V: the new vectors, each a mix of the values |

The course also says *scaled similarities* or *attention coefficients* for the weights, and *transformed embeddings* or
*Y* for the context. Small numbers under a word, as in the₅, tell repeated words apart by their place in the sentence.
"""
