"""The file of weights that the engine plays with.

The engine calculates with whole numbers, so that the same players choose the same everywhere. A row of weights is written as a power of
two and a byte for each weight; `crates/net` reads it.
"""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import torch

from .network import Network

MAGIC = b"PLRNET01"
#: A weight is a byte times two to the minus this, at most and at least.
EXPONENTS = (12, 4)
#: Biases are written as this part of one.
BIAS = 4096
#: How a feature is written: the number of its values, and one bit that says whether each bit is a thing of its own.
BITS = 0x8000


def export(network: Network, path: Path) -> None:
    """Writes a network; an interrupted write leaves the file before."""
    shape = network.shape
    parts = [
        MAGIC,
        struct.pack(
            "<8H",
            shape.version,
            shape.observation,
            shape.actions,
            shape.seats,
            network.width,
            network.inner.out_features,
            network.side,
            len(shape.features),
        ),
        *(struct.pack("<H", _feature(*feature)) for feature in shape.features),
        # A column of the first layer belongs to one number of the observation: most are 0 and are passed over.
        _rows(network.input.weight * network.factors, by_column=True),
        _bias(network.input.bias),
        *_layer(network.inner),
        *_layer(network.outer),
        *_layer(network.asked),
        *_layer(network.shares),
        _rows(network.traits),
        _rows(network.judge[None]),
    ]
    beside = path.with_suffix(".new")
    beside.write_bytes(b"".join(parts))
    beside.replace(path)


def _feature(kind: str, highest: int) -> int:
    return highest.bit_length() | BITS if kind == "bits" else highest


def _layer(layer: torch.nn.Linear) -> list[bytes]:
    return [_rows(layer.weight), _bias(layer.bias)]


def _rows(weights: torch.Tensor, by_column: bool = False) -> bytes:
    rows = weights.detach().float().cpu().numpy()
    if by_column:
        rows = rows.T
    largest = np.maximum(np.abs(rows).max(1, keepdims=True), 1e-9)
    most, least = EXPONENTS
    exponents = np.clip(np.floor(np.log2(127 / largest)), least, most).astype(np.int8)
    bytes_ = np.clip(np.rint(rows * 2.0**exponents), -127, 127).astype(np.int8)
    return np.concatenate([exponents, bytes_], 1).tobytes()


def _bias(bias: torch.Tensor) -> bytes:
    return np.rint(bias.detach().float().cpu().numpy() * BIAS).astype("<i4").tobytes()
