import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { createHandler } from "./handler.ts";

const config = readConfig({
  WEB_ORIGIN: "http://localhost",
  API_URL: "http://127.0.0.1:9",
  INNER_API_URL: "http://127.0.0.1:9",
  INNER_SECRET: "a-secret-of-this-test-alone",
});

test("web server runs → /healthz responds 200; it is stopping → 503, so that reverse proxies send requests elsewhere", async () => {
  const readiness = { stopping: false };
  const handle = createHandler({
    config,
    render: async () => new Response(),
    strictPolicy: true,
    readiness,
    warn: () => {},
  });
  const status = async () => (await handle(new Request("http://localhost/healthz"))).status;
  expect(await status()).toBe(200);
  readiness.stopping = true;
  expect(await status()).toBe(503);
});
