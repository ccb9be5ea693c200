import { connect } from "@orbita/db";
import { saveFairnessRun, saveJobFairnessRun } from "@orbita/features/work";
import { connectSearch } from "@orbita/platform";
import { pino } from "pino";
import { readIndexConfig } from "../config.ts";

/** Checks that personal attributes change neither the order of talent search nor that of the jobs that fit a CV: node apps/worker/src/cli/fairness.ts [profiles]. */
const profiles = Number(process.argv[2] ?? 1_000);
if (!Number.isInteger(profiles) || profiles < 1) {
  process.stderr.write("usage: fairness.ts [profiles]\n");
  process.exit(2);
}

const config = readIndexConfig();
const db = connect({ url: config.DATABASE_URL, max: 3, applicationName: "fairness" });
const search = connectSearch(config.OPENSEARCH_URL, config.OPENSEARCH_PREFIX);
try {
  for (const [what, save] of [
    ["searches", saveFairnessRun],
    ["lists of jobs", saveJobFairnessRun],
  ] as const) {
    const start = performance.now();
    const run = await save({ db, search, now: new Date(), log: pino() }, profiles);
    for (const { kind, changes } of run.swaps) process.stdout.write(`${kind}: ${changes} changes of order\n`);
    const seconds = Math.round((performance.now() - start) / 1_000);
    process.stdout.write(`${run.profiles} profiles, ${run.queries} ${what}, ${seconds} s\n`);
    if (run.swaps.some(({ changes }) => changes > 0)) process.exitCode = 1;
  }
} finally {
  await Promise.all([db.destroy(), search.close()]);
}
