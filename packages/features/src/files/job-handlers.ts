import { handleJob, type JobHandler, type Routine } from "../kernel/work.ts";
import { removeObjects } from "./jobs.ts";
import { removeLeaving, sweepFiles } from "./sweep-files.ts";

export const fileJobHandlers: readonly JobHandler[] = [
  handleJob(removeObjects, (ctx, { id }) => removeLeaving(ctx, id)),
];

export const fileRoutines: readonly Routine[] = [
  { name: "files.sweep", cron: "35 * * * *", run: (ctx) => sweepFiles(ctx) },
];
