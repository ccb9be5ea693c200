import { proofSize } from "@orbita/testing";
import { setTimeout as sleep } from "node:timers/promises";
import type { RunningProcess } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditAlerts, startAlerts, type AlertTestBed } from "./support/alerts.ts";
import { seed, seeded } from "./support/random.ts";

const searches = proofSize({ short: 200, whole: 5_000 });
const posts = proofSize({ short: 20, whole: 200 });
/** The approximate duration of the job that runs the saved searches, in milliseconds. The worker is killed within it. */
const runMs = proofSize({ short: 600, whole: 6_000 });
const random = seeded(seed);

let alerts: AlertTestBed;
beforeAll(async () => void (alerts = await startAlerts(searches)));
afterAll(() => alerts.stop());

/** Kills the worker at a random moment after it took the job. Returns the number of matches so far. */
async function killAsking(worker: RunningProcess): Promise<number> {
  await alerts.untilAsk("active");
  await sleep(random() * runMs);
  await worker.kill();
  return alerts.countMatches();
}

test(`${searches} saved searches, ${posts} new posts, two workers killed while they search → each match is notified once (seed ${seed})`, async () => {
  const first = await alerts.startWorker();
  await alerts.publish(posts);
  await alerts.untilRelayed();
  await alerts.askNow();
  const leftBy = [await killAsking(first)];
  await alerts.askNow();
  leftBy.push(await killAsking(await alerts.startWorker()));

  await alerts.askNow();
  const survivor = await alerts.startWorker();
  await alerts.untilAsk("active");
  const begin = performance.now();
  await alerts.untilAsk("completed");
  const seconds = Math.round((performance.now() - begin) / 100) / 10;
  await survivor.stop();

  const { expected, ...found } = await auditAlerts(alerts);
  console.log(JSON.stringify({ seed, searches, posts, expected, leftBy, lastRunSeconds: seconds, ...found }));
  expect(expected).toBeGreaterThanOrEqual(searches);
  expect(found).toEqual({ matches: expected, told: expected, missing: 0, strange: 0, miscounted: 0 });
});
