import { defineJob } from "@orbita/db";
import { z } from "zod";

/**
 * Reads one document. Somebody waits, so the worker hears of it at once; and there is at most one for an upload, waiting or
 * running, so that who finds an upload unread may ask again without looking.
 */
export const readDocument = defineJob("resumeUploads.read", z.object({ id: z.uuid() }), {
  notify: true,
  policy: "exclusive",
  retryDelay: 1,
  heartbeatSeconds: 15,
  // Above what the reader allows itself, with the object's way here.
  expireInSeconds: 240,
});
