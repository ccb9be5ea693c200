import { closingAnswer } from "@orbita/contract";
import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Enqueued when a post is closed for good: notifies the candidates who applied until `closedAt`. */
export const jobPostClosed = defineJob(
  "jobPosts.closed",
  z.object({
    jobPostId: z.uuid(),
    closedAt: z.iso.datetime(),
    /** The reply to the candidates of the closed post. Its author (`by`) is the user who closed the post. */
    answer: closingAnswer.extend({ by: z.uuid() }).optional(),
  }),
);
