"""Where everything has been installed, nothing is skipped: `cargo xtask test` says so by `PARLOUR_NO_SKIPS`.

Only the tests of the trainer may be: PyTorch is too large to install for them.
"""

import os
import re

import pytest

MAY_BE_AWAY = re.compile(r"could not import 'torch'")


def without_skip(report):
    """The report; a skip has become a failure, unless it may be one."""
    if report.skipped and not hasattr(report, "wasxfail") and "PARLOUR_NO_SKIPS" in os.environ:
        reason = str(report.longrepr)
        if not MAY_BE_AWAY.search(reason):
            report.outcome = "failed"
            report.longrepr = f"nothing is skipped here, and this was: {reason}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector):
    return without_skip((yield))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    return without_skip((yield))
