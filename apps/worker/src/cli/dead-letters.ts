import { openJobs } from "@orbita/db";
import { readDatabaseConfig } from "../config.ts";
import { listDeadLetters, rerunDeadLetters, showDeadLetters } from "../dead-letters.ts";

/** node apps/worker/src/cli/dead-letters.ts list | show <queue> | rerun <queue> [id] */
const [command, queue, id] = process.argv.slice(2);
const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);

const jobs = await openJobs({ url: readDatabaseConfig().DATABASE_URL, jobs: [], onError: () => {} });
try {
  if (command === "list") (await listDeadLetters(jobs.boss)).forEach(print);
  else if (command === "show" && queue) (await showDeadLetters(jobs.boss, queue)).forEach(print);
  else if (command === "rerun" && queue) print({ rerun: await rerunDeadLetters(jobs.boss, queue, id) });
  else {
    process.stderr.write("usage: dead-letters.ts list | show <queue> | rerun <queue> [id]\n");
    process.exitCode = 2;
  }
} finally {
  await jobs.stop();
}
