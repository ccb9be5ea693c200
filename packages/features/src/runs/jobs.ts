import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Executes one run to its end. If a worker crashes, another one continues; the retry limit is high enough for a longer outage. */
export const carryOutRun = defineJob("runs.carryOut", z.object({ runId: z.uuid() }), {
  notify: true,
  retryLimit: 20,
  retryBackoff: true,
  retryDelayMax: 5,
  expireInSeconds: 6 * 3_600,
});
