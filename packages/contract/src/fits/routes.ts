import { z } from "zod";
import { jobPostId } from "../job-posts/schema.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { jobFitCounts, jobFitDetail, jobFitLimits, jobFits, notForMe, notForMeReason } from "./schema.ts";

const byJob = z.object({ id: jobPostId });

export const jobFitRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/me/job-fits",
    area: "any",
    summary: "List the open jobs that fit the caller's CV, within the caller's limits; only the caller sees them",
    query: z.object({
      page: z.coerce.number().int().min(0).default(0),
      size: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: jobFits,
    errors: [],
  }),
  read: defineRoute({
    method: "GET",
    path: "/me/job-fits/{id}",
    area: "any",
    summary:
      "Compare an open job with the caller's CV, requirement by requirement, with the smallest step for each gap",
    params: byJob,
    response: jobFitDetail,
    errors: ["jobPost.notFound", "jobPost.closed"],
  }),
  counts: defineRoute({
    method: "POST",
    path: "/me/job-fit-counts",
    area: "any",
    safe: true,
    summary: "Count the met requirements of the given jobs, for their rows; without jobs that are closed or name none",
    body: z.strictObject({ ids: z.array(jobPostId).max(jobFitLimits.counts) }).meta({ id: "JobFitCountsRequest" }),
    response: z.array(jobFitCounts),
    errors: [],
  }),
  notForMe: defineRoute({
    method: "GET",
    path: "/me/job-fit-reasons",
    area: "any",
    summary: "List the jobs that the caller marked as not for them, with the reasons and their effects, newest first",
    response: z.array(notForMe),
    errors: [],
  }),
  addReason: defineRoute({
    method: "PUT",
    path: "/me/job-fit-reasons/{id}",
    area: "any",
    summary: "Mark an open job as not for the caller: hides it from the fits and changes the next ones; idempotent",
    params: byJob,
    body: z.strictObject({ reason: notForMeReason }).meta({ id: "NotForMeRequest" }),
    response: notForMe,
    errors: ["jobPost.notFound", "jobFit.tooManyReasons"],
  }),
  removeReason: defineRoute({
    method: "DELETE",
    path: "/me/job-fit-reasons/{id}",
    area: "any",
    summary: "Undo the mark on a job and the effect of its reason; idempotent",
    params: byJob,
    response: nothing,
    errors: [],
  }),
};
