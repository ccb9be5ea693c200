import { defineJob } from "@orbita/db";
import { z } from "zod";

/** When the time to undo is over: the talent is told of a step, unless it was taken back. */
export const tellStep = defineJob("applications.tell", z.object({ applicationId: z.uuid(), stepId: z.uuid() }), {
  notify: true,
});
