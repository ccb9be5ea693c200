import { inLots, type Routine, type WorkTx } from "../kernel/work.ts";
import { askStillOpen, expireJobPosts, remindOfExpiry, suspendUnanswered } from "./by-the-clock.ts";

/** Repeats in batches, each in its own transaction. */
const untilDone =
  (why: string, work: (ctx: WorkTx) => Promise<number>): Routine["run"] =>
  ({ write }) =>
    inLots(1, () => write(why, work));

/** Posts close within an hour of their expiry; questions and reminders are sent in the morning. */
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
