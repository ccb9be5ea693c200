import { proofSize } from "@orbita/testing";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { seed, seeded } from "./support/random.ts";
import { auditUploads, documents, startUploads, type UploadTestBed } from "./support/uploads.ts";

const random = seeded(seed);
const sent = proofSize({ short: 5, whole: 50 });
const kills = proofSize({ short: 2, whole: 40 });
/**
 * The longest time in milliseconds before a worker is killed, long enough for some documents to be read between two kills.
 */
const longestLifeMs = proofSize({ short: 2_000, whole: 6_000 });
const people = 8;

let product: UploadTestBed;
beforeEach(async () => void (product = await startUploads()));
afterEach(() => product.stop());

const tell = (figures: object) => console.log(JSON.stringify({ seed, ...figures }));
const countBy = (states: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(states, (state) => state)].map(([state, all]) => [state, all.length]));
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

type UploadingPerson = Awaited<ReturnType<UploadTestBed["aClient"]>>;

/** Uploads a file and retries with the same idempotency key, as a browser does after a 503. */
async function send({ resumeUploads }: UploadingPerson, file: File): Promise<string> {
  const idempotencyKey = crypto.randomUUID();
  for (let tries = 1; ; tries++) {
    const upload = await resumeUploads
      .parse({ body: {}, files: [file] }, { idempotencyKey })
      .catch((error: unknown) => {
        if (tries === 20) throw error;
        return undefined;
      });
    if (upload) return upload.id;
    await sleep(500);
  }
}

/** Uploads `count` documents at once. */
async function sendAll(count: number): Promise<string[]> {
  const clients = await Promise.all(Array.from({ length: people }, () => product.aClient()));
  const files = await documents(count);
  return Promise.all(files.map((file, index) => send(clients[index % people]!, file)));
}

test(`${sent} documents uploaded at once → none is lost or duplicated, and other requests stay fast`, async () => {
  const reader = await product.aClient();
  let refused = 0;
  const look = async (times: number): Promise<number[]> => {
    const taken: number[] = [];
    for (let left = times; left > 0; left--) {
      const start = performance.now();
      const seen = await reader.accounts.me({}).catch(() => void (refused += 1));
      // A refused request counts as a response time of one second.
      taken.push(seen ? performance.now() - start : 1_000);
      await sleep(20);
    }
    return taken;
  };
  await look(20);
  const before = await look(50);
  const worker = await product.startWorker();
  const begin = performance.now();
  const ids = await sendAll(sent);
  const received = performance.now();
  const during: number[] = [];
  while ((await product.unsettled()) > 0 && performance.now() - begin < 300_000) during.push(...(await look(10)));
  const read = performance.now();
  await sleep(500);
  await worker.stop();

  const rows = await product.uploads();
  tell({
    sent,
    states: countBy(rows.map(({ state, failure }) => failure ?? state)),
    receivedMs: Math.round(received - begin),
    readMs: Math.round(read - begin),
    refused,
    medianBeforeMs: Number(median(before).toFixed(1)),
    medianDuringMs: Number(median(during).toFixed(1)),
  });
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(rows.every(({ state }) => state === "ready")).toBe(true);
  expect(await auditUploads(product)).toEqual([]);
  expect(median(during)).toBeLessThan(median(before) * 5 + 20);
});

test(`worker killed at random while documents are read → each document ends as ready or failed, exactly once (seed ${seed})`, async () => {
  const ids = await sendAll(sent);
  const deaths = { kills: 0, inTheWork: 0 };
  while (deaths.kills < kills && (await product.unsettled()) > 0) {
    const worker = await product.startWorker();
    await sleep(random() * longestLifeMs);
    const [working, reading] = [await product.underWay(), await product.children()];
    await worker.kill();
    deaths.kills += 1;
    if (working > 0 && reading.length > 0) deaths.inTheWork += 1;
    await expect.poll(() => product.children(), { message: "no orphan", timeout: 3_000 }).toEqual([]);
    await product.noticeSilence();
  }
  const survivor = await product.startWorker();
  await product.untilSettled(240);
  await sleep(500);
  await survivor.stop();

  const rows = await product.uploads();
  tell({
    sent,
    ...deaths,
    states: countBy(rows.map(({ state, failure }) => failure ?? state)),
    attempts: countBy(rows.map(({ attempts }) => `${attempts}`)),
  });
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(await auditUploads(product)).toEqual([]);
  expect(await product.children()).toEqual([]);
  expect(deaths.inTheWork).toBeGreaterThan(0);
});
