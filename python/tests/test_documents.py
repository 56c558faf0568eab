"""What docs/python.md shows can be run."""

import re
from pathlib import Path

import pytest

for bridge in ("pettingzoo", "gymnasium", "pyspiel"):
    pytest.importorskip(bridge)

DOCUMENT = Path(__file__).parents[2] / "docs" / "python.md"


def test_every_block_of_python_runs_after_those_before_it():
    blocks = re.findall(r"^```python\n(.*?)^```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(blocks) >= 4
    names = {}
    for number, block in enumerate(blocks, 1):
        exec(compile(block, f"docs/python.md, block {number}", "exec"), names)
