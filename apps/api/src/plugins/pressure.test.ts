import { setTimeout as sleep } from "node:timers/promises";
import fastify from "fastify";
import { expect, test } from "vitest";
import { refuseWhenLate } from "./pressure.ts";

const block = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

async function anApp(maxDelayMs: number) {
  const app = fastify();
  refuseWhenLate(app, maxDelayMs);
  app.get("/", async () => "in");
  await app.ready();
  return { app, failed: async () => (await app.inject("/")).statusCode >= 500 };
}

test("the event loop is blocked for over a second at startup → no request is refused", async () => {
  const { app, failed } = await anApp(1_000);
  block(1_100);
  await sleep(1);
  expect(await failed()).toBe(false);
  await app.close();
});

test("the event loop is late repeatedly → requests are refused until it is on time again", async () => {
  const { app, failed } = await anApp(100);
  const until = performance.now() + 1_500;
  while (performance.now() < until) {
    block(200);
    await sleep(1);
  }
  expect(await failed()).toBe(true);
  await sleep(2_100);
  expect(await failed()).toBe(false);
  await app.close();
});
