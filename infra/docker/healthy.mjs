// The health check of a container: healthy.mjs api|worker|web. Exits with 0 if the process is ready to serve.
const urls = {
  api: `http://127.0.0.1:${process.env.INNER_PORT ?? 21_042}/ready`,
  worker: `http://127.0.0.1:${process.env.INNER_PORT ?? 21_043}/ready`,
  web: `http://127.0.0.1:${process.env.PORT ?? 21_040}/healthz`,
};
const url = urls[process.argv[2]];
if (!url) throw new Error("usage: healthy.mjs api|worker|web");
const isReady = await fetch(url, { signal: AbortSignal.timeout(4_000) }).then(
  (response) => response.ok,
  () => false,
);
process.exit(isReady ? 0 : 1);
