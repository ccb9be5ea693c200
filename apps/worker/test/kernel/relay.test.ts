import { setTimeout as sleep } from "node:timers/promises";
import { outboxState } from "@orbita/db";
import { connectSearch, project } from "@orbita/platform";
import { aJobPost, aSpace, changePost } from "@orbita/testing";
import { indexes, events } from "@orbita/features";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { searchDestination } from "../../src/destinations.ts";
import { DestinationAway, relayOnce } from "../../src/relay.ts";
import { documentOf, jobPostIndexName, recorder, silent, tell, workbench } from "../support/workbench.ts";

let bench: Awaited<ReturnType<typeof workbench>>;
beforeAll(async () => {
  bench = await workbench();
});
afterEach(() => bench.clear());
afterAll(() => bench.stop());

const aPost = async (status: "draft" | "published" = "draft") =>
  aJobPost(bench.db, { spaceId: (await aSpace(bench.db)).id, status });
const relay = (over: object = {}) => relayOnce({ db: bench.db, destination: bench.toSearch, log: silent, ...over });
const depth = async () =>
  Object.fromEntries((await outboxState(bench.db)).map(({ destination, depth: rows }) => [destination, rows]));

test("published job post changed → document in the index; post suspended → document removed from the index", async () => {
  const { id } = await aPost("published");
  await changePost(bench.db, id, { title: "Uno" });
  expect(await relay()).toBe(1);
  expect(await documentOf(bench.search, id)).toMatchObject({ _source: { title: "Uno" } });
  await changePost(bench.db, id, { status: "suspended" });
  await relay();
  expect(await documentOf(bench.search, id)).toBeNull();
  expect(await depth()).toEqual({ search: 0, broker: 2 });
});

test("several changes of one post in one batch → the index has the last state, at its version", async () => {
  const { id } = await aPost("published");
  for (const title of ["Uno", "Due", "Tre"]) await changePost(bench.db, id, { title });
  expect(await relay()).toBe(3);
  // The version is 6: the post's own version after the insert and three changes, plus the versions of its Space and contract.
  expect(await documentOf(bench.search, id)).toMatchObject({ _version: 6, _source: { title: "Tre" } });
});

test("document with an old version written late → does not overwrite a newer document nor restore a removed one", async () => {
  const { id } = await aPost("published");
  await changePost(bench.db, id, { title: "Nuovo" });
  await relay();
  const late = { index: jobPostIndexName, id, version: 1, source: { id, title: "Vecchio" } };
  await project(bench.search, [late]);
  expect(await documentOf(bench.search, id)).toMatchObject({ _version: 4, _source: { title: "Nuovo" } });
  await changePost(bench.db, id, { status: "suspended" });
  await relay();
  await project(bench.search, [{ ...late, version: 4 }]);
  expect(await documentOf(bench.search, id)).toBeNull();
});

test("relay hangs with a batch of outbox rows → another relay gets the batch when its lease expires", async () => {
  const { id } = await aPost("published");
  await changePost(bench.db, id, { title: "Uno" });
  // The delivery of this relay never ends, so it neither settles nor releases its batch.
  const hung = { name: "search" as const, deliver: () => new Promise<void>(() => {}) };
  void relayOnce({ db: bench.db, destination: hung, log: silent, leaseSeconds: 1 });
  await sleep(200);
  expect(await relay()).toBe(0);
  await expect.poll(() => relay(), { timeout: 5_000, interval: 100 }).toBe(1);
  expect(await documentOf(bench.search, id)).not.toBeNull();
});

test("search engine unavailable → its outbox rows are released, and the other destination continues", async () => {
  const { id } = await aPost("published");
  await changePost(bench.db, id, { title: "Uno" });
  const dead = searchDestination({
    db: bench.db,
    search: connectSearch("http://127.0.0.1:1"),
    events,
    indexes,
    log: silent,
  });
  await expect(relay({ destination: dead })).rejects.toThrow(DestinationAway);
  const broker = recorder("broker");
  expect(await relay({ destination: broker.destination })).toBe(1);
  expect(await depth()).toEqual({ search: 1, broker: 0 });
  expect(await relay()).toBe(1);
  expect(await depth()).toEqual({ search: 0, broker: 0 });
});

test("unreadable outbox row → only that row is postponed; the other rows of the batch are delivered", async () => {
  const { id } = await aPost("published");
  await tell(bench.db, "of.tomorrow", { id }, ["search"]);
  await changePost(bench.db, id, { title: "Uno" }, ["search"]);
  await tell(bench.db, "jobPost.changed", { id: "not an id" }, ["search"]);
  const begin = Date.now();
  await relay();
  expect(await documentOf(bench.search, id)).not.toBeNull();
  const left = await bench.db.selectFrom("outbox").select(["name", "due_at"]).orderBy("id").execute();
  expect(left.map(({ name }) => name)).toEqual(["of.tomorrow", "jobPost.changed"]);
  for (const { due_at } of left) expect(due_at.getTime()).toBeGreaterThan(begin);
});

test("change event older than five minutes → dropped by the broker's relay", async () => {
  const { id } = await aPost("published");
  await changePost(bench.db, id, { title: "Uno" }, ["broker"]);
  await sql`update outbox set created_at = now() - interval '6 minutes'`.execute(bench.db);
  await changePost(bench.db, id, { title: "Due" }, ["broker"]);
  const { destination, delivered } = recorder("broker");
  expect(await relay({ destination: { ...destination, forgetAfterSeconds: 300 } })).toBe(2);
  expect(delivered).toHaveLength(1);
  expect(await depth()).toEqual({ search: 0, broker: 0 });
});
