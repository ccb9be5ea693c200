import type { FairnessRun } from "@orbita/contract";
import { alone, type Db } from "@orbita/db";
import type { SearchClient } from "@orbita/platform";
import { findFits } from "../fits/index.ts";
import type { Routine, WorkCtx } from "../kernel/work.ts";
import { presentResume } from "../resumes/index.ts";
import { changesIn } from "./fairness.ts";
import { identitySwapsForJobs, makePerson, rowOf, swapIdentity, type SyntheticPerson } from "./fairness-people.ts";
import { findGround, saveRun } from "./fairness-queries.ts";

type FairnessCtx = { readonly db: Db; readonly search: SearchClient; readonly now: Date };

/** The ids of the open jobs that fit a synthetic person, in order. */
async function orderOf({ db, search, now }: FairnessCtx, person: SyntheticPerson): Promise<string[]> {
  const resume = presentResume(rowOf(person, now), now);
  const { fits } = await findFits({ tx: db, search, now }, { resume, wishes: null, without: [] });
  return fits.map(({ job }) => job.id);
}

/** How often the comparison of one person is repeated if jobs were published in the meantime. */
const tries = 3;

/** For each swap, the number of positions of the list that changed. */
async function changesOf(ctx: FairnessCtx, person: SyntheticPerson, seed: string, left = tries): Promise<number[]> {
  const before = await orderOf(ctx, person);
  const changes: number[] = [];
  for (const kind of identitySwapsForJobs)
    changes.push(changesIn(before, await orderOf(ctx, swapIdentity(person, kind, seed))));
  if (left === 1 || changes.every((count) => count === 0)) return changes;
  // The open jobs are real: a job that was published or closed between two lists is no change of order.
  const isStable = changesIn(before, await orderOf(ctx, person)) === 0;
  return isStable ? changes : changesOf(ctx, person, seed, left - 1);
}

/**
 * The counterfactual fairness test in the direction of talents: generates people from the date, lists the open jobs that fit each, and lists
 * them again with another name, gender, year of birth, address or nationality. The test neither reads nor writes personal data.
 */
function runJobFairness(ctx: FairnessCtx, profiles = 1_000): Promise<FairnessRun> {
  return alone(ctx.db, "job-fairness", async () => {
    const seed = ctx.now.toISOString().slice(0, 10);
    const ground = await findGround(ctx.db, ctx.now);
    const sums = identitySwapsForJobs.map(() => 0);
    for (let number = 0; number < profiles; number++) {
      const changes = await changesOf(ctx, makePerson(ground, seed, number), seed);
      for (const [at, count] of changes.entries()) sums[at]! += count;
    }
    const swaps = identitySwapsForJobs.map((kind, at) => ({ kind, changes: sums[at]! }));
    return { at: ctx.now.toISOString(), profiles, queries: profiles, swaps };
  });
}

/** Runs the test and stores its result for the public page. A change in order is a bug on our side, so it is logged as an error. */
export async function saveJobFairnessRun({ log, ...ctx }: FairnessCtx & Pick<WorkCtx, "log">, profiles?: number) {
  const run = await runJobFairness(ctx, profiles);
  await saveRun(ctx.db, "jobs", run);
  if (run.swaps.some(({ changes }) => changes > 0)) log.error({ run }, "a person's identity changed the order of jobs");
  return run;
}

export const jobFairnessRoutines: readonly Routine[] = [
  {
    name: "talentSearch.jobFairness",
    cron: "50 4 * * *",
    run: async (ctx) => void (await saveJobFairnessRun(ctx)),
  },
];
