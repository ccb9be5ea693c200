import { defineJob } from "@orbita/db";
import { z } from "zod";

/**
 * Reads one uploaded CV. A user is waiting, so the worker is notified at once. The exclusive policy allows one waiting or running job per upload, so
 * that callers can enqueue it again without checking.
 */
export const readDocument = defineJob("resumeUploads.read", z.object({ id: z.uuid() }), {
  notify: true,
  policy: "exclusive",
  retryDelay: 1,
  heartbeatSeconds: 15,
  // Timeout of the job, longer than the reader's own timeout plus the download of the file.
  expireInSeconds: 240,
});
