import { connect, deadLettersOf, inTransaction, listDeadLetters, openJobs, queueRows } from "@orbita/db";
import { readDatabaseConfig } from "../config.ts";

/** Lists, shows or reruns dead-letter jobs: node apps/worker/src/cli/dead-letters.ts list | show <queue> | rerun <queue> [id] */
const [command, queue, id] = process.argv.slice(2);
const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);

const url = readDatabaseConfig().DATABASE_URL;
const db = connect({ url, max: 2, applicationName: "dead-letters" });
const jobs = await openJobs({ url, jobs: [], onError: () => {} });
const rerun = (from: string) =>
  inTransaction(db, { actorId: null, requestId: "dead-letters" }, (tx) => deadLettersOf(jobs.boss).rerun(tx, from, id));
try {
  if (command === "list")
    (await queueRows(db))
      .filter(({ dead }) => dead > 0)
      .forEach(({ name, dead }) => print({ queue: name, count: dead }));
  else if (command === "show" && queue) (await listDeadLetters(db, { queue })).forEach(print);
  else if (command === "rerun" && queue) print({ rerun: await rerun(queue) });
  else {
    process.stderr.write("usage: dead-letters.ts list | show <queue> | rerun <queue> [id]\n");
    process.exitCode = 2;
  }
} finally {
  await Promise.all([jobs.stop(), db.destroy()]);
}
