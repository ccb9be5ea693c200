import { handleJob, type JobHandler, type Routine } from "../kernel/work.ts";
import { adoptFiles, retryReadings } from "./retry-readings.ts";
import { readDocument } from "./jobs.ts";
import { readUpload } from "./read-upload.ts";

export const resumeUploadJobHandlers: readonly JobHandler[] = [
  // Two readings at once, because each takes a process and a CPU core. A slow reading must not block the other slot.
  handleJob(readDocument, (ctx, payload) => readUpload(ctx, payload), { atOnce: 2 }),
];

export const resumeUploadRoutines: readonly Routine[] = [
  { name: "resumeUploads.again", cron: "* * * * *", run: (ctx) => retryReadings(ctx) },
  { name: "resumeUploads.adopt", cron: "50 * * * *", run: (ctx) => adoptFiles(ctx) },
];
