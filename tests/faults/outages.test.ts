import { afterAll, beforeAll, expect, test } from "vitest";
import { refusal, startProduct, type RunningProduct } from "./support/product.ts";
import { parts, servers } from "./support/servers.ts";
import { openTab } from "./support/tab.ts";

let product: RunningProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  // Starts all servers that a test left stopped.
  await servers.start(...parts);
  await product.stop();
});

const patient = { timeout: 90_000, interval: 250 };

async function timed<T>(work: Promise<T>): Promise<{ value: T; ms: number }> {
  const start = performance.now();
  const value = await work;
  return { value, ms: Math.round(performance.now() - start) };
}

test("OpenSearch stopped → writes, pages and change events go on; search reports the outage and catches up afterwards", async () => {
  const before = await product.draft();
  await product.publish(before);
  await expect.poll(product.find, patient).toContain(before);
  const tab = openTab(await product.openRealtime());
  await expect.poll(tab.isOpen, patient).toBe(true);

  await servers.stop("opensearch");
  const id = await product.draft();
  expect((await product.publish(id)).jobPostStatus).toBe("published");
  expect((await product.read(id)).id).toBe(id);
  const { value, ms } = await timed(refusal(product.find()));
  expect(value).toBe("503 search.unavailable");
  // The tab received the change event although the search engine is down.
  await expect.poll(() => tab.heard.map((hint) => hint.id), patient).toContain(id);

  await servers.start("opensearch");
  const caughtUp = await timed(expect.poll(product.find, patient).toEqual(expect.arrayContaining([before, id])));
  await tab.close();
  console.log(JSON.stringify({ outage: "opensearch", refusedAfterMs: ms, caughtUpAfterMs: caughtUp.ms }));
});

test("RabbitMQ stopped → writes and search go on; a new tab gets a 503, open tabs get their change events afterwards", async () => {
  const tab = openTab(await product.openRealtime());
  await expect.poll(tab.isOpen, patient).toBe(true);

  await servers.stop("rabbitmq");
  const id = await product.draft();
  await product.publish(id);
  expect((await product.read(id)).id).toBe(id);
  const found = await timed(expect.poll(product.find, patient).toContain(id));
  const { value, ms } = await timed(refusal(product.openRealtime()));
  expect(value).toBe("503 realtime.unavailable");
  expect(ms).toBeLessThan(3_000);
  expect(tab.heard).toEqual([]);

  await servers.start("rabbitmq");
  const heard = await timed(expect.poll(() => tab.heard.map((hint) => hint.id), patient).toContain(id));
  await expect.poll(() => refusal(product.openRealtime()), patient).toBe("answered");
  await tab.close();
  console.log(
    JSON.stringify({ outage: "rabbitmq", foundAfterMs: found.ms, refusedAfterMs: ms, heardAfterMs: heard.ms }),
  );
});

test("PostgreSQL stopped → requests get the maintenance error; everything recovers by itself afterwards", async () => {
  const id = await product.draft();
  await product.publish(id);
  const next = await product.draft();

  await servers.stop("postgres");
  const reading = await timed(refusal(product.read(id)));
  expect(reading.value).toBe("503 server.maintenance");
  const writing = await timed(refusal(product.publish(next)));
  expect(writing.value).toBe("503 server.maintenance");
  for (const { ms } of [reading, writing]) expect(ms).toBeLessThan(6_000);

  await servers.start("postgres", "pgbouncer");
  const back = await timed(expect.poll(() => refusal(product.read(id)), patient).toBe("answered"));
  await expect.poll(() => refusal(product.publish(next)), patient).toBe("answered");
  // The new post is found, so the worker has recovered too: it relays writes to the search index.
  const relayed = await timed(expect.poll(product.find, patient).toContain(next));
  console.log(
    JSON.stringify({
      outage: "postgres",
      refusedAfterMs: reading.ms,
      backAfterMs: back.ms,
      relayedAfterMs: relayed.ms,
    }),
  );
});
