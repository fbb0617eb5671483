"""Figures of a service for Prometheus: counts, durations and sizes, nothing of a text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from .pool import WorkerPool

CONTENT_TYPE = CONTENT_TYPE_LATEST
_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)


class Metrics:
    """Counts requests by route and status, and texts by what became of them."""

    def __init__(self, pool: WorkerPool) -> None:
        self._registry = CollectorRegistry()
        self._requests = Counter(
            "kanon_requests", "Requests by route and status", ("route", "status"),
            registry=self._registry,
        )  # fmt: skip
        self._texts = Counter(
            "kanon_texts", "Texts by what became of them", ("route", "outcome"),
            registry=self._registry,
        )  # fmt: skip
        self._seconds = Histogram(
            "kanon_request_seconds", "Duration of requests", ("route",), buckets=_SECONDS,
            registry=self._registry,
        )  # fmt: skip
        self._registry.register(_PoolCollector(pool))
        ProcessCollector(registry=self._registry)

    def request(self, route: str, status: int, seconds: float) -> None:
        """Count a request."""
        self._requests.labels(route, str(status)).inc()
        self._seconds.labels(route).observe(seconds)

    def texts(self, route: str, done: int, withheld: int) -> None:
        """Count the texts of a request."""
        self._texts.labels(route, "done").inc(done)
        self._texts.labels(route, "withheld").inc(withheld)

    def page(self) -> bytes:
        """All figures in Prometheus' text format."""
        return generate_latest(self._registry)


class _PoolCollector(Collector):
    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    def collect(self) -> Iterator[Metric]:
        pool = self._pool
        yield GaugeMetricFamily("kanon_requests_waiting", "Wait for a worker", pool.waiting)
        yield GaugeMetricFamily("kanon_workers_ready", "Workers that are loaded", pool.ready)
        yield CounterMetricFamily("kanon_workers_lost", "Workers that were replaced", pool.lost)
