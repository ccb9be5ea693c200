import { defineJob } from "@orbita/db";
import { z } from "zod";

/** One run, to its end. One whose worker fell is given to another, so often that a bad night does not end it. */
export const carryOutRun = defineJob("runs.carryOut", z.object({ runId: z.uuid() }), {
  notify: true,
  retryLimit: 20,
  retryBackoff: true,
  retryDelayMax: 5,
  expireInSeconds: 6 * 3_600,
});
