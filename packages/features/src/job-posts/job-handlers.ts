import type { ReasonCode } from "@orbita/contract";
import { runInBatches, type Routine, type WorkWriteCtx } from "../kernel/work.ts";
import { askWhetherOpen, expireJobPosts, remindOfExpiry, suspendUnanswered } from "./expire-job-posts.ts";

/** Runs the work in batches, each in its own transaction, until a batch is empty. */
const untilDone =
  (why: ReasonCode, work: (ctx: WorkWriteCtx) => Promise<number>): Routine["run"] =>
  ({ write }) =>
    runInBatches(1, () => write(why, work));

/** The routines of job posts. Posts close within an hour of their expiry; questions and reminders are sent in the morning. */
export const jobPostRoutines: readonly Routine[] = [
  { name: "jobPosts.expire", cron: "5 * * * *", run: untilDone("expired", (ctx) => expireJobPosts(ctx)) },
  {
    name: "jobPosts.suspendUnanswered",
    cron: "15 * * * *",
    run: untilDone("noAnswer", (ctx) => suspendUnanswered(ctx)),
  },
  { name: "jobPosts.askStillOpen", cron: "20 9 * * *", run: untilDone("still open?", (ctx) => askWhetherOpen(ctx)) },
  { name: "jobPosts.remindOfExpiry", cron: "25 9 * * *", run: untilDone("reminder", (ctx) => remindOfExpiry(ctx)) },
];
