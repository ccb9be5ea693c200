import { defineJob } from "@orbita/db";
import { z } from "zod";

export const jobPostNotices = ["jobPostStillOpen", "jobPostSuspended", "jobPostExpiring", "jobPostExpired"] as const;
export type JobPostNotice = (typeof jobPostNotices)[number];

/** To one of those who may answer: what the clock did to a post, or will do. */
export const sendJobPostNotice = defineJob(
  "jobPosts.sendNotice",
  z.object({ userId: z.uuid(), jobPostId: z.uuid(), notice: z.enum(jobPostNotices) }),
);

/** It left publication for good, at that moment: who applied until then is told. */
export const jobPostClosed = defineJob(
  "jobPosts.closed",
  z.object({ jobPostId: z.uuid(), closedAt: z.iso.datetime() }),
);
