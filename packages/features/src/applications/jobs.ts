import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Notifies the talent of a step when its undo window is over, unless the step was undone. */
export const notifyStepJob = defineJob("applications.tell", z.object({ applicationId: z.uuid(), stepId: z.uuid() }), {
  notify: true,
});
