"""The file of weights that the engine plays with, written with NumPy alone.

The engine calculates with whole numbers, so that the same players choose the same everywhere. A row of weights is written as a power of
two and a byte for each weight; `crates/net` reads it, and docs/training.md says what stands where.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

import numpy as np

MAGIC = b"PLRNET01"
#: A weight is a byte times two to the minus this, at most and at least.
EXPONENTS = (12, 4)
#: What 1 is in biases, and in weights once they have been read.
ONE = 4096
#: The most that is passed from one layer to the next is 64, in 128ths; an observation has bytes.
PASSED_ON, OBSERVED = 64 * 128, 128
#: The engine's sums are below this.
SUM = 2**31 - 1
#: How a feature is written: the number of its values, and one bit that says whether each bit is a thing of its own.
BITS = 0x8000


class WeightsError(ValueError):
    """A network cannot be written; the message says which part of it, and why."""


@dataclass(frozen=True)
class Linear:
    """Sums: a row of weights for each output, and what is added to it."""

    weight: np.ndarray
    bias: np.ndarray


@dataclass(frozen=True)
class Weights:
    """A network as arrays. Observations enter as they are, so what they are multiplied by is part of the first weights."""

    version: int
    #: How many fixed numbers actions have; 0 where an action has none.
    actions: int
    #: Kind and highest value of each feature.
    features: tuple[tuple[str, int], ...]
    input: Linear
    inner: Linear
    outer: Linear
    asked: Linear
    shares: Linear
    #: One row for each trait.
    traits: np.ndarray
    judge: np.ndarray

    def to_bytes(self) -> bytes:
        """The file. WeightsError if a weight or a sum is larger than the engine can calculate with."""
        (width, observation), (inner, seats) = self.input.weight.shape, (len(self.inner.bias), len(self.shares.bias))
        head = [self.version, observation, self.actions, seats, width, inner, len(self.judge), len(self.features)]
        kinds = [_feature(*feature) for feature in self.features]
        # A column of the first layer belongs to one number of the observation: most are 0 and are passed over.
        columns = _Rows("input", self.input.weight.T)
        columns.check_sums(columns.whole.T, self.input.bias, OBSERVED)
        parts = [MAGIC, struct.pack(f"<{len(head) + len(kinds)}H", *head, *kinds), columns.bytes, _bias(self.input.bias)]
        for name in ("inner", "outer", "asked", "shares"):
            layer = getattr(self, name)
            rows = _Rows(name, layer.weight)
            rows.check_sums(rows.whole, layer.bias, PASSED_ON)
            parts += [rows.bytes, _bias(layer.bias)]
        parts += [_Rows("traits", self.traits).bytes, _Rows("judge", self.judge[None]).bytes]
        return b"".join(parts)


class _Rows:
    """Rows of weights as they are written."""

    def __init__(self, name: str, rows: np.ndarray):
        self.name = name
        most, least = EXPONENTS
        largest = np.abs(rows).max(1, keepdims=True)
        # What is not a number is not small enough either.
        fits = largest[:, 0] <= 127 / 2**least
        if not fits.all():
            row = int(np.argmin(fits))
            raise WeightsError(
                f"row {row} of `{name}` has a weight of size {largest[row, 0]:.3g}; the largest that can be written is {127 / 2**least:.4g}"
            )
        exponents = np.clip(np.floor(np.log2(127 / np.maximum(largest, 1e-9))), least, most).astype(np.int8)
        weights = np.rint(rows * 2.0**exponents).astype(np.int8)
        self.bytes = np.concatenate([exponents, weights], 1).tobytes()
        #: The weights as the engine has them.
        self.whole = weights.astype(np.int64) << (most - exponents.astype(np.int64))

    def check_sums(self, rows: np.ndarray, bias: np.ndarray, most: int) -> None:
        """Makes sure that no sum of the engine leaves its range."""
        largest = np.abs(rows).sum(1) * most + np.abs(np.rint(bias.astype(np.float64) * ONE))
        if (largest >= SUM).any():
            row = int(np.argmax(largest))
            raise WeightsError(
                f"output {row} of `{self.name}` could become {largest[row] / SUM:.3g} times the largest sum: its weights are too large"
            )


def _feature(kind: str, highest: int) -> int:
    return highest.bit_length() | BITS if kind == "bits" else highest


def _bias(bias: np.ndarray) -> bytes:
    return np.rint(bias.astype(np.float64) * ONE).astype("<i4").tobytes()
