"""What the benchmarks share: timing many calls and printing the figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from statistics import median
from time import perf_counter


def timed(call: Callable[[], object]) -> float:
    """Gives the milliseconds of one call."""
    begin = perf_counter()
    call()
    return (perf_counter() - begin) * 1000


def figures(times: Iterable[float]) -> str:
    """Gives median, 99th percentile and maximum of milliseconds."""
    ordered = sorted(times)
    last = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    return f"p50 {median(ordered):8.3f} ms   p99 {last:8.3f} ms   max {ordered[-1]:8.3f} ms   n {len(ordered)}"


def show(name: str, times: Iterable[float], promise: str = "") -> None:
    """Prints one line of figures."""
    print(f"{name:44} {figures(times)}   {promise}")
