import { randomUUIDv7 } from "node:crypto";
import { basePath, routes } from "@orbita/contract";
import { aUser, readMetrics } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi, type TestApi } from "../support/harness.ts";
import { join, visitor } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const samples = async () => readMetrics(await api.metrics.metrics());

const patterns = new Set(
  Object.values(routes).flatMap((feature) =>
    Object.values(feature).map(({ path }) => basePath + path.replaceAll(/\{(\w+)\}/g, ":$1")),
  ),
);

test("request metrics → labelled by route pattern, method and status, and never by user input", async () => {
  const person = await join(api);
  const client = await api.as(person.id);
  await client.accounts.me({});
  await visitor(api)
    .accounts.login({ body: { email: person.email, password: "Sbagliata-1" } })
    .catch(() => {});
  const email = encodeURIComponent(person.email);
  const ask = (path: string) => fetch(`${api.baseUrl}${path}`).then((answer) => answer.text());
  for (let count = 0; count < 20; count++) await ask(`/public/jobpost/${randomUUIDv7()}?email=${email}`);
  await ask(`/nowhere/${email}/${person.username}`);
  await ask(`/public/user/exists?email=${email}`);

  const text = await api.metrics.metrics();
  const found = readMetrics(text);
  const series = found.filter(({ name }) => name === "http_request_seconds_count");
  for (const { labels } of series) {
    expect(Object.keys(labels).toSorted()).toEqual(["method", "route", "status"]);
    expect(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]).toContain(labels.method);
    expect(labels.status).toMatch(/^[1-5]\d\d$/);
    const { route } = labels;
    if (
      route !== "none" &&
      !route!.startsWith("/.well-known") &&
      !/^\/(?:docs|openapi)/.test(route!.replace(basePath, ""))
    )
      expect([...patterns]).toContain(route);
  }
  const missing = series.filter(({ labels }) => labels.route === `${basePath}/public/jobpost/:id`);
  // Requests for twenty different job post URLs are counted in one series.
  expect(missing.map(({ labels, value }) => [labels.status, value])).toEqual([["404", 20]]);
  expect(series.some(({ labels }) => labels.route === "none" && labels.status === "404")).toBe(true);
  for (const word of [
    person.email,
    person.username,
    person.firstName,
    person.lastName,
    person.id,
    person.pair.access_token,
  ])
    expect(text).not.toContain(word);
  expect(text).not.toContain("@");
});

test("metrics endpoint → has the maintenance state, the number of open requests and process figures", async () => {
  const value = async (name: string) => (await samples()).find((sample) => sample.name === name)?.value;
  expect(await value("http_requests_open")).toBe(0);
  expect(await value("maintenance")).toBe(0);
  const admin = await api.as((await aUser(api.db, { admin: true })).id);
  await admin.operations.changeMaintenance({ body: { on: true, version: 1 } }, { reason: "Prova di chiusura" });
  await expect.poll(() => value("maintenance"), { timeout: 3_000 }).toBe(1);
  await admin.operations.changeMaintenance({ body: { on: false, version: 2 } }, { reason: "Prova di chiusura" });
  await expect.poll(() => value("maintenance"), { timeout: 3_000 }).toBe(0);
  expect((await samples()).map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "nodejs_eventloop_lag_p99_seconds",
      "process_cpu_seconds_total",
      "process_resident_memory_bytes",
    ]),
  );
});
