"""The package `train`, which is not part of the wheel: taken from the tree without its neighbours, among which are the sources of
`parlour`."""

import importlib.util
import sys
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "train"


def load():
    """Makes `import train` find it."""
    if "train" not in sys.modules:
        spec = importlib.util.spec_from_file_location("train", FOLDER / "__init__.py", submodule_search_locations=[str(FOLDER)])
        sys.modules["train"] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules["train"])
