"""From a network of PyTorch to the file of weights that the engine plays with."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch

from .network import Network
from .weights import Linear, Weights


def export(network: Network, path: Path) -> None:
    """Writes a network; an interrupted write leaves the file before."""
    beside = path.with_suffix(".new")
    beside.write_bytes(weights(network).to_bytes())
    beside.replace(path)


def weights(network: Network) -> Weights:
    """The network as arrays."""
    shape = network.shape
    return Weights(
        version=shape.version,
        actions=shape.actions,
        features=shape.features,
        input=Linear(_array(network.input.weight * network.factors), _array(network.input.bias)),
        inner=_linear(network.inner),
        outer=_linear(network.outer),
        asked=_linear(network.asked),
        shares=_linear(network.shares),
        traits=_array(network.traits),
        judge=_array(network.judge),
    )


def _linear(layer: torch.nn.Linear) -> Linear:
    return Linear(_array(layer.weight), _array(layer.bias))


def _array(numbers: torch.Tensor) -> np.ndarray:
    return numbers.detach().float().cpu().numpy()
