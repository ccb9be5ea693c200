import { closingAnswer } from "@orbita/contract";
import { defineJob } from "@orbita/db";
import { z } from "zod";

/** The post was closed for good at `closedAt`: candidates who applied until then are notified. */
export const jobPostClosed = defineJob(
  "jobPosts.closed",
  z.object({
    jobPostId: z.uuid(),
    closedAt: z.iso.datetime(),
    /** The reply to the candidates, with the user who closed the post as its author. */
    answer: closingAnswer.extend({ by: z.uuid() }).optional(),
  }),
);
