import { createHash, randomUUIDv7 } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { basePath, createClient, headsOf, routes, type AppRoutes } from "@orbita/contract";
import {
  aUser,
  createDatabase,
  freePort,
  freshPrefix,
  isWholeProof,
  secrets,
  startProcess,
  type TestDatabase,
  testStorage,
  type TestStorage,
} from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tokenOf } from "./support/product.ts";
import { seed, seeded } from "./support/random.ts";
import { sweep } from "./support/sweep.ts";

const random = seeded(seed);
/** When the test stops: after this many kills in the middle of an upload (between its row and its last object), or this many kills in total. */
const enough = isWholeProof ? { inTheWork: 40, kills: 120 } : { inTheWork: 1, kills: 12 };
const peopleCount = 5;
const prefix = freshPrefix();

let database: TestDatabase;
let storage: TestStorage;
let env: Record<string, string>;
beforeAll(async () => {
  database = await createDatabase();
  storage = testStorage({ prefix: `${prefix}/` });
  env = {
    ...secrets(),
    DATABASE_URL: database.url,
    // The API connects directly to the database, because only the API is killed and no pooler is involved.
    DATABASE_POOL_URL: database.url,
    OPENSEARCH_PREFIX: prefix,
    VALKEY_PREFIX: prefix,
    S3_PREFIX: `${prefix}/`,
    PORT: String(await freePort()),
    WEB_ORIGIN: "http://localhost:3000",
    LIMIT_FACTOR: "100000",
    RATE_PER_MINUTE: "1000000",
    DRAIN_MS: "0",
  };
});
afterAll(async () => {
  await storage.clear();
  storage.close();
  await database.drop();
});

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** A file with unique bytes, so that its hash identifies it. */
function aPdf(): Buffer {
  const size = 20_000 + Math.floor(random() * 600_000);
  return Buffer.from(`%PDF-1.7\n% ${randomUUIDv7()}\n${"x".repeat(size)}\n%%EOF\n`);
}

/** The hash of each confirmed upload that no later request has changed, by file id. */
type ConfirmedUploads = Map<string, string>;

async function clientOf() {
  const { id } = await aUser(database.db);
  const token = await tokenOf(database.db, env, id);
  const headers = () => ({ authorization: `Bearer ${token}` });
  return createClient<AppRoutes>(headsOf(routes), { baseUrl: `http://127.0.0.1:${env.PORT}${basePath}`, headers });
}

/** Simulates a user who uploads, replaces and deletes files continuously. Records the uploads that the API confirmed. */
async function person(until: AbortSignal, promised: ConfirmedUploads): Promise<void> {
  const client = await clientOf();
  const own: string[] = [];
  while (!until.aborted) {
    const bytes = aPdf();
    const upload = { body: { purpose: "resume" as const }, files: [new File([new Uint8Array(bytes)], "cv.pdf")] };
    // The request on the old file may take effect even without a response, so the old file is no longer checked.
    const old = own.length > 3 ? own.splice(Math.floor(random() * own.length), 1)[0]! : null;
    if (old) promised.delete(old);
    const call =
      old === null
        ? client.files.upload(upload)
        : random() < 0.5
          ? client.files.replace({ params: { id: old }, ...upload })
          : client.files.remove({ params: { id: old } });
    // An API that is starting may refuse the request, which counts as unanswered.
    const stored = await call.catch(() => undefined);
    if (stored === undefined) await sleep(100);
    if (!stored) continue;
    own.push(stored.id);
    promised.set(stored.id, hashOf(bytes));
  }
}

/** Returns the number of uploads that have a row and wait for their objects. */
async function underWay(): Promise<number> {
  const rows = await database.db.selectFrom("files").select("id").where("status", "=", "storing").execute();
  return rows.length;
}

/** Starts an API, kills it after a random time, and repeats. */
async function killApis(): Promise<{ kills: number; inTheWork: number }> {
  const deaths = { kills: 0, inTheWork: 0 };
  while (deaths.inTheWork < enough.inTheWork && deaths.kills < enough.kills) {
    const before = await underWay();
    const api = await startProcess("api", env);
    await api.ready();
    await sleep(300 + random() * 2_000);
    await api.kill();
    deaths.kills += 1;
    if ((await underWay()) > before) deaths.inTheWork += 1;
  }
  return deaths;
}

async function bytesOf(key: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of storage.get(key)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const rows = () => database.db.selectFrom("files").select(["id", "status", "object_keys", "sha256"]).execute();

test(`API process killed at random during uploads → no row without its object, no object without its row (seed ${seed})`, async () => {
  const promised: ConfirmedUploads = new Map();
  const leaving = new AbortController();
  const people = Array.from({ length: peopleCount }, () => person(leaving.signal, promised));
  const deaths = await killApis();
  leaving.abort();
  await Promise.all(people);
  // Objects that the last process sent to the store may still be arriving.
  await sleep(1_000);
  const before = await rows();
  await sweep(database, storage);

  const after = await rows();
  const known = after.flatMap(({ object_keys }) => object_keys).toSorted();
  console.log(
    JSON.stringify({
      seed,
      ...deaths,
      promised: promised.size,
      rows: before.length,
      leftStoring: before.filter(({ status }) => status === "storing").length,
      leftLeaving: before.filter(({ status }) => status === "leaving").length,
      rowsAfter: after.length,
    }),
  );
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set(["ready"]));
  expect(await storage.keys()).toEqual(known);
  for (const { id, object_keys, sha256 } of after) {
    const bytes = await bytesOf(object_keys[0]!);
    expect([id, hashOf(bytes)]).toEqual([id, sha256.toString("hex")]);
  }
  // Every confirmed upload is stored, with the right bytes.
  const kept = new Map(after.map(({ id, sha256 }) => [id, sha256.toString("hex")]));
  for (const [id, hash] of promised) expect([id, kept.get(id)]).toEqual([id, hash]);
  expect(deaths.inTheWork).toBeGreaterThan(0);
});
