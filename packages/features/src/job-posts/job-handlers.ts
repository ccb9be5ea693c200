import { inLots, type Routine, type WorkTx } from "../kernel/work.ts";
import { askStillOpen, expireJobPosts, remindOfExpiry, suspendUnanswered } from "./by-the-clock.ts";

/** Some at a time, each lot in a transaction of its own. */
const untilDone =
  (why: string, work: (ctx: WorkTx) => Promise<number>): Routine["run"] =>
  ({ write }) =>
    inLots(1, () => write(why, work));

/** What ends, ends within the hour; what asks people something reaches them in the morning. */
export const jobPostRoutines: readonly Routine[] = [
  { name: "jobPosts.expire", cron: "5 * * * *", run: untilDone("expired", (ctx) => expireJobPosts(ctx)) },
  {
    name: "jobPosts.suspendUnanswered",
    cron: "15 * * * *",
    run: untilDone("noAnswer", (ctx) => suspendUnanswered(ctx)),
  },
  { name: "jobPosts.askStillOpen", cron: "20 9 * * *", run: untilDone("still open?", (ctx) => askStillOpen(ctx)) },
  { name: "jobPosts.remindOfExpiry", cron: "25 9 * * *", run: untilDone("reminder", (ctx) => remindOfExpiry(ctx)) },
];
