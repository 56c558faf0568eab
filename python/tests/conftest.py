"""Where everything has been installed, nothing is skipped: `cargo xtask test` says so by `PARLOUR_NO_SKIPS`.

Only the tests of the trainer may be, because PyTorch is too large to install for them, and what a system cannot tell.
"""

import os
import re

import pytest

MAY_BE_SKIPPED = re.compile(r"could not import 'torch'|the system does not say")


def without_skip(report):
    """The report; a skip has become a failure, unless it may be one."""
    if report.skipped and not hasattr(report, "wasxfail") and "PARLOUR_NO_SKIPS" in os.environ:
        reason = str(report.longrepr)
        if not MAY_BE_SKIPPED.search(reason):
            report.outcome = "failed"
            report.longrepr = f"nothing is skipped here, and this was: {reason}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector):
    return without_skip((yield))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    return without_skip((yield))
