import { proofSize, type RunningProcess } from "@orbita/testing";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seed, seeded } from "./support/random.ts";
import { startWeeklyFits, type WeeklyFitsTestBed } from "./support/weekly-fits.ts";

const people = proofSize({ short: 200, whole: 5_000 });
const posts = proofSize({ short: 10, whole: 100 });
/** The approximate duration of the run, in milliseconds. The worker is killed within it. */
const runMs = proofSize({ short: 8_000, whole: 200_000 });
const random = seeded(seed);

let bed: WeeklyFitsTestBed;
beforeAll(async () => void (bed = await startWeeklyFits({ people, posts })));
afterAll(() => bed.stop());

/** Kills the worker at a random moment after it took the job. Returns the number of mailings so far. */
async function killSending(worker: RunningProcess): Promise<number> {
  await bed.untilSend("active");
  await sleep((0.2 + random() / 2) * runMs);
  await worker.kill();
  return bed.countMailings();
}

test(`${people} people with jobs that fit, two workers killed while they send → one notification and one mail each (seed ${seed})`, async () => {
  const first = await bed.startWorker();
  await bed.publish();
  await bed.untilRelayed();
  await bed.sendNow();
  const leftBy = [await killSending(first)];
  await bed.sendNow();
  leftBy.push(await killSending(await bed.startWorker()));

  await bed.sendNow();
  const survivor = await bed.startWorker();
  await bed.untilSend("active");
  const begin = performance.now();
  await bed.untilSend("completed");
  const seconds = (performance.now() - begin) / 1_000;
  await survivor.stop();

  const perSecond = Math.round((people - leftBy.at(-1)!) / seconds);
  console.log(
    JSON.stringify({ seed, people, posts, leftBy, lastRunSeconds: Math.round(seconds * 10) / 10, perSecond }),
  );
  expect(await bed.audit()).toEqual({ people, mailings: people, notifications: people, mails: people });
});
