import { handleJob, type JobHandler, type Routine } from "../kernel/work.ts";
import { adoptFiles, retryReadings } from "./retry-readings.ts";
import { readDocument } from "./jobs.ts";
import { readUpload } from "./read-upload.ts";

export const resumeUploadJobHandlers: readonly JobHandler[] = [
  // A worker reads two CVs at once, because each reading takes a process and a CPU core. A slow reading must not block the other one.
  handleJob(readDocument, (ctx, payload) => readUpload(ctx, payload), { atOnce: 2 }),
];

export const resumeUploadRoutines: readonly Routine[] = [
  { name: "resumeUploads.again", cron: "* * * * *", run: (ctx) => retryReadings(ctx) },
  { name: "resumeUploads.adopt", cron: "50 * * * *", run: (ctx) => adoptFiles(ctx) },
];
