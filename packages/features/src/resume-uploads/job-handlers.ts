import { handleJob, type JobHandler, type Routine } from "../kernel/work.ts";
import { adoptFiles, readAgain } from "./by-the-clock.ts";
import { readDocument } from "./jobs.ts";
import { readUpload } from "./read-document.ts";

export const resumeUploadJobHandlers: readonly JobHandler[] = [
  // Each reading takes a process and a CPU core; a slow reading must not block the other slot.
  handleJob(readDocument, (ctx, payload) => readUpload(ctx, payload), { atOnce: 2 }),
];

export const resumeUploadRoutines: readonly Routine[] = [
  { name: "resumeUploads.again", cron: "* * * * *", run: (ctx) => readAgain(ctx) },
  { name: "resumeUploads.adopt", cron: "50 * * * *", run: (ctx) => adoptFiles(ctx) },
];
