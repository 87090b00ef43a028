// Whether the process of this container answers: servers and workers tell it at a port of their own.
const { IMPRINT_METRICS_PORT, IMPRINT_WORKER_METRICS_PORT } = process.env;
const asked = [IMPRINT_METRICS_PORT, IMPRINT_WORKER_METRICS_PORT].map((port) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(({ ok }) => ok || Promise.reject()),
);
process.exitCode = await Promise.any(asked).then(
  () => 0,
  () => 1,
);
