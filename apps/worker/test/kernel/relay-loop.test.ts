import { outboxChannel, outboxState, wakeOn } from "@orbita/db";
import { aJobPost, aSpace, auditIndex, changePost } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startRelay } from "../../src/relay.ts";
import { recorder, silent, workbench } from "../support/workbench.ts";

let bench: Awaited<ReturnType<typeof workbench>>;
beforeAll(async () => {
  bench = await workbench();
});
afterAll(() => bench.stop());

const depth = async () =>
  Object.fromEntries((await outboxState(bench.db)).map(({ destination, depth: rows }) => [destination, rows]));

const start = (destination = bench.toSearch) =>
  startRelay({
    db: bench.db,
    destination,
    log: silent,
    size: 20,
    leaseSeconds: 5,
    wake: wakeOn(bench.url, outboxChannel, 200),
  });

test("three relays share one outbox → in the end the index equals the table", async () => {
  const { id: spaceId } = await aSpace(bench.db);
  const posts = await Promise.all(
    Array.from({ length: 40 }, () => aJobPost(bench.db, { spaceId, status: "published" })),
  );
  const relays = [start(), start(), start()];
  for (let round = 0; round < 8; round++)
    await Promise.all(posts.map(({ id }) => changePost(bench.db, id, { title: `Giro ${round}` }, ["search"])));
  await expect.poll(depth, { timeout: 15_000 }).toEqual({ search: 0, broker: 0 });
  await Promise.all(relays.map(({ stop }) => stop()));
  const { table, index } = await auditIndex(bench.db, bench.search);
  expect(index).toEqual(table);
  expect(table.size).toBe(40);
});

test("relay's destination unavailable → reported as unavailable; available again → the relay resumes by itself", async () => {
  const { id } = await aJobPost(bench.db, { spaceId: (await aSpace(bench.db)).id, status: "published" });
  const { destination, delivered, state } = recorder("search");
  state.away = true;
  const running = start(destination);
  await changePost(bench.db, id, { title: "Uno" }, ["search"]);
  await expect.poll(() => running.isAway(), { timeout: 15_000 }).toBe(true);
  state.away = false;
  await expect.poll(() => delivered.length, { timeout: 15_000 }).toBe(1);
  await expect.poll(() => running.isAway()).toBe(false);
  await running.stop();
});
