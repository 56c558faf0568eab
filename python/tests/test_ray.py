"""The lab on a cluster."""

import os
import secrets
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("ray")


def test_a_cluster_that_loses_a_node_gives_the_bytes_of_one_machine():
    settings = {
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
        "RAY_USAGE_STATS_ENABLED": "0",
        # Everything stays on loopback; elsewhere than on Linux that is the usual way.
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    }
    script = Path(__file__).with_name("cluster_with_a_loss.py")
    ran = subprocess.run(
        [sys.executable, str(script)], env={**os.environ, **settings}, capture_output=True, text=True, timeout=300
    )
    assert ran.returncode == 0 and "the same bytes" in ran.stdout, ran.stdout[-2000:] + ran.stderr[-4000:]
