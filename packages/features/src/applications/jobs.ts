import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Runs when the undo window is over: notifies the talent of a step, unless it was undone. */
export const notifyStepJob = defineJob("applications.tell", z.object({ applicationId: z.uuid(), stepId: z.uuid() }), {
  notify: true,
});
