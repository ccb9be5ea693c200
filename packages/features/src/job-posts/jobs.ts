import { closingAnswer } from "@orbita/contract";
import { defineJob } from "@orbita/db";
import { z } from "zod";

/** It left publication for good, at that moment: who applied until then is told. */
export const jobPostClosed = defineJob(
  "jobPosts.closed",
  z.object({
    jobPostId: z.uuid(),
    closedAt: z.iso.datetime(),
    /** And answered, in the name of who closed it. */
    answer: closingAnswer.extend({ by: z.uuid() }).optional(),
  }),
);
